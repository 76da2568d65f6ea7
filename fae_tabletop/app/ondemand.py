"""A registry whose entries are loaded when they are first asked for: nobody waits for the games that nobody opens."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

T = TypeVar("T")


class OnDemand(Mapping[str, T]):
    """What each loader returns, by name; a loader runs once, when its name is first asked for. Raises KeyError."""

    def __init__(self, loaders: Mapping[str, Callable[[], T]]) -> None:
        """Take what loads the entry of each name: functions with imports of their own.

        Not names of modules, so that types are checked and packages find what is imported.
        """
        self._loaders = loaders
        self._loaded: dict[str, T] = {}

    def __getitem__(self, name: str) -> T:
        if name not in self._loaded:
            self._loaded[name] = self._loaders[name]()
        return self._loaded[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._loaders)

    def __len__(self) -> int:
        return len(self._loaders)
