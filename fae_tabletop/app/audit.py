"""The command ``audit``: does any bot's decision depend on what its seat may not know?

Bots play. At each decision the whole state is dealt anew in ways the deciding seat cannot tell apart (see
``redeal``), what the seat is shown is made again from that state, and the bot is asked again with the same
seed. Each world is asked in a process of its own: forked from a server that has only loaded modules where
the system has one, spawned elsewhere. So nothing can be carried over, neither from the real game nor from
another world.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import signal
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

import msgspec

from fae_tabletop.app.catalog import check_level, entry
from fae_tabletop.app.errors import complain
from fae_tabletop.app.options import Whole, seed
from fae_tabletop.app.playing import asked
from fae_tabletop.app.redeal import REDEALS, Redeal, World, begun, followed, picked
from fae_tabletop.app.setups import setup_for
from fae_tabletop.core.codec import Codec, text
from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Bot, Budget, Command, Event, Game, Seat, Setup

LEAST_WORLDS = 10
"""Worlds that are asked at each decision; all of them where fewer exist."""
PRELOADED = ["fae_tabletop.app.audit"]


class Audit(msgspec.Struct):
    """What was found, in the form of ``--json``; ``errors`` tell each change in words."""

    game: str
    decisions: int
    changed: int
    games: int
    errors: list[str]


class Question(NamedTuple):
    """What a fresh process is asked: what would the bot do in this state? All of it can be pickled."""

    game: Game[Any, Any]
    bot: Bot[Any]
    state: Any
    seat: Seat
    level: str
    seed: int
    budget: Budget = Budget()


def decided(question: Question) -> Command | None:
    """Return the bot's command; the view is made here, from the state in question."""
    game, bot, state, seat, level, seed, budget = question
    return bot.decide(game.view(state, seat), level, budget, Dice(seed), None)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    parser.add_argument("game", metavar="GAME", help="the game, such as enthrone")
    parser.add_argument("--bots", required=True, metavar="LEVEL", help="the level of all seats")
    parser.add_argument("--games", type=Whole(1), required=True, metavar="N", help="how many games")
    parser.add_argument("--seed", type=seed, required=True, metavar="S", help="a whole number from 0 on")
    parser.add_argument("--seats", type=Whole(1), metavar="N", help="how many play; as few as may by default")
    parser.add_argument(
        "--budget", type=Whole(1), metavar="N", help="iterations a decision; by default the level's own"
    )
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def run(args: argparse.Namespace) -> int:
    """Audit, print what was found and return the exit status.

    0: nothing changed; 1: something did; 2: bad arguments.
    """
    try:
        made = entry(args.game)
        check_level(made, args.bots)
        if args.seats is not None and args.seats not in made.game.seats:
            raise ValueError(f"{made.title} is not for {args.seats} seats.")
        setup = setup_for(made.id, seats=args.seats)
    except ValueError as fault:
        complain(str(fault))
        return 2
    try:
        found = audit(
            made.game, made.bot, REDEALS[made.id], setup, args.bots, args.games, args.seed,
            budget=Budget(args.budget),
        )  # fmt: skip
    except KeyboardInterrupt:
        complain("stopped before the audit was complete.")
        return 1
    if args.json:
        print(text(found))
    else:
        for error in found.errors:
            print(error)
        print(
            f"{found.game}: {found.decisions} decisions in {found.games} games, each asked again in at least "
            f"{LEAST_WORLDS} other worlds (all where fewer exist): {found.changed} changed"
        )
    return 1 if found.changed or found.errors else 0


def audit(
    game: Game[Any, Any],
    bot: Bot[Any],
    redeal: Redeal,
    setup: Setup,
    level: str,
    games: int,
    seed: int,
    jobs: int | None = None,
    budget: Budget = Budget(),  # noqa: B008 # never changed
) -> Audit:
    """Play and ask again; a decision counts as changed when the answer, the view or an event differs.

    ``jobs`` processes answer at a time (None: one for each core); ``budget`` is what a decision may take.
    """
    found = Audit(game.id, 0, 0, games, [])
    ask = Asker(jobs or os.cpu_count() or 1)
    for number in range(games):
        _audit_game(game, bot, redeal, setup, level, number, Dice(seed).fork(number), ask, found, budget)
    return found


