"""Nothing on the screen tells what the seat may not know: pictures, labels, ids and order follow from the view."""

from __future__ import annotations

import re

import pytest

from fae_tabletop.core.dice import Dice
from fae_tabletop.games.enemies_and_lovers.deduction import traces
from fae_tabletop.games.enemies_and_lovers.public import View
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS
from fae_tabletop.games.enemies_and_lovers.secrecy import imagine
from fae_tabletop.ui.drawing import Kit
from tests.scene.enemies_and_lovers.tables import Desk, asked, my_turn, position


def unknown(view: View) -> list[str]:
    """Return the ids of the cards whose place the viewer cannot know."""
    return [trace.card for trace in traces(view) if len(trace.places) > 1]


@pytest.mark.parametrize("kind", ["turn", "respond", "choose"])
def test_no_hotspot_names_a_card_that_is_hidden(kit: Kit, kind: str) -> None:
    desk = Desk(kit, position(4, my_turn if kind == "turn" else asked(kind)))
    hidden = unknown(desk.scene.view)
    assert hidden
    for spot in desk.pilot.stack.spots:
        for card in hidden:
            assert not re.search(rf"(^|[:-]){card}(:|$)", spot.id), spot.id


@pytest.mark.parametrize("kind", ["turn", "respond"])
def test_worlds_that_look_the_same_are_shown_the_same(kit: Kit, kind: str) -> None:
    state = position(4, my_turn if kind == "turn" else asked(kind))
    view = ENEMIES_AND_LOVERS.view(state, 0)
    shown = []
    for seed in range(3):
        world = imagine(view, Dice(seed))
        desk = Desk(kit, world if seed else state)
        frame = desk.pilot.frame()
        shown.append((frame.table, frame.settled, frame.above, frame.shown.hotspots, frame.shown.prompt))
    assert shown[0] == shown[1] == shown[2]
