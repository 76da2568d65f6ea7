"""Notes, hints, reasons and own marks at the table: asked for by button and key, shown where they cover nothing."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import pytest

from fae_tabletop.core.hints import Hint
from fae_tabletop.games.faekin.advice import hint
from fae_tabletop.games.faekin.commands import Claim, Say
from fae_tabletop.games.faekin.events import Challenged, Told
from fae_tabletop.games.faekin.notebook import Mark
from fae_tabletop.games.faekin.public import FaekinSetup, View
from fae_tabletop.games.faekin.reading import why
from fae_tabletop.games.faekin.rules import FAEKIN
from fae_tabletop.games.faekin.scene.insight import Insight
from fae_tabletop.games.faekin.scene.notes import NOTES, QUIET, Note
from fae_tabletop.games.faekin.scene.reference import ReferenceScene
from fae_tabletop.games.faekin.scene.showntable import WAITS
from fae_tabletop.games.faekin.talk import CourtIs
from fae_tabletop.games.faekin.words import Saying
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Metrics
from tests.rules.faekin.policies import talked
from tests.scene.enthrone.sheets import CHOSEN, Sheet, faults
from tests.scene.faekin.tables import Desk, my_duel, people, position

WINDOWS = pytest.mark.parametrize("metrics", CHOSEN, ids=lambda m: f"{m.width}x{m.height}@{m.text:g}")


class Asked:
    """What the table asked of the program."""

    def __init__(self, desk: Desk) -> None:
        names = [person.name for person in people(desk.state.seats)]
        self.read: list[str] = []
        self.marks: dict[str, Mark] = {}
        hooks = desk.scene.extra

        def told(view: View) -> Hint | None:
            return hint(view, names)

        def reason(view: View, event: Told | None) -> Saying:
            return why(view, names, event)

        def keep(marks: Mapping[str, Mark]) -> None:
            self.marks = dict(marks)

        hooks.hint, hooks.why, hooks.keep_marks, hooks.note_done = told, reason, keep, self.read.append


def seated(kit: Kit, seats: int = 5, **choices: Any) -> tuple[Desk, Asked]:
    """Return a table at which the person is to duel, once the person has gone on."""
    desk = Desk(kit, position(seats, my_duel), **choices)
    asked = Asked(desk)
    desk.click("button:go-on")
    return desk, asked


def said(desk: Desk) -> str:
    desk.pilot.wait(0.1)
    return desk.pilot.spot("panel:telling").label


def test_a_hint_is_told_in_three_steps_and_closed(kit: Kit) -> None:
    desk, _ = seated(kit)
    desk.pilot.key("h")
    assert said(desk).startswith("Hint, 1 of 3. Look at")
    desk.click("button:hint")
    assert said(desk).startswith("Hint, 2 of 3.")
    desk.pilot.key("h")
    told = said(desk)
    advised = hint(desk.scene.view, [person.name for person in people(5)])
    assert advised is not None
    assert told == f"Hint, 3 of 3. {advised.body}"
    assert desk.scene.held
    desk.click("button:close-saying")
    assert desk.scene.insight.saying is None
    desk.pilot.key("h")
    assert said(desk).startswith("Hint, 1 of 3.")
    desk.pilot.key("escape")
    assert desk.scene.insight.saying is None
    assert not desk.scene.held


def test_reasons_are_told_of_the_last_deed_and_of_any_line(kit: Kit) -> None:
    desk, _ = seated(kit)
    desk.pilot.key("w")
    assert said(desk).startswith("Why? ")
    desk.click("button:close-saying")
    view = desk.scene.view
    place = next(
        n for n, event in enumerate(view.log) if isinstance(event, Challenged) and event.seat != view.seat
    )
    desk.click("button:log")
    desk.scene.clicked(f"log:{place}")
    assert desk.scene.drawer is None
    assert " challenges " in said(desk)
    desk.act(1, Say(CourtIs(1, "winter")))
    desk.pilot.wait(0.2)
    desk.pilot.key("w")
    assert "“I am Winter.” " in said(desk)


@pytest.mark.parametrize("claimed", [False, True])
def test_what_is_read_holds_the_others_in_plain_sight_and_go_on_lets_them_go(kit: Kit, claimed: bool) -> None:
    state = position(5, lambda view: view.turn == 1 and view.challenge is None)
    if claimed:
        state = FAEKIN.apply(state, 1, Claim()).state
    desk = Desk(kit, state)
    Asked(desk)
    desk.click("button:go-on")
    desk.pilot.wait(0.1)
    assert "button:move-now" in desk.pilot.ids()
    desk.pilot.key("w")
    assert said(desk).startswith("Why?")
    assert "button:move-now" not in desk.pilot.ids(), "nobody would decide"
    assert desk.scene.showing(Sheet(kit, Metrics(1280, 720))).sentence == WAITS
    desk.click("button:go-on")
    assert not desk.scene.held
    assert "button:move-now" in desk.pilot.ids()
    desk.click("button:tell")
    assert desk.scene.kept_waiting
    desk.click("button:go-on")
    assert desk.scene.talk.builder is None


def test_a_note_is_offered_read_and_not_offered_again(kit: Kit) -> None:
    desk = Desk(kit, position(5, my_duel), notes=True)
    asked = Asked(desk)
    desk.pilot.wait(0.1)
    assert said(desk) == f"First game, 1 of {len(NOTES)}. {NOTES[0].sentence}"
    desk.click("button:close-note")
    assert asked.read == ["identity"]
    assert "panel:telling" not in desk.pilot.ids()
    # The next one comes after the next duel.
    assert not desk.scene.insight.offer(desk.scene.view)
    quiet = Desk(kit, position(5, my_duel), notes=True, notes_seen=frozenset(note.id for note in NOTES))
    quiet.pilot.wait(0.1)
    assert "panel:telling" not in quiet.pilot.ids()


def test_notes_come_one_at_a_time_and_never_one_upon_the_other() -> None:
    steps = talked(FaekinSetup(5), 3, 90).steps
    insight = Insight(frozenset(), {})
    came: list[tuple[int, Note]] = []
    for step in steps:
        view = FAEKIN.view(step.state, 0)
        before = insight.note
        insight.offer(view)
        if insight.note is not None and insight.note != before:
            came.append((len(view.duels), insight.note[0]))
            assert insight.note[0].trigger(view) is not None
            insight.dismiss()
            assert not insight.offer(view), "nothing follows at once"
    assert len(came) > 3
    for (earlier, _), (later, note) in pairwise(came):
        assert later > earlier
        assert note.pressing or later - earlier >= QUIET


def test_a_note_goes_away_while_something_is_chosen(kit: Kit) -> None:
    seen = frozenset(note.id for note in NOTES if note.id != "notebook")
    desk, _ = seated(kit, notes=True, notes_seen=seen)
    assert said(desk).startswith("First game, 8 of 8.")
    desk.click(f"hand:{desk.scene.view.hand[0]}")
    assert "panel:telling" not in desk.pilot.ids()


def test_marks_are_set_by_clicks_and_kept(kit: Kit) -> None:
    desk, asked = seated(kit, marks={"2": Mark("winter", False)})
    desk.click("button:notes")
    assert desk.pilot.spot("mark:court:2").selected
    assert not desk.pilot.spot("mark:heir:2").selected
    desk.click("mark:heir:2")
    desk.click("mark:court:1")
    assert asked.marks == {"1": Mark("summer", False), "2": Mark("winter", True)}
    desk.click("mark:court:2")
    assert asked.marks["2"] == Mark(None, True)


def test_the_reference_card_opens_by_its_key(kit: Kit) -> None:
    desk, _ = seated(kit)
    desk.pilot.key("r")
    opened: object = desk.pilot.stack.top
    assert isinstance(opened, ReferenceScene)
    desk.pilot.key("escape")
    closed: object = desk.pilot.stack.top
    assert closed is desk.scene


@WINDOWS
@pytest.mark.parametrize("seats", [3, 9])
def test_what_is_told_can_be_read_and_covers_nothing_that_can_be_played_with(
    kit: Kit, metrics: Metrics, seats: int
) -> None:
    desk, _ = seated(kit, seats, metrics=metrics)
    for _ in range(3):
        desk.pilot.key("h")
    desk.pilot.wait(0.1)
    sheet = Sheet(kit, metrics)
    desk.scene.build(sheet)
    assert faults(sheet) == []
    shown = desk.scene.insight.sheet
    assert shown is not None
    assert shown.points
    told = desk.pilot.spot("panel:telling").rect
    covered = [
        spot.id
        for spot in desk.pilot.stack.spots
        if spot.id.split(":")[0] in ("seat", "fae", "hand", "up", "token", "button")
        and spot.id != "button:close-saying"
        and told.touches(spot.rect)
    ]
    assert covered == []
