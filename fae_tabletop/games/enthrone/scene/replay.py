"""Looking back on a match: the table as one seat saw it, step by step, or with all identities open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from fae_tabletop.games.enthrone.decision import Decision
from fae_tabletop.games.enthrone.public import Revealed, View
from fae_tabletop.games.enthrone.scene import model
from fae_tabletop.games.enthrone.scene.actionboard import BoardState, draw_action_board
from fae_tabletop.games.enthrone.scene.bars import GAME_NAME, Seats, draw_banner, draw_bar
from fae_tabletop.games.enthrone.scene.board import (
    BoardLook,
    board_spots,
    draw_ground,
    draw_marks,
    draw_pawns,
)
from fae_tabletop.games.enthrone.scene.closer import closer
from fae_tabletop.games.enthrone.scene.deciding import DecidingScene
from fae_tabletop.games.enthrone.scene.layout import TableLayout, table_layout
from fae_tabletop.games.enthrone.scene.opencourt import draw_open_court, draw_owners
from fae_tabletop.games.enthrone.scene.papers import draw_log
from fae_tabletop.games.enthrone.scene.rails import draw_captured, draw_events, draw_identity
from fae_tabletop.games.enthrone.scene.sounds import played
from fae_tabletop.games.enthrone.words import log_lines
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.choosers import slider
from fae_tabletop.ui.closer import Closer
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Hotspot, Tip
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import Scroll, panel
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.steps import nearest, stepped
from fae_tabletop.ui.theme import BODY, DARK_ON_GOLD, GOLD_INK, MOON, OFF_INK, OPTION
from fae_tabletop.ui.weighing import Studied
from fae_tabletop.ui.widgets import button, icon_button

SECONDS_A_STEP = 1.1
"""How long each step is shown while playing, at speed 1."""
SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)
LOG_SHOWN = 60
"""How many of the last turns the log holds: with all of them a long match would turn slower and slower."""
TWO_ROWS = 74.0
"""Height of the controls in logical pixels from which the slider has a row of its own."""
CLOSED = "The identities lie open once the match is over."
SIGHTS = (("own", "Own view", "eye"), ("open", "All open", "players"))
"""What is shown of the secrets: key, words and icon."""


@dataclass(frozen=True, slots=True)
class Watched:
    """What is watched: the views of one seat in order, and whom it played against.

    ``warning`` tells where a damaged file breaks off; empty for a sound one. ``covered``: the own identity lies
    face down until it is clicked, since the match still runs. ``start`` is the step that is shown first.
    ``studied`` lets the decisions of a finished match be looked into; None where there are none. ``branch`` plays
    another line from one of the steps of ``studied``.
    """

    views: Sequence[View]
    rival: str
    level: str
    board_title: str
    warning: str = ""
    covered: bool = False
    start: int = 0
    studied: Studied[Decision] | None = None
    branch: Callable[[int], None] | None = None


class ReplayScene(Scene[None]):
    """Closes when the person has seen enough."""

    name = "replay"
    game = "enthrone"
    first_focus = "button:play"

    def __init__(self, watched: Watched, speed: float = 1.0) -> None:
        """Begin at the first step. Raises ValueError when there is nothing to see."""
        super().__init__()
        if not watched.views:
            raise ValueError("there is no step to watch")
        self.watched = watched
        # Without motions (speed 0) a match still plays by steps that can be followed.
        self.speed = SPEEDS[nearest(SPEEDS, speed or 1.0)]
        self.step = min(max(0, watched.start), len(watched.views) - 1)
        self.playing = False
        self.all_open = False
        self.covered = watched.covered
        # Only the last turn is ever told differently later on, so the lines of all steps are told once.
        self._lines = log_lines(watched.views[-1], watched.rival)
        self._waited = 0.0
        self._log = Scroll("log")

    @property
    def _last(self) -> int:
        return len(self.watched.views) - 1

    @property
    def _view(self) -> View:
        return self.watched.views[self.step]

    @property
    def _known(self) -> Revealed | None:
        """All identities, where they are shown: at any step of a finished match when everything is open."""
        return self.watched.views[-1].revealed if self.all_open else None

    @property
    def announce(self) -> str:
        """Which step of how many is on show."""
        return f"Step {self.step} of {self._last}{', all identities open' if self.all_open else ''}."

    @property
    def moving(self) -> bool:
        """Whether the match is playing by itself."""
        return self.playing

    def opened(self) -> None:
        """Tell at once where a damaged file breaks off."""
        if self.watched.warning:
            self.stack.toast(self.watched.warning)

    def update(self, seconds: float) -> None:
        """Go on while playing."""
        if not self.playing:
            return
        self._waited += seconds * self.speed
        if self._waited >= SECONDS_A_STEP:
            self._waited = 0.0
            self.go_to(self.step + 1)
            sound = played(self._view)
            if sound is not None:
                self.stack.sound(sound)
            self.playing = self.step < self._last

    def go_to(self, step: int) -> None:
        """Show a step, as near as there is one."""
        self.step = min(self._last, max(0, step))
        self.change()

    def build(self, page: Page) -> None:
        """The table at this step, and the controls where the prompt would be."""
        view = self._view
        layout = table_layout(page.metrics, view.board)
        with page.layer(Layer.TABLE):
            page.cover("scene/table")
            left = model.closed_lions(view)
            page.kept(
                ("replay", view.board, left),
                lambda: draw_ground(page, layout.board, view.board, left),
            )
        look = BoardLook(trail=model.last_move(view))
        draw_marks(page, layout.board, view.board, look)
        draw_pawns(page, layout.board, view, look)
        draw_bar(page, layout, GAME_NAME, self.watched.board_title)
        self._bar_controls(page, layout)
        my_turn = view.to_move == view.seat
        draw_banner(
            page,
            layout,
            view,
            Seats(self.watched.rival, self.watched.level, my_turn, False, view.why is not None),
        )
        draw_action_board(page, layout, view, BoardState(), frozenset(), {})
        board_spots(page, layout.board, view, drag=False)
        known = self._known
        if known is None:
            draw_identity(page, layout, view, frozenset(), covered=self.covered)
        else:
            draw_owners(page, layout.board, view, known, self.watched.rival)
            draw_open_court(page, layout.identity, view, known, self.watched.rival)
        draw_captured(page, layout, view)
        lines = self._lines[: len(view.moves)][-LOG_SHOWN:]
        if layout.events is not None:
            draw_events(page, layout.events, lines, self._ways_height(page, layout))
            self._draw_ways(page, layout.events, layout)
        if layout.log is not None:
            draw_log(page, panel(page, layout.log, "Log"), lines, view.seat, self._log)
        if layout.notebook is not None:
            inner = panel(page, layout.notebook, "Your hand")
            self._cards(page, inner.above(self._ways_height(page, layout)), view)
            self._draw_ways(page, layout.notebook, layout)
        self._controls(page, layout)

    def _ways_height(self, page: Page, layout: TableLayout) -> float:
        """Return the height that the ways on from this step take at the foot of a panel."""
        rows = 0 if not self._ways() else len(self._ways()) if layout.small or layout.large_text else 1
        return rows * (30.0 + 8 * (page.text - 1) + 6)

    def _ways(self) -> list[tuple[str, str, str, str, Tip]]:
        """What leads on from this step of a finished match: hotspot, words, icon, key and tip."""
        ways = []
        if self.watched.studied is not None:
            about = "Whom the mover suspected here, and what spoke for and against its moves."
            ways.append(("button:weighed", "Weighed", "why", "W", Tip("What was weighed", about)))
        if self.watched.studied is not None and self.watched.branch is not None:
            about = "Play another line from here. The match stays as it was."
            ways.append(("button:what-if", "What if", "pawn", "T", Tip("What if", about)))
        return ways

    def _draw_ways(self, page: Page, box: Box, layout: TableLayout) -> None:
        ways = self._ways()
        if not ways:
            return
        foot = box.inset(10).foot(self._ways_height(page, layout) - 6)
        parts = foot.rows(len(ways), 6) if layout.small or layout.large_text else foot.columns(len(ways), 6)
        for (spot, words, icon, key, tip), part in zip(ways, parts, strict=True):
            button(
                page, spot, words, part, kind="quiet", icon=None if layout.button_words else icon, label=words,
                tip=tip, key=key if layout.button_words else None,
            )  # fmt: skip

    def look_into(self) -> None:
        """Show what the decision from this step rested on, or else the nearest one; then go on from there."""
        studied = self.watched.studied
        if studied is not None:
            self.playing = False
            self.push(DecidingScene(studied, studied.nearest(self.step)), self.go_to)

    def branch_off(self) -> None:
        """Play another line from this step, or else the nearest from which somebody moved."""
        if self.watched.studied is not None and self.watched.branch is not None:
            self.playing = False
            self.go_to(self.watched.studied.nearest(self.step))
            self.watched.branch(self.step)

    def _cards(self, page: Page, box: Box, view: View) -> None:
        """The own three cards, face down while the own identity is."""
        size = min((box.w - 12) / 3, box.h * 5 / 7)
        for n, pawn in enumerate(view.hand):
            name = "back-identity" if self.covered and not self.all_open else f"identity-{pawn}-small"
            page.image(f"enthrone/{name}", Box(box.x + n * (size + 6), box.y, size, size * 1.4))

    def _bar_controls(self, page: Page, layout: TableLayout) -> None:
        """Speed and sight, where the table has its buttons; sight in icons where words would be too small."""
        boxes = tuple(layout.buttons.values())
        room = Box(boxes[0].x, layout.bar.y, boxes[-1].right - boxes[0].x, layout.bar.h)
        room = room.place(room.w, max(36.0, boxes[0].h), 0.5, 0.4)
        wide = 64.0 if layout.button_words else 44.0 * min(page.text, 1.4)
        words = f"{self.speed:g}×"
        button(
            page, "button:speed", words, room.left(wide), kind="quiet",
            label=f"Speed {words}", tip=Tip(f"Speed {words}", "Click for the next one, or use the keys [ and ]."),
            repeat=True,
        )  # fmt: skip
        seen = room.after(wide + 10)
        page.plate("segment", seen)
        why = None if self.watched.views[-1].revealed is not None else CLOSED
        for (key, name, icon), part in zip(SIGHTS, seen.inset(3).columns(len(SIGHTS), 3), strict=True):
            chosen = (key == "open") == self.all_open
            off = why if key == "open" else None
            state = page.spot(
                f"see:{key}", "option", name, part, enabled=off is None, selected=chosen, why_not=off, tip=Tip(name),
            )  # fmt: skip
            if chosen:
                page.plate("segment-chosen", part)
            elif state.over or state.pressed:
                page.plate("segment-over", part)
            ink = DARK_ON_GOLD if chosen else MOON if off is None else OFF_INK
            if layout.button_words:
                style = page.fitted(name, OPTION.but(size=18), part.w - 10, 0.5)
                page.words(name, style.inked(ink), part, across=0.5, down=0.5, wrap=False)
            else:
                page.icon(icon, part.inset(4), ink)
            if state.focused:
                page.plate("focus", part)

    def _controls(self, page: Page, layout: TableLayout) -> None:
        box = layout.prompt
        page.plate("panel-prompt", box)
        inner = box.inset(22, 6, 10, 6)
        below: Box | None = None
        if inner.h >= TWO_ROWS:
            inner, below = inner.rows(2, 4)
        h = min(inner.h, 36.0 + 8 * (page.text - 1))
        size = 42.0
        x = inner.x
        for spot, icon, words in (
            ("button:first", "left", "To the start"),
            ("button:previous", "left", "One step back"),
            ("button:play", "pause" if self.playing else "play", "Pause" if self.playing else "Play"),
            ("button:next", "right", "One step on"),
            ("button:last", "right", "To the end"),
        ):
            place = Box(x, inner.cy - h / 2, size, h)
            if spot in ("button:first", "button:last"):
                button(page, spot, "", place, kind="quiet", label=words, tip=Tip(words))
                for across in (0.32, 0.68):
                    page.icon(icon, place.place(16, 16, across))
            else:
                icon_button(page, spot, icon, words, place, repeat=spot != "button:play")
            x += size + 4
        close = Box(inner.right - size, inner.cy - h / 2, size, h)
        icon_button(page, "button:back", "close", "Back", close)
        words = f"{self.step} of {self._last}"
        style = page.fitted(words, BODY.inked(GOLD_INK), 90 * page.text, 0.6)
        room = Box(close.x - 96 * page.text, inner.y, 90 * page.text, inner.h)
        page.words(words, style, room, across=1.0, down=0.5, wrap=False)
        track = below or Box(x + 10, inner.y, room.x - x - 20, inner.h)
        if track.w > 60:
            slider(page, "slider:step", "Step", self.step / max(1, self._last), track)

    def handle(self, gesture: g.Gesture) -> bool:
        """Step, scrub, play, leave."""
        if self._log.take(gesture):
            self.change()
            return True
        match gesture:
            case g.Clicked(spot):
                return self._click(spot)
            case g.Slid("slider:step", across):
                self.playing = False
                self.go_to(round(across * self._last))
            case g.Stepped("slider:step", steps):
                self.playing = False
                self.go_to(self.step + steps)
            case g.Pressed(key) if key.name in _STEPS and self.stack.focus != "slider:step":
                self.playing = False
                self.go_to(self.step + _STEPS[key.name])
            case g.Pressed(key) if key.name in ("home", "end"):
                self.playing = False
                self.go_to(0 if key.name == "home" else self._last)
            case g.Pressed(key) if key.name in _WAYS and not (key.again or key.ctrl or key.alt):
                _WAYS[key.name](self)
            case g.Pressed(key) if key.name in ("[", "]"):
                self._set_speed(stepped(SPEEDS, self.speed, 1 if key.name == "]" else -1))
            case g.Back():
                self.close(None)
            case _:
                return False
        return True

    def _click(self, spot: str) -> bool:
        match spot:
            case "button:first":
                self.go_to(0)
            case "button:previous":
                self.go_to(self.step - 1)
            case "button:next":
                self.go_to(self.step + 1)
            case "button:last":
                self.go_to(self._last)
            case "button:play":
                self.playing = not self.playing
                if self.playing and self.step == self._last:
                    self.step = 0
                self._waited = 0.0
                self.change()
                return True
            case "button:weighed":
                self.look_into()
                return True
            case "button:what-if":
                self.branch_off()
                return True
            case "button:speed":
                self._set_speed(SPEEDS[(SPEEDS.index(self.speed) + 1) % len(SPEEDS)])
                return True
            case "see:own" | "see:open":
                self.all_open = spot == "see:open" and self.watched.views[-1].revealed is not None
                self.change()
                return True
            case "panel:identity":
                self.covered = False
                self.change()
                return True
            case "button:back":
                self.close(None)
                return True
            case _:
                return False
        self.playing = False
        return True

    def _set_speed(self, speed: float) -> None:
        self.speed = speed
        self.change()

    def closer(self, spot: Hotspot) -> Closer | None:
        """Show a card, a pawn or a tile large."""
        return closer(self._view, spot, covered=self.covered)


_WAYS: dict[str, Callable[[ReplayScene], None]] = {
    "w": ReplayScene.look_into,
    "t": ReplayScene.branch_off,
}
_STEPS = {"left": -1, "right": 1, "page up": -10, "page down": 10}
