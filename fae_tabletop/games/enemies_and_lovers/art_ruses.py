"""Three coercions of the mind: a mirror that lies, a name on a scroll, a lesson with the blade."""

import math

import skia

from fae_tabletop.art.colour import shade
from fae_tabletop.art.easel import Easel
from fae_tabletop.art.figures import Face, Profile, Sitter
from fae_tabletop.art.figures_garments import draw_cloth
from fae_tabletop.art.figures_hair import draw_mass
from fae_tabletop.art.figures_head import draw_ear, draw_head, draw_neck
from fae_tabletop.art.figures_headdress import draw_horn
from fae_tabletop.art.flora import leaf_shape
from fae_tabletop.art.geometry import (
    Point,
    blob,
    circle,
    ellipse,
    joined,
    outline,
    polar,
    polygon,
    rectangle,
    spline,
    svg_path,
    tapered,
    transformed,
    union,
)
from fae_tabletop.art.icons import icon_path
from fae_tabletop.art.light import sparkle
from fae_tabletop.art.paper import Stop, clipped, fill, foil, glow, linear, paper, radial, stroke
from fae_tabletop.art.picture import Picture, seeded
from fae_tabletop.art.places import draw_pillars, draw_shelves
from fae_tabletop.art.vistas import W, draw_arched_window, draw_open_sky
from fae_tabletop.games.enemies_and_lovers.art import card_pictures

_GRIN = Face(
    profile=Profile(nose=1.6, hook=0.7, chin=1.9, brow=1.4, lip=0.7, neck=0.8),
    skin="#8FD0A8",
    skin_shade="#2E6A6E",
    blush="#6AB86A",
    lips="#2A5A4A",
    iris="#F2E04A",
    brow="#10201E",
    lid=0.8,
    eye=1.4,
    frown=2.4,
    smile=5.0,
    grin=True,
)


def draw_tricked(canvas: skia.Canvas) -> None:
    """A girl looks into a tall mirror, and what looks back has horns and a grin."""
    rng = seeded("enemies_and_lovers/tricked")
    draw_open_sky(canvas, "poison", rng, count=20, ground=700)
    draw_pillars(canvas, "poison", "#2A1746", floor=640, open_to=230)
    rim = ellipse(375, 366, 222, 286)
    silver: list[Stop] = [
        (0, "#FFFFFF"),
        (0.25, "#A9BED6"),
        (0.5, "#E4EEF8"),
        (0.75, "#5E7298"),
        (1, "#B4C7DC"),
    ]
    for i in range(28):
        at = (375 + 236 * math.cos(2 * math.pi * i / 28), 366 + 300 * math.sin(2 * math.pi * i / 28))
        turn = 360 / 28 * i
        shape = transformed(leaf_shape(52 if i % 2 else 70, 30)[0], turn=turn, at=polar(at, -18, turn))
        paper(canvas, shape, linear((at[0] - 30, at[1] - 30), (at[0] + 30, at[1] + 30), silver), 5, 0.8)
    paper(canvas, rim, linear((150, 80), (600, 660), silver), 12, 0.95, 3)
    glass = ellipse(375, 366, 188, 252)
    tones = radial((320, 260), 420, [(0, "#F4FFE8"), (0.4, "#C9E6A0"), (0.75, "#6AA88A"), (1, "#1E3A5A")])
    fill(canvas, glass, tones)
    with clipped(canvas, glass):
        stroke(canvas, glass, "ink", 26, 0.55, blur=12)
        sitter = Sitter(canvas, 288, 250, 2.15, _GRIN)
        for horn, width in (("70,8 92,-18 98,-56 84,-84", 18), ("34,2 30,-30 10,-56 -14,-60", 19)):
            draw_horn(sitter, horn, width=width, colour="#5A4A5E")
        draw_neck(sitter)
        draw_cloth(
            sitter, "20,140 -30,170 -60,330! 190,330! 160,190 100,140", ("#4A6A5E", "#1E3A3E", "#0A1A24")
        )
        draw_head(sitter)
        draw_mass(
            sitter,
            "14,28 30,6 62,-6 90,8 102,40 104,80 118,130 96,120 92,140 76,112 64,84 52,68 46,48 32,34",
            "#14242A",
        )
        draw_ear(sitter, tip=1.4)
        for x, turn in ((250, 24), (300, 24)):
            shine = polygon([(x, 60), (x + (34 if x > 260 else 12), 60), (x - 180, 700), (x - 220, 700)])
            fill(canvas, shine, "#FFFFFF", 0.16 if turn else 0)
    stroke(canvas, glass, "#3E5078", 3, 0.8)
    foil(canvas, ellipse(375, 366, 204, 268), "silver", 3)
    girl = Easel(canvas, 470, 640, 1.0)
    girl.lay(
        "-66,40 -120,70 -172,140 -190,260! 190,260! 172,140 120,70 66,40 0,56",
        ("#8A4A7A", "#5A2460", "#26103A"),
        11,
        rim=0.8,
    )
    girl.lay("-30,-10 -32,50 0,64 32,50 30,-10", ("#E9BE98", "#A86E62"), 5)
    hair = girl.lay(
        "0,-112 -52,-104 -76,-62 -74,-10 -54,26 -22,40 0,36 22,40 54,26 74,-10 76,-62 52,-104",
        ("#5A3424", "#38201A", "#1A0E10"),
        9,
        rim=0.8,
    )
    with girl.clipped(hair):
        for k in range(-5, 6):
            girl.stroke([(k * 3, -112), (k * 13, -50), (k * 7, 30)], "#A87048", 2.6, 0.5)
    girl.lay(
        "0,-158 -34,-150 -46,-124 -32,-98 0,-90 32,-98 46,-124 34,-150",
        ("#63392A", "#3E241C", "#1C0E10"),
        8,
        rim=0.8,
    )
    for u, v in ((-30, -108), (-12, -98), (10, -98), (30, -108)):
        girl.lay(girl.dot(u, v, 8), ("#FFE9EE", "#F0A9C0", "#B0587A"), 3)


