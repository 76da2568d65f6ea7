"""The lines of duels keep to the gaps: over no block, no token, no words below them and no button."""

from __future__ import annotations

from itertools import permutations

import pytest

from fae_tabletop.games.faekin.rules import FAEKIN
from fae_tabletop.games.faekin.scene.arrows import route
from fae_tabletop.games.faekin.scene.layout import table_layout
from fae_tabletop.games.faekin.scene.showing import Showing
from fae_tabletop.ui.geometry import Metrics
from fae_tabletop.ui.shapes import curve
from tests.scene.faekin.tables import my_duel, people, position

WINDOWS = [Metrics(1024, 640), Metrics(1280, 720), Metrics(1920, 1080)]


@pytest.mark.parametrize("metrics", WINDOWS, ids=lambda m: f"{m.width}x{m.height}")
@pytest.mark.parametrize("seats", [2, 5, 6, 7, 8, 9])
def test_a_line_crosses_nothing_that_is_read_or_pressed(seats: int, metrics: Metrics) -> None:
    now = Showing(FAEKIN.view(position(seats, my_duel), 0), people(seats))
    layout = table_layout(metrics, len(now.others))
    kept = [layout.crown, layout.dagger, layout.go_on, *(block.whole for block in layout.blocks)]
    for loser, winner in permutations(now.view.holders, 2):
        for x, y in curve(*route(layout, now, loser, winner), 40):
            assert layout.screen.contains(x, y)
            assert not any(box.inset(1.5).contains(x, y) for box in kept), (loser, winner)
