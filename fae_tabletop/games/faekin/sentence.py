"""Sentences put together word by word: which words may come next, and the command that comes out in the end.

A sentence is a path of words: what it is about first, then whom, then what. Offered is whatever the rules allow
(F19), but for what all at the table can see to be false, and for what would say nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from fae_tabletop.core.game import Seat
from fae_tabletop.games.faekin.cards import Holder
from fae_tabletop.games.faekin.commands import Ask, Say
from fae_tabletop.games.faekin.events import Asked, Said
from fae_tabletop.games.faekin.moves import is_answered
from fae_tabletop.games.faekin.public import View
from fae_tabletop.games.faekin.sayable import Path, askable, sayable, statements
from fae_tabletop.games.faekin.talk import (
    Agree,
    CourtIs,
    Doubt,
    Evade,
    HeightIs,
    PlayedWas,
    Put,
    Topic,
)

TELL = (
    "my-court", "my-height", "their-court", "their-height", "played", "summer-heir", "winter-heir", "crown", "dagger",
    "agree", "doubt", "evade",
)  # fmt: skip
"""What a statement can begin with."""
ASK = ("ask-court", "ask-height", "ask-played", "ask-crown", "ask-why")
"""What a question can begin with."""
IN_CLAIM = ("crown", "dagger", "agree", "doubt")
"""What is said most while somebody claims."""
REPLIES: dict[Topic, Path] = {
    "court": ("my-court", "evade"),
    "height": ("my-height", "evade"),
    "played": ("played", "evade"),
    "crown": ("summer-heir", "winter-heir", "crown", "evade"),
    "why": ("played", "their-court", "doubt", "agree", "evade"),
}
"""What answers a question, before anything else that could be said."""


class Draft(NamedTuple):
    """A sentence as far as it stands: ``words`` on their path, said ``to`` somebody or to everybody (None).

    ``answers`` is the question that it answers; ``duel`` and the statement ``against`` are evidence
    of a doubt or an urging.
    """

    words: Path = ()
    to: Seat | None = None
    answers: int | None = None
    duel: int | None = None
    against: int | None = None

    @property
    def asks(self) -> bool:
        """Whether it is a question."""
        return bool(self.words) and self.words[0] in ASK


def open_questions(view: View) -> tuple[Asked, ...]:
    """Return what the viewer was asked and has not answered, the newest first."""
    return tuple(
        asked
        for asked in reversed(view.talk)
        if isinstance(asked, Asked) and asked.to == view.seat and not is_answered(view, asked.number)
    )


def begun(view: View, to: Seat | None = None) -> Draft:
    """Return an empty sentence to somebody; an answer where that one, or anybody for None, has asked something."""
    for asked in open_questions(view):
        if to in (None, asked.seat):
            return Draft(to=asked.seat, answers=asked.number)
    return Draft(to=to)


def options(view: View, draft: Draft, place: int) -> tuple[str, ...]:
    """Return the words that may stand at ``place`` behind those before it; of statements and questions at place 0."""
    before = draft.words[:place]
    if not place:
        paths = [*sayable(view), *askable(view)]
    elif before[0] in ASK:
        asks = askable(view)
        paths = [path for path in asks if path[:place] == before]
        # Whoever was addressed comes first; somebody else may be asked all the same.
        paths.sort(key=lambda path: asks[path].to != draft.to)
    else:
        paths = [path for path in sayable(view) if path[:place] == before]
        asked = None if draft.answers is None else view.talk[draft.answers]
        if place == 1 and before[0] == "played" and isinstance(asked, Asked) and asked.duel is not None:
            # What was asked about comes first.
            paths.sort(key=lambda path: not path[1].startswith(f"{asked.duel}:"))
    found = tuple(dict.fromkeys(path[place] for path in paths if len(path) > place))
    return found if place else tuple(sorted(found, key=_order(view, draft).__getitem__))


def _order(view: View, draft: Draft) -> Mapping[str, int]:
    """Return where each beginning stands: what is most wanted now comes first."""
    asked = None if draft.answers is None else view.talk[draft.answers]
    first = (
        REPLIES[asked.topic] if isinstance(asked, Asked) else IN_CLAIM if view.claimant is not None else ()
    )
    return {word: place for place, word in enumerate(dict.fromkeys((*first, *TELL, *ASK)))}


def chosen(view: View, draft: Draft, place: int, word: str) -> Draft:
    """Return the sentence with ``word`` at ``place``; what stands behind it stays where it still may.

    A word that is the only one, or that names whom the sentence is said to, is set with it. Raises ValueError for a
    word that may not stand there. A beginning that is no answer leaves a question open.
    """
    if word not in options(view, draft, place):
        raise ValueError(f"{word} may not stand at {place} of {draft.words}")
    behind = draft.words[place + 1 :]
    found = draft._replace(words=(*draft.words[:place], word), duel=None, against=None)
    asked = None if draft.answers is None else view.talk[draft.answers]
    if place == 0 and isinstance(asked, Asked) and word not in REPLIES[asked.topic]:
        # Something else was said: the question stays open.
        found = found._replace(answers=None)
    for wanted in (*behind, None, None):
        following = options(view, found, len(found.words))
        if wanted not in following:
            whom = str(found.to) if len(found.words) == 1 and found.words[0] in _OF_SOMEBODY else None
            wanted = following[0] if len(following) == 1 else whom
        if wanted not in following:
            break
        found = found._replace(words=(*found.words, wanted))
    if draft.words == found.words:
        return draft
    ask = askable(view).get(found.words)
    return found if ask is None else found._replace(to=ask.to, answers=None)


_OF_SOMEBODY = ("their-court", "their-height", "ask-court", "ask-height", "ask-crown")
"""What can be about whoever is addressed."""


def addressed(view: View, draft: Draft, to: Seat | None) -> Draft:
    """Return the sentence said to somebody else; a question is then asked of that one, as far as it may be."""
    found = draft._replace(to=to)
    if not draft.asks:
        return found
    kind = draft.words[:1]
    theirs = [path for path, ask in askable(view).items() if path[:1] == kind and ask.to == to]
    return found._replace(words=theirs[0] if len(theirs) == 1 else kind)


def shortened(draft: Draft, place: int) -> Draft:
    """Return the sentence up to ``place``, without the word there."""
    return draft._replace(words=draft.words[:place], duel=None, against=None)


def takes_evidence(draft: Draft) -> bool:
    """Say whether the sentence is a whole doubt or urging, to which evidence can be added."""
    return len(draft.words) == 2 and draft.words[0] in ("doubt", "crown", "dagger")


def evidence(view: View, draft: Draft) -> tuple[int, ...]:
    """Return the duels that may speak against what is doubted or for what is urged, those of whom it is about first."""
    if not takes_evidence(draft):
        return ()
    meant: set[Holder] = {holder for holder in view.holders if str(holder) == draft.words[1]}
    if draft.words[0] == "doubt":
        said = view.talk[int(draft.words[1])]
        fact = said.fact if isinstance(said, Said) else None
        meant = {said.seat, *((fact.whom,) if isinstance(fact, CourtIs | HeightIs | PlayedWas) else ())}
    duels = sorted(view.duels, key=lambda duel: (not meant & {duel.attacker, duel.defender}, -duel.number))
    return tuple(duel.number for duel in duels)


def contradictions(view: View, draft: Draft) -> tuple[int, ...]:
    """Return the statements that may speak against what is doubted or for what is urged, those of its speaker first."""
    if not takes_evidence(draft):
        return ()
    doubted = int(draft.words[1]) if draft.words[0] == "doubt" else None
    speaker = view.seat if doubted is None else view.talk[doubted].seat
    found = [
        said
        for said in reversed(view.talk)
        if isinstance(said, Said) and said.number != doubted and not isinstance(said.fact, Evade)
    ]
    return tuple(said.number for said in sorted(found, key=lambda said: said.seat != speaker))


def command(view: View, draft: Draft) -> Say | Ask | None:
    """Return what the sentence says, None while words are missing."""
    ask = askable(view).get(draft.words)
    if ask is not None:
        return ask
    fact = sayable(view).get(draft.words)
    if fact is None:
        return None
    if isinstance(fact, Doubt):
        fact = Doubt(fact.statement, draft.duel, draft.against)
    elif isinstance(fact, Put):
        fact = Put(fact.token, fact.holder, draft.duel, draft.against)
    return Say(fact, draft.to, draft.answers)


def agreement(view: View) -> Say | None:
    """Return the viewer's consent to the tokens of somebody else's claim, None where there is none to agree with."""
    if view.claimant is None or view.claimant == view.seat or view.crown is None:
        return None
    wished = Put("crown", view.crown)
    for said in statements(view, view.seat):
        if isinstance(said.fact, Put) and said.fact.bare == wished:
            return Say(Agree(said.number), view.claimant)
    return Say(wished, view.claimant)


def asked_again(view: View) -> tuple[Ask, ...]:
    """Return the question whom they crown, to all of the others who do not owe the viewer that answer already."""
    owed = {
        asked.to
        for asked in view.talk
        if isinstance(asked, Asked)
        and (asked.seat, asked.topic) == (view.seat, "crown")
        and not is_answered(view, asked.number)
    }
    return tuple(Ask(seat, "crown") for seat in range(view.seats) if seat != view.seat and seat not in owed)
