"""Rule cases of Enchanted Ivy: ivy, placements, doors, guests, challenges and rewards, run on the real rules.

The form of a case is the last section of the rules page. Its coordinates are absolute; the first card of an inn
is taken for the one that was built first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import msgspec

from fae_tabletop.core.game import Illegal
from fae_tabletop.games.enchanted_ivy import campaign
from fae_tabletop.games.enchanted_ivy.cards import CARDS, EDGES, NUMBER, REACH, CardId, Edge
from fae_tabletop.games.enchanted_ivy.challenges import Finished, met
from fae_tabletop.games.enchanted_ivy.commands import Finish, HangDoor
from fae_tabletop.games.enchanted_ivy.doors import DoorId
from fae_tabletop.games.enchanted_ivy.grid import Space, bits
from fae_tabletop.games.enchanted_ivy.guests import GUESTS, KIND, GuestId, tokens_of
from fae_tabletop.games.enchanted_ivy.inn import NONE, Inn
from fae_tabletop.games.enchanted_ivy.layout import ground_for
from fae_tabletop.games.enchanted_ivy.moves import door_fault, placement_fault
from fae_tabletop.games.enchanted_ivy.public import IvySetup
from fae_tabletop.games.enchanted_ivy.rules import ENCHANTED_IVY
from fae_tabletop.games.enchanted_ivy.scoring import ivy_points, score
from fae_tabletop.games.enchanted_ivy.setup import scenarios, story_setup
from fae_tabletop.games.enchanted_ivy.state import State

Side = Literal["wall", "balcony"]
Found = dict[str, Any]


class Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a case."""


class Face(Struct, frozen=True):
    """A card as it lies."""

    card: CardId
    side: Side
    turned: bool


class Built(Struct, frozen=True):
    """A card in an inn."""

    at: Space
    card: CardId
    side: Side
    turned: bool
    guest: GuestId | None


class DoorAt(Struct, frozen=True):
    """A door; its kind stands beside it where the case tries it."""

    at: Space
    kind: DoorId


class InnGiven(Struct, frozen=True):
    """An inn as it stands."""

    layout: tuple[str, ...]
    cards: tuple[Built, ...]
    door: DoorAt | None


class Choice(Struct, frozen=True):
    """Whom a door concerns."""

    guest: GuestId | None = None
    swap: tuple[Space, Space] | None = None
    remove: Space | None = None


class Given(Struct, frozen=True):
    """What a case starts from; which fields it has depends on its kind."""

    inn: InnGiven | None = None
    at: Space = (0, 0)
    card: CardId = ""
    edge: Edge = "top"
    side: Side = "wall"
    turned: bool = False
    first: Face | None = None
    second: Face | None = None
    second_is: Literal["right", "below"] = "right"
    kind: DoorId = "start"
    door: DoorAt | None = None
    choice: Choice | None = None
    challenge: str = ""
    left_over: GuestId | None = None
    door_turn: int | None = None
    scenario: str = ""
    total: int = 0
    challenges_met: tuple[str, ...] = ()
    owned: tuple[str, ...] = ()
    placed_on: tuple[DoorId, ...] = ()
    score: int = 0
    ivy_cards: int = 0
    tokens: int = 0
    groups: tuple[str, ...] = ()


class Case(Struct, frozen=True):
    """One rule case; ``why`` is for people."""

    id: str
    kind: str
    given: Given
    expect: dict[str, Any]
    why: str = ""


REASONS = {
    None: "ok",
    "occupied": "occupied",
    "not_adjacent": "not adjacent",
    "layout_impossible": "layout impossible",
    "balcony_turned": "balcony turned",
    "already_used": "already used",
    "not_a_wall": "not a wall",
    "not_in_the_bottom_row": "not in the bottom row",
    "not_in_the_top_row": "not in the top row",
}
"""How a case says why something is refused."""


