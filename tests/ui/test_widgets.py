from __future__ import annotations

from collections.abc import Callable
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.choosers import entry, segment, slider, switch, switch_height, tabs
from fae_tabletop.ui.dialogs import Answer, Question
from fae_tabletop.ui.drawing import Kit, Lettered
from fae_tabletop.ui.forms import Field
from fae_tabletop.ui.geometry import SMALLEST, Box, Metrics
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Layer, Look, Page
from fae_tabletop.ui.panels import Scroll, note, note_size, panel, scrolling
from fae_tabletop.ui.tips import draw_tip, place_beside, tail_points, tip_size
from fae_tabletop.ui.widgets import ButtonKind, button, button_height, button_row, button_width, heading
from tests.ui.pilot import Pilot

WINDOWS = [(1024, 640), (1280, 720), (1920, 1080), (3840, 2160)]
TEXTS = [1.0, 1.5, 2.0]


def words_inside(page: Page, box: Box, slack: float = 2.0) -> bool:
    """Whether all words of the page lie inside the box (their overhang apart)."""
    outer = page.metrics.px(box.grown(slack))
    for item in page.items[Layer.SETTLED] + page.items[Layer.ABOVE]:
        if isinstance(item, Lettered):
            pad = item.block.pad
            rect = item.rect.grown(-pad)
            if outer.union(rect) != outer:
                return False
    return True


@pytest.fixture(params=WINDOWS, ids=str)
def window(request: pytest.FixtureRequest) -> tuple[int, int]:
    size: tuple[int, int] = request.param
    return size


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("kind", get_args(ButtonKind))
def test_buttons_hold_their_words(kit: Kit, window: tuple[int, int], text: float, kind: ButtonKind) -> None:
    page = Page(kit, Metrics(*window, text), Look())
    w, h = button_width(page, "Back to table", kind, "back"), button_height(page, kind)
    box = Box(20, 20, w, h)
    button(page, "button:back", "Back to table", box, kind=kind, icon="back")
    assert words_inside(page, box)
    cramped = Box(20, 100, 90, h)
    page = Page(kit, Metrics(*window, text), Look())
    button(page, "button:back", "Back to table", cramped, kind=kind, icon="back")
    assert words_inside(page, cramped.grown(8))


@pytest.mark.parametrize("text", TEXTS)
def test_choices_hold_their_words(kit: Kit, window: tuple[int, int], text: float) -> None:
    page = Page(kit, Metrics(*window, text), Look())
    box = Box(20, 20, 560, 44)
    segment(page, "rival", [(k, k) for k in ("novice", "easy", "medium", "hard", "expert")], "easy", box)
    assert words_inside(page, box, 6)
    assert [spot.selected for spot in page.spots] == [False, True, False, False, False]


@pytest.mark.parametrize("text", TEXTS)
def test_switches_tell_their_height(kit: Kit, text: float) -> None:
    page = Page(kit, Metrics(1280, 720, text), Look())
    words = "At most eight short notes, each when its piece first matters."
    box = Box(20, 20, 420, switch_height(page, words, 420))
    switch(page, "switch:notes", "First-game notes", True, box, note=words)
    assert words_inside(page, box)


@pytest.mark.parametrize("text", TEXTS)
def test_nothing_to_click_is_too_small(kit: Kit, text: float) -> None:
    page = Page(kit, Metrics(1280, 720, text), Look())
    box = Box(20, 20, 360, 40)
    button(page, "button:a", "A", Box(20, 20, button_width(page, "A", "quiet"), button_height(page, "quiet")))
    slider(page, "slider:a", "Speed", 0.5, box.moved(0, 60), shown="2×", stops=5)
    tabs(page, "tab", [("a", "A"), ("b", "B")], "a", box.moved(0, 120))
    switch(page, "switch:a", "A", True, box.moved(0, 180))
    entry(page, "entry:a", "Seed", "42", box.moved(0, 240), caret=1)
    panel(page, Box(500, 20, 300, 200), "Log", close="button:close")
    assert all(spot.rect.w >= 40 and spot.rect.h >= 30 for spot in page.spots)


def test_a_heading_gives_its_height(kit: Kit) -> None:
    page = Page(kit, Metrics(1280, 720), Look())
    assert heading(page, "House rules", Box(10, 10, 300, 20)) > 10


@pytest.mark.parametrize("text", TEXTS)
def test_questions_fit_the_smallest_window(kit: Kit, text: float) -> None:
    long = "A rival pawn could reach the Regalia next turn if this tile moves up. " * 6
    answers = [Answer("yes", "Take it all the same", "grave"), Answer("no", "Think again", "main")]
    question = Question("This may lose at once.", long, answers, cancel="no", never="Do not ask again")
    pilot = Pilot(kit, metrics=Metrics(*SMALLEST, text))
    results: list[str] = []
    pilot.stack.push(question, results.append)
    pilot.frame()
    screen = pilot.stack.metrics.window
    assert all(screen.union(spot.rect) == screen for spot in pilot.stack.spots)
    assert pilot.stack.focus == "button:no"
    pilot.click("switch:never")
    pilot.key("escape")
    assert results == ["no"]
    assert question.never_again


def test_a_question_without_its_cancel_is_refused() -> None:
    with pytest.raises(ValueError, match="no answer"):
        Question("?", "", [Answer("yes", "Yes")], cancel="no")


@given(
    st.floats(40, 400), st.floats(30, 200), st.floats(0, 1200), st.floats(0, 680), st.floats(5, 300), st.floats(5, 200)
)  # fmt: skip
def test_sheets_lie_inside_and_beside_what_they_speak_of(
    w: float, h: float, x: float, y: float, aw: float, ah: float
) -> None:
    within = Box(0, 0, 1280, 720)
    anchor = Box(x, y, min(aw, 1280 - x), min(ah, 720 - y))
    sheet = place_beside(w, h, anchor, within)
    assert within.holds(sheet, 0.5)
    tail = tail_points(sheet, anchor)
    if tail is not None and not sheet.overlaps(anchor):
        assert anchor.grown(0.5).contains(*tail[1])


