"""Rule cases of FaeKin: deals, identities, comparisons and played rounds, run on the real rules.

The form of a case is the last section of the rules page. A claim, which a case says in one breath, is given to
the rules command by command, and refused as a whole.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Command, Event, Illegal, Seat
from fae_tabletop.games.faekin.cards import (
    COURT,
    COURTS,
    FAE,
    IDS,
    JOKER_BITS,
    NUMBER,
    OUTCOME,
    RANK,
    CardId,
    Court,
    FaeName,
    Holder,
    bits,
    cards_in,
    deal_fault,
    identity,
)
from fae_tabletop.games.faekin.commands import Answer, Claim, Duel, LockIn, MoveToken
from fae_tabletop.games.faekin.events import Lost, Why
from fae_tabletop.games.faekin.public import MOST, FaekinSetup, holders_of, place_of
from fae_tabletop.games.faekin.rules import FAEKIN
from fae_tabletop.games.faekin.secrecy import heirs_of
from fae_tabletop.games.faekin.state import State, dealt
from fae_tabletop.games.faekin.talk import Token

Kind = Literal["deal", "identity", "compare", "play"]
Hand = tuple[CardId, CardId, CardId]


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a case starts from; which fields it has depends on its kind."""

    hand: Hand | None = None
    hands: tuple[Hand, ...] = ()
    fae: dict[FaeName, Hand] = {}
    revealed: dict[str, tuple[CardId, ...]] = {}
    active: Seat = 0
    attacker: CardId | None = None
    defender: CardId | None = None


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat tries."""

    seat: Seat
    verb: Literal["duel", "answer", "claim", "move_token", "lock_in"]
    target: Holder | None = None
    card: CardId | None = None
    fae_card: CardId | None = None
    crown: Holder | None = None
    dagger: Holder | None = None
    token: Token | None = None
    to: Holder | None = None


class Refused(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first action, from 0, that the rules refuse, and why."""

    action: int
    reason: str


class Arrow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whom a turned-up card points at."""

    loser: str
    winner: str
    season: Court | None


class Expected(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What must come of it; what is left out is not looked at."""

    valid: bool | msgspec.UnsetType = msgspec.UNSET
    fault: str | msgspec.UnsetType | None = msgspec.UNSET
    identity: CardId | msgspec.UnsetType | None = msgspec.UNSET
    court: Court | msgspec.UnsetType | None = msgspec.UNSET
    rank: int | msgspec.UnsetType | None = msgspec.UNSET
    lower: Literal["attacker", "defender"] | msgspec.UnsetType | None = msgspec.UNSET
    refused: Refused | None = None
    revealed: dict[str, tuple[CardId, ...]] | msgspec.UnsetType = msgspec.UNSET
    arrows: dict[CardId, Arrow] | msgspec.UnsetType = msgspec.UNSET
    active: Seat | msgspec.UnsetType = msgspec.UNSET
    result: Why | msgspec.UnsetType | None = msgspec.UNSET
    winners: tuple[Seat, ...] | msgspec.UnsetType | None = msgspec.UNSET
    heirs: dict[Court, str | None] | msgspec.UnsetType = msgspec.UNSET


