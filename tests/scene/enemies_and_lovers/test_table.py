"""What clicks, drags and keys at the table do, what is refused and why, and what is never asked."""

from __future__ import annotations

import re

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Command
from fae_tabletop.games.enemies_and_lovers.cards import CARD
from fae_tabletop.games.enemies_and_lovers.commands import (
    EndTurn,
    Interrupt,
    Mortal,
    Pass,
    Place,
    Play,
)
from fae_tabletop.games.enemies_and_lovers.public import View
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS
from fae_tabletop.games.enemies_and_lovers.scene.closer import card_closer
from fae_tabletop.games.enemies_and_lovers.scene.hand import consequence
from fae_tabletop.games.enemies_and_lovers.scene.middle import steps
from fae_tabletop.games.enemies_and_lovers.scene.policies import Policies, topic
from fae_tabletop.games.enemies_and_lovers.state import State
from fae_tabletop.ui.drawing import Kit, Lettered
from fae_tabletop.ui.inputs import LEFT, PointerMoved, PointerPressed, PointerReleased
from fae_tabletop.ui.page import Look, Page
from tests.rules.enemies_and_lovers.tables import Table as Rules
from tests.scene.enemies_and_lovers.tables import Desk, asked, my_turn, position


def can_place(view: View, commands: tuple[Command, ...]) -> bool:
    """Whether a Court card can be placed and an attack can be played."""
    placing = any(isinstance(command, Place) for command in commands)
    return (
        placing
        and my_turn(view, commands)
        and any(isinstance(c, Play) and c.at is not None for c in commands)
    )


def mortal_out_of_turn(view: View, commands: tuple[Command, ...]) -> bool:
    """Whether the viewer holds Heather and a Court card on the own turn: soon somebody else's."""
    return my_turn(view, commands) and any(isinstance(command, Mortal) for command in commands)


def first(state: State, kind: type[Command]) -> Command:
    """Return the first command of a kind for seat 0."""
    return next(command for command in ENEMIES_AND_LOVERS.commands(state, 0) if isinstance(command, kind))


def test_a_card_dropped_on_the_discard_pile_in_vain_says_where_it_goes(kit: Kit) -> None:
    desk = Desk(kit, Rules([["oak"], ["wren"]], discard=["locke"]).state)
    desk.drag("hand:oak", "pile:discard")
    assert desk.toast == "Not there. Oak: into your Court."
    assert desk.pilot.stack.top is desk.scene
    assert desk.table.length == 0


def test_a_card_dragged_into_the_court_is_placed_and_can_be_taken_back(kit: Kit) -> None:
    state = position(3, can_place)
    desk = Desk(kit, state)
    placing = first(state, Place)
    assert isinstance(placing, Place)
    before = ENEMIES_AND_LOVERS.view(state, 0)
    desk.drag(f"hand:{placing.card}", "court:0:new")
    assert placing.card in [slot.card for slot in desk.scene.view.court]
    desk.click("button:undo")
    assert desk.scene.view.court == before.court
    assert desk.scene.view.step == "place"


def test_an_attack_dragged_onto_a_rival_is_played_and_cannot_be_taken_back(kit: Kit) -> None:
    state = position(3, can_place)
    desk = Desk(kit, state, confirm=False)
    attack = next(
        c for c in ENEMIES_AND_LOVERS.commands(state, 0) if isinstance(c, Play) and c.at is not None
    )
    desk.drag(f"hand:{attack.card}", f"seat:{attack.at}")
    assert attack.card not in desk.scene.view.hand
    assert "button:undo" not in desk.pilot.stack.spots
    assert desk.scene.chair.why_no_undo is not None


def test_playing_first_is_asked_about_once(kit: Kit) -> None:
    state = position(3, can_place)
    desk = Desk(kit, state, notes=True)
    attack = next(
        c for c in ENEMIES_AND_LOVERS.commands(state, 0) if isinstance(c, Play) and c.at is not None
    )
    desk.click(f"hand:{attack.card}", f"seat:{attack.at}")
    assert "button:no" in desk.pilot.stack.spots
    desk.click("button:no")
    assert attack.card in desk.scene.view.hand, "nothing was played"


def test_the_steps_tell_beforehand_what_a_card_would_cost(kit: Kit) -> None:
    state = position(3, can_place)
    desk = Desk(kit, state)
    for card in desk.scene.view.hand:
        page = Page(kit, desk.pilot.stack.metrics, Look(hover=f"hand:{card}"))
        now = desk.scene.showing(page)
        _, (place_lost, _, draw_lost) = steps(now)
        printed = CARD[card]
        only_played = printed.effect != "none" and printed.kind != "court"
        assert place_lost == only_played
        assert draw_lost == (printed.effect != "none" and printed.skips_draw)
        lines, costs = consequence(now, card)
        assert costs == (printed.effect != "none" and printed.skips_draw)
        assert bool(lines) == (printed.effect != "none" or printed.kind == "court")


