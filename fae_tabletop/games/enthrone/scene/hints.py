"""A hint given in three steps, one for each time it is asked for: where to look, what to do, why."""

from __future__ import annotations

from fae_tabletop.core.hints import Hint
from fae_tabletop.games.enthrone.public import NUMBER, View
from fae_tabletop.games.enthrone.scene.actionboard import tile_box, tile_corners
from fae_tabletop.games.enthrone.scene.layout import TableLayout
from fae_tabletop.games.enthrone.scene.showing import cell_of
from fae_tabletop.games.enthrone.words import Saying
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.theme import colour

STEPS = 3
AGAIN = ("", "*Ask again: what to do.*", "*Ask again: why.*", "")
"""What is said under each step, from the first on."""
SHADE = colour("#0A0718", 0.75)


class HintSteps:
    """How much of a hint has been told; another hint begins anew."""

    def __init__(self) -> None:
        self.hint: Hint | None = None
        self.step = 0
        self.said: Saying | None = None

    def ask(self, hint: Hint) -> Saying:
        """Return the next step of ``hint``; after the last one all of it stays."""
        if hint != self.hint:
            self.hint, self.step = hint, 0
        self.step = min(STEPS if hint.what else 1, self.step + 1)
        told = " ".join((hint.where, hint.what, hint.why)[: self.step])
        title = f"Hint {self.step} of {STEPS}" if hint.what else "Hint"
        again = AGAIN[self.step] if hint.what else ""
        self.said = Saying(title, "\n".join(filter(None, (told, again))))
        return self.said

    @property
    def points(self) -> tuple[str, ...]:
        """The hotspot ids to point at with what was told last."""
        if self.hint is None:
            return ()
        return self.hint.look if self.step == 1 else self.hint.do


def pointed_boxes(layout: TableLayout, view: View, points: tuple[str, ...]) -> list[Box]:
    """Return where on the board the things lie that a hint points at."""
    places = [_place(view, spot_id) for spot_id in points]
    return [layout.board.sprite(cell) for cell in places if cell is not None]


def draw_points(page: Page, layout: TableLayout, view: View, points: tuple[str, ...]) -> None:
    """Ring what a hint points at: tiles on the action board, pawns and spaces on the board."""
    for spot_id in points:
        kind, _, key = spot_id.partition(":")
        cell = _place(view, spot_id)
        corners = layout.board.hexagon(cell, 0.98) if cell is not None else ()
        if kind == "tile":
            corners = tile_corners(tile_box(layout, int(key), 1.1))
        if corners:
            page.polygon(corners, None, SHADE, 6.5)
            page.polygon(corners, None, page.palette.crown, 3.4)


def _place(view: View, spot_id: str) -> tuple[int, int] | None:
    kind, _, key = spot_id.partition(":")
    return view.pawns[NUMBER[key]] if kind == "pawn" else cell_of(key) if kind == "cell" else None
