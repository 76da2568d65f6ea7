"""The painted faces of ivy cards in the colours of an inn: walls, windows with guests, found things, and the ivy."""

from __future__ import annotations

from fae_tabletop.games.enchanted_ivy.cards import CARDS, CardId
from fae_tabletop.games.enchanted_ivy.guests import GuestId
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page

SHAPE = 1.4
"""Height over width of a card."""
WINDOW = (0.24, 0.2, 0.52, 0.56)
"""Left, top, width and height of a balcony's window, as shares of the card."""
TONE = "rose"
"""The colours of cards that belong to no inn."""
PLASTERS, WINDOWS, FOUND = 3, 4, 20
"""Walls of plaster, windows and found things that differ."""
_NUMBER = {card.id: number for number, card in enumerate(CARDS)}


def draw_card(
    page: Page,
    card: CardId,
    box: Box,
    *,
    wall: bool,
    turned: bool = False,
    lit: bool = False,
    tone: str = TONE,
    alpha: float = 1.0,
) -> None:
    """Draw a face of a card; ``lit``: somebody lives behind its window. Only walls are ``turned`` half round."""
    draw_masonry(page, card, box, wall=wall, tone=tone, alpha=alpha)
    if wall:
        draw_found(page, card, box, turned=turned, alpha=alpha)
    else:
        draw_window(page, card, box, lit=lit, alpha=alpha)
    draw_ivy(page, card, box, turned=wall and turned, alpha=alpha)


def draw_masonry(
    page: Page, card: CardId, box: Box, *, wall: bool, tone: str = TONE, alpha: float = 1.0
) -> None:
    """Draw the plaster of a wall, or the bricks round a window."""
    name = f"plaster-{tone}-{_NUMBER[card] % PLASTERS}" if wall else f"brick-{tone}"
    page.image(f"enchanted_ivy/{name}", box, alpha=alpha)


def draw_window(
    page: Page,
    card: CardId,
    box: Box,
    *,
    lit: bool = False,
    guest: GuestId | None = None,
    alpha: float = 1.0,
) -> None:
    """Draw a card's window; with a ``guest`` behind the glass it is lit as that guest likes it."""
    kind = _NUMBER[card] % WINDOWS
    page.image(f"enchanted_ivy/window-{kind}-{'lit' if lit and guest is None else 'dark'}", box, alpha=alpha)
    if guest is not None:
        page.image(f"enchanted_ivy/at-window-{guest}", glass_of(box), alpha=alpha)
    page.image(f"enchanted_ivy/rail-{kind}", box, alpha=alpha)


def glass_of(box: Box) -> Box:
    """Return where the glass of a card's window is."""
    return Box(box.x + box.w * WINDOW[0], box.y + box.h * WINDOW[1], box.w * WINDOW[2], box.h * WINDOW[3])


def draw_found(page: Page, card: CardId, box: Box, *, turned: bool = False, alpha: float = 1.0) -> None:
    """Draw the thing that is found on a wall, in its middle and clear of all ivy."""
    number = (_NUMBER[card] + (FOUND // 2 if turned else 0)) % FOUND
    page.image(f"enchanted_ivy/found-{number}", box.place(box.w * 0.6, box.w * 0.6), alpha=alpha)


def draw_ivy(page: Page, card: CardId, box: Box, *, turned: bool = False, alpha: float = 1.0) -> None:
    """Draw the ivy of a card, over all else."""
    page.image(f"enchanted_ivy/ivy-{card}{'-turned' if turned else ''}", box, alpha=alpha)
