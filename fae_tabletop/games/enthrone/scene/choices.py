"""What can be chosen before a game: board, rival, opening and house rules, and how it is told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from fae_tabletop.games.enthrone.board import Board
from fae_tabletop.games.enthrone.public import Opening

OPENINGS: tuple[tuple[Opening, str], ...] = (
    ("fist", "Guess the fist"),
    ("person", "I begin"),
    ("lot", "By lot"),
)
HOUSE_RULES: dict[str, tuple[str, str]] = {
    "adjourns": (
        "The court adjourns",
        "No capture for 120 turns, or one position four times: nobody wins.",
    ),
    "notes": ("First-game notes", "At most eight short notes, each when its piece first matters."),
    "confirm": (
        "Ask before risky moves",
        "When a capture may lose, complete your rival’s quarry or take your own heir.",
    ),
}
"""The switches as title and sentence."""
WAYS_TO_WIN = (
    ("crown", "Bring your hidden pawn onto the Regalia."),
    ("swords", "Capture the pawn that your rival hides behind."),
    ("check", "See all three pawns on your list captured, by whomever."),
    ("close", "Let your rival make the fourth capture and win nothing by it."),
)
"""Icon and sentence of each."""


class LevelWords(NamedTuple):
    """A level of the rival as it is told: its name, who plays it unless another is chosen, and what it can do."""

    name: str
    rival: str
    sentence: str
    detail: str


class BoardChoice(NamedTuple):
    """A board that can be chosen; title and sentence are markup, ``own`` marks one of the player's folder."""

    name: str
    title: str
    board: Board
    about: str = ""
    own: bool = False


class BoardOffer(NamedTuple):
    """The boards that can be chosen, the standard one first, and how many files of the player were refused."""

    boards: tuple[BoardChoice, ...]
    refused: int = 0

    @property
    def own(self) -> str:
        """How one's own boards are told of in few words."""
        count = sum(board.own for board in self.boards)
        words = "none yet" if not count else "1 board" if count == 1 else f"{count} boards"
        return f"{words}, {self.refused} refused" if self.refused else words


def extent(board: Board) -> str:
    """Return how large a board is, in words."""
    beds = len(board.florettes)
    roses = "no rose beds" if not beds else "1 rose bed" if beds == 1 else f"{beds} rose beds"
    return f"{len(board.spaces)} spaces, {roses}"


@dataclass(frozen=True, slots=True)
class NewGame:
    """What was chosen; ``seed`` None leaves the deal to chance.

    ``rival`` is one of the cast by name; empty for whoever plays the level first.
    """

    level: str = "easy"
    board: str = "lions_court"
    opening: Opening = "fist"
    adjourns: bool = True
    notes: bool = True
    confirm: bool = True
    seed: int | None = None
    rival: str = ""

    @property
    def variants(self) -> tuple[str, ...]:
        """The choice as the variants of the command line."""
        begins = ("person_starts",) if self.opening == "person" else ()
        return begins if self.adjourns else (*begins, "no_adjournment")


USUAL = NewGame()


def summary(choice: NewGame, record: str) -> tuple[str, ...]:
    """Return the choice in sentences; ``record`` is a line about earlier games and may be empty."""
    opening = {
        "fist": "Who begins: you guess which fist hides the King.",
        "person": "Who begins: you do.",
        "lot": "Who begins: the lot decides.",
    }[choice.opening]
    adjourn = "The court adjourns after 120 turns without a capture, or when one position stands four times."
    lines = [opening, adjourn if choice.adjourns else "The court never adjourns."]
    if choice.seed is not None:
        lines.append(f"The deal is number {choice.seed}.")
    if record:
        lines.append(record)
    return tuple(lines)
