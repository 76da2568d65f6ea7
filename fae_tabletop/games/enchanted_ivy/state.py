"""The whole truth of an inn that is being built, as one flat object that copies quickly."""

from __future__ import annotations

from fae_tabletop.games.enchanted_ivy.events import Told, Why
from fae_tabletop.games.enchanted_ivy.inn import Inn
from fae_tabletop.games.enchanted_ivy.public import IvySetup


class State:
    """Everything about a game, secrets included. Cards and guests are numbers, spaces are cells of the grid.

    ``pile`` and ``bag`` are drawn from their end. ``order`` are the cells in the order of building.
    ``balcony`` is the cell of this turn's balcony, NONE before it is built; ``walled`` says that the wall is
    built. ``guesting`` waits for a guest. ``gone`` left the inn for good. ``log`` is kept on the table only,
    not in search.
    """

    __slots__ = (
        "bag", "balcony", "discards", "door_turn", "gone", "guesting", "hand", "inn", "log", "order", "pile",
        "setup", "tokens", "total", "turn", "turns", "walled", "why",
    )  # fmt: skip

    setup: IvySetup
    inn: Inn
    pile: tuple[int, ...]
    bag: tuple[int, ...]
    discards: tuple[int, ...]
    hand: tuple[int, ...]
    tokens: tuple[int, ...]
    order: tuple[int, ...]
    balcony: int
    walled: bool
    guesting: bool
    turn: int
    turns: int
    door_turn: int
    gone: tuple[int, ...]
    why: Why | None
    total: int
    log: tuple[Told, ...]

    def copy(self) -> State:
        """Return an independent copy."""
        other = State()
        other.setup, other.inn = self.setup, self.inn.copy()
        other.pile, other.bag, other.discards = self.pile, self.bag, self.discards
        other.hand, other.tokens, other.order = self.hand, self.tokens, self.order
        other.balcony, other.walled, other.guesting = self.balcony, self.walled, self.guesting
        other.turn, other.turns, other.door_turn = self.turn, self.turns, self.door_turn
        other.gone, other.why, other.total, other.log = self.gone, self.why, self.total, self.log
        return other
