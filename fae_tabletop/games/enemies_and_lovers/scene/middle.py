"""Draws what lies in the middle of the table: piles, the steps of the turn, what is asked."""

from __future__ import annotations

from fae_tabletop.games.enemies_and_lovers.cards import CARD, NAMES
from fae_tabletop.games.enemies_and_lovers.public import ASIDE
from fae_tabletop.games.enemies_and_lovers.scene.cardface import draw_back, draw_card
from fae_tabletop.games.enemies_and_lovers.scene.hand import consequence
from fae_tabletop.games.enemies_and_lovers.scene.layout import TableLayout
from fae_tabletop.games.enemies_and_lovers.scene.showing import DISCARD, Showing
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.glow import draw_glow
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.shapes import feathered
from fae_tabletop.ui.theme import (
    BODY,
    CAPS_FACE,
    DARK_ON_GOLD,
    GOLD_INK,
    MOON,
    ROSE,
    SMALL_CAPS,
    Style,
    colour,
)  # fmt: skip

CAPTION = Style(CAPS_FACE, 12.5, GOLD_INK, tracking=0.12, leading=1.1, capitals=True, shadow=0.6)
COUNT = BODY.but(size=15, ink=MOON, shadow=0.6)
SENTENCE = BODY.but(size=17, ink=MOON, shadow=0.8, face="ebgaramond-700")
STEP = Style(SMALL_CAPS, 21, MOON, leading=1.0)
QUIET, QUIET_FEATHER = colour("#2A1038", 0.9), 11.0
STEPS = ("Place", "Play", "Draw")


