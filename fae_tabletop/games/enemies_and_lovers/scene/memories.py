"""What is remembered of a match at its end: how it was won, who came near, and one good deed of the person's."""

from __future__ import annotations

from collections.abc import Sequence

from fae_tabletop.core.game import Seat
from fae_tabletop.games.enemies_and_lovers import events as e
from fae_tabletop.games.enemies_and_lovers.cards import CARD, NAMES, CardId
from fae_tabletop.games.enemies_and_lovers.events import Opened
from fae_tabletop.games.enemies_and_lovers.public import View
from fae_tabletop.games.enemies_and_lovers.scene.people import Person
from fae_tabletop.games.enemies_and_lovers.words import number, plural

CROWN: CardId = "the_crown_of_elfhame"
WAYS = {
    "place": "by placing {card}",
    "exchange": "by exchanging a card for {card}",
    "mortal": "with Heather, who brought {card}",
    "mayhem": "with a card kept through Mayhem",
}


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
    return f"{who} in round {view.round}, {way}."


def near_misses(view: View, people: Sequence[Person]) -> tuple[str, ...]:
    """Return who else came near: the holder of the Crown, and Courts that lacked one card."""
    revealed = view.revealed
    if revealed is None:
        return ()
    found = []
    holder = crown_holder(revealed)
    if holder is not None and holder != view.winner:
        name = "You" if holder == view.seat else people[holder].name
        turns = turns_with_crown(view, holder)
        since = f" for {plural(turns, 'turn')}" if turns > 1 else ""
        found.append(f"{name} held the Crown{since}, and it was not enough.")
    for seat in range(view.players):
        if seat == view.winner:
            continue
        missing = lacking_in([lying.card for lying in revealed.courts[seat]])
        if len(missing) == 1:
            whose = "Your Court" if seat == view.seat else f"The Court of {people[seat].name}"
            held = next((card for card in revealed.hands[seat] if CARD[card].subtype == missing[0]), None)
            more = f": {NAMES[held]} was in hand" if held is not None else ""
            found.append(f"{whose} lacked only the {missing[0].capitalize()}{more}.")
    return tuple(found)


def crown_holder(revealed: Opened) -> Seat | None:
    """Return who has the Crown in hand or Court when all lies open."""
    for seat, hand in enumerate(revealed.hands):
        if CROWN in hand or any(lying.card == CROWN for lying in revealed.courts[seat]):
            return seat
    return None


def turns_with_crown(view: View, seat: Seat) -> int:
    """Return for how many own turns the viewer has had the Crown, as the log tells; 0 for another seat."""
    if seat != view.seat:
        return 0
    turns = 0
    for event in reversed(view.log):
        if isinstance(event, e.TurnStarted) and event.seat == seat:
            turns += 1
        gained = (
            (isinstance(event, e.Drawn | e.Dealt) and event.seat == seat and CROWN in event.cards)
            or (isinstance(event, e.Stolen | e.Captured) and event.thief == seat and event.card == CROWN)
            or (isinstance(event, e.Given) and event.taker == seat and event.card == CROWN)
            or (isinstance(event, e.Taken) and event.seat == seat and CROWN in event.cards)
            or (isinstance(event, e.Kept) and event.seat == seat and event.card == CROWN)
            or isinstance(event, e.HandsSwapped | e.CourtsSwapped)
        )
        if gained:
            return turns
    return turns


def lacking_in(cards: Sequence[CardId | None]) -> list[str]:
    """Return what a Court of these cards lacks; a Changeling stands for one of the two people."""
    there = [CARD[card].subtype for card in cards if card is not None]
    missing = [kind for kind in ("crown", "coercion", "prince", "conspirator") if kind not in there]
    if "changeling" in there:
        for kind in ("prince", "conspirator"):
            if kind in missing:
                missing.remove(kind)
                break
    return missing


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
            words = f"Your best deed: {people[seat].name} lost {NAMES[event.card]} to {NAMES[event.by]}."
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
