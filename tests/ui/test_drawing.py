from __future__ import annotations

import math
from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fae_tabletop.ui import shapes
from fae_tabletop.ui.assets import AssetMissing, Cache, PictureKey, Pictures
from fae_tabletop.ui.drawing import MOST_AREAS, Canvas, Item, Kit, Picture, Shape, changes, joined
from fae_tabletop.ui.geometry import Pixels
from fae_tabletop.ui.heap import give_back_early
from fae_tabletop.ui.kit import open_kit, plain_sheet
from fae_tabletop.ui.plates import Plates

WINDOW = (320, 200)


def square(n: int, x: int, y: int, w: int, h: int) -> Item:
    colour = (60 * n % 256, 90 * n % 256, 200, 160)
    return Shape(("square", n), Pixels(x, y, w, h), 1.0, shapes.fill(colour, 4))


items = st.lists(
    st.builds(
        square,
        st.integers(0, 6),
        st.integers(-20, 320),
        st.integers(-20, 200),
        st.integers(1, 90),
        st.integers(1, 90),
    ),
    max_size=8,
    unique=True,
)


@settings(deadline=None, max_examples=80)
@given(st.lists(st.tuples(items, items, items), min_size=2, max_size=4))
def test_redrawing_what_changed_gives_the_whole_picture(
    kit: Kit, pictures: list[tuple[list[Item], list[Item], list[Item]]]
) -> None:
    screen, canvas = pygame.Surface(WINDOW), Canvas(kit)
    for table, settled, above in pictures:
        canvas.show(screen, table, settled, above)
        fresh = pygame.Surface(WINDOW)
        Canvas(kit).show(fresh, table, settled, above)
        assert pygame.image.tobytes(screen, "RGB") == pygame.image.tobytes(fresh, "RGB")


@given(items)
def test_equal_lists_change_nothing(drawn: list[Item]) -> None:
    assert changes(drawn, list(drawn)) == []


@given(
    st.lists(
        st.builds(Pixels, st.integers(-9, 99), st.integers(-9, 99), st.integers(0, 40), st.integers(0, 40)),
        max_size=40,
    )
)
def test_joined_rectangles_cover_all_and_are_few(rects: list[Pixels]) -> None:
    window = Pixels(0, 0, 100, 100)
    result = joined(rects, window)
    for rect in rects:
        cut = rect.clip(window)
        if cut.w and cut.h:
            assert any(one.union(cut) == one for one in result)
    assert len(result) <= MOST_AREAS


def test_a_still_picture_draws_nothing(kit: Kit) -> None:
    screen, canvas = pygame.Surface(WINDOW), Canvas(kit)
    drawn = [square(1, 10, 10, 50, 50)]
    assert canvas.show(screen, drawn, drawn, [])
    assert canvas.show(screen, drawn, drawn, []) == []
    canvas.forget()
    assert canvas.show(screen, drawn, drawn, []) == [Pixels(0, 0, *WINDOW)]
    canvas.forget(layers=True)
    assert canvas.show(screen, drawn, drawn, []) == [Pixels(0, 0, *WINDOW)]


def test_a_moving_thing_redraws_its_own_place_only(kit: Kit) -> None:
    screen, canvas = pygame.Surface(WINDOW), Canvas(kit)
    canvas.show(screen, [], [], [square(1, 10, 10, 20, 20)])
    rects = canvas.show(screen, [], [], [square(1, 14, 10, 20, 20)])
    assert rects == [Pixels(10, 10, 24, 20)]


def test_the_cache_forgets_the_least_recently_used() -> None:
    cache = Cache(3 * 400)
    for name in "abc":
        cache.put(name, pygame.Surface((10, 10), pygame.SRCALPHA, 32))
    cache.get("a")
    cache.put("d", pygame.Surface((10, 10), pygame.SRCALPHA, 32))
    assert cache.get("b") is None
    assert cache.get("a") is not None
    assert cache.bytes <= cache.limit


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    pygame.image.save(pygame.Surface((80, 60)), tmp_path / "good.png")
    (tmp_path / "bad.png").write_bytes(b"not a picture")
    (tmp_path / "short.webp").write_bytes(b"RIFF\x10\x00\x00\x00WEBPVP8 ")
    return tmp_path


@pytest.mark.parametrize("name", ["gone", "bad", "short"])
def test_a_broken_picture_is_an_error_in_strict_mode(folder: Path, name: str) -> None:
    with pytest.raises(AssetMissing, match=name):
        Pictures(folder, strict=True, threads=0).get(PictureKey(name, 10, 10))


@pytest.mark.parametrize("name", ["gone", "bad", "short"])
def test_a_broken_picture_is_a_plain_sheet_in_the_window(folder: Path, name: str) -> None:
    pictures = Pictures(folder, threads=0)
    surface = pictures.get(PictureKey(name, 40, 30))
    assert surface is not None
    assert surface.get_size() == (40, 30)
    assert name in pictures.missing[name]


