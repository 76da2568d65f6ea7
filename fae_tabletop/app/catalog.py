"""The games there are: rules and bots of each, loaded game by game; the bot process uses it, so no maps, no scenes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

from fae_tabletop.app.ondemand import OnDemand
from fae_tabletop.core.cast import CAST
from fae_tabletop.core.game import Bot, Game, Setup


class Level(Protocol):
    """How strong a bot plays and what it tells about itself."""

    @property
    def name(self) -> str:
        """The level's name in commands and files."""
        ...

    @property
    def sentence(self) -> str:
        """What this level does, in one sentence for people."""
        ...

    @property
    def detail(self) -> str:
        """What it remembers, foresees and believes."""
        ...

    @property
    def seconds(self) -> float:
        """The longest thought in the window."""
        ...


class Parts(NamedTuple):
    """Rules, bot and levels of a game.

    ``characters`` are the bots that play in a manner of their own, by name; all others play as ``bot``. ``aiming``
    returns who plays for one goal of a setup, in games that have such; it raises ValueError naming those there are.
    """

    game: Game[Any, Any]
    bot: Bot[Any]
    levels: Mapping[str, Level]
    characters: Mapping[str, Bot[Any]] = MappingProxyType({})
    aiming: Callable[[Any, str], Bot[Any]] | None = None


class Entry(NamedTuple):
    """One game of this version; ``title`` is its name for people, ``load`` returns its rules and bots."""

    id: str
    title: str
    load: Callable[[], Parts]

    @property
    def game(self) -> Game[Any, Any]:
        """The rules."""
        return self.load().game

    @property
    def bot(self) -> Bot[Any]:
        """Who plays where no character is named."""
        return self.load().bot

    @property
    def levels(self) -> Mapping[str, Level]:
        """How strong its bots can play, by name, the weakest first."""
        return self.load().levels

    @property
    def characters(self) -> Mapping[str, Bot[Any]]:
        """The bots that play in a manner of their own, by name."""
        return self.load().characters

    def aiming(self, setup: Setup, aim: str) -> Bot[Any]:
        """Return who plays for the goal of ``setup`` called ``aim``. Raises ValueError naming those there are."""
        found = self.load().aiming
        if found is None:
            raise ValueError(f"{self.title} has nothing to aim for but winning: leave --aim out.")
        return found(setup, aim)

    def player(self, name: str) -> Bot[Any]:
        """Return who plays under ``name``."""
        return self.characters.get(name, self.bot)


@cache
def _enthrone() -> Parts:
    from fae_tabletop.games.enthrone.bot import BOT, LEVELS
    from fae_tabletop.games.enthrone.rules import ENTHRONE

    return Parts(ENTHRONE, BOT, LEVELS)


@cache
def _enemies_and_lovers() -> Parts:
    from fae_tabletop.games.enemies_and_lovers.bot import BOT, CHARACTERS, LEVELS
    from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS

    return Parts(ENEMIES_AND_LOVERS, BOT, LEVELS, CHARACTERS)


@cache
def _faekin() -> Parts:
    from fae_tabletop.games.faekin.bot import BOT, CHARACTERS, LEVELS
    from fae_tabletop.games.faekin.rules import FAEKIN

    return Parts(FAEKIN, BOT, LEVELS, CHARACTERS)


@cache
def _enchanted_ivy() -> Parts:
    from fae_tabletop.games.enchanted_ivy.bot import BOT, LEVELS, aiming
    from fae_tabletop.games.enchanted_ivy.rules import ENCHANTED_IVY

    return Parts(ENCHANTED_IVY, BOT, LEVELS, aiming=aiming)


CATALOG: dict[str, Entry] = {
    one.id: one
    for one in (
        Entry("enthrone", "Enthrone", _enthrone),
        Entry("enemies-and-lovers", "Enemies & Lovers", _enemies_and_lovers),
        Entry("faekin", "FaeKin", _faekin),
        Entry("enchanted-ivy", "Enchanted Ivy", _enchanted_ivy),
    )
}
"""The games that have rules and bots, by id, in the order of the title screen."""

TABLES: tuple[str, ...] = ("enthrone", "enemies-and-lovers", "faekin", "enchanted-ivy")
"""Those of them that have a table in the window, too."""

PEOPLE_LEVELS = ("novice", "easy", "medium", "hard", "expert")
"""The levels a person may choose; all others are for tests."""


_RIVALS: dict[str, str] = {
    "novice": "Pim",
    "easy": "Mossback",
    "medium": "Saffron",
    "hard": "Old Quillon",
    "expert": "Lady Vesper",
}


class UnknownGame(ValueError):
    """No game of this name can be played; the message is one plain sentence with the remedy."""


RULES: Mapping[str, Game[Any, Any]] = OnDemand(
    {name: partial(getattr, one, "game") for name, one in CATALOG.items()}
)
"""The rules of each game by id."""


def entry(name: str, offered: Sequence[str] = tuple(CATALOG)) -> Entry:
    """Return the game called ``name``. Raises UnknownGame, naming the games that are ``offered`` instead."""
    found = CATALOG.get(name)
    if found is not None:
        return found
    there = ", ".join(offered)
    raise UnknownGame(f"There is no game called {name!r}; there is {there}.")


def check_table(game: Entry) -> None:
    """Raise UnknownGame when ``game`` has no table in the window yet."""
    if game.id not in TABLES:
        there = ", ".join(TABLES)
        raise UnknownGame(f"The table of {game.title} is not in this version yet; there is {there}.")


def check_seats(game: Entry, count: int) -> None:
    """Raise ValueError naming how many can play when ``game`` is not for ``count``."""
    seats = sorted(game.game.seats)
    if count not in seats:
        there = f"{seats[0]} to {seats[-1]}" if len(seats) > 1 else str(seats[0])
        raise ValueError(f"{game.title} is played by {there}, not by {count}.")


def check_level(game: Entry, level: str) -> None:
    """Raise ValueError naming the levels there are when ``game`` has no such level."""
    if level not in game.levels:
        raise ValueError(f"There is no level called {level!r}; there are {', '.join(game.levels)}.")


def check_offered(game: Entry, level: str) -> None:
    """Raise ValueError when ``game`` has no such level, naming those that a person may choose."""
    if level not in game.levels:
        there = [name for name in PEOPLE_LEVELS if name in game.levels] or [*game.levels]
        raise ValueError(f"There is no level called {level!r}; there are {', '.join(there)}.")


def check_character(game: Entry, name: str) -> None:
    """Raise ValueError naming the characters there are when ``game`` has none called ``name``; "" is nobody."""
    if name and name not in game.characters:
        there = ", ".join(game.characters) or "nobody in particular"
        raise ValueError(f"At {game.title} there is no character called {name!r}; there is {there}.")


def rivals(level: str) -> tuple[str, ...]:
    """Return the names of the bots at a table, the one who plays this level first; each name once."""
    first = _RIVALS.get(level, [*CAST][-1])
    return (first, *(name for name in CAST if name != first))


def cast(levels: Sequence[str], wanted: Sequence[str] = ()) -> tuple[str, ...]:
    """Return a name for each bot of a table, each name once.

    That is who is ``wanted`` in its place, else who plays its level where that one is free; whoever is not of the cast,
    or wanted a second time, is as good as nobody.
    """
    asked = ["" if name in wanted[:place] else name for place, name in enumerate(wanted)]
    names: list[str] = [name if name in CAST else "" for name in asked[: len(levels)]]
    names += [""] * (len(levels) - len(names))
    for place, level in enumerate(levels):
        names[place] = names[place] or next(name for name in rivals(level) if name not in names)
    return tuple(names)
