"""Cards as small as they lie in a Court can still be told apart: by their marks, and by a name on a plate."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import get_args

import pytest
from msgspec import structs

from fae_tabletop.core.game import Command, Ref
from fae_tabletop.games.enemies_and_lovers.cards import CARD, CARDS, NAMES, CardId
from fae_tabletop.games.enemies_and_lovers.public import Hand, Slot, View
from fae_tabletop.games.enemies_and_lovers.scene.cardface import MARK_LEAST, draw_card, ribbon_words
from fae_tabletop.games.enemies_and_lovers.scene.layout import RISEN
from fae_tabletop.games.enemies_and_lovers.scene.names import halves, short_name
from fae_tabletop.games.enemies_and_lovers.scene.pieces import known_plate, shield_on
from fae_tabletop.games.enemies_and_lovers.scene.rivalhand import draw_rival_hand
from fae_tabletop.games.enemies_and_lovers.scene.spread import Piece, draw_spread
from fae_tabletop.games.enemies_and_lovers.scene.tablepage import layout_for
from fae_tabletop.ui.drawing import Kit, Lettered, Picture
from fae_tabletop.ui.geometry import Box, Metrics, Pixels
from fae_tabletop.ui.page import Layer, Look, Page
from fae_tabletop.ui.panels import Scroll
from tests.scene.enemies_and_lovers.tables import Desk, asked, position
from tests.scene.enthrone.sheets import Sheet

WIDTHS = (44.0, 57.0, 78.0, 118.0, 262.0)
LEAST = 10
"""The least height of a line on a plate, in window pixels: letters of nine."""
LONG = 14
"""Letters of a name from which on it counts as long."""


def drawn(page: Page) -> list[object]:
    """Return all that is on a page."""
    return [item for layer in Layer for item in page.items[layer]]


@pytest.mark.parametrize("width", WIDTHS)
def test_key_and_skipped_draw_keep_apart_and_large_enough(kit: Kit, width: float) -> None:
    for card in get_args(CardId):
        if not CARD[card].skips_draw:
            continue
        page = Page(kit, Metrics(1280, 720), Look())
        draw_card(page, card, Box(400, 300, width, width * 1.4))
        marks: list[Pixels] = [
            item.rect for item in drawn(page) if isinstance(item, Picture) and "/mark-" in item.key.name
        ]
        assert len(marks) == 2
        key, skip = sorted(marks, key=lambda rect: rect.y)
        assert min(key.w, skip.w) >= MARK_LEAST - 1
        assert key.y + key.h <= skip.y + 1
        assert key.x + key.w <= 400 + width


@pytest.mark.parametrize("card", CARD)
def test_a_plate_names_a_card_legibly_in_the_narrowest_slot_of_four_seats(kit: Kit, card: CardId) -> None:
    page = Page(kit, Metrics(1280, 720), Look())
    known_plate(page, Box(400, 300, 57, 80), card)
    words = [item for item in drawn(page) if isinstance(item, Lettered)]
    assert len(words) in (1, 2)
    assert all(item.block.width <= 57 for item in words)
    assert all(item.block.height >= LEAST for item in words)
    name = short_name(card)
    assert len(words) == 1 or " ".join(halves(name)) == name


def test_short_words_of_a_name_in_two_lines_do_not_outgrow_their_plate(kit: Kit) -> None:
    for card in (one.id for one in CARDS):
        page = Page(kit, Metrics(1280, 720, 2.0), Look())
        box = Box(400, 300, 50, 70)
        known_plate(page, box, card)
        words = [item for item in drawn(page) if isinstance(item, Lettered)]
        assert sum(item.block.height for item in words) <= box.h * 0.42 + len(words), card


@pytest.mark.parametrize("metrics", [Metrics(1280, 720), Metrics(1024, 640), Metrics(1920, 1080)], ids=str)
def test_every_card_of_a_large_pile_to_take_from_tells_its_name_legibly(kit: Kit, metrics: Metrics) -> None:
    desk = Desk(kit, position(4, asked("take")), metrics=metrics)
    pile = tuple(get_args(CardId))[:25]
    sheet = Sheet(kit, metrics)
    now = desk.scene.showing(sheet)
    shown = [Piece(f"discard:{card}", Ref("discard", card), card, "", card) for card in pile]
    room = Box(260, 290, metrics.screen.w - 330, 210)
    draw_spread(sheet, room, now, shown, Scroll("stage"))
    lowest = min(one.box.h for one in sheet.written if one.clip is None or one.clip.holds(one.box))
    assert lowest * metrics.u >= LEAST
    written = {
        one.text.replace(" ", "") for one in sheet.written if one.clip is None or one.clip.holds(one.box)
    }
    named = [card for card in pile if _lines(card) & written]
    assert len(named) == len(pile) or metrics.width < 1280, "in a small window they scroll"


@pytest.mark.parametrize(
    ("metrics", "count"),
    [
        (Metrics(1280, 720), 6),
        (Metrics(1280, 720, 2.0), 6),
        (Metrics(1280, 720), 10),
        (Metrics(1024, 640), 8),
    ],
    ids=str,
)
def test_every_open_card_of_a_rivals_hand_tells_its_name(kit: Kit, metrics: Metrics, count: int) -> None:
    desk = Desk(kit, position(4, lambda view, _: view.pending is None), metrics=metrics)
    now = desk.scene.showing(Page(kit, metrics, Look()))
    boxes = layout_for(Page(kit, metrics, Look()), now).rivals[0]
    seat = now.others[0]
    everything = [one.id for one in CARDS]
    for first in range(0, len(everything), count):
        for concealed in (0, 3):
            cards = tuple(everything[first : first + count])
            hands = list(now.view.hands)
            hands[seat] = Hand(len(cards) + concealed, cards)
            sheet = Sheet(kit, metrics)
            draw_rival_hand(
                sheet, boxes, seat, replace(now, view=structs.replace(now.view, hands=tuple(hands)))
            )
            written = {one.text.replace(" ", ""): one.box for one in sheet.written}
            for card in cards:
                box = written[short_name(card).replace(" ", "")]
                # In the smallest window the longest name is smaller than the others, alone.
                longest = metrics.width < 1280 and len(short_name(card)) > LONG
                assert box.h * metrics.u >= LEAST - (3 if longest else 1), card
                assert boxes.whole.grown(4).holds(box), card
            names = [written[short_name(card).replace(" ", "")] for card in cards]
            assert not any(one.inset(1, 2).overlaps(two.inset(1, 2)) for one, two in combinations(names, 2))


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("metrics", [Metrics(1280, 720), Metrics(1024, 640, 2.0)], ids=str)
def test_a_rival_whose_open_cards_are_listed_can_be_pointed_at(
    kit: Kit, metrics: Metrics, seats: int
) -> None:
    desk = Desk(kit, position(seats, lambda view, _: view.pending is None), metrics=metrics)
    view = desk.scene.view
    many = tuple(one.id for one in CARDS[:14])
    hands = tuple(hand if seat == view.seat else Hand(16, many) for seat, hand in enumerate(view.hands))
    desk.scene.view = structs.replace(view, hands=hands)
    desk.scene.change()
    desk.pilot.frame()
    for seat in range(seats):
        if seat != view.seat:
            spot = desk.pilot.spot(f"seat:{seat}")
            under = desk.pilot.stack.spots.at(*spot.rect.centre)
            assert under is not None
            assert under.id == spot.id, "no name of the list lies on the middle of it"


def badges(page: Page) -> list[Pixels]:
    """Return where Shields lie on a page."""
    return [
        item.rect for item in drawn(page) if isinstance(item, Picture) and "badge-shield" in item.key.name
    ]


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("width", [44.4, 50.0, 57.0, 78.0])
def test_a_shield_lies_on_its_card_and_not_on_the_name(kit: Kit, width: float, text: float) -> None:
    for card in (one.id for one in CARDS if one.kind == "court"):
        for across in (0.5, 1.0):
            page = Page(kit, Metrics(1280, 720, text), Look())
            box = Box(400, 300, width, width * 1.4)
            slot = Slot(1, True, card, True, "taryn")
            plate = known_plate(page, box, card)
            shield_on(page, box, slot, across=across, share=0.6, above=plate)
            (shield,) = badges(page)
            assert page.metrics.px(box).clip(shield) == shield, "it lies on its card"
            assert min(shield.w, shield.h) >= 16, "and can be told"
            assert shield.bottom <= box.bottom - plate
            assert shield.y >= box.y + width * 0.25, "the emblem of the card stays in sight"


@pytest.mark.parametrize(
    "metrics",
    [Metrics(1280, 720), Metrics(1280, 720, 2.0), Metrics(1920, 1080), Metrics(1024, 640)],
    ids=lambda m: f"{m.width}x{m.height}@{m.text:g}",
)
def test_no_shield_of_a_table_lies_on_a_name(kit: Kit, metrics: Metrics) -> None:
    desk = Desk(kit, position(3, guarded), metrics=metrics)
    page = Page(kit, metrics, Look())
    desk.scene.build(page)
    shields = badges(page)
    assert shields
    table = [item for layer in (Layer.TABLE, Layer.SETTLED) for item in page.items[layer]]
    for item in table:
        if isinstance(item, Lettered):
            pad = item.block.pad
            words = Pixels(item.rect.x + pad, item.rect.y + pad, item.block.width, item.block.height)
            assert not any(_meet(words, shield) for shield in shields)


def guarded(view: View, commands: tuple[Command, ...]) -> bool:
    """Whether a rival's card that lies open is under a Shield, while nothing is asked."""
    rivals = (slot for seat in range(1, view.players) for slot in view.courts[seat])
    return view.pending is None and any(slot.shield is not None and slot.up for slot in rivals)


