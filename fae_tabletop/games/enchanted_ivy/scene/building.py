"""The inn as one building: cards without gaps between them, roofs over each run, a plinth below, guests at windows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import pygame

from fae_tabletop.games.enchanted_ivy.doors import DoorId
from fae_tabletop.games.enchanted_ivy.grid import Space
from fae_tabletop.games.enchanted_ivy.public import Hung, Laid
from fae_tabletop.games.enchanted_ivy.scene.ivyart import WINDOW, draw_card
from fae_tabletop.games.enchanted_ivy.scene.layout import Frame
from fae_tabletop.games.enchanted_ivy.scene.tokens import draw_token
from fae_tabletop.ui.drawing import Paint
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.theme import colour

SLATE, SLATE_EDGE, RIDGE = colour("#4A5FA8"), colour("#26315F"), colour("#EBC46C")
TIMBER, STONE = colour("#3A2630"), colour("#8E8098")
MAIN_ROOF, LEAN_TO = 0.4, 0.26
"""Height of the roof over the highest run, and over any lower one, as shares of a card's height."""


def draw_building(page: Page, frame: Frame, laid: Iterable[Laid], door: Hung | None) -> None:
    """Draw an inn with its guests and its door."""
    cards = {one.at: one for one in laid}
    if not cards:
        return
    for run in runs(cards):
        _roof(page, frame, run, main=run[0][0] == min(row for row, _ in cards))
    _plinth(page, frame, cards)
    for at, one in cards.items():
        box = frame.box(at)
        draw_card(page, one.card, box, wall=one.wall, turned=one.turned, lit=one.guest is not None)
        if door is not None and door.at == at:
            draw_door(page, door.door, box)
        if one.guest is not None:
            draw_token(page, one.guest, window_of(box))
    _timber(page, frame, cards)


def window_of(card: Box) -> Box:
    """Return where a guest stands on a card: as large as the window and a little beyond."""
    side = card.w * WINDOW[2] * 1.06
    return Box(card.cx - side / 2, card.y + card.h * (WINDOW[1] + WINDOW[3] * 0.52) - side / 2, side, side)


def draw_door(page: Page, door: DoorId, card: Box) -> None:
    """Draw a door on a wall."""
    page.image(f"enchanted_ivy/door-{door}", card.place(card.w * 0.5, card.h * 0.5, 0.5, 0.78))


def runs(cards: Mapping[Space, Laid]) -> Iterator[list[Space]]:
    """Yield the runs of neighbouring cards that have no card above them."""
    tops = sorted(at for at in cards if (at[0] - 1, at[1]) not in cards)
    run: list[Space] = []
    for at in tops:
        if run and (at[0], at[1] - 1) != run[-1]:
            yield run
            run = []
        run.append(at)
    if run:
        yield run


def _roof(page: Page, frame: Frame, run: list[Space], main: bool) -> None:
    """Draw the roof over a run; below an upper floor, where a gap lies under cards, there is none."""
    first, last = frame.box(run[0]), frame.box(run[-1])
    high = frame.high * (MAIN_ROOF if main else LEAN_TO)
    wide = last.right - first.x
    eaves = frame.card * 0.1
    box = Box(first.x - eaves, first.y - high, wide + 2 * eaves, high + 2)
    if main:
        chimney = Box(box.x + box.w * 0.66, box.y - high * 0.2, frame.card * 0.2, high * 0.7)
        page.fill(chimney, colour("#8A4550"), 1, TIMBER, 1.5)
        page.fill(Box(chimney.x - 3, chimney.y - 4, chimney.w + 6, 6), STONE, 1)
    slope = min(frame.card * 0.42, box.w * 0.3)
    page.shape(("ivy-roof", round(slope, 1)), box, _slates(slope, frame.card))


def _slates(slope: float, card: float) -> Paint:
    def paint(surface: pygame.Surface, k: float) -> None:
        w, h = surface.get_size()
        cut = slope * k
        outline = [(cut, 0), (w - cut, 0), (w, h), (0, h)]
        pygame.draw.polygon(surface, SLATE_EDGE, outline)
        rows, wide = 4, card * k / 6
        for row in range(rows):
            y, high = h * row / rows, h / rows
            side = cut * (1 - (row + 0.5) / rows)
            x, n = side + (wide / 2 if row % 2 else 0), 0
            while x < w - side - wide * 0.3:
                shade = (0.9, 1.06, 0.98, 1.14)[(n * 3 + row) % 4]
                ink = tuple(min(255, round(part * shade)) for part in SLATE[:3])
                slate = pygame.Rect(
                    round(x), round(y + 1), round(min(wide, w - side - x) - k), round(high - 1)
                )
                pygame.draw.rect(
                    surface,
                    ink,
                    slate,
                    border_bottom_left_radius=round(wide / 4),
                    border_bottom_right_radius=round(wide / 4),
                )
                x, n = x + wide, n + 1
        pygame.draw.line(surface, RIDGE, (cut, k), (w - cut, k), max(2, round(2.4 * k)))
        pygame.draw.lines(surface, TIMBER, False, [(0, h - 1), (w, h - 1)], max(2, round(3 * k)))

    return paint


def _plinth(page: Page, frame: Frame, cards: Mapping[Space, Laid]) -> None:
    """Draw stone under every card that has none below; the lowest row stands on a broad plinth."""
    lowest = max(row for row, _ in cards)
    for row, column in cards:
        if (row + 1, column) in cards:
            continue
        box = frame.box((row, column))
        page.fill(Box(box.x - 3, box.bottom, box.w + 6, 7.0), STONE, 2, TIMBER, 1)
    foot = [at for at in cards if at[0] == lowest]
    left = frame.box(min(foot, key=lambda at: at[1])).x - 9
    right = frame.box(max(foot, key=lambda at: at[1])).right + 9
    page.fill(Box(left, frame.box(foot[0]).bottom + 1, right - left, 11), STONE, 2, TIMBER, 1.4)


def _timber(page: Page, frame: Frame, cards: Mapping[Space, Laid]) -> None:
    """Draw beams along the outer sides of the house."""
    thick = max(3.0, frame.card * 0.05)
    for row, column in cards:
        box = frame.box((row, column))
        if (row, column - 1) not in cards:
            page.fill(Box(box.x - thick, box.y, thick, box.h), TIMBER)
        if (row, column + 1) not in cards:
            page.fill(Box(box.right, box.y, thick, box.h), TIMBER)
