from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.geometry import Pixels
from fae_tabletop.ui.hotspots import Hotspot, Hotspots
from fae_tabletop.ui.inputs import LEFT, MIDDLE, RIGHT

SPOTS = Hotspots(
    [
        Hotspot("button:a", "button", "A", Pixels(0, 0, 100, 50)),
        Hotspot("button:b", "button", "B", Pixels(200, 0, 100, 50)),
        Hotspot("pawn:king", "pawn", "King", Pixels(0, 100, 50, 50), drag=True),
        Hotspot("cell:0,0", "cell", "Regalia", Pixels(200, 100, 50, 50)),
        Hotspot("slider:s", "slider", "Speed", Pixels(0, 200, 100, 20), adjust=True),
        Hotspot("button:more", "button", "More", Pixels(200, 200, 40, 40), repeat=True),
    ]
)
GEN = ("scene", 1)


def clicks(told: list[g.Gesture]) -> list[str]:
    return [gesture.id for gesture in told if isinstance(gesture, g.Clicked)]


def test_a_click_begins_and_ends_on_the_same_thing() -> None:
    pointing = g.Pointing()
    pointing.pressed(SPOTS, 10, 10, LEFT, 0.0, GEN)
    assert clicks(pointing.released(SPOTS, 20, 20, LEFT, GEN)) == ["button:a"]
    pointing.pressed(SPOTS, 10, 10, LEFT, 5.0, GEN)
    assert clicks(pointing.released(SPOTS, 210, 10, LEFT, GEN)) == []


def test_a_click_of_an_older_prompt_is_dropped() -> None:
    pointing = g.Pointing()
    pointing.pressed(SPOTS, 10, 10, LEFT, 0.0, GEN)
    assert clicks(pointing.released(SPOTS, 10, 10, LEFT, ("scene", 2))) == []


@given(st.lists(st.floats(0.01, 0.2), min_size=1, max_size=20))
def test_frantic_clicks_act_once(gaps: list[float]) -> None:
    pointing = g.Pointing()
    now, told = 0.0, list[g.Gesture]()
    for gap in [0.0, *gaps]:
        now += gap
        told += pointing.pressed(SPOTS, 10, 10, LEFT, now, GEN)
        told += pointing.released(SPOTS, 10, 10, LEFT, GEN)
    assert clicks(told) == ["button:a"]


def test_quick_clicks_at_two_places_both_count() -> None:
    pointing = g.Pointing()
    told = pointing.pressed(SPOTS, 10, 10, LEFT, 0.0, GEN) + pointing.released(SPOTS, 10, 10, LEFT, GEN)
    told += pointing.pressed(SPOTS, 210, 10, LEFT, 0.05, GEN) + pointing.released(SPOTS, 210, 10, LEFT, GEN)
    assert clicks(told) == ["button:a", "button:b"]


def test_what_repeats_takes_every_click() -> None:
    pointing = g.Pointing()
    told: list[g.Gesture] = []
    for n in range(5):
        told += pointing.pressed(SPOTS, 210, 210, LEFT, n * 0.1, GEN)
        told += pointing.released(SPOTS, 210, 210, LEFT, GEN)
    assert clicks(told) == ["button:more"] * 5


def test_looking_is_not_playing() -> None:
    pointing = g.Pointing()
    told: list[g.Gesture] = []
    for button in (RIGHT, MIDDLE):
        told += pointing.pressed(SPOTS, 10, 10, button, 0.0, GEN)
        told += pointing.released(SPOTS, 10, 10, button, GEN)
    assert clicks(told) == []
    assert g.Looked("button:a") in told


def test_a_drag_tells_where_it_is_and_where_it_fell() -> None:
    pointing = g.Pointing()
    pointing.pressed(SPOTS, 20, 120, LEFT, 0.0, GEN)
    assert pointing.moved(SPOTS, 22, 121) == []
    assert g.Dragged("pawn:king", 220, 120, "cell:0,0") in pointing.moved(SPOTS, 220, 120)
    assert g.Dropped("pawn:king", "cell:0,0") in pointing.released(SPOTS, 220, 120, LEFT, GEN)


def test_a_drag_released_outside_goes_home() -> None:
    pointing = g.Pointing()
    pointing.pressed(SPOTS, 20, 120, LEFT, 0.0, GEN)
    pointing.moved(SPOTS, 120, 120)
    assert g.DragLost("pawn:king") in pointing.released(SPOTS, -300, 4000, LEFT, GEN)
    assert pointing.dragging is None


def test_a_drag_whose_release_never_came_goes_home() -> None:
    pointing = g.Pointing()
    pointing.pressed(SPOTS, 20, 120, LEFT, 0.0, GEN)
    pointing.moved(SPOTS, 120, 120)
    assert pointing.lost() == [g.DragLost("pawn:king")]
    assert pointing.lost() == []


def test_a_dragged_thing_that_vanishes_is_let_go() -> None:
    pointing = g.Pointing()
    pointing.pressed(SPOTS, 20, 120, LEFT, 0.0, GEN)
    pointing.moved(SPOTS, 120, 120)
    without = Hotspots(spot for spot in SPOTS if spot.id != "pawn:king")
    assert g.DragLost("pawn:king") in pointing.refresh(without)


def test_a_slider_follows_the_pointer_beyond_its_ends() -> None:
    pointing = g.Pointing()
    assert g.Slid("slider:s", 0.5, 0.5) in pointing.pressed(SPOTS, 50, 210, LEFT, 0.0, GEN)
    assert pointing.moved(SPOTS, 400, 500) == [g.Slid("slider:s", 1.0, 1.0)]
    pointing.released(SPOTS, 400, 500, LEFT, GEN)
    assert not any(isinstance(t, g.Slid) for t in pointing.moved(SPOTS, 50, 210))


def test_a_click_on_nothing_means_back() -> None:
    pointing = g.Pointing()
    pointing.pressed(SPOTS, 900, 600, LEFT, 0.0, GEN)
    assert g.Back(beside=True) in pointing.released(SPOTS, 900, 600, LEFT, GEN)


moves = st.tuples(
    st.sampled_from(["press", "move", "release", "left", "lost"]),
    st.integers(-50, 320),
    st.integers(-50, 320),
)


@given(st.lists(moves, max_size=60))
def test_no_press_gives_more_than_one_click(acts: list[tuple[str, int, int]]) -> None:
    pointing = g.Pointing()
    presses = clicked = 0
    for n, (act, x, y) in enumerate(acts):
        if act == "press":
            presses += 1
            told = pointing.pressed(SPOTS, x, y, LEFT, float(n), GEN)
        elif act == "move":
            told = pointing.moved(SPOTS, x, y)
        elif act == "release":
            told = pointing.released(SPOTS, x, y, LEFT, GEN)
        else:
            told = pointing.left() if act == "left" else pointing.lost()
        clicked += len(clicks(told))
        assert clicked <= presses


def test_letting_go_of_a_slider_is_told_wherever_the_pointer_is() -> None:
    pointing = g.Pointing()
    pointing.pressed(SPOTS, 10, 210, LEFT, 0.0, GEN)
    assert pointing.moved(SPOTS, 300, 300)[0] == g.Slid("slider:s", 1.0, 1.0)
    assert g.LetGo("slider:s") in pointing.released(SPOTS, 300, 300, LEFT, GEN)
    pointing.pressed(SPOTS, 10, 10, LEFT, 5.0, GEN)
    assert not any(isinstance(told, g.LetGo) for told in pointing.released(SPOTS, 10, 10, LEFT, GEN))
