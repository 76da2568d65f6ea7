"""First-game notes: one sentence each, shown when its thing first matters to the person. Plain data."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from fae_tabletop.games.enemies_and_lovers.cards import CARD
from fae_tabletop.games.enemies_and_lovers.public import View


@dataclass(frozen=True, slots=True)
class Note:
    """One note; ``trigger`` tells from the view which hotspot it points at now, or None while it does not matter."""

    id: str
    sentence: str
    trigger: Callable[[View], str | None]


def due_note(view: View, seen: frozenset[str]) -> tuple[Note, str] | None:
    """Return the first note not in ``seen`` that matters on the viewer's own turn, and what it points at."""
    if view.why is not None or view.turn != view.seat or view.pending is not None:
        return None
    for note in NOTES:
        if note.id not in seen:
            pointing = note.trigger(view)
            if pointing is not None:
                return note, pointing
    return None


def _holding(view: View, *subtypes: str) -> str | None:
    return next((f"hand:{card}" for card in view.hand if CARD[card].subtype in subtypes), None)


def _costly(view: View) -> str | None:
    return next((f"hand:{card}" for card in view.hand if CARD[card].skips_draw), None)


def _answering(view: View) -> str | None:
    return _holding(view, "trickster", "turnabout") or ("hand:oak" if "oak" in view.hand else None)


def _attack(view: View) -> str | None:
    return next((f"hand:{card}" for card in view.hand if CARD[card].kind == "attack"), None)


NOTES: tuple[Note, ...] = (
    Note(
        "aim",
        "The Crown, a Prince, a Conspirator and a Coercion in your Court win. Here stands what it still lacks.",
        lambda view: "panel:lacks",
    ),
    Note(
        "steps",
        "Place one card, play one card, then you draw. Playing first gives the placing up.",
        lambda view: "panel:steps" if view.step == "place" and view.turns >= 1 else None,
    ),
    Note(
        "skip",
        "A card with the crossed card costs your draw when it is played. Placed into your Court it costs nothing.",
        _costly,
    ),
    Note(
        "attack",
        "Attacks name an opponent first; which card they hit is chosen after everybody could answer.",
        _attack,
    ),
    Note(
        "answer",
        "This card is for the turns of others: you are asked when it can answer an attack.",
        _answering,
    ),
    Note(
        "shield",
        "A Shield lies openly upon one of your cards and is lost in its place. Alone it guards nothing.",
        lambda view: _holding(view, "shield"),
    ),
    Note(
        "mortal",
        "With Heather you may put a Court card down at any moment, even in the turn of another: the Mortal button.",
        lambda view: "button:mortal" if "heather" in view.hand else None,
    ),
    Note(
        "crown",
        "The Crown is safest where nobody looks for it. It can be killed or stolen in Court and hand alike.",
        lambda view: _holding(view, "crown"),
    ),
)
"""At most eight, in the order in which they are offered."""
