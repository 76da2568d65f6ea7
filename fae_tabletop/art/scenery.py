"""The places behind the tables: a walled garden by night, a moonlit valley, a hall of violet rays.

Painters work in logical pixels of a 1280 x 720 window (`SCENE`); pictures are `SCENE_SCALE` times as large.
"""

import random

import skia

from fae_tabletop.art.blooms import berries, rose, rosebud
from fae_tabletop.art.colour import mix, shade
from fae_tabletop.art.flora import briar, fern, grass
from fae_tabletop.art.geometry import (
    Knot,
    Point,
    blob,
    circle,
    ellipse,
    polar,
    polygon,
    polyline,
    rectangle,
    ridge,
    samples,
    spline,
    svg_path,
    transformed,
)
from fae_tabletop.art.hexboard import SQUASH
from fae_tabletop.art.light import fireflies, mist, moon, stars
from fae_tabletop.art.paper import (
    Stop,
    fill,
    glow,
    layer,
    linear,
    make_paint,
    radial,
    silhouette,
    stroke,
    vignette,
)
from fae_tabletop.art.picture import seeded
from fae_tabletop.art.texture import paper_texture
from fae_tabletop.art.trees import bare_tree, fir

SCENE = (1280, 720)
SCENE_SCALE = 2
W, H = SCENE
_BOX = (0.0, 0.0, float(W), float(H))


def _fibre(canvas: skia.Canvas, strength: float) -> None:
    paint = make_paint(paper_texture(), strength, blend=skia.BlendMode.kSoftLight)
    canvas.drawRect(skia.Rect.MakeWH(W, H), paint)


# ---------------------------------------------------------------- the garden floor

_FLOOR_AT: Point = (608, 366)
_RING = 74  # px between two rings of flagstones


def _flagstones(canvas: skia.Canvas, rng: random.Random) -> None:
    """Rings of slabs about the middle, a few of them lighter, darker or cracked."""
    canvas.save()
    canvas.translate(*_FLOOR_AT)
    canvas.scale(1, SQUASH)
    for number, radius in enumerate(range(92, 960, _RING)):
        stroke(canvas, circle(0, 0, radius), "#0A1424", 2.4, 0.38)
        stroke(canvas, circle(0, 1.7, radius), "#BFE6D8", 1, 0.11)
        slabs = 8 + 4 * number
        first = 180 / slabs * (number % 2)
        for slab in range(slabs):
            angle = first + 360 / slabs * slab
            seam = polyline([polar((0, 0), radius, angle), polar((0, 0), radius + _RING, angle)])
            stroke(canvas, seam, "#0A1424", 2, 0.34)
            stroke(canvas, seam, "#BFE6D8", 0.9, 0.08, shift=(1.2, 1.2))
            if rng.random() < 0.55:
                shape = _slab(radius, angle, 360 / slabs)
                fill(canvas, shape, rng.choice(["#BFE6D8", "#060B18", "#8C86D4"]), rng.uniform(0.03, 0.10))
            if rng.random() < 0.10:
                _crack(canvas, radius, angle + 180 / slabs, rng)
    canvas.restore()


def _slab(radius: float, angle: float, sweep: float) -> skia.Path:
    outer, inner = radius + _RING - 2, radius + 2
    shape = skia.Path()
    shape.arcTo(skia.Rect.MakeLTRB(-outer, -outer, outer, outer), angle, sweep, True)
    shape.arcTo(skia.Rect.MakeLTRB(-inner, -inner, inner, inner), angle + sweep, -sweep, False)
    shape.close()
    return shape


def _crack(canvas: skia.Canvas, radius: float, angle: float, rng: random.Random) -> None:
    points = [
        polar((0, 0), radius + _RING * share, angle + rng.uniform(-2.4, 2.4))
        for share in (0.02, 0.25, 0.5, 0.72, 0.98)
    ]
    stroke(canvas, polyline(points), "#081020", 1.3, 0.35)
    stroke(canvas, polyline(points), "#BFE6D8", 0.8, 0.08, shift=(1, 1))


