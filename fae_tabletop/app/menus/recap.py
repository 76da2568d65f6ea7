"""Where an unfinished match stands, in words that give nothing away to whoever looks over the shoulder."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec.structs import replace

from fae_tabletop.app.catalog import entry
from fae_tabletop.app.replay import read_game
from fae_tabletop.core.language import listed
from fae_tabletop.table.journal import MatchUnreadable
from fae_tabletop.table.library import Facts, Saved
from fae_tabletop.table.table import HUMAN
from fae_tabletop.ui.cast import level_word, shown_name
from fae_tabletop.ui.people import Person

# The games are loaded with the match that is told of: a title without one needs none of them.
if TYPE_CHECKING:
    from fae_tabletop.games.enchanted_ivy.public import View as IvyView
    from fae_tabletop.games.enchanted_ivy.scene.hooks import Tale
    from fae_tabletop.games.enemies_and_lovers.events import Told as EnemiesTold
    from fae_tabletop.games.enemies_and_lovers.public import View as EnemiesView
    from fae_tabletop.games.enthrone.public import View
    from fae_tabletop.games.faekin.public import View as FaekinView

EVENTS = 3
MINUTE, HOUR, DAY = 60, 3600, 86400
MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
)  # fmt: skip


class Recap(NamedTuple):
    """`stand`: the turn and whose move it is. `about`: against whom, how long ago. `events`: the last, oldest first."""

    stand: str
    about: str
    events: tuple[str, ...] = ()


def recap(saved: Saved, now: int) -> Recap:
    """The words for an unfinished match; `now` in nanoseconds since 1970."""
    facts = saved.facts
    rival, _ = rival_of(facts)
    told = f"saved {ago((now - saved.modified) // 1_000_000_000)}"
    about = f"Against {rivals_of(facts)}, {told}" if len(facts.seats) > 1 else told.capitalize()
    try:
        found = read_game(saved.path)
    except MatchUnreadable as reason:
        return Recap(f"{saved.path.name} {reason}.", about)
    game = entry(facts.game).game
    state = found.fold.state
    person = facts.seats.index(HUMAN)
    view = game.view(state, person)
    names = [shown_name(facts.names[n]) if n < len(facts.names) else rival for n in range(len(facts.seats))]
    waiting = game.waiting(state)
    mover = names[waiting[0]] if waiting else rival
    whose = " It is your move." if person in waiting else f" It is {mover}’s move."
    if len(facts.seats) == 1:
        whose = ""
        about = " ".join(part for part in (still_open(view), about) if part)
    stand = f"{STANDS[facts.game](view)}.{whose}"
    if found.warning is not None:
        stand += " What came later is of older rules." if found.older else " What came later cannot be read."
    return Recap(stand, about, LAST_EVENTS[facts.game](view, names))


def enthrone_events(view: View, names: Sequence[str]) -> tuple[str, ...]:
    """The last turns of a match of Enthrone, as its log tells them."""
    from fae_tabletop.games.enthrone.words import log_lines

    return tuple(f"{line.who}: {line.text}" for line in log_lines(view, names[1 - view.seat])[-EVENTS:])


def enemies_events(view: EnemiesView, names: Sequence[str]) -> tuple[str, ...]:
    """The last events of a match of Enemies & Lovers, without the cards in one's own hand."""
    from fae_tabletop.games.enemies_and_lovers.scene.telling import rows_of

    people = [Person(name, "", "", "") for name in names]
    log = [event if event.audience is None else _without_cards(event) for event in view.log]
    return tuple(row.text for row in rows_of(view, people, log) if row.seat is not None)[-EVENTS:]


def _without_cards(event: EnemiesTold) -> EnemiesTold:
    """An event that some alone saw in full, as everybody else saw it."""
    hidden: dict[str, Any] = {"card": None, "back": None, "cards": (), "got": ()}
    there = {name: value for name, value in hidden.items() if hasattr(event, name)}
    return replace(event, **there)


def faekin_events(view: FaekinView, names: Sequence[str]) -> tuple[str, ...]:
    """The last events of a round of FaeKin, without what only the two of a duel have seen."""
    from fae_tabletop.games.faekin.words import line

    public = [event for event in view.log if event.audience is None]
    return tuple(line(view, names, event) for event in public)[-EVENTS:]


