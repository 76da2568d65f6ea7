"""Rules of Enemies & Lovers that leak, for the audit to catch; importable by a fresh process."""

from __future__ import annotations

import msgspec

from fae_tabletop.core.game import Seat
from fae_tabletop.games.enemies_and_lovers.cards import IDS
from fae_tabletop.games.enemies_and_lovers.public import Fact, View
from fae_tabletop.games.enemies_and_lovers.rules import EnemiesAndLovers
from fae_tabletop.games.enemies_and_lovers.state import State


class LeakyPile(EnemiesAndLovers):
    """Shows everybody the top card of the draw pile as if it were looked at."""

    def view(self, state: State, seat: Seat) -> View:
        view = super().view(state, seat)
        return msgspec.structs.replace(view, looking=(IDS[state.draw[-1]],)) if state.draw else view


class LeakyHands(EnemiesAndLovers):
    """Lets a seat remember a card of a rival's hand that it was never shown."""

    def view(self, state: State, seat: Seat) -> View:
        view = super().view(state, seat)
        rival = (seat + 1) % state.seats
        secret = [card for card in state.hands[rival] if not (state.up | state.known[seat]) >> card & 1]
        if not secret or state.why is not None:
            return view
        fact = Fact(IDS[min(secret)], rival, "hand", None, False)
        return msgspec.structs.replace(view, facts=(*view.facts, fact))
