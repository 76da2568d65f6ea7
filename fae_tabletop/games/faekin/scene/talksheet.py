"""Draws the sentence builder: to whom, the sentence as paper chips, and the words that may come next."""

from __future__ import annotations

from typing import NamedTuple

from fae_tabletop.core.game import Seat
from fae_tabletop.games.faekin import sentence
from fae_tabletop.games.faekin.events import Asked
from fae_tabletop.games.faekin.scene.builder import EVERYONE, Builder
from fae_tabletop.games.faekin.scene.chips import (
    CAPTION,
    GAP,
    LINE_GAP,
    Caption,
    Laid,
    choice_height,
    draw_caption,
    draw_chip,
    flowed,
    grouped,
    paper_height,
)
from fae_tabletop.games.faekin.scene.layout import TableLayout
from fae_tabletop.games.faekin.scene.showing import Showing
from fae_tabletop.games.faekin.scene.wordchips import (
    Chip,
    about_chip,
    asked_words,
    choices,
    evidence_chips,
    sentence_chips,
)
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import BAR, Scroll, scrolling
from fae_tabletop.ui.portraits import draw_face
from fae_tabletop.ui.theme import BODY, GOLD_INK, colour
from fae_tabletop.ui.widgets import bare_icon, button, button_height, button_width

SHEET, SHEET_EDGE = colour("#160F36"), colour("#C9A45C", 0.8)
PAD = (14.0, 8.0)
TALLEST, TALLEST_LARGE = 0.38, 0.58
"""Share of the window's height that the builder takes at most, at usual and at largest text; longer choices scroll."""
CROSS = 40.0
PLUS = 38.0


class Plan(NamedTuple):
    """Where the builder stands, and what is laid where in it."""

    box: Box
    heads: list[Laid]
    caption: Box
    parts: list[Laid]
    proof: list[Laid]
    plus: Box | None
    room: Box
    laid: list[Laid]
    captions: list[Caption]
    length: float
    say: Box


def builder_plan(page: Page, layout: TableLayout, now: Showing, builder: Builder) -> Plan:
    """Return the parts of the builder: as high as the strip, or higher where its words want more room."""
    base = layout.builder
    width = base.w - 2 * PAD[0]
    say_w = button_width(page, "Say it", "second")
    say_h = max(choice_height(page), button_height(page, "second") - 2)
    origin = Box(base.x + PAD[0], 0.0, width, 0.0)
    heads, caption, y = _heads(page, now, builder, origin.before(CROSS))
    parts, proof, plus, y = _parts(page, now, builder, Box(origin.x, y + LINE_GAP, width, 0.0))
    draft = builder.draft
    # What was taken already stands in the sentence, where it is put back.
    duels = [number for number in sentence.evidence(now.view, draft) if number != draft.duel]
    said = [number for number in sentence.contradictions(now.view, draft) if number != draft.against]
    groups = choices(now, builder, duels, said)
    top = y + LINE_GAP if parts or proof else y
    beside = Box(origin.x, top, width - say_w - 12, 0.0)
    laid, captions, length = grouped(page, groups, beside)
    tallest = TALLEST + (TALLEST_LARGE - TALLEST) * (page.text - 1)
    most = max(min(page.screen.h * tallest, base.bottom - layout.go_on.bottom - 6), base.h) - 2 * PAD[1] - top
    if length > most:
        laid, captions, length = grouped(page, groups, beside.before(BAR))
    shown = max(min(length, most), say_h)
    high = max(base.h, top + shown + 2 * PAD[1])
    if high > base.h:
        # It grows upwards, over the foot of the table.
        box = Box(base.x, base.bottom - high, base.w, high)
    else:
        box = base
        shown = base.h - 2 * PAD[1] - top
    down = box.y + PAD[1]
    room = beside.moved(0, down).top(shown)

    def put(all_laid: list[Laid]) -> list[Laid]:
        return [Laid(one.chip, one.box.moved(0, down)) for one in all_laid]

    say = Box(box.right - PAD[0] - say_w, box.bottom - PAD[1] - say_h, say_w, say_h)
    return Plan(
        box, put(heads), caption.moved(0, down), put(parts), put(proof),
        None if plus is None else plus.moved(0, down), room, put(laid),
        [one._replace(box=one.box.moved(0, down)) for one in captions], length, say,
    )  # fmt: skip


