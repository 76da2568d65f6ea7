"""Accusations: what a bot calls out, and what it replies when it is accused itself."""

from __future__ import annotations

from collections.abc import Callable

from fae_tabletop.core.codec import checksum
from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Seat
from fae_tabletop.games.faekin.belief import Belief
from fae_tabletop.games.faekin.cards import COURT, COURTS, NUMBER, Court, Holder
from fae_tabletop.games.faekin.commands import Say
from fae_tabletop.games.faekin.events import Said
from fae_tabletop.games.faekin.hearing import (
    Local,
    Truth,
    gainsaid,
    holds,
    meant,
    refuted,
    shown_to,
    truth_of,
)
from fae_tabletop.games.faekin.public import Duelled, View
from fae_tabletop.games.faekin.talk import (
    Agree,
    CourtIs,
    Doubt,
    Evade,
    Fact,
    HeightIs,
    HeirIs,
    PlayedWas,
    Put,
)

BRAZEN = 2.0
"""How much readier somebody is to stand by a lie that others may still believe than to tell it."""
TURNING = 0.5
"""How readily somebody who is caught and has something against its accuser turns the tables."""
YIELDING = 0.5
"""How readily somebody who is caught and has nothing left to say owns up; else it says nothing to the matter."""
HELD = 0.2
"""Whoever holds what it said for less likely than this takes it back."""


def doubted(view: View, forgiving: float = 0.0, of: Seat | None = None) -> Say | None:
    """Return a doubt of what the viewer knows to be false, with the duel or the earlier statement that shows it.

    What it forgives it says nothing about. ``of`` looks at the statements of one seat only.
    """
    doubts = {
        said.fact.statement for said in view.talk if isinstance(said, Said) and isinstance(said.fact, Doubt)
    }
    for said in reversed(view.talk):
        if not isinstance(said, Said) or said.seat == view.seat or said.number in doubts:
            continue
        if of not in (None, said.seat) or forgiven(view, said.number, forgiving):
            continue
        if refuted(view, said.fact):
            return Say(Doubt(said.number, duel=seen_in(view, said)), said.seat)
        earlier = gainsaid(view, said)
        if earlier is not None and earlier not in doubts:
            return Say(Doubt(said.number, against=earlier), said.seat)
    return None


def forgiven(view: View, statement: int, share: float) -> bool:
    """Say whether a statement is among the ``share`` of lies that the viewer lets pass; asked again, the same."""
    return share > 0 and Dice(int(checksum((statement, view.seat, view.hand)), 16)).uniform() < share


def seen_in(view: View, said: Said) -> int | None:
    """Return the viewer's last duel with whoever a statement is about; of itself, what speaks against it."""
    fact = said.fact
    if isinstance(fact, CourtIs | HeightIs) and fact.whom == view.seat:
        return speaks_against(view, fact)
    whom = fact.whom if isinstance(fact, CourtIs | HeightIs | PlayedWas) else said.seat
    for duel in reversed(view.duels):
        if {view.seat, whom} == {duel.attacker, duel.defender}:
            return duel.number
    return None


def replied(view: View, charge: Said, belief: Belief | None, lying: float, evading: float, dice: Dice) -> Say:
    """Return what the viewer says to what it is charged with: to a doubt of its word, or to a word to its face.

    ``lying`` and ``evading`` are its manners. Without a ``belief`` it knows only what it saw.
    """
    luck = dice.uniform()
    lies = evading <= luck < evading + lying * (BRAZEN if isinstance(charge.fact, Doubt) else 1.0)
    reply: Fact = Evade()
    if luck >= evading:
        told = _defended if isinstance(charge.fact, Doubt) else _owned
        reply = told(view, charge, belief, lies, dice)
    return Say(reply, charge.seat, charge.number)


