"""Rule cases of Enthrone: a position, some actions and what must come of them, run on the real rules."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from fae_tabletop.core.game import Command, Illegal, Seat
from fae_tabletop.games.enthrone.board import Cell, graph_of
from fae_tabletop.games.enthrone.moves import OFF_BOARD
from fae_tabletop.games.enthrone.public import NUMBER, PAWNS, Move, Pass, Pawn, Why
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.games.enthrone.setup import standard_setup
from fae_tabletop.games.enthrone.state import Fixed, State, placed

NEUTRAL_MARK = "~"
"""Written before the name of a tile that lies turned over."""


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position: cells are axial, tiles run from position 1 on, a pawn without a cell is captured."""

    board: str
    pawns: dict[Pawn, Cell]
    captured: tuple[Pawn, ...]
    tiles: tuple[str, ...]
    hands: tuple[tuple[Pawn, Pawn, Pawn], tuple[Pawn, Pawn, Pawn]]
    chosen: tuple[Pawn, Pawn]
    to_move: Literal[0, 1]


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat tries: to move with the tile at a position, or to pass."""

    seat: Literal[0, 1]
    verb: Literal["move", "pass"]
    tile: int = 0
    to: Cell = (0, 0)

    def command(self) -> Command:
        """Return the command that says the same."""
        return Move(self.tile, self.to) if self.verb == "move" else Pass()


class Refused(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which action, counted from 0, is the first refused one, and the code of the reason."""

    action: int
    reason: str


class Target(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A legal move: the position of the tile, and the space."""

    tile: int
    to: Cell


class Expected(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What must hold; what is left out is not looked at. Legal moves are those of the given position."""

    pawns: dict[Pawn, Cell] | msgspec.UnsetType = msgspec.UNSET
    tiles: tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET
    captured: tuple[Pawn, ...] | msgspec.UnsetType = msgspec.UNSET
    to_move: Seat | msgspec.UnsetType = msgspec.UNSET
    winner: Seat | msgspec.UnsetType | None = msgspec.UNSET
    why: Why | msgspec.UnsetType | None = msgspec.UNSET
    legal_count: int | msgspec.UnsetType = msgspec.UNSET
    legal_moves: tuple[Target, ...] | msgspec.UnsetType = msgspec.UNSET
    refused: Refused | None = None


class Case(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule case; ``title`` and ``rule`` are for people."""

    id: str
    given: Given
    actions: tuple[Action, ...]
    expect: Expected
    title: str = ""
    rule: str = ""


def fault_of(data: Any) -> str | None:
    """Run one case given as plain JSON values; return why it fails, or None when the rules agree with it."""
    try:
        case = msgspec.convert(data, Case)
        state = position(case.given)
    except (msgspec.ValidationError, ValueError) as fault:
        return f"the case cannot be set up: {fault}"
    return _legal_fault(state, case) or _outcome_fault(state, case)


def position(given: Given) -> State:
    """Return the state that ``given`` describes. Raises ValueError when it contradicts itself."""
    setup = standard_setup(given.board)
    graph = graph_of(setup.board)
    names = [name.removeprefix(NEUTRAL_MARK) for name in given.tiles]
    if sorted(names) != sorted(PAWNS):
        raise ValueError("tiles must name each of the eight pawns once")
    if sorted([*given.pawns, *given.captured]) != sorted(PAWNS):
        raise ValueError("every pawn must either stand somewhere or be captured")
    for pawn in given.captured:
        if NEUTRAL_MARK + pawn not in given.tiles:
            raise ValueError(f"the tile of {pawn}, which is captured, must lie turned over (~{pawn})")
    for seat, (hand, chosen) in enumerate(zip(given.hands, given.chosen, strict=True)):
        if chosen not in hand:
            raise ValueError(f"seat {seat} cannot have chosen {chosen}, which is not in its hand")
    if len({*given.hands[0], *given.hands[1]}) != len(given.hands[0]) + len(given.hands[1]):
        raise ValueError("the hands must hold six different identities")
    where = [OFF_BOARD] * len(PAWNS)
    for pawn, cell in given.pawns.items():
        if cell not in graph.index:
            raise ValueError(f"{pawn} cannot stand on {cell[0]},{cell[1]}, which is no space")
        if graph.index[cell] in where:
            raise ValueError(f"two pawns stand on {cell[0]},{cell[1]}")
        where[NUMBER[pawn]] = graph.index[cell]
    tiles = [NUMBER[name] for name in names]
    lions = [space for space, lion in enumerate(graph.is_lion) if lion]
    return placed(
        Fixed(graph, setup.quarry, setup.adjourns, lions, tiles),
        where,
        tiles,
        [NUMBER[pawn] for pawn in given.captured],
        [[NUMBER[pawn] for pawn in hand] for hand in given.hands],
        [NUMBER[pawn] for pawn in given.chosen],
        given.to_move,
        [NUMBER[name.removeprefix(NEUTRAL_MARK)] for name in given.tiles if name.startswith(NEUTRAL_MARK)],
    )


def _legal_fault(state: State, case: Case) -> str | None:
    """Return how the legal moves of the given position differ from the expected ones."""
    legal = [c for c in ENTHRONE.commands(state, case.given.to_move) if isinstance(c, Move)]
    expect = case.expect
    if expect.legal_count is not msgspec.UNSET and len(legal) != expect.legal_count:
        return f"expected {expect.legal_count} legal moves, found {len(legal)}"
    if expect.legal_moves is not msgspec.UNSET:
        wanted = {Move(target.tile, target.to) for target in expect.legal_moves}
        missing, surplus = wanted.difference(legal), set(legal).difference(wanted)
        if missing or surplus:
            return f"legal moves missing: {_moves(missing)}; not expected: {_moves(surplus)}"
    return None


def _outcome_fault(state: State, case: Case) -> str | None:
    """Play the actions and return the first difference to what is expected."""
    refused: Refused | None = None
    for number, action in enumerate(case.actions):
        try:
            state = ENTHRONE.apply(state, action.seat, action.command()).state
        except Illegal as fault:
            refused = Refused(number, fault.reason.code)
            break
    if refused != case.expect.refused:
        return f"expected {_refusal(case.expect.refused)}, found {_refusal(refused)}"
    found = shown(state)
    for name, value in found.items():
        wanted = getattr(case.expect, name)
        if wanted is not msgspec.UNSET and wanted != value:
            return f"expected {name} {wanted}, found {value}"
    return None


def shown(state: State) -> dict[str, Any]:
    """Return the open part of a state in the words of a case, by the names of Expected."""
    cells = state.graph.cells
    return {
        "pawns": {PAWNS[pawn]: cells[at] for pawn, at in enumerate(state.where) if at != OFF_BOARD},
        "tiles": tuple(NEUTRAL_MARK * state.neutral[pawn] + PAWNS[pawn] for pawn in state.tiles),
        "captured": tuple(PAWNS[pawn] for pawn in state.captured),
        "to_move": state.to_move,
        "winner": state.winner,
        "why": state.why,
    }


def _moves(moves: set[Move]) -> str:
    words = [f"tile {move.tile} to {move.to[0]},{move.to[1]}" for move in moves]
    return ", ".join(sorted(words)) or "none"


def _refusal(refused: Refused | None) -> str:
    return "no refusal" if refused is None else f"action {refused.action} refused as {refused.reason}"