class Asker:
    """Puts each question to a process that has never answered another one, ``jobs`` at a time."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._context: Any
        if "forkserver" in multiprocessing.get_all_start_methods():
            self._context = multiprocessing.get_context("forkserver")
            self._context.set_forkserver_preload(PRELOADED)
        else:
            self._context = multiprocessing.get_context("spawn")

    def __call__(self, questions: Sequence[Question]) -> list[Command | str | None]:
        """Return the answers in order; a text says what went wrong in the process."""
        answers: list[Command | str | None] = []
        for first in range(0, len(questions), self._jobs):
            asked = [self._begin(question) for question in questions[first : first + self._jobs]]
            for process, pipe in asked:
                try:
                    answers.append(pipe.recv())
                except EOFError:
                    answers.append("its process ended without an answer")
                process.join()
                pipe.close()
        return answers

    def _begin(self, question: Question) -> tuple[Any, Connection]:
        ours, theirs = self._context.Pipe(duplex=False)
        process = self._context.Process(target=_answer, args=(theirs, question), daemon=True)
        process.start()
        theirs.close()
        return process, ours


def _answer(pipe: Connection, question: Question) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        pipe.send(decided(question))
    except Exception as fault:  # noqa: BLE001 # told to the audit, which reports it
        pipe.send(f"{type(fault).__name__}: {fault}")


def _audit_game(
    game: Game[Any, Any],
    bot: Bot[Any],
    redeal: Redeal,
    setup: Setup,
    level: str,
    number: int,
    dice: Dice,
    ask: Asker,
    found: Audit,
    budget: Budget,
) -> None:
    codec = Codec(game.vocabulary)
    state = game.start(setup, dice.below(1 << 24)).state
    seats = range(setup.seated(game.seats[0]))
    anew = redeal.anew
    worlds: list[list[World]] = [[] if anew else begun(redeal, state, seat) for seat in seats]
    told: list[list[Event]] = [[] for _ in seats]
    turn = 0
    while waiting := game.waiting(state):
        seat, command = waiting[0], None
        for seat in asked(game, state, waiting, len(seats)):
            seed = dice.below(1 << 24)
            command = decided(Question(game, bot, state, seat, level, seed, budget))
            found.decisions += 1
            if anew is None:
                chosen = picked(game, worlds[seat], state, dice, LEAST_WORLDS)
            else:
                made = anew(state, seat, dice, LEAST_WORLDS)
                chosen = [World(world, tuple(told[seat])) for world in made]
            questions = [Question(game, bot, world.state, seat, level, seed, budget) for world in chosen]
            why = _difference(game, codec, state, seat, told[seat], command, chosen, ask(questions))
            if why:
                found.changed += 1
                found.errors.append(f"game {number}, decision {turn}, seat {seat}: {why}")
            if command is not None:
                break
        if command is None:
            found.errors.append(
                f"game {number}, decision {turn}: {level} kept still though it was waited for"
            )
            return
        step = game.apply(state, seat, command)
        state = step.state
        over = game.returns(state) is not None
        for viewer in seats:
            told[viewer] += [event for event in step.events if event.told_to(viewer)]
            if anew is None:
                worlds[viewer] = followed(game, redeal, worlds[viewer], viewer, seat, command, over)
        turn += 1


def _difference(
    game: Game[Any, Any],
    codec: Codec,
    state: Any,
    seat: Seat,
    told: list[Event],
    command: Command | None,
    worlds: list[World],
    answers: list[Command | str | None],
) -> str:
    """Return in words what differs between the real game and the worlds; empty when nothing does."""
    shown = codec.write(game.view(state, seat))
    heard = [codec.write(event) for event in told]
    for world, answer in zip(worlds, answers, strict=True):
        if codec.write(game.view(world.state, seat)) != shown:
            return "the view tells what the seat may not know"
        if [codec.write(event) for event in world.told] != heard:
            return "an event tells what the seat may not know"
        if answer != command:
            return f"the bot gave {command} and, with other cards out of its sight, {answer}"
    return ""
