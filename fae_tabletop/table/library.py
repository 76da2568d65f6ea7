"""The match files in the player's folder: which can be continued, which are over, which are damaged."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

import msgspec

from fae_tabletop.core.codec import CodecError, decoded, parsed, text
from fae_tabletop.core.game import Game
from fae_tabletop.table.journal import (
    SUFFIX,
    MatchBusy,
    MatchUnreadable,
    is_busy,
    read_bytes,
    read_head,
    recover,
)
from fae_tabletop.table.profile import Profile

Standing = Literal["open", "over", "damaged"]


class Facts(msgspec.Struct, frozen=True):
    """What a match file holds, short enough for a list.

    ``why`` says what is wrong with a damaged one, worded to follow the file's name; ``warning`` tells of an
    open or finished one that only a part could be read. ``length`` counts the commands that stand; ``rules``
    is the number of the rules that read it; ``ended`` is the game's word for how a finished one ended, ``turns`` how
    many it counted (0: it counts none; None: read by a version that did not ask).
    """

    standing: Standing
    game: str = ""
    seats: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    seed: int = 0
    started: str = ""
    length: int = 0
    undone: bool = False
    returns: tuple[float, ...] | None = None
    why: str | None = None
    warning: str | None = None
    rules: int = 0
    ended: str = ""
    turns: int | None = None


class Saved(msgspec.Struct, frozen=True):
    """One match file: ``modified`` in nanoseconds since 1970; ``busy`` when another program has it open."""

    path: Path
    modified: int
    facts: Facts
    busy: bool = False


def facts_of(path: Path, games: Mapping[str, Game[Any, Any]]) -> Facts:
    """Return what ``path`` holds; never raises for whatever lies there."""
    header = None
    try:
        content = read_bytes(path)
        header = read_head(path, content)
        game = games.get(header.game)
        if game is None:
            raise MatchUnreadable(f"is a match of {header.game!r}, which this version does not have")
        found = recover(game, path, content)
    except MatchUnreadable as reason:
        if header is None:
            return Facts("damaged", why=str(reason))
        rules = games[header.game].rules if header.game in games else 0
        return Facts("damaged", header.game, header.seats, why=str(reason), rules=rules)
    returns = game.returns(found.fold.state)
    return Facts(
        "open" if returns is None else "over",
        header.game,
        header.seats,
        header.names,
        header.seed,
        header.started,
        len(found.fold.players),
        found.undone,
        returns,
        warning=found.warning,
        rules=game.rules,
        ended="" if returns is None else str(getattr(found.fold.state, "why", "")),
        turns=int(getattr(found.fold.state, "turns", 0)),
    )


def shelf(folder: Path, games: Mapping[str, Game[Any, Any]], profile: Profile) -> list[Saved]:
    """Return all match files in ``folder``, the one changed last first.

    Files that have not changed since the last time are taken from the index in ``profile``. A folder that
    cannot be read holds no matches.
    """
    found: list[Saved] = []
    try:
        paths = [path for path in folder.iterdir() if path.suffix == SUFFIX]
    except OSError:
        return []
    for path in paths:
        try:
            facts = path.lstat()
        except OSError:
            continue
        # A name that is no proper text cannot be kept in the index as it is.
        name = path.name.encode(errors="backslashreplace").decode()
        known = _remembered(profile, name, facts.st_size, facts.st_mtime_ns)
        if known is None or (known.game in games and known.rules != games[known.game].rules) or _older(known):
            known = facts_of(path, games)
            profile.remember(name, facts.st_size, facts.st_mtime_ns, text(known))
        busy = known.standing == "open" and is_busy(path)
        found.append(Saved(path, facts.st_mtime_ns, known, busy))
    return sorted(found, key=lambda saved: (saved.modified, saved.path.name), reverse=True)


def _older(known: Facts) -> bool:
    """Say whether an earlier version noted less of a finished match than is asked now."""
    return known.standing == "over" and known.turns is None


def discard(path: Path) -> None:
    """Delete a match file. Raises MatchBusy when another program has it open, OSError when it cannot be deleted."""
    if is_busy(path):
        raise MatchBusy(f"{path.name} is open in another window of Fae Tabletop: close it there first.")
    path.unlink()


def to_continue(saved: list[Saved]) -> list[Saved]:
    """Return those a person may go on with here."""
    return [one for one in saved if one.facts.standing == "open" and not one.busy]


def _remembered(profile: Profile, name: str, size: int, modified: int) -> Facts | None:
    row = profile.remembered(name, size, modified)
    if row is None:
        return None
    try:
        return decoded(parsed(row), Facts)
    except CodecError:
        return None
