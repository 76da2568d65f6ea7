"""Poses and hands of the figure kit: where a posed part lands, and that every mood has its recipe."""

import pytest

# The painting tools are imported within the tests: where they are not installed, the mark leaves these out.
pytestmark = pytest.mark.art


@pytest.mark.parametrize("facing_right", [False, True])
def test_a_positive_turn_lifts_the_chin_whichever_way_the_sitter_looks(facing_right: bool) -> None:
    import skia

    from fae_tabletop.art.figures import Face, Sitter
    from fae_tabletop.art.figures_pose import Posed

    sitter = Sitter(skia.Surface(8, 8).getCanvas(), 100, 50, 2.0, Face(), facing_right=facing_right)
    chin = sitter.at(8, 100)
    assert Posed(sitter).at(8, 100) == pytest.approx(chin)
    assert Posed(sitter, turn=12).at(8, 100)[1] < chin[1] - 10
    assert Posed(sitter, turn=-12).at(8, 100)[1] > chin[1] + 10


def test_a_pose_is_turned_and_scaled_about_its_pivot_and_then_moved() -> None:
    import skia

    from fae_tabletop.art.figures import Face, Sitter
    from fae_tabletop.art.figures_pose import Posed
    from fae_tabletop.art.geometry import circle

    sitter = Sitter(skia.Surface(8, 8).getCanvas(), 0, 0, 1.0, Face())
    posed = Posed(sitter, turn=90, pivot=(10, 10), shift=(5, 0), size=2.0)
    assert posed.at(10, 10) == pytest.approx((15, 10))
    assert posed.at(11, 10) == pytest.approx((15, 12))
    box = posed.place(circle(10, 10, 3)).computeTightBounds()
    assert (box.left(), box.right(), box.width()) == pytest.approx((9, 21, 12), abs=0.1)
    within = Posed(posed, turn=-90, pivot=(10, 10), size=0.5)
    assert within.at(11, 10) == pytest.approx((16, 10))


@pytest.mark.parametrize("kind", ["open", "flat", "point", "hold"])
def test_a_hand_is_drawn_where_it_is_told_and_points_up(kind: str) -> None:
    import skia

    from fae_tabletop.art.figures import Face, Sitter
    from fae_tabletop.art.figures_gestures import draw_hand

    surface = skia.Surface(160, 160)
    draw_hand(Sitter(surface.getCanvas(), 0, 0, 1.0, Face()), kind=kind, u=80, v=120)
    drawn = surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType)[..., 3] > 200
    rows, columns = drawn.any(axis=1).nonzero()[0], drawn.any(axis=0).nonzero()[0]
    assert 55 <= rows.min() <= 90
    assert rows.max() <= 128
    assert columns.min() >= 50
    assert columns.max() <= 112


def test_every_mood_of_everybody_has_a_recipe() -> None:
    from fae_tabletop.art.figures_cast import MOODS, PICTURES, SEATS
    from fae_tabletop.art.figures_cast_toad import TOAD_MOODS
    from fae_tabletop.ui import cast

    assert MOODS[1:] == cast.MOODS
    assert tuple(TOAD_MOODS) == MOODS
    for name, seat in SEATS.items():
        assert seat.recipe is None or tuple(seat.moods) == MOODS[1:], name
    bases = [*map(cast.portrait, cast.LINES), cast.GUEST]
    assert set(PICTURES) == {cast.in_mood(base, mood) for base in bases for mood in MOODS}
