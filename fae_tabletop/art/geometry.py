"""Shapes as skia paths: splines, tapered strokes, hexes, transforms and boolean operations.

Lengths are pixels of the picture being drawn, y grows downwards, angles are degrees
clockwise from the x axis.
"""

import math
import random
import re
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, TypeAlias

import skia

Point: TypeAlias = tuple[float, float]
Knot: TypeAlias = tuple[float, float] | tuple[float, float, str]  # the third part, "c", marks a corner


class Sample(NamedTuple):
    """A place along a path: position, unit tangent, and the share of its contour passed (0 to 1)."""

    x: float
    y: float
    dx: float
    dy: float
    share: float


def polar(centre: Point, radius: float, angle: float) -> Point:
    """The point at `radius` from the centre, `angle` degrees clockwise from the x axis."""
    turn = math.radians(angle)
    return (centre[0] + radius * math.cos(turn), centre[1] + radius * math.sin(turn))


def polyline(points: Sequence[Point]) -> skia.Path:
    """Straight lines through the points, left open."""
    path = skia.Path()
    path.moveTo(*points[0])
    for point in points[1:]:
        path.lineTo(*point)
    return path


def polygon(points: Sequence[Point]) -> skia.Path:
    """Straight lines through the points, closed."""
    path = polyline(points)
    path.close()
    return path


def circle(x: float, y: float, radius: float) -> skia.Path:
    """A circle."""
    return skia.Path.Circle(x, y, radius)


def ellipse(x: float, y: float, radius_x: float, radius_y: float) -> skia.Path:
    """An upright ellipse about a centre."""
    return skia.Path.Oval(skia.Rect.MakeLTRB(x - radius_x, y - radius_y, x + radius_x, y + radius_y))


def rectangle(x: float, y: float, width: float, height: float, corner: float = 0.0) -> skia.Path:
    """A rectangle from its upper left corner, with corners rounded to a radius."""
    box = skia.Rect.MakeXYWH(x, y, width, height)
    return skia.Path.RRect(skia.RRect.MakeRectXY(box, corner, corner)) if corner else skia.Path.Rect(box)


def star(centre: Point, outer: float, inner: float, points: int, turn: float = -90.0) -> skia.Path:
    """A star with straight edges; its first point lies in the direction `turn`."""
    count = 2 * points
    corners = [polar(centre, inner if i % 2 else outer, turn + 360 / count * i) for i in range(count)]
    return polygon(corners)


def hexagon_corners(centre: Point, radius: float, flat: bool = True, squash: float = 1.0) -> list[Point]:
    """Six corners at `radius`, flat or pointy side up; heights are scaled by `squash` (a tilted look)."""
    first = 0.0 if flat else -90.0
    corners = [polar((0, 0), radius, first + 60 * i) for i in range(6)]
    return [(centre[0] + x, centre[1] + y * squash) for x, y in corners]


def hexagon(
    centre: Point, radius: float, flat: bool = True, squash: float = 1.0, rounding: float = 0.0
) -> skia.Path:
    """A hexagon, its corners softened over the share `rounding` (0 to .5) of each side."""
    return rounded_polygon(hexagon_corners(centre, radius, flat, squash), rounding)


def rounded_polygon(corners: Sequence[Point], rounding: float) -> skia.Path:
    """A polygon whose corners are softened over the share `rounding` (0 to .5) of each side."""
    if not rounding:
        return polygon(corners)
    path = skia.Path()
    count = len(corners)
    for i, (x, y) in enumerate(corners):
        before, after = corners[i - 1], corners[(i + 1) % count]
        start = (x + (before[0] - x) * rounding, y + (before[1] - y) * rounding)
        end = (x + (after[0] - x) * rounding, y + (after[1] - y) * rounding)
        if i == 0:
            path.moveTo(*start)
        else:
            path.lineTo(*start)
        path.quadTo(x, y, *end)
    path.close()
    return path


