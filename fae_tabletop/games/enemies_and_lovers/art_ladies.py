"""Two conspirators by moonlight: Oriana under her veil, Nicasia on her rock.

Outlines of busts are in head units, told as "u,v u,v!", where "!" marks a corner.
"""

import skia

from fae_tabletop.art.blooms import Petals
from fae_tabletop.art.easel import Easel
from fae_tabletop.art.figures import Face, Profile, Sitter, knots
from fae_tabletop.art.figures_garments import draw_cloth, draw_garland
from fae_tabletop.art.figures_hair import draw_locks, draw_mass
from fae_tabletop.art.figures_head import draw_ear
from fae_tabletop.art.figures_recipe import HEAD, NECK, Recipe, draw_recipe, part
from fae_tabletop.art.figures_regalia import draw_band
from fae_tabletop.art.geometry import Knot, circle, spline
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


def draw_nicasia(canvas: skia.Canvas) -> None:
    """A princess of the Undersea on a rock, seen from behind; wind and hair go to the right."""
    rng = seeded("enemies_and_lovers/nicasia")
    draw_open_sky(canvas, "deep", rng, ground=560)
    moon(canvas, 330, 300, 170, halo="#A9D4FF", shine=0.7)
    draw_sea(canvas, "deep", "#10305E", rng, horizon=520)
    for number, (y, height, tone) in enumerate(((610, 44, "#2A6A9A"), (668, 54, "#1D4E82"))):
        crest = wave_crest(-60 - 80 * number, W + 80, y, height, 4 + number, lean=1 if number else -1)
        paper(
            canvas,
            crest,
            linear((0, y - height), (0, y + 120), [(0, "#A9DCE6"), (0.25, tone), (1, "#123460")]),
            8,
        )
    easel = Easel(canvas, 380, 770, 5.6)
    rock = "-52,20! -46,-2 -30,-10 -18,-20 -6,-26 8,-30 20,-36 30,-30 38,-32 48,-14 58,20!"
    easel.lay(rock, ("#6A7C9C", "#33456E", "#121C40"), 2, rim=0.8, rim_width=0.5, texture=1.0)
    for line in ("-36,-12 -30,2 -36,16", "-8,-26 -2,-6 -10,14", "24,-15 20,0 30,16"):
        easel.stroke(line, "#0E1838", 1.2, 0.7)
    skirt = easel.lay(
        "-9,-52 -14,-40 -24,-30 -40,-22 -54,-8 -62,12 -50,8 -40,14 -30,6 -14,-4 2,-16 14,-22 20,-30 14,-42 9,-52",
        ("#A8E8DC", "#3FA6A8", "#145468"),
        1.6,
        rim=0.8,
        rim_width=0.4,
    )
    with easel.clipped(skirt):
        for row in range(8):
            for step in range(16):
                u, v = -62 + step * 5.4 + (2.7 if row % 2 else 0), -46 + row * 7.6
                easel.stroke([(u - 2.6, v), (u, v + 3.4), (u + 2.6, v)], "#D8FFF4", 0.5, 0.5)
    for fin in ("-54,4 -66,0 -74,6 -64,14 -54,12", "-52,8 -60,18 -56,26 -46,20 -44,12"):
        easel.lay(fin, ("#C9F4EC", "#4FB4B4", "#1C5E74"), 1, rim_width=0.35)
    skin = ("#D8F0F0", "#9CC4D4", "#4E7E9C")
    easel.lay(
        "-10,-78 -14,-70 -11,-60 -9,-50 9,-50 11,-60 14,-70 10,-78 4,-83 -4,-83", skin, 1.2, rim_width=0.4
    )
    easel.lay(
        easel.ribbon("12,-75 18,-62 22,-46 20,-30", lambda t: 6.2 - 2.4 * t, 0.6), skin, 1.2, rim_width=0.35
    )
    easel.lay(
        easel.ribbon("-9,-76 -17,-64 -24,-48 -27,-32", lambda t: 8.4 - 3.8 * t, 0.6),
        skin,
        1.2,
        rim_width=0.35,
    )
    bodice = "-11.4,-66 -10,-56 -9.6,-48 9.6,-48 10,-56 11.4,-66 4,-62 0,-61 -4,-62"
    easel.lay(bodice, ("#8ADCD4", "#2E8E98", "#124A60"), 0.8, rim_width=0.3)
    easel.gilt(easel.strip("-11.4,-66 -4,-62 0,-61 4,-62 11.4,-66", 0.8, 0.8, 0.4), "silver")
    head = easel.lay(
        "0,-104 -7,-101 -9,-94 -7,-86 0,-82 7,-86 9,-94 7,-101", ("#2FA0A8", "#176A7E", "#0C3A54"), 1
    )
    del head
    for side in (-1, 1):
        ear: list[Knot] = [
            (side * 7.4, -93.0),
            (side * 10, -96),
            (side * 15, -99, "c"),
            (side * 11.6, -91),
            (side * 8, -89),
        ]
        easel.lay(easel.shape(ear), skin, 0.5, rim_width=0.25)
    mass = (
        "-6,-103 -10,-92 -12,-74 -14,-54 -14,-36 -10,-22 -4,-15 1,-17 5,-11 11,-12 14,-18 21,-15 26,-19 27,-25 "
        "34,-25 39,-30 38,-37 44,-40 47,-46 42,-53 32,-66 20,-84 10,-98 5,-103"
    )
    hair = easel.lay(mass, ("#4FC0BE", "#1E8A96", "#0C4862"), 1.6, rim=0.7, rim_width=0.4)
    with easel.clipped(hair):
        for line in (
            "-5,-102 -9,-82 -11,-56 -9,-28",
            "-3,-103 -6,-80 -6,-52 -3,-22",
            "0,-103 -1,-78 0,-50 8,-16",
            "2,-103 4,-78 8,-50 18,-24",
            "3,-102 9,-78 18,-54 30,-30",
            "4,-101 14,-80 26,-58 38,-40",
            "5,-101 18,-84 30,-66 44,-50",
        ):
            easel.stroke(line, "#0A3E58", 1.1, 0.55)
            easel.stroke([(u - 1.1, v - 0.4) for u, v, *_ in knots(line)], "#A8F0E4", 0.7, 0.7)
    _sea_crown(easel)
    for number, (y, height, tone) in enumerate(((736, 52, "#17406E"), (790, 40, "#0E2C54"))):
        crest = wave_crest(-90 + 120 * number, W + 100, y, height, 3 + number)
        paper(
            canvas,
            crest,
            linear((0, y - height), (0, y + 90), [(0, "#CFF0F0"), (0.25, tone), (1, "#0A1C40")]),
            9,
        )
    for _ in range(26):
        at = rng.gauss(250, 130), rng.gauss(690, 40)
        fill(canvas, circle(*at, rng.uniform(1.4, 4)), "#F4FFFF", rng.uniform(0.5, 0.95))