def _hedges(canvas: skia.Canvas, rng: random.Random) -> None:
    """Two ranks of clipped bushes in the lower corners."""
    tones = (("#245A52", "#143A3E"), ("#143A3E", "#0A1A28"))
    for rank, (light, dark) in enumerate(tones):
        for side in (1, -1):
            shapes = []
            for _ in range(30):
                along = rng.uniform(-20, 310)
                y = H + 24 - (310 - along) * 0.34 * rng.uniform(0.2, 1.0) + rank * 26
                x = along if side == 1 else W - along
                shapes.append(blob(x, y, rng.uniform(13, 30), rng, jitter=0.22))
            silhouette(
                canvas,
                shapes,
                linear((0, H - 150), (0, H), [(0, light), (1, dark)]),
                elevation=8,
                rim=0.95,
                rim_width=1.4,
                rim_colour="#3C7468",
                box=(0, H - 220, W, H),
            )


_FERNS: tuple[tuple[float, float, float, float, str, float], ...] = (
    (318, 738, -74, 190, "#173C44", -0.5),
    (296, 738, -58, 176, "#1D4A4C", 0.6),
    (278, 738, -34, 130, "#173C44", 0.7),
    (924, 738, -106, 190, "#173C44", 0.5),
    (946, 738, -122, 176, "#1D4A4C", -0.6),
    (964, 738, -146, 130, "#173C44", -0.7),
    (60, 716, -70, 170, "#1D4A4C", 0.6),
    (1226, 716, -110, 170, "#1D4A4C", -0.6),
)


def _petals(canvas: skia.Canvas, rng: random.Random) -> None:
    """A few rose petals and leaves that lie about, away from the middle."""
    petal = svg_path("M0,0 C-9,-3 -10,-14 0,-18 C10,-14 9,-3 0,0Z")
    for _ in range(26):
        at = polar(_FLOOR_AT, rng.uniform(330, 640), rng.uniform(0, 360))
        shape = transformed(petal, rng.uniform(0.3, 0.55), 0.4, rng.uniform(0, 360), at)
        fill(canvas, transformed(shape, at=(1, 2)), "ink", 0.4, blur=1.2)
        fill(canvas, shape, rng.choice(["#8E2A48", "#B2465E", "#3C7A62", "#2C6256"]), 0.85)


def draw_garden(canvas: skia.Canvas) -> None:
    """The floor a board lies on: flagstones lit from the upper left, ferns and hedges, calm in the middle."""
    rng = seeded("scene/table")
    area = rectangle(0, 0, W, H)
    ground: list[Stop] = [(0, "#3B6E74"), (0.35, "#28505F"), (0.7, "#182C4A"), (1, "#0D1530")]
    fill(canvas, area, radial(_FLOOR_AT, W * 0.62, ground))
    _flagstones(canvas, rng)
    for _ in range(60):
        x, y = rng.gauss(_FLOOR_AT[0], W * 0.26), rng.gauss(_FLOOR_AT[1], H * 0.30)
        size = rng.uniform(10, 46)
        stain = blob(x, y, size, rng, knots=8, jitter=0.25)
        fill(canvas, stain, "#CFF3E2", rng.uniform(0.02, 0.06), blur=size * 0.35, blend=skia.BlendMode.kPlus)
    _fibre(canvas, 0.8)
    x, y = _FLOOR_AT[0] - 40, _FLOOR_AT[1] - 90
    moonlight: list[Stop] = [(0, "#BFE6E0", 0.30), (0.55, "#8FB8E0", 0.12), (1, "#8FB8E0", 0.0)]
    fill(
        canvas,
        circle(x, y, W * 0.34),
        radial((x, y), W * 0.34, moonlight),
        blend=skia.BlendMode.kScreen,
    )
    _petals(canvas, rng)
    _hedges(canvas, rng)
    for x, y, turn, length, colour, curl in _FERNS:
        box = (x - length * 1.2, y - length * 1.2, x + length * 1.2, y + length * 1.2)
        with layer(canvas, box, elevation=9, strength=0.8):
            fern(canvas, (x, y), turn, length, colour, 15, curl)
    for _ in range(34):
        x, y = rng.uniform(0, W), rng.uniform(0, H)
        glow(canvas, x, y, rng.uniform(5, 11), "#DFF3C0", 0.55)
        fill(canvas, circle(x, y, 1.1), "#FFFBE0", 0.9)
    dusk: list[Stop] = [(0, "#060B18", 0.0), (0.6, "#060B18", 0.10), (1, "#060B18", 0.62)]
    fill(canvas, area, radial(_FLOOR_AT, W * 0.62, dusk))


# ---------------------------------------------------------------- the valley

_VALLEY: list[Stop] = [
    (0, "#121A4A"),
    (0.20, "#2E3A8C"),
    (0.42, "#7A5DB5"),
    (0.58, "#D88FB0"),
    (0.72, "#FFD2A2"),
    (1, "#FFE6B8"),
]


