"""What a person has set: plain values with sensible bounds, and how they are read back one by one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

from fae_tabletop.core.codec import CodecError, parsed, text

Share = Annotated[float, msgspec.Meta(ge=0.0, le=1.0)]
Speed = Annotated[float, msgspec.Meta(ge=0.0, le=4.0)]
"""How fast things move: 1 as designed, 4 at most, 0 at once."""
Scale = Annotated[float, msgspec.Meta(ge=0.5, le=2.0)]
Seconds = Annotated[int, msgspec.Meta(ge=0, le=60)]
"""How long something is waited for; 0 for as long as it takes."""
Extent = Annotated[int, msgspec.Meta(ge=320, le=16384)]
"""One side of the window, in pixels."""


class TableChoice(msgspec.Struct, frozen=True):
    """How a game was last set up, each by name; empty: the default. Commas part levels and rivals of several."""

    level: str = "easy"
    board: str = ""
    variants: tuple[str, ...] = ()
    opening: str = ""
    rival: str = ""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a person can set; change it with ``msgspec.structs.replace``.

    ``confirm`` asks before a move that may lose at once; ``notes_on`` shows the first-game notes, of which
    ``notes_seen`` holds the ids already dismissed; ``stepping`` lets each deed of several rivals wait until the person
    goes on; ``pause`` is how many seconds a table waits after a duel, 0 until the person goes on; ``tables`` is the
    last choice per game.
    """

    width: Extent = 1280
    height: Extent = 720
    fullscreen: bool = False
    speed: Speed = 1.0
    text_scale: Scale = 1.0
    palette: str = "garden"
    confirm: bool = True
    stepping: bool = False
    pause: Seconds = 0
    notes_on: bool = True
    notes_seen: frozenset[str] = frozenset()
    volume: Share = 0.7
    muted: bool = False
    tables: dict[str, TableChoice] = {}


def written(settings: Settings) -> dict[str, str]:
    """Return each setting as a JSON text, by name; sets come sorted, so equal settings give equal texts."""
    plain = msgspec.to_builtins(settings)
    plain["notes_seen"] = sorted(plain["notes_seen"])
    return {name: text(value) for name, value in plain.items()}


def read(rows: Mapping[str, str]) -> tuple[Settings, dict[str, str]]:
    """Return the settings in ``rows`` and what was wrong with single ones, by name.

    What cannot be read keeps its default; a name of another version is passed over.
    """
    kinds = {field.name: field.type for field in msgspec.structs.fields(Settings)}
    values: dict[str, Any] = {}
    faults: dict[str, str] = {}
    for name, row in rows.items():
        if name not in kinds:
            continue
        try:
            values[name] = msgspec.convert(parsed(row), kinds[name])
        except (CodecError, msgspec.ValidationError) as fault:
            faults[name] = str(fault)
    return Settings(**values), faults
