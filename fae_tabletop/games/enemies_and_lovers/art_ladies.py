"""Two conspirators by moonlight: Oriana under her veil, Nicasia on her rock in the wind.

Outlines of busts are in head units, told as "u,v u,v!", where "!" marks a corner.
"""

from collections.abc import Callable

import skia

from fae_tabletop.art.blooms import Petals
from fae_tabletop.art.easel import Easel
from fae_tabletop.art.figures import Face, Profile, Sitter, knots
from fae_tabletop.art.figures_garments import draw_cloth, draw_garland
from fae_tabletop.art.figures_hair import draw_locks, draw_mass
from fae_tabletop.art.figures_head import draw_ear
from fae_tabletop.art.figures_recipe import HEAD, NECK, Recipe, draw_recipe, part
from fae_tabletop.art.figures_regalia import draw_band, draw_spikes
from fae_tabletop.art.geometry import circle, spline
from fae_tabletop.art.light import moon
from fae_tabletop.art.paper import fill, linear, paper
from fae_tabletop.art.picture import Picture, seeded
from fae_tabletop.art.places import draw_hedge, draw_sea
from fae_tabletop.art.vistas import W, draw_open_sky, wave_crest
from fae_tabletop.games.enemies_and_lovers.art import card_pictures

ORIANA = Recipe(
    face=Face(
        profile=Profile(softness=1.0, nose=0.84, lip=0.9, brow=0.5, chin=0.92, neck=0.72),
        skin="#F6E9EA",
        skin_shade="#A58CB0",
        blush="#E3A6B4",
        lips="#B0687E",
        iris="#C05A6A",
        brow="#B8AEC0",
        lid=0.0,
        lashes=True,
        smile=0.2,
    ),
    parts=(
        part(
            draw_mass,
            points=(
                "30,-6 62,-10 92,8 106,40 110,84 120,130 140,176 150,230 156,300 60,300 66,200 70,140 62,90 50,60 38,30"
            ),
            colour="#D9D4E2",
        ),
        NECK,
        part(
            draw_cloth,
            points=(
                "34,142 14,150 -10,162 -34,186 -46,226 -50,340! 150,340! 140,236 120,190 98,162 84,148 60,156"
            ),
            tones=("#F4EEF6", "#B9B0D4", "#5E5490"),
            folds=("-24,190 -20,250 -24,340", "30,180 28,250 30,340", "96,180 104,250 100,340"),
            motif="leaves",
        ),
        part(draw_garland, points="10,156 34,162 60,164 84,156 96,148", size=7, kind="silver"),
        HEAD,
        part(
            draw_mass,
            points="8,26 14,6 36,-10 66,-10 92,6 102,36 98,66 82,78 66,74 54,66 48,56 44,42 32,32 18,30",
            colour="#E6E2EC",
        ),
        part(
            draw_locks,
            colour="#F2EFF6",
            glint="#A8A2C0",
            locks=(
                ("12,26 24,32 38,42 46,56 46,74 50,90", 8),
                ("30,6 44,24 54,46 66,66 70,92", 12),
                ("52,-2 68,22 80,52 90,84 100,120", 15),
                ("74,2 90,32 98,70 110,112 126,156", 15),
                ("58,74 70,104 78,142 84,190 82,240", 13),
                ("78,84 94,122 106,164 112,214 116,270", 15),
                ("96,110 116,150 130,196 138,250 140,300", 14),
            ),
        ),
        part(draw_ear, tip=0.75, jewel="silver"),
    ),
)


def _veil(sitter: Sitter) -> None:
    """A veil one sees through, from a silver circlet down the back and over the cheek."""
    sitter.canvas.saveLayer(None, skia.Paint(Alphaf=0.5))
    veil = sitter.shape(
        "6,24 20,2 46,-14 78,-10 100,12 114,52 128,110 156,170 182,250 190,340! 120,340! 104,250 88,180 76,130 "
        "70,96 62,66 52,44 32,30"
    )
    sitter.sheet(veil, ("#FFFFFF", "#D6CCF0", "#8A80C8"), elevation=3, rim=0.8)
    with sitter.clipped(veil):
        for line in (
            "50,30 74,80 92,150 116,230 132,330",
            "70,20 92,80 112,150 140,230 158,330",
            "84,8 104,60 130,130 166,230 184,330",
        ):
            sitter.stroke(line, "#FFFFFF", 2.6, 0.9)
    sitter.canvas.restore()
    edge = "6,24 32,30 52,44 62,66 70,96 76,130 88,180 104,250 120,340"
    sitter.gilt(sitter.place(spline(knots(edge))), "silver", 1.6)
    for u, v, *_ in knots("52,44 66,82 73,112 82,156 96,216"):
        sitter.gilt(sitter.place(circle(u, v, 3.2)), "silver")


