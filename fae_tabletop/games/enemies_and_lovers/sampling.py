"""One legal command drawn at random without making the others: playouts spend most of their time listing.

What is drawn is what would be drawn from the list: the same commands, counted in the same order.
"""

from __future__ import annotations

from collections.abc import Sequence

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Command, Seat
from fae_tabletop.games.enemies_and_lovers.listing import (
    END,
    EXCHANGES,
    PLACES,
    REMOVALS,
    SHIELD_MOVES,
    listed,
    plays_of,
)
from fae_tabletop.games.enemies_and_lovers.state import HEATHER, LIMIT, PLACE, SHIELD, TYPE, Court, State


def drawn(state: State, seat: Seat, dice: Dice) -> Command:
    """Return one of the commands of ``seat``, each equally likely. Raises ValueError when it has none."""
    hand = state.hands[seat]
    if state.pending >= 0 or HEATHER in hand:
        return dice.choice(listed(state, seat))
    plays = plays_of(state, seat)
    if state.step != PLACE:
        number = dice.below(len(plays) + 1)
        return plays[number] if number < len(plays) else END
    court = state.courts[seat]
    types = bare = lone = 0
    for _, lying, shield in court:
        if lying < 0:
            lone += 1
        else:
            types |= LIMIT[lying]
            if shield < 0:
                bare += 1
    cards = [card for card in hand if TYPE[card]]
    shields = free = 0
    for card in cards:
        if TYPE[card] == SHIELD:
            shields += 1
        elif not LIMIT[card] & types:
            free += 1
    placing = shields * (1 + bare) + free * (1 + lone)
    arranging = placing
    for _, lying, shield in court:
        if lying >= 0:
            limit = LIMIT[lying]
            arranging += 1 + free + (shields if shield < 0 else 0)
            if limit:
                for card in cards:
                    if LIMIT[card] == limit:
                        arranging += 1
        if shield >= 0:
            arranging += 1 + shields + bare + (free if lying < 0 else 0)
    number = dice.below(arranging + len(plays) + 1)
    if number < placing:
        return _placing(seat, cards, court, types, number)
    if number < arranging:
        return _changing(seat, cards, court, types, number - placing)
    number -= arranging
    return plays[number] if number < len(plays) else END


def _placing(seat: Seat, cards: Sequence[int], court: Court, types: int, number: int) -> Command:
    """Return the placing of that number, counted by card and then by slot as they are listed."""
    for card in cards:
        if LIMIT[card] & types:
            continue
        if not number:
            return PLACES[seat, card, "new", 0]
        number -= 1
        shield = TYPE[card] == SHIELD
        for slot, lying, guard in court:
            if (lying >= 0 and guard < 0) if shield else lying < 0:
                if not number:
                    return PLACES[seat, card, "on" if shield else "under", slot]
                number -= 1
    raise AssertionError("there are fewer placings than were counted")


def _changing(seat: Seat, cards: Sequence[int], court: Court, types: int, number: int) -> Command:
    """Return the removal, exchange or move of a Shield of that number, counted by slot as they are listed."""
    for slot, lying, guard in court:
        if lying >= 0:
            if not number:
                return REMOVALS[seat, slot, "card"]
            number -= 1
            others = types & ~LIMIT[lying]
            for card in cards:
                if guard < 0 if TYPE[card] == SHIELD else not LIMIT[card] & others:
                    if not number:
                        return EXCHANGES[seat, slot, card, "card"]
                    number -= 1
        if guard >= 0:
            if not number:
                return REMOVALS[seat, slot, "shield"]
            number -= 1
            for card in cards:
                if TYPE[card] == SHIELD or (lying < 0 and not LIMIT[card] & types):
                    if not number:
                        return EXCHANGES[seat, slot, card, "shield"]
                    number -= 1
            for other, beneath, cover in court:
                if beneath >= 0 and cover < 0:
                    if not number:
                        return SHIELD_MOVES[seat, slot, other]
                    number -= 1
    raise AssertionError("there are fewer changes than were counted")
