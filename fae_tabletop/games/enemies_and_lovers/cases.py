"""Rule cases of Enemies & Lovers: a position, some actions and what must come of them, run on the real rules.

The form of a case is section 0 of the rules page. What a case says in one breath, such as three cards for
Treachery, is checked as a whole and then given to the rules command by command.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec

from fae_tabletop.core.game import Command, Event, Illegal, Seat
from fae_tabletop.games.enemies_and_lovers import expectations, knowledge
from fae_tabletop.games.enemies_and_lovers.cards import IDS, NUMBER, CardId
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
    Part,
    Pass,
    Place,
    Play,
    Remove,
    Retain,
    SeatShields,
    Take,
    Where,
)
from fae_tabletop.games.enemies_and_lovers.expectations import Expected
from fae_tabletop.games.enemies_and_lovers.public import FEWEST, MOST, EnemiesSetup, HouseRules, Step
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS
from fae_tabletop.games.enemies_and_lovers.secrecy import STEPS
from fae_tabletop.games.enemies_and_lovers.state import (
    DISCARD,
    GIVE,
    HIDDEN_IN_COURT,
    NOTHING,
    SEAT_SHIELDS,
    SHIELD,
    TYPE,
    Court,
    State,
    bits,
    dealt,
    place_of,
)

Players = Annotated[int, msgspec.Meta(ge=FEWEST, le=MOST)]


class Slot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A slot of a Court as it is given."""

    slot: Annotated[int, msgspec.Meta(ge=1)]
    card: CardId | None = None
    up: bool = False
    shield: CardId | None = None


