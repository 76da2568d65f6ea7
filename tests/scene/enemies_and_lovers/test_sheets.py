"""Notes and hints in every window: they lie on nothing that must be read or used, and can be read to their end."""

from __future__ import annotations

import pytest

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Command
from fae_tabletop.games.enemies_and_lovers.cards import CARD
from fae_tabletop.games.enemies_and_lovers.commands import Pass, Place, Play, hand_ref
from fae_tabletop.games.enemies_and_lovers.public import EnemiesSetup, View
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS as GAME
from fae_tabletop.games.enemies_and_lovers.scene import tablepage
from fae_tabletop.games.enemies_and_lovers.scene.cardface import card_picture
from fae_tabletop.games.enemies_and_lovers.scene.hand import LIFT, draw_hand
from fae_tabletop.games.enemies_and_lovers.scene.notes import NOTES, Note
from fae_tabletop.games.enemies_and_lovers.scene.tablepage import layout_for
from fae_tabletop.games.enemies_and_lovers.scene.telling import log_rows
from fae_tabletop.ui.drawing import Kit, Picture
from fae_tabletop.ui.geometry import Box, Metrics, bounds
from fae_tabletop.ui.page import Layer, Look, Page
from fae_tabletop.ui.panels import NOTE_HEAD
from fae_tabletop.ui.tips import tail_points
from tests.scene.enemies_and_lovers.tables import Desk, asked, my_turn, people, position
from tests.scene.enemies_and_lovers.test_table import mortal_out_of_turn
from tests.scene.enthrone.sheets import CHOSEN, GRIDS, Sheet

WINDOWS = pytest.mark.parametrize("metrics", CHOSEN, ids=lambda m: f"{m.width}x{m.height}@{m.text:g}")
SOME = [
    metrics
    for metrics in GRIDS
    if (metrics.width, metrics.height) in ((1024, 640), (1280, 720), (1920, 1080)) and metrics.text != 1.25
]
"""The windows that are told apart by what has room in them."""
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
TOLD = ("panel:note", "panel:saying")


def must_be_seen(page: Page, view: View) -> dict[str, Box]:
    """Return the hotspots of the page just drawn that no sheet may cover, by name."""
    kinds = ("hand:", "court:", "seat:", "button:mortal", "button:end", "button:undo", "button:menu")
    names = ("panel:lacks", "panel:steps")
    found = {
        spot.id: page.metrics.box(spot.rect)
        for spot in page.spots
        if spot.id.startswith(kinds) or spot.id in names
    }
    assert all(name in found for name in names)
    assert all(f"hand:{card}" in found for card in view.hand)
    return found


def check(desk: Desk, kit: Kit, metrics: Metrics) -> None:
    """Draw the table and check the one sheet on it; what scrolls scrolls to its end."""
    page = Page(kit, metrics, Look())
    desk.scene.build(page)
    told = [spot for spot in page.spots if spot.id in TOLD]
    assert len(told) == 1, "what is told is always shown"
    box = metrics.box(told[0].rect)
    assert metrics.screen.grown(0.5).holds(box), f"{told[0].label} leaves the window"
    layout = layout_for(page, desk.scene.showing(page))
    for name, other in {**must_be_seen(page, desk.scene.view), "prompt": layout.sentence}.items():
        assert not box.inset(1).overlaps(other.inset(1)), f"{told[0].label} {box} lies on {name} {other}"
    scroll = desk.scene.telling_scroll
    if scroll.id in page.spots:
        assert scroll.offset == 0, "it begins with its first line"
        assert scroll.room >= scroll.line, "a line of it can be read"
        scroll.to(scroll.most)
        desk.scene.build(Page(kit, metrics, Look()))
        assert scroll.offset + scroll.room >= scroll.length - 0.5
        scroll.to(0)


@WINDOWS
@SEATS
def test_notes_lie_on_nothing_that_is_used(kit: Kit, metrics: Metrics, seats: int) -> None:
    desk = Desk(kit, position(seats, my_turn), metrics=metrics, notes=True)
    for one in NOTES:
        first = f"hand:{desk.scene.view.hand[0]}"
        desk.scene.note = (one, one.trigger(desk.scene.view) or first)
        check(desk, kit, metrics)


@WINDOWS
@SEATS
def test_hints_and_reasons_lie_on_nothing_that_is_used(kit: Kit, metrics: Metrics, seats: int) -> None:
    desk = Desk(kit, position(seats, my_turn), metrics=metrics)
    for _ in range(3):
        desk.scene.ask_hint()
        check(desk, kit, metrics)
    desk.scene.ask_why()
    check(desk, kit, metrics)


