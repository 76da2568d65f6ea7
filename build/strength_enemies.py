"""Measure how dials and characters of Enemies & Lovers differ, and whether any seat is attacked more than another.

    python build/strength_enemies.py dials [--games 40] [--level easy]
    python build/strength_enemies.py characters [--games 40] [--level easy]
    python build/strength_enemies.py seats [--games 200] [--level easy]

``dials`` seats somebody with one dial at 1 and then at 5, all others in the middle, among three players without a
character, in turn on every seat, and counts what that dial speaks of; ``characters`` does the same for each of the
cast and counts all of it. ``seats`` lets four equal players play and counts at whom attacks are aimed. Everything
follows from --seed alone.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from math import sqrt
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from fae_tabletop.app.options import Whole  # noqa: E402
from fae_tabletop.core.cast import MIDDLE, Character  # noqa: E402
from fae_tabletop.core.dice import Dice  # noqa: E402
from fae_tabletop.core.game import Budget, Command, Seat  # noqa: E402
from fae_tabletop.games.enemies_and_lovers.bot import BOT, CHARACTERS, LEVELS, EnemiesBot  # noqa: E402
from fae_tabletop.games.enemies_and_lovers.cards import CARD, NUMBER, CardId  # noqa: E402
from fae_tabletop.games.enemies_and_lovers.characters import harms_to  # noqa: E402
from fae_tabletop.games.enemies_and_lovers.commands import Place, Play  # noqa: E402
from fae_tabletop.games.enemies_and_lovers.evaluation import LACKING  # noqa: E402
from fae_tabletop.games.enemies_and_lovers.public import EnemiesSetup, View  # noqa: E402
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS as GAME  # noqa: E402
from fae_tabletop.games.enemies_and_lovers.state import TYPE  # noqa: E402

SEATS = 4
CROWN: CardId = "the_crown_of_elfhame"
FLASH: CardId = "val_moren"
SPREAD = 1.96
"""Standard errors on either side that hold the truth 19 times of 20."""
LONG_AGO, IN_MIND = 4, 10
"""Rounds between which a harm is an old one: a short memory has dropped it, the longest keeps it."""
DIALS: dict[str, str] = {
    "memory": "at who harmed it most 4 to 10 rounds ago",
    "daring": "Crown laid early",
    "bluff": "decoy laid",
    "grudge": "at who harmed it most",
    "mercy": "at the last",
}
"""The figure that each dial speaks of."""
FIGURES = (*DIALS.values(), "Flash as holder")
MIDDLING: dict[str, Any] = {"name": "", **dict.fromkeys(DIALS, MIDDLE)}
"""Somebody with all dials in the middle."""


def decisions(
    bots: list[EnemiesBot], level: str, dice: Dice
) -> Iterator[tuple[View, tuple[Command, ...], Command]]:
    """Play one game and yield what each seat saw, could do and did; the last view is of the end."""
    state = GAME.start(EnemiesSetup(len(bots)), dice.below(1 << 24)).state
    while waiting := GAME.waiting(state):
        for seat in (*(one for one in range(len(bots)) if one not in waiting), waiting[0]):
            options = GAME.commands(state, seat)
            if not options:
                continue
            view = GAME.view(state, seat)
            command = bots[seat].decide(view, level, Budget(), dice.fork(), None)
            if command is not None:
                yield view, options, command
                state = GAME.apply(state, seat, command).state
                break
    yield GAME.view(state, 0), (), Play(CROWN)


def types_of(cards: Iterable[CardId | None]) -> int:
    """Return the types of Court cards, as bits."""
    found = 0
    for card in cards:
        found |= 0 if card is None else TYPE[NUMBER[card]]
    return found


def attacked(command: Command) -> Seat | None:
    """Return at whom a command is aimed."""
    return command.at if isinstance(command, Play) else None


class Figures:
    """What somebody did, and how often it could have done so or not."""

    def __init__(self) -> None:
        self.games = self.wins = 0
        self.did: Counter[str] = Counter()
        self.could: Counter[str] = Counter()

    def note(self, figure: str, did: bool) -> None:
        """Count one chance."""
        self.could[figure] += 1
        self.did[figure] += did

    def share(self, figure: str) -> str:
        """Return a figure in per cent, and of how many chances."""
        if not self.could[figure]:
            return "none"
        return f"{100 * self.did[figure] / self.could[figure]:.0f} % of {self.could[figure]}"

    def see(self, view: View, options: tuple[Command, ...], command: Command) -> None:
        """Count what one command shows."""
        at = attacked(command)
        if at is not None:
            others = [seat for seat in range(view.players) if seat != view.seat]
            harms = harms_to(view, LONG_AGO * view.players)
            ages_ago = harms_to(view, IN_MIND * view.players)
            old = [ever - lately for ever, lately in zip(ages_ago, harms, strict=True)]
            laid = [-sum(slot.filled for slot in court) for court in view.courts]
            for figure, counts in (
                (DIALS["memory"], old), (DIALS["grudge"], harms), (DIALS["mercy"], laid)
            ):  # fmt: skip
                if len({counts[seat] for seat in others}) > 1:
                    self.note(figure, counts[at] == max(counts[seat] for seat in others))
        if view.step == "place" and view.pending is None and view.turn == view.seat:
            lies = types_of(slot.card for slot in view.court)
            after = {
                option.card: LACKING[lies | TYPE[NUMBER[option.card]]]
                for option in options
                if isinstance(option, Place)
            }
            if CROWN in after and 0 not in after.values():
                self.note(DIALS["daring"], isinstance(command, Place) and command.card == CROWN)
            decoys = [
                card
                for card, lacking in after.items()
                if lacking == LACKING[lies] and CARD[card].subtype != "shield"
            ]
            if decoys and 0 not in after.values():
                self.note(DIALS["bluff"], isinstance(command, Place) and command.card in decoys)
        own = CROWN in view.hand or any(slot.card == CROWN for slot in view.court)
        if own and FLASH in view.hand and any(isinstance(one, Play) and one.card == FLASH for one in options):
            self.note("Flash as holder", isinstance(command, Play) and command.card == FLASH)


def watched(bot: EnemiesBot, games: int, level: str, seed: int) -> Figures:
    """Let ``bot`` play among three without a character, in turn on every seat, and return what it did."""
    found = Figures()
    for number in range(games):
        seat = number % SEATS
        bots = [bot if one == seat else BOT for one in range(SEATS)]
        for view, options, command in decisions(bots, level, Dice(seed).fork(number)):
            if view.why is not None:
                found.games += 1
                found.wins += view.winner == seat
            elif view.seat == seat:
                found.see(view, options, command)
    return found


def measure_dials(games: int, level: str, seed: int) -> None:
    """Print for each dial what it speaks of, lowest and highest, and the same of Flash for bluff."""
    print("| dial | what it shows in | at 1 | at 5 | wins at 1 | wins at 5 |")
    print("| --- | --- | ---: | ---: | ---: | ---: |")
    for dial, figure in DIALS.items():
        ends = [
            watched(EnemiesBot(LEVELS, Character(**{**MIDDLING, dial: value})), games, level, seed)
            for value in (1, 5)
        ]
        for what in (figure, "Flash as holder") if dial == "bluff" else (figure,):
            shares = " | ".join(end.share(what) for end in ends)
            wins = " | ".join(f"{100 * end.wins / end.games:.0f} %" for end in ends)
            print(f"| {dial} | {what} | {shares} | {wins} |", flush=True)


def measure_characters(games: int, level: str, seed: int) -> None:
    """Print for each character how often it does what its dials speak of."""
    print(f"| character | wins | {' | '.join(FIGURES)} |")
    print(f"| --- | {' | '.join('---:' for _ in range(1 + len(FIGURES)))} |")
    for name, bot in CHARACTERS.items():
        found = watched(bot, games, level, seed)
        shares = " | ".join(found.share(figure) for figure in FIGURES)
        print(f"| {name} | {100 * found.wins / games:.0f} % | {shares} |", flush=True)


def measure_seats(games: int, level: str, seed: int) -> None:
    """Print at which seat how many attacks were aimed."""
    aimed: Counter[Seat] = Counter()
    for number in range(games):
        for view, _, command in decisions([BOT] * SEATS, level, Dice(seed).fork(number)):
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
    parser.add_argument("what", choices=("dials", "characters", "seats"))
    parser.add_argument(
        "--games", type=Whole(1), help="games; 40 for each character and end of a dial, 200 for the seats"
    )
    parser.add_argument("--level", choices=("easy", "medium", "hard", "expert"), default="easy")
    parser.add_argument("--seed", type=Whole(0), default=7)
    args = parser.parse_args()
    if args.what == "dials":
        measure_dials(args.games or 40, args.level, args.seed)
    elif args.what == "characters":
        measure_characters(args.games or 40, args.level, args.seed)
    else:
        measure_seats(args.games or 200, args.level, args.seed)


if __name__ == "__main__":
    main()
