"""The pages of help: those of every game, and those that hold at any table."""

from __future__ import annotations

from dataclasses import replace

from fae_tabletop.app.catalog import CATALOG
from fae_tabletop.games.enchanted_ivy.scene.help import pages as ivy_pages
from fae_tabletop.games.enemies_and_lovers.scene.help import pages as enemies_pages
from fae_tabletop.games.enthrone.scene.help import pages as enthrone_pages
from fae_tabletop.games.faekin.scene.help import pages as faekin_pages
from fae_tabletop.ui.handbook import Figure, HelpPage, Row, Words

HOUSE_PAGES = (
    HelpPage(
        "house-keys",
        "Mouse and keys",
        (
            Words(
                "Left click does things, right click or *I* looks closer and never plays. Whatever can be clicked "
                "can be reached with *Tab* and the arrow keys, and done with *Enter* or *Space*.",
            ),
            Words(
                "*Escape* goes back, *F1* explains what is under the pointer, *F11* or *Alt+Enter* is full screen, "
                "*M* turns the sound off and on, *+* and *−* change the size of the words.",
            ),
        ),
        ("button:settings",),
    ),
    HelpPage(
        "house-saving",
        "Saving",
        (
            Words(
                "There is nothing to save: every move is in its file before anybody sees it. Close the window "
                "whenever you like; the title offers *Continue* until the match is over.",
            ),
            Words(
                "*Saved matches* on the title lists them all. Every match can be watched again step by step. "
                "A file that was damaged is listed with the reason and left as it is.",
            ),
        ),
        ("button:continue", "button:matches", "button:leave", "match:", "continue:", "filter:"),
    ),
    HelpPage(
        "house-memory",
        "Looking back",
        (
            Words(
                "Hold the *left* or *right* arrow to go through a match step by step; *Page Up* and *Page Down* go "
                "by ten, *Home* and *End* to its ends, and the keys *[* and *]* set the speed of playing. While a "
                "match runs, *Look back* in its menu shows it from your own chair.",
                "Watching",
            ),
            Words(
                "*Own view* shows what you knew then. *All open* shows every identity, or every hand and Court, at "
                "every step, once the match is over.",
            ),
            Words(
                "*Export* copies a match into one file and says where it lies. Drop such a file on the window to "
                "take it in, also one of a friend’s: it is followed by the rules, never run, and not counted among "
                "your results.",
                "Matches as files",
            ),
            Words(
                "*Statistics* tell how you fared, game by game. The *Gallery* shows every piece and every card large, "
                "and at its full size.",
                "Beyond matches",
            ),
        ),
        (
            "watch:", "export:", "import:", "see:", "button:speed", "slider:step", "button:first", "button:last",
            "button:look-back", "button:statistics", "button:gallery", "button:zoom", "piece:", "wing:",
            "chart:",
        ),
    ),
    HelpPage(
        "house-bots",
        "Honest opponents",
        (
            Words(
                "A bot thinks in a program of its own that is handed what a person in its seat may see, and nothing "
                "else. It cannot peek, whatever its level. Better levels look further ahead, remember more and guess"
                " better.",
            ),
            Row(tuple(Figure(f"cast/{key}", 1.0, name) for key, name in (
                ("pim", "Pim, novice"), ("mossback", "Mossback, easy"), ("saffron", "Saffron, medium"),
                ("old-quillon", "Old Quillon, hard"), ("lady-vesper", "Lady Vesper, expert"),
            )), 92.0),
            Words("*Move now* has a bot answer at once with the best it has found so far."),
        ),
        ("button:move-now", "rival:", "level:"),
    ),
)  # fmt: skip


def all_pages(game: str | None = None) -> tuple[HelpPage, ...]:
    """The help of every game, that of the open one first, then that of the house, each under its heading."""
    games = {
        "enthrone": enthrone_pages(),
        "enemies-and-lovers": enemies_pages(),
        "faekin": faekin_pages(),
        "enchanted-ivy": ivy_pages(),
    }
    order = sorted(games, key=lambda name: name != game)
    parts = [*((CATALOG[name].title, games[name]) for name in order), ("At any table", HOUSE_PAGES)]
    return tuple(replace(page, section=title) for title, pages in parts for page in pages)
