"""Which pawns could capture one's own Chosen Pawn on the rival's next turn: a function of the own view alone.

Either seat may move any pawn, so every neighbour whose tile comes under the swords is a danger, whoever the rival is.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from fae_tabletop.games.enthrone.board import Cell
from fae_tabletop.games.enthrone.moves import EMPTY, OFF_BOARD, OpenPosition, Step, active_pawns, legal_steps
from fae_tabletop.games.enthrone.public import LAST_SWORDS, NUMBER, PAWNS, Pawn, View
from fae_tabletop.games.enthrone.words import NAMES, Saying, place


class Threat(NamedTuple):
    """A neighbour that could capture: ``hunter`` on ``origin``, by the tile that now lies in place ``tile``.

    ``choices`` are the places from which the viewer would have to take so that it comes to that, empty on the
    rival's turn; ``always``: there is no other choice.
    """

    hunter: Pawn
    origin: Cell
    tile: int
    choices: tuple[int, ...]
    always: bool


@lru_cache(maxsize=8)
def threats(view: View) -> tuple[Threat, ...]:
    """Return what could capture the viewer's Chosen Pawn on the rival's next turn, in the order of tiles.

    Only who stands beside it now is counted. On the viewer's turn a choice of tile counts when the capture is
    possible after every quiet move with it (after every capture, where it has no quiet move).
    """
    if view.chosen is None or view.why is not None:
        return ()
    own = NUMBER[view.chosen]
    spot = OpenPosition(view)
    if spot.where[own] == OFF_BOARD:
        return ()
    if view.to_move != view.seat:
        return tuple(
            Threat(PAWNS[pawn], _cell(spot, pawn), tile + 1, (), True) for tile, pawn in _hunters(spot, own)
        )
    beside = [
        pawn for pawn in spot.at if pawn >= 0 and spot.where[pawn] in spot.graph.adjacent[spot.where[own]]
    ]
    steps = [step for step in legal_steps(spot, own) if step.space != spot.graph.regalia]
    takeable = sorted({step.tile for step in steps})
    found: dict[tuple[int, int], list[int]] = {}
    for tile in takeable:
        moves = [step for step in steps if step.tile == tile]
        quiet = [step for step in moves if step.victim == EMPTY] or moves
        for hunter in beside:
            lies = _always(view, spot, quiet, hunter, own)
            if lies is not None:
                found.setdefault((lies, hunter), []).append(tile + 1)
    return tuple(
        Threat(PAWNS[hunter], _cell(spot, hunter), lies + 1, tuple(choices), len(choices) == len(takeable))
        for (lies, hunter), choices in sorted(found.items())
    )


def _always(view: View, spot: OpenPosition, moves: Iterable[Step], hunter: int, own: int) -> int | None:
    """Return the index at which the tile lies now that lets ``hunter`` capture after all ``moves``, or None."""
    lies: int | None = None
    for step in moves:
        after = _after(view, step)
        by = next((tile for tile, pawn in _hunters(after, own) if pawn == hunter), None)
        if by is None:
            return None
        first = spot.tiles.index(after.tiles[by])
        lies = first if lies is None else min(lies, first)
    return lies


def _after(view: View, step: Step) -> OpenPosition:
    after = OpenPosition(view)
    after.tiles.append(after.tiles.pop(step.tile))
    after.at[after.where[step.pawn]] = EMPTY
    if step.victim != EMPTY:
        after.where[step.victim] = OFF_BOARD
        after.neutral[step.victim] = True
    after.where[step.pawn] = step.space
    after.at[step.space] = step.pawn
    return after


def _hunters(spot: OpenPosition, own: int) -> list[tuple[int, int]]:
    """Return (index of a sword tile, pawn that it could bring onto ``own``), each pawn once."""
    if spot.where[own] == OFF_BOARD:
        return []
    near = spot.graph.adjacent[spot.where[own]]
    found: dict[int, int] = {}
    for tile, pawn in enumerate(active_pawns(spot.tiles, spot.neutral, LAST_SWORDS)):
        if pawn >= 0 and pawn != own and spot.where[pawn] in near:
            found.setdefault(pawn, tile)
    return [(tile, pawn) for pawn, tile in found.items()]


def _cell(spot: OpenPosition, pawn: int) -> Cell:
    return spot.graph.cells[spot.where[pawn]]


def told(view: View, found: tuple[Threat, ...]) -> Saying:
    """Return the danger in words: a sentence for one pawn, a list for several."""
    name = NAMES[view.chosen] if view.chosen else "heir"
    if view.chosen in view.captured:
        return Saying("No danger", f"Your {name} is captured already; nobody can take it any more.")
    if not found:
        return Saying("No danger", f"As everybody stands now, nobody could take your {name} next turn.")
    if len(found) == 1:
        return Saying("Danger", _sentence(name, found[0]))
    lines = "\n".join(f"{NAMES[one.hunter]}, {place(one.tile)}: {_when(one)}." for one in found)
    return Saying("Danger", f"Next turn your {name} could be taken by the\n{lines}")


def _sentence(name: str, threat: Threat) -> str:
    words = f"The {NAMES[threat.hunter]} could take your {name} with the tile in {place(threat.tile)}"
    return f"{words}, {_when(threat)}." if threat.choices else f"{words}."


def _when(threat: Threat) -> str:
    if not threat.choices:
        return "it lies under the swords"
    if threat.always:
        return "whatever you take"
    *most, last = (str(one) for one in threat.choices)
    return f"if you take place {', '.join(most)} or {last}" if most else f"if you take place {last}"
