"""Opens the menus for the running program and carries out what is chosen there."""

from __future__ import annotations

import time
from typing import Any

import pygame

from fae_tabletop.app.catalog import TABLES
from fae_tabletop.app.menus import credits
from fae_tabletop.app.menus.continuing import Unfinished
from fae_tabletop.app.menus.exchange import open_shelf, receive
from fae_tabletop.app.menus.matches import unread_notice
from fae_tabletop.app.menus.recap import recap
from fae_tabletop.app.menus.settings import SettingsScene
from fae_tabletop.app.menus.statistics import StatisticsScene, told_of
from fae_tabletop.app.menus.title import GameCard, TitleScene
from fae_tabletop.app.program import App, Menus, Rounds
from fae_tabletop.app.statistics import chronological
from fae_tabletop.table.library import Saved, to_continue
from fae_tabletop.table.profile import STAGE
from fae_tabletop.table.settings import Settings
from fae_tabletop.ui.handbook import HelpScene
from fae_tabletop.ui.match import MatchScene, resign_question
from fae_tabletop.ui.menu import Choice, MenuScene
from fae_tabletop.ui.text import escape

CARDS: dict[str, GameCard] = {
    "enthrone": GameCard(
        "enthrone",
        "Enthrone",
        "Hide your heir among eight. Win the crown.",
        "15–25 min",
        "2 players",
        "scene/game-enthrone",
    ),
    "enemies-and-lovers": GameCard(
        "enemies-and-lovers",
        "Enemies & Lovers",
        "Build a Court in secret. Take theirs apart.",
        "20–40 min",
        "2–4 players",
        "scene/game-enemies-and-lovers",
    ),
    "faekin": GameCard(
        "faekin",
        "FaeKin",
        "Duel, talk, lie. Name the true Heirs.",
        "10–20 min",
        "2–9 players",
        "scene/game-faekin",
    ),
    "enchanted-ivy": GameCard(
        "enchanted-ivy",
        "Enchanted Ivy",
        "Grow a crooked inn. Please crooked guests.",
        "15–30 min",
        "Solo, a story",
        "scene/game-enchanted-ivy-0",
        stages=11,
    ),
}
"""How the title tells each game, by id."""


class AppDesk:
    """The running program as the settings see it."""

    def __init__(self, app: App) -> None:
        self.app = app

    @property
    def settings(self) -> Settings:
        """What is set now."""
        return self.app.settings

    @property
    def window_size(self) -> tuple[int, int]:
        """The window's size in pixels."""
        return self.app.loop.window.size

    @property
    def desktop_size(self) -> tuple[int, int]:
        """The first screen's size in pixels."""
        sizes = pygame.display.get_desktop_sizes()
        return sizes[0] if sizes else self.window_size

    @property
    def muted(self) -> bool:
        """Whether sound is off in this run, by the settings or from the command line."""
        return self.app.audio.muted

    @property
    def sound_problem(self) -> str | None:
        """Why nothing can be heard, or None."""
        return self.app.audio.problem

    def change(self, **settings: Any) -> None:
        """Change settings by name."""
        self.app.change(**settings)

    def resize(self, width: int, height: int) -> None:
        """Give the window a size in pixels."""
        self.app.loop.set_size(width, height)
        self.app.change(width=width, height=height, fullscreen=False)

    def fill_screen(self, on: bool) -> None:
        """Full screen, or a window."""
        if on != self.app.loop.window.fullscreen:
            self.app.loop.toggle_fullscreen()
        self.app.change(fullscreen=on)

    def try_sound(self) -> bool:
        """Open the sound device again; returns whether that worked."""
        return self.app.audio.retry()


class Title(TitleScene):
    """The title of the running program: it stays open below settings, help and credits."""

    def __init__(self, app: App) -> None:
        """Looks through the saved matches once."""
        self.app = app
        saved = app.saved()
        going = to_continue(saved)
        self.going_on: Saved | None = going[0] if going else None
        played = any(one.facts.standing != "damaged" for one in saved)
        super().__init__(
            [card_of(app, game) for game in TABLES],
            unfinished(app, self.going_on) if self.going_on is not None else None,
            start_here=None if played else TABLES[0],
            banner=" ".join(part for part in (app.banner, escape(unread_notice(news(app, saved)))) if part)
            or None,
            matches=bool(saved),
        )

    def choose(self, what: str) -> None:
        """Go there; the title is still there when the way leads back."""
        app = self.app
        if what == "quit":
            app.quit()
        elif what == "continue" and self.going_on is not None:
            app.go_on(self.going_on.path)
        elif what == "settings":
            open_settings(app)
        elif what == "help":
            app.open_help(None)
        elif what == "credits":
            self.push(HelpScene(credits.PAGES, heading="Credits"))
        elif what == "matches":
            open_shelf(app)
        elif what == "statistics":
            self.push(statistics(app))
        elif what == "gallery":
            # Not with the title: it names the pieces of every game.
            from fae_tabletop.app.menus.gallery import open_gallery

            self.push(open_gallery())
        elif what.startswith("game:"):
            app.screens[what.removeprefix("game:")].new_game(app)


