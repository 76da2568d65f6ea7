"""What a seat believes of the hidden cards: what it keeps in mind, and which worlds explain what the others did."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Seat
from fae_tabletop.games.enemies_and_lovers.deduction import crown
from fae_tabletop.games.enemies_and_lovers.evaluation import LACKING
from fae_tabletop.games.enemies_and_lovers.events import Told, TurnSkipped, TurnStarted
from fae_tabletop.games.enemies_and_lovers.judgement import THREAT_CROWN
from fae_tabletop.games.enemies_and_lovers.public import FEWEST, View
from fae_tabletop.games.enemies_and_lovers.secrecy import imagination
from fae_tabletop.games.enemies_and_lovers.state import CROWN, TRAP, TYPE, State

LET_PASS = 0.12
"""How likely somebody is taken to leave a win lying, against any other way to hold these cards."""
AS_DECOY = 0.5
"""How likely the Trap is taken to be laid, against a piece of a Court."""
CROWN_LAID = 0.6
"""How likely the Crown is taken to lie in a Court already, against its being kept in the hand."""
DRAWS = 8
"""Worlds that a careful reader deals at most until one explains the others' behaviour."""


def plausibility(world: State, viewer: Seat) -> float:
    """Return how well a world explains what the others did, from above 0 to 1.

    Somebody who could have completed a Court on the last turn would hardly have left it at that; a hidden
    card of a Court is a piece more often than a Trap; the Crown is kept in the hand as long as may be.
    """
    weight = 1.0
    for seat in range(world.seats):
        if seat == viewer:
            continue
        laid = 0
        for _, card, _ in world.courts[seat]:
            if card >= 0:
                laid |= TYPE[card]
        if laid & TRAP:
            weight *= AS_DECOY
        if laid & CROWN:
            weight *= CROWN_LAID
        if LACKING[laid] == 1 and world.turn != seat:
            # The last card of a hand may have come after the last chance to lay it.
            before = world.hands[seat][:-1]
            if any(not LACKING[laid | TYPE[card]] for card in before):
                weight *= LET_PASS
    return weight


def plausible(view: View, dice: Dice) -> State:
    """Return a world that the viewer cannot tell from the real one, each the likelier the better it explains behaviour.

    What explains too little is dealt anew, DRAWS worlds at most.
    """
    mind = imagination(view)
    for _ in range(DRAWS - 1):
        world = mind.world(dice)
        if dice.uniform() < plausibility(world, view.seat):
            return world
    return mind.world(dice)


def remembered(view: View, turns: int | None) -> View:
    """Return ``view`` without the facts that were last told of more than so many ``turns`` ago (None: all).

    What lies open and what is seen in one's own cards needs no memory. Whoever forgets at all does not keep in mind,
    either, which cards it has seen outside the draw pile.
    """
    if turns is None or not (view.facts or view.outside):
        return view
    told = _told_since(view, view.turns - turns) if view.turns >= turns else None
    kept = tuple(fact for fact in view.facts if told is None or fact.card in told)
    if len(kept) == len(view.facts) and not view.outside:
        return view
    return msgspec.structs.replace(view, facts=kept, outside=())


def _told_since(view: View, earliest: int) -> set[str]:
    """Return the cards that the log names after the turn with the number ``earliest``, the first being 0."""
    found: set[str] = set()
    turn = sum(type(event) in (TurnStarted, TurnSkipped) for event in view.log) - 1
    for event in reversed(view.log):
        if turn <= earliest:
            break
        found.update(_named(event))
        turn -= type(event) in (TurnStarted, TurnSkipped)
    return found


def _named(event: Told) -> Iterator[str]:
    """Yield the cards that an event names."""
    values: list[Any] = list(msgspec.structs.astuple(event))
    while values:
        value = values.pop()
        if isinstance(value, str):
            yield value
        elif isinstance(value, tuple):
            values += value
        elif isinstance(value, msgspec.Struct):
            values += msgspec.structs.astuple(value)


def suspected(view: View) -> tuple[float, ...]:
    """Return, by seat, how much more dangerous it looks because it may have the Crown, unless that is certain."""
    if view.players == FEWEST:
        return ()
    return tuple(THREAT_CROWN * chance if chance < 1 else 0.0 for chance in crown(view).seats)
