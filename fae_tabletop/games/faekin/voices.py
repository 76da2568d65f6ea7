"""What is said, in the words of whoever says it: wordings and manners of the cast, chosen by what is public alone.

Two games that differ in secrets only sound the same: everything here rests on talk, names, score and open cards.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from textwrap import wrap
from typing import NamedTuple
from zlib import crc32

from fae_tabletop.core.game import Seat
from fae_tabletop.games.faekin.accents import ACCENTS
from fae_tabletop.games.faekin.cards import Court, Holder
from fae_tabletop.games.faekin.events import Asked, Said, Spoken
from fae_tabletop.games.faekin.kinds import asked_of_all, kind_of, stood_by
from fae_tabletop.games.faekin.phrases import COMMON, LEADS, OPENERS
from fae_tabletop.games.faekin.public import Duelled, View
from fae_tabletop.games.faekin.talk import (
    Agree,
    CourtIs,
    Doubt,
    Fact,
    HeightIs,
    HeirIs,
    PlayedWas,
    Put,
)
from fae_tabletop.games.faekin.words import (
    COURT_NAMES,
    FAE_NAMES,
    TOKEN_NAMES,
    Mention,
    bounded,
    capital,
    card_meant,
    card_name,
    fact_clause,
    mention,
    question,
    question_of_all,
    ranked,
    short,
    statement,
    third,
)

WIDTH, LINES = 38, 3
"""Characters of a line of a bubble, and how many lines it has at most."""
BRIEF = 42
"""Characters of the few words of a block at most."""
OF_OTHERS = ("believe", "think", "doubt", "lie better")
"""Words of a doubt that nobody uses of itself."""
WHOLE = ("evade", "deflect", "stand", "own_up")
"""Kinds of answers that need nothing before them."""
GUEST = "our guest"
"""What the viewer is called by somebody who speaks to another."""
_BEGINNING = re.compile(r"(?<=[.!?] )[a-z]")
OTHER: dict[Court, Court] = {"summer": "winter", "winter": "summer"}


class Utterance(NamedTuple):
    """What stands in a bubble: the words, and beneath them what they rest on (may be empty)."""

    text: str
    evidence: str = ""

    @property
    def lines(self) -> int:
        """How many lines of a bubble this takes."""
        return len(wrap(self.text, WIDTH)) + len(wrap(self.evidence, WIDTH))


def utterance(view: View, names: Sequence[str], number: int) -> Utterance:
    """Return what was said as number ``number`` of all talk, in its speaker's manner; ``names`` are by seat.

    The cast is known by its names; a stranger, and the viewer, speak plainly. At most three lines.
    """
    spoken = view.talk[number]
    if spoken.seat == view.seat:
        return Utterance(_plainly(view, names, spoken))
    voice = _Voice(view, names, spoken)
    evidence = voice.evidence()
    for text in voice.wordings():
        found = Utterance(_sentences(text), evidence)
        if found.lines <= LINES:
            return found
    return Utterance(_plainly(view, names, spoken))


def utterances(view: View, names: Sequence[str]) -> tuple[Utterance, ...]:
    """Return all that was said, by its numbers, each in its speaker's manner; kept for the last views."""
    return _utterances(view, tuple(names))


@lru_cache(maxsize=4)
def _utterances(view: View, names: tuple[str, ...]) -> tuple[Utterance, ...]:
    return tuple(utterance(view, names, number) for number in range(len(view.talk)))


def _plainly(view: View, names: Sequence[str], spoken: Spoken) -> str:
    if isinstance(spoken, Asked):
        return question_of_all(spoken) if asked_of_all(view, spoken) else question(names, spoken)
    return statement(view, names, spoken.seat, spoken.fact)


def brief(view: View, names: Sequence[str], holder: Holder) -> str:
    """Return in a few words what somebody said or asked last; empty while it kept still."""
    for spoken in reversed(view.talk):
        if spoken.seat == holder:
            return _brief(view, names, spoken)
    return ""


