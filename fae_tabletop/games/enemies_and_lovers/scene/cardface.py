"""Draws the cards: full and small faces with their words, backs, and cards that lie turned in a fan."""

from __future__ import annotations

import math
import tomllib
from functools import cache
from pathlib import Path

import msgspec
import pygame

from fae_tabletop.games.enemies_and_lovers.cards import CARD, SUBTYPE_NAMES, Card, CardId
from fae_tabletop.games.enemies_and_lovers.scene.marks import draw_key, draw_skip
from fae_tabletop.games.enemies_and_lovers.scene.names import halves, short_name
from fae_tabletop.ui.geometry import Box, box_at
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.theme import BODY, CAPS_FACE, MOON, PARCHMENT_INK, SMALL_CAPS, Colour, Style, colour

Ltwh = tuple[int, int, int, int]

FOLDER = "enemies_and_lovers"
SMALL_BELOW = 200
"""Window pixels of width below which a card shows its small face."""
SMALL_WIDTH = 175.0
"""Logical pixels of width below which it does so on every screen: its rules could not be read anyway."""
CORNER = 0.06
"""How round the corners of a card are, as a share of its width."""
NAME_SIZE = (0.74, 0.96)
"""How large a name is written, as a share of its room's height, and on a card that is looked at."""
RULES_SEEN, RULES_MOST = 14.0, 17.0
"""How large the rules of a card that is looked at are written on its parchment, in logical pixels."""
KIND_SEEN = 11.0
KIND_ROOM: Ltwh = (130, 815, 490, 30)
RULES_ROOM: Ltwh = (108, 846, 534, 142)
"""Where kind and rules of a card that is looked at stand, in pixels of the master: clear of berries and edge."""
NAME_FROM = 54
"""Window pixels of width from which a small face carries its name."""
GROWN_FROM = 1.1
"""Text scale above which the words of a card that is looked at no longer keep to the room printed for them."""
GROWN_NAME, GROWN_RULES = 17.0, 15.0
GROWN_MOST = 0.72
"""How much of a card's height its grown words may take."""
NAME_SEEN = 34
"""Window pixels below which the part of a name's room that no other card covers holds no name."""
MARK_LEAST = 13.0
"""Logical pixels below which a key could not be told from a crossed one."""
CARD_NAME = Style(SMALL_CAPS, 23, MOON, leading=1.0, shadow=0.5)
RIBBON_FROM = 84.0
"""Logical pixels of width from which a small face carries its name on a ribbon that is as high as the name needs."""
RIBBON_EDGE, RIBBON_FOOT = 0.035, 0.945
"""Where the ribbon begins from the left, as a share of the card's width, and ends, of its height."""
RIBBON_SIZE, RIBBON_LEAST, RIBBON_NONE = 15.5, 12.5, 8.5
"""How large a name is on it at the usual text size; below which it is cut into two lines; below which left out."""
RIBBON_GROWS = 1.4
"""How many times larger than usual names become at most where the text is large."""
RIBBON_RIM = colour("#C9A45C", 0.85)
RIBBONS = {
    "crown": colour("#C79A45"), "court": colour("#741F43"), "attack": colour("#781829"),
    "interrupt": colour("#1F4185"), "intrigue": colour("#225B41"),
}  # fmt: skip
"""Paper of the ribbon by category, and of the Crown's."""
RULES_LEAST = 0.55
"""How much smaller than wished the words of a full face may become to fit their room."""


class Face(msgspec.Struct, frozen=True):
    """Where words and marks lie on a face: left, top, width, height in pixels of its picture."""

    size: tuple[int, int]
    name: Ltwh
    key: Ltwh
    skip: Ltwh
    type: Ltwh | None = None
    rules: Ltwh | None = None


@cache
def faces(root: Path) -> tuple[Face, Face]:
    """Return the full and the small face as the assets below ``root`` describe them. Raises OSError."""
    tables = tomllib.loads((root / FOLDER / f"{FOLDER}.toml").read_text(encoding="utf-8"))
    return msgspec.convert(tables["card"], Face), msgspec.convert(tables["card_small"], Face)


@cache
def inks(root: Path) -> tuple[dict[str, Colour], dict[str, Colour]]:
    """Return what the name (by category, and "crown") and the type line (by category) are written with.

    Raises OSError.
    """
    tables = tomllib.loads((root / FOLDER / f"{FOLDER}.toml").read_text(encoding="utf-8"))
    names, types = (
        {key: colour(ink) for key, ink in tables[table].items()} for table in ("name_ink", "type_ink")
    )
    return names, types


