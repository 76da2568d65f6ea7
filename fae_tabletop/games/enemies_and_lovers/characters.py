"""What the dials of the cast change at Enemies & Lovers: what a character minds, never what it knows."""

from __future__ import annotations

from fae_tabletop.core.cast import MIDDLE, Character
from fae_tabletop.games.enemies_and_lovers.cards import NUMBER
from fae_tabletop.games.enemies_and_lovers.events import Played, TurnSkipped, TurnStarted
from fae_tabletop.games.enemies_and_lovers.judgement import PLAIN, Manner
from fae_tabletop.games.enemies_and_lovers.public import MOST, View
from fae_tabletop.games.enemies_and_lovers.state import EFFECT, JUDE

ROUNDS = 2
"""Rounds that a harm is held against somebody, for each step of the dial of memory."""
GRUDGE = 0.3
"""How much more dangerous somebody looks for each harm, and each step of the dial."""
MERCY = 0.5
"""How much less dangerous looks who is behind, for each card that it has laid less, and each step of the dial."""
DARING = 0.5
"""What a step of the dial away from the middle makes."""
BLUFF = 0.4
"""What a step of the dial away from the middle makes, in the worth of a card drawn."""


def manner(character: Character, view: View) -> Manner:
    """Return what a character minds in the position of ``view``.

    ``memory`` is how far back harm is held against somebody, ``daring`` how uncertain a play it accepts, ``bluff`` how
    much it likes to show what is not so, ``grudge`` how much past harm counts in choosing whom to attack, and ``mercy``
    how it spares whoever is behind.
    """
    harms = harms_to(view, ROUNDS * character.memory * view.players)
    laid = [sum(slot.filled for slot in court) for court in view.courts]
    most = max(count for seat, count in enumerate(laid) if seat != view.seat)
    pull = [0.0] * MOST
    for seat in range(view.players):
        if seat != view.seat:
            spared = MERCY * (character.mercy - 1) * (most - laid[seat])
            pull[seat] = GRUDGE * (character.grudge - 1) * harms[seat] - spared
    return PLAIN._replace(
        pull=tuple(pull),
        daring=DARING * (character.daring - MIDDLE),
        bluff=BLUFF * (character.bluff - MIDDLE),
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