def _brief(view: View, names: Sequence[str], spoken: Spoken) -> str:
    def called(holder: Holder) -> str:
        return _called(view, names, holder)

    if isinstance(spoken, Asked):
        return "asks everybody" if asked_of_all(view, spoken) else f"asks {called(spoken.to)}"
    match spoken.fact:
        case CourtIs() | HeightIs() | HeirIs():
            return (
                f"says: {fact_clause(view, spoken.fact, lambda one: _said_by(view, names, spoken.seat, one))}"
            )
        case PlayedWas():
            if spoken.fact.whom == spoken.seat:
                return f"says: I laid my {card_meant(spoken.fact)}"
            return (
                f"saw {_said_by(view, names, spoken.seat, spoken.fact.whom).whose} {card_meant(spoken.fact)}"
            )
        case Put():
            if spoken.fact.holder is None:
                return "would leave the Dagger"
            if spoken.fact.holder == spoken.seat:
                return f"wants {TOKEN_NAMES[spoken.fact.token]}"
            does = "crowns" if spoken.fact.token == "crown" else "would stab"
            return f"{does} {called(spoken.fact.holder)}"
        case Agree() if kind_of(view, spoken) == "own_up":
            return "gives in"
        case Doubt() if kind_of(view, spoken) == "stand":
            return "stands by it"
        case Agree():
            said = view.talk[spoken.fact.statement]
            assert isinstance(said, Said), "only statements are judged"
            clause = fact_clause(view, said.fact, lambda one: _said_by(view, names, spoken.seat, one))
            whole = f"agrees with {called(said.seat)}: {clause}"
            return whole if len(whole) <= BRIEF else f"agrees with {called(said.seat)}"
        case Doubt():
            return f"doubts {called(view.talk[spoken.fact.statement].seat)}"
    return "gives no answer"


def _called(view: View, names: Sequence[str], holder: Holder) -> str:
    if not isinstance(holder, int):
        return FAE_NAMES[holder]
    return "you" if holder == view.seat else short(names[holder])


def _said_by(view: View, names: Sequence[str], speaker: Seat, holder: Holder) -> Mention:
    return mention(view, tuple(map(short, names)), speaker, holder)


