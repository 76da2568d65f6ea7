"""The two directions across the secrecy border: hide (State to View) and imagine (View to State)."""

from __future__ import annotations

from functools import lru_cache

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Seat
from fae_tabletop.games.enemies_and_lovers.cards import CARDS, IDS, NUMBER, CardId
from fae_tabletop.games.enemies_and_lovers.dealing import Dealing, StockedDealing
from fae_tabletop.games.enemies_and_lovers.events import Lying, Opened, PendingKind
from fae_tabletop.games.enemies_and_lovers.knowledge import remember
from fae_tabletop.games.enemies_and_lovers.public import (
    Attack,
    Fact,
    Hand,
    Pending,
    Seen,
    Slot,
    Stage,
    Step,
    View,
)
from fae_tabletop.games.enemies_and_lovers.state import (
    CHOOSE,
    DISCARD,
    EFFECT,
    GIVE,
    NOTHING,
    RESPOND,
    SEAT_SHIELDS,
    THE_TRAP,
    TRAP_THEFT,
    TYPE,
    Court,
    State,
    dealt,
    has_shields_to_seat,
)

STEPS: tuple[Step, ...] = ("place", "play", "resolve")
STAGES: tuple[Stage, ...] = ("declared", "countered", "turned", "landing")
KINDS: tuple[PendingKind, ...] = (
    "respond", "choose", "discard", "give", "keep_one", "take", "mayhem_keep", "seat_shields",
)  # fmt: skip


def names(cards: tuple[int, ...] | list[int]) -> tuple[CardId, ...]:
    """Return the ids of card numbers."""
    return tuple(IDS[card] for card in cards)


def hide(state: State, seat: Seat, log: bool = True) -> View:
    """Return what ``seat`` may know (rules page, section 9); ``log`` leaves the log out where nobody reads it."""
    up = state.up
    return View(
        seat=seat,
        rules=state.rules,
        hand=names(state.hands[seat]),
        hands=tuple(
            Hand(len(hand), tuple(IDS[card] for card in sorted(hand) if up >> card & 1))
            for hand in state.hands
        ),
        courts=tuple(_shown(state, owner, owner == seat) for owner in range(state.seats)),
        next_slots=state.next_slots,
        facts=_facts(state, seat),
        outside=_outside(state.outside[seat]),
        seen=_seen(state, seat),
        draw=len(state.draw),
        discard=names(state.discard[::-1]),
        resolving=names(state.resolving),
        resolved_by=state.resolved_by,
        looking=names(state.looking) if state.asked == seat else (),
        looked=len(state.looking),
        turn=state.turn,
        step=STEPS[state.step],
        no_draw=state.no_draw,
        skips=state.skips,
        attack=_attack(state),
        pending=_pending(state),
        turns=state.turns,
        idle=state.idle,
        stirred=state.stirred,
        log=tuple(event for event in state.log if event.told_to(seat)) if log else (),
        winner=state.winner,
        why=state.why,
        way=state.way,
        resigned=state.quitter if state.quitter >= 0 else None,
        revealed=None if state.why is None else reveal(state),
    )


def _outside(cards: int) -> tuple[CardId, ...]:
    return tuple(IDS[card] for card in range(len(CARDS)) if cards >> card & 1) if cards else ()


def _shown(state: State, owner: Seat, own: bool) -> tuple[Slot, ...]:
    found = []
    for number, card, shield in state.courts[owner]:
        up = card >= 0 and bool(state.up >> card & 1)
        name = IDS[card] if card >= 0 and (up or own) else None
        found.append(Slot(number, card >= 0, name, up, IDS[shield] if shield >= 0 else None))
    return tuple(found)


def _facts(state: State, viewer: Seat) -> tuple[Fact, ...]:
    hidden = state.known[viewer] & ~state.up
    found: list[Fact] = []
    if not hidden:
        return ()
    unplaced = state.unplaced[viewer]
    for owner in range(state.seats):
        if owner == viewer:
            continue
        for card in sorted(state.hands[owner]):
            if hidden >> card & 1:
                found.append(Fact(IDS[card], owner, "hand", None, _common(state, owner, card)))
        lying: list[Fact] = []
        for number, card, _ in state.courts[owner]:
            if card >= 0 and hidden >> card & 1:
                slot = None if unplaced >> card & 1 else number
                lying.append(Fact(IDS[card], owner, "court", slot, _common(state, owner, card)))
        # Those without a slot last and by card, so that their order tells nothing about where they lie.
        found += sorted(lying, key=lambda fact: (fact.slot is None, fact.slot or 0, NUMBER[fact.card]))
    return tuple(found)


def _common(state: State, owner: Seat, card: int) -> bool:
    """Say whether everybody knows where a card is, and its owner knows that."""
    return all(aware >> card & 1 for seat, aware in enumerate(state.aware) if seat != owner)


