"""The thirty guests as data: alignment, group, tokens and what each of them wants of an inn."""

from __future__ import annotations

from typing import Literal, NamedTuple

from fae_tabletop.games.enchanted_ivy.wishes import (
    At,
    Balanced,
    Compared,
    Corridor,
    Count,
    Each,
    Even,
    Flat,
    Gossip,
    Item,
    Kinds,
    Least,
    Look,
    Mirror,
    Patch,
    Run,
    Steps,
    ToDoor,
    When,
    Wish,
)

GuestId = Literal[
    "monk", "mystery_knight", "painter", "bee_countess", "hedge_dragon", "topiary_ghost",
    "owl_astronomer", "kite_maker", "weathercock", "teacup_smuggler", "lamplighter", "vampire_tailor",
    "opera_toad", "mole_duke", "judge_heron", "racing_tortoise", "gossiping_mushroom", "homesick_giant",
    "chess_phantom", "mirror_maker", "perfumer", "tax_imp", "fire_salamander", "ghostly_accountant",
    "scarecrow", "candle_twins", "feuding_cousins", "raven_courier", "granny_patchwork", "lost_prince",
]  # fmt: skip
"""A guest card; several guests have more than one token."""
Alignment = Literal["sunny", "shady"]
Group = Literal["1", "2", "3", "4", "5", "6", "7", "8", "A", "B", "C"]


class Guest(NamedTuple):
    """A guest card: its tokens, and the wishes whose points add up."""

    alignment: Alignment
    group: Group
    tokens: int
    wishes: tuple[Wish, ...]


GUESTS: dict[GuestId, Guest] = {
    "monk": Guest(
        "sunny",
        "1",
        1,
        (
            Flat(8),
            Each(Count(Item("guest"), "touching"), -2),
        ),
    ),
    "mystery_knight": Guest(
        "shady",
        "1",
        1,
        (
            When(Compared(Count(Item("guest"), "right"), "==", 0), 4),
            When(Compared(Count(Item("guest"), "left"), "==", 0), 4),
        ),
    ),
    "painter": Guest("sunny", "1", 1, (Look(Item("guest"), (0, 4, 3, 2)),)),
    "bee_countess": Guest("sunny", "2", 1, (Kinds("flower", "orth", (0, 0, 3, 6, 10)),)),
    "hedge_dragon": Guest("shady", "2", 1, (Patch(1, 2, most=9),)),
    "topiary_ghost": Guest(
        "shady",
        "2",
        1,
        (
            Each(
                Count(Item("card", joined=False), "orth"),
                3,
                most=9,
                only_if=Compared(Count(Item("card", joined=True), "orth"), "==", 1),
            ),
        ),
    ),
    "owl_astronomer": Guest(
        "shady",
        "3",
        1,
        (
            When(At("top_row"), 3),
            Each(Count(Item("wall"), "down"), 2, most=6),
        ),
    ),
    "kite_maker": Guest("sunny", "3", 1, (Each(Count(Item("gap"), "touching"), 4, most=8),)),
    "weathercock": Guest("shady", "3", 1, (Each(Count(Item("edge"), "own"), 3, most=9),)),
    "teacup_smuggler": Guest("shady", "4", 1, (ToDoor((0, 3, 6, 8, 9)),)),
    "lamplighter": Guest("sunny", "4", 1, (Each(Count(Item("guest", align="shady"), "cross"), 2, most=10),)),
    "vampire_tailor": Guest(
        "shady",
        "4",
        1,
        (
            Each(Count(Item("guest", align="shady"), "diag"), 3, most=9),
            Each(Count(Item("guest", align="sunny"), "orth"), -2),
        ),
    ),
    "opera_toad": Guest("sunny", "5", 1, (Each(Count(Item("balcony"), "lower"), 1, most=9),)),
    "mole_duke": Guest(
        "shady",
        "5",
        1,
        (
            When(At("bottom_row"), 3),
            Each(Count(Item("wall"), "orth"), 2, most=6),
        ),
    ),
    "judge_heron": Guest(
        "sunny",
        "5",
        1,
        (
            When(
                Balanced(
                    Count(Item("guest", align="sunny"), "touching"),
                    Count(Item("guest", align="shady"), "touching"),
                    1,
                ),
                5,
            ),
            When(
                Balanced(
                    Count(Item("guest", align="sunny"), "touching"),
                    Count(Item("guest", align="shady"), "touching"),
                    2,
                ),
                4,
            ),
        ),
    ),
    "racing_tortoise": Guest("sunny", "6", 1, (Run(Item("wall"), (0, 2, 5, 8, 11)),)),
    "gossiping_mushroom": Guest("shady", "6", 1, (Gossip(2, most=10),)),
    "homesick_giant": Guest(
        "sunny",
        "6",
        1,
        (
            Each(Count(Item("wall"), "touching"), 1, most=8),
            When(Compared(Count(Item("guest"), "orth"), "==", 0), 3),
        ),
    ),
    "chess_phantom": Guest("shady", "7", 1, (Each(Count(Item("guest"), "diagonals"), 2, most=10),)),
    "mirror_maker": Guest("sunny", "7", 1, (Mirror(4, most=12),)),
    "perfumer": Guest("sunny", "7", 1, (Each(Count(Item("card", flower="own"), "touching"), 3, most=9),)),
    "tax_imp": Guest(
        "shady", "8", 1, (Least(Count(Item("guest"), "row"), Count(Item("guest"), "column"), 4, most=12),)
    ),
    "fire_salamander": Guest("sunny", "8", 1, (Each(Count(Item("guest"), "by_door"), 2, most=10),)),
    "ghostly_accountant": Guest(
        "shady",
        "8",
        1,
        (
            When(Even(Count(Item("guest"), "row")), 3),
            When(Even(Count(Item("guest"), "column")), 3),
            When(Even(Count(Item("guest"), "touching")), 3),
        ),
    ),
    "scarecrow": Guest(
        "sunny", "A", 4, (When(Compared(Count(Item("guest", same=True), "lines"), "==", 0), 5),)
    ),
    "candle_twins": Guest("shady", "B", 2, (Corridor((0, 4, 7, 10)),)),
    "feuding_cousins": Guest("shady", "B", 2, (Steps(Item("guest", same=True), (0, 0, 2, 3, 5, 6, 8)),)),
    "raven_courier": Guest(
        "shady", "C", 2, (Each(Count(Item("card", flower="marigold"), "touching"), 3, most=9),)
    ),
    "granny_patchwork": Guest("sunny", "C", 1, (Kinds("thing", "orth", (0, 0, 3, 6, 9)),)),
    "lost_prince": Guest("sunny", "C", 1, (Steps(Item("guest", align="sunny"), (0, 0, 2, 5, 9)),)),
}

IDS: tuple[GuestId, ...] = tuple(GUESTS)
NUMBER: dict[str, int] = {guest: number for number, guest in enumerate(IDS)}
"""The number of each guest: its place in ``IDS``."""
SUNNY: tuple[bool, ...] = tuple(guest.alignment == "sunny" for guest in GUESTS.values())
NUMBERED_GROUPS: tuple[Group, ...] = ("1", "2", "3", "4", "5", "6", "7", "8")
"""Groups of three tokens each."""
LETTERED_GROUPS: tuple[Group, ...] = ("A", "B", "C")
"""Groups of four tokens each."""


def members(group: Group) -> tuple[GuestId, ...]:
    """Return the guests of a group."""
    return tuple(guest for guest, card in GUESTS.items() if card.group == group)
