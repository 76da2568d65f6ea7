"""What a bot says: answers, lies and evasions, what it saw, whom it doubts, and what it urges in a claim."""

from __future__ import annotations

from typing import NamedTuple

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Command
from fae_tabletop.games.faekin.accusing import doubted, replied, speaks_for
from fae_tabletop.games.faekin.asking import best_question
from fae_tabletop.games.faekin.belief import Belief, Pair, claim_places, own_court
from fae_tabletop.games.faekin.cards import COURT, COURTS, IDENTITY, NUMBER, RANK, Holder
from fae_tabletop.games.faekin.commands import Ask, Say
from fae_tabletop.games.faekin.events import Asked, Claimed, Said, TokenMoved
from fae_tabletop.games.faekin.hearing import convinces, meant
from fae_tabletop.games.faekin.moves import addressee, is_answered
from fae_tabletop.games.faekin.public import View, place_of
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
    Token,
)
from fae_tabletop.games.faekin.telling import drawn, of_card, of_identity

REMARKS = 2
"""Remarks between two duels, for the whole table; answers come on top."""
MISLEADS = 3.0
"""How much readier somebody is to mislead a claimant of the other Court than to lie otherwise."""
ACCUSING = 0.8
"""How readily somebody calls out a lie that it does not forgive, at every occasion."""


class Manners(NamedTuple):
    """How somebody talks, as chances: to say something at all, to lie where it may pay, to evade.

    ``telling`` is how readily it speaks of itself and of what it saw without being asked, ``forgiving`` which share of
    the lies that it knows it never calls out, and ``probing`` tells that it asks what it would learn most from.
    """

    talkative: float = 0.3
    lying: float = 0.25
    evading: float = 0.15
    telling: float = 1.0
    forgiving: float = 0.0
    probing: bool = False


def remark(view: View, belief: Belief | None, manners: Manners, dice: Dice) -> Command | None:
    """Return what the viewer says now, or None to keep still.

    Without a ``belief`` nothing is urged, and nothing asked that would need one.
    """
    if view.why is not None:
        return None
    answer = answered(view, belief, manners, dice)
    if answer is not None:
        return answer
    if has_just_spoken(view):
        return None
    if view.claimant is not None:
        return None if belief is None else urged(view, belief, manners, dice)
    if view.challenge is not None or not may_remark(view):
        return None
    doubt = doubted(view, manners.forgiving)
    if doubt is not None and dice.uniform() < ACCUSING:
        return doubt
    if dice.uniform() >= manners.talkative:
        return None
    found: Say | Ask | None = None
    if manners.probing and belief is not None:
        found = best_question(view, belief)
    if found is None and dice.uniform() < manners.telling:
        found = told(view, manners, dice)
    if found is None and not manners.probing:
        found = asked(view, dice)
    return found


def may_remark(view: View) -> bool:
    """Say whether there is room for a remark of the viewer before the next duel."""
    now = [
        said
        for said in view.talk
        if said.duels == len(view.duels) and not (isinstance(said, Said) and said.answers is not None)
    ]
    return len(now) < REMARKS and all(said.seat != view.seat for said in now)


def has_just_spoken(view: View) -> bool:
    """Say whether the viewer has spoken since anything else happened: once is enough."""
    for event in reversed(view.log):
        if not isinstance(event, Said | Asked):
            return False
        if event.seat == view.seat:
            return True
    return False


def has_spoken(view: View) -> bool:
    """Say whether the viewer has spoken since a token was last moved, or the claim was made."""
    for event in reversed(view.log):
        if isinstance(event, TokenMoved | Claimed):
            return False
        if isinstance(event, Said | Asked) and event.seat == view.seat:
            return True
    return False


def answered(view: View, belief: Belief | None, manners: Manners, dice: Dice) -> Say | None:
    """Return the answer to the first question that the viewer owes one, or the reply to the first accusation."""
    for question in view.talk:
        if addressee(view, question) == view.seat and not is_answered(view, question.number):
            if isinstance(question, Said):
                return replied(view, question, belief, manners.lying, manners.evading, dice)
            luck = dice.uniform()
            if luck < manners.evading:
                return Say(Evade(), question.seat, question.number)
            lies = luck < manners.evading + manners.lying
            answer = _answer(view, question, belief, lies, dice)
            if lies and not convinces(view, answer, question.seat):
                # A lie that would be seen through is not worth telling.
                answer = _answer(view, question, belief, False, dice)
            return Say(answer, question.seat, question.number)
    return None