def card_picture(card: CardId, small: bool) -> str:
    """Return the picture of a card as a path below assets/."""
    return f"{FOLDER}/{card}{'-small' if small else ''}"


def draw_card(
    page: Page,
    card: CardId,
    box: Box,
    *,
    tilt: float = 0.0,
    alpha: float = 1.0,
    named: bool = True,
    seen: float | None = None,
    grown: bool = False,
) -> None:
    """Draw the face of ``card`` in ``box``, turned by ``tilt`` degrees clockwise about its middle.

    The words grow with the card, and with the text too where they are ``grown``, over the foot of the picture; below
    200 window pixels of width the small face is shown. Not
    ``named``, a plate tells which card it is; only so much of its width from the left is ``seen`` (None: all of it).
    """
    small = box.w < SMALL_WIDTH or page.metrics.length(box.w) < SMALL_BELOW
    full_face, small_face = faces(page.kit.pictures.root)
    face = small_face if small else full_face
    page.image(card_picture(card, small), box, rotation=-tilt, alpha=alpha)
    printed = CARD[card]
    k = box.w / face.size[0]
    name = part(box, face.name, k)
    if seen is not None and seen < box.w:
        # The name keeps to what no other card covers.
        name = name.left(min(name.w, box.x + seen - name.x - 2))
    narrow = page.metrics.length(box.w) < NAME_FROM or page.metrics.length(name.w) < NAME_SEEN
    if grown and not small and page.text > GROWN_FROM:
        named = False
    if named and small and box.w >= RIBBON_FROM:
        _ribbon(page, card, box, tilt, alpha, box.w if seen is None else min(box.w, seen))
    elif named and not narrow and page.screen.bottom - name.cy > name.h * 0.7:
        close = grown and not small
        # Larger letters hang lower: they go up to the middle of the banner.
        name = name.moved(0, -name.h * 0.1) if close else name
        _name(page, printed, name, box, tilt, alpha, NAME_SIZE[close])
    if printed.kind in ("attack", "interrupt") or printed.skips_draw:
        _marks(page, printed, box, face, k, tilt)
    if grown and not small and page.text > GROWN_FROM:
        _grown(page, printed, box)
    elif not small and face.type is not None and face.rules is not None:
        kind, rules = (KIND_ROOM, RULES_ROOM) if grown else (face.type, face.rules)
        _parchment(page, printed, part(box, kind, k), part(box, rules, k), grown)


def name_height(page: Page, box: Box) -> float:
    """Return how much of the foot of a small face in ``box`` holds its name, the edge below it included."""
    face = faces(page.kit.pictures.root)[1]
    return box.bottom - part(box, face.name, box.w / face.size[0]).y


def part(box: Box, of: Ltwh, k: float) -> Box:
    """Return where a part of a picture lies when the picture fills ``box``; ``k`` is logical pixels per pixel."""
    return Box(box.x + of[0] * k, box.y + of[1] * k, of[2] * k, of[3] * k)


def draw_back(page: Page, box: Box, *, tilt: float = 0.0, alpha: float = 1.0) -> None:
    """Draw the back of a card."""
    page.image(f"{FOLDER}/back", box, rotation=-tilt, alpha=alpha)


def _name(page: Page, printed: Card, room: Box, card: Box, tilt: float, alpha: float, share: float) -> None:
    name, golden = printed.name, printed.subtype == "crown"
    ink = inks(page.kit.pictures.root)[0]["crown" if golden else printed.kind]
    # Dark ink on the gold banner needs no shadow to stand off.
    wanted = CARD_NAME.but(
        size=room.h * share / page.text, ink=ink, shadow=0.0 if golden else CARD_NAME.shadow
    )
    style = page.fitted(name, wanted, room.w, 0.3)
    if abs(tilt) < 0.5:
        page.words(name, style, room, across=0.5, down=0.46, wrap=False, alpha=alpha)
    else:
        cx, cy = turned(card, tilt, room.cx, room.cy)
        tilted_words(page, name, style, cx, cy, tilt)


