"""Where every card may be, as a function of one seat's view: certain places, and exact chances for the rest.

A chance counts the deals that the viewer cannot exclude, each as likely as any other: it knows the limits of a
Court and that no complete one lies unnoticed, and nothing of how the others behave.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Literal, NamedTuple

from fae_tabletop.core.game import Seat
from fae_tabletop.games.enemies_and_lovers.cards import CARD, CARDS, LIMITED, CardId, Subtype
from fae_tabletop.games.enemies_and_lovers.events import Opened
from fae_tabletop.games.enemies_and_lovers.moves import missing
from fae_tabletop.games.enemies_and_lovers.public import View

CROWN: CardId = "the_crown_of_elfhame"
HIDEABLE: tuple[Subtype, ...] = ("crown", "prince", "conspirator", "coercion", "changeling", "trap")
"""The types that can lie face-down in a Court; a Shield lies face-up."""

Zone = Literal["hand", "court", "draw", "discard", "resolving", "looking"]
Ground = Literal["own", "open", "common", "known", "unseen"]
"""Why a place is certain: one's own card, one that lies open, a hidden one of which all know, one of which the
viewer knows; or it is not."""
_Hiding = tuple[frozenset[Subtype], int]
"""The types that are known to lie in a Court, and how many of its cards are unknown."""


class Place(NamedTuple):
    """Where a card may be: whose hand or Court, and in which slots of it."""

    zone: Zone
    seat: Seat | None = None
    slots: tuple[int, ...] = ()


class Trace(NamedTuple):
    """Where ``card`` may be: places with their chances, which add up to 1, the likeliest first."""

    card: CardId
    places: tuple[tuple[Place, float], ...]
    ground: Ground

    @property
    def certain(self) -> Place | None:
        """The only place where it can be, slot included, or None."""
        if len(self.places) == 1 and len(self.places[0][0].slots) < 2:
            return self.places[0][0]
        return None


class Crown(NamedTuple):
    """The chance of each seat to have the Crown, in hand or Court, and that it lies in a pile; adding up to 1."""

    seats: tuple[float, ...]
    pile: float


@lru_cache(maxsize=8)
def traces(view: View) -> tuple[Trace, ...]:
    """Return where each of the 47 cards may be, in the order of the cards."""
    known = _known_places(view)
    hidden = _Hidden(view, known)
    return tuple(
        Trace(card.id, ((known[card.id][0], 1.0),), known[card.id][1])
        if card.id in known
        else Trace(card.id, hidden.places(card.id), "unseen")
        for card in CARDS
    )


def trace(view: View, card: CardId) -> Trace:
    """Return where ``card`` may be."""
    return next(one for one in traces(view) if one.card == card)


@lru_cache(maxsize=64)
def crown(view: View) -> Crown:
    """Return who may have the Crown."""
    seats = [0.0] * view.players
    pile = 0.0
    known = _known_places(view)
    places = ((known[CROWN][0], 1.0),) if CROWN in known else _Hidden(view, known).places(CROWN)
    for place, chance in places:
        if place.seat is not None:
            seats[place.seat] += chance
        else:
            pile += chance
    return Crown(tuple(seats), pile)


def known_types(view: View, seat: Seat) -> frozenset[Subtype]:
    """Return the types that the viewer is certain of in a Court, Shields included."""
    cards = [card for slot in view.courts[seat] for card in (slot.card, slot.shield) if card is not None]
    cards += [fact.card for fact in view.facts if fact.seat == seat and fact.zone == "court"]
    return frozenset(CARD[card].subtype for card in cards)


def unknown_in_court(view: View, seat: Seat) -> int:
    """Return how many cards of a Court the viewer does not know."""
    lying = sum(slot.filled and slot.card is None for slot in view.courts[seat])
    return lying - sum(fact.seat == seat and fact.zone == "court" for fact in view.facts)


@lru_cache(maxsize=64)
def least_missing(view: View, seat: Seat) -> int:
    """Return the fewest cards that a Court may still lack, from all that the viewer can know: 1 or more.

    A Court that lacks nothing would have won.
    """
    known = known_types(view, seat)
    hidden = unknown_in_court(view, seat)
    there = _counts(_unseen(view, _known_places(view)))
    possible = [
        len(missing(known | set(chosen)))
        for chosen in _fillings(known, hidden)
        if all(there[HIDEABLE.index(kind)] for kind in chosen)
    ]
    return min(possible, default=len(missing(known)))


def _known_places(view: View) -> dict[CardId, tuple[Place, Ground]]:
    """Return the cards of which the viewer knows where they are."""
    found: dict[CardId, tuple[Place, Ground]] = {}
    for seat, court in enumerate(view.courts):
        for slot in court:
            ground: Ground = "open" if slot.up or seat != view.seat else "own"
            if slot.card is not None:
                found[slot.card] = Place("court", seat, (slot.number,)), ground
            if slot.shield is not None:
                found[slot.shield] = Place("court", seat, (slot.number,)), "open"
    for seat, hand in enumerate(view.hands):
        for card in hand.shown:
            found[card] = Place("hand", seat), "open"
    for card in view.hand:
        found.setdefault(card, (Place("hand", view.seat), "own"))
    piles: tuple[tuple[Zone, tuple[CardId, ...], Ground], ...] = (
        ("discard", view.discard, "open"),
        ("resolving", view.resolving, "open"),
        ("looking", view.looking, "own"),
    )
    for zone, cards, why in piles:
        for card in cards:
            found[card] = Place(zone), why
    if view.revealed is not None:
        return found | _laid_open(view.revealed)
    told = {(fact.seat, fact.slot) for fact in view.facts if fact.slot is not None}
    for fact in view.facts:
        why = "common" if fact.common else "known"
        if fact.zone == "hand":
            found[fact.card] = Place("hand", fact.seat), why
            continue
        slots = (fact.slot,) if fact.slot is not None else _free_slots(view, fact.seat, told)
        found[fact.card] = Place("court", fact.seat, slots), why
    return found


def _laid_open(revealed: Opened) -> dict[CardId, tuple[Place, Ground]]:
    """Return what was hidden until the end."""
    found: dict[CardId, tuple[Place, Ground]] = {card: (Place("draw"), "open") for card in revealed.draw}
    for seat, hand in enumerate(revealed.hands):
        found |= {card: (Place("hand", seat), "open") for card in hand}
    for seat, court in enumerate(revealed.courts):
        for lying in court:
            if lying.card is not None:
                found[lying.card] = Place("court", seat, (lying.slot,)), "open"
    return found


def _free_slots(view: View, seat: Seat, told: set[tuple[Seat, int]]) -> tuple[int, ...]:
    """Return the slots of a Court whose card the viewer does not know."""
    return tuple(
        slot.number
        for slot in view.courts[seat]
        if slot.filled and slot.card is None and (seat, slot.number) not in told
    )


def _unseen(view: View, known: dict[CardId, tuple[Place, Ground]]) -> tuple[CardId, ...]:
    return tuple(card.id for card in CARDS if card.id not in known)


def _counts(cards: tuple[CardId, ...]) -> tuple[int, ...]:
    """Return how many of ``cards`` there are of each type of HIDEABLE."""
    return tuple(sum(CARD[card].subtype == kind for card in cards) for kind in HIDEABLE)


class _Hidden:
    """The hidden places of a view, and how likely a card that is nowhere to be seen lies in each."""

    def __init__(self, view: View, known: dict[CardId, tuple[Place, Ground]]) -> None:
        over = view.revealed is not None
        self._seats = [seat for seat in range(view.players) if unknown_in_court(view, seat) and not over]
        told = {(fact.seat, fact.slot) for fact in view.facts if fact.slot is not None}
        self._courts = [Place("court", seat, _free_slots(view, seat, told)) for seat in self._seats]
        hiding = tuple((known_types(view, seat), unknown_in_court(view, seat)) for seat in self._seats)
        self._shares = _shares(hiding, _counts(_unseen(view, known)))
        outside = [(Place("draw"), view.draw)]
        if not view.looking:
            outside.append((Place("looking"), view.looked))
        for seat, hand in enumerate(view.hands):
            if seat != view.seat:
                held = sum(fact.seat == seat and fact.zone == "hand" for fact in view.facts)
                outside.append((Place("hand", seat), hand.concealed - held))
        self._outside = [(place, room) for place, room in outside if room]

    def places(self, card: CardId) -> tuple[tuple[Place, float], ...]:
        """Return where an unseen card may be, with the chances."""
        kind = CARD[card].subtype
        shares = self._shares[HIDEABLE.index(kind)] if kind in HIDEABLE else tuple(0.0 for _ in self._courts)
        found = [(place, share) for place, share in zip(self._courts, shares, strict=True) if share]
        rest = 1.0 - sum(shares)
        room = sum(size for _, size in self._outside)
        if rest > 1e-12:
            found += [(place, rest * size / room) for place, size in self._outside]
        return tuple(sorted(found, key=lambda one: -one[1]))


@lru_cache(maxsize=4096)
def _fillings(known: frozenset[Subtype], hidden: int) -> tuple[tuple[Subtype, ...], ...]:
    """Return the sets of types that ``hidden`` unknown cards of a Court can be, beside those known."""
    free = [kind for kind in HIDEABLE if kind not in known or kind not in LIMITED]
    return tuple(chosen for chosen in combinations(free, hidden) if missing(known | set(chosen)))


@lru_cache(maxsize=4096)
def _shares(courts: tuple[_Hiding, ...], counts: tuple[int, ...]) -> tuple[tuple[float, ...], ...]:
    """Return for each type of HIDEABLE the chance of one of its unseen cards to lie in each Court.

    Every deal counts the same. Deals are counted by types: a type that is laid once can be any card of it.
    """
    sums = [[0] * len(courts) for _ in HIDEABLE]
    total = 0
    left = list(counts)
    laid: list[tuple[Subtype, ...]] = []

    def deal(court: int, weight: int) -> None:
        nonlocal total
        if court == len(courts):
            total += weight
            for place, chosen in enumerate(laid):
                for kind in chosen:
                    sums[HIDEABLE.index(kind)][place] += weight
            return
        for chosen in _fillings(*courts[court]):
            ways = weight
            for kind in chosen:
                at = HIDEABLE.index(kind)
                ways *= left[at]
                left[at] -= 1
            if ways:
                laid.append(chosen)
                deal(court + 1, ways)
                laid.pop()
            for kind in chosen:
                left[HIDEABLE.index(kind)] += 1

    deal(0, 1)
    return tuple(
        tuple(share / (total * count) if count else 0.0 for share in row)
        for row, count in zip(sums, counts, strict=True)
    )
