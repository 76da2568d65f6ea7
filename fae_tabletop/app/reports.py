"""What ``simulate`` tells of a game beyond wins and lengths, for the games that have more to tell."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import fmean, median, pstdev
from typing import Any, NamedTuple

from fae_tabletop.games.enchanted_ivy import verdicts as ivy_verdicts
from fae_tabletop.games.faekin import verdicts
from fae_tabletop.games.faekin.cards import COURTS


class Report(NamedTuple):
    """How the special figures of a game come about.

    ``courts`` returns the court of every seat of a dealt state (None: the game has no courts). ``summed_up``
    turns a finished state into figures, ``counted`` those of all games into plain values, and ``told`` these
    into lines for people.
    """

    courts: Callable[[Any], Sequence[str]] | None
    summed_up: Callable[[Any], Any]
    counted: Callable[[Sequence[Any]], dict[str, Any]]
    told: Callable[[dict[str, Any]], list[str]]


def faekin_counted(rounds: Sequence[verdicts.Round]) -> dict[str, Any]:
    """Return the figures of many rounds of FaeKin as plain values; ``duels`` are those before the claim."""
    claims = [one for one in rounds if one.claimant is not None]
    duels = [one.duels for one in claims]
    return {
        "claims": len(claims),
        "right": sum(one.right for one in claims),
        "early": sum(one.early for one in claims),
        "by_court": {court: sum(one.claimant == court for one in claims) for court in COURTS},
        "duels": {"median": median(duels) if duels else 0, "max": max(duels, default=0)},
        "lies": {
            "told": sum(one.lies for one in rounds),
            "believed": sum(one.believed for one in rounds),
            "found_out": sum(one.found_out for one in rounds),
            "exposed": sum(one.exposed for one in rounds),
        },
        "talk": _talk_counted([one.talked for one in rounds]),
    }


def _talk_counted(rounds: Sequence[verdicts.Talked]) -> dict[str, Any]:
    """Return what talk did in many rounds; ``trust`` by whether somebody was caught at a lie (None: nobody)."""
    trust = [
        round(sum(one.trust[lied] for one in rounds) / pairs, 3) if pairs else None
        for lied in (0, 1)
        for pairs in (sum(one.pairs[lied] for one in rounds),)
    ]
    counts = ("accusations", "by_duel", "by_word", "replies", "taken_back", "moved", "persuaded")
    return {
        **{name: sum(getattr(one, name) for one in rounds) for name in counts},
        "trust": {"never caught": trust[0], "caught": trust[1]},
    }


def faekin_told(figures: dict[str, Any]) -> list[str]:
    """Return the figures as lines for people."""
    claims, lies, talk = figures["claims"], figures["lies"], figures["talk"]
    trust = [f"{name} {100 * share:.0f} %" for name, share in talk["trust"].items() if share is not None]
    share = max(1, claims)
    return [
        f"  claims: {claims}, right {figures['right']} ({100 * figures['right'] / share:.1f} %), with less than "
        f"half of the cards open {figures['early']} ({100 * figures['early'] / share:.1f} %)",
        f"  claimants: Summer {figures['by_court']['summer']}, Winter {figures['by_court']['winter']}",
        f"  duels until the claim: median {figures['duels']['median']:g}, most {figures['duels']['max']:g}",
        f"  lies: told {lies['told']}, believed by somebody {lies['believed']}, found out {lies['found_out']}, "
        f"doubted aloud {lies['exposed']}",
        f"  accusations: {talk['accusations']}, by an own duel {talk['by_duel']}, by an earlier word "
        f"{talk['by_word']}; replied to {talk['replies']}, taken back {talk['taken_back']}",
        f"  tokens moved again: {talk['moved']}, to where they were urged {talk['persuaded']}",
        f"  trust at the end: {', '.join(trust) or 'nobody spoke'}",
    ]


def ivy_counted(inns: Sequence[ivy_verdicts.Verdict]) -> dict[str, Any]:
    """Return the figures of many inns as plain values; goals that the scenario does not have are None."""
    totals = [inn.total for inn in inns]
    challenges = sorted({name for inn in inns for name in inn.challenges})
    return {
        "inns": len(inns),
        "total": {
            "mean": round(fmean(totals), 2) if totals else 0,
            "deviation": round(pstdev(totals), 2) if totals else 0,
            "least": min(totals, default=0),
            "most": max(totals, default=0),
        },
        "patches": round(fmean(inn.patches for inn in inns), 2) if inns else 0,
        "success": _reached([inn.success for inn in inns]),
        "high_score": _reached([inn.high_score for inn in inns]),
        "challenges": {name: sum(name in inn.challenges for inn in inns) for name in challenges},
    }


def _reached(goals: Sequence[bool | None]) -> int | None:
    known = [goal for goal in goals if goal is not None]
    return sum(known) if known else None


def ivy_told(figures: dict[str, Any]) -> list[str]:
    """Return the figures as lines for people."""
    inns, total = max(1, figures["inns"]), figures["total"]
    lines = [
        f"  total: mean {total['mean']:g}, deviation {total['deviation']:g}, "
        f"from {total['least']} to {total['most']}; patches: mean {figures['patches']:g}"
    ]
    for name, goal in (("success", "Success"), ("high_score", "High Score")):
        if figures[name] is not None:
            lines.append(f"  {goal}: {figures[name]} ({100 * figures[name] / inns:.1f} %)")
    lines += [
        f"  challenge {name}: {count} ({100 * count / inns:.1f} %)"
        for name, count in figures["challenges"].items()
    ]
    return lines


REPORTS: dict[str, Report] = {
    "enchanted-ivy": Report(None, ivy_verdicts.summed_up, ivy_counted, ivy_told),
    "faekin": Report(verdicts.courts, verdicts.summed_up, faekin_counted, faekin_told),
}
"""The games that have more to tell."""


def levels_by_court(courts: Sequence[str], bots: Sequence[str], number: int) -> tuple[str, ...]:
    """Return the level of every seat of game ``number``: one for each court, the courts changing sides."""
    level: dict[str, str] = dict(zip(COURTS, bots if number % 2 == 0 else tuple(bots)[::-1], strict=True))
    return tuple(level[court] for court in courts)
