"""The head of a sitter: neck, skull, face and ear, drawn in the sitter's own skin."""

import math
from functools import partial

from fae_tabletop.art.colour import mix, shade
from fae_tabletop.art.figures import Outline, Sitter, knots
from fae_tabletop.art.geometry import Knot, circle, ellipse, spline
from fae_tabletop.art.paper import linear, paper


def draw_neck(sitter: Sitter) -> None:
    """The neck, a sheet behind the head; its shade keeps the hue of the skin."""
    face = sitter.face
    tones = (
        mix(face.skin, face.skin_shade, 0.2),
        mix(face.skin, face.skin_shade, 0.55),
        shade(face.skin_shade, -0.1),
    )
    path = sitter.sheet(sitter.shape(face.profile.neck_outline()), tones, elevation=2, rim=0.5)
    with sitter.clipped(path):
        dark = mix(face.skin_shade, "#2A1020", 0.3)
        sitter.fill(
            sitter.shape("20,84 40,98 58,84 80,70 90,92 76,108 58,108 46,112 36,108"),
            dark,
            0.55,
            blur=3,
        )
        sitter.line("66,98 60,120 48,142 36,154", face.skin, 2.2, 0.35, blur=1.2)


def draw_head(sitter: Sitter) -> None:
    """Skull and face: one sheet with cheek, socket and jaw in soft shade, then mouth, eye and brow."""
    face = sitter.face
    tones = (
        mix(face.skin, "#FFF4D6", 0.4),
        mix(face.skin, "#FFF4D6", 0.1),
        face.skin,
        mix(face.skin, face.skin_shade, 0.8),
    )
    head = sitter.sheet(
        sitter.shape(face.profile.head()), tones, elevation=3, rim=0.8, dark=0.2, texture=0.5, rim_width=1.2
    )
    with sitter.clipped(head):
        shape, deep = sitter.shape, mix(face.skin_shade, "#3A1838", 0.25)
        sitter.fill(sitter.place(circle(23, 68, 10)), face.blush, 0.34, blur=5)
        sitter.fill(shape("14,57 26,56 36,60 26,62"), "#FFF4D6", 0.22, blur=2.4)
        sitter.fill(shape("5,42 14,45 24,49 16,54 8,51"), deep, 0.4, blur=1.8)
        sitter.fill(
            shape("18,88 32,86 44,72 60,60 62,84 44,96 28,104"),
            face.skin_shade,
            0.5,
            blur=3.4,
        )
        sitter.fill(shape("-4,67 3,68.5 9,66 7,63.5 2,66"), deep, 0.42, blur=0.9)
        sitter.fill(shape("3,84 10,85 15,88 8,89"), face.skin_shade, 0.45, blur=1.4)
        if face.freckles:
            _freckles(sitter)
        _mouth(sitter)
        sitter.fill(
            shape("1.2,66.9 3.6,65.4 5.8,66.4 3.6,67.6"),
            mix(face.skin_shade, "#1A0A14", 0.6),
            0.8,
        )
        sitter.stroke("7.4,68 8.8,64.6 6.4,60.8", mix(face.skin_shade, "#5C0D28", 0.35), 1.1, 0.65)
        if face.age:
            _lines(sitter)
        _eye(sitter)
    _brow(sitter)


def _freckles(sitter: Sitter) -> None:
    face = sitter.face
    colour = mix(face.skin_shade, "#6A2A14", 0.5)
    for u, v, r in (
        (3, 58, 0.9),
        (8, 60, 0.8),
        (14, 61, 1.0),
        (19, 64, 0.8),
        (24, 62, 0.9),
        (12, 66, 0.7),
        (29, 65, 0.8),
        (17, 69, 0.7),
        (23, 71, 0.7),
        (-1, 61, 0.7),
        (32, 59, 0.7),
        (10, 32, 0.7),
        (15, 29, 0.6),
    ):
        sitter.fill(sitter.place(circle(u, v, r)), colour, 0.6)