def _seen(state: State, viewer: Seat) -> tuple[Seen, ...]:
    own = [*state.hands[viewer], *(slot[1] for slot in state.courts[viewer] if slot[1] >= 0)]
    found = []
    for card in sorted(own):
        if state.up >> card & 1:
            continue
        by = tuple(seat for seat, aware in enumerate(state.aware) if seat != viewer and aware >> card & 1)
        if by:
            found.append(Seen(IDS[card], by))
    return tuple(found)


def _attack(state: State) -> Attack | None:
    if state.stage < 0:
        return None
    card = IDS[state.resolving[0]]
    return Attack(card, state.by, state.at, state.original, STAGES[state.stage])


def _pending(state: State) -> Pending | None:
    kind = state.pending
    if kind < 0:
        return None
    card = state.resolving[-1] if kind == RESPOND else state.resolving[0]
    at: Seat | None = None
    if kind == CHOOSE:
        at = state.target
        if state.effect == TRAP_THEFT:
            card = THE_TRAP
    elif kind == GIVE:
        at = state.target
    then = state.queue
    if kind == SEAT_SHIELDS:
        then = tuple(seat for seat in then if has_shields_to_seat(state, seat))
    else:
        then = tuple(seat for seat in then if state.hands[seat])
    left = state.left if kind == DISCARD else 0
    return Pending(KINDS[kind], state.asked, then, IDS[card], at, left)


def reveal(state: State) -> Opened:
    """Return everything, as it is shown after the end (R59)."""
    return Opened(
        hands=tuple(names(hand) for hand in state.hands),
        courts=tuple(
            tuple(
                Lying(number, IDS[card] if card >= 0 else None, IDS[shield] if shield >= 0 else None)
                for number, card, shield in court
            )
            for court in state.courts
        ),
        draw=names(state.draw[::-1]),
    )


class Imagination:
    """What a view fixes, worked out once: a state without secrets, and which places are to be filled."""

    __slots__ = ("_barred", "_blank", "_dealing", "_hidden", "_pool", "_unplaced", "_view")

    def __init__(self, view: View) -> None:
        self._view = view
        seats = range(view.players)
        hands: list[list[int]] = [
            [NUMBER[card] for card in (view.hand if seat == view.seat else view.hands[seat].shown)]
            for seat in seats
        ]
        placed: dict[tuple[Seat, int], int] = {}
        self._unplaced: list[list[int]] = [[] for _ in seats]
        for fact in view.facts:
            card = NUMBER[fact.card]
            if fact.zone == "hand":
                hands[fact.seat].append(card)
            elif fact.slot is None:
                self._unplaced[fact.seat].append(card)
            else:
                placed[fact.seat, fact.slot] = card
        courts: list[Court] = []
        self._hidden: list[list[int]] = []
        for seat in seats:
            court: list[tuple[int, int, int]] = []
            hidden: list[int] = []
            for slot in view.courts[seat]:
                card = (
                    NUMBER[slot.card] if slot.card is not None else placed.get((seat, slot.number), NOTHING)
                )
                if slot.filled and card < 0:
                    hidden.append(len(court))
                court.append((slot.number, card, NOTHING if slot.shield is None else NUMBER[slot.shield]))
            courts.append(tuple(court))
            self._hidden.append(hidden)
        blank = dealt(view.rules, hands, courts, (), [NUMBER[card] for card in view.discard[::-1]], view.turn)
        _open_parts(blank, view)
        remember(blank, view)
        self._blank = blank
        self._pool = self._out_of_sight(blank)
        self._barred = frozenset(NUMBER[card] for card in view.outside).intersection(self._pool)
        hiding = [
            (self._types(seat, court), len(self._hidden[seat]) - len(self._unplaced[seat]))
            for seat, court in enumerate(courts)
        ]
        if self._barred:
            self._dealing: Dealing = StockedDealing(hiding, self._pool, self._barred, view.out_of_pile)
        else:
            self._dealing = Dealing(hiding)

    def _types(self, seat: Seat, court: Court) -> int:
        """Return the types that are known to lie in a Court."""
        types = 0
        for card in (*(slot[1] for slot in court), *self._unplaced[seat]):
            if card >= 0:
                types |= TYPE[card]
        return types

    def _out_of_sight(self, blank: State) -> list[int]:
        seen = {card for hand in blank.hands for card in hand}
        seen |= {card for court in blank.courts for slot in court for card in slot[1:]}
        seen |= {card for cards in self._unplaced for card in cards}
        seen |= {*blank.discard, *blank.resolving, *blank.looking}
        return [card for card in range(len(CARDS)) if card not in seen]

    def world(self, dice: Dice) -> State:
        """Return a state that the viewer cannot tell from the real one; every one is equally likely."""
        view = self._view
        state = self._blank.copy()
        pool = self._pool
        state.word = dice.fork().word
        if pool:
            in_courts = self._dealing.draw(pool, dice)
            used = set()
            for seat, cards in enumerate(in_courts):
                used.update(cards)
                self._fill(state, seat, dice.shuffled(cards + self._unplaced[seat]))
            rest = self._beyond_courts([card for card in pool if card not in used], dice)
        else:
            rest = []
            for seat, cards in enumerate(self._unplaced):
                self._fill(state, seat, dice.shuffled(cards))
        for seat, hand in enumerate(view.hands):
            missing = hand.count - len(state.hands[seat])
            if missing:
                state.hands[seat] += rest[len(rest) - missing :]
                del rest[len(rest) - missing :]
            if seat != view.seat:
                state.hands[seat] = dice.shuffled(state.hands[seat])
        if view.looked and not state.looking:
            state.looking = tuple(rest[: view.looked])
            del rest[: view.looked]
        state.draw = rest
        return state

    def _beyond_courts(self, cards: list[int], dice: Dice) -> list[int]:
        """Return in random order what no Court hides: what is looked at, then the draw pile without barred cards."""
        if not self._barred:
            return dice.shuffled(cards)
        view, room = self._view, self._view.out_of_pile
        free = dice.shuffled([card for card in cards if card not in self._barred])
        others = dice.shuffled(free[room:] + [card for card in cards if card in self._barred])
        loose = view.looked if not view.looking and room == view.draw else 0
        return others[:loose] + free[:room] + others[loose:]

    def _fill(self, state: State, seat: Seat, cards: list[int]) -> None:
        if not cards:
            return
        court = list(state.courts[seat])
        for place, card in zip(self._hidden[seat], cards, strict=True):
            court[place] = (court[place][0], card, court[place][2])
        state.courts[seat] = tuple(court)


