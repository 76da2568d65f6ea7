"""The middle of the table: the inn, every space where it may grow, and what would come of what is pointed at."""

from __future__ import annotations

from fae_tabletop.games.enchanted_ivy.commands import Build, HangDoor, Lodge
from fae_tabletop.games.enchanted_ivy.grid import Space, bits
from fae_tabletop.games.enchanted_ivy.guests import IS_SUNNY
from fae_tabletop.games.enchanted_ivy.inn import Inn
from fae_tabletop.games.enchanted_ivy.public import Laid
from fae_tabletop.games.enchanted_ivy.scene.building import Site, draw_building, draw_door, window_of
from fae_tabletop.games.enchanted_ivy.scene.ivyart import draw_card
from fae_tabletop.games.enchanted_ivy.scene.layout import Frame, TableLayout, frame_for, shown_spaces
from fae_tabletop.games.enchanted_ivy.scene.preview import joined_edges, new_joins
from fae_tabletop.games.enchanted_ivy.scene.sayings import card_label, why_not_here
from fae_tabletop.games.enchanted_ivy.scene.showing import Showing
from fae_tabletop.games.enchanted_ivy.scene.tokens import draw_token, name_of, points_plate
from fae_tabletop.ui.geometry import Box, box_at
from fae_tabletop.ui.glow import CHOSEN, PLACE, draw_glow, draw_lozenge
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.theme import BODY, ITALIC_FACE, MOON, Colour, colour

PATCHES: tuple[tuple[Colour, tuple[float, float] | None], ...] = (
    (colour("#7FE0D2"), None),
    (colour("#FF9FD0"), (3.0, 3.5)),
    (colour("#9FB4FF"), (9.0, 4.0)),
    (colour("#FFE08A"), (14.0, 3.0)),
    (colour("#D7F08A"), (2.0, 6.0)),
    (colour("#F4F0FF"), (6.0, 6.0)),
    (colour("#FFB48A"), (12.0, 8.0)),
    (colour("#C0F0FF"), (1.5, 2.5)),
    (colour("#D8C0A0"), (18.0, 6.0)),
)
"""Colour and dashes of the patches of ivy, told apart by either."""
PLATE = colour("#0A0E22", 0.9)
GREY = colour("#C9BEDA")
ROOFED = 0.48
"""The part of a space above a card that its roof takes, as a share of its height."""


def frame_of(layout: TableLayout, now: Showing) -> Frame:
    """Return where the spaces of the inn lie now."""
    return frame_for(layout.inn, now.view.setup.layout, tuple(laid.at for laid in now.view.laid))


def draw_ground(page: Page, layout: TableLayout, now: Showing) -> None:
    """Draw the inn and all spaces round it, each a hotspot."""
    frame = frame_of(layout, now)
    spaces = shown_spaces(layout.inn, frame)
    # The house changes once a turn; what lights up over it changes with the pointer.
    with page.layer(Layer.TABLE):
        grass = Site(ground=layout.band.y - 10)
        draw_building(page, frame, now.view.laid, now.view.door, now.tale.tone, grass)
    if now.view.phase == "build":
        _spaces(page, frame, now, spaces)
    after = now.inn if now.what is None else now.what.inn
    if now.trial is not None:
        _trial(page, frame, now, now.trial)
    _patches(page, frame, now, after)
    _gaps(page, frame, now)
    _cards(page, frame, now)
    if now.open_guest is not None:
        _explained(page, frame, now, now.open_guest)
    if now.what is not None and now.trial is not None:
        _gain(page, frame, now)


