"""What cards, effects and rivals are worth to a seat, by its own cards and what it knows of the others'.

The unit is about the worth of a card drawn. A seat's opinion rests on what it may know only: in an imagined
world it looks at its own cards, at what lies open and at what it was shown, never at what else is there.
"""

from __future__ import annotations

from typing import NamedTuple

from fae_tabletop.core.game import Seat
from fae_tabletop.games.enemies_and_lovers.evaluation import LACKING, NEEDED, PIECES, USUAL, VALUE
from fae_tabletop.games.enemies_and_lovers.public import ASIDE
from fae_tabletop.games.enemies_and_lovers.state import (
    CAPTURE,
    CHANGELING,
    CONCEAL,
    CROWN,
    DISTRACTION,
    DRAW_TWO,
    FLASH,
    GIVING,
    JUDE,
    LIMITED,
    LOOK,
    MISCHIEF,
    POISON,
    REGRET,
    REVEAL,
    SPY,
    STEAL,
    STRIKE,
    TAKING,
    THE_CROWN,
    THE_TRAP,
    TRAP,
    TRAP_THEFT,
    TREACHERY,
    TYPE,
    State,
)

LAID = 2.0
"""What a piece that lies in a Court is worth."""
BLIND = 1.6
"""What an unknown card of a Court is worth: most are pieces."""
FORCED = 3
"""Cards that a treachery makes somebody discard."""
BEST_OF_THREE = 2.1
"""What one gets by looking at three cards."""
ABSORBED = 0.5
"""What an attack on a card beneath a Shield is worth."""
ENOUGH = 5
"""Cards in a hand up to which each counts in full: who has more than it can play, parts with them more easily."""
THREAT_HELD, THREAT_LAID, THREAT_CROWN = 0.12, 0.8, 2.0
"""How much more dangerous a seat looks for a card in its hand, one in its Court, and the Crown if it is known there."""
SHARP = 2.0
"""How much more the most dangerous seat is minded than the others, as an exponent."""
ALARM, USUAL_THREAT = 0.5, 3.0
"""How much more every loss of a rival is minded when the most dangerous one looks worse than usual, as an exponent."""
DIG = 1.0
"""What it adds to a card drawn that it is the Crown, for each piece that lies in the own Court already."""
READY = 3.0
"""How much dearer is what would keep the seat from completing its Court on its next turn."""
EXPOSURE = 3
"""How much likelier the Crown is taken to lie in a hidden slot of a Court than in a place elsewhere."""


class Manner(NamedTuple):
    """What a seat minds beyond its own cards.

    ``heed`` is what a rival's loss counts against the own gain; ``pull`` is added, by seat, to how dangerous a
    rival looks (grudge and mercy); ``daring`` above 0 plays for more and guards less; ``bluff`` is the worth
    of what only looks like something. ``held`` is the share of its worth at which a card that could answer an
    attack is held back for later ones. ``thrift`` is the share of its worth that a card must bring in when it is
    played; ``eager`` is the worth of laying the Crown as soon as one has it.
    """

    heed: float = 1.0
    held: float = 0.5
    thrift: float = 0.55
    eager: float = 0.0
    pull: tuple[float, ...] = (0.0, 0.0, 0.0, 0.0)
    daring: float = 0.0
    bluff: float = 0.0


PLAIN = Manner()


