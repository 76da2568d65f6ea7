"""What the table says in words: cards, names, a sentence for every refusal, event, statement and question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from fae_tabletop.core.game import Reason
from fae_tabletop.core.language import listed
from fae_tabletop.games.faekin import events as e
from fae_tabletop.games.faekin.cards import (
    ACE,
    COURT,
    COURTS,
    JACK,
    NUMBER,
    RANK,
    CardId,
    Court,
    FaeName,
    Holder,
)
from fae_tabletop.games.faekin.kinds import stood_by
from fae_tabletop.games.faekin.public import View
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

COURT_NAMES: dict[Court, str] = {"summer": "Summer", "winter": "Winter"}
FAE_NAMES: dict[FaeName, str] = {"sorcha": "Sorcha", "maeve": "Maeve"}
RANK_NAMES = {11: "Jack", 12: "Queen", 13: "King", 14: "Ace"}
TITLES = ("Old", "Lady", "Lord", "Sir")
LONGEST_CALL = 12
"""Letters of what somebody is called for short."""
TOKEN_NAMES: dict[Token, str] = {"crown": "the Crown", "dagger": "the Dagger"}


class Saying(NamedTuple):
    """A short title and a sentence under it."""

    title: str
    body: str


REFUSALS: dict[str, Saying] = {
    "game_over": Saying("The round is over", "Look around as long as you like."),
    "not_your_turn": Saying("Not yet", "Somebody else is about to duel."),
    "target_self": Saying("That is you", "Challenge somebody else."),
    "no_such_rival": Saying("Nobody there", "That seat is not at this table."),
    "not_your_card": Saying("Not your card", "You can only lay what you hold."),
    "card_revealed": Saying("Already open", "It may duel again once all three of your cards lie open."),
    "fae_needs_more_revealed": Saying(
        "She will not have it", "Challenge her when as many of your cards lie open as of hers."
    ),
    "not_challenged": Saying("Nobody challenged you", "You answer when a card lies before you."),
    "duel_open": Saying("A duel is on", "First the card that lies there has to be answered."),
    "claim_open": Saying("The Crown is touched", "There are no more duels in this round."),
    "no_claim": Saying("Nobody claims", "Touch the Crown and the Dagger first."),
    "not_claimant": Saying("Not your claim", "Only whoever touched the Crown moves it. You may talk."),
    "same_holder": Saying("Not both", "Nobody can be the Heir of both Courts."),
    "crown_must_stand": Saying("The Crown first", "Put the Crown before the Heir of your Court."),
    "already_there": Saying("It stands there", "Move it to somebody else, or leave it."),
}
"""For what the mouse can run into; talk that makes no sense is not offered."""


def refusal(reason: Reason) -> Saying:
    """Return why something may not be done."""
    return REFUSALS.get(reason.code, Saying("Not possible", reason.code.replace("_", " ") + "."))


def rank_name(rank: int) -> str:
    """Return a rank in words: ``7``, ``Queen``."""
    return RANK_NAMES.get(rank, str(rank)) if rank else "Joker"


def card_name(card: CardId) -> str:
    """Return a card by its name, such as ``Summer Queen`` or ``Winter 10``."""
    if card[0] == "X":
        return "Joker"
    return f"{COURT_NAMES['summer' if card[0] == 'S' else 'winter']} {rank_name(RANK[NUMBER[card]])}"


def who(view: View, names: Sequence[str], holder: Holder) -> str:
    """Return a holder within a sentence; ``names`` are by seat."""
    if not isinstance(holder, int):
        return FAE_NAMES[holder]
    return "you" if holder == view.seat else names[holder]


def verb(view: View, holder: Holder, for_you: str, for_others: str) -> str:
    """Return the form of a verb that fits who does it."""
    return for_you if holder == view.seat else for_others


def bounded(bound: str, rank: int) -> str:
    """Return a bound in words: ``at least a 7``, ``at most the Queen``."""
    return f"at {bound} {ranked(rank)}"


def ranked(rank: int) -> str:
    """Return a rank with its article: ``a 7``, ``the Queen``."""
    article = "the" if rank >= JACK else "an" if rank == 8 else "a"
    return f"{article} {rank_name(rank)}"


def short(name: str) -> str:
    """Return what somebody is called for short: ``Vesper``, ``Quillon``, ``Thorn``; a guest by the first word."""
    parts = name.split()
    called = parts[-1] if parts[0] in TITLES else parts[0]
    return called if len(called) <= LONGEST_CALL else f"{called[: LONGEST_CALL - 1]}…"


class Mention(NamedTuple):
    """A holder within a sentence: as its subject, as its object, as an owner, and with two verbs."""

    subject: str
    whom: str
    whose: str
    is_: str
    has: str


def mention(
    view: View, names: Sequence[str], speaker: int | None, holder: Holder, to: int | None = None
) -> Mention:
    """Return how ``speaker`` (None: the table) speaks of a holder to ``to``; the viewer is always *you*."""
    if holder == speaker:
        return Mention("I", "me", "my", "I am", "I have")
    if holder == view.seat or (to is not None and holder == to):
        return Mention("you", "you", "your", "you are", "you have")
    return third(names[holder] if isinstance(holder, int) else FAE_NAMES[holder])


def third(name: str) -> Mention:
    """Return how somebody is spoken of who is not spoken to."""
    return Mention(name, name, f"{name}’s", f"{name} is", f"{name} has")


def capital(words: str) -> str:
    """Return words with a capital letter at their beginning."""
    return words[:1].upper() + words[1:]


def fact_clause(view: View, fact: Fact, of: Callable[[Holder], Mention]) -> str:
    """Return a fact as a clause without an end, such as ``you are Winter``; ``of`` mentions a holder."""
    match fact:
        case CourtIs():
            return f"{of(fact.whom).is_} {COURT_NAMES[fact.court]}"
        case HeightIs():
            return f"{of(fact.whom).is_} {bounded(fact.bound, fact.rank)}"
        case PlayedWas():
            return f"{of(fact.whom).subject} played {_card_meant(fact)} in duel {fact.duel + 1}"
        case HeirIs():
            court = COURT_NAMES[fact.court]
            if fact.holder is None:
                return f"nobody is {court}"
            return f"{of(fact.holder).is_} the Heir of {court}"
        case Put():
            if fact.holder is None:
                return "the Dagger should stay"
            return f"{TOKEN_NAMES[fact.token]} is for {of(fact.holder).whom}"
        case Agree():
            return f"{of(view.talk[fact.statement].seat).is_} right"
        case Doubt():
            return f"{of(view.talk[fact.statement].seat).is_} wrong"
    return "there is nothing to say"


def _card_meant(fact: PlayedWas) -> str:
    if fact.court is None:
        return "a Joker"
    court = COURT_NAMES[fact.court]
    if (fact.bound, fact.rank) in (("least", 0), ("least", 1), ("most", ACE)):
        return f"a {court} card"
    return f"{bounded(fact.bound, fact.rank)} of {court}"


def card_meant(fact: PlayedWas) -> str:
    """Return the card that is told of, without an article: ``Summer King or better``, ``Winter card``, ``Joker``."""
    if fact.court is None:
        return "Joker"
    court = COURT_NAMES[fact.court]
    if fact.bound == "least":
        if fact.rank <= 1:
            return f"{court} card"
        return f"{court} {rank_name(fact.rank)}{'' if fact.rank == ACE else ' or better'}"
    if fact.rank == ACE:
        return f"{court} card"
    return f"{court} {rank_name(fact.rank)}{'' if fact.rank == 1 else ' or lower'}"


def statement(view: View, names: Sequence[str], speaker: int, fact: Fact) -> str:
    """Return what ``speaker`` states, as a plain sentence in the speaker's mouth; ``names`` are by seat."""

    def of(holder: Holder) -> Mention:
        return mention(view, names, speaker, holder)

    match fact:
        case PlayedWas():
            return f"In duel {fact.duel + 1} {of(fact.whom).subject} played {_card_meant(fact)}."
        case Put():
            if fact.holder is None:
                return f"Leave the Dagger where it is.{_evidence(view, fact, of)}"
            return f"Put {TOKEN_NAMES[fact.token]} on {of(fact.holder).whom}.{_evidence(view, fact, of)}"
        case Agree() | Doubt():
            said = view.talk[fact.statement]
            assert isinstance(said, e.Said), "only statements are judged"
            own = stood_by(view, speaker, fact)
            clause = fact_clause(view, said.fact if own is None else own.fact, of)
            author = capital(of(said.seat).is_)
            if isinstance(fact, Agree):
                return f"{author} right: {clause}."
            why = _evidence(view, fact, of)
            if own is not None:
                return f"I stand by it: {clause}.{why}"
            whom = said.fact.whom if isinstance(said.fact, CourtIs | HeightIs | PlayedWas) else None
            return f"{'It is not so' if whom == speaker else 'I do not believe'} that {clause}.{why}"
        case Evade():
            return "That I keep to myself."
    return f"{capital(fact_clause(view, fact, of))}."


