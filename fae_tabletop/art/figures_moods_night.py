"""The moods of Thorn Wickham and Lady Vesper: smug, worried and exposed, each with an outline of its own.

Outlines are in head units, told as "u,v u,v!", where "!" marks a corner.
"""

from dataclasses import replace

from fae_tabletop.art.figures_cast_schemers import LADY_VESPER, THORN_WICKHAM
from fae_tabletop.art.figures_garments import draw_cloth, draw_lines
from fae_tabletop.art.figures_gestures import draw_hand
from fae_tabletop.art.figures_hair import draw_locks, draw_mass
from fae_tabletop.art.figures_head import draw_ear
from fae_tabletop.art.figures_headdress import draw_crescent, draw_thorns
from fae_tabletop.art.figures_held import draw_fan, draw_thorny_rose
from fae_tabletop.art.figures_pose import draw_posed
from fae_tabletop.art.figures_props import draw_brooch
from fae_tabletop.art.figures_recipe import Recipe, part

_NECK, _COAT, _HEAD, _MASK, _HOOD, _HEM, _EDGE = THORN_WICKHAM.parts
_GLOVE = {"skin": "#4A3A4E", "dim": "#1E1424", "sleeve": ("#5A6A4E", "#37452F", "#161E18"), "foil": "silver"}

THORN_MOODS: dict[str, Recipe] = {
    "smug": replace(
        THORN_WICKHAM,
        face=replace(THORN_WICKHAM.face, lid=0.3, frown=-1.0),
        parts=(
            _NECK,
            _COAT,
            part(
                draw_posed,
                turn=15,
                pivot=(58, 134),
                shift=(10, 10),
                size=0.94,
                parts=(_HEAD, _MASK, _HOOD, _HEM, _EDGE),
            ),
            part(
                draw_hand,
                kind="hold",
                u=-26,
                v=122,
                turn=-6,
                size=1.0,
                held=part(draw_thorny_rose, reach=72, head=22),
                **_GLOVE,
            ),
        ),
    ),
    "worried": replace(
        THORN_WICKHAM,
        face=replace(THORN_WICKHAM.face, lid=0.9, frown=-2.0),
        parts=(
            part(draw_posed, shift=(0, -16), parts=(_COAT,)),
            part(
                draw_posed,
                turn=-24,
                pivot=(70, 128),
                shift=(0, -4),
                size=0.94,
                parts=(_HEAD, _MASK, _HOOD, _HEM, _EDGE),
            ),
            part(draw_hand, kind="hold", u=-44, v=100, turn=8, size=1.1, **_GLOVE),
        ),
    ),
    "exposed": replace(
        THORN_WICKHAM,
        face=replace(THORN_WICKHAM.face, lid=1.0, eye=1.5, frown=-3.0, smile=-2.5),
        parts=(
            part(
                draw_cloth,
                points="60,120 88,104 120,96 150,108 168,138 158,170 120,186 70,180",
                tones=("#6E7E5A", "#3E4C3A", "#161E18"),
                folds=("84,112 116,110 146,132", "78,124 110,124 138,150"),
            ),
            _NECK,
            _COAT,
            part(
                draw_cloth,
                points="8,116 28,126 56,130 88,122 94,136 76,154 48,160 20,150 6,134",
                tones=("#5A3A4A", "#38202E", "#1A0C16"),
                folds=("14,126 44,140 84,134", "20,138 48,150 76,146"),
                fold_width=3,
                elevation=2.2,
            ),
            part(
                draw_posed,
                turn=7,
                shift=(8, 0),
                parts=(
                    _HEAD,
                    part(
                        draw_mass,
                        points=(
                            "12,26 4,10 -6,-2! 12,-4 14,-22! 28,-10 40,-30! 50,-13 70,-28! 76,-8 100,-14! 96,8 "
                            "116,16! 102,32 116,48! 98,56 104,76! 88,76 78,84 66,78 56,70 48,60 46,46 38,34 24,28"
                        ),
                        colour="#20261E",
                    ),
                    part(
                        draw_locks,
                        colour="#2C352A",
                        glint="#7E8E6E",
                        locks=(
                            ("20,24 14,6 8,-4", 8),
                            ("32,22 30,2 38,-20", 9),
                            ("48,26 54,4 66,-18", 10),
                            ("60,34 76,12 94,-6", 10),
                            ("64,50 86,34 108,20", 10),
                            ("62,62 84,54 106,50", 9),
                            ("60,70 78,72 94,76", 7),
                        ),
                    ),
                    part(draw_ear, tip=1.3),
                ),
            ),
            part(
                draw_thorns,
                points="10,118 30,128 58,132 90,124",
                colour="#8A6A4A",
                size=9,
            ),
            part(draw_hand, kind="open", u=-28, v=126, turn=-12, size=1.0, **_GLOVE),
        ),
    ),
}

