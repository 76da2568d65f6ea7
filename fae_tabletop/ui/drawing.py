"""The display list: what is drawn, as plain values that can be compared, and the one class that draws it.

A scene names pictures, plates, words and shapes at their places. Comparing two such lists tells which pixels
changed; only those are drawn again. Nothing else in the program writes to the window.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, field

import pygame

from fae_tabletop.ui.assets import Cache, PictureKey, Pictures
from fae_tabletop.ui.geometry import Pixels
from fae_tabletop.ui.plates import Plates
from fae_tabletop.ui.text import Block, Words
from fae_tabletop.ui.theme import Colour

SUPERSAMPLING = 2
"""Shapes are drawn so many times larger and scaled down smoothly."""

SPARE_SHAPES = 2 << 20
"""Bytes of shapes that stay although nobody needs them now."""

SPILL = 1.2
"""Two rectangles become one when that one has at most so many times their areas."""

MOST_AREAS = 12
"""Beyond so many areas, joining them costs less than looking at every item for each."""

Paint = Callable[[pygame.Surface, float], None]
"""Draws a shape on a clear surface (straight alpha); the number is its pixels per logical pixel."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture of the assets filling `rect` (rotated ones keep its middle)."""

    key: PictureKey
    rect: Pixels
    clip: Pixels | None = None


@dataclass(frozen=True, slots=True)
class Plated:
    """A plate filling `rect`, shadow included; `u` is pixels per logical pixel."""

    kind: str
    rect: Pixels
    u: float
    tint: Colour | None = None
    alpha: int = 255
    clip: Pixels | None = None


@dataclass(frozen=True, slots=True)
class Lettered:
    """Words; `rect` covers their overhang, `block` is laid out already. `alpha` 0 to 255."""

    block: Block
    rect: Pixels
    alpha: int = 255
    clip: Pixels | None = None


@dataclass(frozen=True, slots=True)
class Shape:
    """Something drawn by code. Shapes of equal key and size are the same picture, whatever `paint` is.

    A `soft` one has no edges that would have to be smoothed, and is painted at its own size: large ones cost less.
    """

    key: Hashable
    rect: Pixels
    u: float
    paint: Paint = field(compare=False)
    clip: Pixels | None = None
    soft: bool = False


Item = Picture | Plated | Lettered | Shape


