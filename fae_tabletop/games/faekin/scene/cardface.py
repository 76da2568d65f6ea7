"""How cards, seasons and tokens look at any size: the large face in the hand, the small one everywhere else."""

from __future__ import annotations

from fae_tabletop.games.faekin.cards import CardId, Court
from fae_tabletop.games.faekin.talk import Token
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.theme import GOLD, LINING, MOON, Style, colour

FOLDER = "faekin"
FULL_FROM = 96.0
"""Width in logical pixels from which a card shows its large face."""
LEGIBLE = 200.0
"""Width from which the index of the large face can be read; below it a plaque tells it."""
OVER = 0.1
"""How far the plaque stands out over the corner, as a share of the card's width."""
PLAQUES = {"S": colour("#5A1F16"), "W": colour("#14264F")}
INDEX = Style(LINING, 34, MOON, leading=1.0)
JOKER_DISC = colour("#4B2C7A")


def draw_card(page: Page, card: CardId, box: Box, *, wide: float | None = None, index: bool = True) -> None:
    """Draw a card face-up: its large face where that can be read, else index and season.

    ``wide``: its width once it has turned over, where it is narrower now. Without ``index`` the plaque of the large
    face is left to ``draw_index``, to lie over what marks the card.
    """
    if (wide or box.w) < FULL_FROM:
        draw_small(page, card, box)
        return
    page.image(f"{FOLDER}/{card}", box)
    if index:
        draw_index(page, card, box)


def draw_index(page: Page, card: CardId, box: Box) -> None:
    """Draw the plaque with index and season over the corner of a large face whose own index is too small to be read."""
    if FULL_FROM <= box.w < LEGIBLE and card[0] in PLAQUES:
        plaque, badge = index_boxes(box)
        page.fill(plaque, PLAQUES[card[0]], 5, GOLD, 1.2)
        style = INDEX.but(size=box.w * 0.31 / page.text)
        words = page.fitted(card[1:], style, plaque.w - 4, 0.4)
        page.words(card[1:], words, plaque, across=0.5, down=0.5, wrap=False)
        draw_season(page, "summer" if card[0] == "S" else "winter", badge)


def index_boxes(box: Box) -> tuple[Box, Box]:
    """Return where the plaque and the season of a large face lie: over its corner, off the things that are counted."""
    out, side = box.w * OVER, box.w * 0.2
    plaque = Box(box.x - out, box.y - out, box.w * 0.32, box.w * 0.32)
    return plaque, Box(plaque.cx - side / 2, plaque.bottom + 2, side, side)


def draw_small(page: Page, card: CardId, box: Box) -> None:
    """Draw a card by its index and season alone; Summer and Winter differ by outline."""
    page.image(f"{FOLDER}/{card}-small", box)


def draw_back(page: Page, box: Box) -> None:
    """Draw a card face-down."""
    page.image(f"{FOLDER}/back{'' if box.w >= FULL_FROM else '-small'}", box)


def draw_season(page: Page, court: Court | None, box: Box) -> None:
    """Draw the badge of a Court: a scalloped disc or a hexagon; None is a Joker's, who has no season."""
    if court is None:
        page.fill(box.inset(box.w * 0.06), JOKER_DISC, box.w / 2, MOON, 1.0)
        page.image(f"{FOLDER}/emblem-joker", box.inset(box.w * 0.2), tint=MOON)
    else:
        page.image(f"{FOLDER}/badge-{court}", box)


def draw_token(page: Page, token: Token, box: Box) -> None:
    """Draw the Crown, a disc, or the Dagger, an octagon."""
    page.image(f"{FOLDER}/{token}", box)


def draw_socket(page: Page, token: Token, box: Box) -> None:
    """Draw the empty place of a token in the middle."""
    page.image(f"{FOLDER}/socket-{token}", box)