def _sigil() -> skia.Path:
    """A name nobody can read: a spine with branches, arcs and dots."""
    parts = [
        outline(svg_path("M0,-96 L0,96"), 9),
        outline(svg_path("M0,-58 C34,-70 46,-36 18,-22 L0,-14"), 8),
        outline(svg_path("M0,8 C-40,-6 -52,34 -22,44 L0,50"), 8),
        outline(svg_path("M-34,-84 L0,-58 M34,82 L0,58"), 8),
        outline(svg_path("M-58,-10 C-44,-34 -20,-34 0,-14"), 7),
        outline(svg_path("M58,22 C44,44 22,44 0,26"), 7),
        circle(40, -84, 8),
        circle(-42, 84, 8),
        circle(-60, -2, 7),
        circle(62, 12, 7),
    ]
    return union(*parts)


def draw_true_name(canvas: skia.Canvas) -> None:
    """A scroll that has come open by itself; the name on it shines, and a seal hangs from its ribbon."""
    rng = seeded("enemies_and_lovers/true_name")
    draw_shelves(canvas, "#2A3A66", rng, lamp=(375, 360))
    glow(canvas, 375, 370, 460, "#6AA8F0", 0.75)
    glow(canvas, 375, 370, 300, "#BFE6FF", 0.6)
    for i in range(24):
        at = polar((375, 370), 292, 15 * i)
        mark = joined(
            [
                rectangle(-2, -16, 4, 32),
                rectangle(0, -12 + 8 * (i % 3), 14, 4),
                rectangle(-12, 4 - 6 * (i % 2), 12, 4),
            ]
        )
        placed = transformed(mark, 1, 1, 15 * i + 90, at)
        glow(canvas, *at, 26, "#9AD0FF", 0.8)
        fill(canvas, placed, "#E8F6FF", 0.95)
    canvas.save()
    canvas.rotate(-11, 375, 380)
    sheet = svg_path("M228,150 C234,260 222,420 230,596 L524,596 C516,430 528,270 520,150Z")
    parchment: list[Stop] = [(0, "#FFF6DC"), (0.5, "#F1E2BE"), (1, "#B79C6A")]
    paper(canvas, sheet, linear((228, 150), (524, 600), parchment), 14, 0.8, texture=1.0)
    with clipped(canvas, sheet):
        for row in range(4):
            for y in (212 + 12 * row, 506 + 14 * row):
                half = 96 - 14 * ((row * 7) % 3)
                line = spline(
                    [(375 - half, y), (375 - half * 0.3, y - 3), (375 + half * 0.4, y + 3), (375 + half, y)]
                )
                stroke(canvas, line, "#7A5A3A", 2.4, 0.5)
    for y in (146, 600):
        roll = rectangle(206, y - 26, 338, 52, 22)
        paper(
            canvas,
            roll,
            linear((0, y - 26), (0, y + 26), [(0, "#FFF8E4"), (0.45, "#E8D4A6"), (1, "#8C7040")]),
            9,
            0.8,
            texture=1.0,
        )
        for side in (-1, 1):
            x = 375 + side * 182
            knob = union(rectangle(x - 18, y - 10, 36, 20, 4), circle(x + side * 24, y, 17))
            paper(
                canvas,
                knob,
                linear(
                    (x - 20, y - 20), (x + 20, y + 20), [(0, "#FFF0BE"), (0.5, "#C8993F"), (1, "#5A3C12")]
                ),
                6,
                0.9,
            )
    sigil = transformed(_sigil(), 1.16, 1.16, 0, (375, 366))
    glow(canvas, 375, 366, 200, "#FFFFFF", 0.8)
    fill(canvas, sigil, "#2F7AD8", 0.9, blur=9)
    fill(canvas, sigil, "#12397E")
    stroke(canvas, sigil, "#8FD0FF", 2, 0.9)
    canvas.restore()
    for dx in (-18, 20):
        tail = tapered(spline([(470, 560), (486 + dx, 640), (476 + dx * 2, 730)]), 26, 20, step=4)
        paper(canvas, tail, linear((450, 560), (510, 740), [(0, "#E8505E"), (1, "#7A1228")]), 6)
    wax = blob(474, 596, 62, rng, 12, 0.1)
    paper(canvas, wax, radial((452, 574), 100, [(0, "#FF7A84"), (0.5, "#B4203E"), (1, "#5C0D28")]), 10, 0.7)
    paper(canvas, circle(474, 596, 44), radial((456, 578), 80, [(0, "#CE3450"), (1, "#7E1228")]), 0, 0.8)
    fill(canvas, transformed(icon_path("crown"), 0.62, 0.62, 0, (474, 594)), "#FFC2BD", 0.95)


