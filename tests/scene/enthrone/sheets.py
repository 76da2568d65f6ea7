"""Pages that remember their words and plates as boxes, and what must hold for every page of a screen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from fae_tabletop.ui.drawing import Kit, Lettered
from fae_tabletop.ui.geometry import Box, Metrics, Pixels
from fae_tabletop.ui.hotspots import Hotspot
from fae_tabletop.ui.page import Layer, Look, Page
from fae_tabletop.ui.text import Block
from fae_tabletop.ui.theme import Style

SIZES = (
    (1024, 640), (1280, 720), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160), (1280, 1024), (1600, 700),
)  # fmt: skip
SCALES = (1.0, 1.25, 1.5, 2.0)
GRIDS = [Metrics(w, h, text) for w, h in SIZES for text in SCALES]
"""Every window the screens are computed for, at every text size."""
PROMISED = [Metrics(w, h, text) for w, h in SIZES[:6] for text in (1.0, 2.0)]
"""The windows and text sizes in which everything must be whole."""
CHOSEN = [
    *PROMISED, Metrics(1280, 1024, 1.25), Metrics(1600, 700, 1.5), Metrics(1280, 720, 1.5), Metrics(1920, 1080, 1.25),
]  # fmt: skip
"""Those, and each other shape and text size once: for what is looked at in many states."""

SOLID = (
    "panel",
    "row",
    "pill",
    "button",
    "ribbon",
    "banner",
    "segment",
    "tooltip",
    "note",
    "question",
    "tab",
)
"""Kinds of plates that words must not run out of."""
SLACK = 2.5
"""Logical pixels by which the room of a line, which is more than its letters, may exceed its plate."""


@dataclass(frozen=True)
class Written:
    """Words on a page: their letters, the room they take, the clip, and the plate they stand on."""

    text: str
    box: Box
    clip: Box | None
    plate: tuple[str, Box] | None
    order: int


class Sheet(Page):
    """A page that keeps what was asked of it beside the display list."""

    def __init__(self, kit: Kit, metrics: Metrics, look: Look | None = None) -> None:
        super().__init__(kit, metrics, look or Look())
        self.written: list[Written] = []
        self.plates: list[tuple[str, Box, Box | None, int]] = []
        self._order = 0
        self._across = 0.0

    def words(self, markup: str, style: Style, box: Box, *, across: float = 0.0, **more: Any) -> Box:
        self._across = across
        return super().words(markup, style, box, across=across, **more)

    def plate(self, kind: str, box: Box, **more: Any) -> Box:
        room = super().plate(kind, box, **more)
        self._order += 1
        if kind.startswith(SOLID):
            self.plates.append((kind, box, self._room, self._order))
        return room

    @property
    def _room(self) -> Box | None:
        return None if self._clip is None else self.metrics.box(self._clip)

    def _letter(self, block: Block, used: Box, alpha: float) -> None:
        super()._letter(block, used, alpha)
        self._order += 1
        # Words set in the middle or to the right of a wrapped block do not begin at its edge.
        first = min((piece.x for piece in block.pieces), default=0.0) / self.metrics.u
        used = used.inset(first, 0, first if self._across == 0.5 else 0.0, 0)
        text = "".join(piece.text for piece in block.pieces if hasattr(piece, "text"))
        clip = self._room
        below = [
            (kind, box)
            for kind, box, room, _ in self.plates
            if box.contains(used.cx, used.cy)
            and (room is None or room.contains(used.cx, used.cy))
            # Scrolled words are bounded by their clip and by what scrolls with them.
            and (clip is None or room is not None)
        ]
        plate = below[-1] if below else None
        self.written.append(Written(text, used, clip, plate, self._order))


def faults(sheet: Sheet) -> list[str]:
    """Return what is wrong with a page: words out of the window or their plate, things too small to hit."""
    return [*_word_faults(sheet), *_overprints(sheet), *_spot_faults(sheet)]


def _word_faults(sheet: Sheet) -> list[str]:
    found = []
    window = sheet.screen.grown(1)
    for one in sheet.written:
        scrolled = one.clip is not None and not one.clip.holds(one.box)
        room = window if one.clip is None else one.clip.grown(1)
        if one.box.x < room.x or one.box.right > room.right:
            found.append(f"{one.text!r} is cut at the side of {_told(room)}: {_told(one.box)}")
        if not scrolled and (one.box.y < window.y or one.box.bottom > window.bottom):
            found.append(f"{one.text!r} leaves the window: {_told(one.box)}")
        if one.plate is not None and not one.plate[1].grown(SLACK).holds(one.box):
            found.append(f"{one.text!r} {_told(one.box)} leaves its {one.plate[0]} {_told(one.plate[1])}")
    return found


def _overprints(sheet: Sheet) -> list[str]:
    """Words printed over other words, with no plate between the two."""
    found = []
    for n, upper in enumerate(sheet.written):
        for lower in sheet.written[:n]:
            across = min(upper.box.right, lower.box.right) - max(upper.box.x, lower.box.x)
            down = min(upper.box.bottom, lower.box.bottom) - max(upper.box.y, lower.box.y)
            if across <= 2 or down <= 0.3 * min(upper.box.h, lower.box.h) or _apart(upper, lower):
                continue
            between = any(
                lower.order < order < upper.order and box.overlaps(lower.box) and box.overlaps(upper.box)
                for _, box, _, order in sheet.plates
            )
            if not between:
                found.append(f"{upper.text!r} {_told(upper.box)} lies on {lower.text!r} {_told(lower.box)}")
    return found


def _apart(one: Written, other: Written) -> bool:
    """Whether clips keep the two from being seen together."""
    seen = [w.box if w.clip is None else _common(w.box, w.clip) for w in (one, other)]
    return seen[0] is None or seen[1] is None or not seen[0].overlaps(seen[1])


def _common(one: Box, other: Box) -> Box | None:
    x, y = max(one.x, other.x), max(one.y, other.y)
    right, bottom = min(one.right, other.right), min(one.bottom, other.bottom)
    return Box(x, y, right - x, bottom - y) if right > x and bottom > y else None


def _spot_faults(sheet: Sheet) -> list[str]:
    found = []
    window = sheet.metrics.window
    areas = [spot.rect for spot in sheet.spots if spot.role == "scroll"]
    for spot in sheet.spots:
        if not _holds(window, spot.rect):
            found.append(f"{spot.id} leaves the window: {spot.rect}")
        box = sheet.metrics.box(spot.rect)
        scrolled = any(area.touches(spot.rect) for area in areas)
        small = (box.w < 39 or box.h < 29) and not scrolled
        if small and spot.enabled and spot.role not in ("cell", "text", "scroll-bar"):
            found.append(f"{spot.id} is only {box.w:.0f} x {box.h:.0f}")
        if not spot.label.strip():
            found.append(f"{spot.id} has no label")
    return found


def _holds(window: Pixels, rect: Pixels) -> bool:
    return rect.x >= -1 and rect.y >= -1 and rect.right <= window.w + 1 and rect.bottom <= window.h + 1


def _told(box: Box) -> str:
    return f"({box.x:.0f}, {box.y:.0f} – {box.right:.0f}, {box.bottom:.0f})"


def told(spots: list[Hotspot]) -> list[str]:
    """Return what a trace would tell of hotspots."""
    return [str(spot.traced()) for spot in spots]


def letters(sheet: Sheet) -> list[str]:
    """Return all words on a page, in the order in which they were drawn."""
    return [one.text for one in sheet.written]


def lettered(sheet: Sheet) -> list[Lettered]:
    """Return the words of a page as display items."""
    return [item for layer in Layer for item in sheet.items[layer] if isinstance(item, Lettered)]
