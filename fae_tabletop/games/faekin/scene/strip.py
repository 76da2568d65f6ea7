"""Draws the own strip: who one is, the three cards, what can be said, and the buttons of log and notebook."""

from __future__ import annotations

from fae_tabletop.core.game import Ref
from fae_tabletop.games.faekin.cards import CardId
from fae_tabletop.games.faekin.commands import holder_ref
from fae_tabletop.games.faekin.scene.blocks import draw_badges, draw_points, how_lost, lost_to, points_told
from fae_tabletop.games.faekin.scene.cardface import draw_card, draw_index, draw_season
from fae_tabletop.games.faekin.scene.layout import TableLayout
from fae_tabletop.games.faekin.scene.showing import Showing
from fae_tabletop.games.faekin.voices import brief
from fae_tabletop.games.faekin.words import COURT_NAMES, card_name
from fae_tabletop.ui.geometry import Box, box_at
from fae_tabletop.ui.glow import draw_glow, draw_halo
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.people import names
from fae_tabletop.ui.portraits import draw_face
from fae_tabletop.ui.theme import BODY, ITALIC_FACE, LINING, MOON, SECOND, SMALL_CAPS, SOFT, Style, colour

GROUND = colour("#100B24", 0.93)
FOIL = colour("#E8C77A", 0.85)
NAME = Style(SMALL_CAPS, 23, MOON, leading=1.0)
SAID = SECOND.but(face=ITALIC_FACE, size=14.5, ink=MOON)
COURT = Style(SMALL_CAPS, 20, MOON, leading=1.0)
TITLE = Style(SMALL_CAPS, 21, MOON, leading=1.0)
INKS = {"summer": colour("#FFC27A"), "winter": colour("#A9D2FF")}


def draw_strip(page: Page, layout: TableLayout, now: Showing) -> None:
    """Draw the strip with all that is one's own."""
    strip = layout.strip
    page.fill(strip, GROUND)
    for y, alpha in ((strip.y + 1, 0.9), (strip.y + 5, 0.4)):
        page.line(((strip.x, y), (strip.right, y)), (*FOIL[:3], round(255 * alpha)), 1.4)
    _you(page, layout, now)
    for n, card in enumerate(now.view.hand):
        _card(page, layout.hand[n], card, now)
    drawer_button(page, "log", "Log", _news(now), layout.log, now)
    drawer_button(page, "notes", "Notebook", "", layout.notes, now)


def _news(now: Showing) -> str:
    if now.news and now.drawer != "log":
        return f"{now.news} new line{'s' if now.news != 1 else ''}"
    count = len(now.view.duels)
    return f"{count} duel{'s' if count != 1 else ''}"


def _you(page: Page, layout: TableLayout, now: Showing) -> None:
    """Write the own Court and identity, with the portrait where there is room; a claimant may put a token there."""
    view, box = now.view, layout.you
    identity = f"Identity: {card_name(view.identity)}"
    ref = holder_ref(view.seat)
    points = points_told(now, view.seat)
    label = f"You, {COURT_NAMES[now.court]} Court. {identity}{f', {points}' if points else ''}"
    refusal = now.refusals.get(ref.id)
    state = page.spot(
        ref.id, "seat", label, box, enabled=refusal is None, tip=refusal,
        why_not=None if refusal is None else f"{refusal.title}: {refusal.body}", tab=ref in now.next,
    )  # fmt: skip
    kind = now.kind(ref)
    if kind is not None:
        draw_glow(page, box.grown(4), kind, 10)
    if state.focused:
        page.focus_ring(box, 8)
    if box.h < 60:
        # Beside the sentence builder only the identity keeps its place.
        badge = Box(box.x, box.y, box.h, box.h)
        draw_season(page, now.court, badge)
        room = box.after(badge.w + 6)
        page.words(
            identity, page.fitted(identity, SECOND.but(size=15), room.w, 0.5), room, down=0.5, wrap=False
        )
        return
    room = box
    disc = own_face(layout)
    if has_face(layout):
        if view.why is None and now.acting(view.seat):
            draw_halo(page, disc)
        draw_face(page, now.picture_of(view.seat), disc)
        draw_points(page, disc, view.seat, now)
        room = box.after(disc.w + 14)
    lines = [
        ("You", NAME),
        (f"{COURT_NAMES[now.court]} Court", COURT.inked(INKS[now.court])),
        (identity, BODY),
    ]
    up = len(view.up[view.seat])
    shown = ("Nothing of yours is shown yet.", "One card of yours is shown.", "Two cards of yours are shown.")
    if page.text <= 1.25:
        lines.append((shown[up] if up < 3 else "All your cards are shown.", SECOND.but(size=14.5)))
    else:
        lines = lines[1:]
    said = brief(view, names(now.people), view.seat)
    if said:
        spoken = page.measure(said, SAID, room.w)[1] + 3
        kept = (
            lines if spoken + sum(page.measure(*line)[1] + 3 for line in lines) <= room.h + 6 else lines[:3]
        )
        lines = [*kept, (said, SAID)]
    styles = [
        page.fitted(words, style, room.w - (26 if style is COURT else 0), 0.45) for words, style in lines
    ]
    heights = [page.measure(words, style)[1] + 3 for (words, _), style in zip(lines, styles, strict=True)]
    y = room.y + max(0.0, (room.h - sum(heights)) / 2)
    for (words, _), style, h in zip(lines, styles, heights, strict=True):
        x = room.x
        if words.endswith(" Court"):
            badge = box_at(x + 11, y + h / 2, 24, 24)
            draw_season(page, now.court, badge)
            x += 30
        page.words(
            words, page.fitted(words, style, room.right - x, 0.4), Box(x, y, room.right - x, h), wrap=False
        )
        y += h


