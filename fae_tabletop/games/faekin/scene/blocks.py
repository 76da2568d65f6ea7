"""Draws one of the others: portrait, name, latest words, and the three cards with what each of them lost to."""

from __future__ import annotations

from fae_tabletop.core.game import Ref
from fae_tabletop.games.faekin.cards import CardId, Holder
from fae_tabletop.games.faekin.commands import holder_ref
from fae_tabletop.games.faekin.public import Duelled, View
from fae_tabletop.games.faekin.scene.cardface import draw_back, draw_season, draw_small
from fae_tabletop.games.faekin.scene.layout import CARD_SHAPE, Block
from fae_tabletop.games.faekin.scene.showing import Showing
from fae_tabletop.games.faekin.voices import brief
from fae_tabletop.games.faekin.words import COURT_NAMES, card_name, short
from fae_tabletop.ui.eye import draw_eye
from fae_tabletop.ui.geometry import Box, box_at
from fae_tabletop.ui.glow import draw_glow, draw_halo
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.people import names
from fae_tabletop.ui.portraits import draw_badge, draw_face
from fae_tabletop.ui.theme import ITALIC_FACE, MOON, SMALL_CAPS, SOFT, Style, colour

SHEET = colour("#17123A", 0.94)
SHEET_EDGE = colour("#B98B52", 0.75)
NAME = Style(SMALL_CAPS, 20, MOON, leading=1.05)
SAYS = Style(ITALIC_FACE, 14.5, SOFT, leading=1.1)
SMALLEST_NAME = 0.8
"""How much smaller than usual a whole name may be written."""
WINNER, SEASON = 15.0, 9.0
"""Radius of the winner's portrait and of the season's badge on a lost card, beside a small card."""


SEEN, EYE = 0.7, 20.0
"""Width of the face of a seen card on its back, as a share of the back's, and the eye beside it."""


def draw_block(page: Page, block: Block, holder: Holder, now: Showing, names_w: float) -> None:
    """Draw somebody's block and make it and its open cards hotspots; in every block a name has ``names_w``."""
    ref = holder_ref(holder)
    page.fill(block.whole.moved(0, 2), colour("#050312", 0.5), 14)
    page.fill(block.whole, SHEET, 14, SHEET_EDGE, 1.4)
    page.fill(block.whole.inset(4), (0, 0, 0, 0), 11, colour("#B98B52", 0.28), 1.0)
    _spot(page, block, holder, ref, now)
    if now.acting(holder):
        draw_halo(page, block.portrait)
    draw_face(page, now.picture_of(holder), block.portrait)
    draw_points(page, block.portrait, holder, now)
    _words(page, block, holder, now, names_w)
    draw_cards(page, block.cards, holder, now)
    kind = now.kind(ref)
    if kind is not None:
        draw_glow(page, block.whole, kind, 14)


def draw_points(page: Page, portrait: Box, holder: Holder, now: Showing) -> None:
    """Draw the points of a match on a badge at the edge of a portrait, once anybody has some (F16)."""
    score = points_now(now.view)
    if isinstance(holder, int) and any(score):
        draw_badge(
            page, portrait.right - portrait.w * 0.14, portrait.bottom - portrait.h * 0.14, str(score[holder])
        )


def points_now(view: View) -> tuple[int, ...]:
    """Return the points of a match by seat, those of a round that is over among them (F16)."""
    return tuple(points + (seat in view.winners) for seat, points in enumerate(view.score))


def points_told(now: Showing, holder: Holder) -> str:
    """Return the points of somebody in words; empty while nobody has any."""
    score = points_now(now.view)
    if not isinstance(holder, int) or not any(score):
        return ""
    goal = f" of {now.view.goal}" if now.view.goal else ""
    return f"{score[holder]}{goal} point{'s' if score[holder] != 1 or goal else ''}"


def _spot(page: Page, block: Block, holder: Holder, ref: Ref, now: Showing) -> None:
    view = now.view
    told = [now.name_of(holder)]
    if isinstance(holder, int) and now.people[holder].level:
        told.append(now.people[holder].level)
    up = view.shown(holder)
    told.append(f"open: {', '.join(map(card_name, up))}" if up else "no card open yet")
    if points_told(now, holder):
        told.append(points_told(now, holder))
    refusal = now.refusals.get(ref.id)
    person = now.people[holder] if isinstance(holder, int) else None
    parts = (
        (points_told(now, holder), person.line, person.level, person.dials)
        if person
        else ("holds cards, never acts",)
    )
    state = page.spot(
        ref.id, "seat", ", ".join(told), block.whole, enabled=refusal is None or not now.chosen,
        why_not=None if refusal is None else f"{refusal.title}: {refusal.body}", selected=ref in now.chosen,
        tip=refusal or Tip(now.name_of(holder), "; ".join(filter(None, parts))),
    )  # fmt: skip
    if state.over and now.enabled(ref):
        page.fill(block.whole, colour("#FFF4D6", 0.08), 14)
    if state.focused:
        page.focus_ring(block.whole, 14)


