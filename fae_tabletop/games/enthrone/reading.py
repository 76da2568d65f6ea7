"""What a rival's move may mean: what made it possible, what it did, whom it may serve.

A function of the reader's own view and the move: it reads the same whoever of those still possible the rival is.
"""

from __future__ import annotations

from fae_tabletop.games.enthrone.board import REGALIA, Cell, graph_of
from fae_tabletop.games.enthrone.deduction import possible_identities
from fae_tabletop.games.enthrone.public import NUMBER, PAWNS, Pawn, Record, View
from fae_tabletop.games.enthrone.words import NAMES, NUMBERS, Saying, log_lines


def why(view: View, rival: str, turn: int | None = None, *, covered: bool = False) -> Saying:
    """Return what the move of ``rival`` on ``turn`` (from 1; None: the last one) was and what may be behind it.

    While the own identity is ``covered`` only what everybody may read is told. Raises ValueError for a turn that
    was not the rival's.
    """
    lines = [line for line in log_lines(view, rival) if line.seat != view.seat]
    if not lines and turn is None:
        return Saying("Why", f"{rival} has not moved yet.")
    line = next((one for one in reversed(lines) if turn in (None, one.turn)), None)
    if line is None:
        raise ValueError(f"turn {turn} was not the rival's")
    record = view.moves[line.turn - 1]
    told = [line.text, f"{line.how[:1].upper()}{line.how[1:]}."]
    if record.pawn is not None and not covered:
        told += _meaning(view, record, line.turn)
    return Saying(f"Turn {line.turn}: why?", " ".join(told))


def _meaning(view: View, record: Record, turn: int) -> list[str]:
    assert record.pawn is not None, "a pass means nothing"
    assert record.origin is not None, "a pawn moves from somewhere"
    assert record.to is not None, "a pawn moves somewhere"
    said = []
    if record.victim is not None:
        said.append(_hunters(view, record.victim))
    graph = graph_of(view.board)
    before = graph.steps(graph.index[record.origin], graph.regalia)
    after = graph.steps(graph.index[record.to], graph.regalia)
    if record.victim is None and record.to != REGALIA and before is not None and after is not None:
        said.append(_whose(view, record.pawn, before, after))
    own = _stood(view, view.chosen, turn) if view.chosen is not None else None
    if own is not None and own != record.to and graph.index[own] in graph.adjacent[graph.index[record.to]]:
        said.append(f"It stands next to your {NAMES[view.chosen or record.pawn]} there.")
    return said


def _hunters(view: View, victim: Pawn) -> str:
    """Whom the loss of ``victim`` serves, among those whom the rival may be."""
    hunters = [NAMES[pawn] for pawn in possible_identities(view) if victim in view.quarry[NUMBER[pawn]]]
    if not hunters:
        return f"Nobody who may still be your rival hunts the {NAMES[victim]}."
    *most, last = hunters
    names = f"{', the '.join(most)} and the {last}" if most else last
    verb = "hunt" if most else "hunts"
    return f"Of those who may be your rival, the {names} {verb} the {NAMES[victim]}."


def _whose(view: View, pawn: Pawn, before: int, after: int) -> str:
    """What a step of ``pawn`` is, that was and is so many steps from the Regalia."""
    name = NAMES[pawn]
    left = f"{NUMBERS[after] if after < len(NUMBERS) else after} step{'s' if after != 1 else ''} from the Regalia"
    if pawn == view.chosen:
        way = "nearer than" if after < before else "farther off than" if after > before else "as far as"
        return f"That is your own {name}: {left} now, {way} before."
    if pawn in possible_identities(view):
        if after < before:
            return f"The {name} may be your rival on its way: {left} now."
        return f"The {name} may be your rival, but this brought it no nearer to the Regalia."
    return f"The {name} is certainly not your rival: this was for its tile, for its place, or to mislead you."


def _stood(view: View, pawn: Pawn, turn: int) -> Cell | None:
    """Return where ``pawn`` stood after ``turn``; None if it was captured by then."""
    where: Cell | None = view.dealt[PAWNS.index(pawn)]
    for record in view.moves[:turn]:
        if record.pawn == pawn:
            where = record.to
        elif record.victim == pawn:
            where = None
    return where
