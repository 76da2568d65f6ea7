"""Pictures of the eight pawns in every form: standing piece, action tile, portrait and identity card."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import skia

from fae_tabletop.art.colour import mix, shade
from fae_tabletop.art.figures_backdrop import draw_heaven, draw_place
from fae_tabletop.art.figures_halo import draw_halo
from fae_tabletop.art.figures_pedestal import draw_disc, draw_pedestal
from fae_tabletop.art.figures_recipe import draw_recipe
from fae_tabletop.art.geometry import (
    difference,
    ellipse,
    hexagon,
    inset,
    intersection,
    outset,
    polygon,
    rectangle,
    svg_path,
    transformed,
    union,
)
from fae_tabletop.art.paper import (
    clipped,
    colour4,
    fill,
    foil,
    grain,
    linear,
    make_paint,
    paper,
    radial,
    shadow,
    stroke,
    vignette,
)
from fae_tabletop.art.picture import Picture, catalogue, seeded
from fae_tabletop.games.enthrone.art_figures import RECIPES
from fae_tabletop.games.enthrone.art_roles import ROLES, role_emblem


@dataclass(frozen=True, kw_only=True)
class Setting:
    """How a sitter is framed. `top` is its highest head unit, `middle` the one that stands in the centre.

    `halo` and `place` are keys of the backdrop, `tint` the disc's colour, `count` its ornaments;
    `large` scales the bust in portrait and tile, `drop` lowers it (px of the tile). `land` are the far and
    near colours of the place (default: the pawn's own), `reach` is how far left and right of its foot a
    standing piece may go (px).
    """

    top: float
    middle: float
    halo: str
    tint: str
    place: str
    count: int = 26
    large: float = 1.0
    drop: float = 0.0
    land: tuple[str, str] | None = None
    reach: tuple[float, float] = (124.0, 124.0)


SETTINGS: dict[str, Setting] = {
    "king": Setting(
        top=-46, middle=52, halo="rays", tint="#F3C26A", place="castle", count=36, reach=(190.0, 124.0)
    ),
    "archer": Setting(
        top=-54, middle=54, halo="leaves", tint="#D9E09A", place="forest", count=30, reach=(124.0, 205.0)
    ),
    "wizard": Setting(
        top=-112, middle=54, halo="stars", tint="#D3E6F6", place="peaks", count=28, large=0.86, drop=44
    ),
    "jester": Setting(
        top=-82,
        middle=50,
        halo="lozenges",
        tint="#F2C6D8",
        place="fair",
        count=24,
        large=0.92,
        drop=24,
        land=("#8E5AB8", "#4A2470"),
    ),
    "demon": Setting(
        top=-94, middle=52, halo="thorns", tint="#F08A4A", place="flames", count=30, large=0.95, drop=22
    ),
    "knight": Setting(
        top=-66,
        middle=58,
        halo="shields",
        tint="#EFA48C",
        place="lists",
        count=22,
        drop=0,
        land=("#9A78B8", "#454A80"),
    ),
    "priestess": Setting(
        top=-32, middle=62, halo="moons", tint="#E79F58", place="temple", count=28, reach=(124.0, 140.0)
    ),
    "assassin": Setting(
        top=-30, middle=62, halo="blades", tint="#A9CFD6", place="roofs", count=20, reach=(195.0, 124.0)
    ),
}

PAWN_SIZE = (420, 620)
PAWN_FOOT = 560.0
TILE_SIZE = (600, 660)
PORTRAIT_SIZE = (640, 760)


def placed_emblem(pawn: str, x: float, y: float, radius: float) -> skia.Path:
    """A pawn's emblem about (x, y), reaching `radius` px."""
    return transformed(role_emblem(pawn), radius / 50, radius / 50, 0, (x, y))


def _figure(
    canvas: skia.Canvas,
    pawn: str,
    centre: float,
    y: float,
    scale: float,
    *,
    cut: skia.Path | None = None,
    behind: bool = True,
) -> None:
    middle = SETTINGS[pawn].middle * scale
    recipe = RECIPES[pawn]
    x = centre + middle if recipe.facing_right else centre - middle
    draw_recipe(canvas, recipe, x, y, scale, cut=cut, behind=behind)


def _lift(canvas: skia.Canvas, image: skia.Image, rim: float) -> None:
    """Draw a cut-out piece with a dark contour, a shadow to the lower right and a lit edge."""
    filters = skia.ImageFilters
    ink = int(skia.ColorSetARGB(150, 10, 14, 34))
    chain = filters.DropShadow(5, 10, 8, 8, ink, filters.DropShadow(0.5, 1, 2.4, 2.4, ink, None))
    canvas.drawImage(image, 0, 0, skia.SamplingOptions(), skia.Paint(ImageFilter=chain))
    canvas.saveLayer(None, skia.Paint(Alphaf=0.62))
    tinted = skia.Paint(ColorFilter=skia.ColorFilters.Blend(colour4("moon"), None, skia.BlendMode.kSrcIn))
    canvas.drawImage(image, 0, 0, skia.SamplingOptions(), tinted)
    canvas.drawImage(
        image,
        rim * 0.5,
        rim,
        skia.SamplingOptions(skia.FilterMode.kLinear),
        skia.Paint(BlendMode=skia.BlendMode.kDstOut),
    )
    canvas.restore()


def _bowl(centre: float, base: float, left: float, right: float) -> skia.Path:
    """The form a bust is cut to: free above, then drawn in from `left` and `right` px to its plate."""
    width = PAWN_SIZE[0]
    return svg_path(
        f"M0,0 L{width},0 L{width},{base - 170} "
        f"C{width},{base - 140} {centre + right + 10},{base - 138} {centre + right},{base - 100} "
        f"C{centre + right * 0.94},{base - 66} {centre + 104},{base - 40} {centre + 94},{base - 12} "
        f"C{centre + 60},{base + 12} {centre - 60},{base + 12} {centre - 94},{base - 12} "
        f"C{centre - 104},{base - 40} {centre - left * 0.94},{base - 66} {centre - left},{base - 100} "
        f"C{centre - left - 10},{base - 138} 0,{base - 140} 0,{base - 170}Z"
    )


def draw_pawn(canvas: skia.Canvas, pawn: str) -> None:
    """The standing piece on a transparent ground of 420 x 620 px, its foot centred on (210, 560)."""
    width, height = PAWN_SIZE
    role, setting, centre = ROLES[pawn], SETTINGS[pawn], width / 2
    rest = draw_pedestal(canvas, centre, PAWN_FOOT, role)
    base = rest + 12
    scale = min(1.64, (base - 22) / (176 - setting.top))
    cut = _bowl(centre, base, setting.reach[0], setting.reach[1])
    piece = skia.Surface(width, height)
    with clipped(piece.getCanvas(), cut) as ground:
        _figure(ground, pawn, centre, base - 176 * scale, scale, cut=cut, behind=False)
    _lift(canvas, piece.makeImageSnapshot(), 4.4)
    hem = svg_path(
        f"M{centre - 95},{base - 13} "
        f"C{centre - 60},{base + 11} {centre + 60},{base + 11} {centre + 95},{base - 13}"
    )
    foil(canvas, hem, role.foil, 4)
    draw_disc(canvas, centre, PAWN_FOOT - 104, 46, role, placed_emblem(pawn, centre, PAWN_FOOT - 104, 30))


def _tile_frame(
    canvas: skia.Canvas, bright: str, deep: str, kind: str, picture: Callable[[skia.Canvas], None]
) -> None:
    """A pointy hex with a picture behind its two stepped sheets."""
    width, height = TILE_SIZE
    centre, radius = (width / 2, height / 2), height / 2 - 16
    outer = hexagon(centre, radius, flat=False, rounding=0.1)
    window = hexagon(centre, radius - 40, flat=False, rounding=0.1)
    paper(
        canvas,
        outer,
        linear((0, 0), (width, height), [(0, shade(deep, 0.04)), (1, shade(deep, -0.12))]),
        9,
        0.7,
        4,
    )
    with clipped(canvas, window):
        picture(canvas)
    with clipped(canvas, outer):
        full = rectangle(-50, -50, width + 100, height + 100)
        for step, tone in ((0.0, bright), (14.0, deep)):
            sheet = difference(full, outset(window, step) if step else window)
            paper(
                canvas,
                sheet,
                linear((0, 0), (width, height), [(0, shade(tone, 0.06)), (1, shade(tone, -0.05))]),
                11 if not step else 7,
                0.6,
                3,
                shadow_strength=0.9,
            )
    foil(canvas, outset(window, 14), kind, 5)
    foil(canvas, hexagon(centre, radius - 7, flat=False, rounding=0.1), kind, 4.4)


def draw_tile(canvas: skia.Canvas, pawn: str) -> None:
    """The action tile, 600 x 660 px: the bust before its halo, the emblem on a medallion at the top."""
    width, height = TILE_SIZE
    role, setting = ROLES[pawn], SETTINGS[pawn]

    def picture(ground: skia.Canvas) -> None:
        draw_heaven(ground, (0, 0, width, height), role.sky, seeded(f"enthrone/tile-{pawn}"), 30)
        draw_halo(
            ground,
            width / 2,
            height / 2 - 24,
            214,
            style=setting.halo,
            tint=setting.tint,
            kind=role.foil,
            count=setting.count,
        )
        scale = 2.18 * setting.large
        _figure(ground, pawn, width / 2, 208 + setting.drop, scale)

    _tile_frame(canvas, role.bright, role.deep, role.foil, picture)
    draw_disc(canvas, width / 2, 66, 52, role, placed_emblem(pawn, width / 2, 66, 34))


def draw_neutral_tile(canvas: skia.Canvas) -> None:
    """A tile turned over: slate, with an arrow to the tile it counts as."""
    width, height = TILE_SIZE
    x, y = width / 2, height / 2

    def picture(ground: skia.Canvas) -> None:
        shader = radial((x - 60, y - 90), 380, [(0, "#64739C"), (1, "#222B42")])
        ground.drawRect(skia.Rect.MakeWH(width, height), make_paint(shader))
        for index in range(36):
            ray = transformed(polygon([(140, -2), (330, -5), (330, 5), (140, 2)]), 1, 1, 10 * index, (x, y))
            fill(ground, ray, "#A9BCE0", 0.16)
        arrow = svg_path("M-36,-150 L36,-150 L36,24 L104,24 L0,158 L-104,24 L-36,24Z")
        path = transformed(arrow, 1.12, 1.12, 0, (x, y - 6))
        shadow(ground, path, 9, 0.8)
        fill(ground, outset(path, 7), "#1A2238")
        metal = [(0.0, "#F7FBFF"), (0.35, "#B4C4DE"), (0.6, "#7F93B8"), (1.0, "#C9D6EA")]
        paper(ground, path, linear((x - 110, y - 170), (x + 110, y + 170), metal), 0, 0.9, 3, texture=0.4)
        stroke(ground, inset(path, 12), "#3A4660", 2.4, 0.6)

    _tile_frame(canvas, "#7C8AAA", "#2A3350", "silver", picture)


def draw_scene(canvas: skia.Canvas, pawn: str, width: float, height: float, focus: float) -> None:
    """Sky, halo, place and bust over a whole box; the halo's centre lies at y = focus."""
    role, setting, rng = ROLES[pawn], SETTINGS[pawn], seeded(f"enthrone/{pawn}")
    draw_heaven(canvas, (0, 0, width, height), role.sky, rng, 70)
    unit = width / 640
    land = setting.land or (mix(role.bright, role.deep, 0.3), shade(role.deep, -0.02))
    draw_halo(
        canvas,
        width / 2,
        focus,
        240 * unit,
        style=setting.halo,
        tint=setting.tint,
        kind=role.foil,
        count=setting.count,
    )
    draw_place(
        canvas,
        (width, height),
        place=setting.place,
        over=role.sky,
        far=land[0],
        near=land[1],
        horizon=focus + 170 * unit,
        rng=rng,
    )
    scale = 2.36 * setting.large * unit
    _figure(canvas, pawn, width / 2, focus - (118 - setting.drop * 1.2) * unit, scale)
    vignette(canvas, (0, 0, width, height), 0.4)


def arch(left: float, top: float, right: float, bottom: float) -> skia.Path:
    """A round arch that springs from short shoulders."""
    middle, half = (left + right) / 2, (right - left) / 2
    shoulder = top + half * 0.72
    walls = rectangle(left, shoulder, right - left, bottom - shoulder, 10)
    vault = ellipse(middle, top + half * 0.98, half * 0.965, half * 0.98)
    return intersection(union(walls, vault), rectangle(left, top, right - left, bottom - top))


def draw_portrait(canvas: skia.Canvas, pawn: str) -> None:
    """The picture of a pawn in an arched window with its stepped frame, 640 x 760 px, corners transparent."""
    width, height = PORTRAIT_SIZE
    role = ROLES[pawn]
    plate = rectangle(0, 0, width, height, 34)
    window = arch(38, 36, width - 38, height - 34)
    with clipped(canvas, plate):
        with clipped(canvas, outset(window, 3)):
            draw_scene(canvas, pawn, width, height, 318)
        for step, tone in ((0.0, mix(role.bright, "#4A2E72", 0.55)), (12.0, "#4A2E72"), (22.0, "#33205A")):
            sheet = difference(
                rectangle(-40, -40, width + 80, height + 80), outset(window, step) if step else window
            )
            tones = [(0.0, shade(tone, 0.05)), (1.0, shade(tone, -0.05))]
            paper(
                canvas,
                sheet,
                linear((0, 0), (width * 0.4, height), tones),
                11 if not step else 7,
                0.5,
                2.6,
                shadow_strength=0.9,
            )
        foil(canvas, outset(window, 12), role.foil, 4)
        foil(canvas, outset(window, 20), role.foil, 1.6, 0.5)
        foil(canvas, rectangle(9, 9, width - 18, height - 18, 26), role.foil, 2.6)
        grain(canvas, (0, 0, width, height), 0.25)


def _pictures() -> list[Picture]:
    found = [Picture("enthrone/tile-neutral", TILE_SIZE, draw_neutral_tile)]
    for pawn in ROLES:
        found.append(Picture(f"enthrone/pawn-{pawn}", PAWN_SIZE, partial(draw_pawn, pawn=pawn)))
        found.append(Picture(f"enthrone/tile-{pawn}", TILE_SIZE, partial(draw_tile, pawn=pawn)))
        found.append(Picture(f"enthrone/portrait-{pawn}", PORTRAIT_SIZE, partial(draw_portrait, pawn=pawn)))
    return found


PICTURES: dict[str, Picture] = catalogue(_pictures())
