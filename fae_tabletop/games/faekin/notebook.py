"""The notebook: for every seat and fae the Courts and identities that are still possible, and how one knows.

Exact and no more: a card is listed when there is a whole deal in which it is that holder's identity. Beside that stand
the viewer's own marks, which nobody else is told.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from fae_tabletop.games.faekin.cards import (
    COURT,
    COURTS,
    HAND,
    IDENTITY,
    IDS,
    NUMBER,
    RANK,
    CardId,
    Court,
    Holder,
    cards_in,
)
from fae_tabletop.games.faekin.counting import Counts, counted, possible, roughly
from fae_tabletop.games.faekin.deduction import hands_of, known_of
from fae_tabletop.games.faekin.public import View, holders_of, place_of
from fae_tabletop.games.faekin.words import COURT_NAMES, capital, card_name, mention, rank_name


class Entry(NamedTuple):
    """What can be known of one holder.

    ``known`` are cards that it certainly holds, ``courts`` and ``identities`` what is possible; ``reasons`` tell
    in sentences what that rests on, ``because`` all of it in one. ``heir`` tells in words how many of the deals
    that fit make it an Heir, with the Courts that it may be Heir of in ``crowns``.
    """

    holder: Holder
    known: tuple[CardId, ...]
    courts: tuple[Court, ...]
    identities: tuple[CardId, ...]
    reasons: tuple[str, ...]
    because: str
    heir: str
    crowns: tuple[Court, ...]


class Mark(NamedTuple):
    """The viewer's own suspicion of a holder: its Court (None: none noted), and that it is an Heir."""

    court: Court | None = None
    heir: bool = False

    def with_next_court(self) -> Mark:
        """Return the mark after one more click on the Court: Summer, Winter, none again."""
        row: tuple[Court | None, ...] = (None, *COURTS)
        return self._replace(court=row[(row.index(self.court) + 1) % len(row)])

    def with_heir_changed(self) -> Mark:
        """Return the mark after a click on the crown."""
        return self._replace(heir=not self.heir)


NO_MARK = Mark()


def kept_marks(found: Any, seats: int) -> dict[str, Mark]:
    """Return the marks in what was kept of a match, by holder as a word; what means nothing there is left out."""
    if not isinstance(found, Mapping):
        return {}
    marks: dict[str, Mark] = {}
    for holder in map(str, holders_of(seats)):
        one = found.get(holder)
        if isinstance(one, list | tuple) and len(one) == 2:
            court, heir = one
            if (court is None or court in COURTS) and isinstance(heir, bool) and (court or heir):
                marks[holder] = Mark(court, heir)
    return marks


def marks_to_keep(marks: Mapping[str, Mark]) -> dict[str, list[Any]]:
    """Return marks as plain values, to be kept with the match; empty ones are left out."""
    return {holder: list(mark) for holder, mark in marks.items() if mark != NO_MARK}


def notebook(view: View, names: Sequence[str]) -> tuple[Entry, ...]:
    """Return an entry for every holder but the viewer, clockwise from the viewer, the fae last."""
    return _notebook(view, tuple(names))


@lru_cache(maxsize=8)
def _notebook(view: View, names: tuple[str, ...]) -> tuple[Entry, ...]:
    order = [(view.seat + step) % view.seats for step in range(1, view.seats)]
    counts = counted(view)
    return tuple(_entry(view, names, counts, place) for place in (*order, *range(view.seats, len(view.up))))


def _entry(view: View, names: Sequence[str], counts: Counts, place: int) -> Entry:
    holder = view.holders[place]
    cards = sorted(possible(view)[place])
    held = known_of(view).parts[place].known
    reasons = tuple(_reasons(view, names, holder))
    courts = tuple(court for index, court in enumerate(COURTS) if any(COURT[card] == index for card in cards))
    shares = {court: counts.heir(court, holder) for court in courts}
    return Entry(
        holder,
        tuple(card for card in IDS if held >> NUMBER[card] & 1),
        courts,
        tuple(IDS[card] for card in cards),
        reasons,
        _because(view, names, holder, cards, reasons),
        _heir(counts, shares),
        tuple(court for court in courts if shares[court] > 0),
    )


def _heir(counts: Counts, shares: Mapping[Court, float]) -> str:
    """Return in words how many deals make somebody an Heir."""
    if counts.exact:
        count = {court: round(share * counts.total) for court, share in shares.items()}
        if not any(count.values()):
            return "In no deal an Heir."
        told = [f"Heir of {COURT_NAMES[court]} in {n}" for court, n in count.items() if n]
        return f"{' and '.join(told)} of {counts.total} {'deal' if counts.total == 1 else 'deals'}."
    told = [
        f"Heir of {COURT_NAMES[court]} in {roughly(share)}" for court, share in shares.items() if share > 0.01
    ]
    return f"{', '.join(told)}." if told else "Hardly ever an Heir."


def _because(
    view: View, names: Sequence[str], holder: Holder, cards: Sequence[int], reasons: Sequence[str]
) -> str:
    """Return in one sentence why just these identities are left."""
    one = mention(view, names, None, holder)
    known = known_of(view)
    part = known.parts[place_of(view.seats, holder)]
    hands = hands_of(known.pool, part)
    if part.known.bit_count() == HAND:
        return _whole(view, one.subject, holder, part.known)
    told = reasons[-1] if reasons else ""
    courts = {COURT[card] for card in cards}
    if len(cards) == 1:
        card = card_name(IDS[cards[0]])
        if part.known >> cards[0] & 1 and all(IDENTITY[hand] == cards[0] for hand in hands):
            return f"Whatever else {one.subject} holds, the {card} stays the identity."
        return f"Only the {card} is left: everything else is taken. {told}".strip()
    if len(courts) == 1:
        court = COURT_NAMES[COURTS[courts.pop()]]
        return f"Every hand that fits makes {one.whom} {court}, {_range(cards)}. {told}".strip()
    if not reasons:
        return f"{capital(one.subject)} has shown nothing yet."
    return f"{told} That leaves {len(cards)} identities."


def _range(cards: Sequence[int]) -> str:
    """Return between which ranks identities lie."""
    ranks = sorted({RANK[card] for card in cards})
    return f"{rank_name(ranks[0])} to {rank_name(ranks[-1])}" if len(ranks) > 1 else rank_name(ranks[0])


def _whole(view: View, subject: str, holder: Holder, held: int) -> str:
    """Return why somebody is what it is, with all three cards known."""
    own = IDENTITY[held]
    higher = [card for card in cards_in(held) if RANK[card] > RANK[own]]
    where = "lie open" if len(view.shown(holder)) == HAND else "are known to you"
    said = f"All three cards of {subject} {where}: the {card_name(IDS[own])} is the identity"
    if higher:
        return f"{said}, for the two {rank_name(RANK[higher[0]])}s cancel out."
    return f"{said}."


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
            found.append(f"{number}: a tie with {mention(view, names, None, other).whom}.")
        elif holder == duel.loser:
            found.append(f"{number}: the {card_name(duel.card)} was turned up.")
        else:
            season = "a Joker" if duel.season is None else f"a {COURT_NAMES[duel.season]} card"
            found.append(f"{number}: {season} beat the {card_name(duel.card)}.")
    if len(view.up[place]) == HAND:
        found.append("All three cards lie open.")
    return found


def unseen(view: View) -> tuple[CardId, ...]:
    """Return the cards that the viewer has seen nowhere, in order: they are hidden, or were not dealt."""
    return tuple(IDS[card] for card in cards_in(known_of(view).pool))