def _spaces(page: Page, frame: Frame, now: Showing, spaces: tuple[Space, ...]) -> None:
    inn, view = now.inn, now.view
    grid = inn.ground.grid
    legal, known = inn.legal(), inn.ground.known(inn.fits)
    sure = inn.ground.filled[next(bits(inn.fits))]
    for fit in bits(inn.fits):
        sure &= inn.ground.filled[fit]
    # A roof lies over what is above a card.
    roofed = {laid.at for laid in view.laid}
    for at in spaces:
        if not grid.holds(at):
            continue
        cell = grid.cell(at)
        if inn.cards >> cell & 1:
            continue
        box = frame.box(at)
        spot = f"space:{at[0]},{at[1]}"
        if legal >> cell & 1:
            if now.my_turn:
                free = now.trial is None or getattr(now.trial, "at", None) != at
                draw_glow(page, box.inset(3), "chosen" if now.kind(at) == "chosen" else "place", 5, free=free)
            else:
                draw_glow(page, box.inset(3), "later", 5)
            where = f"Row {at[0]}, column {at[1]}: a card may lie here"
            state = page.spot(spot, "cell", where, box, enabled=now.my_turn)
            if state.focused:
                page.focus_ring(box.inset(5), 5)
            continue
        beside = bool(inn.cards and grid.regions["orth"][cell] & inn.cards)
        if beside and not known.gaps >> cell & 1:
            why = why_not_here(view, inn, at)
            # What stands above a roof is told in the sky over it.
            sky = box.above(box.h * ROOFED) if (at[0] + 1, at[1]) in roofed else box
            draw_glow(page, sky.inset(3), "refused", 5, why if _fits(page, why, sky) else "")
            page.spot(
                spot, "cell", f"No card here: {why}", sky, enabled=False, why_not=f"No card here: {why}.", tab=False,
                tip=Tip("No card here", f"{why.capitalize()}.", refuse=True),
            )  # fmt: skip
        elif sure >> cell & 1:
            draw_glow(page, box.inset(5), "later", 5)
            _small(page, "later", box.inset(2, 0, 2, box.h * 0.4))
        elif known.fillable >> cell & 1:
            page.dashed(box.inset(7), colour("#E6DCF6", 0.28), 4, 1.2)


def _fits(page: Page, words: str, room: Box) -> bool:
    """Say whether a reason can be read in a space; what cannot is told by the tip alone."""
    style = BODY.but(face=ITALIC_FACE, size=14.5 * 0.85, leading=1.0)
    if max(page.measure(word, style)[0] for word in words.split()) > room.w - 12:
        return False
    return page.measure(words, style, room.w - 12)[1] + 10 <= room.h - 10


def _small(page: Page, words: str, box: Box) -> None:
    style = page.fitted(words, BODY.but(face=ITALIC_FACE, size=14.5, ink=MOON, shadow=0.9), box.w, 0.5)
    # What has no room is told by the tip alone.
    if page.measure(words, style)[0] <= box.w + 1 and style.size * page.text >= 11:
        page.words(words, style, box, across=0.5, down=1.0, wrap=False)


def _gaps(page: Page, frame: Frame, now: Showing) -> None:
    """Mark every gap that is certain with a cross."""
    inn = now.inn
    for cell in bits(inn.ground.known(inn.fits).gaps):
        box = frame.box(inn.ground.grid.spaces[cell])
        side = min(26.0, box.w * 0.3)
        cross = box_at(box.cx, box.cy - box.h * 0.08, side, side)
        page.fill(box.inset(4), colour("#0A0E22", 0.28), 4)
        for one, other in (
            ((cross.x, cross.y), (cross.right, cross.bottom)),
            ((cross.right, cross.y), (cross.x, cross.bottom)),
        ):
            page.line((one, other), GREY, 3.0)
        _small(page, "a certain gap", box.inset(3, 0, 3, box.h * 0.12))
        at = inn.ground.grid.spaces[cell]
        told = "There is a gap here in every way that is left."
        page.spot(
            f"space:{at[0]},{at[1]}", "cell", "A certain gap", box, enabled=False, why_not=told, tab=False,
            tip=Tip("A certain gap", told),
        )  # fmt: skip


def _cards(page: Page, frame: Frame, now: Showing) -> None:
    """Make every card a hotspot, with its guest's points at the lower right."""
    grid = now.inn.ground.grid
    for laid in now.view.laid:
        box = frame.box(laid.at)
        lit = now.kind(laid.at)
        if lit is not None:
            draw_glow(page, box.inset(2), lit, 3)
        if laid.at in now.walls and getattr(now.trial, "at", None) != laid.at:
            worth = _signed(now.walls[laid.at])
            _plate(page, worth, Box(box.x, box.bottom - 30 * page.text, box.w, 0), PLACE, large=True)
        cell = grid.cell(laid.at)
        if laid.guest is not None:
            points = now.score.of(cell)
            r = max(9.0, box.w * 0.13)
            points_plate(
                page, str(points).replace("-", "−"), box.right - r - 2, box.bottom - r - 2,
                sunny=IS_SUNNY[now.inn.guest[cell]], radius=r,
            )  # fmt: skip
        state = page.spot(
            f"space:{laid.at[0]},{laid.at[1]}", "cell", _card_told(now, laid), box,
            selected=laid.at == now.view.open_balcony,
        )  # fmt: skip
        if state.focused:
            page.focus_ring(box.inset(5), 5)


