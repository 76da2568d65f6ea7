"""What a person is told on asking: the danger lens, hints step by step, why a rival's move was made."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from fae_tabletop.games.enthrone import advice, reading
from fae_tabletop.games.enthrone.deduction import possible_identities
from fae_tabletop.games.enthrone.public import NUMBER, PAWNS, Move
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.games.enthrone.scene.hints import HintSteps
from fae_tabletop.games.enthrone.words import NAMES
from fae_tabletop.ui.dialogs import Answer, Question
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Metrics
from fae_tabletop.ui.inputs import FocusChanged, Key, KeyReleased
from fae_tabletop.ui.page import Layer, Look
from tests.rules.enthrone.test_secrecy import other_worlds
from tests.scene.enthrone.sheets import PROMISED, Sheet, faults, letters
from tests.scene.enthrone.tables import RIVAL, Desk, court, long_match
from tests.scene.enthrone.test_model import SEEDS, positions


def page(desk: Desk, metrics: Metrics | None = None, hover: str | None = None) -> Sheet:
    sheet = Sheet(desk.pilot.stack.kit, metrics or desk.pilot.stack.metrics, Look(hover=hover))
    desk.scene.build(sheet)
    return sheet


def tip(sheet: Sheet, spot_id: str) -> str:
    spot = next(spot for spot in sheet.spots if spot.id == spot_id)
    return "" if spot.tip is None else spot.tip.body


def test_pointing_at_ones_identity_holds_the_danger_lens_up(kit: Kit) -> None:
    desk = Desk(kit, court())
    plain = page(desk)
    held = page(desk, hover="panel:identity")
    assert tip(plain, "panel:identity") == ""
    assert "could take your Priestess with the tile in place" in tip(held, "panel:identity")
    assert len(held.items[Layer.SETTLED]) > len(plain.items[Layer.SETTLED]) + 3


def test_the_key_holds_the_lens_until_it_is_pressed_again(kit: Kit) -> None:
    desk = Desk(kit, court())
    before = letters(page(desk))
    desk.pilot.key("d")
    assert "DANGER" in letters(page(desk))
    desk.pilot.key("d")
    assert letters(page(desk)) == before
    desk.pilot.key("d")
    desk.click("button:close-saying")
    assert not desk.scene.lens.up


def test_the_lens_is_up_while_its_key_is_held(kit: Kit) -> None:
    desk = Desk(kit, court())
    before = letters(page(desk))
    desk.pilot.send(Key("d"))
    assert "DANGER" in letters(page(desk))
    for _ in range(8):
        desk.pilot.wait(0.1)
        desk.pilot.send(Key("d", again=True))
    assert "DANGER" in letters(page(desk))
    desk.pilot.send(KeyReleased("d"))
    assert letters(page(desk)) == before


def test_a_tap_leaves_the_lens_up_until_the_next_one(kit: Kit) -> None:
    desk = Desk(kit, court())
    for up in (True, False, True):
        desk.pilot.send(Key("d"))
        desk.pilot.wait(0.1)
        desk.pilot.send(KeyReleased("d"))
        desk.pilot.wait(1.0)
        assert desk.scene.lens.up == up


def test_a_held_lens_goes_when_the_keyboard_does(kit: Kit) -> None:
    desk = Desk(kit, court())
    desk.pilot.send(Key("d"), FocusChanged(False))
    assert not desk.scene.lens.up
    desk.pilot.send(Key("d"))
    desk.scene.push(Question("Really?", "", [Answer("no", "No")], cancel="no"))
    desk.pilot.wait(0.1)
    assert not desk.scene.lens.up, "what opens over the table takes it out of the hand"
    desk.pilot.send(KeyReleased("x"))
    assert not desk.scene.lens.up


def test_pointing_at_ones_own_pawn_shows_who_could_take_it(kit: Kit) -> None:
    desk = Desk(kit, court())
    own = f"pawn:{desk.scene.view.chosen}"
    assert len(page(desk, hover=own).items[Layer.SETTLED]) > len(page(desk).items[Layer.SETTLED]) + 3
    assert desk.scene._showing(page(desk, hover=own)).lens
    assert desk.scene._showing(page(desk, hover="pawn:knight")).lens is None
    desk.click("tile:2")
    assert desk.scene._showing(page(desk, hover=own)).lens is None, "with a tile in hand it is a target"


def test_a_covered_identity_has_no_lens(kit: Kit) -> None:
    desk = Desk(kit, court(), covered=True)
    before = page(desk)
    desk.pilot.key("d")
    assert "look at your identity" in desk.toast
    assert letters(page(desk, hover="panel:identity")) == letters(before)
    assert desk.scene._showing(page(desk, hover=f"pawn:{desk.scene.view.chosen}")).lens is None
    assert not desk.scene.lens.up


# -- hints ----------------------------------------------------------------------------------------------------


def ringed(desk: Desk) -> tuple[str, ...]:
    """Return what the hint on show points at."""
    return desk.scene._showing(page(desk)).points


def test_a_hint_comes_in_three_steps(kit: Kit) -> None:
    desk = Desk(kit, court())
    desk.click("button:hint")
    assert desk.scene.saying is not None
    assert desk.scene.saying.title == "Hint 1 of 3"
    assert desk.scene.saying.body.startswith("Look at the Regalia.")
    assert "place" not in desk.scene.saying.body
    assert ringed(desk) == ("cell:0,0",)
    desk.pilot.key("h")
    assert desk.scene.saying.title == "Hint 2 of 3"
    assert "Take place 2 and step onto it." in desk.scene.saying.body
    assert ringed(desk) == ("tile:2", "cell:0,0")
    desk.click("button:hint")
    whole = desk.scene.saying
    assert whole.body == advice.hint(desk.scene.view).body
    assert "you win at once" in whole.body
    desk.click("button:hint")
    assert desk.scene.saying == whole
    desk.pilot.key("escape")
    assert ringed(desk) == ()


def test_another_position_begins_another_hint(kit: Kit) -> None:
    desk = Desk(kit, court())
    for _ in range(3):
        desk.click("button:hint")
    desk.click("tile:4", "cell:0,1")
    assert ringed(desk) == ()
    desk.rival(next(iter(desk.table.chair(1).commands)))
    if desk.scene.my_turn:
        desk.click("button:hint")
        assert desk.scene.saying is not None
        assert desk.scene.saying.title == "Hint 1 of 3"


@settings(max_examples=10)
@given(seed=SEEDS)
def test_every_step_of_a_hint_says_something_and_points_at_it(seed: int) -> None:
    """What it names to do is legal, and the first step does not give it away."""
    for state, view in positions(seed):
        hint = advice.hint(view)
        steps = HintSteps()
        told = [steps.ask(hint).body for _ in range(3)]
        assert len(set(told)) == 3
        assert "place" not in told[0]
        assert hint.look
        tile = next(int(spot.removeprefix("tile:")) for spot in hint.do if spot.startswith("tile:"))
        assert f"place {tile}" in hint.what
        cells = [spot.removeprefix("cell:") for spot in hint.do if spot.startswith("cell:")]
        assert cells or "any free space" in hint.what, "it is said where to go"
        assert ("ringed space" not in hint.what) or len(hint.do) == 2, "nothing else on the board is ringed"
        moves = [c for c in ENTHRONE.commands(state, view.seat) if isinstance(c, Move) and c.tile == tile]
        assert moves
        assert all(any(f"{c.to[0]},{c.to[1]}" == cell for c in moves) for cell in cells)


@pytest.mark.parametrize("metrics", PROMISED, ids=lambda m: f"{m.width}x{m.height}@{m.text:g}")
def test_lens_and_hint_fit_every_window(kit: Kit, metrics: Metrics) -> None:
    for state in (court(), long_match()):
        desk = Desk(kit, state)
        desk.pilot.key("d")
        assert not faults(page(desk, metrics))
        for _ in range(3):
            desk.pilot.key("h")
            assert not faults(page(desk, metrics))


# -- why ------------------------------------------------------------------------------------------------------


@settings(max_examples=8)
@given(seed=SEEDS)
def test_why_reads_the_same_whoever_the_rival_may_be(seed: int) -> None:
    """A function of the own view and the move: every identity that cannot be excluded gives the same sentence."""
    for state, view in list(positions(seed))[::4]:
        theirs = [turn for turn, record in enumerate(view.moves, start=1) if record.seat != view.seat]
        possible = possible_identities(view)
        seen: set[str] = set()
        for world in other_worlds(state, view.seat):
            identity = PAWNS[world.chosen[1 - view.seat]]
            if identity not in possible or identity in seen:
                continue
            seen.add(identity)
            other = ENTHRONE.view(world, view.seat)
            for turn in theirs[-4:]:
                assert reading.why(other, RIVAL, turn) == reading.why(view, RIVAL, turn)
        assert seen == set(possible)


def test_why_names_whom_a_capture_serves_and_whom_a_step_cannot_serve() -> None:
    state = court(to_move=1)
    state = ENTHRONE.apply(state, 1, Move(5, (0, 1))).state
    said = reading.why(ENTHRONE.view(state, 0), RIVAL)
    assert said.title == "Turn 1: why?"
    assert "The Knight is certainly not your rival" in said.body, "it is in the own hand"
    with pytest.raises(ValueError, match="turn 2"):
        reading.why(ENTHRONE.view(state, 0), RIVAL, 2)
    captures = 0
    for seed in range(12):
        _, view = list(positions(seed))[-1]
        for turn, record in enumerate(view.moves, start=1):
            if record.seat != view.seat and record.victim is not None:
                captures += 1
                said = reading.why(view, RIVAL, turn)
                hunters = [p for p in possible_identities(view) if record.victim in view.quarry[NUMBER[p]]]
                assert all(NAMES[hunter] in said.body for hunter in hunters)
                assert "hunt" in said.body
    assert captures


def test_a_turn_in_the_log_is_asked_for_its_reason(kit: Kit) -> None:
    desk = Desk(kit, long_match(), metrics=Metrics(1920, 1080))
    theirs = [n for n, record in enumerate(desk.scene.view.moves, start=1) if record.seat == 1]
    assert f"why:{theirs[-1]}" in desk.pilot.ids()
    assert not [spot for spot in desk.pilot.ids() if spot == f"why:{theirs[-1] + 1}"]
    desk.click(f"why:{theirs[-2]}")
    assert desk.scene.saying is not None
    assert desk.scene.saying.title == f"Turn {theirs[-2]}: why?"
    desk.pilot.key("w")
    assert desk.scene.saying.title == f"Turn {theirs[-1]}: why?"


def test_while_the_identity_is_covered_why_tells_what_everybody_may_read(kit: Kit) -> None:
    desk = Desk(kit, long_match(), covered=True)
    desk.pilot.key("w")
    assert desk.scene.saying is not None
    for told in ("your own", "your rival", "next to your"):
        assert told not in desk.scene.saying.body
