"""The garden band at the foot: storybook, both cards as balcony and as wall, guests that wait, bag and pile."""

from __future__ import annotations

import pygame

from fae_tabletop.core.game import Ref
from fae_tabletop.games.enchanted_ivy.cards import CardId
from fae_tabletop.games.enchanted_ivy.doors import DOORS
from fae_tabletop.games.enchanted_ivy.events import Drew
from fae_tabletop.games.enchanted_ivy.guests import GuestId
from fae_tabletop.games.enchanted_ivy.lore import lore
from fae_tabletop.games.enchanted_ivy.public import View
from fae_tabletop.games.enchanted_ivy.scene.building import draw_door
from fae_tabletop.games.enchanted_ivy.scene.ivyart import SHAPE, draw_card
from fae_tabletop.games.enchanted_ivy.scene.layout import HandPlace, TableLayout
from fae_tabletop.games.enchanted_ivy.scene.openbook import draw_open_book
from fae_tabletop.games.enchanted_ivy.scene.sayings import card_label, flower_of
from fae_tabletop.games.enchanted_ivy.scene.showing import Showing
from fae_tabletop.games.enchanted_ivy.scene.tokens import draw_token, name_of, side_word
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.glow import draw_glow, draw_halo
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.shapes import curve
from fae_tabletop.ui.theme import (
    BODY,
    GOLD_INK,
    ITALIC_FACE,
    LINING,
    MOON,
    ROW_NAME,
    SECOND,
    SOFT,
    Style,
    colour,
)
from fae_tabletop.ui.widgets import button, icon_button

HEAD = ROW_NAME.but(size=18.5, shadow=0.7)
PROMPT = ROW_NAME.but(size=18.5, ink=GOLD_INK, shadow=0.7)


def draw_band(page: Page, layout: TableLayout, now: Showing) -> None:
    """Draw the band with everything in it."""
    if layout.book is not None:
        draw_open_book(page, layout.book, now.tale.book)
    head = layout.hand_head
    wide = Box(head.x, head.y, layout.token_head.right - head.x, head.h)
    page.words(now.sentence, page.fitted(now.sentence, PROMPT, wide.w, 0.5), wide, down=0.4, wrap=False)
    drawn = drawn_cards(now.view)
    for n, place in enumerate(layout.hand):
        if n < len(drawn) and drawn[n] in now.view.hand:
            _held(page, now, drawn[n], place)
            continue
        page.dashed(place.balcony, colour("#E6DCF6", 0.5), 5, 1.4)
        words = "on the inn" if now.view.laid and now.view.phase not in ("closing", "over") else "no more"
        style = BODY.but(face=ITALIC_FACE, size=15, ink=SOFT)
        page.words(words, style, place.balcony.inset(4), across=0.5, down=0.5, balance=True)
    for n, box in enumerate(layout.tokens):
        if n < len(now.view.tokens):
            _token(page, now, n, now.view.tokens[n], box)
    _bag(page, layout.bag, now)
    _pile(page, layout.pile, now)
    _buttons(page, layout, now)


def drawn_cards(view: View) -> tuple[CardId, ...]:
    """Return the cards as they were drawn this turn: each keeps its place in the hand until the next ones come."""
    drawn = next((told.cards for told in reversed(view.log) if isinstance(told, Drew) and told.cards), ())
    return drawn if set(view.hand) <= set(drawn) else view.hand


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
        if not open_ and now.my_turn:
            page.fill(raised, colour("#0A0E22", 0.55))
        if state.focused:
            page.focus_ring(raised, 4)
    icon_button(
        page, f"button:turn:{card}", "turn", "Turn the wall (R)", place.turn, enabled=wall, selected=False,
        why_not=taken.format("wall"),
    )  # fmt: skip


def _built(now: Showing, wall: bool) -> bool:
    return now.view.walled if wall else now.view.open_balcony is not None