def _meet(one: Pixels, other: Pixels) -> bool:
    both = one.clip(other)
    return both.w > 1 and both.h > 1


def _lines(card: CardId) -> set[str]:
    """The ways in which the name of a card may begin a line, without spaces."""
    names = (NAMES[card], short_name(card))
    return {
        line.replace(" ", "") for name in names for line in (name, *(halves(name) if " " in name else ()))
    }


@pytest.mark.parametrize(
    "metrics",
    [Metrics(1280, 720), Metrics(1024, 640), Metrics(1920, 1080), Metrics(3840, 2160)],
    ids=lambda m: f"{m.width}x{m.height}",
)
def test_the_rules_of_every_lifted_card_lie_on_its_parchment_clear_of_the_berries(
    kit: Kit, metrics: Metrics
) -> None:
    box = Box(500, 300, *RISEN)
    k = box.w / 750
    paper = Box(box.x + 70 * k, box.y + 812 * k, 610 * k, 186 * k)
    berries = [Box(box.x + x * k, box.y + 962 * k, 104 * k, 88 * k) for x in (0, 646)]
    for card in get_args(CardId):
        sheet = Sheet(kit, metrics)
        draw_card(sheet, card, box, grown=True)
        rules = sheet.written[-1].box
        assert CARD[card].text.replace(" ", "") == sheet.written[-1].text.replace(" ", "")
        assert paper.inset(4, 0, 4, 3).holds(rules), card
        assert not any(rules.inset(2).overlaps(one) for one in berries), card
        lines = round(rules.h / 16)
        assert rules.h / lines >= 14, card


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_a_name_in_the_fan_is_legible_where_its_card_lies_open_and_grows_with_the_text(
    kit: Kit, text: float
) -> None:
    page = Page(kit, Metrics(1280, 720, text), Look())
    usual = Page(kit, Metrics(1280, 720), Look())
    for card in get_args(CardId):
        lines, style = ribbon_words(page, card, 101.0)
        assert style.size * text >= 12, card
        before = ribbon_words(usual, card, 101.0)[1].size
        assert len(lines) <= 2
        assert style.size * text >= before - 0.5 or len(lines[0]) > 8, card
        assert max(page.measure(line, style)[0] for line in lines) <= 102
