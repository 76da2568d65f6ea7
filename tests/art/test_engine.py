"""The painting engine: shapes are where they should be, and the recipes of paper lay light and shadow as promised."""

import random
from typing import Any

import pytest

# The painting tools are imported within the tests: where they are not installed, the mark leaves these out.
pytestmark = pytest.mark.art


def drawn(draw: Any, side: int = 200) -> Any:
    """A picture of side x side px as rows of (red, green, blue, alpha) from 0 to 255, alpha not multiplied in."""
    import skia

    from fae_tabletop.art.picture import Picture

    snapshot = Picture("test", (side, side), draw).surface().makeImageSnapshot()
    return snapshot.toarray(colorType=skia.kRGBA_8888_ColorType)


def test_svg_paths_absolute_and_relative_are_the_same() -> None:
    from fae_tabletop.art.geometry import svg_path

    absolute = svg_path("M10,10 L30,10 H50 V40 C50,60 30,60 20,50 S10,30 10,20 Q5,15 10,10Z")
    relative = svg_path("m10,10 l20,0 h20 v30 c0,20 -20,20 -30,10 s-10,-20 -10,-30 q-5,-5 0,-10z")
    assert absolute.countVerbs() == relative.countVerbs()
    for one, two in zip(absolute.getPoints(99), relative.getPoints(99), strict=True):
        assert (one.x(), one.y()) == pytest.approx((two.x(), two.y()))


def test_a_spline_passes_its_knots_and_does_not_round_corners() -> None:
    from fae_tabletop.art.geometry import samples, spline

    path = spline([(0, 0, "c"), (50, 0, "c"), (50, 50, "c")])
    assert all(abs(place.y) < 0.01 or abs(place.x - 50) < 0.01 for place in samples(path, 2))
    soft = spline([(0, 0), (50, 0), (50, 50)])
    assert any(min((p.x - x) ** 2 + (p.y - y) ** 2 for x, y in ((50, 0),)) < 4 for p in samples(soft, 1))
    assert any(place.x > 51 or place.y < -1 for place in samples(soft, 1))


def test_hexagons_flat_pointy_and_squashed() -> None:
    from fae_tabletop.art.geometry import hexagon

    flat = hexagon((0, 0), 100).getBounds()
    assert (flat.width(), flat.height()) == pytest.approx((200, 173.2), abs=0.1)
    pointy = hexagon((0, 0), 100, flat=False).getBounds()
    assert (pointy.width(), pointy.height()) == pytest.approx((173.2, 200), abs=0.1)
    assert hexagon((0, 0), 100, squash=0.88).getBounds().height() == pytest.approx(173.2 * 0.88, abs=0.1)
    assert not hexagon((0, 0), 100, rounding=0.2).contains(98, 0)


def test_areas_are_joined_and_cut() -> None:
    from fae_tabletop.art.geometry import circle, difference, inset, intersection, outset, rectangle, union

    left, right = rectangle(0, 0, 60, 40), rectangle(40, 0, 60, 40)
    assert union(left, right).contains(95, 20)
    assert difference(left, right).contains(20, 20)
    assert not difference(left, right).contains(50, 20)
    assert intersection(left, right).contains(50, 20)
    assert not intersection(left, right).contains(20, 20)
    # A ring and a bar across it: every part of both must stay.
    ring = difference(circle(0, 0, 44), circle(0, 0, 32))
    barred = union(ring, rectangle(-40, -5, 80, 10))
    assert barred.contains(0, 0)
    assert barred.contains(0, 38)
    assert not barred.contains(0, 20)
    assert inset(left, 5).getBounds().left() == pytest.approx(5, abs=0.1)
    assert outset(left, 5).getBounds().left() == pytest.approx(-5, abs=0.1)


def test_a_tapered_stroke_has_its_widths_at_both_ends() -> None:
    from fae_tabletop.art.geometry import polyline, tapered

    stroke = tapered(polyline([(0, 0), (100, 0)]), 20, 4)
    assert stroke.contains(2, 9)
    assert not stroke.contains(2, 11)
    assert stroke.contains(98, 1.5)
    assert not stroke.contains(98, 3.5)
    assert stroke.getBounds().left() == pytest.approx(0, abs=0.2)


def test_paper_throws_its_shadow_away_from_the_moon() -> None:
    from fae_tabletop.art.geometry import rectangle
    from fae_tabletop.art.paper import paper

    pixels = drawn(lambda canvas: paper(canvas, rectangle(60, 60, 80, 80), "leaf", elevation=12))
    below, above = pixels[146][100][3], pixels[54][100][3]
    right, left = pixels[100][146][3], pixels[100][54][3]
    assert below > above
    assert right > left
    lit, unlit = pixels[61][100][:3].sum(), pixels[138][100][:3].sum()
    assert lit > unlit


