"""The whole truth of an Enthrone match as one flat object that copies quickly."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from fae_tabletop.core.game import Seat
from fae_tabletop.games.enthrone.board import Graph
from fae_tabletop.games.enthrone.moves import EMPTY, OFF_BOARD
from fae_tabletop.games.enthrone.public import LAST_FREE, NUMBER, PAWNS, POSITIONS, Move, Quarry, Record, Why

UNCHOSEN = -1


def mask(pawns: Sequence[int]) -> int:
    """Return a set of pawn numbers as bits."""
    bits = 0
    for pawn in pawns:
        bits |= 1 << pawn
    return bits


@lru_cache(maxsize=64)
def _masks(quarry: tuple[Quarry, ...]) -> tuple[int, ...]:
    return tuple(mask([NUMBER[name] for name in names]) for names in quarry)


@lru_cache(maxsize=64)
def _moves_on(graph: Graph) -> tuple[tuple[Move, ...], ...]:
    return tuple(tuple(Move(tile + 1, cell) for cell in graph.cells) for tile in range(POSITIONS))


@lru_cache(maxsize=64)
def _proposals(width: int) -> tuple[tuple[int, int], ...]:
    return tuple((tile, slot) for tile in range(LAST_FREE) for slot in range(width))


class Fixed:
    """What never changes during a match and is shared by all its states.

    ``moves[tile][space]`` is the one Move object for a tile's index and a space, so that equal moves are one;
    ``proposals`` are all pairs of a free tile's index and a place in a row of ``Graph.sampling``.
    """

    __slots__ = (
        "adjourns", "dealt", "dealt_tiles", "graph", "moves", "proposals", "quarry", "quarry_masks",
    )  # fmt: skip

    def __init__(
        self,
        graph: Graph,
        quarry: tuple[Quarry, ...],
        adjourns: bool,
        dealt: Sequence[int],
        tiles: Sequence[int],
    ) -> None:
        self.graph = graph
        self.quarry = quarry
        self.quarry_masks = _masks(quarry)
        self.moves = _moves_on(graph)
        self.proposals = _proposals(len(graph.sampling[0]))
        self.adjourns = adjourns
        self.dealt = tuple(dealt)
        self.dealt_tiles = tuple(tiles)


class State:
    """Pawns are numbers in the order of PAWNS, spaces indices of the graph; see Position for the lists.

    ``taken`` is the set of captured pawns as bits; ``chosen`` holds UNCHOSEN until a seat has chosen;
    ``seen`` are the positions since the last capture; ``moves`` is kept on the table only, not in search.
    """

    __slots__ = (
        "aside", "at", "captured", "chosen", "fixed", "graph", "hands", "moves", "neutral", "quiet", "seen",
        "taken", "tiles", "to_move", "turn", "where", "why", "winner",
    )  # fmt: skip

    fixed: Fixed
    graph: Graph
    at: list[int]
    where: list[int]
    tiles: list[int]
    neutral: list[bool]
    captured: list[int]
    taken: int
    hands: tuple[tuple[int, ...], ...]
    aside: tuple[int, ...]
    chosen: list[int]
    to_move: Seat
    turn: int
    quiet: int
    seen: list[bytes]
    moves: list[Record]
    winner: Seat | None
    why: Why | None

    def copy(self) -> State:
        """Return an independent state; what never changes is shared."""
        twin = State.__new__(State)
        twin.fixed = self.fixed
        twin.graph = self.graph
        twin.at = self.at[:]
        twin.where = self.where[:]
        twin.tiles = self.tiles[:]
        twin.neutral = self.neutral[:]
        twin.captured = self.captured[:]
        twin.taken = self.taken
        twin.hands = self.hands
        twin.aside = self.aside
        twin.chosen = self.chosen[:]
        twin.to_move = self.to_move
        twin.turn = self.turn
        twin.quiet = self.quiet
        twin.seen = self.seen[:]
        twin.moves = self.moves[:]
        twin.winner = self.winner
        twin.why = self.why
        return twin

    @property
    def choosing(self) -> bool:
        """True until both seats have chosen their identity."""
        return UNCHOSEN in self.chosen

    def key(self) -> bytes:
        """Return pawns, tiles and side to move as one value: equal keys are equal positions (E8)."""
        return bytes((*self.tiles, *self.where, self.to_move))


def placed(
    fixed: Fixed,
    where: Sequence[int],
    tiles: Sequence[int],
    captured: Sequence[int],
    hands: Sequence[Sequence[int]],
    chosen: Sequence[int],
    to_move: Seat = 0,
    neutral: Sequence[int] | None = None,
) -> State:
    """Return a state from its parts; ``neutral`` lists the turned-over tiles (by default all captured pawns)."""
    state = State.__new__(State)
    state.fixed = fixed
    state.graph = fixed.graph
    state.where = list(where)
    state.at = [EMPTY] * len(fixed.graph.cells)
    for pawn, space in enumerate(where):
        if space != OFF_BOARD:
            state.at[space] = pawn
    state.tiles = list(tiles)
    turned = set(captured if neutral is None else neutral)
    state.neutral = [pawn in turned for pawn in range(len(PAWNS))]
    state.captured = list(captured)
    state.taken = mask(captured)
    state.hands = tuple(tuple(hand) for hand in hands)
    held = {pawn for hand in state.hands for pawn in hand}
    state.aside = tuple(pawn for pawn in range(len(PAWNS)) if pawn not in held)
    state.chosen = list(chosen)
    state.to_move = to_move
    state.turn = 0
    state.quiet = 0
    state.moves = []
    state.winner = None
    state.why = None
    state.seen = [state.key()]
    return state
