from __future__ import annotations

from collections import deque
from collections.abc import Sequence

import msgspec
import pytest

from fae_tabletop.core.game import Command, Event, Illegal, Ref
from fae_tabletop.table.table import Chair, Doors, Told
from fae_tabletop.ui.dialogs import Answer, Question
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.inputs import Key, PointerMoved, PointerPressed, PointerReleased
from fae_tabletop.ui.match import LEAVE, MatchHooks, MatchScene
from fae_tabletop.ui.motion import Beat, Motion
from fae_tabletop.ui.page import Page
from tests.ui.pilot import Pilot


class Take(Command, frozen=True, cache_hash=True):
    """Take from a heap, put on a place."""

    heap: int
    place: int

    def picks(self) -> tuple[Ref, ...]:
        return (Ref("heap", str(self.heap)), Ref("place", str(self.place)))


class Taken(Event, frozen=True, kw_only=True):
    seat: int
    heap: int


class View(msgspec.Struct, frozen=True):
    left: tuple[int, ...]
    turn: int


class Heaps:
    """Two seats take turns in taking from three heaps; a whole match in a few lines, with an honest chair."""

    def __init__(self, sizes: Sequence[int] = (2, 2, 2)) -> None:
        self.views = [View(tuple(sizes), 0)]
        self.inbox: deque[Told[View]] = deque()
        self.steps: list[Told[View]] = []
        doors: Doors[View] = Doors(
            view=lambda: self.views[-1],
            commands=lambda: self.commands(0),
            waiting=self.waiting,
            ticket=lambda: self.ticket,
            submit=lambda command: self.submit(0, command),
            undo=self.undo,
            why_no_undo=lambda: None if len(self.views) > 2 else "nothing_to_undo",
            history=lambda: list(self.steps),
        )
        self.ticket = 0
        self.chair = Chair(0, doors, self.inbox)

    def waiting(self) -> tuple[int, ...]:
        view = self.views[-1]
        return (view.turn % 2,) if any(view.left) else ()

    def commands(self, seat: int) -> tuple[Command, ...]:
        if seat not in self.waiting():
            return ()
        return tuple(Take(h, p) for h, n in enumerate(self.views[-1].left) if n for p in range(2))

    def submit(self, seat: int, command: Command) -> None:
        if command not in self.commands(seat):
            raise Illegal("not_your_turn")
        assert isinstance(command, Take)
        view = self.views[-1]
        left = tuple(n - (h == command.heap) for h, n in enumerate(view.left))
        self.views.append(View(left, view.turn + 1))
        self.ticket += 1
        told = Told((Taken(seat=seat, heap=command.heap),), self.views[-1])
        self.steps.append(told)
        self.inbox.append(told)

    def undo(self) -> None:
        del self.views[-2:], self.steps[-2:]
        self.ticket += 1
        self.inbox.append(Told((), self.views[-1], undone=True))


class HeapScene(MatchScene[View]):
    """Shows heaps and places; a taken thing flies for half a second."""

    risky = False
    asked_again = True

    def __init__(self, match: Heaps, speed: float = 1.0) -> None:
        super().__init__(match.chair, MatchHooks(), speed)
        self.ended = 0
        self.settlings = 0

    def build(self, page: Page) -> None:
        for heap, n in enumerate(self.view.left):
            box = Box(100 + 120 * heap, 100, 80, 80)
            page.spot(
                f"heap:{heap}",
                "heap",
                f"{n} left",
                box,
                selected=Ref("heap", str(heap)) in self.picker.chosen,
                drag=True,
            )
        for place in range(2):
            page.spot(f"place:{place}", "place", "place", Box(100 + 120 * place, 300, 80, 80))
        page.spot("button:undo", "button", "Undo", Box(100, 500, 80, 40))

    def show(self, event: Event, before: View, after: View) -> Sequence[Beat]:
        assert isinstance(event, Taken)
        return (Beat((Motion(f"heap:{event.heap}", "fly", 0.5),)),)

    def prompt_text(self) -> str:
        return "Put it down" if self.picker.chosen else "Take one"

    def refuse(self, ref: Ref) -> Tip | None:
        return Tip("", "That heap is empty.")

    def risk(self, command: Command) -> Question | None:
        if not self.risky:
            return None
        return Question(
            "Sure?", "", [Answer("yes", "Yes"), Answer("no", "No")], cancel="no", never="Never ask"
        )

    def stop_asking(self) -> None:
        self.asked_again = False

    def settled(self) -> None:
        self.settlings += 1

    def over(self) -> None:
        self.ended += 1