class Case(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule case; ``title`` and ``rule`` are for people."""

    id: str
    kind: Kind
    given: Given
    expect: Expected
    actions: tuple[Action, ...] = ()
    title: str = ""
    rule: str = ""


def fault_of(data: Any) -> str | None:
    """Run one case given as plain JSON values; return why it fails, or None when the rules agree with it."""
    try:
        case = msgspec.convert(data, Case)
        found = FINDERS[case.kind](case)
    except (msgspec.ValidationError, ValueError) as fault:
        return f"the case cannot be set up: {fault}"
    for name in case.expect.__struct_fields__:
        wanted = getattr(case.expect, name)
        if wanted is msgspec.UNSET:
            continue
        if name not in found:
            if wanted is not None:
                return f"a case of the kind {case.kind} tells nothing about {name}"
            continue
        if name == "revealed":
            wanted = {
                name: tuple(sorted(cards, key=NUMBER.__getitem__)) for name, cards in wanted.items() if cards
            }
        if found[name] != wanted:
            return f"{name} should be {_plain(wanted)} and is {_plain(found[name])}"
    return None


def _plain(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _deal(case: Case) -> dict[str, Any]:
    hands = [[NUMBER[card] for card in hand] for hand in case.given.hands]
    fault = deal_fault(hands, [[NUMBER[card] for card in hand] for hand in case.given.fae.values()])
    return {"valid": fault is None, "fault": fault}


def _identity(case: Case) -> dict[str, Any]:
    if case.given.hand is None:
        raise ValueError("a case about an identity needs a hand")
    card = identity([NUMBER[card] for card in case.given.hand])
    if card is None:
        return {"identity": None, "court": None, "rank": None}
    return {"identity": IDS[card], "court": COURTS[COURT[card]], "rank": RANK[card]}


def _compare(case: Case) -> dict[str, Any]:
    if case.given.attacker is None or case.given.defender is None:
        raise ValueError("a case that compares needs an attacker and a defender")
    outcome = OUTCOME[NUMBER[case.given.attacker]][NUMBER[case.given.defender]]
    return {"lower": None if not outcome else "attacker" if outcome < 0 else "defender"}


def _play(case: Case) -> dict[str, Any]:
    state = position(case.given)
    told: list[Event] = []
    refused: Refused | None = None
    for number, action in enumerate(case.actions):
        try:
            state, events = tried(state, action)
        except Illegal as fault:
            refused = Refused(number, fault.reason.code)
            break
        told += events
    over = state.why is not None
    summer, winter = heirs_of(state)
    holders = holders_of(state.seats)
    return {
        "refused": refused,
        "revealed": {
            str(holder): tuple(IDS[card] for card in hand if state.up >> card & 1)
            for holder, hand in zip(holders, state.hands, strict=True)
            if any(state.up >> card & 1 for card in hand)
        },
        "arrows": {
            event.card: Arrow(str(event.loser), str(event.winner), event.season)
            for event in told
            if isinstance(event, Lost)
        },
        "active": state.turn,
        "result": state.why,
        "winners": state.winners if over else None,
        "heirs": {"summer": _name(summer), "winter": _name(winter)},
    }


def _name(holder: Holder | None) -> str | None:
    return None if holder is None else str(holder)


def position(given: Given) -> State:
    """Return the state before a duel that ``given`` describes. Raises ValueError naming what cannot be."""
    seats = len(given.hands)
    if seats not in FAEKIN.seats:
        raise ValueError(f"there are hands for {seats} seats, and up to {MOST} may play")
    names = holders_of(seats)
    if set(given.fae) != set(names[seats:]):
        raise ValueError(f"at a table of {seats} the fae are {', '.join(map(str, names[seats:])) or 'away'}")
    fae = [given.fae[name] for name in FAE if name in given.fae]
    hands = [[NUMBER[card] for card in hand] for hand in (*given.hands, *fae)]
    fault = deal_fault(hands[:seats], hands[seats:])
    if fault is not None:
        raise ValueError(f"such hands are not dealt ({fault})")
    if not 0 <= given.active < seats:
        raise ValueError(f"there is no seat {given.active}")
    up = {name: bits(NUMBER[card] for card in given.revealed.get(str(name), ())) for name in names}
    unknown = set(given.revealed) - {str(name) for name in names}
    if unknown:
        raise ValueError(f"nobody is called {', '.join(sorted(unknown))}")
    for name, hand in zip(names, hands, strict=True):
        if up[name] & ~bits(hand):
            raise ValueError(f"{name} does not hold all that it has turned up")
    turned = [next(iter(cards_in(up[name])), -1) for name in names[seats:]]
    jokers = any(1 << card & JOKER_BITS for hand in hands for card in hand)
    state = dealt(FaekinSetup(seats, jokers), hands, [card for card in turned if card >= 0])
    state.up = bits(card for mask in up.values() for card in cards_in(mask))
    state.turn = given.active
    return state


def tried(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """Carry an action out on a copy and return what it leads to. Raises Illegal, ValueError for nonsense."""
    if action.fae_card is not None and isinstance(action.target, str):
        state = _destined(state, place_of(state.seats, action.target), NUMBER[action.fae_card])
    told: tuple[Event, ...] = ()
    for command in commands_of(action):
        state, events = FAEKIN.apply(state, action.seat, command)
        told += events
    return state, told


def commands_of(action: Action) -> list[Command]:
    """Return the commands that say what ``action`` says. Raises ValueError when something is missing."""
    match action.verb:
        case "duel":
            if action.target is None:
                raise ValueError("a duel needs a target")
            return [Duel(action.target, _card(action))]
        case "answer":
            return [Answer(_card(action))]
        case "claim":
            # A Crown that stands nowhere is refused when it is moved there.
            found: list[Command] = [Claim(), MoveToken("crown", action.crown)]
            if action.dagger is not None:
                found.append(MoveToken("dagger", action.dagger))
            return found
        case "move_token":
            if action.token is None:
                raise ValueError("a move of a token needs the token")
            return [MoveToken(action.token, action.to)]
        case "lock_in":
            return [LockIn()]


def _card(action: Action) -> CardId:
    if action.card is None:
        raise ValueError(f"the verb {action.verb} needs a card")
    return action.card


def _destined(state: State, fae: int, card: int) -> State:
    """Return ``state`` with dice that make the fae answer with ``card``."""
    cards = cards_in(state.usable(fae))
    if card not in cards:
        raise ValueError(f"{IDS[card]} is not among the cards that the fae may use")
    seed = 0
    while True:
        state = state.copy()
        state.word = word = Dice(seed).word
        if cards[state.below(len(cards))] == card:
            state.word = word
            return state
        seed += 1


FINDERS = {"deal": _deal, "identity": _identity, "compare": _compare, "play": _play}
"""What is found out for each kind of case."""
