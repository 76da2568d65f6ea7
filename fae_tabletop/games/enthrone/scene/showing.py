"""What the table is to show at one moment: what is lit, what can be clicked, what refuses and why. Draws nothing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

import msgspec

from fae_tabletop.games.enthrone.board import REGALIA, Cell
from fae_tabletop.games.enthrone.danger import Threat
from fae_tabletop.games.enthrone.public import NUMBER, PAWNS, POSITIONS, Pawn, View
from fae_tabletop.games.enthrone.scene import model
from fae_tabletop.games.enthrone.scene.actionboard import BoardState
from fae_tabletop.games.enthrone.scene.board import BoardLook
from fae_tabletop.games.enthrone.scene.notes import Note
from fae_tabletop.games.enthrone.words import Saying, refusal
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.panels import Scroll


@dataclass(frozen=True, slots=True)
class Showing:
    """All that the picture of the table depends on.

    ``taken`` is the place of the tile taken up; ``pointed`` the hotspot under pointer, focus or drag;
    ``moving`` the hotspot ids drawn by motions; ``pointer`` window pixels;
    ``lens`` what the danger lens shows (None: it is not held up), ``points`` the hotspot ids that a hint points at.
    """

    view: View
    rival: str
    level: str
    board_title: str
    taken: int | None
    pointed: str | None
    dragged: str | None
    pointer: tuple[int, int] | None
    moving: frozenset[str]
    my_turn: bool
    thinking: bool
    running: bool
    prompt: Saying
    must_pass: bool
    why_no_undo: str | None
    insight: tuple[bool, bool]
    covered: bool
    drawer: str | None
    log_scroll: Scroll
    notes_scroll: Scroll
    telling_scroll: Scroll
    marks: Mapping[Pawn, int]
    note: tuple[Note, tuple[str, ...], str] | None
    note_number: int
    saying: Saying | None
    lens: tuple[Threat, ...] | None
    points: tuple[str, ...]


def lit_now(now: Showing) -> model.Lit | None:
    """Return what is lit: by the tile taken up, else by the tile or pawn that is pointed at.

    On the rival's turn too: pointing only asks what a tile could do.
    """
    if now.running or now.view.why is not None:
        return None
    position = now.taken if now.taken is not None else _pointed_tile(now)
    return None if position is None else lit_for(now, position)


def lit_for(now: Showing, position: int) -> model.Lit:
    """Return what a tile lights up; while the identity is covered nothing tells whose the Regalia is."""
    lit = model.lit_by(now.view, position)
    return (
        lit if not now.covered else replace(lit, kinds={c: k for c, k in lit.kinds.items() if k != "regalia"})
    )


def _pointed_tile(now: Showing) -> int | None:
    kind, _, key = (now.pointed or "").partition(":")
    mine = msgspec.structs.replace(now.view, to_move=now.view.seat)
    if kind == "tile":
        return int(key) if model.tile_refusal(mine, int(key)) is None else None
    pawn: Pawn | None = None
    if kind == "pawn":
        pawn = next(p for p in PAWNS if p == key)
    elif kind == "cell":
        pawn = model.pawn_on(now.view, cell_of(key))
    if pawn is None or model.pawn_refusal(mine, pawn) is not None:
        return None
    return model.tile_moving(mine, pawn)


def cell_of(key: str) -> Cell:
    """Return the cell that a hotspot's key such as ``1,-2`` names."""
    q, _, r = key.partition(",")
    return int(q), int(r)


def _pointed_cell(now: Showing) -> Cell | None:
    kind, _, key = (now.pointed or "").partition(":")
    if kind == "cell":
        return cell_of(key)
    return now.view.pawns[NUMBER[key]] if kind == "pawn" else None


def board_look(now: Showing, lit: model.Lit | None) -> BoardLook:
    """Return what is special on the board: what is lit, refused under the pointer, moving, moved last."""
    hidden = frozenset(pawn for pawn in PAWNS if f"pawn:{pawn}" in now.moving)
    trail = model.last_move(now.view) if not now.running else None
    if lit is None:
        return BoardLook(trail=trail, hidden=hidden)
    pointed = _pointed_cell(now)
    refused = None
    if now.taken is not None and pointed is not None and pointed not in lit.kinds and pointed != lit.origin:
        refused = pointed if model.cell_refusal(now.view, now.taken, pointed) is not None else None
        if model.pawn_on(now.view, pointed) is not None and refused is not None:
            # Another pawn is not refused there: a click takes it up instead.
            pawn = model.pawn_on(now.view, pointed)
            refused = None if pawn is not None and model.pawn_refusal(now.view, pawn) is None else refused
    return BoardLook(
        kinds=lit.kinds,
        links=lit.links,
        chosen=lit.pawn if now.taken is not None else None,
        hovered=pointed if pointed in lit.kinds else None,
        refused=refused,
        trail=trail,
        hidden=hidden,
    )


