"""From the result of a match of Enemies & Lovers to how it went, and on to the turn that mattered."""

from __future__ import annotations

from pathlib import Path

import pytest

from fae_tabletop.app.session import Session
from fae_tabletop.games.enemies_and_lovers import hindsight as looking_back
from fae_tabletop.games.enemies_and_lovers.advice import hint
from fae_tabletop.games.enemies_and_lovers.bot import LEVELS
from fae_tabletop.games.enemies_and_lovers.public import EnemiesSetup
from tests.app.conftest import MakeDesk
from tests.app.houses import house
from tests.rules.enemies_and_lovers.histories import NAMES


def play_to_the_end(session: Session) -> None:
    """Let every seat follow its hints, so that somebody wins; a bot that still thinks comes too late."""
    table = session.table
    chairs = [table.chair(seat) for seat in range(len(session.header.seats))]
    while table.waiting:
        chair = chairs[table.waiting[0]]
        found = hint(chair.view, NAMES)
        assert found is not None
        assert found.command is not None
        chair.submit(found.command)


def test_the_result_leads_to_the_account_and_on_to_a_turn(
    desk: MakeDesk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(looking_back, "GAMES", 20)
    monkeypatch.setitem(LEVELS, "expert", LEVELS["expert"]._replace(iterations=32))
    turns: list[str] = []
    for seed in range(8):
        one = desk()
        levels = ("novice",) * 2
        session = Session.new(
            house(tmp_path / str(seed)), "enemies-and-lovers", EnemiesSetup(3), seed, levels, 0
        )
        play_to_the_end(session)
        one.app.enter(session)
        one.turn(4)
        assert one.scene == "result"
        one.click("button:account")
        account = one.app.stack.top
        while account is not None and account.moving:
            one.turn()
        assert one.scene == "account"
        assert one.announced.startswith("How it went. ")
        turns = [spot.id for spot in one.spots("turn:")]
        if turns:
            break
        one.app.leave()
    assert turns, "no match had a turning point"
    before = int(turns[0].removeprefix("turn:"))
    one.click(turns[0])
    assert one.scene == "replay"
    assert one.announced.startswith(f"Step {before + 1} of {session.table.length + 1}.")
    one.key("escape")
    assert one.scene == "account"
    one.key("escape")
    assert one.scene == "result"
