"""How a round went, told when it is over: beliefs about the Heirs, turning points, near misses, what each word was."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from fae_tabletop.core.game import Seat
from fae_tabletop.games.faekin.cards import COURT, COURTS, NUMBER, RANK, CardId, Court, Holder
from fae_tabletop.games.faekin.events import Said, TokenMoved
from fae_tabletop.games.faekin.news import duel_note
from fae_tabletop.games.faekin.public import View, place_of
from fae_tabletop.games.faekin.talk import (
    Agree,
    CourtIs,
    Doubt,
    Fact,
    HeightIs,
    HeirIs,
    PlayedWas,
    Put,
    Token,
    Verdict,
)
from fae_tabletop.games.faekin.words import (
    COURT_NAMES,
    Mention,
    capital,
    card_name,
    mention,
    rank_name,
    statement,
    tokens_belong,
    verb,
)

MOST_TURNING = 3
SMALLEST_SWING = 0.08
"""A duel that changed the share of the true Heirs less is no deed to remember, and no turning point by itself."""
SMALLEST_SHIFT = 0.12
"""A duel that told less of any single holder was of no weight."""


class Reckoned(NamedTuple):
    """What could be known after so many duels, before the next one or the claim.

    ``summer`` and ``winter`` tell by place in which share of the deals that fit somebody is the Heir; the last
    number is for nobody. ``truth`` is the share in which both Heirs are the true ones, ``best`` that of the
    likeliest pair. ``step`` is how many commands had been given. ``certain`` are the seats that could know both
    Heirs for sure.
    """

    duels: int
    step: int
    summer: tuple[float, ...]
    winter: tuple[float, ...]
    truth: float
    best: float
    certain: tuple[Seat, ...]


class HeirsThen(NamedTuple):
    """What the viewer could believe of an Heir after so many duels: shares by place, the last one for nobody."""

    duels: int
    shares: tuple[float, ...]


class Shift(NamedTuple):
    """How the share changed in which somebody (by place, -1 is nobody) is the Heir of a Court."""

    court: Court
    place: int
    before: float
    after: float

    @property
    def size(self) -> float:
        """How much the share changed, from 0 to 1."""
        return abs(self.after - self.before)


class Turning(NamedTuple):
    """A duel that changed much, by its number, with the share of the true Heirs before and after it.

    ``shift`` is what was learned of one holder, where that is what changed.
    """

    duel: int
    before: float
    after: float
    shift: Shift | None = None


def heirs_over_time(reckoned: Sequence[Reckoned], court: Court) -> tuple[HeirsThen, ...]:
    """Return what could be believed of the Heir of a Court, duel by duel: the data of a picture."""
    return tuple(HeirsThen(one.duels, one.summer if court == "summer" else one.winter) for one in reckoned)


def turning_points(reckoned: Sequence[Reckoned]) -> tuple[Turning, ...]:
    """Return the duels after which the viewer believed something else, at most three, in order.

    They brought the true Heirs nearer, or led away from them, or told much of a single holder.
    """
    found: list[tuple[float, Turning]] = []
    for one, after in pairwise(reckoned):
        if after.duels <= one.duels:
            continue
        swing, shift = abs(after.truth - one.truth), _largest(one, after)
        if swing >= SMALLEST_SWING:
            found.append((swing, Turning(one.duels, one.truth, after.truth)))
        elif shift is not None and shift.size >= SMALLEST_SHIFT:
            found.append((shift.size, Turning(one.duels, one.truth, after.truth, shift)))
    # What led towards the true Heirs goes before what was merely learned.
    found.sort(key=lambda point: (point[1].shift is not None, -point[0]))
    return tuple(sorted(point for _, point in found[:MOST_TURNING]))


def _largest(one: Reckoned, after: Reckoned) -> Shift | None:
    """Return what changed most of a single holder."""
    courts: tuple[tuple[Court, Sequence[float], Sequence[float]], ...] = (
        ("summer", one.summer, after.summer),
        ("winter", one.winter, after.winter),
    )
    shifts = [
        Shift(court, place if place < len(was) - 1 else -1, before, then)
        for court, was, now in courts
        for place, (before, then) in enumerate(zip(was, now, strict=True))
    ]
    return max(shifts, key=lambda shift: shift.size, default=None)


def turning_told(view: View, names: Sequence[str], point: Turning) -> str:
    """Return a turning point in two sentences; ``view`` is the last one."""
    note = duel_note(view, names, point.duel)
    what = f"{note.title}: {_small(note.what, view, names, point.duel)}"
    if point.shift is not None:
        return f"{what} {_shift_told(view, names, point.shift)}"
    rose = "rose" if point.after > point.before else "fell"
    return (
        f"{what} By what you could know, the true Heirs {rose} "
        f"from {percent(point.before)} of the deals to {percent(point.after)}."
    )


def _shift_told(view: View, names: Sequence[str], shift: Shift) -> str:
    subject = "nobody" if shift.place < 0 else mention(view, names, None, view.holders[shift.place]).subject
    rose = "rose" if shift.after > shift.before else "fell"
    return (
        f"By what you could know, {subject} {rose} as the Heir of {COURT_NAMES[shift.court]} from "
        f"{percent(shift.before)} of the deals to {percent(shift.after)}."
    )


def _small(what: str, view: View, names: Sequence[str], place: int) -> str:
    return f"you{what[3:]}" if view.duels[place].attacker == view.seat else what


def percent(share: float) -> str:
    """Return a share from 0 to 1 in words; only what is certain is called 0 or 100 per cent."""
    if 0 < share < 0.005:
        return "less than 1\u00a0%"
    if 0.995 <= share < 1:
        return "more than 99\u00a0%"
    return f"{round(100 * share)}\u00a0%"


# -- what nearly was ----------------------------------------------------------------------------------------------


def near_misses(view: View, names: Sequence[str], reckoned: Sequence[Reckoned]) -> tuple[str, ...]:
    """Return, a sentence each, what nearly went otherwise: tokens that stood wrong, or had stood right, who knew."""
    return tuple(
        filter(None, (_wrong_token(view, names), _stood_right(view, names), _knew(view, names, reckoned)))
    )


def identity_court(view: View, holder: Holder) -> Court:
    """Return the Court of a holder after the end. Raises ValueError before it."""
    return COURTS[COURT[NUMBER[_identity(view, holder)]]]


def _identity(view: View, holder: Holder) -> CardId:
    if view.revealed is None:
        raise ValueError("the round is not over")
    return view.revealed.identities[place_of(view.seats, holder)]


def _wrong_token(view: View, names: Sequence[str]) -> str:
    """Return which one token made a claim wrong, and where it belonged."""
    if view.claimant is None or view.why in ("claimant_court", "resigned"):
        return ""
    heirs = tokens_belong(view)
    stood: dict[Token, Holder | None] = {"crown": view.crown, "dagger": view.dagger}
    wrong = [token for token, heir in heirs.items() if stood[token] != heir]
    if len(wrong) != 1:
        return "Both tokens stood wrong." if wrong else ""
    token = wrong[0]
    heir = heirs[token]
    where = (
        "stayed in the middle" if heir is None else f"stood before {mention(view, names, None, heir).whom}"
    )
    return f"One token was wrong: the {token.capitalize()} should have {where}."


def court_that_decided(view: View) -> Court:
    """Return the Court about whose Heir a claim went wrong; the viewer's own where that is no single one."""
    own = identity_court(view, view.seat)
    if view.claimant is None or view.why in ("claimant_court", "resigned"):
        return own
    heirs = tokens_belong(view)
    claimants = identity_court(view, view.claimant)
    crown_wrong, dagger_wrong = view.crown != heirs["crown"], view.dagger != heirs["dagger"]
    if crown_wrong == dagger_wrong:
        return own
    return claimants if crown_wrong else COURTS[1 - COURTS.index(claimants)]