def _heads(page: Page, now: Showing, builder: Builder, room: Box) -> tuple[list[Laid], Box, float]:
    """Return everybody who can be addressed, the caption before them, and where they end."""
    draft = builder.draft
    high = choice_height(page)
    words = "You ask" if builder.asking else "You say to"
    wide = page.measure(words, CAPTION)[0] + 10
    caption = Box(room.x, room.y, wide, high)
    chips = []
    if not builder.asking:
        chips.append(Chip(f"talk:to:{EVERYONE}", "everyone", "To everyone", chosen=draft.to is None))
    found = flowed(page, chips, "outlined", high, room, wide)
    x = found[-1].box.right + GAP if found else room.x + wide
    y = room.y
    side = max(high, 40.0)
    for seat in seats(now):
        if x + side > room.right:
            x, y = room.x, y + high + LINE_GAP
        label = f"To {now.name_of(seat)}"
        found.append(
            Laid(Chip(f"talk:to:{seat}", "", label, seat, chosen=draft.to == seat), Box(x, y, side, high))
        )
        x += side + 2
    answered = now.view.talk[draft.answers] if draft.answers is not None else next(iter(now.questions), None)
    if isinstance(answered, Asked):
        chip = _answer_chip(now, answered, draft.answers is not None)
        if page.measure(chip.words, BODY)[0] + 60 * page.text > room.right - x - 8:
            x, y = room.x, y + high + LINE_GAP
        line = Box(x + 8 if x > room.x else x, y, room.right - x - 8, 0)
        found += flowed(page, [chip], "dashed", high, line)
    return found, caption, y + high


def _answer_chip(now: Showing, asked: Asked, answers: bool) -> Chip:
    question = asked_words(asked)
    name = now.name_of(asked.seat)
    words = f"answers: {question}" if answers else f"answer: {question}"
    label = f"This answers {name}: {question}" if answers else f"Answer {name}: {question}"
    return Chip("talk:answer", words, label, asked.seat, chosen=answers)


def seats(now: Showing) -> tuple[Seat, ...]:
    """Return who can be spoken to, clockwise."""
    return tuple(holder for holder in now.others if isinstance(holder, int))


def _parts(
    page: Page, now: Showing, builder: Builder, room: Box
) -> tuple[list[Laid], list[Laid], Box | None, float]:
    """Return the words of the sentence, its evidence, the place for more of it, and where they end."""
    chips = sentence_chips(now, builder)
    about = about_chip(now, builder)
    if about is not None:
        found = flowed(page, [about], "dashed", paper_height(page), room)
        return [], found, None, found[-1].box.bottom
    if not chips:
        return [], [], None, room.y
    high = paper_height(page)
    may_prove = sentence.takes_evidence(builder.draft) and bool(
        sentence.evidence(now.view, builder.draft) or sentence.contradictions(now.view, builder.draft)
    )
    proof = evidence_chips(now, builder.draft)
    plus = Chip("talk:evidence", "+", "Add a line of the log as evidence")
    more = (*proof, *((plus,) if may_prove else ()))
    found = flowed(page, chips, "paper", high, room)
    beside = flowed(page, more, "dashed", high, room, after=found[-1].box)
    place = beside[-1].box if may_prove else None
    return found, beside[: len(proof)], place, (*found, *beside)[-1].box.bottom


def draw_builder(page: Page, layout: TableLayout, now: Showing, builder: Builder, scroll: Scroll) -> None:
    """Draw the builder, with the button that says the sentence and the cross that closes it."""
    plan = builder_plan(page, layout, now, builder)
    box = plan.box
    with page.layer(Layer.ABOVE), page.raised(40):
        page.fill(box, SHEET, 13, SHEET_EDGE, 1.5)
        page.fill(box.inset(4), (0, 0, 0, 0), 10, colour("#C9A45C", 0.25), 1.0)
        page.spot("panel:talk", "text", "What you say", box, tab=False, z=-1)
        page.words("You ask" if builder.asking else "You say to", CAPTION, plan.caption, down=0.5, wrap=False)
        for laid in plan.heads:
            _head(page, now, laid)
        bare_icon(
            page, "button:close-talk", "close", "Say nothing", Box(box.right - 44, box.y + 4, CROSS, 32)
        )
        for laid in plan.parts:
            draw_chip(page, now, laid, "paper")
        for laid in plan.proof:
            draw_chip(page, now, laid, "dashed")
        if plan.plus is not None:
            _plus(page, plan.plus)
        _choices(page, now, plan, scroll)
        _say(page, now, builder, plan.say)


