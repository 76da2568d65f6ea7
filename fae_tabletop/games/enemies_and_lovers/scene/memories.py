"""What is remembered of a match at its end: how it was won, and one good deed of the person's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fae_tabletop.games.enemies_and_lovers import events as e
from fae_tabletop.games.enemies_and_lovers.cards import CARD, LIMITED, NAMES, SUBTYPE_NAMES, CardId
from fae_tabletop.games.enemies_and_lovers.courts import stands_in
from fae_tabletop.games.enemies_and_lovers.public import View
from fae_tabletop.games.enemies_and_lovers.words import number
from fae_tabletop.ui.people import Person

CROWN: CardId = "the_crown_of_elfhame"
WAYS = {
    "place": "by placing {card}",
    "exchange": "by exchanging a card for {card}",
    "mortal": "with Heather, who brought {card}",
    "mayhem": "with a card kept through Mayhem",
}

LAST = {
    "place": "placed last",
    "exchange": "exchanged last",
    "mortal": "by Heather",
}
"""How the card came that completed the Court, by the way in which it was won; Mayhem brings many."""


class Under(NamedTuple):
    """What is said below a card of the winning Court: the piece that it is, and what more there is to it."""

    piece: str
    notes: tuple[str, ...]


def who_won(view: View, people: Sequence[Person]) -> str:
    """Return in a few words who won, or that nobody did."""
    if view.winner is None:
        return "Nobody wins" if view.why != "resigned" else "Given up"
    return "You win" if view.winner == view.seat else f"{people[view.winner].name} wins"


def how_it_ended(view: View, people: Sequence[Person]) -> str:
    """Return in one sentence who won and by what, or why nobody did."""
    if view.why == "resigned":
        return "The match was given up."
    if view.winner is None:
        if view.why == "stalled":
            return f"No card moved for {number(view.rules.stall_rounds)} rounds."
        return f"{view.rules.max_rounds} rounds are over."
    mine = view.winner == view.seat
    card = last_card(view)
    way = WAYS[view.way or "place"].format(card="a card" if card is None else NAMES[card])
    who = "You complete your Court" if mine else f"{people[view.winner].name} completes a Court"
    return f"{who} on turn {view.turns + 1}, {way}."


def last_card(view: View) -> CardId | None:
    """Return the card that completed the winning Court."""
    return next((event.card for event in reversed(view.log) if isinstance(event, e.Ended)), None)


def _winning(view: View) -> list[CardId]:
    """Return the cards of the winning Court; none where nobody completed one."""
    if view.revealed is None or view.winner is None or view.why != "crowned":
        return []
    return [lying.card for lying in view.revealed.courts[view.winner] if lying.card is not None]


def said_under(view: View, lying: e.Lying) -> Under:
    """Return what is said below a card of the winning Court."""
    if lying.card is None:
        return Under("", ("a lone Shield",))
    kind, notes = CARD[lying.card].subtype, []
    piece = stands_in(_winning(view)).get(lying.card, kind)
    if piece != kind:
        notes.append("stands in for one")
    elif kind not in LIMITED:
        notes.append("not needed")
    if lying.shield is not None:
        notes.append(f"under {NAMES[lying.shield]}")
    if lying.card == last_card(view) and view.way in LAST:
        notes.append(LAST[view.way])
    return Under(SUBTYPE_NAMES[piece], tuple(notes))


def stood_in(view: View) -> str:
    """Return in one sentence which card of the winning Court stood in for a missing piece; empty where none did."""
    cards = _winning(view)
    found = [
        f"{NAMES[card]} stands in for a {SUBTYPE_NAMES[piece]}." for card, piece in stands_in(cards).items()
    ]
    return " ".join(found)


def good_deed(view: View, people: Sequence[Person]) -> str:
    """Return the best thing the person did, in one sentence; empty where the log tells of none."""
    best: tuple[int, str] = (0, "")
    for event in view.log:
        found = _deed(view, people, event)
        if found[0] > best[0]:
            best = found
    return best[1]


def _deed(view: View, people: Sequence[Person], event: e.Told) -> tuple[int, str]:
    """Return how good a deed of the person's an event was, 0 for none, and its sentence."""
    me = view.seat
    match event:
        case e.Captured(thief=thief, victim=victim) if thief == me and event.card is not None:
            words = (
                f"A deed to remember: taking {NAMES[event.card]} out of the Court of {people[victim].name}."
            )
            return 5 if event.card == CROWN else 3, words
        case e.Stolen(thief=thief, victim=victim) if thief == me and event.card is not None:
            words = f"A deed to remember: stealing {NAMES[event.card]} from {people[victim].name}."
            return 5 if event.card == CROWN else 2, words
        case e.Interrupted(seat=seat) if seat == me:
            return 4, f"A deed to remember: answering with {NAMES[event.card]} at the right moment."
        case e.Killed(seat=seat) if seat != me and _mine(view, event):
            words = f"A deed to remember: you made {people[seat].name} lose {NAMES[event.card]} with {NAMES[event.by]}."
            return 3 if event.slot is not None else 1, words
        case e.Placed(seat=seat) if seat == me and event.card == CROWN:
            return 3, "A deed to remember: daring to lay the Crown into your Court."
        case e.Taken(seat=seat, cards=(card, *_)) if seat == me:
            return 1, f"A deed to remember: fetching {NAMES[card]} out of the discard pile."
        case e.Placed(seat=seat, card=str(card)) if seat == me:
            return 1, f"A deed to remember: bringing {NAMES[card]} into your Court."
        case _:
            return 0, ""


def _mine(view: View, killed: e.Killed) -> bool:
    """Say whether the person had played what killed."""
    return any(
        isinstance(event, e.Played) and event.card == killed.by and event.seat == view.seat
        for event in view.log
    )
