"""Plain boxes and the unit of layout: where things are, computed without a window.

Layout is done in *logical pixels*, the pixels of a 1280x720 window; `Metrics` turns them into window pixels.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

SMALLEST = (1024, 640)
"""The smallest window, in window pixels, that the screens are designed for."""

WIDE_FROM = 1600
"""Window width in pixels from which the wide design (1536x864 logical) sets the unit."""

Outline = tuple[tuple[int, int], ...]
"""A closed polygon in window pixels."""


class Pixels(NamedTuple):
    """A rectangle in whole window pixels."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        """First pixel column right of the rectangle."""
        return self.x + self.w

    @property
    def bottom(self) -> int:
        """First pixel row below the rectangle."""
        return self.y + self.h

    @property
    def centre(self) -> tuple[float, float]:
        """The middle, in window pixels."""
        return self.x + self.w / 2, self.y + self.h / 2

    def contains(self, x: float, y: float) -> bool:
        """Whether the point lies inside; right and bottom edges do not belong to it."""
        return self.x <= x < self.x + self.w and self.y <= y < self.y + self.h

    def touches(self, other: Pixels) -> bool:
        """Whether the two share at least one pixel."""
        return (
            self.x < other.x + other.w
            and other.x < self.x + self.w
            and self.y < other.y + other.h
            and other.y < self.y + self.h
        )

    def union(self, other: Pixels) -> Pixels:
        """The smallest rectangle that holds both."""
        x, y = min(self.x, other.x), min(self.y, other.y)
        return Pixels(x, y, max(self.right, other.right) - x, max(self.bottom, other.bottom) - y)

    def clip(self, other: Pixels) -> Pixels:
        """The part both share; empty (0 wide or high) where they do not touch."""
        x, y = max(self.x, other.x), max(self.y, other.y)
        return Pixels(
            x, y, max(0, min(self.right, other.right) - x), max(0, min(self.bottom, other.bottom) - y)
        )

    def grown(self, by: int) -> Pixels:
        """The rectangle with `by` pixels more on each side."""
        return Pixels(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)


class Box(NamedTuple):
    """A rectangle in logical pixels. Every method returns a new one."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.h

    @property
    def cx(self) -> float:
        """Middle, across."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """Middle, down."""
        return self.y + self.h / 2

    def contains(self, x: float, y: float) -> bool:
        """Whether the point lies inside; right and bottom edges do not belong to it."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def overlaps(self, other: Box) -> bool:
        """Whether the two share an area; touching edges do not count."""
        return (
            self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom
        )

    def holds(self, other: Box, slack: float = 0.01) -> bool:
        """Whether `other` lies wholly inside, `slack` logical pixels forgiven."""
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def moved(self, dx: float, dy: float) -> Box:
        """The same box elsewhere."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def inset(
        self, left: float, top: float | None = None, right: float | None = None, bottom: float | None = None
    ) -> Box:
        """Smaller by the given amounts; top defaults to left, right to left, bottom to top. Never below 0."""
        top = left if top is None else top
        right = left if right is None else right
        bottom = top if bottom is None else bottom
        return Box(
            self.x + left, self.y + top, max(0.0, self.w - left - right), max(0.0, self.h - top - bottom)
        )

    def grown(self, by: float) -> Box:
        """Larger by `by` on every side."""
        return Box(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def top(self, h: float) -> Box:
        """The strip of height `h` along the upper edge."""
        return Box(self.x, self.y, self.w, h)

    def below(self, h: float) -> Box:
        """What is left under a strip of height `h`."""
        return Box(self.x, self.y + h, self.w, max(0.0, self.h - h))

    def foot(self, h: float) -> Box:
        """The strip of height `h` along the lower edge."""
        return Box(self.x, self.bottom - h, self.w, h)

    def above(self, h: float) -> Box:
        """What is left over a strip of height `h` at the foot."""
        return Box(self.x, self.y, self.w, max(0.0, self.h - h))

    def left(self, w: float) -> Box:
        """The strip of width `w` along the left edge."""
        return Box(self.x, self.y, w, self.h)

    def after(self, w: float) -> Box:
        """What is left beside a strip of width `w` at the left."""
        return Box(self.x + w, self.y, max(0.0, self.w - w), self.h)

    def end(self, w: float) -> Box:
        """The strip of width `w` along the right edge."""
        return Box(self.right - w, self.y, w, self.h)

    def before(self, w: float) -> Box:
        """What is left beside a strip of width `w` at the right."""
        return Box(self.x, self.y, max(0.0, self.w - w), self.h)

    def columns(self, n: int, gap: float = 0.0) -> tuple[Box, ...]:
        """`n` equal parts side by side with `gap` between."""
        w = (self.w - gap * (n - 1)) / n
        return tuple(Box(self.x + i * (w + gap), self.y, w, self.h) for i in range(n))

    def rows(self, n: int, gap: float = 0.0) -> tuple[Box, ...]:
        """`n` equal parts below each other with `gap` between."""
        h = (self.h - gap * (n - 1)) / n
        return tuple(Box(self.x, self.y + i * (h + gap), self.w, h) for i in range(n))

    def place(self, w: float, h: float, across: float = 0.5, down: float = 0.5) -> Box:
        """A box of the given size inside this one; 0 = at the left / top, 0.5 = middle, 1 = right / foot."""
        return Box(self.x + (self.w - w) * across, self.y + (self.h - h) * down, w, h)

    def fit(self, w: float, h: float, across: float = 0.5, down: float = 0.5) -> Box:
        """The largest box of shape w:h inside this one, placed like `place`."""
        k = min(self.w / w, self.h / h)
        return self.place(w * k, h * k, across, down)


def box_at(cx: float, cy: float, w: float, h: float) -> Box:
    """A box of size w x h with its middle at (cx, cy)."""
    return Box(cx - w / 2, cy - h / 2, w, h)


def unit(width: int, height: int) -> float:
    """Window pixels per logical pixel for a window of that size.

    Up to 1600 wide the design is 1280x720, above it 1536x864. Windows below the smallest design size shrink
    the unit instead of losing parts.
    """
    if width < SMALLEST[0] or height < SMALLEST[1]:
        return max(0.25, min(width / SMALLEST[0], height / SMALLEST[1], 1.0))
    if width <= WIDE_FROM:
        return min(3.0, max(1.0, min(width / 1280, height / 720)))
    return min(6.0, max(1.0, min(width / 1536, height / 864)))


@dataclass(frozen=True, slots=True)
class Metrics:
    """The window a layout is made for.

    `width`, `height`: window pixels. `text`: text scale, 1.0 to 2.0. `u`: window pixels per logical pixel.
    """

    width: int
    height: int
    text: float = 1.0
    u: float = field(init=False)

    def __post_init__(self) -> None:
        """Refuse sizes no layout can be made for."""
        if self.width < 1 or self.height < 1:
            raise ValueError(f"a window of {self.width} x {self.height} pixels has no layout")
        if not 1.0 <= self.text <= 2.0:
            raise ValueError(f"text scale {self.text} is not between 1 and 2")
        object.__setattr__(self, "u", unit(self.width, self.height))

    @property
    def screen(self) -> Box:
        """The whole window in logical pixels."""
        return Box(0.0, 0.0, self.width / self.u, self.height / self.u)

    @property
    def window(self) -> Pixels:
        """The whole window in window pixels."""
        return Pixels(0, 0, self.width, self.height)

    def px(self, box: Box) -> Pixels:
        """The box in window pixels; boxes that share an edge still share it."""
        u = self.u
        left, top, w, h = box
        x, y = round(left * u), round(top * u)
        return Pixels(x, y, round((left + w) * u) - x, round((top + h) * u) - y)

    def length(self, value: float) -> int:
        """A length in whole window pixels."""
        return round(value * self.u)

    def point(self, x: float, y: float) -> tuple[int, int]:
        """A logical point in window pixels."""
        return round(x * self.u), round(y * self.u)

    def logical(self, x: float, y: float) -> tuple[float, float]:
        """A point of window pixels in logical ones."""
        return x / self.u, y / self.u

    def box(self, pixels: Pixels) -> Box:
        """A rectangle of window pixels in logical ones."""
        return Box(pixels.x / self.u, pixels.y / self.u, pixels.w / self.u, pixels.h / self.u)


def inside(outline: Sequence[tuple[float, float]], x: float, y: float) -> bool:
    """Whether the point lies inside the closed polygon (even-odd rule)."""
    odd = False
    px, py = outline[-1]
    for qx, qy in outline:
        if (qy > y) != (py > y) and x < (px - qx) * (y - qy) / (py - qy) + qx:
            odd = not odd
        px, py = qx, qy
    return odd


def bounds(points: Iterable[tuple[float, float]]) -> Box:
    """The smallest box around the points."""
    xs, ys = zip(*points, strict=True)
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
