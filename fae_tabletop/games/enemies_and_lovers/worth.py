"""What cards, plays, answers and targets are worth to one seat, as far as it can know: the measure of all advice."""

from __future__ import annotations

from fae_tabletop.core.game import Command, Seat
from fae_tabletop.games.enemies_and_lovers import commands as c
from fae_tabletop.games.enemies_and_lovers.cards import CARD, CardId
from fae_tabletop.games.enemies_and_lovers.courts import lacking, missing, slot_of, types_in
from fae_tabletop.games.enemies_and_lovers.deduction import CROWN, crown, least_missing, trace
from fae_tabletop.games.enemies_and_lovers.moves import effect_of
from fae_tabletop.games.enemies_and_lovers.public import Attack, Pending, Slot, View

WORTH: dict[str, float] = {
    "crown": 12.0, "prince": 2.0, "conspirator": 2.0, "coercion": 1.0, "changeling": 3.0, "trap": 1.0,
    "shield": 2.0, "steal": 1.5, "treachery": 1.0, "poison": 1.5, "strike": 1.5, "spy": 0.5, "capture": 2.0,
    "distraction": 1.0, "mischief": 1.0, "mayhem": 1.0, "trickster": 2.5, "trick_the_trickster": 1.0,
    "turnabout": 2.5, "mortal": 3.5, "reveal_all": 0.3, "conceal_all": 0.3, "remorse": 2.0, "regret": 2.0,
    "flash_the_crown": 0.5,
}  # fmt: skip
"""How much a card is missed, where a card that nobody has seen counts UNSEEN."""
UNSEEN = 2.0
NEEDED = 3.0
"""How much more a card is missed that the own Court lacks, if the hand has no other of its type."""
IN_COURT = 3.5
"""How much a hidden card of a rival's Court counts: most are pieces."""
HOLDING = 0.6
"""The part of its worth that a card has as long as it is only held."""
ORDER = ("coercion", "conspirator", "prince", "changeling")
"""In which order pieces are laid: the commonest first; the Crown comes last of all."""


def worth(view: View, card: CardId) -> float:
    """Return how much the viewer would miss ``card``, or like to have it, where an unseen one counts UNSEEN."""
    kind = CARD[card].subtype
    others = [one for one in view.hand if one != card and CARD[one].subtype == kind]
    return WORTH[kind] + (NEEDED if fits(view, card) and not others else 0.0)


def fits(view: View, card: CardId) -> bool:
    """Say whether ``card`` is a piece that the viewer's Court lacks."""
    there = types_in(view)
    return len(missing(there | {CARD[card].subtype})) < len(missing(there))


def danger(view: View, seat: Seat) -> float:
    """Return how near a rival is to winning, as far as the viewer can know: about 0 to 5."""
    return 4.0 - least_missing(view, seat) + 1.5 * crown(view).seats[seat] + 0.05 * view.hands[seat].count


def slot_worth(view: View, slot: Slot) -> float:
    """Return how much the card of a slot is missed; 0 where the viewer does not see one."""
    return WORTH[CARD[slot.card].subtype] if slot.card is not None else 0.0


def cost(view: View, card: CardId) -> float:
    """Return what playing a card gives up: the card, and the draw where it has an X (R34)."""
    skips = CARD[card].skips_draw
    if CARD[card].effect in ("steal", "capture") and not view.rules.steal_skips_draw:
        skips = False
    return HOLDING * worth(view, card) + (UNSEEN if skips else 0.0)


def gain(view: View, play: c.Play) -> float:
    """Return what playing a card brings, the draw that it may cost left out."""
    effect = CARD[play.card].effect
    match effect:
        case "draw_two":
            return 2 * UNSEEN
        case "look":
            return 1.8 * UNSEEN
        case "take":
            return max((worth(view, card) for card in view.discard), default=0.0)
        case "regret":
            return sum(worth(view, card) for card in view.discard[:3])
        case "give":
            others = sum(hand.count > 0 for seat, hand in enumerate(view.hands) if seat != view.seat)
            return 0.6 * UNSEEN * others
        case "conceal":
            return 0.8 * (len(view.hands[view.seat].shown) + sum(slot.up for slot in view.court))
        case "reveal":
            return 0.0
        case "flash":
            return 1.0 if max(*crown(view).seats, crown(view).pile) < 0.9 else 0.0
        case _:
            return 0.0 if play.at is None else harm(view, effect, play.at)


