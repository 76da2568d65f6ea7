"""The whole truth of a match of Enemies & Lovers as one flat object that copies quickly."""

from __future__ import annotations

from collections.abc import Sequence

from fae_tabletop.core.dice import INCREMENT, MASK48, MULTIPLIER
from fae_tabletop.core.game import Seat
from fae_tabletop.games.enemies_and_lovers.cards import CARDS, NUMBER
from fae_tabletop.games.enemies_and_lovers.events import Told, Way, Why
from fae_tabletop.games.enemies_and_lovers.public import HouseRules

NOTHING = -1
"""No card, no Shield, no seat, no decision."""

PLACE, PLAY, RESOLVE = range(3)
"""The steps of a turn, in the order of ``Step``."""
RESPOND, CHOOSE, DISCARD, GIVE, KEEP_ONE, TAKE, MAYHEM_KEEP, SEAT_SHIELDS = range(8)
"""What a seat can be asked for, in the order of ``PendingKind``."""
DECLARED, COUNTERED, TURNED, LANDING = range(4)
"""Where an attack stands, in the order of ``Stage``."""

EFFECTS = (
    "none", "draw_two", "look", "take", "regret", "give", "reveal", "conceal", "flash",
    "jude", "steal", "treachery", "poison", "strike", "spy", "capture", "distraction", "mischief", "mayhem",
)  # fmt: skip
(
    NO_EFFECT, DRAW_TWO, LOOK, TAKING, REGRET, GIVING, REVEAL, CONCEAL, FLASH,
    JUDE, STEAL, TREACHERY, POISON, STRIKE, SPY, CAPTURE, DISTRACTION, MISCHIEF, MAYHEM,
) = range(len(EFFECTS))  # fmt: skip
TRAP_THEFT = len(EFFECTS)
"""What the owner of a killed Trap may do (R27); no card is played for it."""

EFFECT: tuple[int, ...] = tuple(EFFECTS.index(card.effect) for card in CARDS)
"""The effect of each card by number. Effects from JUDE on are meant for one opponent."""

CROWN, PRINCE, CONSPIRATOR, COERCION, CHANGELING, TRAP, SHIELD = (1 << bit for bit in range(7))
_TYPES = {
    "crown": CROWN, "prince": PRINCE, "conspirator": CONSPIRATOR, "coercion": COERCION,
    "changeling": CHANGELING, "trap": TRAP, "shield": SHIELD,
}  # fmt: skip
LIMITED = CROWN | PRINCE | CONSPIRATOR | COERCION
"""The types of which a Court holds at most one card each."""
TYPE: tuple[int, ...] = tuple(_TYPES.get(card.subtype, 0) for card in CARDS)
"""The type of each Court card by number; 0 for cards that no Court takes."""
OFF = tuple(~(1 << number) for number in range(len(CARDS)))
"""What leaves all bits but that of each card by number."""
LIMIT: tuple[int, ...] = tuple(kind & LIMITED for kind in TYPE)
FEWEST_TO_WIN = 4
"""Cards of a Court that wins, with the Changeling too."""
HIDDEN_IN_COURT = sum(1 << number for number, kind in enumerate(TYPE) if kind and kind != SHIELD)
"""The cards that can lie face-down in a Court, as bits."""
SKIPS = tuple(card.skips_draw for card in CARDS)
TRICKSTERS = frozenset(number for number, card in enumerate(CARDS) if card.subtype == "trickster")
OAK, HEATHER, TITCH, TURNABOUT = (
    NUMBER["oak"], NUMBER["heather"], NUMBER["titch"], NUMBER["jack_and_carter_gordon"]
)  # fmt: skip
THE_CROWN, THE_TRAP = NUMBER["the_crown_of_elfhame"], NUMBER["rath_roiben_rye"]

Slot = tuple[int, int, int]
"""A slot of a Court: its number, the card and the Shield in it (NOTHING where there is none)."""
Court = tuple[Slot, ...]
"""The slots of a Court in the order of their numbers."""


