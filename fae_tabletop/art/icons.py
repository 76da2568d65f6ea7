"""Glyphs of the interface as paths on a 100-unit box about (0, 0), to be read at 14 px and up.

Every glyph stays within about 46 units of the middle and has no line thinner than 7 units.
"""

from collections.abc import Callable
from functools import cache

import skia

from fae_tabletop.art.geometry import (
    circle,
    difference,
    ellipse,
    outline,
    polar,
    polygon,
    polyline,
    rectangle,
    rounded_polygon,
    star,
    svg_path,
    transformed,
    union,
)
from fae_tabletop.art.paper import fill
from fae_tabletop.art.picture import Painter, Picture, catalogue

BOX = 100.0  # units, side of the box a glyph is drawn on

_PEN = 10.0  # units, the usual line


def _drawn(data: str, width: float = _PEN) -> skia.Path:
    """Lines of SVG path data as a filled shape."""
    return outline(svg_path(data), width)


def _triangle(x: float, half: float, reach: float) -> skia.Path:
    return rounded_polygon([(x, -half), (x + reach, 0), (x, half)], 0.08)


def _play() -> skia.Path:
    return _triangle(-26, 40, 68)


def _forward() -> skia.Path:
    return union(_triangle(-45, 34, 42), _triangle(3, 34, 42))


def _pause() -> skia.Path:
    return union(rectangle(-30, -36, 20, 72, 4), rectangle(10, -36, 20, 72, 4))


def _undo() -> skia.Path:
    bow = _drawn("M-26,-16 L8,-16 C48,-16 48,36 8,36 L-18,36", 11)
    return union(bow, polygon([(-44, -16), (-18, -42), (-18, 10)]))


def _turn() -> skia.Path:
    """Two bows that chase each other: half a turn."""
    bows = _drawn("M-36,-4 C-34,-42 8,-52 26,-24", 11), _drawn("M36,4 C34,42 -8,52 -26,24", 11)
    heads = polygon([(42, -8), (10, -16), (32, -40)]), polygon([(-42, 8), (-10, 16), (-32, 40)])
    return union(union(*bows), union(*heads))


def _copy() -> skia.Path:
    """Two sheets, one over the other."""
    upper = _drawn("M-14,-20 L36,-20 L36,40 L-14,40Z", 9)
    return union(upper, _drawn("M-36,18 L-36,-40 L12,-40", 9))


def _hint() -> skia.Path:
    return svg_path("M0,-46 C5,-14 14,-5 46,0 C14,5 5,14 0,46 C-5,14 -14,5 -46,0 C-14,-5 -5,-14 0,-46Z")


def _query(size: float = 1.0) -> skia.Path:
    hook = _drawn("M-22,-18 C-24,-46 24,-48 23,-17 C22,2 0,2 0,18", 14)
    return transformed(union(hook, circle(0, 39, 8.5)), size)


def _why() -> skia.Path:
    """A thought with a question in it: told from help by its outline, in the smallest size too."""
    cloud = union(
        circle(-20, -14, 24),
        circle(2, -24, 24),
        circle(24, -12, 22),
        circle(8, 2, 22),
        circle(-14, 4, 20),
    )
    asked = transformed(_query(0.62), at=(2, -11))
    return union(difference(cloud, asked), circle(-27, 31, 9), circle(-39, 44, 5))


def _help() -> skia.Path:
    return difference(circle(0, 0, 45), transformed(_query(0.7), at=(0, 2)))


def _info() -> skia.Path:
    letter = union(circle(0, -23, 7), _drawn("M-7,-6 L1,-6 L1,24 M-9,25 L11,25", 9))
    return difference(circle(0, 0, 45), letter)


def _menu() -> skia.Path:
    return union(*(rectangle(-40, y - 5.5, 80, 11, 5) for y in (-27, 0, 27)))


