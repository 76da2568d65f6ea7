"""A hint for the move at hand: a function of one seat's view, it tells nothing that the seat could not find out."""

from __future__ import annotations

from dataclasses import dataclass

from fae_tabletop.core.hints import Hint
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
from fae_tabletop.games.enthrone.words import NAMES, NUMBERS, place


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


def hint(view: View) -> Hint:
    """Return where to look, what to do and why, from what the viewer can know."""
    open_to_me = options(view)
    if view.chosen is None or not open_to_me:
        return Hint("There is nothing to choose now.", "", "", (), ())
    for advice in (_regalia, _last_quarry, _certain_rival, _escape, _block, _quarry, _approach):
        said = advice(view, open_to_me)
        if said is not None:
            return said
    return _quiet(view, open_to_me)


def _quiet(view: View, open_to_me: tuple[Option, ...]) -> Hint:
    least = min(
        open_to_me, key=lambda option: (option.victim is not None, option.pawn == view.chosen, option.tile)
    )
    what = f"Move the {NAMES[least.pawn]} from {place(least.tile)} to the ringed space."
    look, do = (f"pawn:{least.pawn}",), _doing(least)
    if least.victim is not None or least.pawn == view.chosen:
        why = "Every other choice captures somebody, or gives away as much."
        return Hint(f"Look at the {NAMES[least.pawn]}.", what, why, look, do)
    return Hint(
        "Look at the pawns that are not yours.",
        what,
        "Nothing presses, and a quiet move of somebody who is not you tells your rival little.",
        look,
        do,
    )


def _doing(option: Option) -> tuple[str, ...]:
    """Return what to point at so that ``option`` is seen: its tile and where its pawn goes."""
    return f"tile:{option.tile}", f"cell:{option.to[0]},{option.to[1]}"


def _regalia(view: View, open_to_me: tuple[Option, ...]) -> Hint | None:
    for option in open_to_me:
        if option.to == REGALIA:
            return Hint(
                "Look at the Regalia.",
                f"Take {place(option.tile)} and step onto it.",
                f"Your {NAMES[option.pawn]} stands beside it and the tile has laurels: you win at once.",
                ("cell:0,0",),
                _doing(option),
            )
    return None


def _taken(view: View, victim: Pawn) -> set[Pawn]:
    return {*view.captured, victim}


def _last_quarry(view: View, open_to_me: tuple[Option, ...]) -> Hint | None:
    quarry = set(view.quarry[NUMBER[view.chosen or PAWNS[0]]])
    for option in open_to_me:
        if option.victim is not None and quarry <= _taken(view, option.victim):
            return _capture(option, "Your quarry is complete then and you win.")
    return None


def _certain_rival(view: View, open_to_me: tuple[Option, ...]) -> Hint | None:
    suspects = possible_identities(view)
    if len(suspects) != 1:
        return None
    for option in open_to_me:
        if option.victim == suspects[0]:
            return _capture(option, "Your rival can be nobody else: you win.")
    return None


def _capture(option: Option, why: str, about: str = "") -> Hint:
    """Return the advice to take ``option``'s victim, for the reason ``why``."""
    assert option.victim is not None, "a capture has a victim"
    return Hint(
        f"Look at the {NAMES[option.victim]}{about}.",
        f"Take it with the {NAMES[option.pawn]} from {place(option.tile)}.",
        why,
        (f"pawn:{option.victim}",),
        _doing(option),
    )


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


def _escape(view: View, open_to_me: tuple[Option, ...]) -> Hint | None:
    """Name the pawn that threatens one's own, and a tile whose taking ends that."""
    dangers = {tile: _threat(view, _after(view, tile)) for tile in range(1, LAST_FREE + 1)}
    worst = next((pawn for pawn in dangers.values() if pawn is not None), None)
    if worst is None or len(view.captured) >= FATAL_CAPTURE - 1:
        return None
    own = NAMES[view.chosen or PAWNS[0]]
    for option in open_to_me:
        if option.victim is None and option.pawn != view.chosen and dangers[option.tile] is None:
            return Hint(
                f"Look at the {NAMES[worst]} near your {own}.",
                f"Take {place(option.tile)} to any free space, and capture nobody.",
                f"With a sword tile the {NAMES[worst]} could take your {own}. "
                "This choice keeps it from the swords next turn.",
                (f"pawn:{worst}",),
                (f"pawn:{worst}", f"tile:{option.tile}"),
            )
    return None


def _block(view: View, open_to_me: tuple[Option, ...]) -> Hint | None:
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
                return Hint(
                    f"Look at the {NAMES[suspect]} beside the Regalia.",
                    f"Take its tile from {place(option.tile)} to any free space.",
                    f"The {NAMES[suspect]} may be your rival. Taking its tile sends it to the bottom of the "
                    "action board.",
                    (f"pawn:{suspect}",),
                    (f"pawn:{suspect}", f"tile:{option.tile}"),
                )
    return None


def _quarry(view: View, open_to_me: tuple[Option, ...]) -> Hint | None:
    if len(view.captured) >= FATAL_CAPTURE - 1:
        return None
    quarry = view.quarry[NUMBER[view.chosen or PAWNS[0]]]
    for option in open_to_me:
        if option.victim in quarry:
            why = "One more of your quarry is gone then, but your rival may guess whom you hunt."
            return _capture(option, why, ", who is on your list")
    return None


def _approach(view: View, open_to_me: tuple[Option, ...]) -> Hint | None:
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
            return Hint(
                f"Look at your {NAMES[option.pawn]}.",
                f"Bring it nearer to the Regalia from {place(option.tile)}, to the ringed space.",
                f"It is {_steps(then)} away then. The last step needs a tile in places 1 to {LAST_LAURELS}, "
                "so mind where its tile goes.",
                (f"pawn:{option.pawn}",),
                _doing(option),
            )
    return None


def _steps(count: int) -> str:
    return f"{NUMBERS[count] if count < len(NUMBERS) else count} step" + ("s" if count != 1 else "")