def _ribbon(page: Page, card_id: CardId, card: Box, tilt: float, alpha: float, seen: float) -> None:
    """Write the name of a small face on a ribbon over its printed one: as high as the name needs, in two lines at need.

    The words keep to the part of the card that is ``seen``; where that is too narrow to read them there are none.
    """
    printed = CARD[card_id]
    left = card.x + card.w * RIBBON_EDGE
    room = Box(left, 0, min(card.w * (1 - 2 * RIBBON_EDGE), card.x + seen - left) - 5, 0).moved(3, 0)
    lines, style = ribbon_words(page, card_id, room.w)
    if not lines or alpha < 1:
        return
    golden = printed.subtype == "crown"
    ink = inks(page.kit.pictures.root)[0]["crown" if golden else printed.kind]
    line_h = style.size * page.text * 1.06
    foot = card.y + card.h * RIBBON_FOOT
    high = line_h * len(lines) + 5
    whole = Box(left, foot - high, card.w * (1 - 2 * RIBBON_EDGE), high)
    corners = [
        (whole.x, whole.y),
        (whole.right, whole.y),
        (whole.right, whole.bottom),
        (whole.x, whole.bottom),
    ]
    paper = RIBBONS["crown" if golden else printed.kind]
    page.polygon([turned(card, tilt, x, y) for x, y in corners], paper, RIBBON_RIM, 1.0)
    # Dark ink on the gold ribbon needs no shadow to stand off.
    style = style.but(ink=ink, shadow=0.0 if golden else CARD_NAME.shadow)
    for n, line in enumerate(lines):
        row = Box(room.x, whole.y + 1.5 + n * line_h, room.w, line_h)
        if page.screen.bottom < row.bottom:
            continue
        if abs(tilt) < 0.5:
            page.words(line, style, row, across=0.5, down=0.4, wrap=False)
        else:
            cx, cy = turned(card, tilt, row.cx, row.cy)
            tilted_words(page, line, style, cx, cy, tilt)


def ribbon_words(page: Page, card: CardId, width: float) -> tuple[list[str], Style]:
    """Return the lines in which a card's name stands on a small face's ribbon so wide, and how; none if too narrow.

    What fits in one line of ``RIBBON_LEAST`` logical pixels stands in one, else in two, else it is the name in short;
    letters grow with the text.
    """
    grow = min(RIBBON_GROWS, page.text) / page.text
    wanted = CARD_NAME.but(size=RIBBON_SIZE * grow)
    lines, style = [""], wanted
    for name in (CARD[card].name, short_name(card)):
        ways = [[name]] if " " not in name else [[name], halves(name)]
        for lines in ways:
            style = min((page.fitted(line, wanted, width, 0.3) for line in lines), key=lambda one: one.size)
            if style.size >= RIBBON_LEAST * grow:
                return lines, style
    return (lines, style) if style.size * page.text >= RIBBON_NONE else ([], style)


def _parchment(page: Page, card: Card, kind: Box, rules: Box, seen: bool) -> None:
    """Write type and rules on the parchment; of a card that is ``seen`` close by larger, as far as its room allows."""
    ink = inks(page.kit.pictures.root)[1][card.kind]
    size, largest, least = kind.h * 0.72, rules.h * 0.26, rules.h * 0.26 * RULES_LEAST
    if seen:
        size, largest, least = KIND_SEEN, RULES_MOST, RULES_SEEN
    head = Style(CAPS_FACE, size / page.text, ink, tracking=0.16, leading=1.0, capitals=True)
    words = SUBTYPE_NAMES[card.subtype]
    page.words(words, page.fitted(words, head, kind.w, 0.4), kind, across=0.5, down=0.5, wrap=False)
    style = BODY.but(size=largest / page.text, ink=PARCHMENT_INK, leading=1.0 if seen else 1.08)
    for step in range(10):
        tried = style.but(size=(largest - (largest - least) * step / 9) / page.text)
        if page.measure(card.text, tried, rules.w, balance=True)[1] <= rules.h:
            break
    page.words(card.text, tried, rules, across=0.5, down=0.45, balance=True)


