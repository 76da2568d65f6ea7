"""Grumm, a broad toad in a good coat, seen from the front: unmoved, puffed up, sunk into his collar, aghast."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import skia

from fae_tabletop.art.colour import shade
from fae_tabletop.art.figures import Outline, knots
from fae_tabletop.art.geometry import Knot, circle, ellipse, spline, transformed
from fae_tabletop.art.paper import across, clipped, fill, foil, paper, radial, stroke

Tones = tuple[str, str, str]

SKIN: Tones = ("#D3E08A", "#8AA85A", "#3A5A3E")
COAT: Tones = ("#A8506A", "#6E2444", "#300C22")
THROAT: Tones = ("#FBF7CE", "#D8DC8E", "#7E965A")
WARTS = (
    (-46, -66, 5),
    (-30, -74, 3.4),
    (30, -70, 4.6),
    (50, -58, 3.6),
    (0, -62, 4),
    (-78, -14, 4.4),
    (80, -10, 5),
    (-64, 2, 3),
    (66, 6, 3.4),
    (14, -50, 2.8),
)
_HEAD: Outline = (
    "0,-72 -44,-74 -82,-54 -108,-14 -106,18 -78,42 -36,54 0,57 36,54 78,42 106,18 108,-14 82,-54 44,-74"
)
_MOUTH: Outline = "-100,10 -84,20 -44,27 0,28 44,27 84,20 100,8"
_LID: Outline = "-92,-98 -28,-98 -28,-62! -58,-70 -92,-78!"
_AWAY: Outline = (
    "-24,14! -27,-6 -50,-44 -47,-56 -38,-54 -21,-32 -20,-72 -12,-80 -3,-73 1,-34 22,-66 32,-68 35,-58 19,-22 44,-36 "
    "53,-33 50,-23 27,4 24,14!"
)
_PADS = ((-44, -52), (-12, -76), (30, -64), (48, -32))


@dataclass(frozen=True, kw_only=True)
class ToadMood:
    """What moves in the toad, in px at scale 1.

    `rise` lifts the head, `tilt` turns it by degrees, `size` scales it; `eye` is the height of the eyes' middle
    and `bulge` their radius; `lid` hides part of an eye (empty: none), `pupil` is half its width and height;
    `gape` is how far the jaw drops, `throat` the radius of a puffed throat; `collar` is turned up, `hands` are
    thrown up.
    """

    rise: float = 0.0
    tilt: float = 0.0
    size: float = 1.0
    eye: float = -66.0
    bulge: float = 32.0
    lid: Outline = _LID
    pupil: tuple[float, float] = (16.0, 6.4)
    mouth: Outline = _MOUTH
    gape: float = 0.0
    throat: float = 0.0
    collar: bool = False
    hands: bool = False


TOAD_MOODS: dict[str, ToadMood] = {
    "neutral": ToadMood(),
    "smug": ToadMood(
        rise=44,
        tilt=-6,
        size=0.76,
        lid="-96,-98 -24,-98 -24,-56! -58,-50 -96,-60!",
        mouth="-98,-6 -84,12 -44,26 0,30 44,26 84,12 98,-8",
        throat=88,
    ),
    "worried": ToadMood(
        rise=-52,
        lid="-96,-104 -24,-104 -24,-84! -58,-78 -96,-66!",
        pupil=(8.0, 8.0),
        mouth="-92,24 -70,14 -48,24 -24,14 0,24 24,14 48,24 70,14 92,24",
        collar=True,
    ),
    "exposed": ToadMood(rise=14, size=0.78, eye=-80, bulge=42, lid="", pupil=(6.0, 6.0), gape=46, hands=True),
}


def _shifted(outline: Outline, du: float, dv: float) -> list[Knot]:
    return [(k[0] + du, k[1] + dv, k[2]) if len(k) == 3 else (k[0] + du, k[1] + dv) for k in knots(outline)]


class _Scissors:
    """Places outlines on a canvas and lays them as sheets, mirrored where asked."""

    def __init__(self, canvas: skia.Canvas, x: float, y: float, scale: float) -> None:
        self.canvas, self.x, self.y, self.scale = canvas, x, y, scale

    def at(self, u: float, v: float) -> tuple[float, float]:
        return self.x + u * self.scale, self.y + v * self.scale

    def place(self, outline: Outline, mirror: bool = False, *, closed: bool = True) -> skia.Path:
        shape = spline(knots(outline), closed=closed)
        return transformed(shape, -self.scale if mirror else self.scale, self.scale, 0, (self.x, self.y))

    def sheet(self, path: skia.Path, tones: Tones, elevation: float = 5.0, rim: float = 0.65) -> None:
        gradient = across(path, [(0, tones[0]), (0.5, tones[1]), (1, tones[2])])
        paper(self.canvas, path, gradient, elevation * self.scale, rim, 2.2 * self.scale)

    def dot(self, u: float, v: float, radius: float) -> skia.Path:
        return circle(*self.at(u, v), radius * self.scale)

    def oval(self, u: float, v: float, half_width: float, half_height: float) -> skia.Path:
        return ellipse(*self.at(u, v), half_width * self.scale, half_height * self.scale)

    def line(
        self, outline: Outline, colour: str, width: float, alpha: float = 1.0, mirror: bool = False
    ) -> None:
        stroke(self.canvas, self.place(outline, mirror, closed=False), colour, width * self.scale, alpha)

    @contextmanager
    def moved(self, rise: float, tilt: float = 0.0, size: float = 1.0) -> Iterator[None]:
        """Within this context all is lifted by `rise`, turned and scaled about the toad's own middle."""
        self.canvas.save()
        self.canvas.translate(self.x, self.y - rise * self.scale)
        self.canvas.rotate(tilt)
        self.canvas.scale(size, size)
        self.canvas.translate(-self.x, -self.y)
        try:
            yield
        finally:
            self.canvas.restore()


