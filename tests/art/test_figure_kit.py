"""The figure kit itself: how outlines are read, and that every recipe names what exists and draws a whole sitter."""

import pytest

from fae_tabletop.games.enthrone.public import PAWNS

# The painting tools are imported within the tests: where they are not installed, the mark leaves these out.
pytestmark = pytest.mark.art
CAST = ("thorn-wickham", "lady-vesper", "ashkar", "old-quillon", "pim", "mossback", "saffron")
INSIDE = (
    (20, 25),
    (30, 50),
    (25, 65),
    (12, 82),
    (30, 90),
    (56, 82),
    (60, 60),
    (50, 110),
    (60, 140),
    (60, 180),
)


def test_knots_reads_places_and_corners() -> None:
    from fae_tabletop.art.figures import knots

    assert list(knots("1,2 -3,4.5! 0,0")) == [(1.0, 2.0), (-3.0, 4.5, "c"), (0.0, 0.0)]
    assert knots([(1.0, 2.0)]) == [(1.0, 2.0)]
    with pytest.raises(ValueError, match="unpack"):
        knots("1,2 3")


def test_mirrored_sitter_mirrors_places() -> None:
    import skia

    from fae_tabletop.art.figures import Face, Sitter

    canvas = skia.Surface(8, 8).getCanvas()
    assert Sitter(canvas, 100, 50, 2.0, Face()).at(10, 20) == (120, 90)
    assert Sitter(canvas, 100, 50, 2.0, Face(), facing_right=True).at(10, 20) == (80, 90)


def test_every_pawn_has_a_recipe_a_setting_and_a_role() -> None:
    from fae_tabletop.games.enthrone.art import SETTINGS
    from fae_tabletop.games.enthrone.art_figures import RECIPES
    from fae_tabletop.games.enthrone.art_roles import ROLES

    assert set(PAWNS) == set(RECIPES) == set(SETTINGS) == set(ROLES)


def test_settings_name_what_exists_and_no_two_share_halo_or_place() -> None:
    from fae_tabletop.art.figures_backdrop import PLACES, WINDOWS
    from fae_tabletop.art.figures_halo import HALOS
    from fae_tabletop.games.enthrone.art import SETTINGS

    halos = {setting.halo for setting in SETTINGS.values()}
    places = {setting.place for setting in SETTINGS.values()}
    assert len(halos) == len(places) == len(SETTINGS)
    assert halos <= set(HALOS)
    assert places <= set(PLACES)
    assert set(WINDOWS) <= set(PLACES)


@pytest.mark.parametrize("name", [*PAWNS, *CAST])
def test_sitter_is_whole(name: str) -> None:
    import skia

    from fae_tabletop.art.figures_cast import SEATS
    from fae_tabletop.art.figures_recipe import draw_recipe
    from fae_tabletop.games.enthrone.art_figures import RECIPES

    recipe = RECIPES[name] if name in RECIPES else SEATS[name].recipe
    assert recipe is not None
    surface = skia.Surface(400, 400)
    sitter = draw_recipe(surface.getCanvas(), recipe, 300 if recipe.facing_right else 100, 120, 1.2)
    pixels = surface.makeImageSnapshot().toarray()
    for u, v in INSIDE:
        x, y = sitter.at(u, v)
        assert pixels[round(y), round(x), 3] == 255, (u, v)
