"""First-game notes: one sentence each, shown when its thing first matters. Plain data."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from fae_tabletop.games.enchanted_ivy.public import View


@dataclass(frozen=True, slots=True)
class Note:
    """One note; ``trigger`` tells from the view which hotspot it points at now, or None while it does not matter."""

    id: str
    sentence: str
    trigger: Callable[[View], str | None]


def due_note(view: View, seen: frozenset[str]) -> tuple[Note, str] | None:
    """Return the first note not in ``seen`` that matters now, and what it points at."""
    if view.why is not None:
        return None
    for note in NOTES:
        if note.id not in seen:
            pointing = note.trigger(view)
            if pointing is not None:
                return note, pointing
    return None


def _first_card(view: View) -> str | None:
    return f"hand:{view.hand[0]}" if view.phase == "build" and not view.laid else None


def _second_card(view: View) -> str | None:
    if view.phase != "build" or len(view.hand) != 1:
        return None
    return f"hand:{view.hand[0]}" if view.walled else f"wall:{view.hand[0]}"


def _guest(view: View) -> str | None:
    return "token:0" if view.phase == "guest" else None


def _ivy(view: View) -> str | None:
    return (
        f"wall:{view.hand[0]}" if view.phase == "build" and view.turn == 2 and len(view.hand) == 2 else None
    )


def _points(view: View) -> str | None:
    at = next((laid.at for laid in view.laid if laid.guest is not None), None)
    return None if at is None or view.turn < 2 else f"guest:{at[0]},{at[1]}"


def _coming(view: View) -> str | None:
    return "pile:bag" if view.turn == 3 and view.phase == "build" else None


def _door(view: View) -> str | None:
    return (
        "door:start"
        if view.turn >= 4 and view.door is None and any(laid.wall for laid in view.laid)
        else None
    )


def _finish(view: View) -> str | None:
    return "button:finish" if view.phase == "closing" else None


NOTES: tuple[Note, ...] = (
    Note(
        "iv-first",
        "Two cards, two faces each. Take one as a balcony or as a wall and put it on the lit space; the other becomes "
        "what the first one is not.",
        _first_card,
    ),
    Note(
        "iv-second",
        "Point at a lit space before you build: you see what it would be worth, and where ivy would meet.",
        _second_card,
    ),
    Note(
        "iv-guest",
        "Two guests wait, and one of them moves in. Rest the pointer on each to read what it wishes for.",
        _guest,
    ),
    Note("iv-points", "Click a guest to see which spaces give it its points.", _points),
    Note(
        "iv-ivy",
        "Few large patches of ivy are worth much, many small ones nothing. A turned wall may reach where an upright "
        "one does not.",
        _ivy,
    ),
    Note(
        "iv-coming",
        "The bag tells who may still come, and the pile which cards. Only their order is hidden.",
        _coming,
    ),
    Note(
        "iv-door",
        "A door brings points, but nothing may be built below it. It can wait until the very end.",
        _door,
    ),
    Note("iv-finish", "All cards lie. A door can still be hung; then press Finish.", _finish),
)
"""All notes, in the order in which they are tried."""
