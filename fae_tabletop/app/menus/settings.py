"""The settings: window, words and colours, play, sound. Every change acts at once and is kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from fae_tabletop.app.menus.entries import (
    Entry,
    button_entry,
    buttons_entry,
    chooser_entry,
    note_entry,
    slider_entry,
    stepper_entry,
    swatches_entry,
    switch_entry,
)
from fae_tabletop.table.settings import Settings
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.audio import TRIAL
from fae_tabletop.ui.choosers import tabs
from fae_tabletop.ui.geometry import SMALLEST, Box, Metrics
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import Scroll, panel, scrolling
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.steps import PAUSES, SPEEDS, TEXT_SIZES, nearest, stepped
from fae_tabletop.ui.theme import (
    BODY,
    PALETTES,
    ROSE,
    SCREEN_TITLE,
    SECOND,
)
from fae_tabletop.ui.widgets import button, button_height, button_width

SIZES = ((1024, 640), (1280, 720), (1366, 768), (1600, 900), (1920, 1080), (2560, 1440), (3840, 2160))
TABS = (("window", "Window"), ("words", "Words"), ("play", "Play"), ("sound", "Sound"))
PULLED = "The window can also be pulled to any size. F11 or Alt+Enter changes to full screen and back."
APART = (
    "So the kinds of move are lit at Enthrone. Blue and orange keeps them apart for eyes that mix up red and green. "
    "Every kind has its own shape as well."
)
SAMPLE = "Words at the table are as large as these, on cards and in the log as well."
VOLUME_STEP = 0.1
GAP = 18.0


HEARD = (
    ("tile", "A tile"), ("step", "A step"), ("capture", "A capture"), ("flip", "Turned over"), ("reveal", "Revealed"),
    ("refusal", "Refused"), ("victory", "Won"), ("defeat", "Lost"),
)  # fmt: skip
"""The sounds that can be tried, in the order in which a match brings them."""


class Desk(Protocol):
    """What the settings act on: the running program."""

    @property
    def settings(self) -> Settings:
        """What is set now."""
        ...

    @property
    def window_size(self) -> tuple[int, int]:
        """The window's size in pixels."""
        ...

    @property
    def desktop_size(self) -> tuple[int, int]:
        """The screen's size in pixels."""
        ...

    @property
    def muted(self) -> bool:
        """Whether sound is off in this run, by the settings or from the command line."""
        ...

    @property
    def sound_problem(self) -> str | None:
        """Why nothing can be heard, or None."""
        ...

    def change(self, **settings: Any) -> None:
        """Change settings by name."""
        ...

    def resize(self, width: int, height: int) -> None:
        """Give the window a size in pixels."""
        ...

    def fill_screen(self, on: bool) -> None:
        """Full screen, or a window."""
        ...

    def try_sound(self) -> bool:
        """Open the sound device again; returns whether that worked."""
        ...


class SettingsLayout(NamedTuple):
    """Where the parts of the settings lie, in logical pixels."""

    title: Box
    tabs: Box
    panel: Box
    back: Box


def settings_layout(metrics: Metrics, longest: float) -> SettingsLayout:
    """The settings for a window; `longest` is the height that the longest tab would like to have.

    The panel is as high as that, or as the window allows; what is left over goes above and below.
    """
    screen = metrics.screen
    wide = min(screen.w - 48, 780 * max(1.0, 0.55 + metrics.text * 0.45))
    title, strip, foot = 6 + 36 * min(metrics.text, 1.5), 30 + 12 * metrics.text, 40 + 12 * metrics.text
    room = screen.h - 20 - title - strip - 14 - foot - 8
    high = min(room, longest)
    whole = title + 4 + strip + 6 + high + 10 + foot
    area = screen.place(wide, whole, 0.5, 0.46)
    tab_row = area.below(title + 4).top(strip).inset(8, 0, 16, 0)
    body = Box(area.x, tab_row.bottom + 6, area.w, high)
    return SettingsLayout(area.top(title), tab_row, body, Box(area.x, body.bottom + 10, area.w, foot))