def _answer(view: View, question: Asked, belief: Belief | None, lies: bool, dice: Dice) -> Fact:
    own = own_court(view)
    match question.topic:
        case "court":
            return CourtIs(view.seat, COURTS[own ^ lies])
        case "height":
            return _height(view, lies, dice)
        case "played":
            told = None if question.duel is None else _played(view, question.duel, lies, dice)
            return told or Evade()
        case "crown":
            if belief is None:
                return Evade()
            place = belief.best()[0][own]
            heirs = [holder for holder in view.holders if place_of(view.seats, holder) != place]
            return HeirIs(COURTS[own], dice.choice(heirs) if lies or place < 0 else view.holders[place])
    return _reason(view, question, lies, dice)


def _reason(view: View, question: Asked, lies: bool, dice: Dice) -> Fact:
    """Return what the viewer bases an own statement on: a duel of its own that speaks for it, or another's word."""
    said = None if question.statement is None else view.talk[question.statement]
    fact = said.fact if isinstance(said, Said) else Evade()
    if isinstance(fact, Doubt) and fact.against is not None:
        return Agree(fact.against)
    number = fact.duel if isinstance(fact, Doubt) else speaks_for(view, fact)
    if number is None or view.duels[number].attack is None:
        return Evade()
    about = meant(view.talk, fact)[0].fact if isinstance(fact, Doubt) else fact
    if isinstance(about, CourtIs | HeightIs | HeirIs) and _whom(about) == view.seat:
        return _laid(view, number)
    return _played(view, number, lies, dice) or Evade()


def _whom(fact: CourtIs | HeightIs | HeirIs) -> Holder | None:
    return fact.holder if isinstance(fact, HeirIs) else fact.whom


def _laid(view: View, number: int) -> PlayedWas:
    """Return what everybody knows of the viewer's own card in a duel: the card that lies open, or its season."""
    duel = view.duels[number]
    if duel.loser == view.seat and duel.card is not None:
        card = NUMBER[duel.card]
        court = COURTS[COURT[card]] if COURT[card] >= 0 else None
        return PlayedWas(number, view.seat, "least", RANK[card], court)
    return PlayedWas(number, view.seat, "least", 0 if duel.season is None else 1, duel.season)


def _height(view: View, lies: bool, dice: Dice) -> HeightIs:
    """Return what the viewer tells of its own identity: the truth a little vague, or another rank altogether."""
    return HeightIs(view.seat, *drawn(of_identity(RANK[NUMBER[view.identity]], lies), dice))


def _played(view: View, number: int, lies: bool, dice: Dice) -> PlayedWas | None:
    """Return what the viewer tells of its rival's card in one of its own duels; None where it cannot."""
    duel = view.duels[number]
    if duel.attack is None or duel.defence is None:
        return None
    rival: Holder = duel.defender if duel.attacker == view.seat else duel.attacker
    card = NUMBER[duel.defence if duel.attacker == view.seat else duel.attack]
    # Its season everybody knows, so only the rank can be another one.
    court = COURTS[COURT[card]] if COURT[card] >= 0 else None
    return PlayedWas(number, rival, *drawn(of_card(RANK[card], lies), dice), court)


def told(view: View, manners: Manners, dice: Dice) -> Say | None:
    """Return news of the viewer's last duel, or a word about its own Court; each is said once."""
    said = {one.fact for one in view.talk if isinstance(one, Said) and one.seat == view.seat}
    lies = dice.uniform() < manners.lying
    duel = view.duels[-1] if view.duels else None
    news: Fact | None = None
    if duel is not None and duel.attack is not None and duel.loser is not None:
        # Whoever lost has shown its card to all; only what won is worth telling.
        if duel.winner != view.seat:
            news = _played(view, duel.number, lies, dice)
    elif not any(isinstance(fact, CourtIs) and fact.whom == view.seat for fact in said) and dice.below(2):
        news = CourtIs(view.seat, COURTS[own_court(view) ^ lies])
    if news is None or news in said or not convinces(view, news, None):
        return None
    return Say(news)