def draw_toad(canvas: skia.Canvas, x: float, y: float, scale: float, mood: ToadMood | None = None) -> None:
    """The toad with the middle of his mouth near (x, y); he is about 210 px wide at scale 1."""
    mood = mood or ToadMood()
    cut = _Scissors(canvas, x, y, scale)
    _coat(cut)
    if mood.throat:
        with cut.moved(mood.rise * 0.25):
            _throat(cut, mood.throat)
    with cut.moved(mood.rise, mood.tilt, mood.size):
        _head(cut, mood)
    if mood.collar:
        for mirror in (False, True):
            tall = cut.place("-2,98! -30,84 -62,64 -96,26 -128,-10! -138,50 -128,110 -60,150 0,150!", mirror)
            tones: Tones = (
                ("#C8748A", "#8A3456", "#4A1630") if not mirror else ("#9A4A66", "#74284A", "#3A0E26")
            )
            cut.sheet(tall, tones, 7)
            cut.line("-4,99 -30,86 -60,67 -94,30 -124,-4", "#F3D98C", 2.2, mirror=mirror)
        _tie(cut, 104)
    if mood.hands:
        for mirror in (False, True):
            _hand(cut, mirror)
    if not mood.throat:
        for v in (112, 138):
            foil(canvas, cut.dot(0, v + (34 if mood.collar else 0), 4.6), "gold")


def _coat(cut: _Scissors) -> None:
    cut.sheet(cut.place("0,40 -70,48 -112,76 -136,130 -146,220 146,220 136,130 112,76 70,48"), COAT, 7)
    for mirror in (False, True):
        lapel = cut.place("6,64! -34,52 -78,54 -62,96 -84,104! -40,150 4,220!", mirror)
        cut.sheet(
            lapel, ("#C8748A", "#8A3456", "#4A1630") if not mirror else ("#9A4A66", "#74284A", "#3A0E26"), 4
        )
        with clipped(cut.canvas, lapel):
            cut.line("6,66 -34,54 -76,56 -62,96 -82,104 -40,150", "#F3D98C", 2.2, mirror=mirror)
    cut.sheet(cut.place("-22,52 22,52 16,84 8,150 -8,150 -16,84"), ("#FFFBEA", "#EADFC4", "#A8977A"), 3)
    _tie(cut, 59)


def _tie(cut: _Scissors, v: float) -> None:
    bow = _shifted("0,58! -14,46 -40,42 -46,60 -40,78 -14,72", 0, v - 59)
    for mirror in (False, True):
        cut.sheet(cut.place(bow, mirror), ("#F7C25A", "#D08A2A", "#7A4A12"), 3)
    cut.sheet(cut.dot(0, v, 9), ("#FBD98A", "#D08A2A", "#7A4A12"), 2)


def _throat(cut: _Scissors, radius: float) -> None:
    """The throat blown up to a ball; its folds follow its roundness."""
    ball = cut.oval(0, 62, radius, radius * 0.84)
    cut.sheet(ball, THROAT, 7, 0.85)
    with clipped(cut.canvas, ball):
        fill(
            cut.canvas,
            cut.oval(-radius * 0.34, 62, radius * 0.4, radius * 0.46),
            "#FFFFF0",
            0.5,
            12 * cut.scale,
        )
        for share in (0.45, 0.8):
            for side in (-1, 1):
                cut.line(
                    [
                        (side * radius * share, 20),
                        (side * radius * share * 1.08, 66),
                        (side * radius * share * 0.8, 120),
                    ],
                    "#8A9A5A",
                    1.8,
                    0.5,
                )


