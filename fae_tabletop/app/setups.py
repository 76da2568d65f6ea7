"""How a new match of each game begins, from the names that people type; reads maps, so not for the bot process."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from fae_tabletop.app.catalog import entry
from fae_tabletop.app.ondemand import OnDemand
from fae_tabletop.core.game import Setup


class Maker(Protocol):
    """Makes the setup of one game."""

    def __call__(
        self, board: str | None, variants: Sequence[str], own: Path | None, seats: int | None
    ) -> Setup:
        """Take a board's name (None: the standard one), variants, the folder of own boards, and how many play."""
        ...


class Making(NamedTuple):
    """What makes the setup of a game; ``variants`` by name, each with what it does.

    ``boards`` lists the boards, the standard one first, and ``own_boards`` looks through a folder of the player's own;
    a game without boards has none. ``usual`` are the variants that are on where a person names none.
    """

    setup: Maker
    variants: Mapping[str, str]
    boards: Callable[[], tuple[str, ...]] = tuple
    own_boards: Callable[[Path], Any] | None = None
    usual: tuple[str, ...] = ()


def _enthrone() -> Making:
    from fae_tabletop.games.enthrone import setup as enthrone

    def made(board: str | None, variants: Sequence[str], own: Path | None, seats: int | None) -> Setup:
        return enthrone.standard_setup(board or enthrone.STANDARD_BOARD, tuple(variants), own)

    return Making(made, enthrone.VARIANTS, enthrone.board_names, enthrone.own_boards)


def _enemies_and_lovers() -> Making:
    from fae_tabletop.games.enemies_and_lovers import setup as enemies

    def made(board: str | None, variants: Sequence[str], own: Path | None, seats: int | None) -> Setup:
        if board is not None:
            raise ValueError("Enemies & Lovers has no boards: leave --board out.")
        return enemies.standard_setup(variants, seats)

    return Making(made, enemies.VARIANTS)


def _faekin() -> Making:
    from fae_tabletop.games.faekin import setup as faekin

    def made(board: str | None, variants: Sequence[str], own: Path | None, seats: int | None) -> Setup:
        if board is not None:
            raise ValueError("FaeKin has no boards: leave --board out.")
        return faekin.standard_setup(variants, seats)

    return Making(made, faekin.VARIANTS, usual=("first_to_five",))


def _enchanted_ivy() -> Making:
    from fae_tabletop.games.enchanted_ivy import setup as ivy

    def made(board: str | None, variants: Sequence[str], own: Path | None, seats: int | None) -> Setup:
        return ivy.named_setup(board or ivy.FIRST, variants)

    return Making(made, ivy.VARIANTS, ivy.names)


MAKINGS: Mapping[str, Making] = OnDemand(
    {
        "enthrone": _enthrone,
        "enemies-and-lovers": _enemies_and_lovers,
        "faekin": _faekin,
        "enchanted-ivy": _enchanted_ivy,
    }
)
"""What makes the setups of each game, loaded game by game."""


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
    return MAKINGS[entry(game).id].setup(board, variants, own, seats)


def variants_told(games: Iterable[str]) -> str:
    """Return the names of the variants of these games, as the help of a command lists them."""
    return "; ".join(
        f"for {game} {', '.join(MAKINGS[game].variants)}" for game in games if MAKINGS[game].variants
    )


def boards_of(game: str) -> tuple[str, ...]:
    """Return the names of the boards of ``game``. Raises UnknownGame, DataMissing."""
    return MAKINGS[entry(game).id].boards()
