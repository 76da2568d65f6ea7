"""Buttons, choices, switches, sliders, tabs and headings: functions that put a widget on a page.

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
    BODY,
    BUTTON,
    BUTTON_MAIN,
    DARK_ON_GOLD,
    GOLD_INK,
    HEADING_STYLE,
    MOON,
    MUTE,
    NUMBER,
    OFF_INK,
    OPTION,
    SECOND,
    SOFT,
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


def segment_height(page: Page) -> float:
    """The usual height of a segmented choice."""
    return 44.0 + OPTION.size * (page.text - 1)


def segment(
    page: Page,
    group: str,
    options: Sequence[tuple[str, str]],
    chosen: str,
    box: Box,
    *,
    label: str = "",
    off: dict[str, str] | None = None,
) -> None:
    """One of several, side by side; `options` are (key, words). Hotspots `<group>:<key>` of role `option`.

    `off`: reasons by key for what cannot be chosen now.
    """
    page.plate("segment", box)
    parts = box.inset(3).columns(len(options), 3)
    # Large words need more air beside them.
    side = 10 + 20 * (page.text - 1)
    style = min(
        (
            page.fitted(text, OPTION, part.w - side, 0.6)
            for (_, text), part in zip(options, parts, strict=True)
        ),
        key=lambda s: s.size,
    )
    for n, ((key, text), part) in enumerate(zip(options, parts, strict=True)):
        spot_id = f"{group}:{key}"
        why = (off or {}).get(key)
        state = page.spot(
            spot_id,
            "option",
            f"{label}: {text}" if label else text,
            part,
            enabled=why is None,
            selected=key == chosen,
            why_not=why,
        )
        if key == chosen:
            page.plate("segment-chosen", part)
        elif state.over or state.pressed:
            page.plate("segment-over", part)
        elif n and options[n - 1][0] != chosen:
            page.fill(Box(part.x - 2, part.y + 6, 1, part.h - 12), (106, 102, 160, 150))
        ink = DARK_ON_GOLD if key == chosen else MOON if why is None else OFF_INK
        page.words(text, style.inked(ink), part.inset(4, 0), across=0.5, down=0.5)
        if state.focused:
            page.plate("focus", part)


def switch_height(page: Page, note: str, width: float) -> float:
    """The height a switch with its words takes at that width."""
    h = page.measure("X", OPTION)[1]
    if note:
        h += page.measure(note, BODY.but(size=15.5), width - 64)[1] + 2
    return max(34.0, h)


def switch(
    page: Page,
    spot_id: str,
    text: str,
    on: bool,
    box: Box,
    *,
    note: str = "",
    enabled: bool = True,
    why_not: str | None = None,
) -> State:
    """On or off, with its words beside it; the whole row is the hotspot. `note` stands below in small."""
    state = page.spot(spot_id, "switch", text, box, enabled=enabled, selected=on, why_not=why_not, tip=None)
    knob = Box(box.x + 1, box.y + max(4.0, (page.measure("X", OPTION)[1] - 24) / 2 + 2), 46, 24)
    page.plate("switch-on" if on else "switch-off", knob, alpha=1.0 if enabled else 0.5)
    if state.focused:
        page.focus_ring(knob, 12)
    words = box.after(64)
    ink = MOON if enabled else OFF_INK
    if state.over:
        ink = GOLD_INK
    used = page.words(text, OPTION.inked(ink), words)
    if note:
        page.words(note, BODY.but(size=15.5, ink=SOFT), words.below(used.h + 2))
    return state


def slider(
    page: Page,
    spot_id: str,
    label: str,
    fraction: float,
    box: Box,
    *,
    shown: str = "",
    stops: int = 0,
    enabled: bool = True,
    why_not: str | None = None,
) -> State:
    """A lozenge on a groove; `fraction` 0 to 1, `stops` draws that many marks; `shown` tells the value.

    Answers `Slid` (across) and `Stepped`.
    """
    shown_w = page.measure(shown, NUMBER.but(size=20))[0] + 18 if shown else 0.0
    track = box.before(shown_w).inset(11, 0)
    state = page.spot(
        spot_id,
        "slider",
        f"{label}: {shown}" if shown else label,
        track.place(track.w, max(32.0, min(box.h, 40.0))),
        enabled=enabled,
        why_not=why_not,
        adjust=True,
    )
    groove = track.place(track.w, 6)
    page.plate("slider-groove", groove)
    if fraction > 0.02:
        page.plate("slider-fill", groove.left(groove.w * fraction))
    for n in range(stops):
        x = groove.x + groove.w * n / max(1, stops - 1)
        page.fill(Box(x - 2, groove.cy - 2, 4, 4), (232, 220, 255, 190), 2)
    knob = Box(groove.x + groove.w * fraction - 11, groove.cy - 13, 22, 26)
    page.plate("lozenge", knob)
    if state.focused:
        page.focus_ring(knob.place(26, 26), 13)
    if shown:
        page.words(shown, NUMBER.but(size=20), box.end(shown_w - 12), down=0.5, wrap=False)
    return state


def tabs(page: Page, group: str, options: Sequence[tuple[str, str]], chosen: str, box: Box) -> None:
    """Tabs over a line; `options` are (key, words). Hotspots `<group>:<key>` of role `tab`."""
    parts = box.columns(len(options))
    style = min(
        (
            page.fitted(t, OPTION.but(size=19), p.w - 34, 0.6)
            for (_, t), p in zip(options, parts, strict=True)
        ),
        key=lambda s: s.size,
    )
    page.plate("rule", Box(box.x - 4, box.bottom - 4, box.w + 18, 8))
    for (key, text), part in zip(options, parts, strict=True):
        spot_id = f"{group}:{key}"
        state = page.spot(spot_id, "tab", text, part, selected=key == chosen)
        kind = "tab-chosen" if key == chosen else "tab-over" if state.over or state.pressed else "tab"
        page.plate(kind, part)
        ink = GOLD_INK if key == chosen else SOFT
        page.words(text, style.inked(ink), part.inset(6, 4, 6, 2), across=0.5, down=0.5)
        if state.focused:
            page.plate("focus", part)


def entry(
    page: Page,
    spot_id: str,
    label: str,
    text: str,
    box: Box,
    *,
    empty: str = "",
    caret: int | None = None,
    enabled: bool = True,
    why_not: str | None = None,
) -> State:
    """A field for typing. `empty` is shown while there is no text; `caret`: characters before the caret.

    Answers `Typed` and `Edited`; see `forms.Field` for the editing.
    """
    state = page.spot(spot_id, "entry", label, box, enabled=enabled, why_not=why_not)
    page.plate("field-over" if state.over or state.focused else "field", box)
    inner = box.inset(14, 4)
    style = BODY.but(size=17)
    with page.clip(box.inset(3)):
        if text:
            at = len(text) if caret is None else caret
            ahead = page.measure(text[:at], style)[0] if at else 0.0
            shift = max(0.0, ahead - inner.w + 6)
            page.words(text, style, inner.moved(-shift, 0), down=0.5, wrap=False)
        else:
            ahead = shift = 0.0
            page.words(empty, SECOND.but(size=16.5, ink=MUTE), inner, down=0.5, wrap=False)
        if state.focused:
            h = page.measure("X", style)[1]
            page.fill(Box(inner.x + ahead - shift, inner.cy - h / 2, 1.4, h), MOON)
    if state.focused:
        page.plate("focus", box)
    return state
