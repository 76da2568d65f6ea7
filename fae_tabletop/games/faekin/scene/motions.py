"""How the events of the table move: cards laid down and turned up, tokens put before somebody, the close-up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf

from fae_tabletop.core.game import Event
from fae_tabletop.games.faekin import events as e
from fae_tabletop.games.faekin.cards import CardId, Holder
from fae_tabletop.games.faekin.commands import token_ref
from fae_tabletop.games.faekin.public import View
from fae_tabletop.games.faekin.scene.cardface import draw_back, draw_small, draw_token
from fae_tabletop.games.faekin.scene.challenge import laid_box
from fae_tabletop.games.faekin.scene.closeup import Duel, draw_closeup
from fae_tabletop.games.faekin.scene.layout import TableLayout
from fae_tabletop.games.faekin.scene.showing import Showing
from fae_tabletop.games.faekin.scene.tokens import resting, token_box
from fae_tabletop.games.faekin.talk import Token
from fae_tabletop.ui.geometry import Box, box_at
from fae_tabletop.ui.motion import Beat, Motion, Moving, hop, linear, mix
from fae_tabletop.ui.page import Layer, Page

LAY, TURN, TO_SEAT = 0.32, 0.44, 0.42
READ = 0.45
"""Seconds that what happened is left to be seen."""
LOOK_IN, LOOK_OUT = 0.5, 0.4
"""Seconds in which the private look opens and closes; between them it stays until the person goes on."""
HELD = "held"
"""The kind of motion that stands still to be read."""
ARC = 46.0


@dataclass(frozen=True, slots=True)
class Laid:
    """A card on its way face-down from one holder to another; ``card`` is one's own, whose place is known."""

    origin: Holder
    to: Holder
    card: CardId | None


@dataclass(frozen=True, slots=True)
class Turned:
    """A card that turns up before its owner."""

    holder: Holder
    card: CardId


@dataclass(frozen=True, slots=True)
class Put:
    """A token on its way."""

    token: Token
    to: Holder | None


def show(event: Event, before: View, after: View) -> Sequence[Beat]:
    """Return the beats of an event; for others than the two of a duel nothing depends on what was played."""
    match event:
        case e.Challenged():
            own = after.challenge.card if after.challenge is not None and event.seat == before.seat else None
            what = f"hand:{own}" if own is not None else f"laid:{event.seat}"
            return (Beat((Motion(what, "laid", LAY, Laid(event.seat, event.target, own)),), hold=0.25),)
        case e.Looked():
            duel = Duel(event.attacker, event.defender, event.attack, event.defence)
            return (
                Beat((Motion("closeup", "in", LOOK_IN, duel, easing=linear),)),
                Beat((Motion("closeup", HELD, 0.0, duel),), hold=inf),
                Beat((Motion("closeup", "out", LOOK_OUT, duel, easing=linear),)),
            )
        case e.Lost():
            hold = READ if before.seat not in (event.loser, event.winner) else 0.2
            if event.again:
                return (Beat(hold=hold),)
            what = f"up:{event.loser}:{event.card}"
            if event.loser == before.seat:
                what = f"hand:{event.card}"
            return (Beat((Motion(what, "turned", TURN, Turned(event.loser, event.card)),), hold=hold),)
        case e.TokenMoved():
            what = token_ref(event.token).id
            return (Beat((Motion(what, "put", TO_SEAT, Put(event.token, event.to)),), hold=READ),)
        case e.Tied() | e.Claimed() | e.LockedIn():
            return (Beat(hold=READ),)
    return ()


def looked_at(moving: Sequence[Moving]) -> Duel | None:
    """Return the duel whose private look is held open, if one is."""
    for one in moving:
        if one.motion.kind == HELD and isinstance(one.motion.data, Duel):
            return one.motion.data
    return None


def draw_moving(page: Page, layout: TableLayout, now: Showing, moving: Sequence[Moving]) -> None:
    """Draw all that moves now, over the settled table."""
    with page.layer(Layer.ABOVE):
        for one in moving:
            match one.motion.data:
                case Laid() as laid:
                    start, end = (
                        _hand_place(layout, now, laid.origin, laid.card),
                        laid_box(layout, now, laid.to),
                    )
                    draw_back(page, _between(start, end, one.progress))
                case Turned() as turned:
                    _draw_turn(page, layout, now, turned, one.progress)
                case Put() as put:
                    goal = (
                        token_box(layout, now, put.token)
                        if put.to is None
                        else _token_at(layout, now, put.to)
                    )
                    if put.to is None:
                        goal = resting(layout, now, put.token)
                    draw_token(
                        page, put.token, _between(token_box(layout, now, put.token), goal, one.progress)
                    )
                case Duel() as duel if one.motion.kind != HELD:
                    opening = one.motion.kind == "in"
                    draw_closeup(page, layout, now, duel, one.progress if opening else 1 - one.progress)
                case _:
                    pass


def _token_at(layout: TableLayout, now: Showing, holder: Holder) -> Box:
    return layout.own_token if holder == now.view.seat else layout.blocks[now.others.index(holder)].token


def _between(start: Box, end: Box, t: float) -> Box:
    w, h = mix(start.w, end.w, t), mix(start.h, end.h, t)
    return box_at(mix(start.cx, end.cx, t), mix(start.cy, end.cy, t) - hop(t) * ARC, w, h)


def _hand_place(layout: TableLayout, now: Showing, holder: Holder, card: CardId | None) -> Box:
    """Return where a hidden card of somebody lies before it is laid down."""
    if holder == now.view.seat:
        known = card is not None and card in now.view.hand
        return layout.hand[now.view.hand.index(card) if known and card is not None else 1]
    return layout.blocks[now.others.index(holder)].cards[2]


def _draw_turn(page: Page, layout: TableLayout, now: Showing, turned: Turned, t: float) -> None:
    """Draw a card turning over in its place: half with the back, half with the face."""
    if turned.holder == now.view.seat:
        held = now.view.hand
        box = layout.hand[held.index(turned.card)] if turned.card in held else layout.hand[0]
    else:
        up = now.view.shown(turned.holder)
        box = layout.blocks[now.others.index(turned.holder)].cards[min(2, len(up))]
    squeeze = max(0.04, abs(2 * t - 1))
    shown = Box(box.cx - box.w * squeeze / 2, box.y, box.w * squeeze, box.h)
    if t < 0.5:
        draw_back(page, shown)
    else:
        draw_small(page, turned.card, shown)