def _head(cut: _Scissors, mood: ToadMood) -> None:
    canvas, scale = cut.canvas, cut.scale
    if mood.gape:
        jaw = cut.place(
            [
                (-92, 14, "c"),
                (-86, 38 + mood.gape * 0.5),
                (-50, 56 + mood.gape),
                (0, 62 + mood.gape),
                (50, 56 + mood.gape),
                (86, 38 + mood.gape * 0.5),
                (92, 14, "c"),
            ]
        )
        cut.sheet(jaw, THROAT, 6, 0.75)
        hollow = cut.place(
            [
                (-84, 16, "c"),
                (-76, 34 + mood.gape * 0.5),
                (-44, 44 + mood.gape * 0.9),
                (0, 49 + mood.gape * 0.9),
                (44, 44 + mood.gape * 0.9),
                (76, 34 + mood.gape * 0.5),
                (84, 16, "c"),
            ]
        )
        fill(canvas, hollow, "#3A0A1E")
        with clipped(canvas, hollow):
            tongue = cut.oval(0, 52 + mood.gape, 46, 26)
            cut.sheet(tongue, ("#F7A0A0", "#D8606E", "#8A2A44"), 3, 0.7)
            cut.line([(0, 30 + mood.gape), (0, 60 + mood.gape)], "#8A2A44", 2.2, 0.7)
        head = cut.place(
            "0,-72 -44,-74 -82,-54 -108,-14 -106,14 -84,26 -44,30 0,31 44,30 84,26 106,14 108,-14 82,-54 44,-74"
        )
    else:
        head = cut.place(_HEAD)
    cut.sheet(head, SKIN, 8, 0.75)
    with clipped(canvas, head):
        if not mood.gape:
            chin = cut.place("-96,16 -60,30 0,34 60,30 96,16 78,44 36,58 0,60 -36,58 -78,44")
            fill(canvas, chin, "#EFEBB4", 0.75, 4 * scale)
        fill(canvas, cut.place("-104,-4 -96,-30 -70,-50 -84,-20"), "#F4F7C0", 0.4, 6 * scale)
        fill(canvas, cut.place("104,30 60,54 0,60 90,-20"), "#1E3A30", 0.3, 12 * scale)
    if not mood.gape:
        cut.line(mood.mouth, "#16301F", 4.4)
        cut.line("-58,36 -20,41 20,41 58,36", "#8A9A5A", 1.8, 0.7)
    for u in (-11, 11):
        fill(canvas, cut.oval(u, -14, 3, 2.2), "#1E3A24")
    for mirror in (False, True):
        _eye(cut, mood, mirror)
    for u, v, radius in WARTS:
        wart = cut.dot(u, v, radius)
        light = radial(cut.at(u - 1.4, v - 1.4), radius * 1.5 * scale, [(0, "#E9F2AA"), (1, "#6A8A48")])
        paper(canvas, wart, light, 1.6, 0.6, 1.0)


def _eye(cut: _Scissors, mood: ToadMood, mirror: bool) -> None:
    canvas, scale = cut.canvas, cut.scale
    side, v, grow = 1 if mirror else -1, mood.eye, mood.bulge / 32
    cut.sheet(cut.dot(side * 58, v, mood.bulge), SKIN, 5, 0.8)
    eye = cut.dot(side * 60, v + 2, 22 * grow)
    fill(
        canvas,
        eye,
        radial(
            cut.at(side * 60 - 7, v - 6),
            36 * grow * scale,
            [(0, "#FFE98A"), (0.6, "#F0B33E"), (1, "#8A4A12")],
        ),
    )
    with clipped(canvas, eye):
        fill(canvas, cut.oval(side * 58, v + 6, *mood.pupil), "#120A1E")
        fill(canvas, cut.dot(side * 58 - 7, v, 3.6), "#FFFFFF")
        if mood.lid:
            # A heavy lid that slopes inward is what makes him look offended.
            fill(canvas, cut.place(mood.lid, mirror), shade(SKIN[1], -0.04))
            stroke(canvas, cut.place(mood.lid, mirror), "#24402A", 2.6 * scale, 0.8)
    stroke(canvas, eye, "#24402A", 2.4 * scale)


def _hand(cut: _Scissors, mirror: bool) -> None:
    """A webbed hand thrown up beside the head, out of its sleeve."""
    arm = cut.place("-150,220! -146,120 -130,58! -84,62! -84,120 -60,220!", mirror)
    cut.sheet(arm, COAT, 5)
    hand = _shifted(_AWAY, -107, 50)
    cut.sheet(cut.place(hand, mirror), SKIN, 5, 0.8)
    for u, v in _PADS:
        pad = cut.dot((u - 107) * (-1 if mirror else 1), v + 50, 8)
        cut.sheet(pad, ("#F4F7C0", "#B8CC78", "#5A7A48"), 2, 0.8)
    cuff = cut.place("-136,56! -108,48 -78,60! -78,78! -108,68 -138,74!", mirror)
    cut.sheet(cuff, ("#FBD98A", "#D08A2A", "#7A4A12"), 3)