def _grown(page: Page, card: Card, box: Box) -> None:
    """Write name, type and rules as large as the text is set, on parchment over the foot of the picture."""
    ink = inks(page.kit.pictures.root)[1][card.kind]
    room = box.inset(16, 14)
    name = page.fitted(
        card.name, CARD_NAME.but(size=GROWN_NAME, ink=PARCHMENT_INK, shadow=0.0), room.w - 16, 0.5
    )
    head = Style(CAPS_FACE, 10.0, ink, tracking=0.16, leading=1.0, capitals=True)
    kind = SUBTYPE_NAMES[card.subtype]
    head = page.fitted(kind, head, room.w - 16, 0.4)
    name_h, head_h = page.measure(card.name, name)[1], page.measure(kind, head)[1]
    most = box.h * GROWN_MOST - name_h - head_h - 20
    for step in range(10):
        style = BODY.but(size=GROWN_RULES * (1 - 0.5 * step / 9), ink=PARCHMENT_INK, leading=1.05)
        rules_h = page.measure(card.text, style, room.w - 16, balance=True)[1]
        if rules_h <= most:
            break
    plate = room.foot(name_h + head_h + rules_h + 20)
    page.plate("note", plate)
    words = plate.inset(8, 6)
    page.words(card.name, name, words, across=0.5, wrap=False)
    page.words(kind, head, words.below(name_h), across=0.5, wrap=False)
    page.words(card.text, style, words.below(name_h + head_h + 4), across=0.5, balance=True)


def _marks(page: Page, card: Card, box: Box, face: Face, k: float, tilt: float) -> None:
    """Draw the key, crossed or not, and the crossed card where playing it costs the draw."""
    key = part(box, face.key, k)
    side = max(key.w, MARK_LEAST)
    # Marks that are larger than printed keep to the corner they are printed in.
    cx, cy = turned(box, tilt, key.right - side / 2, key.y + side / 2)
    draw_key(page, box_at(cx, cy, side, side), card.crossed)
    if card.skips_draw:
        skip = part(box, face.skip, k)
        top = max(skip.y, key.y + side)
        cx, cy = turned(box, tilt, skip.right - side / 2, top + side / 2)
        draw_skip(page, box_at(cx, cy, side, side))


def turned(box: Box, tilt: float, x: float, y: float) -> tuple[float, float]:
    """Return where a point of an upright box comes to lie when the box is turned about its middle."""
    angle = math.radians(tilt)
    dx, dy = x - box.cx, y - box.cy
    return box.cx + dx * math.cos(angle) - dy * math.sin(angle), box.cy + dx * math.sin(
        angle
    ) + dy * math.cos(angle)


def tilted_frame(page: Page, box: Box, tilt: float, ink: Colour, width: float | None = None) -> None:
    """Draw the outline of a card that is turned, its corners round as printed; no ``width``: all of it, filled."""
    radius = box.w * CORNER
    w, h = box.w, box.h

    def paint(surface: pygame.Surface, k: float) -> None:
        # The ink everywhere, and clear: turning must not mix in any other colour.
        card = pygame.Surface((round((w + 4) * k), round((h + 4) * k)), pygame.SRCALPHA, 32)
        card.fill((*ink[:3], 0))
        inner = pygame.Rect(0, 0, round(w * k), round(h * k))
        inner.center = card.get_rect().center
        lines = 0 if width is None else max(1, round(width * k))
        pygame.draw.rect(card, ink, inner, lines, border_radius=round(radius * k))
        spun = pygame.transform.rotozoom(card, -tilt, 1.0)
        surface.blit(spun, spun.get_rect(center=surface.get_rect().center))

    reach = math.hypot(w + 4, h + 4) + 2
    key = ("tilted-frame", round(w, 1), round(h, 1), round(tilt, 1), ink, width)
    page.shape(key, box_at(box.cx, box.cy, reach, reach), paint)


def tilted_words(page: Page, words: str, style: Style, cx: float, cy: float, tilt: float) -> None:
    """Draw one line of words turned by ``tilt`` degrees clockwise, its middle at (cx, cy)."""
    w, h = page.measure(words, style)
    reach = math.hypot(w, h) + 6
    kit, text = page.kit, page.text

    def paint(surface: pygame.Surface, k: float) -> None:
        block = kit.words.layout(words, style, k * text)
        letters = kit.words.surface(block).copy()
        # Shapes take straight colours, words come premultiplied: only their outline is used.
        letters.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_ADD)
        letters.fill(style.ink, special_flags=pygame.BLEND_RGBA_MULT)
        spun = pygame.transform.rotozoom(letters, -tilt, 1.0)
        spot = spun.get_rect(center=(surface.get_width() // 2, surface.get_height() // 2))
        surface.blit(spun, spot)

    key = ("tilted", words, style, round(tilt, 1), text)
    page.shape(key, box_at(cx, cy, reach, reach), paint)