def _open_parts(state: State, view: View) -> None:
    """Copy what is not secret into a state."""
    state.next_slots = view.next_slots
    for hand in view.hands:
        for card in hand.shown:
            state.up |= 1 << NUMBER[card]
    for court in view.courts:
        for slot in court:
            if slot.up and slot.card is not None:
                state.up |= 1 << NUMBER[slot.card]
    state.resolving = tuple(NUMBER[card] for card in view.resolving)
    state.resolved_by = view.resolved_by
    state.looking = tuple(NUMBER[card] for card in view.looking)
    state.step = STEPS.index(view.step)
    state.no_draw = view.no_draw
    state.skips = view.skips
    state.turns, state.idle, state.stirred = view.turns, view.idle, view.stirred
    state.log = view.log
    state.winner, state.why, state.way = view.winner, view.why, view.way
    state.quitter = NOTHING if view.resigned is None else view.resigned
    if view.resolving:
        state.by = state.original = view.resolved_by[0]
    if view.attack is not None:
        attack = view.attack
        state.by, state.at, state.original = attack.by, attack.at, attack.original
        state.stage = STAGES.index(attack.stage)
    if view.pending is not None:
        _open_pending(state, view.pending)


def _open_pending(state: State, pending: Pending) -> None:
    """Copy the open decision into a state."""
    state.pending = KINDS.index(pending.kind)
    state.asked = pending.seat
    state.queue = pending.then
    state.left = pending.left
    if pending.at is not None:
        state.target = pending.at
    if state.pending == CHOOSE:
        trap = pending.card == IDS[THE_TRAP]
        state.effect = TRAP_THEFT if trap else EFFECT[state.resolving[0]]
        if state.stage < 0:
            state.at = state.target


@lru_cache(maxsize=8)
def imagination(view: View) -> Imagination:
    """Return the imagination of ``view``; kept for a while, since search asks thousands of times."""
    return Imagination(view)


def imagine(view: View, dice: Dice) -> State:
    """Return a state that the viewer cannot tell from the real one, every possible deal equally likely."""
    if view.revealed is not None:
        return _as_revealed(view, view.revealed, dice)
    return imagination(view).world(dice)


def _as_revealed(view: View, opened: Opened, dice: Dice) -> State:
    """Return the state of a game that is over, in which everything lies open."""
    courts: list[Court] = [
        tuple(
            (
                lying.slot,
                NOTHING if lying.card is None else NUMBER[lying.card],
                NOTHING if lying.shield is None else NUMBER[lying.shield],
            )
            for lying in court
        )
        for court in opened.courts
    ]
    state = dealt(
        view.rules,
        [[NUMBER[card] for card in hand] for hand in opened.hands],
        courts,
        [NUMBER[card] for card in opened.draw[::-1]],
        [NUMBER[card] for card in view.discard[::-1]],
        view.turn,
        dice.fork().word,
    )
    _open_parts(state, view)
    remember(state, view)
    return state
