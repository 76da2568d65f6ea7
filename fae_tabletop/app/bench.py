"""The command ``bench``: how fast engine, search, drawing and start-up are on this machine."""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

from fae_tabletop.app import measures
from fae_tabletop.app.catalog import CATALOG
from fae_tabletop.app.errors import complain
from fae_tabletop.core.codec import text

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
OPENING_SIZE = (1920, 1080)
IDLE_SECONDS = 8.0
THINKING_SECONDS = 4.0
STARTS = 3


class Failed(Exception):
    """A measurement ended without a result; the message is one plain sentence."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


def run(args: argparse.Namespace) -> int:
    """Measure and print; returns 0, or 1 when something could not be measured."""
    try:
        figures = measured(_progress)
    except Failed as fault:
        complain(str(fault))
        return 1
    print(text(figures) if args.json else "\n".join(told(figures)))
    return 0


def measured(progress: Callable[[str], None]) -> dict[str, Any]:
    """Return all figures, in the form of ``--json``. Raises Failed."""
    engine: dict[str, Any] = {}
    bots: dict[str, Any] = {}
    for game in CATALOG:
        progress(f"engine of {game}")
        engine[game] = apart(measures.engine, game)[0]
        progress(f"bots of {game}")
        bots[game] = apart(measures.bots, game)[0]
    progress("turns of four experts")
    turn = apart(measures.four_experts)[0]["turn_s"]
    frames: dict[str, Any] = {}
    opened = memory = 0.0
    for size in SIZES:
        progress(f"drawing at {size[0]}x{size[1]}")
        found = apart(measures.table, *size)[0]
        if size == OPENING_SIZE:
            opened, memory = found["opened"], found["rss"]
        frames[f"{size[0]}x{size[1]}"] = {key: found[key] for key in ("median", "p99", "moving5")}
    progress("frames while a bot thinks")
    thinking = apart(measures.thinking, THINKING_SECONDS)[0]
    progress("a table at rest")
    idle = apart(measures.idle, IDLE_SECONDS)[0]
    progress("start-up")
    starts = sorted((apart(measures.startup) for _ in range(STARTS)), key=lambda start: start[1])
    start, seconds = starts[STARTS // 2]
    return {
        "engine": engine,
        "bots": bots,
        "four_experts_turn_s": round(turn, 2),
        "frame_ms": frames,
        "late_percent": round(thinking["percent"], 2),
        "idle_percent": round(idle["percent"], 2),
        "open_table_s": round(opened, 3),
        "startup_s": round(seconds, 3),
        "startup_cpu_s": round(start["cpu"], 3),
        "rss_mib": round(memory, 1),
        "bot_rss_mib": round(thinking["bot_rss"], 1),
    }


def apart(measure: Callable[..., dict[str, Any]], *arguments: Any) -> tuple[dict[str, Any], float]:
    """Run a measurement in a fresh process; returns its figures and the seconds until they came.

    Raises Failed.
    """
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    begun = time.perf_counter()
    process = context.Process(target=_told_to, args=(theirs, measure, arguments))
    process.start()
    theirs.close()
    try:
        answer = ours.recv()
    except EOFError:
        process.join()
        name = measure.__name__
        raise Failed(f"the measurement of {name} ended without a figure ({process.exitcode}).") from None
    seconds = time.perf_counter() - begun
    process.join()
    if isinstance(answer, str):
        raise Failed(f"{measure.__name__} could not be measured: {answer}.")
    figures: dict[str, Any] = answer
    return figures, seconds


def _told_to(pipe: Connection, measure: Callable[..., dict[str, Any]], arguments: tuple[Any, ...]) -> None:
    try:
        pipe.send(measure(*arguments))
    except Exception as fault:  # noqa: BLE001 # the process that asked tells it in a sentence
        pipe.send(f"{type(fault).__name__}: {fault}")


def told(figures: dict[str, Any]) -> list[str]:
    """Return the figures as lines for people."""
    lines: list[str] = []
    for game, one in figures["engine"].items():
        bots = figures["bots"][game]
        lines += [
            f"{game}: {one['steps_per_s']:,} steps/s, {one['apply_per_s']:,} through apply, "
            f"{one['games_per_s']:,} random games/s",
            f"{game}: {bots['iterations_per_s']:,} search iterations/s, "
            f"{bots['expert_iterations_per_s']:,} as the expert plays",
        ]
    lines.append(
        f"enemies-and-lovers: four experts take {figures['four_experts_turn_s']} s of processor time a turn (median)"
    )
    for size, frame in figures["frame_ms"].items():
        moving = frame["moving5"]
        lines.append(
            f"{size}: full redraw {frame['median']} ms (99 of 100 below {frame['p99']}), "
            f"five things moving {moving['median']} ms ({moving['p99']})"
        )
    lines += [
        f"frames later than {1000 * measures.LATE:.0f} ms while a bot thinks: {figures['late_percent']} %",
        f"a table at rest: {figures['idle_percent']} % of a core",
        f"table opened in {figures['open_table_s']} s",
        f"title drawn after {figures['startup_s']} s ({figures['startup_cpu_s']} s of processor time)",
        f"memory: {figures['rss_mib']} MiB, bot process {figures['bot_rss_mib']} MiB",
    ]
    return lines


def _progress(what: str) -> None:
    if sys.stderr is not None and sys.stderr.isatty():
        print(f"measuring {what} …", file=sys.stderr)
