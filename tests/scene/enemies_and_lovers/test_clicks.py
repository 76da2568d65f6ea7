"""Games by clicks alone: whatever may be done can be pointed at, and what is pointed at is what is done."""

from __future__ import annotations

import pytest

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Command
from fae_tabletop.games.enemies_and_lovers.commands import (
    Discard,
    EndTurn,
    Interrupt,
    Mortal,
    Pass,
    Place,
    Remove,
)
from fae_tabletop.games.enemies_and_lovers.public import EnemiesSetup
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS
from fae_tabletop.ui.drawing import Kit
from tests.scene.enemies_and_lovers.tables import Desk, asked, position

DECISIONS = 40
KINDS = ("respond", "choose", "discard", "give", "keep_one", "take")


def say(desk: Desk, command: Command) -> None:
    """Click what a person clicks to say a command, and see that it was carried out."""
    before = desk.table.ticket
    for ref in command.picks():
        spot = f"button:answer-{command.card}" if isinstance(command, Interrupt) else ref.id
        into_view(desk, spot)
        assert spot in desk.pilot.stack.spots, f"{command}: no {spot} among {desk.pilot.ids()}"
        desk.pilot.click(spot)
    if isinstance(command, Discard):
        assert desk.table.ticket == before, "it can still be taken back"
        others = [card for card in desk.scene.view.hand if card != command.card]
        desk.click(*(f"button:answer-{card}" for card in others[: desk.scene.to_discard - 1]))
        desk.click("button:discard-these")
    assert desk.table.ticket > before, f"{command} was not carried out: {desk.toast!r}"


def into_view(desk: Desk, spot: str) -> None:
    """Scroll the stage until a card of a large pile is seen."""
    scroll = desk.scene.stage_scroll
    for offset in range(0, 2000, 60):
        if spot in desk.pilot.stack.spots or offset > scroll.most + 60:
            return
        scroll.to(offset)
        desk.scene.change()
        desk.pilot.frame()


def lively(dice: Dice, commands: tuple[Command, ...]) -> Command:
    """Return a command that brings the game on: a placing where there is one, nothing taken back."""
    placing = [command for command in commands if isinstance(command, Place)]
    if placing and dice.below(2):
        return dice.choice(placing)
    doing = [command for command in commands if not isinstance(command, EndTurn | Mortal | Remove)]
    return dice.choice(doing or list(commands))


@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_is_played_by_clicks(kit: Kit, seats: int) -> None:
    dice = Dice(seats)
    desk = Desk(kit, ENEMIES_AND_LOVERS.start(EnemiesSetup(seats), seats).state, confirm=False)
    for _ in range(DECISIONS):
        desk.rivals(dice)
        if not desk.table.waiting:
            break
        say(desk, lively(dice, desk.scene.chair.commands))
    assert desk.table.waiting or desk.done, "the end opens the result"


@pytest.mark.parametrize("kind", KINDS)
def test_every_answer_to_every_question_can_be_clicked(kit: Kit, kind: str) -> None:
    state = position(4, asked(kind))
    for command in ENEMIES_AND_LOVERS.commands(state, 0)[:6]:
        if not isinstance(command, Mortal):
            say(Desk(kit, state, confirm=False), command)


def test_what_cannot_be_answered_is_not_asked(kit: Kit) -> None:
    dice = Dice(11)
    desk = Desk(kit, ENEMIES_AND_LOVERS.start(EnemiesSetup(4), 5).state, confirm=False)
    for _ in range(DECISIONS):
        desk.rivals(dice)
        if not desk.table.waiting:
            break
        pending = desk.scene.chair.view.pending
        if pending is not None and pending.kind == "respond":
            answers = [c for c in desk.scene.chair.commands if not isinstance(c, Pass | Mortal)]
            assert answers, "a question without an answer"
        desk.scene.give(dice.choice(desk.scene.chair.commands), certain=True)
        desk.pilot.wait(0.05)
