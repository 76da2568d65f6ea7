"""Single measurements for ``bench``; each runs in a process of its own and returns plain numbers."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import pairwise
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from fae_tabletop.app.catalog import CATALOG, Entry
from fae_tabletop.app.main import opened
from fae_tabletop.app.options import Options
from fae_tabletop.app.program import App
from fae_tabletop.app.setups import setup_for
from fae_tabletop.core.codec import Codec
from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Budget
from fae_tabletop.core.log import new_header
from fae_tabletop.games.enemies_and_lovers.public import EnemiesSetup
from fae_tabletop.games.enthrone.public import PAWNS
from fae_tabletop.games.enthrone.scene.motions import PawnWay
from fae_tabletop.games.enthrone.scene.table import EnthroneTable
from fae_tabletop.search.ismcts import Search
from fae_tabletop.table.bots import Bots
from fae_tabletop.table.journal import Journal
from fae_tabletop.table.table import Table
from fae_tabletop.table.wire import Question
from fae_tabletop.ui.motion import Motion, linear

ROUNDS = 5
ROUND_SECONDS = 0.6
POSITIONS = 4
MIDGAME = 10
"""Commands after which a match is in its middle."""
PLAIN_ITERATIONS, EXPERT_ITERATIONS = 1500, 800
SEARCH_SECONDS = 2.0
"""CPU seconds after which a search by uniform playouts is measured by what it has done."""
TURNS = 24
"""Turns of four experts that are measured."""
FRAMES = 120
TICK = 0.001
"""Seconds of CPU time below which nothing is told apart: Windows counts in steps, and a short search may take none."""
LATE = 0.025
"""Seconds between two frames from which on one is late."""


def engine(game_id: str) -> dict[str, float]:
    """Return steps and random games a CPU second, on a search copy and through ``apply``."""
    made = CATALOG[game_id]
    game = made.game
    setup = setup_for(game_id)

    def quick(seed: int) -> int:
        dice, state, steps = Dice(seed), game.start(setup, seed).state.copy(), 0
        while waiting := game.waiting(state):
            listed = game.commands(state, waiting[0])
            game.advance(state, waiting[0], dice.choice(listed), None)
            steps += 1
        return steps

    def whole(seed: int) -> int:
        dice, state, steps = Dice(seed), game.start(setup, seed).state, 0
        while waiting := game.waiting(state):
            listed = game.commands(state, waiting[0])
            state = game.apply(state, waiting[0], dice.choice(listed)).state
            steps += 1
        return steps

    fast = [_rate(quick, number) for number in range(ROUNDS)]
    slow = [_rate(whole, number) for number in range(ROUNDS)]
    return {
        "steps_per_s": round(median(rate for rate, _ in fast)),
        "apply_per_s": round(median(rate for rate, _ in slow)),
        "games_per_s": round(median(games for _, games in fast), 1),
    }


def _rate(play: Callable[[int], int], number: int) -> tuple[float, float]:
    steps = games = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < ROUND_SECONDS:
        steps += play(1000 * number + games)
        games += 1
    return steps / spent, games / spent


def bots(game_id: str) -> dict[str, float]:
    """Return search iterations a CPU second: uniform playouts to the end, and the expert as it plays."""
    made = CATALOG[game_id]
    game = made.game
    strongest = "expert" if "expert" in made.levels else list(made.levels)[-1]
    plain: list[float] = []
    expert: list[float] = []
    for seed in range(POSITIONS):
        state = _position(made, seed)
        seat = game.waiting(state)[0]
        view = game.view(state, seat)
        begun = time.process_time()
        search = Search(game, seat, partial(game.imagine, view), Dice(seed))
        while search.iterations < PLAIN_ITERATIONS and time.process_time() - begun < SEARCH_SECONDS:
            search.run(PLAIN_ITERATIONS // 10)
        plain.append(search.iterations / max(time.process_time() - begun, TICK))
        begun = time.process_time()
        made.bot.decide(view, strongest, Budget(iterations=EXPERT_ITERATIONS), Dice(seed), None)
        expert.append(EXPERT_ITERATIONS / max(time.process_time() - begun, TICK))
    return {
        "iterations_per_s": round(median(plain)),
        "expert_iterations_per_s": round(median(expert)),
    }


def four_experts() -> dict[str, float]:
    """Return the median CPU seconds of a turn of four experts at Enemies & Lovers, all thoughts of it together."""
    made = CATALOG["enemies-and-lovers"]
    game, dice = made.game, Dice(POSITIONS)
    state = game.start(EnemiesSetup(4), POSITIONS).state
    turns: list[float] = []
    while game.waiting(state) and len(turns) < TURNS:
        turn, begun = state.turns, time.process_time()
        while game.waiting(state) and state.turns == turn:
            seat = game.waiting(state)[0]
            command = made.bot.decide(game.view(state, seat), "expert", Budget(), dice.fork(), None)
            assert command is not None, "the table waits for this seat"
            state = game.apply(state, seat, command).state
        turns.append(time.process_time() - begun)
    return {"turn_s": median(turns)}


def _position(made: Entry, seed: int) -> Any:
    """Return the first position from ``seed`` on that is in the middle of a match."""
    game = made.game
    while True:
        dice, state = Dice(seed), game.start(setup_for(made.id), seed).state
        for _ in range(MIDGAME):
            if not game.waiting(state):
                break
            seat, command = game.sample(state, dice)
            state = game.apply(state, seat, command).state
        if game.waiting(state):
            return state
        seed += POSITIONS


def startup() -> dict[str, float]:
    """Return the CPU seconds and the memory of this process once the title is drawn."""
    with _program((1280, 720)) as app:
        app.open_title()
        _settle(app)
        return {"cpu": time.process_time(), "rss": rss_mib(os.getpid())}


def table(width: int, height: int) -> dict[str, Any]:
    """Return milliseconds of full redraws and of five moving pawns, seconds to open, MiB in use."""
    with _program((width, height)) as app:
        path = _match(app)
        begun = time.perf_counter()
        app.go_on(path)
        _settle(app)
        opened = time.perf_counter() - begun
        full: list[float] = []
        for _ in range(FRAMES):
            # As after a move: the page is built anew, and the whole scene is drawn on the table that is kept.
            app.stack.refresh()
            app.loop.canvas.forget(scene=True)
            begun = time.perf_counter()
            app.loop.draw()
            full.append(1000 * (time.perf_counter() - begun))
        memory = rss_mib(os.getpid())
        _set_five_moving(app, FRAMES / 60 + 0.1)
        moving: list[float] = []
        now = time.monotonic()
        for _ in range(FRAMES):
            now += 1 / 60
            begun = time.perf_counter()
            app.stack.update(1 / 60, now)
            app.loop.draw()
            moving.append(1000 * (time.perf_counter() - begun))
        return {
            "median": round(median(full), 2),
            "p99": _high(full),
            "moving5": {"median": round(median(moving), 2), "p99": _high(moving)},
            "opened": opened,
            "rss": memory,
        }


def idle(seconds: float) -> dict[str, float]:
    """Return the share of a core, in percent, that a table takes on which nothing moves."""
    with _program((1920, 1080)) as app:
        app.go_on(_match(app))
        _settle(app)
        _run_for(app, 1.5)
        begun, used = time.perf_counter(), time.process_time()
        _run_for(app, seconds)
        return {"percent": 100 * (time.process_time() - used) / (time.perf_counter() - begun)}


def thinking(seconds: float) -> dict[str, float]:
    """Return the percentage of late frames while pawns move and a bot thinks, and the bot's MiB."""
    with _program((1920, 1080)) as app:
        app.go_on(_match(app))
        _settle(app)
        session = app.flow.session if app.flow is not None else None
        assert session is not None, "a match was opened"
        bots = app.house.bots
        assert isinstance(bots, Bots), "the program runs a bot process"
        view = session.chair.view
        codec = Codec(session.game.game.vocabulary)
        budget = Budget(iterations=1 << 30, seconds=seconds)
        question = Question(-1, session.game.id, view.seat, codec.write(view), True, "expert", budget, 1)
        while not bots.listens:
            bots.poll()
            time.sleep(0.01)
        # The match itself must not drop this question, which is not its own.
        app.close_match()
        bots.ask(question, session.chair.commands, codec)
        bots.poll()
        _set_five_moving(app, seconds + 1.0)
        frames: list[float] = []
        end = time.perf_counter() + seconds
        app.loop.every = lambda: frames.append(time.perf_counter())
        _run_for(app, end - time.perf_counter())
        gaps = [after - before for before, after in pairwise(frames)]
        late = sum(gap > LATE for gap in gaps)
        return {"percent": 100 * late / max(1, len(gaps)), "bot_rss": rss_mib(bots.pid or os.getpid())}


