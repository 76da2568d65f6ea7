"""Why pointing at something does nothing now, in words; and which moves are asked about once before they are made."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from fae_tabletop.core.game import Command, Ref, Seat
from fae_tabletop.games.enemies_and_lovers.cards import CARD, LIMITED, NAMES, SUBTYPE_NAMES, CardId
from fae_tabletop.games.enemies_and_lovers.commands import Play, hand_ref
from fae_tabletop.games.enemies_and_lovers.public import View
from fae_tabletop.games.enemies_and_lovers.scene.aims import WHY_NOT, aiming, reach, things
from fae_tabletop.ui.dialogs import Answer, Question
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.people import Person

ANSWERS = frozenset({"trickster", "trick_the_trickster", "turnabout"})


def refusals(
    view: View,
    people: Sequence[Person],
    chosen: Sequence[Ref],
    following: Collection[Ref],
    starts: Collection[Ref],
) -> dict[str, Tip]:
    """Return by hotspot why it does nothing now; what does something, or only informs, is left out."""
    found: dict[str, Tip] = {}
    for own in view.hand:
        ref = hand_ref(own)
        if ref not in starts and ref not in following:
            found[ref.id] = _tip(*why_not_card(view, people, own))
    if view.pending is not None and view.pending.seat == view.seat:
        return found | _out_of_reach(view, {*following, *starts})
    card: CardId | None = next((own for own in view.hand if chosen and chosen[0] == hand_ref(own)), None)
    if card is None:
        return found
    for seat in range(view.players):
        ref = Ref("seat", str(seat))
        if seat != view.seat and ref not in following:
            found[ref.id] = _tip(*why_not_at(view, people, card, seat))
        elif seat != view.seat and aiming(view, card):
            found |= _beside_the_aim(view, card, seat)
    for slot in view.court:
        for key in (f"{view.seat}:{slot.number}", f"{view.seat}:{slot.number}:shield"):
            ref = Ref("court", key)
            if ref not in following and ref not in starts:
                found[ref.id] = _tip(*why_not_slot(view, card))
    new = Ref("court", f"{view.seat}:new")
    if new not in following:
        found[new.id] = _tip(*why_not_slot(view, card))
    return found


def _out_of_reach(view: View, lit: Collection[Ref]) -> dict[str, Tip]:
    """Return the things of the table that a decision does not reach, while the person decides."""
    pending = view.pending
    if pending is None or pending.kind not in ("choose", "mayhem_keep", "seat_shields"):
        return {}
    refs = [Ref("hand", f"{seat}:concealed") for seat in range(view.players) if seat != view.seat]
    for seat, hand in enumerate(view.hands):
        refs += [Ref("hand", f"{seat}:{card}") for card in hand.shown]
    for seat, court in enumerate(view.courts):
        for slot in court:
            refs += [Ref("court", f"{seat}:{slot.number}"), Ref("court", f"{seat}:{slot.number}:shield")]
    name = NAMES[pending.card]
    return {ref.id: _tip(name, "It does not reach this now.") for ref in refs if ref not in lit}


def _beside_the_aim(view: View, card: CardId, seat: Seat) -> dict[str, Tip]:
    """Return those cards of a rival that an attack cannot be pointed at."""
    reached = reach(view, card)
    why = WHY_NOT.get(CARD[card].effect, "It cannot be pointed at that.")
    return {ref.id: _tip(NAMES[card], why) for ref in things(view, seat) if ref not in reached}


def _tip(title: str, body: str) -> Tip:
    return Tip(title, body, refuse=True)


def why_not_card(view: View, people: Sequence[Person], card: CardId) -> tuple[str, str]:
    """Return title and sentence why a card of the own hand can do nothing now."""
    printed = CARD[card]
    pending = view.pending
    if view.why is not None:
        return printed.name, "The game is over."
    if pending is not None and pending.seat == view.seat:
        if pending.kind == "respond":
            return printed.name, _no_answer(view, card)
        return printed.name, "Something else is asked of you now."
    if pending is not None:
        return printed.name, f"{people[pending.seat].name} decides now."
    if view.turn != view.seat:
        when = " You will be asked when it can answer." if printed.subtype in ANSWERS or card == "oak" else ""
        return printed.name, f"{people[view.turn].name} is on turn.{when}"
    if printed.subtype in ANSWERS:
        return printed.name, "An Interrupt answers the cards of others: you will be asked."
    if card == "heather":
        if not any(CARD[own].kind == "court" for own in view.hand):
            return printed.name, "You hold no Court card to put down."
        return printed.name, "Use the Mortal button: she needs no step of your turn."
    if printed.kind == "court" and view.step != "place" and printed.effect == "none":
        return printed.name, "Step 1 is over for this turn, and it has no effect to be played for."
    if printed.kind == "court" and printed.effect == "none":
        return printed.name, _full(view, card)
    return printed.name, _no_target(view, people, card)


def _no_answer(view: View, card: CardId) -> str:
    printed = CARD[card]
    if card == "oak":
        return "Oak answers a Poison only."
    if printed.subtype in ANSWERS:
        return "It does not answer what is waiting now."
    if card == "heather":
        return "Use the Mortal button."
    return "Only Interrupts, and Oak against a Poison, answer an attack."


def _full(view: View, card: CardId) -> str:
    subtype = CARD[card].subtype
    there = next((slot.card for slot in view.court if slot.card and CARD[slot.card].subtype == subtype), None)
    if subtype in LIMITED and there is not None:
        return f"Your Court already has its {SUBTYPE_NAMES[subtype]}: {NAMES[there]}."
    return "There is no place for it now."


def _no_target(view: View, people: Sequence[Person], card: CardId) -> str:
    match CARD[card].effect:
        case "none":
            return "It has no effect to be played for."
        case "take" | "regret":
            return "The discard pile is empty."
        case "draw_two" | "look":
            return "No card can be drawn."
        case "give":
            return "No opponent has a hand."
        case _:
            return "No opponent has what it needs."


def why_not_at(view: View, people: Sequence[Person], card: CardId, seat: Seat) -> tuple[str, str]:
    """Return title and sentence why a card cannot be played at an opponent."""
    name = people[seat].name
    printed = CARD[card]
    if printed.kind != "attack" and printed.effect != "jude":
        if printed.effect == "none":
            return printed.name, "It is not played at an opponent."
        return printed.name, "It names no opponent: play it onto the discard pile."
    match printed.effect:
        case "steal" | "treachery":
            return name, f"{name} has no card in hand."
        case "poison" | "strike":
            return name, f"{name} has neither hand nor Court."
        case "spy":
            return name, f"{name} has no hidden card."
        case "capture" | "jude":
            return name, f"{name} has no Court."
        case "mischief":
            return name, "Both hands are empty."
        case "mayhem":
            return name, "Both Courts are empty."
        case _:
            return name, "Not at this opponent."


def why_not_slot(view: View, card: CardId) -> tuple[str, str]:
    """Return title and sentence why a card cannot be put there in the own Court."""
    printed = CARD[card]
    if printed.kind != "court":
        return printed.name, "Only Court cards go into a Court."
    if view.step != "place":
        return printed.name, "Step 1 is over for this turn."
    subtype = printed.subtype
    there = next((slot.card for slot in view.court if slot.card and CARD[slot.card].subtype == subtype), None)
    if subtype in LIMITED and there is not None:
        return (
            printed.name,
            f"Your Court already has a {SUBTYPE_NAMES[subtype]}; it could only change places with {NAMES[there]}.",
        )
    if subtype == "shield":
        return printed.name, "A Shield goes onto an unguarded card, or alone."
    return printed.name, "There is no place for it."


def risky(view: View, command: Command, games: bool) -> Question | None:
    """Return what is asked before a move that gives something up; ``games`` while the first games are played."""
    if not isinstance(command, Play) or view.step != "place" or not games:
        return None
    if not any(
        CARD[card].kind == "court" and _placeable(view, card) for card in view.hand if card != command.card
    ):
        return None
    return Question(
        "Play now, place nothing?",
        f"Playing {NAMES[command.card]} gives up the placing of this turn, and you hold a Court card.",
        [Answer("yes", "Play it", "main"), Answer("no", "Place first")],
        cancel="no",
        never="Do not ask again",
    )


def _placeable(view: View, card: CardId) -> bool:
    subtype = CARD[card].subtype
    there = any(slot.card and CARD[slot.card].subtype == subtype for slot in view.court)
    return subtype not in LIMITED or not there
