"""What FaeKin tells at a table of the whole program: marks that stay with the match, hints, and how it went."""

from __future__ import annotations

import pytest

from fae_tabletop.app import faekin_flow as flow
from tests.app.conftest import MakeDesk
from tests.app.test_faekin_flow import play_out, seated, session


@pytest.fixture(autouse=True)
def one_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flow, "new_seed", lambda: 11)


def test_marks_in_the_notebook_are_kept_with_the_match_and_told_to_no_bot(desk: MakeDesk) -> None:
    one = seated(desk)
    path = session(one).journal.path
    assert path is not None
    before = path.read_bytes()
    one.key("n")
    spot = one.spots("mark:heir:")[0].id
    one.click(spot)
    assert path.read_bytes() == before, "what bots are told comes from the match alone"
    one.app.leave()
    one.turn()
    one.app.go_on(path)
    one.turn(2)
    one.key("n")
    assert [found.id for found in one.spots("mark:") if found.selected] == [spot]


def test_hints_and_reasons_come_from_the_persons_own_view(desk: MakeDesk) -> None:
    one = seated(desk)
    if any(found.id == "button:close-note" for found in one.spots()):
        one.click("button:close-note")
    one.key("w")
    assert one.spots("panel:telling")[0].label.startswith("Why?")
    one.click("button:close-saying")
    assert not one.spots("panel:telling")


def test_after_a_round_it_is_told_how_it_went(desk: MakeDesk) -> None:
    one = seated(desk, 3)
    play_out(one)
    assert one.scene == "result"
    one.click("button:account")
    one.turn(60)
    assert one.scene == "account"
    assert one.announced.startswith("How it went. ")
    assert {found.id for found in one.spots("chart:")} >= {"chart:0", "chart:1", "chart:2", "chart:sorcha"}
    one.click("button:back")
    one.turn()
    assert one.scene == "result"
