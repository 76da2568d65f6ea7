"""How a new match of each game begins, from the names that people type; reads the maps, so no bot process."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fae_tabletop.app.catalog import entry
from fae_tabletop.core.game import Setup
from fae_tabletop.games.enthrone import setup as enthrone_setup


def _enthrone(board: str | None, variants: Sequence[str]) -> Setup:
    return enthrone_setup.standard_setup(board or enthrone_setup.STANDARD_BOARD, tuple(variants))


SETUPS: dict[str, Callable[[str | None, Sequence[str]], Setup]] = {"enthrone": _enthrone}
"""What makes the setup of each game of a board's name (None: the standard one) and variants."""


def setup_for(game: str, board: str | None = None, variants: Sequence[str] = ()) -> Setup:
    """Return the setup of a new match.

    Raises ValueError, as one plain sentence, for an unknown game, board or variant or a broken map.
    """
    return SETUPS[entry(game).id](board, variants)


BOARDS: dict[str, Callable[[], tuple[str, ...]]] = {"enthrone": enthrone_setup.board_names}
"""What lists the boards of each game, the standard one first."""


def boards_of(game: str) -> tuple[str, ...]:
    """Return the names of the boards of ``game``. Raises UnknownGame, DataMissing."""
    return BOARDS[entry(game).id]()
