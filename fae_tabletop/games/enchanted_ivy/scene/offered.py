"""What there is to build, as it is offered: the chapter or card, its plan, and what it wishes for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fae_tabletop.games.enchanted_ivy.guests import GuestId
from fae_tabletop.games.enchanted_ivy.scene.guestlist import GOLD_EDGE
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.theme import BODY, HEADING_STYLE, SOFT, colour


class Want(NamedTuple):
    """What a chapter wishes for, and whether its sticker is earned already."""

    name: str
    text: str
    met: bool


class Offer(NamedTuple):
    """A chapter or an endless card as it is offered.

    ``about`` tells what it is, ``stand`` what came of it so far, ``earned`` how many of its stickers are there,
    ``recall`` how the story ended when it was left before this chapter, ``later`` why it is named only.
    """

    id: str
    label: str
    title: str
    about: str
    layout: tuple[str, ...]
    guests: tuple[tuple[GuestId, int], ...] = ()
    wants: tuple[Want, ...] = ()
    stand: str = ""
    earned: int = 0
    stickers: int = 0
    recall: str = ""
    later: str = ""


def draw_plan(page: Page, box: Box, rows: tuple[str, ...]) -> None:
    """Draw the plan of an inn in the middle of a box: spaces, and crosses for gaps."""
    high = box.h / len(rows)
    wide = min(high / 1.4, box.w / len(rows[0]))
    high = wide * 1.4
    x = box.cx - wide * len(rows[0]) / 2
    for row, marks in enumerate(rows):
        for column, mark in enumerate(marks):
            space = Box(x + column * wide, box.y + row * high, wide, high).inset(1.5)
            if mark == "#":
                page.fill(space, colour("#6F7DC0", 0.85), 2, colour("#C9C3FF"), 1)
            elif mark == "x":
                cross = space.place(space.w * 0.5, space.w * 0.5)
                page.line(((cross.x, cross.y), (cross.right, cross.bottom)), SOFT, 2)
                page.line(((cross.right, cross.y), (cross.x, cross.bottom)), SOFT, 2)


def draw_wants(page: Page, box: Box, wants: Sequence[Want]) -> float:
    """Draw wishes with a tick for each that is met; returns the height."""
    y = 0.0
    if wants:
        still = sum(not want.met for want in wants)
        head = "All its wishes are met" if not still else "What it wants" if still == len(wants) else ""
        y += page.words(head or "What it still wants", HEADING_STYLE, box.below(y)).h + 4
    for want in wants:
        y += _want(page, box.below(y), want) + 4
    return y


def _want(page: Page, box: Box, want: Want) -> float:
    side = 16.0 * (0.6 + 0.4 * page.text)
    mark = Box(box.x, box.y + 3, side, side)
    if want.met:
        page.fill(mark, GOLD_EDGE, side / 2)
        page.icon("check", mark.inset(side * 0.18), colour("#2A1608"))
    else:
        page.fill(mark, (0, 0, 0, 0), side / 2, SOFT, 1.5)
    told = f"**{want.name}** {want.text}"
    return page.words(told, BODY.but(size=16, ink=SOFT), box.after(side + 9)).h
