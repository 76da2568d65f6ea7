"""Draws the stage of a claim: who claims, where the tokens stand, what the table urges, and what is at stake."""

from __future__ import annotations

from fae_tabletop.games.faekin.cards import Holder
from fae_tabletop.games.faekin.counting import Counts
from fae_tabletop.games.faekin.scene.layout import TableLayout
from fae_tabletop.games.faekin.scene.lockin import Lock
from fae_tabletop.games.faekin.scene.showing import Showing
from fae_tabletop.games.faekin.scene.stakes import claimant_told, draw_stakes
from fae_tabletop.games.faekin.scene.tokens import TOKENS, placed, resting
from fae_tabletop.games.faekin.scene.urgings import draw_urgings
from fae_tabletop.games.faekin.scene.wells import OTHER
from fae_tabletop.games.faekin.talk import Token
from fae_tabletop.games.faekin.words import COURT_NAMES, short
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.glow import draw_halo
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.panels import Scroll
from fae_tabletop.ui.portraits import draw_face
from fae_tabletop.ui.theme import BODY, MOON, SMALL_CAPS, Style, colour

PLAQUE, PLAQUE_EDGE = colour("#0A0717", 0.62), colour("#B98B52", 0.35)
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
    scrolls: tuple[Scroll, Scroll],
) -> None:
    """Draw the stage over the middle; the tokens themselves lie on it. ``counts`` are None until they are made.

    ``scrolls`` are those of the urgings and of the stakes.
    """
    view = now.view
    if view.claimant is None:
        return
    page.fill(layout.claim_head, PLAQUE, 12, PLAQUE_EDGE, 1.0)
    _head(page, layout, now, counts)
    for token in TOKENS:
        _token_words(page, layout, now, token)
    draw_urgings(page, layout.urgings, now, counts, scrolls[0])
    draw_stakes(page, layout.stakes, now, counts, lock, scrolls[1])


def _head(page: Page, layout: TableLayout, now: Showing, counts: Counts | None) -> None:
    view = now.view
    claimant: Holder = view.claimant if view.claimant is not None else view.seat
    mine = claimant == view.seat
    room = layout.claim_head.before(layout.claim_head.right - resting(layout, now, "crown").x + 10)
    side = min(room.h - 10, 58.0)
    disc = Box(room.x + 4, room.cy - side / 2, side, side)
    draw_halo(page, disc)
    draw_face(page, now.picture_of(claimant), disc)
    words = room.after(side + 20)
    title = "Your claim" if mine else f"{now.name_of(claimant)} claims"
    style = page.fitted(title, TITLE, words.w, 0.4)
    told = now.sentence if mine else claimant_told(now, counts) or now.sentence
    line = LINE
    title_h = page.measure(title, style)[1]
    while line.size > 10 and page.measure(told, line, words.w)[1] + title_h > words.h:
        line = line.but(size=line.size - 0.5)
    high = title_h + page.measure(told, line, words.w)[1]
    while style.size > 14 and high > words.h:
        style = style.but(size=style.size - 1)
        high = page.measure(title, style)[1] + page.measure(told, line, words.w)[1]
    used = page.words(
        title, style, Box(words.x, words.y + max(0.0, (words.h - high) / 2), words.w, 0), wrap=False
    )
    page.words(told, line, Box(words.x, used.bottom, words.w, 0))


def _token_words(page: Page, layout: TableLayout, now: Showing, token: Token) -> None:
    """Write beside a token, or its empty place, before whom it stands and what that says."""
    view = now.view
    rest = resting(layout, now, token)
    end = resting(layout, now, "dagger").x - 8 if token == "crown" else layout.claim_head.right
    room = Box(rest.right + 8, layout.claim_head.y, end - rest.right - 8, layout.claim_head.h)
    holder = placed(now, token)
    name = "Crown" if token == "crown" else "Dagger"
    whom = "in the middle" if holder is None else "you" if holder == view.seat else now.name_of(holder)
    title, line = (name, whom) if holder is None else (f"{name}: {whom}", _meaning(now, token))
    if room.w < NARROW * page.text:
        title, line = name, whom if holder is None else short(whom)
    title_style = page.fitted(title, TOKEN_NAME, room.w - 2, 0.35)
    line_style = TOKEN_LINE
    title_h = page.measure(title, title_style)[1]
    while line_style.size > 10 and (
        page.measure(line, line_style, room.w)[1] + title_h > room.h
        or _widest(page, line, line_style) > room.w
    ):
        line_style = line_style.but(size=line_style.size - 0.5)
    high = title_h + page.measure(line, line_style, room.w)[1]
    used = page.words(title, title_style, Box(room.x, room.cy - high / 2, room.w, 0), wrap=False)
    page.words(line, line_style, Box(room.x, used.bottom, room.w, 0))


def _widest(page: Page, words: str, style: Style) -> float:
    return max(page.measure(word, style)[0] for word in words.split())


def _meaning(now: Showing, token: Token) -> str:
    if now.view.claimant != now.view.seat:
        return "Heir of the claimant’s Court" if token == "crown" else "Heir of the other Court"
    court = now.court if token == "crown" else OTHER[now.court]
    return f"you say: Heir of {COURT_NAMES[court]}"
