"""The guests, cards and doors of Enchanted Ivy for the gallery: each with its picture, its name, and what it does."""

from __future__ import annotations

from fae_tabletop.games.enchanted_ivy.cards import CARDS, EDGES, Card
from fae_tabletop.games.enchanted_ivy.doors import DOORS, DoorId
from fae_tabletop.games.enchanted_ivy.guests import GUESTS, Guest
from fae_tabletop.games.enchanted_ivy.lore import lore
from fae_tabletop.games.enchanted_ivy.scene.building import draw_door
from fae_tabletop.games.enchanted_ivy.scene.ivyart import draw_card
from fae_tabletop.games.enchanted_ivy.scene.portrait import draw_portrait
from fae_tabletop.games.enchanted_ivy.scene.sayings import card_label, door_name
from fae_tabletop.games.enchanted_ivy.scene.tokens import side_word
from fae_tabletop.ui.gallery import Exhibit, Hall
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page

PORTRAIT, CARD, LEAF = (360, 500), (500, 700), (250, 350)
"""Width and height in which they are shown."""


def halls() -> tuple[Hall, ...]:
    """Return the gallery of Enchanted Ivy."""
    return (
        Hall("guests", "Guests", tuple(map(_guest, GUESTS))),
        Hall("balconies", "Balconies", tuple(_card(card, wall=False) for card in CARDS)),
        Hall("walls", "Walls", tuple(_card(card, wall=True) for card in CARDS)),
        Hall("doors", "Doors", tuple(map(_door, DOORS))),
    )


def _guest(guest: Guest) -> Exhibit:
    def draw(page: Page, box: Box) -> None:
        draw_portrait(page, guest.id, box)

    told = lore().guests[guest.id]
    more = f"{side_word(guest.id)}, group {guest.group}. {told.wish}"
    return Exhibit(f"guest-{guest.id}", guest.name, told.about, PORTRAIT, draw, more)


def _card(card: Card, *, wall: bool) -> Exhibit:
    def draw(page: Page, box: Box) -> None:
        draw_card(page, card.id, box, wall=wall)

    reached = [
        f"{edge} {marks.count('1')}"
        for edge, marks in zip(EDGES, (card.top, card.right, card.bottom, card.left), strict=True)
        if "1" in marks
    ]
    label = card_label(card.id, wall)
    told = f"Its flower is the {card.flower}. Places that ivy reaches: {', '.join(reached)}."
    key = f"{'wall' if wall else 'balcony'}-{card.id}"
    return Exhibit(key, label[0].upper() + label[1:], told, CARD, draw)


def _door(door: DoorId) -> Exhibit:
    def draw(page: Page, box: Box) -> None:
        draw_door(page, door, Box(box.cx - box.w, box.y - box.h * 0.78, box.w * 2, box.h * 2))

    return Exhibit(f"door-{door}", door_name(door), lore().doors[door].text, LEAF, draw)
