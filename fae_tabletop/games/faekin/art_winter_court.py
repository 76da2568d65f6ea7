"""The people of the Winter Court: a squire with a lantern, the queen behind a fan of ice, the old king on his throne.

Outlines of busts are in head units, told as "u,v u,v!", where "!" marks a corner.
"""

import skia

from fae_tabletop.art.colour import mix, shade
from fae_tabletop.art.easel import Easel
from fae_tabletop.art.figures import Face, Profile
from fae_tabletop.art.figures_garments import draw_cloth, draw_fur, draw_garland
from fae_tabletop.art.figures_hair import draw_locks, draw_mass
from fae_tabletop.art.figures_halo import draw_halo
from fae_tabletop.art.figures_head import draw_ear
from fae_tabletop.art.figures_props import draw_brooch
from fae_tabletop.art.figures_recipe import HEAD, NECK, Recipe, draw_recipe, part
from fae_tabletop.art.figures_regalia import draw_band, draw_spikes
from fae_tabletop.art.geometry import polygon, rectangle, ridge, star, transformed
from fae_tabletop.art.hands_hold import draw_grip
from fae_tabletop.art.hands_parts import HandLook
from fae_tabletop.art.paper import fill, glow, linear, paper, radial
from fae_tabletop.art.picture import Picture, seeded
from fae_tabletop.art.vistas import H, W, draw_open_sky, draw_wood, snow
from fae_tabletop.games.faekin.art import card_pictures
from fae_tabletop.games.faekin.art_marks import sign
from fae_tabletop.games.faekin.art_winter_king import draw_king, draw_throne

_SILVER = ("#FFFFFF", "#C6D9EA", "#6A82A8")
_ICE = ("#F6FCFF", "#A9D2EC", "#3F72B0")


# ---------------------------------------------------------------- the squire

SQUIRE = Recipe(
    facing_right=True,
    face=Face(
        profile=Profile(softness=0.6, nose=1.05, snub=0.2, lip=0.95, brow=0.8, chin=1.0, neck=0.9),
        skin="#C9C2E8",
        skin_shade="#6E66A8",
        blush="#C98AB8",
        lips="#8A5A94",
        iris="#3A5AB8",
        brow="#F2F6FA",
        lid=0.75,
        eye=1.25,
        frown=-1.0,
        smile=0.8,
    ),
    parts=(
        NECK,
        part(
            draw_cloth,
            points="30,136 6,148 -26,162 -48,190 -56,330! 190,330! 178,226 152,180 118,156 84,144 56,152",
            tones=("#3F62A8", "#22407C", "#0C1C48"),
            folds=("10,190 4,250 8,330", "120,184 136,250 134,330"),
            motif="stars",
            motif_kind="silver",
            seed=7,
        ),
        HEAD,
        part(
            draw_locks,
            colour="#E6ECF6",
            glint="#FFFFFF",
            locks=(
                ("36,26 24,22 14,28 8,40", 9),
                ("40,24 28,28 22,38 20,48", 9),
                ("46,30 38,38 36,50 40,60", 9),
                ("48,44 46,58 50,70 46,82", 8),
            ),
        ),
        part(
            draw_cloth,
            points=(
                "30,18! 26,0 40,-20 70,-30 104,-20 128,6 138,44 138,90 150,130 160,170 120,186 76,176 46,166 "
                "30,150 36,126 48,108 54,88 54,64 48,44 40,28"
            ),
            tones=("#5A86C8", "#2F559E", "#142A64"),
            folds=("62,-16 100,6 116,60 118,120", "56,10 86,40 92,96 100,150"),
        ),
        part(
            draw_fur,
            points=(
                "34,24 22,14 22,-4 34,-20 46,-22 40,-4 44,14 54,36 62,62 62,90 56,112 44,134 38,152 22,152 26,132 "
                "40,108 "
                "46,86 46,62 40,42"
            ),
            colour="#F6FAFD",
            spots="#9AB4D2",
            tuft=4.0,
        ),
        part(draw_brooch, u=36, v=160, radius=10, kind="silver", stone="#3F7FD6"),
    ),
)


def _lantern(easel: Easel) -> None:
    """A silver lantern with six panes, its ring at (0, 0)."""
    easel.gilt(easel.dot(0, 6, 16), "silver", 5)
    glow(easel.canvas, *easel.at(0, 130), 300 * easel.scale, "#FFDFA0", 0.85)
    easel.lay("0,14 40,40 58,64! -58,64! -40,40", _SILVER, 5, rim=0.9)
    panes = easel.lay(
        "-50,66! 50,66! 58,190! -58,190!", ("#FFFBE0", "#FFD77A", "#F29A3A"), 5, rim=0.6, texture=0.2
    )
    with easel.clipped(panes):
        easel.fill(easel.shape("0,96 20,130 12,164 0,172 -12,164 -20,130"), "#FFFFF4", 0.95, 4)
    for u0, u1 in ((-50, -58), (-18, -21), (18, 21), (50, 58)):
        easel.lay(easel.strip([(u0, 64), (u1, 192)], 7), _SILVER, 3, rim=0.9)
    easel.lay("-64,188! 64,188! 54,210 0,218 -54,210", _SILVER, 5, rim=0.9)
    easel.gilt(easel.place(transformed(sign("winter"), 0.34, 0.34, 0, (0, 46))), "silver", emboss=0.6)


