"""Draws the top bar with the seat banner, and the prompt line with its legend."""

from __future__ import annotations

from dataclasses import dataclass

from fae_tabletop.games.enthrone.public import View
from fae_tabletop.games.enthrone.scene.layout import TableLayout
from fae_tabletop.games.enthrone.words import Saying, quiet_line
from fae_tabletop.ui.geometry import Box, box_at
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.theme import (
    BODY,
    GAME_TITLE,
    GOLD_INK,
    LILAC,
    MOON,
    PROMPT,
    SECOND,
    SOFT,
    Colour,
    Style,
    colour,
)  # fmt: skip

GAME_NAME = "Enthrone"
LIT = colour("#FFF1C4")
SEAT_NAME = Style("cormorant-sc-700", 23, LIT, leading=1.0)
TURN = Style("cormorant-700-lnum", 21, MOON, leading=1.0)
UNDER = SECOND.but(size=14.5)
LEAST_TITLE = 22.0
"""Below this size in logical pixels the game's name is left out: whoever plays knows it."""
LARGEST_TITLE = 1.25
"""Titles that are large already grow less than other words with the text scale."""


@dataclass(frozen=True, slots=True)
class Seats:
    """What the banner says of the two players: their names, the rival's level and what each is doing."""

    rival: str
    level: str
    my_turn: bool
    thinking: bool
    over: bool = False


def capped(page: Page, style: Style, most: float = LARGEST_TITLE) -> Style:
    """Return the style so that it grows to ``most`` times its size only."""
    return style.but(size=style.size * min(1.0, most / page.text))


def draw_bar(page: Page, layout: TableLayout, title: str, place: str) -> None:
    """Draw the bar with the game's name and, where there is room, the board's."""
    page.plate("topbar", layout.bar)
    if layout.title is None:
        return
    style = _title_style(page, layout.title, title)
    rest = beside_title(page, layout, title)
    if rest is None:
        return
    page.words(title, style, layout.title, down=0.45, wrap=False)
    second = capped(page, SECOND.but(size=17))
    if place and rest.w >= page.measure(place, second)[0]:
        page.words(place, second, rest, down=0.55, wrap=False)


def beside_title(page: Page, layout: TableLayout, title: str) -> Box | None:
    """Return the room in the bar beside the game's name, or None where that is left out."""
    box = layout.title
    if box is None:
        return None
    style = _title_style(page, box, title)
    if style.size * page.text < LEAST_TITLE:
        return None
    return box.after(page.measure(title, style)[0] + 12)


def _title_style(page: Page, box: Box, title: str) -> Style:
    return page.fitted(title, capped(page, GAME_TITLE), box.w, 0.5)


def draw_banner(page: Page, layout: TableLayout, view: View, seats: Seats) -> None:
    """Draw who moves, the turn and how quiet the court is."""
    box = layout.banner
    page.plate("banner", box)
    inner = box.inset(20, 4, 20, 10)
    third = inner.w * 0.34
    cap = 1.5
    _seat(page, inner.left(third), "You", _my_state(seats), "hand", lit=seats.my_turn, cap=cap)
    name_room = inner.end(third)
    _seat(
        page,
        name_room,
        seats.rival,
        _rival_state(seats),
        "eye",
        lit=not seats.my_turn and not seats.over,
        cap=cap,
        right=True,
    )
    middle = Box(inner.x + third, inner.y, inner.w - 2 * third, inner.h)
    turn = f"Turn {view.turn + (0 if seats.over else 1)}"
    _pair(
        page, middle, turn, quiet_line(view), capped(page, TURN, cap),
        capped(page, UNDER.inked(SOFT).but(face=BODY.face), cap), 0.5,
    )  # fmt: skip
    whose = "The game is over" if seats.over else "Your turn" if seats.my_turn else f"{seats.rival} to move"
    label = f"{whose}. {turn}, {quiet_line(view)}. Against {seats.rival}, {seats.level}"
    page.spot("panel:banner", "text", label, box, tab=False)


