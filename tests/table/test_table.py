"""The table tells each seat its own part, after the file has it; undo, resignation and tickets."""

from typing import Any

import pytest

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Command, Illegal, Step
from fae_tabletop.core.log import begun, follow, read_entry
from fae_tabletop.games.enthrone.public import Choose, Dealt, Move, View
from fae_tabletop.games.enthrone.rules import Enthrone
from fae_tabletop.table.table import ENOUGH, Table
from tests.table.matches import GAME, Tape, header, new_table, play_on, some_command


def test_a_seat_is_told_only_what_it_may_learn() -> None:
    table, _ = new_table()
    own, other = table.chair(0), table.chair(1)
    own.submit(own.commands[0])
    told_own, told_other = own.poll()[0], other.poll()[0]
    assert {type(e).__name__ for e in told_own.events} == {"Chosen", "ChosenSecretly"}
    assert {type(e).__name__ for e in told_other.events} == {"Chosen"}
    assert told_other.view == other.view
    assert own.poll() == []


def test_history_tells_the_deal_and_every_step_again() -> None:
    table, _ = new_table()
    chair = table.chair(0)
    play_on(table, 12)
    history = chair.history()
    assert isinstance(history[0].events[0], Dealt)
    assert history[0].events[0].audience == (0,)
    assert history[1:] == chair.poll()
    assert history[-1].view == chair.view


def test_nobody_is_told_before_the_line_is_on_the_tape() -> None:
    class Watchful(Tape):
        def append(self, line: str) -> None:
            assert chair.ticket == len(self.lines)
            assert chair.poll() == []
            super().append(line)

    tape = Watchful()
    table = Table(GAME, header(), tape)
    chair = table.chair(0)
    for command in (table.chair(0).commands[0], table.chair(1).commands[0]):
        seat = len(tape.lines)
        table.chair(seat).submit(command)
        assert len(chair.poll()) == 1


def test_what_a_seat_may_know_is_made_once_for_a_state() -> None:
    """A table at rest asks for it at every turn of its loop."""
    table, _ = new_table()
    own, other = table.chair(0), table.chair(1)
    before = own.view
    assert own.view is before
    assert table.chair(0).view is before
    own.submit(own.commands[0])
    assert own.view is own.poll()[0].view
    assert own.view != before
    assert own.view != other.view
    own.undo()
    assert own.view == before


def test_an_illegal_command_changes_nothing() -> None:
    table, tape = new_table()
    chair = table.chair(0)
    before = chair.view
    with pytest.raises(Illegal) as refused:
        chair.submit(Move(1, (0, 0)))
    assert refused.value.reason.code == "identities_first"
    assert (chair.view, chair.ticket, tape.lines, chair.poll()) == (before, 0, [], [])


def test_resigning_ends_the_match_for_the_other() -> None:
    table, _ = new_table()
    play_on(table, 5)
    table.chair(1).resign()
    assert table.returns == (1.0, 0.0)
    assert table.chair(0).over
    with pytest.raises(Illegal, match="game_over"):
        table.chair(0).resign()


def test_undo_takes_back_the_reply_too_and_raises_the_ticket() -> None:
    table, tape = new_table()
    own, other = table.chair(0), table.chair(1)
    dice = Dice(3)
    own.submit(own.commands[0])
    other.submit(other.commands[0])
    before = own.view
    own.submit(some_command(own, dice))
    other.submit(some_command(other, dice))
    assert own.why_no_undo is None
    own.poll()
    own.undo()
    assert own.view == before
    assert (own.ticket, len(tape.lines), table.length, table.undone) == (5, 5, 2, True)
    told = own.poll()
    assert [(t.events, t.undone, t.view) for t in told] == [((), True, before)]
    assert own.why_no_undo == "revealed", "both identities are chosen: that cannot be taken back"


def test_undo_again_and_again_back_to_the_first_move() -> None:
    table, _ = new_table(11)
    own, other = table.chair(0), table.chair(1)
    own.submit(own.commands[0])
    other.submit(other.commands[0])
    start = own.view
    dice = Dice(5)
    for _ in range(3):
        for chair in (own, other):
            quiet = [c for c in chair.commands if isinstance(c, Move) and _is_quiet(chair.view, c)]
            chair.submit(dice.choice(quiet))
    for _ in range(3):
        own.undo()
    assert own.view == start


