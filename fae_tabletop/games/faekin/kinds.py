"""The kinds of what can be said, as wordings are kept by them."""

from __future__ import annotations

from fae_tabletop.core.game import Seat
from fae_tabletop.games.faekin.events import Asked, Said, Spoken
from fae_tabletop.games.faekin.public import View
from fae_tabletop.games.faekin.talk import Agree, CourtIs, Doubt, Fact, HeightIs, HeirIs, PlayedWas, Put


def kind_of(view: View, spoken: Spoken) -> str:
    """Return the kind of what was said, as ``phrases`` know it."""
    if isinstance(spoken, Asked):
        return f"ask_{spoken.topic}"
    fact, seat = spoken.fact, spoken.seat
    match fact:
        case CourtIs():
            return "own_court" if fact.whom == seat else "court"
        case HeightIs():
            return f"{'own_' if fact.whom == seat else ''}{fact.bound}"
        case PlayedWas():
            return "laid" if fact.whom == seat else "saw"
        case HeirIs():
            return "heir_none" if fact.holder is None else "heir_me" if fact.holder == seat else "heir"
        case Put():
            me = "_none" if fact.holder is None else "_me" if fact.holder == seat else ""
            return f"{fact.token}{me}"
        case Agree():
            return "own_up" if _doubted_word(view, seat, fact) is not None else "agree"
        case Doubt():
            return "stand" if stood_by(view, seat, fact) is not None else "doubt"
    answered = None if spoken.answers is None else view.talk[spoken.answers]
    return "deflect" if isinstance(answered, Said) else "evade"


def asked_of_all(view: View, asked: Asked) -> bool:
    """Say whether a question is one of a row in which somebody asked several others the same."""
    row = 1
    for step in (-1, 1):
        number = asked.number + step
        while 0 <= number < len(view.talk):
            other = view.talk[number]
            if not isinstance(other, Asked) or (other.seat, other.topic) != (asked.seat, asked.topic):
                break
            row += 1
            number += step
    return row > 1


def stood_by(view: View, speaker: Seat, fact: Fact) -> Said | None:
    """Return the own word that somebody stands by who doubts a doubt of it; None for all else."""
    return _doubted_word(view, speaker, fact) if isinstance(fact, Doubt) else None


def _doubted_word(view: View, speaker: Seat, fact: Agree | Doubt) -> Said | None:
    """Return the own word of the speaker that was doubted in what it agrees with or doubts."""
    doubt = view.talk[fact.statement]
    if not isinstance(doubt, Said) or not isinstance(doubt.fact, Doubt):
        return None
    said = view.talk[doubt.fact.statement]
    return said if isinstance(said, Said) and said.seat == speaker else None
