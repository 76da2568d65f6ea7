"""Measure what makes the bots of Enthrone strong, beyond who beats whom (that is ``simulate``).

    python build/strength.py parts [--games 100] [--budget 1500]
    python build/strength.py observer [--games 200] [--budget 1500]
    python build/strength.py endings [--positions 200] [--budget 1500]

``parts`` plays the expert against itself without memory, without look-ahead and without belief. ``observer``
lets somebody bet on the expert's most-moved pawn. ``endings`` holds the expert against an exhaustive solver in
positions in which it knows the rival. Everything follows from --seed alone, except the seconds.
"""

from __future__ import annotations

import argparse
import sys
import time
from math import sqrt
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from fae_tabletop.app.options import Whole  # noqa: E402
from fae_tabletop.app.playing import Plan, play_with  # noqa: E402
from fae_tabletop.app.simulate import counted, told  # noqa: E402
from fae_tabletop.core.dice import Dice  # noqa: E402
from fae_tabletop.core.game import Budget  # noqa: E402
from fae_tabletop.games.enthrone.bot import BOT  # noqa: E402
from fae_tabletop.games.enthrone.rules import ENTHRONE  # noqa: E402
from fae_tabletop.games.enthrone.setup import standard_setup  # noqa: E402
from tests.support import lesser  # noqa: E402
from tests.support.endings import endings  # noqa: E402
from tests.support.lesser import EXPERT, LESSER  # noqa: E402
from tests.support.observer import MOMENT, stakes_kept  # noqa: E402
from tests.support.solver import solved  # noqa: E402

THOUGHT = Budget(60)
"""What the bots spend on a move that play the endings on."""
PLIES = 4
"""How many turns an ending is solved to."""
SPREAD = 1.96
"""Standard errors on either side that hold the truth 19 times of 20."""


def interval(share: float, count: int) -> str:
    """Return a share of ``count`` trials in per cent, and between what the truth lies (Wilson's interval)."""
    scale = 1 + SPREAD**2 / count
    middle = (share + SPREAD**2 / (2 * count)) / scale
    reach = SPREAD * sqrt(share * (1 - share) / count + SPREAD**2 / (4 * count**2)) / scale
    return f"{100 * share:.1f} % (95 %: {100 * (middle - reach):.1f} to {100 * (middle + reach):.1f})"


def measure_parts(games: int, budget: Budget, seed: int) -> None:
    """Print how the whole expert fares against each lesser one."""
    for name in LESSER:
        plan = Plan("enthrone", standard_setup(), ("expert", name), budget, seed)
        begun = time.perf_counter()
        played = [play_with(ENTHRONE, lesser.BOT, plan, number) for number in range(games)]
        print(told(counted(plan, played, time.perf_counter() - begun)), flush=True)


def measure_observer(games: int, budget: Budget, seed: int) -> None:
    """Print how often a bet on the most-moved pawn is right."""
    dice = Dice(seed)
    kept: list[float] = []
    ended = 0
    for _ in range(games):
        found = stakes_kept(standard_setup(), dice.below(1 << 24), BOT, "expert", budget)
        kept += found
        ended += not found
    right = sum(kept) / len(kept)
    print(f"{len(kept)} bets after turn {MOMENT}; {ended} of {games} games ended before")
    print(f"  right in {interval(right, len(kept))}; chance is 20 %")


def measure_endings(positions: int, budget: Budget, seed: int) -> None:
    """Print how often the expert's move is one that the solver finds best, where it matters what is played."""
    matters = agreed = seen = 0
    for state in endings(standard_setup(), seed, THOUGHT):
        seen += 1
        outcomes = solved(state, PLIES)
        best = max(outcomes.values())
        if min(outcomes.values()) == best:
            continue
        made = BOT.decide(ENTHRONE.view(state, state.to_move), "expert", budget, Dice(seed).fork(seen), None)
        assert made is not None, "a seat that is waited for decides"
        agreed += outcomes[made] == best
        matters += 1
        if matters == positions:
            break
    print(f"{seen} positions with a known rival; in {matters} the move decides what {PLIES} turns lead to")
    print(f"  the expert's move is among the solver's best in {interval(agreed / matters, matters)}")


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("parts", "observer", "endings"))
    parser.add_argument("--games", type=Whole(1), help="games; 100 for each part, 200 for the observer")
    parser.add_argument("--positions", type=Whole(1), default=200, help="positions in which the move matters")
    parser.add_argument("--budget", type=Whole(1), default=EXPERT.iterations, help="iterations a decision")
    parser.add_argument("--seed", type=Whole(0), default=7)
    args = parser.parse_args()
    budget = Budget(args.budget)
    if args.what == "parts":
        measure_parts(args.games or 100, budget, args.seed)
    elif args.what == "observer":
        measure_observer(args.games or 200, budget, args.seed)
    else:
        measure_endings(args.positions, budget, args.seed)


if __name__ == "__main__":
    main()
