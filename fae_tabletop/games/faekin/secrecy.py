"""The two directions across the secrecy border: hide (State to View) and imagine (View to State)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Seat
from fae_tabletop.games.faekin.cards import (
    BEATEN_BY,
    COURT,
    COURTS,
    HAND,
    IDENTITY,
    IDS,
    JOKER_BITS,
    NUMBER,
    OUTCOME,
    Holder,
    bits,
    cards_in,
)
from fae_tabletop.games.faekin.dealing import Deal, Dealing, Part, Tie
from fae_tabletop.games.faekin.events import Opened
from fae_tabletop.games.faekin.public import (
    Challenge,
    Duelled,
    FaekinSetup,
    View,
    holders_of,
    place_of,
)
from fae_tabletop.games.faekin.state import NOTHING, DuelRecord, State, dealt

DECK = (1 << len(IDS)) - 1


def hide(state: State, seat: Seat, log: bool = True) -> View:
    """Return what ``seat`` may know; ``log`` leaves the log out where nobody reads it."""
    up, holders = state.up, holders_of(state.seats)
    over = state.why is not None
    summer, winter = heirs_of(state) if over else (None, None)
    return View(
        seat=seat,
        seats=state.seats,
        jokers=state.jokers,
        goal=state.goal,
        score=state.score,
        hand=tuple(IDS[card] for card in state.hands[seat]),
        identity=IDS[IDENTITY[state.masks[seat]]],
        up=tuple(tuple(IDS[card] for card in hand if up >> card & 1) for hand in state.hands),
        turned=tuple(IDS[card] for card in state.turned),
        duels=_duels(state, seat),
        talk=state.talk,
        turn=state.turn,
        challenge=_challenge(state, seat),
        claimant=None if state.claimant < 0 else state.claimant,
        crown=None if state.crown < 0 else holders[state.crown],
        dagger=None if state.dagger < 0 else holders[state.dagger],
        log=tuple(event for event in state.log if event.told_to(seat)) if log else (),
        why=state.why,
        winners=state.winners,
        summer=summer,
        winter=winter,
        resigned=None if state.quitter < 0 else state.quitter,
        revealed=opened(state) if over else None,
    )


def _challenge(state: State, seat: Seat) -> Challenge | None:
    if state.foe < 0:
        return None
    return Challenge(state.turn, state.foe, IDS[state.laid] if seat == state.turn else None)


def _duels(state: State, seat: Seat) -> tuple[Duelled, ...]:
    holders = holders_of(state.seats)
    found = []
    for number, (attacker, defender, attack, defence) in enumerate(state.duels):
        outcome = OUTCOME[attack][defence]
        loser = None if not outcome else holders[attacker] if outcome < 0 else holders[defender]
        lower, higher = (attack, defence) if outcome < 0 else (defence, attack)
        looked = seat in (attacker, defender)
        found.append(
            Duelled(
                number=number,
                attacker=attacker,
                defender=holders[defender],
                loser=loser,
                card=IDS[lower] if outcome else None,
                season=COURTS[COURT[higher]] if outcome and COURT[higher] >= 0 else None,
                attack=IDS[attack] if looked else None,
                defence=IDS[defence] if looked else None,
            )
        )
    return tuple(found)


def opened(state: State) -> Opened:
    """Return all cards, as they are turned up at the end."""
    return Opened(
        hands=tuple(tuple(IDS[card] for card in hand) for hand in state.hands),
        identities=tuple(IDS[IDENTITY[mask]] for mask in state.masks),
    )


def heirs_of(state: State) -> tuple[Holder | None, Holder | None]:
    """Return the Heirs of Summer and Winter: whoever holds the highest identity of the Court."""
    places = heir_places(state.masks)
    holders = holders_of(state.seats)
    summer, winter = (None if place < 0 else holders[place] for place in places)
    return summer, winter


def heir_places(masks: tuple[int, ...]) -> tuple[int, int]:
    """Return the places of the Heirs among hands given as bits; NOTHING where nobody is of that Court."""
    best, place = [NOTHING, NOTHING], [NOTHING, NOTHING]
    for holder, mask in enumerate(masks):
        card = IDENTITY[mask]
        court = COURT[card]
        if card > best[court]:
            best[court], place[court] = card, holder
    return place[0], place[1]


class Seen(NamedTuple):
    """A duel between others: who won with what at most, as bits, or that it tied (both sides' cards out of use)."""

    number: int
    winner: int
    wins: int
    tie: Tie | None


class Played(NamedTuple):
    """A holder committed one of ``cards``, as bits, when those in ``out`` could not be used."""

    holder: int
    cards: int
    out: int


class Known(NamedTuple):
    """What a view tells of the hidden hands: ``parts`` by holder, and what the duels of others tell.

    ``seen`` holds, for every duel that the viewer was not in, what its winner may have played; ``played`` what
    was committed in any duel by the others, as far as the viewer can tell (ties of others left out).
    """

    pool: int
    parts: tuple[Part, ...]
    ties: tuple[Tie, ...]
    seen: tuple[Seen, ...]
    played: tuple[Played, ...]


@lru_cache(maxsize=64)
def known_of(view: View) -> Known:
    """Return what ``view`` tells of the hands."""
    seats = view.seats
    count = len(view.up)
    known = [bits(NUMBER[card] for card in cards) for cards in view.up]
    known[view.seat] |= bits(NUMBER[card] for card in view.hand)
    turned = [NUMBER[card] for card in view.turned]
    up = [0] * count
    for place, card in enumerate(turned):
        up[seats + place] |= 1 << card
    demands: list[list[int]] = [[] for _ in range(count)]
    ties: list[Tie] = []
    seen: list[Seen] = []
    played: list[Played] = []
    # Whoever has forgotten the first duels cannot tell when a hand that lies open now came to be usable again.
    forgot = bool(view.duels) and view.duels[0].number > 0
    for duel in view.duels:
        attacker, defender = duel.attacker, place_of(seats, duel.defender)
        if duel.attack is not None and duel.defence is not None:
            known[attacker] |= 1 << NUMBER[duel.attack]
            known[defender] |= 1 << NUMBER[duel.defence]
        out = [
            0 if up[place].bit_count() == HAND or (forgot and len(view.up[place]) == HAND) else up[place]
            for place in (attacker, defender)
        ]
        if duel.attack is not None and duel.defence is not None:
            played.append(Played(attacker, 1 << NUMBER[duel.attack], out[0]))
            played.append(Played(defender, 1 << NUMBER[duel.defence], out[1]))
        if duel.card is None or duel.loser is None:
            if duel.attack is None:
                tie = Tie(attacker, defender, out[0], out[1])
                ties.append(tie)
                seen.append(Seen(duel.number, NOTHING, 0, tie))
            continue
        card = NUMBER[duel.card]
        loser = place_of(seats, duel.loser)
        if duel.attack is None:
            winner, unused = (defender, out[1]) if loser == attacker else (attacker, out[0])
            wins = BEATEN_BY[card][-1 if duel.season is None else COURTS.index(duel.season)]
            wins &= ~unused
            demands[winner].append(wins)
            played.append(Played(winner, wins, unused))
            played.append(Played(loser, 1 << card, out[0] if loser == attacker else out[1]))
            seen.append(Seen(duel.number, winner, wins, None))
        up[loser] |= 1 << card
    deck = DECK if view.jokers else DECK & ~JOKER_BITS
    pool = deck
    for held in known:
        pool &= ~held
    parts = tuple(
        Part(
            known[place],
            tuple(sorted({demand for demand in demands[place] if not demand & known[place]})),
            turned[place - seats] if place >= seats else NOTHING,
        )
        for place in range(count)
    )
    others = tuple(one for one in played if one.holder != view.seat)
    return Known(pool, parts, tuple(ties), tuple(seen), others)


@lru_cache(maxsize=64)
def dealing_of(view: View) -> Dealing:
    """Return all deals that fit ``view``; kept for a while, since search asks often."""
    known = known_of(view)
    return Dealing(known.pool, known.parts, known.ties)


def imagine(view: View, dice: Dice) -> State:
    """Return a state that the viewer cannot tell from the real one; every fitting deal counts the same."""
    if view.revealed is not None:
        deal: Deal = tuple(bits(NUMBER[card] for card in hand) for hand in view.revealed.hands)
    else:
        deal = dealing_of(view).draw(dice)
    return world_of(view, deal, dice)


def world_of(view: View, deal: Deal, dice: Dice) -> State:
    """Return the state of ``view`` with these hands; what was played out of sight is drawn."""
    setup = FaekinSetup(view.seats, view.jokers, view.goal, view.score)
    state = dealt(setup, [cards_in(mask) for mask in deal], [NUMBER[card] for card in view.turned])
    state.duels = _played(view, deal, dice)
    for cards in view.up:
        state.up |= bits(NUMBER[card] for card in cards)
    state.turn = view.turn
    if view.challenge is not None:
        challenge = view.challenge
        state.foe = challenge.target
        if challenge.card is not None:
            state.laid = NUMBER[challenge.card]
        else:
            state.laid = dice.choice(cards_in(state.usable(challenge.attacker)))
    if view.claimant is not None:
        state.claimant = view.claimant
    if view.crown is not None:
        state.crown = place_of(view.seats, view.crown)
    if view.dagger is not None:
        state.dagger = place_of(view.seats, view.dagger)
    state.why, state.winners = view.why, view.winners
    if view.resigned is not None:
        state.quitter = view.resigned
    state.talk, state.log = view.talk, view.log
    state.word = dice.fork().word
    return state


def _played(view: View, deal: Deal, dice: Dice) -> tuple[DuelRecord, ...]:
    """Return the duels of a world; of those between others, with cards that its hands allow."""
    seen = {one.number: one for one in known_of(view).seen}
    found: list[DuelRecord] = []
    for duel in view.duels:
        attacker, defender = duel.attacker, place_of(view.seats, duel.defender)
        if duel.attack is not None and duel.defence is not None:
            found.append((attacker, defender, NUMBER[duel.attack], NUMBER[duel.defence]))
            continue
        one = seen[duel.number]
        if one.tie is not None:
            pairs = [
                (attack, defence)
                for attack in cards_in(deal[attacker] & ~one.tie.one_out)
                for defence in cards_in(deal[defender] & ~one.tie.other_out)
                if not OUTCOME[attack][defence]
            ]
            found.append((attacker, defender, *dice.choice(pairs)))
            continue
        assert duel.card is not None, "a duel that did not tie has turned a card up"
        lower, higher = NUMBER[duel.card], dice.choice(cards_in(deal[one.winner] & one.wins))
        attack, defence = (lower, higher) if one.winner == defender else (higher, lower)
        found.append((attacker, defender, attack, defence))
    return tuple(found)
