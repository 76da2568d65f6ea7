"""Looks through plain values, as a view or an event becomes on its way into a file."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import Any


def named(value: Any, names: Container[str]) -> Iterator[str]:
    """Yield every one of ``names`` that plain values contain, wherever it stands and as often."""
    if isinstance(value, dict):
        for inner in value.values():
            yield from named(inner, names)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from named(inner, names)
    elif isinstance(value, str) and value in names:
        yield value
