"""The stage leaves in sight what an answer is given by: the Courts it is about, the own hand, and every live button."""

from __future__ import annotations

import re

import pytest

from fae_tabletop.games.enemies_and_lovers.scene.policies import POLICIES
from fae_tabletop.games.enemies_and_lovers.scene.stage import GUARD, concerned, stage_plan
from fae_tabletop.games.enemies_and_lovers.scene.tablepage import layout_for
from fae_tabletop.ui.drawing import Kit, Picture, Shape
from fae_tabletop.ui.geometry import Metrics
from fae_tabletop.ui.page import Layer, Look, Page
from tests.scene.enemies_and_lovers.tables import Desk, asked, position
from tests.scene.enthrone.sheets import Sheet

KINDS = ("respond", "give", "discard", "choose")
WINDOWS = pytest.mark.parametrize(
    "metrics",
    [
        Metrics(1280, 720), Metrics(1280, 720, 2.0), Metrics(1920, 1080), Metrics(1920, 1080, 2.0),
        Metrics(1024, 640, 2.0), Metrics(1366, 768, 1.5),
    ],
    ids=lambda m: f"{m.width}x{m.height}@{m.text:g}",
)  # fmt: skip


@WINDOWS
@pytest.mark.parametrize("kind", KINDS)
def test_it_lies_on_no_court_it_is_about_and_not_on_what_is_ones_own(
    kit: Kit, metrics: Metrics, kind: str
) -> None:
    desk = Desk(kit, position(4, asked(kind)), metrics=metrics)
    page = Page(kit, metrics, Look())
    now = desk.scene.showing(page)
    layout = layout_for(page, now)
    plan = stage_plan(page, layout, now)
    about = concerned(now)
    kept = [rival.well for rival, seat in zip(layout.rivals, now.others, strict=True) if seat in about]
    kept += [layout.well, layout.head, *(card.box for card in layout.hand(len(now.view.hand)))]
    assert not any(plan.box.overlaps(box.inset(1)) for box in kept)
    desk.scene.build(page)
    chain = [item for item in page.items[Layer.ABOVE] if isinstance(item, Picture)]
    pending = [item for item in chain if item.key.name.endswith(f"/{now.view.resolving[-1]}-small")]
    assert pending, "the card that is resolved lies on the stage"
    shown = metrics.box(pending[-1].rect)
    assert shown.w >= 120
    assert plan.box.holds(shown)


@WINDOWS
def test_where_all_is_pointed_at_on_the_table_the_words_take_the_stage(kit: Kit, metrics: Metrics) -> None:
    desk = Desk(kit, position(4, asked("choose")), metrics=metrics)
    sheet = Sheet(kit, metrics)
    desk.scene.build(sheet)
    spread = any(spot.id.startswith("aim:") for spot in sheet.spots)
    (line,) = (one for one in sheet.written if one.text.startswith("Hidden hand cards"))
    assert spread or line.box.h >= 0.8 * sheet.measure("X", GUARD)[1], "no smaller than large words are meant"


@WINDOWS
def test_what_can_be_pressed_while_a_card_is_asked_for_keeps_its_light(kit: Kit, metrics: Metrics) -> None:
    for kind in ("respond", "give"):
        desk = Desk(kit, position(4, asked(kind)), metrics=metrics)
        page = Page(kit, metrics, Look())
        desk.scene.build(page)
        items = [item for layer in Layer for item in page.items[layer]]
        (veil,) = (
            n
            for n, item in enumerate(items)
            if isinstance(item, Shape) and isinstance(item.key, tuple) and item.key[0] == "veil"
        )
        panel = page.spots.get("panel:stage")
        assert panel is not None
        stage = metrics.box(panel.rect)
        beside = [spot for spot in page.spots if spot.enabled and not stage.overlaps(metrics.box(spot.rect))]
        live = [spot for spot in beside if re.fullmatch(r"button:.*|hand:[a-z_]+", spot.id)]
        assert {"button:menu", "button:help"} <= {spot.id for spot in live}
        for spot in live:
            x, y = (int(at) for at in spot.rect.centre)
            assert any(item.rect.contains(x, y) for item in items[veil + 1 :]), f"{spot.id} lies above it"


def test_with_large_words_one_button_goes_through_the_policies(kit: Kit) -> None:
    desk = Desk(kit, position(4, asked("respond")), metrics=Metrics(1280, 720, 2.0))
    for key, words, _ in (*POLICIES[1:], POLICIES[0]):
        desk.click(f"policy:{key}")
        shown = [spot for spot in desk.pilot.stack.spots if spot.id.startswith("policy:")]
        assert len(shown) == 1
        brief = next(short for one, _, short in POLICIES if one == key)
        assert f": {brief}. Next: " in shown[0].label, words