class Judgement:
    """What one seat makes of one position."""

    __slots__ = (
        "_crown",
        "_hidden",
        "known",
        "_rates",
        "room",
        "court",
        "hand",
        "held",
        "manner",
        "seat",
        "state",
    )

    def __init__(self, state: State, seat: Seat, manner: Manner = PLAIN) -> None:
        self.state = state
        self.seat = seat
        self.manner = manner
        self.hand = state.hands[seat]
        court = 0
        for slot in state.courts[seat]:
            if slot[1] >= 0:
                court |= TYPE[slot[1]]
        self.court = court
        held = 0
        for card in self.hand:
            held |= TYPE[card]
        self.held = held
        self.known = state.known[seat] | state.up
        self.room = 1.0 if len(self.hand) <= ENOUGH else ENOUGH / len(self.hand)
        self._rates: tuple[float, ...] = ()
        self._hidden = -1
        self._crown = 0.0

    # --- cards -------------------------------------------------------------------------------------------

    def keeps(self, card: int) -> float:
        """Return what a card that is or comes into the own hand is worth to the seat."""
        kind = TYPE[card]
        value = VALUE[card] * self.room
        if kind and LACKING[self.court | kind] < LACKING[self.court]:
            copies = 0
            for other in self.hand:
                if TYPE[other] == kind and other != card:
                    copies += 1
            value += NEEDED if not copies else 0.3
        return value

    def crown_share(self, seat: Seat, in_court: bool) -> float:
        """Return how likely one hidden card of another seat is the Crown, by counting places."""
        if self._hidden < 0:
            self._count()
        return self._crown * (EXPOSURE if in_court else 1)

    def _count(self) -> None:
        """Count the places where the Crown may be, unless it is known where it is."""
        state, known, me = self.state, self.known, self.seat
        places = len(state.draw) + len(state.looking)
        seen = self.held & CROWN or self.court & CROWN or known >> THE_CROWN & 1 or THE_CROWN in state.discard
        for other in range(state.seats):
            if other == me:
                continue
            for card in state.hands[other]:
                places += not known >> card & 1
            for slot in state.courts[other]:
                if slot[1] >= 0 and not known >> slot[1] & 1:
                    places += EXPOSURE
        self._hidden = places
        self._crown = 0.0 if seen or not places else 1.0 / places

    def held_value(self, seat: Seat) -> float:
        """Return what a hidden card of another's hand is worth, drawn blindly."""
        hand = self.state.hands[seat]
        if not hand:
            return 0.0
        known, total = self.known, 0.0
        for card in hand:
            total += VALUE[card] if known >> card & 1 else USUAL
        return total / len(hand) + 5 * self.crown_share(seat, in_court=False)

    def lying_value(self, seat: Seat, card: int) -> float:
        """Return what a card that lies in another's Court is worth, as far as it is known."""
        if self.known >> card & 1 and not self.state.unplaced[self.seat] >> card & 1:
            kind = TYPE[card]
            if kind == TRAP:
                return 0.1
            return LAID + (5.0 if kind == CROWN else 0.4 if kind == CHANGELING else 0.0)
        return BLIND + 5 * self.crown_share(seat, in_court=True)

    def best_lying(self, seat: Seat, through: bool) -> float:
        """Return the worth of the best target in a Court; ``through`` Shields or not."""
        best = 0.0
        for _, card, shield in self.state.courts[seat]:
            if card < 0 or (shield >= 0 and not through):
                worth = ABSORBED
            else:
                worth = self.lying_value(seat, card)
            if worth > best:
                best = worth
        return best

    def own_lying(self) -> float:
        """Return what the own Court is worth to the seat."""
        worth = 0.0
        for _, card, shield in self.state.courts[self.seat]:
            if card >= 0:
                kind = TYPE[card]
                worth += 6.0 if kind == CROWN else LAID if kind & (LIMITED | CHANGELING) else 0.4
            worth += 0.8 if shield >= 0 else 0.0
        return worth

    def rate(self, seat: Seat) -> float:
        """Return what a loss of another seat counts: the more, the nearer it seems to winning."""
        if not self._rates:
            self._rates = self._threats()
        return self._rates[seat]

    def _threats(self) -> tuple[float, ...]:
        state, known = self.state, self.known
        found = []
        for other in range(state.seats):
            if other == self.seat:
                found.append(0.0)
                continue
            threat = 1.0 + THREAT_HELD * len(state.hands[other])
            for _, card, _ in state.courts[other]:
                if card >= 0:
                    threat += 0.2 if card == THE_TRAP and known >> card & 1 else THREAT_LAID
                    if card == THE_CROWN and known >> card & 1:
                        threat += THREAT_CROWN
            if known >> THE_CROWN & 1 and THE_CROWN in state.hands[other]:
                threat += THREAT_CROWN
            threat += self.manner.pull[other]
            found.append(max(0.1, threat) ** SHARP)
        total = sum(found)
        alarm = (max(found) ** (1 / SHARP) / USUAL_THREAT) ** ALARM
        return tuple(self.manner.heed * alarm * one / total for one in found)

    # --- effects -----------------------------------------------------------------------------------------

    def drawing(self) -> float:
        """Return what the draw at the end of the turn is worth; nothing when no card can be drawn (R5)."""
        return self.draw_worth() if self.state.draw or len(self.state.discard) > ASIDE else 0.0

    def draw_worth(self) -> float:
        """Return what one more card is worth; the Crown may be it."""
        return USUAL * self.room + self.digging()

    def digging(self) -> float:
        """Return what it is worth to see one more card for the chance that it is the Crown."""
        if self._hidden < 0:
            self._count()
        return DIG * self._crown * (PIECES - LACKING[self.court])

    def gain(self, effect: int, at: Seat) -> float:
        """Return what an effect of the own card gains, against ``at`` if it needs somebody."""
        state = self.state
        if effect == DRAW_TWO:
            return 2 * self.draw_worth()
        if effect == LOOK:
            return BEST_OF_THREE + 3 * self.digging()
        if effect == TAKING:
            return max((self.keeps(card) for card in state.discard), default=0.0)
        if effect == REGRET:
            return sum(self.keeps(card) for card in state.discard[-3:])
        if effect == GIVING:
            return sum(0.9 for other, hand in enumerate(state.hands) if hand and other != self.seat)
        if effect == REVEAL:
            return 0.1 if not self.held & CROWN else -1.0
        if effect == CONCEAL:
            return 0.3 if state.up & (1 << THE_CROWN) and (self.held | self.court) & CROWN else 0.05
        if effect == FLASH:
            if (self.held | self.court) & CROWN:
                return 0.1 + 0.8 * self.manner.bluff
            return 0.1 if self.known >> THE_CROWN & 1 else 0.9
        return self._against(effect, at)

    def _against(self, effect: int, at: Seat) -> float:
        state, rate = self.state, self.rate(at)
        if effect == STEAL:
            return self.held_value(at) * (1 + 0.8 * rate)
        if effect == TREACHERY:
            count = len(state.hands[at])
            if count <= FORCED:
                return count * self.held_value(at) * rate
            return FORCED * (0.9 if count > FORCED + 1 else 1.0) * rate
        if effect in (POISON, STRIKE):
            return max(self.best_lying(at, through=False), self.held_value(at)) * rate
        if effect == SPY:
            return 0.5 * rate
        if effect in (CAPTURE, JUDE, TRAP_THEFT):
            return self.best_lying(at, through=effect != CAPTURE) * (0.6 + 0.9 * rate)
        if effect == DISTRACTION:
            return (0.8 + 0.35 * len(state.courts[at])) * rate
        if effect == MISCHIEF:
            own = sum(self.keeps(card) for card in self.hand)
            theirs = len(state.hands[at]) * self.held_value(at)
            return (theirs - own) * (0.5 + 0.5 * rate)
        theirs = 0.0
        for _, card, shield in state.courts[at]:
            theirs += self.lying_value(at, card) if card >= 0 else 0.0
            theirs += 0.8 if shield >= 0 else 0.0
        return (theirs - self.own_lying()) * (0.5 + 0.5 * rate)

    def harm(self, effect: int, by: Seat) -> float:
        """Return what an effect that ``by`` aims at the seat would cost it."""
        ready = LACKING[self.court] == 1 and not LACKING[self.court | self.held]
        return self._loss(effect, by) + (READY * self._stops(effect) if ready else 0.0)

    def _stops(self, effect: int) -> float:
        """Return how likely an effect would keep the seat from laying its last piece."""
        count = len(self.hand)
        if effect == STEAL:
            return 1 / count
        if effect == TREACHERY:
            return 1.0 if count <= FORCED else 0.0
        return 0.0 if effect == SPY else 1.0

    def _loss(self, effect: int, by: Seat) -> float:
        state = self.state
        values = [self.keeps(card) for card in self.hand]
        mean = sum(values) / len(values) if values else 0.0
        if effect == STEAL:
            return mean * 1.3
        if effect == TREACHERY:
            return sum(sorted(values)[:3]) if len(values) > 3 else sum(values)
        if effect in (POISON, STRIKE, CAPTURE):
            worst = mean if effect != CAPTURE else 0.0
            open_to = [
                LAID + (5.0 if slot[1] == THE_CROWN else 0.0)
                for slot in state.courts[self.seat]
                if slot[1] >= 0 and slot[2] < 0 and slot[1] != THE_TRAP
            ]
            return max(worst, sum(open_to) / len(open_to)) if open_to else worst
        if effect == DISTRACTION:
            near = LACKING[self.court | self.held] == 0
            return 1.3 + (1.5 if near else 0.0)
        if effect == SPY:
            return 0.3 + (1.2 if (self.held | self.court) & CROWN else 0.0)
        if effect == MISCHIEF:
            return sum(values) - len(state.hands[by]) * USUAL
        theirs = sum(BLIND for slot in state.courts[by] if slot[1] >= 0)
        return self.own_lying() - theirs