def has_face(layout: TableLayout) -> bool:
    """Whether the own portrait has room in the strip."""
    box = layout.you
    return layout.metrics.text <= 1.25 and box.w > 260 and box.h >= 60


def own_face(layout: TableLayout) -> Box:
    """Return where the own portrait is, or what stands for it where it has no room."""
    box = layout.you
    face = min(98.0, box.h - 28) if has_face(layout) else min(60.0, box.h)
    return Box(box.x, box.cy - face / 2, face, face)


def _card(page: Page, box: Box, card: CardId, now: Showing) -> None:
    """Draw an own card; what is open has its badges, the identity a gold edge."""
    view = now.view
    ref = Ref("hand", card)
    up = card in view.up[view.seat]
    lifted = ref in now.chosen
    place = box.moved(0, -10) if lifted else box
    laid = view.challenge is not None and view.challenge.card == card
    lies = not (laid or ref.id in now.moving or now.dragged == ref.id)
    if not lies:
        page.dashed(box, colour("#E6DCF6", 0.4), 7)
    else:
        draw_card(page, card, place, index=False)
        if card == view.identity:
            page.fill(place.grown(2), (0, 0, 0, 0), 9, colour("#FFE9A8"), 2.2)
        duel = lost_to(view, view.seat, card) if up else None
        if duel is not None:
            with page.clip(place.grown(22)):
                draw_badges(page, Box(place.x, place.bottom - 76, 54, 76).moved(place.w - 60, -2), duel, now)
    kind = now.kind(ref)
    if kind is not None:
        draw_glow(page, place, kind, 8)
    elif now.my_turn and ref in now.starts and not now.chosen:
        draw_glow(page, place, "place", 8)
    if lies:
        draw_index(page, card, place)
    refusal = now.refusals.get(ref.id)
    told = [card_name(card), "your identity" if card == view.identity else "", "open" if up else "hidden"]
    tip = Tip(card_name(card), _own_tip(now, card, up))
    state = page.spot(
        ref.id, "card", ", ".join(filter(None, told)), place, enabled=refusal is None,
        selected=lifted, why_not=None if refusal is None else f"{refusal.title}: {refusal.body}",
        tip=refusal or tip, drag=now.my_turn and ref in now.starts, z=2,
    )  # fmt: skip
    if state.over and now.enabled(ref):
        page.fill(place, colour("#FFF4D6", 0.12), 8)
    if state.focused:
        page.focus_ring(place, 8)


def _own_tip(now: Showing, card: CardId, up: bool) -> str:
    told = []
    if card == now.view.identity:
        told.append("Your identity: the highest card you were dealt, pairs left out.")
    if up:
        told.append(how_lost(now, lost_to(now.view, now.view.seat, card)))
    return " ".join(told)


def drawer_button(page: Page, name: str, title: str, line: str, box: Box, now: Showing) -> None:
    """Draw a large button that opens a drawer, with a line about what is in it."""
    selected = now.drawer == name
    state = page.spot(
        f"button:{name}", "button", f"{title}: {line}" if line else title, box, selected=selected
    )
    page.fill(box, colour("#35276C" if state.over or selected else "#221A4E", 0.97), 9, FOIL, 1.3)
    page.fill(box.inset(3.5), (0, 0, 0, 0), 6, colour("#E8C77A", 0.25), 1.0)
    room = box.inset(16, 4, 10, 4)
    words = page.fitted(title, TITLE, room.w, 0.5)
    h = page.measure(title, words)[1]
    below = (
        page.fitted(line, SECOND.but(face="ebgaramond-500", size=14, ink=SOFT), room.w, 0.6) if line else None
    )
    total = h + (page.measure(line, below)[1] if below is not None else 0.0)
    if below is not None and total > room.h:
        below, total = None, h
    y = room.y + max(0.0, (room.h - total) / 2)
    page.words(title, words, Box(room.x, y, room.w, h), wrap=False)
    if below is not None:
        page.words(line, below, Box(room.x, y + h, room.w, 0), wrap=False)
    if name == "log" and now.news and not selected:
        disc = box_at(box.right - 6, box.y + 4, 22, 22)
        page.fill(disc, colour("#A8324E"), 11, MOON, 1.0)
        style = Style(LINING, 13 / page.text, MOON, leading=1.0)
        page.words(str(min(99, now.news)), style, disc, across=0.5, down=0.5, wrap=False)
    if state.focused:
        page.focus_ring(box, 9)


def draw_dragged_card(page: Page, layout: TableLayout, now: Showing) -> None:
    """Draw the own card that is being dragged under the pointer."""
    for card in now.view.hand:
        if now.dragged == f"hand:{card}" and now.pointer is not None:
            x, y = layout.metrics.logical(*now.pointer)
            with page.layer(Layer.ABOVE):
                draw_card(page, card, box_at(x, y, 80, 112))
