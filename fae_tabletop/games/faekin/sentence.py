"""Sentences put together word by word: which words may come next, and the command that comes out in the end.

A sentence is a path of words: what it is about first, then whom, then what. Offered is whatever the rules allow
(F19), but for what all at the table can see to be false, and for what would say nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

import msgspec

from fae_tabletop.core.game import Seat
from fae_tabletop.games.faekin.cards import (
    COURT,
    COURTS,
    IDENTITY,
    JOKER_BITS,
    NUMBER,
    RANK,
    Court,
    Holder,
    cards_in,
    ranks_in,
)
from fae_tabletop.games.faekin.commands import Ask, Say
from fae_tabletop.games.faekin.deduction import hands_of, known_of
from fae_tabletop.games.faekin.events import Asked, Said
from fae_tabletop.games.faekin.moves import is_answered
from fae_tabletop.games.faekin.public import View
from fae_tabletop.games.faekin.talk import (
    Agree,
    Bound,
    CourtIs,
    Doubt,
    Evade,
    Fact,
    HeightIs,
    HeirIs,
    PlayedWas,
    Put,
    Topic,
)

Path = tuple[str, ...]
NOBODY, MIDDLE, JOKER = "nobody", "middle", "joker"
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

    ``answers`` is the question that it answers; ``duel`` and the statement ``against`` are evidence of a doubt.
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


# -- what can be said -----------------------------------------------------------------------------------------


class _Open(NamedTuple):
    """What everybody at the table can see: by place the hands that are possible, by duel and place the cards."""

    hands: tuple[tuple[int, ...], ...]
    played: Mapping[tuple[int, int], int]


@lru_cache(maxsize=8)
def _open_to_all(view: View) -> _Open:
    """Return what follows from the open table alone, holder by holder, without what the viewer alone knows."""
    bare = msgspec.structs.replace(
        view,
        hand=(),
        duels=tuple(msgspec.structs.replace(duel, attack=None, defence=None) for duel in view.duels),
        talk=(),
        log=(),
        revealed=None,
    )
    known = known_of(bare)
    hands = tuple(hands_of(known.pool, part) for part in known.parts)
    held = [_union(theirs) for theirs in hands]
    played: dict[tuple[int, int], int] = {}
    for seen, duel in zip(known.seen, bare.duels, strict=True):
        attacker, defender = duel.attacker, view.holders.index(duel.defender)
        if seen.tie is not None:
            one = held[attacker] & ~seen.tie.one_out
            other = held[defender] & ~seen.tie.other_out
            played[seen.number, attacker] = _of_ranks(one, other)
            played[seen.number, defender] = _of_ranks(other, one)
            continue
        loser = attacker if seen.winner == defender else defender
        assert duel.card is not None, "a duel that did not tie has turned a card up"
        played[seen.number, loser] = 1 << NUMBER[duel.card]
        played[seen.number, seen.winner] = seen.wins & held[seen.winner]
    return _Open(hands, played)


def _union(hands: Iterable[int]) -> int:
    found = 0
    for hand in hands:
        found |= hand
    return found


def _of_ranks(cards: int, others: int) -> int:
    """Return those of ``cards`` whose rank is among ``others``, too."""
    ranks = ranks_in(others)
    found = 0
    for card in cards_in(cards):
        found |= (1 << card) if ranks_in(1 << card) & ranks else 0
    return found


def _identities(view: View, holder: Holder) -> tuple[int, ...]:
    """Return the cards that everybody must think may be a holder's identity, in order."""
    return tuple(sorted({IDENTITY[hand] for hand in _open_to_all(view).hands[view.holders.index(holder)]}))


def _may_be_heir(view: View, holder: Holder, court: int) -> bool:
    """Say whether a holder may be Heir of a Court: it may be of it, and nobody is sure to stand above it."""
    own = [card for card in _identities(view, holder) if COURT[card] == court]
    return bool(own) and all(
        any(COURT[card] != court or card < own[-1] for card in _identities(view, other))
        for other in view.holders
        if other != holder
    )


