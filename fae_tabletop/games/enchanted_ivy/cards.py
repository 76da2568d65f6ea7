"""The twenty ivy cards as data: their flowers and where the ivy reaches an edge; and what the doors are called."""

from __future__ import annotations

from typing import Literal, NamedTuple

CardId = Literal[
    "R1", "R2", "R3", "R4", "M1", "M2", "M3", "M4", "B1", "B2", "B3", "B4", "F1", "F2", "F3", "F4",
    "D1", "D2", "D3", "D4",
]  # fmt: skip
"""A card by its flower and a number."""
Flower = Literal["rose", "marigold", "bluebell", "foxglove", "daisy"]
Edge = Literal["top", "right", "bottom", "left"]
Side = Literal["balcony", "wall"]
DoorId = Literal["start", "A", "B", "C", "D", "E"]
"""The starting door and the five secret ones."""

DOORS: tuple[DoorId, ...] = ("start", "A", "B", "C", "D", "E")
FLOWERS: tuple[Flower, ...] = ("rose", "marigold", "bluebell", "foxglove", "daisy")
SIDES: tuple[Edge, ...] = ("top", "right", "bottom", "left")
"""The edges in the order in which ``Edges`` holds them."""
POSITIONS = 3
"""Places on an edge that ivy may reach: top and bottom from the left, left and right from the top."""


class Edges(NamedTuple):
    """Where ivy reaches the four edges, three bits each, the first position highest."""

    top: int
    right: int
    bottom: int
    left: int


_PRINTED: dict[CardId, str] = {
    "R1": "101 100 000 000", "R2": "000 010 010 011", "R3": "001 000 010 110", "R4": "010 001 100 001",
    "M1": "001 010 000 100", "M2": "000 000 111 010", "M3": "100 000 110 100", "M4": "100 010 011 000",
    "B1": "010 100 010 000", "B2": "000 110 100 010", "B3": "101 100 001 000", "B4": "010 000 000 111",
    "F1": "000 101 000 001", "F2": "010 001 001 010", "F3": "010 111 000 000", "F4": "001 000 011 100",
    "D1": "010 100 100 000", "D2": "100 001 001 001", "D3": "001 011 000 001", "D4": "100 000 101 100",
}  # fmt: skip
"""Top, right, bottom and left of each card, upright; both faces show the same picture (I4)."""

IDS: tuple[CardId, ...] = tuple(_PRINTED)
NUMBER: dict[str, int] = {card: number for number, card in enumerate(IDS)}
"""The number of each card: its place in ``IDS``."""
FLOWER: tuple[int, ...] = tuple("RMBFD".index(card[0]) for card in IDS)
"""The flower of each card as its place in ``FLOWERS``."""


def _backwards(edge: int) -> int:
    return (edge & 1) << 2 | edge & 2 | edge >> 2


def half_turned(edges: Edges) -> Edges:
    """Return the edges of a card turned by 180 degrees (I6)."""
    return Edges(*(_backwards(edge) for edge in (edges.bottom, edges.left, edges.top, edges.right)))


UPRIGHT: tuple[Edges, ...] = tuple(Edges(*(int(edge, 2) for edge in _PRINTED[card].split())) for card in IDS)
"""The edges of each card as printed."""
TURNED: tuple[Edges, ...] = tuple(half_turned(edges) for edges in UPRIGHT)
"""The edges of each card as a wall turned by half."""


def edges_of(card: int, turned: bool) -> Edges:
    """Return where the ivy of a card reaches its edges as it lies."""
    return (TURNED if turned else UPRIGHT)[card]


def segments(edge: int) -> str:
    """Return an edge as it is written: three digits, 1 where the ivy reaches it."""
    return f"{edge:03b}"
