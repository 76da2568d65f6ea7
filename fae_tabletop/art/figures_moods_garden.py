"""The moods of Saffron and of the guest: smug, worried and exposed, each with an outline of its own.

Outlines are in head units, told as "u,v u,v!", where "!" marks a corner.
"""

from dataclasses import replace

from fae_tabletop.art.figures_cast_guest import GUEST
from fae_tabletop.art.figures_cast_keepers import SAFFRON
from fae_tabletop.art.figures_garments import draw_garland
from fae_tabletop.art.figures_gestures import draw_hand
from fae_tabletop.art.figures_hair import draw_locks, draw_mass
from fae_tabletop.art.figures_held import draw_cup, draw_posy
from fae_tabletop.art.figures_pose import draw_posed
from fae_tabletop.art.figures_recipe import Recipe, part

_NECK, _GOWN, _LAUREL, _HEAD, _HAIR, _LOCKS, _EAR, _WREATH = SAFFRON.parts
_LINEN = ("#FBE3A0", "#E7A83A", "#96561A")

SAFFRON_MOODS: dict[str, Recipe] = {
    "smug": replace(
        SAFFRON,
        face=replace(SAFFRON.face, lid=0.0, smile=4.6, frown=-2.2),
        parts=(
            _NECK,
            _GOWN,
            _LAUREL,
            part(
                draw_posed,
                turn=16,
                shift=(14, 12),
                size=0.92,
                parts=(
                    _HEAD,
                    part(draw_posed, turn=16, pivot=(48, 30), shift=(0, -2), parts=(_HAIR, _LOCKS)),
                    _EAR,
                    _WREATH,
                ),
            ),
            part(
                draw_hand,
                kind="hold",
                u=-18,
                v=128,
                turn=-6,
                size=0.95,
                sleeve=_LINEN,
                held=part(
                    draw_posy,
                    flowers=("#E05A4A", "#F7EFE2", "#F2B02E", "#E98A2E"),
                    leaf_colours=("#5E9A58", "#3E7A4A"),
                ),
            ),
        ),
    ),
    "worried": replace(
        SAFFRON,
        face=replace(SAFFRON.face, lid=1.0, smile=-2.0, frown=-2.6),
        parts=(
            part(draw_posed, shift=(0, -20), parts=(_GOWN, _LAUREL)),
            part(
                draw_posed,
                turn=-22,
                shift=(0, 8),
                parts=(
                    _HEAD,
                    _HAIR,
                    _LOCKS,
                    _EAR,
                    part(draw_posed, turn=-16, pivot=(48, 20), shift=(-8, 10), parts=(_WREATH,)),
                ),
            ),
            part(
                draw_locks,
                colour="#E0862E",
                glint="#FFD98A",
                locks=(("-16,46 -36,70 -38,98 -30,122", 8), ("-14,50 -30,80 -32,104", 6)),
            ),
            part(draw_hand, kind="flat", u=-20, v=152, turn=14, size=0.85, sleeve=_LINEN),
        ),
    ),
    "exposed": replace(
        SAFFRON,
        face=replace(SAFFRON.face, lid=1.0, eye=1.6, smile=-2.6, frown=-3.4, blush="#E0403A"),
        parts=(
            _NECK,
            _GOWN,
            _LAUREL,
            part(
                draw_posed,
                turn=4,
                shift=(4, 10),
                parts=(
                    _HEAD,
                    part(
                        draw_mass,
                        points=(
                            "10,25 6,2 26,-18 58,-24 90,-14 108,10 114,44 112,80 106,110 92,122 82,128 76,112 68,92 "
                            "58,78 50,66 46,50 38,36 24,29"
                        ),
                        colour="#D0702A",
                    ),
                    part(
                        draw_locks,
                        colour="#E0862E",
                        glint="#FFD98A",
                        locks=(
                            ("20,26 4,10 -2,-10 -14,-14", 8),
                            ("30,24 14,-8 22,-30 10,-44", 10),
                            ("44,26 36,-14 48,-38 38,-54", 11),
                            ("56,28 64,-12 58,-40 76,-52", 12),
                            ("62,34 88,0 88,-28 108,-36", 12),
                            ("66,44 102,18 112,-8 132,-8", 13),
                            ("68,56 108,44 126,24 146,30", 13),
                            ("68,68 108,72 126,60 148,72", 13),
                            ("68,82 100,98 122,92 138,112", 12),
                            ("70,94 88,116 108,118 112,142", 11),
                            ("60,80 70,104 84,120 80,144", 9),
                        ),
                    ),
                    _EAR,
                ),
            ),
            part(draw_posed, turn=70, pivot=(48, 10), shift=(-88, 60), size=0.62, parts=(_WREATH,)),
            part(draw_hand, kind="open", u=-14, v=142, turn=-10, size=0.9, sleeve=_LINEN),
        ),
    ),
}

