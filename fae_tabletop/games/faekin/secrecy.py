"""The two directions across the secrecy border: hide (State to View) and imagine (View to State)."""

from __future__ import annotations

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Seat
from fae_tabletop.games.faekin.cards import (
    COURT,
    COURTS,
    IDENTITY,
    IDS,
    NUMBER,
    OUTCOME,
    Holder,
    bits,
    cards_in,
    heir_places,
)
from fae_tabletop.games.faekin.dealing import Deal, dealing_of
from fae_tabletop.games.faekin.deduction import known_of
from fae_tabletop.games.faekin.events import Opened
from fae_tabletop.games.faekin.public import (
    Challenge,
    Duelled,
    FaekinSetup,
    View,
    holders_of,
    place_of,
)
from fae_tabletop.games.faekin.state import DuelRecord, State, dealt


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
