"""What a scenario challenges one to: conditions on a finished inn, as data that scenario files can spell."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from fae_tabletop.games.enchanted_ivy.ground import numbers_in
from fae_tabletop.games.enchanted_ivy.guests import NUMBER, GuestId
from fae_tabletop.games.enchanted_ivy.inn import Inn
from fae_tabletop.games.enchanted_ivy.scoring import Tally


class Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="test"):
    """A condition; ``test`` names its kind in a file."""


class GuestScore(Task, frozen=True, tag="guest_score"):
    """At least ``count`` tokens of ``guest`` score at least ``value`` each."""

    guest: GuestId
    value: int
    count: int = 1


class GuestSum(Task, frozen=True, tag="guest_sum"):
    """All ``guests`` are in the inn and score at least ``value`` together."""

    guests: tuple[GuestId, ...]
    value: int


class AllGuests(Task, frozen=True, tag="all_guests"):
    """Every token in the inn scores at least ``min``."""

    min: int


class Patches(Task, frozen=True, tag="patches"):
    """There are at most ``max`` patches of ivy."""

    max: int


class Touch(Task, frozen=True, tag="touch"):
    """A token of ``a`` and another one, of ``b``, touch."""

    a: GuestId
    b: GuestId
    how: Literal["touching", "orth", "diag"] = "touching"


class RowFlowers(Task, frozen=True, tag="row_flowers"):
    """The cards of the top or bottom row show at least so many colours."""

    row: Literal["top", "bottom"]
    colours: int


class FlowerBed(Task, frozen=True, tag="flower_bed"):
    """At least ``size`` cards of one colour hang together by their edges."""

    size: int


class LeftOver(Task, frozen=True, tag="left_over"):
    """The token left in the hand is ``guest``."""

    guest: GuestId


class MirrorRows(Task, frozen=True, tag="mirror_rows"):
    """At least ``rows`` rows read the same from both sides; a wall with a door is still wall side up here."""

    rows: int


class GuestEverywhere(Task, frozen=True, tag="guest_everywhere"):
    """Every row and every column with cards holds a guest."""


class RowEmpty(Task, frozen=True, tag="row_empty"):
    """No guest lives in the top or bottom row."""

    row: Literal["top", "bottom"]


class DoorByTurn(Task, frozen=True, tag="door_by_turn"):
    """The door was placed in turn ``turn`` or before, counted from 1 (I37)."""

    turn: int


class Both(Task, frozen=True, tag="both"):
    """All conditions of ``of``."""

    of: tuple[AnyTask, ...]


AnyTask = (
    GuestScore | GuestSum | AllGuests | Patches | Touch | RowFlowers | FlowerBed | LeftOver | MirrorRows
    | GuestEverywhere | RowEmpty | DoorByTurn | Both
)  # fmt: skip
"""Any condition."""


class Finished(NamedTuple):
    """A finished inn and what its conditions may ask: its tally, the token left over, and the turn of its door."""

    inn: Inn
    tally: Tally
    left_over: GuestId | None = None
    door_turn: int | None = None


def is_met(task: AnyTask, end: Finished) -> bool:
    """Say whether a finished inn meets a condition; Success is not looked at here."""
    inn, points = end.inn, end.tally.guests
    match task:
        case Both():
            return all(is_met(part, end) for part in task.of)
        case GuestScore():
            return sum(points[space] >= task.value for space in homes(inn, task.guest)) >= task.count
        case GuestSum():
            found = [homes(inn, guest) for guest in task.guests]
            return all(found) and sum(points[space] for spaces in found for space in spaces) >= task.value
        case AllGuests():
            return all(value >= task.min for value in points.values())
        case Patches():
            return end.tally.patches <= task.max
        case Touch():
            around = inn.ground.regions[task.how]
            there = inn.ground.bits([inn.ground.spaces[space] for space in homes(inn, task.b)])
            return any(around[space] & there for space in homes(inn, task.a))
        case RowFlowers():
            row = _row(inn, task.row)
            return sum(bool(cards & row) for cards in inn.flowers) >= task.colours
        case FlowerBed():
            return any(_largest_bed(inn, cards) >= task.size for cards in inn.flowers)
        case LeftOver():
            return end.left_over == task.guest
        case MirrorRows():
            return sum(word == word[::-1] for word in row_words(inn)) >= task.rows
        case GuestEverywhere():
            lines = (*inn.ground.rows.values(), *inn.ground.columns.values())
            return all(line & inn.lodgers for line in lines if line & inn.cards)
        case RowEmpty():
            return not _row(inn, task.row) & inn.lodgers
        case DoorByTurn():
            return end.door_turn is not None and end.door_turn <= task.turn


def homes(inn: Inn, guest: GuestId) -> list[int]:
    """Return the spaces where tokens of a guest live."""
    number = NUMBER[guest]
    return [space for space, other in inn.guests.items() if other == number]


def row_words(inn: Inn) -> list[str]:
    """Return every row with cards as a word over the inn's full width: b(alcony), w(all) or - for nothing."""
    ground = inn.ground
    used = sorted(column for column, line in ground.columns.items() if line & inn.cards)
    words = []
    for row in range(inn.top_row, inn.bottom_row + 1):
        word = ""
        for column in range(used[0], used[-1] + 1):
            space = ground.number(row, column)
            word += "w" if inn.faces >> space & 1 else "b" if inn.balconies >> space & 1 else "-"
        words.append(word)
    return words


def _row(inn: Inn, row: Literal["top", "bottom"]) -> int:
    return inn.row_mask(inn.top_row if row == "top" else inn.bottom_row)


def _largest_bed(inn: Inn, cards: int) -> int:
    largest, left = 0, cards
    while left:
        bed = fresh = left & -left
        while fresh:
            reached = 0
            for space in numbers_in(fresh):
                reached |= inn.ground.regions["orth"][space] & cards
            fresh = reached & ~bed
            bed |= fresh
        largest = max(largest, bed.bit_count())
        left &= ~bed
    return largest
