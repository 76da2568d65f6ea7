"""The cards and marks of Enemies & Lovers for the gallery: each with its picture, its name, and what it does."""

from __future__ import annotations

import tomllib
from functools import partial
from pathlib import Path

from fae_tabletop.games.enemies_and_lovers.cards import CARDS, KIND_NAMES, SUBTYPE_NAMES, Card, Kind
from fae_tabletop.games.enemies_and_lovers.scene.cardface import (
    FOLDER,
    Ltwh,
    draw_back,
    draw_card,
    faces,
    part,
)
from fae_tabletop.games.enemies_and_lovers.scene.closer import EMBLEMS, icons
from fae_tabletop.games.enemies_and_lovers.scene.marks import draw_emblem
from fae_tabletop.games.enemies_and_lovers.scene.reference import TURN, WIN
from fae_tabletop.games.enemies_and_lovers.scene.rulings import rulings_for
from fae_tabletop.ui.gallery import Exhibit, Hall
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.theme import BODY, MOON, PARCHMENT_INK

MARK, SHIELD, MORTAL = (128, 128), (160, 192), (240, 240)
"""Width and height of the masters of marks in pixels."""

HALLS: tuple[tuple[Kind, str], ...] = (
    ("court", "Court"), ("attack", "Attacks"), ("interrupt", "Interrupts"), ("intrigue", "Intrigues"),
)  # fmt: skip
MARKS: tuple[tuple[str, str, str, tuple[int, int]], ...] = (
    (
        "mark-key-open",
        "Key",
        "On an attack, and on the Turnabout: a Trickster or a Turnabout may answer it.",
        MARK,
    ),
    ("mark-key-crossed", "Crossed key", "Neither a Trickster nor a Turnabout may answer this card.", MARK),
    (
        "mark-skip",
        "Crossed card",
        "Played in Step 2 the card costs the draw of that turn. Placed it costs nothing.",
        MARK,
    ),
    (
        "badge-shield",
        "Shield",
        "Lies openly upon a card of a Court and takes the first blow that is aimed there.",
        SHIELD,
    ),
    (
        "mortal-lit",
        "Mortal, lit",
        "Heather may put a Court card into your Court now, in anybody’s turn.",
        MORTAL,
    ),
    (
        "mortal-dim",
        "Mortal, dim",
        "Heather is not in your hand, or you hold nothing that she could lay.",
        MORTAL,
    ),
)


LINES = (
    *TURN,
    WIN,
    "**Key**: an answer may be played to it. **Crossed key**: none may.",
    "**Crossed card**: played it costs the draw.",
)
"""What stands on the reference card."""
SHEET, GAP = 46.0, 16.0
"""Size of the letters on the reference card and space between its lines, at most and at least, in its pixels."""


def reference_room(root: Path) -> Ltwh:
    """Return where the words of the reference card lie on its picture. Raises OSError for a broken copy."""
    tables = tomllib.loads((root / FOLDER / f"{FOLDER}.toml").read_text(encoding="utf-8"))
    left, top, width, height = tables["reference"]["rules"]
    return left, top, width, height


def halls(root: Path) -> tuple[Hall, ...]:
    """Return the gallery of Enemies & Lovers; ``root`` holds the pictures. Raises OSError for a broken copy."""
    full, _ = faces(root)
    found = [
        Hall(kind, title, tuple(_card(card, full.size) for card in CARDS if card.kind == kind))
        for kind, title in HALLS
    ]
    others = (_back(full.size), _reference(full.size, reference_room(root)))
    return (
        *found,
        Hall("others", "Back and marks", (*others, *map(_mark, MARKS), *map(_emblem, EMBLEMS.items()))),
    )


def _card(card: Card, size: tuple[int, int]) -> Exhibit:
    def draw(page: Page, box: Box) -> None:
        draw_card(page, card.id, box)

    kind = f"{KIND_NAMES[card.kind]} card, {SUBTYPE_NAMES[card.subtype]}."
    more = " ".join((kind, *icons(card.id), *(words for _, words in rulings_for(card.id))))
    return Exhibit(card.id, card.name, card.text, size, draw, more)


def _back(size: tuple[int, int]) -> Exhibit:
    told = "The back of all 47 cards. What you once saw is written along its edge, for you alone."
    return Exhibit("back", "Back", told, size, draw_back)


def _reference(size: tuple[int, int], room: Ltwh) -> Exhibit:
    def draw(page: Page, box: Box) -> None:
        page.image(f"{FOLDER}/reference", box)
        k = box.w / size[0]
        inner = part(box, room, k)
        for step in range(12):
            style = BODY.but(size=SHEET * k * (1 - 0.05 * step) / page.text, ink=PARCHMENT_INK, leading=1.14)
            heights = [page.measure(words, style, inner.w)[1] for words in LINES]
            if sum(heights) + GAP * k * (len(LINES) - 1) <= inner.h:
                break
        spare = max(0.0, inner.h - sum(heights)) / len(LINES)
        y = inner.y + spare / 2
        for words, h in zip(LINES, heights, strict=True):
            page.words(words, style, Box(inner.x, y, inner.w, h), across=0.5, balance=True)
            y += h + spare

    told = "One for each player: what a turn is, what wins, and what the marks mean."
    return Exhibit("reference", "Reference card", told, size, draw)


def _picture(name: str, title: str, told: str, size: tuple[int, int]) -> Exhibit:
    return Exhibit(name, title, told, size, partial(_image, f"{FOLDER}/{name}"))


def _image(name: str, page: Page, box: Box) -> None:
    page.image(name, box)


def _mark(mark: tuple[str, str, str, tuple[int, int]]) -> Exhibit:
    return _picture(*mark)


def _emblem(emblem: tuple[str, str]) -> Exhibit:
    subtype, told = emblem
    title = "Intrigue" if subtype == "intrigue" else SUBTYPE_NAMES[subtype]

    def draw(page: Page, box: Box) -> None:
        draw_emblem(page, subtype, box, MOON)

    return Exhibit(f"emblem-{subtype}", f"Emblem: {title}", told, MARK, draw)
