"""The six doors: where each goes and what it is worth (rules 6 and 11)."""

from __future__ import annotations

from typing import Literal, NamedTuple, get_args

DoorId = Literal["start", "A", "B", "C", "D", "E"]
DOOR_IDS: tuple[DoorId, ...] = get_args(DoorId)


class Door(NamedTuple):
    """A door: the row that it goes into, the points that it scores itself, and the points per flower beside it."""

    id: DoorId
    name: str
    row: Literal["bottom", "top"]
    points: int
    per_flower: int = 0


DOORS: dict[DoorId, Door] = {
    "start": Door("start", "Oak Door", "bottom", 3),
    "A": Door("A", "Trellis Gate", "bottom", 2),
    "B": Door("B", "Latecomers' Hatch", "bottom", 2),
    "C": Door("C", "Revolving Door", "bottom", 2),
    "D": Door("D", "Coal Chute", "bottom", 7),
    "E": Door("E", "Balloon Landing", "top", 0, per_flower=2),
}
"""All doors. The Trellis Gate joins, the Hatch lets in, the Revolving Door swaps, the Chute removes."""

JOINS: DoorId = "A"
LETS_IN: DoorId = "B"
SWAPS: DoorId = "C"
REMOVES: DoorId = "D"
