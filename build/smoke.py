"""Plays the opening of Enthrone as a person would: real window, real pointer, and what the trace tells.

    python build/smoke.py [--moves N] [--pictures FOLDER] [PROGRAM]

PROGRAM is a built program; without one the source of this clone is played. From the title it goes to a table,
makes N moves, kills the program, continues the match, moves once more and closes the window. Exit status 0
when all of that went as it must, otherwise 1 with a sentence and a picture of the screen.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from screen import NoScreen, Screen

ROOT = Path(__file__).resolve().parent.parent
WINDOW = (1280, 720)
PATIENCE = 30.0
"""Seconds to wait for anything: a start on a busy machine, a bot's thought."""
QUIET = 0.2
"""Seconds without a new line after which the screen is taken as settled."""
QUIT = 2.0
"""Seconds that quitting may take."""

# What to click on a way to the table, in this order; the first that is there and enabled.
WAY = ("game:enthrone", "button:play", "button:start", "fist:left", "button:go-on", "button:continue")
PAWNS = ("King", "Archer", "Wizard", "Jester", "Demon", "Knight", "Priestess", "Assassin")


class WentWrong(Exception):
    """The program did not do what it must; the message says what was seen instead."""


@dataclass
class Play:
    """The program running on a screen, and what its trace told last."""

    screen: Screen
    command: Sequence[str]
    folder: Path
    line: dict[str, Any] = field(default_factory=dict)

    def start(self) -> None:
        """Start the program with a new trace, and wait for its window."""
        self.trace = self.folder / f"trace-{time.monotonic_ns()}.jsonl"
        self.trace.touch()
        options = ["--data-dir", str(self.folder / "data"), "--ui-trace", str(self.trace), "--mute"]
        options += ["--window", f"{WINDOW[0]}x{WINDOW[1]}", "--speed", "0"]
        environment = {key: value for key, value in os.environ.items() if key != "SDL_VIDEODRIVER"}
        environment |= {"DISPLAY": self.screen.name, "SDL_AUDIODRIVER": "dummy", "PYTHONPATH": str(ROOT)}
        self.process = subprocess.Popen([*self.command, *options], env=environment)
        self.lines, self.line = self._lines(), {}
        self.origin = self.screen.place(PATIENCE)
        self.settled(lambda line: True)

    def settled(self, until: Callable[[dict[str, Any]], bool]) -> None:
        """Wait until nothing is busy, ``until`` agrees and no more news comes. Raises WentWrong."""
        end, quiet = time.monotonic() + PATIENCE, 0.0
        while time.monotonic() < end:
            news = next(self.lines)
            if news is not None:
                self.line, quiet = news, time.monotonic() + QUIET
            elif self.line and not self.line["busy"] and until(self.line) and time.monotonic() > quiet:
                return
            elif self.process.poll() is not None:
                raise WentWrong(f"The program ended by itself with status {self.process.returncode}.")
            else:
                time.sleep(0.02)
        raise WentWrong(f"Nothing came of it in {PATIENCE} seconds. {self.there()}")

    def enabled(self, prefix: str) -> list[dict[str, Any]]:
        """Return the hotspots that can be clicked now and whose id begins with ``prefix``."""
        return [spot for spot in self.line["hotspots"] if spot["enabled"] and spot["id"].startswith(prefix)]

    def click(self, spot: dict[str, Any]) -> None:
        """Click the middle of a hotspot and wait for what comes of it. Raises WentWrong."""
        x, y, width, height = spot["rect"]
        print(f"  {self.line['scene']}: {spot['id']} ({spot['label']})", flush=True)
        before = _substance(self.line)
        self.screen.click(self.origin[0] + round(x + width / 2), self.origin[1] + round(y + height / 2))
        self.settled(lambda line: _substance(line) != before)

    def there(self) -> str:
        """Return what is on the screen, for a message."""
        spots = [spot["id"] + ("" if spot["enabled"] else " (off)") for spot in self.line.get("hotspots", ())]
        return f"At '{self.line.get('scene')}' there is: {', '.join(spots) or 'nothing'}."

    def kill(self) -> None:
        """End the program as a power cut would."""
        self.process.kill()
        self.process.wait()

    def close(self) -> None:
        """Close the window as a person does. Raises WentWrong when the program takes long or ends badly."""
        self.screen.ask_to_close()
        try:
            status = self.process.wait(QUIT)
        except subprocess.TimeoutExpired as error:
            raise WentWrong(
                f"The program was still there {QUIT} seconds after its window was closed."
            ) from error
        if status:
            raise WentWrong(f"The program ended with status {status} after its window was closed.")

    def _lines(self) -> Iterator[dict[str, Any] | None]:
        """Yield the lines of the trace as they come, None while there is no whole new one."""
        rest = ""
        with self.trace.open(encoding="utf-8") as file:
            while True:
                rest += file.readline()
                if rest.endswith("\n"):
                    yield json.loads(rest)
                    rest = ""
                else:
                    yield None


