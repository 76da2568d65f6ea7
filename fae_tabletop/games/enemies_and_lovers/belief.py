"""What a seat believes of the hidden cards: what it remembers, what behaviour tells, and where the Crown may be."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Seat
from fae_tabletop.games.enemies_and_lovers.cards import IDS
from fae_tabletop.games.enemies_and_lovers.evaluation import LACKING
from fae_tabletop.games.enemies_and_lovers.events import Told, TurnSkipped, TurnStarted
from fae_tabletop.games.enemies_and_lovers.public import View
from fae_tabletop.games.enemies_and_lovers.secrecy import imagination, imagine
from fae_tabletop.games.enemies_and_lovers.state import CROWN, THE_CROWN, TRAP, TYPE, State

WORLDS = 400
"""Worlds that are dealt to tell where the Crown may be."""
LET_PASS = 0.12
"""How likely somebody is taken to leave a win lying, against any other way to hold these cards."""
AS_DECOY = 0.5
"""How likely the Trap is taken to be laid, against a piece of a Court."""
CROWN_LAID = 0.6
"""How likely the Crown is taken to lie in a Court already, against its being kept in the hand."""
DRAWS = 3
"""Worlds of which a careful reader takes one, each as likely as it explains the others' behaviour."""
_CROWN = IDS[THE_CROWN]


class Whereabouts(NamedTuple):
    """The chances of the Crown's places, adding up to 1.

    By seat: ``hands``, and ``courts`` by slot number. ``piles`` are the draw pile and cards being looked at by
    somebody else; ``open`` is 1 when it lies where all can see it, or is one's own to look at.
    """

    hands: tuple[float, ...]
    courts: tuple[dict[int, float], ...]
    piles: float
    open: float

    def of(self, seat: Seat) -> float:
        """Return how likely ``seat`` has the Crown, in hand or Court."""
        return self.hands[seat] + sum(self.courts[seat].values())


@lru_cache(maxsize=16)
def whereabouts(view: View) -> Whereabouts:
    """Return where the Crown may be, by all that the viewer was shown and how the others behaved.

    The same view gives the same chances; they are counted over dealt worlds, so small ones are rough.
    """
    hands = [0.0] * view.players
    courts: list[dict[int, float]] = [{} for _ in range(view.players)]
    piles = lying_open = 0.0
    dice = Dice(WORLDS)
    total = 0.0
    for _ in range(1 if settled(view) else WORLDS):
        world = imagine(view, dice)
        weight = plausibility(world, view.seat)
        total += weight
        seat, slot = _holder(world)
        if seat is None:
            if _CROWN in view.discard or _CROWN in view.looking:
                lying_open += weight
            else:
                piles += weight
        elif slot is None:
            hands[seat] += weight
        else:
            courts[seat][slot] = courts[seat].get(slot, 0.0) + weight
    shares = tuple({slot: weight / total for slot, weight in sorted(court.items())} for court in courts)
    return Whereabouts(tuple(weight / total for weight in hands), shares, piles / total, lying_open / total)


def settled(view: View) -> bool:
    """Say whether the viewer is certain where the Crown is, slot included."""
    if _CROWN in view.hand or _CROWN in view.discard or _CROWN in view.looking:
        return True
    if any(slot.card == _CROWN for court in view.courts for slot in court):
        return True
    if any(_CROWN in hand.shown for hand in view.hands):
        return True
    return any(fact.card == _CROWN and (fact.zone == "hand" or fact.slot is not None) for fact in view.facts)


def _holder(world: State) -> tuple[Seat | None, int | None]:
    """Return who has the Crown, and in which slot; None in the hand."""
    for seat, hand in enumerate(world.hands):
        if THE_CROWN in hand:
            return seat, None
    for seat, court in enumerate(world.courts):
        for number, card, _ in court:
            if card == THE_CROWN:
                return seat, number
    return None, None


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

    What lies open and what is seen in one's own cards needs no memory.
    """
    if turns is None or not view.facts:
        return view
    ages = _last_told(view)
    kept = tuple(fact for fact in view.facts if view.turns - ages.get(fact.card, 0) < turns)
    return view if len(kept) == len(view.facts) else msgspec.structs.replace(view, facts=kept)


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
