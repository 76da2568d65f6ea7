"""Somebody who never speaks, and somebody who always lies, can both finish a match against the bots."""

from __future__ import annotations

from pathlib import Path

import pytest

from fae_tabletop.app.catalog import entry
from fae_tabletop.app.faekin_flow import owing
from fae_tabletop.app.session import Session
from fae_tabletop.app.worker import decided
from fae_tabletop.core.codec import Codec
from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Command
from fae_tabletop.games.faekin.cards import COURT, COURTS, NUMBER
from fae_tabletop.games.faekin.commands import Answer, Claim, Duel, LockIn, MoveToken, Say
from fae_tabletop.games.faekin.moves import is_answered, refusal
from fae_tabletop.games.faekin.public import FaekinSetup, View
from fae_tabletop.games.faekin.setup import following, match_winners
from fae_tabletop.games.faekin.talk import CourtIs
from fae_tabletop.table.wire import Question
from tests.app.houses import AtOnce, house

SEATS = 5
MOST = 400
CODEC = Codec(entry("faekin").game.vocabulary)


def thought(question: Question, legal: tuple[Command, ...]) -> Command | None:
    """Return what the bot of the program decides."""
    found = decided(question)
    if found is None:
        return None
    command = CODEC.read(found)
    assert isinstance(command, Command)
    return command


def lie(view: View) -> Say | None:
    """Return that one is of the other Court, as the answer where somebody has asked; None when it was said just now."""
    other = COURTS[1 - COURT[NUMBER[view.identity]]]
    owed = [one for one in view.talk if one.to == view.seat and not hasattr(one, "fact")]
    open_ones = [one.number for one in owed if not is_answered(view, one.number)]
    if view.talk and view.talk[-1].seat == view.seat and not open_ones:
        return None
    return Say(CourtIs(view.seat, other), None, open_ones[0] if open_ones else None)


def act(session: Session, dice: Dice, lies: bool) -> None:
    """Do what the person is waited for to do, having lied first; claim after some duels."""
    chair = session.chair
    view: View = chair.view
    said = lie(view) if lies else None
    if said is not None and refusal(view, said) is None:
        chair.submit(said)
        return
    if not session.discussed:
        return
    if view.claimant == view.seat:
        moved = sum(isinstance(one, MoveToken) for one in chair.commands)
        chair.submit(LockIn() if view.crown is not None and moved else dice.choice(chair.commands))
    elif view.challenge is None and len(view.duels) > 12:
        chair.submit(Claim())
    else:
        chair.submit(dice.choice([one for one in chair.commands if isinstance(one, Duel | Answer)]))


@pytest.mark.parametrize("lies", [False, True], ids=["silent", "liar"])
def test_a_match_comes_to_its_end(tmp_path: Path, lies: bool) -> None:
    setup = FaekinSetup(SEATS, goal=5, score=(4, 3, 4, 3, 4))
    dice = Dice(4)
    for seed in range(20):
        session = Session.new(
            house(tmp_path / str(seed), AtOnce(thought)), "faekin", setup, seed, ["novice"] * (SEATS - 1), 0
        )
        session.owing = owing
        for _ in range(MOST):
            session.update()
            if session.chair.over:
                break
            if 0 in session.table.waiting:
                act(session, dice, lies)
        assert session.chair.over, "the round ends"
        view: View = session.chair.view
        spoken = [one for one in view.talk if one.seat == 0]
        assert bool(spoken) == lies
        session.leave()
        if match_winners(setup, view.winners):
            return
        setup = following(setup, view.winners)
    raise AssertionError("nobody came to five points")
