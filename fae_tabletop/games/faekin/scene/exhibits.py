"""The cards, tokens and signs of FaeKin for the gallery: each with its picture, its name, and what it is worth."""

from __future__ import annotations

from functools import partial

from fae_tabletop.games.faekin.cards import COURT, COURT_CARDS, FAE, IDS, NUMBER, RANK, CardId
from fae_tabletop.games.faekin.scene.cardface import FOLDER, draw_small
from fae_tabletop.games.faekin.scene.rulings import rulings_for
from fae_tabletop.games.faekin.words import card_name
from fae_tabletop.ui.gallery import Exhibit, Hall
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.theme import MOON

CARD, TOKEN, BADGE, EMBLEM, FACE = (750, 1050), (240, 240), (96, 96), (128, 128), (320, 320)
"""Width and height of the masters in pixels."""

SCENES: dict[CardId, str] = {
    "S1": "One sun asleep above the ripe wheat.",
    "S2": "Two swans on a pond at sunset.",
    "S3": "Three butterflies over a slope of lavender.",
    "S4": "Four bees before a wall of honeycomb.",
    "S5": "Five paper lanterns in a wood at nightfall.",
    "S6": "Six poppies at the edge of the corn.",
    "S7": "Seven swallows above a castle in the morning.",
    "S8": "Eight apples, no two of one kind, in one old tree.",
    "S9": "Nine fireflies among the ferns.",
    "S10": "Ten sunflowers against a red evening.",
    "SJ": "A page in a feathered cap carries the sun’s standard through the wood.",
    "SQ": "The Queen of Summer, with roses and sunflowers under her crown.",
    "SK": "The King of Summer, whose beard is a lion’s mane.",
    "SA": "The oak of the Court, asleep on her feet with apples in her hair.",
    "W1": "One moon asleep in a night-cap.",
    "W2": "Two wolves under northern lights: one howls, one listens.",
    "W3": "Three drops of ice in the mouth of a cave.",
    "W4": "Four owls on birch boughs, of whom one winks.",
    "W5": "Five candles on the sills of a frosted window.",
    "W6": "Six hares in the snow, some with a ribbon.",
    "W7": "Seven bells with bows on boughs of fir.",
    "W8": "Eight snowflakes, all different, above a white stag.",
    "W9": "Nine ravens about a bare tree.",
    "W10": "Ten pine cones, each under its cap of snow.",
    "WJ": "A squire in a furred hood lifts a lantern.",
    "WQ": "The Queen of Winter, eyes closed, before a fan of ice.",
    "WK": "The King of Winter, asleep on his throne with his sword upright.",
    "WA": "The birch of the Court, asleep on his feet in a beard of icicles.",
    "X1": "A fool on a rope throws up sun and flake.",
    "X2": "A mask that laughs for Summer and weeps for Winter.",
}
"""What is on each card, for those who look and for those who are told."""
COURT_HALLS = (("summer", "Summer"), ("winter", "Winter"))
FAE_TOLD = {
    "sorcha": "Fire for hair and not a word. At tables of two and three she holds cards, and that is all she does.",
    "maeve": "An owl’s mask under a raven’s cloak. She holds cards beside Sorcha, and never says what she thinks.",
}
TOKENS: tuple[tuple[str, str, str], ...] = (
    ("crown", "Crown", "A disc. A claim puts it before the Heir of the claimant’s own Court."),
    (
        "dagger",
        "Dagger",
        "An octagon. A claim puts it before the Heir of the other Court, or leaves it lying.",
    ),
    ("socket-crown", "Place of the Crown", "Where the Crown lies until somebody claims."),
    ("socket-dagger", "Place of the Dagger", "Where the Dagger lies until somebody claims."),
)
BADGES: tuple[tuple[str, str, str], ...] = (
    (
        "badge-summer",
        "Badge of Summer",
        "A scalloped disc with a sunflower: whoever won here laid a Summer card.",
    ),
    ("badge-winter", "Badge of Winter", "A hexagon with a flake: whoever won here laid a Winter card."),
)
SIGNS: tuple[tuple[str, str], ...] = (
    ("summer", "Stands for the Summer Court."),
    ("winter", "Stands for the Winter Court."),
    ("joker", "Stands for a Joker, who belongs to nobody."),
    ("crown", "Stands for the Crown in log and buttons."),
    ("dagger", "Stands for the Dagger in log and buttons."),
)


def halls() -> tuple[Hall, ...]:
    """Return the gallery of FaeKin."""
    courts = [
        Hall(court, title, tuple(_card(card) for card in IDS if COURT[NUMBER[card]] == place))
        for place, (court, title) in enumerate(COURT_HALLS)
    ]
    jokers = (_card(card) for card in IDS if NUMBER[card] >= COURT_CARDS)
    back = _picture(
        "back", "Back", "The back of all thirty cards, the same from either side of the table.", CARD
    )
    fae = (
        _picture(name, name.capitalize(), FAE_TOLD[name], FACE, " ".join(_rulings("fae:"))) for name in FAE
    )
    signs = (
        *(_picture(*token, TOKEN, " ".join(_rulings("token:"))) for token in TOKENS),
        *(_picture(*badge, BADGE) for badge in BADGES),
        *map(_sign, SIGNS),
    )
    return (*courts, Hall("others", "Jokers and fae", (*jokers, *fae, back)), Hall("signs", "Signs", signs))


def worth(card: CardId) -> str:
    """Return in a sentence what a card beats and what beats it."""
    rank = RANK[NUMBER[card]]
    if not rank:
        return "Loses to 1 to 10, beats Jack to Ace, and is nobody’s identity."
    if rank == 1:
        return "The lowest: beaten by every other rank, but it ties with the other 1 and beats a Joker."
    if rank == len(SCENES) // 2 - 1:
        return "The highest: beaten by nothing but a Joker; it ties with the other Ace."
    joker = "It beats a Joker." if rank <= 10 else "A Joker beats it."
    return f"Beats every lower rank and is beaten by every higher one. {joker}"


def _card(card: CardId) -> Exhibit:
    def draw(page: Page, box: Box) -> None:
        page.image(f"{FOLDER}/{card}", box)

    def thumb(page: Page, box: Box) -> None:
        width = box.h / CARD[1] * CARD[0]
        draw_small(page, card, Box(box.x + (box.w - width) / 2, box.y, width, box.h))

    return Exhibit(card, card_name(card), SCENES[card], CARD, draw, worth(card), thumb)


def _rulings(spot: str) -> tuple[str, ...]:
    return tuple(told for _, told in rulings_for(spot))


def _picture(name: str, title: str, told: str, size: tuple[int, int], more: str = "") -> Exhibit:
    return Exhibit(name, title, told, size, partial(_image, f"{FOLDER}/{name}"), more)


def _image(name: str, page: Page, box: Box) -> None:
    page.image(name, box)


def _sign(sign: tuple[str, str]) -> Exhibit:
    name, told = sign

    def draw(page: Page, box: Box) -> None:
        page.image(f"{FOLDER}/emblem-{name}", box, tint=MOON)

    return Exhibit(f"emblem-{name}", f"Sign: {name.capitalize()}", told, EMBLEM, draw)
