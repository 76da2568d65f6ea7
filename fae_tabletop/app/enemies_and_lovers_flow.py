"""Leads a person through Enemies & Lovers: new game, the table, the result, and again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from math import inf
from typing import Any

import msgspec
from msgspec import structs

from fae_tabletop.app.catalog import cast
from fae_tabletop.app.dials import dials
from fae_tabletop.app.enemies_and_lovers_review import judged, look_back, studied, watch
from fae_tabletop.app.people import offered_levels, seated
from fae_tabletop.app.play import NewTable
from fae_tabletop.app.program import App, Screens, new_seed
from fae_tabletop.app.rivals import Chosen, begin, last_chosen, sat, to_keep, won_of
from fae_tabletop.app.session import Session
from fae_tabletop.core.codec import CodecError, parsed, text
from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Seat
from fae_tabletop.games.enemies_and_lovers import advice, reading
from fae_tabletop.games.enemies_and_lovers.account import near_misses
from fae_tabletop.games.enemies_and_lovers.cards import CardId
from fae_tabletop.games.enemies_and_lovers.notebook import Mark, kept_marks
from fae_tabletop.games.enemies_and_lovers.public import MOST, EnemiesSetup, HouseRules, View
from fae_tabletop.games.enemies_and_lovers.reckoning import reckon, stood
from fae_tabletop.games.enemies_and_lovers.scene.account import AccountScene
from fae_tabletop.games.enemies_and_lovers.scene.choices import (
    COUNTS,
    HOUSE_RULES,
    NewGame,
)
from fae_tabletop.games.enemies_and_lovers.scene.hooks import EnemiesHooks, TableChoices
from fae_tabletop.games.enemies_and_lovers.scene.newgame import NewGameScene
from fae_tabletop.games.enemies_and_lovers.scene.result import ResultScene
from fae_tabletop.games.enemies_and_lovers.scene.table import EnemiesTable
from fae_tabletop.games.enemies_and_lovers.state import State
from fae_tabletop.ui.ending import Choice
from fae_tabletop.ui.match import LEAVE

GAME = "enemies-and-lovers"
ANSWER_AFTER, SOONEST = 0.22, 0.1
"""Seconds after which a bot answers an attack at speed 1, so that three do within its beat; and at any speed."""
_SEAT_DRAW = 7
"""Names the dice that draw the person's seat: seat 0 begins (R1)."""


def new_game(app: App) -> None:
    """Show the new-game screen with the last choice and lead on from there."""
    offered = offered_levels(GAME)
    choice = _last_choice(app, [level.name for level in offered])
    scene = NewGameScene(choice, offered, cast, new_seed, app.open_help, _record(app), dials)

    def chosen(result: NewGame | None) -> None:
        if result is None:
            return
        usual = HouseRules()
        changed = [
            key for key in (*HOUSE_RULES, *COUNTS) if getattr(result.rules, key) != getattr(usual, key)
        ]
        variants = tuple(f"{key}={getattr(result.rules, key)}" if key in COUNTS else key for key in changed)
        table = to_keep(Chosen(result.levels, result.people, variants))
        app.change(tables={**app.settings.tables, GAME: table}, notes_on=result.notes, confirm=result.confirm)
        setup = EnemiesSetup(result.seats, result.rules)
        seed = new_seed() if result.seed is None else result.seed
        _begin(app, setup, result.levels, seed, result.people)

    app.stack.push(scene, chosen)


def _last_choice(app: App, offered: Sequence[str]) -> NewGame:
    """Return what was chosen last, as far as it can still be chosen."""
    usual, settings = NewGame(), app.settings
    last = last_chosen(settings, GAME, offered, usual.levels, MOST - 1)
    if last is None:
        last = Chosen(usual.levels, (), ())
    flipped: dict[str, Any] = {
        key: not getattr(usual.rules, key) for key in last.variants if key in HOUSE_RULES
    }
    for variant in last.variants:
        key, _, count = variant.partition("=")
        if key in COUNTS and count.isdecimal() and int(count) in COUNTS[key][2]:
            flipped[key] = int(count)
    rules = structs.replace(usual.rules, **flipped)
    return NewGame(last.levels, rules, settings.notes_on, settings.confirm, people=last.people)


def play(app: App, table: NewTable) -> None:
    """Begin the match that the command line asks for; the level is the last one unless it is named."""
    assert isinstance(table.setup, EnemiesSetup), "the setup was made for this game"
    offered = [level.name for level in offered_levels(GAME)]
    last = _last_choice(app, offered)
    count = table.setup.seats - 1
    chosen = (table.level,) * count if table.level is not None else last.with_seats(table.setup.seats)
    _begin(app, table.setup, chosen, new_seed() if table.seed is None else table.seed, last.people)


def _begin(
    app: App, setup: EnemiesSetup, chosen: Sequence[str], seed: int, wanted: Sequence[str] = ()
) -> None:
    """Begin a match against rivals of the ``chosen`` levels, clockwise from the person; so are the ``wanted``."""
    person = person_seat(setup.seats, seed)
    begin(app, GAME, setup, person, chosen, seed, wanted)


