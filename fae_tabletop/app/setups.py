"""How a new match of each game begins, from the names that people type; reads the maps, so no bot process."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Protocol

from fae_tabletop.app.catalog import entry
from fae_tabletop.core.game import Setup
from fae_tabletop.games.enchanted_ivy import setup as ivy_setup
from fae_tabletop.games.enemies_and_lovers import setup as enemies_setup
from fae_tabletop.games.enthrone import setup as enthrone_setup
from fae_tabletop.games.faekin import setup as faekin_setup


class Maker(Protocol):
    """Makes the setup of one game."""

    def __call__(
        self, board: str | None, variants: Sequence[str], own: Path | None, seats: int | None
    ) -> Setup:
        """Take a board's name (None: the standard one), variants, the folder of own boards, and how many play."""
        ...


def _enthrone(board: str | None, variants: Sequence[str], own: Path | None, seats: int | None) -> Setup:
    return enthrone_setup.standard_setup(board or enthrone_setup.STANDARD_BOARD, tuple(variants), own)


def _enemies(board: str | None, variants: Sequence[str], own: Path | None, seats: int | None) -> Setup:
    if board is not None:
        raise ValueError("Enemies & Lovers has no boards: leave --board out.")
    return enemies_setup.standard_setup(variants, seats)


def _faekin(board: str | None, variants: Sequence[str], own: Path | None, seats: int | None) -> Setup:
    if board is not None:
        raise ValueError("FaeKin has no boards: leave --board out.")
    return faekin_setup.standard_setup(variants, seats)


def _ivy(board: str | None, variants: Sequence[str], own: Path | None, seats: int | None) -> Setup:
    return ivy_setup.named_setup(board or ivy_setup.FIRST, variants)


SETUPS: dict[str, Maker] = {
    "enthrone": _enthrone,
    "enemies-and-lovers": _enemies,
    "faekin": _faekin,
    "enchanted-ivy": _ivy,
}
"""What makes the setup of each game."""


def setup_for(
    game: str,
    board: str | None = None,
    variants: Sequence[str] = (),
    own: Path | None = None,
    seats: int | None = None,
) -> Setup:
    """Return the setup of a new match for ``seats`` players, as few as the game takes by default.

    ``own`` is the folder of the player's own boards.

    Raises ValueError, as one plain sentence, for an unknown game, board or variant or a broken map.
    """
    return SETUPS[entry(game).id](board, variants, own, seats)


VARIANTS: dict[str, Mapping[str, str]] = {
    "enthrone": enthrone_setup.VARIANTS,
    "enemies-and-lovers": enemies_setup.VARIANTS,
    "faekin": faekin_setup.VARIANTS,
    "enchanted-ivy": ivy_setup.VARIANTS,
}
"""The variants of each game by name, each with what it does."""


def variants_told(games: Iterable[str]) -> str:
    """Return the names of the variants of these games, as the help of a command lists them."""
    return "; ".join(f"for {game} {', '.join(VARIANTS[game])}" for game in games if VARIANTS[game])


BOARDS: dict[str, Callable[[], tuple[str, ...]]] = {
    "enthrone": enthrone_setup.board_names,
    "enemies-and-lovers": tuple,
    "faekin": tuple,
    "enchanted-ivy": ivy_setup.names,
}
"""What lists the boards of each game, the standard one first; a game without boards has none."""


def boards_of(game: str) -> tuple[str, ...]:
    """Return the names of the boards of ``game``. Raises UnknownGame, DataMissing."""
    return BOARDS[entry(game).id]()


OWN_BOARDS: dict[str, Callable[[Path], enthrone_setup.OwnBoards]] = {"enthrone": enthrone_setup.own_boards}
"""What looks through a folder of the player's own boards, for the games that have boards."""
