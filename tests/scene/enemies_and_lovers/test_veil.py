"""While an answer is asked for the table is dark, evenly, but for whom the question is about and what works."""

from __future__ import annotations

import pygame
import pytest

from fae_tabletop.games.enemies_and_lovers.scene.stage import concerned
from fae_tabletop.games.enemies_and_lovers.scene.tablepage import layout_for
from fae_tabletop.games.enemies_and_lovers.scene.veil import VEIL, bright
from fae_tabletop.ui.drawing import Kit, Shape
from fae_tabletop.ui.geometry import Box, Metrics
from fae_tabletop.ui.page import Layer, Look, Page
from tests.scene.enemies_and_lovers.tables import Desk, asked, my_turn, position

SIZES = [Metrics(1280, 720), Metrics(1280, 720, 2.0), Metrics(1920, 1080), Metrics(1024, 640)]


def veils(page: Page) -> list[Shape]:
    """Return the veils on a page."""
    found = [item for layer in Layer for item in page.items[layer] if isinstance(item, Shape)]
    return [item for item in found if isinstance(item.key, tuple) and item.key[0] == "veil"]


@pytest.mark.parametrize("metrics", SIZES, ids=str)
@pytest.mark.parametrize("seats", [2, 4])
def test_all_is_evenly_dark_but_whom_the_question_is_about(kit: Kit, metrics: Metrics, seats: int) -> None:
    desk = Desk(kit, position(seats, asked("respond")), metrics=metrics)
    page = Page(kit, metrics, Look())
    desk.scene.build(page)
    (veil,) = veils(page)
    shade = pygame.Surface((veil.rect.w, veil.rect.h), pygame.SRCALPHA, 32)
    veil.paint(shade, metrics.u)
    now = desk.scene.showing(page)
    layout = layout_for(page, now)
    lit = bright(layout, now, concerned(now))

    def dark(x: float, y: float) -> int:
        px, py = metrics.point(x, y)
        return int(shade.get_at((px - veil.rect.x, py - veil.rect.y)).a)

    assert all(dark(box.cx, box.cy) <= 8 for box in lit)
    assert len(lit) == 2 + sum(seat in concerned(now) for seat in now.others)
    far = [box.grown(30) for box in lit]
    spots = [
        Box(x, y, 0, 0) for x in range(4, int(layout.table.w), 40) for y in range(4, int(layout.table.h), 40)
    ]
    out = [dark(one.x, one.y) for one in spots if not any(box.contains(one.x, one.y) for box in far)]
    assert out
    assert max(out) - min(out) <= 6
    assert abs(min(out) - VEIL[3]) <= 6


def test_nothing_goes_dark_while_the_table_itself_is_pointed_at(kit: Kit) -> None:
    for wanted in (my_turn, asked("choose")):
        desk = Desk(kit, position(4, wanted))
        page = Page(kit, Metrics(1280, 720), Look())
        desk.scene.build(page)
        assert not veils(page)
