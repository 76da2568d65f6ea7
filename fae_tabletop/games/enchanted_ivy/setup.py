"""From the files in levels/ivy to setups: the chapters of the story, and the endless set-up cards."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import msgspec

from fae_tabletop.content.levels import LevelError, read_rows
from fae_tabletop.content.paths import levels_dir
from fae_tabletop.games.enchanted_ivy.challenges import Challenge
from fae_tabletop.games.enchanted_ivy.doors import DOOR_IDS, DoorId
from fae_tabletop.games.enchanted_ivy.guests import KIND, GuestId, tokens_of
from fae_tabletop.games.enchanted_ivy.layout import FILLED, GAP, OUTSIDE
from fae_tabletop.games.enchanted_ivy.public import IvySetup
from fae_tabletop.games.enchanted_ivy.rules import check
from fae_tabletop.games.enchanted_ivy.tones import TONES, tone_named

FIRST = "s01"
"""The Prologue."""
LAYER = "layout"
VARIANTS: dict[str, str] = {"all_doors": "All five secret doors may be hung, too (I42)."}
"""The variants by name, each with one sentence for people."""
FIRST_GROUPS = ("1", "2", "A")
PAGE = 90
"""The most words on a page of the storybook."""
MARKS = {"filled": FILLED, "gap": GAP, None: OUTSIDE}


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter of the story as its file tells it: goals, stickers, guests with their tokens, and its pages.

    ``tone`` names the colours of the inn. ``before`` and ``after`` are pages; the first of ``after`` opens with
    ``proud`` after Success, else with ``rueful``.
    """

    label: str
    title: str
    act: int
    success: int
    caterpillar: str
    before: tuple[str, ...]
    after: tuple[str, ...]
    proud: str
    rueful: str
    guests: dict[GuestId, int]
    challenges: tuple[Challenge, ...]
    high_score: int | None = None
    butterfly: str | None = None
    tone: str = ""

    def conclusion(self, success: bool) -> tuple[str, ...]:
        """Return the pages that end the chapter."""
        opening = self.proud if success else self.rueful
        return (f"{opening} {self.after[0]}", *self.after[1:])


class EndlessCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An endless set-up card: its name and a sentence about its shape."""

    title: str
    about: str
    tone: str = ""


class Scenario(msgspec.Struct, frozen=True):
    """Something that can be built: a chapter, or an endless card whose guests are still to be chosen."""

    id: str
    layout: tuple[str, ...]
    told: Chapter | EndlessCard


@cache
def scenarios(folder: Path | None = None) -> tuple[Scenario, ...]:
    """Return everything in ``folder``, that of the game if None, sorted by name. Raises LevelError, DataMissing."""
    where = folder or levels_dir("ivy")
    return tuple(read_scenario(path) for path in sorted(where.glob("*.tmx")))


def chapters() -> tuple[Scenario, ...]:
    """Return the chapters of the story in their order."""
    return tuple(one for one in scenarios() if isinstance(one.told, Chapter))


def endless_cards() -> tuple[Scenario, ...]:
    """Return the endless set-up cards."""
    return tuple(one for one in scenarios() if isinstance(one.told, EndlessCard))


def scenario_called(name: str) -> Scenario:
    """Return the chapter or card of that name. Raises ValueError naming those there are."""
    for one in scenarios():
        if one.id == name:
            return one
    there = ", ".join(one.id for one in scenarios())
    raise ValueError(f"There is no scenario called {name!r}; there are {there}.")


@cache
def tone_of(name: str) -> str:
    """Return the colours of a scenario's inn, by name; what no file tells follows from the scenario's id."""
    told = next((one.told.tone for one in scenarios() if one.id == name), "")
    return tone_named(told, name)


def names() -> tuple[str, ...]:
    """Return the ids of all that can be built, the Prologue first."""
    return tuple(sorted((one.id for one in scenarios()), key=lambda name: (name != FIRST, name)))


def named_setup(name: str, variants: Sequence[str] = ()) -> IvySetup:
    """Return a chapter, or an endless card with groups of its own choosing, as commands name them.

    An endless card takes its groups after a colon, as ``e1:2+8+C``; without them it takes the first of each kind.
    Raises ValueError for another name or variant.
    """
    for variant in variants:
        if variant not in VARIANTS:
            raise ValueError(
                f"There is no variant called {variant!r}; the variants are: {', '.join(VARIANTS)}."
            )
    doors = DOOR_IDS if "all_doors" in variants else DOOR_IDS[:1]
    card, _, groups = name.partition(":")
    if isinstance(scenario_called(card).told, Chapter):
        return story_setup(name, doors)
    return endless_setup(card, tuple(groups.split("+")) if groups else FIRST_GROUPS, doors)


def story_setup(name: str = FIRST, doors: Sequence[DoorId] = ("start",)) -> IvySetup:
    """Return a chapter of the story. Raises ValueError for another name."""
    one = scenario_called(name)
    if not isinstance(one.told, Chapter):
        raise ValueError(f"{name} is an endless set-up card; it needs groups of guests.")
    return _setup(one, one.told, tuple(doors))


def endless_setup(name: str, groups: tuple[str, ...], doors: Sequence[DoorId] = ("start",)) -> IvySetup:
    """Return an endless game on this card with these groups (I40). Raises ValueError for anything else."""
    one = scenario_called(name)
    if isinstance(one.told, Chapter):
        raise ValueError(f"{name} is a chapter of the story; its guests are set.")
    return IvySetup(name, one.layout, tuple(tokens_of(groups).items()), tuple(doors))


def read_scenario(path: Path) -> Scenario:
    """Return what a map and the file of the same name beside it tell. Raises LevelError with name and reason."""
    layout = tuple(
        "".join(MARKS[mark] for mark in row) for row in read_rows(path, LAYER, frozenset({"filled", "gap"}))
    )
    beside = path.with_suffix(".toml")
    try:
        data = tomllib.loads(beside.read_text(encoding="utf-8"))
        told: Chapter | EndlessCard = (
            msgspec.convert(data, Chapter) if "success" in data else msgspec.convert(data, EndlessCard)
        )
    except FileNotFoundError:
        raise LevelError(
            path, f"{beside.name}, which tells the goals and guests, is missing beside it"
        ) from None
    except OSError as fault:
        raise LevelError(beside, f"cannot be read ({fault.strerror})") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as fault:
        raise LevelError(beside, f"is no scenario ({fault})") from None
    scenario = Scenario(path.stem, layout, told)
    try:
        if told.tone and told.tone not in TONES:
            raise ValueError(f"there is no tone called {told.tone!r}; the tones are {', '.join(TONES)}")
        if isinstance(told, Chapter):
            check(_setup(scenario, told, ("start",)))
            _check_told(told)
        else:
            check(IvySetup(path.stem, layout, tuple(tokens_of(FIRST_GROUPS).items())))
    except ValueError as fault:
        raise LevelError(path, str(fault)) from None
    return scenario


def _setup(scenario: Scenario, told: Chapter, doors: tuple[DoorId, ...]) -> IvySetup:
    return IvySetup(
        scenario=scenario.id,
        layout=scenario.layout,
        guests=tuple(told.guests.items()),
        doors=doors,
        success=told.success,
        high_score=told.high_score,
        challenges=told.challenges,
    )


def _check_told(told: Chapter) -> None:
    """Raise ValueError where challenges name guests that do not come, or goals contradict each other."""
    if told.high_score is not None and told.high_score <= told.success:
        raise ValueError("the High Score must be more than Success")
    if (told.high_score is None) != (told.butterfly is None):
        raise ValueError("High Score and butterfly belong together")
    for page in (*told.before, *told.conclusion(True), *told.conclusion(False)):
        if len(page.split()) > PAGE:
            raise ValueError(f"a page has {len(page.split())} words, and {PAGE} fit: {page[:40]}…")
    if not told.before or not told.after:
        raise ValueError("before and after need a page each")
    for challenge in told.challenges:
        named = set(re.findall(r'"(\w+)"', msgspec.json.encode(challenge.test).decode())) & set(KIND)
        if not named <= set(told.guests):
            raise ValueError(f"the challenge {challenge.name} names a guest who does not come")