@dataclass(slots=True)
class Kit:
    """All that drawing needs: pictures, plates and words, and the shapes made so far."""

    pictures: Pictures
    plates: Plates
    words: Words
    shapes: Cache = field(default_factory=lambda: Cache(32 << 20))
    kept: OrderedDict[Hashable, tuple[Item, ...]] = field(default_factory=OrderedDict)

    @property
    def missing(self) -> dict[str, str]:
        """What is missing or damaged: a sentence each, by name."""
        return {**self.pictures.missing, **self.words.fonts.missing}

    def tidy(self, shown: Iterable[Item]) -> None:
        """Forget what is not on show, all but a few things."""
        pictures: set[PictureKey] = set()
        plates: set[Hashable] = set()
        blocks: set[int] = set()
        shapes: set[Hashable] = set()
        for item in shown:
            match item:
                case Picture(key):
                    pictures.add(key)
                case Plated(kind, rect, u, tint, alpha):
                    plates.add(self.plates.key(kind, rect.w, rect.h, u, tint, alpha))
                case Lettered(block):
                    blocks.add(id(block))
                case Shape():
                    shapes.add(_shape_key(item))
        self.pictures.tidy(pictures)
        self.plates.tidy(plates)
        self.words.tidy(blocks)
        self.shapes.trim(shapes, SPARE_SHAPES)

    def surface(self, item: Item) -> pygame.Surface | None:
        """The item's pixels, or None while its picture is still being made."""
        match item:
            case Picture(key):
                return self.pictures.get(key)
            case Plated(kind, rect, u, tint, alpha):
                return self.plates.surface(kind, rect.w, rect.h, u, tint, alpha)
            case Lettered(block):
                return self._lettered(item, block)
            case Shape():
                return self._shape(item)

    def _lettered(self, item: Lettered, block: Block) -> pygame.Surface:
        surface = self.words.surface(block)
        if item.alpha == 255:
            return surface
        key = ("words", id(block), item.alpha)
        faded = self.shapes.get(key)
        if faded is None:
            faded = surface.copy()
            faded.fill((item.alpha,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
            self.shapes.put(key, faded)
        return faded

    def _shape(self, item: Shape) -> pygame.Surface:
        key = _shape_key(item)
        made = self.shapes.get(key)
        if made is None:
            n = 1 if item.soft else SUPERSAMPLING
            large = pygame.Surface((max(1, item.rect.w) * n, max(1, item.rect.h) * n), pygame.SRCALPHA, 32)
            item.paint(large, item.u * n)
            made = large.premul_alpha()
            if n > 1:
                made = pygame.transform.smoothscale(made, (max(1, item.rect.w), max(1, item.rect.h)))
            self.shapes.put(key, made)
        return made


def _shape_key(item: Shape) -> Hashable:
    return (item.key, item.rect.w, item.rect.h, round(item.u, 4))


Placed = tuple[int, int, int, int, Item]
"""An item with the pixels it may draw on: left, top, right, bottom."""


def placed(items: Iterable[Item]) -> list[Placed]:
    """The items with their places; those that nothing can be seen of are left out."""
    found: list[Placed] = []
    for item in items:
        rect = _covered(item)
        if rect.w > 0 and rect.h > 0:
            found.append((rect.x, rect.y, rect.right, rect.bottom, item))
    return found


def draw(target: pygame.Surface, kit: Kit, items: Iterable[Item], area: Pixels) -> None:
    """Draw those items that touch `area`, and of them only what lies inside it."""
    draw_placed(target, kit, placed(items), area)


def draw_placed(target: pygame.Surface, kit: Kit, items: Iterable[Placed], area: Pixels) -> None:
    """`draw`, for items whose places are known already."""
    x0, y0, x1, y1 = area.x, area.y, area.right, area.bottom
    for left, top, right, bottom, item in items:
        if left >= x1 or top >= y1 or right <= x0 or bottom <= y0:
            continue
        surface = kit.surface(item)
        if surface is None:
            continue
        target.set_clip(area if item.clip is None else area.clip(item.clip))
        x, y = item.rect.x, item.rect.y
        if isinstance(item, Picture) and item.key.rotation:
            w, h = surface.get_size()
            x, y = x + (item.rect.w - w) // 2, y + (item.rect.h - h) // 2
        if surface.get_flags() & pygame.SRCALPHA:
            target.blit(surface, (x, y), special_flags=pygame.BLEND_PREMULTIPLIED)
        else:
            target.blit(surface, (x, y))
    target.set_clip(None)


def changes(old: Sequence[Item], new: Sequence[Item]) -> list[Pixels]:
    """The rectangles in which the two lists may look different: items gone, come, or reordered."""
    if old == new:
        return []
    place = {item: i for i, item in enumerate(old)}
    dirty: list[Pixels] = []
    kept: set[Item] = set()
    last = -1
    for item in new:
        i = place.get(item)
        if i is None or i < last:
            dirty.append(_covered(item))
        else:
            last = i
            kept.add(item)
    dirty.extend(_covered(item) for item in old if item not in kept)
    return [rect for rect in dirty if rect.w and rect.h]


def _covered(item: Item) -> Pixels:
    rect = item.rect
    if isinstance(item, Picture) and item.key.rotation:
        # A turned picture stays inside the circle around its middle.
        reach = int((rect.w**2 + rect.h**2) ** 0.5) + 2
        rect = Pixels(rect.x + (rect.w - reach) // 2, rect.y + (rect.h - reach) // 2, reach, reach)
    return rect if item.clip is None else rect.clip(item.clip)


def joined(rects: Iterable[Pixels], within: Pixels) -> list[Pixels]:
    """Few rectangles that cover all given ones, cut to `within`.

    Two become one where that adds little area: what is drawn twice costs less than what is drawn for nothing.
    Beyond a dozen, neighbours are joined all the same.
    """
    result: list[Pixels] = []
    for rect in sorted({r.clip(within) for r in rects}, key=lambda r: (r.y, r.x)):
        if rect.w and rect.h:
            result.append(_absorbed(result, rect, SPILL))
    spill = SPILL
    while len(result) > MOST_AREAS:
        spill *= 2
        rest, result = result, []
        for rect in rest:
            result.append(_absorbed(result, rect, spill))
    if sum(r.w * r.h for r in result) > 0.6 * within.w * within.h:
        return [within]
    return result


def _absorbed(result: list[Pixels], rect: Pixels, spill: float) -> Pixels:
    """The rectangle joined with those it may be joined with, which are taken out of `result`."""
    x, y, w, h = rect
    right, bottom = x + w, y + h
    merged = True
    while merged:
        merged = False
        for n, (ox, oy, ow, oh) in enumerate(result):
            ux, uy = min(x, ox), min(y, oy)
            ur, ub = max(right, ox + ow), max(bottom, oy + oh)
            if (ur - ux) * (ub - uy) <= spill * ((right - x) * (bottom - y) + ow * oh):
                x, y, right, bottom = ux, uy, ur, ub
                del result[n]
                merged = True
                break
    return Pixels(x, y, right - x, bottom - y)


class Canvas:
    """The three layers of a window: table (opaque), settled scene, and what lies above or moves.

    Draws on the surface it is given and tells which rectangles changed.
    """

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self._table: pygame.Surface | None = None
        self._settled: pygame.Surface | None = None
        self._lists: tuple[tuple[Item, ...], tuple[Item, ...], tuple[Item, ...]] = ((), (), ())
        self._placed: list[list[Placed]] = [[], [], []]
        self._whole = True
        self._layers = True
        self._scene = False

    def forget(self, layers: bool = False, scene: bool = False) -> None:
        """Show everything anew next time: the window was covered.

        With `scene` the settled scene is drawn anew on the table that is kept, with `layers` the table as well.
        """
        self._whole = True
        self._layers = self._layers or layers
        self._scene = self._scene or scene

    @property
    def whole(self) -> bool:
        """Whether everything must be drawn anew."""
        return self._whole

    @property
    def shown(self) -> tuple[Item, ...]:
        """All that is on show."""
        return tuple(item for items in self._lists for item in items)

    def ask(self, *lists: Sequence[Item]) -> None:
        """Have the pictures of these lists made, without drawing them."""
        for items in lists:
            for item in items:
                if isinstance(item, Picture):
                    self.kit.pictures.get(item.key)

    def show(
        self,
        screen: pygame.Surface,
        table: Sequence[Item],
        settled: Sequence[Item],
        above: Sequence[Item],
        fresh: frozenset[str] | set[str] = frozenset(),
    ) -> list[Pixels]:
        """Bring the screen up to date; returns the changed rectangles.

        `fresh`: names of pictures that have become sharp since the last call.
        """
        window = Pixels(0, 0, *screen.get_size())
        if self._table is None or self._settled is None or self._table.get_size() != screen.get_size():
            self._table, self._settled = screen.copy().convert(), screen.copy().convert()
            self._whole = self._layers = True
        lists = (tuple(table), tuple(settled), tuple(above))
        if self._layers:
            dirty: list[list[Pixels]] = [[window], [window], [window]]
        else:
            dirty = [
                [*changes(old, new), *_sharper(new, fresh)]
                for old, new in zip(self._lists, lists, strict=True)
            ]
            if self._whole:
                dirty[2] = [window]
            if self._scene:
                dirty[1] = [window]
        self._whole = self._layers = self._scene = False
        for n, (old, new) in enumerate(zip(self._lists, lists, strict=True)):
            if old is not new and old != new:
                self._placed[n] = placed(new)
        self._lists = lists
        below = joined(dirty[0], window)
        for area in below:
            self._table.fill((14, 18, 44), area)
            draw_placed(self._table, self.kit, self._placed[0], area)
        middle = joined([*below, *dirty[1]], window)
        for area in middle:
            self._settled.blit(self._table, area[:2], area)
            draw_placed(self._settled, self.kit, self._placed[1], area)
        top = joined([*middle, *dirty[2]], window)
        for area in top:
            screen.blit(self._settled, area[:2], area)
            draw_placed(screen, self.kit, self._placed[2], area)
        return top


def _sharper(items: Iterable[Item], fresh: frozenset[str] | set[str]) -> list[Pixels]:
    if not fresh:
        return []
    return [_covered(item) for item in items if isinstance(item, Picture) and item.key.name in fresh]
