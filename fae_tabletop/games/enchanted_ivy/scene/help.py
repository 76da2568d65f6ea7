"""The rules of Enchanted Ivy in our own words, and what on the screen each page explains."""

from __future__ import annotations

from fae_tabletop.games.enchanted_ivy.doors import DOOR_IDS
from fae_tabletop.games.enchanted_ivy.guests import GUESTS
from fae_tabletop.games.enchanted_ivy.lore import lore
from fae_tabletop.games.enchanted_ivy.scene.rulings import RULINGS
from fae_tabletop.games.enchanted_ivy.scene.sayings import door_name
from fae_tabletop.games.enchanted_ivy.scoring import IVY_POINTS
from fae_tabletop.ui.handbook import HelpPage, Words


def pages() -> tuple[HelpPage, ...]:
    """Return the pages of help of this game, in the order of the index."""
    return PAGES


def _ivy_table() -> str:
    most = len(IVY_POINTS) - 1
    told = [f"{n} for **{IVY_POINTS[n]}**" for n in range(1, most)]
    return f"Patches and points: {', '.join(told)}, {most} or more for **0**."


def _guests(groups: str) -> tuple[Words, ...]:
    return tuple(
        Words(
            f"{lore().guests[guest.id].wish} *{lore().guests[guest.id].example}*",
            f"{guest.name} ({guest.alignment.capitalize()}, group {guest.group})",
        )
        for guest in GUESTS
        if guest.group in groups
    )


PAGES: tuple[HelpPage, ...] = (
    HelpPage(
        "iv-aim",
        "Enchanted Ivy",
        (
            Words(
                "You build an inn, alone, card by card, and let guests move in. Every guest has wishes of its own; "
                "what is fulfilled when the inn stands is worth points, and so is ivy that hangs together."
            ),
            Words(
                "A chapter of the story asks for so many points: that is **Success**. Some ask for a **High Score** "
                "and **challenges** as well. Nothing holds the story up: it goes on however the inn turned out.",
                "What counts",
            ),
        ),
        ("scenario:", "tab:"),
    ),
    HelpPage(
        "iv-turn",
        "A turn",
        (
            Words(
                "You hold two cards and two guests. Build one card as a **balcony** and the other as a **wall**, in "
                "either order. Then put one of the two guests on the new balcony. Two cards and a guest come anew."
            ),
            Words(
                "Drag a card, or click it and then a lit space. Walls may stand on their heads: the wheel, **R** or "
                "the button below a wall turns it. **Undo** goes back to what was drawn last."
            ),
            Words("One guest is left over at the end, and scores nothing."),
        ),
        ("hand:", "wall:", "token:", "button:turn", "button:undo", "pile:"),
    ),
    HelpPage(
        "iv-plan",
        "The plan",
        (
            Words(
                "The inn must become its plan, which is neither turned nor mirrored; where it lies is open until the "
                "cards settle it. Lit spaces may be built, hatched ones may not, and say why."
            ),
            Words(
                "‘Later’ marks spaces that are filled in every way that is left, faint dashes those that may be, and "
                "open sky a gap that is certain."
            ),
        ),
        ("space:",),
    ),
    HelpPage(
        "iv-ivy",
        "Ivy",
        (
            Words(
                "Every edge of a card has three places. Two neighbours are **joined** where ivy reaches the same place "
                "from both sides. Corners never join, and nothing joins across a gap."
            ),
            Words(
                "Cards that are joined are a **patch**; a card that nothing joins is one by itself. The fewer patches "
                "the whole inn has, the better."
            ),
            Words(_ivy_table()),
            Words(
                "Each patch is traced in its own colour and dashes; lozenges sit where ivy is joined, and larger ones "
                "glow where a card would join it."
            ),
        ),
        ("panel:ivy",),
    ),
    HelpPage(
        "iv-doors",
        "Doors",
        (
            Words(
                "An inn may have one door, hung at any time on a wall of the row that is lowest then. Nothing may be "
                "built below it afterwards. A wall with a door is no wall any more for guests."
            ),
            *(Words(lore().doors[door].text, door_name(door)) for door in DOOR_IDS),
        ),
        ("door:", "button:hang", "button:finish"),
    ),
    HelpPage(
        "iv-words",
        "What guests mean",
        (
            Words("**Touching** are the eight spaces around; **orthogonally** the four along edges."),
            Words("**In the row** and **in the column** is at any distance, over gaps as well."),
            Words(
                "A **wall** is a card wall side up without door and guest. Guests do not count themselves."
            ),
            Words("**Sunny** guests have rays round their token, **Shady** ones a crescent."),
            Words("Choices of a direction, a line or a way are made for you: the best one counts."),
            Words("Click a guest in the list or in the inn to see what gives it its points."),
        ),
        ("guest:", "panel:guests"),
    ),
    HelpPage("iv-guests", "The guests of groups 1 to 4", _guests("1234"), ()),
    HelpPage("iv-guests-2", "The guests of groups 5 to 8", _guests("5678"), ()),
    HelpPage("iv-guests-3", "The guests of groups A to C", _guests("ABC"), ()),
    HelpPage(
        "iv-story",
        "Stickers, shelves and doors",
        (
            Words(
                "Success brings a caterpillar, a High Score a butterfly: put them where you like in the garden."
            ),
            Words(
                "Every challenge that is met in an inn with Success brings a keepsake. Put it on any shelf with room; "
                "a full shelf unlocks its secret door for all inns to come."
            ),
            Words(
                "Finished inns hang in the guest book. A click opens a page, from which a picture can be kept."
            ),
        ),
        ("shelf:", "keepsake:", "sticker:", "inn:", "button:keepsakes", "button:garden", "button:book"),
    ),
    HelpPage(
        "iv-endless",
        "Endless inns",
        (
            Words(
                "Choose a set-up card, two groups of guests with a number and one with a letter, or draw them. The "
                "same seed with the same groups brings the same cards and guests, also to a friend: the button beside "
                "the seed copies a code that says it all, and a code can be typed in. Inns of the best list can be "
                "chosen again."
            ),
            Words("Ranks begin at 50, 60, 70, 80 and 90 points. Your ten best inns are kept."),
        ),
        ("group:", "seed", "best:", "button:groups", "button:copy"),
    ),
    HelpPage(
        "iv-rulings",
        "Rulings",
        tuple(Words(f"**{number}** {sentence}") for number, sentence in RULINGS.items()),
        (),
    ),
)
"""All pages."""
