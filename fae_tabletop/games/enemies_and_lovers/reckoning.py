"""Works out what each seat could know before every command of a match that is over, for the account of it.

Everything comes from the true states, but is judged by what a seat knew at the time: the Crown by exact counting, the
chance by a reader who imagines what may be and forgets nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Seat
from fae_tabletop.games.enemies_and_lovers.account import Reckoned, Stood
from fae_tabletop.games.enemies_and_lovers.cards import CARDS
from fae_tabletop.games.enemies_and_lovers.deduction import crown
from fae_tabletop.games.enemies_and_lovers.evaluation import standing
from fae_tabletop.games.enemies_and_lovers.moves import missing
from fae_tabletop.games.enemies_and_lovers.public import View
from fae_tabletop.games.enemies_and_lovers.secrecy import hide, imagine
from fae_tabletop.games.enemies_and_lovers.state import THE_CROWN, State

WORLDS = 24
"""Worlds that a careful reader imagines before every command."""


def reckon(states: Sequence[State], seat: Seat) -> Iterator[Reckoned]:
    """Yield what could be known before each command, the first one first, judged for ``seat``.

    ``states`` are those of the whole match, the deal first. Raises ValueError while the match goes on.
    """
    if states[-1].why is None:
        raise ValueError("the game is not over")
    return _reckoned(states, seat)


def _reckoned(states: Sequence[State], seat: Seat) -> Iterator[Reckoned]:
    logged = read = 0
    for state in states[:-1]:
        logged += sum(event.told_to(seat) for event in state.log[read:])
        read = len(state.log)
        views = [hide(state, one, log=False) for one in range(state.seats)]
        yield Reckoned(
            stood=_stood(state),
            seat=state.turn,
            acting=state.asked if state.pending >= 0 else state.turn,
            logged=logged,
            crown=tuple(crown(view) for view in views),
            chance=_chance(views[seat]),
        )


def stood(states: Sequence[State]) -> tuple[Stood, ...]:
    """Return how things truly stood before each command of a match; ``states`` as for ``reckon``."""
    return tuple(_stood(state) for state in states[:-1])


def _stood(state: State) -> Stood:
    courts = ({CARDS[card].subtype for _, card, _ in court if card >= 0} for court in state.courts)
    return Stood(state.turns + 1, holder(state), tuple(missing(court) for court in courts))


def holder(state: State) -> Seat | None:
    """Return who has the Crown, in hand or Court; None when it lies in a pile."""
    for seat, (hand, court) in enumerate(zip(state.hands, state.courts, strict=True)):
        if THE_CROWN in hand or any(card == THE_CROWN for _, card, _ in court):
            return seat
    return None


def _chance(view: View) -> float:
    """Return the viewer's chance to win over worlds that it cannot tell from the real one; always the same."""
    dice = Dice(WORLDS)
    return sum(standing(imagine(view, dice))[view.seat] for _ in range(WORLDS)) / WORLDS
