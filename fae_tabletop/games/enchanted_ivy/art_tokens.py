"""The thirty guests as tokens: who sits in each, before which sky and which disc."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from fae_tabletop.art.picture import Picture, catalogue
from fae_tabletop.games.enchanted_ivy import art_figures as odd
from fae_tabletop.games.enchanted_ivy import art_figures_court as people
from fae_tabletop.games.enchanted_ivy import art_figures_wild as beasts
from fae_tabletop.games.enchanted_ivy.art_marks import FOLDER
from fae_tabletop.games.enchanted_ivy.art_roles import TOKEN_SIDE, Halo, Sitter, draw_token
from fae_tabletop.games.enchanted_ivy.guests import GUESTS, GuestId


class Seat(NamedTuple):
    """Who is painted, the sky behind (a key of the skies), and a disc (its middle, radius and colour) or none."""

    sitter: Sitter
    sky: str
    halo: Halo = None


SEATS: dict[GuestId, Seat] = {
    "monk": Seat(people.monk, "gold", (0, -20, 84, "#FFC766")),
    "mystery_knight": Seat(people.mystery_knight, "deep", (-34, -30, 62, "#8CC3D6")),
    "painter": Seat(people.painter, "dawn"),
    "bee_countess": Seat(odd.bee_countess, "green", (0, -14, 80, "#E3E79A")),
    "hedge_dragon": Seat(beasts.hedge_dragon, "poison", (-46, -62, 26, "#F2FBC0")),
    "topiary_ghost": Seat(odd.topiary_ghost, "night", (52, -52, 30, "#FFE6B8")),
    "owl_astronomer": Seat(beasts.owl_astronomer, "night", (-62, -58, 22, "#FFF4D6")),
    "kite_maker": Seat(people.kite_maker, "deep", (-40, -56, 32, "#FFE9A0")),
    "weathercock": Seat(odd.weathercock, "wine", (0, 0, 74, "#FFC88A")),
    "teacup_smuggler": Seat(people.teacup_smuggler, "ice"),
    "lamplighter": Seat(people.lamplighter, "night"),
    "vampire_tailor": Seat(people.vampire_tailor, "poison", (0, -34, 76, "#C9A0F0")),
    "opera_toad": Seat(beasts.opera_toad, "wine", (0, -10, 92, "#F2A07A")),
    "mole_duke": Seat(beasts.mole_duke, "green", (0, 0, 70, "#8CC27A")),
    "judge_heron": Seat(beasts.judge_heron, "dawn", (60, -44, 40, "#FFF2CC")),
    "racing_tortoise": Seat(beasts.racing_tortoise, "green"),
    "gossiping_mushroom": Seat(odd.gossiping_mushroom, "poison"),
    "homesick_giant": Seat(people.homesick_giant, "ice", (70, -70, 30, "#FFF4D6")),
    "chess_phantom": Seat(odd.chess_phantom, "poison"),
    "mirror_maker": Seat(people.mirror_maker, "wine"),
    "perfumer": Seat(beasts.perfumer, "dawn", (-40, -30, 60, "#F0A9B0")),
    "tax_imp": Seat(odd.tax_imp, "gold"),
    "fire_salamander": Seat(beasts.fire_salamander, "wine", (0, 10, 88, "#FFE79A")),
    "ghostly_accountant": Seat(odd.ghostly_accountant, "deep"),
    "scarecrow": Seat(people.scarecrow, "dawn", (0, 0, 84, "#FFD9A6")),
    "candle_twins": Seat(odd.candle_twins, "wine"),
    "feuding_cousins": Seat(beasts.feuding_cousins, "green"),
    "raven_courier": Seat(beasts.raven_courier, "gold", (46, -40, 48, "#FFF6CF")),
    "granny_patchwork": Seat(people.granny_patchwork, "deep", (0, -34, 62, "#D5ECE4")),
    "lost_prince": Seat(people.lost_prince, "green", (-50, -50, 34, "#FFF6C8")),
}

PICTURES: dict[str, Picture] = catalogue(
    Picture(
        f"{FOLDER}/guest-{guest.id}",
        (TOKEN_SIDE, TOKEN_SIDE),
        partial(
            draw_token,
            name=guest.id,
            sitter=SEATS[guest.id].sitter,
            air=SEATS[guest.id].sky,
            halo=SEATS[guest.id].halo,
            sunny=guest.alignment == "sunny",
        ),
        quality=86,
    )
    for guest in GUESTS
)