def _may_all_be_of(view: View, court: int) -> bool:
    """Say whether everybody may be of one Court."""
    return all(any(COURT[card] == court for card in _identities(view, holder)) for holder in view.holders)


def _bounds(ranks: Iterable[int], whole: bool) -> Iterator[tuple[Bound, int]]:
    """Yield the bounds that tell something of what has one of ``ranks``; ``whole``: that it is one of them, too."""
    known = sorted(set(ranks))
    if whole or len(known) == 1:
        yield "least", known[0]
    for rank in known[1:]:
        yield "least", rank
    for rank in known[:-1]:
        yield "most", rank


def _heights(view: View, holder: Holder) -> Iterator[HeightIs]:
    for bound, rank in _bounds((RANK[card] for card in _identities(view, holder)), whole=False):
        yield HeightIs(holder, bound, rank)


def _plays(view: View, number: int, whom: Holder) -> Iterator[PlayedWas]:
    """Yield what can be said of the card that ``whom`` laid in a duel."""
    cards = _open_to_all(view).played[number, view.holders.index(whom)]
    suits = [[RANK[card] for card in cards_in(cards) if COURT[card] == place] for place in (0, 1)]
    joker = bool(cards & JOKER_BITS)
    for court, ranks in zip(COURTS, suits, strict=True):
        if ranks:
            # The Court alone tells something where another one is possible.
            alone = len(ranks) < cards.bit_count()
            for bound, rank in _bounds(ranks, whole=alone):
                yield PlayedWas(number, whom, bound, rank, court)
    if joker:
        yield PlayedWas(number, whom, "least", 0, None)


def _courts(view: View, holder: Holder) -> Iterator[CourtIs]:
    there = {COURT[card] for card in _identities(view, holder)}
    yield from (CourtIs(holder, court) for place, court in enumerate(COURTS) if place in there)


def _heirs(view: View, court: Court) -> Iterator[HeirIs]:
    place = COURTS.index(court)
    yield from (HeirIs(court, holder) for holder in view.holders if _may_be_heir(view, holder, place))
    if _may_all_be_of(view, 1 - place):
        yield HeirIs(court, None)


def _puts(view: View) -> Iterator[Put]:
    """Yield where the tokens could stand for a claimant of any Court that is possible."""
    claimants = view.holders[: view.seats] if view.claimant is None else (view.claimant,)
    own = {COURT[card] for seat in claimants for card in _identities(view, seat)}
    for holder in view.holders:
        if any(_may_be_heir(view, holder, court) for court in own):
            yield Put("crown", holder)
        if any(_may_be_heir(view, holder, 1 - court) for court in own):
            yield Put("dagger", holder)
    if any(_may_all_be_of(view, court) for court in own):
        yield Put("dagger", None)


def statements(view: View, but: Seat) -> tuple[Said, ...]:
    """Return what was stated by anybody but ``but``, the newest first; silence is no statement."""
    return tuple(
        said
        for said in reversed(view.talk)
        if isinstance(said, Said) and said.seat != but and not isinstance(said.fact, Evade)
    )


@lru_cache(maxsize=8)
def sayable(view: View) -> Mapping[Path, Fact]:
    """Return all that can be said, by its path of words; evidence comes on top."""
    facts: list[Fact] = [*_courts(view, view.seat), *_heights(view, view.seat)]
    others = [holder for holder in view.holders if holder != view.seat]
    for holder in others:
        facts += [*_courts(view, holder), *_heights(view, holder)]
    for duel in reversed(view.duels):
        both = (duel.attacker, duel.defender)
        if view.seat in both:
            # Of the other one's card first: everybody knows best what it saw.
            for whom in sorted(both, key=lambda one: one == view.seat):
                facts += _plays(view, duel.number, whom)
    for court in COURTS:
        facts += _heirs(view, court)
    facts += _puts(view)
    facts += [Agree(said.number) for said in statements(view, view.seat)]
    facts += [Doubt(said.number) for said in statements(view, view.seat)]
    return {path_of(view, fact): fact for fact in [*facts, Evade()]}