def test_a_free_corner_is_taken_unless_it_would_cover_something() -> None:
    within, anchor = Box(0, 0, 1280, 720), Box(600, 300, 60, 60)
    corner = Box(300, 60, 260, 120)
    assert place_beside(200, 80, anchor, within, (), [corner])[:2] == (300, 60)
    assert place_beside(200, 80, anchor, within, [Box(320, 80, 40, 40)], [corner])[:2] != (300, 60)


@pytest.mark.parametrize("text", TEXTS)
def test_tips_and_notes_hold_their_words(kit: Kit, text: float) -> None:
    page = Page(kit, Metrics(1024, 640, text), Look())
    tip = Tip("Closed lion", "A lion that has been left stays shut. You may only capture there.", True)
    sheet = draw_tip(page, tip, Box(500, 300, 60, 60))
    assert (sheet.w, sheet.h) == tip_size(page, tip)
    assert words_inside(page, sheet)
    page = Page(kit, Metrics(1024, 640, text), Look())
    sentence = "The Wizard is on your list. A sword tile may take it."
    w, h = note_size(page, sentence, 300)
    box = note(page, Box(20, 20, w, h), "First game", sentence, count="3 of 8", close="button:x")
    assert words_inside(page, box)


def shown_rows(page: Page, scroll: Scroll, length: float) -> list[str]:
    def draw(content: Box) -> None:
        for n in range(int(length // 40)):
            row = Box(content.x, content.y + 40 * n, content.w, 40)
            page.spot(f"row:{n}", "text", str(n), row, tab=False)

    scrolling(page, scroll, Box(100, 100, 300, 200), length, draw)
    return [spot.id for spot in page.spots if spot.id.startswith("row:")]


def test_a_scrolled_panel_shows_and_offers_what_is_in_view(kit: Kit) -> None:
    scroll = Scroll("log")

    def rows() -> list[str]:
        return shown_rows(Page(kit, Metrics(1280, 720), Look()), scroll, 800)

    assert rows() == [f"row:{n}" for n in range(5)]
    assert scroll.take(g.Wheeled("log", -1))
    assert "row:1" in rows()
    scroll.take(g.Stepped("log", 4))
    assert "row:0" not in rows()
    scroll.take(g.Slid("log-bar", 0.5, 1.0))
    assert rows()[-1] == "row:19"
    scroll.take(g.Wheeled("log", 99))
    assert rows()[0] == "row:0"
    scroll.reveal(600, 640)
    assert "row:15" in rows()
    assert not scroll.take(g.Wheeled("other", 1))


def test_the_end_of_a_tail_stays_in_view_until_somebody_scrolls(kit: Kit) -> None:
    scroll = Scroll("log", tail=True)

    def rows(length: float) -> list[str]:
        return shown_rows(Page(kit, Metrics(1280, 720), Look()), scroll, length)

    assert rows(800)[-1] == "row:19"
    assert rows(840)[-1] == "row:20", "what comes is seen"
    assert rows(120) == ["row:0", "row:1", "row:2"]
    assert rows(800)[-1] == "row:19", "the end is still followed after it was all in view"
    scroll.take(g.Wheeled("log", 2))
    before = rows(800)
    assert rows(880) == before, "whoever reads older lines is left in peace"
    scroll.take(g.Wheeled("log", -99))
    assert rows(920)[-1] == "row:22"


def test_what_fits_needs_no_bar(kit: Kit) -> None:
    page = Page(kit, Metrics(1280, 720), Look())
    assert len(shown_rows(page, Scroll("log"), 160)) == 4
    assert "log-bar" not in page.spots


acts = st.lists(
    st.one_of(
        st.text(max_size=6).map(lambda t: g.Typed("entry:seed", t)),
        st.sampled_from(["backspace", "delete", "left", "right", "home", "end"]).map(
            lambda k: g.Edited("entry:seed", k)
        ),
    ),
    max_size=40,
)


@given(acts)
def test_a_field_keeps_its_caret_and_its_limits(told: list[g.Gesture]) -> None:
    digits: Callable[[str], bool] = str.isdigit
    field = Field("entry:seed", "12", longest=8, allowed=digits)
    for gesture in told:
        assert field.take(gesture)
        assert 0 <= field.caret <= len(field.text) <= 8
        assert field.text == "" or field.text.isdigit()


def test_typing_in_the_middle() -> None:
    field = Field("entry:x", "ac")
    field.take(g.Edited("entry:x", "left"))
    field.take(g.Typed("entry:x", "b"))
    assert (field.text, field.caret) == ("abc", 2)
    assert not field.take(g.Typed("entry:y", "z"))


@pytest.mark.parametrize("width", [420, 560, 900])
def test_buttons_of_one_row_have_words_of_one_size(kit: Kit, width: int) -> None:
    page = Page(kit, Metrics(1280, 720, 2.0), Look())
    offered = [
        ("button:a", "How it went", "log"),
        ("button:b", "Watch again", "play"),
        ("button:c", "Title", "back"),
    ]
    button_row(page, offered, Box(20, 20, width, 60))
    words = [item.block for item in page.items[Layer.SETTLED] if isinstance(item, Lettered)]
    sizes = [max(piece.px for piece in block.pieces) for block in words]
    assert max(sizes) - min(sizes) <= 2
    last = page.spots.get("button:c")
    assert last is not None
    assert page.metrics.box(last.rect).right == pytest.approx(20 + width, abs=1)
