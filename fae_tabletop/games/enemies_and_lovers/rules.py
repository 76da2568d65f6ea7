"""The rules of Enemies & Lovers: start, waiting, commands, apply, returns (see RULINGS.md for R1 to R59)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Command, Event, Illegal, Resign, Seat, Setup, Step
from fae_tabletop.games.enemies_and_lovers import (
    aiming,
    arranging,
    effects,
    interrupts,
    knowledge,
    mayhem,
    moves,
    secrecy,
)
from fae_tabletop.games.enemies_and_lovers.cards import CARDS, IDS, NUMBER
from fae_tabletop.games.enemies_and_lovers.commands import (
    AimAtCourt,
    AimAtHand,
    Discard,
    EndTurn,
    Exchange,
    Give,
    Interrupt,
    Keep,
    Mortal,
    MoveShield,
    Pass,
    Place,
    Play,
    Remove,
    Retain,
    SeatShields,
    Take,
)
from fae_tabletop.games.enemies_and_lovers.events import (
    Dealt,
    Played,
    TurnStarted,
)
from fae_tabletop.games.enemies_and_lovers.listing import listed
from fae_tabletop.games.enemies_and_lovers.public import DEALT, FEWEST, MOST, VOCABULARY, EnemiesSetup, View
from fae_tabletop.games.enemies_and_lovers.sampling import drawn, drawn_answer, drawn_in_turn
from fae_tabletop.games.enemies_and_lovers.state import (
    CAPTURE,
    EFFECT,
    JUDE,
    NOTHING,
    RESOLVE,
    SKIPS,
    STEAL,
    State,
    dealt,
)
from fae_tabletop.games.enemies_and_lovers.turns import (
    Events,
    end,
    end_turn,
    leave_hand,
    tell_hidden,
)


class EnemiesAndLovers:
    """The Game object; it holds no match, only the rules."""

    id = "enemies-and-lovers"
    rules = 1
    seats = range(FEWEST, MOST + 1)
    vocabulary: tuple[type[msgspec.Struct], ...] = VOCABULARY
    setup_type: type[Setup] = EnemiesSetup
    view_type = View

    def start(self, setup: EnemiesSetup, seed: int) -> Step[State]:
        """Deal three cards to each seat (R1); seat 0 moves first. Raises ValueError for a broken setup."""
        if setup.seats not in self.seats:
            raise ValueError(f"Enemies & Lovers is for {FEWEST} to {MOST} seats, not for {setup.seats}")
        dice = Dice(seed)
        cards = dice.shuffled(range(len(CARDS)))
        hands = [cards[DEALT * seat : DEALT * (seat + 1)] for seat in range(setup.seats)]
        pile = cards[DEALT * setup.seats :]
        pile.reverse()
        state = dealt(setup.rules, hands, [()] * setup.seats, pile, (), 0, dice.fork().word)
        events: list[Event] = []
        for seat, hand in enumerate(hands):
            told = Dealt(seat=seat, cards=tuple(IDS[card] for card in hand))
            tell_hidden(state, told, (seat,), events, cards=())
        events.append(TurnStarted(seat=0, round=1))
        state.log = tuple(events)  # type: ignore[arg-type]  # all of them are Happenings
        return Step(state, tuple(events))

    def waiting(self, state: State) -> tuple[Seat, ...]:
        """The seat that owes a decision, else the seat on turn; () when the game is over."""
        if state.why is not None:
            return ()
        return _ALONE[state.asked if state.pending >= 0 else state.turn]

    def commands(self, state: State, seat: Seat) -> tuple[Command, ...]:
        """Return what ``seat`` may do, Heather at any moment included (R53, R56)."""
        if not 0 <= seat < state.seats:
            return ()
        return tuple(listed(state, seat))

    def apply(self, state: State, seat: Seat, command: Command) -> Step[State]:
        """Return what ``command`` leads to. Raises Illegal with a code of section 11 of the rules page."""
        self._check(state, seat, command)
        after = state.copy()
        events: list[Event] = []
        self.advance(after, seat, command, events)
        after.log += tuple(events)  # type: ignore[arg-type]  # all of them are Happenings
        return Step(after, tuple(events))

    def advance(self, state: State, seat: Seat, command: Command, events: list[Event] | None) -> None:
        """Play a legal command on ``state`` itself; search passes no ``events``."""
        _HANDLERS[type(command)](state, seat, command, events)

    def sample(self, state: State, dice: Dice) -> tuple[Seat, Command]:
        """Return the waited-for seat and one of its commands, each equally likely."""
        seat = state.asked if state.pending >= 0 else state.turn
        return seat, drawn(state, seat, dice)

    def play_out(self, state: State, dice: Dice) -> tuple[float, ...]:
        """Play uniformly random commands on ``state`` to the end and return the result, as ``sample`` draws them."""
        handlers = _HANDLERS
        while state.why is None:
            if state.pending < 0:
                seat = state.turn
                command = drawn_in_turn(state, seat, dice)
            else:
                seat = state.asked
                command = drawn_answer(state, seat, dice)
            handlers[type(command)](state, seat, command, None)
        result = self.returns(state)
        assert result is not None, "the game is over"
        return result

    def view(self, state: State, seat: Seat) -> View:
        """Return what ``seat`` may know (rules page, section 9)."""
        return secrecy.hide(state, seat)

    def imagine(self, view: View, dice: Dice) -> State:
        """Return a state that the viewer cannot tell from the real one."""
        return secrecy.imagine(view, dice)

    def returns(self, state: State) -> tuple[float, ...] | None:
        """Return 1 for the winner and 0 for the others.

        After a draw everybody has a half; when somebody of three or four resigned, the others have.
        """
        if state.why is None:
            return None
        if state.winner is not None:
            return tuple(float(seat == state.winner) for seat in range(state.seats))
        return tuple(0.0 if seat == state.quitter else 0.5 for seat in range(state.seats))

    def facts(self, state: State) -> tuple[Any, ...]:
        """Return everything that makes this state, as plain values; of the log, which it decides, the length."""
        return (
            msgspec.to_builtins(state.rules), tuple(map(tuple, state.hands)), tuple(state.courts), state.next_slots,
            f"{state.up:x}", tuple(state.draw), tuple(state.discard), state.resolving, state.resolved_by,
            state.looking, state.turn, state.step, state.no_draw, state.skips, state.by, state.at,
            state.original, state.stage, state.pending, state.asked, state.effect, state.target, state.queue,
            state.left, state.turns, state.idle, state.stirred, state.word,
            tuple(f"{known:x}" for kept in (state.known, state.unplaced, state.aware) for known in kept),
            len(state.log), state.winner, state.why, state.way, state.quitter,
        )  # fmt: skip

    def _check(self, state: State, seat: Seat, command: Command) -> None:
        if state.why is not None:
            raise Illegal("game_over")
        if not 0 <= seat < state.seats:
            raise Illegal("no_such_seat")
        if isinstance(command, Resign) or command in listed(state, seat):
            return  # only what is refused needs a reason, and for that a view
        reason = moves.refusal(secrecy.hide(state, seat, log=False), command)
        if reason is not None:
            raise Illegal(*reason)


ENEMIES_AND_LOVERS = EnemiesAndLovers()

_ALONE: tuple[tuple[Seat, ...], ...] = tuple((seat,) for seat in range(MOST))


def _play(state: State, seat: Seat, command: Play, events: Events) -> None:
    """Play a card for its effect (Step 2); an attack may be answered first (R9, R10)."""
    card = NUMBER[command.card]
    effect = EFFECT[card]
    leave_hand(state, seat, card)
    state.resolving = (card,)
    state.resolved_by = (seat,)
    state.step = RESOLVE
    state.no_draw = SKIPS[card] and (effect not in (STEAL, CAPTURE) or state.rules.steal_skips_draw)
    state.by = state.original = seat
    state.at = NOTHING if command.at is None else command.at
    if events is not None:
        knowledge.gone(state, 1 << card)
        events.append(Played(seat=seat, card=command.card, at=command.at, no_draw=state.no_draw))
    if effect > JUDE:
        interrupts.open_window(state, events)
    else:
        effects.BY_CARD[card](state, events)


def _end_turn(state: State, seat: Seat, command: EndTurn, events: Events) -> None:
    end_turn(state, events)


def _resign(state: State, seat: Seat, command: Resign, events: Events) -> None:
    state.quitter = seat
    end(state, 1 - seat if state.seats == FEWEST else None, "resigned", events)


_HANDLERS: dict[type[Command], Callable[[State, Seat, Any, Events], None]] = {
    Place: arranging.place_in_turn, Remove: arranging.remove, Exchange: arranging.exchange,
    MoveShield: arranging.move_shield, Play: _play, EndTurn: _end_turn, Interrupt: interrupts.interrupt,
    Pass: interrupts.pass_on, Mortal: interrupts.mortal, AimAtHand: aiming.aim_at_hand, AimAtCourt: aiming.aim_at_court,
    Take: effects.take, Give: effects.give, Discard: effects.discard_one, Keep: effects.keep,
    Retain: mayhem.retain, SeatShields: mayhem.seat_shields, Resign: _resign,
}  # fmt: skip
