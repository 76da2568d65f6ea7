"""Tries the program out on a folder of its own: a bot decides, and every scene is drawn once."""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import date
from pathlib import Path

import pygame

from fae_tabletop.app import worker
from fae_tabletop.app.doctor import Finding
from fae_tabletop.app.errors import Problems, quiet
from fae_tabletop.app.flows import SCREENS
from fae_tabletop.app.house import House
from fae_tabletop.app.menus import MENUS
from fae_tabletop.app.menus.title import TitleScene
from fae_tabletop.app.options import Options
from fae_tabletop.app.play import NewTable
from fae_tabletop.app.program import App
from fae_tabletop.app.session import Session
from fae_tabletop.app.setups import setup_for
from fae_tabletop.content.paths import UserFolder, assets_dir
from fae_tabletop.games.enthrone.public import Choose
from fae_tabletop.table.bots import Bots
from fae_tabletop.table.profile import Profile
from fae_tabletop.ui.assets import AssetMissing
from fae_tabletop.ui.audio import Audio
from fae_tabletop.ui.geometry import Metrics
from fae_tabletop.ui.gestures import Clicked
from fae_tabletop.ui.kit import open_kit
from fae_tabletop.ui.loop import Loop
from fae_tabletop.ui.stack import SceneStack
from fae_tabletop.ui.window import NoDisplay, Window, WindowChoice

PATIENCE = 30.0
"""Seconds until a bot is given up."""
SIZE = (1280, 720)
PAGES = 9
"""More pages than any chapter has before its inn."""
SEED = 5
CARDS, DUELS, INNS = "enemies-and-lovers", "faekin", "enchanted-ivy"


class Unwell(Exception):
    """Something did not work; the message is one plain sentence."""


def tried() -> Iterator[Finding]:
    """Yield a finding for the window, the bot process and every scene."""
    with tempfile.TemporaryDirectory(prefix="fae-tabletop-test-") as place:
        folder = UserFolder(Path(place))
        problems = Problems(lambda: folder.logs)
        bots = Bots(worker.run, problems.bot, time.monotonic)
        profile = Profile(folder.profile)
        house = House(folder, profile, bots, problems, date.today, time.monotonic)
        bots.start()
        try:
            window = _window()
            yield Finding("window", "ok", f"{SIZE[0]}x{SIZE[1]}, driver {pygame.display.get_driver()}")
            with closing(_Tour(house, window)) as tour:
                for name, step in tour.steps():
                    try:
                        step()
                    except (Unwell, AssetMissing) as fault:
                        yield Finding(name, "fault", str(fault), "Unpack or install Fae Tabletop again.")
                    else:
                        yield Finding(name, "ok", tour.seen)
        except NoDisplay as fault:
            yield Finding("window", "fault", str(fault))
        finally:
            bots.close()
            profile.close()
            pygame.display.quit()


def _window() -> Window:
    """Open a window; an invisible one where there is no screen, since drawing is what is tried out."""
    choice = WindowChoice(*SIZE)
    try:
        with quiet():
            return Window(choice, "Fae Tabletop: self-test")
    except NoDisplay:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        return Window(choice, "Fae Tabletop: self-test")