def spline(knots: Sequence[Knot], closed: bool = False, tension: float = 0.5) -> skia.Path:
    """A cardinal spline through the knots with chord-scaled tangents; (x, y, "c") is a corner.

    Chord scaling keeps the curve from overshooting where knots are unevenly spaced.
    """
    places = [(float(knot[0]), float(knot[1])) for knot in knots]
    corner = [len(knot) > 2 for knot in knots]
    count = len(places)
    path = skia.Path()
    path.moveTo(*places[0])
    reach = tension * 2 / 3
    for i in range(count if closed else count - 1):
        here, there = places[i], places[(i + 1) % count]
        before = places[i - 1] if closed or i > 0 else here
        after = places[(i + 2) % count] if closed or i + 2 < count else there
        chord = math.dist(here, there)
        first = (0.0, 0.0) if corner[i] else _tangent(before, there, chord, math.dist(before, here) + chord)
        second = (
            (0.0, 0.0)
            if corner[(i + 1) % count]
            else _tangent(here, after, chord, chord + math.dist(there, after))
        )
        path.cubicTo(
            here[0] + first[0] * reach,
            here[1] + first[1] * reach,
            there[0] - second[0] * reach,
            there[1] - second[1] * reach,
            *there,
        )
    if closed:
        path.close()
    return path


def _tangent(before: Point, after: Point, chord: float, span: float) -> Point:
    scale = chord / (span or 1.0)
    return ((after[0] - before[0]) * scale, (after[1] - before[1]) * scale)


_SVG_TOKEN = re.compile(r"[MLHVCSQZmlhvcsqz]|-?(?:\d+\.?\d*|\.\d+)")
_SVG_ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "Z": 0}


def svg_path(data: str) -> skia.Path:
    """A path from SVG path data; understands M L H V C S Q Z, absolute and relative."""
    tokens: list[str] = _SVG_TOKEN.findall(data)
    path = skia.Path()
    x = y = start_x = start_y = 0.0
    control: Point | None = None
    command = ""
    i = 0
    while i < len(tokens):
        if tokens[i].isalpha():
            command = tokens[i]
            i += 1
        kind = command.upper()
        count = _SVG_ARGUMENTS[kind]
        numbers = [float(token) for token in tokens[i : i + count]]
        i += count
        if kind == "Z":
            path.close()
            x, y, control = start_x, start_y, None
            continue
        relative = command.islower()
        if kind == "H":
            numbers = [numbers[0], 0.0 if relative else y]
        elif kind == "V":
            numbers = [0.0 if relative else x, numbers[0]]
        if relative:
            numbers = [n + (y if k % 2 else x) for k, n in enumerate(numbers)]
        next_control: Point | None = None
        if kind == "M":
            path.moveTo(*numbers)
            start_x, start_y = numbers
            command = "l" if relative else "L"
        elif kind == "Q":
            path.quadTo(*numbers)
        elif kind in "CS":
            if kind == "S":
                numbers = [2 * x - control[0], 2 * y - control[1], *numbers] if control else [x, y, *numbers]
            path.cubicTo(*numbers)
            next_control = (numbers[2], numbers[3])
        else:
            path.lineTo(*numbers)
        x, y, control = numbers[-2], numbers[-1], next_control
    return path


def transformed(
    path: skia.Path,
    scale: float = 1.0,
    scale_y: float | None = None,
    turn: float = 0.0,
    at: Point = (0.0, 0.0),
) -> skia.Path:
    """A copy scaled, then turned by degrees, then moved so that its (0, 0) is at `at`.

    `scale_y` defaults to `scale`; a negative `scale` with a positive `scale_y` mirrors left and right.
    """
    matrix = skia.Matrix()
    matrix.setScale(scale, scale if scale_y is None else scale_y)
    matrix.postRotate(turn)
    matrix.postTranslate(*at)
    moved = skia.Path()
    path.transform(matrix, moved)
    return moved


def joined(paths: Iterable[skia.Path]) -> skia.Path:
    """All contours in one winding path, without boolean operations (parts must wind the same way)."""
    whole = skia.Path()
    for path in paths:
        whole.addPath(path)
    whole.setFillType(skia.PathFillType.kWinding)
    return whole


def union(*paths: skia.Path) -> skia.Path:
    """The area covered by any of the paths. Slow for many parts: prefer `paper.silhouette`."""
    whole = skia.Path()
    for path in paths:
        whole = skia.Op(whole, path, skia.PathOp.kUnion_PathOp)
    return whole


