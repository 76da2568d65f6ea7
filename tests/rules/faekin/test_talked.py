"""What talk did in a round is counted: accusations, replies, tokens moved to where they were urged, and trust."""

from __future__ import annotations

import pytest

from fae_tabletop.app.reports import faekin_counted, faekin_told
from fae_tabletop.games.faekin.commands import Claim, LockIn, MoveToken, Say
from fae_tabletop.games.faekin.talk import Agree, CourtIs, Doubt, Evade, PlayedWas, Put
from fae_tabletop.games.faekin.verdicts import summed_up
from fae_tabletop.games.faekin.weighing import CAUGHT, TRUST
from tests.rules.faekin.tables import after, duel, table


def test_accusations_and_replies_are_counted() -> None:
    state = after(
        duel(table(), 1, "S8", "WQ"),
        (1, Say(PlayedWas(0, 1, "least", 13, "winter"))),
        (0, Say(Doubt(0, duel=0), 1)),
        (1, Say(Agree(1), 0, 1)),
        (2, Say(CourtIs(2, "winter"))),
        (2, Say(CourtIs(2, "summer"))),
        (3, Say(Doubt(4, against=3), 2)),
        (2, Say(Doubt(5), 3, 5)),
        (3, Say(Doubt(4, duel=0), 2)),
        (0, Say(CourtIs(1, "winter"), 1)),
        (1, Say(Evade(), 0, 8)),
        (0, Claim()),
        (0, MoveToken("crown", 1)),
        (0, LockIn()),
    )
    talked = summed_up(state).talked
    assert (talked.accusations, talked.by_duel, talked.by_word) == (3, 1, 1)
    assert (talked.replies, talked.taken_back) == (2, 1)
    assert (talked.moved, talked.persuaded) == (0, 0)
    # Seat 0 caught seat 1, and nobody could tell for certain of anybody else.
    assert talked.pairs == (11, 1)
    assert talked.trust[1] == pytest.approx(TRUST - CAUGHT)
    assert talked.trust[0] / talked.pairs[0] > TRUST - CAUGHT


def test_a_token_that_was_moved_to_where_it_was_urged_is_counted() -> None:
    state = after(table(), (2, Say(CourtIs(2, "summer"))), (0, Claim()), (0, MoveToken("crown", 0)))
    state = after(state, (2, Say(Put("crown", 2), 0)), (3, Say(Agree(1))), (0, MoveToken("dagger", 1)))
    state = after(state, (0, MoveToken("crown", 2)), (0, MoveToken("dagger", 3)), (0, LockIn()))
    assert state.why == "claimant_court"
    figures = summed_up(state)
    assert (figures.talked.moved, figures.talked.persuaded) == (2, 1)
    counted = faekin_counted([figures, figures])
    assert (counted["talk"]["moved"], counted["talk"]["persuaded"]) == (4, 2)
    assert counted["talk"]["trust"] == {"never caught": TRUST, "caught": None}
    assert "  tokens moved again: 4, to where they were urged 2" in faekin_told(counted)
