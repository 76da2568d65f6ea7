"""The moods of Old Quillon and Mossback: smug, worried and exposed, each with an outline of its own.

Outlines are in head units, told as "u,v u,v!", where "!" marks a corner.
"""

from dataclasses import replace

from fae_tabletop.art.figures_cast_keepers import MOSSBACK, OLD_QUILLON
from fae_tabletop.art.figures_garments import draw_cloth, draw_garland, draw_lines
from fae_tabletop.art.figures_gestures import draw_hand
from fae_tabletop.art.figures_hair import draw_locks, draw_mass
from fae_tabletop.art.figures_headdress import draw_wreath
from fae_tabletop.art.figures_held import draw_quill
from fae_tabletop.art.figures_pose import draw_posed
from fae_tabletop.art.figures_recipe import Recipe, part
from fae_tabletop.art.figures_regalia import draw_spikes

(
    _NECK,
    _COAT,
    _HEAD,
    _BEARD,
    _BEARD_LOCKS,
    _INK,
    _HAIR,
    _HAIR_LOCKS,
    _EAR,
    _HAT,
    _BRIM,
    _FEATHER,
) = OLD_QUILLON.parts
_WHOLE_BEARD = (_BEARD, _BEARD_LOCKS, _INK)
_WHOLE_HAIR = (_HAIR, _HAIR_LOCKS, _EAR)
_WHOLE_HAT = (_HAT, _BRIM, _FEATHER)
_FUSTIAN = ("#8A7A5A", "#5A4A36", "#2A2018")

QUILLON_MOODS: dict[str, Recipe] = {
    "smug": replace(
        OLD_QUILLON,
        face=replace(OLD_QUILLON.face, lid=0.16, smile=2.4, frown=-2.6),
        parts=(
            _NECK,
            _COAT,
            part(
                draw_posed,
                turn=13,
                shift=(6, 12),
                size=0.9,
                parts=(_HEAD, *_WHOLE_BEARD, *_WHOLE_HAIR, *_WHOLE_HAT),
            ),
            part(draw_hand, kind="point", u=-22, v=124, turn=-4, size=1.15, sleeve=_FUSTIAN),
        ),
    ),
    "worried": replace(
        OLD_QUILLON,
        face=replace(OLD_QUILLON.face, lid=0.8, frown=-3.0, smile=-2.0),
        parts=(
            part(draw_posed, shift=(0, -22), parts=(_COAT,)),
            part(
                draw_posed,
                turn=-20,
                shift=(4, 10),
                parts=(
                    _HEAD,
                    *_WHOLE_BEARD,
                    *_WHOLE_HAIR,
                    part(draw_posed, turn=-8, pivot=(48, 26), shift=(0, 17), size=1.02, parts=_WHOLE_HAT),
                ),
            ),
            part(draw_hand, kind="hold", u=-10, v=152, turn=28, size=0.95, sleeve=_FUSTIAN),
        ),
    ),
    "exposed": replace(
        OLD_QUILLON,
        face=replace(OLD_QUILLON.face, lid=1.0, eye=1.55, frown=-4.0, smile=-2.6),
        parts=(
            part(draw_posed, turn=38, pivot=(50, 10), shift=(44, -30), size=0.74, parts=_WHOLE_HAT),
            _NECK,
            _COAT,
            part(
                draw_posed,
                turn=5,
                shift=(2, 8),
                parts=(
                    _HEAD,
                    part(
                        draw_posed,
                        turn=16,
                        pivot=(44, 70),
                        parts=_WHOLE_BEARD,
                    ),
                    part(
                        draw_mass,
                        points=(
                            "58,34 72,22 92,14 104,0! 106,22 124,20! 112,38 128,48! 110,58 116,78! 98,82 92,98 80,88 "
                            "70,96 62,82 56,72 50,64 48,50 52,42"
                        ),
                        colour="#CBC9C6",
                    ),
                    part(
                        draw_locks,
                        colour="#DAD8D4",
                        glint="#FFFFFF",
                        locks=(
                            ("58,44 76,30 98,12", 10),
                            ("62,54 86,42 114,26", 11),
                            ("62,64 88,58 118,50", 11),
                            ("62,72 84,74 106,76", 11),
                            ("34,8 38,-8 32,-18", 4),
                            ("44,4 50,-12 48,-22", 4),
                        ),
                    ),
                    _EAR,
                ),
            ),
            part(
                draw_hand,
                kind="hold",
                u=-36,
                v=134,
                turn=-8,
                size=0.95,
                sleeve=_FUSTIAN,
                held=part(draw_quill, vane=("#9AA6E4", "#4A56A8", "#20265E"), reach=92),
            ),
        ),
    ),
}