(
    _BARE_NECK,
    _DRESS,
    _COLLAR,
    _BROOCH,
    _FACE,
    _BUN,
    _DARK_HAIR,
    _DARK_LOCKS,
    _ROUND_EAR,
    _LEAVES,
) = GUEST.parts
_GUEST_HEAD = (_FACE, _BUN, _DARK_HAIR, _DARK_LOCKS, _ROUND_EAR, _LEAVES)
_WINE = ("#9A2E52", "#5E1A3A", "#260A1E")

GUEST_MOODS: dict[str, Recipe] = {
    "smug": replace(
        GUEST,
        face=replace(GUEST.face, lid=0.22, smile=4.2, frown=-2.0),
        parts=(
            _BARE_NECK,
            _DRESS,
            _COLLAR,
            _BROOCH,
            part(draw_posed, turn=14, shift=(8, 4), parts=_GUEST_HEAD),
            part(
                draw_hand,
                kind="hold",
                u=-24,
                v=124,
                turn=-4,
                size=0.95,
                sleeve=_WINE,
                held=part(draw_cup),
            ),
        ),
    ),
    "worried": replace(
        GUEST,
        face=replace(GUEST.face, lid=1.0, smile=-1.8, frown=-2.6),
        parts=(
            part(draw_posed, shift=(0, -24), parts=(_DRESS,)),
            part(draw_posed, turn=-22, shift=(-2, 6), parts=_GUEST_HEAD),
            part(draw_posed, shift=(2, -26), parts=(_COLLAR, _BROOCH)),
            part(draw_hand, kind="flat", u=-26, v=146, turn=16, size=1.0, sleeve=_WINE),
        ),
    ),
    "exposed": replace(
        GUEST,
        face=replace(GUEST.face, lid=1.0, eye=1.4, smile=-2.4, frown=-3.2, blush="#C8403A"),
        parts=(
            _BARE_NECK,
            _DRESS,
            _COLLAR,
            _BROOCH,
            part(
                draw_posed,
                turn=5,
                shift=(6, 2),
                parts=(
                    _FACE,
                    part(
                        draw_mass,
                        points=(
                            "12,25 9,6 28,-12 60,-16 92,-2 110,28 114,62 128,92 124,124 140,152! 116,160 106,190! "
                            "90,166 76,156 76,128 68,100 58,80 50,66 46,50 38,36 24,29"
                        ),
                        colour="#261820",
                    ),
                    part(
                        draw_locks,
                        colour="#38242C",
                        glint="#A8707A",
                        locks=(
                            ("14,25 22,6 48,-10 76,0 96,26", 13),
                            ("24,28 42,14 68,20 90,48 104,84", 15),
                            ("38,35 58,38 78,60 92,96 100,134", 15),
                            ("88,16 106,46 114,84 114,132", 14),
                            ("50,60 64,80 78,112 84,150", 13),
                            ("98,78 112,108 116,138 130,152", 10),
                            ("18,25 8,29 2,36 3,44", 5),
                        ),
                    ),
                    _ROUND_EAR,
                ),
            ),
            part(draw_garland, points="-44,34 -34,52 -18,62", size=13),
            part(draw_hand, kind="open", u=-20, v=142, turn=-12, size=1.0, sleeve=_WINE),
        ),
    ),
}