def _head(page: Page, now: Showing, laid: Laid) -> None:
    """Draw somebody who can be addressed: a portrait alone, everyone as a word."""
    chip, box = laid
    if chip.holder is None or chip.words:
        draw_chip(page, now, laid, "dashed" if chip.words and chip.holder is not None else "outlined")
        return
    state = page.spot(
        chip.spot, "option", chip.label, box, selected=chip.chosen, tip=Tip(now.name_of(chip.holder))
    )
    side = min(box.w, box.h)
    disc = box.place(side, side)
    if chip.chosen:
        page.fill(disc.grown(3), GOLD_INK, side / 2 + 3)
    elif state.over:
        page.fill(disc.grown(2), colour("#C9C3FF", 0.7), side / 2 + 2)
    draw_face(page, now.badge_of(chip.holder), disc)
    if state.focused:
        page.focus_ring(disc, side / 2)


def _plus(page: Page, box: Box) -> None:
    state = page.spot(
        "talk:evidence", "button", "Add a line of the log as evidence", box,
        tip=Tip("Because of", "Add a duel, or something that was said, as evidence."),
    )  # fmt: skip
    page.fill(box, colour("#F1E3C3", 0.2 if state.over else 0.08), 8)
    page.dashed(box, colour("#E8C77A"), 8, 1.5)
    page.words("+", BODY.but(size=20, ink=GOLD_INK), box, across=0.5, down=0.45, wrap=False)
    if state.focused:
        page.focus_ring(box, 8)


def _choices(page: Page, now: Showing, plan: Plan, scroll: Scroll) -> None:
    if plan.length <= plan.room.h + 0.5:
        _draw_choices(page, now, plan, 0.0)
        return

    def draw(content: Box) -> None:
        _draw_choices(page, now, plan, content.y - plan.room.y)

    scrolling(page, scroll, plan.room, plan.length, draw, shade=SHEET)


def _draw_choices(page: Page, now: Showing, plan: Plan, down: float) -> None:
    for caption in plan.captions:
        draw_caption(page, caption._replace(box=caption.box.moved(0, down)))
    for laid in plan.laid:
        draw_chip(page, now, Laid(laid.chip, laid.box.moved(0, down)), "outlined")


def _say(page: Page, now: Showing, builder: Builder, box: Box) -> None:
    whole = builder.command(now.view) is not None
    button(
        page, "button:say", "Ask" if builder.asking else "Say it", box, enabled=whole, default=whole,
        why_not="Some words are still missing.",
    )  # fmt: skip


def draw_say(page: Page, layout: TableLayout, now: Showing) -> None:
    """Draw the closed panel: two ways to begin, and who waits for an answer."""
    box = layout.say
    page.fill(box, colour("#160F36", 0.9), 13, SHEET_EDGE, 1.3)
    inner = box.inset(14, 10)
    used = page.words("Say something", page.fitted("Say something", CAPTION, inner.w, 0.6), inner, wrap=False)
    questions = now.questions
    told = "Click a portrait, or start here:"
    if questions:
        told = f"{now.name_of(questions[0].seat)} asks: {asked_words(questions[0])}"
    high = min(button_height(page, "second"), inner.h * 0.5)
    room = Box(inner.x, used.bottom + 3, inner.w, inner.bottom - high - 5 - used.bottom - 3)
    style = BODY.but(size=15.5, ink=GOLD_INK if questions else BODY.ink)
    while style.size > 10 and page.measure(told, style, room.w)[1] > room.h:
        style = style.but(size=style.size - 0.5)
    if page.measure(told, style, room.w)[1] <= room.h + 1:
        page.words(told, style, room, down=0.3)
    tell, ask = inner.foot(high).columns(2, 8)
    words = ("Answer" if questions else "Tell", "Ask")
    button(page, "button:tell", words[0], tell, peers=words)
    button(page, "button:ask", words[1], ask, peers=words)
