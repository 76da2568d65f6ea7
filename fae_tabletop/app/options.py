"""The options every command takes, and readers of single values with messages for people."""

from __future__ import annotations

import argparse
import re
from dataclasses import dataclass
from pathlib import Path

LARGEST_SEED = (1 << 53) - 1
"""Seeds stay exact in every reader of JSON."""
SMALLEST, LARGEST_SIDE = (1024, 640), 16384
FASTEST = 4.0


@dataclass(frozen=True, slots=True)
class Options:
    """What was asked for on the command line; None means: as the settings say.

    ``window`` is width and height in pixels; ``speed`` runs from 0 (at once) to 4.
    """

    data_dir: Path | None = None
    window: tuple[int, int] | None = None
    fullscreen: bool = False
    mute: bool = False
    speed: float | None = None
    trace: Path | None = None


def add_common(parser: argparse.ArgumentParser, inherit: bool = False) -> None:
    """Declare the common options; with ``inherit`` an option that is missing keeps what came before."""
    group = parser.add_argument_group("common options")
    none = argparse.SUPPRESS if inherit else None
    no = argparse.SUPPRESS if inherit else False
    group.add_argument("--data-dir", metavar="DIR", type=Path, default=none, help="where everything is kept")
    group.add_argument("--window", metavar="WxH", type=window_size, default=none, help="size of the window")
    group.add_argument("--fullscreen", action="store_true", default=no, help="fill the screen")
    group.add_argument("--mute", action="store_true", default=no, help="no sound in this run")
    group.add_argument("--speed", metavar="X", type=speed, default=none, help="speed of motions, 0 to 4")
    group.add_argument(
        "--ui-trace", metavar="FILE", type=Path, default=none, help="append what the window shows to a file"
    )


def options_from(args: argparse.Namespace) -> Options:
    """Return the common options of a parsed command line."""
    return Options(args.data_dir, args.window, args.fullscreen, args.mute, args.speed, args.ui_trace)


def window_size(words: str) -> tuple[int, int]:
    """Return ``1280x720`` as two numbers of pixels. Raises ArgumentTypeError."""
    found = re.fullmatch(r"(\d{1,6})[x×X](\d{1,6})", words)
    size = (int(found[1]), int(found[2])) if found else (0, 0)
    if not all(least <= side <= LARGEST_SIDE for least, side in zip(SMALLEST, size, strict=True)):
        raise argparse.ArgumentTypeError(
            f"expected width and height such as 1280x720, at least {SMALLEST[0]}x{SMALLEST[1]} and at most "
            f"{LARGEST_SIDE} each, not {words!r}"
        )
    return size


def speed(words: str) -> float:
    """Return the speed of motions. Raises ArgumentTypeError."""
    try:
        value = float(words)
    except ValueError:
        value = -1.0
    if not 0.0 <= value <= FASTEST:
        raise argparse.ArgumentTypeError(f"expected a number from 0 (at once) to 4, not {words!r}")
    return value


class Whole:
    """Reads a whole number that is not below ``least``. Calling it raises ArgumentTypeError."""

    def __init__(self, least: int) -> None:
        self.least = least

    def __call__(self, words: str) -> int:
        try:
            number = int(words)
        except ValueError:
            number = self.least - 1
        if number < self.least:
            raise argparse.ArgumentTypeError(f"expected a whole number from {self.least} on, not {words!r}")
        return number


def seed(words: str) -> int:
    """Return a seed. Raises ArgumentTypeError."""
    try:
        value = int(words)
    except ValueError:
        value = -1
    if not 0 <= value <= LARGEST_SEED:
        raise argparse.ArgumentTypeError(f"expected a whole number from 0 to {LARGEST_SEED}, not {words!r}")
    return value
