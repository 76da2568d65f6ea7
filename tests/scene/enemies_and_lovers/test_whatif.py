"""The table of another line: whole in every window, with the match told beside it."""

from __future__ import annotations

import pytest

from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS as GAME
from fae_tabletop.games.enemies_and_lovers.scene.hooks import EnemiesHooks, TableChoices
from fae_tabletop.games.enemies_and_lovers.scene.whatif import IN_THE_MATCH, OVER, WhatIfTable, turn_told
from fae_tabletop.table.table import Table as Match
from fae_tabletop.ui.branching import Beside
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Metrics
from fae_tabletop.ui.match import LEAVE
from tests.scene.desks import Lines
from tests.scene.enemies_and_lovers.tables import people
from tests.scene.enemies_and_lovers.test_deciding import SEATS, match, steps_of
from tests.scene.enemies_and_lovers.test_pages import Table, problems
from tests.scene.enthrone.sheets import CHOSEN
from tests.ui.pilot import Pilot


def branched(kit: Kit, step: int, metrics: Metrics | None = None) -> tuple[WhatIfTable, Pilot, list[str]]:
    """Return a line that begins at a step of the match, the person in the seat that decided there."""
    header, fold = match()
    seat = fold.players[step]
    table = Match(GAME, header, Lines(), fold.until(step), ticket=step)
    said: list[str] = []
    beside = Beside(
        [GAME.view(one.state, seat) for one in fold.steps], lambda view: view.turns, "Bots answer",
        lambda: said.append("sides"), (seat,), lambda hold: None, lambda: said.append("stop"),
        goes_back=lambda: table.length > step,
    )  # fmt: skip
    choices = TableChoices(people(SEATS, seat), speed=0.0, confirm=False, notes=False)
    scene = WhatIfTable(table.chair(seat), EnemiesHooks(), choices, beside)
    pilot = Pilot(kit, metrics=metrics)
    pilot.stack.push(scene, said.append)
    pilot.frame()
    pilot.wait(0.1)
    return scene, pilot, said


@pytest.mark.parametrize("metrics", CHOSEN, ids=lambda m: f"{m.width}x{m.height}@{m.text:g}")
def test_the_table_of_a_line_is_whole_in_every_window(kit: Kit, metrics: Metrics) -> None:
    for step in (steps_of("turn")[7], steps_of("respond")[0]):
        scene = branched(kit, step, metrics)[0]
        scene.build(Table(kit, metrics))
        sheet = Table(kit, metrics)
        scene.build(sheet)
        assert problems(sheet) == []
        ids = {spot.id for spot in sheet.spots}
        assert {"button:sides", "button:leave", "panel:what-if"} <= ids, (
            "what this is stands there at any time"
        )
        assert len({"panel:match", "button:match"} & ids) == 1, "how the match went on can be read somewhere"


def test_the_match_stands_beside_and_says_how_it_went_on(kit: Kit) -> None:
    step = steps_of("turn")[7]
    for metrics in (Metrics(1280, 720), Metrics(1920, 1080)):
        scene, pilot, _ = branched(kit, step, metrics)
        told = turn_told(scene.match.views[-1], scene.choices.people, scene.view.turns)
        assert told
        assert pilot.spot("panel:match").label == f"{IN_THE_MATCH}, turn {scene.view.turns + 1}. {told}"
        assert scene.announce == f"What if: nothing here counts. Bots answer. In the match: {told}"
    last = scene.match.views[-1]
    assert turn_told(last, scene.choices.people, last.turns + 1) == ""
    scene.view = last.__class__(
        **{field: getattr(last, field) for field in last.__struct_fields__} | {"turns": 999}
    )
    assert OVER in scene.announce


def test_where_there_is_no_room_a_button_tells_how_the_match_went_on(kit: Kit) -> None:
    scene, pilot, _ = branched(kit, steps_of("turn")[7], Metrics(1280, 720, 2.0))
    pilot.click("button:match")
    assert scene.saying is not None
    assert scene.saying[0] == IN_THE_MATCH
    assert pilot.spot("panel:saying").label.startswith(f"{IN_THE_MATCH}. ")


def test_buttons_lead_out_of_a_line(kit: Kit) -> None:
    for metrics in (Metrics(1280, 720), Metrics(1024, 640, 2.0)):
        for spot, result in (("button:leave", LEAVE), ("button:again", "again"), ("button:sides", "sides")):
            _, pilot, said = branched(kit, steps_of("turn")[7], metrics)
            if spot == "button:again" and metrics.text > 1:
                assert spot not in pilot.ids(), "the menu has it where there is no room"
                continue
            pilot.click(spot)
            assert result in said


def test_moves_of_a_line_are_taken_back_as_far_as_it_reaches(kit: Kit) -> None:
    scene, pilot, said = branched(kit, steps_of("turn")[7])
    pilot.key("z", ctrl=True)
    assert "undo" not in said
    scene.give(scene.chair.commands[0], certain=True)
    pilot.wait(0.1)
    pilot.key("z", ctrl=True)
    assert said[-1] == "undo"
