"""The program as a whole, scene by scene: a match from the title to the result, kept when it is left or crashes."""

import json
import os
from io import FileIO
from pathlib import Path

import pytest

from fae_tabletop.app.options import Options
from fae_tabletop.app.play import NewTable
from fae_tabletop.app.program import CRASHES, WARN_EVERY
from fae_tabletop.app.session import RETRY_AFTER
from fae_tabletop.app.setups import setup_for
from fae_tabletop.core.dice import Dice
from fae_tabletop.games.enthrone.scene.table import EnthroneTable
from fae_tabletop.table import journal as journals
from fae_tabletop.ui.match import MatchScene
from fae_tabletop.ui.page import Page
from tests.app.conftest import MakeDesk
from tests.app.desks import Desk
from tests.app.houses import TestClock
from tests.table.matches import saved_match

TABLE = NewTable("enthrone", setup_for("enthrone"), "easy", 5)


def _sit_down(desk: Desk, table: NewTable = TABLE) -> None:
    desk.app.screens["enthrone"].play(desk.app, table)
    desk.turn()
    assert desk.scene == "draw-first"
    desk.click("fist:left")
    desk.key("return")
    assert desk.scene == "choose-identity"
    desk.click("button:start")
    desk.turn(3)
    assert desk.scene == "table"


def _play_to_the_end(desk: Desk, seed: int = 1) -> None:
    dice = Dice(seed)
    for _ in range(400):
        if desk.scene == "result":
            return
        table = desk.loop.stack.top
        if isinstance(table, MatchScene) and not table.my_turn:
            desk.turn()
        else:
            desk.play_a_move(dice)
    raise AssertionError("the match did not end")