class _Tour:
    """Walks through all scenes; ``seen`` tells what the last step showed."""

    def __init__(self, house: House, window: Window) -> None:
        self.house = house
        kit = open_kit(assets_dir(), strict=True)
        self.stack = SceneStack(kit, Metrics(*window.size, 1.0))
        self.loop = Loop(window, self.stack)
        audio = Audio(assets_dir() / "sounds", muted=True)
        self.app = App(house, Options(speed=0.0, mute=True), self.loop, audio, SCREENS, MENUS)
        self.seen = ""

    def close(self) -> None:
        """Let go of the match: Windows removes no folder with an open file in it."""
        self.app.close_match()
        self.stack.kit.pictures.close()

    def steps(self) -> Iterator[tuple[str, Callable[[], None]]]:
        """Yield each step with its topic."""
        app = self.app
        yield "title", lambda: self._show(app.open_title, "title")
        yield "settings", lambda: self._menu("settings", "settings")
        yield "help", lambda: self._menu("help", "help")
        yield "credits", lambda: self._menu("credits", "help")
        yield "statistics", lambda: self._menu("statistics", "statistics")
        yield "gallery", lambda: self._menu("gallery", "gallery")
        yield "new game", lambda: self._show(lambda: SCREENS["enthrone"].new_game(app), "new-game")
        yield "draw", lambda: self._show(lambda: self._play(()), "draw-first")
        yield "identity", lambda: self._show(lambda: self._play(("person_starts",)), "choose-identity")
        yield "bot", self._wait_for_the_bot
        yield "table", lambda: self._show(self._choose, "table")
        yield "menu", lambda: self._show(app.open_menu, "pause")
        yield "result", lambda: self._show(self._resign, "result")
        yield "account", lambda: self._show(self._account, "account")
        yield "replay", lambda: self._show(self._watch, "replay")
        yield "new game of cards", lambda: self._show(lambda: SCREENS[CARDS].new_game(app), "new-game")
        yield "table of cards", lambda: self._show(lambda: self._deal(CARDS), "table")
        yield "result of cards", lambda: self._show(lambda: self._session.chair.resign(), "result")
        yield "new game of duels", lambda: self._show(lambda: SCREENS[DUELS].new_game(app), "new-game")
        yield "table of duels", lambda: self._show(lambda: self._deal(DUELS), "table")
        yield "result of duels", lambda: self._show(lambda: self._session.chair.resign(), "result")
        yield "new inn", lambda: self._show(lambda: SCREENS[INNS].new_game(app), "new-game")
        yield "storybook", lambda: self._show(lambda: self._deal(INNS), "storybook")
        yield "table of an inn", lambda: self._show(self._open_the_inn, "table")
        yield "result of an inn", lambda: self._show(lambda: self._session.chair.resign(), "result")

    def _play(self, variants: tuple[str, ...]) -> None:
        setup = setup_for("enthrone", None, variants)
        SCREENS["enthrone"].play(self.app, NewTable("enthrone", setup, "novice", SEED))

    def _deal(self, game: str) -> None:
        SCREENS[game].play(self.app, NewTable(game, setup_for(game), None, SEED))

    def _open_the_inn(self) -> None:
        """Read the storybook to its end."""
        for _ in range(PAGES):
            top = self.stack.top
            if top is None or top.name != "storybook":
                return
            top.handle(Clicked("button:on"))

    def _menu(self, what: str, scene: str) -> None:
        """Open a screen from the title and go back."""
        self.app.open_title()
        top = self.stack.top
        assert isinstance(top, TitleScene), "the title was opened"
        top.choose(what)
        self._drawn(scene)

    def _choose(self) -> None:
        chair = self._session.chair
        chair.submit(Choose(chair.view.hand[0]))
        # The scene for the choice is told by the flow, not by us.
        self.app.enter(self._session)

    def _resign(self) -> None:
        """Give up after a first move, so that there is something to tell."""
        chair = self._session.chair
        chair.submit(chair.commands[0])
        chair.resign()

    def _account(self) -> None:
        top = self.stack.top
        assert top is not None, "the result is open"
        top.handle(Clicked("button:account"))

    def _watch(self) -> None:
        path = self._session.journal.path
        if path is None:
            raise Unwell("The match could not be saved.")
        self.app.watch(path)

    def _wait_for_the_bot(self) -> None:
        """The rival's choice of identity is the first decision of the bot process."""
        session = self._session
        begun = time.monotonic()
        while not session.chair.view.ready[1 - session.person]:
            self.app.update()
            if self.house.problems.last is not None:
                raise Unwell(f"The bot process failed: {self.house.problems.latest.splitlines()[2]}.")
            if time.monotonic() > begun + PATIENCE:
                raise Unwell("The bot process did not answer.")
            time.sleep(0.01)
        self.seen = f"decided after {time.monotonic() - begun:.1f} s"

    @property
    def _session(self) -> Session:
        if self.app.flow is None:
            raise Unwell("There is no match, since a step before failed.")
        return self.app.flow.session

    def _show(self, open_it: Callable[[], None], scene: str) -> None:
        open_it()
        self._drawn(scene)

    def _drawn(self, scene: str) -> None:
        """Draw until all pictures are there. Raises Unwell when another scene came up, or an empty one."""
        end = time.monotonic() + PATIENCE
        while True:
            self.loop.turn(time.monotonic())
            self.stack.kit.pictures.settle(0.2)
            shown = self.stack.frame().shown
            if shown.scene == scene and not self.stack.stale and not self.stack.kit.pictures.busy:
                break
            if time.monotonic() > end:
                raise Unwell(f"The scene {scene} did not come up; there is {shown.scene}.")
        if not shown.hotspots:
            raise Unwell(f"The scene {scene} has nothing that can be clicked.")
        self.seen = f"{len(shown.hotspots)} hotspots"
