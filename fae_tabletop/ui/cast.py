"""The rivals on the screen: what each is like, where a portrait lies, and what the levels are called."""

from __future__ import annotations

LONGEST_NAME = 32
"""Characters of a name that are shown; those of the cast are far shorter."""
GUEST = "cast/guest"
"""The picture of whoever sits at the screen, as a path below assets/."""
MOODS = ("smug", "worried", "exposed")
"""What a face can show besides its neutral look: the words at the end of a portrait's name."""
LINES: dict[str, str] = {
    "Thorn Wickham": "daring, and proud of it",
    "Lady Vesper": "forgets nothing",
    "Grumm": "bears a grudge",
    "Ashkar": "lies for the joy of it",
    "Old Quillon": "careful, and explains why",
    "Pim": "changes plan mid-sentence",
    "Mossback": "patient and kind",
    "Saffron": "friendly until betrayed",
}
"""What each of the cast is like, in a few words."""
LEVEL_WORDS = {"novice": "Novice", "easy": "Easy", "medium": "Medium", "hard": "Hard", "expert": "Expert"}


def level_word(level: str) -> str:
    """Return what a level is called; one without a word of its own keeps its name."""
    return LEVEL_WORDS.get(level, level)


def shown_name(name: str) -> str:
    """Return a player's name as it may stand on the screen: a file from elsewhere may hold anything."""
    kept = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if not kept:
        return "a bot"
    return kept if len(kept) <= LONGEST_NAME else f"{kept[: LONGEST_NAME - 1]}…"


def cast_id(name: str) -> str:
    """Return the file name of a rival's portrait, such as ``lady-vesper``."""
    return name.lower().replace(" ", "-")


def portrait(name: str, mood: str = "") -> str:
    """Return the picture of a rival in one of MOODS, as a path below assets/."""
    return in_mood(f"cast/{cast_id(name)}", mood)


def in_mood(picture: str, mood: str) -> str:
    """Return the picture of the same face in one of MOODS; anything else is the neutral face.

    Only the portraits of the cast and of the guest come in moods: any other picture stays as it is.
    """
    known = picture == GUEST or picture.removeprefix("cast/") in map(cast_id, LINES)
    return f"{picture}-{mood}" if known and mood in MOODS else picture