class State:
    """Cards are numbers in the order of CARDS; sets of cards are bits.

    ``hands`` are in their owners' order; ``up`` are the face-up cards of hands and Courts, Shields left out;
    ``draw`` and ``discard`` have their top at the end. ``resolving`` and ``resolved_by`` are the played cards
    and who played them. ``by`` plays against ``at``, ``original`` is who played the attack, ``stage`` where it
    stands (NOTHING for what is no attack). ``pending`` is what ``asked`` has to decide, ``effect`` and
    ``target`` what a choice does to whom, ``queue`` who is asked next, ``left`` how many cards are due.
    ``stirred`` tells that a card changed its place in this turn. ``word`` is the dice.

    What the seats know (see knowledge.py) and the ``log`` are kept on the table only, not in search.
    """

    __slots__ = (
        "asked", "at", "aware", "by", "courts", "discard", "draw", "effect", "hands", "idle", "known", "left",
        "log", "looking", "next_slots", "no_draw", "original", "outside", "pending", "queue", "quitter",
        "resolved_by", "resolving", "rules", "seats", "skips", "stage", "step", "stirred", "target", "turn", "turns",
        "unplaced", "up", "way", "why", "winner", "word",
    )  # fmt: skip

    rules: HouseRules
    seats: int
    hands: list[list[int]]
    courts: list[Court]
    next_slots: tuple[int, ...]
    up: int
    draw: list[int]
    discard: list[int]
    resolving: tuple[int, ...]
    resolved_by: tuple[Seat, ...]
    looking: tuple[int, ...]
    turn: Seat
    step: int
    no_draw: bool
    skips: tuple[int, ...]
    by: Seat
    at: Seat
    original: Seat
    stage: int
    pending: int
    asked: Seat
    effect: int
    target: Seat
    queue: tuple[Seat, ...]
    left: int
    turns: int
    idle: int
    stirred: bool
    word: int
    known: tuple[int, ...]
    unplaced: tuple[int, ...]
    aware: tuple[int, ...]
    outside: tuple[int, ...]
    log: tuple[Told, ...]
    winner: Seat | None
    why: Why | None
    way: Way | None
    quitter: Seat

    def copy(self) -> State:
        """Return an independent state; what is never changed in place is shared."""
        twin = State.__new__(State)
        twin.rules = self.rules
        twin.seats = self.seats
        twin.hands = list(map(list.copy, self.hands))
        twin.courts = self.courts[:]
        twin.next_slots = self.next_slots
        twin.up = self.up
        twin.draw = self.draw[:]
        twin.discard = self.discard[:]
        twin.resolving = self.resolving
        twin.resolved_by = self.resolved_by
        twin.looking = self.looking
        twin.turn = self.turn
        twin.step = self.step
        twin.no_draw = self.no_draw
        twin.skips = self.skips
        twin.by = self.by
        twin.at = self.at
        twin.original = self.original
        twin.stage = self.stage
        twin.pending = self.pending
        twin.asked = self.asked
        twin.effect = self.effect
        twin.target = self.target
        twin.queue = self.queue
        twin.left = self.left
        twin.turns = self.turns
        twin.idle = self.idle
        twin.stirred = self.stirred
        twin.word = self.word
        twin.known = self.known
        twin.unplaced = self.unplaced
        twin.aware = self.aware
        twin.outside = self.outside
        twin.log = self.log
        twin.winner = self.winner
        twin.why = self.why
        twin.way = self.way
        twin.quitter = self.quitter
        return twin

    def below(self, count: int) -> int:
        """Draw a uniform whole number from 0 to ``count`` - 1 from this state's own dice."""
        self.word = word = (self.word * MULTIPLIER + INCREMENT) & MASK48
        return word * count >> 48

    def shuffle(self, things: list[int]) -> None:
        """Shuffle ``things`` in place with this state's own dice."""
        word = self.word
        for last in range(len(things) - 1, 0, -1):
            word = (word * MULTIPLIER + INCREMENT) & MASK48
            other = word * (last + 1) >> 48
            things[last], things[other] = things[other], things[last]
        self.word = word


def dealt(
    rules: HouseRules,
    hands: Sequence[Sequence[int]],
    courts: Sequence[Court],
    draw: Sequence[int],
    discard: Sequence[int],
    turn: Seat = 0,
    word: int = 0,
) -> State:
    """Return a state before somebody's turn; piles have their top at the end, all cards lie face-down."""
    state = State.__new__(State)
    seats = len(hands)
    state.rules = rules
    state.seats = seats
    state.hands = [list(hand) for hand in hands]
    state.courts = list(courts)
    state.next_slots = tuple(max((slot[0] for slot in court), default=0) + 1 for court in courts)
    state.up = 0
    state.draw = list(draw)
    state.discard = list(discard)
    state.resolving = state.resolved_by = state.looking = state.queue = ()
    state.turn = turn
    state.step = PLACE
    state.no_draw = state.stirred = False
    state.skips = state.known = state.unplaced = state.aware = state.outside = (0,) * seats
    state.by = state.at = state.original = state.asked = state.target = NOTHING
    state.stage = state.pending = state.quitter = NOTHING
    state.effect = NO_EFFECT
    state.left = state.turns = state.idle = 0
    state.word = word
    state.log = ()
    state.winner = None
    state.why = None
    state.way = None
    return state


def bits(cards: Sequence[int]) -> int:
    """Return a set of card numbers as bits."""
    found = 0
    for card in cards:
        found |= 1 << card
    return found


def court_bits(court: Court) -> int:
    """Return the cards of a Court as bits, Shields left out."""
    found = 0
    for slot in court:
        if slot[1] >= 0:
            found |= 1 << slot[1]
    return found


def place_of(court: Court, number: int) -> int:
    """Return the place of slot ``number`` in ``court``, or NOTHING."""
    for place, slot in enumerate(court):
        if slot[0] == number:
            return place
    return NOTHING


def is_complete(court: Court) -> bool:
    """Say whether a Court wins: Crown, Coercion, Prince, Conspirator, one Changeling for one of the last two."""
    types = 0
    for slot in court:
        if slot[1] >= 0:
            types |= TYPE[slot[1]]
    if types & LIMITED == LIMITED:
        return True
    return (
        types & CHANGELING != 0
        and types & (CROWN | COERCION) == CROWN | COERCION
        and types & (PRINCE | CONSPIRATOR) != 0
    )


def has_shields_to_seat(state: State, seat: Seat) -> bool:
    """Say whether ``seat`` has a Shield and a card in its Court, to be laid anew after Mayhem (R30)."""
    court = state.courts[seat]
    return any(slot[2] >= 0 for slot in court) and any(slot[1] >= 0 for slot in court)