class SettingsScene(Scene[None]):
    """Shows one tab at a time; closes with None."""

    name = "settings"
    first_focus = "tab:window"

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self.tab = "window"
        self._scroll = Scroll("settings")

    @property
    def announce(self) -> str | None:
        """The screen's name."""
        return "Settings"

    # -- drawing --------------------------------------------------------------------------------------------

    def build(self, page: Page) -> None:
        """Title, tabs, the open tab, the way back."""
        width = settings_layout(page.metrics, 0.0).panel.w - 48
        longest = max(self._length(self._entries(page, tab), width) for tab, _ in TABS)
        layout = settings_layout(page.metrics, longest + 44)
        with page.layer(Layer.TABLE):
            page.cover("scene/table", (150, 150, 175, 255))
        page.words("Settings", page.fitted("Settings", SCREEN_TITLE, layout.title.w), layout.title, down=0.6)
        inner = panel(page, layout.panel)
        tabs(page, "tab", TABS, self.tab, layout.tabs)
        entries = self._entries(page, self.tab)
        heights = [entry.height(width) for entry in entries]

        def draw(content: Box) -> None:
            y = content.y
            for entry, h in zip(entries, heights, strict=True):
                entry.draw(Box(content.x, y, width, h))
                y += h + GAP

        scrolling(page, self._scroll, inner, self._length(entries, width), draw)
        w, h = button_width(page, "Back", "second", "back") + 30, button_height(page)
        place = layout.back.place(w, min(h, layout.back.h), 0.0, 0.5)
        button(page, "button:back", "Back", place, icon="back")
        if layout.back.w > w + 320:
            page.words(
                "Every change acts at once and is kept.",
                SECOND,
                layout.back.after(w + 24),
                down=0.5,
            )

    def _length(self, entries: Sequence[Entry], width: float) -> float:
        return sum(entry.height(width) + GAP for entry in entries)

    def _entries(self, page: Page, tab: str) -> Sequence[Entry]:
        return {
            "window": self._window,
            "words": self._words,
            "play": self._play,
            "sound": self._sound,
        }[tab](page)

    def _window(self, page: Page) -> list[Entry]:
        settings = self.desk.settings
        full = "full" if settings.fullscreen else "window"
        w, h = self.desk.window_size
        size = f"{w} × {h}" if not settings.fullscreen else "The whole screen"
        return [
            chooser_entry(
                page, "Shown", "window", [("window", "In a window"), ("full", "Full screen")], full
            ),
            stepper_entry(
                page,
                "Size of the window",
                "size",
                size,
                why_not="In full screen the window has the size of the screen."
                if settings.fullscreen
                else None,
            ),
            note_entry(page, PULLED),
        ]

    def _words(self, page: Page) -> list[Entry]:
        settings = self.desk.settings
        scale = settings.text_scale
        return [
            slider_entry(
                page, "Size of the words", "text", (scale - 1.0), f"{round(100 * scale)} %", len(TEXT_SIZES)
            ),
            note_entry(page, SAMPLE, BODY.but(size=17).ink),
            chooser_entry(
                page,
                "Colours",
                "palette",
                [(palette.id, palette.name) for palette in PALETTES.values()],
                settings.palette if settings.palette in PALETTES else "garden",
            ),
            swatches_entry(page),
            note_entry(page, APART),
        ]

    def _play(self, page: Page) -> list[Entry]:
        settings = self.desk.settings
        speed = settings.speed
        shown = "at once" if speed <= 0 else f"{speed:g}×"
        entries = [
            slider_entry(
                page,
                "Speed of motions",
                "speed",
                nearest(SPEEDS, speed) / (len(SPEEDS) - 1),
                shown,
                len(SPEEDS),
            ),
            switch_entry(
                page,
                "confirm",
                "Ask before risky moves",
                settings.confirm,
                "Once, in words, when a move could lose at once. At Enthrone also when a capture may complete your "
                "rival’s quarry, or takes your own heir.",
            ),
            switch_entry(
                page,
                "stepping",
                "Step by step",
                settings.stepping,
                "At tables of several, each deed of the others waits until you go on. S turns it on and off there.",
            ),
            chooser_entry(page, "After a duel of FaeKin", "pause", PAUSES, str(settings.pause)),
            switch_entry(
                page,
                "notes",
                "First-game notes",
                settings.notes_on,
                "At most eight short notes, each when its piece first matters.",
            ),
        ]
        if settings.notes_seen:
            entries.append(button_entry(page, "notes-again", "Show the notes again", "notes"))
        return entries

    def _sound(self, page: Page) -> list[Entry]:
        settings = self.desk.settings
        entries = [
            switch_entry(page, "sound", "Sound", not self.desk.muted, "M turns it on and off everywhere."),
            slider_entry(page, "Volume", "volume", settings.volume, f"{round(100 * settings.volume)} %", 0),
        ]
        silent = "Sound is off." if self.desk.muted else None
        entries.append(buttons_entry(page, "What there is to hear", "hear", HEARD, silent))
        if self.desk.sound_problem is not None:
            entries.append(note_entry(page, self.desk.sound_problem, ROSE))
            entries.append(button_entry(page, "try-sound", "Try again", "sound"))
        return entries

    # -- acting ---------------------------------------------------------------------------------------------

    def handle(self, gesture: g.Gesture) -> bool:
        """Change what was clicked, slid or stepped."""
        match gesture:
            case g.Clicked("button:back") | g.Back():
                self.close(None)
            case g.Clicked(spot):
                self._clicked(spot)
            case g.Slid(spot, across, _) if spot.startswith("slider:"):
                self._slid(spot.removeprefix("slider:"), across)
            case g.LetGo("slider:volume"):
                self.stack.sound(TRIAL)
            case g.Stepped(spot, steps) if spot.startswith("slider:"):
                self._stepped(spot.removeprefix("slider:"), 1 if steps > 0 else -1)
            case _:
                if not self._scroll.take(gesture):
                    return False
        self.change()
        return True

    def _clicked(self, spot: str) -> None:
        settings = self.desk.settings
        kind, _, key = spot.partition(":")
        match kind, key:
            case "tab", _:
                self.tab = key
                self._scroll.offset = 0.0
            case "window", _:
                self.desk.fill_screen(key == "full")
            case "palette", _:
                self.desk.change(palette=key)
            case "button", "size-less":
                self._resize(-1)
            case "button", "size-more":
                self._resize(1)
            case "switch", "confirm":
                self.desk.change(confirm=not settings.confirm)
            case "pause", _:
                self.desk.change(pause=int(key))
            case "switch", "stepping":
                self.desk.change(stepping=not settings.stepping)
            case "switch", "notes":
                self.desk.change(notes_on=not settings.notes_on)
            case "switch", "sound":
                self.desk.change(muted=not self.desk.muted)
                self.stack.sound(TRIAL)
            case "button", "notes-again":
                self.desk.change(notes_seen=frozenset(), notes_on=True)
            case "button", _ if key.startswith("hear-"):
                self.stack.sound(key.removeprefix("hear-"))
            case "button", "try-sound":
                if self.desk.try_sound():
                    self.stack.toast("Sound works.")
                    self.stack.sound(TRIAL)

    def _resize(self, way: int) -> None:
        w, h = self.desk.window_size
        widest, highest = self.desk.desktop_size
        there = [size for size in SIZES if size[0] <= widest and size[1] <= highest] or [SMALLEST]
        if way > 0:
            wanted = next((size for size in there if size[0] * size[1] > w * h), None)
        else:
            wanted = next((size for size in reversed(there) if size[0] * size[1] < w * h), None)
        if wanted is None:
            self.stack.toast(
                "The window is as large as the screen." if way > 0 else "Smaller would hide things."
            )
        else:
            self.desk.resize(*wanted)

    def _slid(self, key: str, across: float) -> None:
        if key == "volume":
            self.desk.change(volume=round(across, 2), muted=False)
        elif key == "speed":
            self.desk.change(speed=SPEEDS[round(across * (len(SPEEDS) - 1))])
        elif key == "text":
            self.desk.change(text_scale=TEXT_SIZES[round(across * (len(TEXT_SIZES) - 1))])

    def _stepped(self, key: str, way: int) -> None:
        settings = self.desk.settings
        if key == "volume":
            volume = min(1.0, max(0.0, round(settings.volume + way * VOLUME_STEP, 2)))
            self.desk.change(volume=volume, muted=False)
            self.stack.sound(TRIAL)
        elif key == "speed":
            self.desk.change(speed=stepped(SPEEDS, settings.speed, way))
        elif key == "text":
            self.desk.change(text_scale=stepped(TEXT_SIZES, settings.text_scale, way))
