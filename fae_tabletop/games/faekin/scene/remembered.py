"""Remembers the last result of a long calculation between frames, for as long as what it rests on stays the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Remembered(Generic[T]):
    """One result and its key."""

    def __init__(self) -> None:
        self._kept: tuple[object, T] | None = None

    def of(self, key: object, find: Callable[[], T]) -> T:
        """Return the result for ``key``, found anew where the last one was for another."""
        if self._kept is None or self._kept[0] != key:
            self._kept = key, find()
        return self._kept[1]
