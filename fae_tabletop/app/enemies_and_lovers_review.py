"""Looking back on matches of Enemies & Lovers: step by step, and into the decisions of one that is over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from fae_tabletop.app.enemies_and_lovers_whatif import EnemiesWhatIf
from fae_tabletop.app.house import BOT
from fae_tabletop.app.people import seated
from fae_tabletop.app.program import App
from fae_tabletop.app.session import Session, bot_seed
from fae_tabletop.core.cast import CAST
from fae_tabletop.core.game import Command, Seat
from fae_tabletop.core.log import Fold, Header
from fae_tabletop.games.enemies_and_lovers.account import Hindsight, Reckoned
from fae_tabletop.games.enemies_and_lovers.bot import LEVELS
from fae_tabletop.games.enemies_and_lovers.decision import Decision
from fae_tabletop.games.enemies_and_lovers.hindsight import hindsight
from fae_tabletop.games.enemies_and_lovers.reckoning import unveiled
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS
from fae_tabletop.games.enemies_and_lovers.scene.replay import Everything, ReplayScene, Watched
from fae_tabletop.games.enemies_and_lovers.state import State
from fae_tabletop.games.enemies_and_lovers.study import CAREFUL, study
from fae_tabletop.table.journal import Recovered
from fae_tabletop.table.table import HUMAN
from fae_tabletop.ui.people import names
from fae_tabletop.ui.text import escape
from fae_tabletop.ui.weighing import Studied


def studied(header: Header, fold: Fold[State], seat: Seat) -> Studied[Decision] | None:
    """Return the decisions of a match that is over, as ``seat`` is told them; None where nobody had a choice.

    Left out is where there was only one thing to do, and what came out of turn.
    """
    game = ENEMIES_AND_LOVERS
    states = [step.state for step in fold.steps]
    players = fold.players
    steps = [
        step
        for step, (state, player) in enumerate(zip(states, players, strict=False))
        if player in game.waiting(state) and len(game.commands(state, player)) > 1
    ]
    careful = frozenset(place for place, who in enumerate(header.seats) if who == HUMAN)

    def thought(step: int) -> Iterator[Decision]:
        state, mover = states[step], players[step]
        name = header.names[mover] if mover < len(header.names) and mover not in careful else ""
        made = command_between(state, mover, states[step + 1])
        level = level_of(header, mover)
        seed = bot_seed(header.seed, step, mover)
        return study(game.view(state, mover), level, CAST.get(name), seed, made, mover in careful)

    return Studied(seat, names(seated(header)), steps, thought, careful) if steps else None


def judged(
    states: Sequence[State], seat: Seat, into: Studied[Decision] | None, reckoned: Sequence[Reckoned]
) -> Iterator[Hindsight]:
    """Yield what a match that is over comes to for ``seat``, by the decisions that it can look ``into``."""
    if into is None:
        return iter(())
    return hindsight(states, reckoned, seat, into.names, into.steps, into.study)


def command_between(before: State, seat: Seat, after: State) -> Command:
    """Return what ``seat`` did that led from one state to the next; of several that lead there, the first."""
    game = ENEMIES_AND_LOVERS
    facts = game.facts(after)
    ways = game.commands(before, seat)
    return next(way for way in ways if game.facts(game.apply(before, seat, way).state) == facts)


def level_of(header: Header, seat: Seat) -> str:
    """Return the level of the bot in ``seat``; for a person, and for a level that is gone, a careful player's."""
    level = header.seats[seat].removeprefix(BOT)
    return level if level in LEVELS else CAREFUL


def opened(app: App, header: Header, fold: Fold[State], seat: Seat) -> Watched:
    """Return what is watched by ``seat`` of a match that is over: all of it, every decision, and other lines of it."""
    views = [ENEMIES_AND_LOVERS.view(step.state, seat) for step in fold.steps]
    shown = Watched(
        views, seated(header), everything=lambda step: Everything(*unveiled(fold.steps[step].state, seat))
    )
    levels = [level_of(header, place) for place in range(len(header.seats))]

    def branch(step: int) -> None:
        EnemiesWhatIf(app, header, fold, seat, step, shown.people, levels).open()

    return replace(shown, studied=studied(header, fold, seat), branch=branch)


def watch(app: App, found: Recovered[State]) -> None:
    """Show a saved game step by step, as the person saw it then; all of it once it is over."""
    seats = found.header.seats
    seat = seats.index(HUMAN) if HUMAN in seats else 0
    if ENEMIES_AND_LOVERS.returns(found.fold.state) is not None:
        shown = opened(app, found.header, found.fold, seat)
    else:
        views = [ENEMIES_AND_LOVERS.view(step.state, seat) for step in found.fold.steps]
        shown = Watched(views, seated(found.header))

    def seen(_: None) -> None:
        if app.stack.top is None:
            app.open_title()

    app.stack.push(ReplayScene(replace(shown, warning=escape(found.warning or "")), app.speed), seen)


def look_back(app: App, session: Session, start: int | None = None) -> None:
    """Show the open match step by step from the person's own chair, at step ``start`` or the last one first."""
    if session.chair.over:
        shown = opened(app, session.header, session.table.laid_open(), session.person)
    else:
        shown = Watched([told.view for told in session.chair.history()], seated(session.header))
    last = len(shown.views) - 1
    app.stack.push(ReplayScene(replace(shown, start=last if start is None else start), app.speed))
