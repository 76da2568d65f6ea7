"""A hint for the decision at hand: a function of one seat's view, it tells nothing that the seat cannot know."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from fae_tabletop.core.game import Command, Seat
from fae_tabletop.core.hints import Hint
from fae_tabletop.games.enemies_and_lovers import commands as c
from fae_tabletop.games.enemies_and_lovers.cards import CARD, NAMES
from fae_tabletop.games.enemies_and_lovers.courts import missing, slot_of, types_in
from fae_tabletop.games.enemies_and_lovers.deduction import CROWN, crown, least_missing
from fae_tabletop.games.enemies_and_lovers.moves import (
    HEATHER,
    needs_opponent,
    refusal,
)
from fae_tabletop.games.enemies_and_lovers.public import Pending, View
from fae_tabletop.games.enemies_and_lovers.words import (
    lacks_told,
    listed,
    percent,
    plural,
    whom,
    whose,
)
from fae_tabletop.games.enemies_and_lovers.worth import (
    ORDER,
    aim_worth,
    at_stake,
    cost,
    crown_at,
    fits,
    gain,
    lying,
    price,
    slot_worth,
    worth,
)


def hint(view: View, names: Sequence[str]) -> Hint | None:
    """Return what the viewer may best do now, or None while it has nothing to decide; ``names`` are by seat."""
    if view.why is not None:
        return None
    adviser = _Adviser(view, names)
    pending = view.pending
    if pending is None:
        return adviser.turn() if view.turn == view.seat else None
    return adviser.decision(pending) if pending.seat == view.seat else None


class _Adviser:
    """What one view advises."""

    def __init__(self, view: View, names: Sequence[str]) -> None:
        self.view = view
        self.names = names

    def _hint(self, command: Command, where: str, what: str, why: str) -> Hint:
        points = tuple(ref.id for ref in command.picks())
        return Hint(where, what, why, points[:1], points, command)

    def _legal(self, found: Iterable[Command]) -> list[Command]:
        return [command for command in found if refusal(self.view, command) is None]

    # -- one's own turn -----------------------------------------------------------------------------------

    def turn(self) -> Hint:
        """Win, lay a piece, lay what protects, play what pays, or leave it at that."""
        found = self._winning() or self._placing() or self._guarding() or self._playing()
        if found is not None:
            return found
        lacks = lacks_told(types_in(self.view))
        return self._hint(
            c.EndTurn(),
            "Look at your hand once more.",
            "End your turn, and draw." if not self.view.no_draw else "End your turn.",
            f"Your Court lacks {lacks}, and no card of yours does more now than it may do later.",
        )

    def _placings(self, kind: type[c.Place] | type[c.Mortal]) -> list[c.Place | c.Mortal]:
        """Return the ways to put a piece down, those beneath a lone Shield first."""
        view = self.view
        lone = [slot.number for slot in view.court if not slot.filled]
        ways: list[tuple[c.Where, int]] = [*(("under", number) for number in lone), ("new", 0)]
        made = [kind(view.seat, card, to, slot) for to, slot in ways for card in view.hand]
        return [command for command in made if refusal(view, command) is None]

    def _winning(self) -> Hint | None:
        """Complete the Court, as Step 1 or with Heather."""
        there = {CARD[slot.card].subtype for slot in self.view.court if slot.card is not None}
        for kind in (c.Place, c.Mortal):
            for command in self._placings(kind):
                if command.card != HEATHER and not missing(there | {CARD[command.card].subtype}):
                    name = NAMES[command.card]
                    with_heather = " with Heather" if kind is c.Mortal else ""
                    what = f"Put {name} into your Court{with_heather}."
                    return self._hint(
                        command, f"Look at {name}.", what, "Your Court is complete then: you win."
                    )
        return None

    def _placing(self) -> Hint | None:
        pieces = [
            command
            for command in self._placings(c.Place)
            if CARD[command.card].subtype in ORDER and fits(self.view, command.card)
        ]
        if not pieces:
            return None
        best = min(pieces, key=lambda one: ORDER.index(CARD[one.card].subtype))
        name = NAMES[best.card]
        then = types_in(self.view) | {CARD[best.card].subtype}
        left = missing(then)
        only = "only " if len(left) == 1 else ""
        why = f"It costs neither play nor draw, and then your Court lacks {only}{lacks_told(then)}."
        if CROWN in self.view.hand and len(left) > 1:
            why += " Lay the Crown last: nobody guesses it in your hand."
        return self._hint(best, f"Look at {name}.", f"Put {name} into your Court.", why)

    def _guarding(self) -> Hint | None:
        """Lay a Shield on the best card, or the Trap to mislead."""
        view = self.view
        bare = [slot for slot in view.court if slot.card is not None and slot.shield is None]
        bare.sort(key=lambda slot: -slot_worth(self.view, slot))
        shields = [card for card in view.hand if CARD[card].subtype == "shield"]
        for command in self._legal(
            c.Place(view.seat, card, "on", slot.number) for slot in bare[:1] for card in shields
        ):
            name, guarded = NAMES[shields[0]], NAMES[bare[0].card or shields[0]]
            why = "A Shield takes the next Poison, Strike or Capture upon itself."
            return self._hint(command, f"Look at {name}.", f"Lay {name} on {guarded}.", why)
        traps = [card for card in view.hand if CARD[card].subtype == "trap"]
        for command in self._legal(c.Place(view.seat, card) for card in traps):
            name = NAMES[traps[0]]
            why = "Face-down it looks like a piece, and whoever kills it may lose a Court card to you."
            return self._hint(command, f"Look at {name}.", f"Put {name} into your Court.", why)
        return None

    # -- what to play -------------------------------------------------------------------------------------

    def _playing(self) -> Hint | None:
        view = self.view
        found: list[tuple[float, c.Play]] = []
        for card in view.hand:
            seats: list[Seat | None] = [None]
            if needs_opponent(CARD[card]):
                seats = [seat for seat in range(view.players) if seat != view.seat]
            for at in seats:
                play = c.Play(card, at)
                if refusal(view, play) is None:
                    found.append((gain(self.view, play) - cost(self.view, card), play))
        score, best = max(found, key=lambda one: one[0], default=(0.0, None))
        if best is None or score <= 0:
            return None
        name = NAMES[best.card]
        on = "" if best.at is None else f" on {self.names[best.at]}"
        return self._hint(best, f"Look at {name}.", f"Play {name}{on}.", self._play_why(best))

    def _play_why(self, play: c.Play) -> str:
        view, effect = self.view, CARD[play.card].effect
        match effect:
            case "draw_two" | "look" | "give":
                need = "Your Court does not need it" if not fits(view, play.card) else "You have another"
                gets = {
                    "draw_two": "two new cards",
                    "look": "the best of three",
                    "give": "a card of each rival",
                }
                return f"{need}, and it brings {gets[effect]} instead of the draw."
            case "take" | "regret":
                best = max(view.discard, key=lambda card: worth(view, card))
                return f"{NAMES[best]} lies in the discard pile, worth more than the draw."
            case "conceal":
                return "What lies open of yours is hidden again."
            case "flash":
                return "Nobody knows where the Crown is. If a rival has it, all will know."
        if play.at is None:
            return "It costs little."
        least = least_missing(view, play.at)
        who = self.names[play.at]
        why = f"As far as you can know, the Court of {who} may lack no more than {plural(least, 'card')}"
        share = crown(view).seats[play.at]
        return (
            f"{why}, and the Crown is there with a chance of {percent(share)}."
            if share >= 0.25
            else f"{why}."
        )

    # -- what is asked ------------------------------------------------------------------------------------

    def decision(self, pending: Pending) -> Hint:
        """Answer what the viewer is asked for."""
        won = self._winning()
        if won is not None:
            return won
        match pending.kind:
            case "respond":
                return self._answer(pending)
            case "choose":
                return self._aim(pending)
            case "discard" | "give":
                return self._part_with(pending)
            case "keep_one" | "take":
                return self._pick(pending)
            case "mayhem_keep":
                return self._retain()
            case "seat_shields":
                return self._seat_shields()

    def _answer(self, pending: Pending) -> Hint:
        view, attack = self.view, self.view.attack
        assert attack is not None, "an attack or an answer waits"
        answers = [card for card in view.hand if refusal(view, c.Interrupt(card)) is None]
        loss = at_stake(view, attack)
        best = min(answers, key=lambda card: price(view, card), default=None)
        about = f"Look at {NAMES[pending.card]}, which waits."
        if best is not None and loss >= price(view, best):
            why = f"What is at stake is worth more to you than {NAMES[best]}."
            if attack.stage == "countered":
                why = f"Your {NAMES[attack.card]} is spent already; so it takes effect after all."
            return self._hint(c.Interrupt(best), about, f"Answer with {NAMES[best]}.", why)
        why = "You hold nothing that answers it."
        if best is not None:
            why = f"You can bear this loss. Keep {NAMES[best]} for a greater one."
        return self._hint(c.Pass(), about, "Let it happen.", why)

    def _aim(self, pending: Pending) -> Hint:
        view, at = self.view, pending.at
        assert at is not None, "a choice is made of somebody's cards"
        hand = view.hands[at]
        parts: tuple[c.Part, ...] = ("card", "shield")
        ways: list[Command] = [
            c.AimAtCourt(at, slot.number, part) for slot in view.courts[at] for part in parts
        ]
        ways += [c.AimAtHand(at, card) for card in (*hand.shown, None)]
        best = max(self._legal(ways), key=lambda one: aim_worth(self.view, pending, one))
        whose_it = whose(view, self.names, at)
        if isinstance(best, c.AimAtHand):
            if best.card is not None:
                why = "It lies open, and it is the best that you can be sure of."
                return self._hint(best, f"Look at {whose_it} hand.", f"Choose {NAMES[best.card]}.", why)
            share = crown_at(self.view, at)[0]
            why = f"It is drawn at random. The chance that the Crown is in that hand: {percent(share)}."
            return self._hint(best, f"Look at {whose_it} hand.", "Choose a hidden card.", why)
        assert isinstance(best, c.AimAtCourt), "there is no third way"
        known = lying(self.view, best)
        what = f"Choose {'the Shield' if best.part == 'shield' else 'the card'} in slot {best.slot}."
        why = (
            f"It is {NAMES[known]}."
            if known is not None
            else "A hidden card of a Court is a piece, most often."
        )
        return self._hint(best, f"Look at {whose_it} Court.", what, why)

    def _part_with(self, pending: Pending) -> Hint:
        view = self.view
        least = min(view.hand, key=lambda card: worth(view, card))
        name = NAMES[least]
        command: Command = c.Discard(least) if pending.kind == "discard" else c.Give(least)
        to = "" if pending.at is None else f" to {whom(view, self.names, pending.at)}"
        what = f"Discard {name}." if pending.kind == "discard" else f"Give {name}{to}."
        return self._hint(command, "Look at your hand.", what, f"You will miss {name} least.")

    def _pick(self, pending: Pending) -> Hint:
        view = self.view
        cards = view.looking if pending.kind == "keep_one" else view.discard
        best = max(cards, key=lambda card: worth(view, card))
        keep = pending.kind == "keep_one"
        command: Command = c.Keep(best) if keep else c.Take(best)
        where = "Look at the cards before you." if keep else "Look through the discard pile."
        why = "Your Court lacks it." if fits(view, best) else "It is worth most to you."
        return self._hint(command, where, f"{'Keep' if keep else 'Take'} {NAMES[best]}.", why)

    def _retain(self) -> Hint:
        view = self.view
        slots = sorted(view.court, key=lambda slot: -slot_worth(self.view, slot))
        ways = self._legal(c.Retain(view.seat, slot.number) for slot in slots)
        if not ways:
            return self._hint(c.Pass(), "Look at your Court.", "Keep nothing.", "Nothing of it can be kept.")
        first = ways[0]
        assert isinstance(first, c.Retain), "only these were tried"
        slot = slot_of(view, view.seat, first.slot)
        card = slot.card if slot is not None else None
        name = NAMES[card] if card is not None else "it"
        return self._hint(first, "Look at your Court.", f"Keep {name}.", "You would miss it most.")

    def _seat_shields(self) -> Hint:
        view = self.view
        best = sorted(
            (slot for slot in view.court if slot.filled), key=lambda slot: -slot_worth(self.view, slot)
        )
        origins = [slot.number for slot in view.court if slot.shield is not None]
        targets = [slot.number for slot in best] + [0] * len(origins)
        moves = tuple(zip(origins, targets, strict=False))
        guarded = [NAMES[slot.card] for slot in best[: len(origins)] if slot.card is not None]
        what = f"Lay the Shields on {listed(guarded)}." if guarded else "Let the Shields lie alone."
        why = "There they guard what you would miss most." if guarded else "There is nothing to guard."
        return self._hint(c.SeatShields(view.seat, moves), "Look at your new Court.", what, why)
