"""Deals anew what a seat may not know: by enumeration, apart from the games' own ``imagine``, for the audit.

A world begins as the dealt state with other secrets in it and then follows the match command by command. It
stays possible as long as the rules allow every command that was given and end the game where it really ended.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Command, Event, Game, Illegal, Seat
from fae_tabletop.games.enthrone.public import PAWNS, Choose
from fae_tabletop.games.enthrone.state import State


class World(NamedTuple):
    """A state that one seat cannot tell from the real one, and the events it told that seat on the way."""

    state: Any
    told: tuple[Event, ...]


class Redeal(NamedTuple):
    """How the secrets of a game are dealt anew, for one seat.

    ``worlds`` takes the dealt state and the seat and returns that state once for each way to deal what the
    seat may not know. ``answers`` takes a world's state, another seat and the command that this seat gave in
    secret, and returns what it may have given instead, or None when the command is known to all.
    """

    worlds: Callable[[Any, Seat], list[Any]]
    answers: Callable[[Any, Seat, Command], Sequence[Command] | None]


def enthrone_worlds(state: State, seat: Seat) -> list[State]:
    """Return the ways to deal the five cards that ``seat`` does not hold: three to the rival, two aside."""
    hidden = [pawn for pawn in range(len(PAWNS)) if pawn not in state.hands[seat]]
    found = []
    for hand in combinations(hidden, len(state.hands[1 - seat])):
        world = state.copy()
        world.hands = (hand, state.hands[1]) if seat == 1 else (state.hands[0], hand)
        world.aside = tuple(pawn for pawn in hidden if pawn not in hand)
        found.append(world)
    return found


def enthrone_answers(state: State, other: Seat, command: Command) -> Sequence[Command] | None:
    """Return the identities that ``other`` may have chosen; every move is known to all."""
    if isinstance(command, Choose):
        return [Choose(PAWNS[pawn]) for pawn in state.hands[other]]
    return None


REDEALS: dict[str, Redeal] = {"enthrone": Redeal(enthrone_worlds, enthrone_answers)}
"""How each game is dealt anew."""


def begun(redeal: Redeal, state: Any, seat: Seat) -> list[World]:
    """Return the worlds of ``seat`` after the deal."""
    return [World(world, ()) for world in redeal.worlds(state, seat)]


def followed(
    game: Game[Any, Any],
    redeal: Redeal,
    worlds: Iterable[World],
    viewer: Seat,
    seat: Seat,
    command: Command,
    over: bool,
) -> list[World]:
    """Return the worlds in which ``seat`` may have given ``command`` as far as ``viewer`` can tell.

    ``over`` tells whether the real game has ended with it.
    """
    found: list[World] = []
    for world in worlds:
        answers = None if seat == viewer else redeal.answers(world.state, seat, command)
        for answer in (command,) if answers is None else answers:
            try:
                state, events = game.apply(world.state, seat, answer)
            except Illegal:
                continue
            if (game.returns(state) is not None) == over:
                told = tuple(event for event in events if event.told_to(viewer))
                found.append(World(state, (*world.told, *told)))
    return found


def picked(game: Game[Any, Any], worlds: Sequence[World], real: Any, dice: Dice, least: int) -> list[World]:
    """Return ``least`` of the worlds that differ from the ``real`` state, or all where fewer exist."""
    facts = game.facts(real)
    others = [world for world in worlds if game.facts(world.state) != facts]
    return dice.shuffled(others)[:least]