def _mouth(sitter: Sitter) -> None:
    face = sitter.face
    lift, wide = face.smile, 12.6 + max(0.0, face.smile) * 0.9
    dark = mix(face.lips, "#1A0A14", 0.65)
    upper: list[Knot] = [
        (2.4, 70.9),
        (-1.8, 73.8),
        (-1.4, 75.8),
        (3, 76.8, "c"),
        (wide * 0.6, 77 - lift * 0.3),
        (wide, 78 - lift, "c"),
        (wide * 0.6, 74.4 - lift * 0.3),
        (5, 73),
    ]
    lower: list[Knot] = [
        (3, 76.9, "c"),
        (wide * 0.6, 77.2 - lift * 0.3),
        (wide - 0.4, 78.2 - lift, "c"),
        (wide * 0.62, 81.2 - lift * 0.2),
        (3.4, 81.8),
        (-0.8, 80.4),
        (-0.4, 78.2),
    ]
    if face.grin:
        opened: list[Knot] = [
            (0.6, 75.4, "c"),
            (wide * 0.6, 76 - lift * 0.4),
            (wide + 3, 75.6 - lift, "c"),
            (wide * 0.8, 82.4 - lift * 0.3),
            (6, 83.6),
            (1.0, 81.6),
        ]
        sitter.fill(sitter.shape(opened), "#3A0A18")
        with sitter.clipped(sitter.shape(opened)):
            sitter.fill(
                sitter.shape(
                    [
                        (-2, 73),
                        (wide * 0.7, 74 - lift * 0.4),
                        (wide + 4, 74 - lift),
                        (wide * 0.9, 79 - lift * 0.6),
                        (wide * 0.5, 79.4 - lift * 0.2),
                        (-1, 78.6),
                    ]
                ),
                "#FFF8E6",
            )
            for u in (3.5, 6.5, 9.5, 12.5):
                sitter.line([(u, 73), (u + 0.4, 80)], "#8A6A6A", 0.35, 0.6)
        sitter.stroke([(0.4, 75.2), (wide * 0.6, 75.6 - lift * 0.4), (wide + 4, 75 - lift)], face.lips, 1.6)
        sitter.stroke(
            [(0.4, 82), (6, 84.2), (wide * 0.8, 83 - lift * 0.3), (wide + 3.4, 75.8 - lift)], face.lips, 1.9
        )
        return
    sitter.fill(sitter.shape(upper), mix(face.lips, "#5C0D28", 0.32), 0.95)
    sitter.fill(sitter.shape(lower), face.lips, 0.92)
    sitter.stroke([(2, 76.9), (wide * 0.6, 77 - lift * 0.3), (wide + 1.4, 78.2 - lift)], dark, 0.9, 0.9)
    sitter.fill(sitter.shape("1.2,79.6 4,78.9 7,79.6 4,80.6"), "#FFF4D6", 0.35, blur=0.5)


def _lines(sitter: Sitter) -> None:
    face = sitter.face
    colour = mix(face.skin_shade, "#2A1028", 0.3)
    for points in (
        "10.5,66 15,71 17.5,79",
        "27,55 31,57 36,55.5",
        "27,52 31,52 35,49.5",
        "5,31 12,29 21,30",
        "6,25.5 13,23.5 20,24.5",
        "19,61 25,65 29,72",
        "10,57.5 15,59.4 21,58",
    ):
        sitter.stroke(points, colour, 1.1, 0.7 * face.age)


def _eye(sitter: Sitter) -> None:
    face = sitter.face
    grow = face.eye

    def u(value: float) -> float:
        return 9.2 + (value - 9.2) * grow

    def v(value: float) -> float:
        return 52 + (value - 52) * grow

    def eye_points(points: Outline) -> list[Knot]:
        grown: list[Knot] = []
        for knot in knots(points):
            grown.append((u(knot[0]), v(knot[1]), knot[2]) if len(knot) == 3 else (u(knot[0]), v(knot[1])))
        return grown

    opened = 3.9 * face.lid + 1.4
    ink = mix(face.brow, "#0A0E22", 0.4)
    if face.lid <= 0.02:
        sitter.stroke(eye_points("8.6,51.8 12,54.2 17.5,54.6 23.4,52.2"), ink, 1.8)
        for start, end in (((10, 53.2), (6.4, 55.6)), ((12, 54.2), (9, 57.6)), ((14.6, 54.8), (12.6, 58.6))):
            sitter.stroke(eye_points([start, end]), ink, 0.9)
        sitter.stroke(
            eye_points("9.4,48.4 14.6,46.8 21,48.4"),
            mix(face.skin_shade, face.brow, 0.3),
            0.8,
            0.6,
        )
        return
    ball = sitter.shape(
        eye_points(
            [
                (9.4, 50.8, "c"),
                (12.2, 50.8 - opened * 0.78),
                (17.4, 51.2 - opened * 0.46),
                (22.4, 52.3, "c"),
                (15.6, 54.0),
                (10.6, 53.8),
            ]
        )
    )
    sitter.fill(ball, mix("#FFFBF0", face.skin, 0.22))
    with sitter.clipped(ball):
        sitter.fill(sitter.place(ellipse(u(12.4), v(51.0), 2.7 * grow, 3.7 * grow)), face.iris)
        sitter.fill(sitter.place(ellipse(u(11.9), v(51.0), 1.5 * grow, 2.2 * grow)), "#0A0E22")
        sitter.fill(sitter.place(circle(u(11.0), v(49.8), 0.85 * grow)), "#FFFBF0")
        sitter.fill(
            sitter.shape(
                eye_points([(6, 44), (26, 44), (26, 52), (16, 51.6 - opened * 0.34), (6, 51 - opened * 0.4)])
            ),
            "#0A0E22",
            0.4,
            blur=0.8,
        )
    lid = [
        (8.2, 51.6),
        (10.2, 50.6 - opened * 0.45),
        (13.2, 50.0 - opened * 0.66),
        (18.2, 50.9 - opened * 0.4),
        (23.2, 52.6),
    ]
    if face.lashes:
        lid.append((27, 50.6))
        for start, end in (
            ((9.2, 50.4 - opened * 0.3), (4.8, 49.2 - opened * 0.3)),
            ((10.9, 50.1 - opened * 0.5), (6.8, 47.4 - opened * 0.5)),
            ((12.9, 49.9 - opened * 0.62), (9.8, 46 - opened * 0.6)),
        ):
            sitter.stroke(eye_points([start, end]), ink, 0.9)
    sitter.stroke(eye_points(lid), ink, 2.4 if face.lashes else 1.9)
    sitter.stroke(
        eye_points([(11, 47.0 - opened * 0.6), (15.5, 45.8 - opened * 0.55), (21.5, 48.2 - opened * 0.2)]),
        mix(face.skin_shade, face.brow, 0.3),
        0.8,
        0.6,
    )
    sitter.stroke(eye_points("10.6,54.2 15.8,55 21.4,53.4"), mix(face.skin_shade, face.brow, 0.4), 0.7, 0.65)


