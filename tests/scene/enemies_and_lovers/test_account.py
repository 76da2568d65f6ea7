"""How it went: the Crown's way and the turning points in every window, and the ways on."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from fae_tabletop.games.enemies_and_lovers import events as e
from fae_tabletop.games.enemies_and_lovers import hindsight as looking_back
from fae_tabletop.games.enemies_and_lovers.account import (
    Hindsight,
    Judged,
    Reckoned,
    Turning,
    near_misses,
    tallies,
)
from fae_tabletop.games.enemies_and_lovers.cards import IDS, CardId
from fae_tabletop.games.enemies_and_lovers.hindsight import hindsight
from fae_tabletop.games.enemies_and_lovers.public import View
from fae_tabletop.games.enemies_and_lovers.reckoning import reckon, stood
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS as GAME
from fae_tabletop.games.enemies_and_lovers.scene import memories
from fae_tabletop.games.enemies_and_lovers.scene.account import TURNING_RED, AccountScene
from fae_tabletop.games.enemies_and_lovers.scene.names import halves, short_name
from fae_tabletop.games.enemies_and_lovers.scene.result import ResultScene
from fae_tabletop.games.enemies_and_lovers.state import State
from fae_tabletop.ui.drawing import Kit, Shape
from fae_tabletop.ui.geometry import Metrics
from fae_tabletop.ui.page import Layer
from fae_tabletop.ui.stack import SceneStack
from tests.rules.enemies_and_lovers.histories import history
from tests.scene.enemies_and_lovers.tables import people
from tests.scene.enthrone.sheets import CHOSEN, Sheet, faults
from tests.ui.pilot import Pilot

CROWN: CardId = "the_crown_of_elfhame"
WINDOWS = pytest.mark.parametrize("metrics", CHOSEN, ids=lambda m: f"{m.width}x{m.height}@{m.text:g}")


@cache
def match(seats: int) -> tuple[State, ...]:
    """Return a whole match that was won."""
    for seed in range(30):
        states = tuple(history(seats, seed, steps=200))
        if states[-1].why == "crowned" and len(states) > 60:
            return states
    raise AssertionError("no match was won")


def account(seats: int = 4, watch: list[int] | None = None) -> AccountScene:
    states = match(seats)
    view = GAME.view(states[-1], 0)
    return AccountScene(
        view,
        people(seats),
        reckon(states, 0),
        lambda told: hindsight(states, told, 0, [one.name for one in people(seats)]),
        None if watch is None else watch.append,
    )


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chances are told by few games."""
    monkeypatch.setattr(looking_back, "GAMES", 20)


def told(kit: Kit, scene: AccountScene) -> Pilot:
    pilot = Pilot(kit)
    pilot.stack.push(scene)
    pilot.wait(8.0)
    assert not scene.moving
    return pilot


def test_the_way_of_the_crown_is_shown_by_what_each_seat_could_know(kit: Kit) -> None:
    scene = account()
    pilot = told(kit, scene)
    rows = {spot.id for spot in pilot.stack.spots if spot.id.startswith("chart:")}
    assert rows == {"chart:0", "chart:1", "chart:2", "chart:3", "chart:pile"}
    pilot.click("knower:2")
    assert scene.knower == 2
    assert len(scene.reckoned) == len(match(4)) - 1


def test_the_picture_tells_its_turns_and_where_the_match_turned(kit: Kit) -> None:
    scene = account(2, [])
    told(kit, scene)
    sheet = Sheet(kit, Metrics(1920, 1080))
    scene.build(sheet)
    written = {one.text.replace(" ", "") for one in sheet.written}
    assert {
        "turn1",
        f"turn{scene.reckoned[-1].turn}",
        "turningpoint",
        "isthereintruth",
        "attheend",
    } <= written
    shapes = [item.key for item in sheet.items[Layer.SETTLED] if isinstance(item, Shape)]
    lines = [key for key in shapes if isinstance(key, tuple) and key[:2] == ("fill", TURNING_RED)]
    rows = 3
    assert len(lines) == len(scene._points()) * rows + 1, "in each row, and once beside the words"


def test_a_turning_point_leads_to_its_turn(kit: Kit) -> None:
    went: list[int] = []
    scene = account(2, went)
    pilot = told(kit, scene)
    turns = [spot.id for spot in pilot.stack.spots if spot.id.startswith("turn:")]
    assert 0 < len(turns) <= 3
    for spot in turns:
        pilot.click(spot)
    assert went == [int(spot.removeprefix("turn:")) for spot in turns]
    assert all(scene.reckoned[before].turn > scene.reckoned[before - 1].turn for before in went if before)
    pilot.key("escape")
    assert pilot.stack.top is None


def test_nothing_is_told_while_the_match_goes_on() -> None:
    states = match(2)[:5]
    with pytest.raises(ValueError, match="not over"):
        AccountScene(GAME.view(states[-1], 0), people(2), iter(()), lambda told: iter(()))