@pytest.fixture
def match() -> Heaps:
    return Heaps()


@pytest.fixture
def scene(match: Heaps) -> HeapScene:
    return HeapScene(match)


@pytest.fixture
def pilot(kit: Kit, scene: HeapScene) -> Pilot:
    pilot = Pilot(kit)
    pilot.stack.push(scene)
    pilot.wait(0.1)
    return pilot


def say(pilot: Pilot, heap: int, place: int = 0) -> None:
    pilot.click(f"heap:{heap}")
    pilot.click(f"place:{place}")


def test_two_clicks_are_a_command_and_its_motion_is_seen(
    pilot: Pilot, scene: HeapScene, match: Heaps
) -> None:
    first = scene.prompt
    assert first is not None
    assert first.text == "Take one"
    pilot.click("heap:1")
    second = scene.prompt
    assert second is not None
    assert second.text == "Put it down"
    assert second.id > first.id
    pilot.click("place:0")
    assert match.views[-1].left == (2, 1, 2)
    pilot.wait(0.1)
    assert scene.view.left == (2, 2, 2)
    assert scene.queue.things() == {"heap:1"}
    assert scene.busy
    pilot.wait(0.6)
    assert scene.view.left == (2, 1, 2)
    assert scene.thinking
    assert scene.prompt is None


def test_step_by_step_what_follows_waits_for_the_person(pilot: Pilot, scene: HeapScene, match: Heaps) -> None:
    scene.step_by_step(True)
    say(pilot, 0)
    match.submit(1, Take(2, 1))
    pilot.wait(2.0)
    assert scene.view.left == (1, 2, 2)
    assert scene.holding
    assert not scene.busy, "nobody has to wait for anything but the person"
    assert not scene.my_turn
    pilot.key("space")
    pilot.wait(0.2)
    assert scene.queue.moving
    pilot.key("space")
    turns = [scene.my_turn]
    assert scene.view.left == (1, 2, 1)
    say(pilot, 0)
    match.submit(1, Take(2, 1))
    pilot.wait(2.0)
    assert scene.holding
    scene.run_on()
    turns.append(scene.my_turn)
    assert turns == [True, True]
    assert len(scene.caught_up) == 2
    scene.step_by_step(False)
    assert not scene.stepping


def test_the_rivals_move_is_shown_after_ones_own(pilot: Pilot, scene: HeapScene, match: Heaps) -> None:
    say(pilot, 0)
    match.submit(1, Take(2, 1))
    pilot.wait(0.2)
    assert scene.queue.things() == {"heap:0"}
    pilot.wait(0.6)
    assert scene.view.left == (1, 2, 2)
    assert scene.queue.things() == {"heap:2"}
    pilot.wait(0.6)
    assert scene.view.left == (1, 2, 1)
    assert scene.my_turn


def test_skipping_and_watching_land_on_the_same_picture(kit: Kit) -> None:
    def play(how: str) -> tuple[object, ...]:
        match = Heaps()
        scene = HeapScene(match, 0.0 if how == "speed" else 1.0)
        pilot = Pilot(kit)
        pilot.stack.push(scene)
        pilot.wait(0.05)
        say(pilot, 0)
        match.submit(1, Take(2, 1))
        if how == "space":
            pilot.key("space")
        elif how == "next":
            scene.run_on()
            assert len(scene.caught_up) == 2
        pilot.wait(0.05 if how != "watch" else 2.0)
        assert scene.current
        frame = pilot.frame()
        return frame.table, frame.settled, frame.above, frame.shown.hotspots, scene.view

    watched = play("watch")
    assert [play(how) for how in ("space", "next", "speed")] == [watched] * 3


def test_frantic_clicks_give_one_command(pilot: Pilot, match: Heaps) -> None:
    pilot.click("heap:0")
    x, y = pilot.place("place:0")
    pilot.now += 1
    for _ in range(12):
        pilot.send(PointerPressed(x, y), PointerReleased(x, y))
        pilot.now += 0.05
    assert match.ticket == 1


