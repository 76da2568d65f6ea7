"""Positions of Enemies & Lovers and actions on them, in the words of the rule cases."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from fae_tabletop.core.game import Event, Illegal, Seat
from fae_tabletop.games.enemies_and_lovers.cards import IDS
from fae_tabletop.games.enemies_and_lovers.cases import Action, Given, position, tried
from fae_tabletop.games.enemies_and_lovers.public import View
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS
from fae_tabletop.games.enemies_and_lovers.state import State

Lying = tuple[str | None, str | None]
"""A card and the Shield on it."""
Courts = list[list[Lying]]
"""Courts by seat, their slots in order."""


class Table:
    """A position that is played on; ``events`` are all that happened."""

    def __init__(
        self, hands: Sequence[Sequence[str]], courts: Sequence[Sequence[Lying]] = (), **more: Any
    ) -> None:
        """Lay out hands and Courts, their slots from 1 on; ``more`` as in a case."""
        lying = [
            [{"slot": n, "card": card, "shield": shield} for n, (card, shield) in enumerate(court, 1)]
            for court in courts or [[] for _ in hands]
        ]
        given = {"players": len(hands), "hands": hands, "courts": lying, **more}
        self.state: State = position(msgspec.convert(given, Given))
        self.events: list[Event] = []

    def do(self, seat: Seat, verb: str, **more: Any) -> Table:
        """Carry an action out."""
        action = msgspec.convert({"seat": seat, "verb": verb, **more}, Action)
        self.state, events = tried(self.state, action)
        self.events += events
        return self

    def refuses(self, seat: Seat, verb: str, **more: Any) -> str:
        """Try an action that is refused and return the code."""
        with pytest.raises(Illegal) as refused:
            self.do(seat, verb, **more)
        return refused.value.reason.code

    def view(self, seat: Seat) -> View:
        """Return what a seat sees."""
        return ENEMIES_AND_LOVERS.view(self.state, seat)

    def hand(self, seat: Seat) -> list[str]:
        """Return the cards of a hand in order."""
        return [IDS[card] for card in self.state.hands[seat]]

    def court(self, seat: Seat) -> list[Lying]:
        """Return the cards and Shields of a Court by slot."""
        return [
            (IDS[card] if card >= 0 else None, IDS[shield] if shield >= 0 else None)
            for _, card, shield in self.state.courts[seat]
        ]

    def discard(self) -> list[str]:
        """Return the discard pile from the top."""
        return [IDS[card] for card in reversed(self.state.discard)]

    def due(self) -> tuple[str, Seat] | None:
        """Return what is asked of whom."""
        pending = self.view(0).pending
        return None if pending is None else (pending.kind, pending.seat)

    def told(self, kind: type[Event]) -> list[Event]:
        """Return the events of a class."""
        return [event for event in self.events if isinstance(event, kind)]

    def facts(self, viewer: Seat) -> list[tuple[str, Seat, str, int | None]]:
        """Return what a seat is certain of."""
        return [(fact.card, fact.seat, fact.zone, fact.slot) for fact in self.view(viewer).facts]