def draw_oriana(canvas: skia.Canvas) -> None:
    """A white lady who bows her head under a veil; roses and lilies stand behind her."""
    rng = seeded("enemies_and_lovers/oriana")
    draw_open_sky(canvas, "night", rng)
    moon(canvas, 300, 300, 190, shine=0.6)
    draw_hedge(canvas, rng, 560, ("#24505A", "#1C3F52", "#2F6664"), Petals("#F3E4EC", "#FFFFFF", "#B08AB0"))
    canvas.save()
    canvas.rotate(-15, 380, 420)
    sitter = draw_recipe(canvas, ORIANA, 262, 236, 2.56)
    _veil(sitter)
    draw_band(sitter, kind="silver", gem="#B9A4E8", gems=((8, 29, 3.0), (30, 33, 3.6), (56, 31, 3.0)))
    canvas.restore()


NICASIA = Recipe(
    face=Face(
        profile=Profile(softness=0.9, nose=0.9, hook=0.1, lip=0.95, brow=0.7, chin=1.0, neck=0.8),
        skin="#DCEEF0",
        skin_shade="#5E8CA8",
        blush="#E0A0B4",
        lips="#B0506E",
        iris="#2A6A9A",
        brow="#12485A",
        lid=0.4,
        frown=0.7,
        lashes=True,
        smile=0.4,
    ),
    parts=(
        HEAD,
        part(
            draw_mass,
            points="8,32 10,12 30,-8 62,-12 92,2 108,30 104,60 92,80 76,92 64,82 54,70 47,56 44,42 34,34 20,34",
            colour="#1F8A94",
        ),
        part(
            draw_locks,
            colour="#2A9AA0",
            glint="#B4F4E6",
            locks=(
                ("14,28 34,30 46,44 52,64 66,92 92,118", 12),
                ("30,6 50,20 64,46 82,76 122,96", 15),
                ("52,-6 76,14 88,46 110,70 156,80", 16),
                ("76,-2 98,24 116,46 150,56 188,50", 15),
            ),
        ),
        part(draw_ear, tip=1.1, jewel="silver"),
        part(
            draw_spikes,
            spikes=(
                (84, 16, 102, -24, 10),
                (12, 27, 0, -16, 9),
                (66, 24, 76, -36, 11),
                (28, 30, 22, -34, 11),
                (48, 30, 48, -48, 13),
            ),
            tones=("#FFF4F0", "#F08A80", "#9A2A4A"),
            bend=2.0,
        ),
        part(draw_band, kind="silver", gem="#F4E8DC", gems=((14, 29, 4.4), (34, 33, 5.0), (56, 32, 4.4))),
    ),
)
_WIND: tuple[tuple[str, float], ...] = (
    ("400,250 470,300 540,290 610,330 690,310", 64),
    ("410,280 480,350 560,370 620,350 700,400", 58),
    ("404,300 450,390 520,440 580,430 650,480", 54),
    ("396,320 430,420 480,490 540,500 590,560", 44),
    ("392,230 460,240 530,220 600,250 680,220", 40),
)


def _blown(width: float) -> Callable[[float], float]:
    """The width of a lock in the wind along its way: it swells, then runs out."""
    return lambda t: width * (0.5 + t) * (1 - t) ** 0.6 + 0.5


