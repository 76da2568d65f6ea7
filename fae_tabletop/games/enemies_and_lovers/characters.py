"""The cast as dials: what each character minds, never what it knows; how strong it plays is its level."""

from __future__ import annotations

from typing import NamedTuple

from fae_tabletop.games.enemies_and_lovers.cards import NUMBER
from fae_tabletop.games.enemies_and_lovers.events import Played, TurnSkipped, TurnStarted
from fae_tabletop.games.enemies_and_lovers.judgement import PLAIN, Manner
from fae_tabletop.games.enemies_and_lovers.public import MOST, View
from fae_tabletop.games.enemies_and_lovers.state import EFFECT, JUDE

MIDDLE = 3
"""The dial of somebody who is neither one way nor the other."""
ROUNDS = 2
"""Rounds that a harm is held against somebody, for each step of the dial of memory."""
GRUDGE = 0.3
"""How much more dangerous somebody looks for each harm, and each step of the dial."""
MERCY = 0.5
"""How much less dangerous looks who is behind, for each card that it has laid less, and each step of the dial."""
DARING = 0.5
"""What a step of the dial away from the middle makes."""
BLUFF = 0.2
"""What a step of the dial above the lowest one makes, in the worth of a card drawn."""


class Character(NamedTuple):
    """One of the cast: five dials from 1 to 5.

    ``memory`` is how far back harm is held against somebody, ``daring`` how uncertain a play it accepts, ``bluff``
    how much it likes to show what is not so, ``grudge`` how much past harm counts in choosing whom to attack, and
    ``mercy`` how it spares whoever is behind.
    """

    name: str
    memory: int
    daring: int
    bluff: int
    grudge: int
    mercy: int

    def manner(self, view: View) -> Manner:
        """Return what the character minds in the position of ``view``."""
        harms = harms_to(view, ROUNDS * self.memory * view.players)
        laid = [sum(slot.filled for slot in court) for court in view.courts]
        most = max(count for seat, count in enumerate(laid) if seat != view.seat)
        pull = [0.0] * MOST
        for seat in range(view.players):
            if seat != view.seat:
                spared = MERCY * (self.mercy - 1) * (most - laid[seat])
                pull[seat] = GRUDGE * (self.grudge - 1) * harms[seat] - spared
        return PLAIN._replace(
            pull=tuple(pull),
            daring=DARING * (self.daring - MIDDLE),
            bluff=BLUFF * (self.bluff - 1),
        )


def harms_to(view: View, turns: int) -> list[int]:
    """Return how often each seat has aimed a card at the viewer in the last so many ``turns``."""
    found = [0] * view.players
    turn = -1
    for event in view.log:
        if type(event) in (TurnStarted, TurnSkipped):
            turn += 1
        elif isinstance(event, Played) and event.at == view.seat and view.turns - turn < turns:
            found[event.seat] += EFFECT[NUMBER[event.card]] >= JUDE
    return found


CAST: dict[str, Character] = {
    character.name: character
    for character in (
        Character("Thorn Wickham", memory=3, daring=5, bluff=2, grudge=3, mercy=1),
        Character("Lady Vesper", memory=5, daring=2, bluff=3, grudge=2, mercy=3),
        Character("Grumm", memory=2, daring=3, bluff=1, grudge=5, mercy=2),
        Character("Ashkar", memory=3, daring=4, bluff=5, grudge=2, mercy=2),
        Character("Old Quillon", memory=4, daring=1, bluff=2, grudge=1, mercy=4),
        Character("Pim", memory=2, daring=5, bluff=4, grudge=1, mercy=3),
        Character("Mossback", memory=4, daring=1, bluff=1, grudge=3, mercy=5),
        Character("Saffron", memory=3, daring=3, bluff=3, grudge=4, mercy=4),
    )
}
"""Who may sit at a table, by name."""