_WING, _WING_EYE, _VEINS, _THROAT, _GOWN, _LAUREL, _FACE, _HAIR, _BUN, _LOCKS, _EAR, _CRESCENT, _BAND = (
    LADY_VESPER.parts
)
_VESPER_HEAD = (_FACE, _HAIR, _BUN, _LOCKS, _EAR, _CRESCENT, _BAND)
_SATIN = ("#6C6AA8", "#403C74", "#1C1842")

VESPER_MOODS: dict[str, Recipe] = {
    "smug": replace(
        LADY_VESPER,
        face=replace(LADY_VESPER.face, lid=0.2, smile=3.2, frown=-2.0),
        parts=(
            _WING,
            _WING_EYE,
            _VEINS,
            _THROAT,
            _GOWN,
            _LAUREL,
            part(draw_posed, turn=13, shift=(0, 6), size=0.94, parts=_VESPER_HEAD),
            part(
                draw_hand,
                kind="hold",
                u=-18,
                v=158,
                turn=-14,
                size=1.0,
                sleeve=_SATIN,
                foil="silver",
                held=part(draw_fan, tones=("#F2E8D2", "#8E78C4"), reach=84, spread=150),
            ),
        ),
    ),
    "worried": replace(
        LADY_VESPER,
        face=replace(LADY_VESPER.face, lid=0.75, smile=-1.4, frown=-2.4),
        parts=(
            part(
                draw_posed,
                turn=-48,
                pivot=(84, 180),
                shift=(4, -14),
                size=1.15,
                parts=(_WING, _WING_EYE, _VEINS),
            ),
            _THROAT,
            part(draw_posed, shift=(0, -10), parts=(_GOWN, _LAUREL)),
            part(draw_posed, turn=-20, shift=(2, 10), size=0.96, parts=_VESPER_HEAD),
            # The near wing is drawn round her, up to the nose.
            part(
                draw_cloth,
                points=(
                    "80,330! 84,230 78,180 60,146 40,122 24,104 2,84 -22,58! -34,66 -36,80! -48,80 -58,96! -66,104 "
                    "-72,118! -78,160 -80,330!"
                ),
                tones=("#FFF6E0", "#D8BE96", "#7A6450"),
                edge="78,180 60,146 40,122 24,104 2,84 -22,58! -34,66 -36,80! -48,80 -58,96! -66,104 -72,118!",
                edge_kind="silver",
            ),
            part(draw_brooch, u=-20, v=106, radius=14, kind="silver", stone="#5A4A94"),
            part(
                draw_lines,
                lines=("30,200 6,140 -22,80", "0,200 -18,150 -40,98", "56,200 40,154 16,112"),
                colour="#8A6A56",
                width=1.8,
            ),
        ),
    ),
    "exposed": replace(
        LADY_VESPER,
        face=replace(LADY_VESPER.face, lid=1.0, eye=1.5, smile=-2.0, frown=-3.0, blush="#C86A9A"),
        parts=(
            _THROAT,
            _GOWN,
            part(
                draw_posed,
                turn=6,
                shift=(6, 0),
                parts=(
                    _FACE,
                    part(
                        draw_mass,
                        points=(
                            "10,24 12,2 36,-14 68,-14 96,2 112,32 116,66 128,96 124,128 138,156! 112,158 100,182! "
                            "86,160 72,150 74,122 66,96 56,74 48,60 45,46 38,34 24,28"
                        ),
                        colour="#E9ECF4",
                    ),
                    part(
                        draw_locks,
                        colour="#F2F4FA",
                        glint="#AEB6D0",
                        locks=(
                            ("16,24 24,4 50,-10 78,0 96,24", 13),
                            ("30,28 52,12 78,20 96,50 106,82", 15),
                            ("42,40 62,38 80,60 92,96 98,128", 15),
                            ("90,26 106,54 116,90 116,132", 14),
                            ("50,64 64,82 76,112 82,146", 13),
                            ("100,84 112,110 116,140 130,154", 10),
                            ("16,26 4,36 -4,54 2,72", 6),
                        ),
                    ),
                    part(draw_ear, tip=0.9, jewel="silver"),
                ),
            ),
            part(draw_crescent, u=-38, v=64, radius=23, turn=-120),
            part(draw_hand, kind="open", u=-16, v=140, turn=-12, size=0.95, sleeve=_SATIN, foil="silver"),
        ),
    ),
}
