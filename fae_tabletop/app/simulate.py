"""The command ``simulate``: bots play by themselves, and what came of it is counted."""

from __future__ import annotations

import argparse
import multiprocessing
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from statistics import median
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec

from fae_tabletop.app.catalog import check_character, check_level, check_seats, entry
from fae_tabletop.app.errors import complain
from fae_tabletop.app.options import Whole, options_from, seed
from fae_tabletop.app.reports import REPORTS, levels_by_court
from fae_tabletop.app.setups import MAKINGS, setup_for, variants_told
from fae_tabletop.content.paths import own_levels
from fae_tabletop.core.codec import text
from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Bot, Budget, Game, Illegal, Seat, Setup, talks

UNLIMITED = 1 << 40
"""More iterations than any time budget allows."""
LONGEST = 5000
"""Commands after which a game is given up as endless; an error."""
AS = "@"
"""Stands between a level and the character that plays at it, as in ``expert@Grumm``."""
BAR = 40
"""Characters of the progress bar."""


class Plan(NamedTuple):
    """What is played; picklable, and the same for every process.

    ``bots`` are levels by seat, or one for each court (``by_court``). ``aim`` is the goal that they play for, or empty.
    """

    game: str
    setup: Setup
    bots: tuple[str, ...]
    budget: Budget
    seed: int
    by_court: bool = False
    aim: str = ""


class Played(NamedTuple):
    """One game: ``levels`` by seat, its result (None after an error), why it ended and how long it took.

    ``think`` are the seconds of each decision; ``error`` tells what went wrong, or is empty. ``figures`` are
    those that only this game has (see ``reports``).
    """

    number: int
    levels: tuple[str, ...]
    returns: tuple[float, ...] | None
    why: str
    plies: int
    think: tuple[float, ...]
    error: str
    figures: Any = None


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


def play_all(plan: Plan, games: int, jobs: int = 1) -> Iterator[Played]:
    """Play ``games`` games in ``jobs`` processes and yield them in order; the outcome is the same for any."""
    tasks = [(plan, number) for number in range(games)]
    if min(jobs, games) <= 1:
        yield from map(play, tasks)
        return
    with multiprocessing.get_context("spawn").Pool(min(jobs, games), leave_interrupts) as pool:
        yield from pool.imap(play, tasks)


def leave_interrupts() -> None:
    """Leave Ctrl+C to the process that started this one; the pool then ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play(task: tuple[Plan, int]) -> Played:
    """Play game ``number`` of a plan. Its dice come from the plan's seed and the number alone."""
    plan, number = task
    made = entry(plan.game)
    bot = made.aiming(plan.setup, plan.aim) if plan.aim else made.bot
    return play_with(made.game, bot, plan, number, made.characters)


def play_with(
    game: Game[Any, Any],
    bot: Bot[Any],
    plan: Plan,
    number: int,
    characters: Mapping[str, Bot[Any]] = MappingProxyType({}),
) -> Played:
    """Play game ``number`` of a plan with ``bot``, which knows the plan's levels, and with ``characters``."""
    seats = plan.setup.seated(game.seats[0])
    dice = Dice(plan.seed).fork(number)
    state = game.start(plan.setup, dice.below(1 << 24)).state
    report = REPORTS.get(game.id)
    if plan.by_court and report is not None and report.courts is not None:
        levels = levels_by_court(report.courts(state), plan.bots, number)
    else:
        levels = tuple(plan.bots[(seat + number) % seats] for seat in range(seats))
    minds = [dice.fork(seat) for seat in range(seats)]
    clock = None if plan.budget.seconds is None else time.perf_counter
    think: list[float] = []
    plies = 0
    error = ""
    try:
        while waiting := game.waiting(state):
            command = None
            for seat in asked(game, state, waiting, seats):
                view = game.view(state, seat)
                begun = time.perf_counter()
                level, _, name = levels[seat].partition(AS)
                command = characters.get(name, bot).decide(
                    view, level, plan.budget, minds[seat].fork(plies), clock
                )
                if command is not None:
                    think.append(time.perf_counter() - begun)
                    break
            if command is None:
                raise ValueError("kept still though it was waited for")
            state = game.apply(state, seat, command).state
            plies += 1
            if plies >= LONGEST:
                raise ValueError(f"did not end within {LONGEST} commands")
    except Illegal as refused:
        error = f"game {number}, command {plies}: {levels[seat]} gave an illegal command ({refused})"
    except Exception as fault:  # noqa: BLE001 # a bot that fails is what this command is there to find
        error = f"game {number}, command {plies}: {type(fault).__name__}: {fault}"
    why = getattr(game.view(state, 0), "why", None) or "ended"
    returns = None if error else game.returns(state)
    figures = None if report is None or returns is None else report.summed_up(state)
    return Played(number, levels, returns, str(why), plies, tuple(think), error, figures)


def asked(game: Game[Any, Any], state: Any, waiting: Sequence[Seat], seats: int) -> Iterator[Seat]:
    """Yield who is asked before the next command: whoever may act out of turn or talk, then the seat waited for.

    As at a table with a person they are asked clockwise from whoever sits before the one that is waited for, and so
    has just played (F9 of FaeKin): no seat has the first word because of its number.
    """
    talking = talks(game)
    for step in range(seats):
        seat = (waiting[0] - 1 + step) % seats
        if seat not in waiting and (talking or game.commands(state, seat)):
            yield seat
    yield waiting[0]


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
