"""How each kind of card looks: the colours of Summer, Winter and the Jokers, and which index stands on a card.

A season is told by the outline of the small face, by the shape of the window, by its sign and by its metal;
never by colour alone.
"""

from dataclasses import dataclass

from fae_tabletop.games.faekin.cards import IDS

FOLDER = "faekin"
"""Where the pictures lie under `assets/`."""


@dataclass(frozen=True, kw_only=True)
class Look:
    """A kind of card: `outer`, `middle` and `inner` are the sheets of its frame, outer to inner.

    `ground` are the tones of the small face from light to dark, `plaque` lies under the index, `ink` writes it,
    `foil` is a key of `FOIL_RAMPS`.
    """

    outer: str
    middle: str
    inner: str
    ground: tuple[str, str, str]
    plaque: str
    ink: str
    foil: str


LOOKS: dict[str, Look] = {
    "summer": Look(
        outer="#5A1F1A",
        middle="#8A3A1E",
        inner="#C2691F",
        ground=("#FFB45E", "#DE6E2C", "#7A2A1A"),
        plaque="#5E1E12",
        ink="#FFF4CC",
        foil="gold",
    ),
    "winter": Look(
        outer="#0E1C40",
        middle="#1B3A6E",
        inner="#3C74A8",
        ground=("#B4DFF2", "#3F7FC0", "#12285A"),
        plaque="#0C1F4A",
        ink="#FFFFFF",
        foil="silver",
    ),
    "joker": Look(
        outer="#2A1E5A",
        middle="#43307E",
        inner="#6A4AA8",
        ground=("#B89AE0", "#6A4AB0", "#241650"),
        plaque="#1C1246",
        ink="#FFF4D6",
        foil="gold",
    ),
}
"""The kinds of cards by name."""

_KINDS = {"S": "summer", "W": "winter", "X": "joker"}
KIND: dict[str, str] = {card: _KINDS[card[0]] for card in IDS}
"""The kind of each of the 30 cards."""
INDEX: dict[str, str] = {card: "" if card[0] == "X" else card[1:] for card in IDS}
"""What is written in a card's corner; nothing on a Joker, which has a star there."""
