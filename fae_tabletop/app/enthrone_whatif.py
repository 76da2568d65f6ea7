"""What if: lines that branch off a finished match of Enthrone, against a bot or alone, and kept nowhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from fae_tabletop.app.program import App
from fae_tabletop.app.session import bot_seed
from fae_tabletop.core.codec import Codec
from fae_tabletop.core.game import Budget, Seat
from fae_tabletop.core.log import Fold, Header
from fae_tabletop.games.enthrone import advice, reading
from fae_tabletop.games.enthrone.bot import LEVELS
from fae_tabletop.games.enthrone.public import View
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.games.enthrone.scene.hooks import EnthroneHooks, TableChoices
from fae_tabletop.games.enthrone.scene.whatif import AGAIN, TURN, UNDO, Beside, WhatIfTable
from fae_tabletop.games.enthrone.state import State
from fae_tabletop.games.enthrone.words import verdict
from fae_tabletop.table.bots import Decision
from fae_tabletop.table.table import Table
from fae_tabletop.table.wire import Question as BotQuestion
from fae_tabletop.ui.cast import level_word
from fae_tabletop.ui.dialogs import Answer, Question
from fae_tabletop.ui.match import LEAVE
from fae_tabletop.ui.menu import Choice, MenuScene

Sides = Literal["mine", "both", "theirs"]
WHAT_IF = "What if"
YOURS = "Yours"
OWN_SEAT = "Your seat"
"""What the person's seat is called by whoever sits in the other one."""


class Nowhere:
    """A tape that keeps nothing."""

    problem: str | None = None

    def append(self, line: str) -> None:
        """Let the line go."""


