"""The log in words: an attack that finds nothing has an outcome, too."""

from __future__ import annotations

from msgspec.structs import replace

from fae_tabletop.games.enemies_and_lovers import events as e
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS
from fae_tabletop.games.enemies_and_lovers.scene.endings import end_nears
from fae_tabletop.games.enemies_and_lovers.scene.sayings import sentence
from fae_tabletop.games.enemies_and_lovers.scene.telling import (
    log_rows,
    rows_of,
    since_last_turn,
    since_weighty,
    turns_told,
)
from tests.rules.enemies_and_lovers.histories import history
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


def test_rows_that_touched_the_viewer_or_the_crown_weigh_more() -> None:
    log = (
        e.TurnStarted(seat=0, round=1),
        e.TurnStarted(seat=1, round=1),
        e.Placed(seat=1, card=None, slot=1, to="new"),
        e.TurnStarted(seat=2, round=1),
        e.Killed(seat=0, card="oak", slot=None, part="card", by="wraithberry"),
        e.TurnStarted(seat=1, round=2),
        e.Flashed(seat=1, slot=None),
        e.TurnStarted(seat=0, round=2),
    )
    view = replace(Table([["wren"], ["locke"], ["dain"]]).view(0), log=log)
    assert len(since_last_turn(view, people(3))) == 3
    assert since_weighty(view, people(3)) == {1, 2}


def test_the_log_counts_turns_as_the_account_does() -> None:
    for seats in (2, 4):
        for state in list(history(seats, 3, steps=120))[::7]:
            view = ENEMIES_AND_LOVERS.view(state, 0)
            rows = rows_of(view, people(seats), view.log)
            heads = [row.text for row in rows if row.seat is None and not row.grave]
            assert heads[-1] == f"Turn {view.turns + 1}" or view.why is not None
            assert len(heads) == len(set(heads))


def test_a_draw_that_nears_is_told_in_the_log_and_in_the_sentence_of_the_own_turn() -> None:
    log = (e.TurnStarted(seat=0, round=3), e.EndNears(cause="stalled", turns=2))
    view = replace(Table([["wren"], ["locke"]]).view(0), log=log, turns=4, idle=4)
    warning = rows_of(view, people(2), log)[-1]
    assert warning.text == "No card moves: in two turns nobody wins, unless one does."
    assert sentence(view, people(2), (), (), False) == warning.text
    assert end_nears(replace(view, idle=3)) == ""
    last = replace(view, idle=0, turns=view.rules.max_rounds * 2 - 1)
    assert end_nears(last) == "The match ends after this turn, and nobody wins."
    assert since_last_turn(view, people(2)) == (), "it is nobody's deed"