class _Voice:
    """One thing that was said, and by whom."""

    def __init__(self, view: View, names: Sequence[str], spoken: Spoken) -> None:
        self.view, self.spoken = view, spoken
        self.name = names[spoken.seat]
        self.names = tuple(map(short, names))
        self.kind = kind_of(view, spoken)
        self.to = spoken.to
        self.stood_by: Said | None = None
        if isinstance(spoken, Said) and isinstance(spoken.fact, Doubt):
            self.stood_by = stood_by(view, spoken.seat, spoken.fact)
            # Whoever doubts turns to the one who said it.
            self.to = view.talk[spoken.fact.statement].seat

    # -- choosing -----------------------------------------------------------------------------------------

    def wordings(self) -> Iterator[str]:
        """Yield what could be said, the first choice first: an own wording, then two that are everybody’s."""
        own = ACCENTS.get(self.name, {}).get(self.kind, ())
        common = COMMON[self.kind]
        if self._doubts_what_is_known():
            own, common = (
                tuple(words for words in some if not any(word in words for word in OF_OTHERS))
                for some in (own, common)
            )
        turn = self._turn()
        seed = self._seed()
        lead = self._lead(seed)
        slots = self._slots()
        openers = OPENERS.get(self.name, ("",))
        own_first = [own[(seed + turn // 3 + n) % len(own)] for n in range(len(own))]
        rest = [common[(seed + turn + n) % len(common)] for n in range(len(common))]
        opener = openers[(seed + turn) % len(openers)]
        ordered = [(words, "") for words in own_first]
        said_openly = [(words, opener if not lead else "") for words in rest]
        ordered = ordered + said_openly if turn % 3 == 0 else said_openly + ordered
        for words, before in ordered:
            said, begun = words.format_map(slots), f"{lead}{before}"
            yield begun + (_continued(words, said) if begun.endswith(": ") else capital(said))
        for words, _ in ordered:
            yield words.format_map(slots)

    def _doubts_what_is_known(self) -> bool:
        """Say whether the speaker contradicts what is said of itself: that it denies rather than doubts."""
        fact = self.spoken.fact if isinstance(self.spoken, Said) else None
        if not isinstance(fact, Doubt) or self.stood_by is not None:
            return False
        said = self.view.talk[fact.statement]
        return isinstance(said, Said) and _holder(self.view, said.fact) == self.spoken.seat

    def _turn(self) -> int:
        """Return how often this speaker has said such a thing before."""
        return sum(
            spoken.seat == self.spoken.seat and kind_of(self.view, spoken) == self.kind
            for spoken in self.view.talk[: self.spoken.number]
        )

    def _seed(self) -> int:
        """Return a number that differs from speaker to speaker and from round to round."""
        view = self.view
        public = (self.name, self.kind, view.seats, view.score, view.turned, view.jokers)
        return crc32(repr(public).encode())

    def _lead(self, seed: int) -> str:
        """Return what stands before an answer; silence needs none."""
        spoken = self.spoken
        if not isinstance(spoken, Said) or spoken.answers is None or self.kind in WHOLE:
            return ""
        asked = self.view.talk[spoken.answers]
        if isinstance(asked, Asked) and asked_of_all(self.view, asked):
            return ""
        if isinstance(asked, Asked):
            leads = LEADS[asked.topic]
        elif self._turns_on(asked):
            leads = LEADS["turned"]
        else:
            return ""
        lead = leads[(seed + spoken.number) % len(leads)]
        if "{asker}" not in lead:
            return lead
        if asked.seat == self.view.seat:
            lead = next(one for one in leads if "{asker}" not in one)
        return lead.format(asker=self.names[asked.seat])

    def _turns_on(self, charge: Said) -> bool:
        """Say whether a reply doubts another word of whoever accused the speaker."""
        fact = self.spoken.fact if isinstance(self.spoken, Said) else None
        return isinstance(fact, Doubt) and fact.statement != charge.number

    # -- filling in ---------------------------------------------------------------------------------------

    def _of(self, holder: Holder) -> Mention:
        """Return how the speaker mentions a holder: the viewer is *you* unless somebody else is spoken to."""
        view, to = self.view, self.to
        if isinstance(self.spoken, Said) and isinstance(self.spoken.fact, Put):
            # Everybody hears it, and "you" is the viewer alone.
            to = None
        if (
            self.kind in ("doubt", "stand")
            and holder == view.seat
            and view.seat not in (to, self.spoken.seat)
        ):
            return third(GUEST)
        return mention(view, self.names, self.spoken.seat, holder, to)

    def _slots(self) -> dict[str, str]:
        spoken = self.spoken
        nobody = self.to in (None, self.view.seat, spoken.seat)
        found = {"voc": "" if nobody or self.to is None else f"{self.names[self.to]}, "}
        if isinstance(spoken, Asked):
            found["duel"] = str((spoken.duel or 0) + 1)
            return found
        fact = spoken.fact
        holder = _holder(self.view, fact)
        if holder is not None:
            found |= self._holder_slots(holder)
        match fact:
            case CourtIs() | HeirIs():
                found |= {"court": COURT_NAMES[fact.court], "other": COURT_NAMES[OTHER[fact.court]]}
            case HeightIs():
                found |= {"bound": bounded(fact.bound, fact.rank), "named": ranked(fact.rank)}
            case PlayedWas():
                found["card"] = card_meant(fact)
            case Doubt():
                found |= self._doubted(fact)
        return found

    def _holder_slots(self, holder: Holder) -> dict[str, str]:
        one = self._of(holder)
        says = "say" if one.subject in ("I", "you") else "says"
        return {
            "whom": one.whom,
            "whose": one.whose,
            "is_": one.is_,
            "has": one.has,
            "whom_says": f"{one.subject} {says}",
        }

    def _doubted(self, doubt: Doubt) -> dict[str, str]:
        said = self.stood_by or self.view.talk[doubt.statement]
        assert isinstance(said, Said), "only statements are doubted"
        told = "us all"
        if said.to is not None:
            told = "me" if said.to == self.spoken.seat else self._of(said.to).whom
        return {"that": fact_clause(self.view, said.fact, self._of), "told": told}

    # -- evidence -----------------------------------------------------------------------------------------

    def evidence(self) -> str:
        """Return what a statement rests on: the duel it tells of, or what speaks against what is doubted."""
        spoken = self.spoken
        if not isinstance(spoken, Said):
            return ""
        match spoken.fact:
            case PlayedWas(duel=number):
                return f"duel {number + 1}"
            case Agree(statement=number) if self.kind == "agree":
                return self._against(number)
            case Doubt(duel=number, against=other) | Put(duel=number, against=other):
                if number is None and other is None:
                    return ""
                against = "" if other is None else self._against(other)
                if number is None or "duel" in against:
                    return against
                return f"{against}; duel {number + 1}" if against else self._proof(number)
        return ""

    def _against(self, number: int) -> str:
        """Return the statement that speaks against another one, with whose it was."""
        said = self.view.talk[number]
        assert isinstance(said, Said), "only a statement speaks against one"
        if isinstance(said.fact, PlayedWas) and said.seat == self.spoken.seat:
            return (
                f"duel {said.fact.duel + 1}: I saw {self._of(said.fact.whom).whose} {card_meant(said.fact)}"
            )
        whose = self._of(said.seat).subject
        before = "" if whose == "I" else f"{whose} said: "
        return f"{before}{fact_clause(self.view, said.fact, self._of)}"

    def _proof(self, number: int) -> str:
        """Return what a duel proves, as far as everybody can know: the open card, or that the speaker was there."""
        duel = self.view.duels[number]
        title = f"duel {number + 1}"
        partner = self._partner(duel)
        if self._speaks_of_itself():
            return f"{title}: {self._own_card(duel)}"
        if partner is None:
            lost = "" if duel.card is None or duel.loser is None else duel.loser
            return title if lost == "" else f"{title}: {self._of(lost).whose} {card_name(duel.card or 'X1')}"
        told = self._told(number)
        if told is not None:
            return f"{title}: I saw {self._of(told.whom).whose} {card_meant(told)}"
        whose = self._of(partner).whose
        if duel.loser == partner and duel.card is not None:
            return f"{title}: I saw {whose} {card_name(duel.card)}"
        if duel.card is None:
            return f"{title}: we tied, so I know {whose} card"
        season = "Joker" if duel.season is None else f"{COURT_NAMES[duel.season]} card"
        return f"{title}: I saw {whose} {season}"

    def _speaks_of_itself(self) -> bool:
        """Say whether a doubt defends or denies what is said of its own speaker."""
        fact = self.spoken.fact if isinstance(self.spoken, Said) else None
        if not isinstance(fact, Doubt):
            return False
        said = self.stood_by or self.view.talk[fact.statement]
        about = said.fact if isinstance(said, Said) else None
        return (
            isinstance(about, CourtIs | HeightIs | HeirIs) and _holder(self.view, about) == self.spoken.seat
        )

    def _own_card(self, duel: Duelled) -> str:
        """Return the speaker's own card of a duel, as far as everybody knows it."""
        if duel.loser == self.spoken.seat and duel.card is not None:
            return f"my {card_name(duel.card)}"
        if duel.loser is None:
            return "we tied"
        return "my Joker won" if duel.season is None else f"my {COURT_NAMES[duel.season]} card won"

    def _partner(self, duel: Duelled) -> Holder | None:
        if self.spoken.seat == duel.attacker:
            return duel.defender
        return duel.attacker if self.spoken.seat == duel.defender else None

    def _told(self, number: int) -> PlayedWas | None:
        """Return what the speaker has said so far of the other's card in a duel of its own."""
        for said in reversed(self.view.talk[: self.spoken.number]):
            if isinstance(said, Said) and said.seat == self.spoken.seat:
                fact = said.fact
                if isinstance(fact, PlayedWas) and fact.duel == number and fact.whom != said.seat:
                    return fact
        return None


def _sentences(text: str) -> str:
    """Return words with a capital letter at the beginning of each sentence."""
    return capital(_BEGINNING.sub(lambda found: found.group().upper(), text))


def _continued(words: str, said: str) -> str:
    """Return a wording after a colon: small where only the beginning of its sentence made it large."""
    own = words[0] == "{" or words.split()[0] in ("I", "Heir", "Summer", "Winter")
    return said if own else said[:1].lower() + said[1:]


def _holder(view: View, fact: Fact) -> Holder | None:
    """Return whom a statement is about."""
    match fact:
        case CourtIs() | HeightIs() | PlayedWas():
            return fact.whom
        case HeirIs() | Put():
            return fact.holder
        case Agree():
            return view.talk[fact.statement].seat
    return None
