"""Draws an identity card full face: the painted card with the words that only the program can write on it."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import msgspec

from fae_tabletop.games.enthrone.public import Pawn
from fae_tabletop.games.enthrone.words import NAMES
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.theme import GOLD_INK, HEADING_STYLE, NAME, ROW_NAME


class Boxes(msgspec.Struct, frozen=True):
    """Where the words of an identity card lie on its master: left, top, width, height in its pixels."""

    size: tuple[int, int]
    name: tuple[int, int, int, int]
    heading: tuple[int, int, int, int] | None = None
    rows: tuple[tuple[int, int, int, int], ...] = ()


@cache
def card_boxes(root: Path) -> tuple[Boxes, Boxes]:
    """Return the boxes of the large and of the small face in the assets below ``root``. Raises OSError."""
    tables = tomllib.loads((root / "enthrone" / "enthrone.toml").read_text(encoding="utf-8"))
    return msgspec.convert(tables["identity"], Boxes), msgspec.convert(tables["identity_small"], Boxes)


def draw_card(page: Page, pawn: Pawn, quarry: tuple[Pawn, ...], box: Box, small: bool = False) -> None:
    """Draw the identity card of ``pawn``, filling ``box``; the words grow with the card, not with the text."""
    boxes = card_boxes(page.kit.pictures.root)[small]
    k = box.w / boxes.size[0]

    def part(of: tuple[int, int, int, int]) -> Box:
        return Box(box.x + of[0] * k, box.y + of[1] * k, of[2] * k, of[3] * k)

    page.image(f"enthrone/identity-{pawn}{'-small' if small else ''}", box)
    banner = part(boxes.name)
    style = page.fitted(NAMES[pawn], NAME.but(size=banner.h * 0.72 / page.text), banner.w, 0.3)
    page.words(NAMES[pawn], style, banner, across=0.5, down=0.5, wrap=False)
    if boxes.heading is not None:
        room = part(boxes.heading)
        head = page.fitted("Quarry", HEADING_STYLE.but(size=room.h * 0.5 / page.text), room.w, 0.3)
        page.words("Quarry", head, room, across=0.5, down=0.5, wrap=False)
    for row, prey in zip(boxes.rows, quarry, strict=False):
        _quarry_row(page, part(row), prey)


def _quarry_row(page: Page, row: Box, prey: Pawn) -> None:
    side = row.h * 0.86
    page.image(f"enthrone/medal-{prey}", Box(row.x + row.h * 0.2, row.cy - side / 2, side, side))
    room = row.after(row.h * 1.3)
    style = page.fitted(NAMES[prey], ROW_NAME.but(size=row.h * 0.62 / page.text, ink=GOLD_INK), room.w, 0.3)
    page.words(NAMES[prey], style, room, down=0.5, wrap=False)
