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
DRAWS = 3
"""Worlds of which a careful reader takes one, each as likely as it explains the others' behaviour."""


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
    """Return a world that the viewer cannot tell from the real one, those preferred that explain behaviour."""
    mind = imagination(view)
    worlds = [mind.world(dice) for _ in range(DRAWS)]
    return worlds[dice.weighted([plausibility(world, view.seat) for world in worlds])]


def remembered(view: View, turns: int | None) -> View:
    """Return ``view`` without the facts that were last told of more than so many ``turns`` ago (None: all).

    What lies open and what is seen in one's own cards needs no memory. Whoever forgets at all does not keep in mind,
    either, which cards it has seen outside the draw pile.
    """
    if turns is None or not (view.facts or view.outside):
        return view
    ages = _last_told(view)
    kept = tuple(fact for fact in view.facts if view.turns - ages.get(fact.card, 0) < turns)
    if len(kept) == len(view.facts) and not view.outside:
        return view
    return msgspec.structs.replace(view, facts=kept, outside=())


def _last_told(view: View) -> dict[str, int]:
    """Return for each card the last turn whose log names it."""
    found: dict[str, int] = {}
    turn = -1
    for event in view.log:
        if type(event) in (TurnStarted, TurnSkipped):
            turn += 1
        for card in _named(event):
            found[card] = turn
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