def test_a_whole_match_from_the_title_to_the_result(desk: MakeDesk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fae_tabletop.app.enthrone_flow.new_seed", lambda: 11)
    one = desk()
    one.app.open_title()
    one.turn()
    assert one.scene == "title"
    one.click("game:enthrone")
    assert one.scene == "new-game"
    one.click("button:play")
    assert one.scene == "draw-first"
    one.click("fist:right")
    one.key("return")
    assert one.scene == "choose-identity"
    one.click("button:start")
    one.turn(3)
    assert one.scene == "table"
    _play_to_the_end(one)
    assert one.app.flow is not None
    assert one.app.flow.session.outcome is not None
    assert "win" in one.announced
    assert len(one.house.profile.results()) == 1
    one.click("button:title")
    assert one.scene == "title"
    assert not one.house.shelf()[0].busy
    assert one.app.settings.tables["enthrone"].level == "easy"


def test_a_match_that_is_left_waits_under_continue(desk: MakeDesk) -> None:
    one = desk()
    _sit_down(one)
    one.play_a_move(Dice(3))
    one.turn(3)
    view = one.app.flow.session.chair.view  # type: ignore[union-attr] # a match is open
    one.app.leave()
    one.turn()
    assert one.scene == "title"
    again = desk()
    again.app.open_title()
    again.turn()
    again.click("button:continue")
    assert again.scene == "table"
    assert again.app.flow.session.chair.view == view  # type: ignore[union-attr] # as above


def test_a_guess_is_kept_from_the_click_on(desk: MakeDesk) -> None:
    """Whoever stops after the fists were opened cannot draw again: the match goes on at the secret choice."""
    one = desk()
    one.app.screens["enthrone"].play(one.app, TABLE)
    one.turn()
    assert not one.house.shelf()
    one.click("fist:left")
    (saved,) = one.house.shelf()
    person = saved.facts.seats.index("human")
    one.key("escape")
    assert one.scene == "title"
    one.click("button:continue")
    assert one.scene == "choose-identity"
    assert one.app.flow.session.person == person  # type: ignore[union-attr] # a match is open


def test_rematch_draws_anew(desk: MakeDesk) -> None:
    one = desk()
    _sit_down(one)
    one.app.flow.session.chair.resign()  # type: ignore[union-attr] # a match is open
    one.turn(4)
    assert one.scene == "result"
    one.click("button:rematch")
    assert one.scene == "draw-first"


def test_the_draw_can_be_left_for_the_title(desk: MakeDesk) -> None:
    one = desk()
    one.app.screens["enthrone"].play(one.app, TABLE)
    one.turn()
    one.key("escape")
    assert one.scene == "title"
    assert one.house.shelf() == []


def test_a_rematch_that_is_not_begun_leads_to_the_title(desk: MakeDesk) -> None:
    one = desk()
    _sit_down(one)
    one.app.flow.session.chair.resign()  # type: ignore[union-attr] # a match is open
    one.turn(4)
    one.click("button:rematch")
    one.key("escape")
    assert one.scene == "title"


def test_help_opens_once_on_any_screen(desk: MakeDesk) -> None:
    one = desk()
    one.app.screens["enthrone"].play(one.app, TABLE)
    one.turn()
    assert one.scene == "draw-first"
    one.key("f1")
    one.key("f1")
    assert one.scene == "help"
    one.key("escape")
    assert one.scene == "draw-first"


def test_a_finished_match_can_be_watched(desk: MakeDesk, tmp_path: Path) -> None:
    one = desk()
    path = saved_match(tmp_path, 20)
    one.app.watch(path)
    one.turn()
    assert one.scene == "replay"
    one.key("escape")
    assert one.scene == "title"
    path.write_bytes(b"garbage\n")
    one.app.watch(path)
    one.turn()
    assert "is no match: it looks like some other text" in one.announced
    one.key("return")
    assert one.scene == "title"


def test_settings_act_and_are_kept(desk: MakeDesk) -> None:
    one = desk(Options(mute=True))
    one.app.open_title()
    one.turn()
    one.key("m")
    assert not one.app.audio.muted
    one.key("m")
    one.key("+")
    one.key("+")
    one.key("-")
    assert (one.app.settings.muted, one.app.settings.text_scale) == (True, 1.25)
    assert one.loop.stack.metrics.text == 1.25
    one.app.change(speed=3.0, palette="no such palette")
    assert one.app.speed == 3.0
    assert desk().app.settings.text_scale == 1.25


def test_settings_act_on_the_open_table(desk: MakeDesk) -> None:
    one = desk()
    _sit_down(one)
    table = one.loop.stack.top
    assert isinstance(table, EnthroneTable)
    one.app.change(speed=2.0, confirm=False, notes_on=False)
    assert (table.queue.speed, table.confirm, table.choices.notes) == (2.0, False, False)
    one.app.change(notes_seen=frozenset({"locked"}))
    assert table.notes_seen == {"locked"}


def test_before_the_first_move_undo_speaks_of_no_capture(desk: MakeDesk) -> None:
    one = desk()
    _sit_down(one)
    undo = next(spot for spot in one.loop.stack.frame().shown.hotspots if spot.id == "button:undo")
    assert not undo.enabled
    assert undo.why_not == "There is no move of yours to take back, and the identities are chosen for good."


def test_closing_the_window_keeps_the_match(desk: MakeDesk) -> None:
    one = desk()
    _sit_down(one)
    one.close_window()
    assert one.app.flow is None
    (saved,) = one.house.shelf()
    assert (saved.facts.standing, saved.busy) == ("open", False)


def test_a_full_disk_is_told_at_the_table_until_it_works_again(
    desk: MakeDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(opened: FileIO, block: bytes) -> None:
        raise OSError(28, "No space left on device")

    one = desk()
    _sit_down(one)
    said: list[str] = []
    monkeypatch.setattr(one.loop.stack, "toast", lambda words, seconds=3.5: said.append(words))
    clock = one.house.clock
    assert isinstance(clock, TestClock)
    with monkeypatch.context() as patch:
        patch.setattr(journals, "_write", full)
        one.play_a_move(Dice(2))
        one.turn(3)
        assert [("No space left" in words) for words in said] == [True]
        clock.now += WARN_EVERY
        one.turn()
        assert len(said) == 2
    clock.now += RETRY_AFTER
    one.turn(2)
    assert said[2:] == ["The match is saved again."]


def test_names_with_marks_of_the_markup_are_shown_as_they_are(desk: MakeDesk, tmp_path: Path) -> None:
    one = desk()
    one.app.open_title()
    # Windows takes no asterisk into a name.
    stars = "**" if os.name == "posix" else ""
    odd = tmp_path / f"a {{swords}} {stars}match{stars}.jsonl"
    odd.write_bytes(b"garbage")
    one.app.watch(odd)
    one.turn()
    assert (
        f"a (swords) {stars.replace('*', '∗')}match{stars.replace('*', '∗')}.jsonl is no match"
        in one.announced
    )
    one.key("return")
    one.app.go_on(odd)
    one.turn()
    assert "is no match" in one.announced


def test_a_damaged_match_goes_on_with_its_warning(desk: MakeDesk) -> None:
    one = desk()
    _sit_down(one)
    assert one.app.flow is not None
    path = one.app.flow.session.journal.path
    assert path is not None
    one.app.leave()
    with path.open("ab") as opened:
        opened.write(b"nonsense\n")
    one.app.open_title()
    one.turn()
    assert "What came later cannot be read." in one.announced
    one.click("button:continue")
    assert "is damaged in line" in one.announced
    one.key("return")
    assert one.scene == "table"


def _break_the_table(desk: Desk) -> None:
    def broken(page: Page) -> None:
        raise RuntimeError("the table has a leg too few")

    table = desk.loop.stack.top
    assert table is not None
    table.build = broken  # type: ignore[method-assign] # planted
    table.change()


def _crash(desk: Desk) -> None:
    """Run the loop as it runs in the program until it has dealt with one crash."""
    before = desk.house.problems.latest
    with pytest.raises(RuntimeError) as raised:
        desk.turn()
    assert desk.app.crashed(raised.value)
    assert desk.house.problems.latest != before
    desk.turn()


def test_a_crash_leaves_the_match_on_disk_and_asks(desk: MakeDesk) -> None:
    one = desk()
    _sit_down(one)
    copied: list[str] = []
    one.app.clipboard = lambda words: len(copied.__iadd__([words])) > 0
    _break_the_table(one)
    _crash(one)
    assert one.scene == "problem"
    assert "leg too few" in one.announced
    assert one.house.problems.last is not None
    assert "Traceback" in one.house.problems.last.read_text()
    one.click("button:copy")
    assert "leg too few" in copied[0]
    assert one.scene == "problem"
    one.click("button:continue")
    assert one.scene == "table"
    assert one.app.flow is not None
    assert one.app.flow.session.chair.view.chosen is not None


def test_a_crash_does_not_call_a_match_saved_that_is_not(
    desk: MakeDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(opened: FileIO, block: bytes) -> None:
        raise OSError(28, "No space left on device")

    one = desk()
    _sit_down(one)
    monkeypatch.setattr(journals, "_write", full)
    one.play_a_move(Dice(2))
    _break_the_table(one)
    _crash(one)
    assert "The last moves could not be saved." in one.announced
    assert "Your match is saved" not in one.announced


def test_a_crash_at_the_title_goes_back_to_the_title(desk: MakeDesk) -> None:
    one = desk()
    one.app.open_title()
    one.turn()
    _break_the_table(one)
    _crash(one)
    one.click("button:continue")
    assert one.scene == "title"


def test_a_program_that_only_crashes_ends(desk: MakeDesk) -> None:
    one = desk()
    one.app.open_title()
    one.turn()
    error = RuntimeError("again")
    answers = [one.app.crashed(error) for _ in range(CRASHES)]
    assert answers == [True] * (CRASHES - 1) + [False]


def test_quitting_after_a_crash(desk: MakeDesk) -> None:
    one = desk()
    _sit_down(one)
    _break_the_table(one)
    _crash(one)
    one.click("button:quit")
    assert one.house.shelf()[0].facts.standing == "open"


def test_a_match_without_names_is_played_on_all_the_same(desk: MakeDesk, tmp_path: Path) -> None:
    one = desk()
    path = saved_match(tmp_path, 6)
    head, rest = path.read_bytes().split(b"\n", 1)
    header = json.loads(head)
    del header["names"]
    path.write_bytes(json.dumps(header).encode() + b"\n" + rest)
    one.app.go_on(path)
    one.turn()
    assert one.scene == "table"
    one.app.leave()
    one.app.watch(path)
    one.turn()
    assert one.scene == "replay"


def test_a_name_in_a_file_may_hold_marks_of_the_markup(desk: MakeDesk, tmp_path: Path) -> None:
    one = desk()
    one.app.open_title()
    path = saved_match(tmp_path, 6)
    head, rest = path.read_bytes().split(b"\n", 1)
    header = json.loads(head)
    header["names"] = ["You", "{swords} *Sam*"]
    path.write_bytes(json.dumps(header).encode() + b"\n" + rest)
    one.app.go_on(path)
    one.turn()
    assert one.scene == "table"
    assert any("(swords) ∗Sam∗" in spot.label for spot in one.loop.stack.spots)


@pytest.mark.parametrize("variants", [("person_starts",), ("person_starts", "no_adjournment")])
def test_a_person_who_starts_needs_no_draw(desk: MakeDesk, variants: tuple[str, ...]) -> None:
    one = desk()
    table = NewTable("enthrone", setup_for("enthrone", None, variants), None, None)
    one.app.screens["enthrone"].play(one.app, table)
    one.turn()
    assert one.scene == "choose-identity"
    assert one.app.flow is not None
    assert one.app.flow.session.person == 0
