"""What a finished round was like: the claim, and every statement judged by the open cards."""

from __future__ import annotations

from typing import NamedTuple

from fae_tabletop.games.faekin.belief import Pair
from fae_tabletop.games.faekin.cards import COURT, COURTS, IDENTITY, Court, heir_places
from fae_tabletop.games.faekin.events import Said
from fae_tabletop.games.faekin.hearing import cards_meant, holds, refuted
from fae_tabletop.games.faekin.public import View
from fae_tabletop.games.faekin.secrecy import hide
from fae_tabletop.games.faekin.state import State
from fae_tabletop.games.faekin.talk import CourtIs, Doubt, Fact, HeightIs, PlayedWas, Verdict


class Round(NamedTuple):
    """A round in figures.

    ``claimant`` is the claimant's Court (None: nobody claimed), ``right`` whether the claim was, ``duels`` how
    many there were, ``early`` whether less than half of the cards lay open. ``lies`` were told, ``found_out``
    of them some other seat could see to be lies, ``exposed`` were doubted aloud.
    """

    claimant: Court | None
    right: bool
    duels: int
    early: bool
    lies: int
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
    # What was shown after the end tells nothing of what could be seen before it.
    playing = state.copy()
    playing.why = None
    views = [hide(playing, seat, log=False) for seat in range(state.seats)]
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
        found_out=sum(verdict.found_out for verdict in lies),
        exposed=sum(verdict.number in doubted for verdict in lies),
    )


def courts(state: State) -> tuple[Court, ...]:
    """Return the Court of every seat."""
    return tuple(COURTS[COURT[IDENTITY[mask]]] for mask in state.masks[: state.seats])
