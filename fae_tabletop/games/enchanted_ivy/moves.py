"""What follows from the open table, for rules and screens alike: the inn, and why something is refused."""

from __future__ import annotations

from collections.abc import Sequence

from fae_tabletop.core.game import Command, Reason
from fae_tabletop.games.enchanted_ivy.cards import NUMBER
from fae_tabletop.games.enchanted_ivy.commands import Build, Finish, HangDoor, Lodge, space_ref
from fae_tabletop.games.enchanted_ivy.doors import DOORS, LETS_IN, REMOVES, SWAPS, DoorId
from fae_tabletop.games.enchanted_ivy.grid import Space
from fae_tabletop.games.enchanted_ivy.guests import KIND
from fae_tabletop.games.enchanted_ivy.inn import NONE, Inn
from fae_tabletop.games.enchanted_ivy.layout import ground_for
from fae_tabletop.games.enchanted_ivy.public import Hung, Laid, View


def inn_of(view: View) -> Inn:
    """Return the inn that a view shows, with all fits that are left of it."""
    return inn_built(view.setup.layout, view.laid, view.door)


def inn_built(layout: tuple[str, ...], laid: Sequence[Laid], door: Hung | None) -> Inn:
    """Return an inn of this ``layout`` on which these cards lie, in the order of building."""
    inn = Inn.on(ground_for(layout))
    grid = inn.ground.grid
    for one in laid:
        inn.place(grid.cell(one.at), NUMBER[one.card], wall=one.wall, turned=one.turned)
    if door is not None:
        inn.hang(grid.cell(door.at), door.door)
    for one in laid:
        if one.guest is not None:
            inn.lodge(grid.cell(one.at), KIND[one.guest])
    return inn


def refusal(view: View, inn: Inn, command: Command) -> Reason | None:
    """Return why a command is refused, with the place that causes it; None when it may be done.

    ``inn`` is what the view shows.
    """
    if view.phase == "over":
        return Reason("game_over")
    match command:
        case Build():
            return _build_refusal(view, inn, command)
        case Lodge(guest):
            if view.phase != "guest":
                return Reason("no_open_balcony")
            return None if guest in view.tokens else Reason("not_your_token")
        case HangDoor():
            return _door_refusal(view, inn, command)
        case Finish():
            return None if view.phase == "closing" else Reason("inn_not_finished")
        case _:
            return Reason("not_in_this_game")


def placement_fault(inn: Inn, at: Space) -> str | None:
    """Return why no card may lie on a space, or None (rules 4).

    That is ``occupied``, ``not_adjacent`` or ``layout_impossible``.
    """
    grid = inn.ground.grid
    if not inn.cards:
        return None if at == (0, 0) else "not_adjacent"
    if not grid.holds(at):
        return "not_adjacent"
    cell = grid.cell(at)
    if inn.cards >> cell & 1:
        return "occupied"
    if not grid.regions["orth"][cell] & inn.cards:
        return "not_adjacent"
    return None if inn.ground.covers[cell] & inn.fits else "layout_impossible"


def door_fault(inn: Inn, door: DoorId, at: Space) -> str | None:
    """Return why this door may not hang on a space (rules 6), or None.

    That is ``already_used``, ``not_a_wall``, ``not_in_the_bottom_row``, ``not_in_the_top_row`` or
    ``layout_impossible``.
    """
    grid = inn.ground.grid
    if inn.door != NONE:
        return "already_used"
    cell = grid.cell(at) if grid.holds(at) else NONE
    if cell == NONE or not inn.walls >> cell & 1:
        return "not_a_wall"
    row = DOORS[door].row
    if cell // grid.wide != (grid.lowest(inn.cards) if row == "bottom" else grid.highest(inn.cards)):
        return f"not_in_the_{row}_row"
    return None if inn.fits_with_door(cell, door) else "layout_impossible"


def _build_refusal(view: View, inn: Inn, command: Build) -> Reason | None:
    if view.phase == "guest":
        return Reason("guest_first")
    if command.card not in view.hand:
        return Reason("not_your_card")
    if not command.wall and command.turned:
        return Reason("balcony_turned")
    if view.walled if command.wall else view.open_balcony is not None:
        return Reason("one_of_each")
    fault = placement_fault(inn, command.at)
    return None if fault is None else Reason(fault, space_ref(command.at))


def _door_refusal(view: View, inn: Inn, command: HangDoor) -> Reason | None:
    if command.door not in view.setup.doors:
        return Reason("door_locked")
    fault = door_fault(inn, command.door, command.at)
    if fault is not None:
        return Reason(fault, space_ref(command.at))
    grid = inn.ground.grid
    named = [*(command.swap or ()), *([command.remove] if command.remove is not None else [])]
    for space in named:
        if not grid.holds(space) or not inn.guests() >> grid.cell(space) & 1:
            return Reason("no_guest_there", space_ref(space))
    wanted = (command.door == LETS_IN, command.door == REMOVES and inn.guests() != 0)
    if wanted != (command.guest is not None, command.remove is not None):
        return Reason("door_needs_choice" if any(wanted) else "door_has_no_choice")
    if command.swap is not None and command.door != SWAPS:
        return Reason("door_has_no_choice")
    if command.guest is not None and command.guest not in view.tokens:
        return Reason("not_your_token")
    if command.swap is not None:
        one, other = (grid.cell(space) for space in command.swap)
        if one >= other or inn.guest[one] == inn.guest[other]:
            return Reason("nothing_to_swap")
    return None
