"""Draws the stage of a claim: who claims, where the tokens stand, what the table urges, and what is at stake."""

from __future__ import annotations

from collections.abc import Sequence

from fae_tabletop.games.faekin.cards import Holder
from fae_tabletop.games.faekin.counting import Counts
from fae_tabletop.games.faekin.scene.claimrows import draw_urgings
from fae_tabletop.games.faekin.scene.layout import TableLayout
from fae_tabletop.games.faekin.scene.lockin import Lock
from fae_tabletop.games.faekin.scene.showing import Showing
from fae_tabletop.games.faekin.scene.stakes import claimant_told, draw_stakes
from fae_tabletop.games.faekin.scene.tokens import TOKENS, placed, resting
from fae_tabletop.games.faekin.scene.wells import BAR_INKS, OTHER, WELL, WELL_EDGE, fitting
from fae_tabletop.games.faekin.talk import Token
from fae_tabletop.games.faekin.words import COURT_NAMES, short
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.glow import draw_halo
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.portraits import draw_face
from fae_tabletop.ui.theme import BODY, MOON, SMALL_CAPS, Style, colour

PLAQUE, PLAQUE_EDGE = colour("#0A0717", 0.62), colour("#B98B52", 0.35)
SMALLEST_LINE = 12.5
"""Logical pixels below which words are rather left out."""
BAR_HEIGHT = 4.0
NARROW = 150.0
"""Room for words beside a token below which only the name of whom it stands before is told."""
TITLE = Style(SMALL_CAPS, 28, MOON, leading=1.0, shadow=0.7)
LINE = BODY.but(size=16, leading=1.1, shadow=0.7)
TOKEN_NAME = Style(SMALL_CAPS, 20, MOON, leading=1.0, shadow=0.7)
TOKEN_LINE = BODY.but(size=15.5, leading=1.1, shadow=0.7)


def draw_claim(
    page: Page,
    layout: TableLayout,
    now: Showing,
    counts: Counts | None,
    lock: Lock,
) -> None:
    """Draw the stage over the middle; the tokens themselves lie on it. ``counts`` are None until they are made.

    Nothing of it scrolls: where room is short, the words of the wells stand in the head alone.
    """
    view = now.view
    if view.claimant is None:
        return
    page.fill(layout.claim_head, PLAQUE, 12, PLAQUE_EDGE, 1.0)
    _head(page, layout, now, counts)
    for token in TOKENS:
        _token_words(page, layout, now, token, counts)
    draw_urgings(page, layout.urgings, now, counts)
    draw_stakes(page, layout.stakes, now, counts, lock)


def _head(page: Page, layout: TableLayout, now: Showing, counts: Counts | None) -> None:
    view = now.view
    claimant: Holder = view.claimant if view.claimant is not None else view.seat
    mine = claimant == view.seat
    room = layout.claim_head.before(layout.claim_head.right - resting(layout, now, "crown").x + 12)
    side = min(room.h - 10, 58.0)
    disc = Box(room.x + 4, room.cy - side / 2, side, side)
    draw_halo(page, disc)
    draw_face(page, now.picture_of(claimant), disc)
    words = room.after(side + 20)
    title = "Your claim" if mine else f"{now.name_of(claimant)} claims"
    told = now.sentence if mine else claimant_told(now, counts) or now.sentence
    _write(page, words, page.fitted(title, TITLE, words.w, 0.4), title, LINE, [told])


def _write(page: Page, room: Box, head: Style, title: str, body: Style, lines: Sequence[str]) -> None:
    """Write a title and lines below it in the middle of a room; what has no room at a readable size is left out."""
    kept = list(lines)
    k = 1.0
    while _high(page, room, head, title, body, kept, k) > room.h - 14 or _too_wide(page, room, body, kept, k):
        k -= 0.04
        if kept and body.size * k * page.text < SMALLEST_LINE and len(kept) > 1:
            # The first line tells least.
            kept, k = kept[1:], 1.0
        if k < 0.3:
            break
    y = room.cy - _high(page, room, head, title, body, kept, k) / 2
    y = page.words(title, head.but(size=head.size * k), Box(room.x, y, room.w, 0), wrap=False).bottom
    for line in kept:
        y = page.words(line, body.but(size=body.size * k), Box(room.x, y, room.w, 0)).bottom


def _high(
    page: Page, room: Box, head: Style, title: str, body: Style, lines: Sequence[str], k: float
) -> float:
    above = page.measure(title, head.but(size=head.size * k))[1]
    return above + sum(page.measure(line, body.but(size=body.size * k), room.w)[1] for line in lines)


def _too_wide(page: Page, room: Box, body: Style, lines: Sequence[str], k: float) -> bool:
    return any(_widest(page, line, body.but(size=body.size * k)) > room.w for line in lines)


def _token_words(page: Page, layout: TableLayout, now: Showing, token: Token, counts: Counts | None) -> None:
    """Write beside a token, or its empty place, before whom it stands, what that says, and how many deals allow it."""
    view = now.view
    rest = resting(layout, now, token)
    head = layout.claim_head
    end = resting(layout, now, "dagger").x - 8 if token == "crown" else head.right - 4
    well = Box(rest.x - 3, head.y + 4, end - rest.x + 3, head.h - 8)
    page.fill(well, WELL, 9, WELL_EDGE, 1.2)
    room = Box(rest.right + 7, well.y, well.right - 6 - rest.right - 7, well.h)
    holder = placed(now, token)
    name = "Crown" if token == "crown" else "Dagger"
    whom = "in the middle" if holder is None else "you" if holder == view.seat else now.name_of(holder)
    mine = view.claimant == view.seat
    lines = [_meaning(now, token)] if mine or holder is not None else []
    share = None
    if mine and counts is not None and (holder is not None or token == "dagger"):
        share = counts.heir(now.court if token == "crown" else OTHER[now.court], holder)
        lines.append(fitting(counts, share))
    title = f"{name}: {whom}"
    if room.w < NARROW * page.text or page.measure(title, TOKEN_NAME)[0] * 0.7 > room.w:
        title = whom if holder is None else short(whom)
        lines = lines[-1:]
    if share is not None:
        room = room.above(BAR_HEIGHT + 2)
    _write(page, room, page.fitted(title, TOKEN_NAME, room.w - 2, 0.35), title, TOKEN_LINE, lines)
    if share is not None:
        bar = well.foot(BAR_HEIGHT + 1).inset(10, 0).above(BAR_HEIGHT)
        page.fill(bar, colour("#060312"), BAR_HEIGHT / 2)
        if share > 0.02:
            court = now.court if token == "crown" else OTHER[now.court]
            page.fill(bar.left(max(BAR_HEIGHT, bar.w * share)), BAR_INKS[court], BAR_HEIGHT / 2)


def _widest(page: Page, words: str, style: Style) -> float:
    return max((page.measure(word, style)[0] for word in words.split()), default=0.0)


def _meaning(now: Showing, token: Token) -> str:
    if now.view.claimant != now.view.seat:
        return "Heir of the claimant’s Court" if token == "crown" else "Heir of the other Court"
    court = now.court if token == "crown" else OTHER[now.court]
    return f"you say: Heir of {COURT_NAMES[court]}"
