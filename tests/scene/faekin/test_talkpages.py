"""Builder, bubbles, claim and reveal in every window and at every text size: nothing cut, overprinted or too small."""

from __future__ import annotations

import pytest

from fae_tabletop.core.game import Seat
from fae_tabletop.games.faekin import sayable
from fae_tabletop.games.faekin.counting import Counts, counted
from fae_tabletop.games.faekin.events import Said
from fae_tabletop.games.faekin.rules import FAEKIN
from fae_tabletop.games.faekin.scene.bubbles import draw_bubbles, placed
from fae_tabletop.games.faekin.scene.builder import Builder
from fae_tabletop.games.faekin.scene.claim import draw_claim
from fae_tabletop.games.faekin.scene.claimrows import speakers
from fae_tabletop.games.faekin.scene.insight import Sheet
from fae_tabletop.games.faekin.scene.lockin import Lock
from fae_tabletop.games.faekin.scene.reveal import Reveal, draw_hands, draw_verdicts, order, whole_length
from fae_tabletop.games.faekin.scene.talksheet import builder_plan, draw_builder, draw_say
from fae_tabletop.games.faekin.scene.telling import draw_telling
from fae_tabletop.games.faekin.scene.wells import fitting
from fae_tabletop.games.faekin.scene.wordchips import evidence_chips
from fae_tabletop.games.faekin.sentence import contradictions, evidence
from fae_tabletop.games.faekin.talk import Judgement, Verdict
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Box, Metrics
from fae_tabletop.ui.page import Look
from fae_tabletop.ui.panels import Scroll
from tests.scene.enemies_and_lovers.test_pages import Table
from tests.scene.enthrone.sheets import faults, letters
from tests.scene.faekin.tables import people
from tests.scene.faekin.talks import LOCK, claiming, locked, showing, talking

WINDOWS = pytest.mark.parametrize(
    "metrics",
    [
        Metrics(1024, 640), Metrics(1024, 640, 2.0), Metrics(1280, 720), Metrics(1280, 720, 2.0),
        Metrics(1920, 1080), Metrics(3840, 2160, 1.5),
    ],
    ids=lambda m: f"{m.width}x{m.height}@{m.text:g}",
)  # fmt: skip
SMALL = pytest.mark.parametrize(
    "metrics", [Metrics(1024, 640, 2.0), Metrics(1280, 720)], ids=lambda m: f"{m.width}"
)
SEATS = pytest.mark.parametrize("seats", [5, 9])
OPENED: tuple[tuple[str, ...], ...] = (
    (), ("word:my-height",), ("word:their-height",), ("word:played",), ("word:crown",), ("word:doubt",),
    ("word:agree", "first"), ("word:doubt", "first", "evidence"), ("kind", "word:ask-why"), ("kind", "word:ask-played"),
)  # fmt: skip
"""What was clicked before the builder is looked at; ``first`` is the first word on offer."""


@SMALL
@SEATS
@pytest.mark.parametrize("clicks", OPENED, ids=lambda clicks: "-".join(clicks) or "begun")
def test_the_builder_can_be_read(kit: Kit, metrics: Metrics, seats: int, clicks: tuple[str, ...]) -> None:
    view = FAEKIN.view(talking(seats), 0)
    now, layout = showing(view, metrics, talking=True)
    builder = Builder.tell(view)
    for click in clicks:
        words = builder.choosing(view).words
        spot = f"word:{words[0]}" if click == "first" else click
        builder.clicked(view, f"talk:{spot}")
    scroll = Scroll("talk")
    for _ in range(2):
        sheet = Table(kit, metrics)
        draw_builder(sheet, layout, now, builder, scroll)
    assert faults(sheet) == []
    plan = builder_plan(sheet, layout, now, builder)
    assert plan.box.bottom <= layout.screen.bottom
    assert plan.box.y >= layout.screen.h * 0.3, "the table stays visible"
    ids = {spot.id for spot in sheet.spots}
    assert {"button:say", "button:close-talk"} <= ids
    for word in builder.choosing(view).words:
        # What is scrolled out of view is reached by keys.
        assert f"talk:word:{word}" in ids | set(sheet.reveals)


@WINDOWS
@SEATS
def test_evidence_is_told_whole_and_can_be_chosen_again(kit: Kit, metrics: Metrics, seats: int) -> None:
    view = FAEKIN.view(talking(seats), 0)
    now, layout = showing(view, metrics, talking=True)
    longest = max((said for said in view.talk if said.seat), key=lambda said: len(str(said)))
    builder = Builder.of_statement(view, longest.number)
    builder.clicked(view, "talk:word:doubt")
    duel, against = evidence(view, builder.draft)[-1], contradictions(view, builder.draft)[-1]
    for click in (f"duel:{duel}", f"said:{against}", "evidence"):
        builder.clicked(view, f"talk:{click}")
    sheet = Table(kit, metrics)
    draw_builder(sheet, layout, now, builder, Scroll("talk"))
    assert faults(sheet) == []
    told = "".join(one.text for one in sheet.written).replace(" ", "")
    for chip in evidence_chips(now, builder.draft):
        assert chip.words.replace(" ", "") in told, "nothing of the evidence is cut off"
        assert chip.spot in sheet.spots