def rss_mib(pid: int) -> float:
    """Return the memory a process has in use, in MiB; 0 where the system does not tell."""
    try:
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
    except OSError:
        pass
    return 0.0


@contextmanager
def _program(size: tuple[int, int]) -> Iterator[App]:
    """Open the whole program invisibly on a folder of its own."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    with TemporaryDirectory(prefix="fae-tabletop-bench-") as place:
        options = Options(data_dir=Path(place), window=size, mute=True, speed=1.0)
        with opened(options) as app:
            yield app


def _match(app: App) -> Path:
    """Save a match that is in its middle and waits for the person, and return its file."""
    made = CATALOG["enthrone"]
    for seed in range(100):
        header = new_header(made.game, setup_for(made.id), seed, ("human", "bot-expert"), ("You", "Rival"))
        journal = Journal.create(app.house.folder.matches, header, "bench")
        match: Table[Any, Any] = Table(made.game, header, journal)
        dice = Dice(seed)
        chairs = [match.chair(0), match.chair(1)]
        while match.waiting and match.length < MIDGAME:
            chair = chairs[match.waiting[0]]
            chair.submit(dice.choice(chair.commands))
        journal.close()
        if match.waiting == (0,) and journal.path is not None:
            return journal.path
    raise LookupError("no match waits for the person")


def _set_five_moving(app: App, seconds: float) -> None:
    """Send five pawns across the table on top, so fast that they arrive after ``seconds``."""
    scene = app.stack.top
    assert isinstance(scene, EnthroneTable), "the table was opened"
    view = scene.view
    there = [(pawn, cell) for pawn, cell in zip(PAWNS, view.pawns, strict=True) if cell is not None][:5]
    ways = [PawnWay(pawn, cell, (-cell[0], -cell[1]), None) for pawn, cell in there]
    scene.queue.speed = 1.0
    scene.queue.add(*(Motion(f"pawn:{way.pawn}", "pawn", seconds, way, easing=linear) for way in ways))


def _settle(app: App) -> None:
    """Draw until every picture is there."""
    while True:
        app.loop.turn(time.monotonic())
        app.stack.kit.pictures.settle(0.5)
        if not app.stack.kit.pictures.busy and not app.stack.stale:
            app.loop.turn(time.monotonic())
            return


def _run_for(app: App, seconds: float) -> None:
    """Let the loop run as it does in the window."""
    end = time.perf_counter() + seconds
    every = app.loop.every

    def watched() -> None:
        every()
        if time.perf_counter() >= end:
            app.loop.stop()

    app.loop.every = watched
    app.loop.run()
    app.loop.every = every


def _high(values: list[float]) -> float:
    """Return the value that 99 of 100 lie below."""
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, int(0.99 * len(ordered)))], 2)
