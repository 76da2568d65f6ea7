"""Choices, switches, sliders, tabs and fields: widgets that show a value; stateless like those of ``widgets``."""

from __future__ import annotations

from collections.abc import Sequence

from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page, State
from fae_tabletop.ui.theme import (
    BODY,
    DARK_ON_GOLD,
    GOLD_INK,
    MOON,
    MUTE,
    NUMBER,
    OFF_INK,
    OPTION,
    SECOND,
    SOFT,
)


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
