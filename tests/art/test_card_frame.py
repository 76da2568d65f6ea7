"""The frame of a card of Enemies & Lovers, and the crowns and places its illustrations are made of."""

from __future__ import annotations

import itertools
import random
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    import skia

# The painting tools are imported within the tests: where they are not installed, the mark leaves these out.
pytestmark = pytest.mark.art
KINDS = ("ogee", "lancet", "moon", "trefoil")


def _share(path: skia.Path, width: int, height: int, grid: int = 6) -> set[tuple[int, int]]:
    """The places of a grid of `grid` px that lie inside a path."""
    return {(x, y) for x in range(0, width, grid) for y in range(0, height, grid) if path.contains(x, y)}


def test_every_category_has_a_window_of_its_own_shape() -> None:
    from fae_tabletop.games.enemies_and_lovers.art import CARD_SIZE, WINDOW_BOX, WINDOWS, window_shape
    from fae_tabletop.games.enemies_and_lovers.art_looks import CATEGORIES

    assert {category.window for category in CATEGORIES.values()} == set(WINDOWS) == set(KINDS)
    left, top, width, height = WINDOW_BOX
    shapes = {kind: _share(window_shape(kind), *CARD_SIZE) for kind in KINDS}
    for places in shapes.values():
        assert all(left - 1 <= x <= left + width + 1 and top - 1 <= y <= top + height + 1 for x, y in places)
    whole = width * height / 36
    for first, second in itertools.combinations(shapes.values(), 2):
        assert len(first ^ second) / whole >= 0.03


def test_the_small_face_is_nearly_all_picture() -> None:
    from fae_tabletop.games.enemies_and_lovers.art import SMALL_SIZE, small_window

    width, height = SMALL_SIZE
    shapes = [_share(small_window(kind), width, height, 2) for kind in KINDS]
    assert all(len(places) * 4 / (width * height) >= 0.8 for places in shapes)
    assert all(first != second for first, second in itertools.combinations(shapes, 2))


def test_a_scene_is_seen_through_the_window_only() -> None:
    import skia

    from fae_tabletop.games.enemies_and_lovers.art import card_pictures

    def scene(canvas: skia.Canvas) -> None:
        canvas.clear(skia.ColorSetRGB(0, 255, 0))

    pictures = card_pictures({"cardan": scene})
    assert list(pictures) == ["enemies_and_lovers/cardan", "enemies_and_lovers/cardan-small"]
    for picture, inside, outside in zip(
        pictures.values(), ((375, 400), (150, 200)), ((120, 70), (6, 200)), strict=True
    ):
        pixels = picture.surface().makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType)
        red, green, blue, _ = (int(part) for part in pixels[inside[1], inside[0]])
        assert green > 200 > 60 > max(red, blue)
        assert int(pixels[outside[1], outside[0]][1]) < 120
        assert [int(pixels[y, x][3]) for x in (0, -1) for y in (0, -1)] == [0, 0, 0, 0]


def test_only_cards_of_the_game_have_faces() -> None:
    from fae_tabletop.games.enemies_and_lovers.art import card_pictures

    with pytest.raises(KeyError, match="the_queen"):
        card_pictures({"the_queen": lambda canvas: None})


def test_every_emblem_fills_its_box() -> None:
    from fae_tabletop.games.enemies_and_lovers.art_emblems import EMBLEMS, card_emblem
    from fae_tabletop.games.enemies_and_lovers.art_looks import LOOKS

    assert {look.emblem for look in LOOKS.values()} == set(EMBLEMS)
    for name in EMBLEMS:
        box = card_emblem(name).getBounds()
        assert 74 <= max(box.width(), box.height()) <= 110, name
        assert max(abs(box.centerX()), abs(box.centerY())) <= 8, name
    with pytest.raises(KeyError):
        card_emblem("no-such-type")


def test_widths_of_ribbons() -> None:
    from fae_tabletop.art.figures_regalia import swelling, tapering

    widths = [tapering(10)(share) for share in (0.0, 0.3, 0.7, 1.0)]
    assert widths == sorted(widths, reverse=True)
    assert widths[0] == pytest.approx(10.3)
    assert widths[-1] == pytest.approx(0.3)
    assert swelling(10)(0.5) > 10 > swelling(10)(0.0) > 0


def test_a_crown_is_laid_on_the_skull() -> None:
    import skia

    from fae_tabletop.art.figures import Face, Sitter
    from fae_tabletop.art.figures_regalia import draw_band, draw_round_ear, draw_spikes

    def drawn(place: tuple[int, int]) -> int:
        return int(pixels[place[1], place[0]][3])

    surface = skia.Surface(260, 260)
    sitter = Sitter(surface.getCanvas(), 80, 100, 1.0, Face())
    draw_spikes(sitter, ((34, 30, 30, -42, 12),), ("#FFF0BE", "#D9AE55", "#7A5420"))
    draw_band(sitter)
    draw_round_ear(sitter)
    pixels = surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType)
    assert drawn((80 + 34, 100 + 32)) == 255, "the band"
    assert drawn((80 + 32, 100 - 10)) == 255, "the spike"
    assert drawn((80 + 55, 100 + 54)) == 255, "the ear"
    assert drawn((80 + 120, 100 + 100)) == 0, "nothing beside the head"


def test_places_fill_the_card_down_to_its_foot() -> None:
    import skia

    from fae_tabletop.art import places
    from fae_tabletop.art.blooms import ROSE
    from fae_tabletop.art.vistas import H, W, draw_open_sky

    def woods(canvas: skia.Canvas, rng: random.Random) -> None:
        places.draw_leafy_wood(canvas, "green", "#123A30", rng)

    def pillars(canvas: skia.Canvas, rng: random.Random) -> None:
        places.draw_pillars(canvas, "gold", "#3A1D38")

    def sea(canvas: skia.Canvas, rng: random.Random) -> None:
        places.draw_sea(canvas, "deep", "#10305E", rng)

    def hedge(canvas: skia.Canvas, rng: random.Random) -> None:
        places.draw_hedge(canvas, rng, 560, ("#24505A", "#1C3F52"), ROSE)

    def shelves(canvas: skia.Canvas, rng: random.Random) -> None:
        places.draw_shelves(canvas, "#2A3A66", rng, lamp=(375, 360))

    prints = []
    for place in (woods, pillars, sea, hedge, shelves):
        surface = skia.Surface(W, H)
        rng = random.Random(4)
        draw_open_sky(surface.getCanvas(), "green", rng, count=0)
        bare = surface.makeImageSnapshot().toarray()
        place(surface.getCanvas(), rng)
        pixels = surface.makeImageSnapshot().toarray()
        assert int(pixels[..., 3].min()) == 255
        changed = abs(pixels[700:840].astype(int) - bare[700:840].astype(int)).mean()
        assert changed > 12, f"{place.__name__} stands on the ground"
        prints.append(pixels[100:800:50, 50:700:50].tobytes())
    assert len(set(prints)) == len(prints)