def _my_state(seats: Seats) -> str:
    return "at the table" if seats.over else "to move" if seats.my_turn else "waiting"


def _rival_state(seats: Seats) -> str:
    doing = (
        "done" if seats.over else "thinking" if seats.thinking else "waiting" if seats.my_turn else "to move"
    )
    return f"{seats.level} · {doing}"


def _seat(
    page: Page, box: Box, name: str, state: str, icon: str, *, lit: bool, cap: float, right: bool = False
) -> None:
    size = 30.0 * min(1.3, max(1.0, page.text * 0.75))
    disc = box_at(box.right - size / 2 if right else box.x + size / 2, box.cy, size, size)
    if lit:
        page.fill(disc, colour("#F6DFA0"), size / 2, colour("#FFFBE8"), 1.5)
        page.icon(icon, disc.inset(size * 0.22), colour("#3A240A"))
    else:
        page.fill(disc, colour("#2C2A62"), size / 2, LILAC, 1.4)
        page.icon(icon, disc.inset(size * 0.22), LILAC)
    room = box.before(size + 8) if right else box.after(size + 8)
    name_style = SEAT_NAME if lit else SEAT_NAME.inked(SOFT)
    state_ink: Colour = colour("#F2D68E") if lit else colour("#B9B0DA")
    _pair(
        page,
        room,
        name,
        state,
        capped(page, name_style, cap),
        capped(page, UNDER.inked(state_ink), cap),
        1.0 if right else 0.0,
    )


def _pair(page: Page, box: Box, first: str, second: str, upper: Style, lower: Style, across: float) -> None:
    """Two lines, one above the other, in the middle of the box, made smaller until they fit."""
    upper, lower = page.fitted(first, upper, box.w, 0.45), page.fitted(second, lower, box.w, 0.6)
    h1, h2 = page.measure(first, upper)[1], page.measure(second, lower)[1]
    top = box.cy - (h1 + h2) / 2
    page.words(first, upper, Box(box.x, top, box.w, h1), across=across, wrap=False)
    page.words(second, lower, Box(box.x, top + h1, box.w, h2), across=across, wrap=False)


def draw_prompt(page: Page, layout: TableLayout, saying: Saying, buttons_w: float, *, legend: bool) -> None:
    """Draw the prompt; ``buttons_w`` is kept free at its right end, ``legend`` explains the lit spaces."""
    box = layout.prompt
    page.plate("panel-prompt", box)
    room = Box(box.x + 26, box.y + 4, box.w - 38 - buttons_w, box.h - 8)
    if legend and layout.legend:
        width = 234.0 * page.text
        room = room.before(width + 8)
        _legend(page, Box(room.right + 8, box.y, width, box.h))
    title = page.fitted(saying.title, PROMPT, room.w, 0.6)
    h1 = page.measure(saying.title, title)[1]
    body = BODY.but(size=15).inked(SOFT)
    h2 = page.measure(saying.body, body, room.w)[1]
    if h1 + h2 > room.h:
        body = page.fitted(saying.body, body, room.w, 0.6)
        h2 = page.measure(saying.body, body, room.w)[1]
    # The title has room above its letters: by the eye the pair sits in the middle a little higher.
    top = room.cy - (h1 + h2) / 2 - 0.5 - 1.5 * page.text
    page.words(saying.title, title.inked(GOLD_INK), Box(room.x, top, room.w, h1), wrap=False)
    page.words(saying.body, body, Box(room.x, top + h1, room.w, h2))
    page.spot("panel:prompt", "text", f"{saying.title}: {saying.body}", box, tab=False, z=-1)


def _legend(page: Page, box: Box) -> None:
    x = box.x
    for mark, words, width in (
        ("move", "move", 76.0),
        ("capture", "capture", 92.0),
        ("regalia", "Regalia", 70.0),
    ):
        page.image(f"enthrone/mark-{mark}", box_at(x + 10, box.cy, 30, 27))
        page.words(
            words, BODY.but(size=15).inked(SOFT), Box(x + 29, box.y, width, box.h), down=0.45, wrap=False
        )
        x += width * page.text
