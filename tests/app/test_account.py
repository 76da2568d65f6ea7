"""From the result of a match to its account, and on to the turn that mattered."""

from __future__ import annotations

from pathlib import Path

from tests.app.conftest import MakeDesk
from tests.app.houses import new_session, play_to_the_end


def test_the_result_leads_to_the_account_and_on_to_a_turn(desk: MakeDesk, tmp_path: Path) -> None:
    turns: list[str] = []
    for seed in range(12):
        one = desk()
        session = new_session(tmp_path / str(seed), seed=seed)
        play_to_the_end(session, seed)
        one.app.enter(session)
        one.turn(4)
        assert one.scene == "result"
        one.click("button:account")
        one.turn(len(session.chair.view.moves))
        assert one.scene == "account"
        turns = [spot.id for spot in one.spots("turn:")]
        if turns:
            break
        one.app.leave()
    assert turns, "no match had a turning point"
    turn = int(turns[0].removeprefix("turn:"))
    one.click(turns[0])
    assert one.scene == "replay"
    step = next(
        n
        for n, told in enumerate(session.chair.history())
        if len(told.view.moves) == turn - 1 and all(told.view.ready)
    )
    assert one.announced == f"Step {step} of {session.table.length}."
    one.key("escape")
    assert one.scene == "account"
    one.key("escape")
    assert one.scene == "result"
