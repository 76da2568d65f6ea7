"""First-game notes: one sentence each, shown when its thing first matters to the person. Plain data."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from fae_tabletop.games.enthrone.moves import OFF_BOARD, OpenPosition, crossed_florette, targets
from fae_tabletop.games.enthrone.public import FATAL_CAPTURE, LAST_FREE, LAST_SWORDS, NUMBER, PAWNS, View
from fae_tabletop.games.enthrone.words import NAMES

Pointing = tuple[str, ...]
"""Hotspot ids a note points at; the first one on the screen gets the tail."""


@dataclass(frozen=True, slots=True)
class Note:
    """One note; ``trigger`` tells from the view what it points at now, or None while it does not matter."""

    id: str
    sentence: str
    trigger: Callable[[View], Pointing | None]


def due_note(view: View, seen: frozenset[str]) -> tuple[Note, Pointing, str] | None:
    """Return the first note not in ``seen`` that matters now, what it points at, and its sentence filled in."""
    if view.why is not None or view.chosen is None or view.to_move != view.seat:
        return None
    for note in NOTES:
        due = still_due(view, note) if note.id not in seen else None
        if due is not None:
            return due
    return None


def still_due(view: View, note: Note) -> tuple[Note, Pointing, str] | None:
    """Return the note, what it points at now and its sentence, or None where it does not matter (any more)."""
    pointing = note.trigger(view)
    return None if pointing is None else (note, pointing, filled(note, pointing))


def filled(note: Note, pointing: Pointing) -> str:
    """Return the note's sentence with the pawn it points at named."""
    name = next(
        (NAMES[key] for kind, _, key in (p.partition(":") for p in pointing) if kind == "pawn"), "pawn"
    )
    return note.sentence.format(pawn=name)


def _mine_in_reach(view: View) -> Pointing | None:
    """My Chosen Pawn beside a pawn that a sword tile could move next turn."""
    position = OpenPosition(view)
    own = NUMBER[view.chosen or PAWNS[0]]
    if position.where[own] == OFF_BOARD:
        return None
    near = position.graph.adjacent[position.where[own]]
    for tile in range(LAST_SWORDS + 1):
        hunter = position.tiles[tile]
        if hunter != own and not position.neutral[hunter] and position.where[hunter] in near:
            return (f"pawn:{PAWNS[own]}", f"tile:{tile + 1}")
    return None


def _capture_possible(view: View) -> Pointing | None:
    position = OpenPosition(view)
    for tile in range(LAST_SWORDS):
        for space, kind in targets(position, tile, NUMBER[view.chosen or PAWNS[0]]):
            if kind == "capture":
                return (f"pawn:{PAWNS[position.at[space]]}", f"tile:{tile + 1}")
    return None


def _quarry_takeable(view: View) -> Pointing | None:
    position = OpenPosition(view)
    own = NUMBER[view.chosen or PAWNS[0]]
    for tile in range(LAST_SWORDS):
        for space, kind in targets(position, tile, own):
            if kind == "capture" and PAWNS[position.at[space]] in view.quarry[own]:
                return (f"pawn:{PAWNS[position.at[space]]}", f"tile:{tile + 1}")
    return None


def _locked(view: View) -> Pointing | None:
    if view.turn < 2:
        return None
    return (f"tile:{LAST_FREE + 1}",)


def _neutral(view: View) -> Pointing | None:
    for position, tile in enumerate(view.tiles[:LAST_FREE], start=1):
        if tile.neutral:
            return (f"tile:{position}",)
    return None


def _rose_bed(view: View) -> Pointing | None:
    position = OpenPosition(view)
    own = NUMBER[view.chosen or PAWNS[0]]
    for tile in range(LAST_FREE):
        pawn = position.tiles[tile]
        if position.neutral[pawn]:
            continue
        here = position.where[pawn]
        for space, _ in targets(position, tile, own):
            if crossed_florette(position.graph, here, space) is not None:
                return (f"pawn:{PAWNS[pawn]}",)
    return None


def _late(view: View) -> Pointing | None:
    return ("panel:captured",) if len(view.captured) == FATAL_CAPTURE - 1 else None


NOTES: tuple[Note, ...] = (
    Note(
        "first-tile",
        "Take one of the top five tiles; its pawn moves one step, whoever you are.",
        lambda view: ("tile:1",),
    ),
    Note(
        "rose-bed",
        "A rose bed joins all the spaces around it, so the {pawn} may step right across.",
        _rose_bed,
    ),
    Note(
        "locked",
        "A tile you take drops to the bottom, and the last three places are locked.",
        _locked,
    ),
    Note(
        "capture",
        "The first two places carry swords: one of their tiles may take the {pawn} now.",
        _capture_possible,
    ),
    Note(
        "quarry",
        "The {pawn} is on your list; once all three are taken by anybody, you win.",
        _quarry_takeable,
    ),
    Note(
        "neutral",
        "A turned-over tile moves the pawn of the next face-up tile below it.",
        _neutral,
    ),
    Note(
        "danger",
        "Your {pawn} stands where a sword tile could take it next turn.",
        _mine_in_reach,
    ),
    Note(
        "late",
        "Whoever makes the fourth capture without winning by it loses.",
        _late,
    ),
)
"""At most eight, in the order in which they are offered."""

FIRST_NOTE = NOTES[0]
"""It has done its work as soon as a tile is taken up."""
