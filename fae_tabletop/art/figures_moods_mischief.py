"""The moods of Ashkar and Pim: smug, worried and exposed, each with an outline of its own.

Outlines are in head units, told as "u,v u,v!", where "!" marks a corner.
"""

from dataclasses import replace

from fae_tabletop.art.figures_cast_schemers import ASHKAR, PIM
from fae_tabletop.art.figures_gestures import draw_hand
from fae_tabletop.art.figures_hair import draw_locks, draw_mass
from fae_tabletop.art.figures_head import draw_ear
from fae_tabletop.art.figures_headdress import draw_horn, draw_tail
from fae_tabletop.art.figures_held import draw_flame
from fae_tabletop.art.figures_pose import draw_posed
from fae_tabletop.art.figures_recipe import Recipe, part

_FAR_HORN, _NECK, _COAT, _COLLAR, _HEAD, _HAIR, _LOCKS, _NEAR_HORN, _EAR = ASHKAR.parts
_EMBER = ("#8A3A5A", "#4E1A3A", "#200818")

ASHKAR_MOODS: dict[str, Recipe] = {
    "smug": replace(
        ASHKAR,
        face=replace(ASHKAR.face, lid=0.06, smile=7.5),
        parts=(
            part(
                draw_posed,
                turn=18,
                shift=(4, 12),
                size=0.9,
                parts=(_FAR_HORN,),
            ),
            _NECK,
            _COAT,
            _COLLAR,
            part(
                draw_posed,
                turn=18,
                shift=(4, 12),
                size=0.9,
                parts=(_HEAD, _HAIR, _LOCKS, _NEAR_HORN, _EAR),
            ),
            part(
                draw_hand,
                kind="point",
                u=-20,
                v=136,
                turn=-10,
                size=1.0,
                sleeve=_EMBER,
                foil="copper",
                held=part(draw_flame, size=0.62, at=(9, -62)),
            ),
        ),
    ),
    "worried": replace(
        ASHKAR,
        face=replace(ASHKAR.face, grin=False, smile=-2.4, lid=0.9, frown=-2.2),
        parts=(
            part(draw_posed, turn=-22, shift=(-2, 16), parts=(_FAR_HORN,)),
            part(draw_posed, shift=(0, -14), parts=(_COAT,)),
            part(
                draw_posed,
                turn=-22,
                shift=(-2, 16),
                parts=(
                    _HEAD,
                    _HAIR,
                    _LOCKS,
                    _NEAR_HORN,
                    part(draw_posed, turn=58, pivot=(50, 60), parts=(_EAR,)),
                ),
            ),
            part(draw_posed, shift=(0, -14), parts=(_COLLAR,)),
            part(draw_hand, kind="hold", u=6, v=158, turn=-14, size=0.92, sleeve=_EMBER, foil="copper"),
        ),
    ),
    "exposed": replace(
        ASHKAR,
        face=replace(ASHKAR.face, grin=False, smile=-3.0, lid=1.0, eye=1.55, frown=-3.0),
        parts=(
            _NECK,
            _COAT,
            _COLLAR,
            part(
                draw_posed,
                turn=4,
                shift=(10, 8),
                parts=(
                    part(draw_horn, points="30,10 26,-2 18,-10", width=20, colour="#3E2A2E", rings=4),
                    part(
                        draw_mass,
                        points=(
                            "12,25 2,2 4,-24 -4,-44! 18,-30 24,-48 20,-72! 42,-50 50,-62 58,-84! 68,-54 80,-58 "
                            "94,-74! 92,-42 104,-36 122,-44! 112,-14 116,2 132,4! 112,24 110,48 118,66! 98,76 84,92 "
                            "70,88 56,74 48,62 46,48 38,36 24,29"
                        ),
                        colour="#C2401E",
                    ),
                    part(
                        draw_mass,
                        points=(
                            "18,24 12,2 20,-20! 30,-10 36,-34 40,-50! 52,-26 60,-40 66,-54! 74,-22 88,-34! "
                            "88,-6 104,-10! 98,20 104,40! 92,56 84,76 70,74 58,62 46,46 36,32"
                        ),
                        colour="#F2903A",
                    ),
                    _HEAD,
                    part(
                        draw_locks,
                        colour="#F7B04A",
                        glint="#FFF0B0",
                        locks=(
                            ("16,26 14,4 22,-18", 9),
                            ("26,26 30,-2 42,-34", 11),
                            ("38,30 48,0 66,-38", 12),
                            ("50,34 66,10 86,-20", 11),
                            ("58,44 80,24 100,2", 11),
                            ("62,56 84,48 100,34", 10),
                        ),
                    ),
                    part(draw_posed, turn=20, pivot=(50, 60), parts=(_EAR,)),
                ),
            ),
            part(
                draw_hand,
                kind="hold",
                u=-22,
                v=136,
                turn=-4,
                size=0.95,
                sleeve=_EMBER,
                foil="copper",
                held=part(
                    draw_horn,
                    points="5,8 -2,-22 4,-58 -4,-88 -26,-94 -36,-74",
                    width=30,
                    colour="#4A3A40",
                    rings=9,
                ),
            ),
        ),
    ),
}

