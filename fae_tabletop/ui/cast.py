"""The rivals on the screen: where a portrait lies, and what the levels are called."""

from __future__ import annotations

LEVEL_WORDS = {"novice": "Novice", "easy": "Easy", "medium": "Medium", "hard": "Hard", "expert": "Expert"}


def level_word(level: str) -> str:
    """Return what a level is called; one without a word of its own keeps its name."""
    return LEVEL_WORDS.get(level, level)


def cast_id(name: str) -> str:
    """Return the file name of a rival's portrait, such as ``lady-vesper``."""
    return name.lower().replace(" ", "-")


def portrait(name: str) -> str:
    """Return the picture of a rival, as a path below assets/."""
    return f"cast/{cast_id(name)}"
