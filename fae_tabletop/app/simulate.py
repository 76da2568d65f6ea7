"""The command ``simulate``: bots play by themselves, and what came of it is counted."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Sequence
from statistics import median
from typing import Any

import msgspec

from fae_tabletop.app.catalog import check_character, check_level, check_seats, entry
from fae_tabletop.app.errors import complain
from fae_tabletop.app.options import Whole, options_from, seed
from fae_tabletop.app.playing import AS, Plan, Played, play_all
from fae_tabletop.app.reports import REPORTS
from fae_tabletop.app.setups import MAKINGS, setup_for, variants_told
from fae_tabletop.content.paths import own_levels
from fae_tabletop.core.codec import text
from fae_tabletop.core.game import Budget

UNLIMITED = 1 << 40
"""More iterations than any time budget allows."""
BAR = 40
"""Characters of the progress bar."""


class Tally(msgspec.Struct):
    """The counts over all games, in the form of ``--json``."""

    game: str
    bots: list[str]
    games: int
    seed: int
    wins: list[int]
    wins_by_bot: dict[str, int]
    draws: int
    ends: dict[str, int]
    plies: dict[str, float]
    seconds: float
    decisions_per_second: float
    think_ms: dict[str, float]
    errors: list[str]
    special: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET


def budget_from(words: str) -> Budget:
    """Return ``2000`` as iterations and ``1.5s`` as seconds. Raises ValueError for anything else."""
    try:
        if words.endswith("s"):
            seconds = float(words[:-1])
            if not 0 < seconds < 3600:
                raise ValueError(words)
            return Budget(UNLIMITED, seconds)
        iterations = int(words)
        if iterations < 1:
            raise ValueError(words)
        return Budget(iterations)
    except ValueError:
        raise ValueError(
            f"a budget is a number of iterations or of seconds such as 1.5s, not {words!r}"
        ) from None


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    parser.add_argument("game", metavar="GAME", help="the game, such as enthrone")
    parser.add_argument(
        "--bots",
        metavar="LEVEL[,LEVEL…]",
        help="one level for all seats, or one for each seat, changing seats from game to game; "
        "LEVEL@NAME plays it as that character",
    )
    parser.add_argument(
        "--bots-by-court",
        metavar="LEVEL,LEVEL",
        help="one level for each court, in games that have courts",
    )
    parser.add_argument("--games", type=Whole(1), required=True, metavar="N", help="how many games")
    parser.add_argument("--seed", type=seed, required=True, metavar="S", help="a whole number from 0 on")
    parser.add_argument(
        "--seats", type=Whole(1), metavar="N", help="how many play, where one level is named for all of them"
    )
    parser.add_argument(
        "--board",
        "--scenario",
        dest="board",
        metavar="NAME",
        help="the board, one's own too, or the file of a map, or the scenario; the standard one by default",
    )
    parser.add_argument(
        "--aim",
        default="",
        metavar="challenge:ID",
        help="a challenge of the scenario that the bots build for, in games that have challenges",
    )
    parser.add_argument(
        "--variant",
        action="append",
        default=[],
        metavar="NAME",
        help=f"a variant of the rules; may be repeated: {variants_told(MAKINGS)}",
    )
    parser.add_argument(
        "--budget",
        type=_budget,
        metavar="2000|1.5s",
        help="iterations or seconds a decision, for all bots; by default each level's own iterations",
    )
    parser.add_argument("--jobs", type=Whole(1), default=1, metavar="J", help="processes; 1 by default")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def _budget(words: str) -> Budget:
    try:
        return budget_from(words)
    except ValueError as fault:
        raise argparse.ArgumentTypeError(str(fault)) from None


def run(args: argparse.Namespace) -> int:
    """Play, print what came of it and return the exit status: 0; 1 with errors; 2 for bad arguments."""
    try:
        plan = plan_from(args)
    except ValueError as fault:
        complain(str(fault))
        return 2
    begun = time.perf_counter()
    played: list[Played] = []
    try:
        for game in play_all(plan, args.games, args.jobs):
            played.append(game)
            _show_progress(len(played), args.games)
    except KeyboardInterrupt:
        complain(f"stopped after {len(played)} of {args.games} games.")
        return 1
    tally = counted(plan, played, time.perf_counter() - begun)
    print(text(tally) if args.json else told(tally))
    return 1 if tally.errors else 0


def plan_from(args: argparse.Namespace) -> Plan:
    """Return what the arguments ask for. Raises ValueError with one plain sentence."""
    game = entry(args.game)
    by_court = args.bots_by_court is not None
    report = REPORTS.get(game.id)
    if by_court and (report is None or report.courts is None):
        raise ValueError(f"--bots-by-court is for games with courts, and {game.title} has none; use --bots.")
    if (args.bots is None) != by_court:
        raise ValueError("--bots is missing: one level, or one for each seat (or --bots-by-court instead).")
    bots = tuple((args.bots_by_court if by_court else args.bots).split(","))
    for who in bots:
        level, _, name = who.partition(AS)
        check_level(game, level)
        check_character(game, name)
    own = own_levels(options_from(args).data_dir, game.id)
    if by_court:
        if len(bots) != 2:
            raise ValueError("--bots-by-court takes two levels, one for each court.")
        if args.aim:
            raise ValueError("--aim goes with --bots.")
        if args.seats is not None:
            check_seats(game, args.seats)
        setup = setup_for(game.id, args.board, args.variant, own, args.seats)
        return Plan(game.id, setup, bots, args.budget or Budget(), args.seed, by_court=True)
    if len(bots) != 1 and len(bots) not in game.game.seats:
        raise ValueError(f"{game.title} is not for {len(bots)} bots; name one level or one for each seat.")
    seats = args.seats or (len(bots) if len(bots) > 1 else game.game.seats[0])
    check_seats(game, seats)
    if len(bots) == 1:
        bots *= seats
    if len(bots) != seats:
        raise ValueError(
            f"There are {len(bots)} bots for {seats} seats; name one level or one for each seat."
        )
    setup = setup_for(game.id, args.board, args.variant, own, seats)
    if args.aim:
        game.aiming(setup, args.aim)  # it refuses what there is not
    return Plan(game.id, setup, bots, args.budget or Budget(), args.seed, aim=args.aim)


def counted(plan: Plan, played: Sequence[Played], seconds: float) -> Tally:
    """Return the counts: wins by turn order and by level; draws count in neither."""
    wins = [0] * plan.setup.seated(entry(plan.game).game.seats[0])
    by_bot = dict.fromkeys(sorted(set(plan.bots)), 0)
    draws = 0
    ends: Counter[str] = Counter()
    lengths: list[float] = []
    for game in played:
        if game.returns is None:
            continue
        ends[game.why] += 1
        lengths.append(game.plies)
        best = max(game.returns)
        winners = [seat for seat, result in enumerate(game.returns) if result == best]
        if len(game.returns) == 1 and best < 1:
            continue  # who plays alone has won only where a goal was reached
        if len(winners) == len(game.returns) and len(winners) > 1:
            draws += 1
            continue
        for seat in winners:
            wins[seat] += 1
        for level in sorted({game.levels[seat] for seat in winners}):
            by_bot[level] += 1
    think = [1000 * moment for game in played for moment in game.think]
    report = REPORTS.get(plan.game)
    figures = [game.figures for game in played if game.figures is not None]
    return Tally(
        game=plan.game,
        bots=list(plan.bots),
        games=len(played),
        seed=plan.seed,
        wins=wins,
        wins_by_bot=by_bot,
        draws=draws,
        ends=dict(sorted(ends.items())),
        plies={
            "median": _quantile(lengths, 0.5),
            "p90": _quantile(lengths, 0.9),
            "max": max(lengths, default=0),
        },
        seconds=round(seconds, 3),
        decisions_per_second=round(len(think) / seconds, 1) if seconds else 0.0,
        think_ms={
            "median": round(_quantile(think, 0.5), 2),
            "p95": round(_quantile(think, 0.95), 2),
            "max": round(max(think, default=0.0), 2),
        },
        errors=[game.error for game in played if game.error],
        special=msgspec.UNSET if report is None else report.counted(figures),
    )


def told(tally: Tally) -> str:
    """Return the counts as lines for people."""
    games = max(1, tally.games - len(tally.errors))
    lines = [f"{tally.game}: {tally.games} games, seed {tally.seed}, bots {', '.join(tally.bots)}"]
    for seat, wins in enumerate(tally.wins):
        lines.append(f"  seat {seat} (moves {_ORDER[min(seat, 4)]}): {wins} wins, {100 * wins / games:.1f} %")
    if len(tally.wins_by_bot) > 1:
        for level, wins in tally.wins_by_bot.items():
            strength = 100 * (wins + tally.draws / 2) / games
            lines.append(f"  {level}: {wins} wins, strength {strength:.1f} %")
    lines.append(f"  draws: {tally.draws}")
    lines += [f"  ended by {why}: {count}" for why, count in tally.ends.items()]
    if isinstance(tally.special, dict):
        lines += REPORTS[tally.game].told(tally.special)
    plies, think = tally.plies, tally.think_ms
    lines += [
        f"  commands a game: median {plies['median']:g}, p90 {plies['p90']:g}, longest {plies['max']:g}",
        f"  a decision: median {think['median']:g} ms, p95 {think['p95']:g} ms, longest {think['max']:g} ms",
        f"  {tally.seconds:.1f} s, {tally.decisions_per_second:g} decisions/s, {len(tally.errors)} errors",
    ]
    lines += [f"  error: {error}" for error in tally.errors]
    return "\n".join(lines)


_ORDER = ("first", "second", "third", "fourth", "later")


def _quantile(values: Sequence[float], share: float) -> float:
    """Return the value that ``share`` of the sorted values lie below or at (0 without values)."""
    if not values:
        return 0
    if share == 0.5:
        return median(values)
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def _show_progress(done: int, games: int, stream: Any = None) -> None:
    """Draw the bar on a terminal; print nothing anywhere else."""
    out = sys.stderr if stream is None else stream
    if out is None or not out.isatty():
        return
    filled = BAR * done // games
    out.write(f"\r[{'#' * filled}{'.' * (BAR - filled)}] {done}/{games}")
    if done == games:
        out.write("\n")
    out.flush()
