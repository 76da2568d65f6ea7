"""The running program with its window: settings, keys of the whole program, the open match, and crashes."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple, Protocol, runtime_checkable

import msgspec
import pygame

from fae_tabletop.app.errors import log, quiet
from fae_tabletop.app.house import House
from fae_tabletop.app.options import Options
from fae_tabletop.app.play import NewTable
from fae_tabletop.app.replay import read_game
from fae_tabletop.app.session import Session
from fae_tabletop.table.journal import Journal, MatchBusy, MatchUnreadable, Recovered
from fae_tabletop.table.library import Saved
from fae_tabletop.table.settings import Settings
from fae_tabletop.ui.audio import TRIAL, Audio
from fae_tabletop.ui.dialogs import Answer, Question, notice
from fae_tabletop.ui.geometry import Metrics
from fae_tabletop.ui.inputs import Key
from fae_tabletop.ui.loop import Loop
from fae_tabletop.ui.stack import SceneStack
from fae_tabletop.ui.steps import TEXT_SIZES, stepped
from fae_tabletop.ui.text import escape
from fae_tabletop.ui.theme import PALETTES

FADE = 0.16
"""Seconds from one screen to the next at speed 1."""
WARN_EVERY, WARN_FOR = 20.0, 8.0
"""Seconds from one warning that nothing is saved to the next, and that each stays on the screen."""
RESTS_AFTER = 1.0
"""Seconds without another size until the window is taken to have its size."""
SEEDS = 1_000_000_000
"""How many deals chance chooses from: nine digits can still be told to a friend."""
CRASHES, WITHIN = 3, 10.0
"""So many crashes in so many seconds end the program: the dialog itself would never be read."""


class Flow(Protocol):
    """The screens of one match, from the secret choice to the result."""

    session: Session

    def open(self) -> None:
        """Show the screen that fits where the match stands."""
        ...

    def update(self) -> None:
        """Let the bots think; once a turn of the loop."""
        ...

    def settings_changed(self) -> None:
        """Take over what was set while the match is open."""
        ...


@runtime_checkable
class Rounds(Protocol):
    """A flow whose matches have several rounds, each a journal of its own."""

    @property
    def between_rounds(self) -> bool:
        """Whether the open round is over, and the match is not."""
        ...

    def next_round(self) -> None:
        """Begin the next round."""
        ...


class Screens(NamedTuple):
    """How one game shows itself in the window.

    ``new_game`` shows the choice of a match, ``play`` begins the one that the command line asks for, ``flow``
    leads through an open match, ``watch`` shows a saved game step by step, and ``look_back`` the open match.
    """

    new_game: Callable[[App], None]
    play: Callable[[App, NewTable], None]
    flow: Callable[[App, Session], Flow]
    watch: Callable[[App, Recovered[Any]], None]
    look_back: Callable[[App, Session], None]


class Menus(NamedTuple):
    """The screens that belong to no game.

    ``help`` takes what it is asked about, a hotspot's id or None, and ``receive`` a file from elsewhere.
    """

    title: Callable[[App], None]
    menu: Callable[[App], None]
    help: Callable[[App, str | None], None]
    receive: Callable[[App, Path], None]


class Trouble(Question):
    """Tells of a crash on a screen of its own: what lies below may be what crashed."""

    name = "problem"
    overlay = False


class App:
    """Holds the window's loop together with the house and the screens, which are told apart by game id."""

    def __init__(
        self,
        house: House,
        options: Options,
        loop: Loop,
        audio: Audio,
        screens: Mapping[str, Screens],
        menus: Menus,
    ) -> None:
        self.house = house
        self.options = options
        self.loop = loop
        self.audio = audio
        self.screens = screens
        self.menus = menus
        self.flow: Flow | None = None
        self.notice: str | None = None
        """What is said about this run as a whole, beside what the folder and the profile say."""
        self.reported: set[Path] = set()
        """The match files that cannot be read and of which the title has told."""
        self.clipboard: Callable[[str], bool] = copied
        self._crashed_at: list[float] = []
        self._warned_at: float | None = None
        self._new_size: tuple[tuple[int, int], float] | None = None
        stack = loop.stack
        stack.on_key = self.key
        stack.on_quit = self.quit
        stack.on_help = self.open_help
        stack.on_sound = self.hear
        stack.on_file = lambda path: menus.receive(self, Path(path))
        loop.every = self.update
        loop.on_crash = self.crashed
        loop.on_resize = self.resized
        self.apply()

    @property
    def stack(self) -> SceneStack:
        """The scenes."""
        return self.loop.stack

    @property
    def settings(self) -> Settings:
        """What is set now."""
        return self.house.profile.settings

    @property
    def speed(self) -> float:
        """The speed of motions: of the command line until it is changed, then of the settings."""
        return self.settings.speed if self.options.speed is None else self.options.speed

    @property
    def banner(self) -> str | None:
        """What the person must know all the time, or None."""
        unsaved = None if self.flow is None else self.flow.session.banner
        words = unsaved or self.house.folder.problem or self.house.profile.notice or self.notice
        return None if words is None else escape(words)

    def change(self, **settings: Any) -> None:
        """Change settings by name, keep them, and let them act."""
        if "speed" in settings:
            self.options = replace(self.options, speed=None)
        if "muted" in settings:
            self.options = replace(self.options, mute=False)
        self.house.profile.settings = msgspec.structs.replace(self.settings, **settings)
        self.apply()

    def apply(self) -> None:
        """Let the settings act on text, colours and sound."""
        settings = self.settings
        stack = self.stack
        width, height = self.loop.window.size
        stack.metrics = Metrics(width, height, settings.text_scale)
        palette = PALETTES.get(settings.palette, PALETTES["garden"])
        if palette is not stack.palette:
            stack.palette = palette
            stack.refresh()
        self.loop.fade = FADE / self.speed if self.speed > 0 else 0.0
        self.audio.volume = settings.volume
        muted = settings.muted or self.options.mute
        if muted != self.audio.muted:
            self.audio.mute(muted)
        if self.flow is not None:
            self.flow.settings_changed()

    # -- screens --------------------------------------------------------------------------------------------

    def open_title(self) -> None:
        """Show the title."""
        self.menus.title(self)

    def open_menu(self) -> None:
        """Show the menu over a match."""
        self.menus.menu(self)

    def open_help(self, topic: str | None = None) -> None:
        """Show help, on the thing with the hotspot id ``topic`` where there is any."""
        self.menus.help(self, topic)

    def enter(self, session: Session) -> None:
        """Show the screens of a match, which is the open one from now on."""
        self.adopt(session).open()

    def adopt(self, session: Session) -> Flow:
        """Make a match the open one and return its screens, none of which is shown yet."""
        if self.flow is not None and self.flow.session is not session:
            self.close_match()
        self.flow = self.screens[session.game.id].flow(self, session)
        return self.flow

    def saved(self) -> list[Saved]:
        """Return all saved matches, the one changed last first."""
        return self.house.shelf()

    def go_on(self, path: Path) -> None:
        """Go on with a saved match, or tell why not."""
        try:
            session = Session.resume(self.house, path)
        except (MatchUnreadable, MatchBusy) as reason:
            words = str(reason) if isinstance(reason, MatchBusy) else f"{path.name} {reason}."
            self.stack.push(notice("This match cannot be continued", escape(words)))
            return
        self.enter(session)
        if session.warning is not None:
            self.stack.push(notice("This match is damaged", escape(session.warning)))

    def watch(self, path: Path) -> None:
        """Show a saved game step by step, or tell why not."""
        try:
            found = read_game(path)
        except MatchUnreadable as reason:
            if self.stack.top is None:
                self.open_title()
            self.stack.push(notice("This match cannot be watched", escape(f"{path.name} {reason}.")))
            return
        self.screens[found.header.game].watch(self, found)

    def leave(self) -> None:
        """Close the match; unfinished it can be continued. Then the title."""
        self.close_match()
        self.open_title()

    def close_match(self) -> None:
        """Close the match without opening anything else."""
        if self.flow is not None:
            self.flow.session.leave()
            self.flow = None

    # -- the loop -------------------------------------------------------------------------------------------

    def update(self) -> None:
        """Let bots think and the match be saved; once a turn of the loop."""
        if self.flow is not None:
            self.flow.update()
            self._tell_unsaved(self.flow.session.journal.problem)
        if self._new_size is not None and self.house.clock() >= self._new_size[1]:
            self._keep_size()

    def _tell_unsaved(self, problem: str | None) -> None:
        """Say again and again that the match is not being saved, and once that it is again."""
        now = self.house.clock()
        if problem is None:
            if self._warned_at is not None:
                self._warned_at = None
                self.stack.toast("The match is saved again.")
        elif self._warned_at is None or now >= self._warned_at + WARN_EVERY:
            self._warned_at = now
            self.stack.toast(escape(problem), WARN_FOR)

    def hear(self, name: str) -> None:
        """Play a sound; the first time that there is no device, say so once and play on in silence."""
        if self.audio.silent:
            return
        if self.audio.open:
            self.audio.play(name)
        else:
            with quiet():
                self.audio.play(name)
        if self.audio.problem is not None:
            self.stack.toast(f"{self.audio.problem} The game goes on in silence.")
            self.stack.refresh()

    def key(self, key: Key) -> bool:
        """Full screen, mute, text size; returns whether the key was one of these."""
        if self.loop.window_key(key):
            self.change(fullscreen=self.loop.window.fullscreen)
        elif key.again or key.ctrl or key.alt:
            return False
        elif key.name == "m":
            muted = not self.audio.muted
            self.change(muted=muted)
            self.stack.toast("Sound off" if muted else "Sound on")
            self.stack.sound(TRIAL)
            self.stack.refresh()
        elif key.name in ("+", "=", "-"):
            self._step_text(-1 if key.name == "-" else 1)
        else:
            return False
        return True

    def _step_text(self, way: int) -> None:
        scale = stepped(TEXT_SIZES, self.settings.text_scale, way)
        self.change(text_scale=scale)
        self.stack.toast(f"Text size {round(100 * scale)} %")

    def resized(self, width: int, height: int) -> None:
        """Remember the size of the window for the next start, once resizing rests."""
        if not self.loop.window.fullscreen and self.options.window is None:
            self._new_size = ((width, height), self.house.clock() + RESTS_AFTER)

    def _keep_size(self) -> None:
        if self._new_size is not None:
            (width, height), _ = self._new_size
            self._new_size = None
            self.house.profile.settings = msgspec.structs.replace(self.settings, width=width, height=height)

    def quit(self) -> None:
        """Close everything; an open match is on the disk already."""
        self._keep_size()
        self.close_match()
        self.loop.stop()

    # -- crashes --------------------------------------------------------------------------------------------

    def crashed(self, error: Exception) -> bool:
        """Note an exception from a scene and ask what to do; returns whether to go on."""
        self.house.problems.crash(error)
        now = self.house.clock()
        self._crashed_at = [moment for moment in self._crashed_at if now - moment < WITHIN] + [now]
        if len(self._crashed_at) >= CRASHES:
            self.close_match()
            return False
        journal = None if self.flow is None else self.flow.session.journal
        self.close_match()
        self._ask_about(error, journal)
        return True

    def _ask_about(self, error: Exception, journal: Journal | None) -> None:
        """Ask what to do; ``journal`` is that of the match that was open, closed by now."""
        match = None if journal is None else journal.path
        kept = ""
        if journal is not None:
            kept = (
                "Your match is saved. " if journal.problem is None else "The last moves could not be saved. "
            )
        file = self.house.problems.last
        where = f"The details are in {file}." if file is not None else "The details could not be written."
        question = Trouble(
            "Something went wrong",
            escape(f"{kept}{type(error).__name__}: {error}\n{where}"),
            [
                Answer("continue", "Continue", "main"),
                Answer("copy", "Copy problem file"),
                Answer("quit", "Quit", "quiet"),
            ],
            cancel="continue",
        )

        def answered(key: str) -> None:
            if key == "quit":
                self.quit()
            elif key == "copy":
                done = self.clipboard(self.house.problems.latest)
                self._ask_about(error, journal)
                self.stack.toast("Copied" if done else "The clipboard cannot be used here")
            elif match is not None:
                self.open_title()
                self.go_on(match)
            else:
                self.open_title()

        self.stack.replace(question, answered)


def copied(words: str) -> bool:
    """Put words on the clipboard; returns whether that worked."""
    try:
        pygame.scrap.put_text(words)
    except pygame.error as fault:
        log.warning("no clipboard: %s", fault)
        return False
    return True


def new_seed() -> int:
    """Return a seed nobody can foresee."""
    return secrets.randbelow(SEEDS)
