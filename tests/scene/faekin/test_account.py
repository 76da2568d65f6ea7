"""How it went: a picture of both Heirs in every window, turning points that lead to their duel, and the words."""

from __future__ import annotations

from functools import cache

import pytest

from fae_tabletop.games.faekin.account import Reckoned
from fae_tabletop.games.faekin.public import FaekinSetup
from fae_tabletop.games.faekin.reckoning import reckon
from fae_tabletop.games.faekin.rules import FAEKIN
from fae_tabletop.games.faekin.scene.account import NOTHING, AccountScene
from fae_tabletop.games.faekin.state import State
from fae_tabletop.games.faekin.talk import Verdict
from fae_tabletop.games.faekin.verdicts import judged
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Metrics
from tests.rules.faekin.test_account import played
from tests.scene.enthrone.sheets import CHOSEN, Sheet, faults
from tests.scene.faekin.tables import people
from tests.ui.pilot import Pilot

WINDOWS = pytest.mark.parametrize("metrics", CHOSEN, ids=lambda m: f"{m.width}x{m.height}@{m.text:g}")


@cache
def finished(seats: int) -> tuple[State, ...]:
    return tuple(played(FaekinSetup(seats), seats))


@cache
def reckoned(seats: int) -> tuple[Reckoned, ...]:
    return tuple(reckon(finished(seats), 0))


def account(seats: int, watch: list[int] | None = None, verdicts: tuple[Verdict, ...] = ()) -> AccountScene:
    states = finished(seats)
    view = FAEKIN.view(states[-1], 0)
    found = verdicts or tuple(judged(states[-1]))
    steps = iter(reckoned(seats))
    return AccountScene(view, people(seats), steps, found, None if watch is None else watch.append)


def told(kit: Kit, scene: AccountScene, metrics: Metrics | None = None) -> Pilot:
    pilot = Pilot(kit, scene, metrics)
    pilot.wait(2.0)
    assert not scene.moving
    return pilot


def test_both_heirs_are_shown_in_turn(kit: Kit) -> None:
    scene = account(3)
    pilot = told(kit, scene)
    rows = {spot.id for spot in pilot.stack.spots if spot.id.startswith("chart:")}
    assert {"chart:0", "chart:1", "chart:2", "chart:sorcha", "chart:maeve"} <= rows
    for court in ("winter", "summer"):
        pilot.click(f"heir-of:{court}")
        heir = scene.view.summer if court == "summer" else scene.view.winter
        true = [spot.id for spot in pilot.stack.spots if "In truth the Heir" in spot.label]
        assert true == [f"chart:{heir}"]


def test_a_turning_point_leads_to_its_duel(kit: Kit) -> None:
    went: list[int] = []
    scene = account(5, went)
    pilot = told(kit, scene)
    turns = [spot.id for spot in pilot.stack.spots if spot.id.startswith("turn:")]
    assert turns
    pilot.click(turns[0])
    assert [f"turn:{step}" for step in went] == turns[:1]
    assert finished(5)[went[0]].duels == finished(5)[-1].duels[: len(finished(5)[went[0]].duels)]


def test_words_and_lies_are_counted(kit: Kit) -> None:
    lies = (
        Verdict(0, 1, "lie", True), Verdict(1, 2, "lie", False), Verdict(2, 1, "true", False),
        Verdict(3, 1, "mistaken", False),
    )  # fmt: skip
    scene = account(5)
    scene.verdicts = lies
    told(kit, scene)
    assert scene.told()[-1] == (
        "Of all that was said 1 proved true, 1 mistaken; 2 lies, 0 of them doubted aloud and 1 plain to somebody else."
    )
    scene.verdicts = ()
    assert scene.told()[-1] == "Nobody said anything that can be true or false."
    assert scene.announce.startswith("How it went. ")


def test_a_round_in_which_nothing_turned_says_so(kit: Kit) -> None:
    scene = account(5)
    first, *_ = found = reckoned(5)
    scene.reckoned = [one._replace(truth=0.5, summer=first.summer, winter=first.winter) for one in found]
    scene.done = True
    sheet = Sheet(kit, Metrics(1280, 720))
    scene.build(sheet)
    assert NOTHING.replace(" ", "") in "".join(one.text.replace(" ", "") for one in sheet.written)


def test_a_round_that_goes_on_has_no_account() -> None:
    view = FAEKIN.view(finished(5)[0], 0)
    with pytest.raises(ValueError, match="not over"):
        AccountScene(view, people(5), iter(()))


@WINDOWS
@pytest.mark.parametrize("seats", [2, 9])
def test_nothing_is_cut_off_in_any_window(kit: Kit, metrics: Metrics, seats: int) -> None:
    scene = account(seats, [])
    told(kit, scene, metrics)
    sheet = Sheet(kit, metrics)
    scene.build(sheet)
    assert faults(sheet) == []


def test_going_back_closes_it(kit: Kit) -> None:
    scene = account(5)
    pilot = told(kit, scene)
    pilot.click("button:back")
    assert pilot.stack.top is None