@SMALL
def test_what_is_spoken_about_stands_over_what_can_be_said_of_it(kit: Kit, metrics: Metrics) -> None:
    view = FAEKIN.view(talking(5), 0)
    now, layout = showing(view, metrics, talking=True)
    said = next(one for one in view.talk if isinstance(one, Said) and one.seat != 0)
    builder = Builder.of_statement(view, said.number)
    sheet = Table(kit, metrics)
    draw_builder(sheet, layout, now, builder, Scroll("talk"))
    assert faults(sheet) == []
    assert "panel:about" in sheet.spots
    builder.clicked(view, "talk:word:agree")
    sheet = Table(kit, metrics)
    draw_builder(sheet, layout, now, builder, Scroll("talk"))
    assert "panel:about" not in sheet.spots


@WINDOWS
def test_the_closed_panel_can_be_read(kit: Kit, metrics: Metrics) -> None:
    view = FAEKIN.view(talking(5), 0)
    now, layout = showing(view, metrics)
    sheet = Table(kit, metrics)
    draw_say(sheet, layout, now)
    assert faults(sheet) == []
    assert {spot.id for spot in sheet.spots} == {"button:tell", "button:ask"}


@WINDOWS
@SEATS
def test_bubbles_lie_on_nothing_that_is_pointed_at(kit: Kit, metrics: Metrics, seats: int) -> None:
    view = FAEKIN.view(talking(seats), 0)
    spoken = [said.number for said in view.talk if said.seat != 0]
    for last in range(2, len(spoken), 6):
        now, layout = showing(view, metrics, spoken=tuple(spoken[last - 2 : last]))
        sheet = Table(kit, metrics)
        draw_bubbles(sheet, layout, now)
        assert faults(sheet) == []
        boxes = placed(sheet, layout, now)
        assert boxes
        assert boxes[-1].number == now.spoken[-1], "the newest is always seen"
        for one in boxes:
            for other in (
                layout.crown,
                layout.dagger,
                layout.go_on,
                *(block.whole for block in layout.blocks),
            ):
                assert not one.whole.overlaps(other)
            said = view.talk[one.number]
            asks = isinstance(said, Said) and sayable.path_of(view, said.fact) != ("evade",)
            assert (f"why:{one.number}" in sheet.spots) == asks
        if len(boxes) == 2:
            assert not boxes[0].whole.overlaps(boxes[1].whole)


@SMALL
@SEATS
def test_no_bubble_lies_under_a_note(kit: Kit, metrics: Metrics, seats: int) -> None:
    view = FAEKIN.view(talking(seats), 0)
    spoken = [said.number for said in view.talk if said.seat != 0][-2:]
    note = Sheet(
        "First game",
        "2 of 8",
        "Lay a card and click a rival. You two see both cards.",
        (),
        "button:close-note",
    )
    now, layout = showing(view, metrics, spoken=tuple(spoken), telling=note)
    sheet = Table(kit, metrics)
    draw_bubbles(sheet, layout, now)
    draw_telling(sheet, layout, now)
    told = metrics.box(next(spot.rect for spot in sheet.spots if spot.id == "panel:telling"))
    assert all(not one.whole.overlaps(told) for one in placed(sheet, layout, now))


@WINDOWS
@pytest.mark.parametrize("seats", [2, 5, 9])
@pytest.mark.parametrize("claimant", [0, 1])
def test_the_claim_can_be_read(kit: Kit, metrics: Metrics, seats: int, claimant: Seat) -> None:
    for placed_tokens in (True, False):
        view = FAEKIN.view(claiming(seats, claimant, placed_tokens), 0)
        mine = claimant == 0
        starts = frozenset({LOCK}) if mine and placed_tokens else frozenset()
        now, layout = showing(
            view, metrics, starts=starts, my_turn=mine, pausing=not mine, sentence="Move the tokens."
        )
        sheet = Table(kit, metrics)
        draw_claim(sheet, layout, now, counted(view), Lock())
        assert faults(sheet) == []
        head = layout.claim_head.grown(2)
        for one in sheet.written:
            if one.clip is None and head.contains(one.box.cx, one.box.y + 2):
                assert head.holds(one.box), f"{one.text} leaves the head of the claim"
        spots = {spot.id: spot for spot in sheet.spots}
        rows = [spot for spot in sheet.spots if spot.id.startswith(("urging:", "panel:urging-"))]
        assert len(rows) == len(now.others), "all that is urged is in sight at once"
        assert not any(one.clip is not None for one in sheet.written if "lock" not in one.text.lower())
        told = " ".join(letters(sheet))
        if mine and placed_tokens:
            assert told.count("deal") >= 2 or told.count("Heir of") >= 2, "both wells are in sight"
        if not mine:
            assert "If Summer" in told or "If Winter" in told
        if mine:
            assert spots["button:lock-in"].enabled == placed_tokens
            assert "button:agree" not in spots
        else:
            assert spots["button:agree"].enabled == placed_tokens
            assert "button:lock-in" not in spots
            assert "button:go-on" in spots


