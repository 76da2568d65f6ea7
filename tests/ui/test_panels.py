"""Scrolled contents, notes and toasts: what is cut softly, what keeps whole lines, and what nothing lies on."""

from __future__ import annotations

import pytest

from fae_tabletop.ui.drawing import Kit, Lettered, Shape
from fae_tabletop.ui.geometry import Box, Metrics
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Layer, Look, Page
from fae_tabletop.ui.panels import Scroll, note, note_height, note_size, scrolling
from fae_tabletop.ui.tips import LONGEST_TAIL, draw_tip, draw_toast, tail_points

LONG = "A pawn moves to a space beside it that is empty. " * 30


def page_at(kit: Kit, text: float = 1.0) -> Page:
    return Page(kit, Metrics(1280, 720, text), Look())


def fades(page: Page) -> set[str]:
    keys = [item.key for item in page.items[Layer.SETTLED] if isinstance(item, Shape)]
    return {key[0] for key in keys if isinstance(key, tuple) and str(key[0]).startswith("fade")}


def test_a_longer_content_fades_where_there_is_more_of_it(kit: Kit) -> None:
    scroll, box = Scroll("list"), Box(100, 100, 300, 200)
    for offset, expected in ((0.0, {"fade-down"}), (100.0, {"fade-up", "fade-down"}), (400.0, {"fade-up"})):
        scroll.offset = offset
        page = page_at(kit)
        scrolling(page, scroll, box, 600, lambda content: None)
        assert fades(page) == expected
    short = page_at(kit)
    scrolling(short, Scroll("list"), box, 150, lambda content: None)
    assert fades(short) == set()
    hard = page_at(kit)
    scrolling(hard, scroll, box, 600, lambda content: None, shade=None)
    assert fades(hard) == set()


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_a_long_note_shows_whole_lines_at_every_step(kit: Kit, text: float) -> None:
    page, scroll = page_at(kit, text), Scroll("note")
    whole = note_size(page, LONG, 260)[1]
    box = Box(20, 20, 260, note_height(page, 420))
    assert box.h <= 420 < whole
    note(page, box, "Hint", LONG, scroll=scroll)
    assert scroll.id in page.spots
    assert scroll.room == pytest.approx(round(scroll.room / scroll.line) * scroll.line)
    for wanted in (31.0, 77.0, 5000.0):
        scroll.to(wanted)
        assert scroll.offset == pytest.approx(round(scroll.offset / scroll.line) * scroll.line, abs=0.6)
    assert scroll.offset == scroll.most


def test_a_count_gives_way_to_the_title_of_a_narrow_note(kit: Kit) -> None:
    def lines(width: float) -> int:
        page = page_at(kit)
        before = len(page.items[Layer.SETTLED])
        note(page, Box(20, 20, width, 200), "First game", "Take a tile.", count="1 of 8")
        return len(page.items[Layer.SETTLED]) - before

    assert lines(260) == lines(170) + 1


def test_toasts_lie_on_nothing_that_is_asked(kit: Kit) -> None:
    page = page_at(kit, 2.0)
    usual = draw_toast(page, "Sound off")
    foot = Box(0, usual.y - 20, 1280, 140)
    moved = draw_toast(page, "Sound off", [foot])
    assert not moved.overlaps(foot)
    assert moved.cx == usual.cx
    everything = Box(0, 0, 1280, 720)
    assert draw_toast(page, "Sound off", [everything]) == usual, "something has to be covered"


@pytest.mark.parametrize("text", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1366, 768), (2560, 1440)])
@pytest.mark.parametrize("refuse", [False, True])
def test_the_words_of_a_tool_tip_take_as_many_lines_as_were_measured(
    kit: Kit, size: tuple[int, int], text: float, refuse: bool
) -> None:
    for body in (
        "1 of 4. The fourth capture loses.",
        "None yet. The fourth capture loses.",
        "Only its owner may.",
    ):
        page = Page(kit, Metrics(*size, text), Look())
        sheet = draw_tip(page, Tip("Captured", body, refuse), Box(300, 200, 60, 40))
        for item in page.items[Layer.ABOVE]:
            if isinstance(item, Lettered):
                box = page.metrics.box(item.rect.grown(-item.block.pad))
                assert sheet.grown(1.5).holds(box), f"{body!r} leaves its sheet"


def test_a_tail_is_short_or_left_out() -> None:
    sheet = Box(100, 100, 200, 80)
    assert tail_points(sheet, Box(180, 180 + LONGEST_TAIL - 5, 40, 40)) is not None
    assert tail_points(sheet, Box(180, 180 + LONGEST_TAIL + 5, 40, 40)) is None
