"""The screens of every game, loaded when one of that game is first opened: the title needs none of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from fae_tabletop.app.program import Screens


def _enthrone() -> Screens:
    from fae_tabletop.app import enthrone_flow

    return enthrone_flow.SCREENS


def _enemies_and_lovers() -> Screens:
    from fae_tabletop.app import enemies_and_lovers_flow

    return enemies_and_lovers_flow.SCREENS


def _faekin() -> Screens:
    from fae_tabletop.app import faekin_flow

    return faekin_flow.SCREENS


def _ivy() -> Screens:
    from fae_tabletop.app import ivy_flow

    return ivy_flow.SCREENS


class OnDemand(Mapping[str, Screens]):
    """Screens by game id; those of a game are loaded when they are first asked for. Raises KeyError."""

    def __init__(self, loaders: Mapping[str, Callable[[], Screens]]) -> None:
        """Take what loads the screens of each game."""
        self._loaders = loaders

    def __getitem__(self, game: str) -> Screens:
        return self._loaders[game]()

    def __iter__(self) -> Iterator[str]:
        return iter(self._loaders)

    def __len__(self) -> int:
        return len(self._loaders)


# Functions with imports of their own, not names of modules: so that types are checked and packages find them.
SCREENS: Mapping[str, Screens] = OnDemand(
    {
        "enthrone": _enthrone,
        "enemies-and-lovers": _enemies_and_lovers,
        "faekin": _faekin,
        "enchanted-ivy": _ivy,
    }
)
"""The screens of the finished games."""