def test_a_long_match_is_gone_through_a_little_at_a_time(kit: Kit) -> None:
    scene = account()
    pilot = Pilot(kit)
    pilot.stack.push(scene)
    pilot.wait(0.05)
    assert scene.moving
    assert "being gone through" in scene.announce


@WINDOWS
def test_the_account_is_whole_in_every_window(kit: Kit, metrics: Metrics) -> None:
    scene = account(4, [])
    SceneStack(kit, metrics).push(scene)
    sheet = Sheet(kit, metrics)
    scene.build(sheet)
    assert not faults(sheet), "while it is gone through"
    scene.reckoned, scene.done, scene.hindsight = list(reckoned()), True, looked_back()
    assert scene.hindsight.points, "there is something to be told"
    for scroll in (0, scene._scroll.most):
        scene._scroll.to(scroll)
        sheet = Sheet(kit, metrics)
        scene.build(sheet)
        assert not faults(sheet)


@WINDOWS
def test_the_result_that_offers_it_is_whole_in_every_window(kit: Kit, metrics: Metrics) -> None:
    view = GAME.view(match(4)[-1], 0)
    names = [person.name for person in people(4)]
    near = near_misses(view, names, stood(match(4)))
    assert near
    result = ResultScene(view, people(4), "Nine rounds.", 0.0, lambda: None, near)
    SceneStack(kit, metrics).push(result)
    sheet = Sheet(kit, metrics)
    result.build(sheet)
    assert not faults(sheet)
    assert near[0][:20] in " ".join(words.text for words in sheet.written)


def won(*cards: CardId, way: e.Way, last: CardId) -> View:
    """Return the end of a match of two that seat 1 won with these cards in its Court."""
    view = GAME.view(match(2)[-1], 0)
    court = tuple(e.Lying(slot, card, None) for slot, card in enumerate(cards, start=1))
    assert view.revealed is not None
    opened = msgspec.structs.replace(view.revealed, hands=(("titch",), ()), courts=((), court))
    log = (e.Ended(winner=1, why="crowned", card=last),)
    return msgspec.structs.replace(view, winner=1, why="crowned", way=way, revealed=opened, log=log)


@pytest.mark.parametrize(
    ("cards", "stands"),
    [
        (("kaye_fierch", "madoc", "seduction", CROWN), "Prince"),
        (("cardan", "kaye_fierch", "rath_roiben_rye", "seduction", CROWN), "Conspirator"),
        (("cardan", "madoc", "kaye_fierch", "seduction", CROWN), ""),
    ],
)
def test_the_result_says_card_by_card_what_won(kit: Kit, cards: tuple[CardId, ...], stands: str) -> None:
    view = won(*cards, way="mortal", last=CROWN)
    result = ResultScene(view, people(2), "", 1.0, None)
    pilot = Pilot(kit)
    pilot.stack.push(result)
    pilot.wait(0.35 * (len(cards) - 1) + 0.2)
    open_now = {spot for spot in pilot.ids() if spot.startswith("card:")}
    assert open_now == {f"card:{card}" for card in cards if card != CROWN}, (
        "what completed it turns over last"
    )
    pilot.wait(1.0)
    assert pilot.spot(f"card:{CROWN}").label.endswith(": Crown, by Heather")
    said = pilot.spot("card:kaye_fierch").label
    assert said.endswith(f": {stands}, stands in for one" if stands else ": Changeling, not needed")
    assert (f"Kaye Fierch stands in for a {stands}." in result.announce) == bool(stands)
    if "rath_roiben_rye" in cards:
        assert pilot.spot("card:rath_roiben_rye").label.endswith(": Trap, not needed")


def test_cards_that_turn_over_are_as_large_as_they_stay(kit: Kit) -> None:
    view = GAME.view(match(4)[-1], 0)
    result = ResultScene(view, people(4), "", 1.0, None)
    pilot = Pilot(kit)
    pilot.stack.push(result)
    pilot.wait(0.5)
    turning = result.moving
    first = next(spot for spot in pilot.ids() if spot.startswith("card:"))
    before = pilot.spot(first).rect
    pilot.wait(4.0)
    assert (turning, result.moving) == (True, False)
    assert pilot.spot(first).rect == before


@pytest.mark.parametrize("metrics", [Metrics(1280, 720), Metrics(1366, 768), Metrics(1920, 1080)], ids=str)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_whole_result_is_seen_at_once(kit: Kit, metrics: Metrics, seats: int) -> None:
    view = GAME.view(match(seats)[-1], 0)
    near = near_misses(view, [person.name for person in people(seats)], stood(match(seats)))
    result = ResultScene(view, people(seats), "Nine rounds.", 0.0, lambda: None, near)
    SceneStack(kit, metrics).push(result)
    result.build(Sheet(kit, metrics))
    assert result._scroll.most == 0