def fault_of(data: Any) -> str | None:
    """Run one case given as plain JSON values; return why it fails, or None when the rules agree with it."""
    try:
        case = msgspec.convert(data, Case)
        if case.kind not in FINDERS:
            return f"no case is of the kind {case.kind!r}; there are {', '.join(FINDERS)}"
        found = FINDERS[case.kind](case.given)
    except (msgspec.ValidationError, ValueError, Illegal) as fault:
        return str(fault)
    for name, wanted in case.expect.items():
        if name not in found:
            return f"a case of this kind says nothing of {name!r}"
        if found[name] != wanted:
            return f"{name} is {found[name]!r}, not {wanted!r}"
    return None


class Placed:
    """An inn of a case on its ground, and the way between its coordinates and the grid's."""

    def __init__(self, given: InnGiven) -> None:
        self.inn = Inn.on(ground_for(given.layout))
        self.base = given.cards[0].at if given.cards else (0, 0)
        for built in given.cards:
            self.inn.place(
                self.cell(built.at), NUMBER[built.card], wall=built.side == "wall", turned=built.turned
            )
        if given.door is not None:
            self.inn.hang(self.cell(given.door.at), given.door.kind)
        for built in given.cards:
            if built.guest is not None:
                self.inn.lodge(self.cell(built.at), KIND[built.guest])

    def space(self, at: Space) -> Space:
        """Return the space of the grid for one of the case."""
        return at[0] - self.base[0], at[1] - self.base[1]

    def cell(self, at: Space) -> int:
        """Return the cell for a space of the case."""
        return self.inn.ground.grid.cell(self.space(at))

    def at(self, cell: int) -> Space:
        """Return the space of the case for a cell."""
        row, column = self.inn.ground.grid.spaces[cell]
        return row + self.base[0], column + self.base[1]


def _placed(given: Given) -> Placed:
    if given.inn is None:
        raise ValueError("the case has no inn")
    return Placed(given.inn)


def _segments(given: Given) -> Found:
    card = CARDS[NUMBER[given.card]]
    return {"segments": getattr(card.turned() if given.turned else card, given.edge)}


def _joined(given: Given) -> Found:
    if given.first is None or given.second is None:
        raise ValueError("the case needs two cards")
    mine, theirs = ("right", "left") if given.second_is == "right" else ("bottom", "top")
    one = REACH[NUMBER[given.first.card]][given.first.turned][EDGES.index(mine)]
    other = REACH[NUMBER[given.second.card]][given.second.turned][EDGES.index(theirs)]
    return {"joined": one & other != 0}


def _patches(given: Given) -> Found:
    patches = _placed(given).inn.patches()
    sizes = sorted((patch.bit_count() for patch in patches), reverse=True)
    return {"patches": len(patches), "sizes": sizes, "ivy_points": ivy_points(len(patches))}


def _placement(given: Given) -> Found:
    placed = _placed(given)
    fault = placement_fault(placed.inn, placed.space(given.at))
    if fault is None and given.side == "balcony" and given.turned:
        fault = "balcony_turned"
    return {"legal": fault is None, "reason": REASONS[fault]}


def _legal_spaces(given: Given) -> Found:
    placed = _placed(given)
    return {"spaces": sorted([*placed.at(cell)] for cell in bits(placed.inn.legal()))}


def _translations(given: Given) -> Found:
    return {"count": _placed(given).inn.fits.bit_count()}


def _door_placement(given: Given) -> Found:
    placed = _placed(given)
    fault = door_fault(placed.inn, given.kind, placed.space(given.at))
    return {"legal": fault is None, "reason": REASONS[fault]}


def _guest_score(given: Given) -> Found:
    placed = _placed(given)
    return {"score": score(placed.inn).of(placed.cell(given.at))}


def _total(given: Given) -> Found:
    placed = _placed(given)
    counted = score(placed.inn)
    guests = {",".join(map(str, placed.at(cell))): counted.of(cell) for cell in counted.guests}
    return {
        "guests": guests,
        "patches": counted.patches,
        "ivy_points": counted.ivy,
        "door_points": counted.door,
        "total": counted.total,
    }


