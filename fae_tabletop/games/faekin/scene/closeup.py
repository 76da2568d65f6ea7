"""The private close-up of a duel: both cards face to face, for the two who fought and nobody else."""

from __future__ import annotations

from dataclasses import dataclass

from fae_tabletop.games.faekin.cards import NUMBER, OUTCOME, CardId, Holder
from fae_tabletop.games.faekin.scene.cardface import draw_back, draw_card
from fae_tabletop.games.faekin.scene.layout import CARD_SHAPE, TableLayout
from fae_tabletop.games.faekin.scene.showing import Showing
from fae_tabletop.games.faekin.words import card_name
from fae_tabletop.ui.geometry import Box, box_at
from fae_tabletop.ui.glow import draw_glow
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.portraits import draw_face
from fae_tabletop.ui.theme import BODY, GOLD_INK, MOON, SECOND, SMALL_CAPS, Style, colour
from fae_tabletop.ui.widgets import button, button_height

GROUND = colour("#0E0A24", 0.97)
HEAD = Style(SMALL_CAPS, 24, GOLD_INK, leading=1.0)
NAME = Style(SMALL_CAPS, 19, MOON, leading=1.0)


@dataclass(frozen=True, slots=True)
class Duel:
    """Who fought, and with which cards."""

    attacker: Holder
    defender: Holder
    attack: CardId
    defence: CardId


def draw_closeup(page: Page, layout: TableLayout, now: Showing, duel: Duel, t: float) -> None:
    """Draw the close-up, opened so far: 0 to 1, with the button that closes it once it is wholly open."""
    stage = stage_of(layout)
    page.fill(layout.screen, colour("#060818", 0.55 * min(1.0, t / 0.4)))
    if t >= 1.0:
        page.spot("panel:closeup", "text", "The duel that you two see", layout.screen, tab=False)
    page.fill(stage, GROUND, 18, colour("#E8C77A", 0.9), 2.0)
    page.fill(stage.inset(5), (0, 0, 0, 0), 14, colour("#E8C77A", 0.3), 1.0)
    room = stage.inset(20, 12)
    rival = duel.defender if duel.attacker == now.view.seat else duel.attacker
    words = f"Only you and {now.name_of(rival)} see this"
    if not isinstance(rival, int):
        words = "Only you see this"
    head = page.words(words, page.fitted(words, HEAD, room.w, 0.5), room, across=0.5, wrap=False)
    button_h = button_height(page, "main")
    foot_h = 26.0 * page.text + 8 + button_h
    body = room.below(head.h + 6).above(foot_h + 4)
    name_h = 24.0 * min(page.text, 1.4)
    high = min(body.h - name_h, 330.0)
    wide = high * CARD_SHAPE
    sides = ((duel.attacker, duel.attack, -1), (duel.defender, duel.defence, 1))
    outcome = OUTCOME[NUMBER[duel.attack]][NUMBER[duel.defence]]
    for holder, card, way in sides:
        box = box_at(body.cx + way * (wide / 2 + 46), body.y + name_h + high / 2, wide, high)
        _card(page, box, card, t)
        if t >= 1.0 and outcome * way < 0:
            draw_glow(page, box, "chosen", 9)
        label = "You" if holder == now.view.seat else now.name_of(holder)
        disc = Box(box.x - 4, body.y - 2, name_h + 4, name_h + 4)
        draw_face(page, now.badge_of(holder), disc)
        line = Box(disc.right + 6, body.y, box.right + 30 - disc.right, name_h)
        page.words(label, page.fitted(label, NAME, line.w, 0.4), line, down=0.5, wrap=False)
    told_box = room.foot(foot_h).top(26.0 * page.text)
    if t >= 1.0:
        told = told_of(duel, now, outcome)
        page.words(
            told,
            page.fitted(told, BODY.but(size=17), room.w, 0.5),
            told_box,
            across=0.5,
            down=0.5,
            wrap=False,
        )
        place = room.foot(button_h).place(min(room.w, 220.0 * (1 + 0.5 * (page.text - 1))), button_h, 0.5)
        button(page, "button:go-on", "Go on", place, kind="main", icon="forward", default=True)
    else:
        page.words("Both cards turn for you two", SECOND, told_box, across=0.5, down=0.5, wrap=False)


def stage_of(layout: TableLayout) -> Box:
    """Return where the close-up lies."""
    middle = layout.middle
    w = min(layout.screen.w - 40, 620.0 * max(1.0, layout.metrics.text * 0.8))
    high = min(layout.strip.y - 24, max(middle.h, 370.0 + 110.0 * (layout.metrics.text - 1)))
    return box_at(layout.screen.cx, min(middle.cy, layout.strip.y - 12 - high / 2), w, high)


def told_of(duel: Duel, now: Showing, outcome: int) -> str:
    """Return how a duel of one's own ended, in words."""
    if outcome == 0:
        return f"{card_name(duel.attack)} and {card_name(duel.defence)} tie."
    high, low = (duel.attack, duel.defence) if outcome > 0 else (duel.defence, duel.attack)
    won = (duel.attacker if outcome > 0 else duel.defender) == now.view.seat
    return f"{card_name(high)} beats {card_name(low)}: you {'win' if won else 'lose'}."


def _card(page: Page, box: Box, card: CardId, t: float) -> None:
    """Draw a card that turns up to be looked at, and back."""
    squeeze = max(0.04, abs(2 * t - 1))
    shown = Box(box.cx - box.w * squeeze / 2, box.y, box.w * squeeze, box.h)
    if t < 0.5:
        draw_back(page, shown)
    else:
        draw_card(page, card, shown, wide=box.w)
