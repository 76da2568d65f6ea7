"""Puts the whole table on a page, from the rivals to the drawers, and makes hotspots of it. Decides nothing."""

from __future__ import annotations

from fae_tabletop.games.enemies_and_lovers.commands import button as button_ref
from fae_tabletop.games.enemies_and_lovers.scene.hand import draw_dragged, draw_hand
from fae_tabletop.games.enemies_and_lovers.scene.layout import TableLayout, table_layout
from fae_tabletop.games.enemies_and_lovers.scene.middle import (
    draw_piles,
    draw_sentence,
    draw_strip,
)  # fmt: skip
from fae_tabletop.games.enemies_and_lovers.scene.notebook import draw_notebook
from fae_tabletop.games.enemies_and_lovers.scene.owncourt import draw_own_court
from fae_tabletop.games.enemies_and_lovers.scene.papers import draw_drawer, draw_log
from fae_tabletop.games.enemies_and_lovers.scene.rivals import draw_rival
from fae_tabletop.games.enemies_and_lovers.scene.sheets import kept, place_sheet
from fae_tabletop.games.enemies_and_lovers.scene.showing import Showing
from fae_tabletop.games.enemies_and_lovers.scene.since import draw_since
from fae_tabletop.games.enemies_and_lovers.scene.stage import concerned, dims, draw_stage
from fae_tabletop.games.enemies_and_lovers.scene.veil import draw_veil
from fae_tabletop.ui.geometry import Box, bounds, box_at
from fae_tabletop.ui.glow import draw_glow
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import Scroll, note, panel
from fae_tabletop.ui.roundbutton import round_button
from fae_tabletop.ui.theme import LINING, MOON, MUTE, SMALL_CAPS, Style, colour
from fae_tabletop.ui.tips import tail_points
from fae_tabletop.ui.widgets import button, button_width

SCENE = "scene/table-enemies-and-lovers"
"""The picture of the table."""
ICON_LABELS = {
    "menu": "Menu", "help": "Help", "log": "Log", "notes": "Notebook", "reference": "Reference card", "hint": "Hint",
    "why": "Why did they do that?",
}  # fmt: skip
ICON_PICTURES = {name: name for name in ICON_LABELS} | {"reference": "info"}
HAND = 8
"""How far the hand lies above notes and buttons."""
STAGE = 60
"""How far what is told lies above the table while the stage stands."""
RIBBON = Style(SMALL_CAPS, 18, MOON, leading=1.0)


def layout_for(page: Page, now: Showing) -> TableLayout:
    """Return the layout of the table for what is shown: as many slots as the Courts have, and a free place."""
    courts = [len(now.view.courts[seat]) for seat in now.others]
    own = len(now.view.court)
    placing = (
        now.view.turn == now.view.seat and now.view.step == "place" and (now.may is None or now.may.place)
    )
    free = 1 if now.view.why is None and (now.may_place or (own < 8 and placing)) else 0
    return table_layout(page.metrics, courts, own + free)


def draw_table(page: Page, layout: TableLayout, now: Showing, stage_scroll: Scroll) -> None:
    """Draw the table and make everything on it a hotspot."""
    with page.layer(Layer.TABLE):
        page.cover(
            SCENE, within=layout.table if layout.docked is None else layout.table.left(layout.docked.x)
        )
    for boxes, seat in zip(layout.rivals, now.others, strict=True):
        draw_rival(page, layout, boxes, seat, now)
    draw_piles(page, layout, now)
    draw_strip(page, layout, now)
    if not now.stage_open:
        draw_sentence(page, layout, now)
    draw_own_court(page, layout, now)
    draw_since(page, layout, now)
    if dims(now):
        draw_veil(page, layout, now, concerned(now))
    _buttons(page, layout, now)
    # A card that is looked at rises before what is told.
    _note(page, layout, now)
    if not now.stage_open:
        _saying(page, layout, now)
    with page.raised(HAND):
        draw_hand(page, layout, now)
    _docked(page, layout, now)
    _icons(page, layout, now)
    draw_stage(page, layout, now, stage_scroll)
    if now.stage_open:
        with page.raised(STAGE):
            _saying(page, layout, now)
    if now.drawer is not None:
        with page.layer(Layer.ABOVE), page.raised(70):
            draw_drawer(page, layout, now)
    draw_dragged(page, layout, now)


