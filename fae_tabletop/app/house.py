"""What all matches of one run share, and what the profile keeps of a match when it is over."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import NamedTuple, Protocol

from fae_tabletop.app import catalog
from fae_tabletop.app.errors import Problems
from fae_tabletop.content.paths import UserFolder
from fae_tabletop.core.codec import Codec
from fae_tabletop.core.game import Clock, Command, Seat
from fae_tabletop.core.log import Header
from fae_tabletop.table.bots import Decision
from fae_tabletop.table.exchange import IMPORTED
from fae_tabletop.table.library import Facts, Saved, shelf
from fae_tabletop.table.profile import Profile, Result
from fae_tabletop.table.table import HUMAN
from fae_tabletop.table.wire import Question

BOT = "bot-"
"""What stands before the level where a match file says who sits in a seat."""


class Thinker(Protocol):
    """The bot process as a session needs it; see ``table.bots.Bots``."""

    @property
    def asked(self) -> Question | None: ...

    def ask(self, question: Question, legal: tuple[Command, ...], codec: Codec) -> None: ...
    def poll(self) -> Decision | None: ...
    def move_now(self) -> None: ...
    def forget(self) -> None: ...


class House(NamedTuple):
    """What all matches of one run share: folder, profile, bot process, problem files, date and clock."""

    folder: UserFolder
    profile: Profile
    bots: Thinker
    problems: Problems
    today: Callable[[], date]
    clock: Clock

    def shelf(self) -> list[Saved]:
        """Return all saved matches, the one changed last first."""
        try:
            folder = self.folder.matches
        except OSError:
            return []
        found = shelf(folder, catalog.RULES, self.profile)
        for saved in found:
            self._reward(saved)
        return found

    def _reward(self, saved: Saved) -> None:
        """Count a finished match that the profile does not know, as after the profile was lost."""
        facts = saved.facts
        if saved.path.name.startswith(IMPORTED):
            return
        if facts.standing == "over" and facts.returns is not None and HUMAN in facts.seats:
            person = facts.seats.index(HUMAN)
            self.profile.record(
                begun(saved.path, facts, person)._replace(
                    outcome=outcome_of(facts.returns[person]),
                    why=facts.ended,
                    length=facts.length,
                    undone=facts.undone,
                    turns=facts.turns or 0,
                )
            )


def outcome_of(returned: float) -> str:
    """Return what a match has returned to the person in a word: won, lost or drawn."""
    return "won" if returned == 1 else "lost" if returned == 0 else "drawn"


def identity_of(path: Path, seed: int) -> str:
    """Return what tells this match from all others, also from one in a later file of the same name."""
    name = path.name.encode(errors="backslashreplace").decode()
    return f"{name}#{seed}"


def begun(path: Path, match: Header | Facts, person: Seat) -> Result:
    """Return what the profile keeps of the match at ``path`` that is known from its beginning."""
    rivals = tuple(
        (match.names[seat] if seat < len(match.names) else "", who.removeprefix(BOT))
        for seat, who in enumerate(match.seats)
        if seat != person
    )
    level = rivals[0][1] if rivals else ""
    return Result(
        identity_of(path, match.seed), match.game, level, "", "", 0, False, match.started, rivals=rivals
    )
