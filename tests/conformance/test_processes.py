"""The same match in every process: no outcome hangs on the order of a set or on a hash seed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from fae_tabletop.core.codec import checksum, text
from fae_tabletop.core.dice import Dice
from tests.conformance.samples import SAMPLES
from tests.support.matches import played

ROOT = Path(__file__).resolve().parents[2]


def digest(game_id: str) -> str:
    """Return a checksum of all that happens and is shown in a few matches of a game."""
    sample = SAMPLES[game_id]
    parts: list[str] = []
    for seed, setup in enumerate(sample.setups * 2):
        match = played(sample.game, setup, seed, plies=50)
        parts += match.lines()
        for ply, step in enumerate(match.steps):
            parts += [text(event) for event in step.events]
            for seat in match.seats:
                view = sample.game.view(step.state, seat)
                parts.append(text(view))
                parts += [text(command) for command in sample.game.commands(step.state, seat)]
                parts.append(checksum(sample.game.facts(sample.game.imagine(view, Dice(ply)))))
    return checksum(tuple(parts))


def test_results_are_the_same_under_every_hash_seed() -> None:
    """One process for a hash seed plays all games: most of its time it only starts."""
    script = (
        "from tests.conformance.test_processes import SAMPLES, digest\n"
        "for game in SAMPLES: print(f'{game}={digest(game)}')"
    )
    expected = {f"{game}={digest(game)}" for game in SAMPLES}
    for seed in ("0", "1", "4242"):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)}
        done = subprocess.run(
            [sys.executable, "-c", script],
            env=environment,
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        )
        assert expected <= set(done.stdout.split())
