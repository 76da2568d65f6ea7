"""The rules of Enchanted Ivy: start, waiting, commands, apply, returns (see RULINGS.md for I1 to I46)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Command, Event, Illegal, Resign, Seat, Setup, Step
from fae_tabletop.games.enchanted_ivy import listing, moves, secrecy
from fae_tabletop.games.enchanted_ivy.cards import CARDS, IDS, NUMBER
from fae_tabletop.games.enchanted_ivy.commands import Build, Finish, HangDoor, Lodge
from fae_tabletop.games.enchanted_ivy.doors import DOORS
from fae_tabletop.games.enchanted_ivy.events import (
    Built,
    ChangedPlaces,
    Discarded,
    DoorHung,
    Drew,
    Ended,
    MovedIn,
    MovedOut,
)
from fae_tabletop.games.enchanted_ivy.guests import GUESTS, KIND
from fae_tabletop.games.enchanted_ivy.inn import NONE, Inn
from fae_tabletop.games.enchanted_ivy.layout import ground_for
from fae_tabletop.games.enchanted_ivy.public import VOCABULARY, IvySetup, View
from fae_tabletop.games.enchanted_ivy.scoring import total
from fae_tabletop.games.enchanted_ivy.state import State

Events = list[Event] | None
HAND = 2
"""Cards, and guest tokens, that are held before a turn."""


class EnchantedIvy:
    """The Game object; it holds no match, only the rules."""

    id = "enchanted-ivy"
    rules = 1
    seats = range(1, 2)
    vocabulary: tuple[type[msgspec.Struct], ...] = VOCABULARY
    setup_type: type[Setup] = IvySetup
    view_type = View

    def start(self, setup: IvySetup, seed: int) -> Step[State]:
        """Shuffle cards and bag and fill the hand. Raises ValueError for a broken setup."""
        check(setup)
        dice = Dice(seed)
        state = State()
        state.setup = setup
        state.inn = Inn.on(ground_for(setup.layout))
        needed = state.inn.ground.cards
        deck = dice.shuffled(range(len(CARDS)))
        state.discards, state.pile = tuple(sorted(deck[needed:])), tuple(deck[:needed])
        state.bag = tuple(dice.shuffled([KIND[name] for name, count in setup.guests for _ in range(count)]))
        state.hand, state.tokens, state.order = (), (), ()
        state.balcony, state.walled, state.guesting = NONE, False, False
        state.turn, state.turns, state.door_turn = 1, needed // 2, NONE
        state.gone, state.why, state.total = (), None, 0
        events: list[Event] = [Discarded(cards=tuple(IDS[card] for card in state.discards))]
        _draw(state, HAND, events)
        state.log = tuple(events)  # type: ignore[arg-type]  # all of them are Told
        return Step(state, tuple(events))

    def waiting(self, state: State) -> tuple[Seat, ...]:
        """The innkeeper, until the inn is counted out."""
        return () if state.why is not None else (0,)

    def commands(self, state: State, seat: Seat) -> tuple[Command, ...]:
        """Return what the innkeeper may do."""
        return listing.listed(state) if seat == 0 else ()

    def apply(self, state: State, seat: Seat, command: Command) -> Step[State]:
        """Return what ``command`` leads to. Raises Illegal with a code and the space that causes it."""
        if seat != 0:
            raise Illegal("no_such_seat")
        if state.why is not None:
            raise Illegal("game_over")
        if not isinstance(command, Resign):
            reason = moves.refusal(secrecy.hide(state, log=False), state.inn, command)
            if reason is not None:
                raise Illegal(*reason)
        after = state.copy()
        events: list[Event] = []
        self.advance(after, seat, command, events)
        after.log += tuple(events)  # type: ignore[arg-type]  # all of them are Told
        return Step(after, tuple(events))

    def advance(self, state: State, seat: Seat, command: Command, events: Events) -> None:
        """Play a legal command on ``state`` itself; search passes no ``events``."""
        _HANDLERS[type(command)](state, command, events)

    def sample(self, state: State, dice: Dice) -> tuple[Seat, Command]:
        """Return the innkeeper and one of the commands, each equally likely."""
        return 0, dice.choice(listing.listed(state))

    def view(self, state: State, seat: Seat) -> View:
        """Return what the innkeeper may know."""
        return secrecy.hide(state)

    def imagine(self, view: View, dice: Dice) -> State:
        """Return a state that the innkeeper cannot tell from the real one."""
        return secrecy.imagine(view, dice)

    def returns(self, state: State) -> tuple[float, ...] | None:
        """Return 1 for Success and 0 without; a half for an endless inn, which is only counted. Giving up is 0."""
        if state.why is None:
            return None
        if state.why == "resigned":
            return (0.0,)
        goal = state.setup.success
        return (0.5 if goal is None else float(state.total >= goal),)

    def facts(self, state: State) -> tuple[Any, ...]:
        """Return everything that makes this state, as plain values; of the log, which it decides, the length."""
        inn = state.inn
        return (
            msgspec.to_builtins(state.setup), inn.card, inn.turned, inn.guest, inn.walls, inn.up_walls, inn.fits,
            inn.door, inn.door_kind, state.pile, state.bag, state.discards, state.hand, state.tokens, state.order,
            state.balcony, state.walled, state.guesting, state.turn, state.door_turn, state.gone, state.why,
            state.total, len(state.log),
        )  # fmt: skip


ENCHANTED_IVY = EnchantedIvy()


def check(setup: IvySetup) -> None:
    """Raise ValueError, saying what is wrong with it, for a setup that cannot be played."""
    cards = ground_for(setup.layout).cards
    if cards % 2 or cards > len(CARDS):
        raise ValueError(f"the layout has {cards} spaces; an inn takes an even number up to {len(CARDS)}")
    names = [name for name, _ in setup.guests]
    for name, count in setup.guests:
        if name not in KIND:
            raise ValueError(f"there is no guest called {name!r}")
        if not 1 <= count <= GUESTS[KIND[name]].tokens:
            raise ValueError(f"{name} has {GUESTS[KIND[name]].tokens} tokens, not {count}")
    if len(set(names)) != len(names):
        raise ValueError("a guest is named twice")
    tokens = sum(count for _, count in setup.guests)
    if tokens < cards // 2 + 1:
        raise ValueError(f"{cards} cards need {cards // 2 + 1} guest tokens, and there are {tokens} (I2)")
    for door in setup.doors:
        if door not in DOORS:
            raise ValueError(f"there is no door called {door!r}")


def _draw(state: State, tokens: int, events: Events) -> None:
    """Fill the hand up with two cards, and with guests as far as there are any (I3)."""
    drawn = state.pile[-HAND:][::-1]
    state.pile = state.pile[:-HAND]
    guests = state.bag[-tokens:][::-1]
    state.bag = state.bag[: len(state.bag) - len(guests)]
    state.hand += drawn
    state.tokens += guests
    if events is not None:
        events.append(
            Drew(
                cards=tuple(IDS[card] for card in drawn),
                guests=tuple(GUESTS[guest].id for guest in guests),
                top=IDS[state.pile[-1]] if state.pile else None,
            )
        )


def _build(state: State, command: Build, events: Events) -> None:
    card = NUMBER[command.card]
    cell = state.inn.ground.grid.cell(command.at)
    state.inn.place(cell, card, wall=command.wall, turned=command.turned)
    state.order += (cell,)
    state.hand = tuple(one for one in state.hand if one != card)
    if command.wall:
        state.walled = True
    else:
        state.balcony = cell
    state.guesting = state.walled and state.balcony != NONE
    if events is not None:
        events.append(Built(card=command.card, at=command.at, wall=command.wall, turned=command.turned))


def _lodge(state: State, command: Lodge, events: Events) -> None:
    """Put the guest on the balcony; but for the last turn the hand is filled up (I1)."""
    cell = state.balcony
    _take(state, KIND[command.guest])
    state.inn.lodge(cell, KIND[command.guest])
    state.balcony, state.walled, state.guesting = NONE, False, False
    if events is not None:
        events.append(MovedIn(guest=command.guest, at=state.inn.ground.grid.spaces[cell]))
    if state.pile:
        state.turn += 1
        _draw(state, 1, events)


def _hang(state: State, command: HangDoor, events: Events) -> None:
    """Hang the door and do at once what it does (rules 6)."""
    inn, grid = state.inn, state.inn.ground.grid
    inn.hang(grid.cell(command.at), command.door)
    state.door_turn = state.turn
    if events is not None:
        events.append(DoorHung(door=command.door, at=command.at))
    if command.guest is not None:
        _take(state, KIND[command.guest])
        inn.lodge(grid.cell(command.at), KIND[command.guest])
        if events is not None:
            events.append(MovedIn(guest=command.guest, at=command.at, late=True))
        if state.bag:
            state.tokens += state.bag[-1:]
            state.bag = state.bag[:-1]
            if events is not None:
                top = IDS[state.pile[-1]] if state.pile else None
                events.append(Drew(cards=(), guests=(GUESTS[state.tokens[-1]].id,), top=top))
    if command.swap is not None:
        one, other = command.swap
        inn.swap(grid.cell(one), grid.cell(other))
        if events is not None:
            events.append(ChangedPlaces(one=one, other=other))
    if command.remove is not None:
        guest = inn.vacate(grid.cell(command.remove))
        state.gone += (guest,)
        if events is not None:
            events.append(MovedOut(guest=GUESTS[guest].id, at=command.remove))


def _finish(state: State, command: Finish, events: Events) -> None:
    state.why, state.total = "counted", total(state.inn)
    if events is not None:
        events.append(Ended(why="counted", total=state.total))


def _resign(state: State, command: Resign, events: Events) -> None:
    state.why, state.total = "resigned", total(state.inn)
    if events is not None:
        events.append(Ended(why="resigned", total=state.total))


def _take(state: State, guest: int) -> None:
    """Take one token of a guest out of the hand."""
    place = state.tokens.index(guest)
    state.tokens = state.tokens[:place] + state.tokens[place + 1 :]


_HANDLERS: dict[type[Command], Callable[[State, Any, Events], None]] = {
    Build: _build,
    Lodge: _lodge,
    HangDoor: _hang,
    Finish: _finish,
    Resign: _resign,
}
"""What plays each kind of command."""