def news(app: App, saved: list[Saved]) -> list[Saved]:
    """Return the matches that cannot be read and of which the title has not told yet since the program began."""
    found = [one for one in saved if one.facts.standing == "damaged" and one.path not in app.reported]
    app.reported.update(one.path for one in found)
    return found


def card_of(app: App, game: str) -> GameCard:
    """How the title tells a game now, with the picture of how far its story has come."""
    card = CARDS[game]
    if not card.stages:
        return card
    told = app.house.profile.progress(game).get(STAGE, "0")
    return card.at(int(told) if told.isdecimal() else 0)


def unfinished(app: App, saved: Saved) -> Unfinished:
    """How the title tells a match that can be continued."""
    found = recap(saved, time.time_ns())
    card = card_of(app, saved.facts.game)
    return Unfinished(card.name, found.stand, found.about, card.picture, found.events)


def title(app: App) -> None:
    """Show the title."""
    app.stack.replace(Title(app))


def open_settings(app: App) -> None:
    """Show the settings over whatever is open."""
    app.stack.push(SettingsScene(AppDesk(app)))


def statistics(app: App) -> StatisticsScene:
    """Return the statistics, of the game played last first; finished matches that the profile lost count again."""
    app.saved()
    found = chronological(app.house.profile.results())
    games = [told_of(game, [result for result in found if result.game == game]) for game in TABLES]
    return StatisticsScene(games, found[-1].game if found else "")


def menu(app: App) -> None:
    """Show the menu over a match."""
    match = next((scene for scene in app.stack.scenes if isinstance(scene, MatchScene)), None)
    session = app.flow.session if app.flow is not None else None
    # A match goes on from its deal: the identity may still have to be chosen, and no table is there yet.
    going = session is not None and not session.chair.over
    choices = [
        Choice("resume", "Play on" if going else "Back", "play", "main"),
        Choice("settings", "Settings", "settings"),
        Choice("help", "Help", "help"),
    ]
    if match is not None and session is not None:
        choices.insert(1, Choice("look-back", "Look back", "eye"))
    rounds = _rounds(app.flow)
    if rounds is not None:
        choices.insert(1, Choice("next-round", "Next round", "swords"))
    if going and session is not None:
        if len(session.header.seats) > 1:
            choices.append(Choice("resign", "Resign", "flag", "grave"))
        else:
            told = "It earns nothing; the story waits where it is."
            choices.append(Choice("resign", "Give this inn up", "flag", "grave", note=told))
    choices += [
        Choice(
            "leave",
            "Leave the table",
            "back",
            note="It is kept under Continue." if going else "",
        ),
        Choice("quit", "Quit", "quit"),
    ]

    def chosen(key: str) -> None:
        match key:
            case "look-back" if session is not None:
                app.screens[session.game.id].look_back(app, session)
            case "next-round" if rounds is not None:
                rounds.next_round()
            case "settings":
                open_settings(app)
            case "help":
                app.open_help(None)
            case "resign" if match is not None:
                match.ask_resign()
            case "resign":
                _ask_resign(app)
            case "leave":
                app.leave()
            case "quit":
                app.quit()

    if going or app.flow is None:
        headline = "Paused"
    else:
        headline = "The match is over" if rounds is None else "The round is over"
    app.stack.push(MenuScene("pause", headline, choices), chosen)


def _rounds(flow: object) -> Rounds | None:
    """Return the flow of a match that goes on with another round, once one is over."""
    return flow if isinstance(flow, Rounds) and flow.between_rounds else None


def _ask_resign(app: App) -> None:
    """Ask once, then give up a match whose table is not open yet, and show how it ended."""

    def answered(key: str) -> None:
        flow = app.flow
        if key == "yes" and flow is not None and not flow.session.chair.over:
            flow.session.chair.resign()
            flow.open()

    app.stack.push(resign_question(), answered)


def help_on(app: App, topic: str | None) -> None:
    """Show help about a hotspot, that of the game first which is on the screen, or else open."""
    game = next((scene.game for scene in reversed(app.stack.scenes) if scene.game is not None), None)
    if game is None and app.flow is not None:
        game = app.flow.session.game.id
    # Not with the title: it reads the help of all games.
    from fae_tabletop.app.menus.guide import all_pages

    app.stack.push(HelpScene(all_pages(game), topic, game))


MENUS = Menus(title, menu, help_on, receive)