@pytest.mark.parametrize("metrics", [Metrics(1280, 720), Metrics(1920, 1080)], ids=str)
def test_near_misses_give_way_before_the_result_has_to_be_scrolled(kit: Kit, metrics: Metrics) -> None:
    view = GAME.view(match(4)[-1], 0)
    assert view.revealed is not None
    lying = {card for court in view.revealed.courts for piece in court for card in (piece.card, piece.shield)}
    free = [card for card in IDS if card not in lying]
    hands = tuple(tuple(free[begin:end]) for begin, end in ((0, 13), (13, 15), (15, 22), (22, 23)))
    view = msgspec.structs.replace(view, revealed=msgspec.structs.replace(view.revealed, hands=hands))
    near = ["Saffron held the Crown for three turns, and it was not enough."] * 4
    result = ResultScene(view, people(4), "Nine rounds.", 0.0, lambda: None, near)
    SceneStack(kit, metrics).push(result)
    sheet = Sheet(kit, metrics)
    result.build(sheet)
    assert result._scroll.most == 0
    assert "deed" in " ".join(words.text for words in sheet.written)


def test_what_happened_and_a_good_deed_are_told_where_no_turn_changed_much(kit: Kit) -> None:
    scene = account()
    scene.reckoned, scene.done = [one._replace(chance=0.5) for one in reckoned()], True
    scene.hindsight = Hindsight(done=True)
    assert any("deed" in words for words in scene.told())
    sheet = Sheet(kit, Metrics(1280, 720))
    SceneStack(kit, Metrics(1280, 720)).push(scene)
    scene.build(sheet)
    assert {f"tally:{seat}" for seat in range(4)} <= {spot.id for spot in sheet.spots}


def test_the_result_opens_it(kit: Kit) -> None:
    opened: list[str] = []
    view = GAME.view(match(2)[-1], 0)
    result = ResultScene(view, people(2), "", 0.0, lambda: opened.append("account"))
    pilot = Pilot(kit)
    pilot.stack.push(result)
    pilot.wait(0.2)
    pilot.click("button:account")
    assert opened == ["account"]
    assert pilot.stack.top is result


@cache
def looked_back() -> Hindsight:
    """Return what the match of four comes to, with a long verdict on every turning point."""
    steps = ((6, 9), (20, 22), (30, 34))
    points = [Turning(reckoned()[a].turn, 1, 0.52, 0.31, (reckoned()[a].logged, reckoned()[b].logged), (a, b))
              for a, b in steps]  # fmt: skip
    said = "A careful player prefers “Place The Crown of Elfhame on Kinship Bond”: that wins 12 more of 100 games."
    deed = f"What brought you furthest, on turn 7: you take Titch from {people(4)[1].name}."
    return Hindsight(tuple(Judged(point, said, point.steps[0]) for point in points), deed, True)


@cache
def reckoned() -> tuple[Reckoned, ...]:
    """Return what could be known in the match of four, worked out once."""
    return tuple(reckon(match(4), 0))


@pytest.mark.parametrize(
    "metrics", [Metrics(1920, 1080), Metrics(1280, 720), Metrics(1024, 640), Metrics(1280, 720, 2.0)], ids=str
)
def test_every_card_of_everybody_tells_its_name(kit: Kit, metrics: Metrics) -> None:
    view = GAME.view(match(4)[-1], 0)
    assert view.revealed is not None
    # One seat has as many cards as a crowded hand holds.
    crowded = [card for hand in view.revealed.hands for card in hand][:7]
    others = [tuple(card for card in hand if card not in crowded) for hand in view.revealed.hands[1:]]
    hands = (tuple(crowded), *others)
    view = msgspec.structs.replace(view, revealed=msgspec.structs.replace(view.revealed, hands=hands))
    result = ResultScene(view, people(4), "", 0.0, lambda: None)
    SceneStack(kit, metrics).push(result)
    sheet = Sheet(kit, metrics)
    result.build(sheet)
    written = {one.text.replace(" ", "") for one in sheet.written}
    for card in crowded:
        name = short_name(card)
        ways = [[name], halves(name)] if " " in name else [[name]]
        assert any({line.replace(" ", "") for line in way} <= written for way in ways), name


def test_attacks_made_and_suffered_are_told_apart(kit: Kit) -> None:
    scene = account()
    scene.reckoned, scene.done = list(reckoned()), True
    SceneStack(kit, Metrics(1280, 720)).push(scene)
    sheet = Sheet(kit, Metrics(1280, 720))
    scene.build(sheet)
    told = next(spot.label for spot in sheet.spots if spot.id == "tally:0")
    assert "attacks made" in told
    assert "attacks suffered" in told
    counted = tallies(scene.view)
    assert sum(one.attacks_made for one in counted) == sum(one.attacks_suffered for one in counted) > 0


def test_who_lost_a_card_to_the_person_is_not_told_as_the_doer() -> None:
    view = GAME.view(match(2)[-1], 0)
    log = (
        e.Played(seat=0, card="stabbed_in_the_front", at=1, no_draw=False),
        e.Killed(seat=1, card="locke", slot=None, part="card", by="stabbed_in_the_front"),
    )
    said = memories.good_deed(msgspec.structs.replace(view, log=log), people(2))
    assert said == f"A deed to remember: you made {people(2)[1].name} lose Locke with Stabbed in the Front."
