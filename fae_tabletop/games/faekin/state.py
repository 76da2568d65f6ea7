"""The whole truth of a round of FaeKin as one flat object that copies quickly."""

from __future__ import annotations

from collections.abc import Sequence

from fae_tabletop.core.dice import INCREMENT, MASK48, MULTIPLIER
from fae_tabletop.core.game import Seat
from fae_tabletop.games.faekin.cards import bits
from fae_tabletop.games.faekin.events import Spoken, Told, Why
from fae_tabletop.games.faekin.public import FaekinSetup, fae_of

NOTHING = -1
"""No card, no holder, no seat."""

DuelRecord = tuple[int, int, int, int]
"""A duel: attacker, defender, the attacker's card and the defender's."""


class State:
    """Everything about a round, secrets included; no card ever changes its owner.

    Holders are numbered, the seats first and then the fae; cards by their number. ``hands`` are in order of
    the cards and ``masks`` the same as bits; ``up`` are the open cards of all as bits, ``turned`` those that
    the fae had open from the start. ``foe`` is who was challenged and has not answered, ``laid`` the card that
    lies before it. ``claimant``, ``crown`` and ``dagger`` are NOTHING until somebody claims and while a token
    stands in the middle. ``word`` is the dice.

    ``talk`` and ``log`` are kept on the table only, not in search.
    """

    __slots__ = (
        "claimant", "crown", "dagger", "duels", "foe", "goal", "hands", "holders", "jokers", "laid", "log",
        "masks", "quitter", "score", "seats", "talk", "turn", "turned", "up", "why",
        "winners", "word",
    )  # fmt: skip

    seats: int
    holders: int
    jokers: bool
    goal: int
    score: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    masks: tuple[int, ...]
    up: int
    turned: tuple[int, ...]
    duels: tuple[DuelRecord, ...]
    turn: Seat
    foe: int
    laid: int
    claimant: Seat
    crown: int
    dagger: int
    why: Why | None
    winners: tuple[Seat, ...]
    quitter: Seat
    talk: tuple[Spoken, ...]
    log: tuple[Told, ...]
    word: int

    def copy(self) -> State:
        """Return an independent state; what is never changed in place is shared."""
        twin = State.__new__(State)
        twin.seats = self.seats
        twin.holders = self.holders
        twin.jokers = self.jokers
        twin.goal = self.goal
        twin.score = self.score
        twin.hands = self.hands
        twin.masks = self.masks
        twin.up = self.up
        twin.turned = self.turned
        twin.duels = self.duels
        twin.turn = self.turn
        twin.foe = self.foe
        twin.laid = self.laid
        twin.claimant = self.claimant
        twin.crown = self.crown
        twin.dagger = self.dagger
        twin.why = self.why
        twin.winners = self.winners
        twin.quitter = self.quitter
        twin.talk = self.talk
        twin.log = self.log
        twin.word = self.word
        return twin

    @property
    def turns(self) -> int:
        """How many duels there were."""
        return len(self.duels)

    def below(self, count: int) -> int:
        """Draw a uniform whole number from 0 to ``count`` - 1 from this state's own dice."""
        self.word = word = (self.word * MULTIPLIER + INCREMENT) & MASK48
        return word * count >> 48

    def usable(self, holder: int) -> int:
        """Return the cards that a holder may commit, as bits: the hidden ones, or all three once none is."""
        mask = self.masks[holder]
        return mask & ~self.up or mask


def dealt(
    setup: FaekinSetup, hands: Sequence[Sequence[int]], turned: Sequence[int] = (), word: int = 0
) -> State:
    """Return a state before the first duel; ``hands`` of the seats, then of the fae, ``turned`` by fae."""
    state = State.__new__(State)
    state.seats = setup.seats
    state.holders = setup.seats + len(fae_of(setup.seats))
    state.jokers = setup.jokers
    state.goal = setup.goal
    state.score = setup.score or (0,) * setup.seats
    state.hands = tuple(tuple(sorted(hand)) for hand in hands)
    state.masks = tuple(bits(hand) for hand in hands)
    state.turned = tuple(turned)
    state.up = bits(turned)
    state.duels = state.winners = state.talk = state.log = ()
    state.turn = 0
    state.foe = state.laid = state.claimant = state.crown = state.dagger = state.quitter = NOTHING
    state.why = None
    state.word = word
    return state
