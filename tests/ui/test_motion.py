from __future__ import annotations

from collections.abc import Callable
from math import inf

from hypothesis import given
from hypothesis import strategies as st

from fae_tabletop.ui.motion import Beat, Cue, Motion, MotionQueue, ease_out, hop

plans = st.lists(st.lists(st.tuples(st.floats(0, 1), st.floats(0, 0.5)), max_size=4), min_size=1, max_size=6)


def build(plan: list[list[tuple[float, float]]], seen: list[int], speed: float) -> MotionQueue:
    def note(number: int) -> Callable[[], None]:
        return lambda: seen.append(number)

    queue = MotionQueue(speed)
    for n, beat in enumerate(plan):
        motions = [Motion(f"x:{m}", "slide", seconds, delay=delay) for m, (seconds, delay) in enumerate(beat)]
        queue.add(*motions, then=note(n))
    return queue


@given(plans, st.floats(0.25, 4), st.floats(0.005, 0.5))
def test_watching_and_skipping_end_alike(
    plan: list[list[tuple[float, float]]], speed: float, step: float
) -> None:
    watched: list[int] = []
    skipped: list[int] = []
    queue = build(plan, watched, speed)
    for _ in range(100_000):
        if not queue.moving:
            break
        for moving in queue.now():
            assert 0 <= moving.progress <= 1
        queue.advance(step)
    build(plan, skipped, speed).finish()
    assert watched == skipped == list(range(len(plan)))


@given(plans)
def test_speed_nought_is_at_once(plan: list[list[tuple[float, float]]]) -> None:
    seen: list[int] = []
    queue = build(plan, seen, 0)
    queue.advance(0.0)
    assert not queue.moving
    assert seen == list(range(len(plan)))


def test_beats_follow_each_other_and_motions_run_side_by_side() -> None:
    queue = MotionQueue()
    queue.add(Motion("a", "step", 0.2), Motion("b", "step", 0.4))
    queue.add(Motion("c", "step", 0.2))
    assert queue.things() == {"a", "b"}
    queue.advance(0.3)
    a, b = queue.now()
    assert a.progress == 1.0
    assert 0 < b.progress < 1
    queue.advance(0.2)
    assert queue.things() == {"c"}


def test_what_an_end_appends_is_finished_too() -> None:
    queue = MotionQueue()
    seen: list[str] = []
    queue.add(then=lambda: queue.add(Motion("late", "step", 9.0), then=lambda: seen.append("late")))
    queue.finish()
    assert seen == ["late"]


def test_easing_ends_where_it_must() -> None:
    assert (ease_out(0), ease_out(1)) == (0, 1)
    assert (hop(0), hop(0.5), hop(1)) == (0, 1, 0)


cued = st.lists(
    st.tuples(st.floats(0, 1), st.lists(st.tuples(st.sampled_from("abc"), st.floats(0, 1.5)), max_size=4)),
    min_size=1,
    max_size=5,
)


def cued_queue(plan: list[tuple[float, list[tuple[str, float]]]], heard: list[str]) -> MotionQueue:
    queue = MotionQueue(1.0, heard.append)
    for seconds, cues in plan:
        queue.extend([Beat((Motion("x", "slide", seconds),), cues=tuple(Cue(*cue) for cue in cues))])
    return queue


@given(cued, st.floats(0.005, 0.5), st.integers(0, 40))
def test_every_cue_is_told_once_and_in_order(
    plan: list[tuple[float, list[tuple[str, float]]]], step: float, watched: int
) -> None:
    heard: list[str] = []
    queue = cued_queue(plan, heard)
    for _ in range(watched):
        queue.advance(step)
    queue.finish()
    assert heard == [name for _, cues in plan for name, _ in sorted(cues, key=lambda cue: cue[1])]


def test_a_cue_is_told_at_its_moment_and_faster_at_a_higher_speed() -> None:
    for speed in (1.0, 2.0):
        heard: list[str] = []
        queue = cued_queue([(1.0, [("b", 0.5), ("a", 0.0)])], heard)
        queue.speed = speed
        queue.advance(0.01)
        assert heard == ["a"]
        queue.advance(0.46 / speed)
        assert heard == ["a"]
        queue.advance(0.04 / speed)
        assert heard == ["a", "b"]


def test_what_is_dropped_is_not_heard() -> None:
    heard: list[str] = []
    queue = cued_queue([(1.0, [("a", 0.0), ("b", 0.5)])], heard)
    queue.advance(0.1)
    queue.clear()
    queue.extend([Beat((Motion("x", "slide", 1.0),), cues=(Cue("c"),))])
    queue.advance(0.1)
    assert heard == ["a", "c"]


def test_what_is_held_for_ever_stays_until_it_is_ended() -> None:
    seen: list[int] = []
    queue = MotionQueue()
    queue.add(Motion("x:0", "slide", 0.1), then=lambda: seen.append(0), hold=inf)
    queue.add(Motion("x:1", "slide", 0.1), then=lambda: seen.append(1))
    queue.advance(1000.0)
    assert queue.things() == {"x:0"}
    queue.end_beat()
    assert seen == [0]
    queue.advance(0.2)
    assert seen == [0, 1]
    queue.end_beat()
    queue.add(then=lambda: seen.append(2), hold=inf)
    queue.finish()
    assert seen == [0, 1, 2]
