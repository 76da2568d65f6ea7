"""A house for tests: a folder, a profile, and a thinker that answers at once, from this process."""

from collections.abc import Callable
from datetime import date
from pathlib import Path

from fae_tabletop.app.errors import Problems
from fae_tabletop.app.house import House
from fae_tabletop.app.session import Session
from fae_tabletop.content.paths import UserFolder
from fae_tabletop.core.codec import Codec
from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Command
from fae_tabletop.games.enthrone.setup import standard_setup
from fae_tabletop.table.bots import Decision
from fae_tabletop.table.profile import Profile
from fae_tabletop.table.wire import Question

Choice = Callable[[Question, tuple[Command, ...]], Command | None]


def any_of(question: Question, legal: tuple[Command, ...]) -> Command | None:
    # Whoever is only asked whether it wants to say anything has no listed command.
    return Dice(question.seed).choice(legal) if legal else None


class AtOnce:
    """Answers at the next poll, unless ``sleeping``."""

    def __init__(self, choice: Choice = any_of) -> None:
        self.choice = choice
        self.sleeping = False
        self.hurried = 0
        self.forgotten = 0
        self.questions: list[Question] = []
        self._open: tuple[Question, tuple[Command, ...]] | None = None

    @property
    def asked(self) -> Question | None:
        return None if self._open is None else self._open[0]

    def ask(self, question: Question, legal: tuple[Command, ...], codec: Codec) -> None:
        self.questions.append(question)
        self._open = (question, legal)

    def poll(self) -> Decision | None:
        if self._open is None or self.sleeping:
            return None
        question, legal = self._open
        self._open = None
        return Decision(question.ticket, question.seat, self.choice(question, legal), False)

    def move_now(self) -> None:
        self.hurried += 1

    def forget(self) -> None:
        self.forgotten += self._open is not None
        self._open = None


class TestClock:
    __test__ = False

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def house(folder: Path, bots: AtOnce | None = None) -> House:
    place = UserFolder(folder)
    return House(
        place,
        Profile(place.profile),
        bots or AtOnce(),
        Problems(lambda: place.logs),
        lambda: date(2026, 11, 30),
        TestClock(),
    )


def new_session(folder: Path, bots: AtOnce | None = None, seed: int = 5, person: int = 0) -> Session:
    return Session.new(house(folder, bots), "enthrone", standard_setup(), seed, "easy", person)


def play_to_the_end(session: Session, seed: int = 1) -> None:
    dice = Dice(seed)
    while not session.chair.over:
        session.update()
        if session.person in session.chair.waiting:
            session.chair.submit(dice.choice(session.chair.commands))
    session.update()