def _evidence(view: View, fact: Put | Doubt, of: Callable[[Holder], Mention]) -> str:
    """Return what an urging or a doubt rests on, as sentences to follow it; empty without any."""
    why = "" if fact.duel is None else f" Think of duel {fact.duel + 1}."
    if fact.against is not None:
        other = view.talk[fact.against]
        assert isinstance(other, e.Said), "only a statement is evidence"
        why = f" {capital(of(other.seat).subject)} said: {fact_clause(view, other.fact, of)}.{why}"
    return why


QUESTIONS = {
    "court": "{0}, what is your Court?",
    "height": "{0}, how high are you?",
    "played": "{0}, what was played in duel {1}?",
    "crown": "{0}, whom do you crown?",
    "why": "{0}, why do you believe that?",
}


def question(names: Sequence[str], asked: e.Asked) -> str:
    """Return a question as a sentence; ``names`` are by seat."""
    return QUESTIONS[asked.topic].format(names[asked.to], (asked.duel or 0) + 1)


def question_of_all(asked: e.Asked) -> str:
    """Return a question that is asked of several others at once."""
    return capital(QUESTIONS[asked.topic].removeprefix("{0}, ").format("", (asked.duel or 0) + 1))


def line(view: View, names: Sequence[str], event: e.Told) -> str:
    """Return an event as a line of the log; ``names`` are by seat."""

    def name(holder: Holder) -> str:
        found = who(view, names, holder)
        return found[0].upper() + found[1:]

    match event:
        case e.Dealt():
            return (
                f"You hold {', '.join(map(card_name, event.cards))} and are the {card_name(event.identity)}."
            )
        case e.TurnedUp():
            return f"{FAE_NAMES[event.fae]} shows the {card_name(event.card)}."
        case e.Challenged():
            does = verb(view, event.seat, "challenge", "challenges")
            return f"{name(event.seat)} {does} {who(view, names, event.target)}."
        case e.Looked():
            return f"Only you two saw it: {card_name(event.attack)} against {card_name(event.defence)}."
        case e.Lost():
            loses = verb(view, event.loser, "lose", "loses")
            shown = f"the {card_name(event.card)}" + (", open already," if event.again else "")
            return f"{name(event.loser)} {loses} {shown} to {_beating(view, names, event)}."
        case e.Tied():
            return f"{name(event.attacker)} and {who(view, names, event.defender)} tie: nothing is turned up."
        case e.Said():
            to = "" if event.to is None else f" to {who(view, names, event.to)}"
            return f"{name(event.seat)}{to}: “{statement(view, names, event.seat, event.fact)}”"
        case e.Asked():
            return f"{name(event.seat)}: “{question(names, event)}”"
        case e.Claimed():
            return (
                f"{name(event.seat)} {verb(view, event.seat, 'touch', 'touches')} the Crown and the Dagger."
            )
        case e.TokenMoved():
            token = TOKEN_NAMES[event.token]
            if event.to is None:
                return f"{name(event.seat)} {verb(view, event.seat, 'take', 'takes')} {token} back."
            if event.to == event.seat:
                keeps = verb(view, event.seat, "keep", "keeps")
                return f"{name(event.seat)} {keeps} {token} by {verb(view, event.seat, 'yourself', 'the own seat')}."
            puts = verb(view, event.seat, "put", "puts")
            return f"{name(event.seat)} {puts} {token} before {who(view, names, event.to)}."
        case e.LockedIn():
            return f"{name(event.seat)} {verb(view, event.seat, 'let', 'lets')} the claim stand."
        case e.Opened():
            return "All cards are turned up."
    return ending(view, names, event, heirs=False)


