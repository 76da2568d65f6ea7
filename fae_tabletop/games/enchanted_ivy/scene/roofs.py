"""Roofs over every run of rooms under the open sky: slopes, gables, turrets, dormers; terraces within gaps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from fae_tabletop.games.enchanted_ivy.grid import Space
from fae_tabletop.games.enchanted_ivy.public import Laid
from fae_tabletop.games.enchanted_ivy.scene.layout import Frame
from fae_tabletop.games.enchanted_ivy.tones import TONES
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.theme import Colour, colour

UNIT = 300.0
HIGH, EAVES, HALF = 180.0, 30.0, 150.0
"""The measures of a slope's pieces, px of their pictures."""
LEAN_TO = 0.62
"""How high a roof over a lower run is, as a share of the highest one."""
RIDGE, FASCIA, UNDER = colour("#EBC46C"), colour("#4A322C"), colour("#22162A")


class Run(NamedTuple):
    """Neighbouring cards with nothing on them: whether its ends are free, and whether cards hang over it."""

    row: int
    first: int
    last: int
    left: bool
    right: bool
    covered: bool

    @property
    def length(self) -> int:
        """How many cards."""
        return self.last - self.first + 1


def runs(cards: Mapping[Space, Laid]) -> list[Run]:
    """Return the runs of neighbouring cards that have no card upon them, those of the highest row first."""
    tops = sorted(at for at in cards if (at[0] - 1, at[1]) not in cards)
    highest = {column: min(row for row, other in cards if other == column) for _, column in cards}
    groups: list[list[Space]] = []
    for at in tops:
        row, column = at
        last = groups[-1][-1] if groups else None
        same = last == (row, column - 1) and (highest[column] < row) == (highest[column - 1] < row)
        if same:
            groups[-1].append(at)
        else:
            groups.append([at])
    found = []
    for group in groups:
        row, first, last_column = group[0][0], group[0][1], group[-1][1]
        found.append(
            Run(
                row, first, last_column,
                not {(row, first - 1), (row - 1, first - 1)} & cards.keys(),
                not {(row, last_column + 1), (row - 1, last_column + 1)} & cards.keys(),
                highest[first] < row,
            )
        )  # fmt: skip
    return found


def draw_roofs(page: Page, frame: Frame, cards: Mapping[Space, Laid], tone: str, tall: float) -> None:
    """Draw all roofs; gables rise ``tall`` times as high as they are painted."""
    if not cards:
        return
    highest = min(row for row, _ in cards)
    smoking = True
    for run in runs(cards):
        if run.covered:
            _terrace(page, frame, run)
            continue
        main = run.row == highest
        _roof(page, frame, run, tone, main, tall, smoke=smoking and main)
        smoking = smoking and not main


def _tints(tone: str) -> tuple[Colour, Colour, Colour]:
    found = TONES[tone]
    return colour(found.slate), colour(found.plaster), colour(found.brick)


def _terrace(page: Page, frame: Frame, run: Run) -> None:
    k = frame.card / UNIT
    for column in range(run.first, run.last + 1):
        box = frame.box((run.row, column))
        page.image("enchanted_ivy/foot-terrace", Box(box.x, box.y - 92 * k, box.w, 96 * k))


