"""What the table says: what is asked, why something may not be done, and what gives a guest its points."""

from __future__ import annotations

from collections.abc import Sequence

from fae_tabletop.core.game import Reason, Ref
from fae_tabletop.games.enchanted_ivy import events as e
from fae_tabletop.games.enchanted_ivy.cards import FLOWER, FLOWERS, NUMBER, CardId
from fae_tabletop.games.enchanted_ivy.doors import DOORS, DoorId
from fae_tabletop.games.enchanted_ivy.grid import Region, Space
from fae_tabletop.games.enchanted_ivy.guests import GUESTS, GuestId
from fae_tabletop.games.enchanted_ivy.inn import Inn
from fae_tabletop.games.enchanted_ivy.moves import placement_fault
from fae_tabletop.games.enchanted_ivy.public import View
from fae_tabletop.games.enchanted_ivy.scene.tokens import name_of
from fae_tabletop.games.enchanted_ivy.scoring import IVY_POINTS, Part
from fae_tabletop.games.enchanted_ivy.wishes import (
    Balconies,
    Cards,
    Colours,
    Count,
    Each,
    Even,
    Exactly,
    Flat,
    Gaps,
    Gossip,
    Guests,
    InRow,
    Item,
    Least,
    Line,
    Look,
    Mirror,
    OpenEdges,
    Patch,
    Run,
    Same,
    Sorts,
    Steps,
    Walls,
    WallsToDoor,
    When,
    Wish,
)
from fae_tabletop.ui.hotspots import Tip

REFUSALS: dict[str, tuple[str, str]] = {
    "occupied": ("Taken", "A card lies there already."),
    "not_adjacent": ("Too far off", "Every card must touch the inn along an edge."),
    "layout_impossible": (
        "No room in the plan",
        "With a card there the inn could no longer become its plan.",
    ),
    "balcony_turned": ("Upright, please", "Only walls may stand on their heads."),
    "one_of_each": ("One of each", "A turn has one balcony and one wall."),
    "guest_first": ("Somebody waits", "The new balcony wants a guest first."),
    "no_open_balcony": ("Not yet", "A guest moves in when balcony and wall are built."),
    "not_your_card": ("Not in your hand", "You do not hold that card."),
    "not_your_token": ("Not at the door", "That guest does not wait with you."),
    "inn_not_finished": ("Not finished", "All cards must lie before the inn is counted."),
    "door_locked": ("Locked", "That door is not yours yet: fill its shelf."),
    "already_used": ("One door", "An inn has one door, and yours hangs."),
    "not_a_wall": ("Walls only", "A door goes on a wall without a guest."),
    "not_in_the_bottom_row": ("Bottom row only", "This door goes into the bottom row."),
    "not_in_the_top_row": ("Top row only", "This door goes into the top row."),
    "no_guest_there": ("Nobody there", "Choose a space where a guest lives."),
    "door_needs_choice": ("Whom?", "This door wants to know whom it concerns."),
    "door_has_no_choice": ("Just the door", "This door does nothing to guests."),
    "nothing_to_swap": ("The same", "Choose two different guests."),
    "game_over": ("Counted", "The inn is counted out."),
}
"""Why the rules refuse something: a head and a sentence, by code."""


def refusal_tip(reason: Reason) -> Tip:
    """Return why something is refused, in words."""
    head, body = REFUSALS.get(reason.code, ("Not now", "That cannot be done now."))
    return Tip(head, body, refuse=True)


def flower_of(card: CardId) -> str:
    """Return the name of a card's flower."""
    return FLOWERS[FLOWER[NUMBER[card]]]


def card_label(card: CardId, wall: bool, turned: bool = False) -> str:
    """Return what a face of a card is called."""
    face = "turned wall" if turned else "wall" if wall else "balcony"
    return f"{flower_of(card).capitalize()} {card[1:]} as a {face}"


def door_name(door: DoorId) -> str:
    """Return what a door is called, with the signs that people print."""
    return DOORS[door].name.replace("'", "’")


def sentence(view: View, chosen: Sequence[Ref], token: GuestId | None) -> str:
    """Return what is asked, in one sentence."""
    if view.phase == "over":
        return "The inn is counted out."
    first = chosen[0] if chosen else None
    if first is not None and first.kind == "door":
        return _door_sentence(chosen)
    if view.phase == "guest":
        if token is not None:
            return f"{name_of(token)} it is: the new balcony is lit."
        return "Who moves in? Drag a guest to the new balcony."
    if view.phase == "closing":
        if view.door is None:
            return "All cards lie. Hang a door if you like, then finish."
        return "All cards lie. Finish, and the guests are asked."
    if first is not None:
        if chosen[-1].kind == "face":
            face = {"balcony": "a balcony", "wall": "a wall", "turned": "a turned wall"}[chosen[-1].key]
            return f"As {face}: choose a lit space."
        return "As a balcony, or as a wall?"
    if view.open_balcony is None and not view.walled:
        return "Build one card as a balcony, the other as a wall."
    return "Now the other card, as a balcony." if view.walled else "Now the other card, as a wall."


