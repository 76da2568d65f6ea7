"""An attack dropped on a card of a rival: it is played at that rival, and pointed at that card as soon as it may be."""

from __future__ import annotations

import pytest

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Command, Ref, Seat
from fae_tabletop.games.enemies_and_lovers.cards import CARD
from fae_tabletop.games.enemies_and_lovers.commands import AimAtCourt, AimAtHand, Pass, Play
from fae_tabletop.games.enemies_and_lovers.public import EnemiesSetup, View
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS as GAME
from fae_tabletop.games.enemies_and_lovers.scene.aims import AIMED, reach
from fae_tabletop.games.enemies_and_lovers.scene.names import short_name
from fae_tabletop.games.enemies_and_lovers.state import State
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Metrics
from fae_tabletop.ui.page import Look, Page
from tests.scene.enemies_and_lovers.tables import Desk, Wanted, position
from tests.scene.enemies_and_lovers.test_pages import drawn, problems


def holding(*effects: str) -> Wanted:
    """Return whether the viewer can play a card with one of these effects at somebody with a Court of some cards."""

    def wanted(view: View, commands: tuple[Command, ...]) -> bool:
        return view.pending is None and any(
            isinstance(one, Play)
            and one.at is not None
            and CARD[one.card].effect in effects
            and sum(slot.filled for slot in view.courts[one.at]) > 1
            and view.hands[one.at].count > 0
            for one in commands
        )

    return wanted


def attack_of(state: State, *effects: str) -> Play:
    plays = [one for one in GAME.commands(state, 0) if isinstance(one, Play) and one.at is not None]
    view = GAME.view(state, 0)
    return next(
        one
        for one in plays
        if CARD[one.card].effect in effects
        and one.at is not None
        and sum(s.filled for s in view.courts[one.at]) > 1
    )


def let_happen(desk: Desk) -> None:
    """Let everybody else pass."""
    for _ in range(12):
        pending = desk.scene.chair.view.pending
        if pending is None or pending.seat == 0 or pending.kind != "respond":
            return
        desk.act(pending.seat, Pass())


POISON = holding("poison", "strike")


def hidden_slot(view: View, at: Seat) -> int:
    return next(
        slot.number for slot in view.courts[at] if slot.filled and not slot.up and slot.shield is None
    )


def hidden(view: View, commands: tuple[Command, ...]) -> bool:
    if not POISON(view, commands):
        return False
    attack = next(
        one
        for one in commands
        if isinstance(one, Play)
        and one.at is not None
        and CARD[one.card].effect in ("poison", "strike")
        and sum(slot.filled for slot in view.courts[one.at]) > 1
    )
    assert attack.at is not None
    return any(slot.filled and not slot.up and slot.shield is None for slot in view.courts[attack.at])


def test_a_hidden_card_on_which_an_attack_is_dropped_is_hit(kit: Kit) -> None:
    state = position(3, hidden)
    desk = Desk(kit, state, confirm=False)
    attack = attack_of(state, "poison", "strike")
    assert attack.at is not None
    number = hidden_slot(desk.scene.view, attack.at)
    desk.drag(f"hand:{attack.card}", f"court:{attack.at}:{number}")
    assert attack.card in desk.scene.view.resolving, (
        "the attack names its rival first, and may be answered (R22)"
    )
    let_happen(desk)
    assert all(slot.number != number or not slot.filled for slot in desk.scene.view.courts[attack.at])
    assert desk.scene.view.pending is None or desk.scene.view.pending.kind != "choose"


def test_a_click_on_the_card_means_the_same(kit: Kit) -> None:
    state = position(3, hidden)
    desk = Desk(kit, state, confirm=False)
    attack = attack_of(state, "poison", "strike")
    assert attack.at is not None
    number = hidden_slot(desk.scene.view, attack.at)
    desk.click(f"hand:{attack.card}", f"court:{attack.at}:{number}")
    let_happen(desk)
    assert all(slot.number != number or not slot.filled for slot in desk.scene.view.courts[attack.at])


def test_dropped_on_the_portrait_it_still_asks_which_card(kit: Kit) -> None:
    state = position(3, hidden)
    desk = Desk(kit, state, confirm=False)
    attack = attack_of(state, "poison", "strike")
    desk.drag(f"hand:{attack.card}", f"seat:{attack.at}")
    let_happen(desk)
    pending = desk.scene.view.pending
    assert pending is not None
    assert (pending.kind, pending.seat) == ("choose", 0)