def _roof(page: Page, frame: Frame, run: Run, tone: str, main: bool, tall: float, *, smoke: bool) -> None:
    slate, plaster, brick = _tints(tone)
    k = frame.card / UNIT
    first, last = frame.box((run.row, run.first)), frame.box((run.row, run.last))
    eaves = first.y
    if run.length == 1 and run.left and run.right:
        _top(
            page, "gable" if (run.first + run.row) % 2 else "turret", first.cx, eaves, k, tall, slate, plaster
        )
        return
    high = HIGH * k * (1.0 if main else LEAN_TO) * (0.55 + 0.45 * tall)
    ridge_from = first.x + (126 - EAVES) * k if run.left else first.x
    ridge_to = last.right - (126 - EAVES) * k if run.right else last.right
    if main:
        at = ridge_to - 60 * k if run.length > 1 else (ridge_from + ridge_to) / 2
        _chimney(page, at, eaves - high, k, brick, 1 + run.length % 2, smoke=smoke)
        if run.length > 3:
            _chimney(page, ridge_from + 60 * k, eaves - high, k, brick, 1, smoke=False)
    for column in range(run.first, run.last + 1):
        box = frame.box((run.row, column))
        for half, free in ((0, run.left and column == run.first), (1, run.right and column == run.last)):
            x = box.x + half * HALF * k
            if free:
                part, wide = ("right", HALF + EAVES) if half else ("left", HALF + EAVES)
                place = Box(x if half else x - EAVES * k, eaves - high, wide * k, high)
            else:
                part, place = "half", Box(x, eaves - high, HALF * k, high)
            page.image(f"enchanted_ivy/slope-{part}", place, tint=slate)
    left = first.x - (EAVES * k if run.left else 0)
    right = last.right + (EAVES * k if run.right else 0)
    page.fill(
        Box(ridge_from - 3 * k, eaves - high - 5 * k, ridge_to - ridge_from + 6 * k, 10 * k), UNDER, 3 * k
    )
    page.fill(
        Box(ridge_from - 3 * k, eaves - high - 5 * k, ridge_to - ridge_from + 6 * k, 5 * k), RIDGE, 2 * k
    )
    page.fill(Box(left, eaves - 9 * k, right - left, 9 * k), FASCIA, 2 * k)
    _windows(page, frame, run, eaves, high, k, tall, main, slate, plaster)


def _windows(
    page: Page, frame: Frame, run: Run, eaves: float, high: float, k: float, tall: float, main: bool,
    slate: Colour, plaster: Colour,
) -> None:  # fmt: skip
    """Break a long roof with a gable in its middle and dormers beside it."""
    gable = run.first + run.length // 2 if main and run.length >= 3 else None
    for column in range(run.first, run.last + 1):
        box = frame.box((run.row, column))
        if column == gable:
            _top(page, "gable", box.cx, eaves, k * 0.84, tall, slate, plaster)
        elif run.length > 1 and (column - run.first) % 2 == (
            0 if gable is None or (gable - run.first) % 2 else 1
        ):
            free = (run.left and column == run.first) or (run.right and column == run.last)
            size = 0.92 * min(1.0, high / (HIGH * k) + 0.1)
            shift = 0.0
            if free:
                shift = 36 * k if column == run.first else -36 * k
            place = Box(
                box.cx - 75 * k * size + shift,
                eaves - 12 * k - 130 * k * size,
                150 * k * size,
                130 * k * size,
            )
            page.image("enchanted_ivy/dormer-trim", place)
            page.image("enchanted_ivy/dormer-slates", place, tint=slate)


def _top(
    page: Page, kind: str, middle: float, eaves: float, k: float, tall: float, slate: Colour, plaster: Colour
) -> None:
    """Draw a gable or a turret over a card."""
    high = 330 * k * tall
    place = Box(middle - 180 * k, eaves - high, 360 * k, high)
    if kind == "gable":
        page.image("enchanted_ivy/gable-wall", place, tint=plaster)
    page.image(f"enchanted_ivy/{kind}-slates", place, tint=slate)
    page.image(f"enchanted_ivy/{kind}-trim", place)


def _chimney(
    page: Page, middle: float, ridge: float, k: float, brick: Colour, pots: int, *, smoke: bool
) -> None:
    place = Box(middle - 45 * k, ridge - 80 * k, 90 * k, 190 * k)
    page.image("enchanted_ivy/chimney-brick", place, tint=brick)
    page.image(f"enchanted_ivy/chimney-trim-{pots}", place)
    if smoke:
        page.image("enchanted_ivy/smoke", Box(place.cx - 40 * k, place.y - 186 * k, 160 * k, 200 * k))