def test_threads_bring_pictures_later_with_a_stand_in_meanwhile(folder: Path) -> None:
    pictures = Pictures(folder, threads=1)
    assert pictures.get(PictureKey("good", 20, 15)) is None
    assert pictures.settle(10) == {"good"}
    assert pictures.get(PictureKey("good", 20, 15)) is not None
    stand_in = pictures.get(PictureKey("good", 40, 30))
    assert stand_in is not None
    assert stand_in.get_size() == (40, 30)
    pictures.settle(10)
    pictures.close()


def test_a_turned_picture_has_smooth_edges_and_keeps_to_its_place(folder: Path) -> None:
    pictures = Pictures(folder, strict=True, threads=0)
    turned = pictures.get(PictureKey("good", 60, 80, 6))
    assert turned is not None
    alphas = [turned.get_at((x, turned.get_height() // 2)).a for x in range(turned.get_width())]
    rows = [
        [turned.get_at((x, y)).a for x in range(turned.get_width())]
        for y in range(14, turned.get_height() - 14)
    ]
    assert alphas[0] == 0
    assert max(alphas) == 255
    partly = sum(any(0 < alpha < 255 for alpha in row) for row in rows)
    assert partly > 0.8 * len(rows), "edges fade over part of a pixel instead of jumping by whole ones"
    assert turned.get_width() <= math.hypot(60, 80) + 2


def test_a_turned_stand_in_keeps_its_shape(folder: Path) -> None:
    pictures = Pictures(folder, threads=1)
    pictures.get(PictureKey("good", 60, 80, 30))
    pictures.settle(10)
    turned = pictures.get(PictureKey("good", 60, 80, 30))
    stand_in = pictures.get(PictureKey("good", 30, 40, 30))
    assert turned is not None
    assert stand_in is not None
    assert stand_in.get_size() == pytest.approx((turned.get_width() / 2, turned.get_height() / 2), abs=1)
    pictures.settle(10)
    pictures.close()


def test_a_soft_shade_fades_out_at_its_edge() -> None:
    surface = pygame.Surface((160, 120), pygame.SRCALPHA, 32)
    shapes.feathered((10, 7, 23, 118), 14.0, 14.0)(surface, 2.0)
    across = [surface.get_at((x, 60)).a for x in range(160)]
    assert across[0] <= 12
    assert across[80] >= 110
    steps = [abs(after - before) for before, after in pairwise(across)]
    assert max(steps) <= 14, "nowhere a hard edge"
    assert surface.get_at((4, 4)).a <= 2, "corners are round"


def test_the_widest_picture_stands_in_for_others(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pictures = Pictures(folder, threads=1)
    for width in (40, 2):
        pictures.get(PictureKey("good", width, 30))
        pictures.settle(10)
    used: list[int] = []
    scale = pygame.transform.smoothscale

    def seen(surface: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
        # The picture itself, 80 wide, is scaled by the thread meanwhile.
        if surface.get_width() < 80:
            used.append(surface.get_width())
        return scale(surface, size)

    monkeypatch.setattr(pygame.transform, "smoothscale", seen)
    assert pictures.get(PictureKey("good", 20, 30)) is not None
    assert used == [40]
    pictures.settle(10)
    pictures.close()


def test_the_plain_sheet_names_the_thing(kit: Kit) -> None:
    sheet = plain_sheet(kit.words, "enthrone/pawn-king", 120, 160)
    assert sheet.get_size() == (120, 160)
    assert len({sheet.get_at((x, y))[:3] for x in range(10, 110) for y in range(60, 100)}) > 3


def test_a_kit_without_fonts_says_so(folder: Path) -> None:
    with pytest.raises(AssetMissing, match=r"plates\.toml"):
        open_kit(folder, strict=True)


def test_every_plate_can_be_stretched(kit: Kit) -> None:
    for kind in kit.plates.kinds():
        for w, h in ((40, 30), (200, 60), (900, 700)):
            rect = kit.plates.outer(kind, Pixels(0, 0, w, h), 1.25)
            surface = kit.plates.surface(kind, rect.w, rect.h, 1.25)
            assert surface.get_size() == (rect.w, rect.h)
            assert surface.get_bounding_rect(1).w > 0


def test_tidying_keeps_what_is_on_show_and_little_else(kit: Kit) -> None:
    pictures = Pictures(kit.pictures.root, strict=True, threads=0)
    own = Kit(pictures, Plates(pictures), kit.words)
    keys = [PictureKey("scene/table", 1600 - n, 900) for n in range(4)]
    shown = [Picture(keys[0], Pixels(0, 0, 1600, 900))]
    for key in keys:
        pictures.get(key)
    own.tidy(shown)
    assert keys[0] in pictures._ready._kept
    assert len(pictures._ready) <= 2
    assert own.surface(shown[0]) is pictures.get(keys[0])


def test_large_blocks_are_given_back_where_the_system_can() -> None:
    assert give_back_early() in (True, False)
