"""What the conformance suite needs of each game: setups to deal, and everything one could try to say."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from fae_tabletop.core.game import Command, Resign, Setup
from fae_tabletop.games.enchanted_ivy import commands as ivy
from fae_tabletop.games.enchanted_ivy.cards import CARDS as IVY_CARDS
from fae_tabletop.games.enchanted_ivy.doors import DOOR_IDS
from fae_tabletop.games.enchanted_ivy.rules import ENCHANTED_IVY
from fae_tabletop.games.enchanted_ivy.setup import endless_setup, story_setup
from fae_tabletop.games.enchanted_ivy.state import State as IvyState
from fae_tabletop.games.enemies_and_lovers import commands as enemies
from fae_tabletop.games.enemies_and_lovers.cards import CARDS, CardId
from fae_tabletop.games.enemies_and_lovers.public import EnemiesSetup, HouseRules
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS
from fae_tabletop.games.enemies_and_lovers.state import State as EnemiesState
from fae_tabletop.games.enthrone.public import PAWNS, POSITIONS, Choose, Move, Pass
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.games.enthrone.setup import board_names, standard_setup
from fae_tabletop.games.enthrone.state import State
from fae_tabletop.games.faekin import commands as faekin
from fae_tabletop.games.faekin import talk
from fae_tabletop.games.faekin.cards import IDS, Holder
from fae_tabletop.games.faekin.public import FaekinSetup
from fae_tabletop.games.faekin.rules import FAEKIN
from fae_tabletop.games.faekin.state import State as FaekinState


@dataclass(frozen=True)
class Sample:
    """A game under test. ``universe`` yields whatever a seat might try in a state, legal or not.

    ``together`` tells that the game sometimes waits for several seats at once.
    """

    game: Any
    setups: tuple[Setup, ...]
    universe: Callable[[Any], Iterator[Command]]
    together: bool = True


def enthrone_universe(state: State) -> Iterator[Command]:
    """Yield every choice, every tile to every cell of the board and around it, and the pass."""
    yield from (Choose(pawn) for pawn in PAWNS)
    yield Pass()
    board = state.graph.board
    reach = 1 + max(max(abs(q), abs(r)) for q, r in board.spaces)
    for tile in range(POSITIONS + 2):
        for q in range(-reach, reach + 1):
            yield from (Move(tile, (q, r)) for r in range(-reach, reach + 1))


def enemies_universe(state: EnemiesState) -> Iterator[Command]:
    """Yield what one could try with a card of each type: in both first Courts, in any slot, against anybody."""
    cards: list[CardId] = list({card.subtype: card.id for card in CARDS}.values())
    seats, slots = range(-1, 5), range(6)
    parts: tuple[enemies.Part, ...] = ("card", "shield")
    ways: tuple[enemies.Where, ...] = ("new", "on", "under")
    yield from (enemies.EndTurn(), enemies.Pass(), enemies.Play("dain"), enemies.Interrupt("oak"))
    yield from (enemies.AimAtHand(at, card) for at in seats for card in (None, *cards))
    yield from (enemies.AimAtCourt(at, slot, part) for at in seats for slot in slots for part in parts)
    for card in cards:
        for said in (enemies.Interrupt, enemies.Take, enemies.Give, enemies.Discard, enemies.Keep):
            yield said(card)
        yield from (enemies.Play(card, at) for at in (None, *seats))
    for seat in (0, 1):
        for slot in slots:
            for part in parts:
                yield enemies.Remove(seat, slot, part)
                yield enemies.Retain(seat, slot, part)
                yield from (enemies.Exchange(seat, slot, card, part) for card in cards)
            yield from (enemies.MoveShield(seat, slot, to) for to in slots)
            yield enemies.SeatShields(seat, ((slot, 0),))
            yield enemies.SeatShields(seat, ((1, slot), (2, slot)))
            for way in ways:
                yield from (enemies.Place(seat, card, way, slot) for card in cards)
                yield from (enemies.Mortal(seat, card, way, slot) for card in cards)


def faekin_universe(state: FaekinState) -> Iterator[Command]:
    """Yield every challenge, answer and move of a token, and talk that makes no sense at any table."""
    holders: tuple[Holder, ...] = (*range(-1, 10), "sorcha", "maeve")
    yield from (
        faekin.Claim(),
        faekin.LockIn(),
        faekin.MoveToken("crown", None),
        faekin.MoveToken("dagger", None),
    )
    for holder in holders:
        yield from (faekin.MoveToken("crown", holder), faekin.MoveToken("dagger", holder))
        yield from (faekin.Duel(holder, card) for card in IDS)
    yield from (faekin.Answer(card) for card in IDS)
    yield from (
        faekin.Say(talk.Agree(999)),
        faekin.Say(talk.Put("crown", None)),
        faekin.Say(talk.Evade(), -1),
    )
    yield from (faekin.Ask(-1, "court"), faekin.Ask(9, "court"), faekin.Say(talk.CourtIs(9, "summer")))


def ivy_universe(state: IvyState) -> Iterator[Command]:
    """Yield every face of a few cards on every space, every guest, and every door with some of its choices."""
    yield ivy.Finish()
    yield from (ivy.Lodge(name) for name, _ in state.setup.guests)
    spaces = state.inn.ground.grid.spaces
    for card in IVY_CARDS[:4]:
        for at in (*spaces, (99, 0)):
            yield from (
                ivy.Build(card.id, at, wall, turned) for wall in (False, True) for turned in (False, True)
            )
    for door in DOOR_IDS:
        for at in spaces[::3]:
            yield ivy.HangDoor(door, at)
            yield ivy.HangDoor(door, at, guest=state.setup.guests[0][0])
            yield from (ivy.HangDoor(door, at, remove=other) for other in spaces[::17])
            yield from (ivy.HangDoor(door, at, swap=(other, (0, 0))) for other in spaces[::17])


SAMPLES: dict[str, Sample] = {
    "enthrone": Sample(
        game=ENTHRONE,
        setups=(
            *(standard_setup(name) for name in board_names()),
            standard_setup(variants=("person_starts", "no_adjournment")),
        ),
        universe=enthrone_universe,
    ),
    "enemies-and-lovers": Sample(
        game=ENEMIES_AND_LOVERS,
        setups=(
            EnemiesSetup(2),
            EnemiesSetup(3),
            EnemiesSetup(4),
            EnemiesSetup(3, HouseRules(False, False, True, True, False, 2, 40)),
        ),
        universe=enemies_universe,
        together=False,
    ),
    "faekin": Sample(
        game=FAEKIN,
        setups=(
            FaekinSetup(5),
            FaekinSetup(2),
            FaekinSetup(3, jokers=True, goal=5, score=(1, 0, 4)),
            FaekinSetup(9),
        ),
        universe=faekin_universe,
        together=False,
    ),
    "enchanted-ivy": Sample(
        game=ENCHANTED_IVY,
        setups=(
            story_setup("s01", DOOR_IDS),
            story_setup("s03"),
            endless_setup("e5", ("2", "7", "C"), DOOR_IDS),
        ),
        universe=ivy_universe,
        together=False,
    ),
}

RESIGN = Resign()


def sample_ids() -> list[str]:
    """Return the ids of the games, for parametrised tests."""
    return list(SAMPLES)
