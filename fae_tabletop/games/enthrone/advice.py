"""What may be said to a person about a move: a hint from the own view only, and what made the rival's possible.

Both are functions of one seat's view: they tell nothing that the seat could not find out itself.
"""

from __future__ import annotations

from dataclasses import dataclass

from fae_tabletop.games.enthrone.board import REGALIA, Cell
from fae_tabletop.games.enthrone.deduction import possible_identities
from fae_tabletop.games.enthrone.moves import EMPTY, OFF_BOARD, OpenPosition, active_pawn, legal_steps
from fae_tabletop.games.enthrone.public import (
    FATAL_CAPTURE,
    LAST_FREE,
    LAST_LAURELS,
    LAST_SWORDS,
    NUMBER,
    PAWNS,
    Pawn,
    View,
)  # fmt: skip
from fae_tabletop.games.enthrone.words import NAMES, Saying, log_lines, place


@dataclass(frozen=True, slots=True)
class Option:
    """A move as a hint sees it: the place of the tile, the pawn, where it goes, whom it takes."""

    tile: int
    pawn: Pawn
    to: Cell
    victim: Pawn | None


def options(view: View) -> tuple[Option, ...]:
    """Return every move open to the viewer, in the order of tile and cell."""
    own = NUMBER[view.chosen] if view.chosen else -1
    spot = OpenPosition(view)
    return tuple(
        Option(
            step.tile + 1,
            PAWNS[step.pawn],
            spot.graph.cells[step.space],
            None if step.victim == EMPTY else PAWNS[step.victim],
        )
        for step in legal_steps(spot, own)
    )


def hint(view: View) -> Saying:
    """Return where to look, what to do and why, from what the viewer can know."""
    open_to_me = options(view)
    if view.chosen is None or not open_to_me:
        return Saying("Hint", "There is nothing to choose now.")
    for advice in (_regalia, _last_quarry, _certain_rival, _escape, _block, _quarry, _approach):
        said = advice(view, open_to_me)
        if said is not None:
            return Saying("Hint", said)
    least = min(
        open_to_me, key=lambda option: (option.victim is not None, option.pawn == view.chosen, option.tile)
    )
    return Saying(
        "Hint",
        f"Nothing presses. Move somebody who is not you, such as the {NAMES[least.pawn]} in {place(least.tile)}: "
        "a quiet move tells your rival little.",
    )


def _regalia(view: View, open_to_me: tuple[Option, ...]) -> str | None:
    for option in open_to_me:
        if option.to == REGALIA:
            return f"Look at the Regalia. Take {place(option.tile)} and step onto it: you win at once."
    return None


def _taken(view: View, victim: Pawn) -> set[Pawn]:
    return {*view.captured, victim}


def _last_quarry(view: View, open_to_me: tuple[Option, ...]) -> str | None:
    quarry = set(view.quarry[NUMBER[view.chosen or PAWNS[0]]])
    for option in open_to_me:
        if option.victim is not None and quarry <= _taken(view, option.victim):
            return (
                f"Look at the {NAMES[option.victim]}. Take it from {place(option.tile)}: "
                "your quarry is complete and you win."
            )
    return None


def _certain_rival(view: View, open_to_me: tuple[Option, ...]) -> str | None:
    suspects = possible_identities(view)
    if len(suspects) != 1:
        return None
    for option in open_to_me:
        if option.victim == suspects[0]:
            return f"Your rival can only be the {NAMES[suspects[0]]}. Take it from {place(option.tile)}: you win."
    return None


def _threat(view: View, tiles: list[int]) -> Pawn | None:
    """Return a pawn that a sword tile could bring onto the viewer's Chosen Pawn, with the tiles in that order."""
    spot = OpenPosition(view)
    own = NUMBER[view.chosen or PAWNS[0]]
    if spot.where[own] == OFF_BOARD:
        return None
    spot.tiles = tiles
    near = spot.graph.adjacent[spot.where[own]]
    for tile in range(LAST_SWORDS):
        pawn = active_pawn(spot, tile)
        if pawn is not None and pawn != own and spot.where[pawn] in near:
            return PAWNS[pawn]
    return None


def _after(view: View, tile: int) -> list[int]:
    numbers = [NUMBER[one.pawn] for one in view.tiles]
    return [*numbers[: tile - 1], *numbers[tile:], numbers[tile - 1]]


def _escape(view: View, open_to_me: tuple[Option, ...]) -> str | None:
    """Name the pawn that threatens one's own, and a tile whose taking ends that."""
    dangers = {tile: _threat(view, _after(view, tile)) for tile in range(1, LAST_FREE + 1)}
    worst = next((pawn for pawn in dangers.values() if pawn is not None), None)
    if worst is None or len(view.captured) >= FATAL_CAPTURE - 1:
        return None
    for option in open_to_me:
        if option.victim is None and option.pawn != view.chosen and dangers[option.tile] is None:
            return (
                f"Look at the {NAMES[worst]}: with a sword tile it could take your {NAMES[view.chosen or PAWNS[0]]}. "
                f"Taking {place(option.tile)} keeps it from the swords next turn."
            )
    return None


def _block(view: View, open_to_me: tuple[Option, ...]) -> str | None:
    """Warn of a possible rival beside the Regalia whose tile will lie under the laurels."""
    spot = OpenPosition(view)
    ring = spot.graph.adjacent[spot.graph.regalia]
    for suspect in possible_identities(view):
        number = NUMBER[suspect]
        if spot.where[number] not in ring or spot.where[number] == OFF_BOARD:
            continue
        for option in open_to_me:
            own_tile = not view.tiles[option.tile - 1].neutral
            if own_tile and option.pawn == suspect and option.to != REGALIA and option.victim is None:
                return (
                    f"The {NAMES[suspect]} stands beside the Regalia and may be your rival. Taking its tile from "
                    f"{place(option.tile)} sends it to the bottom of the action board."
                )
    return None


def _quarry(view: View, open_to_me: tuple[Option, ...]) -> str | None:
    if len(view.captured) >= FATAL_CAPTURE - 1:
        return None
    quarry = view.quarry[NUMBER[view.chosen or PAWNS[0]]]
    for option in open_to_me:
        if option.victim in quarry:
            return (
                f"The {NAMES[option.victim]} is on your list and {place(option.tile)} has swords. "
                "Taking it brings you nearer, but shows whom you hunt."
            )
    return None


def _approach(view: View, open_to_me: tuple[Option, ...]) -> str | None:
    """Suggest a step of one's own pawn that shortens its way to the Regalia."""
    spot = OpenPosition(view)
    own = NUMBER[view.chosen or PAWNS[0]]
    if spot.where[own] == OFF_BOARD:
        return None
    graph = spot.graph
    now = graph.steps(spot.where[own], graph.regalia)
    for option in open_to_me:
        if option.pawn != view.chosen or option.victim is not None or now is None:
            continue
        then = graph.steps(graph.index[option.to], graph.regalia)
        if then is not None and then < now and then >= 1:
            return (
                f"Your {NAMES[option.pawn]} can come nearer to the Regalia from {place(option.tile)}. It needs a tile "
                f"in places 1 to {LAST_LAURELS} for the last step, so mind where its tile goes."
            )
    return None


def why(view: View, rival: str) -> Saying:
    """Return what the last move of ``rival`` was and what made it possible."""
    lines = [line for line in log_lines(view, rival) if line.seat != view.seat]
    if not lines:
        return Saying("Why", f"{rival} has not moved yet.")
    line = lines[-1]
    return Saying(f"Why could {rival} do that?", f"{line.text} {line.how[:1].upper()}{line.how[1:]}.")
