"""The table of another line: whole in every window, with the match beside it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fae_tabletop.core.log import Fold, new_header
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.games.enthrone.scene.hooks import EnthroneHooks, TableChoices
from fae_tabletop.games.enthrone.scene.table import EnthroneTable
from fae_tabletop.games.enthrone.scene.whatif import WhatIfTable
from fae_tabletop.games.enthrone.state import State
from fae_tabletop.table.table import Table
from fae_tabletop.ui.apart import IN_FULL
from fae_tabletop.ui.branching import Beside
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Metrics
from fae_tabletop.ui.match import LEAVE
from fae_tabletop.ui.page import Layer
from tests.rules.enthrone.policies import eager
from tests.scene.desks import Lines
from tests.scene.enthrone.sheets import CHOSEN, Sheet, faults, letters
from tests.scene.enthrone.tables import RIVAL
from tests.support.matches import played
from tests.support.positions import STANDARD
from tests.ui.pilot import Pilot

MATCH = played(ENTHRONE, STANDARD, 3, eager)


def branched(kit: Kit, step: int, metrics: Metrics | None = None) -> tuple[WhatIfTable, Pilot, list[str]]:
    """Return a line that begins at a step of the match, the person in the seat that is to move."""
    fold: Fold[State] = Fold(MATCH.steps[0])
    for (seat, _), done in zip(MATCH.entries, MATCH.steps[1:], strict=True):
        fold.extend(seat, done)
    header = new_header(ENTHRONE, STANDARD, 3, ("human", "bot-easy"))
    seat = MATCH.steps[step].state.to_move
    table = Table(ENTHRONE, header, Lines(), fold.until(step), ticket=step)
    views = [ENTHRONE.view(one.state, seat) for one in MATCH.steps]
    known = views[-1].revealed
    assert known is not None
    said: list[str] = []
    match = Beside(
        views, lambda view: len(view.moves) if all(view.ready) else -1, f"{RIVAL} answers",
        lambda: said.append("sides"), (seat,), lambda hold: None, lambda: said.append("stop"),
        goes_back=lambda: table.length > step,
    )  # fmt: skip
    choices = TableChoices(RIVAL, "Medium", "What if", speed=0.0, confirm=False, notes=False)
    scene = WhatIfTable(table.chair(seat), EnthroneHooks(), choices, match, known)
    pilot = Pilot(kit, metrics=metrics)
    pilot.stack.push(scene, said.append)
    pilot.frame()
    pilot.wait(0.1)
    return scene, pilot, said


@pytest.mark.parametrize("metrics", CHOSEN, ids=lambda m: f"{m.width}x{m.height}@{m.text:g}")
def test_the_table_of_a_line_is_whole_in_every_window(kit: Kit, metrics: Metrics) -> None:
    for step in (2, len(MATCH.steps) - 2):
        scene, pilot, _ = branched(kit, step, metrics)
        sheet = Sheet(kit, metrics)
        scene.build(sheet)
        assert not faults(sheet)
        ids = [spot.id for spot in sheet.spots]
        assert "panel:match" in ids
        assert ids.count("panel:what-if") == 1, "what this is stands there, and once"
        pilot.key("d")
        sheet = Sheet(kit, metrics)
        scene.build(sheet)
        assert not faults(sheet), "with the lens and its words"


def test_the_match_stands_beside_and_says_how_it_went_on(kit: Kit) -> None:
    scene, pilot, _ = branched(kit, 6)
    sheet = Sheet(kit, pilot.stack.metrics)
    scene.build(sheet)
    words = letters(sheet)
    assert f"INTHEMATCH,TURN{scene.view.turn + 1}" in words
    assert "You" in words, "whose pawn is whose lies open"
    assert scene.announce.startswith(f"What if: nothing here counts. {RIVAL} answers. In the match: You: ")
    after = scene.match.at(10_000)
    assert after is scene.match.views[-1]
    assert scene._went_on(after) == "the match was over by then."


def test_buttons_lead_out_of_a_line(kit: Kit) -> None:
    for spot, result in (("button:leave", LEAVE), ("button:again", "again"), ("button:sides", "sides")):
        _, pilot, said = branched(kit, 6)
        pilot.click(spot)
        assert result in said


def test_moves_of_a_line_are_taken_back_as_far_as_it_reaches(kit: Kit) -> None:
    scene, pilot, said = branched(kit, 6)
    assert not pilot.spot("button:undo").enabled
    pilot.key("z", ctrl=True)
    assert "undo" not in said
    command = scene.chair.commands[0]
    for ref in command.picks():
        pilot.click(ref.id)
    pilot.wait(0.1)
    pilot.click("button:undo")
    assert said[-1] == "undo"


def test_an_open_log_takes_the_place_of_the_match(kit: Kit) -> None:
    _, pilot, _ = branched(kit, 6)
    pilot.key("l")
    assert "button:again" not in pilot.ids()
    assert "panel:drawer" in pilot.ids()
    pilot.key("l")
    assert "button:again" in pilot.ids()


def test_a_line_is_told_from_the_match_at_a_glance(kit: Kit) -> None:
    scene, pilot, _ = branched(kit, 6)
    pilot.key("l")
    assert pilot.spot("panel:what-if").label.startswith(IN_FULL), "while a drawer is open, too"
    for metrics, told in ((Metrics(1920, 1080), True), (Metrics(1280, 720), False)):
        scene, _, _ = branched(kit, 6, metrics)
        sheet = Sheet(kit, metrics)
        scene.build(sheet)
        assert any("leads" in words for words in letters(sheet)) is told, "the way back, where there is room"
        real = Sheet(kit, metrics)
        EnthroneTable.build(scene, real)
        line, match = sheet.items[Layer.TABLE], real.items[Layer.TABLE]
        assert len(line) == len(match) + 2, "another light, and dashes all round"


def test_both_seats_take_turns_at_the_table(kit: Kit) -> None:
    scene, pilot, said = branched(kit, 6)
    scene.match = replace(scene.match, people=(0, 1))
    for ref in scene.chair.commands[0].picks():
        pilot.click(ref.id)
    pilot.wait(0.1)
    assert said[-1] == "turn"
    assert said[:-1] == ["stop"]
