"""The card of an open challenge: where it lies face-down before whoever is to answer it."""

from __future__ import annotations

from fae_tabletop.games.faekin.cards import Holder
from fae_tabletop.games.faekin.scene.cardface import draw_back
from fae_tabletop.games.faekin.scene.layout import TableLayout
from fae_tabletop.games.faekin.scene.showing import Showing
from fae_tabletop.ui.geometry import Box, box_at
from fae_tabletop.ui.glow import draw_halo
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.portraits import draw_face

FACE = 48.0
"""How large the face of whoever challenges the person is."""


def laid_box(layout: TableLayout, now: Showing, holder: Holder) -> Box:
    """Return where a card lies that somebody was challenged with."""
    if holder == now.view.seat:
        middle = layout.hand[1]
        return box_at(middle.cx, layout.strip.y - 44, 52, 73)
    block = layout.blocks[now.others.index(holder)]
    return box_at(block.portrait.right, block.portrait.bottom - 14, 46, 64)


def draw_challenge(page: Page, layout: TableLayout, now: Showing) -> None:
    """Draw the card that lies there, if any."""
    challenge = now.view.challenge
    if challenge is None or now.view.why is not None:
        return
    box = laid_box(layout, now, challenge.target)
    draw_back(page, box)
    me = now.view.seat
    if challenge.target == me:
        disc = Box(box.x - FACE - 10, box.cy - FACE / 2, FACE, FACE)
        draw_halo(page, disc)
        draw_face(page, now.badge_of(challenge.attacker), disc)
    who = "your" if challenge.attacker == me else f"{now.name_of(challenge.attacker)}’s"
    whom = "you" if challenge.target == me else now.name_of(challenge.target)
    page.spot("panel:challenge", "text", f"{who} card lies face-down before {whom}", box, tab=False, z=3)
