"""Measure how the characters of Enemies & Lovers differ, and whether any seat is attacked more than another.

    python build/strength_enemies.py characters [--games 40] [--level easy]
    python build/strength_enemies.py seats [--games 200] [--level easy]

``characters`` seats each of the cast among three players without a character, in turn on every seat, and counts
what it does. ``seats`` lets four equal players play and counts at whom attacks are aimed. Everything follows from
--seed alone.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from math import sqrt
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from fae_tabletop.app.options import Whole  # noqa: E402
from fae_tabletop.core.dice import Dice  # noqa: E402
from fae_tabletop.core.game import Budget, Command, Seat  # noqa: E402
from fae_tabletop.games.enemies_and_lovers.bot import BOT, CHARACTERS, EnemiesBot  # noqa: E402
from fae_tabletop.games.enemies_and_lovers.cards import CARD, CardId  # noqa: E402
from fae_tabletop.games.enemies_and_lovers.characters import harms_to  # noqa: E402
from fae_tabletop.games.enemies_and_lovers.commands import Place, Play  # noqa: E402
from fae_tabletop.games.enemies_and_lovers.public import EnemiesSetup, View  # noqa: E402
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS as GAME  # noqa: E402

SEATS = 4
CROWN: CardId = "the_crown_of_elfhame"
SPREAD = 1.96
"""Standard errors on either side that hold the truth 19 times of 20."""


def decisions(bots: list[EnemiesBot], level: str, dice: Dice) -> Iterator[tuple[View, Command]]:
    """Play one game and yield what each seat saw before each of its commands; the last view is of the end."""
    state = GAME.start(EnemiesSetup(len(bots)), dice.below(1 << 24)).state
    while waiting := GAME.waiting(state):
        for seat in (*(one for one in range(len(bots)) if one not in waiting), waiting[0]):
            if not GAME.commands(state, seat):
                continue
            view = GAME.view(state, seat)
            command = bots[seat].decide(view, level, Budget(), dice.fork(), None)
            if command is not None:
                yield view, command
                state = GAME.apply(state, seat, command).state
                break
    yield GAME.view(state, 0), Play(CROWN)


def attacked(command: Command) -> Seat | None:
    """Return at whom a command is aimed."""
    return command.at if isinstance(command, Play) else None


def noted(view: View, command: Command, found: Counter[str]) -> None:
    """Count what one command shows of a character."""
    at = attacked(command)
    if at is not None:
        found["attacks"] += 1
        harms = harms_to(view, 4 * view.players)
        others = [seat for seat in range(view.players) if seat != view.seat]
        laid = [sum(slot.filled for slot in court) for court in view.courts]
        if len({harms[seat] for seat in others}) > 1:
            found["grudges"] += 1
            found["avenged"] += harms[at] == max(harms[seat] for seat in others)
        if len({laid[seat] for seat in others}) > 1:
            found["unequal"] += 1
            found["leader"] += laid[at] == max(laid[seat] for seat in others)
            found["last"] += laid[at] == min(laid[seat] for seat in others)
    own = CROWN in view.hand or any(slot.card == CROWN for slot in view.court)
    if isinstance(command, Play) and CARD[command.card].effect == "flash":
        found["flashes"] += 1
        found["flashes as holder"] += own
    if isinstance(command, Place):
        found["laid"] += 1
        found["decoys"] += CARD[command.card].subtype == "trap"
        found["crowns laid"] += command.card == CROWN


def measure_characters(games: int, level: str, seed: int) -> None:
    """Print for each character how often it does what its dials speak of."""
    print(
        "| character | wins | at who harmed it most | at the leader | at the last | Flash as holder | traps laid |"
    )
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    for name, bot in CHARACTERS.items():
        found: Counter[str] = Counter()
        for number in range(games):
            seat = number % SEATS
            bots = [bot if one == seat else BOT for one in range(SEATS)]
            for view, command in decisions(bots, level, Dice(seed).fork(number)):
                if view.why is not None:
                    found["wins"] += view.winner == seat
                elif view.seat == seat:
                    noted(view, command, found)
        print(
            f"| {name} | {100 * found['wins'] / games:.0f} % | {share(found, 'avenged', 'grudges')} | "
            f"{share(found, 'leader', 'unequal')} | {share(found, 'last', 'unequal')} | "
            f"{share(found, 'flashes as holder', 'flashes')} | {share(found, 'decoys', 'laid')} |",
            flush=True,
        )


def share(found: Counter[str], part: str, whole: str) -> str:
    """Return a share in per cent, and of how many."""
    return f"{100 * found[part] / found[whole]:.0f} % of {found[whole]}" if found[whole] else "none"


def measure_seats(games: int, level: str, seed: int) -> None:
    """Print at which seat how many attacks were aimed."""
    aimed: Counter[Seat] = Counter()
    for number in range(games):
        for view, command in decisions([BOT] * SEATS, level, Dice(seed).fork(number)):
            at = attacked(command)
            if at is not None and view.why is None:
                aimed[at] += 1
    total = sum(aimed.values())
    for seat in range(SEATS):
        part = aimed[seat] / total
        reach = SPREAD * sqrt(0.1875 / total)
        print(f"seat {seat}: {100 * part:.1f} % of {total} (chance alone: 25 ± {100 * reach:.1f} %)")


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("characters", "seats"))
    parser.add_argument("--games", type=Whole(1), help="games; 40 for each character, 200 for the seats")
    parser.add_argument("--level", choices=("easy", "medium", "hard", "expert"), default="easy")
    parser.add_argument("--seed", type=Whole(0), default=7)
    args = parser.parse_args()
    if args.what == "characters":
        measure_characters(args.games or 40, args.level, args.seed)
    else:
        measure_seats(args.games or 200, args.level, args.seed)


if __name__ == "__main__":
    main()
