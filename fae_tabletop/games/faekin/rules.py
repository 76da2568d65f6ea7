"""The rules of FaeKin: start, waiting, commands, apply, returns (see RULINGS.md for F1 to F19)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Command, Event, Illegal, Resign, Seat, Setup, Step
from fae_tabletop.games.faekin import moves, secrecy
from fae_tabletop.games.faekin.cards import (
    ACE,
    COURT,
    COURT_CARDS,
    COURTS,
    FAE,
    HAND,
    IDENTITY,
    IDS,
    NUMBER,
    OUTCOME,
    RANK,
    cards_in,
    deal_fault,
    heir_places,
    pair_of,
)
from fae_tabletop.games.faekin.commands import Answer, Ask, Claim, Duel, LockIn, MoveToken, Say
from fae_tabletop.games.faekin.events import (
    Asked,
    Challenged,
    Claimed,
    Dealt,
    Ended,
    LockedIn,
    Looked,
    Lost,
    Said,
    Tied,
    TokenMoved,
    TurnedUp,
    Why,
)
from fae_tabletop.games.faekin.listing import listed
from fae_tabletop.games.faekin.public import (
    FEWEST,
    MOST,
    VOCABULARY,
    FaekinSetup,
    View,
    fae_of,
    holders_of,
    place_of,
)
from fae_tabletop.games.faekin.state import NOTHING, State, dealt

Events = list[Event] | None


class FaeKin:
    """The Game object; it holds no match, only the rules."""

    id = "faekin"
    rules = 1
    seats = range(FEWEST, MOST + 1)
    vocabulary: tuple[type[msgspec.Struct], ...] = VOCABULARY
    setup_type: type[Setup] = FaekinSetup
    view_type = View

    def start(self, setup: FaekinSetup, seed: int) -> Step[State]:
        """Deal three cards to every holder; seat 0 moves first. Raises ValueError for a broken setup."""
        if setup.seats not in self.seats:
            raise ValueError(f"FaeKin is for {FEWEST} to {MOST} seats, not for {setup.seats}")
        if setup.score and len(setup.score) != setup.seats:
            raise ValueError(f"the score names {len(setup.score)} seats, but {setup.seats} play")
        dice = Dice(seed)
        hands, turned = deal(setup, dice)
        state = dealt(setup, hands, turned, dice.fork().word)
        events: list[Event] = [
            Dealt(
                audience=(seat,),
                seat=seat,
                cards=tuple(IDS[card] for card in state.hands[seat]),
                identity=IDS[IDENTITY[state.masks[seat]]],
            )
            for seat in range(setup.seats)
        ]
        events += [TurnedUp(fae=fae, card=IDS[card]) for fae, card in zip(FAE, turned, strict=False)]
        state.log = tuple(events)  # type: ignore[arg-type]  # all of them are Happenings
        return Step(state, tuple(events))

    def waiting(self, state: State) -> tuple[Seat, ...]:
        """The claimant, else whoever was challenged, else the seat on turn; () when the round is over."""
        if state.why is not None:
            return ()
        return _ALONE[waited_for(state)]

    def commands(self, state: State, seat: Seat) -> tuple[Command, ...]:
        """Return what ``seat`` may do; between duels everybody may claim (F9)."""
        return listed(state, seat) if 0 <= seat < state.seats else ()

    def apply(self, state: State, seat: Seat, command: Command) -> Step[State]:
        """Return what ``command`` leads to. Raises Illegal with a code of the rules page."""
        if not 0 <= seat < state.seats:
            raise Illegal("no_such_seat")
        if state.why is not None:
            raise Illegal("game_over")
        if not isinstance(command, Resign):
            reason = moves.refusal(secrecy.hide(state, seat, log=False), command)
            if reason is not None:
                raise Illegal(*reason)
        after = state.copy()
        events: list[Event] = []
        self.advance(after, seat, command, events)
        after.log += tuple(events)  # type: ignore[arg-type]  # all of them are Happenings
        return Step(after, tuple(events))

    def advance(self, state: State, seat: Seat, command: Command, events: Events) -> None:
        """Play a legal command on ``state`` itself; search passes no ``events``."""
        _HANDLERS[type(command)](state, seat, command, events)

    def sample(self, state: State, dice: Dice) -> tuple[Seat, Command]:
        """Return the waited-for seat and one of its commands, each equally likely."""
        seat = waited_for(state)
        return seat, dice.choice(listed(state, seat))

    def view(self, state: State, seat: Seat) -> View:
        """Return what ``seat`` may know."""
        return secrecy.hide(state, seat)

    def imagine(self, view: View, dice: Dice) -> State:
        """Return a state that the viewer cannot tell from the real one."""
        return secrecy.imagine(view, dice)

    def returns(self, state: State) -> tuple[float, ...] | None:
        """Return 1 for the winners and 0 for the others; a half for the others when somebody resigned (F17)."""
        if state.why is None:
            return None
        if state.why == "resigned":
            return tuple(0.0 if seat == state.quitter else 0.5 for seat in range(state.seats))
        return tuple(float(seat in state.winners) for seat in range(state.seats))

    def facts(self, state: State) -> tuple[Any, ...]:
        """Return everything that makes this state, as plain values; of the log, which it decides, the length."""
        return (
            state.seats, state.jokers, state.goal, state.score, state.hands, state.up, state.turned, state.duels,
            state.turn, state.foe, state.laid, state.claimant, state.crown, state.dagger, state.why,
            state.winners, state.quitter, state.word, msgspec.to_builtins(state.talk), len(state.log),
        )  # fmt: skip


FAEKIN = FaeKin()

_ALONE: tuple[tuple[Seat, ...], ...] = tuple((seat,) for seat in range(MOST))


def waited_for(state: State) -> Seat:
    """Return the seat that a round which goes on cannot go on without."""
    if state.claimant >= 0:
        return state.claimant
    return state.foe if state.foe >= 0 else state.turn


def deal(setup: FaekinSetup, dice: Dice) -> tuple[list[list[int]], list[int]]:
    """Return valid hands, the seats' first, and the card that each fae turned up.

    Whatever makes a deal invalid throws all of it in (F2 to F4), so that every valid pair of deal and turned
    cards is equally likely.
    """
    deck = range(len(IDS) if setup.jokers else COURT_CARDS)
    return deal_from(deck, setup.seats, len(fae_of(setup.seats)), dice)


def deal_from(
    deck: range | tuple[int, ...], seats: int, fae: int, dice: Dice
) -> tuple[list[list[int]], list[int]]:
    """Deal ``deck`` to so many seats and fae, as ``deal`` does."""
    while True:
        cards = dice.shuffled(deck)
        hands = [cards[HAND * place : HAND * (place + 1)] for place in range(seats + fae)]
        if deal_fault(hands[:seats], hands[seats:]) is not None:
            continue
        turned = [dice.choice(pair_of(hand)) for hand in hands[seats:]]
        if all(RANK[card] != ACE for card in turned):
            return hands, turned


def _duel(state: State, seat: Seat, command: Duel, events: Events) -> None:
    """Lay a card before a rival; a fae answers at once, with a random card of those she may use."""
    target = command.target
    foe = target if isinstance(target, int) else place_of(state.seats, target)
    state.foe = foe
    state.laid = NUMBER[command.card]
    if events is not None:
        events.append(Challenged(duel=len(state.duels), seat=seat, target=target))
    if foe >= state.seats:
        cards = cards_in(state.usable(foe))
        resolve(state, cards[state.below(len(cards))], events)


def _answer(state: State, seat: Seat, command: Answer, events: Events) -> None:
    resolve(state, NUMBER[command.card], events)


def resolve(state: State, defence: int, events: Events) -> None:
    """Compare the cards of a duel, turn the lower one up and pass the turn on."""
    attacker, defender, attack = state.turn, state.foe, state.laid
    outcome = OUTCOME[attack][defence]
    lower = attack if outcome < 0 else defence
    if events is not None:
        _tell_duel(state, defence, outcome, events)
    if outcome:
        state.up |= 1 << lower
    state.duels += ((attacker, defender, attack, defence),)
    state.foe = state.laid = NOTHING
    state.turn = attacker + 1 if attacker + 1 < state.seats else 0


def _tell_duel(state: State, defence: int, outcome: int, events: list[Event]) -> None:
    holders = holders_of(state.seats)
    attacker, foe, attack, number = state.turn, state.foe, state.laid, len(state.duels)
    defender = holders[foe]
    events.append(
        Looked(
            audience=(attacker, foe) if foe < state.seats else (attacker,),
            duel=number,
            attacker=attacker,
            defender=defender,
            attack=IDS[attack],
            defence=IDS[defence],
        )
    )
    if not outcome:
        events.append(Tied(duel=number, attacker=attacker, defender=defender))
        return
    lost = outcome < 0
    lower, higher = (attack, defence) if lost else (defence, attack)
    events.append(
        Lost(
            duel=number,
            loser=attacker if lost else defender,
            winner=defender if lost else attacker,
            card=IDS[lower],
            season=COURTS[COURT[higher]] if COURT[higher] >= 0 else None,
            again=bool(state.up >> lower & 1),
        )
    )


def _claim(state: State, seat: Seat, command: Claim, events: Events) -> None:
    state.claimant = seat
    if events is not None:
        events.append(Claimed(seat=seat))


def _move(state: State, seat: Seat, command: MoveToken, events: Events) -> None:
    place = NOTHING if command.to is None else place_of(state.seats, command.to)
    if command.token == "crown":
        state.crown = place
    else:
        state.dagger = place
    if events is not None:
        events.append(TokenMoved(seat=seat, token=command.token, to=command.to))


def _lock_in(state: State, seat: Seat, command: LockIn, events: Events) -> None:
    """Compare the claim with the Heirs (F12 to F14)."""
    heirs = heir_places(state.masks)
    own = COURT[IDENTITY[state.masks[seat]]]
    courts = [COURT[IDENTITY[mask]] for mask in state.masks]
    right = state.crown == heirs[own] and state.dagger == heirs[1 - own]
    winning = own if right else 1 - own
    winners = tuple(place for place in range(state.seats) if courts[place] == winning)
    why: Why = "claimant_court"
    if not right:
        why = "rival_court" if winners else "fae" if 1 - own in courts else "nobody"
    if events is not None:
        holders = holders_of(state.seats)
        dagger = None if state.dagger < 0 else holders[state.dagger]
        events.append(LockedIn(seat=seat, crown=holders[state.crown], dagger=dagger))
    _end(state, why, winners, events)


def _resign(state: State, seat: Seat, command: Resign, events: Events) -> None:
    state.quitter = seat
    _end(state, "resigned", (), events)


def _end(state: State, why: Why, winners: tuple[Seat, ...], events: Events) -> None:
    state.why, state.winners = why, winners
    if events is not None:
        summer, winter = secrecy.heirs_of(state)
        events.append(secrecy.opened(state))
        events.append(
            Ended(
                why=why,
                winners=winners,
                summer=summer,
                winter=winter,
                claimant=None if state.claimant < 0 else state.claimant,
                resigned=None if state.quitter < 0 else state.quitter,
            )
        )


def _say(state: State, seat: Seat, command: Say, events: Events) -> None:
    said = Said(
        number=len(state.talk),
        seat=seat,
        fact=command.fact,
        to=command.to,
        answers=command.answers,
        duels=len(state.duels),
    )
    state.talk += (said,)
    if events is not None:
        events.append(said)


def _ask(state: State, seat: Seat, command: Ask, events: Events) -> None:
    asked = Asked(
        number=len(state.talk),
        seat=seat,
        to=command.to,
        topic=command.topic,
        duel=command.duel,
        statement=command.statement,
        duels=len(state.duels),
    )
    state.talk += (asked,)
    if events is not None:
        events.append(asked)


_HANDLERS: dict[type[Command], Callable[[State, Seat, Any, Events], None]] = {
    Duel: _duel, Answer: _answer, Claim: _claim, MoveToken: _move, LockIn: _lock_in, Resign: _resign,
    Say: _say, Ask: _ask,
}  # fmt: skip
