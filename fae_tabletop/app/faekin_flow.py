"""Leads a person through FaeKin: new match, the table, the result of a round, and the next round with the tally."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any

import msgspec

from fae_tabletop.app.catalog import cast
from fae_tabletop.app.dials import dials
from fae_tabletop.app.people import offered_levels, seated
from fae_tabletop.app.play import NewTable
from fae_tabletop.app.program import App, Screens, new_seed
from fae_tabletop.app.rivals import Chosen, begin, last_chosen, sat, to_keep, won_of
from fae_tabletop.app.session import Session
from fae_tabletop.core.codec import CodecError, parsed, text
from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Seat
from fae_tabletop.games.faekin.advice import hint
from fae_tabletop.games.faekin.moves import addressee, is_answered
from fae_tabletop.games.faekin.notebook import Mark, kept_marks, marks_to_keep
from fae_tabletop.games.faekin.public import MOST, FaekinSetup, View
from fae_tabletop.games.faekin.reading import why
from fae_tabletop.games.faekin.reckoning import reckon
from fae_tabletop.games.faekin.rules import FAEKIN
from fae_tabletop.games.faekin.scene.account import AccountScene
from fae_tabletop.games.faekin.scene.choices import VARIANTS, NewGame
from fae_tabletop.games.faekin.scene.hooks import FaekinHooks, TableChoices
from fae_tabletop.games.faekin.scene.newgame import NewGameScene
from fae_tabletop.games.faekin.scene.replay import ReplayScene, Watched
from fae_tabletop.games.faekin.scene.result import ResultScene, Tally
from fae_tabletop.games.faekin.scene.table import FaekinTable
from fae_tabletop.games.faekin.setup import following, match_winners, scored, standard_setup
from fae_tabletop.games.faekin.state import State
from fae_tabletop.games.faekin.verdicts import judged
from fae_tabletop.table.journal import Recovered
from fae_tabletop.table.table import HUMAN
from fae_tabletop.ui.ending import Choice
from fae_tabletop.ui.match import LEAVE
from fae_tabletop.ui.text import escape

GAME = "faekin"
_SEAT_DRAW = 7
"""Names the dice that draw the person's seat: seat 0 starts the first round (F5)."""


def new_game(app: App) -> None:
    """Show the new-game screen with the last choice and lead on from there."""
    offered = offered_levels(GAME)
    choice = _last_choice(app, [level.name for level in offered])
    scene = NewGameScene(choice, offered, cast, new_seed, app.open_help, _record(app), dials)

    def chosen(result: NewGame | None) -> None:
        if result is None:
            return
        table = to_keep(Chosen(result.levels, result.people, tuple(sorted(result.variants))))
        app.change(tables={**app.settings.tables, GAME: table}, notes_on=result.notes, pause=result.pause)
        setup = standard_setup(sorted(result.variants), result.seats)
        seed = new_seed() if result.seed is None else result.seed
        _begin(app, setup, result.levels, seed, result.people)

    app.stack.push(scene, chosen)


def _last_choice(app: App, offered: Sequence[str]) -> NewGame:
    """Return what was chosen last, as far as it can still be chosen."""
    usual = NewGame()
    settings = app.settings
    last = last_chosen(settings, GAME, offered, usual.levels, MOST - 1)
    if last is None:
        return replace(usual, notes=settings.notes_on, pause=settings.pause)
    variants = frozenset(name for name in last.variants if name in VARIANTS)
    return NewGame(last.levels, variants, settings.notes_on, settings.pause, people=last.people)


def play(app: App, table: NewTable) -> None:
    """Begin the match that the command line asks for; the level is the last one unless it is named."""
    assert isinstance(table.setup, FaekinSetup), "the setup was made for this game"
    last = _last_choice(app, [level.name for level in offered_levels(GAME)])
    seats = table.setup.seats
    chosen = (table.level,) * (seats - 1) if table.level is not None else last.with_seats(seats)
    seed = new_seed() if table.seed is None else table.seed
    _begin(app, table.setup, chosen, seed, last.people)


def _begin(
    app: App, setup: FaekinSetup, chosen: Sequence[str], seed: int, wanted: Sequence[str] = ()
) -> None:
    """Begin a match against rivals of the ``chosen`` levels, clockwise from the person; so are the ``wanted``."""
    begin(app, GAME, setup, person_seat(setup, seed), chosen, seed, wanted)


def person_seat(setup: FaekinSetup, seed: int) -> Seat:
    """Return where the person sits in the first round: in seat 0, which starts, where that was chosen (F5)."""
    return 0 if setup.person_starts else Dice(seed).fork(_SEAT_DRAW).below(setup.seats)


