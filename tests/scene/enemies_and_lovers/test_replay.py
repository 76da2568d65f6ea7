"""Watching a match: steps, speeds, own view and all open, and nothing opened before the match is over."""

from __future__ import annotations

from functools import cache

import pytest

from fae_tabletop.games.enemies_and_lovers.cards import NAMES
from fae_tabletop.games.enemies_and_lovers.reckoning import unveiled
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS
from fae_tabletop.games.enemies_and_lovers.scene.layout import table_layout
from fae_tabletop.games.enemies_and_lovers.scene.names import halves, short_name
from fae_tabletop.games.enemies_and_lovers.scene.replay import (
    CLOSED,
    REMEMBERED,
    Everything,
    ReplayScene,
    Watched,
)
from fae_tabletop.games.enemies_and_lovers.state import State
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Metrics
from fae_tabletop.ui.page import Look, Page
from fae_tabletop.ui.stack import SceneStack
from fae_tabletop.ui.watching import SPEEDS
from tests.rules.enemies_and_lovers.histories import history
from tests.scene.enemies_and_lovers.tables import people
from tests.scene.enemies_and_lovers.test_pages import Table, problems
from tests.ui.pilot import Pilot

SEAT = 0


@cache
def whole() -> tuple[State, ...]:
    """Every state of a match of four that was won."""
    for seed in range(20):
        states = tuple(history(4, seed, steps=300))
        if states[-1].why == "crowned":
            return states
    raise AssertionError("no match was won")


def watched(over: bool = True) -> Watched:
    states = whole() if over else whole()[:-1]
    views = [ENEMIES_AND_LOVERS.view(state, SEAT) for state in states]
    opened = (lambda step: Everything(*unveiled(states[step], SEAT))) if over else None
    return Watched(views, people(4), everything=opened)


def opened(kit: Kit, shown: Watched, metrics: Metrics | None = None) -> tuple[Pilot, ReplayScene]:
    scene = ReplayScene(shown)
    pilot = Pilot(kit, metrics=metrics)
    pilot.stack.push(scene)
    pilot.frame()
    return pilot, scene


def named(pilot: Pilot) -> set[str]:
    """Return the cards that any hotspot names."""
    told = " ".join(f"{spot.id} {spot.label}" for spot in pilot.stack.spots)
    return {card for card, name in NAMES.items() if name in told}


def test_keys_and_buttons_step_scrub_and_set_the_speed(kit: Kit) -> None:
    pilot, scene = opened(kit, watched())
    last = len(whole()) - 1
    pilot.key("end")
    assert scene.step == last
    pilot.key("home")
    pilot.key("page down")
    pilot.key("right")
    assert scene.step == 11
    pilot.key("page up")
    pilot.click("button:later")
    assert scene.step == 2
    for _ in range(9):
        pilot.key("]")
    assert scene.speed == SPEEDS[-1]
    pilot.click("button:speed")
    assert scene.speed == SPEEDS[0]


def test_playing_begins_anew_after_the_end(kit: Kit) -> None:
    pilot, scene = opened(kit, watched())
    pilot.key("end")
    pilot.click("button:play")
    assert scene.playing
    assert scene.step == 0


def test_with_all_open_every_card_of_every_hand_and_court_is_named(kit: Kit) -> None:
    pilot, scene = opened(kit, watched())
    for step in (0, 20, len(whole()) - 1):
        scene.go(step)
        pilot.click("see:own")
        own = named(pilot)
        pilot.click("see:open")
        view = scene.view
        there = {*view.hand, *(card for hand in view.hands for card in hand.shown)}
        there |= {slot.card for court in view.courts for slot in court if slot.card is not None}
        assert there <= named(pilot)
        assert step == 0 or step > 20 or there - own, "the own view names fewer"
        assert "everything open" in scene.announce
    scene.go(20)
    pilot.click("pile:draw")
    assert pilot.stack.top is not scene
    first = unveiled(whole()[20], SEAT)[1][0]
    assert pilot.spot(f"card:{first}").label.startswith(f"1: {NAMES[first]}")


def test_the_notebook_tells_what_the_person_knew_even_with_all_open(kit: Kit) -> None:
    pilot, scene = opened(kit, watched())
    scene.go(20)
    pilot.click("button:notes")
    before = [spot.label for spot in pilot.stack.spots if spot.id.startswith("known:")]
    pilot.click("button:close-drawer")
    pilot.click("see:open")
    pilot.click("button:notes")
    assert [spot.label for spot in pilot.stack.spots if spot.id.startswith("known:")] == before


def test_nothing_is_opened_while_the_match_goes_on(kit: Kit) -> None:
    pilot, scene = opened(kit, watched(over=False))
    spot = pilot.spot("see:open")
    assert (spot.enabled, spot.why_not) == (False, CLOSED)
    scene.all_open = True
    assert scene.view == scene.watched.views[scene.step]


