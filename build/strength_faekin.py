"""Measure what talk is worth at FaeKin, how novices compare with experts that duel as long, and how the cast differs.

    python build/strength_faekin.py talk [--games 400]
    python build/strength_faekin.py equal [--games 400] [--sure 0.72,0.76,0.8]
    python build/strength_faekin.py characters [--games 60] [--level easy]
    python build/strength_faekin.py memory [--games 400] [--level easy]
    python build/strength_faekin.py duels [--games 40] --level expert

``talk`` lets five experts play that neither speak nor listen. ``equal`` lets five novices play that claim when they are
so sure, for each of the figures given: those whose median is that of the experts are the ones to compare.
``characters`` seats each of the cast among four players without a character, in turn on every seat, and counts what it
does. ``memory`` lets five equal players keep as many duels in mind as each dial of memory says. ``duels`` tells whom
five equal players challenge, by what they can learn there, and how readily they risk their identity. Everything
follows from --seed alone.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from functools import partial
from multiprocessing import get_context
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from fae_tabletop.app.options import Whole  # noqa: E402
from fae_tabletop.app.playing import Plan, asked, play_with  # noqa: E402
from fae_tabletop.app.reports import faekin_counted, faekin_told  # noqa: E402
from fae_tabletop.core.cast import CAST  # noqa: E402
from fae_tabletop.core.dice import Dice  # noqa: E402
from fae_tabletop.core.game import Budget, Seat  # noqa: E402
from fae_tabletop.games.faekin.accusing import doubted  # noqa: E402
from fae_tabletop.games.faekin.bot import BOT, CHARACTERS, LEVELS, FaeKinBot, Level, Thought  # noqa: E402
from fae_tabletop.games.faekin.characters import kept  # noqa: E402
from fae_tabletop.games.faekin.choosing import insight, targets  # noqa: E402
from fae_tabletop.games.faekin.commands import Answer, Duel, Say  # noqa: E402
from fae_tabletop.games.faekin.events import Said  # noqa: E402
from fae_tabletop.games.faekin.moves import usable  # noqa: E402
from fae_tabletop.games.faekin.public import FaekinSetup, place_of  # noqa: E402
from fae_tabletop.games.faekin.rules import FAEKIN  # noqa: E402
from fae_tabletop.games.faekin.state import State  # noqa: E402
from fae_tabletop.games.faekin.talk import Doubt, Evade  # noqa: E402
from fae_tabletop.games.faekin.verdicts import Round, is_known_to, judged  # noqa: E402

SEATS = 5
GRAIN = 100_000
"""Parts of 1 in which chances are summed up, as whole numbers."""


def played(level: Level, seed: int, number: int) -> Round:
    """Return round ``number`` of five players of one level in figures. Raises RuntimeError for a fault."""
    plan = Plan("faekin", FaekinSetup(SEATS), (level.name,) * SEATS, Budget(), seed)
    game = play_with(FAEKIN, FaeKinBot({level.name: level}), plan, number)
    if game.error:
        raise RuntimeError(game.error)
    figures: Round = game.figures
    return figures


def measure(heading: str, level: Level, games: int, seed: int, jobs: int) -> None:
    """Play and print the figures of many rounds."""
    with get_context("spawn").Pool(jobs) as pool:
        rounds = pool.map(partial(played, level, seed), range(games), chunksize=2)
    print(heading, *faekin_told(faekin_counted(rounds)), sep="\n", flush=True)


def measured(name: str, level: str, games: int, seed: int) -> str:
    """Return a row of the table of characters."""
    found: Counter[str] = Counter()
    duels: list[int] = []
    for number in range(games):
        seat = number % SEATS
        bots = [CHARACTERS[name] if one == seat else BOT for one in range(SEATS)]
        state = round_of(bots, level, Dice(seed).fork(number), seat, found)
        if state.claimant == seat:
            duels.append(len(state.duels))
            found["right"] += state.why == "claimant_court"
        view = FAEKIN.view(state, seat)
        for verdict in judged(state):
            said = state.talk[verdict.number]
            if verdict.seat == seat and isinstance(said, Said) and is_known_to(view, said.fact):
                found["known"] += 1
                found["lies"] += verdict.judgement == "lie"
    median = sorted(duels)[len(duels) // 2] if duels else 0
    claims = f"{len(duels)}, median after {median} duels"
    return (
        f"| {name} | {claims} | {share(found['right'], len(duels))} | {share(found['lies'], found['known'])} | "
        f"{share(found['evaded'], found['answers'])} | {share(found['accused'], found['caught'])} |"
    )


def round_of(bots: list[FaeKinBot], level: str, dice: Dice, watched: Seat, found: Counter[str]) -> State:
    """Play a round and count how one seat answers, and whether it calls out the lies that it knows of."""
    state = FAEKIN.start(FaekinSetup(SEATS), dice.below(1 << 24)).state
    caught: set[int] = set()
    while waiting := FAEKIN.waiting(state):
        for seat in asked(FAEKIN, state, waiting, SEATS):
            view = FAEKIN.view(state, seat)
            command = bots[seat].decide(view, level, Budget(), dice.fork(), None)
            if seat == watched:
                lie = doubted(view)
                if lie is not None and isinstance(lie.fact, Doubt) and lie.fact.statement not in caught:
                    caught.add(lie.fact.statement)
                    found["caught"] += 1
                if isinstance(command, Say):
                    found["accused"] += isinstance(command.fact, Doubt) and command.answers is None
                    found["answers"] += command.answers is not None
                    found["evaded"] += isinstance(command.fact, Evade)
            if command is not None:
                state = FAEKIN.apply(state, seat, command).state
                break
    return state


def duelled(level: str, seed: int, number: int) -> Counter[str]:
    """Return what was to be learned from whom in round ``number``, and how often an identity was risked."""
    found: Counter[str] = Counter()
    dice = Dice(seed).fork(number)
    state = FAEKIN.start(FaekinSetup(SEATS), dice.below(1 << 24)).state
    while waiting := FAEKIN.waiting(state):
        for seat in asked(FAEKIN, state, waiting, SEATS):
            view = FAEKIN.view(state, seat)
            command = BOT.decide(view, level, Budget(), dice.fork(), None)
            if command is not None:
                break
        if isinstance(command, Duel):
            belief = Thought(view, LEVELS[level], Budget(), dice).belief()
            worth = {target: insight(view, belief, place_of(SEATS, target)) for target in targets(view)}
            found["duels"] += 1
            found["before"] += round(GRAIN * belief.best()[1])
            found["chosen"] += round(GRAIN * worth[command.target])
            found["any"] += round(GRAIN * sum(worth.values()) / len(worth))
        if isinstance(command, Duel | Answer) and view.identity in usable(view) and len(usable(view)) > 1:
            found["risky"] += 1
            found["risked"] += command.card == view.identity
            found["evenly"] += round(GRAIN / len(usable(view)))
        assert command is not None, "whoever is waited for acts"
        state = FAEKIN.apply(state, seat, command).state
    return found


def duels_told(found: Counter[str]) -> list[str]:
    """Return the figures of all duels as lines."""
    whole = GRAIN * max(1, found["duels"])
    before, chosen, anybody = (100 * found[name] / whole for name in ("before", "chosen", "any"))
    evenly = 100 * found["evenly"] / (GRAIN * max(1, found["risky"]))
    return [
        f"duels: {found['duels']}; the likeliest Heirs: {before:.1f} % before, {chosen:.1f} % after a look at whoever "
        f"was challenged, {anybody:.1f} % after a look at anybody",
        f"identity committed: {share(found['risked'], found['risky'])}; evenly it would be {evenly:.0f} %",
    ]


def share(part: int, whole: int) -> str:
    """Return a share in per cent, and of how many."""
    return f"{100 * part / whole:.0f} % of {whole}" if whole else "none"


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("talk", "equal", "characters", "memory", "duels"))
    parser.add_argument("--games", type=Whole(1), help="rounds; 400, 60 for each character, 40 for duels")
    parser.add_argument("--level", choices=("novice", "easy", "medium", "hard", "expert"), default="easy")
    parser.add_argument(
        "--sure", default="0.72,0.76,0.8", metavar="P,P…", help="how sure the novices must be"
    )
    parser.add_argument("--seed", type=Whole(0), default=1)
    parser.add_argument("--jobs", type=Whole(1), default=1)
    args = parser.parse_args()
    if args.what == "talk":
        mute = LEVELS["expert"]._replace(manners=None, trust=None)
        measure("experts without talk", mute, args.games or 400, args.seed, args.jobs)
    elif args.what == "equal":
        for sure in map(float, args.sure.split(",")):
            novice = LEVELS["novice"]._replace(threshold=sure)
            measure(f"novices, sure at {100 * sure:.0f} %", novice, args.games or 400, args.seed, args.jobs)
    elif args.what == "memory":
        level = LEVELS[args.level]
        for dial in sorted({character.memory for character in CAST.values()}):
            duels = kept(CAST["Grumm"]._replace(memory=dial), level.memory)
            heading = f"memory {dial}: {'all' if duels is None else duels} duels in mind"
            measure(heading, level._replace(memory=duels), args.games or 400, args.seed, args.jobs)
    elif args.what == "duels":
        with get_context("spawn").Pool(args.jobs) as pool:
            found: Counter[str] = Counter()
            for one in pool.imap(partial(duelled, args.level, args.seed), range(args.games or 40)):
                found.update(one)
        print(*duels_told(found), sep="\n", flush=True)
    else:
        print("| character | claims | right | lies | no answer | lies called out |")
        print("| --- | --- | ---: | ---: | ---: | ---: |")
        with get_context("spawn").Pool(args.jobs) as pool:
            row = partial(measured, level=args.level, games=args.games or 60, seed=args.seed)
            print(*pool.imap(row, CHARACTERS), sep="\n", flush=True)


if __name__ == "__main__":
    main()
