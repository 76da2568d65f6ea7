"""The pictures of the storybook: one that opens each chapter, one that ends it."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

import skia

from fae_tabletop.art.paper import grain, vignette
from fae_tabletop.art.picture import Picture, catalogue, seeded
from fae_tabletop.games.enchanted_ivy import art_story_one as one
from fae_tabletop.games.enchanted_ivy import art_story_two as two
from fae_tabletop.games.enchanted_ivy.art_story_stage import SIZE, H, W

Scene = Callable[[skia.Canvas, random.Random], None]

SCENES: dict[str, tuple[Scene, Scene]] = {
    "s01": (one.key_under_the_flowerpot, one.vacancies),
    "s02": (one.open_for_business, one.courtyard),
    "s03": (one.weather_in_the_attic, one.star_called_breakfast),
    "s04": (one.night_shift, one.teacups_leave),
    "s05": (one.market_day, one.white_envelope),
    "s06": (one.inspection, one.pantry_door),
    "s07": (two.two_wings, two.aunts_soup),
    "s08": (two.yellow_leaf, two.like_hands),
    "s09": (two.across_the_lane, two.plum_cake),
    "s10": (two.midsummer, two.linen_cupboard),
    "s11": (two.bottom_stair, two.walk_to_the_sea),
}
"""The two pictures of each chapter by its id: as it opens, and as it ends."""


def draw_scene(canvas: skia.Canvas, name: str, scene: Scene) -> None:
    """A picture of the storybook, 640 x 680 px."""
    scene(canvas, seeded(name))
    grain(canvas, (0, 0, W, H), 0.3)
    vignette(canvas, (0, 0, W, H), 0.34, 0.7)


PICTURES: dict[str, Picture] = catalogue(
    Picture(
        f"scene/ivy-{chapter}-{when}",
        SIZE,
        partial(draw_scene, name=f"{chapter}-{when}", scene=scene),
        quality=80,
        alpha=False,
    )
    for chapter, scenes in SCENES.items()
    for when, scene in zip(("before", "after"), scenes, strict=True)
)