def difference(whole: skia.Path, hole: skia.Path) -> skia.Path:
    """The area of the first path outside the second."""
    return skia.Op(whole, hole, skia.PathOp.kDifference_PathOp)


def intersection(first: skia.Path, second: skia.Path) -> skia.Path:
    """The area common to both paths."""
    return skia.Op(first, second, skia.PathOp.kIntersect_PathOp)


def _edge_band(path: skia.Path, width: float) -> skia.Path:
    pen = skia.Paint(Style=skia.Paint.kStroke_Style, StrokeWidth=2 * width, StrokeJoin=skia.Paint.kRound_Join)
    band = skia.Path()
    pen.getFillPath(path, band)
    return band


def outline(path: skia.Path, width: float) -> skia.Path:
    """The filled outline of a round-capped stroke of `width` px along the path."""
    pen = skia.Paint(
        Style=skia.Paint.kStroke_Style,
        StrokeWidth=width,
        StrokeJoin=skia.Paint.kRound_Join,
        StrokeCap=skia.Paint.kRound_Cap,
    )
    shape = skia.Path()
    pen.getFillPath(path, shape)
    # A stroke overlaps itself at joints and crossings; unions of such shapes would lose parts.
    return skia.Simplify(shape)


def inset(path: skia.Path, distance: float) -> skia.Path:
    """The closed shape shrunk by `distance` px on every side."""
    return difference(path, _edge_band(path, distance))


def outset(path: skia.Path, distance: float) -> skia.Path:
    """The closed shape grown by `distance` px on every side, round at its corners."""
    return union(path, _edge_band(path, distance))


def samples(path: skia.Path, step: float = 6.0) -> list[Sample]:
    """Places along every contour of a path, about `step` px apart."""
    measure = skia.PathMeasure(path, False)
    places: list[Sample] = []
    while True:
        length = measure.getLength()
        count = max(2, int(length / step))
        for i in range(count + 1):
            point, tangent = measure.getPosTan(length * i / count)
            places.append(Sample(point.x(), point.y(), tangent.x(), tangent.y(), i / count))
        if not measure.nextContour():
            return places


def tapered(
    path: skia.Path,
    start: float,
    end: float | None = None,
    width: Callable[[float], float] | None = None,
    step: float = 6.0,
) -> skia.Path:
    """The filled outline of a stroke of changing width along one open contour.

    The width runs from `start` to `end` px (`end` None: the same), or is `width(share)` for shares 0 to 1.
    """
    last = start if end is None else end
    widths = width or (lambda share: start + (last - start) * share)
    left: list[Knot] = []
    right: list[Knot] = []
    for x, y, dx, dy, share in samples(path, step):
        half = widths(share) / 2
        left.append((x - dy * half, y + dx * half))
        right.append((x + dy * half, y - dx * half))
    # Corners at both ends keep the stroke from bulging past them.
    for side in (left, right):
        side[0] = (side[0][0], side[0][1], "c")
        side[-1] = (side[-1][0], side[-1][1], "c")
    return spline(left + right[::-1], closed=True)


def blob(
    x: float,
    y: float,
    radius: float,
    rng: random.Random,
    knots: int = 9,
    jitter: float = 0.12,
    squash: float = 1.0,
) -> skia.Path:
    """A soft, uneven disc; `jitter` is the largest deviation of its radius as a share."""
    points: list[Knot] = []
    for i in range(knots):
        away = radius * (1 + rng.uniform(-jitter, jitter))
        dx, dy = polar((0, 0), away, 360 * i / knots)
        points.append((x + dx, y + dy * squash))
    return spline(points, closed=True)


def ridge(
    left: float, right: float, y: float, swing: float, knots: int, bottom: float, rng: random.Random
) -> skia.Path:
    """A hill line about height `y`, swinging up to `swing` px, closed down to `bottom`."""
    points: list[Knot] = []
    for i in range(knots + 1):
        points.append((left + (right - left) * i / knots, y + rng.uniform(-swing, swing)))
    path = spline(points)
    path.lineTo(right, bottom)
    path.lineTo(left, bottom)
    path.close()
    return path
