"""How each of the eight pawns is told apart in every picture of it: its emblem, colours, sky and foil."""

from dataclasses import dataclass

import skia

from fae_tabletop.art.emblems import emblem_path
from fae_tabletop.art.icons import glyph_painter
from fae_tabletop.art.picture import Picture, catalogue


@dataclass(frozen=True)
class Role:
    """The look of one pawn.

    `emblem` is a name of `art.emblems`; `deep` and `bright` are its two colours, `ink` is legible on `deep`;
    `sky` is a key of SKIES and `foil` one of FOIL_RAMPS.
    """

    emblem: str
    deep: str
    bright: str
    ink: str
    sky: str
    foil: str


ROLES: dict[str, Role] = {
    "king": Role("crown", "#6E1A44", "#C0507A", "#FFDFA6", "gold", "gold"),
    "archer": Role("bow", "#1F4A34", "#56965F", "#E9F2BC", "green", "gold"),
    "wizard": Role("hat", "#1E3480", "#4F78D0", "#DCEBFF", "ice", "silver"),
    "jester": Role("bell", "#7A5210", "#E0A22E", "#FFF0B0", "poison", "gold"),
    "demon": Role("mask", "#7A1420", "#C23A3E", "#FFC09A", "wine", "copper"),
    "knight": Role("helm", "#3A4A66", "#8AA0C4", "#F4F9FF", "dawn", "silver"),
    "priestess": Role("crescent", "#43297E", "#8468D0", "#EBDFFF", "night", "silver"),
    "assassin": Role("dagger", "#10363C", "#2F7A80", "#BDF3E8", "deep", "silver"),
}

EMBLEM_SIDE = 128  # px


def role_emblem(pawn: str) -> skia.Path:
    """The emblem glyph of a pawn on a 100-unit box about (0, 0)."""
    return emblem_path(ROLES[pawn].emblem)


PICTURES: dict[str, Picture] = catalogue(
    Picture(
        f"enthrone/emblem-{pawn}", (EMBLEM_SIDE, EMBLEM_SIDE), glyph_painter(role_emblem(pawn), EMBLEM_SIDE)
    )
    for pawn in ROLES
)
