"""Looking closer at Enthrone's things: which picture a hotspot stands for, and all that is open about it."""

from __future__ import annotations

from functools import partial

from fae_tabletop.games.enthrone.public import LAST_FREE, NUMBER, PAWNS, Pawn, Tile, View
from fae_tabletop.games.enthrone.scene.actionboard import TILE_SHAPE, draw_tile
from fae_tabletop.games.enthrone.scene.cardface import draw_card
from fae_tabletop.games.enthrone.words import NAMES, about
from fae_tabletop.ui.closer import Closer
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Hotspot
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.stack import tip_of

PAWN_SHAPE = 420 / 620
CARD_SHAPE = 5 / 7
CARDS = ("identity", "suspect")
"""Kinds of hotspots that stand for an identity card."""


def closer(view: View, spot: Hotspot, *, covered: bool = False) -> Closer | None:
    """Return what shows the card, pawn or tile behind a hotspot; None for things without a picture.

    ``covered``: the own identity lies face down and stays so.
    """
    kind, _, key = spot.id.partition(":")
    tip = tip_of(spot)
    why = "" if tip is None else tip.body
    if kind == "tile":
        tile = view.tiles[int(key) - 1]
        name = "Turned over" if tile.neutral else NAMES[tile.pawn]
        if int(key) > LAST_FREE:
            # That it is locked is told with its place already; the reason's second sentence tells why.
            why = why.split(". ", 1)[-1]
        return Closer(name, f"{about(view, spot.id)} {why}".strip(), TILE_SHAPE, partial(_tile, tile=tile))
    pawn = view.chosen if spot.id == "panel:identity" else _pawn(view, kind, key)
    if pawn is None or (spot.id == "panel:identity" and covered):
        return None
    words = about(view, f"pawn:{pawn}")
    if kind in (*CARDS, "panel"):
        return Closer(
            NAMES[pawn], words, CARD_SHAPE, partial(_card, pawn=pawn, quarry=view.quarry[NUMBER[pawn]])
        )
    return Closer(NAMES[pawn], f"{words} {why}".strip(), PAWN_SHAPE, partial(_figure, pawn=pawn))


def _pawn(view: View, kind: str, key: str) -> Pawn | None:
    """Return whose card or figure a hotspot stands for."""
    for pawn, cell in zip(PAWNS, view.pawns, strict=True):
        if kind in (*CARDS, "pawn") and pawn == key:
            return pawn
        if kind == "cell" and cell is not None and f"{cell[0]},{cell[1]}" == key:
            return pawn
    return None


def _tile(page: Page, box: Box, tile: Tile) -> None:
    draw_tile(page, tile, box)


def _card(page: Page, box: Box, pawn: Pawn, quarry: tuple[Pawn, ...]) -> None:
    draw_card(page, pawn, quarry, box)


def _figure(page: Page, box: Box, pawn: Pawn) -> None:
    page.image(f"enthrone/pawn-{pawn}", box)