def draw_piles(page: Page, layout: TableLayout, now: Showing) -> None:
    """Draw the draw pile with its depth, and the top of the discard pile; a click on that leafs through it."""
    view = now.view
    box = layout.draw
    depth = min(5, -(-view.draw // 8))
    if view.draw:
        for n in range(depth, 0, -1):
            page.fill(box.moved(n * 1.6, n * 1.6), colour("#120B22", 0.9), 7, colour("#6A5690", 0.7), 1.0)
        draw_back(page, box)
    else:
        page.dashed(box, colour("#E6DCF6", 0.5), 7)
    few = view.draw == 0 or (view.draw <= 3 and len(view.discard) > ASIDE)
    left = f"{view.draw} left"
    told = (
        "The next draw shuffles the discard pile anew, all but its top three."
        if few
        else "Nobody sees these cards."
    )
    # Where the stage lies on the piles, their words would look out below it.
    told_below = not (now.stage_open and (layout.small or layout.large_text))
    if told_below:
        rebuilt = f"{left}, rebuilt soon" if view.draw else "rebuilt next"
        _caption(page, layout, now, box, "Draw", rebuilt if few else left)
    page.spot("pile:draw", "pile", f"Draw pile, {left}", box, tip=Tip(f"Draw pile: {left}", told), tab=False)
    box = layout.discard
    if view.discard:
        for n in range(min(4, len(view.discard) // 6), 0, -1):
            page.fill(box.moved(n * 1.5, n * 1.5), colour("#1C0F1C", 0.9), 7, colour("#7A5A50", 0.7), 1.0)
        draw_card(page, view.discard[0], box)
    else:
        page.dashed(box, colour("#E6DCF6", 0.5), 7)
    lit = now.kind(DISCARD)
    if lit is not None:
        draw_glow(page, box, lit, 7)
    count = len(view.discard)
    if told_below:
        _caption(page, layout, now, box, "Discard", f"{count}, leaf through" if count else "empty")
    top = f", {NAMES[view.discard[0]]} on top" if count else ""
    label = f"Discard pile, {count} card{'' if count == 1 else 's'}{top}"
    body = (
        "Drop a lit card here to play it. A click leafs through the pile."
        if now.my_turn
        else "Click to leaf through."
    )
    state = page.spot(DISCARD.id, "pile", label, box, tip=Tip(f"Discard pile: {count}", body))
    if state.focused:
        page.focus_ring(box, 7)


def _caption(page: Page, layout: TableLayout, now: Showing, box: Box, title: str, words: str) -> None:
    wide = box.w + 28
    room = Box(box.cx - wide / 2, box.bottom + 6, wide, layout.caption - 6)
    if now.drawer is not None and layout.docked is None and layout.drawer.overlaps(room):
        # Half of it would look out below the drawer.
        return
    style = page.fitted(title, CAPTION, room.w, 0.5)
    h = page.measure(title, style)[1]
    if layout.caption < 36 * page.text:
        both = f"{title} {words.split(',')[0]}"
        longest = page.fitted("Discard 45", COUNT, room.w, 0.5)
        page.words(both, page.fitted(both, longest, room.w, 0.5), room, across=0.5, wrap=False)
        return
    page.words(title, style, room.top(h), across=0.5, wrap=False)
    page.words(words, page.fitted(words, COUNT, room.w, 0.5), room.below(h + 1), across=0.5, wrap=False)


# -- the steps ----------------------------------------------------------------------------------------------


def steps(now: Showing) -> tuple[int, tuple[bool, bool, bool]]:
    """Return which of the three steps is lit (3: none) and which of them are lost.

    A card that is looked at or chosen shows at once what playing it would cost, until it is about to be placed.
    """
    view = now.view
    lit = 3 if view.why is not None or now.looking_back else 0 if view.step == "place" else 1
    if lit < 2 and now.may is not None and not (now.may.first_step and lit == 0):
        # What nothing can be done in is not lit.
        lit = 1 if now.may.play else 2
    place_lost, draw_lost = False, view.no_draw
    card = now.chosen_card() or now.pointed_card()
    mine = view.turn == view.seat and view.pending is None and view.why is None
    if mine and card is not None and CARD[card].effect != "none":
        only_played = CARD[card].kind != "court" or view.step != "place"
        place_lost = only_played and view.step == "place"
        placing = not only_played and (now.pointed or "").startswith(f"court:{view.seat}:")
        draw_lost = draw_lost or (not placing and consequence(now, card)[1])
        lit = 1 if place_lost else lit
    return lit, (place_lost, False, draw_lost)


def draw_strip(page: Page, layout: TableLayout, now: Showing) -> None:
    """Draw the three steps of the running turn as arrows: lit, still to come, or struck through."""
    lit, lost = steps(now)
    box = layout.strip
    notch = box.h * 0.42
    width = (box.w - notch) / 3
    mine = now.view.turn == now.view.seat
    # One size for all three: the one that the longest needs beside the mark of a lost step.
    numbered = not layout.large_text
    taken = box.h * 0.58 + 8 if numbered else 0.0
    letters = width - notch - 8 - taken - (box.h * 0.5 if numbered else 6.0)
    step_style = min((page.fitted(words, STEP, letters, 0.4) for words in STEPS), key=lambda one: one.size)
    for n, words in enumerate(STEPS):
        x = box.x + n * width
        points = (
            (x, box.y), (x + width - 2, box.y), (x + width + notch - 2, box.cy), (x + width - 2, box.bottom),
            (x, box.bottom), (x + (notch if n else 0.0), box.cy),
        )  # fmt: skip
        on = n == lit and not lost[n]
        paper = colour("#E8C77A") if on else colour("#2A1B4D") if not lost[n] else colour("#2B1230")
        if on and not mine:
            paper = colour("#A48A62")
        page.polygon(points, paper, colour("#FFE9A6" if on else "#B98B52", 1.0 if on else 0.7), 1.3)
        room = Box(x + notch + 2, box.y, width - notch - 4, box.h)
        ink = DARK_ON_GOLD if on else ROSE if lost[n] else MOON
        if numbered:
            disc = room.left(box.h * 0.58).place(box.h * 0.58, box.h * 0.58)
            page.fill(
                disc, colour("#4A3413") if on else colour("#120B22"), disc.w / 2, colour("#C9A45C"), 1.0
            )
            number = Style("cormorant-700-lnum", disc.h * 0.62 / page.text, colour("#FFE9A6"), leading=1.0)
            page.words(str(n + 1), number, disc, across=0.5, down=0.5, wrap=False)
        rest = room.after(taken)
        mark = box.h * 0.5 if lost[n] and numbered else 0.0
        used = page.words(words, step_style.inked(ink), rest, down=0.42, wrap=False, strike=lost[n])
        if mark:
            page.icon("close", Box(used.right + 5, box.cy - mark / 2 + 2, mark - 4, mark - 4), ROSE)
    who = "Your turn" if mine else f"{now.people[now.view.turn].name} is on turn"
    state = [
        f"{words}{' is lost' if lost[n] else ' is open' if n == lit else ''}" for n, words in enumerate(STEPS)
    ]
    page.spot(
        "panel:steps", "text", f"{who}. {'; '.join(state)}.", box, tab=False,
        tip=Tip("A turn", "Place one card, play one card, draw one card. The first two may be left out. Playing first "
                "gives Step 1 up; a card with the crossed card on it costs the draw."),
    )  # fmt: skip


def draw_sentence(page: Page, layout: TableLayout, now: Showing) -> None:
    """Draw what is asked, or what is going on, in one sentence under the steps."""
    room = layout.sentence
    one_line = room.h < 40 * page.text
    if one_line:
        style = page.fitted(now.sentence, SENTENCE, room.w, 0.55)
        _quiet(page, now.sentence, style, room, 0.0)
        page.words(now.sentence, style, room, across=0.5, wrap=False)
        return
    style = SENTENCE
    for step in range(8):
        style = SENTENCE.but(size=SENTENCE.size * (1 - 0.07 * step))
        if page.measure(now.sentence, style, room.w)[1] <= room.h:
            break
    _quiet(page, now.sentence, style, room, room.w)
    page.words(now.sentence, style, room, across=0.5, balance=True)


def _quiet(page: Page, words: str, style: Style, room: Box, wrapped: float) -> None:
    """Lay a soft shade on the table below the sentence: the gold line of the table crosses no words."""
    w, h = page.measure(words, style, wrapped or None, balance=bool(wrapped))
    if w:
        shade = Box(room.cx - w / 2, room.y, w, h).grown(QUIET_FEATHER)
        page.shape(("quiet", QUIET), shade, feathered(QUIET, 12.0, QUIET_FEATHER), soft=True)