def _door_sentence(chosen: Sequence[Ref]) -> str:
    door: DoorId = chosen[0].key  # type: ignore[assignment]  # the picker offers doors only
    if len(chosen) == 1:
        row = "top" if DOORS[door].row == "top" else "bottom"
        return f"{door_name(door)} in hand: click a lit wall of the {row} row."
    return {
        "B": "Which guest comes late?",
        "C": "Choose two guests to swap, or leave everybody where they are.",
        "D": "Who leaves down the chute?",
    }.get(door, "Choose.")


def door_at_stake(door: str, gain: int, total: int, success: int | None) -> str:
    """Return what is lost by finishing an inn of ``total`` points without a door that would still bring ``gain``."""
    if success is not None and total < success <= total + gain:
        return (
            f"Success hangs on the door: it takes {success} points, and the inn has {total}. "
            f"The {door} would bring {gain}."
        )
    return f"The {door} would still bring {gain} {'point' if gain == 1 else 'points'}."


def why_not_here(view: View, inn: Inn, at: Space) -> str:
    """Return in two or three words why no card may lie on a space beside the inn; "" where one may."""
    if placement_fault(inn, at) != "layout_impossible":
        return ""
    rows, columns = [laid.at[0] for laid in view.laid], [laid.at[1] for laid in view.laid]
    grid = inn.ground.grid
    if inn.ground.known(inn.fits).gaps >> grid.cell(at) & 1:
        return "a certain gap"
    door = view.door
    if door is not None and DOORS[door.door].row == "bottom" and at[0] > door.at[0]:
        return "below the door"
    if door is not None and DOORS[door.door].row == "top" and at[0] < door.at[0]:
        return "above the door"
    if max(*rows, at[0]) - min(*rows, at[0]) >= grid.rows:
        return "too low" if at[0] > max(rows) else "too high"
    if max(*columns, at[1]) - min(*columns, at[1]) >= grid.columns:
        return "too wide"
    return "not in the plan"


def explained(view: View, inn: Inn, cell: int, parts: Sequence[Part]) -> list[str]:
    """Return a line for each preference of the guest of a cell: what counts, and how much it gives."""
    wishes = GUESTS[inn.guest[cell]].wishes
    return [
        f"{_wish_told(wish, part)}: **{_signed(part.points)}**"
        for wish, part in zip(wishes, parts, strict=True)
    ]


def short(inn: Inn, cell: int, parts: Sequence[Part]) -> str:
    """Return one line on what a guest's points come from."""
    wishes = GUESTS[inn.guest[cell]].wishes
    told = [
        # The points stay with the last word.
        f"{_wish_told(wish, part)}\u00a0{_signed(part.points)}"
        for wish, part in zip(wishes, parts, strict=True)
        if part.points
    ]
    if told:
        return "; ".join(told)
    return "; ".join(_wish_told(wish, part) for wish, part in zip(wishes, parts, strict=True))


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"


def _wish_told(wish: Wish, part: Part) -> str:
    many = part.cells.bit_count()
    match wish:
        case Flat():
            return "for moving in"
        case Each(item, region):
            return f"{_counted(item, many)} {REGIONS[region]}"
        case OpenEdges():
            return f"{_number(many, 'open edge')}"
        case When(condition):
            return _condition_told(condition) if part.points else _unmet_told(condition)
        case Colours():
            return f"flowers on {_number(many, 'card')} beside"
        case Sorts():
            return f"kinds on {_number(many, 'space')} beside"
        case Look():
            return f"sees {_number(many, 'guest')} in a line"
        case Run():
            return f"a run of {_number(many, 'wall')}"
        case Steps():
            if many and not part.points:
                return "no points for so many steps"
            return "steps to the nearest" if many else "nobody to measure to"
        case Gossip():
            return f"a chain of {_number(many, 'guest')}"
        case WallsToDoor():
            return f"a way over {_number(many, 'wall')} to the door" if many else "no way to the door"
        case Line():
            return "a straight line to the other" if many else "no line to the other"
        case Mirror():
            return f"{_number(many // 2, 'mirrored pair')}"
        case Patch():
            return f"a patch of {_number(many, 'card')}"
        case Least():
            return "the smaller of row and column"


