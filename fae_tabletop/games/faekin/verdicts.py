"""What a finished round was like: the claim, and every statement judged by the open cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fae_tabletop.games.faekin.belief import Belief, Pair, believed, dice_of
from fae_tabletop.games.faekin.cards import COURT, COURTS, IDENTITY, Court, heir_places
from fae_tabletop.games.faekin.deduction import silent
from fae_tabletop.games.faekin.events import Said
from fae_tabletop.games.faekin.hearing import Local, cards_meant, holds, refuted
from fae_tabletop.games.faekin.public import View
from fae_tabletop.games.faekin.secrecy import hide
from fae_tabletop.games.faekin.state import State
from fae_tabletop.games.faekin.talk import CourtIs, Doubt, Fact, HeightIs, PlayedWas, Verdict
from fae_tabletop.games.faekin.weighing import credence, heard

LISTENED = 100
"""Deals in which it is looked up who believed a lie."""


class Round(NamedTuple):
    """A round in figures.

    ``claimant`` is the claimant's Court (None: nobody claimed), ``right`` whether the claim was, ``duels`` how
    many there were, ``early`` whether less than half of the cards lay open. ``lies`` were told; before the cards
    were turned up ``believed`` of them some other seat held for likelier than not, after all that it saw and heard,
    ``found_out`` some other seat knew to be lies, and ``exposed`` were doubted aloud.
    """

    claimant: Court | None
    right: bool
    duels: int
    early: bool
    lies: int
    believed: int
    found_out: int
    exposed: int


def is_known_to(view: View, fact: Fact) -> bool:
    """Say whether the viewer knows for certain if a fact of its own making is true."""
    if isinstance(fact, CourtIs | HeightIs):
        return fact.whom == view.seat
    return isinstance(fact, PlayedWas)


def judged(state: State) -> list[Verdict]:
    """Return a verdict on every statement of a finished round that can be true or false, doubts left out."""
    found: list[Verdict] = []
    views = _before_the_end(state)
    pair = Pair(*heir_places(state.masks))
    for said in state.talk:
        if not isinstance(said, Said) or isinstance(said.fact, Doubt):
            continue
        test = holds(views[said.seat], said.fact)
        if test is None:
            continue
        if _is_true(state, said, test(state.masks, pair)):
            found.append(Verdict(said.number, said.seat, "true", False))
            continue
        lie = is_known_to(views[said.seat], said.fact)
        seen = any(refuted(views[seat], said.fact) for seat in range(state.seats) if seat != said.seat)
        found.append(Verdict(said.number, said.seat, "lie" if lie else "mistaken", seen))
    return found


def _before_the_end(state: State) -> list[View]:
    """Return what each seat saw; what was shown after the end tells nothing of what could be seen before it."""
    playing = state.copy()
    playing.why = None
    return [hide(playing, seat, log=False) for seat in range(state.seats)]


def _believed(state: State, lies: Sequence[int]) -> int:
    """Return how many of these statements some other seat held for likelier than not before the end."""
    if not lies:
        return 0
    views = _before_the_end(state)
    minds: list[Belief] = []
    for view in views:
        seen = silent(view)
        minds.append(heard(view, believed(seen, dice_of(seen), LISTENED)))
    found = 0
    for number in lies:
        said = state.talk[number]
        assert isinstance(said, Said), "a lie is a statement"
        assert isinstance(said.fact, Local), "only what one knows can be a lie"
        found += any(
            credence(views[seat], minds[seat], said.fact) > 0.5
            for seat in range(state.seats)
            if seat != said.seat
        )
    return found


def _is_true(state: State, said: Said, seems: bool) -> bool:
    """Say whether a statement is true; of what was played, the record tells."""
    fact = said.fact
    if not isinstance(fact, PlayedWas):
        return seems
    attacker, _, attack, defence = state.duels[fact.duel]
    return bool(cards_meant(fact) >> (attack if fact.whom == attacker else defence) & 1)


def summed_up(state: State) -> Round:
    """Return a finished round in figures."""
    lies = [verdict for verdict in judged(state) if verdict.judgement == "lie"]
    doubted = {
        said.fact.statement for said in state.talk if isinstance(said, Said) and isinstance(said.fact, Doubt)
    }
    court = None if state.claimant < 0 else COURTS[COURT[IDENTITY[state.masks[state.claimant]]]]
    return Round(
        claimant=court,
        right=state.why == "claimant_court",
        duels=len(state.duels),
        early=2 * state.up.bit_count() < 3 * state.holders,
        lies=len(lies),
        believed=_believed(state, [verdict.number for verdict in lies]),
        found_out=sum(verdict.found_out for verdict in lies),
        exposed=sum(verdict.number in doubted for verdict in lies),
    )


def courts(state: State) -> tuple[Court, ...]:
    """Return the Court of every seat."""
    return tuple(COURTS[COURT[IDENTITY[mask]]] for mask in state.masks[: state.seats])