def _door_effect(given: Given) -> Found:
    """Hang the door by the real command, on an inn whose turns are over, and have it counted out."""
    placed = _placed(given)
    if given.inn is None or given.door is None:
        raise ValueError("the case needs a door")
    choice = given.choice or Choice()
    state = _closing(placed, given.inn.layout, given.door.kind, choice.guest)
    swap = None
    if choice.swap is not None:
        one, other = sorted(placed.space(at) for at in choice.swap)
        swap = (one, other)
    hung = HangDoor(
        given.door.kind,
        placed.space(given.door.at),
        choice.guest,
        swap,
        None if choice.remove is None else placed.space(choice.remove),
    )
    for command in (hung, Finish()):
        state, _ = ENCHANTED_IVY.apply(state, 0, command)
    counted = score(state.inn)
    return {
        "total": state.total,
        "guests": sum(counted.of(cell) for cell in counted.guests),
        "ivy_points": counted.ivy,
        "door_points": counted.door,
    }


def _closing(placed: Placed, layout: tuple[str, ...], door: DoorId, held: GuestId | None) -> State:
    """Return a game whose inn is built and in which one door may still be hung."""
    state = State()
    state.setup = IvySetup("case", layout, tuple((guest.id, guest.tokens) for guest in GUESTS), (door,))
    state.inn = placed.inn
    state.pile = state.bag = state.discards = state.hand = ()
    state.tokens = () if held is None else (KIND[held],)
    state.order = tuple(bits(placed.inn.cards))
    state.balcony, state.walled, state.guesting = NONE, False, False
    state.turn = state.turns = len(state.order) // 2
    state.door_turn, state.gone, state.why, state.total, state.log = NONE, (), None, 0, ()
    return state


def _challenge(given: Given) -> Found:
    placed = _placed(given)
    wanted = next(
        challenge
        for scenario in scenarios()
        for challenge in getattr(scenario.told, "challenges", ())
        if challenge.id == given.challenge
    )
    ended = Finished(placed.inn, score(placed.inn), given.left_over, given.door_turn)
    return {"met": met(wanted.test, ended)}


def _rewards(given: Given) -> Found:
    setup = story_setup(given.scenario)
    new = campaign.earned(setup, given.total, given.challenges_met, given.owned)
    return {"new": [*new], "success": campaign.succeeded(setup, given.total)}


def _shelves(given: Given) -> Found:
    shelved = campaign.shelved(given.placed_on)
    return {"unlocked": [*shelved.unlocked], "legal": shelved.legal}


def _rank(given: Given) -> Found:
    return {"rank": campaign.rank_of(given.score)}


def _game_size(given: Given) -> Found:
    """Play an inn of that size to its end, whichever way, and count what came out of pile and bag."""
    guests: list[tuple[GuestId, int]] = []
    left = given.tokens
    for guest in GUESTS:
        if left:
            guests.append((guest.id, min(guest.tokens, left)))
            left -= guests[-1][1]
    setup = IvySetup("case", ("#" * (given.ivy_cards // 2),) * 2, tuple(guests))
    state = ENCHANTED_IVY.start(setup, 1).state
    turns = 0
    while True:
        command = ENCHANTED_IVY.commands(state, 0)[0]
        if isinstance(command, Finish):
            break
        turns += state.guesting
        state, _ = ENCHANTED_IVY.apply(state, 0, command)
    lodged = state.inn.guests().bit_count()
    return {
        "turns": turns,
        "guests_placed": lodged,
        "tokens_drawn": lodged + len(state.tokens),
        "left_in_hand": len(state.tokens),
        "left_in_bag": len(state.bag),
    }


def _endless_groups(given: Given) -> Found:
    try:
        tokens = tokens_of(given.groups)
    except ValueError:
        return {"legal": False, "guests": [], "tokens": 0}
    return {"legal": True, "guests": sorted(tokens), "tokens": sum(tokens.values())}


FINDERS: dict[str, Callable[[Given], Found]] = {
    "segments": _segments,
    "joined": _joined,
    "patches": _patches,
    "placement": _placement,
    "legal_spaces": _legal_spaces,
    "translations": _translations,
    "door_placement": _door_placement,
    "guest_score": _guest_score,
    "total": _total,
    "door_effect": _door_effect,
    "challenge": _challenge,
    "rewards": _rewards,
    "shelves": _shelves,
    "rank": _rank,
    "game_size": _game_size,
    "endless_groups": _endless_groups,
}
"""What the rules say to each kind of case."""