def test_a_silhouette_has_no_edges_inside() -> None:
    from fae_tabletop.art.geometry import circle
    from fae_tabletop.art.paper import silhouette

    shapes = [circle(80, 100, 40), circle(120, 100, 40)]
    pixels = drawn(lambda canvas: silhouette(canvas, shapes, "violet", elevation=0))
    middle = pixels[100, 70:131].astype(int)
    # Dithering may move a part by one; an edge would move it by dozens.
    assert (middle.max(axis=0) - middle.min(axis=0)).max() <= 1


def test_a_layer_touches_nothing_outside_its_box() -> None:
    from fae_tabletop.art.geometry import circle
    from fae_tabletop.art.paper import fill, layer

    def draw(canvas: Any) -> None:
        with layer(canvas, (50, 50, 150, 150), elevation=10):
            fill(canvas, circle(100, 100, 80), "rose")

    pixels = drawn(draw)
    assert pixels[:50, :, 3].max() == 0
    assert pixels[150:, :, 3].max() == 0
    assert pixels[100][100][3] == 255


def test_every_glyph_stays_in_its_box() -> None:
    from fae_tabletop.art.emblems import EMBLEMS, emblem_path
    from fae_tabletop.art.icons import BOX, ICONS, icon_path

    shapes = {name: icon_path(name) for name in ICONS} | {name: emblem_path(name) for name in EMBLEMS}
    for name, path in shapes.items():
        box = path.computeTightBounds()
        assert max(-box.left(), -box.top(), box.right(), box.bottom()) <= BOX / 2 + 0.5, name


def test_letters_are_kerned_and_tracked() -> None:
    from fae_tabletop.art.lettering import text_path

    font = "cormorant-700-lnum.ttf"
    _, alone_a = text_path("A", font, 100)
    _, alone_v = text_path("V", font, 100)
    path, pair = text_path("AV", font, 100)
    assert pair < alone_a + alone_v
    assert path.getBounds().width() == pytest.approx(pair, rel=0.1)
    _, wide = text_path("AV", font, 100, tracking=0.2)
    assert wide == pytest.approx(pair + 20)
    with pytest.raises(FileNotFoundError, match=r"nothing\.ttf"):
        text_path("A", "nothing.ttf", 100)


@pytest.mark.parametrize("kind", ["gold", "silver", "copper", "rose"])
def test_foil_has_light_and_dark_bands(kind: str) -> None:
    from fae_tabletop.art.texture import foil_pixels

    tones = foil_pixels(kind, 128, 512)[..., :3].mean(axis=2)
    assert tones.max() - tones.min() > 0.5
    assert tones.std() > 0.1


def test_paper_texture_is_even_and_without_direction() -> None:
    from fae_tabletop.art.texture import power_noise

    noise = power_noise(64, 64, 1.15, 2)
    assert noise.mean() == pytest.approx(0, abs=1e-9)
    assert noise.std() == pytest.approx(1)
    assert (noise == power_noise(64, 64, 1.15, 2)).all()


def test_the_same_name_gives_the_same_dice_everywhere() -> None:
    from fae_tabletop.art.picture import seeded

    assert [seeded("ui/icon-play").randrange(1000) for _ in range(2)] == [
        seeded("ui/icon-play").randrange(1000)
    ] * 2
    assert seeded("a").random() == random.Random(0xE8B7BE43).random()
    assert seeded("a", 1).random() != seeded("a").random()


def test_two_pictures_cannot_share_a_name() -> None:
    from fae_tabletop.art.picture import Picture, catalogue

    one = Picture("a/b", (10, 10), lambda canvas: None)
    assert one.file == "a/b.webp"
    assert list(catalogue([one])) == ["a/b"]
    with pytest.raises(ValueError, match="a/b"):
        catalogue([one, one])


def test_unknown_kinds_are_refused() -> None:
    import skia

    from fae_tabletop.art.flora import leaf_shape
    from fae_tabletop.art.icons import icon_path
    from fae_tabletop.art.light import halo_ring

    with pytest.raises(ValueError, match="no halo style"):
        halo_ring(skia.Surface(10, 10).getCanvas(), 5, 5, 4, style="none")
    with pytest.raises(KeyError):
        leaf_shape(10, 5, "none")
    with pytest.raises(KeyError):
        icon_path("none")
