"""The rulings of FaeKin in short sentences for people; numbers as in RULINGS.md. Plain data."""

from __future__ import annotations

RULINGS: dict[str, str] = {
    "F1": "Two to nine play. At tables of two and three Sorcha and Maeve hold cards as well, and nothing else.",
    "F2": "Every hand holds both Courts, or all is dealt anew; so nobody is without Summer, or without Winter.",
    "F3": "Nobody is a Joker: a deal in which somebody would be is thrown in.",
    "F4": "Each fae shows one card from the start, of the Court of which she has two or more; never an Ace.",
    "F5": "The first starter is drawn by lot; after that whoever sits clockwise of the last one starts.",
    "F6": "A loser that lies open already stays open; only its mark changes to the new winner.",
    "F7": "A Joker that wins has no season to tell, and is thereby known.",
    "F8": "Whoever is on turn must duel; a rival is always there.",
    "F9": "Between duels anybody may claim, and nobody has to be quick: the table asks you first.",
    "F10": "Crown and Dagger never stand before the same one.",
    "F11": "A claim may be talked over as long as you like; after each move of a token the others may speak.",
    "F12": "With nobody of the rival Court, leave the Dagger in the middle and crown the Heir: then all win.",
    "F13": "Leaving the Dagger is wrong as soon as anybody, a fae too, is of the rival Court.",
    "F14": "If a claim is wrong and only fae are of the rival Court, Sorcha and Maeve take the crown.",
    "F15": "Bots claim less and less certain as a round grows long; people are never hurried.",
    "F16": "Every winner has a point a round. First to five is an option; else you stop when you like.",
    "F17": "Whoever gives a round up has lost it; nobody wins it, and no points are given.",
    "F18": "First touch the tokens, then place them, then lock in; the Crown must stand.",
    "F19": "All hear what is said, and all of it may be false. Of a card only those may tell who were in that duel.",
}
"""Every ruling, by its number."""

RULINGS_AT: dict[str, tuple[str, ...]] = {
    "seat:": ("F8", "F6"),
    "fae:": ("F1", "F4", "F14"),
    "up:": ("F6", "F7"),
    "token:": ("F9", "F10", "F18"),
    "middle:": ("F12", "F13"),
    "hand:": ("F2", "F3"),
    "button:lock-in": ("F11", "F18"),
    "button:tell": ("F19",),
    "button:ask": ("F19",),
    "talk:": ("F19",),
    "button:go-on": ("F9",),
}
"""The rulings that concern what is under the pointer, by how its hotspot's id begins."""


def rulings_for(spot: str) -> tuple[tuple[str, str], ...]:
    """Return the rulings that concern a hotspot, as number and sentence; the longest beginning decides."""
    fitting = [begin for begin in RULINGS_AT if spot.startswith(begin)]
    numbers = RULINGS_AT[max(fitting, key=len)] if fitting else ()
    return tuple((number, RULINGS[number]) for number in numbers)