class WhatIf:
    """A line that is played on from ``step`` of a finished match; nothing of it is kept.

    ``seat`` was the person's in the match, ``rival`` is what the other is called, ``levels`` tell how strong a bot
    in each seat is.
    """

    def __init__(
        self,
        app: App,
        header: Header,
        fold: Fold[State],
        seat: Seat,
        step: int,
        rival: str,
        levels: Sequence[str],
    ) -> None:
        self.app, self.header, self.fold = app, header, fold
        self.seat, self.step, self.rival, self.levels = seat, step, rival, levels
        self.sides: Sides = "mine"
        self._codec = Codec(ENTHRONE.vocabulary)
        self._views: dict[Seat, list[View]] = {}
        self._kept: Decision | None = None
        self._scene: WhatIfTable | None = None
        self._branch_off(step)

    @property
    def bots(self) -> tuple[Seat, ...]:
        """The seats that bots play."""
        return {"mine": (1 - self.seat,), "both": (), "theirs": (self.seat,)}[self.sides]

    def open(self) -> None:
        """Sit down where the line stands: in the seat that is to move, if a person plays it."""
        waiting = self.table.waiting
        people = [seat for seat in (self.seat, 1 - self.seat) if seat not in self.bots]
        self._sit_down(next((seat for seat in people if seat in waiting), people[0]))

    def _branch_off(self, left: int) -> None:
        """Let the line stand after ``left`` commands, those of the match included."""
        whole = self.fold if left <= self.step else self.line
        self.line: Fold[State] = whole.until(left)
        self.table = Table(ENTHRONE, self.header, Nowhere(), self.line, ticket=left)
        self._kept = None

    def _sit_down(self, seat: Seat) -> None:
        rival = self.rival if seat == self.seat else OWN_SEAT
        hooks = EnthroneHooks(
            move_now=self.app.house.bots.move_now,
            set_speed=lambda speed: self.app.change(speed=speed),
            menu=self._menu,
            help=self.app.open_help,
            finished=self._over,
            hint=advice.hint,
            why=lambda view, turn, covered: reading.why(view, rival, turn, covered=covered),
        )
        level = YOURS if self.sides == "both" else level_word(self.levels[1 - seat])
        choices = TableChoices(rival, level, WHAT_IF, self.app.speed, confirm=False, notes=False)
        views = self._views.get(seat) or [ENTHRONE.view(step.state, seat) for step in self.fold.steps]
        self._views[seat] = views
        known = views[-1].revealed
        assert known is not None, "the match is over"
        match = Beside(
            views, known, self._told(self.sides), self._choose_sides, self._think, self._stop,
            both=self.sides == "both", goes_back=lambda: self._back_to() is not None,
        )  # fmt: skip
        self._scene = WhatIfTable(self.table.chair(seat), hooks, choices, match)
        self.app.stack.push(self._scene, self._left)

    def _left(self, result: str) -> None:
        self._scene = None
        if result == LEAVE:
            return
        if result == AGAIN:
            self._branch_off(self.step)
        elif result == UNDO:
            left = self._back_to()
            assert left is not None, "only then the table offers it"
            self._branch_off(left)
        self.open()

    def _back_to(self) -> int | None:
        """Return how many commands are left when one move of a person is taken back; None at the branch."""
        for left in range(self.table.length - 1, self.step - 1, -1):
            if self.line.steps[left].state.to_move not in self.bots:
                return left
        return None

    # -- the bot --------------------------------------------------------------------------------------------

    def _think(self, hold: bool) -> None:
        """Ask the bot that is waited for and carry its answer out, while ``hold`` lasts not yet; never waits."""
        bots, ticket = self.app.house.bots, self.table.ticket
        if self._kept is None and bots.asked is not None:
            if bots.asked.ticket != ticket:
                bots.forget()
            else:
                self._kept = bots.poll()
        kept = self._kept
        if kept is not None and kept.ticket != ticket:
            self._kept = kept = None
        seat = next((seat for seat in self.table.waiting if seat in self.bots), None)
        if seat is None:
            return
        if kept is None and bots.asked is None:
            chair = self.table.chair(seat)
            level = self.levels[seat]
            question = BotQuestion(
                ticket, ENTHRONE.id, seat, self._codec.write(chair.view), True, level,
                Budget(seconds=LEVELS[level].seconds), bot_seed(self.header.seed, ticket, seat),
            )  # fmt: skip
            bots.ask(question, chair.commands, self._codec)
        elif kept is not None and kept.command is not None and not hold:
            self._kept = None
            self.table.chair(seat).submit(kept.command)

    def _stop(self) -> None:
        self._kept = None
        if self.app.house.bots.asked is not None:
            self.app.house.bots.forget()

    # -- what is asked --------------------------------------------------------------------------------------

    def _told(self, sides: Sides) -> str:
        return {
            "mine": f"{self.rival} answers",
            "both": "You play both",
            "theirs": f"You play {self.rival}",
        }[sides]

    def _menu(self) -> None:
        choices = [
            Choice("go-on", "Play on", "play", "main"),
            Choice("sides", "Who plays", "players", note=f"{self._told(self.sides)}."),
            Choice(AGAIN, "Begin again", "undo", note="From where this line left the match."),
            Choice(LEAVE, "To the match", "back", note="Nothing of this line is kept."),
        ]

        def chosen(key: str) -> None:
            if key == "sides":
                self._choose_sides()
            elif key in (AGAIN, LEAVE) and self._scene is not None:
                self._scene.close(key)

        self.app.stack.push(MenuScene("menu", WHAT_IF, choices), chosen)

    def _choose_sides(self) -> None:
        notes: dict[Sides, str] = {
            "mine": "You play your own seat, a bot the other.",
            "both": "You move in turn for both seats.",
            "theirs": "A bot plays your seat, as carefully as it can.",
        }
        order: list[Sides] = [self.sides, *(side for side in notes if side != self.sides)]
        choices = [Choice(side, self._told(side), None, note=notes[side]) for side in order]

        def chosen(key: str) -> None:
            side = next(side for side in notes if side == key)
            if side != self.sides and self._scene is not None:
                self.sides = side
                self._scene.close(TURN)

        self.app.stack.push(MenuScene("sides", "Who plays this line?", choices), chosen)

    def _over(self, view: View) -> None:
        """Tell how the line ended, beside how the match did."""
        mine = ENTHRONE.view(self.line.state, self.seat)
        match = ENTHRONE.view(self.fold.state, self.seat)
        words = f"{verdict(mine, self.rival).sentence}\nIn the match: {verdict(match, self.rival).sentence}"
        answers = [
            Answer(LEAVE, "To the match", "main", "back"),
            Answer(AGAIN, "Begin again", "second", "undo"),
            Answer("look", "Look around", "quiet", "eye"),
        ]

        def answered(key: str) -> None:
            if key != "look" and self._scene is not None:
                self._scene.close(key)

        title = f"In this line: {verdict(mine, self.rival).headline.lower()}"
        self.app.stack.push(Question(title, words, answers, cancel="look"), answered)
