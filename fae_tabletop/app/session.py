"""A match that is being played: table, file and bots wired together, without a window."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from math import inf
from pathlib import Path
from typing import Any

from fae_tabletop.app import catalog
from fae_tabletop.app.house import BOT, House, begun, identity_of, outcome_of
from fae_tabletop.core.codec import Codec
from fae_tabletop.core.game import Budget, Illegal, Seat, Setup, talks
from fae_tabletop.core.log import Header, new_header
from fae_tabletop.table.bots import Decision
from fae_tabletop.table.journal import Journal, MatchUnreadable, Recovered, read_bytes, read_head, recover
from fae_tabletop.table.table import HUMAN, Chair, Table
from fae_tabletop.table.wire import Question

RETRY_AFTER = 5.0
"""Seconds between attempts to save when the disk has failed."""
ON_THE_WAY = 0.08
"""Seconds of a limited thought that are kept for the way to the bot and back."""
YOU = "You"


class Session:
    """One match with one person at the screen; call ``update`` once a frame.

    ``chair`` is the person's; ``warning`` tells what was damaged when the match was read from its file.
    """

    def __init__(
        self, house: House, game: catalog.Entry, table: Table[Any, Any], journal: Journal, warning: str | None
    ) -> None:
        self.house = house
        self.game = game
        self.table = table
        self.journal = journal
        self.warning = warning
        self.person: Seat = table.header.seats.index(HUMAN)
        self.chair: Chair[Any] = table.chair(self.person)
        self._levels: dict[Seat, str] = {
            seat: who.removeprefix(BOT) for seat, who in enumerate(table.header.seats) if who != HUMAN
        }
        self._chairs = {seat: table.chair(seat) for seat in self._levels}
        self._codec = Codec(game.game.vocabulary)
        self.patience: Callable[[Any], float] = lambda view: inf
        """Seconds after which a bot acts in a position where the length of its thought would tell something.

        There it acts no sooner either, however short its thought was, and whether or not things still move.
        """
        self.owing: Callable[[Any], Sequence[Seat]] = lambda view: ()
        """The seats that were spoken to and have not answered, from the person's view: they are asked first."""
        self._talking = talks(game.game)
        self._heard = 0
        self._met = (-1, 0.0)
        self._moment = inf
        self._kept: Decision | None = None
        self._kept_still: dict[tuple[int, Seat], int] = {}
        self._retry_at = 0.0
        self._rewarded = False

    @classmethod
    def new(
        cls,
        house: House,
        game_id: str,
        setup: Setup,
        seed: int,
        level: str | Sequence[str],
        person: Seat = 0,
        notes: dict[str, str] | None = None,
        rivals: Sequence[str] = (),
    ) -> Session:
        """Begin a match with the person in seat ``person`` against bots of ``level``.

        ``level``: one for as few bots as the game takes, or one for each bot in the order of seats, which tells how
        many play. ``rivals`` names the bots, as many as there are; without them each level brings its own. Raises
        UnknownGame, or ValueError for an unknown level.
        """
        game = catalog.entry(game_id)
        levels = [level] * (game.game.seats[0] - 1) if isinstance(level, str) else list(level)
        for one in levels:
            catalog.check_level(game, one)
        bots = iter(zip(levels, rivals or catalog.cast(levels), strict=True))
        taken = [(HUMAN, YOU) if seat == person else next(bots) for seat in range(len(levels) + 1)]
        seats = tuple(HUMAN if seat == person else BOT + who for seat, (who, _) in enumerate(taken))
        names = tuple(name for _, name in taken)
        day = house.today().isoformat()
        header = new_header(game.game, setup, seed, seats, names, started=day, notes=notes or {})
        table: Table[Any, Any]
        try:
            folder = house.folder.matches
        except OSError:
            # The journal makes the folder itself as soon as that works, and says so until then.
            folder = house.folder.root / "matches"
        journal = Journal.create(folder, header, day)
        table = Table(game.game, header, journal)
        return cls(house, game, table, journal, None)

    @classmethod
    def resume(cls, house: House, path: Path) -> Session:
        """Go on with a saved match. Raises MatchUnreadable and MatchBusy."""
        # Nobody else may write between reading the file and going on from what was read.
        journal = Journal.hold(path)
        try:
            game, found = _recovered(path)
        except MatchUnreadable:
            journal.close()
            raise
        journal.go_on(found)
        table: Table[Any, Any] = Table.resume(game.game, found, journal)
        return cls(house, game, table, journal, found.warning)

    @property
    def header(self) -> Header:
        """Game, setup, seats and names of this match."""
        return self.table.header

    @property
    def level(self) -> str:
        """The level of the bots in this match."""
        return next(iter(self._levels.values()), "")

    @property
    def banner(self) -> str | None:
        """What the person must know all the time: that something is not being saved."""
        return self.journal.problem or self.house.folder.problem

    @property
    def outcome(self) -> str | None:
        """``won``, ``lost`` or ``drawn`` for the person, or None while the match is on."""
        returns = self.table.returns
        return None if returns is None else outcome_of(returns[self.person])

    @property
    def identity(self) -> str | None:
        """What tells this match from all others; None while it has no file."""
        return None if self.journal.path is None else identity_of(self.journal.path, self.header.seed)

    @property
    def heard_out(self) -> bool:
        """Whether every bot that is not waited for was asked since anything happened, and has no more to say."""
        kept = () if self._kept is None else (self._kept.seat,)
        waiting = self.table.waiting
        return all(self._is_still(s) or s in kept for s in self._round(waiting) if self._may_act(s))

    @property
    def discussed(self) -> bool:
        """Whether every bot that could say or do something now was asked, and keeps still."""
        if self.house.bots.asked is not None or self._kept is not None:
            return False
        return self.heard_out

    def update(self, hold: bool = False, listening: bool = False) -> None:
        """Ask the bots and carry out what they decided; never waits.

        With ``hold`` (things still move on the table) a decision is kept for a later call, unless its moment is set;
        ``listening`` lets talk through all the same.
        """
        self._retry_saving()
        for chair in self._chairs.values():
            chair.poll()
        if self.chair.over:
            self._reward()
            return
        self._drop_stale()
        decision = self.house.bots.poll()
        if decision is not None:
            self._take(decision)
        ripe = not hold if self._moment == inf else self.house.clock() >= self._moment
        if self._kept is not None and (ripe or (listening and _is_talk(self._kept))):
            kept, self._kept = self._kept, None
            self._carry_out(kept)
            self._drop_stale()
        if self.house.bots.asked is None and (self._kept is None or listening):
            self._ask()

    def move_now(self) -> None:
        """Have the bot answer at once with the best it has found."""
        self.house.bots.move_now()

    def leave(self) -> None:
        """Close the file; an unfinished match can be continued later."""
        self.house.bots.forget()
        self.journal.close()

    def _retry_saving(self) -> None:
        if self.journal.problem is not None and self.house.clock() >= self._retry_at:
            self._retry_at = self.house.clock() + RETRY_AFTER
            self.journal.retry()

    def _drop_stale(self) -> None:
        ticket = self.table.ticket
        if self._kept is not None and self._kept.ticket != ticket:
            self._kept = None
        asked = self.house.bots.asked
        if asked is not None and asked.ticket != ticket:
            self.house.bots.forget()
        if self._heard != self.table.heard:
            # What the person said may change everybody's mind.
            self._heard = self.table.heard
            self._kept = None
            self._kept_still.clear()
            self.house.bots.forget()

    def _ask(self) -> None:
        """Ask before every decision of anybody the bots that merely could do something, then one that is waited for.

        So a bot may use the moment before another's decision, as a person may (R56 of Enemies & Lovers, F9 of FaeKin).
        """
        waiting = self.table.waiting
        for seat in self._round(waiting):
            if self._may_act(seat) and not self._is_still(seat):
                self._put(seat, self._chairs[seat], self._levels[seat], must=False)
                return
        if self._kept is not None:
            return
        for seat in waiting:
            if seat in self._levels:
                self._put(seat, self._chairs[seat], self._levels[seat], must=True)
                return

    def _round(self, waiting: Sequence[Seat]) -> list[Seat]:
        """Return the bots that are not waited for in the order in which they are asked.

        Clockwise from whoever sits before the one that is waited for, and so has just played; who owes an answer comes
        first.
        """
        seats = len(self.header.seats)
        first = (waiting[0] - 1) % seats if waiting else 0
        order = [(first + step) % seats for step in range(seats)]
        others = [seat for seat in order if seat in self._levels and seat not in waiting]
        owing = self.owing(self.chair.view)
        return sorted(others, key=lambda seat: seat not in owing)

    def _may_act(self, seat: Seat) -> bool:
        return self._talking or bool(self._chairs[seat].commands)

    def _is_still(self, seat: Seat) -> bool:
        """Whether a bot was asked here and keeps still; who was spoken to since then is asked again."""
        said = self._kept_still.get((self.table.ticket, seat))
        return said is not None and (said == self.table.said or seat not in self.owing(self.chair.view))

    def _keep_still(self, decision: Decision) -> None:
        self._kept_still[decision.ticket, decision.seat] = self.table.said

    def _put(self, seat: Seat, chair: Chair[Any], level: str, must: bool) -> None:
        now = self.house.clock()
        if self._met[0] != self.table.ticket:
            self._met = (self.table.ticket, now)
        self._moment = self._met[1] + self.patience(chair.view)
        seconds = min(self.game.levels[level].seconds, max(0.0, self._moment - ON_THE_WAY - now))
        question = Question(
            self.table.ticket, self.game.id, seat, self._codec.write(chair.view), must, level,
            Budget(seconds=seconds), bot_seed(self.header.seed, self.table.ticket, seat), self._name(seat),
        )  # fmt: skip
        self.house.bots.ask(question, chair.commands, self._codec)

    def _name(self, seat: Seat) -> str:
        names = self.header.names
        return names[seat] if seat < len(names) else ""

    def _take(self, decision: Decision) -> None:
        if decision.ticket != self.table.ticket:
            return
        if decision.command is None:
            self._keep_still(decision)
        elif self._kept is None:
            self._kept = decision
        elif _is_talk(decision):
            self._carry_out(decision)
        else:
            # Who was asked before has the first word (F9).
            self._keep_still(decision)

    def _carry_out(self, decision: Decision) -> None:
        assert decision.command is not None, "a bot that keeps still has nothing to carry out"
        try:
            self._chairs[decision.seat].submit(decision.command)
        except Illegal as refused:
            # Only talk is not checked against the list; what is refused there is simply not said.
            self._keep_still(decision)
            self.house.problems.crash(refused)

    def _reward(self) -> None:
        if self._rewarded:
            return
        self.house.bots.forget()
        if self.journal.path is None:
            # Nothing identifies the match until its file could be made.
            return
        self._rewarded = True
        result = begun(self.journal.path, self.header, self.person)
        self.house.profile.record(
            result._replace(
                outcome=self.outcome or "",
                why=str(getattr(self.chair.view, "why", "")),
                length=self.table.length,
                undone=self.table.undone,
                turns=int(getattr(self.chair.view, "turns", 0)),
            )
        )


def _is_talk(decision: Decision) -> bool:
    return decision.command is not None and decision.command.idle


def _recovered(path: Path) -> tuple[catalog.Entry, Recovered[Any]]:
    """Return a match that one person can go on with. Raises MatchUnreadable for every other file."""
    content = read_bytes(path)
    header = read_head(path, content)
    try:
        game = catalog.entry(header.game)
    except catalog.UnknownGame:
        raise MatchUnreadable(f"is a match of {header.game!r}, which this version does not have") from None
    people = header.seats.count(HUMAN)
    if not people:
        raise MatchUnreadable("is a match between bots and can only be watched")
    if people > 1:
        raise MatchUnreadable("is a match between people and can only be watched")
    for who in header.seats:
        if who != HUMAN and who.removeprefix(BOT) not in game.levels:
            raise MatchUnreadable(f"names a player this version does not have ({who!r})")
    return game, recover(game.game, path, content)


def bot_seed(seed: int, ticket: int, seat: Seat) -> int:
    """Return a seed for a bot's own dice that tells nothing about the deal."""
    digest = hashlib.blake2s(f"{seed}/{ticket}/{seat}".encode(), digest_size=6).digest()
    return int.from_bytes(digest, "big")