def _card_told(now: Showing, laid: Laid) -> str:
    told = card_label(laid.card, laid.wall, laid.turned)
    if laid.guest is not None:
        points = now.score.of(now.inn.ground.grid.cell(laid.at))
        return f"{name_of(laid.guest)}, {points} points, in {told}"
    if now.view.door is not None and now.view.door.at == laid.at:
        return f"The door, on {told}"
    return told


def _patches(page: Page, frame: Frame, now: Showing, inn: Inn) -> None:
    """Draw a line inside each card of a patch in the patch's own dashes, and a lozenge where ivy is joined."""
    spaces = inn.ground.grid.spaces
    built = {laid.at for laid in now.view.laid}
    for n, patch in enumerate(sorted(inn.patches(), key=lambda cells: -cells.bit_count())):
        ink, dash = PATCHES[min(n, len(PATCHES) - 1)]
        for cell in bits(patch):
            if spaces[cell] in built or now.what is not None:
                box = frame.box(spaces[cell]).inset(2.5)
                corners = ((box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom))
                page.line((*corners, corners[0]), ink, 1.5, dash)
    fresh = set() if now.what is None else set(new_joins(now.inn, now.what.inn))
    for one, other in joined_edges(inn):
        x, y = frame.middle(one, other)
        mark = (one, other) in fresh
        side = 16.0 if mark else 10.0
        if mark:
            page.fill(box_at(x, y, 26, 26), colour("#FFE9A8", 0.35), 13)
        draw_lozenge(page, box_at(x, y, side, side), CHOSEN if mark else colour("#7FE0D2"))


def _trial(page: Page, frame: Frame, now: Showing, trial: Build | Lodge | HangDoor) -> None:
    """Draw what is pointed at as if it were done."""
    match trial:
        case Build(card, at, wall, turned):
            draw_card(page, card, frame.box(at), wall=wall, turned=turned, tone=now.tale.tone)
            draw_glow(page, frame.box(at).inset(1), "chosen", 3)
        case Lodge(guest) if now.view.open_balcony is not None:
            draw_token(page, guest, window_of(frame.box(now.view.open_balcony)), alpha=0.8)
        case HangDoor(door, at):
            draw_door(page, door, frame.box(at))


def _explained(page: Page, frame: Frame, now: Showing, at: Space) -> None:
    """Frame what gives the guest of a space its points, with the points of each part."""
    grid = now.inn.ground.grid
    cell = grid.cell(at)
    parts = now.score.guests.get(cell, ())
    draw_glow(page, frame.box(at).inset(2), "chosen", 3)
    lit = 0
    for part in parts:
        lit |= part.cells
    for other in bits(lit):
        box = frame.box(grid.spaces[other])
        page.fill(box.inset(1), (0, 0, 0, 0), 3, CHOSEN, 3)
        many = [part for part in parts if part.points and part.cells >> other & 1]
        if many:
            words = "+".join(_signed(part.points) for part in many).replace("+−", "−").replace("++", "+")
            _plate(page, words if words[0] in "+−" else f"+{words}", Box(box.x, box.y + 4, box.w, 0), CHOSEN)
        else:
            _plate(page, "0", Box(box.x, box.y + 4, box.w, 0), GREY)


def _gain(page: Page, frame: Frame, now: Showing) -> None:
    """Write what the trial would bring on the space where it would be done."""
    assert now.what is not None
    at = now.view.open_balcony if isinstance(now.trial, Lodge) else getattr(now.trial, "at", None)
    if at is None:
        return
    box = frame.box(at)
    _plate(page, _signed(now.what.gain), Box(box.x, box.bottom - 30 * page.text, box.w, 0), MOON, large=True)


def _plate(page: Page, words: str, above: Box, ink: Colour, large: bool = False) -> None:
    most = above.w * 0.3 / page.text
    style = BODY.but(face="cormorant-700-lnum", size=min(19 if large else 16, most), ink=ink, leading=1.0)
    w, h = page.measure(words, style)
    plate = Box(above.cx - w / 2 - 8, above.y, w + 16, h + 5)
    page.fill(plate, PLATE, plate.h / 2, ink, 1.2)
    page.words(words, style, plate, across=0.5, down=0.45, wrap=False)


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "±0"
