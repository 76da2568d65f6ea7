"""How Enthrone sounds. Every sound follows from what lies open on the table: who is who makes no difference."""

from __future__ import annotations

from collections.abc import Sequence

from fae_tabletop.core.game import Event
from fae_tabletop.games.enthrone.public import Captured, Chosen, Moved, TurnedOver, View
from fae_tabletop.games.enthrone.scene.model import pawn_on
from fae_tabletop.games.enthrone.scene.motions import CROSSING, FALL_AFTER, FLIP_AFTER, STEP
from fae_tabletop.ui.motion import Cue

LANDING = 0.04
"""Seconds before the end of its way at which a pawn is heard: by then it has all but come to rest."""


def cues(event: Event, before: View) -> Sequence[Cue]:
    """Return what is heard of an event, in seconds from the start of the move's motion.

    A tile slides; the pawn is set down, unless a capture is heard instead; the victim's tile turns over. A rival
    who has chosen lays a card down. The end is for the result to tell.
    """
    match event:
        case Moved():
            slide = Cue("tile")
            if pawn_on(before, event.to) is not None:
                return (slide,)
            seconds = CROSSING if event.through is not None else STEP
            return (slide, Cue("step", seconds - LANDING))
        case Captured():
            return (Cue("capture", FALL_AFTER),)
        case TurnedOver():
            return (Cue("flip", FLIP_AFTER),)
        case Chosen() if event.seat != before.seat:
            return (Cue("flip"),)
    return ()


def played(view: View) -> str | None:
    """Return what is heard of the last move in ``view`` where it is shown at once; None for a pass or no move."""
    last = view.moves[-1] if view.moves else None
    if last is None or not last.tile:
        return None
    return "step" if last.victim is None else "capture"


def ending(view: View) -> str | None:
    """Return what the end of the match sounds like for the seat of ``view``; None when the court adjourned."""
    if view.winner is None:
        return None
    return "victory" if view.winner == view.seat else "defeat"
