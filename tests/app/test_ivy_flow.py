"""The whole program at Enchanted Ivy, without a screen: from the title to the end of a chapter, alone at the table."""

from __future__ import annotations

import pytest

from fae_tabletop.app import ivy_flow as flow
from fae_tabletop.app.ivy_campaign import Campaign, KeptInn, read_campaign, with_inn
from fae_tabletop.app.ivy_hints import hint
from fae_tabletop.app.ivy_offers import chapter_offer, endless_closed
from fae_tabletop.app.ivy_tales import parting
from fae_tabletop.app.menus.recap import recap
from fae_tabletop.app.session import Session
from fae_tabletop.games.enchanted_ivy.commands import Build, Finish, HangDoor
from fae_tabletop.games.enchanted_ivy.lore import lore
from fae_tabletop.games.enchanted_ivy.scene.newgame import NewInnScene
from fae_tabletop.games.enchanted_ivy.scene.table import IvyTable
from fae_tabletop.games.enchanted_ivy.setup import chapters
from tests.app.conftest import MakeDesk
from tests.app.desks import Desk

GAME = "enchanted-ivy"


@pytest.fixture(autouse=True)
def one_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flow, "new_seed", lambda: 11)
    monkeypatch.setattr("fae_tabletop.app.ivy_hints.TRIALS", 2)


def session(desk: Desk) -> Session:
    """Return the open inn."""
    assert desk.app.flow is not None, "an inn is open"
    return desk.app.flow.session


def opened(make: MakeDesk) -> Desk:
    """Return a desk at the table of the Prologue, come there from the title."""
    desk = make()
    desk.app.open_title()
    desk.turn()
    desk.click(f"game:{GAME}")
    assert desk.scene == "new-game"
    desk.click("button:play")
    while desk.scene == "storybook":
        desk.click("button:on")
    assert desk.scene == "table"
    return desk


def built(desk: Desk) -> None:
    """Build the inn with the first of what is offered, to its end."""
    chair = session(desk).chair
    while not chair.over:
        chair.submit(chair.commands[0])
    desk.turn(3)


def test_a_chapter_is_built_kept_and_read_to_its_end(desk: MakeDesk) -> None:
    table = opened(desk)
    assert session(table).header.seats == ("human",)
    built(table)
    assert table.scene == "counting"
    table.click("button:skip")
    if table.scene == "counting":
        table.click("button:skip")
    assert table.scene == "result"
    story = read_campaign(table.app.house.profile)
    total = session(table).chair.view.total
    assert story.inns["s01"].total == story.best["s01"] == total
    assert len(table.app.house.profile.results(GAME)) == 1
    table.click("button:on")
    assert table.scene == "storybook"
    while table.scene == "storybook":
        table.click("button:on")
    assert table.app.flow is None
    assert table.scene in ("new-game", "garden", "keepsakes")


def test_a_kept_picture_is_a_file_of_its_own(desk: MakeDesk) -> None:
    table = opened(desk)
    built(table)
    while table.scene == "counting":
        table.click("button:skip")
    table.click("button:save")
    told = table.app.stack._toast
    assert told is not None
    assert "inn-s01-" in told[0], "it is told at once where the picture lies"
    assert "button:folder" in [spot.id for spot in table.spots()]
    assert isinstance(table.app.flow, flow.IvyFlow)
    table.app.flow._save_picture()
    files = sorted((table.app.house.folder.root / "pictures").glob("inn-s01-*.png"))
    assert len(files) == 2
    assert table.scene == "result"
    table.key("escape")
    assert table.scene == "title", "Escape leaves, it turns no page"


def test_an_inn_that_is_given_up_earns_nothing(desk: MakeDesk) -> None:
    table = opened(desk)
    session(table).chair.resign()
    table.turn(3)
    assert table.scene == "result"
    assert read_campaign(table.app.house.profile).inns == {}
    assert [result.why for result in table.app.house.profile.results(GAME)] == ["resigned"]
    table.click("button:title")
    assert table.scene == "title"


def test_an_inn_that_was_counted_is_kept_whenever_the_program_ends(desk: MakeDesk) -> None:
    table = opened(desk)
    chair = session(table).chair
    while not chair.over:
        chair.submit(chair.commands[0])
    # Not one more frame: only the match's own file tells of the inn.
    table.house.bots.forget()
    session(table).journal.close()
    table.house.profile.close()
    again = desk()
    assert read_campaign(again.app.house.profile).inns == {}
    again.app.open_title()
    again.turn()
    again.click(f"game:{GAME}")
    story = read_campaign(again.app.house.profile)
    assert story.inns["s01"].total == chair.view.total
    flow.new_game(again.app)
    assert read_campaign(again.app.house.profile) == story, "no inn is kept twice"