def test_a_drag_is_a_command(pilot: Pilot, scene: HeapScene, match: Heaps) -> None:
    x, y = pilot.place("heap:2")
    tx, ty = pilot.place("place:1")
    pilot.send(PointerPressed(x, y), PointerMoved(x + 30, y, True), PointerMoved(tx, ty, True))
    pilot.send(PointerReleased(tx, ty))
    assert match.views[-1].left == (2, 2, 1)


def test_a_drag_onto_nonsense_says_why_and_keeps_all(pilot: Pilot, scene: HeapScene, match: Heaps) -> None:
    x, y = pilot.place("heap:2")
    tx, ty = pilot.place("heap:0")
    pilot.send(PointerPressed(x, y), PointerMoved(x - 30, y, True), PointerMoved(tx, ty, True))
    pilot.send(PointerReleased(tx, ty))
    assert match.ticket == 0
    assert scene.picker.chosen == ()


def test_escape_takes_the_choice_back_first(pilot: Pilot, scene: HeapScene) -> None:
    opened: list[bool] = []
    scene.hooks.menu = lambda: opened.append(True)
    pilot.click("heap:1")
    pilot.key("escape")
    assert scene.picker.chosen == ()
    assert opened == []
    pilot.key("escape")
    assert opened == [True]


def test_undo_shows_the_earlier_table_at_once(pilot: Pilot, scene: HeapScene, match: Heaps) -> None:
    say(pilot, 0)
    match.submit(1, Take(2, 1))
    pilot.wait(0.2)
    pilot.key("z", ctrl=True)
    pilot.wait(0.05)
    assert scene.view.left == (2, 2, 2)
    assert scene.my_turn
    say(pilot, 1)
    assert match.views[-1].left == (2, 1, 2)


def test_undo_with_nothing_to_undo_says_so(pilot: Pilot, scene: HeapScene, match: Heaps) -> None:
    pilot.click("button:undo")
    assert match.ticket == 0
    assert scene.no_undo("nothing_to_undo") in str(pilot.stack._toast)


def test_a_risky_command_is_asked_about_once(pilot: Pilot, scene: HeapScene, match: Heaps) -> None:
    scene.risky = True
    say(pilot, 0)
    assert match.ticket == 0
    pilot.click("button:no")
    assert match.ticket == 0
    say(pilot, 0)
    pilot.click("switch:never")
    pilot.click("button:yes")
    assert match.ticket == 1
    assert not scene.asked_again
    assert not scene.confirm


def test_a_question_outlived_by_the_match_does_nothing(pilot: Pilot, scene: HeapScene, match: Heaps) -> None:
    scene.risky = True
    say(pilot, 0)
    match.submit(0, Take(1, 1))
    pilot.click("button:yes")
    assert match.ticket == 1


def test_the_end_is_told_once_when_all_was_shown(kit: Kit) -> None:
    match = Heaps((1, 0, 0))
    scene = HeapScene(match)
    pilot = Pilot(kit)
    pilot.stack.push(scene)
    pilot.wait(0.05)
    say(pilot, 0)
    pilot.wait(0.2)
    assert scene.ended == 0
    pilot.wait(1.0)
    pilot.wait(1.0)
    assert scene.ended == 1
    assert scene.prompt is None


def test_speed_keys_step_and_are_kept(pilot: Pilot, scene: HeapScene) -> None:
    kept: list[float] = []
    scene.hooks.set_speed = kept.append
    for name in ("]", "]", "]", "[", "[", "[", "[", "["):
        pilot.send(Key(name))
    assert kept == [2.0, 4.0, 4.0, 2.0, 1.0, 0.5, 0.0, 0.0]


def test_leaving_closes_with_leave(kit: Kit, scene: HeapScene) -> None:
    results: list[str] = []
    pilot = Pilot(kit)
    pilot.stack.push(scene, results.append)
    scene.close(LEAVE)
    assert results == [LEAVE]


def test_resigning_is_asked_once(pilot: Pilot, scene: HeapScene, match: Heaps) -> None:
    scene.ask_resign()
    pilot.frame()
    pilot.click("button:no")
    assert match.ticket == 0
    assert pilot.stack.top is scene
