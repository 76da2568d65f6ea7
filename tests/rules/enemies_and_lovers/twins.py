"""Two matches that differ only in which of two cards, both hidden from seat 0, lies where: until one of them shows."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

import msgspec

from fae_tabletop.core.codec import Codec
from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Command, Seat, Step
from fae_tabletop.games.enemies_and_lovers.cards import CARD, CARDS, IDS
from fae_tabletop.games.enemies_and_lovers.commands import Interrupt, Play
from fae_tabletop.games.enemies_and_lovers.public import EnemiesSetup
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS as GAME
from fae_tabletop.games.enemies_and_lovers.state import TYPE, State

CODEC = Codec(GAME.vocabulary)


class Twins(NamedTuple):
    """What ``seat`` did in both matches, as each names it, and what came of it."""

    seat: Seat
    commands: tuple[Command, Command]
    steps: tuple[Step[State], Step[State]]


def lies_open(state: State, seat: Seat) -> int:
    """Return the cards, as bits, whose place ``seat`` may know, told from the truth itself."""
    own = [*state.hands[seat], *(slot[1] for slot in state.courts[seat])]
    shields = [slot[2] for court in state.courts for slot in court]
    looked = state.looking if state.asked == seat else ()
    cards = {*own, *shields, *state.discard, *state.resolving, *looked}
    return state.up | state.known[seat] | sum(1 << card for card in cards if card >= 0)


def pairs(state: State) -> list[tuple[int, int]]:
    """Return the pairs of cards hidden from seat 0 that a Court takes alike, so that both matches can go on alike."""
    hidden = [card for card in range(len(CARDS)) if not lies_open(state, 0) >> card & 1]
    hidden = [card for card in hidden if CARDS[card].subtype != "shield"]
    drawn = {*state.draw}
    # Two cards of the draw pile would differ in nothing until they are drawn.
    return [
        (one, other)
        for one, other in combinations(hidden, 2)
        if TYPE[one] == TYPE[other] and not {one, other} <= drawn
    ]


def exchanged(state: State, one: int, other: int) -> State:
    """Return the state with two cards in each other's place, what the seats know of them included."""
    swap = {one: other, other: one}

    def bits(known: int) -> int:
        both = known >> one & 1, known >> other & 1
        return known & ~(1 << one | 1 << other) | both[0] << other | both[1] << one

    twin = state.copy()
    twin.hands = [[swap.get(card, card) for card in hand] for hand in state.hands]
    twin.courts = [
        tuple((slot[0], swap.get(slot[1], slot[1]), *slot[2:]) for slot in court) for court in state.courts
    ]
    twin.draw = [swap.get(card, card) for card in state.draw]
    twin.looking = tuple(swap.get(card, card) for card in state.looking)
    twin.known = tuple(bits(known) for known in state.known)
    twin.aware = tuple(bits(known) for known in state.aware)
    twin.unplaced = tuple(bits(known) for known in state.unplaced)
    return twin


def renamed(command: Command, one: int, other: int) -> Command:
    """Return the command with two cards exchanged wherever it names them."""
    swap: dict[str, str] = {IDS[one]: IDS[other], IDS[other]: IDS[one]}
    name, fields = CODEC.write(command)
    assert isinstance(fields, dict)
    told = {key: _renamed(value, swap) for key, value in fields.items()}
    found = CODEC.read_command([name, told])
    assert isinstance(found, Command)
    return found


def _renamed(value: object, swap: dict[str, str]) -> object:
    if isinstance(value, list | tuple):
        return [_renamed(one, swap) for one in value]
    if isinstance(value, dict):
        return {key: _renamed(one, swap) for key, one in value.items()}
    return swap.get(value, value) if isinstance(value, str) and value in CARD else value


def begun(seats: int, seed: int, plies: int) -> tuple[State, State, tuple[int, int]] | None:
    """Return a moment of a random match, its twin, and the two cards; None where nothing is hidden."""
    dice, state = Dice(seed), GAME.start(EnemiesSetup(seats), seed).state
    for _ in range(plies):
        if not GAME.waiting(state):
            return None
        state = GAME.apply(state, *GAME.sample(state, dice)).state
    found = pairs(state)
    if state.why is not None or not found:
        return None
    held = {card for hand in state.hands for card in hand}
    placeable = [both for both in found if TYPE[both[0]] and held & {*both}]
    cards = dice.choice(placeable if placeable and dice.below(3) else found)
    return state, exchanged(state, *cards), cards


def together(state: State, twin: State, cards: tuple[int, int], dice: Dice) -> Iterator[Twins]:
    """Play on in both matches in the same way, until seat 0 sees one of the two cards or they cannot go on alike."""
    while (waiting := GAME.waiting(state)) and GAME.waiting(twin) == waiting:
        seat = waiting[0]
        mine = GAME.commands(state, seat)
        theirs = set(GAME.commands(twin, seat))
        alike = [(c, c if seat == 0 else renamed(c, *cards)) for c in mine]
        alike = [both for both in alike if both[1] in theirs]
        if not alike:
            return
        apart = [both for both in alike if both[0] != both[1] and not isinstance(both[0], Play | Interrupt)]
        command, other = dice.choice(apart if apart and dice.below(2) else alike)
        steps = GAME.apply(state, seat, command), GAME.apply(twin, seat, other)
        state, twin = steps[0].state, steps[1].state
        both_open = lies_open(state, 0), lies_open(twin, 0)
        shown = any(open_now >> card & 1 for open_now in both_open for card in cards)
        if shown or both_open[0] != both_open[1] or state.why is not None:
            return
        yield Twins(seat, (command, other), steps)


def plain(step: Step[State], seat: Seat) -> list[object]:
    """Return what a seat is told of a step, as plain values."""
    return [
        (type(event).__name__, msgspec.to_builtins(event)) for event in step.events if event.told_to(seat)
    ]
