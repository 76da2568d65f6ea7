"""The notebook: for every seat and fae the Courts and identities that are still possible, and how one knows.

Exact and no more: a card is listed when there is a whole deal in which it is that holder's identity.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fae_tabletop.games.faekin.cards import COURT, COURTS, HAND, IDS, NUMBER, CardId, Court, Holder
from fae_tabletop.games.faekin.deduction import identities, known_of
from fae_tabletop.games.faekin.public import View, place_of
from fae_tabletop.games.faekin.words import COURT_NAMES, card_name, who


class Entry(NamedTuple):
    """What can be known of one holder.

    ``known`` are cards that it certainly holds, ``courts`` and ``identities`` what is possible; ``reasons`` tell
    in sentences what that rests on.
    """

    holder: Holder
    known: tuple[CardId, ...]
    courts: tuple[Court, ...]
    identities: tuple[CardId, ...]
    reasons: tuple[str, ...]


def notebook(view: View, names: Sequence[str]) -> tuple[Entry, ...]:
    """Return an entry for every holder but the viewer, clockwise from the viewer, the fae last."""
    possible = identities(view)
    known = known_of(view)
    order = [(view.seat + step) % view.seats for step in range(1, view.seats)]
    found = []
    for place in (*order, *range(view.seats, len(view.up))):
        holder = view.holders[place]
        cards = sorted(possible[place])
        held = known.parts[place].known
        found.append(
            Entry(
                holder,
                tuple(card for card in IDS if held >> NUMBER[card] & 1),
                tuple(
                    court for index, court in enumerate(COURTS) if any(COURT[card] == index for card in cards)
                ),
                tuple(IDS[card] for card in cards),
                tuple(_reasons(view, names, holder)),
            )
        )
    return tuple(found)


def _reasons(view: View, names: Sequence[str], holder: Holder) -> list[str]:
    """Return, in the order of the game, what was seen of a holder."""
    found = []
    place = place_of(view.seats, holder)
    if place >= view.seats:
        found.append(f"The {card_name(view.turned[place - view.seats])} lay open from the start.")
    for duel in view.duels:
        if holder not in (duel.attacker, duel.defender):
            continue
        number = f"Duel {duel.number + 1}"
        if duel.attack is not None and duel.defence is not None:
            found.append(
                f"{number}: you saw the {card_name(duel.attack if holder == duel.attacker else duel.defence)}."
            )
        elif duel.card is None:
            other = duel.defender if holder == duel.attacker else duel.attacker
            found.append(f"{number}: a tie with {who(view, names, other)}.")
        elif holder == duel.loser:
            found.append(f"{number}: the {card_name(duel.card)} was turned up.")
        else:
            season = "A Joker" if duel.season is None else f"A card of {COURT_NAMES[duel.season]}"
            found.append(f"{number}: {season} beat the {card_name(duel.card)}.")
    if len(view.up[place]) == HAND:
        found.append("All three cards lie open.")
    return found


def stakes(view: View, court: Court) -> str:
    """Return what a claim means for the viewer if its claimant is of ``court``."""
    own: Court = COURTS[COURT[NUMBER[view.identity]]]
    if court == own:
        return f"If the claimant is {COURT_NAMES[court]}, as you are, you want both tokens right."
    return f"If the claimant is {COURT_NAMES[court]}, you want at least one token wrong."
