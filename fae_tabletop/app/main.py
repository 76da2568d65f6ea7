"""Opens the window and wires it to the player's folder, the bot process and the screens."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from datetime import date

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from fae_tabletop.app import worker
from fae_tabletop.app.errors import Problems, close_log, complain, log, open_log, quiet
from fae_tabletop.app.flows import SCREENS
from fae_tabletop.app.house import House
from fae_tabletop.app.menus import MENUS
from fae_tabletop.app.options import Options
from fae_tabletop.app.play import NewTable, Start, Watch
from fae_tabletop.app.program import App
from fae_tabletop.content.paths import DataMissing, NoFolder, assets_dir, user_folder
from fae_tabletop.table.bots import Bots
from fae_tabletop.table.lock import InstanceLock
from fae_tabletop.table.profile import Profile
from fae_tabletop.ui.assets import AssetMissing
from fae_tabletop.ui.audio import Audio
from fae_tabletop.ui.geometry import Metrics
from fae_tabletop.ui.kit import open_kit
from fae_tabletop.ui.loop import Loop
from fae_tabletop.ui.stack import SceneStack
from fae_tabletop.ui.trace import Trace
from fae_tabletop.ui.window import NoDisplay, Window, WindowChoice

TITLE = "Fae Tabletop"
OPEN_TWICE = "Fae Tabletop is open twice: a match open in the other window cannot be continued here."


class NoTrace(Exception):
    """The trace cannot be written; the message is one plain sentence."""


def open_window(options: Options, start: Start) -> int:
    """Show the window until it is closed; returns 0, or 1 when it cannot be opened, told in one sentence."""
    try:
        with opened(options) as app:
            begin(app, start)
            app.loop.run()
    except (NoFolder, DataMissing, NoTrace, NoDisplay, AssetMissing) as fault:
        complain(str(fault))
        return 1
    return 0


@contextmanager
def opened(options: Options) -> Iterator[App]:
    """Open folder, bot process and window, and close them afterwards; nothing is shown yet.

    Raises NoFolder, DataMissing, NoTrace, NoDisplay or AssetMissing, each with one plain sentence.
    """
    folder = user_folder(options.data_dir)
    assets = assets_dir()
    try:
        trace = Trace(options.trace)
    except OSError as fault:
        raise NoTrace(
            f"the trace {options.trace} cannot be written ({fault.strerror}): name another file."
        ) from None
    problems = Problems(lambda: folder.logs)
    open_log(lambda: folder.logs)
    with ExitStack() as closing:
        closing.callback(close_log)
        closing.callback(pygame.quit)
        lock = InstanceLock(folder.root)
        closing.callback(lock.release)
        profile = Profile(folder.profile)
        closing.callback(profile.close)
        bots = Bots(worker.run, problems.bot, time.monotonic)
        closing.callback(bots.close)
        # Started before anything is drawn: the games load there while the window opens here.
        bots.start()
        settings = profile.settings
        width, height = options.window or (settings.width, settings.height)
        fullscreen = options.fullscreen or (settings.fullscreen and options.window is None)
        with quiet():
            window = Window(WindowChoice(width, height, fullscreen), TITLE, _icon())
        kit = open_kit(assets)
        closing.callback(kit.pictures.close)
        stack = SceneStack(kit, Metrics(*window.size, settings.text_scale))
        audio = Audio(assets / "sounds", settings.volume, settings.muted or options.mute)
        house = House(folder, profile, bots, problems, date.today, time.monotonic)
        app = App(house, options, Loop(window, stack, trace), audio, SCREENS, MENUS)
        app.notice = None if lock.alone else OPEN_TWICE
        closing.callback(app.close_match)
        yield app


def begin(app: App, start: Start) -> None:
    """Show what was asked for; the title by default."""
    match start:
        case NewTable():
            app.screens[start.game].play(app, start)
        case Watch(path):
            app.watch(path)
        case _:
            app.open_title()


def _icon() -> pygame.Surface | None:
    """Return the picture of the window, or None where it cannot be had: no reason not to start."""
    try:
        return pygame.image.load(assets_dir() / "icon" / "fae-tabletop-256.png")
    except (pygame.error, OSError, DataMissing) as fault:
        log.warning("no icon: %s", fault)
        return None
