"""The secret choice: three identities, each with its pawn, quarry and way to the Regalia lit on the open board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from fae_tabletop.games.enthrone.public import (
    LAST_FREE,
    LAST_LAURELS,
    LAST_SWORDS,
    NUMBER,
    PAWNS,
    POSITIONS,
    Pawn,
    View,
)  # fmt: skip
from fae_tabletop.games.enthrone.scene.actionboard import (
    TILE_SHAPE,
    draw_tile,
    tile_glow,
)
from fae_tabletop.games.enthrone.scene.board import (
    BoardLook,
    board_spots,
    cell_sprite,
    draw_ground,
    draw_marks,
    draw_pawns,
    draw_strand,
)  # fmt: skip
from fae_tabletop.games.enthrone.scene.closer import closer
from fae_tabletop.games.enthrone.scene.geometry import BoardGeometry, fitted
from fae_tabletop.games.enthrone.scene.headers import draw_header
from fae_tabletop.games.enthrone.scene.identitycard import RAISED, draw_identity_card
from fae_tabletop.games.enthrone.scene.model import closed_lions
from fae_tabletop.games.enthrone.scene.plans import Plan, plan_for, plan_words
from fae_tabletop.games.enthrone.scene.reference import ReferenceScene
from fae_tabletop.games.enthrone.scene.telling import TIP_CORNERS
from fae_tabletop.games.enthrone.words import NAMES, powers
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.closer import Closer
from fae_tabletop.ui.geometry import Box, Metrics, box_at
from fae_tabletop.ui.hotspots import Hotspot, Tip
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.stack import tip_of
from fae_tabletop.ui.theme import (
    BODY,
    HEADING_STYLE,
    SECOND,
    SOFT,
    colour,
)  # fmt: skip
from fae_tabletop.ui.tips import tip_size
from fae_tabletop.ui.trace import Prompt
from fae_tabletop.ui.widgets import button, button_height, icon_button

LARGE_TEXT = 1.25

NOT_YOURS = Tip("Not one of yours", "You can be one of your three cards only.", refuse=True)
NOT_YET = Tip("Nobody moves yet", "First choose who you are: a card, or its pawn or tile.", refuse=True)
PLAN_SCALES = (1.0, 0.94, 0.88, 0.82, 0.76, 0.7)
"""By how much the words of a plan are made smaller until they fit, the first that does."""


@dataclass(frozen=True, slots=True)
class ChooseLayout:
    """Every region of the screen in logical pixels."""

    bar: Box
    ribbon: Box
    stage: Box
    board: BoardGeometry
    tiles: Box
    cards: tuple[Box, ...]
    plan: Box
    confirm: Box
    legend: Box | None
    compact: bool


def choose_layout(metrics: Metrics, view: View) -> ChooseLayout:
    """Return the layout of the choice in the window ``metrics``."""
    screen, text = metrics.screen, metrics.text
    more = text - 1
    small = screen.h < 690 or screen.w < 1200
    compact = text > LARGE_TEXT
    bar = screen.top(48 + 16 * more)
    ribbon_w = min(520 * (1 + 0.35 * more), screen.w * 0.62)
    ribbon = Box(screen.cx - ribbon_w / 2, 0, ribbon_w, 66 + 34 * more)
    body = Box(16, ribbon.bottom + 16, screen.w - 32, screen.h - ribbon.bottom - 32)
    right_w = min(max(body.w * 0.5, 500.0), 760.0)
    right = body.end(right_w)
    left = body.before(right_w + 14)
    strip_w = 72.0 if compact or small else 94.0
    strip = left.end(strip_w)
    left = left.before(strip_w + 10)
    legend_h = 0.0 if compact or small else 34.0
    stage = left.above(legend_h)
    buttons = right.foot(50 + 16 * more)
    plan = Box(right.x, buttons.y - 14 - (64 + 104 * more), right.w, 64 + 104 * more)
    cards = Box(right.x, right.y + RAISED, right.w, plan.y - 12 - right.y - RAISED)
    return ChooseLayout(
        bar, ribbon, stage, fitted(view.board, stage), strip, cards.columns(3, 12), plan, buttons,
        left.foot(legend_h) if legend_h else None, compact,
    )  # fmt: skip


class ChooseScene(Scene[Pawn]):
    """Closes with the identity once the person confirms it."""

    name = "choose-identity"
    game = "enthrone"

    def __init__(
        self, view: View, rival: str, on_menu: Callable[[], None], on_help: Callable[[str | None], None]
    ) -> None:
        super().__init__()
        self.view = view
        self.rival = rival
        self.on_menu = on_menu
        self.on_help = on_help
        self.plans = {pawn: plan_for(view, pawn) for pawn in view.hand}
        self.picked: Pawn = min(view.hand, key=lambda pawn: (self.plans[pawn].steps, self.plans[pawn].place))
        self.first_focus = f"identity:{self.picked}"

    @property
    def prompt(self) -> Prompt:
        """The question, asked once."""
        return Prompt(1, self.view.seat, "Who will you be?")

    @property
    def announce(self) -> str:
        """The question and the three answers."""
        return f"Who will you be? {', '.join(NAMES[pawn] for pawn in self.view.hand)}."

    def build(self, page: Page) -> None:
        """Board, tiles, cards, plan and buttons."""
        layout = choose_layout(page.metrics, self.view)
        plan = self.plans[self.picked]
        with page.layer(Layer.TABLE):
            page.cover("scene/table")
            draw_ground(page, layout.board, self.view.board, closed_lions(self.view))
        self._board(page, layout, plan)
        self._bar(page, layout)
        self._tiles(page, layout.tiles, plan)
        for pawn, box in zip(self.view.hand, layout.cards, strict=True):
            draw_identity_card(
                page,
                box,
                self.plans[pawn],
                self.view.hand,
                chosen=pawn == self.picked,
                compact=layout.compact,
            )
        self._plan(page, layout, plan)
        if layout.legend is not None:
            _legend(page, layout.legend)

    def _board(self, page: Page, layout: ChooseLayout, plan: Plan) -> None:
        quarry = frozenset(pawn for pawn, _ in plan.quarry)
        lit = quarry | {plan.pawn}
        view, board = self.view, layout.board
        for pawn in quarry:
            cell = view.pawns[NUMBER[pawn]]
            if cell is not None:
                cell_sprite(page, "enthrone/mark-capture", board, cell)
        look = BoardLook(
            chosen=plan.pawn, quarry=quarry, steps=plan.way,
            dimmed=frozenset(tile.pawn for tile in view.tiles) - lit,
        )  # fmt: skip
        draw_marks(page, board, view.board, look)
        here = plan.cell
        for cell in plan.way:
            draw_strand(page, board, view.board, here, cell)
            here = cell
        draw_pawns(page, board, view, look)
        mine = frozenset(f"pawn:{pawn}" for pawn in view.hand)
        others = {f"pawn:{pawn}": NOT_YOURS for pawn in PAWNS if pawn not in view.hand}
        cells = {f"cell:{q},{r}": NOT_YET for q, r in (*view.board.spaces, *view.board.florettes)}
        board_spots(page, board, view, enabled=mine, reasons=others | cells, drag=False)

    def _bar(self, page: Page, layout: ChooseLayout) -> None:
        draw_header(
            page, layout.bar, layout.ribbon, "Who will you be?", f"{self.rival} cannot see this choice."
        )
        size = 40.0 + 8 * (page.text - 1)
        y = layout.bar.cy - 17
        icon_button(page, "button:menu", "menu", "Menu", Box(page.screen.right - 16 - size, y, size, 34))
        icon_button(page, "button:help", "help", "Help", Box(page.screen.right - 24 - 2 * size, y, size, 34))
        third = Box(page.screen.right - 32 - 3 * size, y, size, 34)
        icon_button(page, "button:quarry", "players", "Who hunts whom", third)

    def _tiles(self, page: Page, strip: Box, plan: Plan) -> None:
        page.plate("panel", strip)
        style = page.fitted("Tiles", HEADING_STYLE, strip.w - 16, 0.4)
        page.words("Tiles", style, Box(strip.x, strip.y + 8, strip.w, 18), across=0.5, wrap=False)
        rows = Box(strip.x + 6, strip.y + 30, strip.w - 12, strip.h - 40).rows(POSITIONS)
        for plate, icon, ink, first, last in (
            ("band-rose", "swords", page.palette.capture, 1, LAST_SWORDS),
            ("band-gold", "laurel", page.palette.crown, LAST_LAURELS, LAST_LAURELS),
            ("band-night", "lock", SOFT, LAST_FREE + 1, POSITIONS),
        ):
            top, foot = rows[first - 1].y, rows[last - 1].bottom
            page.plate(plate, Box(rows[0].x, top, rows[0].w, foot - top))
            page.icon(icon, box_at(rows[0].x + 10, (top + foot) / 2, 16, 16), ink)
        for position, (tile, row) in enumerate(zip(self.view.tiles, rows, strict=True), start=1):
            h = min(row.h * 0.94, (row.w - 18) / TILE_SHAPE)
            box = box_at(row.x + 18 + (row.w - 18) / 2, row.cy, h * TILE_SHAPE, h)
            if tile.pawn == plan.pawn:
                tile_glow(page, box, 1.0)
            draw_tile(page, tile, box, dim=position > LAST_FREE)
            page.spot(
                f"tile:{position}",
                "tile",
                f"{NAMES[tile.pawn]}, place {position}, {powers(position)}",
                row,
                enabled=tile.pawn in self.view.hand,
                why_not=None if tile.pawn in self.view.hand else NOT_YOURS.body,
                tab=False,
            )

    def _plan(self, page: Page, layout: ChooseLayout, plan: Plan) -> None:
        page.plate("panel-prompt", layout.plan)
        inner = layout.plan.inset(26, 8, 14, 9)
        line, remark = plan_words(plan)
        first, second = BODY.but(size=18).inked(colour("#FFF1C4")), SECOND.but(size=16)
        for scale in PLAN_SCALES:
            first, second = first.but(size=18 * scale), second.but(size=16 * scale)
            h1, h2 = page.measure(line, first, inner.w)[1], page.measure(remark, second, inner.w)[1]
            if h1 + h2 <= inner.h:
                break
        top = inner.cy - (h1 + h2) / 2
        page.words(line, first, Box(inner.x, top, inner.w, h1))
        page.words(remark, second, Box(inner.x, top + h1, inner.w, h2))
        h = max(layout.confirm.h, button_height(page, "main"))
        box = layout.confirm.foot(h).end(min(layout.confirm.w, 400 * page.text))
        button(
            page, "button:start", f"Be the {NAMES[plan.pawn]}", box, kind="main", icon="check", default=True
        )

    def tip_room(self, page: Page, spot: Hotspot) -> tuple[Sequence[Box], Sequence[Box]]:
        """What is said of the board lies in a corner beside it, and leaves it in sight."""
        tip = tip_of(spot)
        if tip is None or spot.role not in ("cell", "pawn"):
            return (), ()
        layout = choose_layout(page.metrics, self.view)
        w, h = tip_size(page, tip)
        corners = [layout.stage.place(w, h, across, down) for across, down in TIP_CORNERS]
        return corners, [layout.board.sprite(cell) for cell in self.view.board.spaces]

    def closer(self, spot: Hotspot) -> Closer | None:
        """Show a card, a pawn or a tile at full size."""
        return closer(self.view, spot)

    def handle(self, gesture: g.Gesture) -> bool:
        """Pick an identity by its card, pawn or tile; confirm; open menu and help."""
        match gesture:
            case g.Clicked(spot):
                return self._clicked(spot)
            case g.Asked(spot):
                self.on_help(spot)
            case g.Back():
                self.on_menu()
            case _:
                return False
        return True

    def _clicked(self, spot: str) -> bool:
        kind, _, key = spot.partition(":")
        if spot == "button:start":
            # The same card back for every identity, and so the same sound.
            self.stack.sound("flip")
            self.close(self.picked)
        elif spot == "button:menu":
            self.on_menu()
        elif spot == "button:help":
            self.on_help(None)
        elif spot == "button:quarry":
            self.push(ReferenceScene(self.view))
        elif kind == "identity" or (kind == "pawn" and key in self.view.hand):
            self._pick(key)
        elif kind == "tile" and self.view.tiles[int(key) - 1].pawn in self.view.hand:
            self._pick(self.view.tiles[int(key) - 1].pawn)
        else:
            return False
        return True

    def _pick(self, name: str) -> None:
        self.picked = next(pawn for pawn in self.view.hand if pawn == name)
        self.change()


def _legend(page: Page, box: Box) -> None:
    entries = (
        ("your pawn", page.palette.chosen),
        ("quarry", page.palette.capture),
        ("steps to the Regalia", page.palette.crown),
    )
    widths = [page.measure(words, BODY)[0] + 44 for words, _ in entries]
    x = box.cx - sum(widths) / 2
    for (words, ink), width in zip(entries, widths, strict=True):
        hexagon = [
            (x + 10 + 10 * a, box.cy + 9 * b)
            for a, b in ((1, 0), (0.5, 1), (-0.5, 1), (-1, 0), (-0.5, -1), (0.5, -1))
        ]
        page.polygon(hexagon, (*ink[:3], 64), ink, 2.0)
        page.words(words, BODY, Box(x + 27, box.y, width, box.h), down=0.45, wrap=False)
        x += width