def _buttons(page: Page, layout: TableLayout, now: Showing) -> None:
    """Draw Mortal, End turn, and what else can be pressed now."""
    if not now.replaying:
        _mortal(page, layout, now)
    _policies(page, layout, now)
    view = now.view
    if view.why is not None and not now.running:
        button(page, "button:result", "Result", layout.end, kind="main", icon="forward", default=True)
    elif button_ref("end") in now.starts and now.my_turn:
        words = "End turn" if not layout.large_text else "End"
        tip = Tip(
            "End turn",
            "What is left of Steps 1 and 2 is left out." + ("" if view.no_draw else " You draw one card."),
        )
        button(
            page, "button:end", words, layout.end, kind="main" if not now.stage_open else "second", tip=tip
        )
    elif now.holding:
        tip = Tip("Next", "Shows what happened then. S ends the waiting.")
        button(page, "button:go-on", "Next", layout.end, kind="main", icon="forward", default=True, tip=tip)
    elif now.running:
        button(
            page,
            "button:go-on",
            "Go on",
            layout.end,
            kind="main" if now.looking_back else "second",
            icon="forward",
        )
    elif now.thinking:
        button(page, "button:next", "To my turn", layout.end, kind="second", icon="forward")
    elif not now.replaying:
        why = "Answer what is asked first." if view.pending is not None else "It is not your turn."
        button(page, "button:end", "End turn", layout.end, kind="second", enabled=False, why_not=why)
    if button_ref("take-back") in now.next:
        button(
            page,
            "button:take-back",
            "To the hand",
            layout.undo,
            kind="quiet",
            icon="undo",
            label="Back into the hand",
        )
    elif now.chosen:
        button(page, "button:back", "Put back", layout.undo, kind="quiet", icon="close")
    elif now.my_turn and view.pending is None and now.why_no_undo is None:
        button(page, "button:undo", "Take back", layout.undo, kind="quiet", icon="undo")
    elif now.holding:
        tip = Tip("To my turn", "Goes on to your next decision and lists what happened meanwhile.")
        button(page, "button:next", "To my turn", layout.undo, kind="quiet", tip=tip)
    elif now.running and not now.stepping:
        tip = Tip("Step by step", "Each deed of the others waits until you go on (S).")
        button(page, "button:step", "One by one", layout.undo, kind="quiet", label="Step by step", tip=tip)
    elif now.thinking:
        button(page, "button:move-now", "Move now", layout.undo, kind="quiet", icon="clock")


def _policies(page: Page, layout: TableLayout, now: Showing) -> None:
    """Draw which attacks the person is not asked about, a chip each; a press ends that one.

    Those that find no room beside the others end together.
    """
    if not now.policies:
        return
    height = min(34.0 + 14 * (page.text - 1), layout.head.h)
    x = layout.head.right + 12
    room = Box(x, layout.head.y + (layout.head.h - height) / 2, layout.end.x - 14 - x, height)
    chips = [(f"button:policy-{topic}", words, f"{words}. Ask again") for topic, words in now.policies]
    widths = [button_width(page, words, "quiet", "close") for _, words, _ in chips]
    gap = 8.0
    fitting = len(chips)
    rest = button_width(page, "and 10 more", "quiet", "close")
    while (
        fitting > 1 and sum(widths[:fitting]) + gap * fitting + (rest if fitting < len(chips) else 0) > room.w
    ):
        fitting -= 1
    shown = list(zip(chips[:fitting], widths, strict=False))
    if fitting < len(chips):
        words = f"and {len(chips) - fitting} more"
        told = "; ".join(one for _, one in now.policies[fitting:])
        topics = "+".join(topic for topic, _ in now.policies[fitting:])
        shown.append(((f"button:policy-{topics}", words, f"{told}. Ask again"), rest))
    x = room.x
    for (spot_id, words, label), width in shown:
        box = Box(x, room.y, min(width, room.right - x), height)
        tip = Tip("You are not asked", f"{label.removesuffix('. Ask again')}. Press to be asked again.")
        button(page, spot_id, words, box, kind="quiet", icon="close", label=label, tip=tip)
        x = box.right + gap


