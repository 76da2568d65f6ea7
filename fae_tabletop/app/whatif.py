"""What if: lines that branch off a finished match, against bots or alone, and are kept nowhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic

from fae_tabletop.app.catalog import entry
from fae_tabletop.app.program import App
from fae_tabletop.app.session import bot_seed
from fae_tabletop.core.codec import Codec
from fae_tabletop.core.game import Budget, Command, S, Seat, V
from fae_tabletop.core.log import Fold, Header
from fae_tabletop.table.bots import Decision
from fae_tabletop.table.table import HUMAN, Chair, Table
from fae_tabletop.table.wire import Question as BotQuestion
from fae_tabletop.ui.branching import AGAIN, TURN, UNDO, Beside, BranchScene
from fae_tabletop.ui.dialogs import Answer, Question
from fae_tabletop.ui.match import LEAVE
from fae_tabletop.ui.menu import Choice, MenuScene

WHAT_IF = "What if"
MINE, ALL = "mine", "all"
"""Who plays a line: the person in the own seat, or in every seat; else ``seat-<number>``, in that seat alone."""


class Nowhere:
    """A tape that keeps nothing."""

    problem: str | None = None

    def append(self, line: str) -> None:
        """Let the line go."""


class WhatIf(Generic[S, V]):
    """A line that is played on from ``step`` of a finished match; nothing of it is kept.

    ``seat`` was the person's in the match, ``names`` tell who sat where, as markup, and ``levels`` how strong a bot in
    each seat is. A game's own class answers what its table is, how an end is told, and what counts as a turn.
    """

    def __init__(
        self,
        app: App,
        header: Header,
        fold: Fold[S],
        seat: Seat,
        step: int,
        names: Sequence[str],
        levels: Sequence[str],
    ) -> None:
        self.app, self.header, self.fold = app, header, fold
        self.seat, self.step, self.names, self.levels = seat, step, tuple(names), levels
        self.sides = MINE
        self.entry = entry(header.game)
        self._codec = Codec(self.entry.game.vocabulary)
        self._views: dict[Seat, list[V]] = {}
        self._kept: Decision | None = None
        self._kept_still: set[tuple[int, Seat]] = set()
        self._scene: BranchScene[Any] | None = None
        self._branch_off(step)

    # -- a game's answers -----------------------------------------------------------------------------------

    def sit(self, chair: Chair[V], match: Beside[V]) -> BranchScene[V]:
        """Return the table for a chair of the line."""
        raise NotImplementedError

    def ending(self, view: V) -> tuple[str, str]:
        """Return headline and sentence for the end that ``view`` shows, as markup."""
        raise NotImplementedError

    def turn_of(self, view: V) -> int:
        """Return how many turns are over, or a negative number where that says nothing."""
        raise NotImplementedError

    def of_itself(self, commands: Sequence[Command]) -> Command | None:
        """Return what goes without saying for a seat of the person's that may give these commands, if anything."""
        return None

    # -- the line -------------------------------------------------------------------------------------------

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that the person plays."""
        if self.sides == ALL:
            return tuple(range(len(self.names)))
        return (self.seat if self.sides == MINE else int(self.sides.removeprefix("seat-")),)

    def open(self) -> None:
        """Sit down where the line stands: in the seat that is to move, if the person plays it."""
        waiting = self.table.waiting
        self._sit_down(next((seat for seat in self.people if seat in waiting), self.people[0]))

    def _branch_off(self, left: int) -> None:
        """Let the line stand after ``left`` commands, those of the match included."""
        whole = self.fold if left <= self.step else self.line
        self.line: Fold[S] = whole.until(left)
        self.table: Table[S, V] = Table(self.entry.game, self.header, Nowhere(), self.line, ticket=left)
        self._kept = None
        self._kept_still.clear()

    def _sit_down(self, seat: Seat) -> None:
        if seat not in self._views:
            self._views[seat] = [self.entry.game.view(step.state, seat) for step in self.fold.steps]
        match = Beside(
            self._views[seat], self.turn_of, self._told(self.sides), self._choose_sides, self.people,
            self._think, self._stop, lambda: self._back_to() is not None,
        )  # fmt: skip
        self._scene = self.sit(self.table.chair(seat), match)
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
        """Return how many commands are left when one of the person's is taken back; None at the branch."""
        for left in range(self.table.length - 1, self.step - 1, -1):
            seat = self.line.players[left]
            commands = self.entry.game.commands(self.line.steps[left].state, seat)
            if seat in self.people and self.of_itself(commands) is None:
                return left
        return None

    # -- the bots -------------------------------------------------------------------------------------------

    def _think(self, hold: bool) -> None:
        """Ask a bot and carry its answer out, while ``hold`` lasts not yet; never waits."""
        if self._own_move():
            return
        bots, ticket = self.app.house.bots, self.table.ticket
        if self._kept is None and bots.asked is not None:
            if bots.asked.ticket != ticket:
                bots.forget()
            else:
                self._take(bots.poll())
        kept = self._kept
        if kept is not None and kept.ticket != ticket:
            self._kept = kept = None
        if kept is None and bots.asked is None:
            self._ask()
        elif kept is not None and kept.command is not None and not hold:
            self._kept = None
            self.table.chair(kept.seat).submit(kept.command)

    def _own_move(self) -> bool:
        """Do for a seat of the person's, not the one at the table, what goes without saying there."""
        at_table = None if self._scene is None else self._scene.chair.seat
        for seat in self.table.waiting:
            if seat in self.people and seat != at_table:
                chair = self.table.chair(seat)
                command = self.of_itself(chair.commands)
                if command is not None:
                    chair.submit(command)
                    return True
        return False

    def _take(self, decision: Decision | None) -> None:
        if decision is None:
            return
        if decision.command is None:
            self._kept_still.add((decision.ticket, decision.seat))
        else:
            self._kept = decision

    def _ask(self) -> None:
        """Ask the bots that merely could do something, then one that is waited for."""
        waiting, ticket = self.table.waiting, self.table.ticket
        bots = [seat for seat in range(len(self.names)) if seat not in self.people]
        for must in (False, True):
            for seat in bots:
                if (seat in waiting) != must or (ticket, seat) in self._kept_still:
                    continue
                chair = self.table.chair(seat)
                if chair.commands:
                    self._put(chair, must)
                    return

    def _put(self, chair: Chair[V], must: bool) -> None:
        seat, ticket = chair.seat, self.table.ticket
        level, header = self.levels[seat], self.header
        bot = header.seats[seat] != HUMAN and seat < len(header.names)
        question = BotQuestion(
            ticket, header.game, seat, self._codec.write(chair.view), must, level,
            Budget(seconds=self.entry.levels[level].seconds), bot_seed(header.seed, ticket, seat),
            header.names[seat] if bot else "",
        )  # fmt: skip
        self.app.house.bots.ask(question, chair.commands, self._codec)

    def _stop(self) -> None:
        self._kept = None
        if self.app.house.bots.asked is not None:
            self.app.house.bots.forget()

    # -- what is asked --------------------------------------------------------------------------------------

    @property
    def _others(self) -> list[Seat]:
        """The other seats, clockwise."""
        count = len(self.names)
        return [(self.seat + n) % count for n in range(1, count)]

    def _told(self, sides: str) -> str:
        """Return who plays, in a few words."""
        others = self._others
        if sides == MINE:
            return f"{self.names[others[0]]} answers" if len(others) == 1 else "Bots answer"
        if sides == ALL:
            return "You play both" if len(others) == 1 else "You play all"
        return f"You play {self.names[int(sides.removeprefix('seat-'))]}"

    def _offered(self) -> dict[str, str]:
        """Return who may play a line, with a sentence about it."""
        several = len(self._others) > 1
        others = f"A bot plays your seat, as carefully as it can{', and bots the others' if several else ''}."
        return {
            MINE: f"You play your own seat, {'bots the others' if several else 'a bot the other'}.",
            ALL: f"You move in turn for {'every seat' if several else 'both seats'}.",
            **{f"seat-{seat}": others for seat in self._others},
        }

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
        notes = self._offered()
        order = [self.sides, *(side for side in notes if side != self.sides)]
        choices = [Choice(side, self._told(side), None, note=notes[side]) for side in order]

        def chosen(key: str) -> None:
            if key in notes and key != self.sides and self._scene is not None:
                self.sides = key
                self._scene.close(TURN)

        self.app.stack.push(MenuScene("sides", "Who plays this line?", choices), chosen)

    def _over(self, view: V) -> None:
        """Tell how the line ended, beside how the match did."""
        game = self.entry.game
        title, sentence = self.ending(game.view(self.line.state, self.seat))
        match = self.ending(game.view(self.fold.state, self.seat))[1]
        answers = [
            Answer(LEAVE, "To the match", "main", "back"),
            Answer(AGAIN, "Begin again", "second", "undo"),
            Answer("look", "Look around", "quiet", "eye"),
        ]

        def answered(key: str) -> None:
            if key != "look" and self._scene is not None:
                self._scene.close(key)

        words = f"{sentence}\nIn the match: {match}"
        self.app.stack.push(
            Question(f"In this line: {title[:1].lower()}{title[1:]}", words, answers, cancel="look"), answered
        )
