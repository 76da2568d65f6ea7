"""A bot that may act out of turn is asked before every decision of anybody (R56)."""

from __future__ import annotations

from pathlib import Path

from fae_tabletop.app.session import Session
from fae_tabletop.core.game import Command
from fae_tabletop.games.enemies_and_lovers.commands import Mortal
from fae_tabletop.games.enemies_and_lovers.public import EnemiesSetup
from fae_tabletop.table.wire import Question
from tests.app.houses import AtOnce, any_of, house

SEATS = 3
PERSON = 2
SEEDS = 400


def holding(folder: Path, bots: AtOnce, holder: int, waited: int) -> Session:
    """Return a match in which bot ``holder`` may play Heather out of turn and ``waited`` decides next."""
    for seed in range(SEEDS):
        session = Session.new(
            house(folder, bots), "enemies-and-lovers", EnemiesSetup(SEATS), seed, ["easy", "easy"], PERSON
        )
        chair = session.table.chair(holder)
        if session.table.waiting == (waited,) and any(isinstance(one, Mortal) for one in chair.commands):
            return session
        session.leave()
    raise AssertionError("nobody was dealt Heather")


def still(question: Question, legal: tuple[Command, ...]) -> Command | None:
    """Keep still out of turn."""
    return any_of(question, legal) if question.must else None


def test_the_holder_is_asked_before_another_bots_decision(tmp_path: Path) -> None:
    bots = AtOnce(still)
    session = holding(tmp_path, bots, holder=1, waited=0)
    ticket = session.table.ticket
    for _ in range(4):
        session.update()
    asked = [(question.seat, question.must) for question in bots.questions if question.ticket == ticket]
    assert asked == [(1, False), (0, True)]


def test_what_the_holder_does_comes_before_that_decision(tmp_path: Path) -> None:
    bots = AtOnce(lambda question, legal: next(c for c in legal if isinstance(c, Mortal)))
    session = holding(tmp_path, bots, holder=1, waited=0)
    session.update()
    session.update()
    assert len(session.table.chair(0).view.courts[1]) == 1
    assert bots.questions[0].seat == 1


def test_whoever_is_waited_for_is_not_asked_twice(tmp_path: Path) -> None:
    bots = AtOnce(still)
    session = holding(tmp_path, bots, holder=0, waited=0)
    session.update()
    assert [(one.seat, one.must) for one in bots.questions] == [(0, True)], (
        "its own decision is such a moment"
    )
