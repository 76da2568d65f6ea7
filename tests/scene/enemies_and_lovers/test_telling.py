"""The log in words: an attack that finds nothing has an outcome, too."""

from __future__ import annotations

from fae_tabletop.games.enemies_and_lovers import events as e
from fae_tabletop.games.enemies_and_lovers.scene.telling import log_rows, rows_of, turns_told
from tests.rules.enemies_and_lovers.tables import Table
from tests.scene.enemies_and_lovers.tables import people


def test_an_attack_that_finds_nothing_is_said_to_do_nothing() -> None:
    table = Table([["orlagh"], ["heather", "dain"]]).do(0, "play", card="orlagh", target_seat=1)
    table.do(1, "pass").do(1, "mortal", place="dain", card="heather", to="new")
    rows = [row for row in log_rows(table.view(1), people(2, 1)) if "nothing" in row.text]
    assert [(row.seat, row.text, row.card) for row in rows] == [
        (0, "Orlagh finds nothing to act on.", "orlagh")
    ]
    assert not rows[0].grave


def test_what_was_turned_back_and_finds_nothing_is_its_new_directors() -> None:
    log = (
        e.TurnStarted(seat=0, round=1),
        e.Played(seat=0, card="grimsen", at=1, no_draw=True),
        e.Interrupted(seat=1, card="jack_and_carter_gordon"),
        e.Reflected(card="grimsen", seat=1, at=0),
        e.Fizzled(card="grimsen"),
    )
    view = Table([["wren"], ["locke"]]).view(0)
    last = rows_of(view, people(2), log)[-1]
    assert (last.seat, last.text) == (1, "Grimsen finds nothing to act on.")
    assert turns_told(view, people(2), log)[-1] == (1, "Grimsen finds nothing to act on.")
