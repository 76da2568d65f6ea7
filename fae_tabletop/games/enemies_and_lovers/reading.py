"""What a rival's deed may mean: what speaks for it at this table, and what it may hide.

A function of the reader's own view and the deed: it reads the same whatever the rival holds, and it names no card that
the deed itself did not name.
"""

from __future__ import annotations

from collections.abc import Sequence

from fae_tabletop.core.game import Seat
from fae_tabletop.games.enemies_and_lovers import events as e
from fae_tabletop.games.enemies_and_lovers.cards import CARD, CARDS, LIMITED, NAMES, SUBTYPE_NAMES, CardId
from fae_tabletop.games.enemies_and_lovers.deduction import (
    CROWN,
    HIDEABLE,
    crown,
    known_types,
    least_missing,
    trace,
    unknown_in_court,
)
from fae_tabletop.games.enemies_and_lovers.public import View
from fae_tabletop.games.enemies_and_lovers.words import (
    Deed,
    Saying,
    actor,
    deeds,
    headline,
    kind_with_article,
    listed,
    number,
    percent,
    plural,
    whom,
    whose,
)

_EFFECTS: dict[str, str] = {
    "draw_two": "Two cards for one that is not needed in the Court, most often: only one Coercion finds room there.",
    "look": "Whoever looks for something takes the best of three. The two others lie in the discard pile now.",
    "take": "Something in the discard pile was worth more than a draw.",
    "regret": "Three known cards, instead of one unknown.",
    "give": "A card of everybody, instead of one from the draw pile. It cannot be answered.",
    "reveal": "Now all see what everybody has. It serves most who has least to hide, or who looks for the Crown.",
    "conceal": "Everything is hidden again, though nothing is forgotten.",
    "flash": "Either the Crown is looked for, or the one who has it wants to seem without it.",
}
_ANSWERS: dict[str, str] = {
    "trickster": "What the attack would have cost seemed worth more than a Trickster.",
    "trick_the_trickster": "The attack mattered enough to be pushed through.",
    "turnabout": "The attack turns on whoever began it: two deeds in one.",
    "prince": "A Prince spent on spoiling a Poison is no longer there for the Court.",
}


def why(view: View, names: Sequence[str], deed: Deed | None = None) -> Saying:
    """Return what was done and what may be behind it, by what ``view`` knows; ``names`` are by seat.

    ``deed`` is an event of the log and ``view`` the view after it; None stands for the last deed
    that a rival chose, not what chance made of it.
    """
    if deed is None:
        found = [one for one in deeds(view) if actor(view, one) != view.seat and not _by_chance(one)]
        if not found:
            return Saying("Why?", "None of the others has done anything yet.")
        deed = found[-1]
    meaning = _Reader(view, names).meaning(deed, actor(view, deed))
    return Saying(headline(view, names, deed), " ".join(filter(None, meaning)))


def _by_chance(deed: Deed) -> bool:
    """Say whether a deed was the outcome of one told before, with nothing left to choose but a random card."""
    return isinstance(deed, e.Stolen) or (isinstance(deed, e.Killed) and deed.slot is None)