def test_finishing_keeps_the_inn_before_the_next_frame(desk: MakeDesk) -> None:
    table = opened(desk)
    chair = session(table).chair
    while not any(isinstance(one, Finish) for one in chair.commands):
        chair.submit(next(one for one in chair.commands if not isinstance(one, HangDoor)))
    table.turn(2)
    scene = table.app.stack.top
    assert isinstance(scene, IvyTable)
    scene.give(Finish(), certain=True)
    assert "s01" in read_campaign(table.app.house.profile).inns


def test_an_inn_that_was_left_is_gone_on_with_at_the_table(desk: MakeDesk) -> None:
    table = opened(desk)
    chair = session(table).chair
    for _ in range(4):
        chair.submit(chair.commands[0])
    laid, path = chair.view.laid, session(table).journal.path
    assert path is not None
    table.app.leave()
    table.turn()
    table.app.go_on(path)
    table.turn()
    assert table.scene == "table", "the book was read before"
    assert session(table).chair.view.laid == laid


def test_a_hint_tells_what_and_why_and_points_at_it(desk: MakeDesk) -> None:
    table = opened(desk)
    found = hint(session(table).chair.view)
    assert found is not None
    assert isinstance(found.command, Build)
    spots = {spot.id for spot in table.spots()}
    assert set(found.do) <= spots
    assert found.why.endswith(".")
    assert found.command in session(table).chair.commands


def test_the_story_is_begun_afresh_only_after_a_question(desk: MakeDesk) -> None:
    table = opened(desk)
    built(table)
    table.app.leave()
    table.turn()
    table.click(f"game:{GAME}")
    table.click("button:book")
    assert table.scene == "guest-book"
    table.click("button:reset")
    table.click("button:no")
    assert read_campaign(table.app.house.profile).inns
    table.click("button:reset")
    table.click("button:yes")
    assert not read_campaign(table.app.house.profile).inns
    assert table.scene == "new-game"
    flow.new_game(table.app)
    assert not read_campaign(table.app.house.profile).inns, "what was forgotten does not come back"


def test_an_inn_under_continue_names_what_is_open_and_no_move_of_anybodys(desk: MakeDesk) -> None:
    table = opened(desk)
    chair = session(table).chair
    chair.submit(chair.commands[0])
    table.turn()
    view = chair.view
    table.app.leave()
    (saved,) = table.app.saved()
    told = recap(saved, saved.modified)
    assert "move" not in told.stand
    assert f"Success ({view.setup.success} points)" in told.about


def test_chapters_ahead_are_only_named_and_endless_inns_come_after_the_prologue(desk: MakeDesk) -> None:
    table = desk()
    table.app.open_title()
    table.turn()
    table.click(f"game:{GAME}")
    scene = table.app.stack.top
    assert isinstance(scene, NewInnScene)
    ahead = scene.chapters[1]
    assert ahead.later
    assert not ahead.guests
    assert not ahead.wants
    assert ahead.about == ""
    table.click("scenario:s02")
    assert scene.why_not == ahead.later
    table.click("tab:endless")
    assert scene.why_not == scene.closed != ""
    story = with_inn(Campaign(), KeptInn("s01", 20, False, ("##",), ()), ())
    assert endless_closed(story) == ""
    assert chapter_offer(chapters()[1], story).stand == "next"
    assert not chapter_offer(chapters()[1], story).later
    assert chapter_offer(chapters()[2], story).later


def test_a_guest_says_something_when_it_first_moves_in(
    desk: MakeDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = opened(desk)
    said: list[str] = []
    monkeypatch.setattr(table.app.stack, "toast", lambda words, *_: said.append(words))
    chair = session(table).chair
    while not (housed := [one.guest for one in chair.view.laid if one.guest is not None]):
        chair.submit(chair.commands[0])
    table.turn(2)
    assert lore().guests[housed[0]].arrives in said[0]
    table.turn(2)
    assert len(said) == 1
    built(table)
    found = parting(chair.view)
    assert found is not None
    assert found[0] in {one.guest for one in chair.view.laid}
