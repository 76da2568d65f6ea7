"""Where every card may be, as a function of one seat's view: certain places, and exact chances for the rest.

A chance counts the deals that the viewer cannot exclude, each as likely as any other: it knows the limits of a
Court, that no complete one lies unnoticed and what was seen outside the draw pile; it knows nothing of how the others
behave.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Literal, NamedTuple

from fae_tabletop.core.game import Seat
from fae_tabletop.games.enemies_and_lovers.cards import CARD, CARDS, LIMITED, CardId, Subtype
from fae_tabletop.games.enemies_and_lovers.courts import missing
from fae_tabletop.games.enemies_and_lovers.events import Opened
from fae_tabletop.games.enemies_and_lovers.public import View
from fae_tabletop.games.enemies_and_lovers.stock import Counts, deals, fewer

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
        unseen = _unseen(view, known)
        barred = tuple(card for card in unseen if card in view.outside)
        free = tuple(card for card in unseen if card not in view.outside)
        self._barred = frozenset(barred)
        room = 0 if over else view.out_of_pile
        self._chances = _chances(hiding, _counts(free), _counts(barred), len(free), room)
        pile = [(Place("draw"), view.draw)]
        looked = [(Place("looking"), view.looked)] if not view.looking else []
        outside = []
        if view.out_of_pile > view.draw:
            pile += looked
        else:
            outside += looked
        for seat, hand in enumerate(view.hands):
            if seat != view.seat:
                held = sum(fact.seat == seat and fact.zone == "hand" for fact in view.facts)
                outside.append((Place("hand", seat), hand.concealed - held))
        self._pile = [(place, room) for place, room in pile if room]
        self._outside = [(place, room) for place, room in outside if room]

    def places(self, card: CardId) -> tuple[tuple[Place, float], ...]:
        """Return where an unseen card may be, with the chances."""
        subtype = CARD[card].subtype
        kind = HIDEABLE.index(subtype) if subtype in HIDEABLE else len(HIDEABLE)
        chances = self._chances.barred if card in self._barred else self._chances.free
        shares, piled = chances[kind]
        found = [(place, share) for place, share in zip(self._courts, shares, strict=True) if share]
        for places, chance in ((self._pile, piled), (self._outside, 1.0 - sum(shares) - piled)):
            room = sum(size for _, size in places)
            if chance > 1e-12:
                found += [(place, chance * size / room) for place, size in places]
        return tuple(sorted(found, key=lambda one: -round(one[1], 9)))


@lru_cache(maxsize=4096)
def _fillings(known: frozenset[Subtype], hidden: int) -> tuple[tuple[Subtype, ...], ...]:
    """Return the sets of types that ``hidden`` unknown cards of a Court can be, beside those known."""
    free = [kind for kind in HIDEABLE if kind not in known or kind not in LIMITED]
    return tuple(chosen for chosen in combinations(free, hidden) if missing(known | set(chosen)))


class _Chances(NamedTuple):
    """For each type of HIDEABLE, and last for all others: the chances of one of its unseen cards, free or barred.

    They are those to lie in each Court, and that to lie in the draw pile.
    """

    free: tuple[tuple[tuple[float, ...], float], ...]
    barred: tuple[tuple[tuple[float, ...], float], ...]


@lru_cache(maxsize=4096)
def _laid(courts: tuple[_Hiding, ...], counts: Counts) -> tuple[tuple[Counts, int, tuple[Counts, ...]], ...]:
    """Return how the Courts can be filled: how many of each type lie in them, and in how many ways.

    The third says for each type in how many of the ways it lies in each Court. Ways differ in types alone.
    """
    found: dict[Counts, tuple[int, tuple[Counts, ...]]] = {}
    nowhere = ((0,) * len(courts),) * len(HIDEABLE)

    def fill(court: int, used: Counts, where: tuple[Counts, ...]) -> None:
        if court == len(courts):
            ways, sums = found.get(used, (0, nowhere))
            found[used] = (
                ways + 1,
                tuple(tuple(map(int.__add__, *rows)) for rows in zip(sums, where, strict=True)),
            )
            return
        for chosen in _fillings(*courts[court]):
            more = tuple(number + (kind in chosen) for number, kind in zip(used, HIDEABLE, strict=True))
            if all(map(int.__le__, more, counts)):
                lies = tuple(
                    (*row[:court], int(kind in chosen), *row[court + 1 :])
                    for row, kind in zip(where, HIDEABLE, strict=True)
                )
                fill(court + 1, more, lies)

    fill(0, (0,) * len(HIDEABLE), nowhere)
    return tuple((used, *rest) for used, rest in found.items())


@lru_cache(maxsize=4096)
def _chances(courts: tuple[_Hiding, ...], free: Counts, barred: Counts, stock: int, room: int) -> _Chances:
    """Return the chances of unseen cards where ``room`` cards lie in the draw pile, of ``stock`` free ones.

    Every deal counts the same. Deals are counted by types: a type that is laid once can be any card of it.
    """
    laid = _laid(courts, tuple(map(int.__add__, free, barred)))
    total = sum(ways * deals(used, free, barred, stock, room) for used, ways, _ in laid)

    def shares(kind: int, loose: Counts, bound: Counts, left: int) -> tuple[float, ...]:
        """Return the chances of a card to lie in each Court; ``loose``, ``bound`` and ``left`` are without it."""
        sums = [0] * len(courts)
        for used, _, where in laid:
            if used[kind]:
                ways = deals(fewer(used, kind), loose, bound, left, room)
                sums = [so_far + ways * times for so_far, times in zip(sums, where[kind], strict=True)]
        return tuple(one / total for one in sums)

    def piled(loose: Counts) -> float:
        """Return the chance of a free card to lie in the pile; ``loose`` are without it."""
        return sum(ways * deals(used, loose, barred, stock - 1, room - 1) for used, ways, _ in laid) / total

    nowhere = (0.0,) * len(courts)
    kinds = range(len(HIDEABLE))
    without = [fewer(free, kind) for kind in kinds]
    return _Chances(
        free=(
            *(
                (shares(kind, without[kind], barred, stock - 1), piled(without[kind]))
                if free[kind]
                else (nowhere, 0.0)
                for kind in kinds
            ),
            (nowhere, piled(free)),
        ),
        barred=(
            *(
                (shares(kind, free, fewer(barred, kind), stock) if barred[kind] else nowhere, 0.0)
                for kind in kinds
            ),
            (nowhere, 0.0),
        ),
    )