def _words(page: Page, block: Block, holder: Holder, now: Showing, names_w: float) -> None:
    room = block.name
    called, style = _names(page, now, names_w)
    page.words(called[now.others.index(holder)], style, room, down=0.5, wrap=False)
    said = brief(now.view, names(now.people), holder)
    if not said or block.says.h < 14 * page.text:
        return
    lines = int(block.says.h // (SAYS.size * SAYS.leading * page.text))
    style = SAYS
    while page.measure(said, style, block.says.w)[1] > block.says.h and style.size > 11.5:
        style = style.but(size=style.size - 0.5)
    if lines and page.measure(said, style, block.says.w)[1] <= block.says.h + 1:
        page.words(said, style, block.says)


def _names(page: Page, now: Showing, width: float) -> tuple[list[str], Style]:
    """Return what all the others are called, and how that is written: whole or short, but alike in every block."""
    called = [now.name_of(holder) for holder in now.others]
    if any(page.measure(name, NAME)[0] * SMALLEST_NAME > width for name in called):
        called = [short(name) for name in called]
    fitted = (page.fitted(name, NAME, width, 0.4) for name in called)
    return called, min(fitted, key=lambda style: style.size)


def draw_cards(page: Page, boxes: tuple[Box, ...], holder: Holder, now: Showing) -> None:
    """Draw the three cards before somebody: the open ones with whom they lost to, then the backs."""
    up = now.view.shown(holder)
    seen = seen_of(now.view, holder)
    for n, box in enumerate(boxes):
        if n >= len(up):
            hidden = now.hidden_of(holder)
            if hidden:
                # What was hidden then is told apart by the veil upon it.
                draw_small(page, hidden[n - len(up)], box)
                page.fill(box, colour("#150E33", 0.45), 5)
            else:
                draw_back(page, box)
                if n - len(up) < len(seen):
                    _draw_seen(page, box, holder, seen[n - len(up)], now)
            continue
        card = up[n]
        key = f"up:{holder}:{card}"
        if key in now.moving:
            page.dashed(box, colour("#E6DCF6", 0.4), 5)
            continue
        draw_small(page, card, box)
        duel = lost_to(now.view, holder, card)
        if duel is not None:
            draw_badges(page, box, duel, now)
        state = page.spot(
            key, "card", f"{card_name(card)}, open before {now.name_of(holder)}", box, z=1, tab=False,
            tip=Tip(card_name(card), how_lost(now, duel)),
        )  # fmt: skip
        if state.focused:
            page.focus_ring(box, 6)


def seen_of(view: View, holder: Holder) -> tuple[CardId, ...]:
    """Return the hidden cards of somebody that the viewer saw in duels of its own, in the order of those (F6)."""
    up = view.shown(holder)
    found = dict.fromkeys(
        duel.attack if duel.attacker == holder else duel.defence
        for duel in view.duels
        if holder in (duel.attacker, duel.defender)
    )
    return tuple(card for card in found if card is not None and card not in up)


def _draw_seen(page: Page, box: Box, holder: Holder, card: CardId, now: Showing) -> None:
    """Draw on a back which card it hides, small, with an eye: the viewer alone knows it."""
    wide = box.w * SEEN
    face = Box(box.right - wide - 2, box.bottom - wide / CARD_SHAPE - 2, wide, wide / CARD_SHAPE)
    page.fill(face.grown(1), colour("#0A0717"), 4)
    draw_small(page, card, face)
    draw_eye(page, Box(box.x - 3, box.y - 3, EYE, EYE), True)
    told = f"You saw the {card_name(card)} of {now.name_of(holder)}"
    state = page.spot(
        f"up:{holder}:{card}", "card", told, box, z=1, tab=False,
        tip=Tip(f"You saw the {card_name(card)}", "It is hidden here; the others do not know it from you."),
    )  # fmt: skip
    if state.focused:
        page.focus_ring(box, 6)


def lost_to(view: View, holder: Holder, card: CardId) -> Duelled | None:
    """Return the last duel that a card lost (F6); None for the card of a fae that lay open from the start."""
    return next((duel for duel in reversed(view.duels) if (duel.loser, duel.card) == (holder, card)), None)


def how_lost(now: Showing, duel: Duelled | None) -> str:
    """Return in words what a lost card tells of its winner."""
    if duel is None or duel.winner is None:
        return "It lay open from the start."
    winner = "You" if duel.winner == now.view.seat else now.name_of(duel.winner)
    season = "a Joker" if duel.season is None else f"a higher card of {COURT_NAMES[duel.season]}"
    if duel.season is not None and duel.card is not None and duel.card[0] == "X":
        season = f"a card of {COURT_NAMES[duel.season]}"
    return f"Lost duel {duel.number + 1}: {winner} played {season}."


def draw_badges(page: Page, box: Box, duel: Duelled, now: Showing) -> None:
    """Draw on a lost card who won, as a portrait, and with which season, as a shape."""
    if duel.winner is None:
        return
    k = box.w / 44
    face = box_at(box.right - 1 * k, box.bottom - 10 * k, 2 * WINNER * k, 2 * WINNER * k)
    page.fill(face.grown(1.5), colour("#0A0717"), face.w / 2 + 1.5)
    draw_face(page, now.badge_of(duel.winner), face)
    badge = box_at(face.x - 1 * k, face.bottom - 3 * k, 2 * SEASON * k, 2 * SEASON * k)
    page.fill(badge.grown(0.5), colour("#0A0717", 0.8), badge.w / 2)
    draw_season(page, duel.season, badge)
