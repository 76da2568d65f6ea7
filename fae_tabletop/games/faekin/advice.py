"""Hints, from the viewer's view alone: whom to duel with which card, what to say, whether to claim, where tokens go.

They rest on the deals that fit what the viewer saw, each as likely as it explains what others laid (nobody likes to lay
who it is) and what they said, as far as each deserves to be believed.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from fae_tabletop.core.game import Command, Seat
from fae_tabletop.core.hints import Hint
from fae_tabletop.games.faekin.accusing import doubted
from fae_tabletop.games.faekin.asking import best_question
from fae_tabletop.games.faekin.belief import SHYNESS, believed, claim_places, dice_of, own_court
from fae_tabletop.games.faekin.cards import COURT, COURTS, NUMBER, RANK, CardId, Holder
from fae_tabletop.games.faekin.choosing import insight, targets
from fae_tabletop.games.faekin.commands import CLAIM, LOCK_IN, Answer, Duel, MoveToken, Say, holder_ref
from fae_tabletop.games.faekin.counting import Counts, counted, in_deals, possible
from fae_tabletop.games.faekin.deduction import silent
from fae_tabletop.games.faekin.events import Asked, Claimed, Said, TokenMoved
from fae_tabletop.games.faekin.moves import is_answered, usable
from fae_tabletop.games.faekin.public import View, place_of
from fae_tabletop.games.faekin.talk import Agree, CourtIs, Evade, Put
from fae_tabletop.games.faekin.talking import misled
from fae_tabletop.games.faekin.weighing import listened
from fae_tabletop.games.faekin.words import (
    COURT_NAMES,
    TOKEN_NAMES,
    Mention,
    capital,
    card_name,
    fact_clause,
    mention,
    question,
)

SURE = 0.7
"""A claim is advised when the likeliest Heirs are so likely."""
SWAYED, FEW = 0.8, 0.3
"""So likely they must be where they are the Heirs in fewer of the deals than that, and only talk speaks for them."""
DEALS = 500
"""Deals that are looked at where there are too many for all."""
BELIEVED = 0.6
"""How likely anybody is taken to speak the truth by hints: less than bots take it."""
SOBER = 0.8
"""What is left of the log odds that words have helped to make: told so, hints were right as often as they said."""
APART = 0.1
"""From this difference on it is told how likely something is by the cards alone."""
TOKEN_SPOTS = ("token:crown", "token:dagger")


def hint(view: View, names: Sequence[str]) -> Hint | None:
    """Return what the viewer may best do now, or None while there is nothing for it to do; ``names`` are by seat.

    During a duel of others, and after the end, there is nothing. ``command`` is None for *go on*.
    """
    return _hint(view, tuple(names))


@lru_cache(maxsize=4)
def _hint(view: View, names: tuple[str, ...]) -> Hint | None:
    if view.why is not None:
        return None
    adviser = _Adviser(view, names)
    if view.claimant is not None:
        return adviser.tokens() if view.claimant == view.seat else adviser.urging()
    if view.challenge is not None:
        return adviser.answer() if view.challenge.target == view.seat else None
    if view.turn == view.seat:
        return adviser.claim() or adviser.talk() or adviser.duel()
    return adviser.claim() or adviser.talk() or adviser.question() or adviser.wait()


class _Adviser:
    """What one view advises."""

    def __init__(self, view: View, names: Sequence[str]) -> None:
        self.view, self.names = view, names
        said, seen = listened(view, BELIEVED), silent(view)
        # The walk is led by what was said: reweighted deals would be too few, and their likeliest too likely.
        self.belief = said.of_deals(believed(seen, dice_of(seen), DEALS, SHYNESS, said.hands))
        self.pair, share = self.belief.best()
        self._talked = bool(said.hands or said.whole)
        self.share = self._sober(share)
        self.own = own_court(view)
        self.counts = counted(view)

    def _of(self, holder: Holder) -> Mention:
        return mention(self.view, self.names, None, holder)

    def _sober(self, share: float) -> float:
        """Return how likely something is as that has proved itself: words make too sure."""
        if not self._talked or not 0 < share < 1:
            return share
        return 1 / (1 + math.pow((1 - share) / share, SOBER))

    def _heir(self, court: int, holder: Holder | None) -> str:
        """Return in words how likely a holder (None: nobody) is the Heir of a Court."""
        place = -1 if holder is None else place_of(self.view.seats, holder)
        share = self._sober(self.belief.chance(lambda _, pair: pair[court] == place))
        return weighed(self.counts, share, self.counts.heir(COURTS[court], holder))

    def _both(self) -> str:
        """Return in words how likely both of the likeliest Heirs are."""
        return weighed(self.counts, self.share, self.counts.pair(self.pair))

    def _ours(self, seat: Seat) -> float:
        """Return how likely a seat is of the viewer's Court."""
        winter = self.belief.court(seat)
        return winter if self.own else 1 - winter

    def _of_ours(self, seat: Seat) -> str:
        """Return in words how likely a seat is of the viewer's Court; only what no deal gainsays is certain."""
        there = {COURT[card] for card in possible(self.view)[place_of(self.view.seats, seat)]}
        return odds(self._ours(seat), sure=len(there) == 1)

    def _said(self, command: Say, where: str, what: str, why: str, look: tuple[str, ...]) -> Hint:
        do = ("button:tell",) if command.to is None else ("button:tell", f"seat:{command.to}")
        return Hint(where, what, why, look, do, command)

    def _heirs(self, court: int) -> tuple[Holder | None, Holder | None]:
        """Return where Crown and Dagger of a claimant of ``court`` go, as most deals have it."""
        crown, dagger = claim_places(self.pair, court)
        holders = self.view.holders
        return (
            holders[crown] if crown >= 0 else None,
            holders[dagger] if dagger >= 0 else None,
        )

    # -- a claim of one's own -------------------------------------------------------------------------------

    def claim(self) -> Hint | None:
        """Claim when the likeliest Heirs fit enough of the deals."""
        if self.share < (SURE if self.counts.pair(self.pair) >= FEW else SWAYED):
            return None
        crown, dagger = self._heirs(self.own)
        heir = self._of(self.view.seat if crown is None else crown).whom
        other = "nobody" if dagger is None else self._of(dagger).whom
        why = f"Crown to {heir}, Dagger to {other}: {self._both()}."
        if ";" not in why:
            why = f"{why} Others may claim first."
        return Hint(
            "Look at Crown and Dagger.", "Claim now.", why, TOKEN_SPOTS, TOKEN_SPOTS, CLAIM
        )  # fmt: skip

    def tokens(self) -> Hint:
        """Bring the tokens where most deals have the Heirs, then lock in."""
        view = self.view
        crown, dagger = self._heirs(self.own)
        if crown is None:
            crown = view.seat
        if view.crown != crown:
            if view.dagger == crown:
                return self._move(MoveToken("dagger", None), "It stands where the Crown belongs.")
            mine = self._heir(self.own, crown)
            return self._move(
                MoveToken("crown", crown),
                f"That {self._of(crown).is_} your Heir is {mine}.",
            )
        if view.dagger != dagger:
            rival = self._heir(1 - self.own, dagger)
            other = COURT_NAMES[COURTS[1 - self.own]]
            heir = f"nobody is {other}" if dagger is None else f"{self._of(dagger).is_} the Heir of {other}"
            return self._move(MoveToken("dagger", dagger), f"That {heir} is {rival}.")
        why = f"Both tokens stand right as far as you can know: {self._both()}."
        return Hint("Look at both tokens.", "Lock in.", why, TOKEN_SPOTS, ("button:lock-in",), LOCK_IN)

    def _move(self, command: MoveToken, why: str) -> Hint:
        token = TOKEN_NAMES[command.token]
        if command.to is None:
            what = f"Take {token} back into the middle."
        else:
            what = f"Put {token} before {self._of(command.to).whom}."
        spots = tuple(ref.id for ref in command.picks())
        return Hint(f"Look at {token}.", what, why, spots[:1], spots, command)

    # -- a claim of somebody else ---------------------------------------------------------------------------

    def urging(self) -> Hint:
        """Say what brings the own Court nearer to winning: the truth to one's own, something else to the rival."""
        view = self.view
        claimant = view.claimant
        assert claimant is not None, "somebody claims"
        name = self._of(claimant).whom
        if self._has_urged():
            why = f"You have said what helps your Court. Speak again when {name} moves a token, or doubt the others."
            return Hint("Look at Crown and Dagger.", "Go on.", why, TOKEN_SPOTS, ("button:go-on",))
        ours = self._ours(claimant)
        theirs = self.own if ours >= 0.5 else 1 - self.own
        crown, dagger = self._heirs(theirs)
        if crown is None:
            crown = claimant
        right = (view.crown, view.dagger) == (crown, dagger)
        look = (holder_ref(claimant).id,)
        where = f"Look at {name}, who is {self._of_ours(claimant)} to be of your Court{_shy(ours)}."
        if ours >= 0.5:
            return self._honest(where, look, crown, dagger, right)
        if right or view.crown is None:
            return self._misleading(where, look, theirs)
        say = Say(Put("crown", view.crown), claimant)
        return self._said(
            say, where, "Praise how the tokens stand.", "One of them seems wrong: let it.", look
        )

    def _misleading(self, where: str, look: tuple[str, ...], theirs: int) -> Hint:
        """Name a wrong holder to a claimant of the other Court."""
        say = misled(self.view, self.belief, theirs)
        if say is None:
            say = Say(Evade(), self.view.claimant)
            return self._said(say, where, "Keep what you know to yourself.", "Silence helps no rival.", look)
        assert isinstance(say.fact, Put), "a token is led astray"
        assert say.fact.holder is not None, "it is led to somebody"
        what = f"Say that {TOKEN_NAMES[say.fact.token]} belongs to {self._of(say.fact.holder).whom}."
        why = (
            "You want one token wrong, and this is the untruth that is believed most readily."
            if self.view.crown is None
            else "The tokens seem right, and you want one of them wrong."
        )
        return self._said(say, where, what, why, look)

    def _honest(
        self, where: str, look: tuple[str, ...], crown: Holder, dagger: Holder | None, right: bool
    ) -> Hint:
        view = self.view
        claimant = view.claimant
        assert claimant is not None, "somebody claims"
        if right:
            said = next(
                (
                    one
                    for one in reversed(view.talk)
                    if isinstance(one, Said)
                    and isinstance(one.fact, Put)
                    and one.fact.bare == Put("crown", crown)
                    and one.seat != view.seat
                ),
                None,
            )
            fact = Put("crown", crown) if said is None else Agree(said.number)
            why = f"As the tokens stand they are right: {self._both()}."
            return self._said(Say(fact, claimant), where, "Say that it is right.", why, look)
        if view.crown != crown:
            token, court = "Crown", self.own
            holder: Holder | None = crown
            say = Say(Put("crown", crown), claimant)
        else:
            token, holder, court = "Dagger", dagger, 1 - self.own
            say = Say(Put("dagger", dagger), claimant)
        share = self._heir(court, holder)
        if holder is None:
            what = "Say that the Dagger should stay in the middle."
        else:
            what = f"Say that the {token} belongs to {self._of(holder).whom}."
        return self._said(say, where, what, f"You win with the claimant, and this is {share}.", look)

    def _has_urged(self) -> bool:
        """Say whether the viewer has spoken since a token was moved last."""
        for event in reversed(self.view.log):
            if isinstance(event, TokenMoved | Claimed):
                return False
            if isinstance(event, Said) and event.seat == self.view.seat:
                return True
        return False

    # -- talk -----------------------------------------------------------------------------------------------

    def talk(self) -> Hint | None:
        """Answer what was asked, and contradict what the viewer knows to be false."""
        view = self.view
        for asked in view.talk:
            if isinstance(asked, Asked) and asked.to == view.seat and not is_answered(view, asked.number):
                return self._answering(asked)
        doubt = doubted(view)
        if doubt is None or doubt.to is None:
            return None
        liar = self._of(doubt.to)
        said = view.talk[doubt.fact.statement]  # type: ignore[union-attr]  # it is a Doubt
        assert isinstance(said, Said), "only statements are doubted"
        clause = fact_clause(view, said.fact, lambda one: mention(view, self.names, said.seat, one))
        return self._said(
            doubt,
            f"Look at what {liar.subject} said.",
            f"Doubt it, with your duel as evidence: “{capital(clause)}.”",
            f"You have seen that it is false, and the others should trust {liar.whom} less.",
            (f"bubble:{said.number}", f"seat:{doubt.to}"),
        )

    def _answering(self, asked: Asked) -> Hint:
        view = self.view
        asker = self._of(asked.seat)
        ours = self._ours(asked.seat)
        where = f"Look at {asker.whom}, who waits for your answer."
        look = (f"seat:{asked.seat}",)
        share = self._of_ours(asked.seat)
        if asked.topic == "court" and ours > 0.6:
            say = Say(CourtIs(view.seat, COURTS[self.own]), asked.seat, asked.number)
            why = f"That {asker.is_} of your Court is {share}: whoever wins with you may know."
            return self._said(say, where, "Tell the truth.", why, look)
        say = Say(Evade(), asked.seat, asked.number)
        why = f"That {asker.is_} of your Court is {share}; silence gives nothing away, and is no lie."
        return self._said(say, where, "Keep it to yourself.", why, look)

    def question(self) -> Hint | None:
        """Ask what would tell most about the Heirs, unless the viewer has spoken since the last duel."""
        view = self.view
        if any(said.seat == view.seat and said.duels == len(view.duels) for said in view.talk):
            return None
        ask = best_question(view, self.belief)
        if ask is None:
            return None
        whom = self._of(ask.to)
        asked = Asked(number=0, seat=view.seat, to=ask.to, topic=ask.topic, duel=ask.duel)
        why = f"If it is true, what {whom.subject} answers tells you most about the Heirs; and a lie may be found out."
        spot = f"seat:{ask.to}"
        what = f"Ask: “{question(self.names, asked)}”"
        return Hint(f"Look at {whom.whom}.", what, why, (spot,), ("button:ask", spot), ask)

    # -- duels ----------------------------------------------------------------------------------------------

    def duel(self) -> Hint:
        """Challenge whoever a look tells most about, with the card that tells least about oneself."""
        view = self.view
        worth = {holder: insight(view, self.belief, place_of(view.seats, holder)) for holder in targets(view)}
        rival = max(worth, key=worth.__getitem__)
        card, because = self._card()
        name = self._of(rival).whom
        gain = round(100 * (worth[rival] - self.share))
        why = (
            f"A look at {name} tells you most about the Heirs. {because}"
            if gain > 0
            else f"Nobody can tell you much now, and {name} no less than others. {because}"
        )
        return self._laid(
            Duel(rival, card), f"Look at {name}.", f"Challenge {name} with the {card_name(card)}.", why
        )

    def answer(self) -> Hint:
        """Answer a challenge with the card that tells least."""
        card, because = self._card()
        assert self.view.challenge is not None, "a card lies there"
        rival = self._of(self.view.challenge.attacker).whom
        why = f"{capital(rival)} will see it. {because}"
        return self._laid(Answer(card), "Look at your hand.", f"Answer with the {card_name(card)}.", why)

    def _laid(self, command: Command, where: str, what: str, why: str) -> Hint:
        spots = tuple(ref.id for ref in command.picks())
        return Hint(where, what, why, spots[-1:], spots, command)

    def _card(self) -> tuple[CardId, str]:
        """Return the card to lay, and why."""
        view = self.view
        cards = usable(view)
        others = [card for card in cards if card != view.identity]
        if not others:
            return cards[0], "It is the only one that you can lay."
        if len(view.up[view.seat]) == len(view.hand):
            low = min(cards, key=_rank)
            return low, "All your cards lie open: nothing more can be lost."
        own = COURT[NUMBER[view.identity]]
        false = [card for card in others if COURT[NUMBER[card]] not in (own, -1)]
        card = max(false or others, key=_rank)
        kept = f"Your {card_name(view.identity)}, which says who you are, stays hidden"
        return card, f"{kept}; this card is of the other Court." if false else f"{kept}."

    def wait(self) -> Hint:
        """Let the others duel on."""
        crown, dagger = self._heirs(self.own)
        heir = self._of(self.view.seat if crown is None else crown).whom
        other = "nobody" if dagger is None else self._of(dagger).whom
        why = f"The likeliest Heirs, {heir} and {other}: {odds(self.share)}, too little for a claim."
        return Hint("Look at the table.", "Go on.", why, ("button:notes",), ("button:go-on",))


def odds(share: float, sure: bool = True) -> str:
    """Return in words how likely something is, from 0 to 1: ``certain``, ``about 70 % likely``.

    Nothing is called certain that is not ``sure``: a sample proves nothing.
    """
    if sure and share > 1 - 1e-9:
        return "certain"
    if share > 0.98:
        return "nearly certain"
    return "hardly likely" if share < 0.02 else f"about {max(5, 5 * round(20 * share))}\u00a0% likely"


def weighed(counts: Counts, share: float, alone: float) -> str:
    """Return in words how likely something is, and where it differs much also its share ``alone`` by the deals."""
    told = odds(share, sure=counts.exact and alone > 1 - 1e-9)
    if abs(share - alone) < APART:
        return told
    deals = in_deals(counts, alone)
    return f"{told}, counting what was said and played; by the cards alone {deals}"


def _shy(share: float) -> str:
    """Return what makes something likely that is not certain, and that counting deals alone does not tell."""
    return ": few lay who they are" if 0.02 <= share <= 0.98 else ""


def _rank(card: CardId) -> int:
    return RANK[NUMBER[card]]