def _settings() -> skia.Path:
    teeth: list[tuple[float, float]] = []
    for i in range(8):
        for turn, radius in ((-14, 33), (-9, 45), (9, 45), (14, 33)):
            teeth.append(polar((0, 0), radius, 45 * i + turn))
    return difference(polygon(teeth), circle(0, 0, 15))


def _gallery() -> skia.Path:
    frame = difference(rectangle(-44, -36, 88, 72, 8), rectangle(-35, -27, 70, 54, 3))
    hills = polygon([(-33, 25), (-10, -8), (5, 12), (15, 0), (33, 25)])
    return union(frame, hills, circle(17, -13, 7.5))


def _quit() -> skia.Path:
    ring = _drawn("M-20,-28 C-56,0 -36,42 0,42 C36,42 56,0 20,-28", 11)
    return union(ring, _drawn("M0,-42 L0,-4", 11))


def _arrow(turn: float) -> skia.Path:
    shaft = _drawn("M-38,0 L36,0 M10,-28 L38,0 L10,28", 12)
    return transformed(shaft, turn=turn)


def _chevron(turn: float) -> skia.Path:
    return transformed(_drawn("M-14,-34 L20,0 L-14,34", 14), turn=turn)


def _back() -> skia.Path:
    return _arrow(180)


def _close() -> skia.Path:
    return _drawn("M-31,-31 L31,31 M31,-31 L-31,31", 13)


def _check() -> skia.Path:
    return _drawn("M-35,4 L-11,28 L36,-27", 14)


def _lock() -> skia.Path:
    bow = _drawn("M-21,-2 L-21,-18 C-21,-46 21,-46 21,-18 L21,-2", 11)
    body = difference(rectangle(-34, -4, 68, 48, 8), union(circle(0, 15, 7), rectangle(-3.5, 15, 7, 17)))
    return union(bow, body)


def _sword() -> skia.Path:
    blade = polygon([(0, -58), (8, -46), (8, 22), (-8, 22), (-8, -46)])
    return union(blade, rectangle(-20, 20, 40, 9, 3), rectangle(-4.5, 26, 9, 19), circle(0, 48, 7.5))


def _swords() -> skia.Path:
    return union(
        transformed(_sword(), 0.98, turn=45, at=(-3, 3)), transformed(_sword(), 0.98, turn=-45, at=(3, 3))
    )


def _laurel() -> skia.Path:
    leaf = svg_path("M0,0 C6,-11 19,-12 27,-1 C18,8 6,8 0,0Z")
    parts = [_drawn("M-6,42 C-46,36 -52,-6 -28,-34", 6)]
    for i, angle in enumerate((122, 148, 174, 200, 226)):
        root = polar((0, 4), 36, angle)
        parts.append(transformed(leaf, 0.98, turn=angle + 62, at=root))
        if i < 4:
            parts.append(transformed(leaf, 0.86, -0.86, turn=angle + 128, at=root))
    half = union(*parts)
    return transformed(union(half, transformed(half, -1, 1)), 0.86, at=(0, 2))


def _crown() -> skia.Path:
    points = svg_path("M-36,20 L-43,-22 C-34,-10 -22,-6 -15,-10 L0,-38 L15,-10 C22,-6 34,-10 43,-22 L36,20Z")
    return union(
        points,
        rectangle(-37, 26, 74, 12, 4),
        circle(0, -38, 6.5),
        circle(-42, -24, 6),
        circle(42, -24, 6),
    )


def _eye() -> skia.Path:
    almond = svg_path("M-47,0 C-28,-36 28,-36 47,0 C28,36 -28,36 -47,0Z")
    white = svg_path("M-35,0 C-20,-25 20,-25 35,0 C20,25 -20,25 -35,0Z")
    iris = difference(circle(0, 0, 15), circle(5, -5, 5))
    return union(difference(almond, white), iris)


