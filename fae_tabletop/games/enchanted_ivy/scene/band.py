"""The garden band at the foot: storybook, both cards as balcony and as wall, guests that wait, bag and pile."""

from __future__ import annotations

import pygame

from fae_tabletop.core.game import Ref
from fae_tabletop.games.enchanted_ivy.guests import GuestId
from fae_tabletop.games.enchanted_ivy.lore import lore
from fae_tabletop.games.enchanted_ivy.scene.ivyart import SHAPE, draw_card
from fae_tabletop.games.enchanted_ivy.scene.layout import HandPlace, TableLayout
from fae_tabletop.games.enchanted_ivy.scene.sayings import card_label, flower_of
from fae_tabletop.games.enchanted_ivy.scene.showing import Showing
from fae_tabletop.games.enchanted_ivy.scene.tokens import draw_token, name_of, side_word
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.glow import draw_glow
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.theme import (
    BODY,
    GOLD_INK,
    ITALIC_FACE,
    LINING,
    MOON,
    PARCHMENT_INK,
    ROW_NAME,
    SECOND,
    SOFT,
    Style,
    colour,
)
from fae_tabletop.ui.widgets import button, icon_button

HEAD = ROW_NAME.but(size=18.5, shadow=0.7)
PAPER, PAPER_EDGE = colour("#F2E4C4"), colour("#8A6A3A")
PROMPT = ROW_NAME.but(size=18.5, ink=GOLD_INK, shadow=0.7)


def draw_band(page: Page, layout: TableLayout, now: Showing) -> None:
    """Draw the band with everything in it."""
    if layout.book is not None:
        _book(page, layout.book, now)
    head = layout.hand_head
    wide = Box(head.x, head.y, layout.token_head.right - head.x, head.h)
    page.words(now.sentence, page.fitted(now.sentence, PROMPT, wide.w, 0.5), wide, down=0.4, wrap=False)
    places = iter(layout.hand)
    for card in now.view.hand:
        _held(page, now, card, next(places))
    for place in places:
        page.dashed(place.balcony, colour("#E6DCF6", 0.5), 5, 1.4)
        words = "on the inn" if now.view.laid and now.view.phase != "closing" else "no more"
        style = BODY.but(face=ITALIC_FACE, size=15, ink=SOFT)
        page.words(words, style, place.balcony.inset(4), across=0.5, down=0.5, balance=True)
    for n, box in enumerate(layout.tokens):
        if n < len(now.view.tokens):
            _token(page, now, n, now.view.tokens[n], box)
    _bag(page, layout.bag, now)
    _pile(page, layout.pile, now)
    _buttons(page, layout, now)


def _book(page: Page, box: Box, now: Showing) -> None:
    page.shape(("ivy-open-book",), box, _leaves)
    left, right = box.inset(16, 14, 16, 20).columns(2, 18)
    for words, leaf in zip(now.tale.book, (left, right), strict=True):
        style = BODY.but(face=ITALIC_FACE, size=14.5, ink=PARCHMENT_INK, leading=1.12)
        while page.measure(words, style, leaf.w)[1] > leaf.h and style.size > 10.5:
            style = style.but(size=style.size - 0.5)
        page.words(words, style, leaf)


def _leaves(surface: pygame.Surface, k: float) -> None:
    w, h = surface.get_size()
    for side in (0, 1):
        page = [
            (w * 0.5, h * 0.06), (w * (0.25 + 0.5 * side), 0.0), (w * side, h * 0.06),
            (w * side, h * 0.95), (w * (0.25 + 0.5 * side), h * 0.9), (w * 0.5, h * 0.97),
        ]  # fmt: skip
        pygame.draw.polygon(surface, PAPER, page)
        pygame.draw.polygon(surface, PAPER_EDGE, page, max(1, round(1.5 * k)))


