"""Looking closer at a card: its face large, its effect, its icons explained, and the rulings that concern it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from fae_tabletop.games.enemies_and_lovers.cards import CARD, IDS, KIND_NAMES, SUBTYPE_NAMES, CardId
from fae_tabletop.games.enemies_and_lovers.public import View
from fae_tabletop.games.enemies_and_lovers.scene.cardface import draw_back, draw_card
from fae_tabletop.games.enemies_and_lovers.scene.layout import CARD_SHAPE
from fae_tabletop.games.enemies_and_lovers.scene.marks import has_key
from fae_tabletop.games.enemies_and_lovers.scene.rulings import rulings_for
from fae_tabletop.games.enemies_and_lovers.scene.showing import known_in_slot
from fae_tabletop.ui.closer import Closer
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Hotspot
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.people import Person

EMBLEMS: dict[str, str] = {
    "crown": "One of the four that win. There is but one.",
    "prince": "One of the four that win.",
    "conspirator": "One of the four that win.",
    "coercion": "One of the four that win.",
    "changeling": "Stands for a Prince or for a Conspirator.",
    "trap": "Springs upon whoever kills it in a Court.",
    "shield": "Guards the card beneath.",
    "steal": "Takes a hand card.",
    "treachery": "Costs three hand cards.",
    "poison": "Kills a card, unless Oak minds.",
    "strike": "Kills a card.",
    "spy": "Turns a hidden card over.",
    "capture": "Takes a card out of a Court.",
    "distraction": "Costs a turn.",
    "mischief": "Changes hands.",
    "mayhem": "Changes Courts.",
    "trickster": "Calls an attack off.",
    "trick_the_trickster": "Tricks whoever tricks.",
    "turnabout": "Turns an attack round.",
    "mortal": "Comes at any moment.",
    "intrigue": "Concerns everybody at the table.",
}
"""What the emblem of each type of card says; all intrigues have one in common."""


def closer(view: View, people: Sequence[Person], spot: Hotspot) -> Closer | None:
    """Return what shows the card behind a hotspot; None for things without a picture."""
    # A card on the stage stands for one of the table.
    kind, _, key = spot.id.removeprefix("aim:").partition(":")
    if kind == "pile":
        if key == "discard" and view.discard:
            return card_closer(view.discard[0], "It lies on top of the discard pile.")
        return back_closer("The draw pile", f"{view.draw} cards, which nobody sees.")
    if kind in ("hand", "discard", "looking", "known", "card"):
        card = named(key.rpartition(":")[2])
        if card is not None:
            return card_closer(card, spot.why_not or "")
        if key.endswith(":concealed"):
            return back_closer("Hidden cards", spot.label)
    if kind == "button" and key.startswith("answer-"):
        card = named(key.removeprefix("answer-"))
        return None if card is None else card_closer(card)
    if kind == "court":
        return _slot_closer(view, people, key)
    return None


def named(key: str) -> CardId | None:
    """Return the card of that id, or None."""
    return next((card for card in IDS if card == key), None)


def _slot_closer(view: View, people: Sequence[Person], key: str) -> Closer | None:
    parts = key.split(":")
    if not parts[1].isdigit():
        return None
    seat, number = int(parts[0]), int(parts[1])
    slot = next((one for one in view.courts[seat] if one.number == number), None)
    if slot is None:
        return None
    where = "your Court" if seat == view.seat else f"the Court of {people[seat].name}"
    if len(parts) > 2 or not slot.filled:
        return (
            None if slot.shield is None else card_closer(slot.shield, f"It lies in slot {number} of {where}.")
        )
    card = slot.card if slot.card is not None else known_in_slot(view, seat, slot)
    if card is None:
        return back_closer(f"Slot {number}", f"A hidden card in {where}.")
    return card_closer(card, f"It lies in slot {number} of {where}.")


def card_closer(card: CardId, place: str = "") -> Closer:
    """Return a card at full size with all that is to be said of it; ``place`` says where it is."""
    printed = CARD[card]
    parts = [
        f"*{KIND_NAMES[printed.kind]}, {SUBTYPE_NAMES[printed.subtype]}*\n{printed.text}",
        "\n".join(icons(card)),
        "\n".join(ruling_told(ruling, words) for ruling, words in rulings_for(card)),
        place,
    ]
    return Closer(printed.name, "\n\n".join(filter(None, parts)), CARD_SHAPE, partial(_draw, card=card))


def ruling_told(ruling: str, words: str) -> str:
    """Return a ruling for people: its number, as the list of rulings counts it, and what it says."""
    return f"**Ruling {ruling.removeprefix('R')}:** {words}"


def icons(card: CardId) -> list[str]:
    """Return what the icons on the face of a card mean, one sentence each: emblem, flower, and marks."""
    printed = CARD[card]
    subtype = "intrigue" if printed.kind == "intrigue" else printed.subtype
    name = "Intrigue" if subtype == "intrigue" else SUBTYPE_NAMES[subtype]
    told = EMBLEMS[subtype]
    found = [f"Emblem, {name}: {told[:1].lower()}{told[1:]}"]
    if printed.kind == "court":
        found.append("Rose: it may lie in a Court.")
    else:
        found.append("Blueberries: it never lies in a Court.")
    if has_key(printed):
        found.append(
            "Crossed key: neither a Trickster nor a Turnabout may answer it."
            if printed.crossed
            else "Key: it can be answered by a Trickster or a Turnabout."
        )
    if printed.skips_draw:
        found.append("Crossed card: played in Step 2 it costs the draw.")
    return found


def back_closer(title: str, words: str) -> Closer:
    """Return a hidden card at full size."""
    return Closer(title, words, CARD_SHAPE, _draw_back)


def _draw(page: Page, box: Box, card: CardId) -> None:
    draw_card(page, card, box)


def _draw_back(page: Page, box: Box) -> None:
    draw_back(page, box)
