"""What the table says in words: cards, names, a sentence for every refusal, event, statement and question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fae_tabletop.core.game import Reason
from fae_tabletop.games.faekin import events as e
from fae_tabletop.games.faekin.cards import JACK, NUMBER, RANK, CardId, Court, FaeName, Holder
from fae_tabletop.games.faekin.public import View
from fae_tabletop.games.faekin.talk import (
    Agree,
    CourtIs,
    Doubt,
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
    named = f"{'the' if rank >= JACK else 'a'} {rank_name(rank)}"
    return f"at {bound} {named}"


def statement(view: View, names: Sequence[str], speaker: int, fact: Fact) -> str:
    """Return what ``speaker`` states, as a sentence in the speaker's mouth; ``names`` are by seat."""

    def named(holder: Holder) -> str:
        return names[holder] if isinstance(holder, int) else FAE_NAMES[holder]

    match fact:
        case CourtIs():
            court = COURT_NAMES[fact.court]
            return f"I am {court}." if fact.whom == speaker else f"{named(fact.whom)} is {court}."
        case HeightIs():
            bound = bounded(fact.bound, fact.rank)
            return f"I am {bound}." if fact.whom == speaker else f"{named(fact.whom)} is {bound}."
        case PlayedWas():
            played = (
                "a Joker"
                if fact.court is None
                else f"{bounded(fact.bound, fact.rank)} of {COURT_NAMES[fact.court]}"
            )
            whom = "I" if fact.whom == speaker else named(fact.whom)
            return f"In duel {fact.duel + 1} {whom} played {played}."
        case HeirIs():
            if fact.holder is None:
                return f"Nobody is {COURT_NAMES[fact.court]}."
            heir = "I am" if fact.holder == speaker else f"{named(fact.holder)} is"
            return f"{heir} the Heir of {COURT_NAMES[fact.court]}."
        case Put():
            if fact.holder is None:
                return "Leave the Dagger where it is."
            whom = "me" if fact.holder == speaker else named(fact.holder)
            return f"Put {TOKEN_NAMES[fact.token]} on {whom}."
        case Agree():
            return f"{_author(view, names, fact.statement)} is right."
        case Doubt():
            why = "" if fact.duel is None else f" Think of duel {fact.duel + 1}."
            return f"I do not believe {_author(view, names, fact.statement)}.{why}"
    return "That I keep to myself."


def _author(view: View, names: Sequence[str], number: int) -> str:
    return names[view.talk[number].seat]


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
            season = "a Joker" if event.season is None else f"a card of {COURT_NAMES[event.season]}"
            loses = verb(view, event.loser, "lose", "loses")
            shown = f"the {card_name(event.card)}" + (", open already," if event.again else "")
            return f"{name(event.loser)} {loses} {shown} to {season} of {_of(view, names, event.winner)}."
        case e.Tied():
            return f"{name(event.attacker)} and {who(view, names, event.defender)} tie: nothing is turned up."
        case e.Said():
            return f"{name(event.seat)}: “{statement(view, names, event.seat, event.fact)}”"
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
            puts = verb(view, event.seat, "put", "puts")
            return f"{name(event.seat)} {puts} {token} before {who(view, names, event.to)}."
        case e.LockedIn():
            return f"{name(event.seat)} {verb(view, event.seat, 'let', 'lets')} the claim stand."
        case e.Opened():
            return "All cards are turned up."
    return ending(view, names, event)


def _of(view: View, names: Sequence[str], holder: Holder) -> str:
    return "yours" if holder == view.seat else who(view, names, holder)


def ending(view: View, names: Sequence[str], event: e.Ended) -> str:
    """Return how a round ended."""
    if event.resigned is not None:
        found = who(view, names, event.resigned)
        gives = verb(view, event.resigned, "give", "gives")
        return f"{found[0].upper()}{found[1:]} {gives} the round up. Nobody wins it."
    winners = " and ".join(who(view, names, seat) for seat in event.winners)
    match event.why:
        case "claimant_court":
            return f"The claim was right: {winners} win."
        case "rival_court":
            return f"The claim was wrong: {winners} win."
        case "fae":
            return "The claim was wrong, and the fae take the crown."
    return "All were of one Court, and the claim was wrong: nobody wins."