def _held(page: Page, now: Showing, card: str, place: HandPlace) -> None:
    """Draw a card of the hand with both its faces; either can be chosen, or dragged to the inn."""
    ref = Ref("hand", card)
    may = now.startable(ref)
    chosen, face = now.card == card, now.face
    balcony, wall = may and not _built(now, wall=False), may and not _built(now, wall=True)
    taken = (
        "This turn’s {} is built already."
        if now.view.phase == "build"
        else "The new balcony wants a guest first.{}"
    )
    flower = flower_of(card)
    for box, spot, open_, lit, is_wall in (
        (place.balcony, f"hand:{card}", balcony, chosen and face == "balcony", False),
        (place.wall, f"wall:{card}", wall, chosen and face in ("wall", "turned"), True),
    ):
        turned = is_wall and chosen and face == "turned"
        label = card_label(card, is_wall, turned)
        state = page.spot(
            spot, "card", label, box, enabled=open_, selected=lit, drag=open_,
            why_not=taken.format("wall" if is_wall else "balcony") if now.view.phase == "build" else taken.format(""),
            tip=Tip(label[0].upper() + label[1:], f"Its flower is the {flower}. Ivy joins where it meets at an edge."),
        )  # fmt: skip
        raised = box.moved(0, -3) if state.over or lit else box
        if now.dragged == spot or spot in now.moving:
            continue
        draw_card(page, card, raised, wall=is_wall, turned=turned, tone=now.tale.tone)
        if lit or spot in now.points:
            draw_glow(page, raised, "chosen", 3)
        if not open_:
            page.fill(raised, colour("#0A0E22", 0.55))
        if state.focused:
            page.focus_ring(raised, 4)
    icon_button(
        page, f"button:turn:{card}", "undo", "Turn the wall (R)", place.turn, enabled=wall, selected=False,
        why_not=taken.format("wall"),
    )  # fmt: skip


def _built(now: Showing, wall: bool) -> bool:
    return now.view.walled if wall else now.view.open_balcony is not None


def _token(page: Page, now: Showing, n: int, guest: GuestId, box: Box) -> None:
    spot = f"token:{n}"
    may = now.startable(Ref("token", guest))
    told = lore().guests[guest]
    name_h = min(box.h * 0.32, 22 * page.text)
    room = box.above(name_h)
    disc = room.fit(1, 1)
    name = name_of(guest)
    state = page.spot(
        spot, "token", f"{name} ({side_word(guest)})", box, enabled=may, selected=now.token == n, drag=may,
        why_not="A guest moves in when balcony and wall are built.",
        tip=Tip(f"{name}, {side_word(guest)}", told.wish),
    )  # fmt: skip
    if now.token == n or spot in now.points:
        draw_glow(page, disc.inset(4), "chosen", disc.w / 2)
    if now.dragged != spot and spot not in now.moving:
        draw_token(page, guest, disc.moved(0, -2) if state.over else disc)
    style = page.fitted(name, BODY.but(size=15.5), box.w + 8, 0.4)
    if style.size < 13 and " " in name:
        # Large words rather stand in two lines than become small ones.
        longer = max(name.split(), key=len)
        style = page.fitted(longer, BODY.but(size=min(15.5, name_h / 2.2 / page.text)), box.w, 0.4)
    label = Box(box.x - 4, room.bottom, box.w + 8, name_h)
    page.words(name, style, label, across=0.5, down=0.5, balance=True)
    if state.focused:
        page.focus_ring(disc, disc.w / 2)


def _bag(page: Page, box: Box, now: Showing) -> None:
    """Draw the bag; its tip tells who is in it."""
    many = sum(count for _, count in now.view.bag)
    foot = min(box.h * 0.3, 36 * page.text)
    cloth = box.above(foot).fit(0.86, 1)
    told = ", ".join(f"{name_of(guest)}{f' ×{count}' if count > 1 else ''}" for guest, count in now.view.bag)
    state = page.spot(
        "pile:bag", "text", f"{many} guests in the bag: {told or 'nobody'}", box,
        tip=Tip(f"{many} in the bag", told or "Nobody is left in it."),
    )  # fmt: skip
    page.shape(("ivy-bag", state.over), cloth, _cloth)
    style = Style(LINING, cloth.h * 0.3 / page.text, MOON, leading=1.0)
    page.words(str(many), style, cloth.below(cloth.h * 0.28), across=0.5, down=0.45, wrap=False)
    _caption(page, "in the bag", box.foot(foot))
    if state.focused:
        page.focus_ring(box.inset(4), 6)


