"""What a finished round was like: the claim, and every statement judged by the open cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fae_tabletop.core.game import Seat
from fae_tabletop.games.faekin.belief import Belief, Pair, believed, dice_of
from fae_tabletop.games.faekin.cards import COURT, COURTS, IDENTITY, OUTCOME, Court, Holder, bits, heir_places
from fae_tabletop.games.faekin.counting import counted
from fae_tabletop.games.faekin.deduction import silent
from fae_tabletop.games.faekin.events import Said, TokenMoved
from fae_tabletop.games.faekin.hearing import (
    Local,
    Truth,
    cards_meant,
    caught,
    holds,
    meant,
    refuted,
    truth_of,
)
from fae_tabletop.games.faekin.kinds import kind_of
from fae_tabletop.games.faekin.public import View, place_of
from fae_tabletop.games.faekin.secrecy import hide
from fae_tabletop.games.faekin.state import State
from fae_tabletop.games.faekin.talk import (
    Agree,
    CourtIs,
    Doubt,
    Fact,
    Grounds,
    HeightIs,
    HeirIs,
    PlayedWas,
    Put,
    Token,
    Verdict,
)
from fae_tabletop.games.faekin.weighing import TRUST, credence, heard, honesty

LISTENED = 100
"""Deals in which it is looked up who believed a lie."""


class Talked(NamedTuple):
    """What talk did in a round.

    ``accusations`` are doubts that are no replies themselves: of ``by_duel`` the speaker had fought the duel that it
    names, ``by_word`` name an earlier statement, and to ``replies`` of them the accused said something, ``taken_back``
    of those its word. ``moved`` counts how often a claimant moved a token that stood already, ``persuaded`` how often
    to where somebody had urged it since the claim. ``trust`` sums up how likely the seats took each other to speak
    the truth at the end, and ``pairs`` is of how many that is, by whether they had caught the other one at a lie.
    """

    accusations: int = 0
    by_duel: int = 0
    by_word: int = 0
    replies: int = 0
    taken_back: int = 0
    moved: int = 0
    persuaded: int = 0
    trust: tuple[float, float] = (0.0, 0.0)
    pairs: tuple[int, int] = (0, 0)


class Round(NamedTuple):
    """A round in figures.

    ``claimant`` is the claimant's Court (None: nobody claimed), ``right`` whether the claim was, ``duels`` how
    many there were, ``early`` whether less than half of the cards lay open. ``lies`` were told of what their speakers
    could not but know; before the cards were turned up ``believed`` of them some other seat held for likelier than
    not, after all that it saw and heard, ``found_out`` some other seat knew to be lies, and ``exposed`` were doubted
    aloud.
    """

    claimant: Court | None
    right: bool
    duels: int
    early: bool
    lies: int
    believed: int
    found_out: int
    exposed: int
    talked: Talked = Talked()


def is_known_to(view: View, fact: Fact) -> bool:
    """Say whether the viewer knows for certain if a fact of its own making is true."""
    if isinstance(fact, CourtIs | HeightIs):
        return fact.whom == view.seat
    return isinstance(fact, PlayedWas)


def judged(state: State) -> list[Verdict]:
    """Return a verdict on every statement of a finished round that can be true or false, doubts and agreements too.

    What is false is a lie if it contradicts what its speaker knew when it spoke, and mistaken otherwise; whoever
    wishes a token where the claimant's rivals want it, and is one of them, lies.
    """
    found: list[Verdict] = []
    views = _before_the_end(state)
    pair = Pair(*heir_places(state.masks))
    for said in state.talk:
        if not isinstance(said, Said):
            continue
        one, turned = meant(state.talk, said.fact) if isinstance(said.fact, Agree | Doubt) else (said, False)
        test = holds(views[said.seat], one.fact)
        if test is None:
            continue
        true = _is_true(state, one, test(state.masks, pair))
        if true != turned:
            found.append(Verdict(said.number, said.seat, "true", False))
            continue
        grounds = _grounds(state, said, one.fact, Truth.TRUE if true else Truth.FALSE)
        seen = not turned and any(
            refuted(views[seat], one.fact) for seat in range(state.seats) if seat != said.seat
        )
        found.append(Verdict(said.number, said.seat, "lie" if grounds else "mistaken", seen, grounds))
    return found


def _grounds(state: State, said: Said, fact: Fact, truth: Truth) -> Grounds:
    """Return how a speaker knew that ``fact`` has this ``truth`` when it spoke; empty where it could not."""
    view = _when_said(state, said)
    if isinstance(fact, CourtIs | HeightIs | PlayedWas):
        if truth_of(view, fact) is not truth:
            return ""
        return "own" if fact.whom == said.seat else "saw"
    if isinstance(fact, Put) and truth is Truth.FALSE and _wishes_ill(state, said.seat, fact):
        return "rival"
    test = holds(view, fact)
    counts = counted(view)
    if test is None or any(
        test(deal, Pair(*heirs)) is (truth is Truth.FALSE)
        for deal, heirs in zip(counts.deals, counts.heirs, strict=True)
    ):
        return ""
    return "own" if isinstance(fact, HeirIs | Put) and fact.holder == said.seat else "saw"


def _wishes_ill(state: State, seat: Seat, fact: Put) -> bool:
    """Say whether a rival of the claimant wants a token to lie with the wrong Court."""
    courts_of = [COURT[IDENTITY[mask]] for mask in state.masks]
    claimants = courts_of[state.claimant]
    if courts_of[seat] == claimants:
        return False
    wanted = claimants if fact.token == "crown" else 1 - claimants
    return fact.holder is None or courts_of[place_of(state.seats, fact.holder)] != wanted


def _when_said(state: State, said: Said) -> View:
    """Return what a speaker knew when it spoke: by the duels that had been, not by those to come."""
    then = state.copy()
    then.why = None
    then.duels = state.duels[: said.duels]
    lost = (
        attack if OUTCOME[attack][defence] < 0 else defence
        for _, _, attack, defence in then.duels
        if OUTCOME[attack][defence]
    )
    then.up = bits(state.turned) | bits(lost)
    return hide(then, said.seat, log=False)


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
    views = _before_the_end(state)
    lies = [
        verdict
        for verdict in judged(state)
        if verdict.judgement == "lie" and _is_own(state, views[verdict.seat], verdict.number)
    ]
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
        talked=_talked(state, views),
    )


def _talked(state: State, views: Sequence[View]) -> Talked:
    view = views[0]
    said = [one for one in state.talk if isinstance(one, Said)]
    replies = [one for one in said if one.answers is not None and isinstance(state.talk[one.answers], Said)]
    charges = [(one, one.fact) for one in said if isinstance(one.fact, Doubt) and one not in replies]
    moved, persuaded = _moved(state)
    trust, pairs = [0.0, 0.0], [0, 0]
    for listener in views:
        shares, lies = honesty(listener, TRUST), caught(listener)
        for speaker in range(state.seats):
            if speaker != listener.seat:
                trust[lies[speaker] > 0] += shares[speaker]
                pairs[lies[speaker] > 0] += 1
    return Talked(
        accusations=len(charges),
        by_duel=sum(
            fact.duel is not None and one.seat in state.duels[fact.duel][:2] for one, fact in charges
        ),
        by_word=sum(fact.against is not None for _, fact in charges),
        replies=sum(one.answers in {charge.number for charge, _ in charges} for one in replies),
        taken_back=sum(kind_of(view, one) == "own_up" for one in replies),
        moved=moved,
        persuaded=persuaded,
        trust=(trust[0], trust[1]),
        pairs=(pairs[0], pairs[1]),
    )


def _moved(state: State) -> tuple[int, int]:
    """Return how often a token was moved that stood already, and how often to where it had been urged."""
    stands: set[Token] = set()
    urged: set[tuple[Token, Holder | None]] = set()
    moved = persuaded = 0
    for event in state.log:
        if isinstance(event, Said):
            fact = event.fact
            one = meant(state.talk, fact)[0].fact if isinstance(fact, Agree) else fact
            if isinstance(one, Put) and event.seat != state.claimant:
                urged.add((one.token, one.holder))
        elif isinstance(event, TokenMoved):
            moved += event.token in stands
            persuaded += event.token in stands and (event.token, event.to) in urged
            stands.add(event.token)
    return moved, persuaded


def _is_own(state: State, view: View, number: int) -> bool:
    """Say whether a statement is about what its speaker cannot but know."""
    said = state.talk[number]
    return isinstance(said, Said) and is_known_to(view, said.fact)


def courts(state: State) -> tuple[Court, ...]:
    """Return the Court of every seat."""
    return tuple(COURTS[COURT[IDENTITY[mask]]] for mask in state.masks[: state.seats])
