"""Buttons and headings: functions that put a widget on a page; what is chosen or typed is in ``choosers``.

A widget is stateless: how it looks follows from the page's look and the arguments. What a click on it does is
the scene's business, by the hotspot's id. Sizes and boxes are logical pixels; every widget is at least 40 x
30.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Page, State
from fae_tabletop.ui.theme import (
    BUTTON,
    BUTTON_MAIN,
    HEADING_STYLE,
    MOON,
    OFF_INK,
    OPTION,
    SECOND,
    Colour,
    Style,
)

ButtonKind = Literal["main", "second", "quiet", "grave"]

ICON_GAP = 8.0

TWO_LINES = 0.75
"""Share of their usual size below which the words of a button are set in two lines where there is room."""
LABEL_LEAST = 0.45
"""How much smaller than usual the words of a button may become to fit their box."""


def button_width(page: Page, text: str, kind: ButtonKind = "second", icon: str | None = None) -> float:
    """The width a button needs for its words and icon at this text scale."""
    style = _button_style(kind)
    w = page.measure(text, style)[0] if text else 0.0
    if icon is not None:
        w += style.size * page.text * 1.3 + (ICON_GAP if text else 0)
    return max(40.0, w + 2 * _button_pad(kind))


def button_height(page: Page, kind: ButtonKind = "second") -> float:
    """The usual height of a button at this text scale: main 46, second and grave 40, quiet 34."""
    base = {"main": 46.0, "quiet": 34.0}.get(kind, 40.0)
    return base + _button_style(kind).size * 1.1 * (page.text - 1)


def button(
    page: Page,
    spot_id: str,
    text: str,
    box: Box,
    *,
    kind: ButtonKind = "second",
    icon: str | None = None,
    label: str | None = None,
    enabled: bool = True,
    why_not: str | None = None,
    tip: Tip | None = None,
    key: str | None = None,
    selected: bool = False,
    repeat: bool = False,
    default: bool = False,
    peers: Sequence[str] = (),
    two_lines: bool = False,
) -> State:
    """A button of kind `main`, `second`, `quiet` or `grave`. Without words it shows its icon only.

    Words too wide for the box become smaller, then wrap. `label` is spoken and traced (the words otherwise).
    `key` is drawn as a key cap at the right. `default`: Enter does it when nothing is focused. `peers`: words of
    equal buttons of the same width beside it: all are written at the size that the longest of them needs.
    `two_lines`: words are rather set in two lines than far smaller.
    """
    state = page.spot(
        spot_id,
        "button",
        label or text,
        box,
        enabled=enabled,
        selected=selected,
        why_not=why_not,
        tip=tip,
        repeat=repeat,
        default=default,
    )
    form = "-off" if not enabled else "-pressed" if state.pressed else "-over" if state.over else ""
    plate = f"button-{kind}{form}"
    page.plate(plate, box)
    inner = box.moved(*page.kit.plates.plate(plate).shift)
    if state.focused:
        page.plate("focus", inner)
    style = _button_style(kind)
    ink = OFF_INK if not enabled else style.ink
    if key is not None:
        cap = inner.end(34).place(20, 20)
        page.plate("key", cap)
        page.words(key, SECOND.but(face=OPTION.face, size=15), cap.inset(-8, 0), across=0.5, down=0.5)
        inner = inner.before(22)
    room = inner.inset(_button_pad(kind) * 0.6, 2)
    if peers:
        style = min((page.fitted(one, style, room.w, LABEL_LEAST) for one in peers), key=lambda one: one.size)
    halved = _halved(page, text, style, room) if two_lines else None
    _label(
        page,
        text,
        icon if halved is None else None,
        room,
        (halved or style).inked(ink),
        wrap=halved is not None,
    )
    return state


def button_row(page: Page, offered: Sequence[tuple[str, str, str]], box: Box, gap: float = 10.0) -> None:
    """Buttons of one rank across the box; `offered` are (id, words, icon).

    Room is given in proportion to the words, so that all have one size; words come before icons: where not all
    have room for both, none has an icon.
    """
    room = box.w - gap * (len(offered) - 1)
    needed = [button_width(page, words, "second", icon) for _, words, icon in offered]
    worded = sum(needed) > room
    if worded:
        needed = [button_width(page, words, "second") for _, words, _ in offered]
    x = box.x
    for (spot_id, words, icon), need in zip(offered, needed, strict=True):
        w = room * need / sum(needed)
        button(page, spot_id, words, Box(x, box.y, w, box.h), icon=None if worded else icon)
        x += w + gap


def _button_style(kind: ButtonKind) -> Style:
    return BUTTON_MAIN if kind == "main" else BUTTON.but(size=12.0) if kind == "quiet" else BUTTON


def _button_pad(kind: ButtonKind) -> float:
    return 26.0 if kind == "main" else 15.0 if kind == "quiet" else 20.0


def _label(page: Page, text: str, icon: str | None, box: Box, style: Style, *, wrap: bool = False) -> None:
    """Icon and words, together in the middle of the box; words that may wrap are not made smaller."""
    if icon is not None and text and page.measure(text, style.but(size=style.size * 0.8))[0] > box.w - 24:
        icon = None
    side = min(box.h, style.size * page.text * 1.3) if icon is not None else 0.0
    gap = ICON_GAP if icon is not None and text else 0.0
    room = max(1.0, box.w - side - gap)
    style = page.fitted(text, style, room, LABEL_LEAST) if text and not wrap else style
    w, h = page.measure(text, style, room) if text else (0.0, 0.0)
    # The tracking behind the last letter is not seen: without it the words would sit too far left.
    w -= style.tracking * style.size * page.text if text else 0.0
    whole = box.place(side + gap + w, max(side, h))
    if icon is not None:
        page.icon(icon, whole.left(side).place(side, side), style.ink)
    if text:
        spare = style.tracking * style.size * page.text + 2
        page.words(
            text, style, whole.after(side + gap).before(-spare).place(w + spare, h, 0.0, 0.5), across=0.0
        )


def _halved(page: Page, text: str, style: Style, box: Box) -> Style | None:
    """The style for words on two lines of the box, where on one they would be far smaller; else None."""
    line = page.fitted(text, style, box.w, LABEL_LEAST)
    if line.size >= TWO_LINES * style.size or " " not in text:
        return None
    cuts = [n for n, sign in enumerate(text) if sign == " "]
    longer = min((max(text[:n], text[n + 1 :], key=len) for n in cuts), key=len)
    two = page.fitted(longer, style, box.w, LABEL_LEAST)
    # A hair smaller: the words must wrap where they were halved.
    size = 0.97 * min(two.size, box.h / (2 * style.leading * page.text))
    return two.but(size=size) if size > line.size * 1.1 else None


def icon_button(
    page: Page,
    spot_id: str,
    icon: str,
    label: str,
    box: Box,
    *,
    kind: ButtonKind = "quiet",
    enabled: bool = True,
    why_not: str | None = None,
    selected: bool = False,
    repeat: bool = False,
) -> State:
    """A button with an icon only; its label is the tool tip. `repeat`: quick clicks each count."""
    return button(
        page,
        spot_id,
        "",
        box,
        kind=kind,
        icon=icon,
        label=label,
        enabled=enabled,
        why_not=why_not,
        tip=Tip(label),
        selected=selected,
        repeat=repeat,
    )


def bare_icon(page: Page, spot_id: str, icon: str, label: str, box: Box, ink: Colour = MOON) -> State:
    """An icon to click without a plate, such as the cross of a panel. The hotspot is the whole box."""
    state = page.spot(spot_id, "button", label, box, tip=Tip(label))
    if state.over or state.pressed:
        page.fill(box, (255, 255, 255, 30 if state.over else 16), 8)
    side = min(box.w, box.h, 18.0 * max(1.0, page.text * 0.8))
    page.icon(icon, box.place(side, side), ink)
    if state.focused:
        page.plate("focus", box)
    return state


def heading(page: Page, text: str, box: Box, *, ink: Colour | None = None) -> float:
    """A tracked heading, then a foil line that ends in a lozenge; returns the height it takes."""
    style = HEADING_STYLE if ink is None else HEADING_STYLE.inked(ink)
    style = page.fitted(text, style, box.w)
    w, h = page.measure(text, style)
    page.words(text, style, box.top(h), wrap=False)
    rule = Box(box.x + w + 8, box.y + h / 2 - 4, box.w - w - 8, 8)
    if rule.w > 28:
        page.plate("rule", rule)
    return h
