"""The saved matches as rows of a shelf: which can be continued, watched, or cannot be read."""

from __future__ import annotations

from collections.abc import Sequence

from fae_tabletop.app.catalog import CATALOG, rivals
from fae_tabletop.app.menus.recap import ago, day, rival_of
from fae_tabletop.app.statistics import CHOICES, TURNS_COUNTED
from fae_tabletop.table.exchange import IMPORTED
from fae_tabletop.table.library import Facts, Saved
from fae_tabletop.table.table import HUMAN
from fae_tabletop.ui.cast import portrait
from fae_tabletop.ui.shelf import ALL, Act, ShelfRow

OPEN, OVER = "open", "over"
FILTERS = ((ALL, "All"), (OPEN, "Unfinished"), (OVER, "Finished"))
"""The filters of the shelf; those that cannot be read show among all only."""
OUTCOMES = {1.0: "You won", 0.0: "You lost", 0.5: "Nobody won"}


def rows(saved: Sequence[Saved], now: int) -> list[ShelfRow]:
    """A row for each match file; its key is the place in `saved`. `now` in nanoseconds since 1970."""
    return [_row(str(n), one, now) for n, one in enumerate(saved)]


def _row(key: str, saved: Saved, now: int) -> ShelfRow:
    facts = saved.facts
    when = _when(saved, now)
    remove = Act("delete", "", "trash", label="Delete")
    title = _title(saved)
    if facts.standing == "damaged":
        about = f"{saved.path.name}, {when}"
        return ShelfRow(
            key, title, about, (remove,), None, f"{unread(saved)} It lies in {saved.path.parent}."
        )
    rival, level = rival_of(facts)
    about = f"Against {rival} ({level}), {how_long(facts)}, {when}"
    watch, export = Act("watch", "Watch", "eye"), Act("export", "Export", "save")
    face = _face(rival)
    from_elsewhere = ", imported from a file" if saved.path.name.startswith(IMPORTED) else ""
    if facts.standing == "over":
        about = f"{_outcome(facts)} against {rival} ({level}), {how_long(facts)}, {when}{from_elsewhere}"
        return ShelfRow(key, title, about, (watch, export, remove), face, facts.warning, OVER)
    if saved.busy:
        return ShelfRow(key, title, about, (), face, "It is open in another window.", OPEN)
    go_on = Act("continue", "Continue", "play", "second")
    return ShelfRow(
        key, title, about + from_elsewhere, (go_on, watch, export, remove), face, facts.warning, OPEN
    )


def _title(saved: Saved) -> str:
    """The game of a match; of a file without a sound first line its name still tells it, or is told itself."""
    name = saved.path.name
    named = next((game for game in CATALOG if name.startswith(f"{game}-")), "")
    entry = CATALOG.get(saved.facts.game or named)
    return entry.title if entry is not None else name


def unread(saved: Saved) -> str:
    """What is wrong with a match that could not be read, in a sentence that names its file."""
    return f"This match could not be read: {saved.path.name} {saved.facts.why}."


def unread_notice(found: Sequence[Saved]) -> str:
    """What the title says of matches that could not be read, and where they are; "" for none."""
    if not found:
        return ""
    more = len(found) - 1
    others = f" So it is with {more} more." if more else ""
    where = f"{'They lie' if more else 'It lies'} in {found[0].path.parent}"
    return f"{unread(found[0])}{others} {where}; see Saved matches."


def _when(saved: Saved, now: int) -> str:
    """The day a match was begun, where the file tells it, and how long ago it changed last."""
    changed = ago((now - saved.modified) // 1_000_000_000)
    begun = day(saved.facts.started)
    return f"begun {begun}, changed {changed}" if begun else changed


def export_name(saved: Saved) -> str:
    """What the file of an exported match is called: game, day, rival and how it stands."""
    facts = saved.facts
    entry = CATALOG.get(facts.game)
    rival, level = rival_of(facts)
    how = _outcome(facts).lower() if facts.standing == "over" else f"unfinished after {how_long(facts)}"
    return f"{entry.title if entry else facts.game} {facts.started} against {rival} ({level}), {how}"


def how_long(facts: Facts) -> str:
    """Return how long a match was or is so far, in turns or rounds; choosing and giving up are no turns."""
    if facts.game in TURNS_COUNTED:
        n = (facts.turns or 0) + 1
        return f"{n} turn{'' if n == 1 else 's'}"
    if facts.game in CHOICES:
        n = max(0, facts.length - CHOICES[facts.game] - (facts.ended == "resigned"))
        return f"{n} turn{'' if n == 1 else 's'}"
    n = (facts.turns or 0) // max(1, len(facts.seats)) + 1
    return f"{n} round{'' if n == 1 else 's'}"


def _outcome(facts: Facts) -> str:
    if facts.returns is None or HUMAN not in facts.seats:
        return "Finished"
    return OUTCOMES.get(facts.returns[facts.seats.index(HUMAN)], "Finished")


def _face(rival: str) -> str | None:
    return portrait(rival) if rival in rivals("easy") else None
