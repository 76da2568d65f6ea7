"""The news of a duel: who fought whom, and what the viewer, or everybody, has learned from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fae_tabletop.core.language import listed
from fae_tabletop.games.faekin.cards import COURT, HAND, IDS, NUMBER, RANK, CardId, Holder, bits, cards_in
from fae_tabletop.games.faekin.deduction import known_of
from fae_tabletop.games.faekin.public import Duelled, View, place_of
from fae_tabletop.games.faekin.words import (
    COURT_NAMES,
    capital,
    card_name,
    mention,
    rank_name,
    ranked,
    verb,
)

NAMED = 3
"""So many cards at most are named one by one."""


class DuelNote(NamedTuple):
    """A duel in three lines: its number, who fought, and what is new."""

    title: str
    what: str
    news: str


def duel_note(view: View, names: Sequence[str], place: int = -1) -> DuelNote:
    """Return the note of a duel of ``view.duels``, the last one by default; ``names`` are by seat."""
    duel = view.duels[place]
    return DuelNote(f"Duel {duel.number + 1}", fought(view, names, duel), learned(view, names, duel))


def fought(view: View, names: Sequence[str], duel: Duelled) -> str:
    """Return who challenged whom and how it ended."""
    attacker = capital(mention(view, names, None, duel.attacker).subject)
    defender = mention(view, names, None, duel.defender).whom
    end = "tied" if duel.loser is None else "lost" if duel.loser == duel.attacker else "won"
    return f"{attacker} challenged {defender} and {end}."


def learned(view: View, names: Sequence[str], duel: Duelled) -> str:
    """Return what a duel has told the viewer: the other card, or what the winner may be hiding."""
    if duel.attack is not None and duel.defence is not None:
        return _own(view, names, duel, duel.attack, duel.defence)
    if duel.loser is None or duel.winner is None or duel.card is None:
        return "Both laid cards of one rank."
    winner = mention(view, names, None, duel.winner)
    if duel.season is None:
        return f"{capital(winner.whose)} card is a Joker."
    may = _may_be(view, duel)
    held = bits(NUMBER[card] for card in view.shown(duel.winner))
    if may and len(view.shown(duel.winner)) == HAND:
        return f"It was the {_any_of(may & held or may)}."
    hides = f"{capital(winner.subject)} {verb(view, duel.winner, 'are', 'is')} hiding"
    if may and may.bit_count() <= NAMED:
        return f"{hides} the {_any_of(may)}."
    return f"{hides} {_higher(duel.card, duel.season)}."


def _own(view: View, names: Sequence[str], duel: Duelled, attack: CardId, defence: CardId) -> str:
    """Return what the viewer saw in a duel of its own, and what the rival has seen."""
    other: Holder = duel.defender if duel.attacker == view.seat else duel.attacker
    theirs, mine = (defence, attack) if duel.attacker == view.seat else (attack, defence)
    rival = mention(view, names, None, other)
    seen = f"You saw {rival.whose} {card_name(theirs)}"
    if duel.loser is None:
        return f"{seen}: a tie, and nothing is shown."
    if duel.winner == view.seat and isinstance(other, int):
        return f"{seen}; {rival.subject} knows your {card_name(mine)}."
    return f"{seen}."


def _may_be(view: View, duel: Duelled) -> int:
    """Return as bits what the winner of a duel between others may have laid, by all that the viewer knows."""
    assert duel.winner is not None, "somebody won"
    known = known_of(view)
    place = place_of(view.seats, duel.winner)
    seen = next(one for one in known.seen if one.number == duel.number)
    return seen.wins & (known.pool | known.parts[place].known)


def _any_of(cards: int) -> str:
    """Return cards in a row, each once: ``Winter Jack, Queen or Ace``."""
    found = cards_in(cards)
    told = [card_name(IDS[found[0]])]
    for card in found[1:]:
        same = COURT[card] == COURT[found[0]] and RANK[card]
        told.append(rank_name(RANK[card]) if same else card_name(IDS[card]))
    return listed(told, "or")


def _higher(card: CardId, season: str) -> str:
    """Return what beats a card, of a season: higher ones; of 1 to 10 what beats a Joker."""
    court = COURT_NAMES["summer" if season == "summer" else "winter"]
    rank = RANK[NUMBER[card]]
    if not rank:
        return f"a {court} card from 1 to 10"
    if COURT[NUMBER[card]] == (0 if season == "summer" else 1):
        return f"a higher {court} card"
    return f"a {court} card above {ranked(rank)}"
