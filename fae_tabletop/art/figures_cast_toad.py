"""Grumm, a broad toad in a good coat, seen from the front."""

import skia

from fae_tabletop.art.colour import shade
from fae_tabletop.art.figures import Outline, knots
from fae_tabletop.art.geometry import circle, ellipse, spline, transformed
from fae_tabletop.art.paper import across, clipped, fill, foil, paper, radial, stroke

SKIN = ("#D3E08A", "#8AA85A", "#3A5A3E")
COAT = ("#A8506A", "#6E2444", "#300C22")
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


def draw_toad(canvas: skia.Canvas, x: float, y: float, scale: float) -> None:
    """The toad with the middle of his mouth near (x, y); he is about 210 px wide at scale 1."""

    def place(outline: Outline, mirror: bool = False) -> skia.Path:
        shape = spline(knots(outline), closed=True)
        return transformed(shape, -scale if mirror else scale, scale, 0, (x, y))

    def sheet(
        path: skia.Path, tones: tuple[str, str, str], elevation: float = 5.0, rim: float = 0.65
    ) -> None:
        paper(
            canvas,
            path,
            across(path, [(0, tones[0]), (0.5, tones[1]), (1, tones[2])]),
            elevation * scale,
            rim,
            2.2 * scale,
        )

    def dot(u: float, v: float, radius: float) -> skia.Path:
        return circle(x + u * scale, y + v * scale, radius * scale)

    sheet(place("0,40 -70,48 -112,76 -136,130 -146,220 146,220 136,130 112,76 70,48"), COAT, 7)
    for mirror in (False, True):
        lapel = place("6,64! -34,52 -78,54 -62,96 -84,104! -40,150 4,220!", mirror)
        sheet(
            lapel, ("#C8748A", "#8A3456", "#4A1630") if not mirror else ("#9A4A66", "#74284A", "#3A0E26"), 4
        )
        with clipped(canvas, lapel):
            stroke(
                canvas,
                transformed(
                    spline(knots("6,66 -34,54 -76,56 -62,96 -82,104 -40,150")),
                    -scale if mirror else scale,
                    scale,
                    0,
                    (x, y),
                ),
                "#F3D98C",
                2.2 * scale,
            )
    sheet(place("-22,52 22,52 16,84 8,150 -8,150 -16,84"), ("#FFFBEA", "#EADFC4", "#A8977A"), 3)
    for mirror in (False, True):
        sheet(place("0,58! -14,46 -40,42 -46,60 -40,78 -14,72", mirror), ("#F7C25A", "#D08A2A", "#7A4A12"), 3)
    sheet(dot(0, 59, 9), ("#FBD98A", "#D08A2A", "#7A4A12"), 2)
    head = place(
        "0,-72 -44,-74 -82,-54 -108,-14 -106,18 -78,42 -36,54 0,57 36,54 78,42 106,18 108,-14 82,-54 44,-74"
    )
    sheet(head, SKIN, 8, 0.75)
    with clipped(canvas, head):
        fill(
            canvas,
            place("-96,16 -60,30 0,34 60,30 96,16 78,44 36,58 0,60 -36,58 -78,44"),
            "#EFEBB4",
            0.75,
            4 * scale,
        )
        fill(canvas, place("-104,-4 -96,-30 -70,-50 -84,-20"), "#F4F7C0", 0.4, 6 * scale)
        fill(canvas, place("104,30 60,54 0,60 90,-20"), "#1E3A30", 0.3, 12 * scale)
    mouth = "-100,10 -84,20 -44,27 0,28 44,27 84,20 100,8"
    stroke(canvas, transformed(spline(knots(mouth)), scale, scale, 0, (x, y)), "#16301F", 4.4 * scale)
    stroke(
        canvas,
        transformed(spline(knots("-58,36 -20,41 20,41 58,36")), scale, scale, 0, (x, y)),
        "#8A9A5A",
        1.8 * scale,
        0.7,
    )
    for u in (-11, 11):
        fill(canvas, ellipse(x + u * scale, y - 14 * scale, 3 * scale, 2.2 * scale), "#1E3A24")
    for mirror in (False, True):
        side = 1 if mirror else -1
        bulge = dot(side * 58, -66, 32)
        sheet(bulge, SKIN, 5, 0.8)
        eye = dot(side * 60, -64, 22)
        fill(
            canvas,
            eye,
            radial(
                (x + (side * 60 - 7) * scale, y - 72 * scale),
                36 * scale,
                [(0, "#FFE98A"), (0.6, "#F0B33E"), (1, "#8A4A12")],
            ),
        )
        with clipped(canvas, eye):
            fill(canvas, ellipse(x + side * 58 * scale, y - 60 * scale, 16 * scale, 6.4 * scale), "#120A1E")
            fill(canvas, dot(side * 58 - 7, -66, 3.6), "#FFFFFF")
            # A heavy lid that slopes inward is what makes him look offended.
            lid = place("-92,-98 -28,-98 -28,-62! -58,-70 -92,-78!", mirror)
            fill(canvas, lid, shade(SKIN[1], -0.04))
            stroke(canvas, lid, "#24402A", 2.6 * scale, 0.8)
        stroke(canvas, eye, "#24402A", 2.4 * scale)
    for u, v, radius in WARTS:
        wart = dot(u, v, radius)
        paper(
            canvas,
            wart,
            radial(
                (x + (u - 1.4) * scale, y + (v - 1.4) * scale),
                radius * 1.5 * scale,
                [(0, "#E9F2AA"), (1, "#6A8A48")],
            ),
            1.6,
            0.6,
            1.0,
        )
    for v in (112, 138):
        foil(canvas, dot(0, v, 4.6), "gold")
