"""What is said of a turn of one's own: only what can be done is offered, and only such a step is lit."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS
from fae_tabletop.games.enemies_and_lovers.scene.doable import doable, turn_sentence
from fae_tabletop.games.enemies_and_lovers.scene.middle import steps
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.page import Page
from tests.rules.enemies_and_lovers.tables import Lying, Table
from tests.scene.enemies_and_lovers.tables import Desk

Court = list[Lying]


@pytest.mark.parametrize(
    ("hand", "court", "said", "lit"),
    [
        (["dain", "orlagh"], [], "Place a card, or play one, or end your turn.", 0),
        (["oak"], [], "Place a card, or end your turn: you draw.", 0),
        (["orlagh"], [], "Play a card, or end your turn: you draw.", 1),
        ([], [], "Nothing to play: end your turn, and you draw.", 2),
        ([], [("cardan", None)], "Nothing to place or play: change your Court, or end your turn.", 0),
        (["orlagh"], [("cardan", None)], "Play a card, or change your Court, or end your turn.", 0),
    ],
)
def test_only_what_can_be_done_is_offered_and_lit(
    kit: Kit, hand: Sequence[str], court: Court, said: str, lit: int
) -> None:
    desk = Desk(kit, Table([hand, ["wren"]], [court, []]).state)
    assert desk.scene.prompt_text() == said
    now = desk.scene.showing(Page(kit, desk.pilot.stack.metrics, desk.pilot.stack.look()))
    assert now.sentence == said
    assert steps(now)[0] == lit


def test_without_a_draw_none_is_promised() -> None:
    table = Table([[], ["wren"]])
    may = doable(ENEMIES_AND_LOVERS.commands(table.state, 0))
    assert may is not None
    assert turn_sentence(may, draws=False) == "Nothing to play: end your turn."
    assert doable(()) is None
