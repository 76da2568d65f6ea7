"""The twenty ivy cards: their flowers, and where ivy reaches their edges (rules 5 and 9)."""

from __future__ import annotations

from typing import Literal, NamedTuple

Flower = Literal["rose", "marigold", "bluebell", "foxglove", "daisy"]
CardId = str
"""A card's name, such as ``R2``."""
Edge = Literal["top", "right", "bottom", "left"]

FLOWERS: tuple[Flower, ...] = ("rose", "marigold", "bluebell", "foxglove", "daisy")
EDGES: tuple[Edge, ...] = ("top", "right", "bottom", "left")
TOP, RIGHT, BOTTOM, LEFT = range(4)
"""Places of the edges in ``REACH``."""


class Card(NamedTuple):
    """A card: its flower, and each edge as three characters, 1 where ivy reaches it.

    Top and bottom are read left to right, left and right top to bottom. Both faces show the same picture (I4).
    """

    id: CardId
    flower: Flower
    top: str
    right: str
    bottom: str
    left: str

    def turned(self) -> Card:
        """Return the card after a half turn, which only walls may make (I6)."""
        return self._replace(
            top=self.bottom[::-1], bottom=self.top[::-1], left=self.right[::-1], right=self.left[::-1]
        )


CARDS: tuple[Card, ...] = (
    Card("R1", "rose", "101", "100", "000", "000"),
    Card("R2", "rose", "000", "010", "010", "011"),
    Card("R3", "rose", "001", "000", "010", "110"),
    Card("R4", "rose", "010", "001", "100", "001"),
    Card("M1", "marigold", "001", "010", "000", "100"),
    Card("M2", "marigold", "000", "000", "111", "010"),
    Card("M3", "marigold", "100", "000", "110", "100"),
    Card("M4", "marigold", "100", "010", "011", "000"),
    Card("B1", "bluebell", "010", "100", "010", "000"),
    Card("B2", "bluebell", "000", "110", "100", "010"),
    Card("B3", "bluebell", "101", "100", "001", "000"),
    Card("B4", "bluebell", "010", "000", "000", "111"),
    Card("F1", "foxglove", "000", "101", "000", "001"),
    Card("F2", "foxglove", "010", "001", "001", "010"),
    Card("F3", "foxglove", "010", "111", "000", "000"),
    Card("F4", "foxglove", "001", "000", "011", "100"),
    Card("D1", "daisy", "010", "100", "100", "000"),
    Card("D2", "daisy", "100", "001", "001", "001"),
    Card("D3", "daisy", "001", "011", "000", "001"),
    Card("D4", "daisy", "100", "000", "101", "100"),
)
"""All cards; inside the rules a card is its place in this tuple."""

IDS: tuple[CardId, ...] = tuple(card.id for card in CARDS)
NUMBER: dict[CardId, int] = {card.id: number for number, card in enumerate(CARDS)}
FLOWER: tuple[int, ...] = tuple(FLOWERS.index(card.flower) for card in CARDS)
"""The place in ``FLOWERS`` of each card's flower."""


def _reach(card: Card) -> tuple[int, int, int, int]:
    """Return the four edges as three bits each, the first character highest."""
    return int(card.top, 2), int(card.right, 2), int(card.bottom, 2), int(card.left, 2)


REACH: tuple[tuple[tuple[int, int, int, int], tuple[int, int, int, int]], ...] = tuple(
    (_reach(card), _reach(card.turned())) for card in CARDS
)
"""``REACH[card][turned][edge]``: where ivy reaches that edge; two cards are joined where two such share a bit (I5)."""
