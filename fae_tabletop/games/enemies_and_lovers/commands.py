"""What a seat may say in Enemies & Lovers, and what it points at to say it.

Whoever places, removes or keeps something names whose Court it is, always its own, so that the place has a
name that can be pointed at: ``court:<seat>:<slot>``, with ``:shield`` for the Shield that lies there.
"""

from __future__ import annotations

from typing import Literal

from fae_tabletop.core.game import Command, Ref, Seat
from fae_tabletop.games.enemies_and_lovers.cards import CardId

Where = Literal["new", "under", "on"]
"""Into a new slot, under the lone Shield of a slot, or (a Shield) onto the card of a slot."""
Part = Literal["card", "shield"]
"""What of a slot is meant: the card, or the Shield on it or alone in it."""
SHIELDS = ("vivienne", "taryn")


def hand_ref(card: str) -> Ref:
    """Return the reference of a card in one's own hand."""
    return Ref("hand", card)


def slot_ref(seat: Seat, slot: int, part: Part = "card") -> Ref:
    """Return the reference of a slot of a Court, or of the Shield in it; slot 0 is the next new one."""
    place = f"{seat}:{slot or 'new'}"
    return Ref("court", f"{place}:shield" if part == "shield" else place)


def button(name: str) -> Ref:
    """Return the reference of a button."""
    return Ref("button", name)


class Place(Command, frozen=True, cache_hash=True):
    """Step 1: put ``card`` from the hand into the own Court; ``slot`` is 0 for a new one."""

    seat: Seat
    card: CardId
    to: Where = "new"
    slot: int = 0

    def picks(self) -> tuple[Ref, ...]:
        """Point at the card, then at the slot."""
        return (hand_ref(self.card), slot_ref(self.seat, self.slot))


class Remove(Command, frozen=True, cache_hash=True):
    """Step 1: take a card or Shield of the own Court back into the hand."""

    seat: Seat
    slot: int
    part: Part = "card"

    def picks(self) -> tuple[Ref, ...]:
        """Point at it, then press the button."""
        return (slot_ref(self.seat, self.slot, self.part), button("take-back"))


class Exchange(Command, frozen=True, cache_hash=True):
    """Step 1: put ``card`` from the hand in the place of a card or Shield of the own Court (R11)."""

    seat: Seat
    slot: int
    card: CardId
    part: Part = "card"

    def picks(self) -> tuple[Ref, ...]:
        """Point at the hand card, then at what it replaces.

        A Shield that is laid on a card guards it; to put it in the card's place one begins at the card.
        """
        place = slot_ref(self.seat, self.slot, self.part)
        if self.card in SHIELDS and self.part == "card":
            return (place, hand_ref(self.card))
        return (hand_ref(self.card), place)


class MoveShield(Command, frozen=True, cache_hash=True):
    """Step 1: move a Shield of the own Court to an unshielded card (R14)."""

    seat: Seat
    origin: int
    to: int

    def picks(self) -> tuple[Ref, ...]:
        """Point at the Shield, then at the card."""
        return (slot_ref(self.seat, self.origin, "shield"), slot_ref(self.seat, self.to))


class Play(Command, frozen=True, cache_hash=True):
    """Step 2: play ``card`` for its effect, against the opponent ``at`` where it needs one."""

    card: CardId
    at: Seat | None = None

    def picks(self) -> tuple[Ref, ...]:
        """Point at the card, then at the opponent, or at the discard pile where it has none."""
        return (hand_ref(self.card), Ref("pile", "discard") if self.at is None else Ref("seat", str(self.at)))


class EndTurn(Command, frozen=True, cache_hash=True):
    """Leave out what is left of Steps 1 and 2; the draw follows by itself (R8)."""

    def picks(self) -> tuple[Ref, ...]:
        """Press the button."""
        return (button("end"),)


class Interrupt(Command, frozen=True, cache_hash=True):
    """Answer the attack or the answer that waits, with a Trickster, Titch, Turnabout or Oak."""

    card: CardId

    def picks(self) -> tuple[Ref, ...]:
        """Point at the card."""
        return (hand_ref(self.card),)


