"""How the table sounds. Every sound follows from what everybody sees."""

from __future__ import annotations

from collections.abc import Sequence

from fae_tabletop.core.game import Event
from fae_tabletop.games.faekin import events as e
from fae_tabletop.games.faekin.public import View
from fae_tabletop.games.faekin.scene.motions import LAY, TO_SEAT, TURN
from fae_tabletop.ui.motion import Cue


def cues(event: Event, before: View) -> Sequence[Cue]:
    """Return what is heard of an event, in seconds from the start of its motion."""
    match event:
        case e.Challenged():
            return (Cue("tile", LAY * 0.8),)
        case e.Lost():
            return (Cue("flip", TURN * 0.5),)
        case e.Claimed():
            return (Cue("reveal"),)
        case e.TokenMoved():
            return (Cue("step", TO_SEAT * 0.8),)
    return ()


def ending(view: View) -> str | None:
    """Return what the end of the round sounds like for the seat of ``view``; None where it was given up."""
    if view.why is None or view.why == "resigned":
        return None
    return "victory" if view.seat in view.winners else "defeat"
