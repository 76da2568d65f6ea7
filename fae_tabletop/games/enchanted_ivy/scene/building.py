"""The inn as one building: masonry, beams and corners, then windows with guests, roofs, and the ivy over all.

Nothing here covers the ends of ivy: what joins two cards lies below their leaves, roofs and plinth lie outside them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from fae_tabletop.games.enchanted_ivy.doors import DoorId
from fae_tabletop.games.enchanted_ivy.grid import Space
from fae_tabletop.games.enchanted_ivy.public import Hung, Laid
from fae_tabletop.games.enchanted_ivy.scene.ivyart import (
    TONE,
    WINDOW,
    draw_found,
    draw_ivy,
    draw_masonry,
    draw_window,
)
from fae_tabletop.games.enchanted_ivy.scene.layout import Frame
from fae_tabletop.games.enchanted_ivy.scene.roofs import draw_roofs
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.theme import colour

UNIT = 300.0
"""Width of a card in the pixels of its pictures."""
PLINTH = 44 / UNIT
"""Height of the plinth, as a share of a card's width."""

TIMBER, TIMBER_BACK, TIMBER_EDGE = colour("#6B4A34"), colour("#4E3528"), colour("#22161A")


@dataclass(frozen=True, slots=True)
class Site:
    """Where an inn stands.

    ``ground`` is where the grass begins, if posts may reach down to it. ``edge`` is the lower edge of a picture to
    which beds, path and lamplight belong. ``tall`` is how high gables rise, 1 for as high as they are painted.
    """

    ground: float | None = None
    edge: float | None = None
    tall: float = 0.6


TABLE = Site()


def draw_building(
    page: Page,
    frame: Frame,
    laid: Iterable[Laid],
    door: Hung | None,
    tone: str = TONE,
    site: Site = TABLE,
) -> None:
    """Draw an inn with its guests and its door."""
    cards = {one.at: one for one in laid}
    if not cards:
        return
    draw_roofs(page, frame, cards, tone, site.tall)
    if site.edge is not None:
        _light_on_grass(page, frame, cards)
        _path(page, frame, cards, door, site.edge)
    _supports(page, frame, cards, site.ground)
    for at, one in cards.items():
        draw_masonry(page, one.card, frame.box(at), wall=one.wall, tone=tone)
    _frame_work(page, frame, cards)
    _plinth(page, frame, cards)
    for at, one in cards.items():
        box = frame.box(at)
        if door is not None and door.at == at:
            _steps(page, box)
            draw_door(page, door.door, box)
        elif one.wall:
            draw_found(page, one.card, box, turned=one.turned)
        if not one.wall:
            draw_window(page, one.card, box, guest=one.guest)
    for at, one in cards.items():
        draw_ivy(page, one.card, frame.box(at), turned=one.wall and one.turned)
    if site.edge is not None:
        _beds(page, frame, cards, door)


def window_of(card: Box) -> Box:
    """Return where a guest's token comes to rest on a card: as large as the window and a little beyond."""
    side = card.w * WINDOW[2] * 1.06
    return Box(card.cx - side / 2, card.y + card.h * (WINDOW[1] + WINDOW[3] * 0.52) - side / 2, side, side)


def draw_door(page: Page, door: DoorId, card: Box) -> None:
    """Draw a door on a wall."""
    page.image(f"enchanted_ivy/door-{door}", card.place(card.w * 0.5, card.h * 0.5, 0.5, 0.78))


def _piece(page: Page, name: str, box: Box, *, flip: bool = False) -> None:
    page.image(f"enchanted_ivy/foot-{name}", box, flip=flip)


def _frame_work(page: Page, frame: Frame, cards: Mapping[Space, Laid]) -> None:
    """Draw what holds the house together: beams between storeys and walls, corner stones, the shade of eaves."""
    k = frame.card / UNIT
    for (row, column), one in cards.items():
        box = frame.box((row, column))
        if (row - 1, column) not in cards:
            _piece(page, "shade-under", box.top(90 * k))
        if (row, column + 1) not in cards:
            _piece(page, "shade-right", box.end(90 * k))
        beside = cards.get((row, column + 1))
        if beside is not None and (one.wall or beside.wall):
            _piece(page, "stud", Box(box.right - 9 * k, box.y, 18 * k, box.h))
        for away, flip in ((-1, False), (1, True)):
            if (row, column + away) in cards:
                continue
            if one.wall:
                x = box.x - 4 * k if away < 0 else box.right - 14 * k
                _piece(page, "stud", Box(x, box.y, 18 * k, box.h))
            else:
                x = box.x - 5 * k if away < 0 else box.right - 35 * k
                _piece(page, "quoins", Box(x, box.y, 40 * k, box.h), flip=flip)
    for row, column in cards:
        if (row + 1, column) in cards:
            box = frame.box((row, column))
            _piece(page, "floor", Box(box.x, box.bottom - 10 * k, box.w, 20 * k))