def test_what_cannot_be_done_is_refused_in_words(kit: Kit) -> None:
    def holding_an_answer(view: View, commands: tuple[Command, ...]) -> bool:
        return my_turn(view, commands) and any(CARD[card].subtype == "trickster" for card in view.hand)

    desk = Desk(kit, position(3, holding_an_answer))
    card = next(card for card in desk.scene.view.hand if CARD[card].subtype == "trickster")
    spot = desk.pilot.spot(f"hand:{card}")
    assert not spot.enabled
    assert spot.why_not is not None
    assert "you will be asked" in spot.why_not
    before = desk.table.ticket
    desk.click(f"hand:{card}")
    assert desk.table.ticket == before
    desk.pilot.wait(0.2)
    written = [item for item in desk.pilot.frame().above if isinstance(item, Lettered)]
    told = ["".join(piece.text for piece in one.block.pieces if hasattr(piece, "text")) for one in written]
    assert sum("willbeasked" in one.replace(" ", "") for one in told) == 1, "the tool tip alone says it"
    assert not desk.toast


def test_heather_comes_in_the_turn_of_another(kit: Kit) -> None:
    desk = Desk(kit, position(3, mortal_out_of_turn))
    desk.scene.give(EndTurn(), certain=True)
    desk.pilot.wait(0.05)
    assert 0 not in desk.table.waiting
    assert desk.pilot.spot("button:mortal").enabled
    mortal = next(command for command in desk.scene.chair.commands if isinstance(command, Mortal))
    desk.click("button:mortal", f"hand:{mortal.card}", mortal.picks()[-1].id)
    assert "heather" not in desk.scene.view.hand
    lying = [card for slot in desk.scene.view.court for card in (slot.card, slot.shield)]
    assert mortal.card in lying or desk.scene.view.why is not None


def test_escape_puts_the_mortal_button_back(kit: Kit) -> None:
    desk = Desk(kit, position(3, mortal_out_of_turn))
    desk.scene.give(EndTurn(), certain=True)
    desk.pilot.wait(0.05)
    desk.click("button:mortal")
    assert desk.scene.picker.chosen
    desk.pilot.key("escape")
    assert not desk.scene.picker.chosen
    assert not desk.scene.my_turn
    assert desk.menus == 0


def test_a_press_begun_before_the_stage_is_dropped(kit: Kit) -> None:
    desk = Desk(kit, position(3, my_turn), confirm=False)
    spot = desk.pilot.place("button:end")
    desk.pilot.send(PointerMoved(*spot))
    desk.pilot.send(PointerPressed(*spot, LEFT))
    ticket = desk.table.ticket
    desk.scene.give(first(desk.state, Place) if _placing(desk) else EndTurn(), certain=True)
    desk.pilot.frame()
    after = desk.table.ticket
    desk.pilot.send(PointerReleased(*spot, LEFT))
    assert after == ticket + 1
    assert desk.table.ticket == after, "the old press did nothing"


def _placing(desk: Desk) -> bool:
    return any(isinstance(command, Place) for command in desk.scene.chair.commands)


def test_a_policy_answers_for_the_person_while_it_is_on(kit: Kit) -> None:
    state = position(4, asked("respond"))
    desk = Desk(kit, state)
    assert any(isinstance(c, Interrupt) for c in desk.scene.chair.commands)
    about = topic(desk.scene.view)
    desk.click("policy:game")
    assert desk.scene.policies.of(about) == "game"
    desk.click("button:pass")
    desk.scene.policies.choose("spy", "turn")
    desk.scene.change()
    desk.pilot.frame()
    assert f"button:policy-{about}" in desk.pilot.stack.spots, "what is on can be seen"
    desk.click(f"button:policy-{about}")
    assert desk.scene.policies.of(about) == "ask", "and ended"
    assert desk.scene.policies.of("spy") == "turn", "which ends no other"
    again = Desk(kit, state)
    again.scene.policies.choose(about, "game")
    again.scene._asked = None
    again.scene.change()
    again.pilot.wait(0.1)
    assert 0 not in again.table.waiting or again.scene.chair.view.pending != state_pending(state)


def state_pending(state: State) -> object:
    """Return what the person was asked in a position."""
    return ENEMIES_AND_LOVERS.view(state, 0).pending


def test_policies_end_with_their_turn_and_with_the_game() -> None:
    view = ENEMIES_AND_LOVERS.view(position(4, asked("respond")), 0)
    policies = Policies()
    policies.see(view)
    about = topic(view)
    assert policies.asks(view)
    for policy, asks in (("turn", False), ("game", False), ("ask", True)):
        policies.choose(about, policy)  # type: ignore[arg-type]  # the words of the policies
        assert policies.asks(view) == asks
    policies.choose(about, "turn")
    policies.see(_later(view))
    assert policies.of(about) == "ask"
    policies.choose(about, "game")
    policies.see(_later(_later(view)))
    assert policies.of(about) == "game"


