"""What a finished match comes to, by one measure: turning points, a good deed, and a careful player's verdict."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Seat
from fae_tabletop.games.enemies_and_lovers.account import (
    SMALLEST_DEED,
    Hindsight,
    Judged,
    OwnDeed,
    Reckoned,
    Turning,
    deed_told,
    largest,
    own_deeds,
    swings,
    turning_points,
)
from fae_tabletop.games.enemies_and_lovers.belief import plausible
from fae_tabletop.games.enemies_and_lovers.bot import LEVELS, playout
from fae_tabletop.games.enemies_and_lovers.decision import Decision, falls_short, verdict
from fae_tabletop.games.enemies_and_lovers.public import View
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS
from fae_tabletop.games.enemies_and_lovers.state import State
from fae_tabletop.games.enemies_and_lovers.study import CAREFUL

GAMES = 400
"""Games that are played on from a moment to tell the chances there."""
SLICE, SLICES = 20, 3
"""Of these so many are played in one go, and so many slices of a thought are taken at once."""
MOST_DECISIONS = 4
"""How many decisions of the viewer's in a turn are judged."""
Study = Callable[[int], Iterator[Decision]]


def hindsight(
    states: Sequence[State],
    reckoned: Sequence[Reckoned],
    seat: Seat,
    names: Sequence[str],
    steps: Sequence[int] = (),
    study: Study | None = None,
) -> Iterator[Hindsight]:
    """Yield what a match comes to for ``seat``, a little more with every item; the last one is ``done``.

    ``states`` and ``reckoned`` are those of the whole match; ``names`` are by seat. ``steps`` are those from which
    somebody decided, and ``study`` thinks one of them through again, as the person is shown it: what is called good
    here is called good there. Without ``study`` nothing is judged.
    """
    return _Hindsight(states, reckoned, seat, names, steps, study).told()


def prospect(view: View) -> Generator[None, None, float]:
    """Play on from what a seat could know, a slice at a time; returns its chance to win, 0 to 1, always the same.

    Worlds are dealt and played on as by the careful player that decisions are judged by.
    """
    dice, rounds, won = Dice(GAMES), LEVELS[CAREFUL].rounds, 0.0
    for game in range(1, GAMES + 1):
        world = plausible(view, dice)
        won += playout(world, dice, world.turns + rounds * world.seats)[view.seat]
        if game % SLICE == 0:
            yield
    return won / GAMES


class _Hindsight:
    """One match that is looked back upon."""

    def __init__(
        self,
        states: Sequence[State],
        reckoned: Sequence[Reckoned],
        seat: Seat,
        names: Sequence[str],
        steps: Sequence[int],
        study: Study | None,
    ) -> None:
        self.states, self.reckoned, self.seat, self.names, self.study = states, reckoned, seat, names, study
        self.mine = [step for step in steps if reckoned[step].acting == seat] if study is not None else []
        self.steps = steps
        self._chances: dict[int, float] = {}
        self._short: dict[int, tuple[int, str]] = {}

    def told(self) -> Iterator[Hindsight]:
        """Yield the turning points, then the deed."""
        found = Hindsight()
        view = ENEMIES_AND_LOVERS.view(self.states[-1], self.seat)
        measured = []
        for swing in swings(view, self.reckoned):
            yield from self._wait(self._chance(swing.steps[0]), found)
            yield from self._wait(self._chance(swing.steps[1]), found)
            before, after = (self._chances[step] for step in swing.steps)
            measured.append(swing._replace(before=before, after=after))
        judged: list[Judged] = []
        for point in largest(measured):
            yield from self._wait(self._judged(point), found)
            judged.append(self._verdict(point))
            # The first stays one of them, whatever the others turn out to be.
            found = found._replace(points=tuple(judged[:1]))
        found = found._replace(points=turning_points(view, judged))
        for deed in own_deeds(view, self.reckoned):
            yield from self._wait(self._good(deed), found)
            done = self._measured(deed)
            if done is not None:
                found = found._replace(deed=deed_told(view, self.names, done))
                break
        yield found._replace(done=True)

    @staticmethod
    def _wait(work: Iterator[None], found: Hindsight) -> Iterator[Hindsight]:
        """Yield what is found so far as often as ``work`` pauses."""
        for _ in work:
            yield found

    # -- chances --------------------------------------------------------------------------------------------

    def _chance(self, step: int) -> Iterator[None]:
        """Work out the chance before the command of ``step``."""
        if step not in self._chances:
            self._chances[step] = yield from prospect(ENEMIES_AND_LOVERS.view(self.states[step], self.seat))

    # -- decisions ------------------------------------------------------------------------------------------

    def _decisions(self, steps: tuple[int, int]) -> list[int]:
        """Return the steps of a turn at which the viewer decided, the first few."""
        return [step for step in self.mine if steps[0] <= step < steps[1]][:MOST_DECISIONS]

    def _judged(self, point: Turning) -> Iterator[None]:
        for step in self._decisions(point.steps):
            yield from self._judge(step)

    def _judge(self, step: int) -> Iterator[None]:
        """Think a decision of the viewer's through again."""
        if step in self._short or self.study is None:
            return
        for count, decision in enumerate(self.study(step), start=1):
            last = decision
            if count % SLICES == 0:
                yield
        self._short[step] = falls_short(last), verdict(last, self.names)

    def _verdict(self, point: Turning) -> Judged:
        """Return a turning point with the verdict on what the viewer did worst in it, where something was better."""
        mine = self._decisions(point.steps)
        if mine:
            step = max(mine, key=lambda one: self._short[one][0])
            short, told = self._short[step]
            return Judged(point, told if short else "", step)
        look = next((step for step in self.steps if step >= point.steps[0]), point.steps[0])
        return Judged(point, "", look)

    # -- deeds ----------------------------------------------------------------------------------------------

    def _cause(self, deed: OwnDeed) -> int | None:
        """Return the decision of the viewer's, in that turn, that led to a deed."""
        mine = (
            step for step in reversed(self.mine) if step <= deed.steps[0] and self._turn(step) == deed.turn
        )
        return next(mine, None)

    def _turn(self, step: int) -> int:
        return self.reckoned[step].turn

    def _good(self, deed: OwnDeed) -> Iterator[None]:
        """Work out what has to be known to call a deed good."""
        cause = self._cause(deed)
        if cause is not None:
            yield from self._judge(cause)
        for step in deed.steps:
            yield from self._chance(step)

    def _measured(self, deed: OwnDeed) -> OwnDeed | None:
        """Return a deed with its chances; None where it did not bring much, or something else was better."""
        cause = self._cause(deed)
        before, after = (self._chances[step] for step in deed.steps)
        if after - before < SMALLEST_DEED or (cause is not None and self._short[cause][0]):
            return None
        return deed._replace(before=before, after=after)
