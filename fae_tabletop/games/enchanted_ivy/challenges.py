"""What a challenge asks of a finished inn (rules 12); the conditions are part of a setup, by value."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, NamedTuple

import msgspec

from fae_tabletop.games.enchanted_ivy.grid import bits
from fae_tabletop.games.enchanted_ivy.guests import KIND, GuestId
from fae_tabletop.games.enchanted_ivy.inn import Inn
from fae_tabletop.games.enchanted_ivy.scoring import Score

End = Literal["top", "bottom"]


class _Condition(msgspec.Struct, frozen=True, tag_field="test", forbid_unknown_fields=True):
    """A condition of a challenge."""


class GuestScore(_Condition, frozen=True, tag="guest_score"):
    """At least ``count`` tokens of a guest score ``value`` or more."""

    guest: GuestId
    value: int
    count: int = 1


class GuestSum(_Condition, frozen=True, tag="guest_sum"):
    """All these guests are in the inn and score ``value`` or more together."""

    guests: tuple[GuestId, ...]
    value: int


class AllGuests(_Condition, frozen=True, tag="all_guests"):
    """Every token in the inn scores ``min`` or more."""

    min: int


class Patches(_Condition, frozen=True, tag="patches"):
    """The ivy forms at most ``max`` patches."""

    max: int


class Touch(_Condition, frozen=True, tag="touch"):
    """A token of ``a`` and another token of ``b`` touch each other."""

    a: GuestId
    b: GuestId
    how: Literal["touching", "orth", "diag"]


class RowFlowers(_Condition, frozen=True, tag="row_flowers"):
    """The cards in the top or bottom row show so many different flowers."""

    row: End
    colours: int


class FlowerBed(_Condition, frozen=True, tag="flower_bed"):
    """So many cards of one flower form a group along edges."""

    size: int


class LeftOver(_Condition, frozen=True, tag="left_over"):
    """The token left in the hand is this guest's."""

    guest: GuestId


class MirrorRows(_Condition, frozen=True, tag="mirror_rows"):
    """In so many rows balconies, walls and empty spaces read the same from both sides."""

    rows: int


class GuestEverywhere(_Condition, frozen=True, tag="guest_everywhere"):
    """Every row and every column with cards holds a guest."""


class RowEmpty(_Condition, frozen=True, tag="row_empty"):
    """No guest lives in the top or bottom row."""

    row: End


class DoorByTurn(_Condition, frozen=True, tag="door_by_turn"):
    """The door was placed in this turn or before (I37)."""

    turn: int


Single = (
    GuestScore | GuestSum | AllGuests | Patches | Touch | RowFlowers | FlowerBed | LeftOver | MirrorRows
    | GuestEverywhere | RowEmpty | DoorByTurn
)  # fmt: skip


class Both(_Condition, frozen=True, tag="both"):
    """All of these conditions hold."""

    of: tuple[Single, ...]


Condition = Single | Both


