"""How the events of the table move: cards that fly between hands, Courts and piles, and the beat of an attack."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from fae_tabletop.core.game import Event, Seat
from fae_tabletop.games.enemies_and_lovers import events as e
from fae_tabletop.games.enemies_and_lovers.cards import CARD, CardId
from fae_tabletop.games.enemies_and_lovers.public import View
from fae_tabletop.games.enemies_and_lovers.scene.cardface import draw_back, draw_card
from fae_tabletop.games.enemies_and_lovers.scene.layout import CARD_SHAPE, TableLayout
from fae_tabletop.games.enemies_and_lovers.scene.showing import Showing
from fae_tabletop.ui.geometry import Box, box_at
from fae_tabletop.ui.motion import Beat, Motion, Moving, hop, mix
from fae_tabletop.ui.page import Layer, Page

TO_COURT, TO_RIVAL, DRAW, STAGGER = 0.26, 0.32, 0.20, 0.06
BEAT = 0.8
"""Seconds an attack is shown before anything else happens: the same whoever could answer it."""
READ = 0.45
"""Seconds that what a rival did is left to be read."""
ARC = 60.0

Zone = Literal["hand", "slot", "draw", "discard", "middle"]


@dataclass(frozen=True, slots=True)
class Place:
    """Where a card comes from or goes to; ``key`` is a slot's number or a card of the own hand."""

    zone: Zone
    seat: Seat = -1
    key: str = ""


@dataclass(frozen=True, slots=True)
class Flight:
    """A card on its way, face-down where it has no name."""

    card: CardId | None
    origin: Place
    to: Place


def show(event: Event, before: View, after: View) -> Sequence[Beat]:
    """Return the beats of an event; nothing depends on what a seat holds that the viewer does not see."""
    me = before.seat
    match event:
        case e.Played():
            flight = Flight(event.card, _hand(event.seat, event.card), Place("middle"))
            attack = event.at is not None and not CARD[event.card].crossed
            return (_fly(flight, TO_RIVAL, BEAT - TO_RIVAL if attack else READ if event.seat != me else 0.1),)
        case e.Interrupted():
            flight = Flight(event.card, _hand(event.seat, event.card), Place("middle"))
            return (_fly(flight, TO_RIVAL, READ),)
        case e.Placed():
            shown = event.card
            flight = Flight(shown, _hand(event.seat, event.card), _slot(event.seat, event.slot))
            return (_fly(flight, TO_COURT, 0.1 if event.seat == me else READ),)
        case e.Removed():
            flight = Flight(event.card, _slot(event.seat, event.slot), Place("hand", event.seat))
            return (_fly(flight, TO_COURT, 0.1 if event.seat == me else READ),)
        case e.Exchanged():
            there = Flight(event.card, _hand(event.seat, event.card), _slot(event.seat, event.slot))
            back = Flight(event.back, _slot(event.seat, event.slot), Place("hand", event.seat))
            return (_both(there, back, TO_COURT, 0.1 if event.seat == me else READ),)
        case e.Drawn():
            return (_drawn(event, me),)
        case e.Discarded() if event.cause in ("treachery", "trap"):
            return (
                _fly(Flight(event.card, _hand(event.seat, event.card), Place("discard")), TO_RIVAL, 0.15),
            )
        case e.Killed():
            origin = _hand(event.seat, event.card) if event.slot is None else _slot(event.seat, event.slot)
            return (_fly(Flight(event.card, origin, Place("discard")), TO_RIVAL, READ),)
        case e.ShieldAbsorbed():
            flight = Flight(event.shield, _slot(event.seat, event.slot), Place("discard"))
            return (_fly(flight, TO_RIVAL, READ),)
        case e.Stolen():
            origin = _hand(event.victim, event.card)
            return (_fly(Flight(event.card, origin, Place("hand", event.thief)), TO_RIVAL, READ),)
        case e.Given():
            origin = _hand(event.giver, event.card)
            return (_fly(Flight(event.card, origin, Place("hand", event.taker)), TO_RIVAL, READ),)
        case e.Captured():
            origin = _slot(event.victim, event.slot)
            return (_fly(Flight(event.card, origin, Place("hand", event.thief)), TO_RIVAL, READ),)
        case e.Taken():
            flights = [Flight(card, Place("discard"), Place("hand", event.seat)) for card in event.cards]
            return tuple(_fly(flight, TO_RIVAL, 0.05) for flight in flights)
        case e.Revealed() | e.Concealed() | e.Flashed() | e.HandsSwapped() | e.CourtsSwapped():
            return (Beat(hold=READ),)
        case e.TurnSkipped() | e.Reflected() | e.Cancelled():
            return (Beat(hold=READ),)
        case e.Ended():
            return (Beat(hold=READ),)
    return ()