_THROAT, _DOUBLET, _RUFF, _FACE, _RED_TAIL, _BLUE_TAIL, _CAP, _LONG_EAR = PIM.parts
_MOTLEY = ("#4AA0A8", "#256470", "#0E2E38")

PIM_MOODS: dict[str, Recipe] = {
    "smug": replace(
        PIM,
        face=replace(PIM.face, lid=0.4, smile=6.0, frown=-3.0),
        parts=(
            _THROAT,
            _DOUBLET,
            _RUFF,
            part(
                draw_posed,
                turn=12,
                shift=(8, 14),
                size=0.94,
                parts=(
                    _FACE,
                    part(
                        draw_tail,
                        points="40,0 14,-22 4,-52 22,-72 36,-60",
                        width=46,
                        colour="#E0623A",
                        bell=9,
                    ),
                    part(
                        draw_tail,
                        points="72,2 92,-26 82,-56 62,-70 54,-52",
                        width=48,
                        colour="#3E9EA8",
                        bell=9,
                    ),
                    _CAP,
                    _LONG_EAR,
                ),
            ),
            part(draw_hand, kind="point", u=-26, v=124, turn=-10, size=1.05, sleeve=_MOTLEY),
        ),
    ),
    "worried": replace(
        PIM,
        face=replace(PIM.face, lid=1.0, smile=-2.0, frown=-3.2),
        parts=(
            _THROAT,
            _DOUBLET,
            part(draw_posed, shift=(0, -6), parts=(_RUFF,)),
            part(
                draw_posed,
                turn=-12,
                shift=(4, 10),
                parts=(
                    _FACE,
                    part(
                        draw_tail,
                        points="58,6 96,-20 126,14 124,62 134,98",
                        width=52,
                        colour="#3E9EA8",
                        bell=10,
                    ),
                    part(
                        draw_tail,
                        points="50,6 14,-20 -20,6 -26,52 -36,86",
                        width=50,
                        colour="#E0623A",
                        bell=10,
                    ),
                    _CAP,
                    part(draw_posed, turn=74, pivot=(52, 58), parts=(_LONG_EAR,)),
                ),
            ),
        ),
    ),
    "exposed": replace(
        PIM,
        face=replace(PIM.face, lid=1.0, eye=1.75, smile=-3.0, frown=-4.0),
        parts=(
            part(
                draw_posed,
                turn=46,
                pivot=(56, 0),
                shift=(50, 2),
                size=0.72,
                parts=(_RED_TAIL, _BLUE_TAIL, _CAP),
            ),
            _THROAT,
            _DOUBLET,
            _RUFF,
            part(
                draw_posed,
                turn=4,
                shift=(-4, 12),
                parts=(
                    _FACE,
                    part(
                        draw_mass,
                        points=(
                            "10,28 8,10 0,-10 -2,-34! 14,-16 20,-38 20,-58! 34,-30 44,-48 50,-62! 56,-30 70,-40 "
                            "80,-50! 78,-22 92,-24! 90,-2 98,20 100,46 92,70 78,84 66,84 54,76 48,62 44,48 36,36 22,30"
                        ),
                        colour="#8A3E1E",
                    ),
                    part(
                        draw_locks,
                        colour="#B0582A",
                        glint="#F2B06A",
                        locks=(
                            ("18,26 12,0 2,-26", 9),
                            ("28,26 26,-8 22,-48", 11),
                            ("42,26 46,-10 50,-52", 12),
                            ("56,30 64,0 76,-42", 11),
                            ("66,42 80,14 88,-16", 10),
                            ("56,50 74,48 88,66", 12),
                            ("52,62 62,70 72,80", 9),
                        ),
                    ),
                    part(draw_ear, tip=2.1, jewel="gold"),
                ),
            ),
            part(draw_hand, kind="open", u=-30, v=126, turn=-8, size=1.0, sleeve=_MOTLEY),
        ),
    ),
}
