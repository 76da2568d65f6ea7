"""The command ``render``: draws cards, tiles, tokens and boards to PNG files, as the window draws them."""

from __future__ import annotations

import argparse
import fnmatch
import os
from collections.abc import Sequence
from math import ceil
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from fae_tabletop.app.errors import complain
from fae_tabletop.app.pieces import Piece, all_pieces
from fae_tabletop.content.paths import DataMissing, assets_dir
from fae_tabletop.ui.assets import AssetMissing
from fae_tabletop.ui.drawing import Kit, draw
from fae_tabletop.ui.geometry import Box, Metrics, Pixels
from fae_tabletop.ui.kit import open_kit
from fae_tabletop.ui.page import Layer, Look, Page
from fae_tabletop.ui.text import escape
from fae_tabletop.ui.theme import BODY

SMALLEST, LARGEST = 8, 4096
USUAL_WIDTH = 300
SHEET = "sheet.png"
SHEET_WIDTH = 1600
MARGIN, CAPTION = 16, 26
GROUND = (24, 26, 58)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    parser.add_argument(
        "ids", metavar="ID", nargs="*", help="what to draw, such as enthrone/tile-* in quotes"
    )
    parser.add_argument("--width", metavar="W", type=_width, default=USUAL_WIDTH, help="width in pixels")
    parser.add_argument("--out", metavar="DIR", type=Path, help="the folder for the files")
    parser.add_argument("--list", action="store_true", help="name every id")
    parser.add_argument("--sheet", action="store_true", help=f"draw all on one contact sheet, {SHEET}")


def run(args: argparse.Namespace) -> int:
    """Draw; returns 0, 1 when a file cannot be read or written, 2 for an unknown id."""
    try:
        kit = open_kit(assets_dir(), strict=True, threads=0)
        pieces = all_pieces(kit)
        if args.list:
            print("\n".join(pieces))
            return 0
        if args.out is None:
            complain("name the folder for the files with --out.")
            return 2
        chosen = _chosen(args.ids, pieces)
        args.out.mkdir(parents=True, exist_ok=True)
        if args.sheet:
            pygame.image.save(sheet(kit, chosen, args.width), args.out / SHEET)
            print(args.out / SHEET)
            return 0
        for piece in chosen:
            path = args.out / f"{piece.id.replace('/', '-')}.png"
            pygame.image.save(straight(rendered(kit, piece, args.width)), path)
            print(path)
    except LookupError as fault:
        complain(str(fault.args[0]))
        return 2
    except (AssetMissing, DataMissing) as fault:
        complain(str(fault))
        return 1
    except OSError as fault:
        complain(f"{fault.filename or args.out} cannot be written ({fault.strerror}): name another folder.")
        return 1
    except pygame.error as fault:
        complain(f"{args.out} cannot be written ({fault}): name another folder.")
        return 1
    return 0


def rendered(kit: Kit, piece: Piece, width: int) -> pygame.Surface:
    """Return a piece ``width`` pixels wide on a clear ground, its colours multiplied by their alpha."""
    height = max(1, round(width * piece.shape[1] / piece.shape[0]))
    surface = pygame.Surface((width, height), pygame.SRCALPHA, 32)
    _paint(kit, surface, [(piece, Box(0, 0, width, height))])
    return surface


def sheet(kit: Kit, pieces: Sequence[Piece], width: int) -> pygame.Surface:
    """Return all pieces in rows with their ids below, on a plain ground."""
    columns = max(1, min(len(pieces), (SHEET_WIDTH - MARGIN) // (width + MARGIN)))
    places: list[tuple[Piece, Box]] = []
    y = float(MARGIN)
    for row in range(ceil(len(pieces) / columns)):
        line = pieces[row * columns : (row + 1) * columns]
        heights = [width * piece.shape[1] / piece.shape[0] for piece in line]
        for column, (piece, height) in enumerate(zip(line, heights, strict=True)):
            x = MARGIN + column * (width + MARGIN)
            places.append((piece, Box(x, y + max(heights) - height, width, height)))
        y += max(heights) + CAPTION + MARGIN
    surface = pygame.Surface((MARGIN + columns * (width + MARGIN), round(y)), pygame.SRCALPHA, 32)
    surface.fill(GROUND)
    _paint(kit, surface, places, captions=True)
    return surface


def straight(surface: pygame.Surface) -> pygame.Surface:
    """Return a surface whose colours are no longer multiplied by their alpha, as files hold them."""
    size = surface.get_size()
    pixels = bytearray(pygame.image.tobytes(surface, "RGBA"))
    for place in range(3, len(pixels), 4):
        alpha = pixels[place]
        if 0 < alpha < 255:
            for part in (place - 3, place - 2, place - 1):
                pixels[part] = min(255, (pixels[part] * 255 + alpha // 2) // alpha)
    return pygame.image.frombytes(bytes(pixels), size, "RGBA")


def _paint(
    kit: Kit, surface: pygame.Surface, places: Sequence[tuple[Piece, Box]], captions: bool = False
) -> None:
    # In a page of this size a logical pixel is a pixel, so that boxes can be given in pixels.
    page = Page(kit, Metrics(1280, 720, 1.0), Look())
    for piece, box in places:
        piece.draw(page, box)
        if captions:
            words = escape(piece.id.rsplit("/", 1)[-1])
            room = Box(box.x, box.bottom + 2, box.w, CAPTION)
            page.words(words, page.fitted(words, BODY, box.w, 0.3), room, across=0.5, wrap=False)
    area = Pixels(0, 0, *surface.get_size())
    for layer in Layer:
        draw(surface, kit, page.items[layer], area)


def _chosen(ids: Sequence[str], pieces: dict[str, Piece]) -> list[Piece]:
    """Return what the ids and patterns name; everything without any. Raises LookupError for an unknown one."""
    if not ids:
        return list(pieces.values())
    found: dict[str, Piece] = {}
    for name in ids:
        matching = fnmatch.filter(pieces, name)
        if not matching:
            raise LookupError(f"there is nothing called {name!r} to draw; --list names every id.")
        found.update((one, pieces[one]) for one in matching)
    return list(found.values())


def _width(words: str) -> int:
    width = int(words) if words.isdecimal() else 0
    if not SMALLEST <= width <= LARGEST:
        raise argparse.ArgumentTypeError(f"expected a width from {SMALLEST} to {LARGEST}, not {words!r}")
    return width