def _cloth(surface: pygame.Surface, k: float) -> None:
    w, h = surface.get_size()
    body = [
        (w * 0.36, h * 0.24),
        (w * 0.64, h * 0.24),
        (w * 0.98, h * 0.74),
        (w * 0.9, h),
        (w * 0.1, h),
        (w * 0.02, h * 0.74),
    ]
    pygame.draw.polygon(surface, colour("#7A1F4A"), body)
    pygame.draw.polygon(surface, colour("#3A0E26"), body, max(1, round(1.6 * k)))
    neck = [
        (w * 0.3, 0),
        (w * 0.42, h * 0.07),
        (w * 0.5, 0),
        (w * 0.58, h * 0.07),
        (w * 0.7, 0),
        (w * 0.64, h * 0.2),
        (w * 0.36, h * 0.2),
    ]
    pygame.draw.polygon(surface, colour("#9A2F5E"), neck)
    pygame.draw.rect(
        surface,
        colour("#EBC46C"),
        pygame.Rect(round(w * 0.33), round(h * 0.19), round(w * 0.34), round(h * 0.06)),
    )


def _pile(page: Page, box: Box, now: Showing) -> None:
    """Draw the next card with its other side, and how many come; a click lays all of them out."""
    view = now.view
    many = len(view.unseen) + (1 if view.top is not None else 0)
    foot = min(box.h * 0.3, 36 * page.text)
    room = box.above(foot)
    label = f"{many} cards to come" if many != 1 else "1 card to come"
    tip = Tip(label, "Click to see all that come, and those that stay in the shed.")
    state = page.spot("button:cards", "button", f"{label}: look through them", box, tip=tip)
    if view.top is not None:
        high = room.h
        wide = min(high / SHAPE, room.w * 0.66)
        tone = now.tale.tone
        draw_card(page, view.top, Box(room.x, room.y, wide, wide * SHAPE), wall=False, tone=tone)
        small = min(wide * 0.7, room.w - wide * 0.8)
        draw_card(
            page,
            view.top,
            Box(room.right - small, room.bottom - small * SHAPE, small, small * SHAPE),
            wall=True,
            tone=tone,
        )
    else:
        page.dashed(room, colour("#E6DCF6", 0.5), 5, 1.4)
    _caption(page, f"next of {many}" if many else "none to come", box.foot(foot))
    if state.over:
        page.fill(room, (255, 244, 214, 20), 4)
    if state.focused:
        page.focus_ring(box.inset(4), 6)


def _caption(page: Page, words: str, box: Box) -> None:
    style = SECOND.but(size=15)
    page.words(
        words, page.fitted(words, style, box.w + 6, 0.5), box.grown(3), across=0.5, down=0.4, wrap=False
    )


def _buttons(page: Page, layout: TableLayout, now: Showing) -> None:
    upper, middle, lower = layout.buttons
    finish = now.view.phase == "closing"
    button(
        page, "button:finish", "Finish", upper, kind="main" if finish else "second", enabled=finish and now.my_turn,
        why_not="All cards must lie before the inn is counted.",
    )  # fmt: skip
    if now.complete is not None:
        button(page, "button:hang", "Just hang it", middle, kind="second")
    else:
        button(page, "button:undo", "Undo", middle, kind="second")
    button(
        page, "button:hint", "Hint", lower, kind="second", enabled=now.hints, why_not="There is no hint here."
    )


def draw_dragged(page: Page, layout: TableLayout, now: Showing) -> None:
    """Draw the card or token that is being dragged under the pointer."""
    if now.dragged is None or now.pointer is None:
        return
    kind, _, key = now.dragged.partition(":")
    x, y = page.metrics.logical(*now.pointer)
    with page.layer(Layer.ABOVE):
        if kind in ("hand", "wall"):
            size = layout.hand[0].balcony
            box = Box(x - size.w / 2, y - size.h / 2, size.w, size.h)
            tone = now.tale.tone
            draw_card(page, key, box, wall=kind == "wall", turned=now.face == "turned", tone=tone)
        elif kind == "token" and int(key) < len(now.view.tokens):
            side = min(layout.tokens[0].w, layout.tokens[0].h)
            draw_token(page, now.view.tokens[int(key)], Box(x - side / 2, y - side / 2, side, side))
