"""Leads a person through Enthrone: new game, the draw, the secret choice, the table, the result, and again."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import msgspec

from fae_tabletop.app.catalog import PEOPLE_LEVELS, entry, rivals
from fae_tabletop.app.enthrone_boards import board_offer, open_boards, own_folder
from fae_tabletop.app.enthrone_review import (
    board_title,
    look_back,
    look_into,
    rival_name,
    studied,
    watch,
)  # fmt: skip
from fae_tabletop.app.play import NewTable
from fae_tabletop.app.program import App, Screens, new_seed
from fae_tabletop.app.session import Session
from fae_tabletop.core.codec import CodecError, parsed, text
from fae_tabletop.games.enthrone import advice, reading
from fae_tabletop.games.enthrone.bot import LEVELS
from fae_tabletop.games.enthrone.public import PAWNS, Choose, EnthroneSetup, Fist, Opening, Pawn, View
from fae_tabletop.games.enthrone.reckoning import reckon
from fae_tabletop.games.enthrone.scene.account import AccountScene
from fae_tabletop.games.enthrone.scene.choices import LevelWords, NewGame
from fae_tabletop.games.enthrone.scene.choose import ChooseScene
from fae_tabletop.games.enthrone.scene.drawfirst import DrawFirstScene
from fae_tabletop.games.enthrone.scene.hooks import EnthroneHooks, TableChoices
from fae_tabletop.games.enthrone.scene.newgame import NewGameScene
from fae_tabletop.games.enthrone.scene.result import ResultScene
from fae_tabletop.games.enthrone.scene.table import EnthroneTable
from fae_tabletop.games.enthrone.setup import king_fist, person_seat, standard_setup
from fae_tabletop.table.settings import TableChoice
from fae_tabletop.ui.cast import LINES, level_word
from fae_tabletop.ui.dialogs import notice
from fae_tabletop.ui.ending import Choice
from fae_tabletop.ui.match import LEAVE
from fae_tabletop.ui.text import escape

GAME = "enthrone"


@dataclass(frozen=True, slots=True)
class Opened:
    """What was decided before the match began."""

    setup: EnthroneSetup
    level: str
    seed: int
    rival: str


def new_game(app: App) -> None:
    """Show the new-game screen with the last choice and lead on from there."""
    last = app.settings.tables.get(GAME, TableChoice())
    there = board_offer(app)
    usual = NewGame()
    choice = NewGame(
        level=last.level if last.level in PEOPLE_LEVELS else usual.level,
        board=last.board if last.board in {board.name for board in there.boards} else usual.board,
        opening=_opening(last.opening),
        rival=last.rival if last.rival in LINES else usual.rival,
        adjourns="no_adjournment" not in last.variants,
        notes=app.settings.notes_on,
        confirm=app.settings.confirm,
    )

    def own() -> None:
        open_boards(app, lambda board: scene.renew(board_offer(app), board))

    scene = NewGameScene(
        choice, _levels(), there, new_seed, app.open_help, _record(app, choice.level), on_own=own
    )

    def chosen(result: NewGame | None) -> None:
        if result is None:
            return
        table = TableChoice(result.level, result.board, result.variants, result.opening, result.rival)
        app.change(tables={**app.settings.tables, GAME: table}, notes_on=result.notes, confirm=result.confirm)
        try:
            setup = standard_setup(result.board, result.variants, own_folder(app))
        except ValueError as fault:
            # A map of one's own can be changed or taken away while the screen is open.
            new_game(app)
            app.stack.push(notice("This board cannot be played", escape(str(fault))))
            return
        setup = msgspec.structs.replace(setup, opening=result.opening)
        seed = new_seed() if result.seed is None else result.seed
        _draw(app, Opened(setup, result.level, seed, result.rival or rivals(result.level)[0]))

    app.stack.push(scene, chosen)


def play(app: App, table: NewTable) -> None:
    """Begin the match that the command line asks for; the level is the last one unless it is named."""
    last = app.settings.tables.get(GAME, TableChoice())
    assert isinstance(table.setup, EnthroneSetup), "the setup was made for this game"
    seed = new_seed() if table.seed is None else table.seed
    level = table.level or last.level
    rival = last.rival if last.rival in LINES else rivals(level)[0]
    _draw(app, Opened(table.setup, level, seed, rival))


def _draw(app: App, opened: Opened) -> None:
    """Settle who is First Player (E1), by the fists where that was chosen, and begin the match."""
    if opened.setup.opening != "fist":
        app.enter(_new_session(app, opened, None))
        return
    # The match begins with the guess: whoever stops before the identity is chosen finds it under Continue.
    scene = DrawFirstScene(opened.rival, king_fist(opened.seed), partial(_adopt, app, opened))

    def left(guess: Fist | None) -> None:
        if guess is None or app.flow is None:
            app.leave()
        else:
            app.flow.open()

    app.stack.push(scene, left)


def _adopt(app: App, opened: Opened, guess: Fist) -> None:
    app.adopt(_new_session(app, opened, guess))


def _new_session(app: App, opened: Opened, guess: Fist | None) -> Session:
    """Begin the match: its file is there before anything of it is shown."""
    person = person_seat(opened.setup.opening, opened.seed, guess)
    notes: dict[str, str] = {} if guess is None else {"guess": guess}
    return Session.new(
        app.house, GAME, opened.setup, opened.seed, opened.level, person, notes, (opened.rival,)
    )


class EnthroneFlow:
    """The screens of one match of Enthrone."""

    def __init__(self, app: App, session: Session) -> None:
        self.app = app
        self.session = session
        self.rival = rival_name(session.header, 1 - session.person)
        # A match that is continued may have somebody looking over the shoulder: the identity waits for a click.
        self._covered = session.chair.view.chosen is not None
        self._table: EnthroneTable | None = None

    @property
    def view(self) -> View:
        """What the person may know now."""
        view: View = self.session.chair.view
        return view

    def open(self) -> None:
        """Show the screen that fits where the match stands."""
        if self.view.chosen is None and self.view.why is None:
            self._choose()
        else:
            self._sit_down()

    def update(self) -> None:
        """Let the bots think; their moves wait while things still move on the table."""
        self.session.update(hold=self._table is not None and not self._table.current)
        if self._table is not None and self.view.chosen is None and self.view.why is None:
            # The choice of identity was taken back while the rival had not chosen yet.
            self._choose()

    def settings_changed(self) -> None:
        """Take over speed, questions and notes while the table is open."""
        table, settings = self._table, self.app.settings
        if table is not None:
            table.queue.speed = self.app.speed
            table.confirm = settings.confirm
            table.choices = replace(table.choices, notes=settings.notes_on)
            table.notes_seen = settings.notes_seen
            table.change()

    def _choose(self) -> None:
        self._table = None
        scene = ChooseScene(self.view, self.rival, self.app.open_menu, self.app.open_help)

        def chosen(pawn: Pawn) -> None:
            self.session.chair.submit(Choose(pawn))
            self._sit_down()

        self.app.stack.replace(scene, chosen)

    def _sit_down(self) -> None:
        settings = self.app.settings
        choices = TableChoices(
            rival=self.rival,
            level=level_word(self.session.level),
            board_title=board_title(self.view.board.name, own_folder(self.app)),
            speed=self.app.speed,
            confirm=settings.confirm,
            notes=settings.notes_on,
            notes_seen=settings.notes_seen,
            marks=self._marks(),
            covered=self._covered,
        )
        hooks = EnthroneHooks(
            move_now=self.session.move_now,
            set_speed=lambda speed: self.app.change(speed=speed),
            menu=self.app.open_menu,
            help=self.app.open_help,
            note_done=self._note_done,
            keep_marks=self._keep_marks,
            ask_no_more=lambda: self.app.change(confirm=False),
            finished=self._result,
            hint=advice.hint,
            why=lambda view, turn, covered: reading.why(view, self.rival, turn, covered=covered),
        )
        self._table = EnthroneTable(self.session.chair, hooks, choices)

        def left(result: str) -> None:
            if result == LEAVE:
                self.app.leave()

        self.app.stack.replace(self._table, left)

    def _note_done(self, note_id: str) -> None:
        self.app.change(notes_seen=self.app.settings.notes_seen | {note_id})

    def _marks(self) -> dict[Pawn, int]:
        if self.session.identity is None:
            return {}
        try:
            kept: Any = parsed(self.app.house.profile.notebook(self.session.identity) or "{}")
        except CodecError:
            return {}
        if not isinstance(kept, dict):
            return {}
        return {pawn: kept[pawn] for pawn in PAWNS if isinstance(kept.get(pawn), int)}

    def _keep_marks(self, marks: dict[Pawn, int]) -> None:
        if self.session.identity is not None:
            self.app.house.profile.keep_notebook(self.session.identity, text(marks))

    def _result(self, view: View) -> None:
        # The result is counted before its line of statistics is read.
        self.session.update()
        account = self._account if view.moves else None
        scene = ResultScene(view, self.rival, self._footer(view), self.app.speed, account)
        self.app.stack.push(scene, self._after)

    def _account(self) -> None:
        """Tell over the result how the match went."""
        memory = LEVELS[self.session.level].memory
        reckoning = reckon(self.view, memory)
        watch = partial(look_into, self.app, self.session)
        into = studied(self.session.header, self.session.table.laid_open(), self.session.person)
        scene = AccountScene(self.view, self.rival, memory, reckoning, self._marks(), watch, into)
        self.app.stack.push(scene)

    def _after(self, choice: Choice) -> None:
        path = self.session.journal.path
        if choice == "rematch":
            setup = msgspec.convert(self.session.header.setup, EnthroneSetup)
            level, names, other = self.session.level, self.session.header.names, 1 - self.session.person
            # A file from elsewhere may name anybody, or nobody.
            known = other < len(names) and names[other] in LINES
            self.app.close_match()
            _draw(self.app, Opened(setup, level, new_seed(), names[other] if known else rivals(level)[0]))
        elif choice == "replay" and path is not None:
            # The result lies below, so that going back from the replay leads to it.
            self._result(self.view)
            self.app.watch(path)
        elif choice == "title":
            self.app.leave()

    def _footer(self, view: View) -> str:
        turns = f"{view.turn} turn{'s' if view.turn != 1 else ''}."
        undone = "With moves taken back." if self.session.table.undone else ""
        return " ".join(filter(None, (turns, undone, _record(self.app, self.session.level))))


def _opening(word: str) -> Opening:
    return "person" if word == "person" else "lot" if word == "lot" else "fist"


def _levels() -> tuple[LevelWords, ...]:
    levels = entry(GAME).levels
    return tuple(
        LevelWords(name, rivals(name)[0], levels[name].sentence, levels[name].detail)
        for name in PEOPLE_LEVELS
    )


def _record(app: App, level: str) -> str:
    tally = app.house.profile.tallies(GAME).get(level)
    if tally is None or not tally.played:
        return ""
    return f"At {level_word(level)} you have won {tally.won} of {tally.played}."


SCREENS = Screens(new_game, play, EnthroneFlow, watch, look_back)
