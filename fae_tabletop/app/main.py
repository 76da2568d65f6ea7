"""Opens the window and wires it to the player's folder, the bot process and the screens."""

from __future__ import annotations

import os
import time
from datetime import date

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from fae_tabletop.app import enthrone_flow, worker
from fae_tabletop.app.errors import Problems, complain, log, open_log, quiet
from fae_tabletop.app.menus import MENUS
from fae_tabletop.app.options import Options
from fae_tabletop.app.play import NewTable, Start, Watch
from fae_tabletop.app.program import App
from fae_tabletop.app.session import House
from fae_tabletop.content.paths import DataMissing, NoFolder, UserFolder, assets_dir, user_folder
from fae_tabletop.table.bots import Bots
from fae_tabletop.table.lock import InstanceLock
from fae_tabletop.table.profile import Profile
from fae_tabletop.ui.assets import AssetMissing
from fae_tabletop.ui.audio import Audio
from fae_tabletop.ui.geometry import Metrics
from fae_tabletop.ui.kit import open_kit
from fae_tabletop.ui.loop import Loop, NoDisplay, Window, WindowChoice
from fae_tabletop.ui.stack import SceneStack
from fae_tabletop.ui.trace import Trace

TITLE = "Fae Tabletop"
SCREENS = {enthrone_flow.GAME: enthrone_flow.SCREENS}


def open_window(options: Options, start: Start) -> int:
    """Show the window until it is closed; returns 0, or 1 when it cannot be opened, told in one sentence."""
    try:
        folder = user_folder(options.data_dir)
        trace = Trace(options.trace)
        assets = assets_dir()
    except (NoFolder, DataMissing) as fault:
        complain(str(fault))
        return 1
    except OSError as fault:
        complain(f"the trace {options.trace} cannot be written ({fault.strerror}): name another file.")
        return 1
    house, bots = _house(folder)
    lock = InstanceLock(folder.root)
    try:
        # Started before anything is drawn: the games load there while the window opens here.
        bots.start()
        settings = house.profile.settings
        width, height = options.window or (settings.width, settings.height)
        fullscreen = options.fullscreen or (settings.fullscreen and options.window is None)
        with quiet():
            window = Window(WindowChoice(width, height, fullscreen), TITLE, _icon())
        stack = SceneStack(open_kit(assets), Metrics(*window.size, settings.text_scale))
        loop = Loop(window, stack, trace)
        audio = Audio(assets / "sounds", settings.volume, settings.muted or options.mute)
        app = App(house, options, loop, audio, SCREENS, MENUS)
        if not lock.alone:
            app.notice = (
                "Fae Tabletop is open twice: a match open in the other window cannot be continued here."
            )
        _begin(app, start)
        loop.run()
    except (NoDisplay, AssetMissing) as fault:
        complain(str(fault))
        return 1
    finally:
        bots.close()
        house.profile.close()
        lock.release()
        pygame.quit()
        log.info("closed")
    return 0


def _house(folder: UserFolder) -> tuple[House, Bots]:
    problems = Problems(lambda: folder.logs)
    open_log(lambda: folder.logs)
    bots = Bots(worker.run, problems.bot, time.monotonic)
    profile = Profile(folder.profile)
    return House(folder, profile, bots, problems, date.today, time.monotonic), bots


def _begin(app: App, start: Start) -> None:
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
