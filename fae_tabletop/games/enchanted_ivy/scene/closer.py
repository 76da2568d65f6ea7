"""Looking closer: a card, a guest or a door as large as the window allows, with what is to be said of it."""

from __future__ import annotations

from fae_tabletop.games.enchanted_ivy.cards import NUMBER
from fae_tabletop.games.enchanted_ivy.doors import DOORS, DoorId
from fae_tabletop.games.enchanted_ivy.guests import GuestId
from fae_tabletop.games.enchanted_ivy.lore import lore
from fae_tabletop.games.enchanted_ivy.public import View
from fae_tabletop.games.enchanted_ivy.scene.building import draw_door
from fae_tabletop.games.enchanted_ivy.scene.ivyart import SHAPE, draw_card
from fae_tabletop.games.enchanted_ivy.scene.portrait import SHAPE as PORTRAIT
from fae_tabletop.games.enchanted_ivy.scene.portrait import draw_portrait
from fae_tabletop.games.enchanted_ivy.scene.rulings import rulings_for
from fae_tabletop.games.enchanted_ivy.scene.sayings import card_label, door_name
from fae_tabletop.games.enchanted_ivy.scene.tokens import name_of, side_word
from fae_tabletop.ui.closer import Closer
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Hotspot
from fae_tabletop.ui.page import Page


def closer(view: View, spot: Hotspot) -> Closer | None:
    """Return what shows a hotspot's thing at full size; None for what has no picture."""
    kind, _, key = spot.id.partition(":")
    if kind in ("hand", "wall", "seen") and key in NUMBER:
        return _card(key, kind == "wall", False, spot.id)
    if kind == "token" and key.isdigit() and int(key) < len(view.tokens):
        return _guest(view.tokens[int(key)])
    if kind == "door" and key in DOORS:
        return _door(DOORS[key].id, spot.id)
    if kind in ("space", "guest"):
        laid = next((one for one in view.laid if f"{one.at[0]},{one.at[1]}" == key), None)
        if laid is not None and laid.guest is not None:
            return _guest(laid.guest)
        if laid is not None:
            return _card(laid.card, laid.wall, laid.turned, spot.id)
    return None


def _card(card: str, wall: bool, turned: bool, spot: str) -> Closer:
    def draw(page: Page, box: Box) -> None:
        draw_card(page, card, box, wall=wall, turned=turned)

    label = card_label(card, wall, turned)
    return Closer(
        label[0].upper() + label[1:], _with_rulings("Both faces carry the same ivy.", spot), 1 / SHAPE, draw
    )


def _guest(guest: GuestId) -> Closer:
    told = lore().guests[guest]

    def draw(page: Page, box: Box) -> None:
        draw_portrait(page, guest, box)

    words = f"{side_word(guest)}. {told.wish}\n*{told.example}*\n{told.about}"
    return Closer(name_of(guest), _with_rulings(words, f"kind:{guest}"), PORTRAIT, draw)


def _door(door: DoorId, spot: str) -> Closer:
    def draw(page: Page, box: Box) -> None:
        draw_door(page, door, Box(box.cx - box.w, box.y - box.h * 0.78, box.w * 2, box.h * 2))

    return Closer(door_name(door), _with_rulings(lore().doors[door].text, spot), 1 / SHAPE, draw)


def _with_rulings(words: str, spot: str) -> str:
    return "\n".join((words, *(f"**{number}** {told}" for number, told in rulings_for(spot))))