def person_seat(seats: int, seed: int) -> Seat:
    """Return where the person sits, drawn by the seed; seat 0 begins (R1)."""
    return Dice(seed).fork(_SEAT_DRAW).below(seats)


class EnemiesFlow:
    """The screens of one match of Enemies & Lovers."""

    def __init__(self, app: App, session: Session) -> None:
        self.app = app
        self.session = session
        self.people = seated(session.header)
        self._table: EnemiesTable | None = None
        session.patience = self._patience

    def _patience(self, view: View) -> float:
        """Return when a bot answers an attack: so long after it was asked, whether or not it has an answer."""
        if view.pending is None or view.pending.kind != "respond":
            return inf
        speed = self.app.speed
        return max(SOONEST, ANSWER_AFTER / speed) if speed > 0 else SOONEST

    @property
    def view(self) -> View:
        """What the person may know now."""
        view: View = self.session.chair.view
        return view

    def open(self) -> None:
        """Show the table."""
        settings = self.app.settings
        choices = TableChoices(
            people=self.people,
            speed=self.app.speed,
            confirm=settings.confirm,
            notes=settings.notes_on,
            notes_seen=settings.notes_seen,
            marks=self._marks(),
            stepping=settings.stepping,
        )
        names = [person.name for person in self.people]
        hooks = EnemiesHooks(
            move_now=self.session.move_now,
            set_speed=lambda speed: self.app.change(speed=speed),
            set_stepping=lambda on: self.app.change(stepping=on),
            menu=self.app.open_menu,
            help=self.app.open_help,
            note_done=self._note_done,
            keep_marks=self._keep_marks,
            ask_no_more=lambda: self.app.change(confirm=False),
            finished=self._result,
            hint=lambda view: advice.hint(view, names),
            why=lambda view, deed: reading.why(view, names, deed),
        )
        self._table = EnemiesTable(self.session.chair, hooks, choices)

        def left(result: str) -> None:
            if result == LEAVE:
                self.app.leave()

        self.app.stack.replace(self._table, left)

    def update(self) -> None:
        """Let the bots think; what they decide waits while things still move on the table.

        So an attack is shown for one beat, the same whether or not anybody can answer it.
        """
        if self._table is not None:
            self._table.pass_early()
        self.session.update(hold=self._table is not None and not self._table.current)

    def settings_changed(self) -> None:
        """Take over speed, questions and notes while the table is open."""
        table, settings = self._table, self.app.settings
        if table is not None:
            table.queue.speed = self.app.speed
            table.confirm = settings.confirm
            table.choices = replace(table.choices, notes=settings.notes_on)
            table.notes_seen = settings.notes_seen
            table.stepping = settings.stepping
            table.change()

    def _note_done(self, note_id: str) -> None:
        self.app.change(notes_seen=self.app.settings.notes_seen | {note_id})

    def _marks(self) -> dict[CardId, Mark]:
        """Return the person's own marks in this match, as they were kept."""
        if self.session.identity is None:
            return {}
        try:
            found = parsed(self.app.house.profile.notebook(self.session.identity) or "{}")
        except CodecError:
            return {}
        return kept_marks(found, self.view.players)

    def _keep_marks(self, marks: dict[CardId, Mark]) -> None:
        if self.session.identity is not None:
            self.app.house.profile.keep_notebook(self.session.identity, text(marks))

    def _result(self, view: View) -> None:
        # The result is counted before its line of statistics is read.
        self.session.update()
        names = [person.name for person in self.people]
        near = near_misses(view, names, stood(self._states))
        account = self._account if len(self._states) > 1 else None
        scene = ResultScene(view, self.people, self._footer(view), self.app.speed, account, near)
        self.app.stack.push(scene, self._after)

    def _account(self) -> None:
        """Tell over the result how the match went."""
        watch = partial(look_back, self.app, self.session)
        session = self.session
        into = studied(session.header, session.table.laid_open(), session.person)
        states, seat = self._states, self.view.seat
        scene = AccountScene(
            self.view, self.people, reckon(states, seat), partial(judged, states, seat, into), watch, into
        )
        self.app.stack.push(scene)

    @property
    def _states(self) -> list[State]:
        """Every state of the match that is over, the deal first."""
        return [step.state for step in self.session.table.laid_open().steps]

    def _after(self, choice: Choice) -> None:
        path = self.session.journal.path
        if choice == "rematch":
            setup = msgspec.convert(self.session.header.setup, EnemiesSetup)
            chosen, wanted = sat(self.session.header, self.session.person)
            self.app.close_match()
            _begin(self.app, setup, chosen, new_seed(), wanted)
        elif choice == "replay" and path is not None:
            # The result lies below, so that going back from the replay leads to it.
            self._result(self.view)
            self.app.watch(path)
        elif choice == "title":
            self.app.leave()

    def _footer(self, view: View) -> str:
        turns = f"{view.turns + 1} turn{'s' if view.turns else ''}."
        undone = "With placements taken back." if self.session.table.undone else ""
        return " ".join(filter(None, (turns, undone, _record(self.app))))


def _record(app: App) -> str:
    won, played = won_of(app, GAME)
    return f"At this table you have won {won} of {played}." if played else ""


SCREENS = Screens(new_game, play, EnemiesFlow, watch, look_back)
