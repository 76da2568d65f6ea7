from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fae_tabletop.ui.geometry import Box, Metrics, Pixels, bounds, inside, unit

sizes = st.tuples(st.integers(320, 8000), st.integers(200, 5000))
lengths = st.floats(0, 2000)
extents = st.floats(1, 2000)


@pytest.mark.parametrize(
    ("size", "expected"),
    [
        ((1024, 640), 1.0),
        ((1280, 720), 1.0),
        ((1366, 768), 768 / 720),
        ((1600, 900), 1.25),
        ((1920, 1080), 1.25),
        ((2560, 1440), 2560 / 1536),
        ((3840, 2160), 2.5),
        ((7680, 4320), 5.0),
    ],
)
def test_unit_of_the_usual_windows(size: tuple[int, int], expected: float) -> None:
    assert unit(*size) == pytest.approx(expected)


@given(sizes)
def test_the_smallest_design_always_fits(size: tuple[int, int]) -> None:
    screen = Metrics(*size).screen
    small = unit(*size) > 0.25
    assert not small or (screen.w >= 1024 - 1e-6 and screen.h >= 640 - 1e-6)


@given(sizes, lengths, lengths, lengths, lengths)
def test_boxes_that_share_an_edge_share_it_in_pixels(
    size: tuple[int, int], x: float, y: float, w: float, w2: float
) -> None:
    metrics = Metrics(*size)
    left, right = metrics.px(Box(x, y, w, 10)), metrics.px(Box(x + w, y, w2, 10))
    assert left.right == right.x


@given(lengths, lengths, extents, extents, st.integers(1, 9), st.floats(0, 10))
def test_columns_and_rows_fill_the_box(x: float, y: float, w: float, h: float, n: int, gap: float) -> None:
    box = Box(x, y, w + gap * n, h + gap * n)
    for parts in (box.columns(n, gap), box.rows(n, gap)):
        assert len(parts) == n
        assert all(box.holds(part, 0.1) for part in parts)
        assert not any(a.inset(0.01).overlaps(b) for a in parts for b in parts if a is not b)


def test_text_scale_is_bounded() -> None:
    with pytest.raises(ValueError, match="text scale"):
        Metrics(1280, 720, 2.5)
    with pytest.raises(ValueError, match="no layout"):
        Metrics(0, 720)


def test_polygon_and_bounds() -> None:
    hexagon = ((0, 5), (3, 0), (9, 0), (12, 5), (9, 10), (3, 10))
    assert inside(hexagon, 6, 5)
    assert not inside(hexagon, 0.5, 0.5)
    assert bounds(hexagon) == Box(0, 0, 12, 10)


rects = st.builds(Pixels, st.integers(-50, 50), st.integers(-50, 50), st.integers(0, 60), st.integers(0, 60))


@given(rects, rects)
def test_clip_touch_and_union_agree(a: Pixels, b: Pixels) -> None:
    shared = a.clip(b)
    if a.w and a.h and b.w and b.h:
        assert a.touches(b) == bool(shared.w and shared.h)
    both = a.union(b)
    assert both.clip(a) == a
    assert both.clip(b) == b
