"""In whole rounds every card of the deck fights, is lost and is somebody, and all that can be said and asked is."""

from __future__ import annotations

from fae_tabletop.app.playing import asked as asked_in_turn
from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Budget, Command
from fae_tabletop.games.faekin import moves
from fae_tabletop.games.faekin.bot import BOT
from fae_tabletop.games.faekin.cards import IDENTITY, IDS
from fae_tabletop.games.faekin.commands import Say
from fae_tabletop.games.faekin.events import Asked, Lost, Said, TurnedUp
from fae_tabletop.games.faekin.kinds import kind_of
from fae_tabletop.games.faekin.phrases import COMMON
from fae_tabletop.games.faekin.public import FaekinSetup, View
from fae_tabletop.games.faekin.rules import FAEKIN
from fae_tabletop.games.faekin.sayable import askable, sayable
from fae_tabletop.games.faekin.talk import Agree, Doubt, Evade
from tests.support.matches import Match

LEVELS = ("novice", "hard", "medium", "easy", "hard", "novice", "medium", "easy", "hard")
BOTS_SAY = {
    "own_court", "own_least", "own_most", "saw", "agree", "doubt", "evade", "deflect", "stand", "own_up",
    "crown", "crown_me", "dagger", "ask_court", "ask_height", "ask_played",
}  # fmt: skip
"""What bots say and ask of their own accord; all else they hear, and answer, from people."""
MOST = 80
"""Rounds after which whatever is left over is taken for missing."""


class Collector:
    """A person at a table of bots who says and asks whatever was not said or asked yet."""

    def __init__(self) -> None:
        self.by_bots: set[str] = set()
        self.by_person: set[str] = set()
        self.fought: set[str] = set()
        self.lost: set[str] = set()
        self.identities: set[str] = set()
        self.answered: set[str] = set()

    def play(self, seats: int, number: int) -> None:
        """Play a whole round and add up what was used; seat 0 is the person."""
        match, dice = Match(FAEKIN, FaekinSetup(seats, jokers=True), number), Dice(number)
        said_now = -1
        while waiting := FAEKIN.waiting(match.state):
            for seat in asked_in_turn(FAEKIN, match.state, waiting, seats):
                view = FAEKIN.view(match.state, seat)
                command = None
                if seat == 0 and said_now != len(match.state.duels):
                    said_now = len(match.state.duels)
                    command = self.wish(view, dice)
                if command is None:
                    command = BOT.decide(view, LEVELS[seat], Budget(12), dice.fork(len(match.steps)), None)
                if command is not None:
                    match.do(seat, command)
                    break
        self.count(match)

    def wish(self, view: View, dice: Dice) -> Command | None:
        """Return something new to say or ask, or else something that calls for an answer."""
        found: list[tuple[str, Command]] = []
        for fact in sayable(view).values():
            found.append((self.kind(view, Say(fact)), Say(fact)))
        for said in view.talk:
            if not isinstance(said, Said) or moves.addressee(view, said) != view.seat:
                continue
            if not moves.is_answered(view, said.number):
                replies = (
                    Say(one, said.seat, said.number)
                    for one in (Agree(said.number), Doubt(said.number), Evade())
                )
                found += [(self.kind(view, reply), reply) for reply in replies]
        found += [(f"ask_{ask.topic}", ask) for ask in askable(view).values()]
        new = [command for kind, command in found if kind not in self.by_person]
        return dice.choice(new) if new else None

    @staticmethod
    def kind(view: View, say: Say) -> str:
        """Return of which kind something would be."""
        return kind_of(
            view, Said(number=len(view.talk), seat=view.seat, fact=say.fact, to=say.to, answers=say.answers)
        )

    def count(self, match: Match) -> None:
        """Add up what was used in a round."""
        state = match.state
        view = FAEKIN.view(state, 0)
        for spoken in view.talk:
            (self.by_bots if spoken.seat else self.by_person).add(kind_of(view, spoken))
            if isinstance(spoken, Said) and spoken.seat and spoken.answers is not None:
                question = view.talk[spoken.answers]
                self.answered.add(question.topic if isinstance(question, Asked) else "accused")
        for _, _, attack, defence in state.duels:
            self.fought |= {IDS[attack], IDS[defence]}
        self.lost |= {event.card for event in view.log if isinstance(event, Lost | TurnedUp)}
        self.identities |= {IDS[IDENTITY[mask]] for mask in state.masks}


def test_every_card_fights_and_everything_is_said() -> None:
    found = Collector()
    deck: set[str] = set(IDS)
    # A Joker is nobody, and that the two beside the least card of a Court cancel out is too rare to wait for.
    nobody, lowest = {"X1", "X2"}, {"S1", "W1"}
    # Nothing beats an Ace but a Joker, which is as rare.
    aces = {"SA", "WA"}

    def missing() -> dict[str, set[str]]:
        return {
            "fought": deck - found.fought,
            "lost": deck - aces - found.lost,
            "identities": deck - nobody - lowest - found.identities,
            "said by bots": BOTS_SAY - found.by_bots,
            "said by a person": set(COMMON) - found.by_person,
            "answered": {"court", "height", "played", "crown", "why", "accused"} - found.answered,
        }

    for number in range(MOST):
        found.play((5, 3, 9, 2)[number % 4], number)
        if not any(missing().values()):
            break
    assert not any(missing().values()), missing()
