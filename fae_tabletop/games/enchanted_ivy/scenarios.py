"""From the maps and files in levels/ivy to the scenarios of the story and the set-up cards of endless mode.

A broken file is refused in one sentence with its name and the reason; a new pair of files is a new scenario.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec

from fae_tabletop.content.levels import LevelError, read_plan
from fae_tabletop.content.paths import levels_dir
from fae_tabletop.games.enchanted_ivy.campaign import Goals, Shelf, size_of
from fae_tabletop.games.enchanted_ivy.cards import IDS
from fae_tabletop.games.enchanted_ivy.challenges import AnyTask
from fae_tabletop.games.enchanted_ivy.guests import GUESTS, GuestId
from fae_tabletop.games.enchanted_ivy.layout import FILLED, GAP, OUTSIDE, fault_of

FOLDER = "ivy"
LAYER = "layout"
MARKS = {"filled": FILLED, "gap": GAP, "": OUTSIDE}
"""What the tiles of a layout are called, and how its rows are written."""
MOST_ROWS, MOST_COLUMNS = 8, 8
"""A larger inn could not be seen in the smallest window."""
MOST_WORDS = 180
"""Words of a beginning or an end: two pages of a storybook, ninety each."""

Line = Annotated[str, msgspec.Meta(min_length=1, max_length=140)]
Words = Annotated[str, msgspec.Meta(min_length=1, max_length=1800)]
Points = Annotated[int, msgspec.Meta(ge=0, le=999)]


class Challenge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A challenge: its name and words, what must hold, the keepsake it earns and the shelf that is suggested."""

    id: Line
    name: Line
    text: Line
    keepsake: Line
    shelf: Shelf
    test: AnyTask


class Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file beside a layout: a chapter of the story, its guests, goals and rewards."""

    act: Annotated[int, msgspec.Meta(ge=1, le=2)]
    label: Line
    title: Line
    guests: Annotated[tuple[GuestId, ...], msgspec.Meta(min_length=1)]
    success: Points
    caterpillar: Line
    intro: Words
    conclusion: Words
    high_score: Points | None = None
    butterfly: Line | None = None
    challenges: tuple[Challenge, ...] = ()


class SetupPage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file beside a layout of endless mode."""

    name: Line
    note: Line


class Scenario(NamedTuple):
    """A chapter with its layout; ``tokens`` are its guests, one entry a token."""

    id: str
    page: Page
    layout: tuple[str, ...]
    tokens: tuple[GuestId, ...]

    @property
    def goals(self) -> Goals:
        """What it rewards."""
        return Goals(self.page.success, self.page.high_score, tuple(one.id for one in self.page.challenges))


class SetupCard(NamedTuple):
    """A set-up card of endless mode with its layout."""

    id: str
    page: SetupPage
    layout: tuple[str, ...]


def scenario_names() -> tuple[str, ...]:
    """Return the scenarios in the order of the story, by the names of their files."""
    return tuple(sorted(path.stem for path in levels_dir(FOLDER).glob("s*.toml")))


def setup_card_names() -> tuple[str, ...]:
    """Return the set-up cards of endless mode, by the names of their files."""
    return tuple(sorted(path.stem for path in levels_dir(FOLDER).glob("e*.toml")))


@cache
def scenario(name: str) -> Scenario:
    """Return a scenario that ships. Raises LevelError."""
    return read_scenario(levels_dir(FOLDER) / f"{name}.toml")


@cache
def setup_card(name: str) -> SetupCard:
    """Return a set-up card that ships. Raises LevelError."""
    return read_setup_card(levels_dir(FOLDER) / f"{name}.toml")


def read_scenario(path: Path) -> Scenario:
    """Return the scenario at ``path`` and in the map beside it. Raises LevelError."""
    page = _read(path, Page)
    layout = read_layout(path.with_suffix(".tmx"))
    if len(set(page.guests)) < len(page.guests):
        raise LevelError(path, "a guest is listed twice; all tokens of a guest come along anyway")
    tokens = tuple(guest for guest in page.guests for _ in range(GUESTS[guest].tokens))
    cards = sum(row.count(FILLED) for row in layout)
    try:
        size = size_of(cards, len(tokens))
    except ValueError as fault:
        raise LevelError(path, str(fault)) from None
    if size.left_in_bag:
        raise LevelError(
            path, f"{cards} ivy cards need {size.drawn} guest tokens, and its guests have {len(tokens)}"
        )
    if (page.high_score is None) != (page.butterfly is None):
        raise LevelError(path, "high_score and butterfly belong together")
    if page.high_score is not None and page.high_score <= page.success:
        raise LevelError(path, "high_score must be more than success")
    for what, words in (("intro", page.intro), ("conclusion", page.conclusion)):
        if len(words.split()) > MOST_WORDS:
            raise LevelError(path, f"{what} has {len(words.split())} words; two pages hold {MOST_WORDS}")
    ids = [challenge.id for challenge in page.challenges]
    if len(set(ids)) < len(ids):
        raise LevelError(path, "two challenges have the same id")
    return Scenario(path.stem, page, layout, tokens)


def read_setup_card(path: Path) -> SetupCard:
    """Return the set-up card at ``path`` and in the map beside it. Raises LevelError."""
    return SetupCard(path.stem, _read(path, SetupPage), read_layout(path.with_suffix(".tmx")))


def read_layout(path: Path) -> tuple[str, ...]:
    """Return the layout drawn in the map at ``path``, as rows of characters. Raises LevelError."""
    plan = read_plan(path, LAYER, frozenset(mark for mark in MARKS if mark), frozenset())
    rows = tuple("".join(MARKS[mark] for mark in row) for row in plan.rows)
    fault = fault_of(rows)
    if fault is not None:
        raise LevelError(path, f"no inn can follow this layout: {fault}")
    if len(rows) > MOST_ROWS or len(rows[0]) > MOST_COLUMNS:
        raise LevelError(path, f"the layout is larger than {MOST_COLUMNS} by {MOST_ROWS} spaces")
    cards = sum(row.count(FILLED) for row in rows)
    if cards > len(IDS):
        raise LevelError(path, f"the layout has {cards} filled spaces, and there are {len(IDS)} ivy cards")
    return rows


def _read(path: Path, kind: Any) -> Any:
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), kind)
    except FileNotFoundError:
        raise LevelError(path, "there is no such file") from None
    except (OSError, UnicodeDecodeError) as fault:
        raise LevelError(path, f"cannot be read ({getattr(fault, 'strerror', None) or fault})") from None
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as fault:
        raise LevelError(path, str(fault)) from None
