"""Looking back on matches of Enthrone: step by step, and into the decisions of one that is over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from fae_tabletop.app.catalog import rivals
from fae_tabletop.app.enthrone_boards import own_folder
from fae_tabletop.app.enthrone_whatif import EnthroneWhatIf
from fae_tabletop.app.house import BOT
from fae_tabletop.app.program import App
from fae_tabletop.app.session import Session, bot_seed
from fae_tabletop.core.game import Command, Seat
from fae_tabletop.core.log import Fold, Header
from fae_tabletop.games.enthrone.bot import LEVELS
from fae_tabletop.games.enthrone.decision import Decision
from fae_tabletop.games.enthrone.public import Move, Pass, Record, View
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.games.enthrone.scene.replay import ReplayScene, Watched
from fae_tabletop.games.enthrone.setup import boards, own_boards
from fae_tabletop.games.enthrone.state import State
from fae_tabletop.games.enthrone.study import CAREFUL, study
from fae_tabletop.table.journal import Recovered
from fae_tabletop.table.table import HUMAN
from fae_tabletop.ui.cast import level_word, shown_name
from fae_tabletop.ui.text import escape
from fae_tabletop.ui.weighing import Studied


def rival_name(header: Header, seat: Seat) -> str:
    """Return the name of who sits in ``seat`` as markup; a file may lack it or hold any characters."""
    if seat < len(header.names):
        return escape(shown_name(header.names[seat]))
    return rivals(header.seats[seat].removeprefix(BOT))[0]


def _names(header: Header, seat: Seat) -> list[str]:
    """Return who sat where, as ``seat`` calls them."""
    return ["You" if place == seat else rival_name(header, place) for place in range(len(header.seats))]


def board_title(name: str, own: Path | None = None) -> str:
    """Return what a board is called, as markup: one that ships, one in the folder ``own``, or one no longer there."""
    shipped = next((board.title for board in boards() if board.name == name), None)
    if shipped is not None:
        return escape(shipped)
    mine = () if own is None else own_boards(own).boards
    return escape(next((board.title for board in mine if board.name == name), name.replace("_", " ").title()))


def watched(views: Sequence[View], header: Header, other: Seat, own: Path | None = None) -> Watched:
    """What is watched of a match against the one in seat ``other``; while it runs the identity lies face down.

    ``own`` is the folder of the player's own boards, which may know the title of this one.
    """
    level = header.seats[other].removeprefix(BOT)
    return Watched(
        views,
        rival=rival_name(header, other),
        level=escape(level_word(level)),
        board_title=board_title(views[0].board.name, own),
        covered=views[-1].why is None,
    )


def reviewed(header: Header, fold: Fold[State], seat: Seat, own: Path | None = None) -> Watched:
    """What is watched by ``seat`` of a match that is over: every decision of it can be looked into.

    ``own`` is the folder of the player's own boards.
    """
    views = [ENTHRONE.view(step.state, seat) for step in fold.steps]
    return replace(watched(views, header, 1 - seat, own), studied=studied(header, fold, seat))


def studied(header: Header, fold: Fold[State], seat: Seat) -> Studied[Decision] | None:
    """Return the decisions of a match that is over, as ``seat`` is told them; None where nobody moved."""
    states = [step.state for step in fold.steps]
    moves = [len(state.moves) for state in states]
    steps = [step for step in range(len(states) - 1) if moves[step + 1] > moves[step]]
    people = frozenset(place for place, who in enumerate(header.seats) if _level(who) is None)

    def thought(step: int) -> Iterator[Decision]:
        state = states[step]
        mover = state.to_move
        level = _level(header.seats[mover]) or CAREFUL
        made = _command(states[step + 1].moves[-1])
        seed = bot_seed(header.seed, step, mover)
        return study(ENTHRONE.view(state, mover), level, seed, made)

    names = _names(header, seat)
    return Studied(seat, names, steps, thought, people) if steps else None


def _opened(app: App, header: Header, fold: Fold[State], seat: Seat) -> Watched:
    return branching(app, reviewed(header, fold, seat, own_folder(app)), header, fold, seat)


def branching(app: App, shown: Watched, header: Header, fold: Fold[State], seat: Seat) -> Watched:
    """Return what is watched with a way to play another line from any step of the match in ``fold``."""
    levels = [_level(who) or CAREFUL for who in header.seats]
    names = _names(header, seat)

    def branch(step: int) -> None:
        EnthroneWhatIf(app, header, fold, seat, step, names, levels).open()

    return replace(shown, branch=branch)


def _level(who: str) -> str | None:
    """Return the level of a bot that this version has, or None for a person."""
    level = who.removeprefix(BOT)
    return level if who != HUMAN and level in LEVELS else None


def _command(record: Record) -> Command:
    return Pass() if record.to is None else Move(record.tile, record.to)


def watch(app: App, found: Recovered[Any]) -> None:
    """Show a saved game step by step, as the person saw it then; all of it once it is over."""
    seats = found.header.seats
    seat = seats.index(HUMAN) if HUMAN in seats else 0
    if ENTHRONE.returns(found.fold.state) is not None:
        shown = _opened(app, found.header, found.fold, seat)
    else:
        views = [ENTHRONE.view(step.state, seat) for step in found.fold.steps]
        shown = watched(views, found.header, 1 - seat, own_folder(app))

    def seen(_: None) -> None:
        if app.stack.top is None:
            app.open_title()

    app.stack.push(ReplayScene(replace(shown, warning=escape(found.warning or "")), app.speed), seen)


def look_back(app: App, session: Session) -> None:
    """Show the open match step by step from the person's own chair, at the last step first."""
    if session.chair.over:
        shown = _opened(app, session.header, session.table.laid_open(), session.person)
    else:
        views = [told.view for told in session.chair.history()]
        shown = watched(views, session.header, 1 - session.person, own_folder(app))
    app.stack.push(ReplayScene(replace(shown, start=len(shown.views) - 1), app.speed))


def look_into(app: App, session: Session, turn: int) -> None:
    """Show the finished match of ``session`` step by step, beginning before ``turn``."""
    shown = _opened(app, session.header, session.table.laid_open(), session.person)
    start = next(
        step for step, view in enumerate(shown.views) if len(view.moves) == turn - 1 and all(view.ready)
    )
    app.stack.push(ReplayScene(replace(shown, start=start), app.speed))