def _token(page: Page, now: Showing, n: int, guest: GuestId, box: Box) -> None:
    spot = f"token:{n}"
    may = now.startable(Ref("token", guest))
    told = lore().guests[guest]
    name_h = min(box.h * 0.34, 40 * page.text)
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
    elif may and now.view.phase == "guest":
        draw_halo(page, disc.inset(3), 0.6)
    if now.dragged != spot and spot not in now.moving:
        draw_token(page, guest, disc.moved(0, -2) if state.over else disc)
    # All names are of one size: the long ones stand in two lines.
    style = BODY.but(size=min(15.5, name_h / 2.3 / page.text), leading=1.0)
    if page.measure(name, style)[0] > box.w + 8:
        longest = max(name.split(), key=lambda word: page.measure(word, style)[0])
        style = page.fitted(longest, style, box.w + 8, 0.4)
    label = Box(box.x - 4, room.bottom, box.w + 8, name_h)
    page.words(name, style, label, across=0.5, down=0.5)
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
    """A velvet bag: a pleated mouth above a gold cord, and a body with a fold of light."""
    w, h = surface.get_size()
    left = [
        *curve((w * 0.38, h * 0.24), (w * 0.02, h * 0.4), (w * 0.03, h * 0.78)),
        *curve((w * 0.03, h * 0.78), (w * 0.06, h), (w * 0.5, h)),
    ]
    body = [*left, *[(w - x, y) for x, y in reversed(left)]]
    pygame.draw.polygon(surface, colour("#6E1A44"), body)
    for n, ink in enumerate(("#7F2350", "#8E2C5B", "#9A3565")):
        inner = 1 - 0.2 * (n + 1)
        light = [(w * 0.44 + (x - w * 0.5) * inner, h * 0.6 + (y - h * 0.62) * inner) for x, y in body]
        pygame.draw.polygon(surface, colour(ink), light)
    pygame.draw.lines(surface, colour("#33091F"), True, body, max(1, round(1.8 * k)))
    mouth = [(w * 0.36, h * 0.19)]
    for n in range(4):
        x = w * (0.24 + 0.13 * n)
        mouth += curve((x, h * 0.05), (x + w * 0.065, h * -0.04), (x + w * 0.13, h * 0.05), 8)
    mouth.append((w * 0.64, h * 0.19))
    pygame.draw.polygon(surface, colour("#8E2C5B"), mouth)
    for n in range(1, 4):
        x = w * (0.24 + 0.13 * n)
        pygame.draw.line(
            surface, colour("#5A1236"), (x, h * 0.06), (w * (0.36 + 0.07 * n), h * 0.18), max(1, round(k))
        )
    pygame.draw.lines(surface, colour("#33091F"), True, mouth, max(1, round(1.4 * k)))
    cord = pygame.Rect(round(w * 0.33), round(h * 0.18), round(w * 0.34), max(3, round(h * 0.065)))
    pygame.draw.rect(surface, colour("#EBC46C"), cord, border_radius=round(3 * k))
    pygame.draw.rect(surface, colour("#6E4A16"), cord, max(1, round(k)), round(3 * k))


def _pile(page: Page, box: Box, now: Showing) -> None:
    """Draw the next card with its other side, and how many come; a click lays all of them out."""
    view = now.view
    many = len(view.unseen) + (1 if view.top is not None else 0)
    foot = min(box.h * 0.32, 42 * page.text)
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
    if many:
        upper, lower = box.foot(foot).rows(2, 0)
        _caption(page, "next card", upper)
        _caption(page, f"{many} to come", lower)
    else:
        _caption(page, "none to come", box.foot(foot))
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
    held = now.door if len(now.chosen) == 1 else None
    if now.pointer is None or (now.dragged is None and held is None):
        return
    kind, _, key = (now.dragged or f"door:{held}").partition(":")
    x, y = page.metrics.logical(*now.pointer)
    with page.layer(Layer.ABOVE):
        if kind == "door":
            # On a wall where it may hang it is drawn there.
            if now.trial is None and key in DOORS:
                size = layout.hand[0].balcony
                draw_door(page, DOORS[key].id, Box(x - size.w / 2, y - size.h * 0.75, size.w, size.h))
        elif kind in ("hand", "wall"):
            size = layout.hand[0].balcony
            box = Box(x - size.w / 2, y - size.h / 2, size.w, size.h)
            tone = now.tale.tone
            draw_card(page, key, box, wall=kind == "wall", turned=now.face == "turned", tone=tone)
        elif kind == "token" and int(key) < len(now.view.tokens):
            side = min(layout.tokens[0].w, layout.tokens[0].h)
            draw_token(page, now.view.tokens[int(key)], Box(x - side / 2, y - side / 2, side, side))