def _supports(page: Page, frame: Frame, cards: Mapping[Space, Laid], ground: float | None) -> None:
    """Draw braces and posts under what juts out over nothing."""
    k = frame.card / UNIT
    lowest = max(row for row, _ in cards)
    for row, column in sorted(cards):
        if (row + 1, column) in cards:
            continue
        box = frame.box((row, column))
        if ground is not None and ground - box.bottom > frame.high * 0.12:
            if not any(other == column and below > row for below, other in cards):
                _scaffold(page, Box(box.x, box.bottom, box.w, ground + 8 * k - box.bottom), k)
            for at, away in ((box.x, -1), (box.right, 1)):
                if (row + 1, column + away) not in cards and (away > 0 or (row, column - 1) not in cards):
                    _piece(page, "post", Box(at - 30 * k, box.bottom, 60 * k, ground + 8 * k - box.bottom))
        if row == lowest:
            continue
        side = 150 * k
        if (row + 1, column - 1) in cards:
            _piece(page, "bracket", Box(box.x, box.bottom, side, side))
        if (row + 1, column + 1) in cards:
            _piece(page, "bracket", Box(box.right - side, box.bottom, side, side), flip=True)


def _scaffold(page: Page, room: Box, k: float) -> None:
    """Draw the timber that carries a card over nothing: stout posts, beams, and a cross in each bay."""
    bays = max(1, round(room.h / (300 * k)))
    for n in range(bays):
        bay = Box(room.x, room.y + n * room.h / bays, room.w, room.h / bays)
        for ends in (((bay.x, bay.y), (bay.right, bay.bottom)), ((bay.right, bay.y), (bay.x, bay.bottom))):
            page.line(ends, TIMBER_EDGE, 17 * k)
            page.line(ends, TIMBER_BACK, 12 * k)
        beam = Box(bay.x - 14 * k, bay.bottom - 20 * k, bay.w + 28 * k, 20 * k)
        page.fill(beam if n < bays - 1 else beam.moved(0, -10 * k), TIMBER, 3 * k, TIMBER_EDGE, 1.2)
    for x in (room.x, room.right):
        page.fill(Box(x - 16 * k, room.y, 32 * k, room.h), TIMBER, 3 * k, TIMBER_EDGE, 1.2)


def _plinth(page: Page, frame: Frame, cards: Mapping[Space, Laid]) -> None:
    """Draw stone under the lowest row, and a beam under whatever else has no card below."""
    k = frame.card / UNIT
    lowest = max(row for row, _ in cards)
    for row, column in cards:
        if (row + 1, column) in cards:
            continue
        box = frame.box((row, column))
        if row != lowest:
            _piece(page, "floor", Box(box.x - 6 * k, box.bottom - 4 * k, box.w + 12 * k, 26 * k))
            continue
        stone = Box(box.x, box.bottom, box.w, 44 * k)
        _piece(page, "plinth", stone)
        for away, x in ((-1, stone.x - 14 * k), (1, stone.right)):
            if (row, column + away) not in cards:
                with page.clip(Box(x, stone.y, 14 * k, stone.h)):
                    _piece(page, "plinth", Box(x - (120 - 6) * k, stone.y, stone.w, stone.h))


def _steps(page: Page, box: Box) -> None:
    k = box.w / UNIT
    _piece(page, "steps", Box(box.cx - 96 * k, box.y + 360 * k, 192 * k, 100 * k))


def _foot_of(frame: Frame, cards: Mapping[Space, Laid]) -> tuple[float, float, float]:
    """Return left, right and lower edge of the plinth."""
    lowest = max(row for row, _ in cards)
    foot = sorted(at for at in cards if at[0] == lowest)
    low = frame.box(foot[0]).bottom + PLINTH * frame.card
    return frame.box(foot[0]).x, frame.box(foot[-1]).right, low


def _path(page: Page, frame: Frame, cards: Mapping[Space, Laid], door: Hung | None, edge: float) -> None:
    left, right, low = _foot_of(frame, cards)
    k = frame.card / UNIT
    middle = frame.box(door.at).cx if door is not None else (left + right) / 2
    _piece(page, "path", Box(middle - 210 * k, low - 6 * k, 420 * k, max(120 * k, edge + 6 * k - low)))


def _light_on_grass(page: Page, frame: Frame, cards: Mapping[Space, Laid]) -> None:
    _, _, low = _foot_of(frame, cards)
    k = frame.card / UNIT
    lowest = max(row for row, _ in cards)
    for (row, _), one in cards.items():
        if row == lowest and one.guest is not None:
            box = frame.box(one.at)
            _piece(page, "lamplight", Box(box.cx - 190 * k, low - 40 * k, 380 * k, 150 * k))


def _beds(page: Page, frame: Frame, cards: Mapping[Space, Laid], door: Hung | None) -> None:
    """Draw flowers along the plinth, left free before the door, bushes and ferns at its ends."""
    left, right, low = _foot_of(frame, cards)
    k = frame.card / UNIT
    free = None if door is None else frame.box(door.at).cx
    wide, high, x = 100 * k, 70 * k, left - 20 * k
    while x < right + 20 * k - 1:
        part = min(wide, right + 20 * k - x)
        if free is None or abs(x + part / 2 - free) > 130 * k:
            with page.clip(Box(x, low - high, part, 2 * high)):
                shift = round((x - left) / wide) % 3 * wide
                _piece(page, "bed", Box(x - shift, low - 44 * k, 300 * k, high))
        x += wide
    number = len(cards)
    for at, name, wide in (
        (left - 74 * k, f"bush-{number % 5}", 200),
        (right + 64 * k, f"bush-{(number + 2) % 5}", 190),
        (left - 170 * k, "ferns", 150),
        (right + 158 * k, f"bush-{(number + 3) % 5}", 140),
    ):
        tall = wide * (140 / 160 if name == "ferns" else 0.75)
        _piece(page, name, Box(at - wide * k / 2, low + 26 * k - tall * k, wide * k, tall * k))