@pytest.mark.parametrize("metrics", SOME, ids=lambda m: f"{m.width}x{m.height}@{m.text:g}")
@pytest.mark.parametrize(("seats", "kind"), [(4, "respond"), (2, "respond"), (4, "choose"), (3, "give")])
def test_what_is_told_while_something_is_asked_lies_on_no_answer(
    kit: Kit, metrics: Metrics, seats: int, kind: str
) -> None:
    desk = Desk(kit, position(seats, asked(kind)), metrics=metrics)
    words = " ".join(["They have seen it, and whoever has seen a card comes for it."] * 4)
    for body in ("Look at what waits.", words):
        desk.scene.saying = ("Hint, 1 of 3", body)
        page = Page(kit, metrics, Look())
        desk.scene.build(page)
        spot = page.spots.get("panel:saying")
        assert spot is not None
        box = metrics.box(spot.rect)
        assert metrics.screen.grown(0.5).holds(box)
        used = [
            one
            for one in page.spots
            if one.id.startswith(("button:", "policy:", "hand:", "aim:", "looking:", "discard:"))
            and one.id.count(":") < 2 and one.id != "button:close-saying"
        ]  # fmt: skip
        assert used
        used += [one for one in page.spots if one.id in ("panel:lacks", f"seat:{_asker(desk)}")]
        for one in used:
            other = metrics.box(one.rect)
            assert not box.inset(1).overlaps(other.inset(1)), f"what is told {box} lies on {one.id} {other}"


def _asker(desk: Desk) -> int | None:
    """Return whom the decision that is asked of the person is about."""
    attack, pending = desk.scene.view.attack, desk.scene.view.pending
    assert pending is not None
    return attack.by if attack is not None and attack.by != desk.scene.view.seat else pending.at


@pytest.mark.parametrize("drawer", ["log", "notes"])
def test_a_drawer_covers_nothing_that_is_used(kit: Kit, drawer: str) -> None:
    """It is as high as rivals and buttons leave it; buttons, steps, own hand and Court lie open."""
    for metrics in SOME:
        desk = Desk(kit, position(4, my_turn), metrics=metrics)
        desk.scene.toggle(drawer)
        page = Page(kit, metrics, Look())
        desk.scene.build(page)
        spot = page.spots.get("panel:drawer")
        layout = layout_for(page, desk.scene.showing(page))
        if spot is None:
            assert layout.docked is not None
            assert drawer == "log"
            continue
        box = metrics.box(spot.rect)
        seen = {
            "end": layout.end, "mortal": layout.mortal, "undo": layout.undo, "head": layout.head,
            "Court": layout.well, "strip": layout.strip, **layout.icons,
            **{str(n): card.box for n, card in enumerate(layout.hand(14))},
        }  # fmt: skip
        if layout.docked is not None:
            # The docked column takes the notebook; only its own buttons lie in it.
            assert layout.docked.holds(box)
            continue
        for name, other in seen.items():
            assert not box.inset(1).overlaps(other.inset(1)), f"{metrics}: the drawer lies on {name}"
        assert box.h >= 0.5 * metrics.screen.h
        assert box.w >= (300 if metrics.text < 2 else 418)


def test_a_drawer_gives_way_to_a_question(kit: Kit) -> None:
    """What is asked is answered on the stage and at the Courts, which it would cover."""
    state = position(3, my_turn)
    for metrics, left in ((Metrics(1280, 720), False), (Metrics(1920, 1080), True)):
        desk = Desk(kit, position(3, asked("choose")), metrics=metrics)
        assert "panel:drawer" not in desk.pilot.ids()
        desk.pilot.key("n")
        assert "panel:drawer" in desk.pilot.ids(), "it can be looked into all the same"
        desk = Desk(kit, state, metrics=metrics)
        desk.pilot.key("n")
        play = next(one for one in desk.scene.chair.commands if isinstance(one, Play) and one.at is not None)
        desk.scene.give(play, certain=True)
        for _ in range(12):
            pending = desk.scene.chair.view.pending
            if pending is None or pending.seat == 0:
                break
            desk.act(pending.seat, Pass())
        if desk.scene.chair.view.pending is not None:
            assert ("panel:drawer" in desk.pilot.ids()) == left


