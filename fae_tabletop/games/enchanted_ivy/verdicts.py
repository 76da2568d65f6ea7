"""What came of a finished inn: total, patches, goals and challenges, for counts over many games."""

from __future__ import annotations

from typing import NamedTuple

from fae_tabletop.games.enchanted_ivy.campaign import succeeded
from fae_tabletop.games.enchanted_ivy.challenges import Finished, met
from fae_tabletop.games.enchanted_ivy.guests import GUESTS
from fae_tabletop.games.enchanted_ivy.scoring import score
from fae_tabletop.games.enchanted_ivy.state import State


class Verdict(NamedTuple):
    """One inn. ``success`` and ``high_score`` are None where the scenario has no such goal.

    ``challenges`` are those met together with Success, by id (I37).
    """

    total: int
    patches: int
    success: bool | None
    high_score: bool | None
    challenges: tuple[str, ...]


def finished(state: State) -> Finished:
    """Return what challenges look at, of an inn on which all cards lie."""
    left = GUESTS[state.tokens[0]].id if state.tokens else None
    turn = state.door_turn if state.inn.door_kind is not None else None
    return Finished(state.inn, score(state.inn), left, turn)


def summed_up(state: State) -> Verdict:
    """Return what came of a game that is over."""
    setup, ended = state.setup, finished(state)
    success = None if setup.success is None else succeeded(setup, state.total)
    return Verdict(
        total=state.total,
        patches=ended.score.patches,
        success=success,
        high_score=None if setup.high_score is None else state.total >= setup.high_score,
        challenges=tuple(one.id for one in setup.challenges if success and met(one.test, ended)),
    )