class Pass(Command, frozen=True, cache_hash=True):
    """Let it happen, or take nothing, keep nothing, leave the Shields as they are."""

    def picks(self) -> tuple[Ref, ...]:
        """Press the button."""
        return (button("pass"),)


class Mortal(Command, frozen=True, cache_hash=True):
    """At any moment: play Heather and put ``card`` from the hand into the own Court, as Place does (R53)."""

    seat: Seat
    card: CardId
    to: Where = "new"
    slot: int = 0

    def picks(self) -> tuple[Ref, ...]:
        """Press the button, then point at the card and at the slot."""
        return (button("mortal"), hand_ref(self.card), slot_ref(self.seat, self.slot))


class AimAtHand(Command, frozen=True, cache_hash=True):
    """Take, kill or reveal a hand card of ``at``: an openly lying ``card``, or any hidden one (None, R23)."""

    at: Seat
    card: CardId | None = None

    def picks(self) -> tuple[Ref, ...]:
        """Point at the card."""
        return (Ref("hand", f"{self.at}:{self.card or 'concealed'}"),)


class AimAtCourt(Command, frozen=True, cache_hash=True):
    """Take, kill or reveal what lies in a slot of the Court of ``at``."""

    at: Seat
    slot: int
    part: Part = "card"

    def picks(self) -> tuple[Ref, ...]:
        """Point at it."""
        return (slot_ref(self.at, self.slot, self.part),)


class Take(Command, frozen=True, cache_hash=True):
    """Take ``card`` from the discard pile (Cardan, Remorse)."""

    card: CardId

    def picks(self) -> tuple[Ref, ...]:
        """Point at it in the pile that lies spread."""
        return (Ref("discard", self.card),)


class Give(Command, frozen=True, cache_hash=True):
    """Give ``card`` of the own hand to whoever played Dain or Balekin (R38)."""

    card: CardId

    def picks(self) -> tuple[Ref, ...]:
        """Point at the card."""
        return (hand_ref(self.card),)


class Discard(Command, frozen=True, cache_hash=True):
    """Discard ``card`` of the own hand under Treachery; three such in a row, the last on top (R32)."""

    card: CardId

    def picks(self) -> tuple[Ref, ...]:
        """Point at the card."""
        return (hand_ref(self.card),)


class Keep(Command, frozen=True, cache_hash=True):
    """Keep ``card`` of those looked at; the others are discarded (R39)."""

    card: CardId

    def picks(self) -> tuple[Ref, ...]:
        """Point at it among the cards looked at."""
        return (Ref("looking", self.card),)


class Retain(Command, frozen=True, cache_hash=True):
    """Keep one card or Shield of the own Court when Mayhem comes upon one's Trap (R29)."""

    seat: Seat
    slot: int
    part: Part = "card"

    def picks(self) -> tuple[Ref, ...]:
        """Point at it."""
        return (slot_ref(self.seat, self.slot, self.part),)


class SeatShields(Command, frozen=True, cache_hash=True):
    """After Mayhem: say for every Shield of the own Court, by slot, which slot's card it guards (R30).

    ``moves`` holds (slot of the Shield now, slot of the card; 0: alone), in the order of the first.
    """

    seat: Seat
    moves: tuple[tuple[int, int], ...]

    def picks(self) -> tuple[Ref, ...]:
        """For each Shield point at it, then at the card or at the button that lets it lie alone."""
        found: list[Ref] = []
        for origin, to in self.moves:
            found += (
                slot_ref(self.seat, origin, "shield"),
                slot_ref(self.seat, to) if to else button("alone"),
            )
        return tuple(found)


COMMANDS: tuple[type[Command], ...] = (
    Place, Remove, Exchange, MoveShield, Play, EndTurn, Interrupt, Pass, Mortal, AimAtHand, AimAtCourt, Take,
    Give, Discard, Keep, Retain, SeatShields,
)  # fmt: skip
