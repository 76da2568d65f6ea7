"""The eight who fill empty seats, and the guest at the screen, each in a round window and in four moods."""

from functools import partial

import skia

from fae_tabletop.art.figures_cast_guest import GUEST
from fae_tabletop.art.figures_cast_keepers import MOSSBACK, OLD_QUILLON, SAFFRON
from fae_tabletop.art.figures_cast_schemers import ASHKAR, LADY_VESPER, PIM, THORN_WICKHAM
from fae_tabletop.art.figures_cast_toad import TOAD_MOODS, draw_toad
from fae_tabletop.art.figures_medallion import SIZE, Seat, draw_medallion, seat_recipe
from fae_tabletop.art.figures_moods_garden import GUEST_MOODS, SAFFRON_MOODS
from fae_tabletop.art.figures_moods_keepers import MOSSBACK_MOODS, QUILLON_MOODS
from fae_tabletop.art.figures_moods_mischief import ASHKAR_MOODS, PIM_MOODS
from fae_tabletop.art.figures_moods_night import THORN_MOODS, VESPER_MOODS
from fae_tabletop.art.picture import Picture, catalogue

MOODS = ("neutral", "smug", "worried", "exposed")
"""What a face can say; each changes the outline, since a mouth cannot be seen at 72 px."""


SEATS: dict[str, Seat] = {
    "thorn-wickham": Seat(
        recipe=THORN_WICKHAM,
        moods=THORN_MOODS,
        air="green",
        tint="#C9D69A",
        rim="#2E3A2A",
        kind="silver",
        at=(164, 184),
        scale=1.18,
    ),
    "lady-vesper": Seat(
        recipe=LADY_VESPER,
        moods=VESPER_MOODS,
        air="night",
        tint="#8E86C8",
        rim="#3A3470",
        kind="silver",
        at=(166, 168),
        scale=1.26,
    ),
    "grumm": Seat(recipe=None, air="deep", tint="#BFE0C8", rim="#1E4A44", kind="gold"),
    "ashkar": Seat(
        recipe=ASHKAR,
        moods=ASHKAR_MOODS,
        air="wine",
        tint="#F2A85A",
        rim="#6A1A22",
        kind="copper",
        at=(160, 170),
        scale=1.28,
    ),
    "old-quillon": Seat(
        recipe=OLD_QUILLON,
        moods=QUILLON_MOODS,
        air="gold",
        tint="#FBE0A0",
        rim="#3E3878",
        kind="gold",
        at=(160, 190),
        scale=1.14,
    ),
    "pim": Seat(
        recipe=PIM,
        moods=PIM_MOODS,
        air="poison",
        tint="#E3C6F2",
        rim="#4A2470",
        kind="gold",
        at=(158, 178),
        scale=1.24,
    ),
    "mossback": Seat(
        recipe=MOSSBACK,
        moods=MOSSBACK_MOODS,
        air="dawn",
        tint="#F4DDB0",
        rim="#3E4A26",
        kind="copper",
        at=(150, 168),
        scale=1.2,
    ),
    "saffron": Seat(
        recipe=SAFFRON,
        moods=SAFFRON_MOODS,
        air="ice",
        tint="#FFF0C0",
        rim="#96561A",
        kind="gold",
        at=(158, 168),
        scale=1.36,
    ),
    "guest": Seat(
        recipe=GUEST,
        moods=GUEST_MOODS,
        air="wine",
        tint="#FFDCA8",
        rim="#7A1E3E",
        kind="gold",
        at=(164, 158),
        scale=1.2,
    ),
}


def draw_sitter(canvas: skia.Canvas, name: str, mood: str = "neutral") -> None:
    """One of the cast without a ground, as it stands in the portrait."""
    seat = SEATS[name]
    if seat.recipe is None:
        draw_toad(canvas, SIZE / 2, 166, 1.0, TOAD_MOODS[mood])
    else:
        seat_recipe(canvas, seat, seat.recipe if mood == "neutral" else seat.moods[mood])


def draw_seat(canvas: skia.Canvas, name: str, mood: str = "neutral") -> None:
    """One of the cast in a round window and a mood, 320 x 320 px, corners transparent."""
    draw_medallion(canvas, SEATS[name], f"cast/{name}", partial(draw_sitter, name=name, mood=mood))


PICTURES: dict[str, Picture] = catalogue(
    Picture(
        f"cast/{name}" if mood == "neutral" else f"cast/{name}-{mood}",
        (int(SIZE), int(SIZE)),
        partial(draw_seat, name=name, mood=mood),
    )
    for name in SEATS
    for mood in MOODS
)
