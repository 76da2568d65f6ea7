"""How what happens at an inn looks: cards land, guests go to their window, a door swings in. And how it sounds."""

from __future__ import annotations

from collections.abc import Sequence

from fae_tabletop.core.game import Event
from fae_tabletop.games.enchanted_ivy import events as e
from fae_tabletop.games.enchanted_ivy.public import View
from fae_tabletop.games.enchanted_ivy.scene.band import drawn_cards
from fae_tabletop.games.enchanted_ivy.scene.building import draw_door, window_of
from fae_tabletop.games.enchanted_ivy.scene.ground import frame_of
from fae_tabletop.games.enchanted_ivy.scene.ivyart import draw_card
from fae_tabletop.games.enchanted_ivy.scene.layout import TableLayout
from fae_tabletop.games.enchanted_ivy.scene.showing import Showing
from fae_tabletop.games.enchanted_ivy.scene.tokens import draw_token
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.motion import Beat, Cue, Motion, Moving, mix
from fae_tabletop.ui.page import Layer, Page

LAND, WALK, SWING = 0.24, 0.4, 0.3


def show(event: Event, before: View) -> Sequence[Beat]:
    """Return how an event moves, from the view before it."""
    match event:
        case e.Built(card=card, wall=wall):
            return (Beat((Motion(f"{'wall' if wall else 'hand'}:{card}", "card", LAND, event),)),)
        case e.MovedIn(guest=guest) if guest in before.tokens:
            return (Beat((Motion(f"token:{before.tokens.index(guest)}", "token", WALK, event),)),)
        case e.DoorHung(door=door):
            return (Beat((Motion(f"door:{door}", "door", SWING, event),)),)
        case _:
            return ()


def cues(event: Event) -> Sequence[Cue]:
    """Return what is heard of an event."""
    match event:
        case e.Built():
            return (Cue("tile", LAND),)
        case e.MovedIn():
            return (Cue("step", WALK),)
        case e.DoorHung():
            return (Cue("reveal"),)
        case e.Drew() if event.cards:
            return (Cue("flip"),)
        case _:
            return ()


def draw_moving(page: Page, layout: TableLayout, now: Showing, moving: Sequence[Moving]) -> None:
    """Draw what moves on its way."""
    frame = frame_of(layout, now)
    with page.layer(Layer.ABOVE):
        for one in moving:
            t, event = one.progress, one.motion.data
            match event:
                case e.Built(card=card, at=at, wall=wall, turned=turned):
                    drawn = drawn_cards(now.view)
                    place = layout.hand[drawn.index(card) if card in drawn else 0]
                    start = place.wall if wall else place.balcony
                    box = _between(start, frame.box(at), t)
                    tone = now.tale.tone
                    draw_card(page, card, box, wall=wall, turned=turned, tone=tone)
                case e.MovedIn(guest=guest, at=at):
                    number = int(one.motion.what.partition(":")[2])
                    start = layout.tokens[min(number, len(layout.tokens) - 1)].fit(1, 1)
                    draw_token(page, guest, _between(start, window_of(frame.box(at)), t))
                case e.DoorHung(door=door, at=at):
                    box = frame.box(at)
                    draw_door(page, door, box.moved(0, -box.h * 0.3 * (1 - t)))
                case _:
                    pass


def _between(start: Box, end: Box, t: float) -> Box:
    return Box(mix(start.x, end.x, t), mix(start.y, end.y, t), mix(start.w, end.w, t), mix(start.h, end.h, t))
