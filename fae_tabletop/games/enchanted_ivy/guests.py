"""The thirty guests: alignment, group, tokens, and what each of them wishes for (rules 10)."""

from __future__ import annotations

from typing import NamedTuple

from fae_tabletop.games.enchanted_ivy.wishes import (
    Alignment,
    Balconies,
    Cards,
    Colours,
    Count,
    Each,
    Even,
    Exactly,
    Flat,
    Gaps,
    Gossip,
    Guests,
    InRow,
    Least,
    Line,
    Look,
    Mirror,
    OpenEdges,
    Patch,
    Run,
    Same,
    Sorts,
    Steps,
    Walls,
    WallsToDoor,
    When,
    Wish,
)

GuestId = str


class Guest(NamedTuple):
    """A guest: how many tokens it has, its group (1 to 8, A to C), and its preferences, whose points are added."""

    id: GuestId
    name: str
    alignment: Alignment
    group: str
    tokens: int
    wishes: tuple[Wish, ...]


ANYBODY = Guests()
SUNNY, SHADY = Guests("sunny"), Guests("shady")
OWN_KIND = Guests(same=True)
WALLS = Walls()

GUESTS: tuple[Guest, ...] = (
    Guest("monk", "Monk", "sunny", "1", 1, (Flat(8), Each(ANYBODY, "touching", -2))),
    Guest(
        "mystery_knight", "Mystery Knight", "shady", "1", 1,
        (When(Exactly(Count(ANYBODY, "right"), 0), 4), When(Exactly(Count(ANYBODY, "left"), 0), 4)),
    ),
    Guest("painter", "Painter", "sunny", "1", 1, (Look(ANYBODY, (0, 4, 3, 2)),)),
    Guest("bee_countess", "Bee Countess", "sunny", "2", 1, (Colours("orth", (0, 0, 3, 6, 10)),)),
    Guest("hedge_dragon", "Hedge Dragon", "shady", "2", 1, (Patch(per=2, points=1, most=9),)),
    Guest(
        "topiary_ghost", "Topiary Ghost", "shady", "2", 1,
        (
            Each(
                Cards(joined=False), "orth", 3, most=9, only_if=Exactly(Count(Cards(joined=True), "orth"), 1)
            ),
        ),
    ),
    Guest(
        "owl_astronomer", "Owl Astronomer", "shady", "3", 1,
        (When(InRow("top"), 3), Each(WALLS, "down", 2, most=6)),
    ),
    Guest("kite_maker", "Kite Maker", "sunny", "3", 1, (Each(Gaps(), "touching", 4, most=8),)),
    Guest("weathercock", "Runaway Weathercock", "shady", "3", 1, (OpenEdges(3, most=9),)),
    Guest("teacup_smuggler", "Teacup Smuggler", "shady", "4", 1, (WallsToDoor((0, 3, 6, 8, 9)),)),
    Guest("lamplighter", "Lamplighter", "sunny", "4", 1, (Each(SHADY, "cross", 2, most=10),)),
    Guest(
        "vampire_tailor", "Vampire Tailor", "shady", "4", 1,
        (Each(SHADY, "diag", 3, most=9), Each(SUNNY, "orth", -2)),
    ),
    Guest("opera_toad", "Opera Toad", "sunny", "5", 1, (Each(Balconies(), "lower", 1, most=9),)),
    Guest(
        "mole_duke", "Mole Duke", "shady", "5", 1,
        (When(InRow("bottom"), 3), Each(WALLS, "orth", 2, most=6)),
    ),
    Guest(
        "judge_heron", "Judge Heron", "sunny", "5", 1,
        tuple(
            When(Same(Count(SUNNY, "touching"), Count(SHADY, "touching"), least), points)
            for least, points in ((1, 5), (2, 4))
        ),
    ),
    Guest("racing_tortoise", "Racing Tortoise", "sunny", "6", 1, (Run(WALLS, (0, 2, 5, 8, 11)),)),
    Guest("gossiping_mushroom", "Gossiping Mushroom", "shady", "6", 1, (Gossip(2, most=10),)),
    Guest(
        "homesick_giant", "Homesick Giant", "sunny", "6", 1,
        (Each(WALLS, "touching", 1, most=8), When(Exactly(Count(ANYBODY, "orth"), 0), 3)),
    ),
    Guest("chess_phantom", "Chess Phantom", "shady", "7", 1, (Each(ANYBODY, "diagonals", 2, most=10),)),
    Guest("mirror_maker", "Mirror Maker", "sunny", "7", 1, (Mirror(4, most=12),)),
    Guest("perfumer", "Perfumer Skunk", "sunny", "7", 1, (Each(Cards(flower="own"), "touching", 3, most=9),)),
    Guest(
        "tax_imp", "Tax Imp", "shady", "8", 1,
        (Least(Count(ANYBODY, "row"), Count(ANYBODY, "column"), 4, most=12),),
    ),
    Guest("fire_salamander", "Fire-Watch Salamander", "sunny", "8", 1, (Each(ANYBODY, "by_door", 2, most=10),)),
    Guest(
        "ghostly_accountant", "Ghostly Accountant", "shady", "8", 1,
        (
            When(Even(Count(ANYBODY, "row")), 3),
            When(Even(Count(ANYBODY, "column")), 3),
            When(Even(Count(ANYBODY, "touching")), 3),
        ),
    ),
    Guest("scarecrow", "Scarecrow", "sunny", "A", 4, (When(Exactly(Count(OWN_KIND, "lines"), 0), 5),)),
    Guest("candle_twins", "Candle Twins", "shady", "B", 2, (Line((0, 4, 7, 10)),)),
    Guest("feuding_cousins", "Feuding Cousins", "shady", "B", 2, (Steps(OWN_KIND, (0, 0, 2, 3, 5, 6, 8)),)),
    Guest(
        "raven_courier", "Raven Courier", "shady", "C", 2,
        (Each(Cards(flower="marigold"), "touching", 3, most=9),),
    ),
    Guest("granny_patchwork", "Granny Patchwork", "sunny", "C", 1, (Sorts("orth", (0, 0, 3, 6, 9)),)),
    Guest("lost_prince", "Lost Prince", "sunny", "C", 1, (Steps(SUNNY, (0, 0, 2, 5, 9)),)),
)  # fmt: skip
"""All guests; inside the rules a guest is its place in this tuple."""

KIND: dict[GuestId, int] = {guest.id: number for number, guest in enumerate(GUESTS)}
IS_SUNNY: tuple[bool, ...] = tuple(guest.alignment == "sunny" for guest in GUESTS)
NUMBER_GROUPS: tuple[str, ...] = tuple("12345678")
LETTER_GROUPS: tuple[str, ...] = tuple("ABC")


def tokens_of(groups: tuple[str, ...]) -> dict[GuestId, int]:
    """Return the guests of endless ``groups`` and how many tokens each has.

    Raises ValueError unless they are two different number groups and one letter group (I40).
    """
    numbers = [group for group in groups if group in NUMBER_GROUPS]
    letters = [group for group in groups if group in LETTER_GROUPS]
    if len(groups) != 3 or len({*numbers}) != 2 or len(letters) != 1:
        raise ValueError(
            "an endless game takes two different number groups, 1 to 8, and one letter group, A to C"
        )
    return {guest.id: guest.tokens for guest in GUESTS if guest.group in groups}
