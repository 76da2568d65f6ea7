"""Recorded matches as text: each line of the file, the events it caused, and what changed for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from fae_tabletop.core.codec import Codec, text
from fae_tabletop.core.game import Event
from fae_tabletop.core.log import Fold, begun, follow, read_entry, read_header

FOLDER = Path(__file__).resolve().parents[1] / "golden"
QUIET_FIELDS: dict[str, frozenset[str]] = {
    "enthrone": frozenset({"moves", "seen"}),
    "enemies-and-lovers": frozenset({"log"}),
    "faekin": frozenset({"log", "duels", "talk"}),
    "enchanted-ivy": frozenset({"log", "laid"}),
}
"""Fields of each game's view that grow with every ply; only their last item is told."""


def lines_of(recording: str) -> list[str]:
    """Return the lines of the match file inside a recording."""
    return [line for line in recording.splitlines() if line.startswith("{")]


def rendered(game: Any, lines: Sequence[str]) -> str:
    """Return a match file with all that it leads to. Raises LogError when a line cannot be followed."""
    codec = Codec(game.vocabulary)
    fold = begun(game, read_header(lines[0]))
    seats = range(len(read_header(lines[0]).seats))
    shown: list[dict[str, Any]] = [{} for _ in seats]
    told = [lines[0], *_told(codec, fold.steps[0].events), *_changes(game, fold, shown)]
    for number, line in enumerate(lines[1:], 2):
        events = follow(game, fold, read_entry(codec, line, number), number)
        told += ["", line, *_told(codec, events), *_changes(game, fold, shown)]
    result = game.returns(fold.state)
    return "\n".join([*told, "", f"returns {text(result)}", ""])


def _told(codec: Codec, events: Sequence[Event]) -> list[str]:
    """Return a line per event: to whom it is told, and what."""
    lines = []
    for event in events:
        name, fields = codec.write(event)
        audience = fields.pop("audience")
        whom = "all" if audience is None else "seat " + ", ".join(map(str, audience))
        lines.append(f"  to {whom}: {name} {text(fields)}")
    return lines


def _changes(game: Any, fold: Fold[Any], shown: list[dict[str, Any]]) -> list[str]:
    """Return a line per field of a view that is new, and keep the views in ``shown``.

    What changed in the same way for every seat is told once.
    """
    per_seat: list[list[str]] = []
    for seat, before in enumerate(shown):
        view = msgspec.to_builtins(game.view(fold.state, seat))
        changes = []
        for name, value in view.items():
            if before.get(name, msgspec.UNSET) != value:
                told = value[-1:] if name in QUIET_FIELDS[game.id] and before else value
                changes.append(f"{name} {text(told)}")
        per_seat.append(changes)
        shown[seat] = view
    common = [change for change in per_seat[0] if all(change in changes for changes in per_seat)]
    lines = [f"  all see {change}" for change in common]
    for seat, changes in enumerate(per_seat):
        lines += [f"  seat {seat} sees {change}" for change in changes if change not in common]
    return lines