class Known(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that is certain where a card lies now."""

    viewer: Seat
    card: CardId


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position before somebody's turn, or (``setup``) a fresh deal by ``seed``; piles run from the top."""

    players: Players
    setup: bool = False
    seed: int = 0
    hands: tuple[tuple[CardId, ...], ...] = ()
    hand_up: dict[str, tuple[CardId, ...]] = {}
    courts: tuple[tuple[Slot, ...], ...] = ()
    draw: tuple[CardId, ...] = ()
    discard: tuple[CardId, ...] = ()
    turn: Seat = 0
    step: Step = "place"
    skips: dict[str, int] = {}
    known: tuple[Known, ...] = ()
    options: HouseRules = HouseRules()
    rest: str = "draw_bottom"


class Target(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is pointed at: a hand card, a slot, or a card of the discard pile."""

    zone: Literal["hand", "court", "discard"]
    pick: Literal["concealed"] | None = None
    card: CardId | None = None
    slot: int = 0
    part: Part | None = None


class KeptPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is kept under Mayhem."""

    slot: int
    part: Part | None = None


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat tries."""

    seat: Seat
    verb: str
    card: CardId | None = None
    place: CardId | None = None
    to: str | int | dict[str, int] | None = None
    origin: int = msgspec.field(default=0, name="from")
    slot: int = 0
    part: Part | None = None
    target_seat: Seat | None = None
    target: Target | None = None
    cards: tuple[CardId, ...] | None = None
    keep: CardId | KeptPart | None = None
    shields: dict[str, CardId | None] | None = None
    reason: str | None = None


class Case(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule case; ``title`` and ``rule`` are for people."""

    id: str
    given: Given
    actions: tuple[Action, ...]
    expect: Expected
    title: str = ""
    rule: str = ""


def fault_of(data: Any) -> str | None:
    """Run one case given as plain JSON values; return why it fails, or None when the rules agree with it."""
    try:
        case = msgspec.convert(data, Case)
        state = position(case.given)
    except (msgspec.ValidationError, ValueError) as fault:
        return f"the case cannot be set up: {fault}"
    refused: list[expectations.Refused] = []
    told: list[Event] = []
    for number, action in enumerate(case.actions, 1):
        try:
            state, events = tried(state, action)
            told += events
        except Illegal as fault:
            refused.append(expectations.Refused(number, fault.reason.code))
        except ValueError as fault:
            return f"action {number} makes no sense: {fault}"
    return expectations.difference(state, case.expect, refused, told) or _legal_fault(state, case.expect)


def position(given: Given) -> State:
    """Return the state that ``given`` describes. Raises ValueError naming a card that is missing or twice."""
    if given.setup:
        return ENEMIES_AND_LOVERS.start(EnemiesSetup(given.players, given.options), given.seed).state
    if len(given.hands) != given.players or len(given.courts) != given.players:
        raise ValueError("there must be a hand and a Court for each player")
    hands = [[NUMBER[card] for card in hand] for hand in given.hands]
    courts = [_court(slots) for slots in given.courts]
    draw = [NUMBER[card] for card in given.draw[::-1]]
    discard = [NUMBER[card] for card in given.discard[::-1]]
    placed = [card for pile in (*hands, draw, discard) for card in pile]
    placed += [card for court in courts for slot in court for card in slot[1:] if card >= 0]
    for card in placed:
        if placed.count(card) > 1:
            raise ValueError(f"{IDS[card]} is there twice")
    rest = [card for card in range(len(IDS)) if card not in placed]
    if given.rest == "draw_bottom":
        draw = rest + draw
    elif given.rest.startswith("hand:"):
        hands[int(given.rest[5:])] += rest
    else:
        raise ValueError(f"there is no place called {given.rest!r}")
    state = dealt(given.options, hands, courts, draw, discard, given.turn)
    state.step = STEPS.index(given.step)
    state.skips = tuple(given.skips.get(str(seat), 0) for seat in range(given.players))
    for seat in range(given.players):
        up = [NUMBER[card] for card in given.hand_up.get(str(seat), ())]
        up += [NUMBER[slot.card] for slot in given.courts[seat] if slot.up and slot.card]
        state.up |= bits(up)
        knowledge.seen_by_all(state, seat, bits(up))
    for fact in given.known:
        state.known = tuple(
            known | 1 << NUMBER[fact.card] if seat == fact.viewer else known
            for seat, known in enumerate(state.known)
        )
    return state


def _court(slots: Sequence[Slot]) -> Court:
    court: list[tuple[int, int, int]] = []
    for slot in sorted(slots, key=lambda slot: slot.slot):
        card = NOTHING if slot.card is None else NUMBER[slot.card]
        shield = NOTHING if slot.shield is None else NUMBER[slot.shield]
        if card < 0 and shield < 0:
            raise ValueError(f"slot {slot.slot} is empty")
        if card >= 0 and not HIDDEN_IN_COURT >> card & 1:
            raise ValueError(f"{slot.card} cannot lie in a Court")
        if shield >= 0 and TYPE[shield] != SHIELD:
            raise ValueError(f"{slot.shield} is no Shield")
        court.append((slot.slot, card, shield))
    if len({slot[0] for slot in court}) != len(court):
        raise ValueError("two slots of a Court have the same number")
    return tuple(court)


def tried(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """Carry an action out on a copy and return what it leads to. Raises Illegal, ValueError for nonsense."""
    events: tuple[Event, ...] = ()
    for command in commands_of(state, action):
        state, told = ENEMIES_AND_LOVERS.apply(state, action.seat, command)
        events += told
    return state, events


def commands_of(state: State, action: Action) -> list[Command]:
    """Return the commands that say what ``action`` says. Raises Illegal where only the whole can be refused."""
    if state.why is not None:
        raise Illegal("game_over")
    seat = action.seat
    match action.verb:
        case "place":
            return [Place(seat, _named(action.card), *_where(action.to))]
        case "remove":
            return [Remove(seat, action.slot, _part(state, seat, action.slot, action.part))]
        case "exchange":
            part = _part(state, seat, action.slot, action.part)
            return [Exchange(seat, action.slot, _named(action.card), part)]
        case "move_shield":
            return [MoveShield(seat, action.origin, action.to if isinstance(action.to, int) else 0)]
        case "play":
            return [Play(_named(action.card), action.target_seat)]
        case "end":
            return [EndTurn()]
        case "interrupt":
            return [Interrupt(_named(action.card))]
        case "pass":
            return [Pass()]
        case "mortal":
            return [Mortal(seat, _named(action.place), *_where(action.to))]
        case "choose":
            return _choices(state, action)
    raise Illegal("unknown_verb")


def _named(card: CardId | None) -> CardId:
    if card is None:
        raise ValueError("no card is named")
    return card


def _where(to: str | int | dict[str, int] | None) -> tuple[Where, int]:
    """Return where ``new``, ``{"under": slot}`` or ``{"on": slot}`` is."""
    if isinstance(to, dict) and len(to) == 1:
        if "under" in to:
            return "under", to["under"]
        if "on" in to:
            return "on", to["on"]
    if to != "new":
        raise ValueError(f"there is no place such as {to!r}")
    return "new", 0


def _part(state: State, seat: Seat, number: int, part: Part | None) -> Part:
    """Return which part is meant: by default the card, or the Shield where no card lies."""
    if part is not None:
        return part
    court = state.courts[seat] if 0 <= seat < state.seats else ()
    place = place_of(court, number)
    return "shield" if place >= 0 and court[place][1] < 0 else "card"


def _choices(state: State, action: Action) -> list[Command]:
    seat = action.seat
    if action.target is not None:
        return [_aim(state, action.target)]
    if action.cards is not None:
        return _card_choices(state, seat, action.cards)
    if isinstance(action.keep, KeptPart):
        part = _part(state, seat, action.keep.slot, action.keep.part)
        return [Retain(seat, action.keep.slot, part)]
    if action.keep is not None:
        return [Keep(action.keep)]
    if action.shields is not None:
        return [_seating(state, seat, action.shields)]
    raise ValueError("nothing is chosen")


def _aim(state: State, target: Target) -> Command:
    at = max(state.target, 0)
    if target.zone == "hand":
        return AimAtHand(at, None if target.pick else _named(target.card))
    if target.zone == "discard":
        return Take(_named(target.card))
    return AimAtCourt(at, target.slot, _part(state, at, target.slot, target.part))


def _card_choices(state: State, seat: Seat, cards: Sequence[CardId]) -> list[Command]:
    """Return the gifts or discards that ``cards`` are; a wrong list is refused before its first card moves."""
    kind = Give if state.pending == GIVE else Discard
    if state.pending in (GIVE, DISCARD) and state.asked == seat:
        due = state.left if state.pending == DISCARD else 1
        if len(cards) != due or len(set(cards)) != due:
            raise Illegal("wrong_count")
        if any(NUMBER[card] not in state.hands[seat] for card in cards):
            raise Illegal("not_in_hand")
    return [kind(card) for card in cards] or [Pass()]


def _seating(state: State, seat: Seat, shields: dict[str, CardId | None]) -> Command:
    """Return the seating that names cards instead of slots; a Shield that is not named stays where it is."""
    court = state.courts[seat]
    number = {IDS[card]: slot for slot, card, _ in court if card >= 0}
    moves = []
    left = dict(shields)
    for slot, card, shield in court:
        if shield < 0:
            continue
        if IDS[shield] not in left:
            moves.append((slot, slot if card >= 0 else 0))
            continue
        beneath = left.pop(IDS[shield])
        # A card that is not there is said as a slot that no Court has.
        moves.append((slot, 0 if beneath is None else number.get(beneath, NOTHING)))
    if left and state.pending == SEAT_SHIELDS and state.asked == seat:
        raise Illegal("no_such_card")
    return SeatShields(seat, tuple(moves))


def _legal_fault(state: State, expect: Expected) -> str | None:
    """Return the first action that is expected to be legal and is not, or the other way round."""
    for wanted in expect.legal:
        for action in wanted.includes:
            commands = commands_of(state, _by(action, wanted.seat))
            listed = ENEMIES_AND_LOVERS.commands(state, wanted.seat)
            if not all(command in listed for command in commands):
                return f"{commands} should be legal for seat {wanted.seat}"
        for action in wanted.excludes:
            try:
                tried(state, _by(action, wanted.seat))
            except Illegal as fault:
                expected = action.get("reason")
                if expected not in (None, fault.reason.code):
                    return f"{action} should be refused as {expected}, not as {fault.reason.code}"
            else:
                return f"{action} should not be legal for seat {wanted.seat}"
    return None


def _by(action: dict[str, Any], seat: Seat) -> Action:
    return msgspec.convert({**action, "seat": seat}, Action)
