"""A page under construction: scenes and widgets put drawn things and hotspots on it, in logical pixels."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum

from fae_tabletop.ui import shapes
from fae_tabletop.ui.assets import PictureKey
from fae_tabletop.ui.drawing import Item, Kit, Lettered, Paint, Picture, Plated, Shape
from fae_tabletop.ui.geometry import Box, Metrics, Pixels, bounds
from fae_tabletop.ui.hotspots import Hotspot, Hotspots, Tip
from fae_tabletop.ui.text import Block
from fae_tabletop.ui.theme import FOCUS, INK, MOON, PALETTES, Colour, Palette, Style

KEPT = 24
"""How many remembered parts of pages there may be."""


class Layer(Enum):
    """Where things are drawn: the table hardly ever changes, the settled scene seldom, the rest often."""

    TABLE = 0
    SETTLED = 1
    ABOVE = 2


@dataclass(frozen=True, slots=True)
class Look:
    """What pointer and keyboard are on. `focus` is None while the ring is not to be shown."""

    hover: str | None = None
    press: str | None = None
    focus: str | None = None
    drag: str | None = None
    over: str | None = None


@dataclass(frozen=True, slots=True)
class State:
    """How a widget must look now."""

    over: bool = False
    pressed: bool = False
    focused: bool = False


class Page:
    """One scene's picture and hotspots for one moment. All boxes and lengths are logical pixels."""

    def __init__(self, kit: Kit, metrics: Metrics, look: Look, palette: Palette = PALETTES["garden"]) -> None:
        self.kit = kit
        self.metrics = metrics
        self.look = look
        self.palette = palette
        self.spots = Hotspots()
        self.items: dict[Layer, list[Item]] = {layer: [] for layer in Layer}
        self._layer = Layer.SETTLED
        self._clip: Pixels | None = None
        self._z = 0
        self._reveal: Callable[[float, float], None] | None = None
        self.reveals: dict[str, Callable[[], None]] = {}
        """What brings a hotspot of a scrolled content into view, by its id."""

    # -- where ----------------------------------------------------------------------------------------------

    @property
    def screen(self) -> Box:
        """The whole window."""
        return self.metrics.screen

    @property
    def text(self) -> float:
        """Text scale, 1 to 2."""
        return self.metrics.text

    @contextmanager
    def layer(self, layer: Layer) -> Iterator[None]:
        """What is added inside goes to that layer."""
        before, self._layer = self._layer, layer
        yield
        self._layer = before

    @contextmanager
    def clip(self, box: Box) -> Iterator[None]:
        """What is added inside is seen, and can be hit, only within the box."""
        before = self._clip
        pixels = self.metrics.px(box)
        self._clip = pixels if before is None else before.clip(pixels)
        yield
        self._clip = before

    @contextmanager
    def scrolled(self, reveal: Callable[[float, float], None]) -> Iterator[None]:
        """What is added inside can be brought into view: `reveal` takes its upper and lower edge."""
        before, self._reveal = self._reveal, reveal
        yield
        self._reveal = before

    @contextmanager
    def raised(self, z: int) -> Iterator[None]:
        """Hotspots added inside lie above others by `z`."""
        self._z += z
        yield
        self._z -= z

    # -- drawn things ---------------------------------------------------------------------------------------

    def add(self, item: Item) -> None:
        """Put a ready item on the current layer."""
        self.items[self._layer].append(item)

    def kept(self, key: Hashable, draw: Callable[[], None]) -> None:
        """What `draw` adds, remembered by `key` for this window, text and palette: for much that seldom changes.

        Hotspots are not remembered: add those outside.
        """
        whole = (key, self.metrics, self.palette.id, self._clip)
        items = self.kit.kept.get(whole)
        into = self.items[self._layer]
        if items is None:
            before = len(into)
            draw()
            self.kit.kept[whole] = tuple(into[before:])
            while len(self.kit.kept) > KEPT:
                self.kit.kept.popitem(last=False)
        else:
            self.kit.kept.move_to_end(whole)
            into.extend(items)

    def image(
        self,
        name: str,
        box: Box,
        *,
        tint: Colour | None = None,
        alpha: float = 1.0,
        rotation: float = 0.0,
        flip: bool = False,
    ) -> None:
        """A picture of the assets (path below assets/ without suffix), filling the box."""
        rect = self.metrics.px(box)
        if rect.w < 1 or rect.h < 1 or alpha <= 0:
            return
        # Few steps of fading, so that every step is made once and kept.
        step = min(255, round(alpha * 16) * 16)
        if step:
            key = PictureKey(name, rect.w, rect.h, round(rotation), tint, step, flip)
            self.add(Picture(key, rect, self._clip))

    def cover(self, name: str, tint: Colour | None = None, within: Box | None = None) -> None:
        """A picture that covers the window, or all ``within`` a box, cut at the sides where its shape is another."""
        w, h = self.kit.pictures.natural(name)
        window = self.metrics.window if within is None else self.metrics.px(within)
        k = max(window.w / w, window.h / h)
        pw, ph = max(window.w, round(w * k)), max(window.h, round(h * k))
        rect = Pixels(window.x + (window.w - pw) // 2, window.y + (window.h - ph) // 2, pw, ph)
        self.add(Picture(PictureKey(name, pw, ph, 0, tint), rect, window))

    def icon(self, name: str, box: Box, ink: Colour = MOON, alpha: float = 1.0) -> None:
        """A white icon of assets/ui in an ink, as large as fits the box."""
        self.image(f"ui/icon-{name}", box.fit(1, 1), tint=ink, alpha=alpha)

    def plate(self, kind: str, box: Box, *, tint: Colour | None = None, alpha: float = 1.0) -> Box:
        """A plate with its visible edge at the box; returns the room for what stands on it."""
        plate = self.kit.plates.plate(kind)
        box = box.moved(*plate.shift)
        outer = self.kit.plates.outer(kind, self.metrics.px(box), self.metrics.u)
        self.add(Plated(kind, outer, self.metrics.u, tint, round(alpha * 255), self._clip))
        return box.inset(*plate.content)

    def words(
        self,
        markup: str,
        style: Style,
        box: Box,
        *,
        across: float = 0.0,
        down: float = 0.0,
        wrap: bool = True,
        balance: bool = False,
        strike: bool = False,
        alpha: float = 1.0,
    ) -> Box:
        """Words in a box: wrapped at its width, placed across and down (0 to 1). Returns the box they take.

        Nothing is cut off: words that need more height than the box run over its foot, so measure first.
        """
        block = self.block(markup, style, box.w if wrap else None, across, balance, strike)
        u = self.metrics.u
        w, h = block.width / u, block.height / u
        used = Box(box.x + (box.w - w) * across, box.y + (box.h - h) * down, w, h)
        self._letter(block, used, alpha)
        return used

    def _letter(self, block: Block, used: Box, alpha: float) -> None:
        x, y = self.metrics.point(used.x, used.y)
        rect = Pixels(x - block.pad, y - block.pad, block.width + 2 * block.pad, block.height + 2 * block.pad)
        step = min(255, round(alpha * 16) * 16)
        if step:
            self.add(Lettered(block, rect, step, self._clip))

    def block(
        self,
        markup: str,
        style: Style,
        width: float | None = None,
        across: float = 0.0,
        balance: bool = False,
        strike: bool = False,
    ) -> Block:
        """Words laid out at this text scale; `width` in logical pixels."""
        pixels = None if width is None else max(1, self.metrics.length(width))
        k = self.metrics.u * self.metrics.text
        return self.kit.words.layout(markup, style, k, pixels, across, balance, strike)

    def measure(
        self, markup: str, style: Style, width: float | None = None, balance: bool = False
    ) -> tuple[float, float]:
        """Width and height that words will take, wrapped at `width`."""
        block = self.block(markup, style, width, 0.0, balance)
        return block.width / self.metrics.u, block.height / self.metrics.u

    def fitted(self, markup: str, style: Style, width: float, least: float = 0.7) -> Style:
        """The style made smaller, to `least` of its size at most, until the words fit on one line."""
        k = self.metrics.u * self.metrics.text
        return self.kit.words.fitted(markup, style, k, self.metrics.length(width), least)

    def shape(self, key: Hashable, box: Box, paint: Paint, *, soft: bool = False) -> None:
        """Something drawn by code; equal keys at equal sizes must look the same. `soft` ones have no sharp edges."""
        rect = self.metrics.px(box)
        if rect.w > 0 and rect.h > 0:
            self.add(Shape(key, rect, self.metrics.u, paint, self._clip, soft))

    def fill(
        self, box: Box, colour: Colour, radius: float = 0.0, edge: Colour | None = None, width: float = 1.0
    ) -> None:
        """A rounded rectangle."""
        self.shape(("fill", colour, radius, edge, width), box, shapes.fill(colour, radius, edge, width))

    def dashed(self, box: Box, colour: Colour, radius: float = 0.0, width: float = 1.2) -> None:
        """A dashed rounded outline."""
        self.shape(("dashed", colour, radius, width), box, shapes.dashed(colour, radius, width))

    def line(
        self,
        points: Sequence[tuple[float, float]],
        colour: Colour,
        width: float = 1.0,
        dash: tuple[float, float] | None = None,
    ) -> None:
        """A line through the points."""
        box = bounds(points).grown(width / 2 + 1)
        inner = tuple((round(x - box.x, 2), round(y - box.y, 2)) for x, y in points)
        self.shape(("line", inner, colour, width, dash), box, shapes.line(inner, colour, width, dash))

    def polygon(
        self,
        points: Sequence[tuple[float, float]],
        colour: Colour | None,
        edge: Colour | None = None,
        width: float = 1.5,
    ) -> None:
        """A filled polygon with an edge."""
        box = bounds(points).grown(width + 1)
        inner = tuple((round(x - box.x, 2), round(y - box.y, 2)) for x, y in points)
        self.shape(("poly", inner, colour, edge, width), box, shapes.polygon(inner, colour, edge, width))

    def focus_ring(self, box: Box, radius: float = 8.0) -> None:
        """The cyan ring of the keyboard focus, 3.5 outside the box, on an ink ring."""
        outer = box.grown(3.5 + 2.2 + 1)
        under = (INK[0], INK[1], INK[2], 220)
        self.shape(("focus", radius), outer, shapes.ring(FOCUS, radius + 4.5, 2.2, under, 1.0))

    # -- hotspots -------------------------------------------------------------------------------------------

    def state(self, spot_id: str, enabled: bool = True) -> State:
        """How the widget of that id must look now."""
        look = self.look
        return State(
            over=enabled and look.hover == spot_id and look.drag is None,
            pressed=enabled and look.press == spot_id and look.hover == spot_id,
            focused=look.focus == spot_id,
        )

    def spot(
        self,
        spot_id: str,
        role: str,
        label: str,
        box: Box,
        *,
        enabled: bool = True,
        selected: bool = False,
        why_not: str | None = None,
        outline: Sequence[tuple[float, float]] | None = None,
        z: int = 0,
        tip: Tip | None = None,
        tab: bool = True,
        repeat: bool = False,
        drag: bool = False,
        adjust: bool = False,
        default: bool = False,
    ) -> State:
        """Make the box (or the outline, logical points) a hotspot; returns how it must look now.

        Whatever a clip leaves nothing of cannot be pointed at, and is left out; keys can still go there when it
        is scrolled content.
        """
        whole = self.metrics.px(box)
        rect = whole if self._clip is None else whole.clip(self._clip)
        seen = rect.w > 0 and rect.h > 0
        reveal = self._reveal
        if reveal is not None:
            self.reveals[spot_id] = lambda: reveal(box.y, box.bottom)
        if seen or reveal is not None:
            pixels = None if outline is None else tuple(self.metrics.point(x, y) for x, y in outline)
            spot = Hotspot(
                spot_id,
                role,
                label,
                rect if seen else whole,
                enabled,
                selected,
                None if enabled else why_not,
                pixels,
                z + self._z,
                tip,
                tab,
                repeat,
                drag,
                adjust,
                default,
            )
            (self.spots.add if seen else self.spots.add_hidden)(spot)
        return self.state(spot_id, enabled)
