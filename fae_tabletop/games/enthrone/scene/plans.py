"""What each of one's identities promises at the start: steps, quarry and a one-line plan, from the open table."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from fae_tabletop.games.enthrone.board import Cell, graph_of
from fae_tabletop.games.enthrone.moves import crossed_florette
from fae_tabletop.games.enthrone.public import LAST_FREE, LAST_LAURELS, NUMBER, Pawn, View
from fae_tabletop.games.enthrone.words import NAMES, NUMBERS

NEAR = 2
"""Steps to a quarry within which hunting it is quick."""


@dataclass(frozen=True, slots=True)
class Plan:
    """One identity as it stands: the way to the Regalia as cells, where its tile lies, steps to each quarry."""

    pawn: Pawn
    cell: Cell
    way: tuple[Cell, ...]
    florettes: tuple[Cell, ...]
    place: int
    quarry: tuple[tuple[Pawn, int | None], ...]

    @property
    def steps(self) -> int:
        """Moves from the pawn's space onto the Regalia."""
        return len(self.way)


def plan_for(view: View, pawn: Pawn) -> Plan:
    """Return the plan of an identity whose pawn stands on the board."""
    graph = graph_of(view.board)
    cell = view.pawns[NUMBER[pawn]]
    assert cell is not None, "nobody is captured before the first move"
    start = graph.index[cell]
    path = graph.path(start, graph.regalia) or (start,)
    crossed = [crossed_florette(graph, a, b) for a, b in pairwise(path)]
    quarry = []
    for hunted in view.quarry[NUMBER[pawn]]:
        there = view.pawns[NUMBER[hunted]]
        quarry.append((hunted, None if there is None else graph.steps(start, graph.index[there])))
    place = next(i for i, tile in enumerate(view.tiles, start=1) if tile.pawn == pawn)
    return Plan(
        pawn, cell, tuple(graph.cells[space] for space in path[1:]),
        tuple(cell for cell in crossed if cell is not None), place, tuple(quarry),
    )  # fmt: skip


def plan_words(plan: Plan) -> tuple[str, str]:
    """Return the plan as a line and a remark."""
    name = NAMES[plan.pawn]
    count = NUMBERS[min(plan.steps, 8)]
    way = f"{count} step{'s' if plan.steps != 1 else ''}"
    way += " by the rose bed" if plan.florettes else " over open spaces"
    if plan.place > LAST_FREE:
        tile = "once its tile comes up from the locked places"
    elif plan.place <= LAST_LAURELS:
        tile = "with a laurel tile"
    else:
        tile = f"its tile waits in place {plan.place}"
    distances = [steps for _, steps in plan.quarry if steps is not None]
    near = sum(steps <= NEAR for steps in distances)
    if near < 2 and plan.steps <= 2:
        remark = "Your quarry stand far apart: running is quicker than hunting."
    elif near >= 2 and plan.steps > 2:
        remark = "Your quarry stand near: hunting may be quicker than running."
    elif plan.steps <= 2:
        remark = "Near the Regalia and near your quarry: you may run or hunt, but so may others."
    else:
        remark = "A long way either way: nobody will suspect this one at first."
    return f"{name}: {way}, {tile}.", remark