def _fencer(
    easel: Easel, tones: tuple[str, str, str], sash: str, hair: str, *, tail: bool, point: Point
) -> None:
    """Somebody in a lunge towards +u, 100 units high; the blade ends at `point`."""
    for leg in ("-8,-48 -28,-28 -50,-3", "-4,-48 20,-34 20,-2"):
        limb = easel.ribbon(leg, lambda t: 15 - 8 * t, 1)
        easel.lay(limb, tones, 1.2, rim=0.7, rim_width=0.4)
    for foot in ("-58,0! -56,-5 -46,-7 -42,0!", "14,0! 15,-6 24,-6 33,0!"):
        easel.lay(foot, ("#5A4A50", "#2A2028", "#120C14"), 1, rim_width=0.4)
    easel.lay(
        easel.ribbon("-2,-76 -22,-84 -34,-100", lambda t: 8.4 - 3 * t, 1), tones, 1.0, rim=0.7, rim_width=0.4
    )
    easel.lay(
        "-8,-84 -15,-70 -15,-52 -26,-30 -34,-16 -14,-24 0,-30 10,-22 13,-34 10,-52 9,-70 4,-84",
        tones,
        1.6,
        rim=0.75,
        rim_width=0.4,
    )
    easel.lay(easel.ribbon("-16,-54 -2,-50 12,-54", lambda t: 5.0, 1), (sash, sash), 0.8, rim_width=0.3)
    easel.gilt(easel.strip("4,-84 2,-66 4,-52 6,-30", 1.0, 1.0, 0.6))
    easel.lay(
        easel.ribbon("0,-78 18,-70 36,-76", lambda t: 9 - 3.4 * t, 1), tones, 1.4, rim=0.75, rim_width=0.4
    )
    middle = (40 + point[0]) / 2 - 0.6, (point[1] - 76.6) / 2 - 0.8
    blade = easel.strip([(40.0, -76.6), middle, point], 3.4, 0.7, 0.6)
    easel.lay(blade, ("#FFFFFF", "#C9D8EC", "#7E92B6"), 0.8, rim=0.95, rim_width=0.3)
    easel.gilt(easel.strip("39,-83 41,-77 40,-70", 2.2, 2.2, 0.6))
    easel.lay(easel.dot(37.4, -76.2, 3.6), ("#F0CDB0", "#A8786A"), 0.7, rim_width=0.3)
    easel.lay("-2,-88 -2,-82 4,-80 6,-86", ("#EBC3A0", "#A86E62"), 0.6, rim_width=0.3)
    face = "-5,-104 3,-105 8,-101 9.4,-97 11.6,-94 9.4,-92.6 9,-88 4,-85.6 -2,-87 -6,-94"
    easel.lay(face, ("#F6DCC4", "#D9AE92", "#A87468"), 1.0, rim=0.8, rim_width=0.3)
    easel.fill(easel.shape("3,-97.4! 5,-99 7.8,-97.6! 5.4,-96.4"), "#FFFBF0")
    easel.fill(easel.dot(6, -97.6, 1.1), "#1E1218")
    easel.fill(easel.strip("2.6,-97.6 5,-99.2 8.2,-97.8", 0.8, 0.4, 0.4), "#2A1A22")
    easel.fill(easel.strip("2.8,-100.4 5.6,-101.2 8.2,-100.2", 1.0, 0.4, 0.4), hair)
    easel.fill(easel.strip("6.6,-90 8.8,-89.8", 0.7, 0.4, 0.4), "#8A4A4E")
    easel.lay(
        "-9,-92 -10,-102 -3,-108 5,-107 9,-102 3,-100.6 -1,-97 -3,-90 -6,-87",
        (shade(hair, 0.1), hair, shade(hair, -0.08)),
        1.0,
        rim_width=0.3,
    )
    ear = "-2.6,-92 -1.4,-97 -5.4,-103! -6,-95.6 -4.6,-91.4"
    easel.lay(ear, ("#F6DCC4", "#C9947E"), 0.7, rim_width=0.25)
    if tail:
        easel.lay(
            easel.ribbon("-7,-98 -18,-96 -26,-84", lambda t: 6.4 * (1 - t) ** 0.6 + 0.3, 1),
            (shade(hair, 0.1), hair),
            0.8,
            rim_width=0.3,
        )


