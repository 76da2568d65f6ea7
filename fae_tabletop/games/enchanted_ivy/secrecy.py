"""The two directions across the secrecy border: hide (State to View) and imagine (View to State)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from fae_tabletop.core.dice import Dice
from fae_tabletop.games.enchanted_ivy.cards import IDS, NUMBER
from fae_tabletop.games.enchanted_ivy.guests import GUESTS, KIND
from fae_tabletop.games.enchanted_ivy.inn import NONE
from fae_tabletop.games.enchanted_ivy.moves import inn_of
from fae_tabletop.games.enchanted_ivy.public import Hung, IvySetup, Laid, Phase, Tokens, View
from fae_tabletop.games.enchanted_ivy.state import State


def hide(state: State, log: bool = True) -> View:
    """Return what the innkeeper may know; ``log`` leaves the log out where nobody reads it."""
    inn, spaces = state.inn, state.inn.ground.grid.spaces
    over = state.why is not None
    goal = state.setup.success
    return View(
        seat=0,
        setup=state.setup,
        phase=phase_of(state),
        turn=state.turn,
        turns=state.turns,
        hand=tuple(IDS[card] for card in state.hand),
        tokens=tuple(GUESTS[guest].id for guest in state.tokens),
        laid=tuple(
            Laid(
                at=spaces[cell],
                card=IDS[inn.card[cell]],
                wall=bool(inn.up_walls >> cell & 1),
                turned=inn.turned[cell],
                guest=None if inn.guest[cell] == NONE else GUESTS[inn.guest[cell]].id,
            )
            for cell in state.order
        ),
        door=None if inn.door_kind is None else Hung(inn.door_kind, spaces[inn.door], state.door_turn),
        open_balcony=None if state.balcony == NONE else spaces[state.balcony],
        walled=state.walled,
        discards=tuple(IDS[card] for card in state.discards),
        top=IDS[state.pile[-1]] if state.pile else None,
        unseen=tuple(IDS[card] for card in sorted(state.pile[:-1])),
        bag=bag_of(state.setup, state.bag),
        gone=tuple(GUESTS[guest].id for guest in state.gone),
        log=state.log if log else (),
        why=state.why,
        total=state.total if over else None,
        success=state.total >= goal and state.why == "counted" if over and goal is not None else None,
    )


def phase_of(state: State) -> Phase:
    """Return what is to be done next."""
    if state.why is not None:
        return "over"
    return "guest" if state.guesting else "build" if state.hand else "closing"


def bag_of(setup: IvySetup, tokens: Sequence[int]) -> Tokens:
    """Return the guests in the bag and how many tokens of each, in the order of the scenario."""
    count = Counter(tokens)
    return tuple((name, count[KIND[name]]) for name, _ in setup.guests if count[KIND[name]])


def imagine(view: View, dice: Dice) -> State:
    """Return a state that the innkeeper cannot tell from the real one: pile and bag in an order of their own."""
    state = State()
    state.setup = view.setup
    state.inn = inn_of(view)
    grid = state.inn.ground.grid
    state.order = tuple(grid.cell(laid.at) for laid in view.laid)
    top = (NUMBER[view.top],) if view.top is not None else ()
    state.pile = (*dice.shuffled([NUMBER[card] for card in view.unseen]), *top)
    state.bag = tuple(dice.shuffled([KIND[name] for name, count in view.bag for _ in range(count)]))
    state.discards = tuple(NUMBER[card] for card in view.discards)
    state.hand = tuple(NUMBER[card] for card in view.hand)
    state.tokens = tuple(KIND[name] for name in view.tokens)
    state.balcony = NONE if view.open_balcony is None else grid.cell(view.open_balcony)
    state.walled = view.walled
    state.guesting = view.phase == "guest"
    state.turn, state.turns = view.turn, view.turns
    state.door_turn = NONE if view.door is None else view.door.turn
    state.gone = tuple(KIND[name] for name in view.gone)
    state.why, state.log = view.why, view.log
    state.total = view.total or 0
    return state