def _hand() -> skia.Path:
    fingers = _drawn("M-18.5,6 L-18.5,-26 M-4,0 L-4,-38 M10.5,0 L10.5,-34 M25,8 L25,-20", 11)
    thumb = _drawn("M-17,26 L-37,6", 12)
    palm = svg_path("M-24,2 L30.5,2 L30,20 C29,36 18,45 2,45 C-14,45 -20,37 -27,24Z")
    return union(fingers, thumb, palm)


def _log() -> skia.Path:
    lines = [rectangle(-16, y - 5, 58, 10, 4) for y in (-26, 0, 26)]
    dots = [circle(-35, y, 6.5) for y in (-26, 0, 26)]
    return union(*lines, *dots)


def _notes() -> skia.Path:
    page = difference(rectangle(-34, -43, 68, 86, 7), rectangle(-25, -34, 50, 68, 2))
    lines = [rectangle(-16, y - 4, width, 8, 3) for y, width in ((-19, 32), (0, 32), (19, 20))]
    return union(page, *lines)


def _clock() -> skia.Path:
    return union(difference(circle(0, 0, 45), circle(0, 0, 34.5)), _drawn("M0,-24 L0,2 L17,13", 9))


def _person() -> skia.Path:
    return union(circle(0, -18, 17), svg_path("M-31,42 C-31,6 31,6 31,42Z"))


def _players() -> skia.Path:
    front = transformed(_person(), 0.95, at=(-14, 4))
    behind = difference(
        transformed(_person(), 0.8, at=(23, -2)),
        transformed(union(_person(), outline(_person(), 15)), 0.95, at=(-14, 4)),
    )
    return union(front, behind)


def _flag() -> skia.Path:
    cloth = svg_path("M-22,-40 C-6,-50 8,-30 38,-38 L28,-18 L38,4 C10,12 -6,-8 -22,2Z")
    return union(rectangle(-33, -44, 9, 90, 4), cloth)


def _search() -> skia.Path:
    return union(difference(circle(-9, -9, 33), circle(-9, -9, 22)), _drawn("M17,17 L38,38", 13))


def _dice() -> skia.Path:
    pips = [circle(x, y, 8) for x, y in ((-20, -20), (20, -20), (0, 0), (-20, 20), (20, 20))]
    return difference(rectangle(-41, -41, 82, 82, 14), union(*pips))


def _door() -> skia.Path:
    way = _drawn("M8,-40 L-34,-40 L-34,40 L8,40", 10)
    return union(way, _drawn("M-10,0 L36,0 M18,-20 L38,0 L18,20", 11))


def _speaker() -> skia.Path:
    return svg_path("M-44,-15 L-26,-15 L-3,-36 L-3,36 L-26,15 L-44,15Z")


def _sound() -> skia.Path:
    return union(_speaker(), _drawn("M13,-16 C23,-6 23,6 13,16 M25,-32 C46,-12 46,12 25,32", 9))


def _mute() -> skia.Path:
    return union(_speaker(), _drawn("M14,-16 L42,16 M42,-16 L14,16", 10))


def _fullscreen() -> skia.Path:
    corner = _drawn("M-38,-14 L-38,-38 L-14,-38", 11)
    return union(*(transformed(corner, turn=90 * i) for i in range(4)))


def _pencil() -> skia.Path:
    shaft = union(rectangle(-11, -34, 22, 56), polygon([(-11, 27), (11, 27), (0, 50)]))
    cap = rectangle(-11, -50, 22, 11, 4)
    return transformed(union(shaft, cap), 0.98, turn=45, at=(1, -1))


def _save() -> skia.Path:
    # An arrow laid into a tray: what is kept, without the shape of a disc nobody has seen.
    tray = _drawn("M-38,12 L-38,38 L38,38 L38,12", 11)
    return union(tray, _drawn("M0,-40 L0,14 M-20,-6 L0,16 L20,-6", 11))


def _trash() -> skia.Path:
    bin_ = difference(
        svg_path("M-31,-18 L31,-18 L26,44 L-26,44Z"),
        union(*(rectangle(x - 3.5, -8, 7, 42, 3) for x in (-12, 12))),
    )
    return union(bin_, rectangle(-40, -33, 80, 9, 4), rectangle(-14, -44, 28, 12, 4))