class FaekinFlow:
    """The screens of one round of FaeKin."""

    def __init__(self, app: App, session: Session) -> None:
        self.app = app
        self.session = session
        self.people = seated(session.header)
        self._table: FaekinTable | None = None
        session.owing = owing

    @property
    def view(self) -> View:
        """What the person may know now."""
        view: View = self.session.chair.view
        return view

    @property
    def setup(self) -> FaekinSetup:
        """How this round began, and how the match stood then."""
        return msgspec.convert(self.session.header.setup, FaekinSetup)

    def open(self) -> None:
        """Show the table."""
        settings = self.app.settings
        choices = TableChoices(
            people=self.people,
            speed=self.app.speed,
            confirm=settings.confirm,
            notes=settings.notes_on,
            notes_seen=settings.notes_seen,
            pause=settings.pause,
            marks=self._marks(),
        )
        names = [person.name for person in self.people]
        hooks = FaekinHooks(
            move_now=self.session.move_now,
            set_speed=lambda speed: self.app.change(speed=speed),
            menu=self.app.open_menu,
            help=self.app.open_help,
            heard=lambda: self.session.heard_out,
            discussed=lambda: self.session.discussed,
            finished=self._result,
            note_done=self._note_done,
            ask_no_more=lambda: self.app.change(confirm=False),
            hint=lambda view: hint(view, names),
            why=lambda view, event: why(view, names, event),
            keep_marks=self._keep_marks,
        )
        self._table = FaekinTable(self.session.chair, hooks, choices)

        def left(result: str) -> None:
            if result == LEAVE:
                self.app.leave()

        self.app.stack.replace(self._table, left)

    def update(self) -> None:
        """Let the bots think. What they decide waits until the person goes on; what they say does not (F9)."""
        table = self._table
        self.session.update(
            hold=table is not None and table.holds, listening=table is not None and table.listens
        )

    def settings_changed(self) -> None:
        """Take over speed, questions, notes and the pause while the table is open."""
        table, settings = self._table, self.app.settings
        if table is not None:
            table.queue.speed = self.app.speed
            table.confirm = settings.confirm
            table.choices = replace(table.choices, notes=settings.notes_on, pause=settings.pause)
            table.change()

    def _marks(self) -> dict[str, Mark]:
        """Return the person's own marks in this round, as they were kept."""
        if self.session.identity is None:
            return {}
        try:
            found = parsed(self.app.house.profile.notebook(self.session.identity) or "{}")
        except CodecError:
            return {}
        return kept_marks(found, self.setup.seats)

    def _keep_marks(self, marks: Mapping[str, Mark]) -> None:
        if self.session.identity is not None:
            self.app.house.profile.keep_notebook(self.session.identity, text(marks_to_keep(marks)))

    def _note_done(self, note_id: str) -> None:
        self.app.change(notes_seen=self.app.settings.notes_seen | {note_id})

    def _result(self, view: View) -> None:
        # The result is counted before its line of statistics is read.
        self.session.update()
        setup = self.setup
        tally = Tally(scored(setup, view.winners), setup.goal, match_winners(setup, view.winners))
        scene = ResultScene(
            view,
            self.people,
            tally,
            _footer(self.app, tally, view.seat),
            self.app.speed,
            judged(self._states[-1]),
            self._account,
        )
        self.app.stack.push(scene, self._after)

    def _account(self) -> None:
        """Tell over the result how the round went."""
        states = self._states
        reckoned = reckon(states, self.view.seat)
        watch = partial(look_back, self.app, self.session)
        self.app.stack.push(AccountScene(self.view, self.people, reckoned, judged(states[-1]), watch))

    @property
    def _states(self) -> list[State]:
        """Every state of the round that is over, the deal first."""
        return [step.state for step in self.session.table.laid_open().steps]

    def _after(self, choice: Choice) -> None:
        path = self.session.journal.path
        if choice == "rematch":
            self.next_round()
        elif choice == "replay" and path is not None:
            # The result lies below, so that going back from the replay leads to it.
            self._result(self.view)
            self.app.watch(path)
        elif choice == "title":
            self.app.leave()

    @property
    def between_rounds(self) -> bool:
        """Whether this round is over, and its match goes on."""
        return self.session.chair.over and not match_winners(self.setup, self.view.winners)

    def next_round(self) -> None:
        """Begin the next round: everybody moves up a seat, so that the next one starts, with the points (F5)."""
        header, setup, winners = self.session.header, self.setup, self.view.winners
        seats = len(header.seats)
        over = bool(match_winners(setup, winners))
        levels, wanted = sat(header, self.session.person)
        person = (self.session.person - 1) % seats
        fresh = (
            msgspec.structs.replace(following(setup, winners), score=())
            if over
            else following(setup, winners)
        )
        self.app.close_match()
        begin(self.app, GAME, fresh, person, levels, new_seed(), wanted)


@lru_cache(maxsize=4)
def owing(view: View) -> tuple[Seat, ...]:
    """Return who was asked something or is accused, and has not answered yet."""
    found = ((addressee(view, spoken), spoken.number) for spoken in view.talk)
    return tuple(seat for seat, number in found if seat is not None and not is_answered(view, number))


def _footer(app: App, tally: Tally, seat: Seat) -> str:
    """Return how far a match of several rounds is from its end; otherwise how many rounds were ever won."""
    if not tally.goal or tally.winners:
        return _record(app)
    points = tally.points[seat]
    return f"You have {points} point{'' if points == 1 else 's'}. The first to {tally.goal} wins the match."


def _record(app: App) -> str:
    won, played = won_of(app, GAME)
    if not played:
        return ""
    return f"Over all matches you have won {won} of {played} rounds."


def watch(app: App, found: Recovered[Any]) -> None:
    """Show a saved round step by step, as the person saw it then; all of it once it is over."""
    seats = found.header.seats
    seat = seats.index(HUMAN) if HUMAN in seats else 0
    views = [FAEKIN.view(step.state, seat) for step in found.fold.steps]
    watched = Watched(views, seated(found.header), warning=escape(found.warning or ""))

    def seen(_: None) -> None:
        if app.stack.top is None:
            app.open_title()

    app.stack.push(ReplayScene(watched, app.speed), seen)


def look_back(app: App, session: Session, start: int | None = None) -> None:
    """Show the open round step by step from the person's own chair, from a step on (None: the last one)."""
    views = [told.view for told in session.chair.history()]
    begin = len(views) - 1 if start is None else start
    app.stack.push(ReplayScene(Watched(views, seated(session.header), start=begin), app.speed))


SCREENS = Screens(new_game, play, FaekinFlow, watch, look_back)
