"""What is good in Enthrone: wins at hand, how promising a move looks to a seat, and who stands better.

A seat's opinion of its own moves (``appraise``) uses its Chosen Pawn, what all can see and its suspicion of
the rival; never the rival's real identity. ``standing`` judges a world in which both identities are known.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import NamedTuple

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Seat
from fae_tabletop.games.enthrone.board import Graph
from fae_tabletop.games.enthrone.moves import OFF_BOARD, Step, active_pawns
from fae_tabletop.games.enthrone.public import (
    FATAL_CAPTURE,
    LAST_LAURELS,
    LAST_SWORDS,
    PAWNS,
    POSITIONS,
    Move,
)
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.games.enthrone.state import State
from fae_tabletop.search.ismcts import Returns

BOTTOM = POSITIONS - 1
WON: tuple[Returns, Returns] = ((1.0, 0.0), (0.0, 1.0))
"""The result when that seat wins."""
FAR = 9
"""The distance of a pawn that cannot reach the Regalia, or was captured."""
NEVER = 40.0
"""The turns such a pawn is taken to need: more than a game lasts."""
IMPATIENCE = 0.28
"""By how much a run is worth less for each turn that it still takes, as the exponent."""
AT_HAND = 0.95
"""The chance of a seat that can win at once in a world: it may not know that it can."""

HUNTED = 0.34
"""Worth of each captured pawn of one's quarry, in logits; so are the next three."""
RUNNING = 0.6
"""Worth of standing ready to take the Regalia; a run that is farther off counts less."""
BEYOND_CAPTURE = 0.3
"""Worth of a Chosen Pawn that was captured: it cannot lose the game any more."""
IN_REACH = 0.4
"""Loss from a Chosen Pawn beside a pawn that may soon capture."""


SURE = 1.0
"""What ``appraise`` says of a move that wins in every world."""


class Taste(NamedTuple):
    """How much each feature of a move counts, in the unit of a certain win now (1.0).

    Fitted to the moves of a long search in some thousands of positions.
    """

    regalia_danger: float = 0.45
    capture_danger: float = 1.8
    capture_loss: float = 0.19
    quarry_gain: float = 0.1
    run: float = 0.6
    own_pawn_lost: float = 0.1
    rival_run: float = 1.4


TASTE = Taste()


class Outlook(NamedTuple):
    """What a seat makes of the secrets.

    ``chosen`` is its own Chosen Pawn (-1: lost or none), ``suspicion`` for each pawn the chance that it is the
    rival's, ``exposure`` the chance that the rival takes the own one for what it is.
    """

    chosen: int
    suspicion: Sequence[float]
    exposure: float


@lru_cache(maxsize=64)
def distances(graph: Graph) -> tuple[int, ...]:
    """Return for each space the least number of moves to the Regalia over open spaces (FAR: no way)."""
    return tuple(FAR if steps is None else min(steps, FAR) for steps in graph.steps_to(graph.regalia))


def _turns_to_win(distance: int, place: int) -> float:
    """Return about how many own turns a pawn needs to the Regalia, its tile being at index ``place``.

    Each own turn lifts the tile by two places, as both seats take one from above it.
    """
    if distance >= FAR:
        return NEVER
    turns = 0.0
    while distance > 1:
        turns += max(0, place - 4) / 2 + 1
        place = BOTTOM
        distance -= 1
    return turns + max(0, place - 2) / 2 + 1


RUN: tuple[tuple[float, ...], ...] = tuple(
    tuple(exp(-IMPATIENCE * _turns_to_win(distance, place)) for place in range(POSITIONS))
    for distance in range(FAR + 1)
)
"""How near a run to the Regalia is, 0 to 1, by distance and by the tile's index."""


def wins_now(state: State, seat: Seat, captures: bool = True) -> bool:
    """Say whether ``seat``, to move, can win at once in this world.

    Without ``captures``, capturing the rival's Chosen Pawn is left out of account.
    """
    graph, at, where, tiles, neutral = state.graph, state.at, state.where, state.tiles, state.neutral
    chosen, target = state.chosen[seat], state.chosen[1 - seat]
    near = graph.adjacent
    top = tiles[0], tiles[1], tiles[2]
    first, second, third = (
        active_pawns(tiles, neutral, LAST_LAURELS)
        if neutral[top[0]] or neutral[top[1]] or neutral[top[2]]
        else top
    )
    if chosen in (first, second, third) and graph.regalia in near[where[chosen]]:
        return True
    left = state.fixed.quarry_masks[chosen] & ~state.taken
    prey = 1 << target if captures else 0
    if left & (left - 1) == 0:
        prey |= left
    if prey:
        for hunter in (first, second):
            if hunter >= 0:
                for space in near[where[hunter]]:
                    victim = at[space]
                    if victim >= 0 and prey >> victim & 1:
                        return True
    return False


