"""Rules that leak and bots that peek, for the audit to catch; importable by a fresh process."""

from __future__ import annotations

from typing import Any

import msgspec

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Budget, Clock, Command, Event, Seat, Step
from fae_tabletop.games.enthrone.bot import EnthroneBot
from fae_tabletop.games.enthrone.public import PAWNS, Choose, ChosenSecretly, View
from fae_tabletop.games.enthrone.rules import Enthrone
from fae_tabletop.games.enthrone.state import UNCHOSEN, State

_handed: list[State] = []


class LeakyView(Enthrone):
    """Names the rival's Chosen Pawn where the first of the dealt tiles should stand."""

    def view(self, state: State, seat: Seat) -> View:
        view = super().view(state, seat)
        secret = state.chosen[1 - seat]
        if secret == UNCHOSEN or state.why is not None:
            return view
        return msgspec.structs.replace(view, dealt_tiles=(PAWNS[secret], *view.dealt_tiles[1:]))


class LeakyEvent(Enthrone):
    """Tells everybody what a seat chose."""

    def apply(self, state: State, seat: Seat, command: Command) -> Step[State]:
        step = super().apply(state, seat, command)
        if not isinstance(command, Choose):
            return step
        told: list[Event] = [
            event if not isinstance(event, ChosenSecretly) else ChosenSecretly(identity=event.identity)
            for event in step.events
        ]
        return Step(step.state, tuple(told))


class HandingOver(Enthrone):
    """Shows what it should, and leaves the state where the bot can find it."""

    def view(self, state: State, seat: Seat) -> View:
        _handed[:] = [state]
        return super().view(state, seat)


class Peeker(EnthroneBot):
    """Moves by the identity of the rival, which it looks up in the state that was left for it.

    It throws dice that the secret has loaded: a level with a judgement of its own would throw none.
    """

    def decide(
        self, view: Any, level: str, budget: Budget, dice: Dice, clock: Clock | None
    ) -> Command | None:
        secret = _handed[-1].chosen[1 - view.seat] if _handed else 0
        return super().decide(view, "random", budget, Dice(secret), clock)