# Towers from the left: place and width as shares of the palace's height, height as one too.
_TOWERS = (
    (-0.66, 0.30, 0.09),
    (-0.46, 0.52, 0.11),
    (-0.25, 0.76, 0.10),
    (-0.03, 1.00, 0.13),
    (0.19, 0.84, 0.10),
    (0.38, 0.60, 0.12),
    (0.58, 0.38, 0.09),
)


def _palace(canvas: skia.Canvas, x: float, y: float, size: float) -> None:
    """A far palace of thin spires with lit windows, `size` px high, its foot at (x, y)."""
    rng = seeded("palace")
    shapes = [
        rectangle(x - size * 0.70, y - size * 0.12, size * 1.34, size * 0.2),
        rectangle(x - size * 0.34, y - size * 0.34, size * 0.62, size * 0.4),
    ]
    windows: list[Point] = []
    for place, height, width in _TOWERS:
        middle, half = x + size * place, size * width / 2
        eaves = y - size * height * 0.60
        shapes.append(rectangle(middle - half, eaves, half * 2, y - eaves))
        shapes.append(
            svg_path(
                f"M{middle - half * 1.4},{eaves} C{middle - half * 0.7},{eaves - size * height * 0.10} "
                f"{middle - half * 0.2},{y - size * height * 0.84} {middle},{y - size * height} "
                f"C{middle + half * 0.2},{y - size * height * 0.84} {middle + half * 0.7},"
                f"{eaves - size * height * 0.10} {middle + half * 1.4},{eaves}Z"
            )
        )
        windows += [
            (middle, eaves + size * 0.075 * (row + 0.8))
            for row in range(max(1, int(height * 5)))
            if rng.random() < 0.6
        ]
    silhouette(
        canvas,
        shapes,
        linear((0, y - size), (0, y), [(0, "#6A4C9C"), (1, "#9A70A8")]),
        elevation=3,
        rim=0.5,
        rim_width=1.1,
        shadow_strength=0.3,
    )
    for window in windows:
        glow(canvas, *window, size * 0.05, "halo", 0.7)
        fill(canvas, ellipse(*window, size * 0.009, size * 0.017), "#FFEFC0")


_WOOD_NEAR, _WOOD_FAR = "#12163E", "#B57AAE"


def _wood(canvas: skia.Canvas, rng: random.Random) -> None:
    """Four ranks of hills; small firs far off, tall trees at the sides that grow towards the edges."""
    for rank in range(4):
        depth = (rank + 1) / 4
        colour = mix(_WOOD_FAR, _WOOD_NEAR, depth**0.8)
        y = 300 + rank * 88
        if rank == 0:
            _palace(canvas, 1002, y + 4, 150)
        shapes = [ridge(-20, W + 20, y, 14, 8, H, rng)]
        for _ in range((46, 34, 0, 0)[rank]):
            shapes.append(
                fir((rng.uniform(0, W), y + 18), rng.uniform(26, 54) * (1 + rank * 0.7), rng, tiers=5)
            )
        for _ in range(20 - 2 * rank):
            x = rng.uniform(-10, W + 10)
            off = abs(x - W / 2) / (W / 2)
            if off < (0.66, 0.72, 0.74, 0.78)[rank]:
                continue
            size = (150 + 50 * rank) * rng.uniform(0.7, 1.15) * (0.45 + 0.9 * off)
            if rng.random() < 0.65:
                shapes.append(fir((x, y + 24), size, rng, tiers=rng.randint(5, 8)))
            else:
                tree, _ = bare_tree(
                    (x, y + 24), size * 1.2, rng, width=size * 0.06, forks=4, spread=30, crook=13
                )
                shapes.append(tree)
        silhouette(
            canvas,
            shapes,
            linear((0, y - 200), (0, H), [(0, shade(colour, 0.05)), (1, shade(colour, -0.05))]),
            elevation=5 + 4 * rank,
            rim=0.30,
            rim_width=1.2,
            shadow_strength=0.4,
            rim_colour=mix("moon", colour, 0.35),
            box=_BOX,
        )
        mist(canvas, 0, W, y + 26, 44, mix("#FFD2C2", colour, 0.35 * rank), rng, alpha=0.24, count=12)


# The way from the palace to the foreground, as lanterns: they grow and part as they come nearer.
_WAY: list[Knot] = [(1000, 318), (1066, 340), (1010, 376), (1120, 430), (1186, 500), (1096, 590), (1010, 706)]


