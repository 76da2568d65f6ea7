"""What a chair is told, step by step and after undo, in matches that differ only in the rival's cards."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from fae_tabletop.core.codec import text
from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Command, Seat, Step
from fae_tabletop.core.log import new_header
from fae_tabletop.games.enthrone.public import PAWNS, Dealt, EnthroneSetup
from fae_tabletop.games.enthrone.rules import Enthrone
from fae_tabletop.games.enthrone.state import State
from fae_tabletop.table.table import Chair, Table, Told
from tests.rules.enthrone.policies import shy
from tests.support.positions import STANDARD


class Redealt(Enthrone):
    """Enthrone in which the cards that one seat cannot see are dealt in another of their ten ways."""

    def __init__(self, seat: Seat, deal: int) -> None:
        self.seat = seat
        self.deal = deal

    def start(self, setup: EnthroneSetup, seed: int) -> Step[State]:
        """Deal as always, then exchange what is hidden from the seat."""
        step = super().start(setup, seed)
        state, other = step.state.copy(), 1 - self.seat
        hidden = Dice(self.deal).shuffled([*state.hands[other], *state.aside])
        hands = list(state.hands)
        hands[other] = tuple(sorted(hidden[:3]))
        state.hands = tuple(hands)
        state.aside = tuple(sorted(hidden[3:]))
        events = tuple(
            Dealt(audience=(seat,), hand=tuple(PAWNS[pawn] for pawn in hands[seat])) for seat in (0, 1)
        )
        return Step(state, events)


class Tape:
    """Keeps nothing."""

    problem: str | None = None

    def append(self, line: str) -> None:
        """Take a line."""


def told_as_text(told: list[Told[Any]]) -> list[str]:
    """Return all that a chair was told."""
    return [text([one.events, one.view, one.undone]) for one in told]


def seen_by(chair: Chair[Any]) -> list[str]:
    """Return everything a scene or a bot can read from its chair."""
    return [
        *told_as_text(chair.history()),
        text(chair.view),
        *(text(command) for command in chair.commands),
        str((chair.seat, chair.waiting, chair.over, chair.ticket, chair.why_no_undo)),
    ]


@settings(max_examples=40)
@given(seed=st.integers(0, 10**6), seat=st.sampled_from((0, 1)), deal=st.integers(0, 10**6), data=st.data())
def test_a_chair_shows_the_same_whatever_the_rival_holds(
    seed: int, seat: Seat, deal: int, data: st.DataObject
) -> None:
    header = new_header(Enthrone(), STANDARD, seed, ("human", "human"))
    tables = [Table(Redealt(seat, d), header, Tape()) for d in (0, deal)]
    chairs = [(table.chair(0), table.chair(1)) for table in tables]
    own = data.draw(st.sampled_from(list(chairs[0][seat].commands)))
    order = data.draw(st.permutations((0, 1)))
    for actor in order:
        for pair in chairs:
            pair[actor].submit(own if actor == seat else pair[actor].commands[0])
    dice = Dice(seed)
    for turn in range(30):
        assert seen_by(chairs[0][seat]) == seen_by(chairs[1][seat])
        assert told_as_text(chairs[0][seat].poll()) == told_as_text(chairs[1][seat].poll())
        if tables[0].waiting == ():
            break
        if turn % 7 == 6 and chairs[0][seat].why_no_undo is None:
            for pair in chairs:
                pair[seat].undo()
            continue
        actor = tables[0].waiting[0]
        command: Command = shy(_state_of(tables[0]), actor, chairs[0][actor].commands, dice)
        if command not in chairs[1][actor].commands:
            break
        for pair in chairs:
            pair[actor].submit(command)


def _state_of(table: Table[State, Any]) -> State:
    state: State = table._fold.state
    return state


def test_the_first_choices_differ_in_the_two_worlds() -> None:
    """The test above would prove nothing if both worlds were the same."""
    hands = {Redealt(0, deal).start(STANDARD, 1).state.hands for deal in range(120)}
    assert len(hands) == 10
    assert len({hand[0] for hand in hands}) == 1