def draw_mentor(canvas: skia.Canvas) -> None:
    """Under a tall window a tall fencer crosses blades with a small one; their shadows are as long as each other."""
    rng = seeded("enemies_and_lovers/mentor")
    draw_arched_window(canvas, "gold", rng, width=350, top=120, sill=560, stone="#3A2F5E")
    glow(canvas, 375, 330, 330, "#FFE0A0", 0.55)
    floor = polygon([(-20, 650), (W + 20, 650), (W + 20, 1060), (-20, 1060)])
    paper(canvas, floor, linear((0, 650), (0, 860), [(0, "#B8785A"), (1, "#3A1E36")]), 6, 0.4)
    for i in range(-9, 10):
        stroke(canvas, polygon([(375 + 30 * i, 650), (375 + 130 * i, 900)]), "#3A1E36", 3, 0.4)
    light = polygon([(240, 650), (510, 650), (640, 900), (110, 900)])
    fill(canvas, light, "#FFD79A", 0.4, blur=8)
    for x, side in ((210, 1), (548, -1)):
        shadow = polygon(
            [(x - 60, 748), (x + 40, 748), (x + side * 60 + 20, 880), (x + side * 60 - 130, 880)]
        )
        fill(canvas, shadow, "ink", 0.45, blur=14)
    _fencer(
        Easel(canvas, 172, 752, 4.4),
        ("#4A54A0", "#2A2F6E", "#11143C"),
        "#B4203E",
        "#2A2230",
        tail=False,
        point=(95, -97),
    )
    _fencer(
        Easel(canvas, 600, 752, 3.1, flip=True),
        ("#7A4A8A", "#4E2A66", "#220F38"),
        "#E0A83A",
        "#8A4A26",
        tail=True,
        point=(70, -140),
    )
    sparkle(canvas, 414, 388, 60, "#FFF6D0", 1.0)
    glow(canvas, 414, 388, 50, "#FFF0B0", 0.9)


PICTURES: dict[str, Picture] = card_pictures(
    {"tricked": draw_tricked, "true_name": draw_true_name, "mentor": draw_mentor}
)
