"""The scene stack: who is drawn, who is asked, and what a frame shows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.attention import Attention
from fae_tabletop.ui.audio import most_telling
from fae_tabletop.ui.dialogs import notice
from fae_tabletop.ui.drawing import Item, Kit
from fae_tabletop.ui.geometry import Metrics
from fae_tabletop.ui.hotspots import Hotspot, Hotspots, Tip
from fae_tabletop.ui.page import Layer, Look, Page
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.text import escape
from fae_tabletop.ui.theme import PALETTES, TIP_AFTER, Palette
from fae_tabletop.ui.tips import draw_tip, draw_toast
from fae_tabletop.ui.trace import Shown

R = TypeVar("R")
T = TypeVar("T")

TOAST_SECONDS = 3.5
ASKING = ("button", "option", "tab", "entry", "slider", "switch")
"""Roles of hotspots that toasts leave free."""
PROMPT = "panel:prompt"
"""The hotspot of what is asked at a table; toasts leave it free too."""


@dataclass(frozen=True, slots=True)
class Frame:
    """What one frame shows: three display lists, and the trace's words for it."""

    table: tuple[Item, ...]
    settled: tuple[Item, ...]
    above: tuple[Item, ...]
    shown: Shown


class SceneStack(Attention):
    """Holds the scenes; the last one is asked. Draws nothing itself: `frame` returns what is to be drawn."""

    def __init__(self, kit: Kit, metrics: Metrics, palette: Palette = PALETTES["garden"]) -> None:
        super().__init__()
        self.kit = kit
        self.palette = palette
        self.on_sound: Callable[[str], None] = lambda name: None
        """Something is to be heard: the name of one of `audio.SOUNDS`."""
        self._metrics = metrics
        self._scenes: list[Scene[Any]] = []
        self._tip_after = 0.0
        self._tip_on: str | None = None
        self._toast: tuple[str, float] | None = None
        self._sounds: list[str] = []

    # -- the stack ------------------------------------------------------------------------------------------

    @property
    def top(self) -> Scene[Any] | None:
        """The scene that is asked, or None when all are closed."""
        return self._scenes[-1] if self._scenes else None

    @property
    def scenes(self) -> tuple[Scene[Any], ...]:
        """All scenes, lowest first."""
        return tuple(self._scenes)

    @property
    def base(self) -> Scene[Any] | None:
        """The lowest scene that is drawn, or None."""
        return next(iter(self._drawn()), None)

    @property
    def metrics(self) -> Metrics:
        """Window size and text scale the pages are made for."""
        return self._metrics

    @metrics.setter
    def metrics(self, metrics: Metrics) -> None:
        if metrics != self._metrics:
            self._metrics = metrics
            self.refresh()

    def push(self, scene: Scene[T], then: Callable[[T], None] | None = None) -> None:
        """Open a scene on top; `then` gets its result when it closes."""
        if self._scenes:
            self._scenes[-1]._focus = self._focus
        if not scene.overlay:
            # What was said in passing belongs to the screen before.
            self._toast = None
        scene._stack, scene._then = self, then
        self._scenes.append(scene)
        self._enter(scene.first_focus)
        scene.opened()

    def close(self, scene: Scene[R], result: R) -> None:
        """Take a scene and all above it off the stack, then hand the result to whoever pushed it."""
        if scene not in self._scenes:
            return
        while self._scenes:
            gone = self._scenes.pop()
            gone.closing()
            gone._stack = None
            if gone is scene:
                break
        self._enter(self._scenes[-1]._focus if self._scenes else None)
        then, scene._then = scene._then, None
        if then is not None:
            then(result)

    def replace(self, scene: Scene[T], then: Callable[[T], None] | None = None) -> None:
        """Take all scenes off, without results, and open this one."""
        while self._scenes:
            gone = self._scenes.pop()
            gone.closing()
            gone._stack = None
        self.push(scene, then)

    def toast(self, words: str, seconds: float = TOAST_SECONDS) -> None:
        """Say something in passing at the foot of the window."""
        self._toast = (words, self._now + seconds)
        # One answer at a time: the tip of what the pointer rests on waits until it is pointed at anew.
        self._tip_on, self._tip_after = None, 0.0
        self._stale = True

    def hush(self) -> None:
        """What was said in passing is out of date: take it away."""
        if self._toast is not None:
            self._toast, self._stale = None, True

    def sound(self, name: str) -> None:
        """Let one of `audio.SOUNDS` be heard; of several before the next update ends, only the most telling."""
        self._sounds.append(name)

    def refresh(self) -> None:
        """Build every page again: size, text scale or colours changed."""
        for scene in self._scenes:
            scene._page = None
            scene._changed = True
        self._stale = True

    def _enter(self, focus: str | None) -> None:
        self._pointing.lost()
        self._focus = focus
        self._tip_on = None
        self._stale = True
        if focus is not None:
            self.moved_by_keyboard = True

    # -- gestures -------------------------------------------------------------------------------------------

    def _tell(self, told: Sequence[g.Gesture]) -> None:
        acted = any(self._acts(gesture) for gesture in told)
        for gesture in told:
            self._stale = True
            if isinstance(gesture, g.Hovered):
                self._rest_again()
            top = self.top
            stray = isinstance(gesture, g.Back) and gesture.beside
            if top is None or (stray and not top.overlay and not top.beside):
                continue
            if not top.handle(gesture) and isinstance(gesture, g.Looked):
                self._look_closer(top, gesture.id)
        if acted:
            # What was pointed at has been dealt with: nothing more is told until something else is pointed at.
            self._tip_on, self._tip_after = None, 0.0

    def _acts(self, gesture: g.Gesture) -> bool:
        """Whether a gesture does something; what cannot be done still says why."""
        if isinstance(gesture, g.Clicked):
            spot = self.spots.get(gesture.id)
            return spot is not None and spot.enabled
        return isinstance(gesture, g.Dropped)

    def _look_closer(self, top: Scene[Any], spot_id: str | None) -> None:
        """Show a thing at full size where the scene can, else tell what it is; never does what a click does."""
        spot = self.spots.get(spot_id)
        if spot is None:
            return
        closer = top.closer(spot)
        if closer is not None:
            self.push(closer)
            return
        tip = tip_of(spot)
        told = " ".join(filter(None, (tip.title, tip.body))) if tip is not None else ""
        if told in ("", spot.label):
            self.toast(escape(spot.label))
        else:
            self.push(notice(escape(spot.label), told))

    # -- frames ---------------------------------------------------------------------------------------------

    def update(self, seconds: float, now: float) -> None:
        """Time passes for all scenes that are drawn; `now` in seconds."""
        self._now = now
        self._opened = now if self._opened is None else self._opened
        for scene in self._drawn():
            scene.update(seconds)
        if self._sounds:
            name = most_telling(self._sounds)
            self._sounds.clear()
            self.on_sound(name)
        if self._toast is not None and now >= self._toast[1]:
            self._toast = None
            self._stale = True
        waiting = self._tip_on is None and self._tip_after and now >= self._tip_after
        if waiting:
            self._tip_after = 0.0
            subject = self._subject()
            self._tip_on = None if self._said(subject) else subject
            self._stale = self._stale or self._tip_on is not None
        self._check()

    def _said(self, subject: str | None) -> bool:
        """Whether the words in passing tell already what the tip of ``subject`` would tell."""
        spot = self.spots.get(subject)
        tip = tip_of(spot) if spot is not None else None
        if tip is None or self._toast is None:
            return False
        return self._toast[0] == f"{tip.title}: {tip.body}" or self._toast[0] in (tip.title, tip.body)

    def _check(self) -> None:
        if any(scene._changed or scene.moving for scene in self._drawn()):
            self._stale = True

    def _drawn(self) -> list[Scene[Any]]:
        first = len(self._scenes) - 1
        while first > 0 and self._scenes[first].overlay:
            first -= 1
        return self._scenes[max(0, first) :]

    @property
    def moving(self) -> bool:
        """Whether a scene that is drawn moves."""
        return any(scene.moving for scene in self._drawn())

    @property
    def stale(self) -> bool:
        """Whether the next frame may differ from the last."""
        return self._stale

    def frame(self) -> Frame:
        """Build what is stale and return the frame. From now on its hotspots are the ones in force."""
        for _ in range(3):
            frame, spots = self._built()
            self.spots = spots
            told = self._pointing.refresh(spots) if self._pointing.at is not None else []
            if self._focus is not None and self._focus not in spots:
                top = self.top
                first = top.first_focus if top is not None else None
                self._focus = first if first in spots else None
                told = [*told, g.Hovered(self._focus)]
            if not told:
                break
            self._tell(told)
            # The screen moved under a resting pointer, which has asked nothing.
            self._tip_after = 0.0
        self._stale = False
        self._seen = self.generation
        return frame

    def _built(self) -> tuple[Frame, Hotspots]:
        table: list[Item] = []
        settled: list[Item] = []
        above: list[Item] = []
        spots = Hotspots()
        drawn = self._drawn()
        for n, scene in enumerate(drawn):
            look = self.look() if n == len(drawn) - 1 else Look()
            page = self._page_of(scene, look)
            for layer, into in ((Layer.TABLE, table), (Layer.SETTLED, settled), (Layer.ABOVE, above)):
                (into if n == 0 else above).extend(page.items[layer])
            if scene.moving:
                movers = Page(self.kit, self._metrics, look, self.palette)
                scene.movers(movers)
                for layer in Layer:
                    above.extend(movers.items[layer])
            spots = page.spots
        above.extend(self._over_all(spots))
        return Frame(tuple(table), tuple(settled), tuple(above), self._shown(spots)), spots

    def _page_of(self, scene: Scene[Any], look: Look) -> Page:
        page = scene._page
        if page is None or scene._changed or page.look != look:
            page = Page(self.kit, self._metrics, look, self.palette)
            scene._changed = False
            scene.build(page)
            scene._page = page
        return page

    def _over_all(self, spots: Hotspots) -> list[Item]:
        page = Page(self.kit, self._metrics, Look(), self.palette)
        top = self.top
        kept = [page.metrics.box(spot.rect) for spot in spots if spot.role in ASKING or spot.id == PROMPT]
        spot = spots.get(self._tip_on)
        held = spots.get(self._pointing.press)
        # Whatever is pulled, in vain or not, the things on its way are not asked about.
        pulled = held is not None and held.drag and held is not spot
        calm = not pulled and self._pointing.dragging is None and top is not None and not top.moving
        if spot is not None and top is not None and calm:
            tip = tip_of(spot)
            if tip is not None:
                room, avoid = top.tip_room(page, spot)
                kept.append(draw_tip(page, tip, page.metrics.box(spot.rect), room, avoid))
        if self._toast is not None:
            corners, more = top.toast_room(page) if top is not None else ((), ())
            draw_toast(page, self._toast[0], [*kept, *more], corners)
        return [item for layer in Layer for item in page.items[layer]]

    def _rest_again(self) -> None:
        self._tip_on = None
        spot = self.spots.get(self._subject())
        tip = tip_of(spot) if spot is not None else None
        # A refusal answers a question already asked by pointing there: it need not wait as long.
        self._tip_after = self._now + (0.08 if tip is not None and tip.refuse else TIP_AFTER)

    def _shown(self, spots: Hotspots) -> Shown:
        named = [scene for scene in self._scenes if scene.name]
        top = self.top
        busy = any(scene.busy or scene.moving for scene in self._drawn())
        metrics = self._metrics
        return Shown(
            scene=named[-1].name if named else "",
            game=named[-1].game if named else None,
            prompt=top.prompt if top is not None else None,
            busy=busy,
            window=(metrics.width, metrics.height),
            announce=top.announce if top is not None else None,
            hotspots=tuple(spots),
        )


def tip_of(spot: Hotspot) -> Tip | None:
    """The tool tip of a hotspot: why it cannot be done, or what it is."""
    if not spot.enabled and spot.why_not:
        if spot.tip is not None and spot.tip.refuse:
            return spot.tip
        return Tip("", spot.why_not, refuse=True)
    return spot.tip