def _stood_right(view: View, names: Sequence[str]) -> str:
    """Return that both tokens had stood right for a while, and were moved away."""
    if view.claimant is None or view.why in ("claimant_court", "resigned"):
        return ""
    heirs = tokens_belong(view)
    stood: dict[Token, Holder | None] = {"crown": None, "dagger": None}
    for event in view.log:
        if isinstance(event, TokenMoved):
            stood[event.token] = event.to
            if stood == heirs:
                who = mention(view, names, None, view.claimant)
                return f"Both tokens had stood right before {who.subject} moved one away."
    return ""


def _knew(view: View, names: Sequence[str], reckoned: Sequence[Reckoned]) -> str:
    """Return who could have known both Heirs for certain first, and did not claim."""
    for one in reckoned:
        early = [seat for seat in one.certain if seat != view.claimant]
        if early and view.seat in early:
            early = [view.seat]
        if early:
            who = mention(view, names, None, early[0])
            keep = verb(view, early[0], "you could", f"{who.subject} could")
            if one.duels == len(view.duels):
                return f"{capital(keep)} know both Heirs for certain when the claim was made."
            return f"{capital(keep)} know both Heirs for certain after duel {one.duels}."
    return ""


# -- what was said ------------------------------------------------------------------------------------------------


def truth_told(view: View, names: Sequence[str], fact: Fact) -> str:
    """Return what is true instead of a statement, once all cards lie open; empty for what cannot be told."""

    def of(holder: Holder) -> Mention:
        return mention(view, names, None, holder)

    match fact:
        case CourtIs() | HeightIs():
            return f"{capital(of(fact.whom).is_)} the {card_name(_identity(view, fact.whom))}."
        case PlayedWas():
            return _played_truth(view, fact, of(fact.whom))
        case HeirIs():
            return _heir_truth(view, names, fact.court)
        case Put():
            if view.claimant is None:
                return ""
            heir = tokens_belong(view)[fact.token]
            where = "stayed in the middle" if heir is None else f"belonged to {of(heir).whom}"
            return f"The {fact.token.capitalize()} {where}."
        case Agree() | Doubt():
            said = view.talk[fact.statement]
            return truth_told(view, names, said.fact) if isinstance(said, Said) else ""
    return ""