def test_the_log_opens_at_its_end_and_marks_what_is_new(kit: Kit) -> None:
    desk = Desk(kit, position(4, my_turn), metrics=Metrics(1280, 720))
    rows = log_rows(desk.scene.view, people(4))
    assert len(rows) > 12, "there is more than the drawer holds"
    desk.scene.read = rows[-3].place
    desk.click("button:log")
    assert desk.scene.log_scroll.offset == pytest.approx(desk.scene.log_scroll.most) != 0

    def seen() -> list[str]:
        sheet = Sheet(kit, Metrics(1280, 720))
        desk.scene.build(sheet)
        found = [
            one for one in sheet.written if one.clip is not None and one.clip.contains(one.box.cx, one.box.cy)
        ]
        return [one.text.replace(" ", "").upper() for one in sorted(found, key=lambda one: one.box.y)]

    told = seen()
    new = [row.text.replace(" ", "").upper() for row in rows[-3:]]
    places = [next(n for n, words in enumerate(told) if words.startswith(one[:24])) for one in new]
    assert places == sorted(places), "the newest stands last"
    assert told.index("NEW") == places[0] - 1
    desk.click("button:close-drawer")
    desk.click("button:log")
    assert "NEW" not in seen(), "what was read is new no more"


@pytest.mark.parametrize("note", NOTES[:3], ids=lambda note: note.id)
def test_a_tail_crosses_nothing_that_is_read(kit: Kit, note: Note, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it would, what the note speaks of is lit instead."""
    anchors: list[Box | None] = []
    monkeypatch.setattr(tablepage, "note", lambda *_, anchor=None, **__: anchors.append(anchor))
    for metrics in GRIDS:
        desk = Desk(kit, position(3, my_turn), metrics=metrics, notes=True)
        desk.scene.note = (note, note.trigger(desk.scene.view) or f"hand:{desk.scene.view.hand[0]}")
        page = Page(kit, metrics, Look())
        desk.scene.build(page)
        anchor = anchors[-1]
        if anchor is None:
            continue
        spot = page.spots.get("panel:note")
        assert spot is not None
        tail = tail_points(metrics.box(spot.rect), anchor, 24.0)
        assert tail is not None
        sentence = layout_for(page, desk.scene.showing(page)).sentence
        for name, other in {**must_be_seen(page, desk.scene.view), "prompt": sentence}.items():
            if not other.overlaps(anchor):
                assert not bounds(tail).inset(1).overlaps(other.inset(1)), f"the tail crosses {name}"


@pytest.mark.parametrize("told", ["note", "saying"])
def test_a_card_that_rises_lies_above_what_is_told(kit: Kit, told: str) -> None:
    desk = Desk(kit, position(3, my_turn), notes=True)
    for card in desk.scene.view.hand:
        desk.scene.note = (NOTES[0], "panel:lacks")
        if told == "saying":
            desk.scene.ask_hint()
        page = Page(kit, desk.pilot.stack.metrics, Look(hover=f"hand:{card}"))
        desk.scene.build(page)
        z = {spot.id: spot.z for spot in page.spots}
        assert z[f"hand:{card}"] > max(z[f"panel:{told}"], z[f"button:close-{told}"])


@pytest.mark.parametrize("metrics", SOME, ids=lambda m: f"{m.width}x{m.height}@{m.text:g}")
@pytest.mark.parametrize("ask", ["ask_why", "ask_hint"])
def test_the_title_leaves_the_cross_free_and_stays_readable(kit: Kit, metrics: Metrics, ask: str) -> None:
    desk = Desk(kit, position(2, my_turn), metrics=metrics)
    getattr(desk.scene, ask)()
    assert desk.scene.saying is not None
    page = Sheet(kit, metrics)
    desk.scene.build(page)
    cross = page.spots.get("button:close-saying")
    assert cross is not None
    words = desk.scene.saying[0].upper().replace(" ", "")
    (title,) = (one for one in page.written if one.text == words)
    assert title.box.right <= metrics.box(cross.rect).right - 18, "the cross is right of it"
    assert title.box.h >= page.measure(desk.scene.saying[0], NOTE_HEAD)[1] * 0.7


def test_the_note_is_numbered_among_those_of_this_game_and_waits_behind_a_drawer(kit: Kit) -> None:
    seen = frozenset({"first-tile", "rose-bed", "danger", NOTES[-1].id})
    desk = Desk(kit, position(4, my_turn), notes=True, notes_seen=seen)
    assert desk.scene.note is not None
    page = Sheet(kit, desk.pilot.stack.metrics)
    desk.scene.build(page)
    assert f"2of{len(NOTES)}" in {one.text.replace(" ", "") for one in page.written}
    desk.scene.toggle("log")
    desk.pilot.wait(0.1)
    assert "panel:note" not in desk.pilot.ids()
    desk.scene.toggle("log")
    desk.pilot.wait(0.1)
    assert "panel:note" in desk.pilot.ids()


def test_the_cards_that_heather_may_bring_stand_up(kit: Kit) -> None:
    desk = Desk(kit, position(3, mortal_out_of_turn))
    desk.click("button:mortal")
    page = Sheet(kit, desk.pilot.stack.metrics)
    now = desk.scene.showing(page)
    layout = layout_for(page, now)
    draw_hand(page, layout, now)
    rest = layout.hand(len(now.view.hand))
    for card, place in zip(now.view.hand, rest, strict=True):
        picture = next(
            item
            for item in page.items[Layer.SETTLED]
            if isinstance(item, Picture) and item.key.name == card_picture(card, True)
        )
        lifted = page.metrics.box(picture.rect).cy < place.box.cy - LIFT / 2
        assert lifted == now.enabled(hand_ref(card))


def test_a_hint_takes_the_place_of_an_open_drawer(kit: Kit) -> None:
    desk = Desk(kit, position(3, my_turn))
    desk.click("button:log")
    desk.pilot.key("h")
    assert "panel:saying" in desk.pilot.stack.spots
    assert "panel:drawer" not in desk.pilot.stack.spots
    desk.click("button:log")
    spots = {spot.id: spot.z for spot in desk.pilot.stack.spots}
    assert spots["panel:drawer"] > spots["panel:saying"]


def others_answer(view: View, commands: tuple[Command, ...]) -> bool:
    """The person can attack somebody who holds cards, so that the table waits for an answer then."""
    return my_turn(view, commands) and any(
        isinstance(one, Play)
        and one.at is not None
        and CARD[one.card].kind == "attack"
        and view.hands[one.at].count
        for one in commands
    )


@WINDOWS
def test_the_stage_lies_on_no_button(kit: Kit, metrics: Metrics) -> None:
    """What stands above Mortal is there to be pressed while somebody else thinks about an answer."""
    desk = Desk(kit, position(3, others_answer), metrics=metrics)
    attack = next(
        one
        for one in desk.scene.chair.commands
        if isinstance(one, Play) and one.at is not None and CARD[one.card].kind == "attack"
    )
    desk.scene.give(attack, certain=True)
    desk.pilot.wait(0.2)
    for found in (desk, Desk(kit, position(3, asked("respond")), metrics=metrics)):
        found.pilot.frame()
        spots = found.pilot.stack.spots
        stage = spots.get("panel:stage")
        assert stage is not None
        for spot in spots:
            if spot.id in ("button:move-now", "button:next", "button:back", "button:mortal", "button:end"):
                box = metrics.box(spot.rect)
                assert not metrics.box(stage.rect).inset(1).overlaps(box), f"the stage lies on {spot.id}"


def test_the_first_turn_is_told_as_such(kit: Kit) -> None:
    """Nobody had a last turn before the first one."""
    state, dice = GAME.start(EnemiesSetup(3), 5).state, Dice(5)
    while not (state.turn == 1 and state.pending < 0):
        state = GAME.apply(state, *GAME.sample(state, dice)).state
    first = Desk(kit, state, seat=1, metrics=Metrics(1280, 720))
    assert first.pilot.spot("panel:since").label.startswith("Before your first turn. ")
    later = Desk(kit, position(3, my_turn), metrics=Metrics(1280, 720))
    assert later.pilot.spot("panel:since").label.startswith("Since your last turn. ")


def test_the_open_log_marks_what_came_after_ones_own_last_deed(kit: Kit) -> None:
    desk = Desk(kit, position(3, my_turn), metrics=Metrics(1920, 1080))
    now = desk.scene.showing(Page(kit, Metrics(1920, 1080), Look()))
    rows = log_rows(now.view, people(3))
    assert all(row.seat != 0 for row in rows if row.place >= now.unread)
    assert any(row.seat == 0 for row in rows if row.place == now.unread - 1)
    place = next(one for one in desk.scene.chair.commands if isinstance(one, Place))
    desk.scene.give(place, certain=True)
    desk.pilot.wait(0.1)
    after = desk.scene.showing(Page(kit, Metrics(1920, 1080), Look()))
    assert after.unread == len(after.view.log), "what one did oneself is no news"


def test_a_note_that_a_hint_covered_is_shown_again(kit: Kit) -> None:
    desk = Desk(kit, position(3, my_turn), notes=True)
    assert "panel:note" in desk.pilot.ids()
    desk.pilot.key("h")
    assert "panel:note" not in desk.pilot.ids()
    desk.pilot.key("escape")
    assert "panel:note" in desk.pilot.ids()
    desk.pilot.key("h")
    place = next(one for one in desk.scene.chair.commands if isinstance(one, Place))
    desk.scene.give(place, certain=True)
    desk.pilot.wait(0.2)
    assert not desk.notes
    assert desk.scene.note is not None
    assert "panel:note" in desk.pilot.ids()