def _beating(view: View, names: Sequence[str], lost: e.Lost) -> str:
    """Return what won a duel, as far as the viewer knows it: ``Pim’s Winter card``, ``your Summer King``."""
    owner = mention(view, names, None, lost.winner).whose
    card = seen_card(view, lost.duel, lost.winner)
    if card is not None:
        return f"{owner} {card_name(card)}"
    return f"{owner} {'Joker' if lost.season is None else f'{COURT_NAMES[lost.season]} card'}"


def seen_card(view: View, number: int, holder: Holder) -> CardId | None:
    """Return what a holder laid in a duel, if the viewer saw it: in a duel of its own."""
    for duel in view.duels:
        if duel.number == number:
            return duel.attack if holder == duel.attacker else duel.defence
    return None


def ending(view: View, names: Sequence[str], event: e.Ended, heirs: bool = True) -> str:
    """Return how a round ended; with ``heirs`` also where the tokens belonged if the claim was wrong."""
    if event.resigned is not None:
        found = who(view, names, event.resigned)
        gives = verb(view, event.resigned, "give", "gives")
        return f"{found[0].upper()}{found[1:]} {gives} the round up. Nobody wins it."
    winners = listed([who(view, names, seat) for seat in event.winners])
    win = "wins" if len(event.winners) == 1 and event.winners[0] != view.seat else "win"
    assert view.claimant is not None, "a claim ends every round that nobody gives up"
    claim = f"{capital(who(view, names, view.claimant))} claimed:"
    match event.why:
        case "claimant_court":
            return f"{claim} right. {capital(winners)} {win}."
        case "rival_court":
            won = f"{capital(winners)} {win}."
        case "fae":
            won = "The fae take the crown."
        case _:
            won = "All were of one Court: nobody wins."
    belonged = f" {_belonged(view, names)}" if heirs and view.revealed is not None else ""
    return f"{claim} wrong.{belonged} {won}"


def _belonged(view: View, names: Sequence[str]) -> str:
    """Return where the tokens of the claim should have lain, once all cards lie open."""
    crown, dagger = (
        "in the middle" if heir is None else f"to {mention(view, names, None, heir).whom}"
        for heir in tokens_belong(view).values()
    )
    return f"The Crown belonged {crown}, the Dagger {dagger}."


def tokens_belong(view: View) -> dict[Token, Holder | None]:
    """Return where the tokens belonged, for the claimant. Raises ValueError before the end and without a claim."""
    if view.revealed is None or view.claimant is None:
        raise ValueError("no claim has ended")
    summer = COURTS[COURT[NUMBER[view.revealed.identities[view.claimant]]]] == "summer"
    crown, dagger = (view.summer, view.winter) if summer else (view.winter, view.summer)
    return {"crown": crown, "dagger": dagger}
