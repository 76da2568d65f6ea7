"""What of a rival's cards an attack of the own hand could be pointed at once it is played, and why not at another.

An attack names the rival, and its card is named after everybody could answer (R22); a person may show it at once.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from fae_tabletop.core.game import Command, Ref, Seat
from fae_tabletop.games.enemies_and_lovers.cards import CARD, CardId
from fae_tabletop.games.enemies_and_lovers.commands import AimAtCourt, AimAtHand, Play
from fae_tabletop.games.enemies_and_lovers.courts import slot_of
from fae_tabletop.games.enemies_and_lovers.moves import refusal
from fae_tabletop.games.enemies_and_lovers.public import Pending, Slot, View

AIMED = frozenset({"steal", "poison", "strike", "spy", "capture", "jude"})
"""Effects for which whoever plays them points at a card; the others mean the rival as such."""
WHY_NOT: dict[str, str] = {
    "steal": "It takes a hand card: drop it on the hand, or on the portrait.",
    "capture": "It takes a card out of a Court: drop it there, or on the portrait.",
    "jude": "She takes a card out of a Court: drop her there, or on the portrait.",
    "spy": "A Spy wants a hidden card.",
}
"""Why an attack cannot be pointed at a card, by effect."""


class Wish(NamedTuple):
    """An attack that was dropped on a card: what is to be pointed at when that is asked for.

    ``slot`` is what lay there then; None for a hand.
    """

    card: CardId
    at: Seat
    ref: Ref
    slot: Slot | None


def aiming(view: View, card: CardId | None) -> bool:
    """Say whether a card, once played, is pointed at one of a rival's cards."""
    return card is not None and CARD[card].effect in AIMED and view.pending is None and view.turn == view.seat


def things(view: View, seat: Seat) -> dict[Ref, Command]:
    """Return everything of a rival's that can be pointed at, each with what would be said."""
    ways: list[Command] = [AimAtHand(seat, card) for card in (None, *view.hands[seat].shown)]
    for slot in view.courts[seat]:
        ways += [AimAtCourt(seat, slot.number), AimAtCourt(seat, slot.number, "shield")]
    return {way.picks()[0]: way for way in ways}


def reach(view: View, card: CardId | None) -> frozenset[Ref]:
    """Return what of the rivals' cards an attack could be pointed at; nothing where it names no card."""
    found: set[Ref] = set()
    if card is None or not aiming(view, card):
        return frozenset()
    for seat in range(view.players):
        if seat != view.seat and refusal(view, Play(card, seat)) is None:
            asked = replace(view, pending=Pending("choose", view.seat, (), card, at=seat))
            found |= {ref for ref, way in things(view, seat).items() if refusal(asked, way) is None}
    return frozenset(found)


def wish(view: View, card: CardId | None, ref: Ref) -> Wish | None:
    """Return what somebody wishes who drops an attack on ``ref``; None where that says no more than the rival."""
    if card is None or ref not in reach(view, card):
        return None
    owner, number, *_ = ref.key.split(":")
    at = int(owner)
    return Wish(card, at, ref, slot_of(view, at, int(number)) if ref.kind == "court" else None)


def still_wished(view: View, wished: Wish | None) -> Ref | None:
    """Return what to point at now, if that is asked for by the very card and what lies there has not changed."""
    pending = view.pending
    if wished is None or pending is None or (pending.kind, pending.seat) != ("choose", view.seat):
        return None
    if (pending.card, pending.at) != (wished.card, wished.at):
        return None
    if wished.slot is not None and slot_of(view, wished.at, wished.slot.number) != wished.slot:
        return None
    return wished.ref
