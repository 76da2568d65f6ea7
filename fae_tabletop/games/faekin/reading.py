"""What may be behind a deed or a word of another, by what the reader can know.

A function of the reader's own view and the event: it reads the same whatever the others hold. Of the cast it tells the
manners that everybody can read at their seats.
"""

from __future__ import annotations

from collections.abc import Sequence

from fae_tabletop.core.cast import CAST
from fae_tabletop.core.game import Seat
from fae_tabletop.games.faekin import events as e
from fae_tabletop.games.faekin.belief import Pair
from fae_tabletop.games.faekin.cards import COURTS, HAND, CardId, Holder
from fae_tabletop.games.faekin.counting import Counts, counted, fits, holder_told
from fae_tabletop.games.faekin.hearing import holds, refuted
from fae_tabletop.games.faekin.kinds import kind_of
from fae_tabletop.games.faekin.news import learned
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
from fae_tabletop.games.faekin.words import (
    COURT_NAMES,
    TOKEN_NAMES,
    Mention,
    Saying,
    capital,
    line,
    mention,
    statement,
)

Deed = e.Challenged | e.Said | e.Asked | e.Claimed | e.TokenMoved | e.LockedIn
"""What somebody does of its own will."""
LIAR, KIND = 4, 4
"""From these marks of *bluff* and *mercy* on somebody is known for it."""


def why(view: View, names: Sequence[str], event: e.Told | None = None) -> Saying:
    """Return what was done or said and what may be behind it; ``names`` are by seat.

    ``event`` is one of ``view.log``, and ``view`` any view after it; None stands for the last deed of another.
    """
    if event is None:
        deeds = [one for one in view.log if isinstance(one, Deed) and one.seat != view.seat]
        if not deeds:
            return Saying("Why?", "None of the others has done anything yet.")
        event = deeds[-1]
    meaning = _Reader(view, names).meaning(event)
    return Saying(line(view, names, event).rstrip("."), " ".join(filter(None, meaning)))