class Challenge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A challenge of a scenario: what it asks, told by name and sentence, and the keepsake that it earns."""

    id: str
    name: str
    text: str
    test: Condition
    keepsake: str
    suggested_shelf: str


class Finished(NamedTuple):
    """A finished inn: itself, its score, the token left in the hand, and the turn in which the door came, from 1."""

    inn: Inn
    score: Score
    left_over: GuestId | None
    door_turn: int | None


def met(condition: Condition, ended: Finished) -> bool:
    """Say whether a finished inn meets a condition; Success is asked for elsewhere (I37)."""
    return _TESTS[type(condition)](condition, ended)


def _scores(ended: Finished, guest: GuestId) -> list[int]:
    """Return what each token of a guest scores."""
    return [ended.score.of(cell) for cell in ended.score.guests if ended.inn.guest[cell] == KIND[guest]]


def _cells(inn: Inn, guest: GuestId) -> list[int]:
    return [cell for cell in bits(inn.guests()) if inn.guest[cell] == KIND[guest]]


def _end_row(inn: Inn, which: End) -> int:
    """Return the cells of the top or bottom row of the inn."""
    grid = inn.ground.grid
    return grid.row_of[grid.highest(inn.cards) if which == "top" else grid.lowest(inn.cards)]


def _guest_score(test: GuestScore, ended: Finished) -> bool:
    return sum(points >= test.value for points in _scores(ended, test.guest)) >= test.count


def _guest_sum(test: GuestSum, ended: Finished) -> bool:
    scores = [_scores(ended, guest) for guest in test.guests]
    return all(scores) and sum(sum(points) for points in scores) >= test.value


def _all_guests(test: AllGuests, ended: Finished) -> bool:
    return all(ended.score.of(cell) >= test.min for cell in ended.score.guests)


def _patches(test: Patches, ended: Finished) -> bool:
    return ended.score.patches <= test.max


def _touch(test: Touch, ended: Finished) -> bool:
    around = ended.inn.ground.grid.regions[test.how]
    others = sum(1 << cell for cell in _cells(ended.inn, test.b))
    return any(around[cell] & others for cell in _cells(ended.inn, test.a))


def _row_flowers(test: RowFlowers, ended: Finished) -> bool:
    row = _end_row(ended.inn, test.row)
    return sum(1 for cells in ended.inn.flowers if cells & row) >= test.colours


def _flower_bed(test: FlowerBed, ended: Finished) -> bool:
    orth = ended.inn.ground.grid.regions["orth"]
    for cells in ended.inn.flowers:
        while cells:
            bed = coming = cells & -cells
            while coming:
                reached = 0
                for cell in bits(coming):
                    reached |= orth[cell]
                coming = reached & cells & ~bed
                bed |= coming
            if bed.bit_count() >= test.size:
                return True
            cells &= ~bed
    return False


def _left_over(test: LeftOver, ended: Finished) -> bool:
    return ended.left_over == test.guest


def _mirror_rows(test: MirrorRows, ended: Finished) -> bool:
    inn, grid = ended.inn, ended.inn.ground.grid
    columns = sorted({cell % grid.wide for cell in bits(inn.cards)})
    rows = {cell // grid.wide for cell in bits(inn.cards)}
    alike = 0
    for row in rows:
        cells = [row * grid.wide + column for column in range(columns[0], columns[-1] + 1)]
        reading = [(inn.cards >> cell & 1, inn.up_walls >> cell & 1) for cell in cells]
        alike += reading == reading[::-1]
    return alike >= test.rows


def _guest_everywhere(test: GuestEverywhere, ended: Finished) -> bool:
    wide = ended.inn.ground.grid.wide
    cards, guests = list(bits(ended.inn.cards)), list(bits(ended.inn.guests()))
    rows = {cell // wide for cell in cards} == {cell // wide for cell in guests}
    return rows and {cell % wide for cell in cards} == {cell % wide for cell in guests}


def _row_empty(test: RowEmpty, ended: Finished) -> bool:
    return not ended.inn.guests() & _end_row(ended.inn, test.row)


def _door_by_turn(test: DoorByTurn, ended: Finished) -> bool:
    return ended.door_turn is not None and ended.door_turn <= test.turn


def _both(test: Both, ended: Finished) -> bool:
    return all(met(one, ended) for one in test.of)


_TESTS: dict[type, Callable[[Any, Finished], bool]] = {
    GuestScore: _guest_score,
    GuestSum: _guest_sum,
    AllGuests: _all_guests,
    Patches: _patches,
    Touch: _touch,
    RowFlowers: _row_flowers,
    FlowerBed: _flower_bed,
    LeftOver: _left_over,
    MirrorRows: _mirror_rows,
    GuestEverywhere: _guest_everywhere,
    RowEmpty: _row_empty,
    DoorByTurn: _door_by_turn,
    Both: _both,
}
"""What tests each kind of condition."""
