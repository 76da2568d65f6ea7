"""The picture of Enthrone on the title screen: five pawns on the board before the halo of the crown."""

import skia

from fae_tabletop.art.blooms import rose
from fae_tabletop.art.colour import mix, shade
from fae_tabletop.art.flora import leaf
from fae_tabletop.art.geometry import ridge
from fae_tabletop.art.hexboard import CELL_SIZE, RADIUS
from fae_tabletop.art.light import fireflies, halo_ring, mist, rays, sky, stars
from fae_tabletop.art.ornaments import draw_crown
from fae_tabletop.art.paper import fill, glow, layer, linear, silhouette, vignette
from fae_tabletop.art.picture import Picture, catalogue, seeded
from fae_tabletop.art.trees import fir
from fae_tabletop.games.enthrone import art, art_board

TITLE_SIZE = (840, 630)
W, H = TITLE_SIZE
_HORIZON = 372.0
_CELL = 118.0  # px, the radius of a cell in the foreground
_LEAN = 0.72  # how much flatter the board lies here than in play
# Pawn, place of its foot, height of its picture; from back to front.
_COMPANY = (
    ("assassin", 122, 520, 322),
    ("jester", 722, 518, 322),
    ("knight", 262, 560, 372),
    ("demon", 584, 560, 372),
    ("priestess", 424, 612, 408),
)
_PAWN_SIZE, _PAWN_FOOT = (420, 620), (210, 560)


def _woods(canvas: skia.Canvas) -> None:
    rng = seeded("scene/game-enthrone")
    for rank, (far, height) in enumerate((("#B2608C", 150), ("#5A3A78", 210))):
        y = _HORIZON - 24 + rank * 40
        shapes = [ridge(-20, W + 20, y, 10, 7, H, rng)]
        for _ in range(22):
            x = rng.uniform(0, W)
            if abs(x - W / 2) > 190:
                shapes.append(fir((x, y + 24), height * rng.uniform(0.7, 1.25), rng))
        silhouette(
            canvas,
            shapes,
            linear((0, y - 240), (0, H), [(0, shade(far, 0.05)), (1, shade(far, -0.06))]),
            elevation=6,
            rim=0.35,
            rim_width=1.4,
            shadow_strength=0.4,
            box=(0, 0, W, H),
        )
        mist(canvas, 0, W, y + 14, 40, mix("#F6C6A0", far, 0.4), rng, alpha=0.25)


def _ground(canvas: skia.Canvas) -> None:
    """The board from close by: cells that recede."""
    ground = skia.Rect.MakeLTRB(0, _HORIZON, W, H)
    canvas.save()
    canvas.clipRect(ground)
    fill(canvas, skia.Path.Rect(ground), "#171326")
    scale = _CELL / RADIUS
    for q in range(-3, 4):
        for r in range(-3, 5):
            x = W / 2 + 1.5 * q * _CELL
            y = _HORIZON + 60 + 3**0.5 * _CELL * (r + q / 2) * _LEAN
            if not _HORIZON - 20 < y < H + 90 or not -120 < x < W + 120:
                continue
            kind = "cell-lion" if (q, r) in {(-2, 1), (2, 0)} else f"cell-plain-{(q * 7 + r * 3) % 4}"
            canvas.save()
            canvas.translate(x, y)
            canvas.scale(scale, scale * _LEAN / 0.88)
            canvas.translate(-CELL_SIZE[0] / 2, -CELL_SIZE[1] / 2)
            art_board.PICTURES[f"enthrone/{kind}"].draw(canvas)
            canvas.restore()
    dusk = linear((0, _HORIZON), (0, H), [(0, "#3A1F4A", 0.62), (0.42, "#1A1030", 0.12), (1, "ink", 0.35)])
    fill(canvas, skia.Path.Rect(ground), dusk)
    canvas.restore()


def _hedge(canvas: skia.Canvas) -> None:
    """A low rose hedge along the far edge of the board."""
    rng = seeded("scene/game-enthrone", 2)
    with layer(canvas, (0, _HORIZON - 70, W, _HORIZON + 60), elevation=8, strength=0.8):
        for _ in range(190):
            at = (rng.uniform(-10, W + 10), _HORIZON + rng.uniform(-24, 18))
            tone = rng.choice(("#2F6152", "#3F7A4E", "#274F48", "#57965C"))
            leaf(canvas, at, rng.uniform(0, 360), rng.uniform(24, 38), colour=tone)
        for i in range(17):
            at = (26 + i * 50 + rng.uniform(-14, 14), _HORIZON + rng.uniform(-20, 10))
            rose(canvas, at, rng.uniform(13, 20), seeded("hedge", i), sepals=False)


def draw_title(canvas: skia.Canvas) -> None:
    """Paint the whole picture, opaque to its edges."""
    rng = seeded("scene/game-enthrone", 1)
    sky(canvas, (0, 0, W, _HORIZON + 40), "gold")
    stars(canvas, (0, 0, W, 220), 60, rng)
    rays(canvas, W / 2, 206, 520, rng, count=26, alpha=0.18)
    _woods(canvas)
    halo_ring(canvas, W / 2, 200, 186, "gold", 28, "star", "#F6C26A")
    draw_crown(canvas, (W / 2, 176), 244, elevation=8)
    _ground(canvas)
    _hedge(canvas)
    for pawn, x, foot, height in _COMPANY:
        scale = height / _PAWN_SIZE[1]
        glow(canvas, x, foot - height * 0.55, height * 0.42, "halo", 0.16)
        canvas.save()
        canvas.translate(x - _PAWN_FOOT[0] * scale, foot - _PAWN_FOOT[1] * scale)
        canvas.scale(scale, scale)
        art.draw_pawn(canvas, pawn)
        canvas.restore()
    fireflies(canvas, (0, 200, W, H), 18, rng, alpha=0.6)
    vignette(canvas, (0, 0, W, H), 0.45, 0.66)


PICTURES: dict[str, Picture] = catalogue(
    [Picture("scene/game-enthrone", TITLE_SIZE, draw_title, quality=86, alpha=False)]
)
