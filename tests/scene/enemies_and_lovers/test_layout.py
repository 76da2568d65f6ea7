"""The table's layout in every window: nothing overlaps but the fan, and nothing becomes too small to read or hit."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise

import pytest

from fae_tabletop.games.enemies_and_lovers.scene.cardface import turned
from fae_tabletop.games.enemies_and_lovers.scene.hand import lift_of
from fae_tabletop.games.enemies_and_lovers.scene.layout import (
    CHAIN,
    RISEN,
    SINCE_LEAST,
    FanCard,
    TableLayout,
    risen_box,
    table_layout,
)  # fmt: skip
from fae_tabletop.ui.geometry import Box, Metrics

SIZES = (
    (1024, 640), (1280, 720), (1366, 768), (1600, 900), (1920, 1080), (2560, 1440), (3840, 2160), (1280, 1024),
)  # fmt: skip
SCALES = (1.0, 1.25, 1.5, 2.0)
FULL = 8
"""Slots of the fullest Court there can be: one card of each of six types, and two Shields without a card."""
HANDS = (0, 1, 2, 7, 14, 20)
LEAN = 8.0
"""Logical pixels by which a tilted card's upright box may reach over its neighbours' regions."""

windows = pytest.mark.parametrize(
    "metrics",
    [Metrics(w, h, text) for w, h in SIZES for text in SCALES],
    ids=lambda m: f"{m.width}x{m.height}@{m.text:g}",
)


def tables(metrics: Metrics) -> Iterator[TableLayout]:
    """Yield the tables of two to four seats with empty, usual and full Courts."""
    for others in (1, 2, 3):
        for slots in (0, 1, 5, FULL):
            yield table_layout(metrics, (slots,) * others, slots)


def full_tables(metrics: Metrics) -> Iterator[TableLayout]:
    """Yield the tables of two to four seats with the fullest Courts."""
    for others in (1, 2, 3):
        yield table_layout(metrics, (FULL,) * others, FULL)


def regions(layout: TableLayout) -> dict[str, Box]:
    named = {
        "strip": layout.strip, "sentence": layout.sentence, "draw": layout.draw, "discard": layout.discard,
        "draw words": under(layout.draw, layout.caption), "discard words": under(layout.discard, layout.caption),
        "head": layout.head, "well": layout.well, "mortal": layout.mortal, "end": layout.end, "undo": layout.undo,
        "since": layout.since, "log": None if layout.docked is None else layout.docked.below(60),
    }  # fmt: skip
    found = {name: box for name, box in named.items() if box is not None}
    found |= {f"icon {name}": box for name, box in layout.icons.items()}
    return found | {f"rival {n}": one.whole for n, one in enumerate(layout.rivals)}


def corners(card: FanCard) -> list[tuple[float, float]]:
    """The corners of a card of the fan, turned as it lies."""
    box = card.box
    return [turned(box, card.tilt, x, y) for x in (box.x, box.right) for y in (box.y, box.bottom)]


def under(box: Box, height: float) -> Box:
    return Box(box.x, box.bottom, box.w, height)


def apart(boxes: dict[str, Box]) -> None:
    for (one, box), (other, second) in combinations(boxes.items(), 2):
        assert not box.inset(0.5).overlaps(second.inset(0.5)), f"{one} {box} lies on {other} {second}"


@windows
def test_regions_keep_apart_and_inside(metrics: Metrics) -> None:
    for layout in tables(metrics):
        boxes = regions(layout)
        apart(boxes)
        more = {"stage": layout.stage, "drawer": layout.drawer, "note": layout.note}
        for name, box in (boxes | more).items():
            assert min(box.w, box.h) > 0, f"{name} has no room"
            assert metrics.screen.grown(0.01).holds(box), f"{name} {box} leaves the window"
        for rival in layout.rivals:
            parts = {"portrait": rival.portrait, "words": rival.words, "hand": rival.hand, "well": rival.well}
            apart(parts)
            for part in parts.values():
                assert rival.whole.holds(part)


@windows
def test_slots_of_the_fullest_courts_can_be_read_and_hit(metrics: Metrics) -> None:
    for layout in full_tables(metrics):
        courts = [(f"rival {n}", one.well, one.slots) for n, one in enumerate(layout.rivals)]
        for place, well, boxes in (*courts, ("own", layout.well, layout.slots)):
            assert len(boxes) == FULL
            apart({f"{place} {n}": box for n, box in enumerate(boxes)})
            for box in boxes:
                assert box.w >= 44, f"{place}: {box}"
                assert box.h >= 62, f"{place}: {box}"
                assert well.holds(box), f"{place}: {box} leaves {well}"


@windows
def test_the_fan_keeps_between_court_and_buttons(metrics: Metrics) -> None:
    layout = table_layout(metrics, (5, 5, 5), 5)
    fixed = {"well": layout.well, "end": layout.end, "mortal": layout.mortal}
    for count in HANDS:
        for risen in (None, *range(count)):
            cards = layout.hand(count, risen)
            assert len(cards) == count
            places = [card.box.cx for n, card in enumerate(cards) if n != risen]
            assert places == sorted(places)
            if risen is not None and layout.fan.right - layout.discard.right > RISEN[0]:
                assert not cards[risen].box.overlaps(layout.discard), "the discard pile can be dropped on"
            for n, card in enumerate(cards):
                if n == risen:
                    continue
                for name, box in fixed.items():
                    assert not card.box.inset(LEAN, 0).overlaps(box), f"card {n} of {count} lies on {name}"
                assert card.box.y < layout.table.bottom - 40, "enough of it shows to be hit"
        rest = layout.hand(count)
        assert all(b.box.x - a.box.x >= 12 for a, b in pairwise(rest)), f"{count} cards lie too close"


@windows
def test_the_risen_card_is_large_and_hides_nothing_that_decides(metrics: Metrics) -> None:
    assert RISEN[0] >= 260
    for layout in full_tables(metrics):
        kept = {"well": layout.well, "mortal": layout.mortal, "end": layout.end, "strip": layout.strip}
        kept |= {f"rival {n}": one.whole for n, one in enumerate(layout.rivals)}
        for x in (layout.fan.x, layout.fan.cx, layout.fan.right):
            box = risen_box(layout, x)
            assert layout.table.holds(box)
            for name, other in kept.items():
                assert not box.inset(LEAN, 0).overlaps(other), f"the risen card {box} lies on {name} {other}"
            assert layout.since is None or not box.overlaps(layout.since.top(SINCE_LEAST)), (
                "its head stays in sight"
            )
            assert not layout.small or layout.since is None or not box.overlaps(layout.since)


@windows
def test_a_drawer_is_high_and_leaves_what_is_used(metrics: Metrics) -> None:
    for layout in full_tables(metrics):
        drawer = layout.drawer
        if layout.docked is not None:
            continue
        assert metrics.screen.holds(drawer)
        assert drawer.h >= 0.5 * metrics.screen.h, "as high as rivals and buttons leave it"
        assert drawer.w >= (418 if metrics.text == 2 else 300)
        kept = {
            "head": layout.head, "well": layout.well, "mortal": layout.mortal, "end": layout.end,
            "undo": layout.undo, "strip": layout.strip, **layout.icons,
        }  # fmt: skip
        if not (layout.small or layout.large_text):
            for n, one in enumerate(layout.rivals):
                kept |= {f"portrait {n}": one.portrait, f"words {n}": one.words, f"hand {n}": one.hand}
        for name, box in kept.items():
            assert not drawer.inset(1).overlaps(box), f"the drawer lies on {name}"
        for count in HANDS:
            assert not any(card.box.overlaps(drawer) for card in layout.hand(count))


@windows
def test_the_stage_leaves_heads_in_sight_and_holds_a_chain(metrics: Metrics) -> None:
    assert min(CHAIN) >= 140
    for layout in full_tables(metrics):
        stage = layout.stage
        assert stage.w >= sum(CHAIN) + 400
        assert stage.h >= CHAIN[1] / (5 / 7) + 20
        for rival in layout.rivals:
            assert not stage.overlaps(rival.portrait)
        kept = {
            "head": layout.head, "well": layout.well, "mortal": layout.mortal, "end": layout.end,
        }  # fmt: skip
        if not (layout.small or layout.large_text):
            kept["undo"] = layout.undo
        for name, box in {**layout.icons, **kept}.items():
            assert not stage.inset(1).overlaps(box), f"the stage lies on {name}"


@pytest.mark.parametrize(
    "metrics", [Metrics(1280, 720), Metrics(1280, 720, 2.0), Metrics(1024, 640, 2.0)], ids=str
)
def test_the_foot_of_every_card_of_the_fan_lies_in_the_window(metrics: Metrics) -> None:
    layout = table_layout(metrics, (5, 5, 5), 5)
    for count in HANDS:
        for card in layout.hand(count):
            # A name is printed a twelfth of the height above the foot.
            low = max(y for _, y in corners(card)) - card.box.h / 12
            assert low <= layout.table.bottom, f"a card of {count} hides its name below the window"


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("count", [2, 8, 11])
def test_every_card_of_the_hand_shows_enough_to_be_pointed_at(size: tuple[int, int], count: int) -> None:
    """A very large hand has smaller cards, not strips that nobody can hit."""
    layout = table_layout(Metrics(*size), (8, 8, 8), 8)
    cards = layout.hand(count)
    strips = [after.box.x - card.box.x for card, after in pairwise(cards)]
    assert min(strips) >= 40
    assert len({(card.box.w, card.box.h) for card in cards}) == 1
    assert all(layout.fan.x - 1 <= card.box.x and card.box.right <= layout.fan.right + 1 for card in cards)


@windows
def test_cards_that_stand_up_leave_what_the_court_lacks_in_sight(metrics: Metrics) -> None:
    for own in (0, 5, FULL):
        layout = table_layout(metrics, (5, 5, 5), own)
        lifts = [[lift_of(layout, card.box) for card in layout.hand(count)] for count in (1, 4, 9)]
        for count, ways in zip((1, 4, 9), lifts, strict=True):
            for card, lift in zip(layout.hand(count), ways, strict=True):
                # At rest the corner of a tilted card may reach up to it already.
                beside = card.box.x >= layout.head.right
                assert beside or card.box.y - lift >= min(card.box.y, layout.head.bottom)
        assert any(lift > 0 for ways in lifts for lift in ways), "some stand up in every window"