def draw_wj(canvas: skia.Canvas) -> None:
    """A squire in a furred hood holds up a lantern in the snow."""
    rng = seeded("faekin/WJ")
    draw_open_sky(canvas, "night", rng, count=60, ground=900)
    fill(
        canvas,
        rectangle(0, 0, W, H),
        linear((0, 0), (0, H), [(0, "#0C1640", 0.75), (0.6, "#2E4A9C", 0.35), (1, "#8FB4E8", 0.5)]),
    )
    draw_wood(canvas, "night", "#1A2A66", rng, horizon=620, gap=0.1, tall=420)
    glow(canvas, 560, 560, 360, "#FFDFA0", 0.5)
    paper(
        canvas,
        ridge(-20, W + 20, 900, 18, 4, H + 20, rng),
        linear((0, 880), (0, H), [(0, "#EAF2FA"), (1, "#7FA4D4")]),
        8,
        0.8,
    )
    _lantern(Easel(canvas, 584, 500, 1.0))
    look = HandLook(
        lit="#8FB0E0",
        skin="#5A86C8",
        dim="#1F3A7A",
        crease="#142A64",
        nail="#5A86C8",
        velvet="#22407C",
        lining="#0C1C48",
        foil="silver",
    )
    draw_grip(Easel(canvas, 584, 478, 0.56, turn=-42, flip=True), look, lambda: None, arm=520)
    snow(canvas, rng, 60)
    draw_recipe(canvas, SQUIRE, 452, 330, 2.45)


# ---------------------------------------------------------------- the queen

QUEEN = Recipe(
    face=Face(
        profile=Profile(softness=0.9, nose=1.0, hook=0.3, lip=1.05, brow=0.6, chin=1.05, neck=0.74),
        skin="#3F5AA0",
        skin_shade="#141E56",
        blush="#7A6AC8",
        lips="#A9C3F7",
        iris="#E4F6FF",
        brow="#EAF4FA",
        lid=0.0,
        lashes=True,
        frown=-0.4,
    ),
    parts=(
        NECK,
        part(
            draw_cloth,
            points="28,146 4,158 -24,174 -46,208 -54,330! 184,330! 172,214 142,178 112,160 88,146 60,166",
            tones=("#F4FAFD", "#A9CBE4", "#3F6AA4"),
            motif="lozenges",
            motif_kind="#CFE4F2",
        ),
        part(
            draw_cloth,
            points="96,156 122,162 152,186 178,222 190,330! 96,330! 104,268 104,214",
            tones=("#3F6AC0", "#1F3A8C", "#0C1A52"),
            folds=("132,190 144,250 140,330", "160,214 170,270 168,330"),
            motif="stars",
            motif_kind="silver",
            seed=5,
        ),
        part(
            draw_fur,
            points="88,150 102,152 112,172 116,214 116,268 108,330! 90,330! 98,268 98,216 94,176",
            colour="#F6FAFD",
            spots="#7F9DC8",
            tuft=4.0,
        ),
        part(
            draw_cloth,
            points="0,162 -26,176 -50,210 -58,330! 2,330! -4,268 -2,210",
            tones=("#4A7AD0", "#24449A", "#0F2060"),
            folds=("-30,204 -34,260 -30,330",),
            motif="stars",
            motif_kind="silver",
            seed=6,
        ),
        part(
            draw_fur,
            points="8,158 -4,162 -12,180 -14,214 -12,268 -8,330! 10,330! 4,268 2,214 4,184",
            colour="#F6FAFD",
            spots="#7F9DC8",
            tuft=4.0,
        ),
        part(draw_garland, points="26,148 40,162 58,166 76,160 90,148", size=9, kind="silver"),
        part(draw_brooch, u=52, v=176, radius=11, kind="silver", stone="#7FE0F0"),
        HEAD,
        part(
            draw_mass,
            points="10,26 10,8 30,-10 60,-18 92,-14 116,6 122,34 112,58 96,70 78,74 62,70 50,62 46,48 38,36 24,29",
            colour="#E6EEF6",
        ),
        part(draw_mass, points="66,-10 84,-44 118,-58 146,-42 152,-12 136,14 110,24 88,16", colour="#DCE6F2"),
        part(
            draw_locks,
            colour="#F4F8FC",
            glint="#A9BEDC",
            locks=(
                ("16,26 26,8 52,-6 82,-4 104,14", 14),
                ("26,30 44,16 68,16 92,30 108,50", 15),
                ("40,38 56,34 76,42 94,58", 14),
                ("48,54 60,60 76,64 92,64", 11),
                ("76,0 88,-34 116,-48 140,-36 142,-10", 15),
                ("88,10 106,-18 130,-20 136,2 120,16", 13),
                ("48,62 50,82 46,104 52,128 48,150", 6),
            ),
        ),
        part(draw_ear, tip=1.2, jewel="silver"),
        part(
            draw_spikes,
            spikes=(
                (88, 18, 98, -40, 8),
                (74, 22, 82, -62, 9),
                (58, 24, 62, -84, 10),
                (42, 25, 42, -104, 11),
                (26, 24, 22, -84, 10),
                (10, 22, 2, -60, 9),
                (-2, 20, -14, -36, 7),
            ),
            tones=_ICE,
        ),
        part(draw_band, kind="silver", gem="#7FE0F0"),
    ),
)


