"""The notebook on the screen: own marks by click and key, shown until what is known refutes them."""

from __future__ import annotations

import pytest

from fae_tabletop.core.game import Command
from fae_tabletop.games.enemies_and_lovers.cards import NAMES
from fae_tabletop.games.enemies_and_lovers.notebook import PILE, Entry, notebook
from fae_tabletop.games.enemies_and_lovers.public import View
from fae_tabletop.games.enemies_and_lovers.scene.notebook import FIGURE, _set, what_you_know
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Metrics
from tests.scene.enemies_and_lovers.tables import Desk, my_turn, people, position
from tests.scene.enemies_and_lovers.test_pages import drawn
from tests.scene.enthrone.sheets import Sheet


def entries(desk: Desk) -> list[Entry]:
    names = [person.name for person in people(4)]
    return [entry for entry in notebook(desk.scene.view, names) if entry.may]


def test_a_click_marks_the_next_one_who_may_have_the_card(kit: Kit) -> None:
    desk = Desk(kit, position(4, my_turn))
    desk.pilot.key("n")
    entry = entries(desk)[0]
    spot = f"known:{entry.card}"
    desk.click(spot)
    first = entry.may[0]
    assert desk.marks[-1] == {entry.card: first}
    assert f"you think {people(4)[first].name} has it" in desk.pilot.spot(spot).label
    for _ in entry.may:
        desk.click(spot)
    assert desk.marks[-1] == {}
    assert "you think" not in desk.pilot.spot(spot).label


def test_the_marked_card_at_the_end_of_the_list_is_reached_by_keys(kit: Kit) -> None:
    desk = Desk(kit, position(4, my_turn), metrics=Metrics(1024, 640, 2.0))
    desk.pilot.key("n")
    last = f"known:{entries(desk)[-1].card}"
    for _ in range(90):
        if desk.pilot.stack.focus == last:
            break
        desk.pilot.key("tab")
    desk.pilot.key("return")
    assert desk.marks[-1]
    assert last in desk.pilot.ids(), "the list has followed"


def test_only_marks_that_can_still_be_true_are_shown_beside_the_table(kit: Kit) -> None:
    state = position(4, my_turn)
    free = entries(Desk(kit, state))[0]
    own = Desk(kit, state).scene.view.hand[0]
    desk = Desk(kit, state, metrics=Metrics(1920, 1080), marks={free.card: PILE, own: 2})
    sheet = Sheet(kit, Metrics(1920, 1080))
    desk.scene.build(sheet)
    # Lines of a block follow each other without a space.
    written = [one.text.replace(" ", "") for one in sheet.written]
    assert [one for one in written if "youthink" in one] == [
        f"{NAMES[free.card]}: you think it lies in the draw pile.".replace(" ", "")
    ]


def much_known(view: View, commands: tuple[Command, ...]) -> bool:
    """More is certain than the place beside the table holds."""
    return my_turn(view, commands) and len(view.facts) + len(view.seen) >= 9


def test_the_notebook_opens_however_much_is_certain_already(kit: Kit) -> None:
    desk = Desk(kit, position(3, much_known), metrics=Metrics(1920, 1080))
    assert "notes" in desk.pilot.ids(), "what is certain scrolls beside the table"
    desk.pilot.key("n")
    assert "panel:drawer" in desk.pilot.ids()


def test_the_open_notebook_shows_many_cards_at_once(kit: Kit) -> None:
    for metrics, least in ((Metrics(1280, 720), 8), (Metrics(1920, 1080), 12), (Metrics(1024, 640), 6)):
        desk = Desk(kit, position(4, my_turn), metrics=metrics)
        desk.pilot.key("n")
        room = desk.pilot.spot("panel:drawer").rect
        cards = [desk.pilot.spot(one).rect for one in desk.pilot.ids() if one.startswith("known:")]
        assert sum(rect.y >= room.y and rect.bottom <= room.bottom for rect in cards) >= least


@pytest.mark.parametrize(
    "metrics", [Metrics(1920, 1080), Metrics(1280, 720), Metrics(1600, 900, 1.25)], ids=lambda m: f"{m.width}"
)
def test_no_word_of_a_name_is_broken(kit: Kit, metrics: Metrics) -> None:
    desk = Desk(kit, position(4, my_turn), metrics=metrics)
    desk.pilot.key("n")
    desk.scene.notes_scroll.to(0)
    sheet = drawn(desk.scene, kit, metrics)
    rows = [spot for spot in sheet.spots if spot.id.startswith("known:")]
    assert rows
    for one in notebook(desk.scene.view, [person.name for person in people(4)]):
        found = _set(sheet, one, metrics.box(rows[0].rect).w, 34.0, 26.0)
        for word in NAMES[one.card].split():
            assert sheet.measure(word, found.name)[0] <= found.name_box.w + 1


def test_every_figure_stands_in_one_frame_with_whom_it_is_about(kit: Kit) -> None:
    for metrics in (Metrics(1280, 720), Metrics(1920, 1080), Metrics(1280, 720, 2.0)):
        desk = Desk(kit, position(4, my_turn), metrics=metrics)
        desk.pilot.key("n")
        sheet = drawn(desk.scene, kit, metrics)
        width = metrics.box(sheet.spots.get("panel:drawer").rect).w - 50  # type: ignore[union-attr] # it is open
        for one in notebook(desk.scene.view, [person.name for person in people(4)]):
            row = _set(sheet, one, width, 34.0, 31.0)
            assert [mark for mark, _, _ in row.chips] == (
                [] if one.certain else [mark for mark, _ in one.who]
            )
            for place, (_, figure, box) in enumerate(row.chips):
                assert sheet.measure(figure, FIGURE)[0] + box.h + 4 <= box.w, "the figure is inside"
                assert box.right <= width - 34.0 + 0.5
                assert all(not box.overlaps(other) for _, _, other in row.chips[place + 1 :])
            assert "%" not in row.told, "no figure stands loose"


def test_what_is_known_is_told_place_by_place(kit: Kit) -> None:
    desk = Desk(kit, position(3, much_known))
    view, people_there = desk.scene.view, people(3)
    told = what_you_know(desk.scene.showing(Sheet(kit, Metrics(1280, 720))))
    assert len({one.words for one in told}) == len(told)
    for fact in view.facts:
        (line,) = [
            one for one in told if one.seat == fact.seat and ("hand:" in one.words) == (fact.zone == "hand")
        ]
        assert NAMES[fact.card] in line.words
        assert people_there[fact.seat].name in line.words
    for seen in view.seen:
        assert any(one.seat is None and NAMES[seen.card] in one.words for one in told)
