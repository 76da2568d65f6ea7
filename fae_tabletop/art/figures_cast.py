"""The eight who fill empty seats, and the guest at the screen, each in a round window and in four moods."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial

import skia

from fae_tabletop.art.colour import Colour, mix, shade
from fae_tabletop.art.figures_cast_guest import GUEST
from fae_tabletop.art.figures_cast_keepers import MOSSBACK, OLD_QUILLON, SAFFRON
from fae_tabletop.art.figures_cast_schemers import ASHKAR, LADY_VESPER, PIM, THORN_WICKHAM
from fae_tabletop.art.figures_cast_toad import TOAD_MOODS, draw_toad
from fae_tabletop.art.figures_moods_garden import GUEST_MOODS, SAFFRON_MOODS
from fae_tabletop.art.figures_moods_keepers import MOSSBACK_MOODS, QUILLON_MOODS
from fae_tabletop.art.figures_moods_mischief import ASHKAR_MOODS, PIM_MOODS
from fae_tabletop.art.figures_moods_night import THORN_MOODS, VESPER_MOODS
from fae_tabletop.art.figures_recipe import Recipe, draw_recipe
from fae_tabletop.art.geometry import circle, difference, outset, rectangle
from fae_tabletop.art.light import disc, sky, stars
from fae_tabletop.art.paper import clipped, foil, glow, linear, paper, vignette
from fae_tabletop.art.picture import Picture, catalogue, seeded

SIZE = 320.0  # px, width and height of a portrait
MOODS = ("neutral", "smug", "worried", "exposed")
"""What a face can say; each changes the outline, since a mouth cannot be seen at 72 px."""


@dataclass(frozen=True, kw_only=True)
class Seat:
    """How one of the cast is framed: `recipe` none is the toad, drawn by his own hand.

    `moods` are the recipes of every mood but the neutral one. `at` is where the middle (head unit 48, 58) of the
    sitter stands in px, `scale` px a head unit; `air` is a key of SKIES, `tint` the disc behind, `rim` the edge,
    `kind` its foil.
    """

    recipe: Recipe | None
    air: str
    tint: Colour
    rim: Colour
    kind: str
    moods: Mapping[str, Recipe] = field(default_factory=dict)
    at: tuple[float, float] = (160.0, 160.0)
    scale: float = 1.3


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
    seat, middle = SEATS[name], SIZE / 2
    if seat.recipe is None:
        draw_toad(canvas, middle, 166, 1.0, TOAD_MOODS[mood])
        return
    toward = 48 if seat.recipe.facing_right else -48
    draw_recipe(
        canvas,
        seat.recipe if mood == "neutral" else seat.moods[mood],
        seat.at[0] + toward * seat.scale,
        seat.at[1] - 58 * seat.scale,
        seat.scale,
    )


def draw_seat(canvas: skia.Canvas, name: str, mood: str = "neutral") -> None:
    """One of the cast in a round window and a mood, 320 x 320 px, corners transparent."""
    seat, middle = SEATS[name], SIZE / 2
    outer, window = circle(middle, middle, middle - 6), circle(middle, middle, middle - 22)
    paper(
        canvas,
        outer,
        linear((0, 0), (SIZE, SIZE), [(0, shade(seat.rim, 0.12)), (1, shade(seat.rim, -0.06))]),
        5,
        0.7,
    )
    with clipped(canvas, window):
        box = (0.0, 0.0, SIZE, SIZE)
        sky(canvas, box, seat.air)
        stars(canvas, (0, 0, SIZE, 170), 26, seeded(f"cast/{name}"))
        glow(canvas, middle, 140, 190, mix(seat.tint, "moon", 0.3), 0.5)
        disc(canvas, middle, 146, 112, seat.tint)
        foil(canvas, circle(middle, 146, 106), seat.kind, 1.6, 0.5)
        draw_sitter(canvas, name, mood)
        vignette(canvas, box, 0.3)
    with clipped(canvas, outer):
        for step, lighter in ((0.0, 0.08), (6.0, 0.0)):
            ring = difference(
                rectangle(-20, -20, SIZE + 40, SIZE + 40), outset(window, step) if step else window
            )
            tones = linear(
                (0, 0),
                (SIZE, SIZE),
                [(0, shade(seat.rim, lighter + 0.06)), (1, shade(seat.rim, lighter - 0.06))],
            )
            paper(canvas, ring, tones, 6, 0.6, 2, shadow_strength=0.9)
    foil(canvas, outset(window, 6), seat.kind, 3)
    foil(canvas, circle(middle, middle, middle - 8), seat.kind, 2.4)


PICTURES: dict[str, Picture] = catalogue(
    Picture(
        f"cast/{name}" if mood == "neutral" else f"cast/{name}-{mood}",
        (int(SIZE), int(SIZE)),
        partial(draw_seat, name=name, mood=mood),
    )
    for name in SEATS
    for mood in MOODS
)
