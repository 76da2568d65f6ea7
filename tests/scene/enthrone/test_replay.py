"""Looking back on a match: steps, speeds, own view and all open, and that a long match stays quick."""

from __future__ import annotations

from functools import cache

import pytest

from fae_tabletop.games.enthrone.public import PAWNS, View
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.games.enthrone.scene.replay import CLOSED, LOG_SHOWN, SPEEDS, ReplayScene, Watched
from fae_tabletop.games.enthrone.setup import standard_setup
from fae_tabletop.games.enthrone.words import NAMES
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Metrics
from fae_tabletop.ui.inputs import Key
from tests.rules.enthrone.policies import eager, shy
from tests.scene.enthrone.sheets import Sheet, faults
from tests.scene.enthrone.tables import LEVEL, RIVAL, finished
from tests.support.matches import played
from tests.support.positions import STANDARD
from tests.ui.pilot import Pilot

SHEETS = [
    Metrics(*size, text)
    for size in ((1024, 640), (1280, 720), (1920, 1080), (3840, 2160))
    for text in (1.0, 1.5, 2.0)
]
LONG = 700


@cache
def whole() -> tuple[View, ...]:
    """Every view of seat 0 in a match that ended with captures."""
    for seed in range(100):
        match = played(ENTHRONE, STANDARD, seed, eager)
        if match.state.why == "capture" and len(match.steps) > 30:
            return tuple(ENTHRONE.view(step.state, 0) for step in match.steps)
    raise AssertionError("no match ended that way")


@cache
def long() -> tuple[View, ...]:
    """Every view of seat 0 in a match without captures that goes on for very long."""
    setup = standard_setup("lions_court", ("no_adjournment",))
    match = played(ENTHRONE, setup, 3, shy, LONG)
    return tuple(ENTHRONE.view(step.state, 0) for step in match.steps)


def opened(kit: Kit, views: tuple[View, ...], metrics: Metrics | None = None) -> tuple[Pilot, ReplayScene]:
    covered = views[-1].why is None
    scene = ReplayScene(Watched(views, RIVAL, LEVEL, "Lions’ Court", covered=covered))
    pilot = Pilot(kit, metrics=metrics)
    pilot.stack.push(scene)
    pilot.frame()
    return pilot, scene


def test_after_the_last_turn_the_banner_names_no_next_one(kit: Kit) -> None:
    view = finished("capture")
    pilot, _ = opened(kit, (view,))
    label = pilot.spot("panel:banner").label
    assert label.startswith(f"The game is over. Turn {view.turn}, ")
    assert "to move" not in label


def test_keys_and_buttons_step_scrub_and_set_the_speed(kit: Kit) -> None:
    pilot, scene = opened(kit, whole())
    last = len(whole()) - 1
    pilot.key("end")
    assert scene.announce == f"Step {last} of {last}."
    pilot.key("home")
    pilot.key("right")
    pilot.key("page down")
    assert scene.step == 11
    pilot.key("page up")
    pilot.click("button:next")
    assert scene.step == 2
    assert scene.speed == 1.0
    pilot.key("]")
    assert scene.speed == 2.0
    for _ in range(9):
        pilot.key("]")
    assert scene.speed == SPEEDS[-1]
    pilot.click("button:speed")
    assert scene.speed == SPEEDS[0]
    assert pilot.spot("button:speed").label == "Speed 0.5×"


@pytest.mark.parametrize("speed", SPEEDS)
def test_playing_keeps_to_its_speed(kit: Kit, speed: float) -> None:
    pilot, scene = opened(kit, whole())
    scene.speed = speed
    pilot.click("button:play")
    pilot.wait(2.3 / speed)
    assert scene.step == 2


def test_all_open_shows_every_identity_and_its_owner_at_every_step(kit: Kit) -> None:
    pilot, scene = opened(kit, whole())
    known = whole()[-1].revealed
    assert known is not None
    scene.go_to(4)
    pilot.frame()
    assert not [spot for spot in pilot.ids() if spot.startswith("identity:")]
    pilot.click("see:open")
    assert {spot for spot in pilot.ids() if spot.startswith("identity:")} == {
        f"identity:{pawn}" for pawn in PAWNS
    }
    rival = known.chosen[1]
    assert rival is not None
    assert pilot.spot(f"identity:{rival}").label == f"{NAMES[rival]}, Chosen Pawn, {RIVAL}’s hand"
    assert scene.announce.endswith("all identities open.")
    pilot.key("right")
    assert scene.all_open
    pilot.click("see:own")
    assert not [spot for spot in pilot.ids() if spot.startswith("identity:")]


def test_one_s_own_view_is_what_was_seen_then(kit: Kit) -> None:
    """With the own view the screens before the end do not depend on what the end revealed."""
    views = whole()
    done, scene = opened(kit, views)
    cut = len(views) - 3
    going, other = opened(kit, views[:cut])
    going.click("panel:identity")
    for step in range(0, cut, 5):
        scene.go_to(step)
        other.go_to(step)
        seen = [(spot.id, spot.label) for spot in done.frame().shown.hotspots if spot.id != "see:open"]
        assert seen == [
            (spot.id, spot.label) for spot in going.frame().shown.hotspots if spot.id != "see:open"
        ]


def test_while_a_match_runs_nothing_is_opened(kit: Kit) -> None:
    pilot, scene = opened(kit, whole()[:-1])
    spot = pilot.spot("see:open")
    assert (spot.enabled, spot.why_not) == (False, CLOSED)
    pilot.click("see:open")
    assert not scene.all_open
    assert pilot.spot("panel:identity").label == "Your identity, covered"
    pilot.key("end")
    pilot.click("panel:identity")
    assert pilot.spot("panel:identity").label.startswith("You are the ")


def test_a_step_late_in_a_long_match_takes_no_more_than_an_early_one(kit: Kit) -> None:
    views = long()
    assert len(views) > LONG
    _, scene = opened(kit, views)
    sizes = []
    for step in (LOG_SHOWN * 2, len(views) - 1):
        scene.go_to(step)
        sheet = Sheet(kit, Metrics(1920, 1080))
        scene.build(sheet)
        sizes.append((len(sheet.written), sum(len(items) for items in sheet.items.values())))
    (early_words, early), (late_words, late) = sizes
    assert late_words <= early_words + 10
    assert late <= early * 1.2


def test_a_held_key_goes_through_every_step(kit: Kit) -> None:
    pilot, scene = opened(kit, long())
    for n in range(200):
        pilot.stack.handle([Key("right", again=n > 0)], pilot.now + n / 30)
        pilot.frame()
    assert scene.step == 200
    assert pilot.stack.focus == "button:play"


@pytest.mark.parametrize("metrics", SHEETS, ids=str)
def test_words_stay_on_their_plates(kit: Kit, metrics: Metrics) -> None:
    views = whole()
    _, scene = opened(kit, views, metrics)
    for step, all_open in ((0, False), (len(views) // 2, True), (len(views) - 1, True)):
        scene.step, scene.all_open = step, all_open
        sheet = Sheet(kit, metrics)
        scene.build(sheet)
        assert not faults(sheet)