@lru_cache(maxsize=8)
def askable(view: View) -> Mapping[Path, Ask]:
    """Return all that can be asked, by its path of words."""
    asks: list[Ask] = []
    for seat in range(view.seats):
        if seat != view.seat:
            asks += [Ask(seat, "court"), Ask(seat, "height"), Ask(seat, "crown")]
            asks += [
                Ask(seat, "played", duel=duel.number)
                for duel in reversed(view.duels)
                if seat in (duel.attacker, duel.defender)
            ]
    asks += [Ask(said.seat, "why", statement=said.number) for said in statements(view, view.seat)]
    return {path_of(view, ask): ask for ask in asks}


def path_of(view: View, spoken: Fact | Ask) -> Path:
    """Return the words of a statement, without its evidence, or of a question."""
    match spoken:
        case CourtIs():
            if spoken.whom == view.seat:
                return "my-court", spoken.court
            return "their-court", str(spoken.whom), spoken.court
        case HeightIs():
            height = f"{spoken.bound}:{spoken.rank}"
            if spoken.whom == view.seat:
                return "my-height", height
            return "their-height", str(spoken.whom), height
        case PlayedWas():
            card = JOKER if spoken.court is None else f"{spoken.bound}:{spoken.rank}:{spoken.court}"
            return "played", f"{spoken.duel}:{spoken.whom}", card
        case HeirIs():
            return f"{spoken.court}-heir", NOBODY if spoken.holder is None else str(spoken.holder)
        case Put():
            return spoken.token, MIDDLE if spoken.holder is None else str(spoken.holder)
        case Agree():
            return "agree", str(spoken.statement)
        case Doubt():
            return "doubt", str(spoken.statement)
        case Evade():
            return ("evade",)
    detail = spoken.duel if spoken.duel is not None else spoken.statement
    whom = str(spoken.to) if detail is None else f"{detail}:{spoken.to}"
    return f"ask-{spoken.topic}", whom


# -- word by word ---------------------------------------------------------------------------------------------


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
    word that may not stand there.
    """
    if word not in options(view, draft, place):
        raise ValueError(f"{word} may not stand at {place} of {draft.words}")
    behind = draft.words[place + 1 :]
    found = draft._replace(words=(*draft.words[:place], word), duel=None, against=None)
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


def is_doubt(draft: Draft) -> bool:
    """Say whether the sentence is a whole doubt, to which evidence can be added."""
    return len(draft.words) == 2 and draft.words[0] == "doubt"


def evidence(view: View, draft: Draft) -> tuple[int, ...]:
    """Return the duels that may speak against what is doubted, those of its speaker or subject first."""
    if not is_doubt(draft):
        return ()
    said = view.talk[int(draft.words[1])]
    fact = said.fact if isinstance(said, Said) else None
    meant = {said.seat, *((fact.whom,) if isinstance(fact, CourtIs | HeightIs | PlayedWas) else ())}
    duels = sorted(view.duels, key=lambda duel: (not meant & {duel.attacker, duel.defender}, -duel.number))
    return tuple(duel.number for duel in duels)


def contradictions(view: View, draft: Draft) -> tuple[int, ...]:
    """Return the statements that may speak against what is doubted, those of the same speaker first."""
    if not is_doubt(draft):
        return ()
    doubted = int(draft.words[1])
    speaker = view.talk[doubted].seat
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
    return Say(fact, draft.to, draft.answers)


def agreement(view: View) -> Say | None:
    """Return the viewer's consent to the tokens of somebody else's claim, None where there is none to agree with."""
    if view.claimant is None or view.claimant == view.seat or view.crown is None:
        return None
    wished = Put("crown", view.crown)
    for said in statements(view, view.seat):
        if said.fact == wished:
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
