"""Small hands of the cast: open, pointing or closed round something, with the sleeve they come out of.

A hand is told in units of its own, about a head unit each: the wrist at (0, 0), the fingers along -v.
"""

from collections.abc import Sequence

from fae_tabletop.art.colour import Colour, mix, shade
from fae_tabletop.art.easel import Easel
from fae_tabletop.art.figures import Outline, Sitter, Tones
from fae_tabletop.art.figures_recipe import Part

Finger = tuple[Outline, float, float]  # the way of its middle line, its width at root and tip

_OPEN: Sequence[Finger] = (
    ("-10,-20 -18,-33 -24,-43", 7.4, 5.6),
    ("-4,-26 -8,-41 -11,-54", 8.2, 6.0),
    ("3,-27 4,-43 5,-58", 8.6, 6.2),
    ("9,-24 15,-38 19,-51", 8.4, 6.0),
    ("7,-4 18,-13 28,-26", 10.5, 6.6),
)
_FLAT: Sequence[Finger] = (
    ("-9,-22 -11,-35 -10,-46", 7.4, 5.6),
    ("-4,-26 -4,-42 -2,-56", 8.2, 6.0),
    ("3,-27 4,-43 5,-59", 8.6, 6.2),
    ("9,-24 11,-38 12,-52", 8.4, 6.0),
    ("8,-6 16,-15 19,-30", 10, 6.4),
)
_POINTING: Sequence[Finger] = (("9,-24 10,-42 9,-61", 8.6, 6.2),)
_CURLED: Sequence[Finger] = (
    ("-10,-29 -11,-22 -9,-14", 8.0, 7.0),
    ("-3,-32 -4,-24 -2,-14", 8.6, 7.4),
    ("4.5,-33 4,-25 5,-14", 8.6, 7.4),
    ("13,-9 6,-13 -5,-12", 9.0, 6.8),
)
_ROUND_A_ROD: Sequence[Finger] = (
    ("12,-30 2,-34 -10,-31", 9.0, 7.4),
    ("13,-22 2,-25 -11,-23", 9.2, 7.6),
    ("12,-14 2,-16 -11,-15", 9.0, 7.4),
    ("10,-6 1,-8 -9,-8", 8.2, 6.6),
)
_THUMB_ON_ROD: Finger = ("14,-24 9,-38 1,-46", 9.6, 6.6)
_PALM: Outline = "-9,4! -12,-8 -14,-22 -8,-28 0,-30 9,-28 13.5,-21 13,-8 9,4!"
_FIST: Outline = "-9,4! -13,-8 -14,-26 -8,-33 2,-35 12,-31 15,-20 14,-6 9,4!"
_SLEEVE: Outline = "-13,-2! -18,24 -30,60 -38,110! 38,110! 30,60 18,24 13,-2!"
_CUFF: Outline = "-14,-5! 0,-2 14,-5! 17,7! 0,11 -17,7!"


def _skin(skin: Colour, dim: Colour) -> Tones:
    return mix(skin, "moon", 0.45), mix(skin, "moon", 0.12), skin, mix(skin, dim, 0.7)


def _lay_finger(easel: Easel, finger: Finger, skin: Colour, dim: Colour) -> None:
    way, root, tip = finger
    easel.lay(easel.limb(way, root, tip, 0.18), _skin(skin, dim), 1.7, rim=0.8, dark=0.3, rim_width=0.9)


def draw_hand(
    sitter: Sitter,
    *,
    kind: str,
    u: float,
    v: float,
    turn: float = 0.0,
    size: float = 1.0,
    skin: Colour | None = None,
    dim: Colour | None = None,
    sleeve: Tones | None = None,
    foil: str = "gold",
    held: Part | None = None,
) -> None:
    """A hand with its wrist at (u, v), as large as a face by `size` 1 and turned by degrees towards the nape.

    `kind` is 'open' (fingers spread), 'flat' (fingers together), 'point' or 'hold' (a fist round a rod). `held` is
    drawn by a painter that takes an easel: in the fist, its rod along -v through (0, -20), or behind any other
    hand. `skin` and `dim` are the sitter's own unless told, `sleeve` none leaves the arm away.
    """
    face = sitter.face
    skin, dim = skin or face.skin, dim or face.skin_shade
    mirrored = sitter.facing_right
    x, y = sitter.at(u, v)
    easel = Easel(sitter.canvas, x, y, sitter.scale * size, turn=-turn if mirrored else turn, flip=mirrored)
    if sleeve is not None:
        easel.lay(_SLEEVE, sleeve, 3, rim=0.6, rim_width=0.9)
        for fold in ("-8,12 -14,46 -16,100", "6,14 10,48 14,100"):
            easel.stroke(fold, shade(sleeve[len(sleeve) // 2], 0.12), 1.4, 0.5)
    if held is not None and kind != "hold":
        held.painter(easel, **held.settings)
    if kind == "hold":
        easel.lay(_FIST, _skin(skin, dim), 2, rim=0.7, rim_width=0.9)
        if held is not None:
            held.painter(easel, **held.settings)
        for finger in (*reversed(_ROUND_A_ROD), _THUMB_ON_ROD):
            _lay_finger(easel, finger, skin, dim)
    elif kind == "point":
        _lay_finger(easel, _POINTING[0], skin, dim)
        easel.lay(_FIST, _skin(skin, dim), 2, rim=0.7, rim_width=0.9)
        for finger in _CURLED:
            _lay_finger(easel, finger, skin, dim)
    else:
        fingers = {"open": _OPEN, "flat": _FLAT}[kind]
        for finger in fingers[:-1]:
            _lay_finger(easel, finger, skin, dim)
        easel.lay(_PALM, _skin(skin, dim), 1.8, rim=0.7, rim_width=0.9)
        for crease in ("-9,-18 0,-15 9,-19", "-2,-4 4,-12 6,-22"):
            easel.stroke(crease, mix(skin, dim, 0.8), 1.0, 0.6)
        _lay_finger(easel, fingers[-1], skin, dim)
    if sleeve is not None:
        middle = sleeve[0]
        easel.lay(_CUFF, (shade(middle, 0.1), middle, shade(middle, -0.1)), 1.8, rim=0.75, rim_width=0.9)
        easel.gilt(easel.curve("-14,-3.6 0,-0.6 14,-3.6"), foil, 1.3)
        easel.gilt(easel.curve("-16,5.4 0,9.2 16,5.4"), foil, 1.3)
