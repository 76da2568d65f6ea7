"""Enthrone once more, slowly and straight from the rulebook, to hold the engine against.

Nothing here is shared with the engine: pawns and cells go by their names, the position is a few dictionaries.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

Cell = tuple[int, int]

NAMES = ["king", "archer", "wizard", "jester", "demon", "knight", "priestess", "assassin"]
QUARRY = {name: {NAMES[(i + step) % 8] for step in (1, 2, 4)} for i, name in enumerate(NAMES)}
FLORETTES = {(-1, -1), (-1, 2), (1, -2), (1, 1)}
LIONS = {(-3, 0), (-3, 3), (3, -3), (3, 0), (-1, -2), (-1, 3), (1, -3), (1, 2)}
HEXAGON = {(q, r) for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3}
SPACES = HEXAGON - FLORETTES


def distance(a: Cell, b: Cell) -> int:
    """Return how many steps lie between two cells of an endless board."""
    return (abs(a[0] - b[0]) + abs(a[1] - b[1]) + abs(a[0] + a[1] - b[0] - b[1])) // 2


def touching(a: Cell, b: Cell) -> bool:
    """Say whether a pawn can go from ``a`` to ``b`` in one move: side by side, or round one florette."""
    if a == b or a not in SPACES or b not in SPACES:
        return False
    return distance(a, b) == 1 or any(distance(a, f) == 1 and distance(b, f) == 1 for f in FLORETTES)


@dataclass
class Court:
    """A position: pawns by name, tiles from the top, who chose what, and the history E8 needs."""

    pawns: dict[str, Cell]
    tiles: list[str]
    turned: set[str]
    captured: list[str]
    chosen: tuple[str, str]
    to_move: int = 0
    quiet: int = 0
    past: list[object] = field(default_factory=list)
    winner: int | None = None
    why: str | None = None

    def __post_init__(self) -> None:
        """Count the position at hand as one that occurred."""
        if not self.past:
            self.past = [self.fingerprint()]

    def fingerprint(self) -> object:
        """Return what makes two positions the same: pawns, tiles, side to move."""
        return (tuple(sorted(self.pawns.items())), tuple(self.tiles), self.to_move)

    def pawn_of(self, position: int) -> str | None:
        """Return the pawn that the tile at ``position`` (1 to 8) moves, or None."""
        for name in self.tiles[position - 1 :]:
            if name not in self.turned:
                return name
        return None

    def moves(self) -> set[tuple[int, Cell]]:
        """Return every legal move of the seat whose turn it is, as position and space."""
        if self.why is not None:
            return set()
        return {(position, to) for position in (1, 2, 3, 4, 5) for to in SPACES if self.allowed(position, to)}

    def allowed(self, position: int, to: Cell) -> bool:
        """Say whether the tile at ``position`` may bring its pawn to ``to``."""
        name = self.pawn_of(position)
        if name is None or not touching(self.pawns[name], to):
            return False
        if to == (0, 0):
            return name == self.chosen[self.to_move] and position <= 3
        if to in self.pawns.values():
            return position <= 2
        return to not in LIONS

    def after(self, position: int, to: Cell) -> Court:
        """Return the position after a legal move."""
        mover = self.to_move
        name = self.pawn_of(position)
        assert name is not None
        tiles = [tile for tile in self.tiles if tile != self.tiles[position - 1]] + [self.tiles[position - 1]]
        prey = next((other for other, cell in self.pawns.items() if cell == to), None)
        pawns = {other: cell for other, cell in self.pawns.items() if other != prey} | {name: to}
        then = replace(self, pawns=pawns, tiles=tiles, to_move=1 - mover, turned=set(self.turned))
        if prey is None:
            if to == (0, 0):
                return replace(then, winner=mover, why="regalia")
            return then.quieter()
        then = replace(then, captured=[*self.captured, prey])
        winner, why = then.verdict(mover, prey)
        if why is not None:
            return replace(then, winner=winner, why=why)
        then = replace(then, turned=self.turned | {prey}, quiet=0)
        return replace(then, past=[then.fingerprint()])

    def verdict(self, mover: int, prey: str) -> tuple[int | None, str | None]:
        """Return who won by capturing ``prey``, and how; nobody and None when the game goes on."""
        if prey == self.chosen[1 - mover]:
            return mover, "capture"
        for seat in (mover, 1 - mover):
            if QUARRY[self.chosen[seat]] <= set(self.captured):
                return seat, "quarry"
        if len(self.captured) == 4:
            return 1 - mover, "fourth"
        return None, None

    def passed(self) -> Court:
        """Return the position after a pass."""
        return replace(self, to_move=1 - self.to_move).quieter()

    def quieter(self) -> Court:
        """Count a turn without a capture; the court may adjourn (E8)."""
        past = [*self.past, self.fingerprint()]
        then = replace(self, quiet=self.quiet + 1, past=past)
        if then.quiet == 120:
            return replace(then, why="adjourned_turns")
        if past.count(past[-1]) == 4:
            return replace(then, why="adjourned_repetition")
        return then
