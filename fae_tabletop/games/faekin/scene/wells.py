"""The two wells of a claim: each token with how many deals allow it, or what the claimant's Court would mean."""

from __future__ import annotations

from typing import NamedTuple

from fae_tabletop.games.faekin.cards import Court, Holder
from fae_tabletop.games.faekin.counting import Counts, fits, roughly
from fae_tabletop.games.faekin.scene.cardface import draw_season, draw_token
from fae_tabletop.games.faekin.scene.showing import Showing
from fae_tabletop.games.faekin.talk import Token
from fae_tabletop.games.faekin.words import COURT_NAMES, short
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.theme import BODY, ITALIC_FACE, MOON, SMALL_CAPS, SOFT, Colour, Style, colour

WELL, WELL_EDGE = colour("#150A26", 0.75), colour("#E8C77A", 0.7)
NAME = Style(SMALL_CAPS, 20, MOON, leading=1.0)
LINE = BODY.but(size=16, leading=1.15)
FITS = Style(ITALIC_FACE, 14.5, SOFT, leading=1.1)
SEASON_INKS: dict[Court, Colour] = {"summer": colour("#FFC98A"), "winter": colour("#BFD8FF")}
BAR_INKS: dict[Court, Colour] = {"summer": colour("#F0B35A"), "winter": colour("#CFE0FF")}
BAR_HEIGHT, GAP = 6.0, 5.0
SLIM, WIDE = 4.0, 7.0
"""How far words stay off the edge of a well, above and below."""
OTHER: dict[Court, Court] = {"summer": "winter", "winter": "summer"}


class Well(NamedTuple):
    """One of the two wells: a token or a season, a name, what is said, how much allows it, and that share."""

    token: Token | None
    badge: Court | None
    name: str
    court: Court
    said: str
    told: str
    share: float | None


def own_wells(now: Showing, counts: Counts | None) -> tuple[Well, Well]:
    """Return where the claimant has put Crown and Dagger, and how many deals allow each."""
    view, own = now.view, now.court
    other = OTHER[own]
    crown = _token_well(now, counts, "crown", view.crown, own)
    dagger = _token_well(now, counts, "dagger", view.dagger, other)
    return crown, dagger


def _token_well(
    now: Showing, counts: Counts | None, token: Token, holder: Holder | None, court: Court
) -> Well:
    said = f"Heir of {COURT_NAMES[court]}"
    if holder is None and token == "crown":
        return Well(token, court, "Not placed yet", court, said, "", None)
    name = _name(now, holder) if holder is not None else "Left in the middle"
    if holder is None:
        said = f"nobody is {COURT_NAMES[court]}"
    share = None if counts is None else counts.heir(court, holder)
    told = "" if counts is None or share is None else fitting(counts, share)
    return Well(token, court, name, court, said, told, share)


def their_wells(now: Showing, counts: Counts | None) -> tuple[Well, Well]:
    """Return what the tokens are worth to the viewer if the claimant is of either Court."""
    view = now.view
    found = []
    claimant = view.claimant if view.claimant is not None else view.seat
    for n, court in enumerate((now.court, OTHER[now.court])):
        name = (
            f"If {short(now.name_of(claimant))} is {COURT_NAMES[court]}"
            if not n
            else f"If {COURT_NAMES[court]}"
        )
        said = "you want both tokens right" if not n else "you want one token wrong"
        told, share = "", None
        if counts is not None:
            likely = counts.court(claimant, court)
            if likely <= 0:
                told = "no deal allows it" if counts.exact else "hardly any deal allows it"
            elif view.crown is not None:
                share = counts.both(court, view.crown, view.dagger) / likely
                share = min(1.0, share)
                told = _right_in(counts, share, likely)
        found.append(Well(None, court, name, court, said, told, share))
    return found[0], found[1]


def _right_in(counts: Counts, share: float, likely: float) -> str:
    """Return in how many of the deals in which the claimant is of a Court its tokens are right."""
    if not counts.exact:
        return f"right in {roughly(share)}"
    return _in_all("right in ", round(share * likely * counts.total), round(likely * counts.total))


def fitting(counts: Counts, share: float) -> str:
    """Return how many deals something fits: ``fits all 14 deals``, ``fits no deal``; of a sample about how many."""
    return (
        _in_all("fits ", round(share * counts.total), counts.total) if counts.exact else fits(counts, share)
    )


def _in_all(verb: str, count: int, total: int) -> str:
    if not count:
        return f"{verb}no deal"
    if count == total:
        return f"{verb}all {total} deals" if total > 1 else f"{verb}the only deal"
    return f"{verb}{count} of {total} deals"


def _name(now: Showing, holder: Holder) -> str:
    return "You" if holder == now.view.seat else now.name_of(holder)


def sized(style: Style, k: float) -> Style:
    """Return a style at a share of its size."""
    return style.but(size=style.size * k)


