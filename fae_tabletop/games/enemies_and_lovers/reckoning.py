"""Works out what each seat could know before every command of a match that is over, and what was so in truth.

Everything comes from the true states, but is judged by what a seat knew at the time: the Crown by exact counting, the
chance by a reader who imagines what may be and forgets nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Seat
from fae_tabletop.games.enemies_and_lovers.account import Reckoned, Stood
from fae_tabletop.games.enemies_and_lovers.cards import CARDS, CardId
from fae_tabletop.games.enemies_and_lovers.deduction import crown
from fae_tabletop.games.enemies_and_lovers.evaluation import standing
from fae_tabletop.games.enemies_and_lovers.events import Told
from fae_tabletop.games.enemies_and_lovers.public import Hand, View
from fae_tabletop.games.enemies_and_lovers.secrecy import hide, imagine, names, reveal
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


def unveiled(state: State, seat: Seat) -> tuple[View, tuple[CardId, ...]]:
    """Return a moment of a match that is over with everything open, as seen from ``seat``, and the draw pile.

    The view names every card of hands and Courts, and its log every card that was told to anybody. What tells who knew
    a card stays as it was: Court cards that lay face-down are not ``up``, nor are hand cards of ``seat`` ``shown`` for
    being named. The draw pile has its top first.
    """
    view, everything = hide(state, seat, log=False), reveal(state)
    courts = tuple(
        tuple(replace(slot, card=lying.card) for slot, lying in zip(court, laid, strict=True))
        for court, laid in zip(view.courts, everything.courts, strict=True)
    )
    hands = tuple(
        view.hands[owner] if owner == seat else Hand(len(hand), hand)
        for owner, hand in enumerate(everything.hands)
    )
    log = tuple(fullest(state.log, state.seats))
    return replace(view, hands=hands, courts=courts, looking=names(state.looking), log=log), everything.draw


def fullest(log: Iterable[Told], seats: int) -> Iterator[Told]:
    """Yield every happening once, told as those are told it who may know most.

    What is hidden from some is told twice or more, one after the other, each seat in one audience: first with names.
    """
    told: set[Seat] = set()
    for event in log:
        if not told:
            yield event
        told |= {*range(seats)} if event.audience is None else {*event.audience}
        if len(told) == seats:
            told = set()


def stood(states: Sequence[State]) -> tuple[Stood, ...]:
    """Return how things truly stood before each command of a match; ``states`` as for ``reckon``."""
    return tuple(_stood(state) for state in states[:-1])


def _stood(state: State) -> Stood:
    courts = (frozenset(CARDS[card].subtype for _, card, _ in court if card >= 0) for court in state.courts)
    return Stood(state.turns + 1, holder(state), tuple(courts))


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
