"""What is remembered of a match at its end: how it was won, and one good deed of the person's."""

from __future__ import annotations

from collections.abc import Sequence

from fae_tabletop.games.enemies_and_lovers import events as e
from fae_tabletop.games.enemies_and_lovers.cards import NAMES, CardId
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
    card = next((event.card for event in reversed(view.log) if isinstance(event, e.Ended)), None)
    way = WAYS[view.way or "place"].format(card="a card" if card is None else NAMES[card])
    who = "You complete your Court" if mine else f"{people[view.winner].name} completes a Court"
    return f"{who} on turn {view.turns + 1}, {way}."


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
            words = f"Your best deed: taking {NAMES[event.card]} out of the Court of {people[victim].name}."
            return 5 if event.card == CROWN else 3, words
        case e.Stolen(thief=thief, victim=victim) if thief == me and event.card is not None:
            words = f"Your best deed: stealing {NAMES[event.card]} from {people[victim].name}."
            return 5 if event.card == CROWN else 2, words
        case e.Interrupted(seat=seat) if seat == me:
            return 4, f"Your best deed: answering with {NAMES[event.card]} at the right moment."
        case e.Killed(seat=seat) if seat != me and _mine(view, event):
            words = f"Your best deed: you made {people[seat].name} lose {NAMES[event.card]} with {NAMES[event.by]}."
            return 3 if event.slot is not None else 1, words
        case e.Placed(seat=seat) if seat == me and event.card == CROWN:
            return 3, "Your best deed: daring to lay the Crown into your Court."
        case _:
            return 0, ""


def _mine(view: View, killed: e.Killed) -> bool:
    """Say whether the person had played what killed."""
    return any(
        isinstance(event, e.Played) and event.card == killed.by and event.seat == view.seat
        for event in view.log
    )