def conveyor(now: Showing, lit: model.Lit | None) -> BoardState:
    """Return what is special on the action board: the tile taken or pointed at, and the preview."""
    hidden = frozenset(p for p in range(1, POSITIONS + 1) if f"tile:{p}" in now.moving)
    pointed = _pointed_tile(now) if lit is not None and now.taken is None else None
    if lit is None or not now.my_turn:
        return BoardState(hovered=pointed, hidden=hidden)
    flipped = None
    cell = _pointed_cell(now)
    if cell is not None and lit.kinds.get(cell) == "capture":
        victim = model.pawn_on(now.view, cell)
        flipped = next((i for i, tile in enumerate(lit.after, start=1) if tile.pawn == victim), None)
    return BoardState(
        taken=lit.position if now.taken is not None else None,
        hovered=pointed,
        hidden=hidden,
        lit=lit,
        after=lit.after if now.taken is not None else None,
        flipped=flipped,
    )


def enabled_spots(now: Showing) -> frozenset[str]:
    """Return the hotspots that do something now."""
    if not now.my_turn or now.must_pass:
        return frozenset()
    view = now.view
    ids = {f"tile:{p}" for p in model.free_tiles(view)}
    ids |= {f"pawn:{pawn}" for pawn in PAWNS if _movable(view, pawn)}
    for pawn, cell in zip(PAWNS, view.pawns, strict=True):
        if cell is not None and f"pawn:{pawn}" in ids:
            ids.add(f"cell:{cell[0]},{cell[1]}")
    if now.taken is not None:
        for cell in lit_for(now, now.taken).kinds:
            ids.add(f"cell:{cell[0]},{cell[1]}")
            target = model.pawn_on(view, cell)
            if target is not None:
                ids.add(f"pawn:{target}")
    return frozenset(ids)


def _movable(view: View, pawn: Pawn) -> bool:
    return view.pawns[NUMBER[pawn]] is not None and model.pawn_refusal(view, pawn) is None


def spot_tips(now: Showing) -> dict[str, Tip]:
    """Return what each tile, pawn and cell says of itself or why it is refused now."""
    tips: dict[str, Tip] = {}
    view = now.view
    if not now.my_turn:
        return _things(view)
    for position in range(1, POSITIONS + 1):
        reason = model.tile_refusal(view, position)
        if reason is not None:
            tips[f"tile:{position}"] = _tip(refusal(reason, view))
    for pawn in PAWNS:
        reason = model.pawn_refusal(view, pawn) if view.pawns[NUMBER[pawn]] is not None else None
        if reason is not None:
            tips[f"pawn:{pawn}"] = _tip(refusal(reason, view))
    for cell in (*view.board.spaces, *view.board.florettes):
        spot_id = f"cell:{cell[0]},{cell[1]}"
        if now.taken is not None:
            reason = model.cell_refusal(view, now.taken, cell)
            if reason is not None:
                tips[spot_id] = _tip(refusal(reason, view))
    return tips if now.taken is not None else _things(view) | tips


def _things(view: View) -> dict[str, Tip]:
    """Return what rose beds, Regalia and closed lions say of themselves while nobody asks more of them."""
    regalia = Tip("The Regalia", "Only its owner may bring a Chosen Pawn here, with a laurel tile.")
    roses = Tip("Rose bed", "It joins all the spaces around it; nobody stands on it.")
    closed = Tip("Closed lion", "It has been left. Pawns come back here only by a capture.")
    tips = {f"cell:{REGALIA[0]},{REGALIA[1]}": regalia}
    tips |= {f"cell:{q},{r}": roses for q, r in view.board.florettes}
    return tips | {f"cell:{q},{r}": closed for q, r in model.closed_lions(view)}


def _tip(saying: Saying) -> Tip:
    return Tip(saying.title, saying.body, refuse=True)
