"""What each of the others urges during a claim, and what one's own notebook says of its Court. Draws nothing."""

from __future__ import annotations

from typing import NamedTuple

from fae_tabletop.core.game import Seat
from fae_tabletop.games.faekin.cards import COURT, COURTS, HAND, Court
from fae_tabletop.games.faekin.counting import Counts, holder_told, possible
from fae_tabletop.games.faekin.events import Claimed, Said
from fae_tabletop.games.faekin.notebook import Entry
from fae_tabletop.games.faekin.public import View, place_of
from fae_tabletop.games.faekin.talk import Evade
from fae_tabletop.games.faekin.words import COURT_NAMES

EITHER, EITHER_STANCE = "Winter or Summer", "either Court"
NEARLY, LIKELY = 0.9, 0.65
"""Shares of the deals from which a Court is nearly sure, and likely."""


class Judged(NamedTuple):
    """What the notebook says of a speaker: the possible or likely Courts, in words, why, and whose Court that is."""

    courts: tuple[Court, ...]
    words: str
    reason: str
    stance: str


def judged(view: View, entry: Entry, counts: Counts | None, own: Court) -> Judged:
    """Return what the viewer, of the Court ``own``, may think of a speaker; ``counts`` are None until they are made."""
    place = place_of(view.seats, entry.holder)
    there = tuple(
        court
        for index, court in enumerate(COURTS)
        if index in {COURT[card] for card in possible(view)[place]}
    )
    if len(there) == 1:
        return _of_one(there[0], own, "for certain", _certain(view, entry))
    if counts is None:
        return Judged(there, EITHER, "", EITHER_STANCE)
    share = {court: counts.court(entry.holder, court) for court in COURTS}
    likely = max(COURTS, key=share.__getitem__)
    reason = holder_told(view, counts, entry.holder)
    if share[likely] >= NEARLY:
        return _of_one(likely, own, "nearly sure", reason)
    if share[likely] >= LIKELY:
        return _of_one(likely, own, "likely", reason)
    return Judged(there, EITHER, reason, EITHER_STANCE)


def _of_one(court: Court, own: Court, how: str, reason: str) -> Judged:
    """Return that somebody is of a Court: how sure that is, why, and whether it is the viewer's own."""
    whose = "your Court" if court == own else "the other Court"
    return Judged((court,), f"{COURT_NAMES[court]}, {how}", reason, f"{whose}, {how}")


def _certain(view: View, entry: Entry) -> str:
    """Return in a few words how the Court of somebody is known."""
    if len(view.shown(entry.holder)) == HAND:
        return "all three cards lie open"
    return "you know all three cards" if len(entry.known) == HAND else entry.because


def urged(view: View, seat: Seat) -> int | None:
    """Return what a seat stated last since the claim was made, by its number; None while it has stated nothing.

    No answer is no statement.
    """
    found: list[Said] = []
    for event in view.log:
        if isinstance(event, Claimed):
            found = []
        elif isinstance(event, Said) and event.seat == seat and not isinstance(event.fact, Evade):
            found.append(event)
    return found[-1].number if view.claimant is not None and found else None
