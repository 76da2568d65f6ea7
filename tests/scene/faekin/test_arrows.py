"""The lines of duels keep to the gaps: over no block, no token, no words and no button, and their ends are seen."""

from __future__ import annotations

from itertools import permutations

import pytest
from msgspec import structs

from fae_tabletop.games.faekin.cards import Holder
from fae_tabletop.games.faekin.public import Duelled
from fae_tabletop.games.faekin.rules import FAEKIN
from fae_tabletop.games.faekin.scene.arrows import HEAD, beside_the_line, head, route, swelling
from fae_tabletop.games.faekin.scene.layout import TableLayout, table_layout
from fae_tabletop.games.faekin.scene.showing import Showing
from fae_tabletop.ui.geometry import Metrics
from fae_tabletop.ui.shapes import curve
from tests.scene.faekin.tables import my_duel, people, position

WINDOWS = [Metrics(1024, 640), Metrics(1280, 720), Metrics(1920, 1080), Metrics(1280, 720, 2.0)]


def after_duel(seats: int, metrics: Metrics, loser: Holder, winner: Holder) -> tuple[Showing, TableLayout]:
    """Return the table just after a duel of these two."""
    view = FAEKIN.view(position(seats, my_duel), 0)
    seat = loser if isinstance(loser, int) else winner
    assert isinstance(seat, int)
    duel = Duelled(len(view.duels), seat, winner if seat == loser else loser, loser, "S2", "summer")
    now = Showing(structs.replace(view, duels=(*view.duels, duel)), people(seats))
    return now, beside_the_line(table_layout(metrics, len(now.others)), now)


@pytest.mark.parametrize("metrics", WINDOWS, ids=lambda m: f"{m.width}x{m.height}@{m.text:g}")
@pytest.mark.parametrize("seats", [2, 5, 6, 7, 8, 9])
def test_a_line_crosses_nothing_that_is_read_or_pressed(seats: int, metrics: Metrics) -> None:
    for loser, winner in permutations(FAEKIN.view(position(seats, my_duel), 0).holders, 2):
        if isinstance(loser, str) and isinstance(winner, str):
            continue
        now, layout = after_duel(seats, metrics, loser, winner)
        hard = [layout.crown, layout.dagger, layout.go_on, *(block.whole for block in layout.blocks)]
        line = curve(*route(layout, now, loser, winner), 40)
        for x, y in line:
            assert layout.screen.contains(x, y)
            assert not any(box.inset(1.5).contains(x, y) for box in hard), (loser, winner)
        for x, y in (line[0], line[-1]):
            assert not layout.note.contains(x, y), "the ends are seen"
        if metrics.text == 1.0 and metrics.height >= 720:
            assert not any(layout.note.inset(1.5).contains(x, y) for x, y in line), (loser, winner)


def test_a_line_tells_its_direction() -> None:
    line = curve((0, 0), (100, 40), (200, 0), 28)
    tip = head(line)
    assert tip[0] == line[-1]
    outline = swelling(line, *((a + b) / 2 for a, b in zip(tip[1], tip[2], strict=True)))
    broad = [abs(one[1] - other[1]) for one, other in zip(outline, reversed(outline), strict=True)]
    assert broad[0] < broad[len(broad) // 2 - 1] < 2 * HEAD[1], "thin at the loser, broad at the winner"
    assert max(x for x, _ in outline) < tip[0][0]
