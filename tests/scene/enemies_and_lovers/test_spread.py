"""What lies spread to be pointed at: a hand card that is known is named, and a single one is not called random."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from fae_tabletop.games.enemies_and_lovers.public import Fact
from fae_tabletop.games.enemies_and_lovers.scene.sayings import told
from fae_tabletop.games.enemies_and_lovers.scene.spread import pieces
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.page import Page
from tests.rules.enemies_and_lovers.tables import Table
from tests.scene.enemies_and_lovers.tables import Desk


@pytest.mark.parametrize("known", [True, False])
@pytest.mark.parametrize("hand", [["cardan"], ["cardan", "locke"]])
def test_a_single_hand_card_is_named_if_it_is_known(kit: Kit, hand: list[str], known: bool) -> None:
    table = Table([["grima_mog"], hand], [[], [("dain", None)]])
    table.do(0, "play", card="grima_mog", target_seat=1).do(1, "pass")
    desk = Desk(kit, table.state)
    now = desk.scene.showing(Page(kit, desk.pilot.stack.metrics, desk.pilot.stack.look()))
    facts = (Fact("cardan", 1, "hand", None, False),) if known else ()
    now = replace(now, view=msgspec.structs.replace(now.view, facts=facts))
    (piece,) = (one for one in pieces(now) if one.ref.kind == "hand")
    single = len(hand) == 1
    assert piece.known == ("cardan" if single and known else None)
    assert ("Cardan" in piece.label) == (single and known)
    assert ("at random" in told(now.view, now.people).guard) == (not single)
