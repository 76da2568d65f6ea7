"""Who sits at a table, from what a match file tells, and how good those are that may be chosen."""

from __future__ import annotations

from fae_tabletop.app.catalog import PEOPLE_LEVELS, cast, entry
from fae_tabletop.app.dials import dials
from fae_tabletop.app.house import BOT
from fae_tabletop.core.log import Header
from fae_tabletop.table.table import HUMAN
from fae_tabletop.ui.cast import LINES, level_word, portrait, shown_name
from fae_tabletop.ui.people import LevelWords, Person
from fae_tabletop.ui.text import escape


def offered_levels(game: str) -> tuple[LevelWords, ...]:
    """Return the levels a person may choose for a rival at ``game``."""
    there = entry(game).levels
    names = [name for name in PEOPLE_LEVELS if name in there] or [*there]
    return tuple(LevelWords(name, level_word(name).capitalize(), there[name].sentence) for name in names)


def seated(header: Header) -> tuple[Person, ...]:
    """Return who sits at the table, by seat; a file may lack all names or hold any characters."""
    spare = cast([who.removeprefix(BOT) for who in header.seats if who != HUMAN])
    found: list[Person] = []
    bots = 0
    for seat, who in enumerate(header.seats):
        if who == HUMAN:
            found.append(Person("You", "", "", ""))
            continue
        plain = header.names[seat] if seat < len(header.names) else spare[bots]
        bots += 1
        level = level_word(who.removeprefix(BOT))
        face = portrait(plain) if plain in LINES else portrait("Ashkar")
        name, line = escape(shown_name(plain)), LINES.get(plain, "")
        found.append(Person(name, escape(level), line, face, dials(plain)))
    return tuple(found)