def _refuse() -> skia.Path:
    return union(difference(circle(0, 0, 44), circle(0, 0, 32.5)), _drawn("M-26,-26 L26,26", 12))


def _pawn() -> skia.Path:
    body = svg_path("M-14,-2 L14,-2 C15,16 22,22 27,30 L-27,30 C-22,22 -15,16 -14,-2Z")
    return union(circle(0, -24, 19), ellipse(0, -2, 20, 5.5), body, rectangle(-35, 30, 70, 14, 4))


def _tile() -> skia.Path:
    rim = polygon([polar((0, 0), 46, 60 * i - 90) for i in range(6)])
    hole = polygon([polar((0, 0), 34, 60 * i - 90) for i in range(6)])
    return union(difference(rim, hole), star((0, 0), 19, 8, 4))


def _board() -> skia.Path:
    cells = [(0.0, 0.0)] + [polar((0, 0), 30, 60 * i + 30) for i in range(6)]
    return union(*(polygon([polar(at, 15.5, 60 * i) for i in range(6)]) for at in cells))


def _rose() -> skia.Path:
    petals = [
        transformed(svg_path("M0,-4 C-24,-16 -20,-46 0,-46 C20,-46 24,-16 0,-4Z"), turn=72 * i)
        for i in range(5)
    ]
    gaps = [
        outline(polyline([polar((0, 0), 12, 72 * i - 54), polar((0, 0), 46, 72 * i - 54)]), 6)
        for i in range(5)
    ]
    return union(
        difference(union(*petals, circle(0, 0, 22)), union(circle(0, 0, 15), *gaps)), circle(0, 0, 9)
    )


_GLYPHS: dict[str, Callable[[], skia.Path]] = {
    "play": _play,
    "undo": _undo,
    "turn": _turn,
    "copy": _copy,
    "hint": _hint,
    "why": _why,
    "menu": _menu,
    "help": _help,
    "settings": _settings,
    "gallery": _gallery,
    "quit": _quit,
    "back": _back,
    "close": _close,
    "check": _check,
    "lock": _lock,
    "swords": _swords,
    "laurel": _laurel,
    "crown": _crown,
    "eye": _eye,
    "hand": _hand,
    "log": _log,
    "notes": _notes,
    "clock": _clock,
    "players": _players,
    "flag": _flag,
    "search": _search,
    "up": lambda: _chevron(-90),
    "down": lambda: _chevron(90),
    "left": lambda: _chevron(180),
    "right": lambda: _chevron(0),
    "dice": _dice,
    "door": _door,
    "sound": _sound,
    "mute": _mute,
    "fullscreen": _fullscreen,
    "pause": _pause,
    "forward": _forward,
    "info": _info,
    "pencil": _pencil,
    "save": _save,
    "trash": _trash,
    "refuse": _refuse,
    "pawn": _pawn,
    "tile": _tile,
    "board": _board,
    "rose": _rose,
}

ICONS: tuple[str, ...] = tuple(_GLYPHS)


@cache
def icon_path(name: str) -> skia.Path:
    """The glyph of a name of `ICONS`. Raises KeyError for any other name."""
    return _GLYPHS[name]()


def glyph_painter(path: skia.Path, side: float, share: float = 0.94) -> Painter:
    """A painter of one white glyph that takes `share` of a square picture of `side` px."""
    placed = transformed(path, side * share / BOX, at=(side / 2, side / 2))
    return lambda canvas: fill(canvas, placed, (1.0, 1.0, 1.0))


ICON_SIDE = 96  # px

PICTURES: dict[str, Picture] = catalogue(
    Picture(f"ui/icon-{name}", (ICON_SIDE, ICON_SIDE), glyph_painter(icon_path(name), ICON_SIDE))
    for name in ICONS
)