def _is_quiet(view: View, move: Move) -> bool:
    return move.to not in view.pawns and move.to != (0, 0)


def test_undo_is_refused_with_its_reason() -> None:
    table, _ = new_table()
    own, other = table.chair(0), table.chair(1)
    assert own.why_no_undo == "nothing_to_undo"
    with pytest.raises(Illegal, match="nothing_to_undo"):
        own.undo()
    other.submit(other.commands[0])
    assert own.why_no_undo == "nothing_to_undo"
    other.undo()
    assert other.view.chosen is None
    own.resign()
    assert own.why_no_undo == "over"


def test_an_unknown_seat_has_no_chair() -> None:
    table, _ = new_table()
    with pytest.raises(ValueError, match="no seat 2"):
        table.chair(2)


@pytest.mark.parametrize("seed", range(4))
def test_the_tape_leads_to_the_same_state(seed: int) -> None:
    table, tape = new_table(seed)
    dice = Dice(seed)
    chairs = [table.chair(0), table.chair(1)]
    while table.waiting and len(tape.lines) < 80:
        seat = dice.choice(table.waiting)
        if dice.below(4) == 0 and chairs[seat].why_no_undo is None:
            chairs[seat].undo()
        else:
            chairs[seat].submit(some_command(chairs[seat], dice))
    fold = begun(GAME, header(seed))
    for number, line in enumerate(tape.lines, start=2):
        follow(GAME, fold, read_entry(table._codec, line, number), number)
    assert GAME.view(fold.state, 0) == chairs[0].view
    assert len(fold.players) == table.length
    assert table.ticket == len(tape.lines)


def test_a_chair_leads_to_no_state_by_name() -> None:
    """Every attribute that can be reached by name from a chair is a function, a number or this seat's own."""
    table, _ = new_table()
    play_on(table, 6)
    chair = table.chair(0)
    seen: set[int] = set()
    pile: list[Any] = [chair]
    while pile:
        thing = pile.pop()
        if id(thing) in seen:
            continue
        seen.add(id(thing))
        assert thing is not table
        assert type(thing).__name__ not in {"State", "Fold", "Step", "Table"}
        for name in dir(thing):
            if not name.startswith("__") and type(thing).__module__.startswith("fae_tabletop"):
                pile.append(getattr(thing, name, None))
        if isinstance(thing, (list, tuple)):
            pile.extend(thing)


def test_a_bot_may_speak_a_few_times_between_two_moves_and_again_after_a_person() -> None:
    class Talk(Command, frozen=True):
        idle = True

    class Talkative(Enthrone):
        vocabulary = (*GAME.vocabulary, Talk)

        def apply(self, state: Any, seat: int, command: Command) -> Any:
            if isinstance(command, Talk):
                return Step(state.copy(), ())
            return super().apply(state, seat, command)

    table: Table[Any, Any] = Table(Talkative(), header(), Tape())
    bot, person = table.chair(1), table.chair(0)
    for _ in range(ENOUGH):
        bot.submit(Talk())
    with pytest.raises(Illegal, match="said_enough"):
        bot.submit(Talk())
    person.submit(Talk())
    person.submit(Talk())
    bot.submit(Talk())
    assert table.ticket == 0
    assert (table.said, table.heard) == (ENOUGH + 3, 2)
    person.submit(Choose(person.view.hand[0]))
    bot.submit(Talk())


def test_a_match_lies_open_only_once_it_is_over() -> None:
    table, _ = new_table()
    play_on(table, 6)
    with pytest.raises(ValueError, match="not over"):
        table.laid_open()
    table.chair(0).resign()
    opened = table.laid_open()
    assert len(opened.players) == table.length
    opened.cut(2)
    assert table.length == 7, "what is handed out is a copy"


def test_a_branch_leaves_the_match_as_it_was() -> None:
    fold = begun(GAME, header())
    for seat in (0, 1):
        step = GAME.apply(fold.state, seat, GAME.commands(fold.state, seat)[0])
        fold.extend(seat, step)
    branch = fold.until(1)
    assert (len(branch.players), len(branch.steps)) == (1, 2)
    branch.cut(0)
    assert (len(fold.players), len(fold.steps)) == (2, 3)