def _later(view: View) -> View:
    from msgspec.structs import replace

    return replace(view, turns=view.turns + 1)


def test_rulings_are_told_by_number_and_in_words() -> None:
    said = card_closer("seduction").words
    assert "**Ruling 36:** Who gains cards by it does not draw." in said


def test_every_card_can_be_looked_at_closely(kit: Kit) -> None:
    desk = Desk(kit, position(3, my_turn))
    for card in desk.scene.view.hand:
        closer = desk.scene.closer(desk.pilot.spot(f"hand:{card}"))
        assert closer is not None
        assert closer.title == CARD[card].name
        assert CARD[card].text in closer.words
        assert not re.search(r"\bR\d", closer.words), "rulings are told in words"
    back = desk.scene.closer(desk.pilot.spot("pile:draw"))
    assert back is not None
    assert back.title == "The draw pile"


def test_the_keyboard_reaches_and_does_everything_on_the_own_turn(kit: Kit) -> None:
    desk = Desk(kit, position(3, can_place))
    placing = first(desk.state, Place)
    assert isinstance(placing, Place)
    for goal in (f"hand:{placing.card}", placing.picks()[-1].id):
        for _ in range(80):
            if desk.pilot.stack.look().focus == goal:
                break
            desk.pilot.key("tab")
        assert desk.pilot.stack.look().focus == goal
        desk.pilot.key("return")
    assert placing.card in [slot.card for slot in desk.scene.view.court]


def test_passing_without_an_answer_takes_no_click(kit: Kit) -> None:
    dice = Dice(3)
    desk = Desk(kit, position(4, my_turn), confirm=False)
    for _ in range(6):
        if not desk.table.waiting:
            break
        if 0 in desk.table.waiting:
            commands = desk.scene.chair.commands
            assert not all(isinstance(command, Pass) for command in commands)
            desk.scene.give(EndTurn() if EndTurn() in commands else dice.choice(commands), certain=True)
            desk.pilot.wait(0.05)
        desk.rivals(dice)


def test_a_hint_comes_in_three_steps_and_goes_when_it_is_closed(kit: Kit) -> None:
    desk = Desk(kit, position(3, can_place))
    told = []
    for step in range(1, 4):
        desk.pilot.key("h")
        assert desk.scene.saying is not None
        assert desk.scene.saying[0] == f"Hint, {step} of 3"
        told.append(desk.scene.saying[1])
    assert told[1].startswith(told[0])
    assert told[2].startswith(told[1])
    assert desk.scene.hints.points
    desk.pilot.key("escape")
    assert desk.scene.saying is None
    assert not desk.scene.hints.points


def test_why_tells_of_the_last_deed_of_a_rival(kit: Kit) -> None:
    desk = Desk(kit, position(3, my_turn))
    desk.click("button:why")
    said = desk.scene.saying
    assert said is not None
    assert said[1]
    desk.click("button:close-saying")
    assert "panel:saying" not in desk.pilot.stack.spots


def test_a_card_dropped_where_nothing_takes_it_is_refused_in_words_and_once(kit: Kit) -> None:
    table = Rules([["forced_promise", "grimsen", "locke"], ["wren"]], [[], [("oak", None)]])
    refused = {
        (
            "forced_promise",
            "court:1:1",
        ): "Forced Promise: It names no opponent: play it onto the discard pile.",
        (
            "forced_promise",
            "hand:1:concealed",
        ): "Forced Promise: It names no opponent: play it onto the discard pile.",
        ("forced_promise", "panel:steps"): "Not there. Forced Promise: into your Court",
        ("grimsen", "court:0:new"): "",
    }
    for (card, target), said in refused.items():
        desk = Desk(kit, table.state, confirm=False)
        ticket = desk.table.ticket
        desk.drag(f"hand:{card}", target)
        assert desk.table.ticket == ticket
        assert desk.toast.startswith(said)
        assert bool(desk.toast) == bool(said), "what the hotspot itself tells is not said twice"
    desk = Desk(kit, table.state, confirm=False)
    x, y = desk.pilot.place("hand:forced_promise")
    desk.pilot.now += 1.0
    desk.pilot.send(PointerMoved(x, y))
    desk.pilot.send(PointerPressed(x, y, LEFT))
    desk.pilot.send(PointerMoved(640, 400))
    desk.pilot.send(PointerReleased(640, 400, LEFT))
    assert desk.toast.startswith("Not there. Forced Promise")


def test_whoever_was_just_aimed_at_shows_no_tip_over_the_cards_to_choose_from(kit: Kit) -> None:
    state = position(4, asked("choose"))
    desk = Desk(kit, state)
    pending = desk.scene.view.pending
    assert pending is not None
    for seat in (1, 2, 3):
        assert (desk.pilot.spot(f"seat:{seat}").tip is None) == (seat == pending.at)