def appraise(
    state: State, seat: Seat, outlook: Outlook, moves: Sequence[Step], taste: Taste = TASTE
) -> list[float]:
    """Return how each of ``moves`` looks to ``seat``: 1 is a certain win, -1 a certain loss at once."""
    graph, where = state.graph, state.where
    tiles, neutral = state.tiles, state.neutral
    near, regalia, far = graph.adjacent, graph.regalia, distances(graph)
    chosen, suspicion, exposure = outlook
    alive = chosen >= 0 and where[chosen] != OFF_BOARD
    masks, taken = state.fixed.quarry_masks, state.taken
    own_quarry = masks[chosen] if chosen >= 0 else 0
    count = len(state.captured)
    at_crown = near[regalia]
    suspects = [pawn for pawn, share in enumerate(suspicion) if share and where[pawn] != OFF_BOARD]
    scores: list[float] = []
    shown = -1
    swords: list[int] = []
    laurels: list[int] = []
    places: list[int] = [0] * POSITIONS
    rival_run = 0.0
    for tile, pawn, space, victim in moves:
        if space == regalia:
            scores.append(SURE)
            continue
        if tile != shown:
            shown = tile
            after = [*tiles[:tile], *tiles[tile + 1 :], tiles[tile]]
            for place, owner in enumerate(after):
                places[owner] = place
            laurels = active_pawns(after, neutral, LAST_LAURELS)
            swords = laurels[:LAST_SWORDS]
            rival_run = 0.0
            for suspect in suspects:
                if suspect != pawn:
                    rival_run += suspicion[suspect] * RUN[far[where[suspect]]][places[suspect]]
        score = 0.0
        win = lose = 0.0
        run = rival_run
        if victim >= 0:
            now = taken | 1 << victim
            if victim != chosen:
                win = suspicion[victim]
            if own_quarry & ~now == 0:
                win = 1.0
            if win >= 1.0:
                scores.append(SURE)
                continue
            for other, mask in enumerate(masks):
                if suspicion[other] and mask & ~now == 0:
                    lose += suspicion[other]
            if count + 1 >= FATAL_CAPTURE:
                scores.append(2 * win - 1)
                continue
            score = win - lose - taste.capture_loss
            if own_quarry >> victim & 1:
                score += taste.quarry_gain
            if victim == chosen:
                score -= taste.own_pawn_lost
            elif suspicion[victim]:
                run -= suspicion[victim] * RUN[far[space]][places[victim]]
        # What the rival may do next: walk onto the Regalia with a suspect, or capture one's own Chosen Pawn.
        crown = 0.0
        for runner in laurels:
            if runner >= 0 and runner != chosen and runner != victim and suspicion[runner]:
                stands = space if runner == pawn else where[runner]
                if stands in at_crown and suspicion[runner] > crown:
                    crown = suspicion[runner]
        danger = taste.regalia_danger * crown
        if alive and victim != chosen:
            stands = space if pawn == chosen else where[chosen]
            around = near[stands]
            for hunter in swords:
                if hunter < 0 or hunter in (chosen, victim):
                    continue
                if (space if hunter == pawn else where[hunter]) in around:
                    danger += taste.capture_danger * exposure
                    break
            score += taste.run * RUN[far[stands]][places[chosen]]
        if pawn != chosen:
            run += suspicion[pawn] * RUN[far[space]][places[pawn]]
        rest = 1 - win - lose
        if rest > 0:
            score -= rest * (danger + taste.rival_run * run)
        scores.append(score)
    return scores


def standing(state: State, seat: Seat) -> float:
    """Return the chance of ``seat``, to move, in a world where both identities are known to the judge."""
    if wins_now(state, seat):
        return AT_HAND
    return 1 / (1 + exp(_prospect(state, 1 - seat) - _prospect(state, seat)))


def _prospect(state: State, seat: Seat) -> float:
    """Return what speaks for ``seat``, in logits fitted to the results of games between equals."""
    chosen = state.chosen[seat]
    space = state.where[chosen]
    prospect = HUNTED * (state.fixed.quarry_masks[chosen] & state.taken).bit_count()
    if space == OFF_BOARD:
        return prospect + BEYOND_CAPTURE
    prospect += RUNNING * RUN[distances(state.graph)[space]][state.tiles.index(chosen)]
    around = state.graph.adjacent[space]
    for hunter in active_pawns(state.tiles, state.neutral, LAST_LAURELS):
        if hunter >= 0 and hunter != chosen and state.where[hunter] in around:
            return prospect - IN_REACH
    return prospect


def uniform_suspicion(excluded: Sequence[int]) -> list[float]:
    """Return the same suspicion for every pawn that is not ``excluded``."""
    out = set(excluded)
    share = 1 / max(1, len(PAWNS) - len(out))
    return [0.0 if pawn in out else share for pawn in range(len(PAWNS))]


def playout(state: State, dice: Dice, plies: int, boldness: float) -> Returns:
    """Play up to ``plies`` sensible turns on ``state`` and return the result, or how the seats then stand.

    A seat takes a win on the Regalia or by quarry whenever it has one, and the rival's Chosen Pawn with the
    chance ``boldness``, since it does not know it for certain; otherwise it moves at random, but shuns the
    captures that lose.
    """
    sample, advance, returns = ENTHRONE.sample, ENTHRONE.advance, ENTHRONE.returns
    graph, masks = state.graph, state.fixed.quarry_masks
    for _ in range(plies):
        result = returns(state)
        if result is not None:
            return result
        seat = state.to_move
        if wins_now(state, seat, dice.uniform() < boldness):
            return WON[seat]
        for _ in range(3):
            command = sample(state, dice)[1]
            if type(command) is not Move:
                break
            victim = state.at[graph.index[command.to]]
            if victim < 0:
                break
            lost = masks[state.chosen[1 - seat]] & ~(state.taken | 1 << victim) == 0
            if victim != state.chosen[seat] and not lost and len(state.captured) + 1 < FATAL_CAPTURE:
                break
        advance(state, seat, command, None)
    result = returns(state)
    if result is not None:
        return result
    chance = standing(state, state.to_move)
    return (chance, 1 - chance) if state.to_move == 0 else (1 - chance, chance)