def harm(view: View, effect: str, at: Seat) -> float:
    """Return what an attack on ``at`` gains, the rival's loss counted the more, the nearer it is to winning."""
    pressing = danger(view, at)
    hand = view.hands[at]
    in_hand, in_court = crown_at(view, at)
    match effect:
        case "steal":
            return UNSEEN + 0.3 * pressing + WORTH["crown"] * in_hand / max(1, hand.count)
        case "treachery":
            return 0.5 * min(3, hand.count) + 0.2 * pressing
        case "poison" | "strike":
            return 0.6 * pressing if view.courts[at] else 0.6
        case "capture" | "jude":
            return 0.8 * pressing + WORTH["crown"] * in_court
        case "spy":
            return 0.4 + 0.1 * pressing
        case "distraction":
            return 0.4 * pressing
        case "mischief":
            mine = sum(worth(view, card) for card in view.hand) - WORTH["mischief"]
            return UNSEEN * hand.count + WORTH["crown"] * in_hand - mine
        case "mayhem":
            own = 4 - len(lacking(view))
            return 1.5 * (sum(slot.filled for slot in view.courts[at]) - own) + 0.2 * pressing
    return 0.0


def crown_at(view: View, at: Seat) -> tuple[float, float]:
    """Return how likely the Crown is in the hand and in the Court of a rival."""
    places = [(place.zone, chance) for place, chance in trace(view, CROWN).places if place.seat == at]
    return (
        sum(chance for zone, chance in places if zone == "hand"),
        sum(chance for zone, chance in places if zone == "court"),
    )


def price(view: View, card: CardId) -> float:
    """Return what an answer must save; a Turnabout hurts the attacker into the bargain."""
    return worth(view, card) - (1.0 if CARD[card].subtype == "turnabout" else 0.0)


def at_stake(view: View, attack: Attack) -> float:
    """Return what the viewer loses if nothing more is said."""
    effect = CARD[attack.card].effect
    if attack.stage == "countered":
        return UNSEEN
    turned = attack.stage == "turned"
    victim, other = (attack.original, attack.at) if turned else (attack.at, attack.by)
    if victim != view.seat:
        return 0.0
    hand = sorted(worth(view, card) for card in view.hand)
    court = [0.5 if slot.shield else NEEDED + slot_worth(view, slot) for slot in view.court if slot.card]
    one = sum(hand) / len(hand) if hand else 0.0
    match effect:
        case "steal":
            return one
        case "poison" | "strike":
            return max(one, sum(court) / len(court) if court else 0.0)
        case "capture":
            return sum(court) / len(court) if court else 1.0
        case "treachery":
            return sum(hand[:3])
        case "distraction":
            return UNSEEN
        case "mischief":
            return sum(hand) - UNSEEN * view.hands[other].count
        case "mayhem":
            return sum(court) - IN_COURT * len(view.courts[other])
    return 0.5


def lying(view: View, aim: c.AimAtCourt) -> CardId | None:
    """Return what a choice points at, as far as the viewer knows."""
    slot = slot_of(view, aim.at, aim.slot)
    if slot is None or aim.part == "shield":
        return None if slot is None else slot.shield
    told = (fact.card for fact in view.facts if (fact.seat, fact.slot) == (aim.at, aim.slot))
    return slot.card if slot.card is not None else next(told, None)


def aim_worth(view: View, pending: Pending, aim: Command) -> float:
    """Return what it brings to point at a hand card or a slot; ``pending`` tells what is done to it."""
    effect = effect_of(pending)
    if isinstance(aim, c.AimAtHand):
        hand = view.hands[aim.at]
        if aim.card is not None:
            return worth(view, aim.card)
        return UNSEEN + WORTH["crown"] * crown_at(view, aim.at)[0] / max(1, hand.concealed)
    assert isinstance(aim, c.AimAtCourt), "there is no third way"
    slot, known = slot_of(view, aim.at, aim.slot), lying(view, aim)
    if slot is not None and slot.shield and slot.filled and effect in ("poison", "strike", "capture"):
        return 0.5
    if effect == "spy":
        return UNSEEN if known is not None else IN_COURT
    if known == "rath_roiben_rye" and effect in ("poison", "strike"):
        return 0.1
    if known is not None:
        piece = CARD[known].subtype in ("crown", *ORDER)
        return max(WORTH[CARD[known].subtype] + (NEEDED if piece else 0.0), worth(view, known))
    hidden = sum(one.filled and one.card is None for one in view.courts[aim.at])
    return IN_COURT + WORTH["crown"] * crown_at(view, aim.at)[1] / max(1, hidden)
