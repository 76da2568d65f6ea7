"""The players of FaeKin: random, flat, and five levels that differ in memory, belief and daring."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from fae_tabletop.core.cast import CAST, Character
from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Budget, Clock, Command, Seat, level_called
from fae_tabletop.games.faekin import choosing, talking
from fae_tabletop.games.faekin.belief import (
    SHYNESS,
    Belief,
    believed,
    dice_of,
    own_court,
    remembered,
    settled,
)
from fae_tabletop.games.faekin.cards import NUMBER, bits
from fae_tabletop.games.faekin.characters import kept, manners, threshold, trust
from fae_tabletop.games.faekin.commands import CLAIM, Answer, Duel, MoveToken
from fae_tabletop.games.faekin.deduction import silent
from fae_tabletop.games.faekin.events import TokenMoved
from fae_tabletop.games.faekin.listing import answers, token_moves
from fae_tabletop.games.faekin.moves import usable
from fae_tabletop.games.faekin.public import View, place_of
from fae_tabletop.games.faekin.talking import Manners
from fae_tabletop.games.faekin.weighing import TRUST, Heard, heard, listened

MOST_DEALS = 5000
"""Deals that are looked at, whatever the budget."""
HOPEFUL = 0.12
"""So much less sure than it must be to claim, a bot takes the trouble to look closer."""
IDLE_CLAIM = 12
"""Of so many occasions for each seat, the random player claims at one."""


class Level(NamedTuple):
    """One strength. ``sentence`` and ``detail`` are shown to people.

    ``iterations`` are the deals that are looked at, ``seconds`` the longest thought in the window. ``memory``
    counts the duels that are kept in mind (None: all), ``shyness`` is how readily others are taken to commit
    their identity (1: as any other card), ``threshold`` how sure it must be to claim, and ``seeks`` tells that
    it challenges whoever it can learn the most from. ``manners`` is how it talks (None: it keeps silent), and
    ``trust`` how much it believes others (None: it weighs no talk).
    ``plain`` tells that it does not ask why something was put as it was.
    ``closer`` is how many times as many deals it looks at where a claim is near (0: it does not).
    """

    name: str
    sentence: str
    detail: str
    iterations: int
    seconds: float
    memory: int | None
    shyness: float
    threshold: float
    seeks: bool = True
    manners: Manners | None = None
    trust: float | None = None
    plain: bool = False
    closer: int = 0


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level(
            "random", "Plays any legal card and claims now and then.",
            "It thinks about nothing and is there for tests.",
            iterations=0, seconds=1.0, memory=0, shyness=1.0, threshold=0.0, seeks=False,
        ),
        Level(
            "flat", "Deals the hidden cards anew many times and counts.",
            "It remembers every duel and reads nothing into what others played; it is there for tests.",
            iterations=100, seconds=1.0, memory=None, shyness=1.0, threshold=0.6, seeks=False,
        ),
        Level(
            "novice", "Duels whoever is there and claims on a hunch.",
            "It thinks of a few ways the cards may lie and keeps the last duel in mind. It never sees your cards.",
            iterations=10, seconds=1.0, memory=1, shyness=1.0, threshold=0.77, seeks=False,
            manners=Manners(0.3, 0.1, 0.0), trust=0.6, plain=True,
        ),
        Level(
            "easy", "Thinks about who might be the Heirs, and challenges anybody.",
            "It keeps the last four duels in mind. It never sees your cards.",
            iterations=60, seconds=1.0, memory=4, shyness=1.0, threshold=0.68, seeks=False,
            manners=Manners(0.3, 0.15, 0.1), trust=0.6, plain=True,
        ),
        Level(
            "medium", "Challenges and asks whoever it can learn the most from.",
            "It keeps the last twelve duels in mind, and asks itself why a card was played. It never sees your cards.",
            iterations=150, seconds=1.0, memory=12, shyness=SHYNESS, threshold=0.68,
            manners=Manners(probing=True), trust=TRUST, plain=True,
        ),
        Level(
            "hard", "Remembers every duel and claims when it is fairly sure.",
            "It weighs what every card that was played, every season and the wording of every statement tell. It never "
            "sees your cards.",
            iterations=200, seconds=1.2, memory=None, shyness=SHYNESS, threshold=0.74,
            manners=Manners(0.4, 0.25, 0.15, 0.5, probing=True), trust=TRUST, closer=2,
        ),
        Level(
            "expert", "Remembers every duel, and claims when it is sure enough.",
            "It weighs what every card, every season and the wording of every statement tell, in hundreds of deals, "
            "and in thousands before it claims, and gives little away itself. It never sees your cards.",
            iterations=400, seconds=1.4, memory=None, shyness=SHYNESS, threshold=0.75,
            manners=Manners(0.5, 0.2, 0.45, 0.1, probing=True), trust=TRUST, closer=4,
        ),
    )
}  # fmt: skip


class FaeKinBot:
    """Decides from a view alone; holds nothing between decisions."""

    def __init__(self, levels: Mapping[str, Level] = LEVELS, character: Character | None = None) -> None:
        """Play at any of ``levels``, by name, and as ``character`` (None: nobody in particular)."""
        self.levels = levels
        self.character = character

    def decide(
        self, view: View, level: str, budget: Budget, dice: Dice, clock: Clock | None
    ) -> Command | None:
        """Return a command; None when nobody waits for this seat and it keeps still.

        ``budget`` limits the deals that are looked at. Raises ValueError for an unknown level.
        """
        chosen = level_called(self.levels, level)
        if view.why is not None:
            return None
        if level == "random":
            return at_random(view, dice)
        if self.character is not None:
            chosen = in_character(chosen, self.character)
        return Thought(view, chosen, budget, dice).command()


def in_character(level: Level, character: Character) -> Level:
    """Return a level as somebody plays it."""
    return level._replace(
        memory=kept(character, level.memory),
        threshold=threshold(character, level.threshold),
        manners=None if level.manners is None else manners(character, level.manners),
        trust=None if level.trust is None else trust(character, level.trust),
    )


def at_random(view: View, dice: Dice) -> Command | None:
    """Return any command, a claim less often than all others."""
    waited = waits_for(view)
    may_claim = view.claimant is None and view.challenge is None
    if may_claim and not dice.below(IDLE_CLAIM * view.seats):
        return CLAIM
    if waited != view.seat:
        return None
    if view.claimant is not None:
        crown, dagger = (-1 if it is None else place_of(view.seats, it) for it in (view.crown, view.dagger))
        return dice.choice(token_moves(view.seats, crown, dagger))
    if view.challenge is not None:
        return dice.choice(answers(bits(NUMBER[card] for card in usable(view))))
    return Duel(dice.choice(choosing.targets(view)), dice.choice(usable(view)))


def waits_for(view: View) -> Seat:
    """Return the seat that a round which goes on cannot go on without."""
    if view.claimant is not None:
        return view.claimant
    return view.turn if view.challenge is None else view.challenge.target


class Thought:
    """One decision of one seat: what it keeps in mind, and what follows from that."""

    def __init__(self, view: View, level: Level, budget: Budget, dice: Dice) -> None:
        self.view, self.level, self.dice = view, level, dice
        self.court = own_court(view)
        self.samples = level.iterations if budget.iterations is None else min(MOST_DEALS, budget.iterations)

    def belief(self) -> Belief:
        """Return what the seat believes of the hidden hands."""
        belief = settled(self.view, self.level.memory, self.samples, self.level.shyness)
        if self.level.trust is None or not self.view.talk:
            return belief
        return heard(self.view, belief, self.level.trust, self.level.plain)

    def closely(self) -> Belief:
        """Return what the seat believes after it has thought again, about more deals; before and in a claim."""
        if not self.level.closer:
            return self.belief()
        return looked_closely(self.view, self.level, min(MOST_DEALS, self.samples * self.level.closer))

    def command(self) -> Command | None:
        """Return the command to give, or None to keep still."""
        view = self.view
        if view.claimant is not None:
            if view.claimant == view.seat:
                return self.said(None) or self.claiming()
            needed = self.level.manners is not None and not talking.has_spoken(view)
            return self.said(self.belief() if needed else None)
        if view.challenge is not None:
            if view.challenge.target != view.seat:
                return self.said(None)
            return Answer(choosing.card_to_play(view, self.dice))
        belief = self.belief()
        enough = choosing.daring(self.level.threshold, len(view.duels))
        if (
            belief.best()[1] >= enough - HOPEFUL * bool(self.level.closer)
            and self.closely().best()[1] >= enough
        ):
            return CLAIM
        said = self.said(belief)
        if said is not None or view.turn != view.seat:
            return said
        target = (
            choosing.rival(view, belief, self.dice)
            if self.level.seeks
            else self.dice.choice(choosing.targets(view))
        )
        return Duel(target, choosing.card_to_play(view, self.dice))

    def said(self, belief: Belief | None) -> Command | None:
        """Return what the seat has to say, or None."""
        if self.level.manners is None:
            return None
        return talking.remark(self.view, belief, self.level.manners, self.dice)

    def claiming(self) -> Command:
        """Return what to do with the tokens."""
        moved = [MoveToken(event.token, event.to) for event in self.view.log if isinstance(event, TokenMoved)]
        return choosing.token_move(self.view, self.court, self.closely(), moved)


@lru_cache(maxsize=16)
def looked_closely(view: View, level: Level, samples: int) -> Belief:
    """Return what a seat believes after a long thought; talk guides which deals it thinks of.

    The dice come from what the viewer knows and nothing else, as for every other belief.
    """
    words = Heard({}, []) if level.trust is None else listened(view, level.trust, level.plain)
    seen = silent(remembered(view, level.memory))
    return words.of_deals(believed(seen, dice_of(seen), samples, level.shyness, words.hands))


BOT = FaeKinBot()
CHARACTERS: dict[str, FaeKinBot] = {name: FaeKinBot(LEVELS, character) for name, character in CAST.items()}
"""The cast as players, by name."""
