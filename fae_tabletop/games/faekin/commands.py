"""What a seat may do and say in FaeKin, and what it points at to say it."""

from __future__ import annotations

from typing import ClassVar

from fae_tabletop.core.game import Command, Ref, Seat
from fae_tabletop.games.faekin.cards import CardId, Holder
from fae_tabletop.games.faekin.talk import Count, Fact, Token, Topic


def holder_ref(holder: Holder) -> Ref:
    """Return the reference of a seat or of a fae."""
    return Ref("seat", str(holder)) if isinstance(holder, int) else Ref("fae", holder)


def token_ref(token: Token) -> Ref:
    """Return the reference of the Crown or the Dagger."""
    return Ref("token", token)


class Duel(Command, frozen=True, cache_hash=True):
    """Challenge ``target`` with ``card``, laid face down."""

    target: Holder
    card: CardId

    def picks(self) -> tuple[Ref, ...]:
        """Point at the card, then at the rival."""
        return (Ref("hand", self.card), holder_ref(self.target))


class Answer(Command, frozen=True, cache_hash=True):
    """Answer the challenge with ``card``."""

    card: CardId

    def picks(self) -> tuple[Ref, ...]:
        """Point at the card."""
        return (Ref("hand", self.card),)


class Claim(Command, frozen=True, cache_hash=True):
    """Touch the Crown and the Dagger: duelling ends, and this seat names the Heirs."""

    def picks(self) -> tuple[Ref, ...]:
        """Press the button."""
        return (Ref("button", "claim"),)


class MoveToken(Command, frozen=True, cache_hash=True):
    """Put the Crown or the Dagger before a seat or a fae; the Dagger also back into the middle (None)."""

    token: Token
    to: Holder | None

    def picks(self) -> tuple[Ref, ...]:
        """Point at the token, then at where it goes."""
        return (token_ref(self.token), Ref("middle", self.token) if self.to is None else holder_ref(self.to))


class LockIn(Command, frozen=True, cache_hash=True):
    """Let the claim stand: all cards are turned up."""

    def picks(self) -> tuple[Ref, ...]:
        """Press the button."""
        return (Ref("button", "lock-in"),)


class Say(Command, frozen=True, cache_hash=True):
    """State a fact to the whole table, ``to`` somebody in particular or to all (None).

    ``answers`` is the question that this answers.
    """

    idle: ClassVar[bool] = True
    fact: Fact
    to: Seat | None = None
    answers: Count | None = None


class Ask(Command, frozen=True, cache_hash=True):
    """Ask ``to`` about ``topic``; ``duel`` for what it played, ``statement`` for why it believes that."""

    idle: ClassVar[bool] = True
    to: Seat
    topic: Topic
    duel: Count | None = None
    statement: Count | None = None


CLAIM = Claim()
LOCK_IN = LockIn()
COMMANDS: tuple[type[Command], ...] = (Duel, Answer, Claim, MoveToken, LockIn, Say, Ask)
