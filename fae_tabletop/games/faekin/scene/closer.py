"""Looking closer: a card with what it beats, a token with what it is for, a face with what it is like."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from fae_tabletop.games.faekin.cards import ACE, IDS, JACK, NUMBER, RANK, CardId
from fae_tabletop.games.faekin.public import View
from fae_tabletop.games.faekin.scene.cardface import draw_card, draw_token
from fae_tabletop.games.faekin.scene.layout import CARD_SHAPE
from fae_tabletop.games.faekin.scene.tokens import NAMES, TIPS, TOKENS
from fae_tabletop.games.faekin.words import FAE_NAMES, card_name, rank_name
from fae_tabletop.ui.cast import GUEST
from fae_tabletop.ui.closer import Closer
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Hotspot
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.people import Person

FAE_WORDS = "Holds cards at small tables. May be Heir, but never acts, talks, claims or wins."


def closer(view: View, people: Sequence[Person], spot: Hotspot) -> Closer | None:
    """Return what shows the thing behind a hotspot; None for things without a picture."""
    kind, _, key = spot.id.partition(":")
    if kind in ("hand", "up", "card"):
        card = named(key.rpartition(":")[2])
        told = "" if spot.tip is None else spot.tip.body
        return None if card is None else card_closer(view, card, told)
    if kind == "token":
        token = next((one for one in TOKENS if one == key), None)
        if token is not None:
            return Closer(NAMES[token], TIPS[token], 1.0, partial(draw_token_large, token=token))
    if kind == "seat" and key.isdigit():
        person = people[int(key)]
        words = "\n\n".join(filter(None, (person.line, person.level, person.dials)))
        return Closer(person.name, words, 1.0, partial(draw_picture, picture=person.portrait or GUEST))
    if kind == "fae":
        name = next((told for fae, told in FAE_NAMES.items() if fae == key), None)
        if name is not None:
            return Closer(name, FAE_WORDS, 1.0, partial(draw_picture, picture=f"faekin/{key}"))
    return None


def named(key: str) -> CardId | None:
    """Return the card of that id, or None."""
    return next((card for card in IDS if card == key), None)


def card_closer(view: View, card: CardId, told: str = "") -> Closer:
    """Return a card at full size with what it does in a duel; ``told`` is what this one has told."""
    parts = (duels_words(card, view.jokers), told)
    words = "\n\n".join(filter(None, parts))
    return Closer(card_name(card), words, CARD_SHAPE, partial(draw_card_large, card=card))


def duels_words(card: CardId, jokers: bool) -> str:
    """Return what a card beats and loses to, whatever the season."""
    rank = RANK[NUMBER[card]]
    if not rank:
        return "In a duel it beats Jack to Ace and loses to 1 to 10. It belongs to no Court and is nobody’s identity."
    beats = "nothing" if rank == 1 else rank_name(1) if rank == 2 else f"1 to {rank_name(rank - 1)}"
    above = (
        rank_name(ACE)
        if rank == ACE - 1
        else f"{rank_name(rank + 1)} to {rank_name(ACE)}"
        if rank < ACE
        else ""
    )
    loses = above or "nothing"
    if jokers and rank < JACK:
        beats = f"{beats} and the Jokers" if rank > 1 else "the Jokers"
    elif jokers:
        loses = f"{above} and the Jokers" if above else "the Jokers"
    return f"In a duel it beats {beats} and loses to {loses}; the season makes no difference."


def draw_card_large(page: Page, box: Box, card: CardId) -> None:
    """Draw a card at full size."""
    draw_card(page, card, box)


def draw_token_large(page: Page, box: Box, token: str) -> None:
    """Draw a token at full size."""
    draw_token(page, TOKENS[0] if token == "crown" else TOKENS[1], box)


def draw_picture(page: Page, box: Box, picture: str) -> None:
    """Draw a portrait at full size."""
    page.image(picture, box)