def _sea_crown(easel: Easel) -> None:
    """Coral and pearls, seen from behind."""
    for u, lean, tall in ((-7, -5, 9), (7, 5, 9), (-3.6, -2, 13), (3.6, 2, 13), (0, 0, 17)):
        branch = [(u, -100), (u + lean * 0.6, -100 - tall * 0.5), (u + lean, -100 - tall)]
        easel.lay(
            easel.ribbon(branch, lambda t: 2.4 - 1.6 * t, 0.5),
            ("#FFFFFF", "#F2B8B0", "#B0586A"),
            0.6,
            rim_width=0.3,
        )
        for side in (-1, 1):
            root = (u + lean * 0.5, -100 - tall * 0.45)
            twig = [
                root,
                (root[0] + side * 1.6, root[1] - tall * 0.16),
                (root[0] + side * 2.0, root[1] - tall * 0.34),
            ]
            easel.lay(
                easel.ribbon(twig, lambda t: 1.5 - 1.0 * t, 0.4),
                ("#FFFFFF", "#F2B8B0", "#B0586A"),
                0.5,
                rim_width=0.25,
            )
    easel.lay(
        "-9,-101! -4,-99.4 0,-99 4,-99.4 9,-101! 9,-97! 4,-95.4 0,-95 -4,-95.4 -9,-97!",
        ("#FFFFFF", "#B9CCE0", "#5A7094"),
        0.7,
        rim_width=0.3,
    )
    for u in (-6, -2, 2, 6):
        easel.lay(easel.dot(u, -97.4 + abs(u) * -0.1, 1.1), ("#FFFFFF", "#F4E8DC", "#B8A8A8"), 0.3, texture=0)


PICTURES: dict[str, Picture] = card_pictures({"oriana": draw_oriana, "nicasia": draw_nicasia})
