"""The middle of the table: the inn, every space where it may grow, and what would come of what is pointed at."""

from __future__ import annotations

from fae_tabletop.games.enchanted_ivy.commands import Build, HangDoor, Lodge
from fae_tabletop.games.enchanted_ivy.grid import Space, bits
from fae_tabletop.games.enchanted_ivy.guests import GUESTS, IS_SUNNY
from fae_tabletop.games.enchanted_ivy.inn import Inn
from fae_tabletop.games.enchanted_ivy.public import Laid
from fae_tabletop.games.enchanted_ivy.scene.building import Site, draw_building, draw_door, window_of
from fae_tabletop.games.enchanted_ivy.scene.ivyart import draw_card
from fae_tabletop.games.enchanted_ivy.scene.layout import Frame, TableLayout, frame_for, shown_spaces
from fae_tabletop.games.enchanted_ivy.scene.preview import joined_edges, new_joins
from fae_tabletop.games.enchanted_ivy.scene.sayings import card_label, regions_of, why_not_here
from fae_tabletop.games.enchanted_ivy.scene.showing import Showing
from fae_tabletop.games.enchanted_ivy.scene.tokens import draw_token, name_of, points_plate
from fae_tabletop.games.enchanted_ivy.scoring import Score
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
STARS = ((0.18, 0.14), (0.34, 0.3), (0.86, 0.12), (0.22, 0.52), (0.8, 0.56), (0.5, 0.1), (0.55, 0.62))
"""Where stars stand in a gap, as shares of its width and height."""
ROOFED = 0.48
"""The part of a space above a card that its roof takes, as a share of its height."""


def frame_of(layout: TableLayout, now: Showing) -> Frame:
    """Return where the spaces of the inn lie now."""
    built = tuple(laid.at for laid in now.view.laid)
    whole = now.view.phase in ("closing", "over")
    return frame_for(layout.inn, now.view.setup.layout, built, footed=not may_grow_down(now.inn), whole=whole)


def may_grow_down(inn: Inn) -> bool:
    """Say whether a card may still come below the lowest one."""
    if not inn.cards:
        return True
    grid, known = inn.ground.grid, inn.ground.known(inn.fits)
    return known.bottom > grid.lowest(inn.cards)


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
        draw_explained(page, frame, now.inn, now.score, now.open_guest)
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
            _small(page, "later", box.inset(8, 0, 8, box.h * 0.4))
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
    """Show the open sky in every gap that is certain."""
    inn = now.inn
    for cell in bits(inn.ground.known(inn.fits).gaps):
        box = frame.box(inn.ground.grid.spaces[cell])
        _sky(page, box.inset(2), cell)
        _caption(page, "a certain gap", box.inset(3, 0, 3, box.h * 0.1))
        at = inn.ground.grid.spaces[cell]
        told = "There is a gap here in every way that is left."
        page.spot(
            f"space:{at[0]},{at[1]}", "cell", "A certain gap", box, enabled=False, why_not=told, tab=False,
            tip=Tip("A certain gap", told),
        )  # fmt: skip


def _sky(page: Page, box: Box, cell: int) -> None:
    """Draw the open sky in a gap: night and a few stars, not the same in every gap."""
    page.fill(box, colour("#141B4A"), 3)
    page.fill(box.foot(box.h * 0.5), colour("#3B2F73", 0.55), 3)
    for n, (across, down) in enumerate(STARS):
        size = box.w * (0.05 if (n + cell) % 3 == 0 else 0.028)
        across = 1 - across if cell % 2 else across
        star = box_at(box.x + box.w * across, box.y + box.h * down, size, size)
        page.fill(star.grown(size * 0.8), colour("#FFF4C8", 0.18), size * 1.4)
        page.fill(star, colour("#FFF4C8"), size / 2)


def _caption(page: Page, words: str, box: Box) -> None:
    """Write a word or three on a dark band at the foot of a box, in two lines where one would be tiny."""
    style = BODY.but(face=ITALIC_FACE, size=14, ink=MOON, leading=1.0)
    wrap = page.measure(words, style)[0] > box.w - 6
    if wrap and page.measure(max(words.split(), key=len), style)[0] > box.w - 8:
        # The last word is what the thing is; the tip tells all of it.
        words, wrap = words.split()[-1], False
        style = page.fitted(words, style, box.w - 6, 0.5)
    high = page.measure(words, style, box.w - 6 if wrap else None)[1] + 4
    band = box.foot(high)
    page.fill(band, PLATE, 3)
    page.words(words, style, band.inset(3, 0), across=0.5, down=0.5, wrap=wrap)


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


def draw_explained(page: Page, frame: Frame, inn: Inn, counted: Score, at: Space) -> None:
    """Show what gives the guest of a space its points: where it looks, the spaces that count, the points of each part.

    Where it looks is veiled in gold, also where nothing lies that counts; what counts is framed.
    """
    grid = inn.ground.grid
    cell = grid.cell(at)
    parts = counted.guests.get(cell, ())
    looked = 0
    if inn.guest[cell] >= 0:
        for region in regions_of(GUESTS[inn.guest[cell]].wishes):
            looked |= grid.regions[region][cell]
    reached = inn.cards | inn.ground.known(inn.fits).gaps
    for other in bits(looked & reached):
        box = frame.box(grid.spaces[other]).inset(3)
        page.fill(box, colour("#FFE9A8", 0.16), 3)
        page.dashed(box, colour("#FFE9A8", 0.8), 3, 1.6)
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
