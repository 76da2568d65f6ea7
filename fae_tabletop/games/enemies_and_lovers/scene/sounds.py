"""How the table sounds. Every sound follows from what everybody sees: who holds what makes no difference."""

from __future__ import annotations

from collections.abc import Sequence

from fae_tabletop.core.game import Event
from fae_tabletop.games.enemies_and_lovers import events as e
from fae_tabletop.games.enemies_and_lovers.public import View
from fae_tabletop.games.enemies_and_lovers.scene.motions import DRAW, TO_COURT, TO_RIVAL
from fae_tabletop.ui.motion import Cue


def cues(event: Event, before: View) -> Sequence[Cue]:
    """Return what is heard of an event, in seconds from the start of its motion.

    Cards slide when they are drawn, are laid down in Courts, turn over, and fall when they are killed.
    """
    match event:
        case e.Drawn():
            return (Cue("tile", DRAW * 0.5),)
        case e.Placed() | e.Removed() | e.Exchanged() | e.ShieldMoved():
            return (Cue("step", TO_COURT),)
        case e.Played() | e.Interrupted():
            return (Cue("flip", TO_RIVAL * 0.8),)
        case e.Killed() | e.ShieldAbsorbed() | e.Stolen() | e.Captured():
            return (Cue("capture", TO_RIVAL * 0.6),)
        case e.Revealed() | e.Flashed():
            return (Cue("reveal"),)
    return ()


def ending(view: View) -> str | None:
    """Return what the end of the match sounds like for the seat of ``view``; None where nobody won."""
    if view.winner is None:
        return None
    return "victory" if view.winner == view.seat else "defeat"