class _Reader:
    """Reads deeds for one view."""

    def __init__(self, view: View, names: Sequence[str]) -> None:
        self.view = view
        self.names = names

    def meaning(self, deed: Deed, seat: Seat) -> list[str]:
        """Return what may be behind a deed, in sentences."""
        who = self.names[seat]
        match deed:
            case e.Placed(card=None) | e.Exchanged(card=None):
                return [self._may_be(seat), self._near(seat)]
            case e.Placed():
                return self._shield(deed.slot, seat)
            case e.Removed():
                return ["In the hand it can be played, kept safe, or laid down again.", self._near(seat)]
            case e.ShieldMoved():
                return self._shield(deed.to, seat)
            case e.Played():
                return self._played(deed)
            case e.Interrupted():
                return [_ANSWERS.get(CARD[deed.card].subtype, "")]
            case e.Killed(slot=None) | e.Stolen():
                return ["Unless it lay open, it was drawn at random: that tells more of luck than of plans."]
            case e.Killed(seat=victim) | e.Captured(victim=victim):
                return [self._aimed(deed), self._near(victim)]
            case e.Taken():
                return self._taken(deed)
            case e.Kept():
                return [f"{who} saw two others, and all can see in the discard pile what was worth less."]
            case e.Given():
                return ["Nobody gives the best away: it was what could be missed most easily."]
            case e.ShieldsSeated():
                return ["Where a Shield lies, something is guarded; or it shall seem so."]
        return [self._near(seat)]

    def _played(self, played: e.Played) -> list[str]:
        card = CARD[played.card]
        if played.at is None:
            cost = " It costs the draw." if played.no_draw else ""
            return [f"{_EFFECTS.get(card.effect, '')}{cost}"]
        found = self._target(played.seat, played.at, played.card)
        if not found:
            found = [
                f"Nothing that you can see speaks for {whom(self.view, self.names, played.at)} in particular."
            ]
        return found

    def _target(self, by: Seat, at: Seat, card: CardId) -> list[str]:
        """Return what speaks for the choice of ``at``: its Court, its hand, the Crown, what went before."""
        view, found = self.view, []
        others = [seat for seat in range(view.players) if seat not in (by, at)]
        it = whose(view, self.names, at)
        court = sum(slot.filled for slot in view.courts[at])
        if not others:
            found.append(f"There is only one rival to choose, and {plural(court, 'card')} in {it} Court.")
        elif court and all(court > sum(slot.filled for slot in view.courts[seat]) for seat in others):
            found.append(f"Of those to choose from, {it} Court had the most cards.")
        hand = view.hands[at].count
        grabs = CARD[card].effect in ("steal", "treachery", "mischief")
        if grabs and others and all(hand > view.hands[seat].count for seat in others):
            found.append(f"Of those to choose from, {it} hand was the largest.")
        if trace(view, CROWN).ground in ("open", "common") and crown(view).seats[at] == 1:
            found.append("Everybody knows that the Crown is there.")
        past = self._grudge(by, at)
        return [*found, past] if past else found

    def _grudge(self, by: Seat, at: Seat) -> str:
        """Return what ``at`` last did to ``by``, if anything."""
        last: CardId | None = None
        for event in self.view.log:
            if isinstance(event, e.Played) and event.seat == at and event.at == by:
                last = event.card
        if last is None:
            return ""
        before = "You" if at == self.view.seat else self.names[at]
        return f"{before} had played {NAMES[last]} on {whom(self.view, self.names, by)} before."

    def _may_be(self, seat: Seat) -> str:
        """Return what a hidden card of a Court can be, by what lies there and what has been seen."""
        view = self.view
        known = known_types(view, seat)
        there = {CARD[card.id].subtype for card in CARDS if trace(view, card.id).ground == "unseen"}
        may = [kind for kind in HIDEABLE if kind in there and (kind not in known or kind not in LIMITED)]
        ruled_out = [kind for kind in HIDEABLE if kind not in may]
        if not unknown_in_court(view, seat) or not may:
            return "You know what lies in that Court."
        told = f"By what you have seen, it can be {listed([kind_with_article(kind) for kind in may], 'or')}"
        if ruled_out:
            told += f", but {listed([f'no {SUBTYPE_NAMES[kind]}' for kind in ruled_out])}"
        decoy = " A Trap is laid to mislead." if "trap" in may else ""
        return f"{told}.{decoy}"

    def _near(self, seat: Seat) -> str:
        """Return how near a Court may be to winning, and whether the Crown may be there."""
        view = self.view
        count = sum(slot.filled for slot in view.courts[seat])
        if not count or view.why is not None:
            return ""
        least = least_missing(view, seat)
        lie = "lies" if count == 1 else "lie"
        told = f"{number(count).capitalize()} {lie} there now, and the Court may lack only {number(least)}"
        share = crown(view).seats[seat]
        known = trace(view, CROWN)
        if known.ground == "unseen":
            has = "you have" if seat == view.seat else f"{self.names[seat]} has"
            told += (
                f"; {has} the Crown with a chance of {percent(share)}"
                if share
                else f"; {has} not got the Crown"
            )
        return f"{told}."

    def _shield(self, slot: int, seat: Seat) -> list[str]:
        guarded = next((one for one in self.view.courts[seat] if one.number == slot), None)
        if guarded is None or not guarded.filled:
            return ["It guards nothing yet: the next card can be laid beneath it at once."]
        return [
            "A Shield is laid where something is worth guarding, or where it shall seem so.",
            self._near(seat),
        ]

    def _aimed(self, deed: e.Killed | e.Captured) -> str:
        if deed.card is not None and CARD[deed.card].subtype == "shield":
            return "A Shield out of the way opens what lies beneath, or gives one for the own Court."
        return "A hidden card of a Court is a piece, most often: that alone makes it a target."

    def _taken(self, taken: e.Taken) -> list[str]:
        kinds = {CARD[card].subtype for card in taken.cards}
        pieces = [kind for kind in HIDEABLE if kind in kinds]
        if len(taken.cards) > 1:
            return ["Nobody chooses with this one: it brings whatever lies on top."]
        if pieces:
            return [
                f"That Court may have lacked {kind_with_article(pieces[0])}. All know now in whose hand it is."
            ]
        return ["All know now in whose hand it is, and may beware of it."]
