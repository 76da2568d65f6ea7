"""What the table urges: the latest thing that each of the others stated since the claim."""

from __future__ import annotations

from fae_tabletop.games.faekin.commands import Claim, Say
from fae_tabletop.games.faekin.rules import FAEKIN
from fae_tabletop.games.faekin.scene.urgings import urged
from fae_tabletop.games.faekin.talk import CourtIs, Evade, Put
from tests.rules.faekin.tables import after, table


def test_no_answer_is_no_urging() -> None:
    state = after(table(), (1, Say(CourtIs(1, "winter"))), (0, Claim()))
    assert urged(FAEKIN.view(state, 0), 1) is None, "that was before the claim"
    state = after(state, (1, Say(Evade(), 0)))
    assert urged(FAEKIN.view(state, 0), 1) is None
    state = after(state, (1, Say(Put("crown", 2), 0)), (1, Say(Evade(), 0)))
    assert urged(FAEKIN.view(state, 0), 1) == 2
    assert urged(FAEKIN.view(state, 0), 2) is None
