"""The notebook: for every card in words where it is, or where it may be and how likely, and how one knows.

Exact and no more: certain facts with their ground, chances from counting deals (see ``deduction``).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from fae_tabletop.games.enemies_and_lovers import events as e
from fae_tabletop.games.enemies_and_lovers.cards import CARD, IDS, LIMITED, SUBTYPE_NAMES, CardId
from fae_tabletop.games.enemies_and_lovers.deduction import (
    HIDEABLE,
    Place,
    Trace,
    known_types,
    traces,
    unknown_in_court,
)
from fae_tabletop.games.enemies_and_lovers.events import Told
from fae_tabletop.games.enemies_and_lovers.public import View
from fae_tabletop.games.enemies_and_lovers.words import listed, percent, whose

PILE = -1
"""What a mark says in place of a seat: the card lies in a pile."""

NO_COURT = "no Court hides it"
"""Told of cards that are no Court cards."""

Mark = int
"""Who has a card by the viewer's own suspicion: a seat, or PILE."""


class Entry(NamedTuple):
    """A card of the notebook: where it is or may be, how that is known (may be empty), whether it is certain.

    ``who`` tells how likely each may have it, hand and Court together, the likeliest first, adding up to 1. ``may``
    lists them clockwise from the viewer with PILE last; () where it is certain.
    """

    card: CardId
    where: str
    how: str
    certain: bool
    who: tuple[tuple[Mark, float], ...]
    may: tuple[Mark, ...] = ()

    def next_mark(self, mark: Mark | None) -> Mark | None:
        """Return what the viewer's own mark is after one more click: each that is possible, then none again."""
        row = (None, *self.may)
        at = row.index(mark) if mark in row else 0
        return row[(at + 1) % len(row)]


def notebook(view: View, names: Sequence[str]) -> tuple[Entry, ...]:
    """Return an entry for each of the 47 cards, in their order; ``names`` are by seat."""
    return tuple(_entry(view, names, trace) for trace in traces(view))


def kept_marks(found: Any, players: int) -> dict[CardId, Mark]:
    """Return the marks in what was kept of a match with so many ``players``; what means nothing here is left out."""
    if not isinstance(found, Mapping):
        return {}
    allowed = range(PILE, players)
    return {card: found[card] for card in IDS if type(found.get(card)) is int and found[card] in allowed}


def _entry(view: View, names: Sequence[str], trace: Trace) -> Entry:
    if len(trace.places) == 1:
        place = trace.places[0][0]
        how = _how(view, names, trace)
        where = _place(view, names, place)
        return Entry(trace.card, where, how, True, ((_mark(place), 1.0),))
    parts = [f"{percent(chance)} in {_place(view, names, place)}" for place, chance in trace.places]
    where = ", ".join(parts)
    ruled_out = _ruled_out(view, names, trace)
    return Entry(trace.card, where, ruled_out, False, _who(trace), _may(view, trace))


def _mark(place: Place) -> Mark:
    return PILE if place.seat is None else place.seat


def _may(view: View, trace: Trace) -> tuple[Mark, ...]:
    """Return who can have a card of several places, clockwise from the viewer, PILE last."""
    there = {_mark(place) for place, _ in trace.places}
    return tuple(sorted(there, key=lambda mark: (mark == PILE, (mark - view.seat) % view.players)))


def _who(trace: Trace) -> tuple[tuple[Mark, float], ...]:
    """Return how likely each may have a card, the likeliest first."""
    chances: dict[Mark, float] = {}
    for place, chance in trace.places:
        chances[_mark(place)] = chances.get(_mark(place), 0.0) + chance
    return tuple(sorted(chances.items(), key=lambda one: -one[1]))


def _place(view: View, names: Sequence[str], place: Place) -> str:
    """Return what to call a place."""
    match place.zone:
        case "draw":
            return "the draw pile"
        case "discard":
            return "the discard pile"
        case "resolving":
            return "what is being resolved"
        case "looking":
            return "the cards looked at"
    assert place.seat is not None, "hands and Courts are somebody's"
    owner = whose(view, names, place.seat)
    if place.zone == "hand":
        return f"{owner} hand"
    return f"{owner} Court, slot {place.slots[0]}" if len(place.slots) == 1 else f"{owner} Court"


def _how(view: View, names: Sequence[str], trace: Trace) -> str:
    """Return how the viewer knows where a card is; empty for what is plain to see."""
    match trace.ground:
        case "own":
            return ""
        case "open":
            hidden_zone = trace.places[0][0].zone in ("hand", "court")
            return "it lies open" if hidden_zone else ""
        case "unseen":
            return "it can be nowhere else"
    for event in reversed(view.log):
        said = _learned(view, names, trace.card, event)
        if said:
            return said
    return "all saw it" if trace.ground == "common" else "you saw it"


def _learned(view: View, names: Sequence[str], card: CardId, event: Told) -> str:
    """Return what an event told the viewer of the whereabouts of a card, if anything."""
    me = view.seat
    match event:
        case e.Given(card=named, giver=giver) if named == card:
            return "you gave it" if giver == me else f"{names[giver]} gave it openly"
        case e.Stolen(card=named, victim=victim) | e.Captured(card=named, victim=victim) if named == card:
            return "it was taken from you" if victim == me else f"it was taken openly from {names[victim]}"
        case e.Taken(cards=cards) if card in cards:
            return "all saw it taken from the discard pile"
        case e.Revealed(cards=shown) if any(one.card == card for one in shown):
            return "it lay open before"
        case e.Flashed(seat=int()) if card == "the_crown_of_elfhame":
            return "it was shown to all"
        case e.HandsSwapped(by=by, at=at) if me in (by, at):
            return "it was in your hand when hands were changed"
        case e.CourtsSwapped(by=by, at=at) if me in (by, at):
            return "it was in your Court when Courts were changed"
    return ""


def _ruled_out(view: View, names: Sequence[str], trace: Trace) -> str:
    """Return which Courts cannot hide an unseen Court card, and why."""
    kind = CARD[trace.card].subtype
    if kind not in HIDEABLE:
        return NO_COURT
    possible = {place.seat for place, _ in trace.places if place.zone == "court"}
    taken: list[str] = []
    whole: list[str] = []
    for seat in range(view.players):
        if seat == view.seat or seat in possible or not unknown_in_court(view, seat):
            continue
        has_one = kind in LIMITED and kind in known_types(view, seat)
        (taken if has_one else whole).append(f"{whose(view, names, seat)} Court")
    said = []
    if taken:
        said.append(f"not in {listed(taken, 'or')}: a {SUBTYPE_NAMES[kind]} lies there")
    if whole:
        said.append(f"not in {listed(whole, 'or')}: it would have won")
    return "; ".join(said)
