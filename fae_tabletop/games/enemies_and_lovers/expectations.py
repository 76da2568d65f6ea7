"""What a rule case of Enemies & Lovers may expect, and how the table differs from it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal

import msgspec

from fae_tabletop.core.game import Event, Seat
from fae_tabletop.games.enemies_and_lovers.cards import IDS, CardId
from fae_tabletop.games.enemies_and_lovers.events import PendingKind
from fae_tabletop.games.enemies_and_lovers.public import Step, View
from fae_tabletop.games.enemies_and_lovers.secrecy import STEPS, hide
from fae_tabletop.games.enemies_and_lovers.state import State

Plain = dict[str, Any]


class Refused(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A refused action, counted from 1, and the code of the reason."""

    action: int
    reason: str


class Due(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the table waits for."""

    kind: PendingKind
    seat: Seat


class Lying(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lies in a slot; ``slot`` is left out where numbers are not compared."""

    card: CardId | None
    up: bool
    shield: CardId | None
    slot: int = 0


class Some(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Exactly ``count`` of ``cards`` are in ``zone``: ``hand:1``, ``court:0``, ``draw`` or ``discard``."""

    count: int
    cards: tuple[CardId, ...]
    zone: str


class SeenSlot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a slot looks to a viewer: the id of its card, ``back``, or null for none."""

    slot: int
    shows: CardId | Literal["back"] | None
    shield: CardId | None
    known: CardId | None


class Sight(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What ``viewer`` sees of a hand or a Court of seat ``of``; what is left out is not looked at."""

    viewer: Seat
    of: Seat
    zone: Literal["hand", "court"]
    up: tuple[CardId, ...] | None = None
    concealed: int | None = None
    known: tuple[CardId, ...] | None = None
    slots: tuple[SeenSlot, ...] | None = None
    backs: int | None = None
    known_unplaced: tuple[CardId, ...] | None = None


class Legal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Actions, as plain values, that are or are not legal for a seat."""

    seat: Seat
    includes: tuple[Plain, ...] = ()
    excludes: tuple[Plain, ...] = ()


class Expected(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What must hold; what is left out is not looked at, but for refusals: none are expected by default."""

    refused: tuple[Refused, ...] = ()
    winner: Seat | msgspec.UnsetType | None = msgspec.UNSET
    over: bool | msgspec.UnsetType = msgspec.UNSET
    turn: Seat | msgspec.UnsetType = msgspec.UNSET
    step: Step | msgspec.UnsetType = msgspec.UNSET
    pending: Due | msgspec.UnsetType | None = msgspec.UNSET
    hands: dict[str, tuple[CardId, ...]] = {}
    hand_counts: dict[str, int] = {}
    courts: dict[str, tuple[Lying, ...]] = {}
    courts_any_order: dict[str, tuple[Lying, ...]] = {}
    discard: tuple[CardId, ...] | msgspec.UnsetType = msgspec.UNSET
    discard_top: tuple[CardId, ...] = ()
    draw_top: tuple[CardId, ...] = ()
    discard_count: int | msgspec.UnsetType = msgspec.UNSET
    draw_count: int | msgspec.UnsetType = msgspec.UNSET
    skips: dict[str, int] = {}
    one_of: Some | tuple[Some, ...] = ()
    log_hides: tuple[CardId, ...] = ()
    log_names: tuple[CardId, ...] = ()
    legal: tuple[Legal, ...] = ()
    sees: tuple[Sight, ...] = ()


def difference(
    state: State, expect: Expected, refused: Sequence[Refused], told: Sequence[Event]
) -> str | None:
    """Return the first difference between ``expect`` and what came about, or None."""
    if tuple(refused) != expect.refused:
        return f"expected {_words(expect.refused)} refused, found {_words(refused)}"
    for what, wanted, found in _pairs(state, expect):
        if wanted is not msgspec.UNSET and wanted != found:
            return f"expected {what} {wanted}, found {found}"
    named = _named(event for event in told if event.audience is None)
    for card in expect.log_hides:
        if card in named:
            return f"the public log names {card}"
    for card in expect.log_names:
        if card not in named:
            return f"the public log does not name {card}"
    for sight in expect.sees:
        for what, wanted, found in _sights(hide(state, sight.viewer), sight):
            if wanted is not None and wanted != found:
                return f"expected that seat {sight.viewer} sees {what} {wanted} of {sight.of}, found {found}"
    return None


def _pairs(state: State, expect: Expected) -> Iterator[tuple[str, Any, Any]]:
    """Yield what is compared, as (what, wanted, found)."""
    yield "winner", expect.winner, state.winner
    over = state.why is not None
    if expect.over is not msgspec.UNSET:
        yield "over", expect.over, over
    elif expect.winner is not msgspec.UNSET:
        yield "over", expect.winner is not None, over
    yield "turn", expect.turn, state.turn
    yield "step", expect.step, STEPS[state.step]
    view = hide(state, 0)
    due = view.pending
    yield "pending", expect.pending, None if due is None else Due(due.kind, due.seat)
    hands = [[IDS[card] for card in hand] for hand in state.hands]
    discard = [IDS[card] for card in reversed(state.discard)]
    draw = [IDS[card] for card in reversed(state.draw)]
    for seat, cards in expect.hands.items():
        yield f"hand {seat}", sorted(cards), sorted(hands[int(seat)])
    for seat, count in expect.hand_counts.items():
        yield f"size of hand {seat}", count, len(hands[int(seat)])
    for seat, court in expect.courts.items():
        yield f"Court {seat}", sorted(court, key=_order), _court(state, int(seat), True)
    for seat, court in expect.courts_any_order.items():
        yield f"Court {seat}", sorted(court, key=_order), _court(state, int(seat), False)
    yield "discard pile", expect.discard if expect.discard is msgspec.UNSET else list(expect.discard), discard
    yield "top of the discard pile", list(expect.discard_top), discard[: len(expect.discard_top)]
    yield "top of the draw pile", list(expect.draw_top), draw[: len(expect.draw_top)]
    yield "size of the discard pile", expect.discard_count, len(discard)
    yield "size of the draw pile", expect.draw_count, len(draw)
    for seat, turns in expect.skips.items():
        yield f"skips of {seat}", turns, state.skips[int(seat)]
    zones: dict[str, list[str]] = {"draw": list(draw), "discard": list(discard)}
    for owner in range(state.seats):
        zones[f"hand:{owner}"] = list(hands[owner])
        lying = [card for slot in state.courts[owner] for card in slot[1:] if card >= 0]
        zones[f"court:{owner}"] = [IDS[card] for card in lying]
    for some in (expect.one_of,) if isinstance(expect.one_of, Some) else expect.one_of:
        found = sum(card in zones[some.zone] for card in some.cards)
        yield f"how many of {some.cards} in {some.zone}", some.count, found


def _court(state: State, seat: Seat, numbered: bool) -> list[Lying]:
    found = []
    for number, card, shield in state.courts[seat]:
        up = card >= 0 and bool(state.up >> card & 1)
        name = IDS[card] if card >= 0 else None
        guard = IDS[shield] if shield >= 0 else None
        found.append(Lying(name, up, guard, number if numbered else 0))
    return sorted(found, key=_order)


def _order(lying: Lying) -> tuple[int, str, str]:
    return lying.slot, lying.card or "", lying.shield or ""


def _sights(view: View, sight: Sight) -> Iterator[tuple[str, Any, Any]]:
    facts = [fact for fact in view.facts if fact.seat == sight.of and fact.zone == sight.zone]
    if sight.zone == "hand":
        hand = view.hands[sight.of]
        yield "open hand cards", _sorted(sight.up), sorted(hand.shown)
        yield "hidden hand cards", sight.concealed, hand.concealed
        yield "known hand cards", _sorted(sight.known), sorted(fact.card for fact in facts)
        return
    known = {fact.slot: fact.card for fact in facts if fact.slot is not None}
    slots = []
    for slot in view.courts[sight.of]:
        shows = slot.card if slot.card is not None else "back" if slot.filled else None
        slots.append(SeenSlot(slot.number, shows, slot.shield, known.get(slot.number)))
    wanted = None if sight.slots is None else sorted(sight.slots, key=lambda slot: slot.slot)
    yield "slots", wanted, slots
    yield "backs", sight.backs, sum(slot.shows == "back" for slot in slots)
    yield "cards without a slot", _sorted(sight.known_unplaced), sorted(
        fact.card for fact in facts if fact.slot is None
    )  # fmt: skip


def _sorted(cards: Sequence[CardId] | None) -> list[CardId] | None:
    return None if cards is None else sorted(cards)


def _named(events: Iterator[Event]) -> set[str]:
    """Return every card that the events name."""
    found: set[str] = set()
    stack: list[Any] = [msgspec.to_builtins(event) for event in events]
    while stack:
        value = stack.pop()
        if isinstance(value, dict):
            stack += value.values()
        elif isinstance(value, list | tuple):
            stack += value
        elif value in IDS:
            found.add(value)
    return found


def _words(refused: Sequence[Refused]) -> str:
    return ", ".join(f"action {one.action} as {one.reason}" for one in refused) or "nothing"
