"""What is wished for by pointing at a thing, why it is refused, and what is asked before a risky move."""

from __future__ import annotations

from collections.abc import Collection

from fae_tabletop.core.game import Command, Ref
from fae_tabletop.games.enthrone.public import PAWNS, Move, Pawn, View
from fae_tabletop.games.enthrone.scene import model
from fae_tabletop.games.enthrone.scene.showing import cell_of
from fae_tabletop.games.enthrone.words import NAMES, refusal
from fae_tabletop.ui.dialogs import Answer, Question
from fae_tabletop.ui.hotspots import Tip


def meant_by(view: View, taken: int | None, following: Collection[Ref], spot_id: str) -> Ref | None:
    """Return what a hotspot stands for: a pawn for its tile, or for its space while a tile that reaches it is taken up.

    ``taken`` is the place of the tile taken up, ``following`` what can be pointed at next.
    """
    kind, _, key = spot_id.partition(":")
    if kind == "cell":
        pawn = model.pawn_on(view, cell_of(key))
        if pawn is None or Ref("cell", key) in following:
            return Ref("cell", key)
        return _pawn_means(view, taken, following, pawn)
    if kind == "space":
        return Ref("cell", key)
    if kind == "pawn":
        return _pawn_means(view, taken, following, next(pawn for pawn in PAWNS if pawn == key))
    return Ref(kind, key) if kind in ("tile", "button") and key else None


def _pawn_means(view: View, taken: int | None, following: Collection[Ref], pawn: Pawn) -> Ref:
    cell = view.pawns[PAWNS.index(pawn)]
    if cell is not None:
        here = Ref("cell", f"{cell[0]},{cell[1]}")
        if here in following:
            return here
    if taken is not None and model.lit_by(view, taken).pawn == pawn:
        return Ref("tile", str(taken))
    position = model.tile_moving(view, pawn)
    return Ref("pawn", pawn) if position is None else Ref("tile", str(position))


def refused(view: View, taken: int | None, ref: Ref) -> Tip | None:
    """Return why pointing at a thing does nothing while the tile at place ``taken`` is up (None: no tile is)."""
    reason = None
    if ref.kind == "tile":
        reason = model.tile_refusal(view, int(ref.key))
    elif ref.kind == "pawn":
        reason = model.pawn_refusal(view, next(pawn for pawn in PAWNS if pawn == ref.key))
    elif ref.kind == "cell" and taken is not None:
        reason = model.cell_refusal(view, taken, cell_of(ref.key))
    elif ref.kind == "cell":
        return Tip("Take a tile first", "Touch a tile in the top five places, or a pawn.", refuse=True)
    if reason is None:
        return None
    saying = refusal(reason, view)
    return Tip(saying.title, saying.body, refuse=True)


def risky(view: View, command: Command) -> Question | None:
    """Return what is asked before a move that may lose at once or helps the rival; None for any other."""
    if not isinstance(command, Move):
        return None
    words = model.risk(view, command)
    if words is None:
        return None
    victim = model.pawn_on(view, command.to)
    return Question(
        f"Take the {NAMES[victim]}?" if victim else "Are you sure?",
        words,
        [Answer("yes", "Take it", "grave"), Answer("no", "Think again", "main")],
        cancel="no",
        picture="enthrone/badge-capture",
        never="Do not ask before risky moves",
    )