(
    _SHELL,
    _SHELL_RIM,
    _OLD_NECK,
    _LEAF_COAT,
    _OLD_HEAD,
    _MOSS,
    _MOSS_LOCKS,
    _OLD_EAR,
    _WREATH,
    _FLOWERS,
) = MOSSBACK.parts

MOSSBACK_MOODS: dict[str, Recipe] = {
    "smug": replace(
        MOSSBACK,
        face=replace(MOSSBACK.face, lid=0.0, smile=4.0, frown=-1.0),
        parts=(
            part(draw_posed, shift=(-6, 0), parts=(_SHELL, _SHELL_RIM)),
            part(draw_posed, shift=(-18, -14), turn=-6, pivot=(60, 150), parts=(_OLD_NECK,)),
            part(draw_posed, shift=(0, 12), parts=(_LEAF_COAT,)),
            part(
                draw_posed,
                turn=15,
                shift=(-22, -34),
                size=0.8,
                parts=(_OLD_HEAD, _MOSS, _MOSS_LOCKS, _OLD_EAR, _WREATH, _FLOWERS),
            ),
            part(
                draw_hand,
                kind="flat",
                u=-18,
                v=158,
                turn=-16,
                size=0.95,
                sleeve=("#6E8A4E", "#3E5A34", "#182A1A"),
                foil="copper",
            ),
        ),
    ),
    "worried": replace(
        MOSSBACK,
        face=replace(MOSSBACK.face, lid=0.55, smile=-1.6, frown=-1.6),
        parts=(
            part(
                draw_cloth,
                points="90,-20 62,-8 40,24 26,74 24,130 34,190 50,330! 150,330! 150,0",
                tones=("#2A3420", "#1A2216", "#0C120C"),
            ),
            part(
                draw_posed,
                turn=-8,
                shift=(14, 20),
                size=0.96,
                parts=(_OLD_HEAD, _MOSS, _MOSS_LOCKS),
            ),
            part(
                draw_cloth,
                points=(
                    "64,-10! 90,-34 128,-30 162,8 178,70 184,150 186,330! 0,330! 20,230 44,186 62,160 70,124 66,80 "
                    "62,36"
                ),
                tones=("#7A8A4A", "#46582E", "#1E2A18"),
                motif="scales",
            ),
            part(
                draw_garland, points="66,-8 63,36 67,80 71,124 62,162 42,190 16,236", size=15, kind="copper"
            ),
            part(
                draw_wreath,
                points="62,-10 88,-34 122,-34",
                leaf_colours=("#5E8A48", "#7AA058", "#94A84E"),
                flowers=("#E9DCC0",),
                size=20,
                every=18,
            ),
        ),
    ),
    "exposed": replace(
        MOSSBACK,
        face=replace(MOSSBACK.face, lid=0.9, smile=-2.0, frown=-2.4),
        parts=(
            _SHELL,
            _SHELL_RIM,
            _OLD_NECK,
            _LEAF_COAT,
            part(
                draw_posed,
                turn=8,
                shift=(2, 6),
                parts=(
                    part(
                        draw_spikes,
                        spikes=(
                            (30, 6, 4, -34, 7),
                            (20, -12, 22, -46, 5),
                            (46, 4, 48, -52, 8),
                            (48, -20, 70, -44, 5),
                            (66, 8, 92, -36, 7),
                            (80, -14, 112, -22, 5),
                            (82, 20, 120, 10, 7),
                        ),
                        tones=("#8A7452", "#5A4632", "#2E2218"),
                        bend=4,
                    ),
                    _OLD_HEAD,
                    part(
                        draw_lines,
                        lines=("40,8 54,20 58,36", "56,4 72,20 78,44", "70,12 82,30 84,52"),
                        colour="#3A2C20",
                        width=1.6,
                    ),
                    _MOSS,
                    _MOSS_LOCKS,
                    _OLD_EAR,
                ),
            ),
            part(
                draw_wreath,
                points="-34,18 -28,24",
                leaf_colours=("#7AA058", "#94A84E"),
                flowers=("#E9DCC0",),
                size=20,
                every=20,
            ),
            part(
                draw_wreath,
                points="-26,112 -20,120",
                leaf_colours=("#94A84E", "#C2A84A"),
                flowers=(),
                size=18,
                every=20,
            ),
            part(
                draw_wreath,
                points="128,60 134,66",
                leaf_colours=("#7AA058", "#94A84E"),
                flowers=(),
                size=18,
                every=20,
            ),
        ),
    ),
}
