"""What the table says in words: the sentence under the steps, what is at stake, what each answer would do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fae_tabletop.core.game import Ref, Seat
from fae_tabletop.games.enemies_and_lovers.cards import CARD, NAMES, CardId
from fae_tabletop.games.enemies_and_lovers.events import Interrupted, Played
from fae_tabletop.games.enemies_and_lovers.public import Attack, Pending, View
from fae_tabletop.games.enemies_and_lovers.scene.aims import aiming
from fae_tabletop.games.enemies_and_lovers.scene.doable import Doable, turn_sentence
from fae_tabletop.games.enemies_and_lovers.scene.endings import end_nears, ending
from fae_tabletop.games.enemies_and_lovers.words import number, plural, whom
from fae_tabletop.ui.people import Person, names

COURTLY = ("poison", "strike", "capture", "mayhem")
"""Attacks that can reach a Court, beside a Spy, who only turns over."""
HANDY = ("steal", "treachery", "poison", "strike", "mischief")
"""Attacks that can cost hand cards."""


AIMED = {
    "steal": "steal one of these", "capture": "take one of these", "spy": "turn one of these over",
    "poison": "do away with one of these", "strike": "do away with one of these",
}  # fmt: skip
"""What is done to the card that is pointed at, by the effect of the attack."""


class Link(NamedTuple):
    """A card of the chain: who played it, and at whom (None for an answer)."""

    card: CardId
    by: Seat
    at: Seat | None


class Saying(NamedTuple):
    """What the stage tells: what happened, what is at stake, and what protects the person (both may be empty)."""

    title: str
    stake: str = ""
    guard: str = ""


def chain(view: View) -> tuple[Link, ...]:
    """Return the played cards that are not discarded yet, in the order of playing, with who played them."""
    open_cards = list(view.resolving)
    found: list[Link] = []
    for event in reversed(view.log):
        if not open_cards:
            break
        if isinstance(event, Played) and event.card == open_cards[-1]:
            found.append(Link(open_cards.pop(), event.seat, event.at))
        elif isinstance(event, Interrupted) and event.card == open_cards[-1]:
            found.append(Link(open_cards.pop(), event.seat, None))
    return tuple(reversed(found))


# -- the sentence -------------------------------------------------------------------------------------------


def sentence(
    view: View,
    people: Sequence[Person],
    chosen: Sequence[Ref],
    following: Sequence[Ref],
    thinking: bool,
    may: Doable | None = None,
) -> str:
    """Return what is asked of the person, or what is going on, in one sentence.

    ``chosen`` is what was pointed at so far, ``following`` what can come after it, ``may`` what an own turn offers
    (None: that is not known while things move).
    """
    if view.why is not None:
        return ending(view, people)
    if chosen and following:
        return _going_on(view, chosen, following)
    pending = view.pending
    if pending is not None:
        return (
            _asked(view, people, pending)
            if pending.seat == view.seat
            else _others_asked(view, people, pending)
        )
    if view.turn != view.seat:
        return f"{people[view.turn].name} is on turn{' and thinks' if thinking else ''}."
    warning = end_nears(view)
    if warning:
        return warning
    if may is not None and not view.no_draw:
        return turn_sentence(may, draws=True)
    if may is not None and view.step == "place":
        return turn_sentence(may, draws=False)
    if view.step == "place":
        return "Place a card, or play one, or end your turn."
    return "Play a card, or end your turn: you draw." if not view.no_draw else "End your turn."


def _going_on(view: View, chosen: Sequence[Ref], following: Sequence[Ref]) -> str:
    first = chosen[0]
    if first.kind == "button":
        if len(chosen) == 1:
            return f"{NAMES['heather']}: which Court card of your hand?"
        return "Where in your Court?"
    if first.kind == "court":
        if any(ref.kind == "button" for ref in following):
            return "Take it back, or choose a hand card to put in its place."
        return "Which card shall it guard?"
    card = next(card for card in view.hand if card == first.key)
    name = NAMES[card]
    ways = []
    courts = [ref for ref in following if ref.kind == "court"]
    if any(ref.key.endswith(":new") for ref in courts):
        ways.append("into your Court")
    elif courts:
        ways.append("onto a lit place of your Court")
    if any(ref.kind == "seat" for ref in following):
        ways.append("onto an opponent")
        if aiming(view, card):
            ways.append("onto a lit card of theirs")
    if any(ref.kind == "pile" for ref in following):
        ways.append("onto the discard pile to play it")
    return f"{name}: {', or '.join(ways)}."


def _asked(view: View, people: Sequence[Person], pending: Pending) -> str:
    name = NAMES[pending.card]
    match pending.kind:
        case "respond":
            return f"{name}: will you answer?"
        case "choose":
            at = people[pending.at].name if pending.at is not None else "somebody"
            if pending.card == "rath_roiben_rye":
                return f"Your Trap sprang: take a Court card of {at}, or nothing."
            return f"{name}: point at a lit card of {at}."
        case "discard":
            return f"{name}: discard {plural(pending.left, 'card')}, the last one lies on top."
        case "give":
            to = people[pending.at].name if pending.at is not None else "somebody"
            return f"{name}: give {to} one card of your hand."
        case "keep_one":
            return f"{name}: keep one of these; the others are discarded."
        case "take":
            return f"{name}: take one card of the discard pile."
        case "mayhem_keep":
            return "Mayhem meets your Trap: keep one card or Shield of your Court, or nothing."
        case "seat_shields":
            return "Lay your Shields as you like: a Shield, then the card it shall guard."


def _others_asked(view: View, people: Sequence[Person], pending: Pending) -> str:
    name, card = people[pending.seat].name, NAMES[pending.card]
    match pending.kind:
        case "respond":
            return f"{card}: {name} may answer."
        case "choose":
            at = whom(view, names(people), pending.at) if pending.at is not None else "somebody"
            return f"{card}: {name} chooses a card of {at if at != 'you' else 'yours'}."
        case "discard":
            return f"{card}: {name} discards {plural(pending.left, 'card')}."
        case "give":
            return f"{card}: {name} gives a card."
        case "keep_one":
            return f"{card}: {name} keeps one of {number(view.looked)}."
        case "take":
            return f"{card}: {name} looks through the discard pile."
        case "mayhem_keep":
            return f"{card}: {name} may keep one card."
        case "seat_shields":
            return f"{card}: {name} lays the Shields anew."


# -- the stage ----------------------------------------------------------------------------------------------


def told(view: View, people: Sequence[Person]) -> Saying:
    """Return what the stage tells about the card that is being resolved."""
    attack, pending = view.attack, view.pending
    links = chain(view)
    if attack is not None and pending is not None and pending.kind == "respond":
        return Saying(
            _happened(view, people, attack, links), _stake(view, people, attack), _guard(view, attack)
        )
    if pending is not None and pending.seat == view.seat:
        name = NAMES[pending.card]
        at = "" if pending.at is None else people[pending.at].name
        match pending.kind:
            case "choose":
                if pending.card == "rath_roiben_rye":
                    return Saying(
                        "Your Trap springs", f"Take one card of the Court of {at}, unseen, or nothing."
                    )
                return Saying(
                    f"{name}: {AIMED.get(CARD[pending.card].effect, 'your choice')}",
                    f"Point at a lit card of {at}.",
                    _aim_rule(view, pending),
                )
            case "discard":
                return Saying(
                    f"Discard {plural(pending.left, 'card')}",
                    "Choose in order: the last lies on top. A second click takes one back.",
                )
            case "give":
                return Saying(
                    f"Give {at} a card", f"{name} asks for one card of your hand, of your own choice."
                )
            case "keep_one":
                return Saying(
                    "Keep one", "It goes into your hand, unseen by the others. The rest is discarded."
                )
            case "take":
                return Saying(
                    f"{name}: take one of these", "Everybody sees which. In your hand it is hidden again."
                )
            case "mayhem_keep":
                return Saying("Your Trap is found", "Keep one card or Shield of your old Court, or nothing.")
            case "seat_shields":
                return Saying("Your new Court", "Lay its Shields as you like, or leave them.")
            case _:
                return Saying(name)
    if links:
        first = links[0]
        title = f"{_name(view, people, first.by)} {'play' if first.by == view.seat else 'plays'} {NAMES[first.card]}"
        if first.at is not None:
            title += f" on {whom(view, names(people), first.at)}"
        return Saying(title, "" if pending is None else _others_asked(view, people, pending))
    return Saying("")


def _name(view: View, people: Sequence[Person], seat: Seat) -> str:
    return "You" if seat == view.seat else people[seat].name


def _happened(view: View, people: Sequence[Person], attack: Attack, links: Sequence[Link]) -> str:
    me = view.seat
    name = NAMES[attack.card]
    if attack.stage in ("countered", "turned") and links:
        last = links[-1]
        by = _name(view, people, last.by)
        if attack.stage == "turned":
            verb = "turn" if last.by == me else "turns"
            return f"{by} {verb} {name} back on {whom(view, names(people), attack.original)}"
        return f"{by} {'answer' if last.by == me else 'answers'} with {NAMES[last.card]}"
    verb = "play" if attack.by == me else "plays"
    return f"{_name(view, people, attack.by)} {verb} {name} on {whom(view, names(people), attack.at)}"


def _stake(view: View, people: Sequence[Person], attack: Attack) -> str:
    """Return what the attack would do if nothing more was said."""
    effect = CARD[attack.card].effect
    by, at = _sides(attack)
    if attack.stage == "countered":
        return f"Then {NAMES[attack.card]} does nothing, unless the answer is tricked."
    mine = at == view.seat
    hand, court = view.hands[at].count, len(view.courts[at])
    whose = "your" if mine else f"{people[at].name}’s"
    chooser = whom(view, names(people), by)
    chooser_s = "your" if chooser == "you" else f"{chooser}’s"
    cards = f"{whose} {plural(hand, 'hand card')}"
    match effect:
        case "steal":
            shown = ", or one that lies open" if view.hands[at].shown else ""
            return f"At stake: one of {cards}, at random{shown}."
        case "treachery":
            return f"At stake: three of {cards}." if hand > 3 else f"At stake: all of {cards}."
        case "poison" | "strike":
            places = [cards] if hand else []
            if court:
                places.append(f"{whose} Court")
            return f"At stake: one card of {chooser_s} choice, from {' or '.join(places)}."
        case "spy":
            return f"At stake: a hidden card of {whose if not mine else 'yours'} turns face-up for all."
        case "capture":
            return f"At stake: one card of {whose} Court, of {chooser_s} choice."
        case "distraction":
            return f"At stake: {whose} next turn."
        case "mischief":
            theirs = "yours" if chooser == "you" else chooser_s
            return f"At stake: {cards}, for {number(view.hands[by].count)} of {theirs}."
        case "mayhem":
            return f"At stake: {whose} whole Court, for {chooser_s} own."
        case _:
            return ""


def _guard(view: View, attack: Attack) -> str:
    """Return what protects the person, or how the Crown is in danger."""
    effect = CARD[attack.card].effect
    target = attack.original if attack.stage == "turned" else attack.at
    if target != view.seat or attack.stage == "countered":
        return ""
    for slot in view.court:
        if slot.card == "the_crown_of_elfhame" and effect in COURTLY:
            if slot.shield is not None and effect != "mayhem":
                return "Your Crown lies under a Shield: aimed there, only the Shield is lost."
            return "Your Crown lies in your Court, unguarded."
    if "the_crown_of_elfhame" in view.hand and effect in HANDY:
        return "You hold the Crown."
    guarded = sum(slot.shield is not None and slot.filled for slot in view.court)
    if guarded and effect in ("poison", "strike", "capture"):
        verb = "is" if guarded == 1 else "are"
        return f"{number(guarded).capitalize()} of your Court cards {verb} guarded by a Shield."
    return ""


def _aim_rule(view: View, pending: Pending) -> str:
    effect = CARD[pending.card].effect
    if effect not in ("steal", "poison", "strike", "spy") or pending.at is None:
        return ""
    hand = view.hands[pending.at]
    if hand.concealed <= 1:
        # Nothing is left to chance with a single card.
        return ""
    return (
        "Hidden hand cards are drawn at random; an open one you may name."
        if hand.shown
        else ("Of hidden hand cards one is drawn at random.")
    )


def answer(view: View, people: Sequence[Person], card: CardId) -> str:
    """Return in a few words what answering with ``card`` would do."""
    attack = view.attack
    subtype = CARD[card].subtype
    if attack is None:
        return ""
    if subtype == "trick_the_trickster":
        return "Your attack goes through after all."
    if attack.stage == "turned":
        if card == "oak":
            return "The poison is spoiled. Nobody is hit."
        verb = "are" if attack.at == view.seat else "is"
        return f"The mirror breaks: {whom(view, names(people), attack.at)} {verb} hit after all."
    if card == "oak":
        return "The poison is spoiled. Nobody is hit."
    if subtype == "turnabout":
        return f"{_name(view, people, attack.by)} gets it instead."
    return "The attack is off."


def let_it(view: View, people: Sequence[Person]) -> str:
    """Return in a few words what answering nothing would do."""
    attack = view.attack
    if attack is None:
        return ""
    if attack.stage == "countered":
        return "Your attack comes to nothing."
    by, at = _sides(attack)
    picks = _name(view, people, by)
    s = "" if by == view.seat else "s"
    mine = at == view.seat
    hit, verb = ("You", "") if mine else (people[at].name, "s")
    match CARD[attack.card].effect:
        case "steal":
            return f"{picks} take{s} a hand card of {'yours' if mine else hit}."
        case "treachery":
            count = min(3, view.hands[at].count)
            return f"{hit} discard{verb} {plural(count, 'card')}."
        case "poison" | "strike":
            return f"{picks} choose{s} which card dies."
        case "spy":
            return f"{picks} choose{s} what is turned face-up."
        case "capture":
            return f"{picks} take{s} a card of {'your' if mine else f'{hit}’s'} Court."
        case "distraction":
            return f"{hit} lose{verb} the next turn."
        case "mischief":
            return f"{hit} change{verb} hands with {whom(view, names(people), by)}."
        case "mayhem":
            return f"{hit} change{verb} Courts with {whom(view, names(people), by)}."
        case _:
            return "You answer nothing."


def _sides(attack: Attack) -> tuple[Seat, Seat]:
    """Return who directs an attack and whom it hits, if nothing more is said."""
    if attack.stage == "turned" and attack.by == attack.original:
        return attack.at, attack.original
    return attack.by, attack.at
