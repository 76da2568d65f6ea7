"""What each of the others urges during a claim, and what one's own notebook says of its Court. Draws nothing."""

from __future__ import annotations

from typing import Literal, NamedTuple

from fae_tabletop.core.game import Seat
from fae_tabletop.games.faekin.cards import COURT, COURTS, HAND, Court
from fae_tabletop.games.faekin.counting import Counts, holder_told, possible
from fae_tabletop.games.faekin.events import Claimed, Said
from fae_tabletop.games.faekin.notebook import Entry
from fae_tabletop.games.faekin.public import View, place_of
from fae_tabletop.games.faekin.talk import Evade
from fae_tabletop.games.faekin.words import COURT_NAMES

Mark = Literal["with you", "against you", "unsure"]
NEARLY, LIKELY = 0.9, 0.65
"""Shares of the deals from which a Court is nearly sure, and likely."""
MARKS: dict[Mark, tuple[str, str]] = {
    "with you": ("check", "#2F7A5E"), "against you": ("close", "#B3263F"), "unsure": ("help", "#9A6B1A"),
}  # fmt: skip
"""Icon and ink of how somebody stands to the viewer."""


class Judged(NamedTuple):
    """What the notebook says of a speaker: how it stands to the viewer, the possible Courts, in words, and why."""

    mark: Mark
    courts: tuple[Court, ...]
    words: str
    reason: str


def judged(view: View, entry: Entry, counts: Counts | None, own: Court) -> Judged:
    """Return what the viewer, of the Court ``own``, may think of a speaker; ``counts`` are None until they are made."""
    place = place_of(view.seats, entry.holder)
    there = tuple(
        court
        for index, court in enumerate(COURTS)
        if index in {COURT[card] for card in possible(view)[place]}
    )
    if len(there) == 1:
        mark: Mark = "with you" if there[0] == own else "against you"
        return Judged(mark, there, f"{COURT_NAMES[there[0]]}, for certain", _certain(view, entry))
    if counts is None:
        return Judged("unsure", there, "Winter or Summer", "")
    share = {court: counts.court(entry.holder, court) for court in COURTS}
    likely = max(COURTS, key=share.__getitem__)
    reason = holder_told(view, counts, entry.holder)
    if share[likely] >= NEARLY:
        return Judged(
            "with you" if likely == own else "unsure",
            (likely,),
            f"{COURT_NAMES[likely]}, nearly sure",
            reason,
        )
    if share[likely] >= LIKELY:
        return Judged("unsure", (likely,), f"{COURT_NAMES[likely]}, likely", reason)
    return Judged("unsure", there, "Winter or Summer", reason)


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