@WINDOWS
@pytest.mark.parametrize("seats", [5, 9])
def test_what_somebody_urges_can_be_read_whole_where_it_stands_or_in_the_foot(
    kit: Kit, metrics: Metrics, seats: int
) -> None:
    view = FAEKIN.view(claiming(seats, 1), 0)
    now, layout = showing(view, metrics, pausing=True)
    counts = counted(view)
    said = [one for one in speakers(now, counts) if one.number is not None]
    assert said
    for one in said:
        sheet = Table(kit, metrics, Look(hover=f"urging:{one.number}"))
        draw_claim(sheet, layout, now, counts, Lock())
        assert faults(sheet) == []
        words = one.said.replace(" ", "")
        assert words in "".join(letters(sheet)).replace(" ", "")
        spots = {spot.id: spot for spot in sheet.spots}
        spot = spots[f"urging:{one.number}"]
        assert " Court" in spot.label, "whose Court, in words"
        if "panel:urged" in spots:
            assert one.said in spots["panel:urged"].label
        assert spot.tip is None or one.said not in spot.tip.title, "nothing is said twice"


def test_a_share_that_is_sure_is_told_as_all_or_none() -> None:
    deals = counted(FAEKIN.view(talking(5), 0)).deals[:4]
    counts = Counts(2, deals, exact=True)
    assert fitting(counts, 1.0) == f"fits all {len(deals)} deals"
    assert fitting(counts, 0.0) == "fits no deal"
    assert fitting(counts, 0.25).startswith("fits 1 of")
    assert fitting(Counts(2, deals[:1], exact=True), 1.0) == "fits the only deal"
    assert "hardly any" in fitting(Counts(2, deals, exact=False), 0.0), "a sample rules nothing out"


def test_the_claim_tells_whom_it_concerns_what_is_at_stake(kit: Kit) -> None:
    metrics = Metrics(1280, 720)
    for claimant, wanted in ((0, ("Both right", "One wrong")), (1, ("you want both", "you want one"))):
        view = FAEKIN.view(claiming(5, claimant), 0)
        now, layout = showing(view, metrics)
        sheet = Table(kit, metrics)
        draw_claim(sheet, layout, now, counted(view), Lock())
        told = " ".join(letters(sheet))
        assert all(words in told for words in wanted)
        assert "What the table urges" in told
        rows = [spot.id for spot in sheet.spots if spot.id.startswith(("urging:", "panel:urging-"))]
        assert rows


@SMALL
@pytest.mark.parametrize("seats", [2, 9])
def test_the_reveal_can_be_read(kit: Kit, metrics: Metrics, seats: int) -> None:
    state = locked(seats)
    view = FAEKIN.view(state, 0)
    judgements: tuple[Judgement, ...] = ("true", "mistaken", "lie")
    said = [one for one in view.talk if isinstance(one, Said)]
    verdicts = [Verdict(one.number, one.seat, judgements[n % 3], n % 2 == 0) for n, one in enumerate(said)]
    told = Reveal(view, people(seats), verdicts, tuple(range(seats)))
    room = Box(30, 80, metrics.screen.w * 0.6, metrics.screen.h - 200)
    for elapsed in (0.0, whole_length(view) / 2, whole_length(view)):
        sheet = Table(kit, metrics)
        draw_hands(sheet, room, told, elapsed)
        draw_verdicts(sheet, Box(room.right + 20, 80, metrics.screen.w - room.right - 50, 0), told)
        # On the screen what is longer than the window scrolls.
        assert [fault for fault in faults(sheet) if "leaves the window" not in fault] == []
    told_why = " ".join(spot.label for spot in sheet.spots if "Mistaken: " in spot.label)
    assert "could not know" in told_why
    open_cards = {spot.id for spot in sheet.spots if spot.id.startswith("card:")}
    assert len(open_cards) == 3 * len(view.holders)


def test_hands_turn_over_one_after_the_other_and_whom_the_claim_named_last(kit: Kit) -> None:
    view = FAEKIN.view(locked(5), 0)
    assert order(view)[-1] == view.crown
    assert order(view)[-2] == view.dagger
    assert sorted(map(str, order(view))) == sorted(map(str, view.holders))
    told = Reveal(view, people(5), (), (0,) * 5)
    metrics = Metrics(1280, 720)
    seen = []
    for elapsed in (0.0, 0.7, 1.4, whole_length(view)):
        sheet = Table(kit, metrics)
        draw_hands(sheet, Box(30, 80, 760, 500), told, elapsed)
        seen.append({spot.label for spot in sheet.spots})
        named = "Heir of" in " ".join(letters(sheet))
        assert named == (elapsed >= whole_length(view)), "Heirs are named at the end"
    assert seen[0] < seen[1] < seen[2] < seen[3]