def ivy_events(view: IvyView, names: Sequence[str]) -> tuple[str, ...]:
    """How the story stands at an inn: the last two sentences of its book."""
    return tuple(words for words in _tale(view).book if words)[-EVENTS:]


def still_open(view: IvyView) -> str:
    """What an inn wants that it has not got and may still get, as a sentence; "" where nothing is open."""
    from fae_tabletop.games.enchanted_ivy.challenges import met
    from fae_tabletop.games.enchanted_ivy.moves import inn_of
    from fae_tabletop.games.enchanted_ivy.scene.outofreach import reasons
    from fae_tabletop.games.enchanted_ivy.scene.preview import looked_at
    from fae_tabletop.games.enchanted_ivy.scoring import score

    setup, inn = view.setup, inn_of(view)
    now = looked_at(view, inn, score(inn))
    lost = reasons(view, inn)
    goals = [("success", "Success", setup.success), ("high_score", "High Score", setup.high_score)]
    wanted = [
        f"{told} ({goal} points)"
        for key, told, goal in goals
        if goal is not None and key not in lost and now.score.total < goal
    ]
    if "success" not in lost:
        # A challenge counts only with Success (I37).
        wanted += [one.name for one in setup.challenges if one.id not in lost and not met(one.test, now)]
    return f"Still open: {listed(wanted)}." if wanted else ""


def _tale(view: IvyView) -> Tale:
    from fae_tabletop.app.ivy_tales import tale_of

    return tale_of(view.setup)


LAST_EVENTS: dict[str, Callable[[Any, Sequence[str]], tuple[str, ...]]] = {
    "enthrone": enthrone_events,
    "enemies-and-lovers": enemies_events,
    "faekin": faekin_events,
    "enchanted-ivy": ivy_events,
}
"""By game: the last events that the viewer may know, told to whoever looks over the shoulder, too."""

STANDS: dict[str, Callable[[Any], str]] = {
    "enthrone": lambda view: f"Turn {view.turn + 1}",
    "enemies-and-lovers": lambda view: f"Turn {view.turns + 1}",
    "faekin": lambda view: f"Duel {len(view.duels) + 1}",
    "enchanted-ivy": lambda view: f"{_tale(view).title}, turn {view.turn} of {view.turns}",
}
"""By game: how far a match has come."""


def rival_of(facts: Facts) -> tuple[str, str]:
    """Name and level of the first bot of a match."""
    for n, seat in enumerate(facts.seats):
        if seat != HUMAN:
            name = shown_name(facts.names[n]) if n < len(facts.names) else "a bot"
            return name, level_word(seat.removeprefix("bot-"))
    return "a bot", ""


def rivals_of(facts: Facts) -> str:
    """All bots of a match with their levels; a level that they share is said once, at the end."""
    names, levels = [], []
    for n, seat in enumerate(facts.seats):
        if seat != HUMAN:
            names.append(shown_name(facts.names[n]) if n < len(facts.names) else "a bot")
            levels.append(level_word(seat.removeprefix("bot-")))
    if len(names) > 1 and len(set(levels)) == 1 and levels[0]:
        return f"{listed(names)} ({'both' if len(names) == 2 else 'all'} {levels[0]})"
    told = [f"{name} ({level})" if level else name for name, level in zip(names, levels, strict=True)]
    return listed(told) or "a bot"


def day(words: str) -> str:
    """A date as people write it: ``2026-11-30`` becomes ``30 November 2026``; anything else stays as it is."""
    try:
        found = date.fromisoformat(words)
    except ValueError:
        return words
    return f"{found.day} {MONTHS[found.month - 1]} {found.year}"


def ago(seconds: int) -> str:
    """How long ago, as people say it."""
    for size, one, many in (
        (DAY, "a day", "days"),
        (HOUR, "an hour", "hours"),
        (MINUTE, "a minute", "minutes"),
    ):
        count = seconds // size
        if count == 1:
            return f"{one} ago"
        if count > 1:
            return f"{count} {many} ago"
    return "just now"
