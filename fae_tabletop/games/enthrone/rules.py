"""The rules of Enthrone: start, waiting, commands, apply, returns (see RULINGS.md for E1 to E8)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from fae_tabletop.core.dice import INCREMENT, MASK48, MULTIPLIER, Dice
from fae_tabletop.core.game import Command, Event, Illegal, Resign, Seat, Setup, Step
from fae_tabletop.games.enthrone import moves as movement
from fae_tabletop.games.enthrone import secrecy
from fae_tabletop.games.enthrone.board import graph_of
from fae_tabletop.games.enthrone.moves import EMPTY, OFF_BOARD
from fae_tabletop.games.enthrone.public import (
    FATAL_CAPTURE,
    LAST_FREE,
    LAST_LAURELS,
    LAST_SWORDS,
    NUMBER,
    PAWNS,
    POSITIONS,
    QUIET_TURNS,
    QUIET_WARNING,
    REPETITIONS,
    VOCABULARY,
    AdjournmentNear,
    Captured,
    Choose,
    Chosen,
    ChosenSecretly,
    CourtOpened,
    Dealt,
    Ended,
    EnthroneSetup,
    Move,
    Moved,
    Pass,
    Passed,
    Quarry,
    Record,
    TurnedOver,
    View,
    Why,
)  # fmt: skip
from fae_tabletop.games.enthrone.state import UNCHOSEN, Fixed, State, placed

PASS = Pass()
TRIES = 48
"""Rejected draws after which ``sample`` lists the legal moves instead; both ways are uniform."""
SHORTEST_CYCLE = 4
"""A position cannot occur for the third time sooner: two passes bring it back at the earliest."""


class Enthrone:
    """The Game object; it holds no match, only the rules."""

    id = "enthrone"
    rules = 1
    seats = range(2, 3)
    vocabulary: tuple[type[msgspec.Struct], ...] = VOCABULARY
    setup_type: type[Setup] = EnthroneSetup
    view_type = View

    def start(self, setup: EnthroneSetup, seed: int) -> Step[State]:
        """Deal pawns, tiles and identity cards (rulebook: Set Up). Raises ValueError for a broken setup."""
        graph = graph_of(setup.board)
        _check_quarry(setup.quarry)
        dice = Dice(seed)
        lions = dice.shuffled(graph.lions)
        tiles = dice.shuffled(range(POSITIONS))
        cards = dice.shuffled(range(len(PAWNS)))
        hands = (sorted(cards[:3]), sorted(cards[3:6]))
        fixed = Fixed(graph, setup.quarry, setup.adjourns, lions, tiles)
        state = placed(fixed, lions, tiles, (), hands, (UNCHOSEN, UNCHOSEN))
        events = tuple(
            Dealt(audience=(seat,), hand=tuple(PAWNS[pawn] for pawn in hands[seat])) for seat in (0, 1)
        )
        return Step(state, events)

    def waiting(self, state: State) -> tuple[Seat, ...]:
        """Both while they choose (E2), then the seat to move; () when the game is over."""
        if state.why is not None:
            return ()
        if UNCHOSEN in state.chosen:
            return tuple(seat for seat in (0, 1) if state.chosen[seat] == UNCHOSEN)
        return _ALONE[state.to_move]

    def commands(self, state: State, seat: Seat) -> tuple[Command, ...]:
        """Return the identities to choose from, or the moves by tile and cell, or the pass (E3)."""
        if state.why is not None:
            return ()
        chosen = state.chosen[seat]
        if chosen == UNCHOSEN:
            return tuple(_CHOOSE[pawn] for pawn in state.hands[seat])
        if state.to_move != seat or state.chosen[1 - seat] == UNCHOSEN:
            return ()
        return tuple(legal_moves(state, chosen)) or (PASS,)

    def apply(self, state: State, seat: Seat, command: Command) -> Step[State]:
        """Return what ``command`` leads to. Raises Illegal with a reason of the rules page."""
        self._check(state, seat, command)
        after = state.copy()
        events: list[Event] = []
        self.advance(after, seat, command, events)
        return Step(after, tuple(events))

    def advance(self, state: State, seat: Seat, command: Command, events: list[Event] | None) -> None:
        """Play a legal command on ``state`` itself; search passes no ``events``."""
        if type(command) is not Move:
            _advance_otherwise(state, seat, command, events)
            return
        graph, at, where, tiles = state.graph, state.at, state.where, state.tiles
        tile = command.tile - 1
        taken = tiles.pop(tile)
        pawn = taken
        if state.neutral[taken]:
            below = movement.active_pawn(state, tile)
            assert below is not None, "a legal neutral tile stands for a face-up one (E7)"
            pawn = below
        tiles.append(taken)
        origin = where[pawn]
        space = graph.index[command.to]
        victim = at[space]
        at[origin] = EMPTY
        at[space] = pawn
        where[pawn] = space
        state.to_move = 1 - seat
        state.turn += 1
        if events is not None:
            _tell_move(state, seat, command, taken, pawn, origin, victim, events)
        if victim >= 0:
            _capture(state, seat, pawn, victim, events)
        elif space == graph.regalia:
            _end(state, seat, "regalia", events)
        else:
            _count_quiet_turn(state, events)

    def sample(self, state: State, dice: Dice) -> tuple[Seat, Command]:
        """Return a waited-for seat and one of its commands, each equally likely, mostly by rejection."""
        seat = state.to_move
        if not state.turn and UNCHOSEN in state.chosen:
            seat = 0 if state.chosen[0] == UNCHOSEN else 1
            return seat, _CHOOSE[dice.choice(state.hands[seat])]
        chosen = state.chosen[seat]
        graph = state.graph
        at, where, tiles, neutral = state.at, state.where, state.tiles, state.neutral
        sampling, is_open, proposals = graph.sampling, graph.is_open, state.fixed.proposals
        count = len(proposals)
        word = dice.word
        for _ in _TRIES:
            # Dice.below, written out: playouts spend most of their time in this loop.
            word = (word * MULTIPLIER + INCREMENT) & MASK48
            tile, slot = proposals[word * count >> 48]
            pawn = tiles[tile]
            if neutral[pawn]:
                below = movement.active_pawn(state, tile)
                if below is None:
                    continue
                pawn = below
            space = sampling[where[pawn]][slot]
            if space < 0:
                continue
            if at[space] >= 0:
                if tile >= LAST_SWORDS:
                    continue
            elif not is_open[space] and (space != graph.regalia or tile >= LAST_LAURELS or pawn != chosen):
                continue
            dice.word = word
            return seat, state.fixed.moves[tile][space]
        dice.word = word
        listed = legal_moves(state, chosen)
        return seat, dice.choice(listed) if listed else PASS

    def view(self, state: State, seat: Seat) -> View:
        """Return what ``seat`` may know (rules page: What a seat may see)."""
        return secrecy.hide(state, seat)

    def imagine(self, view: View, dice: Dice) -> State:
        """Return a state that the viewer cannot tell from the real one."""
        return secrecy.imagine(view, dice)

    def returns(self, state: State) -> tuple[float, ...] | None:
        """Return 1 for the winner and 0 for the loser, a half each after an adjournment."""
        if state.why is None:
            return None
        if state.winner is None:
            return (0.5, 0.5)
        return (1.0, 0.0) if state.winner == 0 else (0.0, 1.0)

    def facts(self, state: State) -> tuple[Any, ...]:
        """Return everything that makes this state, as plain values."""
        return (
            tuple(state.where), tuple(state.tiles), tuple(state.neutral), tuple(state.captured), state.hands,
            state.aside, tuple(state.chosen), state.to_move, state.turn, state.quiet,
            tuple(key.hex() for key in state.seen), tuple(map(msgspec.to_builtins, state.moves)),
            state.winner, state.why,
        )  # fmt: skip

    def _check(self, state: State, seat: Seat, command: Command) -> None:
        if state.why is not None:
            raise Illegal("game_over")
        if seat not in (0, 1):
            raise Illegal("no_such_seat")
        if isinstance(command, Resign):
            return
        if isinstance(command, Choose):
            if state.chosen[seat] != UNCHOSEN:
                raise Illegal("already_chosen")
            if NUMBER[command.identity] not in state.hands[seat]:
                raise Illegal("not_in_hand")
            return
        if state.choosing:
            raise Illegal("identities_first")
        if state.to_move != seat:
            raise Illegal("not_your_turn")
        if isinstance(command, Move):
            reason = movement.refusal(state, command.tile - 1, command.to, state.chosen[seat])
            if reason is not None:
                raise Illegal(*reason)
        elif not isinstance(command, Pass):
            raise Illegal("unknown_command")
        elif legal_moves(state, state.chosen[seat]):
            raise Illegal("moves_left")


ENTHRONE = Enthrone()

_CHOOSE = tuple(Choose(pawn) for pawn in PAWNS)
_ALONE: tuple[tuple[Seat], tuple[Seat]] = ((0,), (1,))
_TRIES = range(TRIES)


def legal_moves(state: State, chosen: int) -> list[Move]:
    """Return every move of a seat whose Chosen Pawn is ``chosen``, in the order of tile and cell.

    The same as ``moves.legal_steps``, written out once more: search lists the moves at every node of its tree.
    """
    found: list[Move] = []
    graph = state.graph
    table = state.fixed.moves
    at, where, tiles, neutral = state.at, state.where, state.tiles, state.neutral
    is_open, regalia = graph.is_open, graph.regalia
    for tile in range(LAST_FREE):
        pawn = tiles[tile]
        if neutral[pawn]:
            below = movement.active_pawn(state, tile)
            if below is None:
                continue
            pawn = below
        row = table[tile]
        swords = tile < LAST_SWORDS
        crown = regalia if pawn == chosen and tile < LAST_LAURELS else -1
        for space in graph.adjacent[where[pawn]]:
            if at[space] >= 0:
                if swords:
                    found.append(row[space])
            elif is_open[space] or space == crown:
                found.append(row[space])
    return found


def _advance_otherwise(state: State, seat: Seat, command: Command, events: list[Event] | None) -> None:
    """Carry out what is no move: a choice of identity, a pass or a resignation."""
    if isinstance(command, Choose):
        state.chosen[seat] = NUMBER[command.identity]
        if events is not None:
            events += (Chosen(seat=seat), ChosenSecretly(audience=(seat,), identity=command.identity))
            if not state.choosing:
                events.append(CourtOpened(first=state.to_move))
    elif isinstance(command, Pass):
        state.to_move = 1 - seat
        state.turn += 1
        if events is not None:
            state.moves.append(Record(seat, 0))
            events.append(Passed(seat=seat))
        _count_quiet_turn(state, events)
        if not state.fixed.adjourns and not legal_moves(state, state.chosen[1 - seat]):
            _end(state, None, "adjourned_repetition", events)
    else:
        _end(state, 1 - seat, "resigned", events)


def _tell_move(
    state: State,
    seat: Seat,
    command: Move,
    taken: int,
    pawn: int,
    origin: int,
    victim: int,
    events: list[Event],
) -> None:
    graph = state.graph
    by_neutral = state.neutral[taken]
    prey = PAWNS[victim] if victim >= 0 else None
    state.moves.append(
        Record(seat, command.tile, by_neutral, PAWNS[pawn], graph.cells[origin], command.to, prey)
    )
    events.append(
        Moved(
            seat=seat, tile=command.tile, pawn=PAWNS[pawn], origin=graph.cells[origin], to=command.to,
            by_neutral=by_neutral, through=movement.crossed_florette(graph, origin, graph.index[command.to]),
        )
    )  # fmt: skip


def _capture(state: State, seat: Seat, pawn: int, victim: int, events: list[Event] | None) -> None:
    """Remove ``victim`` and settle it in the order of the rules page (Captures 1 to 4)."""
    state.where[victim] = OFF_BOARD
    state.captured.append(victim)
    state.taken |= 1 << victim
    state.quiet = 0
    if events is not None:
        count = len(state.captured)
        events.append(Captured(seat=seat, pawn=PAWNS[victim], by=PAWNS[pawn], count=count))
    rival = 1 - seat
    quarry, taken = state.fixed.quarry_masks, state.taken
    if victim == state.chosen[rival]:
        _end(state, seat, "capture", events)
    elif quarry[state.chosen[seat]] & ~taken == 0:
        _end(state, seat, "quarry", events)
    elif quarry[state.chosen[rival]] & ~taken == 0:
        _end(state, rival, "quarry", events)
    elif len(state.captured) == FATAL_CAPTURE:
        _end(state, rival, "fourth", events)
    else:
        state.neutral[victim] = True
        state.seen = [state.key()]
        if events is not None:
            events.append(TurnedOver(pawn=PAWNS[victim], tile=state.tiles.index(victim) + 1))


def _count_quiet_turn(state: State, events: list[Event] | None) -> None:
    """Count a turn without a capture and adjourn when the court has seen enough (E8)."""
    state.quiet += 1
    if not state.fixed.adjourns:
        return
    # State.key, written out: it is made anew at nearly every turn of a playout.
    key = bytes((*state.tiles, *state.where, state.to_move))
    seen = state.seen
    times = seen.count(key) + 1 if state.quiet >= SHORTEST_CYCLE else 1
    seen.append(key)
    if state.quiet >= QUIET_TURNS:
        _end(state, None, "adjourned_turns", events)
    elif times >= REPETITIONS:
        _end(state, None, "adjourned_repetition", events)
    elif events is not None:
        if state.quiet >= QUIET_WARNING:
            events.append(AdjournmentNear(cause="turns", left=QUIET_TURNS - state.quiet))
        if times == REPETITIONS - 1:
            events.append(AdjournmentNear(cause="repetition", left=1))


def _end(state: State, winner: Seat | None, why: Why, events: list[Event] | None) -> None:
    state.winner = winner
    state.why = why
    if events is not None:
        events.append(Ended(winner=winner, why=why))
        events.append(secrecy.reveal(state))


@lru_cache(maxsize=64)
def _check_quarry(table: tuple[Quarry, ...]) -> None:
    if len(table) != len(PAWNS):
        raise ValueError("the quarry table needs one row for each of the eight pawns")
    for pawn, quarry in zip(PAWNS, table, strict=True):
        if len(set(quarry)) != len(quarry) or pawn in quarry:
            raise ValueError(f"the quarry of {pawn} must be three different other pawns")