def _defended(view: View, charge: Said, belief: Belief | None, lies: bool, dice: Dice) -> Fact:
    """Return what somebody says whose word is doubted: a lie is stood by, taken back, or passed over for another."""
    assert isinstance(charge.fact, Doubt), "a word is doubted"
    said, turned = meant(view.talk, charge.fact)
    if isinstance(said.fact, Evade):
        return Evade()
    right = _holds(view, said.fact, belief)
    plain = _is_plain(view, said.fact, not turned, None)
    if right in (None, turned) or (lies and not plain):
        return Doubt(charge.number, duel=speaks_for(view, said.fact) if turned else seen_in(view, said))
    turning = doubted(view, of=charge.seat)
    if turning is not None and dice.uniform() < TURNING:
        return turning.fact
    # Whoever only guesses is told nothing.
    caught = not isinstance(said.fact, Local) or _is_plain(view, said.fact, not turned, charge.seat)
    return Agree(charge.number) if caught and dice.uniform() < YIELDING else Evade()


def _owned(view: View, charge: Said, belief: Belief | None, lies: bool, dice: Dice) -> Fact:
    """Return what somebody says who is told to its face what it is: yes or no, truly or not."""
    right = _holds(view, charge.fact, belief)
    if right is None:
        return Evade()
    if lies and not _is_plain(view, charge.fact, right, charge.seat):
        right = not right
    return Agree(charge.number) if right else Doubt(charge.number, duel=speaks_against(view, charge.fact))


def _holds(view: View, fact: Fact, belief: Belief | None) -> bool | None:
    """Return whether the viewer takes a fact for true; None where it cannot tell."""
    if isinstance(fact, Local):
        truth = truth_of(view, fact)
        return None if truth is Truth.OPEN else truth is Truth.TRUE
    test = holds(view, fact)
    if test is None or belief is None:
        return None
    share = belief.chance(test)
    return share > HELD if share < HELD or share > 1 - HELD else None


def _is_plain(view: View, fact: Fact, true: bool, other: Seat | None) -> bool:
    """Say whether another seat, or everybody (None), must see that a fact is true, or else that it is false."""
    truth = truth_of(shown_to(view, other), fact)
    return truth is (Truth.TRUE if true else Truth.FALSE)


def speaks_for(view: View, fact: Fact) -> int | None:
    """Return the last duel that speaks for a fact, by what the viewer or everybody can see; it proves nothing."""
    match fact:
        case PlayedWas():
            return fact.duel
        case CourtIs():
            return _last(view, fact.whom, lambda duel: _season(duel, fact.whom) == fact.court)
        case HeightIs():
            return _last(view, fact.whom, lambda duel: (duel.winner == fact.whom) == (fact.bound == "least"))
        case HeirIs() | Put() if fact.holder is not None:
            holder = fact.holder
            return _last(view, holder, lambda duel: duel.winner == holder)
    return None


def speaks_against(view: View, fact: Fact) -> int | None:
    """Return the last duel that speaks against a fact about the viewer itself; it proves nothing."""
    match fact:
        case CourtIs():
            return _last(view, fact.whom, lambda duel: _season(duel, fact.whom) not in (None, fact.court))
        case HeightIs():
            return _last(view, fact.whom, lambda duel: (duel.winner == fact.whom) == (fact.bound == "most"))
        case HeirIs() if fact.holder is not None:
            holder = fact.holder
            return _last(view, holder, lambda duel: duel.loser == holder)
    return None


def _last(view: View, holder: Holder, speaks: Callable[[Duelled], bool]) -> int | None:
    """Return the last such duel of a holder with the viewer, else with anybody; of the viewer itself any."""
    found = None
    for duel in reversed(view.duels):
        both = (duel.attacker, duel.defender)
        if holder in both and duel.loser is not None and speaks(duel):
            if view.seat in both:
                return duel.number
            found = duel.number if found is None else found
    return found


def _season(duel: Duelled, holder: Holder) -> Court | None:
    """Return of which Court the card of a holder was that fought in a duel; None for a Joker."""
    if duel.winner == holder:
        return duel.season
    court = -1 if duel.card is None else COURT[NUMBER[duel.card]]
    return COURTS[court] if court >= 0 else None
