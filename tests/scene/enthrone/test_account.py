"""How it went: the chart and the turning points in every window, and the ways there and on."""

from __future__ import annotations

import msgspec
import pytest

from fae_tabletop.games.enthrone.account import Reckoned, forgotten_told, percent
from fae_tabletop.games.enthrone.public import View
from fae_tabletop.games.enthrone.reckoning import reckon
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.games.enthrone.scene.account import AccountScene
from fae_tabletop.games.enthrone.scene.result import ResultScene
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Metrics
from fae_tabletop.ui.stack import SceneStack
from tests.scene.enthrone.sheets import CHOSEN, Sheet, faults, letters
from tests.scene.enthrone.tables import RIVAL, court, finished
from tests.ui.pilot import Pilot


def told(kit: Kit, scene: AccountScene, metrics: Metrics | None = None) -> Pilot:
    pilot = Pilot(kit, metrics=metrics)
    pilot.stack.push(scene)
    pilot.wait(3.0)
    assert not scene.moving
    return pilot


def account(why: str = "capture", memory: int | None = None, watch: list[int] | None = None) -> AccountScene:
    return over(finished(why), memory, watch)


def over(view: View, memory: int | None = None, watch: list[int] | None = None) -> AccountScene:
    return AccountScene(
        view, RIVAL, memory, reckon(view, memory), {}, None if watch is None else watch.append
    )


def test_the_account_tells_suspicion_and_turning_points(kit: Kit) -> None:
    scene = account()
    pilot = told(kit, scene)
    known = scene.view.revealed
    assert known is not None
    rows = {spot.id for spot in pilot.stack.spots if spot.id.startswith("chart:")}
    suspects = {f"chart:{pawn}" for pawn in (*known.hands[scene.view.seat], *known.aside)}
    assert rows == suspects | {"chart:own"}
    assert "seen through" in scene.announce
    theirs = sum(record.seat != scene.view.seat for record in scene.view.moves)
    assert len(scene._decisions) == theirs
    assert len(scene.reckoned) == len(scene.view.moves)


def test_a_turning_point_leads_to_its_turn(kit: Kit) -> None:
    for why in ("capture", "regalia", "quarry"):
        went: list[int] = []
        scene = account(why, watch=went)
        pilot = told(kit, scene)
        turns = [spot.id for spot in pilot.stack.spots if spot.id.startswith("turn:")]
        assert len(turns) <= 3
        for spot in turns:
            pilot.click(spot)
        assert went == [int(spot.removeprefix("turn:")) for spot in turns]
        assert went == sorted(went)
        pilot.key("escape")
        assert pilot.stack.top is None


def test_a_rival_without_memory_suspected_all_alike(kit: Kit) -> None:
    scene = account(memory=0)
    told(kit, scene)
    assert "remembers no moves" in scene.announce
    for _, suspicion in scene._decisions:
        assert len({share for share in suspicion if share}) == 1


def test_a_chart_of_one_decision_names_its_turn_once(kit: Kit) -> None:
    scene = account()
    pilot = Pilot(kit)
    pilot.stack.push(scene)
    while len(scene._decisions) < 2:
        scene.update(0.0)
        sheet = Sheet(kit, pilot.stack.metrics)
        scene.build(sheet)
        turns = [words for words in letters(sheet) if words.startswith("turn ")]
        assert turns == [f"turn {turn}" for turn, _ in scene._decisions]


def test_nothing_is_told_while_the_match_goes_on() -> None:
    with pytest.raises(ValueError, match="not over"):
        over(ENTHRONE.view(court(), 0))


def test_a_match_without_a_move_has_nothing_to_tell(kit: Kit) -> None:
    scene = over(msgspec.structs.replace(finished("capture"), moves=()))
    pilot = told(kit, scene)
    sheet = Sheet(kit, pilot.stack.metrics)
    scene.build(sheet)
    assert any("Nobody moved" in words for words in letters(sheet))


@pytest.mark.parametrize("metrics", CHOSEN, ids=lambda m: f"{m.width}x{m.height}@{m.text:g}")
def test_account_and_result_are_whole_in_every_window(kit: Kit, metrics: Metrics) -> None:
    for scene in (account("regalia", watch=[]), account("quarry")):
        SceneStack(kit, metrics).push(scene)
        sheet = Sheet(kit, metrics)
        scene.build(sheet)
        assert not faults(sheet), "while it is gone through"
        while scene.moving:
            scene.update(0.0)
        sheet = Sheet(kit, metrics)
        scene.build(sheet)
        assert not faults(sheet)
        scene._scroll.to(scene._scroll.most)
        sheet = Sheet(kit, metrics)
        scene.build(sheet)
        assert not faults(sheet)
    result = ResultScene(finished("regalia"), RIVAL, "16 turns.", 0.0, lambda: None)
    SceneStack(kit, metrics).push(result)
    sheet = Sheet(kit, metrics)
    result.build(sheet)
    assert not faults(sheet)


def test_a_long_match_is_gone_through_a_little_at_a_time(kit: Kit) -> None:
    scene = account("adjourned_turns")
    pilot = Pilot(kit)
    pilot.stack.push(scene)
    pilot.wait(0.05)
    assert scene.moving
    assert 0 < len(scene.reckoned) < len(scene.view.moves)
    assert "being gone through" in scene.announce


def test_the_result_offers_the_account(kit: Kit) -> None:
    opened: list[str] = []
    result = ResultScene(finished("regalia"), RIVAL, "", 0.0, lambda: opened.append("account"))
    pilot = Pilot(kit)
    pilot.stack.push(result)
    pilot.wait(0.2)
    pilot.click("button:account")
    assert opened == ["account"]
    assert pilot.stack.top is result


def test_a_percentage_is_not_broken() -> None:
    assert percent(0.256) == "26\u00a0%"


def test_what_a_rival_forgot_is_told_by_its_bars() -> None:
    def reckoned(*shares: float) -> list[Reckoned]:
        return [Reckoned(turn, (share, 1 - share), 0.5, ()) for turn, share in enumerate(shares)]

    assert forgotten_told("Pim", reckoned(0.5, 0.0, 0.3), 4) == (
        "Pim remembers four turns: what it forgot, it suspects again."
    )
    assert forgotten_told("Pim", reckoned(0.5, 0.0, 0.3), 10).startswith("Pim remembers 10 turns")
    assert forgotten_told("Pim", reckoned(0.5, 0.3, 0.0), 4) == ""
    assert forgotten_told("Pim", reckoned(0.5, 0.0, 0.3), None) == ""
