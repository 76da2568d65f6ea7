"""Draws the Crown and the Dagger: in the middle, or hanging before whoever they were put to."""

from __future__ import annotations

from fae_tabletop.core.game import Ref
from fae_tabletop.games.faekin.cards import Holder
from fae_tabletop.games.faekin.commands import token_ref
from fae_tabletop.games.faekin.scene.cardface import draw_socket, draw_token
from fae_tabletop.games.faekin.scene.layout import TableLayout
from fae_tabletop.games.faekin.scene.showing import Showing
from fae_tabletop.games.faekin.talk import Token
from fae_tabletop.ui.geometry import Box, box_at
from fae_tabletop.ui.glow import draw_glow
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.theme import colour

TOKENS: tuple[Token, Token] = ("crown", "dagger")
NAMES: dict[Token, str] = {"crown": "The Crown", "dagger": "The Dagger"}
CORD = colour("#E8C77A", 0.9)
TIPS: dict[Token, str] = {
    "crown": "Goes to the Heir of the claimant’s own Court.",
    "dagger": "Goes to the Heir of the other Court, or stays in the middle: then all are of one Court.",
}


def placed(now: Showing, token: Token) -> Holder | None:
    """Return before whom a token stands; None in the middle."""
    return now.view.crown if token == "crown" else now.view.dagger


def resting(layout: TableLayout, now: Showing, token: Token) -> Box:
    """Return where a token rests while it stands before nobody."""
    if now.view.claimant is None or now.view.why is not None:
        return layout.crown if token == "crown" else layout.dagger
    side = min(layout.claim_head.h - 4, 72.0)
    crown, dagger = (0.5, 0.75) if layout.claim_head.w > layout.middle.w else (0.4, 0.7)
    x = layout.claim_head.x + layout.claim_head.w * (crown if token == "crown" else dagger)
    return Box(x, layout.claim_head.cy - side / 2, side, side)


def token_box(layout: TableLayout, now: Showing, token: Token) -> Box:
    """Return where a token lies now."""
    holder = placed(now, token)
    if holder is None:
        return resting(layout, now, token)
    if holder == now.view.seat:
        return layout.own_token
    return layout.blocks[now.others.index(holder)].token


def draw_tokens(page: Page, layout: TableLayout, now: Showing) -> None:
    """Draw both tokens and their sockets, and make them hotspots."""
    for token in TOKENS:
        _token(page, layout, now, token)


def _token(page: Page, layout: TableLayout, now: Showing, token: Token) -> None:
    view = now.view
    box, rest = token_box(layout, now, token), resting(layout, now, token)
    holder = placed(now, token)
    if holder is not None and view.why is None:
        draw_socket(page, token, rest)
        back = Ref("middle", token)
        if back in now.next and now.chosen:
            kind = now.kind(back)
            if kind is not None:
                draw_glow(page, rest, kind, rest.w / 2)
            page.spot(
                back.id,
                "place",
                f"{NAMES[token]} back into the middle",
                rest,
                tip=Tip("Back into the middle"),
            )
    ref = token_ref(token)
    if ref.id in now.moving or now.dragged == ref.id:
        draw_socket(page, token, rest)
    else:
        if holder is not None:
            page.line(((box.cx, box.y - 12), (box.cx, box.y + 6)), CORD, 2.0)
        draw_token(page, token, box)
    # Touching either claims, at any moment between duels (F9); during a claim only the claimant moves them.
    refusal = now.refusals.get(ref.id)
    where = "in the middle" if holder is None else f"before {now.name_of(holder)}"
    tip = Tip(NAMES[token], TIPS[token]) if view.claimant is not None else Tip("Claim", "Touch it to claim.")
    state = page.spot(
        ref.id, "token", f"{NAMES[token]}, {where}", box, enabled=refusal is None, selected=ref in now.chosen,
        why_not=None if refusal is None else f"{refusal.title}: {refusal.body}", tip=refusal or tip,
        drag=ref in now.starts, z=6,
    )  # fmt: skip
    kind = now.kind(ref)
    if kind is not None:
        draw_glow(page, box, kind, box.w / 2)
    elif state.over:
        page.fill(box.inset(box.w * 0.06), colour("#FFF4D6", 0.16), box.w / 2)
    if state.focused:
        page.focus_ring(box, box.w / 2)


def draw_dragged_token(page: Page, layout: TableLayout, now: Showing) -> None:
    """Draw the token that is being dragged under the pointer."""
    for token in TOKENS:
        if now.dragged == token_ref(token).id and now.pointer is not None:
            x, y = layout.metrics.logical(*now.pointer)
            with page.layer(Layer.ABOVE):
                draw_token(page, token, box_at(x, y, 64, 64))