def test_a_card_that_changed_meanwhile_is_asked_for_again(kit: Kit) -> None:
    state = position(3, hidden)
    desk = Desk(kit, state, confirm=False)
    attack = attack_of(state, "poison", "strike")
    assert attack.at is not None
    number = hidden_slot(desk.scene.view, attack.at)
    desk.drag(f"hand:{attack.card}", f"court:{attack.at}:{number}")
    wished = desk.scene._wished
    assert wished is not None
    assert wished.slot is not None
    desk.scene._wished = wished._replace(slot=wished.slot.__class__(number, True, None, False, "vivienne"))
    let_happen(desk)
    pending = desk.scene.view.pending
    assert pending is not None
    assert pending.kind == "choose"


@pytest.mark.parametrize("seats", [2, 4])
def test_what_an_attack_reaches_is_what_can_be_pointed_at_afterwards(seats: int) -> None:
    """The lit cards are those that the rules offer once nobody has answered."""
    compared = 0
    for seed in range(12):
        state, dice = GAME.start(EnemiesSetup(seats), seed).state, Dice(seed)
        for _ in range(160):
            if not GAME.waiting(state):
                break
            seat = GAME.waiting(state)[0]
            for play in GAME.commands(state, seat):
                if isinstance(play, Play) and play.at is not None and CARD[play.card].effect in AIMED:
                    lit = {
                        ref
                        for ref in reach(GAME.view(state, seat), play.card)
                        if ref.key.startswith(f"{play.at}:")
                    }
                    after = GAME.apply(state, seat, play).state
                    while (due := GAME.view(after, 0).pending) is not None and due.kind == "respond":
                        after = GAME.apply(after, due.seat, Pass()).state
                    asked = {
                        one.picks()[0]
                        for one in GAME.commands(after, seat)
                        if isinstance(one, AimAtCourt | AimAtHand)
                    }
                    if asked:
                        assert lit == asked, play
                        compared += 1
            acting, command = GAME.sample(state, dice)
            state = GAME.apply(state, acting, command).state
    assert compared > 20


def test_what_an_attack_reaches_is_lit_as_a_target_and_the_rest_says_why_not(kit: Kit) -> None:
    state = position(3, hidden)
    desk = Desk(kit, state, confirm=False)
    attack = attack_of(state, "poison", "strike")
    desk.click(f"hand:{attack.card}")
    now = desk.scene.showing(Page(kit, desk.pilot.stack.metrics, Look()))
    lit = {ref for ref in now.reach if now.kind(ref) == "target"}
    assert lit == now.reach
    assert any(ref.kind == "court" for ref in lit)
    assert now.sentence.endswith("onto an opponent, or onto a lit card of theirs.")


STEAL = holding("steal")


def test_a_thief_of_hands_is_refused_at_a_court_in_words(kit: Kit) -> None:
    state = position(3, STEAL)
    desk = Desk(kit, state, confirm=False)
    thief = attack_of(state, "steal")
    assert thief.at is not None
    slot = next(slot.number for slot in desk.scene.view.courts[thief.at] if slot.filled)
    before = desk.table.ticket
    desk.drag(f"hand:{thief.card}", f"court:{thief.at}:{slot}")
    assert desk.table.ticket == before
    ref = Ref("court", f"{thief.at}:{slot}")
    desk.scene.picker.choose(Ref("hand", thief.card))
    said = desk.scene.refuse(ref)
    assert said is not None
    assert "hand card" in said.body
    desk.drag(f"hand:{thief.card}", f"hand:{thief.at}:concealed")
    assert desk.table.ticket > before, "on the hand it is right"


def test_a_lone_shield_tells_its_name_in_every_court(kit: Kit) -> None:
    def lone(view: View, commands: tuple[Command, ...]) -> bool:
        return all(any(not slot.filled for slot in court) for court in view.courts)

    state = position(2, lone, 0)
    for metrics in (Metrics(1280, 720), Metrics(1024, 640, 2.0)):
        desk = Desk(kit, state, metrics=metrics)
        sheet = drawn(desk.scene, kit, metrics)
        assert problems(sheet) == []
        written = [one.text.replace(" ", "").upper() for one in sheet.written]
        shields = [slot.shield for court in desk.scene.view.courts for slot in court if not slot.filled]
        for shield in shields:
            assert shield is not None
            assert short_name(shield).upper() in written