def _heir_truth(view: View, names: Sequence[str], court: Court) -> str:
    heir = view.summer if court == "summer" else view.winter
    if heir is None:
        return f"Nobody was {COURT_NAMES[court]}."
    one = mention(view, names, None, heir)
    rank = rank_name(RANK[NUMBER[_identity(view, heir)]])
    return f"{capital(one.is_)} the Heir of {COURT_NAMES[court]}, with the {rank}."


def _played_truth(view: View, fact: PlayedWas, one: Mention) -> str:
    """Return what was played, as far as the open table or the viewer's eyes tell; else that it was not that."""
    duel = view.duels[fact.duel]
    card = duel.attack if fact.whom == duel.attacker else duel.defence
    if card is None and fact.whom == duel.loser:
        card = duel.card
    if card is None:
        return f"{capital(one.whose)} card was another one."
    return f"It was the {card_name(card)}."


# -- one good deed ------------------------------------------------------------------------------------------------


def good_deed(
    view: View, names: Sequence[str], reckoned: Sequence[Reckoned], verdicts: Sequence[Verdict]
) -> str:
    """Return the best thing the viewer did, in a sentence; empty if nothing did much."""
    return (
        _claimed_well(view, reckoned)
        or _exposed(view, names, verdicts)
        or _looked_well(view, names, reckoned)
    )


def _claimed_well(view: View, reckoned: Sequence[Reckoned]) -> str:
    if view.claimant != view.seat or view.why != "claimant_court":
        return ""
    share = reckoned[-1].truth if reckoned else 1.0
    if share > 0.995:
        return "Your best deed: you knew both Heirs, and claimed."
    return f"Your best deed: you named both Heirs, though only {percent(share)} of the deals spoke for them."


def _exposed(view: View, names: Sequence[str], verdicts: Sequence[Verdict]) -> str:
    lies = {verdict.number for verdict in verdicts if verdict.judgement == "lie"}
    for said in view.talk:
        if not isinstance(said, Said) or said.seat != view.seat or not isinstance(said.fact, Doubt):
            continue
        liar = view.talk[said.fact.statement]
        if isinstance(liar, Said) and liar.number in lies:
            owner = mention(view, names, None, liar.seat).whose
            words = statement(view, names, liar.seat, liar.fact).rstrip(".")
            return f"Your best deed: you called {owner} lie a lie, “{words}”."
    return ""


def _looked_well(view: View, names: Sequence[str], reckoned: Sequence[Reckoned]) -> str:
    best, told = SMALLEST_SWING, ""
    for one, after in pairwise(reckoned):
        if after.duels == one.duels or view.duels[one.duels].attacker != view.seat:
            continue
        if after.truth - one.truth > best:
            best = after.truth - one.truth
            rival = mention(view, names, None, view.duels[one.duels].defender).whom
            told = (
                f"Your best deed: the look at {rival} in duel {one.duels + 1}. It brought the true Heirs from "
                f"{percent(one.truth)} of the deals to {percent(after.truth)}."
            )
    return told