def _brow(sitter: Sitter) -> None:
    face = sitter.face
    thick = (2.8 if face.lashes else 3.8) + face.bushy * 2.4
    down = face.frown
    points = [(4.6, 41.6 + down), (9, 39.4 + down * 0.8), (15, 37.4 + down * 0.25), (22, 37.4), (30, 41.4)]
    path = sitter.ribbon(
        points,
        lambda t: thick * float(math.sin(math.pi * (t * 0.88 + 0.1)) ** 0.8) * (1 - 0.4 * t) + 0.1,
        0.8,
    )
    if face.bushy:
        tufts: list[tuple[list[Knot], float]] = [
            ([(9, 39 + down), (3, 36 + down), (-4, 35 + down), (-9, 38 + down)], 4.2),
            ([(13, 38.5 + down * 0.5), (6, 34 + down), (0, 31 + down), (-4, 31.5 + down)], 3.6),
        ]
        for tuft, width in tufts:
            sitter.sheet(
                sitter.ribbon(tuft, partial(_tuft, width), 0.8),
                (shade(face.brow, 0.05), face.brow),
                elevation=0.6,
                rim=0.4,
                texture=0.3,
            )
        sitter.sheet(path, (shade(face.brow, 0.05), face.brow), elevation=0.8, rim=0.4, texture=0.3)
    else:
        sitter.fill(path, face.brow, 0.95)


def _tuft(width: float, t: float) -> float:
    return width * float((1 - t) ** 0.7) + 0.1


def draw_ear(sitter: Sitter, *, tip: float = 1.0, jewel: str | None = None) -> None:
    """A pointed ear in the sitter's own skin; `tip` 0 is round and small, 1 is long, more is longer still."""
    face = sitter.face
    outline: list[Knot] = [
        (46, 47),
        (52, 42.5),
        (62, 37),
        (72 + 14 * tip, 22 - 10 * tip, "c"),
        (73 + 6 * tip, 38),
        (66, 50),
        (59, 60),
        (54, 68),
        (49, 69.5),
        (46.5, 64),
        (48.5, 57),
    ]
    path = sitter.place(spline(knots(outline), closed=True))
    box = path.getBounds()
    left, right = (box.right(), box.left()) if sitter.facing_right else (box.left(), box.right())
    gradient = linear(
        (left, box.bottom()),
        (right, box.top()),
        [(0, mix(face.skin, face.skin_shade, 0.3)), (0.55, face.skin), (1, mix(face.skin, face.blush, 0.45))],
    )
    paper(sitter.canvas, path, gradient, sitter.scale * 2.2, 0.8, max(1.3, sitter.scale), 0.3, 0.5)
    inner: list[Knot] = [
        (51, 50),
        (58, 45),
        (66, 40),
        (72 + 9 * tip, 27 - 8 * tip, "c"),
        (70 + 3 * tip, 38),
        (63, 48),
        (57, 57),
        (53, 62),
        (53, 56),
    ]
    sitter.fill(sitter.shape(inner), mix(face.skin_shade, face.blush, 0.3), 0.7, blur=0.5)
    sitter.stroke("52,60 54.5,54 60,48 68,40", mix(face.skin, "#FFF4D6", 0.3), 1.1, 0.7)
    if jewel is not None:
        sitter.gilt(sitter.place(circle(51.5, 68.5, 1.9)), jewel)
        sitter.gilt(sitter.place(spline(knots("51.5,70! 54.6,77 51.5,83! 48.4,77"), True)), jewel)