def _mortal(page: Page, layout: TableLayout, now: Showing) -> None:
    """Draw the button of the one card that can be played at any moment; lit whenever it may."""
    box = layout.mortal
    ref = button_ref("mortal")
    lit = ref in now.starts
    ribbon_h = 20.0 + 16 * (page.text - 1)
    side = min(box.h - ribbon_h, box.w)
    disc = Box(box.cx - side / 2, box.y, side, side)
    chosen = ref in now.chosen
    refusal = now.refusals.get(ref.id)
    state = page.spot(
        ref.id, "button", "Mortal: a Court card into your Court, at once", Box(box.x, box.y, box.w, box.h),
        enabled=lit, selected=chosen, why_not="You cannot play Heather now." if refusal is None else refusal.body,
        tip=Tip("Mortal", "Heather puts a Court card of your hand into your Court at any moment. It costs no step."),
    )  # fmt: skip
    if lit:
        page.fill(disc.grown(5), colour("#7FE0A0", 0.22), disc.w / 2 + 5)
        page.fill(disc.grown(9), colour("#7FE0A0", 0.12), disc.w / 2 + 9)
    rim = colour("#E8C77A") if lit else colour("#6E6485")
    page.image(f"enemies_and_lovers/mortal-{'lit' if lit else 'dim'}", disc)
    if state.over or chosen:
        page.fill(disc, colour("#FFF4D6", 0.16), disc.w / 2)
    ribbon = Box(box.x + 16, box.bottom - ribbon_h, box.w - 32, ribbon_h)
    dark = colour("#0C2C20" if lit else "#120E22", 0.96)
    for out, way in ((ribbon.x - 9, 1), (ribbon.right + 9, -1)):
        # The ends of the ribbon, folded behind it.
        fold = out + way * 16
        notch = (out + way * 6, ribbon.cy + 4)
        page.polygon(
            (
                (out, ribbon.y + 4),
                (fold, ribbon.y + 4),
                (fold, ribbon.bottom + 4),
                (out, ribbon.bottom + 4),
                notch,
            ),
            dark,
            rim,
            1.0,
        )
    page.fill(ribbon, colour("#12402E" if lit else "#1A142E", 0.98), 3, rim, 1.2)
    style = page.fitted("Mortal", RIBBON.inked(MOON if lit else MUTE), ribbon.w - 8, 0.5)
    page.words("Mortal", style, ribbon, across=0.5, down=0.4, wrap=False)
    if state.focused:
        page.focus_ring(disc, disc.w / 2)


def _icons(page: Page, layout: TableLayout, now: Showing) -> None:
    refused = {
        "hint": None if now.my_turn else "Hints are for your own decisions.",
        "why": None if now.since or now.view.turns else "Nobody has done anything yet.",
    }
    for name, box in layout.icons.items():
        if name in refused and not now.insight:
            continue
        reason = refused.get(name)
        round_button(
            page,
            name,
            ICON_PICTURES[name],
            ICON_LABELS[name],
            box,
            selected=now.drawer == name,
            why_not=reason,
        )
        if name == "log" and now.news and now.drawer != "log":
            told = str(now.news) if now.news <= 99 else "99+"
            style = Style(LINING, 13 / page.text, MOON, leading=1.0)
            disc = box_at(box.x + 4, box.y + 4, max(20.0, page.measure(told, style)[0] + 9), 20)
            page.fill(disc, colour("#A8324E"), 10, MOON, 1.0)
            page.words(told, style, disc, across=0.5, down=0.5, wrap=False)