def _ice_fan(canvas: skia.Canvas, x: float, y: float, reach: float) -> None:
    """The collar of ice behind the queen: long shards, lit on one side, spread like a peacock's tail."""
    for rank, (count, long, tone) in enumerate(
        ((17, 1.0, "#2F62A8"), (15, 0.8, "#6AA4D8"), (12, 0.6, "#B4DDF2"))
    ):
        for i in range(count):
            turn = -90 + (i - (count - 1) / 2) * 220 / count
            size = reach * long * (0.88 if i % 2 else 1.0)
            half = size * 0.075
            shard = polygon(
                [
                    (size * 0.2, -half * 0.4),
                    (size * 0.8, -half),
                    (size, 0),
                    (size * 0.8, half),
                    (size * 0.2, half * 0.4),
                ]
            )
            placed = transformed(shard, turn=turn, at=(x, y))
            tones = radial(
                (x, y), size, [(0, shade(tone, -0.1)), (0.7, tone), (1, mix(tone, "#FFFFFF", 0.6))]
            )
            paper(canvas, placed, tones, 5, 0.85, 2.2, texture=0.3)
            half_shard = polygon([(size * 0.2, 0), (size, 0), (size * 0.8, half), (size * 0.2, half * 0.4)])
            fill(
                canvas,
                transformed(half_shard, turn=turn, at=(x, y)),
                "#FFFFFF" if turn > -90 else "ink",
                0.14 + 0.04 * rank,
            )


def draw_wq(canvas: skia.Canvas) -> None:
    """The queen, blue as deep ice, her eyes closed, a fan of shards behind her."""
    rng = seeded("faekin/WQ")
    fill(
        canvas,
        rectangle(0, 0, W, H),
        radial((375, 520), 640, [(0, "#F4FBFF"), (0.4, "#A9D8EE"), (0.75, "#3F7FC0"), (1, "#12285A")]),
    )
    _ice_fan(canvas, 420, 660, 560)
    glow(canvas, 330, 430, 230, "#FFFFFF", 0.55)
    draw_recipe(canvas, QUEEN, 262, 330, 2.5)
    for _ in range(40):
        x, y = rng.uniform(80, W - 80), rng.uniform(90, H - 90)
        fill(
            canvas,
            transformed(star((0, 0), rng.uniform(4, 9), 1.6, 4), at=(x, y)),
            "#FFFFFF",
            rng.uniform(0.4, 0.9),
        )


# ---------------------------------------------------------------- the king


def draw_wk(canvas: skia.Canvas) -> None:
    """The old king asleep upon a throne of ice, a sword across his knees held upright in both gloves."""
    rng = seeded("faekin/WK")
    draw_open_sky(canvas, "deep", rng, count=70, ground=1000)
    glow(canvas, 375, 420, 420, "#A9D4FF", 0.6)
    draw_halo(canvas, 375, 330, 252, style="stars", tint="#7FB4E8", kind="silver", count=28)
    easel = Easel(canvas, 375, 540, 0.98)
    draw_throne(easel)
    draw_king(easel)
    blade = easel.corners([(-13, 214), (13, 214), (10, 470), (-10, 470)])
    easel.lay(blade, ("#FFFFFF", "#98AECA", "#5A6E92"), 5, rim=0.9)
    easel.lay(
        "-74,196! -20,204 20,204 74,196! 70,218 0,226 -70,218", ("#FFFFFF", "#C6D9EA", "#6A82A8"), 5, rim=0.9
    )
    easel.lay(easel.dot(0, 84, 22), ("#D9FBFF", "#5FC8E0", "#1F5A9C"), 5, rim=0.9)
    grip = Easel(canvas, 375, 540 + 150 * 0.98, 0.52)
    look = HandLook(
        lit="#8FB4E8",
        skin="#4A72B8",
        dim="#1A2E6E",
        crease="#12204E",
        nail="#4A72B8",
        velvet="#2A3580",
        lining="#0E1446",
        foil="silver",
    )
    draw_grip(
        grip,
        look,
        lambda: grip.lay(grip.place(rectangle(-16, -100, 32, 220, 6)), ("#5A3A4A", "#2A1A2E"), 4),
        arm=None,
    )
    snow(canvas, rng, 70)


PICTURES: dict[str, Picture] = card_pictures({"WJ": draw_wj, "WQ": draw_wq, "WK": draw_wk})