class _Reader:
    """Reads what happened for one view."""

    def __init__(self, view: View, names: Sequence[str]) -> None:
        self.view, self.names = view, names

    @property
    def counts(self) -> Counts:
        """The deals that fit what the reader saw."""
        return counted(self.view)

    def _of(self, holder: Holder) -> Mention:
        return mention(self.view, self.names, None, holder)

    def meaning(self, event: e.Told) -> list[str]:
        """Return what may be behind an event, in sentences."""
        match event:
            case e.Challenged():
                return self._challenged(event)
            case e.Lost(duel=number) | e.Tied(duel=number) | e.Looked(duel=number):
                return self._fought(number)
            case e.Said():
                return self._said(event)
            case e.Asked():
                return self._asked(event)
            case e.Claimed(seat=seat):
                return self._claimed(seat)
            case e.TokenMoved():
                return self._moved(event)
            case e.LockedIn(seat=seat):
                return [f"{capital(self._of(seat).is_)} content with the tokens. Nobody else decides that."]
            case e.TurnedUp():
                return ["It was drawn from the Court of which she holds two cards or more."]
            case e.Dealt():
                return ["Your highest card is who you are; two of one rank cancel each other out."]
        return ["Now everybody knows everything."]

    # -- duels ----------------------------------------------------------------------------------------------

    def _challenged(self, event: e.Challenged) -> list[str]:
        """Return what speaks for the choice of a rival: what lay open, what went before, what it had said."""
        seat, target = event.seat, event.target
        rival = self._of(target)
        found: list[str] = []
        if not isinstance(target, int):
            found.append("A fae answers at random and keeps no grudge: the safest look there is.")
        shown = self._open_before(event.duel)
        others = [len(shown[holder]) for holder in self.view.holders if holder not in (seat, target)]
        count = len(shown[target])
        if not others:
            found.append("There is nobody else to challenge.")
        elif count == HAND:
            found.append("All three cards lay open there already: nothing new could be seen.")
        elif all(count < one for one in others):
            found.append(f"{capital(rival.whose)} cards were hidden better than all others’.")
        elif all(count > one for one in others):
            found.append(f"{capital(rival.subject)} had most cards open: one more look tells who that is.")
        found.append(self._history(seat, target, event.duel))
        found.append(self._spoke_before(target, event.duel))
        if not any(found):
            found.append(f"Nothing that you can see speaks for {rival.whom} in particular.")
        return found

    def _open_before(self, number: int) -> dict[Holder, set[CardId]]:
        """Return the open cards by holder before a duel."""
        lost = {duel.card for duel in self.view.duels if duel.number >= number}
        lost -= {duel.card for duel in self.view.duels if duel.number < number}
        return {holder: set(self.view.shown(holder)) - lost for holder in self.view.holders}

    def _history(self, seat: Seat, target: Holder, number: int) -> str:
        past = [
            duel
            for duel in self.view.duels
            if duel.number < number and {duel.attacker, duel.defender} == {seat, target}
        ]
        if not past:
            return ""
        last, one, other = past[-1], self._of(seat), self._of(target)
        if last.winner == target:
            return f"{capital(other.subject)} had won against {one.whom} in duel {last.number + 1}."
        if last.winner == seat:
            return f"{capital(one.subject)} had won against {other.whom} in duel {last.number + 1} already."
        return f"The two had tied in duel {last.number + 1}."

    def _spoke_before(self, target: Holder, number: int) -> str:
        """Return what somebody had said of itself that a look can prove or refute."""
        for said in reversed(self.view.talk):
            if isinstance(said, e.Said) and said.seat == target and said.duels <= number:
                fact = said.fact
                if isinstance(fact, CourtIs | HeightIs) and fact.whom == target:
                    return f"{capital(self._of(target).subject)} had said: “{self._quoted(said)}” A look may tell."
        return ""

    def _quoted(self, said: e.Said) -> str:
        return statement(self.view, self.names, said.seat, said.fact)

    def _duel(self, number: int) -> Duelled | None:
        return next((duel for duel in self.view.duels if duel.number == number), None)

    def _fought(self, number: int) -> list[str]:
        duel = self._duel(number)
        if duel is None:
            return []
        both = f"{self._of(duel.attacker).subject} and {self._of(duel.defender).subject}"
        if self.view.seat in (duel.attacker, duel.defender):
            return [learned(self.view, self.names, duel), "Nobody else knows both cards."]
        return [
            learned(self.view, self.names, duel),
            f"Only {both} know both cards." if isinstance(duel.defender, int) else "",
        ]

    # -- talk -----------------------------------------------------------------------------------------------

    def _said(self, said: e.Said) -> list[str]:
        """Return whom a statement serves, and what the reader knows about it."""
        if said.seat == self.view.seat:
            return ["You said it yourself."]
        return [
            *self._known(said),
            self._serves(said, said.fact),
            self._contradiction(said),
            self._manner(said),
        ]

    def _known(self, said: e.Said) -> list[str]:
        """Return whether the reader knows a statement to be true or false, else how well it fits."""
        fact = said.fact
        if isinstance(fact, Doubt | Agree):
            return []
        test = holds(self.view, fact)
        if test is None:
            return []
        if refuted(self.view, fact):
            return ["You know that it is false."]
        counts = self.counts
        share = counts.share(lambda deal, heirs: test(deal, Pair(*heirs)))
        if counts.exact and share in (0.0, 1.0):
            return [f"You know that it is {'true' if share else 'false'}."]
        if isinstance(fact, PlayedWas):
            return []
        return [f"By what you saw it {fits(counts, share)}."]

    def _serves(self, said: e.Said, fact: Fact) -> str:
        speaker = self._of(said.seat)
        match fact:
            case CourtIs() if fact.whom == said.seat:
                return "If it is true, it calls for friends; if not, it leads tokens astray."
            case CourtIs() | HeightIs() if fact.whom != said.seat:
                return f"What {speaker.subject} could know of that comes from duels, or from hearsay."
            case HeightIs():
                return "Who is high draws the tokens of friend and foe; who seems small is left alone."
            case PlayedWas():
                return self._witness(said, fact)
            case HeirIs() | Put():
                court = holder_told(self.view, self.counts, said.seat)
                return f"To its own Court it is advice, to the other bait. Your notebook on {speaker.whom}: {court}."
            case Agree() if kind_of(self.view, said) == "own_up":
                return f"{capital(speaker.subject)} takes back a word of its own, which few do for a truth."
            case Agree():
                return "Agreement costs nothing, and makes a word weigh more."
            case Doubt() if kind_of(self.view, said) == "stand":
                return "Standing by a word costs nothing: what counts is what speaks for it."
            case Doubt():
                return self._doubt(said, fact)
        if kind_of(self.view, said) == "deflect":
            return f"That is nothing to the matter: {speaker.subject} neither denies it nor takes it back."
        return "No answer is an answer, and not a lie."

    def _witness(self, said: e.Said, fact: PlayedWas) -> str:
        duel = self._duel(fact.duel)
        if duel is None:
            return ""
        if self.view.seat in (duel.attacker, duel.defender):
            return "You were there, too."
        other = duel.defender if said.seat == duel.attacker else duel.attacker
        if fact.whom == duel.loser:
            return "That card lies open for all to see."
        return (
            f"Besides {self._of(said.seat).whom} only {self._of(other).subject} can know whether that is so."
        )

    def _doubt(self, said: e.Said, fact: Doubt) -> str:
        doubted = self.view.talk[fact.statement]
        speaker = self._of(said.seat)
        if isinstance(doubted, e.Said) and refuted(self.view, doubted.fact):
            return "You know, too, that what is doubted is false."
        duel = None if fact.duel is None else self._duel(fact.duel)
        if duel is not None and said.seat in (duel.attacker, duel.defender):
            return f"{capital(speaker.subject)} was in duel {duel.number + 1} and saw both cards."
        if fact.against is not None:
            return "Both statements stand in the log: compare them."
        return f"{capital(speaker.subject)} names nothing that you could check."

    def _contradiction(self, said: e.Said) -> str:
        """Return an earlier statement of the same speaker that says otherwise of somebody's Court."""
        fact = said.fact
        if not isinstance(fact, CourtIs):
            return ""
        for before in reversed(self.view.talk[: said.number]):
            if not isinstance(before, e.Said) or before.seat != said.seat:
                continue
            if isinstance(before.fact, CourtIs) and before.fact.whom == fact.whom:
                if before.fact.court == fact.court:
                    return ""
                told = "" if before.to is None else f", to {self._of(before.to).whom},"
                return f"Before{told} it was {COURT_NAMES[before.fact.court]}!"
        return ""

    def _manner(self, said: e.Said) -> str:
        """Return what somebody of the cast is known for, where it matters here."""
        character = CAST.get(self.names[said.seat])
        if character is None:
            return ""
        if isinstance(said.fact, Doubt | Agree):
            return ""
        if isinstance(said.fact, Evade) and character.mercy >= KIND:
            return f"{character.name} would rather say nothing than lie."
        if character.bluff >= LIAR:
            return f"{character.name} is known to enjoy a lie."
        return f"{character.name} seldom lies." if character.bluff == 1 else ""

    def _asked(self, asked: e.Asked) -> list[str]:
        whom = self._of(asked.to)
        topics = {
            "court": f"Whatever {whom.subject} says can be held against {whom.whom} later.",
            "height": "The Heir of a Court is its highest: that is what the tokens look for.",
            "played": "Who looked at a card in a duel knows it, and may tell or lie.",
            "crown": "Whom somebody would crown tells what that one believes, and of which Court it may be.",
            "why": "A reason that others can check is worth more than a word.",
        }
        return [topics[asked.topic]]

    # -- claims ---------------------------------------------------------------------------------------------

    def _claimed(self, seat: Seat) -> list[str]:
        """Return how much could be known when somebody claimed, and how much the reader knows."""
        view, one = self.view, self._of(seat)
        duels = sum(seat in (duel.attacker, duel.defender) for duel in view.duels)
        shown = sum(map(len, view.up))
        looks = "no duel" if not duels else "one duel" if duels == 1 else f"{duels} duels"
        found = [
            f"{capital(one.subject)} looked at cards in {looks}, and {shown} of {HAND * len(view.up)} lie open to all."
        ]
        if seat != view.seat:
            found.append(f"Your notebook on {one.whom}: {holder_told(view, self.counts, seat)}.")
        share = fits(self.counts, self.counts.best()[1])
        found.append(f"The Heirs that you would name yourself: that {share}.")
        return found

    def _moved(self, moved: e.TokenMoved) -> list[str]:
        """Return what a token says, for either Court that the claimant may be of."""
        seat, to = moved.seat, moved.to
        if to is None:
            return ["With the Dagger in the middle a claim says that all are of one Court."]
        found = []
        for court in COURTS:
            if self.counts.court(seat, court) > 0:
                named = court if moved.token == "crown" else COURTS[1 - COURTS.index(court)]
                share = fits(self.counts, self.counts.heir(named, to))
                found.append(
                    f"If {self._of(seat).is_} {COURT_NAMES[court]}, {TOKEN_NAMES[moved.token]} names the Heir of "
                    f"{COURT_NAMES[named]}: that {share}."
                )
        return found