REGIONS: dict[str, str] = {
    "touching": "touching", "orth": "beside", "diag": "at the corners", "row": "in the row", "column": "in the column",
    "cross": "in row and column", "left": "to the left", "right": "to the right", "up": "above", "down": "below",
    "diagonals": "on the diagonals", "lines": "in any line", "higher": "in higher rows", "lower": "in lower rows",
    "by_door": "by the door",
}  # fmt: skip


def _counted(item: Item, many: int) -> str:
    match item:
        case Guests(align):
            return _number(many, f"{align.capitalize()} guest" if align else "guest")
        case Walls():
            return _number(many, "wall")
        case Balconies():
            return f"{many} balcony" if many == 1 else f"{many} balconies"
        case Cards(joined=False):
            return _number(many, "card") + " not joined"
        case Cards(flower="own"):
            return _number(many, "card") + " of the same flower"
        case Cards(flower=flower) if flower is not None:
            return _number(many, f"{flower} card")
        case Gaps():
            return _number(many, "gap")
        case _:
            return _number(many, "card")


def _condition_told(condition: Exactly | InRow | Same | Even) -> str:
    match condition:
        case Exactly(count):
            if isinstance(count.item, Guests) and count.item.same:
                return "no other of the kind in any line"
            return f"nobody {REGIONS[count.region]}"
        case InRow(which):
            return f"the {which} row"
        case Same(_, _, least):
            return "as many Sunny as Shady touching" + (f", {least} or more each" if least > 1 else "")
        case Even(count):
            return f"an even number {REGIONS[count.region]}"


def _unmet_told(condition: Exactly | InRow | Same | Even) -> str:
    """Return what is so while a condition does not hold."""
    match condition:
        case Exactly(count):
            if isinstance(count.item, Guests) and count.item.same:
                return "another of the kind in a line"
            return f"somebody {REGIONS[count.region]}"
        case InRow(which):
            return f"not in the {which} row"
        case Same(_, _, least):
            return f"fewer than {least} of each" if least > 1 else "Sunny and Shady touching differ"
        case Even(count):
            return f"an odd number {REGIONS[count.region]}"


def regions_of(wishes: Sequence[Wish]) -> list[Region]:
    """Return in which regions round it a guest looks."""
    found: list[Region] = []
    for wish in wishes:
        match wish:
            case Each(_, region) | Colours(region, _) | Sorts(region, _):
                around = [region]
            case When(Exactly(Count(_, region)) | Even(Count(_, region))):
                around = [region]
            case When(Same(one, other, _)) | Least(one, other):
                around = [one.region, other.region]
            case Look() | Run():
                around = ["cross"]
            case _:
                around = []
        found += [region for region in around if region != "by_door"]
    return found


def _number(many: int, word: str) -> str:
    return f"{many or 'no'} {word}" if many <= 1 else f"{many} {word}s"


def ivy_told(patches: int, building: bool) -> str:
    """Return why ivy is worth what it is (rules 5, I9); while ``building``, what the next patch would leave of it."""
    if not patches:
        return "Ivy counts at the end, by its patches."
    many = _number(patches, "patch").replace("patchs", "patches")
    if patches >= len(IVY_POINTS) - 1:
        return f"{many} of ivy: so many are worth nothing."
    if not building:
        return f"{many} of ivy: the fewer, the more."
    return f"{many} of ivy. Each new one costs some: {patches + 1} would bring {IVY_POINTS[patches + 1]}."


def event_told(event: e.Told) -> str:
    """Return a line of the log."""
    match event:
        case e.Drew(cards=cards, guests=guests):
            who = " and ".join(name_of(guest) for guest in guests)
            return f"{who} came in from the lane." if who else f"{_number(len(cards), 'card')} came."
        case e.Built(card=card, wall=wall, turned=turned):
            return f"You built {card_label(card, wall, turned)}."
        case e.MovedIn(guest=guest, late=late):
            return f"{name_of(guest)} moved in{' late' if late else ''}."
        case e.DoorHung(door=door):
            return f"You hung the {door_name(door)}."
        case e.ChangedPlaces():
            return "Two guests changed places."
        case e.MovedOut(guest=guest):
            return f"{name_of(guest)} left down the chute."
        case e.Discarded(cards=cards):
            return f"{_number(len(cards), 'card')} stayed in the shed."
        case e.Ended(why=why, total=total):
            return f"The inn was {'counted out' if why == 'counted' else 'given up'} at {total}."


def guest_at(view: View, at: Space) -> GuestId | None:
    """Return who lives on a space."""
    return next((laid.guest for laid in view.laid if laid.at == at), None)
