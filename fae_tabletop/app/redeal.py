"""Deals anew what a seat may not know, apart from the games' own ``imagine``, for the audit.

Where the deals can be enumerated, a world begins as the dealt state with other secrets in it and then follows
the match command by command. It stays possible as long as the rules allow every command that was given and
end the game where it really ended. Where there are too many, worlds are made from the state at each decision:
hidden cards change places, two at a time, wherever the seat could not tell.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from fae_tabletop.app.redeal_faekin import faekin_anew
from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Command, Event, Game, Illegal, Seat
from fae_tabletop.games.enchanted_ivy.state import State as IvyState
from fae_tabletop.games.enemies_and_lovers.state import HIDDEN_IN_COURT, LIMIT, bits, is_complete
from fae_tabletop.games.enemies_and_lovers.state import State as EnemiesState
from fae_tabletop.games.enthrone.public import PAWNS, Choose
from fae_tabletop.games.enthrone.state import State


class World(NamedTuple):
    """A state that one seat cannot tell from the real one, and the events it told that seat on the way."""

    state: Any
    told: tuple[Event, ...]


def _no_worlds(state: Any, seat: Seat) -> list[Any]:
    """Enumerate nothing: for games whose worlds are made anew."""
    return []


def _no_answers(state: Any, seat: Seat, command: Command) -> Sequence[Command] | None:
    """Take every command as known to all."""
    return None


class Redeal(NamedTuple):
    """How the secrets of a game are dealt anew, for one seat.

    ``worlds`` takes the dealt state and the seat and returns that state once for each way to deal what the
    seat may not know. ``answers`` takes a world's state, another seat and the command that this seat gave in
    secret, and returns what it may have given instead, or None when the command is known to all.
    ``anew``, where it is given, is used instead of both: it takes a state, the seat, dice and a number, and
    returns so many states with other secrets, as far as there are any.
    """

    worlds: Callable[[Any, Seat], list[Any]] = _no_worlds
    answers: Callable[[Any, Seat, Command], Sequence[Command] | None] = _no_answers
    anew: Callable[[Any, Seat, Dice, int], list[Any]] | None = None


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


SWAPS = 300
"""Pairs of hidden cards that are tried to change places for each world of Enemies & Lovers."""


class Place(NamedTuple):
    """Where a hidden card lies: in a hand (its place there), a Court (its slot's), the draw pile or ``looking``."""

    zone: str
    owner: Seat
    at: int


def enemies_anew(state: EnemiesState, seat: Seat, dice: Dice, count: int) -> list[EnemiesState]:
    """Return states of Enemies & Lovers in which the cards out of sight of ``seat`` changed places."""
    found: list[EnemiesState] = []
    places, real, bound = _out_of_sight(state, seat)
    if len(places) < 2:
        return found
    for _ in range(count):
        world, cards = state.copy(), list(real)
        for _ in range(SWAPS):
            one, other = dice.below(len(places)), dice.below(len(places))
            cards[one], cards[other] = cards[other], cards[one]
            owners = {places[one].owner, places[other].owner}
            # What the seat saw outside the draw pile can lie anywhere but there.
            if any(
                places[at].zone == "draw" and state.outside[seat] >> cards[at] & 1 for at in (one, other)
            ) or not _fits(world, places, cards, bound, owners):
                cards[one], cards[other] = cards[other], cards[one]
        _put(world, places, cards)
        moved = bits([card for card, was in zip(cards, real, strict=True) if card != was])
        # What the others knew of these cards is hidden from the seat as well.
        kept = ~moved | state.known[seat]
        world.known = tuple(held & kept for held in state.known)
        world.unplaced = tuple(held & kept for held in state.unplaced)
        world.aware = tuple(held & kept for held in state.aware)
        world.outside = tuple(held & (kept | state.outside[seat]) for held in state.outside)
        world.hands = [
            hand if owner == seat else dice.shuffled(hand) for owner, hand in enumerate(world.hands)
        ]
        world.word = dice.fork().word
        found.append(world)
    return found


def _out_of_sight(state: EnemiesState, seat: Seat) -> tuple[list[Place], list[int], dict[int, Seat]]:
    """Return the places ``seat`` cannot look into, what lies there, and cards that it knows in a Court."""
    known, unplaced = state.known[seat], state.unplaced[seat]
    found: list[tuple[Place, int]] = []
    bound: dict[int, Seat] = {}
    for owner in range(state.seats):
        if owner == seat:
            continue
        for at, card in enumerate(state.hands[owner]):
            if not (state.up | known) >> card & 1:
                found.append((Place("hand", owner, at), card))
        for at, (_, card, _) in enumerate(state.courts[owner]):
            if card < 0 or (state.up | known & ~unplaced) >> card & 1:
                continue
            found.append((Place("court", owner, at), card))
            if known >> card & 1:
                bound[card] = owner
    found += [(Place("draw", -1, at), card) for at, card in enumerate(state.draw)]
    if state.asked != seat:
        found += [(Place("looking", -1, at), card) for at, card in enumerate(state.looking)]
    return [place for place, _ in found], [card for _, card in found], bound


def _fits(
    state: EnemiesState, places: list[Place], cards: list[int], bound: dict[int, Seat], owners: set[Seat]
) -> bool:
    """Say whether the Courts of ``owners`` could look like this, with ``cards`` in ``places``."""
    lying = list(zip(places, cards, strict=True))
    for owner in owners - {-1}:
        court = list(state.courts[owner])
        for place, card in lying:
            if place.zone == "court" and place.owner == owner:
                if not HIDDEN_IN_COURT >> card & 1:
                    return False
                court[place.at] = (court[place.at][0], card, court[place.at][2])
        limits = [LIMIT[slot[1]] for slot in court if slot[1] >= 0 and LIMIT[slot[1]]]
        if len(limits) != len(set(limits)) or is_complete(tuple(court)):
            return False
    return all(place.zone == "court" and place.owner == bound[card] for place, card in lying if card in bound)


def _put(state: EnemiesState, places: list[Place], cards: list[int]) -> None:
    """Lay ``cards`` into ``places``."""
    courts = [list(court) for court in state.courts]
    looking = list(state.looking)
    for (zone, owner, at), card in zip(places, cards, strict=True):
        if zone == "hand":
            state.hands[owner][at] = card
        elif zone == "court":
            courts[owner][at] = (courts[owner][at][0], card, courts[owner][at][2])
        elif zone == "draw":
            state.draw[at] = card
        else:
            looking[at] = card
    state.courts = [tuple(court) for court in courts]
    state.looking = tuple(looking)


def ivy_anew(state: IvyState, seat: Seat, dice: Dice, count: int) -> list[IvyState]:
    """Return states with the bag and the pile, but for its top card, in another order."""
    found = []
    for _ in range(count):
        world = state.copy()
        world.pile = (*dice.shuffled(state.pile[:-1]), *state.pile[-1:])
        world.bag = tuple(dice.shuffled(state.bag))
        found.append(world)
    return found


REDEALS: dict[str, Redeal] = {
    "enthrone": Redeal(enthrone_worlds, enthrone_answers),
    "enemies-and-lovers": Redeal(anew=enemies_anew),
    "faekin": Redeal(anew=faekin_anew),
    "enchanted-ivy": Redeal(anew=ivy_anew),
}
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