def test_only_so_many_opened_steps_are_kept(kit: Kit) -> None:
    pilot, scene = opened(kit, watched())
    pilot.click("see:open")
    for _ in range(REMEMBERED + 9):
        pilot.key("right")
    assert len(scene._opened) <= REMEMBERED


@pytest.mark.parametrize(
    "metrics",
    [Metrics(1024, 640, 2.0), Metrics(1280, 720), Metrics(1280, 720, 2.0), Metrics(1920, 1080)],
    ids=lambda m: f"{m.width}x{m.height}@{m.text:g}",
)
def test_what_is_open_can_be_read(kit: Kit, metrics: Metrics) -> None:
    scene = ReplayScene(watched())
    SceneStack(kit, metrics).push(scene)
    scene.all_open = True
    playing = next(n for n, view in enumerate(scene.watched.views) if view.resolving and n > 20)
    for step in (20, playing, len(whole()) - 1):
        scene.go(step)
        scene.build(Table(kit, metrics))
        sheet = Table(kit, metrics)
        scene.build(sheet)
        assert problems(sheet) == []


@pytest.mark.parametrize(
    "metrics",
    [Metrics(1280, 720), Metrics(1280, 720, 2.0), Metrics(1920, 1080)],
    ids=lambda m: f"{m.width}x{m.height}@{m.text:g}",
)
def test_with_all_open_every_card_of_the_rivals_tells_its_name_legibly(kit: Kit, metrics: Metrics) -> None:
    scene = ReplayScene(watched())
    SceneStack(kit, metrics).push(scene)
    scene.all_open = True
    largest = max(range(len(whole())), key=lambda step: sum(len(hand) for hand in whole()[step].hands[1:]))
    for step in (0, 20, largest, len(whole()) - 2):
        scene.go(step)
        sheet = Table(kit, metrics)
        scene.build(sheet)
        view = scene.view
        there = [card for hand in view.hands[1:] for card in hand.shown]
        there += [slot.card for court in view.courts[1:] for slot in court if slot.card is not None]
        written = {
            one.text.replace(" ", ""): one for one in sheet.written if one.box.y < sheet.screen.h * 0.4
        }
        for card in there:
            name = short_name(card)
            ways = [[name], halves(name) if " " in name else [name]]
            found = [way for way in ways if all(line.replace(" ", "") in written for line in way)]
            assert found, f"{name} at step {step}"
            assert min(written[line.replace(" ", "")].box.h for line in found[0]) >= 10, name


@pytest.mark.parametrize(
    "metrics",
    [Metrics(1280, 720), Metrics(1280, 720, 2.0), Metrics(1920, 1080), Metrics(1024, 640)],
    ids=lambda m: f"{m.width}x{m.height}@{m.text:g}",
)
def test_the_controls_lie_on_no_card_of_the_hand_and_the_stage_above_them(kit: Kit, metrics: Metrics) -> None:
    scene = ReplayScene(watched())
    SceneStack(kit, metrics).push(scene)
    stages = 0
    for step in range(0, len(whole()), 4):
        scene.go(step)
        page = Page(kit, metrics, Look())
        scene.build(page)
        layout = table_layout(metrics, (5, 5, 5), 5)
        controls = [
            spot for spot in page.spots if spot.id in ("button:earlier", "button:play", "slider:step")
        ]
        bars = [metrics.box(spot.rect) for spot in controls]
        for count in (len(scene.view.hand), 9, 14):
            assert not any(card.box.overlaps(bar) for card in layout.hand(count) for bar in bars)
        stage = page.spots.get("panel:stage")
        if stage is not None:
            stages += 1
            assert not any(metrics.box(stage.rect).overlaps(bar) for bar in bars)
    assert stages


def test_with_all_open_the_own_cards_are_marked_by_what_the_others_knew(kit: Kit) -> None:
    pilot, scene = opened(kit, watched())
    marked = 0
    for step in range(0, len(whole()) - 1, 8):
        scene.go(step)
        told = []
        for sight in ("see:own", "see:open"):
            pilot.click(sight)
            own = {f"hand:{card}" for card in scene.view.hand}
            told.append([spot.label for spot in pilot.stack.spots if spot.id in own])
        assert told[0] == told[1]
        marked += any("seen by all" in label for label in told[1])
    assert marked < step / 16, "most of the time nobody had seen the hand"


def test_only_the_first_step_deals_the_cards(kit: Kit) -> None:
    for all_open in (False, True):
        _, scene = opened(kit, watched())
        scene.all_open = all_open
        said = []
        for step in range(len(whole())):
            scene.go(step)
            said.append(scene.announce.split(". ", 1)[1])
        assert [step for step, one in enumerate(said) if "dealt" in one] == [0]
        assert any(one == "You let it happen." for one in said)
        assert any(one.endswith(" lets it happen.") for one in said)
        assert "Nothing can be seen to change." not in said