def to_table(play: Play) -> None:
    """Go from the title to a table where it is this seat's turn. Raises WentWrong."""
    for _ in range(20):
        if play.line["scene"] == "table" and play.enabled("tile:"):
            return
        if play.line["scene"] == "choose-identity":
            chosen = any(
                spot["selected"] for spot in play.line["hotspots"] if spot["id"].startswith("identity:")
            )
            way = play.enabled("button:start") if chosen else play.enabled("identity:")
        else:
            way = [spot for wanted in WAY for spot in play.enabled(wanted)]
        if not way:
            break
        play.click(way[0])
    raise WentWrong(f"There is no way to the table. {play.there()}")


def move(play: Play) -> None:
    """Make one move: a tile that can be taken, then an empty space it reaches. Raises WentWrong."""
    before = _conveyor(play.line)
    for tile in play.enabled("tile:"):
        play.click(tile)
        # A space with a pawn on it can be clicked too when that pawn has a move of its own.
        cells = [cell for cell in play.enabled("cell:") if not any(name in cell["label"] for name in PAWNS)]
        if cells:
            play.click(cells[-1])
            for answer in play.enabled("button:yes")[:1]:
                play.click(answer)
            play.settled(lambda line: _conveyor(line) != before and line["scene"] == "table")
            return
    raise WentWrong(f"No tile reaches an empty space. {play.there()}")


def _conveyor(line: dict[str, Any]) -> list[str]:
    """Return what lies on the action board; every move changes it."""
    return [spot["label"] for spot in line["hotspots"] if spot["id"].startswith("tile:")]


def opening(play: Play, moves: int, pictures: Path | None) -> None:
    """Play the opening, be killed, continue, and close. Raises WentWrong, NoScreen."""

    def seen(name: str) -> None:
        if pictures is not None:
            play.screen.picture(pictures / f"{name}.png")

    play.start()
    seen("title")
    to_table(play)
    seen("table")
    for _ in range(moves):
        move(play)
    seen("moved")
    play.kill()
    play.start()
    offer = play.enabled("button:continue")
    if not offer:
        raise WentWrong(f"After a kill the title offers no Continue. {play.there()}")
    play.click(offer[0])
    to_table(play)
    move(play)
    seen("continued")
    play.close()


def _substance(line: dict[str, Any]) -> object:
    """Return what a click can change, without what the pointer's place alone does."""
    spots = [(spot["id"], spot["enabled"], spot["selected"]) for spot in line["hotspots"]]
    return line["scene"], line["prompt"], spots


def main(arguments: Sequence[str]) -> int:
    """Play, and return the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("program", nargs="?", help="a built program; by default the source")
    parser.add_argument("--moves", type=int, default=3, help="own moves before the kill")
    parser.add_argument("--pictures", type=Path, help="a folder for pictures of the screen")
    given = parser.parse_args(arguments)
    command = [given.program] if given.program else [sys.executable, "-m", "fae_tabletop"]
    if given.pictures is not None:
        given.pictures.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, Screen(*WINDOW) as screen:
        play = Play(screen, command, Path(folder))
        try:
            opening(play, given.moves, given.pictures)
        except (WentWrong, NoScreen) as error:
            picture = Path(tempfile.gettempdir()) / "fae-tabletop-smoke.png"
            screen.picture(picture)
            print(f"{error}\nThe screen then: {picture}", file=sys.stderr)
            return 1
        finally:
            play.kill()
    print(f"{given.moves + 1} moves, a kill, a continue and a proper end.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
