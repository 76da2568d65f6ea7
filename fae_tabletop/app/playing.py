"""Bots play whole games by themselves, each game in this process or in one of several."""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from fae_tabletop.app.catalog import entry
from fae_tabletop.app.reports import REPORTS, levels_by_court
from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Bot, Budget, Game, Illegal, Seat, Setup, talks

LONGEST = 5000
"""Commands after which a game is given up as endless; an error."""
AS = "@"
"""Stands between a level and the character that plays at it, as in ``expert@Grumm``."""


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
