"""Plays random games of Enemies & Lovers and counts all cards after every command: none may be lost or doubled.

    PYTHONPATH=. python -m tests.support.census [GAMES] [SEED]

Every house rule is on in half of the games, whoever may act out of turn does so now and then, and every game ends.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Event
from fae_tabletop.games.enemies_and_lovers.cards import CARDS
from fae_tabletop.games.enemies_and_lovers.public import EnemiesSetup, HouseRules
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS as GAME
from fae_tabletop.games.enemies_and_lovers.state import State

ALL = list(range(len(CARDS)))


def cards_of(state: State) -> list[int]:
    """Return every card of a state, wherever it lies."""
    found = [card for hand in state.hands for card in hand]
    found += [card for court in state.courts for slot in court for card in slot[1:] if card >= 0]
    return [*found, *state.draw, *state.discard, *state.resolving, *state.looking]


def count(seed: int) -> tuple[str, int]:
    """Play one game and return how it ended and after how many commands. Raises AssertionError for a wrong card."""
    dice = Dice(seed)
    rules = HouseRules(
        steal_skips_draw=dice.below(2) == 1,
        cancelled_x_still_skips=dice.below(2) == 1,
        shield_blocks_jude=dice.below(2) == 1,
        oak_target_only=dice.below(2) == 1,
        mortal_own_turn=dice.below(2) == 1,
        stall_rounds=3,
        max_rounds=30,  # games stay short
    )
    setup = EnemiesSetup(2 + seed % 3, rules)
    state = GAME.start(setup, seed).state
    # As at a table, where events are told and knowledge is kept, and as in search, where neither is.
    events: list[Event] | None = [] if seed // 3 % 2 else None
    commands = 0
    while state.why is None:
        others = [seat for seat in range(state.seats) if seat not in GAME.waiting(state)]
        spoken = [seat for seat in others if not dice.below(8) and GAME.commands(state, seat)]
        if spoken:
            GAME.advance(state, spoken[0], dice.choice(GAME.commands(state, spoken[0])), events)
        else:
            GAME.advance(state, *GAME.sample(state, dice), events)
        commands += 1
        assert sorted(cards_of(state)) == ALL, f"seed {seed}, after {commands} commands"
    return state.why, commands


def main(words: Sequence[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", type=int, nargs="?", default=10_000)
    parser.add_argument("seed", type=int, nargs="?", default=0)
    options = parser.parse_args(words)
    ends: Counter[str] = Counter()
    commands = 0
    for seed in range(options.seed, options.seed + options.games):
        why, more = count(seed)
        ends[why] += 1
        commands += more
    told = ", ".join(f"{number} {why}" for why, number in ends.most_common())
    sys.stdout.write(
        f"{options.games} games, {commands} commands, every card in one place after each; {told}\n"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
