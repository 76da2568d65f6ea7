"""Flat Monte Carlo: every command gets the same number of random games; the best mean wins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Clock, Command, Game, S, Seat, V
from fae_tabletop.search.ismcts import GLANCE, uniform_playout


def flat_monte_carlo(
    game: Game[S, V],
    seat: Seat,
    options: Sequence[Command],
    determinize: Callable[[Dice], S],
    dice: Dice,
    games: int | None,
    clock: Clock | None = None,
    deadline: float = inf,
) -> Command:
    """Return the command of ``options`` that won most of ``games`` random games, dealt out in turn.

    ``games`` may be None when ``clock`` ends the search at ``deadline``; each command is tried at least once
    unless time runs out. Raises ValueError without options or without any limit.
    """
    if not options:
        raise ValueError("there is nothing to choose from")
    if games is None and clock is None:
        raise ValueError("a search needs a limit by games or by a clock")
    totals = [0.0] * len(options)
    tries = [0] * len(options)
    played = 0
    while games is None or played < max(games, len(options)):
        if clock is not None and played % GLANCE == 0 and played and clock() >= deadline:
            break
        place = played % len(options)
        state = determinize(dice)
        for other in game.waiting(state):
            if other != seat:
                game.advance(state, other, dice.choice(game.commands(state, other)), None)
        game.advance(state, seat, options[place], None)
        totals[place] += uniform_playout(game, state, dice)[seat]
        tries[place] += 1
        played += 1
    means = [total / count if count else -1.0 for total, count in zip(totals, tries, strict=True)]
    return options[max(range(len(options)), key=means.__getitem__)]
