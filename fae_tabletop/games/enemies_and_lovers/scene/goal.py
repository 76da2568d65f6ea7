"""Draws how a Court wins: the four kinds it needs, as a panel with cards or as a row of chips."""

from __future__ import annotations

from fae_tabletop.games.enemies_and_lovers.cards import CARDS, LIMITED, SUBTYPE_NAMES, CardId
from fae_tabletop.games.enemies_and_lovers.scene.cardface import draw_card
from fae_tabletop.games.enemies_and_lovers.scene.layout import CARD_SHAPE
from fae_tabletop.games.enemies_and_lovers.scene.marks import draw_emblem
from fae_tabletop.games.enemies_and_lovers.scene.owncourt import CHIP_GAP, CHIPS, chip_width, draw_chips
from fae_tabletop.games.enemies_and_lovers.words import number
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.panels import panel
from fae_tabletop.ui.theme import BODY, CAPS_FACE, GOLD_INK, ROW_NAME, SECOND, SOFT, Style, colour

GOAL = "The first Court that holds one of each wins at once."
TOLD = f"How a Court wins. {GOAL} It needs a Crown, a Prince, a Conspirator and a Coercion."
HELD: dict[str, CardId] = {
    "crown": "the_crown_of_elfhame",
    "prince": "cardan",
    "conspirator": "jude",
    "coercion": "seduction",
}
"""The card that stands for each kind on the panel."""
LEAST_BAND, MOST_BAND = 124.0, 380.0
"""How high the panel is at least and at most, in logical pixels."""
BELOW_FROM = 110.0
"""How high a card must be for its words to stand below it."""
LEAD = Style(CAPS_FACE, 11.5, SOFT, tracking=0.10, leading=1.1, capitals=True)
LABELS: dict[str, str] = {kind: SUBTYPE_NAMES[kind] for kind in LIMITED}


def draw_band(page: Page, box: Box) -> None:
    """Draw a panel with a sentence, then a card of each kind with its emblem and how many there are."""
    inner = panel(page, box, "How a Court wins")
    page.spot("panel:goal", "text", TOLD, box, tab=False)
    used = page.words(GOAL, BODY, inner)
    room = inner.below(used.h + 8)
    for kind, part in zip(LIMITED, room.columns(len(LIMITED), 12), strict=True):
        _kind(page, kind, part)


def _kind(page: Page, kind: str, part: Box) -> None:
    """Draw one kind: its words below the card, or beside it where there is little height."""
    title = SUBTYPE_NAMES[kind]
    count = sum(one.subtype == kind for one in CARDS)
    told = "there is only one" if count == 1 else f"{number(count)} in the deck"
    high, under = page.measure("X", ROW_NAME)[1], page.measure("X", SECOND)[1]
    below = part.h - high - under - 8 >= BELOW_FROM
    card_h = part.h - high - under - 8 if below else part.h
    card_w = min(card_h * CARD_SHAPE, part.w if below else part.w * 0.42)
    card = part.top(card_h).place(card_w, card_w / CARD_SHAPE, 0.5 if below else 0.0, 0.5)
    draw_card(page, HELD[kind], card)
    words = part.below(card_h + 6) if below else part.after(card_w + 8)
    side = 24.0
    name = page.fitted(title, ROW_NAME, words.w - (side + 6 if below else 0), 0.5)
    across = 0.5 if below else 0.0
    if below:
        wide = page.measure(title, name)[0] + side + 6
        line = words.top(high).place(wide, high)
        disc = line.left(side).place(side, side)
        words_top = line.after(side + 6)
    else:
        line = words.place(words.w, side + high + under + 6)
        disc = line.top(side).left(side)
        words_top = line.below(side + 4).top(high)
    page.fill(disc, colour(CHIPS[kind]), 6, colour("#FFE9A6", 0.45), 1.2)
    draw_emblem(page, kind, disc.inset(4), GOLD_INK)
    page.words(title, name, words_top, down=0.5, wrap=False)
    style = page.fitted(told, SECOND, words.w, 0.6)
    page.words(told, style, Box(words.x, words_top.bottom, words.w, under), across=across, wrap=False)


def draw_reminder(page: Page, box: Box) -> bool:
    """Draw the four kinds as chips at the right end of ``box``, where they fit; returns whether they do."""
    words = "A Court wins with"
    said = page.measure(words, LEAD)[0]
    chips = sum(chip_width(page, label) + CHIP_GAP for label in LABELS.values()) - CHIP_GAP
    if said + 12 + chips > box.w:
        return False
    room = box.end(said + 12 + chips)
    page.words(words, LEAD, room, down=0.5, wrap=False)
    draw_chips(page, LABELS, room.after(said + 12).place(chips, min(room.h, 30.0 * page.text)))
    page.spot("panel:goal", "text", TOLD, room, tab=False, tip=Tip("How a Court wins", GOAL))
    return True
