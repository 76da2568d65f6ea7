"""Names of cards where there is little room: in short, and in two lines."""

from __future__ import annotations

from fae_tabletop.games.enemies_and_lovers.cards import NAMES, CardId


def short_name(card: CardId) -> str:
    """Return a card's name as it fits under a small card."""
    name = NAMES[card].removeprefix("The ").split(",")[0]
    return {
        "Crown of Elfhame": "The Crown",
        "Rath Roiben Rye": "Roiben",
        "Kaye Fierch": "Kaye",
        "Jack & Carter Gordon": "Jack & Carter",
    }.get(name, name)


def halves(name: str) -> list[str]:
    """Return a name of several words in two lines of about the same length."""
    words = name.split(" ")
    ways = [[" ".join(words[:cut]), " ".join(words[cut:])] for cut in range(1, len(words))]
    return min(ways, key=lambda lines: max(map(len, lines)))
