from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fae_tabletop.ui.geometry import Pixels
from fae_tabletop.ui.hotspots import Hotspot, Hotspots

rects = st.builds(Pixels, st.integers(0, 900), st.integers(0, 600), st.integers(1, 200), st.integers(1, 200))
boards = st.lists(st.tuples(rects, st.integers(-2, 2), st.booleans()), min_size=1, max_size=20).map(
    lambda rows: Hotspots(
        Hotspot(f"x:{n}", "button", str(n), rect, z=z, tab=tab) for n, (rect, z, tab) in enumerate(rows)
    )
)


@given(boards, st.integers(0, 1000), st.integers(0, 700))
def test_the_highest_and_latest_is_hit(spots: Hotspots, x: int, y: int) -> None:
    found = spots.at(x, y)
    under = [spot for spot in spots if spot.hit(x, y)]
    if not under:
        assert found is None
    else:
        top = max(spot.z for spot in under)
        assert found == [spot for spot in under if spot.z == top][-1]


@given(boards)
def test_tab_visits_every_stop_once_and_returns(spots: Hotspots) -> None:
    stops = [spot.id for spot in spots if spot.tab]
    here = None
    visited = []
    for _ in stops:
        here = spots.next(here)
        visited.append(here)
    assert visited == stops
    assert spots.next(here) == (stops[0] if stops else None)
    for stop in reversed(stops[:-1]):
        here = spots.next(here, back=True)
        assert here == stop


@given(boards)
def test_an_arrow_goes_that_way_or_nowhere(spots: Hotspots) -> None:
    for spot in spots:
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            target = spots.get(spots.nearest(spot.id, dx, dy))
            if target is not None:
                ax, ay = spot.rect.centre
                bx, by = target.rect.centre
                assert (bx - ax) * dx + (by - ay) * dy > 0


def test_a_grid_is_walked_by_arrows() -> None:
    spots = Hotspots(
        Hotspot(f"cell:{x},{y}", "cell", "", Pixels(x * 50, y * 50, 40, 40))
        for y in range(4)
        for x in range(4)
    )
    assert spots.nearest("cell:1,1", 1, 0) == "cell:2,1"
    assert spots.nearest("cell:1,1", 0, -1) == "cell:1,0"
    assert spots.nearest("cell:0,1", -1, 0) is None
    assert spots.nearest("cell:3,3", 0, 1) is None


def test_ids_are_unique() -> None:
    spots = Hotspots([Hotspot("a:1", "button", "", Pixels(0, 0, 5, 5))])
    with pytest.raises(ValueError, match="a:1"):
        spots.add(Hotspot("a:1", "button", "", Pixels(9, 9, 5, 5)))


def test_an_outline_cuts_the_corners_off() -> None:
    outline = ((0, 20), (10, 0), (30, 0), (40, 20), (30, 40), (10, 40))
    spot = Hotspot("cell:0,0", "cell", "Regalia", Pixels(0, 0, 40, 40), outline=outline)
    assert spot.hit(20, 20)
    assert not spot.hit(1, 1)
