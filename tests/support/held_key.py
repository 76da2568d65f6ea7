"""Measures what holding an arrow key costs in the replay of a very long match.

Run as ``python -m tests.support.held_key [STEPS]``: prints, for three sizes of the window, the milliseconds from
the key to the finished picture of each step (medians, 95th percentiles, and the mean of the last hundred steps).
"""

from __future__ import annotations

import os
import sys
import time
from statistics import mean, median

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from fae_tabletop.content.paths import assets_dir
from fae_tabletop.games.enthrone.public import View
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.games.enthrone.scene.replay import ReplayScene, Watched
from fae_tabletop.games.enthrone.setup import standard_setup
from fae_tabletop.ui.drawing import Canvas, Kit
from fae_tabletop.ui.geometry import Metrics
from fae_tabletop.ui.inputs import Key
from fae_tabletop.ui.kit import open_kit
from fae_tabletop.ui.stack import SceneStack
from tests.rules.enthrone.policies import shy
from tests.support.matches import played

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
EVERY = 1 / 30
"""Seconds between two repetitions of a held key."""


def long_match(steps: int) -> tuple[View, ...]:
    """Return the views of seat 0 in a match of that many steps, without captures and adjournment."""
    match = played(ENTHRONE, standard_setup("lions_court", ("no_adjournment",)), 3, shy, steps)
    return tuple(ENTHRONE.view(step.state, 0) for step in match.steps)


def held(kit: Kit, views: tuple[View, ...], size: tuple[int, int]) -> list[float]:
    """Return the milliseconds that each step of a replay takes while the key is held."""
    stack = SceneStack(kit, Metrics(*size))
    stack.push(ReplayScene(Watched(views, "Mossback", "Easy", "The Lions’ Court")))
    screen, canvas = pygame.Surface(size), Canvas(kit)
    frame = stack.frame()
    canvas.show(screen, frame.table, frame.settled, frame.above)
    taken = []
    for n in range(1, len(views)):
        begun = time.perf_counter()
        stack.handle([Key("right", again=n > 1)], 100 + n * EVERY)
        frame = stack.frame()
        canvas.show(screen, frame.table, frame.settled, frame.above)
        taken.append(1000 * (time.perf_counter() - begun))
    return taken


def main() -> None:
    """Measure and print."""
    steps = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    pygame.init()
    pygame.display.set_mode((64, 64))
    kit = open_kit(assets_dir(), threads=0)
    views = long_match(steps)
    sys.stdout.write(f"{len(views) - 1} steps\n")
    for size in SIZES:
        taken = held(kit, views, size)
        p95 = sorted(taken)[int(0.95 * len(taken))]
        sys.stdout.write(
            f"{size[0]}x{size[1]}: median {median(taken):.1f} ms, 95 % below {p95:.1f} ms, "
            f"last hundred {mean(taken[-100:]):.1f} ms\n"
        )


if __name__ == "__main__":
    main()