def _hand(seat: Seat, card: CardId | None) -> Place:
    return Place("hand", seat, card or "")


def _slot(seat: Seat, slot: int) -> Place:
    return Place("slot", seat, str(slot))


def _thing(place: Place) -> str:
    """Return the hotspot that a flight takes off from, which the settled picture leaves out meanwhile."""
    if place.zone == "slot":
        return f"court:{place.seat}:{place.key}"
    if place.zone == "hand" and place.key:
        return f"hand:{place.key}"
    return f"{place.zone}:{place.seat}"


def _fly(flight: Flight, seconds: float, hold: float) -> Beat:
    return Beat((Motion(_thing(flight.origin), "flight", seconds, flight),), hold=hold)


def _both(there: Flight, back: Flight, seconds: float, hold: float) -> Beat:
    motions = (
        Motion(_thing(there.origin), "flight", seconds, there),
        Motion(_thing(back.origin), "flight", seconds, back),
    )
    return Beat(motions, hold=hold)


def _drawn(event: e.Drawn, me: Seat) -> Beat:
    cards: list[CardId | None] = [*event.cards]
    cards += [None] * (event.count - len(cards))
    motions = tuple(
        Motion(
            f"drawn:{n}", "flight", DRAW, Flight(card, Place("draw"), Place("hand", event.seat)), n * STAGGER
        )
        for n, card in enumerate(cards)
    )
    return Beat(motions, hold=0.05 if event.seat == me else 0.15)


# -- drawing ------------------------------------------------------------------------------------------------


def draw_moving(page: Page, layout: TableLayout, now: Showing, moving: Sequence[Moving]) -> None:
    """Draw all that moves now, over the settled table."""
    with page.layer(Layer.ABOVE):
        for one in moving:
            flight = one.motion.data
            if isinstance(flight, Flight):
                _draw_flight(page, layout, now, flight, one.progress)


def _draw_flight(page: Page, layout: TableLayout, now: Showing, flight: Flight, t: float) -> None:
    start, end = place_box(layout, now, flight.origin), place_box(layout, now, flight.to)
    w, h = mix(start.w, end.w, t), mix(start.h, end.h, t)
    box = box_at(mix(start.cx, end.cx, t), mix(start.cy, end.cy, t) - hop(t) * ARC, w, h)
    if flight.card is None:
        draw_back(page, box)
    else:
        draw_card(page, flight.card, box)


def place_box(layout: TableLayout, now: Showing, place: Place) -> Box:
    """Return where a card lies in a zone, in logical pixels."""
    view = now.view
    if place.zone == "draw":
        return layout.draw
    if place.zone == "discard":
        return layout.discard
    if place.zone == "middle":
        height = min(layout.middle.h - 20, 200.0)
        return layout.middle.place(height * CARD_SHAPE, height, 0.5, 0.5)
    if place.zone == "hand":
        return _hand_box(layout, now, place)
    if place.seat == view.seat:
        numbers = [str(slot.number) for slot in view.court]
        if place.key in numbers and numbers.index(place.key) < len(layout.slots):
            return layout.slots[numbers.index(place.key)]
        return layout.slots[-1] if layout.slots else layout.well.place(60, 84)
    rival = layout.rivals[now.others.index(place.seat)]
    numbers = [str(slot.number) for slot in view.courts[place.seat]]
    if place.key in numbers:
        return rival.slots[numbers.index(place.key)]
    if rival.slots:
        last = rival.slots[-1]
        return last.moved(min(last.w, rival.well.right - last.right), 0)
    return rival.well.place(50, 70)


def _hand_box(layout: TableLayout, now: Showing, place: Place) -> Box:
    view = now.view
    if place.seat == view.seat:
        cards = layout.hand(len(view.hand))
        found = next((n for n, card in enumerate(view.hand) if card == place.key), None)
        if found is not None:
            return cards[found].box
        w, h = layout.card
        return Box(layout.fan.cx - w / 2, layout.table.bottom - h, w, h)
    rival = layout.rivals[now.others.index(place.seat)]
    return rival.hand.place(34, 34 / CARD_SHAPE, 0.5, 0.4)
