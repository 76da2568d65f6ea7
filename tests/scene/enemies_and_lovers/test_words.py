"""What the table tells in words around hand, Court and rivals: whole, once, and as large as the text is set."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from fae_tabletop.games.enemies_and_lovers import events as e
from fae_tabletop.games.enemies_and_lovers.cards import CARDS, SUBTYPE_NAMES, CardId
from fae_tabletop.games.enemies_and_lovers.courts import lacking
from fae_tabletop.games.enemies_and_lovers.public import Fact, Hand, Slot, View
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS
from fae_tabletop.games.enemies_and_lovers.scene.cardface import draw_card
from fae_tabletop.games.enemies_and_lovers.scene.hand import consequence, draw_hand
from fae_tabletop.games.enemies_and_lovers.scene.layout import RISEN, risen_box
from fae_tabletop.games.enemies_and_lovers.scene.middle import steps
from fae_tabletop.games.enemies_and_lovers.scene.rivals import draw_rival
from fae_tabletop.games.enemies_and_lovers.scene.since import draw_since
from fae_tabletop.games.enemies_and_lovers.scene.tablepage import draw_table, layout_for
from fae_tabletop.games.enemies_and_lovers.scene.telling import since_last_turn
from fae_tabletop.ui.drawing import Kit, Picture
from fae_tabletop.ui.geometry import Box, Metrics
from fae_tabletop.ui.page import Layer
from fae_tabletop.ui.panels import Scroll
from fae_tabletop.ui.theme import Style
from tests.scene.enemies_and_lovers.tables import Desk, my_turn, people, position
from tests.scene.enthrone.sheets import SLACK, Sheet, letters


@pytest.mark.parametrize("text", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_what_the_court_lacks_is_always_said_in_a_sentence_and_by_name(
    kit: Kit, size: tuple[int, int], text: float
) -> None:
    metrics = Metrics(*size, text)
    desk = Desk(kit, position(3, my_turn), metrics=metrics)
    view = desk.scene.view
    courts: dict[int, tuple[CardId, ...]] = {
        4: (), 3: ("cardan",), 2: ("cardan", "jude"), 1: ("cardan", "jude", "tricked"),
    }  # fmt: skip
    for count, court in courts.items():
        slots = tuple(Slot(n, True, card, False, None) for n, card in enumerate(court, start=1))
        desk.scene.view = msgspec.structs.replace(view, courts=(slots, *view.courts[1:]))
        page = Sheet(kit, metrics)
        desk.scene.build(page)
        (said,) = (one for one in page.written if one.text == "YOURCOURTSTILLLACKS")
        needed = [SUBTYPE_NAMES[kind] for kind in lacking(desk.scene.view)]
        chips = [one for one in page.written if one.text in needed]
        assert len(chips) == len(needed) == count
        head = layout_for(page, desk.scene.showing(page)).head
        for chip in chips:
            assert head.holds(chip.box, SLACK)
            assert not chip.box.inset(SLACK).overlaps(said.box.inset(SLACK)), (
                f"{chip.text} lies on the sentence"
            )


def test_what_touched_the_person_is_told_before_the_newest(kit: Kit) -> None:
    metrics = Metrics(1280, 720)
    desk = Desk(kit, position(3, my_turn), metrics=metrics)
    page = Sheet(kit, metrics)
    now = desk.scene.showing(page)
    rows = tuple((1, f"Thorn Wickham places a card in slot {n}.") for n in range(1, 31))
    told = replace(now, since=rows, weighty=frozenset({2}), stage_open=False, drawer=None)
    draw_since(page, layout_for(page, now), told)
    said = "".join(letters(page))
    assert "slot 3." in said or "slot3." in said
    assert "slot 30." in said or "slot30." in said
    assert "slot 4." not in said
    assert "slot4." not in said


def test_a_few_deeds_are_told_in_comfort_with_their_cards(kit: Kit) -> None:
    metrics = Metrics(1280, 720)
    desk = Desk(kit, position(3, my_turn), metrics=metrics)
    page = Sheet(kit, metrics)
    now = desk.scene.showing(page)
    log = (*now.view.log, *(e.Played(seat=seat, card="orlagh", at=0, no_draw=True) for seat in (1, 2)))
    rows = tuple((seat, f"{now.people[seat].name} plays Orlagh on you, no draw.") for seat in (1, 2))
    view = msgspec.structs.replace(now.view, log=log)
    draw_since(
        page, layout_for(page, now), replace(now, view=view, since=rows, stage_open=False, drawer=None)
    )
    pictures = [
        item for item in page.items[Layer.SETTLED] if isinstance(item, Picture) and "orlagh" in item.key.name
    ]
    assert len(pictures) == 2
    spot = page.spots.get("panel:since")
    assert spot is not None
    assert metrics.box(spot.rect).h > 120


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("count", [1, 5, 8, 30])
def test_what_happened_is_told_or_counted_and_names_are_said_once(
    kit: Kit, size: tuple[int, int], count: int
) -> None:
    metrics = Metrics(*size)
    desk = Desk(kit, position(3, my_turn), metrics=metrics)
    page = Sheet(kit, metrics)
    now = desk.scene.showing(page)
    rows = tuple((1, f"Thorn Wickham places a card in slot {n}.") for n in range(1, count + 1))
    layout = layout_for(page, now)
    draw_since(page, layout, replace(now, since=rows, weighty=frozenset(), stage_open=False, drawer=None))
    said = "".join(letters(page))
    shown = [n for n in range(1, count + 1) if f"slot {n}." in said or f"slot{n}." in said]
    left = count - len(shown)
    assert shown == list(range(left + 1, count + 1)), "the newest are told"
    assert shown
    assert (f"… and {left} more in the log" in said) == bool(left)
    assert layout.since is not None
    assert all(one.box.bottom <= layout.middle.bottom for one in page.written)
    spot = page.spots.get("panel:since")
    assert spot is not None
    assert spot.label.count("Thorn Wickham") == count


@pytest.mark.parametrize(
    "metrics", [Metrics(w, h, t) for w, h in ((1024, 640), (1280, 720)) for t in (1.0, 2.0)]
)
def test_what_is_said_of_a_rival_keeps_off_the_rivals_hand(kit: Kit, metrics: Metrics) -> None:
    desk = Desk(kit, position(4, my_turn), metrics=metrics)
    view = desk.scene.view
    known: tuple[CardId, ...] = ("the_crown_of_elfhame", "stabbed_in_the_front", "jack_and_carter_gordon")
    facts = tuple(Fact(card, 1 + n, "hand", None, False) for n, card in enumerate(known))
    hands = tuple(Hand(9, ()) for _ in range(4))
    desk.scene.view = msgspec.structs.replace(view, facts=facts, hands=hands)
    page = Sheet(kit, metrics)
    now = desk.scene.showing(page)
    layout = layout_for(page, now)
    for boxes, seat in zip(layout.rivals, now.others, strict=True):
        page = Sheet(kit, metrics)
        draw_rival(page, layout, boxes, seat, now)
        said = [one for one in page.written if one.box.x < boxes.words.right and one.box.y < boxes.well.y]
        assert said
        assert all(one.box.right <= boxes.hand.x for one in said), [one.text for one in said]


def test_the_answer_to_the_own_attack_is_told_with_what_happened_since(kit: Kit) -> None:
    told = (
        e.TurnStarted(seat=0, round=1),
        e.Played(seat=0, card="grimsen", at=1, no_draw=False),
        e.Interrupted(seat=1, card="ragwort_pony"),
        e.TurnStarted(seat=1, round=1),
        e.Drawn(seat=1, cards=(), count=1),
        e.TurnStarted(seat=0, round=2),
    )
    view = msgspec.structs.replace(position_view(), log=told)
    name = people(4)[1].name
    first, second = since_last_turn(view, people(4))
    assert first == (1, f"{name} answers your Grimsen with Ragwort Pony.")
    assert second == (1, f"{name} draws one card.")


def position_view() -> View:
    """Return what the person sees on the own turn at a table of four."""
    return ENEMIES_AND_LOVERS.view(position(4, my_turn), 0)


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_the_words_of_the_card_that_is_looked_at_grow_with_the_text(kit: Kit, text: float) -> None:
    by_length = sorted(CARDS, key=lambda one: len(one.text))
    for found in (by_length[0].id, by_length[-1].id):
        sheet = Sheet(kit, Metrics(1280, 720, text))
        box = Box(500, 340, 262, 366.8)
        draw_card(sheet, found, box, grown=True)
        lines = [one for one in sheet.written if box.holds(one.box)]
        assert len(lines) == len(sheet.written) >= 3, "no word leaves the card"
        if text > 1:
            usual = Sheet(kit, Metrics(1280, 720))
            draw_card(usual, found, box, grown=True)
            assert lines[-1].box.h > usual.written[-1].box.h * 1.3


class Sized(Sheet):
    """A sheet that keeps how large each of its words was set, in logical pixels."""

    def __init__(self, kit: Kit, metrics: Metrics) -> None:
        super().__init__(kit, metrics)
        self.sizes: dict[str, float] = {}

    def words(self, markup: str, style: Style, *more: Any, **named: Any) -> Box:
        self.sizes[markup] = style.size * self.text
        return super().words(markup, style, *more, **named)


@pytest.mark.parametrize(
    "metrics", [Metrics(1280, 720), Metrics(1280, 720, 1.1), Metrics(1920, 1080)], ids=str
)
def test_every_card_that_is_looked_at_tells_its_rules_large_enough(kit: Kit, metrics: Metrics) -> None:
    box = Box(500, 340, *RISEN)
    for card in CARDS:
        sheet = Sized(kit, metrics)
        draw_card(sheet, card.id, box, grown=True)
        assert sheet.sizes[card.text] >= 15, card.name
        rules = [one.box for one in sheet.written if one.box.y > box.y + box.h * 0.79]
        assert rules
        # The parchment ends a little above the foot of the card.
        assert all(one.bottom <= box.bottom - box.h * 0.035 for one in rules), card.name


def test_what_playing_costs_lies_beside_a_note_not_on_it(kit: Kit) -> None:
    desk = Desk(kit, position(4, my_turn))
    sheet = Sheet(kit, Metrics(1280, 720))
    now = desk.scene.showing(sheet)
    layout = layout_for(sheet, now)
    card = next(own for own in now.view.hand if consequence(now, own)[0])
    now = replace(now, pointed=f"hand:{card}")
    box = risen_box(
        layout, layout.hand(len(now.view.hand), now.view.hand.index(card))[now.view.hand.index(card)].box.cx
    )
    note = Box(box.right + 4, box.y + 80, 200, 100)
    sheet.spot("panel:note", "text", "First game", note)
    draw_hand(sheet, layout, now)
    said = [one.box for one in sheet.written if one.text.replace(" ", "").startswith(("Played:", "Placed:"))]
    assert said
    assert not any(one.overlaps(note) for one in said)


@pytest.mark.parametrize("high", [180, 236, 290])
def test_what_playing_costs_lies_beside_what_happened_not_on_it(kit: Kit, high: float) -> None:
    desk = Desk(kit, position(4, my_turn))
    for card in desk.scene.view.hand:
        sheet = Sheet(kit, Metrics(1280, 720))
        now = desk.scene.showing(sheet)
        layout = layout_for(sheet, now)
        if not consequence(now, card)[0]:
            continue
        since = Box(892, 218, 330, high)
        sheet.spot("panel:since", "text", "Since your last turn", since)
        draw_hand(sheet, layout, replace(now, pointed=f"hand:{card}"))
        said = [
            one.box for one in sheet.written if one.text.replace(" ", "").startswith(("Played:", "Placed:"))
        ]
        assert said
        assert not any(one.grown(3).overlaps(since) for one in said)


def test_while_what_led_to_the_own_turn_is_told_only_going_on_is_offered(kit: Kit) -> None:
    desk = Desk(kit, position(4, my_turn))
    sheet = Sheet(kit, Metrics(1280, 720))
    now = desk.scene.showing(sheet)
    assert steps(now)[0] < 2
    assert not now.looking_back, "nothing is told any more"
    assert steps(replace(now, looking_back=True, may=None))[0] == 3


def test_the_badge_of_the_log_says_when_it_stops_counting(kit: Kit) -> None:
    desk = Desk(kit, position(4, my_turn))
    for news, told in ((1, "1"), (99, "99"), (100, "99+")):
        sheet = Sheet(kit, Metrics(1280, 720))
        now = replace(desk.scene.showing(sheet), news=news)
        draw_table(sheet, layout_for(sheet, now), now, Scroll("stage"))
        badge = layout_for(sheet, now).icons["log"]
        written = [one.text for one in sheet.written if one.box.overlaps(badge.grown(6))]
        assert told in written


def test_a_memory_is_written_large_enough_and_tells_of_the_crown_first(kit: Kit) -> None:
    desk = Desk(kit, position(4, my_turn))
    view = desk.scene.view
    known: tuple[CardId, ...] = ("heather", "jack_and_carter_gordon", "the_crown_of_elfhame")
    for count in (1, 2, 3):
        facts = tuple(Fact(card, 2, "hand", None, False) for card in known[-count:])
        sheet = Sized(kit, Metrics(1280, 720))
        now = replace(desk.scene.showing(sheet), view=msgspec.structs.replace(view, facts=facts))
        draw_table(sheet, layout_for(sheet, now), now, Scroll("stage"))
        told = next(words for words in sheet.sizes if "The Crown" in words and "Play" not in words)
        assert sheet.sizes[told] >= 12.5
        assert told.endswith(f"+{count - 1}") == (count > 1)