def _lanterns(canvas: skia.Canvas) -> None:
    places = samples(spline(_WAY), 1.0)
    share = 0.0
    while share < 1:
        place = places[min(len(places) - 1, int(share * len(places)))]
        near = (place.y - 300) / (H - 300)
        size = 1.0 + 3.6 * near
        for side in (-1, 1):
            x, y = place.x + side * (5 + 26 * near), place.y - size * 3
            stroke(canvas, polyline([(x, y), (x, y + size * 5)]), "#1A1638", size * 0.5, 0.8)
            glow(canvas, x, y, size * (9 - 3 * near), "#FFC96A", 0.75 - 0.15 * near)
            fill(canvas, circle(x, y, size), "#FFF0C0")
        share += 0.045 + 0.05 * near


def _title_vines(canvas: skia.Canvas) -> None:
    """Roses in the lower left corner, berries in the lower right one."""
    path = [(-20, H - 290), (22, H - 200), (10, H - 110), (60, H - 40), (160, H - 14), (300, H + 2)]
    for side in (1, -1):

        def at(x: float, y: float, side: int = side) -> Point:
            return (x if side == 1 else W - x, y)

        box = (0.0, H - 330.0, 330.0, float(H)) if side == 1 else (W - 330.0, H - 330.0, float(W), float(H))
        with layer(canvas, box, elevation=11, strength=0.85):
            knots: list[Knot] = [at(x, y) for x, y in path]
            leaves = "serrate" if side == 1 else "ovate"
            briar(canvas, knots, seeded("title", side), 11, 4, "#16304A", leaves, "#2F6A66", 40, 46)
            if side == 1:
                rosebud(canvas, at(30, H - 196), -60, 16)
                for number, (x, y, size) in enumerate(
                    ((112, H - 18, 28), (8, H - 112, 26), (44, H - 54, 46))
                ):
                    rose(canvas, at(x, y), size, seeded("title rose", number), turn=20.0 * number)
            else:
                for number, (x, y, size, count) in enumerate(
                    ((118, H - 18, 13, 4), (14, H - 126, 13, 5), (42, H - 52, 20, 5))
                ):
                    berries(canvas, at(x, y), size, seeded("title berry", number), count, turn=30.0 * number)


def draw_valley(canvas: skia.Canvas) -> None:
    """A moonlit valley with a far palace, its foreground dark enough for cards and words."""
    rng = seeded("scene/title")
    area = rectangle(0, 0, W, H)
    fill(canvas, area, linear((0, 0), (0, H), _VALLEY))
    stars(canvas, (0, 0, W, 300), 190, rng)
    moon(canvas, W / 2, 132, 128, shine=0.6)
    _wood(canvas, rng)
    night: list[Stop] = [(0, "#0A0E22", 0.0), (0.35, "#0A0E22", 0.34), (1, "#0A0E22", 0.56)]
    fill(canvas, area, linear((0, 240), (0, H), night))
    _lanterns(canvas)
    for box, count in (((0, 330, 330, H), 26), ((960, 330, W, H), 16), ((330, 560, 960, H), 16)):
        fireflies(canvas, box, count, rng, "#F7E6A0", 0.55)
    grass(canvas, 0, W, H + 4, 46, 420, "#0E1E30", rng)
    _title_vines(canvas)
    vignette(canvas, _BOX, 0.40, 0.72)


# ---------------------------------------------------------------- the hall of rays

_RAYS_AT: Point = (228, 300)


def draw_rays(canvas: skia.Canvas) -> None:
    """Violet rays from behind whoever stands at the left, for results and ceremonies."""
    rng = seeded("scene/rays")
    area = rectangle(0, 0, W, H)
    ground: list[Stop] = [(0, "#9673B0"), (0.28, "#4F3F96"), (0.6, "#232358"), (1, "#0E1028")]
    fill(canvas, area, radial(_RAYS_AT, 1100, ground))
    stars(canvas, (0, 0, W, H), 160, rng)
    reach = 1500.0
    shader = radial(_RAYS_AT, 900, [(0, "#FFE9A6", 0.17), (1, "#FFE9A6", 0.0)])
    for i in range(40):
        half = 2.2 if i % 2 else 1.0
        beam = polygon([_RAYS_AT, polar(_RAYS_AT, reach, 9 * i - half), polar(_RAYS_AT, reach, 9 * i + half)])
        fill(canvas, beam, shader, blend=skia.BlendMode.kScreen)
    _fibre(canvas, 0.8)
    vignette(canvas, _BOX, 0.42, 0.62)
