"""First-game notes: one sentence each, shown when its thing first matters to the person. Plain data."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from fae_tabletop.games.faekin.cards import HAND
from fae_tabletop.games.faekin.commands import token_ref
from fae_tabletop.games.faekin.events import Asked, Claimed, Lost, Tied
from fae_tabletop.games.faekin.moves import is_answered
from fae_tabletop.games.faekin.public import View


@dataclass(frozen=True, slots=True)
class Note:
    """One note; ``trigger`` tells from the view which hotspot it points at now, or None while it does not matter.

    During a claim none matters: all room is taken by what is said and at stake.

    ``pressing``: it is about what is asked of the person right now. Every other note leaves ``QUIET`` duels of rest
    after the one before it.
    """

    id: str
    sentence: str
    trigger: Callable[[View], str | None]
    pressing: bool = False


QUIET = 2
"""Duels without a note after each, so that notes never come one upon the other."""


def due_note(view: View, seen: frozenset[str], since: int = QUIET) -> tuple[Note, str] | None:
    """Return the first note not in ``seen`` that matters now, and what it points at.

    ``since`` are the duels fought since the note before: there is none in the same duel, and for ``QUIET`` duels only a
    pressing one.
    """
    if view.why is not None or not since:
        return None
    for note in NOTES:
        if note.id not in seen and (note.pressing or since >= QUIET):
            pointing = note.trigger(view)
            if pointing is not None:
                return note, pointing
    return None


def _my_duel(view: View) -> str | None:
    mine = view.turn == view.seat and view.challenge is None and view.claimant is None
    return f"hand:{_other_card(view)}" if mine else None


def _challenged(view: View) -> str | None:
    asked = view.challenge is not None and view.challenge.target == view.seat
    return f"hand:{_other_card(view)}" if asked else None


def _other_card(view: View) -> str:
    """Return a card that does not tell who the viewer is."""
    return next(card for card in view.hand if card != view.identity)


def _lost(view: View) -> str | None:
    """Return the card that the last duel turned up, if others fought it."""
    duel = view.duels[-1] if view.duels and view.claimant is None else None
    if duel is None or duel.attack is not None or duel.loser is None:
        return None
    return f"up:{duel.loser}:{duel.card}"


def _spoken_to(view: View) -> str | None:
    for event in reversed(view.log):
        if isinstance(event, Lost | Tied | Claimed):
            return None
        if isinstance(event, Asked) and event.to == view.seat and not is_answered(view, event.number):
            return "button:tell"
    return None


def _fae(view: View) -> str | None:
    fae = view.holders[view.seats :]
    return f"fae:{fae[0]}" if fae and view.duels and view.claimant is None else None


def _enough_seen(view: View) -> str | None:
    shown = sum(map(len, view.up))
    open_to_claim = view.claimant is None and view.challenge is None
    return token_ref("crown").id if open_to_claim and 3 * shown >= HAND * len(view.up) else None


NOTES: tuple[Note, ...] = (
    Note(
        "identity",
        "Your highest card is who you are: its Court is yours. Whoever is highest of a Court is its Heir.",
        lambda view: f"hand:{view.identity}" if view.claimant is None else None,
    ),
    Note(
        "duel",
        "Lay a card and click a rival. You two see both cards; only the lower one is turned up for all.",
        _my_duel,
        pressing=True,
    ),
    Note(
        "challenged",
        "Somebody challenges you. A card that is not your identity gives less away, won or lost.",
        _challenged,
        pressing=True,
    ),
    Note(
        "badge",
        "The badge on a lost card tells who beat it, and the season of what beat it, which stays hidden.",
        _lost,
    ),
    Note(
        "notebook",
        "The notebook lists who can still be what, and why. It counts for you; nobody else sees your marks.",
        lambda view: "button:notes" if len(view.duels) >= 3 and view.claimant is None else None,
    ),
    Note(
        "talk",
        "Say what you like, true or not. A question to you waits for your answer, or for your silence.",
        _spoken_to,
        pressing=True,
    ),
    Note(
        "fae",
        "She holds cards and may be Heir, but never acts. She can be challenged once you show as many cards as she.",
        _fae,
    ),
    Note(
        "claim",
        "Touch the Crown when you know both Heirs: Crown to that of your Court, Dagger to the other. Once only!",
        _enough_seen,
    ),
)
"""At most eight, in the order in which they are offered."""