def _well_height(page: Page, width: float, well: Well, k: float, beside: bool) -> float:
    """How high a well is: what fits stands below the words with a bar, or ``beside`` them without one."""
    high = max(_picture(page, k), _words_height(page, width, well, k, beside))
    if beside and not _in_line(page, width, well, k):
        told = page.measure(well.told, sized(FITS, k), _room(page, width, k))[1]
        return max(_picture(page, k), _words_height(page, width, well, k, beside) + told + 1) + 2 * SLIM
    if beside:
        return high + 2 * SLIM
    if not well.told:
        return high + 2 * WIDE
    return high + page.measure(well.told, sized(FITS, k))[1] + 4 + 2 * WIDE


def _words_height(page: Page, width: float, well: Well, k: float, beside: bool) -> float:
    name = page.measure(well.name, sized(NAME, k))[1]
    said = page.measure(well.said, sized(LINE, k), _said_width(page, width, well, k, beside))[1]
    return name + said + 1


def _said_width(page: Page, width: float, well: Well, k: float, beside: bool) -> float:
    """How wide the second line of a well may be."""
    words = _room(page, width, k) - (_badge(page, k) + 5 if well.token is not None else 0.0)
    if beside and well.told and _in_line(page, width, well, k):
        words -= page.measure(well.told, sized(FITS, k))[0] + 8
    return words


def _room(page: Page, width: float, k: float) -> float:
    """How wide all words of a well may be."""
    return width - 24 - _picture(page, k) - 10


def _in_line(page: Page, width: float, well: Well, k: float) -> bool:
    """Whether how much fits has room at the end of the second line of a well, where it stands beside the words."""
    return page.measure(well.told, sized(FITS, k))[0] <= _room(page, width, k) * 0.45


def _picture(page: Page, k: float) -> float:
    return 44.0 * k * min(1.2, page.text)


def _badge(page: Page, k: float) -> float:
    return 20.0 * k * min(1.3, page.text)


def _each(page: Page, width: float) -> tuple[float, bool]:
    """Return how wide a well is, and whether they stand below each other."""
    two = width >= 400 * page.text
    return ((width - 8) / 2 if two else width), not two


def wells_height(page: Page, width: float, wells: tuple[Well, Well], k: float) -> float:
    """Return how high both wells are together, their words at a share ``k`` of their size."""
    each, below = _each(page, width)
    heights = [_well_height(page, each, well, k, below) for well in wells]
    return sum(heights) + GAP if below else max(heights)


def draw_wells(page: Page, room: Box, wells: tuple[Well, Well], k: float) -> float:
    """Draw both wells; returns where they end."""
    each, below = _each(page, room.w)
    heights = [_well_height(page, each, well, k, below) for well in wells]
    if not below:
        for n, well in enumerate(wells):
            _draw_well(page, Box(room.x + n * (each + 8), room.y, each, max(heights)), well, k, False)
        return room.y + max(heights)
    y = room.y
    for well, high in zip(wells, heights, strict=True):
        _draw_well(page, Box(room.x, y, each, high), well, k, True)
        y += high + GAP
    return y - GAP


def _draw_well(page: Page, box: Box, well: Well, k: float, beside: bool) -> None:
    page.fill(box, WELL, 9, WELL_EDGE, 1.2)
    inner = box.inset(12, SLIM if beside else WIDE)
    side = _picture(page, k)
    if well.token is not None:
        draw_token(page, well.token, Box(inner.x - 3, inner.y - 1, side + 4, side + 4))
    else:
        draw_season(page, well.badge, Box(inner.x, inner.y, side, side))
    words = inner.after(side + 10)
    name = page.fitted(well.name, sized(NAME, k), words.w, 0.5)
    used = page.words(well.name, name, words, wrap=False)
    line = words.below(used.h + 1)
    if well.token is not None:
        badge = _badge(page, k)
        draw_season(page, well.court, Box(line.x, line.y, badge, badge))
        line = line.after(badge + 5)
    style = sized(LINE, k).inked(SEASON_INKS[well.court] if well.token is not None else SOFT)
    said = page.words(well.said, style, line.left(_said_width(page, box.w, well, k, beside)))
    if not well.told:
        return
    if beside and not _in_line(page, box.w, well, k):
        page.words(well.told, sized(FITS, k), Box(words.x, said.bottom + 1, words.w, 0))
        return
    told = page.fitted(well.told, sized(FITS, k), words.w * 0.48 if beside else inner.w * 0.7, 0.3)
    w, h = page.measure(well.told, told)
    if beside:
        page.words(well.told, told, Box(inner.right - w, line.y, w, h), wrap=False)
        return
    row = inner.foot(h)
    page.words(well.told, told, row.end(w), down=0.5, wrap=False)
    track = Box(row.x, row.cy - BAR_HEIGHT / 2, row.w - w - 12, BAR_HEIGHT)
    if well.share is not None and track.w > 24:
        page.fill(track, colour("#060312"), BAR_HEIGHT / 2)
        if well.share > 0.02:
            page.fill(track.left(max(BAR_HEIGHT, track.w * well.share)), BAR_INKS[well.court], BAR_HEIGHT / 2)