def _docked(page: Page, layout: TableLayout, now: Showing) -> None:
    """Draw log and notebook where there is room for them to stay open."""
    box = layout.docked
    if box is None:
        return
    with page.layer(Layer.TABLE):
        page.fill(box, colour("#140C26"))
    page.fill(box, colour("#140C26"), 0, colour("#B98B52", 0.6), 1.2)
    room = box.inset(14, 64, 12, 12)
    if now.drawer == "notes":
        # The notebook takes the whole column: nothing of the table is covered for it.
        page.spot("panel:drawer", "text", "Notebook", box, tab=False, z=-1)
        draw_notebook(page, panel(page, room, "Notebook", close="button:close-drawer"), now)
        return
    notes_h = min(room.h * 0.36, 230.0 * page.text) if now.beside is None else room.h * 0.56
    draw_log(page, panel_head(page, room.above(notes_h + 12), "The log"), now)
    if now.beside is not None:
        now.beside(room.foot(notes_h))
        return
    draw_notebook(page, panel(page, room.foot(notes_h), "What you know"), now, short=True)


def panel_head(page: Page, box: Box, title: str) -> Box:
    """Write a heading and return the room below it."""
    style = Style(SMALL_CAPS, 24, MOON, leading=1.0)
    used = page.words(title, style, box.top(28 * page.text), wrap=False)
    return box.below(used.h + 8)


def anchor_of(layout: TableLayout, now: Showing, spot_id: str) -> Box | None:
    """Return the box of the thing that a note points at, as far as it has one of its own."""
    kind, _, key = spot_id.partition(":")
    named = {
        "panel:lacks": layout.head, "panel:steps": layout.strip, "pile:discard": layout.discard,
        "pile:draw": layout.draw, "button:end": layout.end, "button:mortal": layout.mortal,
        "panel:stage": layout.stage,
    }  # fmt: skip
    if spot_id in named:
        return named[spot_id]
    if kind == "hand" and key in now.view.hand:
        places = layout.hand(len(now.view.hand))
        return places[now.view.hand.index(next(card for card in now.view.hand if card == key))].box.top(60)
    if kind == "court" and key.startswith(f"{now.view.seat}:"):
        return layout.well
    if kind == "seat":
        return next(
            (box.portrait for box, seat in zip(layout.rivals, now.others, strict=True) if str(seat) == key),
            None,
        )
    return None


def _saying(page: Page, layout: TableLayout, now: Showing) -> None:
    """Draw what is told: what happened meanwhile, a hint, or a reason."""
    if now.saying is None:
        return
    title, body = now.saying
    sheet, scrolls = place_sheet(page, layout, now, body, layout.sentence)
    with page.layer(Layer.ABOVE):
        scroll = now.telling_scroll if scrolls else None
        note(page, sheet, title, body, close="button:close-saying", scroll=scroll)
        page.spot("panel:saying", "text", f"{title}. {body}", sheet, tab=False)


def _note(page: Page, layout: TableLayout, now: Showing) -> None:
    """Draw a first-game note near what it speaks of, unless something else is told or being done."""
    if now.note is None or now.saying is not None or now.stage_open or now.chosen or now.dragged is not None:
        return
    count, body, pointing = now.note
    anchor = anchor_of(layout, now, pointing)
    sheet, scrolls = place_sheet(page, layout, now, body, anchor or layout.strip)
    tail = None if anchor is None else tail_points(sheet, anchor, 24.0)
    crossed = [box for box in kept(page, layout, now) if anchor is not None and not box.overlaps(anchor)]
    if anchor is not None and (tail is None or any(bounds(tail).overlaps(box) for box in crossed)):
        # A tail would cross what is read: what the note speaks of is lit instead.
        draw_glow(page, anchor, "chosen", 10)
        anchor = None
    with page.layer(Layer.ABOVE):
        scroll = now.telling_scroll if scrolls else None
        note(
            page,
            sheet,
            "First game",
            body,
            count=count,
            close="button:close-note",
            anchor=anchor,
            scroll=scroll,
        )
        page.spot("panel:note", "text", f"First game, {count}. {body}", sheet, tab=False)