def draw_nicasia(canvas: skia.Canvas) -> None:
    """A princess of the Undersea on a rock before the moon, her tail in the waves and her hair in the wind."""
    rng = seeded("enemies_and_lovers/nicasia")
    draw_open_sky(canvas, "deep", rng, ground=560)
    moon(canvas, 300, 300, 190, halo="#A9D4FF", shine=0.7)
    draw_sea(canvas, "deep", "#10305E", rng, horizon=540)
    for number, (y, height, tone) in enumerate(((620, 40, "#2A6A9A"), (676, 50, "#1D4E82"))):
        crest = wave_crest(-60 - 80 * number, W + 80, y, height, 4 + number, lean=1 if number else -1)
        paper(
            canvas,
            crest,
            linear((0, y - height), (0, y + 120), [(0, "#A9DCE6"), (0.25, tone), (1, "#123460")]),
            8,
        )
    easel = Easel(canvas)
    for number, (way, width) in enumerate(_WIND):
        tones = ("#4FC4BE", "#1E8A96", "#0C4862") if number % 2 else ("#3AAAB0", "#166E82", "#0A3A56")
        lock = easel.ribbon(way, _blown(width), 2)
        easel.lay(lock, tones, 5, rim=0.7)
        for aside in (-0.16, 0.1):
            flow = [(u, v + aside * width) for u, v, *_ in knots(way)]
            easel.stroke(flow, "#B4F4E6", 2.2, 0.55)
    rock = "250,900! 262,740 300,690 330,640 400,620 470,604 540,616 590,650 640,720 690,900!"
    easel.lay(rock, ("#7A8CB0", "#3A4C78", "#121C40"), 9, rim=0.8, texture=1.0)
    for line in ("560,650 590,720 580,800", "470,640 500,700 486,790", "620,720 640,780 630,860"):
        easel.stroke(line, "#0E1838", 5, 0.5)
    skin = ("#E4F4F4", "#A9CCD8", "#4E7E9C")
    pearl = ("#FFFFFF", "#F4E8DC", "#B8A8A8")
    far = easel.limb("352,420 306,480 282,560", 38, 26)
    easel.lay(far, ("#BFDCE4", "#86AEC4", "#3E6A8C"), 5, rim=0.5)
    easel.lay(easel.strip("402,330 396,376 404,430", 60, 84), ("#CFE6EC", "#86AEC4", "#4A7898"), 3, rim=0.3)
    easel.lay(
        "366,392 346,410 336,446 326,486 340,520 352,556 346,600 352,640! 486,640! 484,600 458,552 460,510 "
        "468,470 462,430 446,408 424,394 396,402",
        skin,
        7,
    )
    bodice = easel.lay(
        "340,448 324,486 340,522 352,560 400,572 458,552 460,510 466,470 430,474 400,462 372,470",
        ("#F8C4CC", "#B85A86", "#4E1E56"),
        6,
        rim=0.8,
    )
    easel.gilt(easel.curve("340,448 372,470 400,462 430,474 466,470"), "silver", 4)
    with easel.clipped(bodice):
        for n in range(7):
            easel.stroke([(400.0, 600.0), (330.0 + 24 * n, 440.0)], "#FFE4EA", 2.4, 0.5)
    tail_way = "432,604 380,640 300,640 224,660 168,704 128,690 118,630 136,580"
    tail = easel.ribbon(tail_way, lambda t: 132 - 108 * t**0.8, 2)
    for fin in (
        "132,596 96,560 70,496 104,520! 112,470 140,520 146,580",
        "132,596 160,548 204,508! 196,548 230,556 184,592 150,604",
    ):
        easel.lay(fin, ("#FFD8D4", "#E2708A", "#7A1F54"), 6, rim=0.85)
    easel.lay(tail, ("#8AE4DC", "#2A96A0", "#0E4660"), 9, rim=0.8)
    with easel.clipped(tail):
        for row in range(24):
            for step in range(20):
                u, v = 90 + step * 22 + (11 if row % 2 else 0), 540 + row * 13
                easel.stroke([(u - 11, v), (u, v + 12), (u + 11, v)], "#D8FFF4", 2.2, 0.5)
        easel.fill(easel.shape("200,720 330,690 470,690 470,760 180,780"), "#07303E", 0.45, blur=16)
    for u, v in ((354, 574), (376, 588), (402, 594), (428, 588), (450, 574)):
        easel.lay(easel.dot(u, v, 12), pearl, 3, rim=0.9, texture=0.1)
    near = easel.limb("442,424 480,500 500,590", 42, 26)
    easel.lay(near, skin, 7)
    for k in range(4):
        finger = easel.limb([(496.0 + 5 * k, 582.0), (504.0 + 10 * k, 604.0), (508.0 + 14 * k, 618.0)], 14, 9)
        easel.lay(finger, skin, 3)
    easel.gilt(easel.curve("476,504 490,496 504,500"), "silver", 5)
    draw_recipe(canvas, NICASIA, 318, 214, 1.62)
    for number, (y, height, tone) in enumerate(((742, 46, "#17406E"), (792, 38, "#0E2C54"))):
        crest = wave_crest(-90 + 120 * number, W + 100, y, height, 3 + number)
        paper(
            canvas,
            crest,
            linear((0, y - height), (0, y + 90), [(0, "#CFF0F0"), (0.25, tone), (1, "#0A1C40")]),
            9,
        )
    for _ in range(26):
        at = rng.gauss(220, 110), rng.gauss(720, 26)
        fill(canvas, circle(*at, rng.uniform(1.4, 4)), "#F4FFFF", rng.uniform(0.5, 0.95))


PICTURES: dict[str, Picture] = card_pictures({"oriana": draw_oriana, "nicasia": draw_nicasia})