def asked(view: View, dice: Dice) -> Ask | None:
    """Return a question to somebody whom the viewer has not asked yet: for its Court, then for its rank."""
    before = {(one.to, one.topic) for one in view.talk if isinstance(one, Asked)}
    others = [seat for seat in range(view.seats) if seat != view.seat]
    open_questions = [
        Ask(seat, topic) for topic in ("court", "height") for seat in others if (seat, topic) not in before
    ]
    return dice.choice(open_questions) if open_questions and not dice.below(2) else None


def urged(view: View, belief: Belief, manners: Manners, dice: Dice) -> Say | None:
    """Return what the viewer urges the claimant to do, the best for the viewer's own Court; nothing twice in a claim.

    Everybody has a side in a claim, so everybody has something to say, however little it knows.
    """
    claimant = view.claimant
    if claimant is None or claimant == view.seat or view.crown is None or has_spoken(view):
        return None
    own = own_court(view)
    theirs = 1 if belief.court(claimant) >= 0.5 else 0
    # Nobody claims for a Court that is not its own.
    theirs_only = belief.weighed(lambda deal, _: float(COURT[IDENTITY[deal[claimant]]] == theirs))
    pair, _ = theirs_only.best()
    crown, dagger = (None if place < 0 else view.holders[place] for place in claim_places(pair, theirs))
    if crown is None:
        return None
    if theirs == own:
        if view.crown != crown:
            said: Say | None = Say(Put("crown", crown), claimant)
        else:
            said = Say(Put("dagger", dagger), claimant) if view.dagger != dagger else _agreed(view, crown)
    elif (view.crown, view.dagger) != (crown, dagger):
        # The claim would be wrong, and the viewer's Court would win: so let it stand.
        said = _agreed(view, view.crown)
    elif dice.uniform() < MISLEADS * manners.lying:
        said = misled(view, theirs_only, theirs)
    else:
        said = _clumsily(view, pair, dice)
    return said if said is not None and _is_new(view, said) else None


def _clumsily(view: View, pair: Pair, dice: Dice) -> Say | None:
    """Return anybody who is no Heir for the Crown: the lie of somebody who does not think it over."""
    wrong = [holder for holder in view.holders if place_of(view.seats, holder) not in pair]
    return Say(Put("crown", dice.choice(wrong)), view.claimant) if wrong else None


def _is_new(view: View, say: Say) -> bool:
    """Say whether the viewer has not urged the same in this claim."""
    wish = _wish(view, say.fact)
    for event in reversed(view.log):
        if isinstance(event, Claimed):
            return True
        if isinstance(event, Said) and event.seat == view.seat and _wish(view, event.fact) == wish:
            return False
    return True


def _wish(view: View, fact: Fact) -> Fact:
    """Return what is urged in the end by whoever agrees with another's urging."""
    wish = meant(view.talk, fact)[0].fact if isinstance(fact, Agree) else fact
    return wish.bare if isinstance(wish, Put) else wish


def misled(view: View, belief: Belief, theirs: int) -> Say | None:
    """Return the wrong holder for a token that stands right that would be believed most readily; None without any."""
    pair, _ = belief.best()
    tokens: tuple[tuple[Token, int], ...] = (("crown", theirs), ("dagger", 1 - theirs))
    wrong = [place for place in range(len(view.up)) if place not in pair]
    readily = {(token, place): 0.0 for token, _ in tokens for place in wrong}
    for other, weight in belief.pairs().items():
        for token, court in tokens:
            if (token, other[court]) in readily:
                readily[token, other[court]] += weight
    if not readily:
        return None
    token, place = max(readily, key=readily.__getitem__)
    return Say(Put(token, view.holders[place]), view.claimant)


def _agreed(view: View, crown: Holder) -> Say:
    """Return that the Crown should stay where it is: in agreement with somebody who said so, else in own words."""
    for said in reversed(view.talk):
        if not isinstance(said, Said) or not isinstance(said.fact, Put) or said.seat == view.seat:
            continue
        if said.fact.bare == Put("crown", crown):
            return Say(Agree(said.number))
    return Say(Put("crown", crown), view.claimant)
