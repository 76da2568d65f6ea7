"""What lies in a Court and what it lacks, as far as a view shows it."""

from __future__ import annotations

from collections.abc import Collection

from fae_tabletop.core.game import Reason, Seat
from fae_tabletop.games.enemies_and_lovers.cards import CARD, LIMITED, CardId, Subtype
from fae_tabletop.games.enemies_and_lovers.commands import Part, slot_ref
from fae_tabletop.games.enemies_and_lovers.public import Slot, View


def slot_of(view: View, seat: Seat, number: int) -> Slot | None:
    """Return the slot with that number in the Court of ``seat``."""
    return next((slot for slot in view.courts[seat] if slot.number == number), None)


def nothing_there(view: View, seat: Seat, number: int, part: Part) -> Reason | None:
    """Return why there is nothing of that kind in a slot, or None when there is."""
    culprit = slot_ref(seat, number, part)
    slot = slot_of(view, seat, number)
    if slot is None:
        return Reason("no_such_slot", culprit)
    there = slot.filled if part == "card" else slot.shield is not None
    return None if there else Reason("no_such_card", culprit)


def lacking(view: View, seat: Seat | None = None) -> tuple[Subtype, ...]:
    """Return what a Court still lacks, as far as the viewer sees its cards; its own by default (R15).

    With the Changeling one of Prince and Conspirator may be missing: if both are, the Prince is named.
    """
    return missing(types_in(view, seat))


def types_in(view: View, seat: Seat | None = None) -> frozenset[Subtype]:
    """Return which types lie in a Court, as far as the viewer sees its cards; its own by default."""
    court = view.courts[view.seat if seat is None else seat]
    return frozenset(CARD[slot.card].subtype for slot in court if slot.card is not None)


def either_role(there: Collection[str]) -> bool:
    """Say whether the Changeling among these types could stand for either role, so that one of the two is lacking."""
    return "changeling" in there and "prince" not in there and "conspirator" not in there


def missing(there: Collection[str]) -> tuple[Subtype, ...]:
    """Return what a Court in which these types lie lacks (R15); see ``lacking`` for the Changeling."""
    found = [kind for kind in LIMITED if kind not in there]
    if "changeling" in there:
        for kind in ("conspirator", "prince"):
            if kind in found:
                found.remove(kind)
                break
    return tuple(found)


def stands_in(cards: Collection[CardId]) -> dict[CardId, Subtype]:
    """Return which card among those of a winning Court stands in for which piece (R15); empty where all are there."""
    there = {CARD[card].subtype for card in cards}
    gone = missing(there - {"changeling"})
    wild = [card for card in cards if CARD[card].subtype == "changeling"]
    return {wild[0]: gone[0]} if wild and len(gone) == 1 else {}
