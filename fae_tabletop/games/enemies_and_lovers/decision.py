"""What a decision rested on, told once the match is over: what could be known, and what each option weighed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fae_tabletop.core.game import Command, Seat
from fae_tabletop.games.enemies_and_lovers import commands as c
from fae_tabletop.games.enemies_and_lovers.cards import NAMES, CardId
from fae_tabletop.games.enemies_and_lovers.courts import slot_of, types_in
from fae_tabletop.games.enemies_and_lovers.deduction import Crown
from fae_tabletop.games.enemies_and_lovers.public import View
from fae_tabletop.games.enemies_and_lovers.words import lacks_told, listed
from fae_tabletop.search.retold import Way, how_told

TERMS: dict[str, str] = {
    "own": "What it brings",
    "draw": "The draw that is lost",
    "heed": "What it costs the others",
    "pull": "Grudge, mercy and suspicion",
    "thrift": "The card that is spent",
    "held": "The answer that is used up",
    "eager": "The Crown on the table",
    "daring": "Daring",
    "bluff": "A liking for pretence",
}
"""Every term of how an option looks, in the order in which they are told."""
ALSO_SHOWN = 3
"""How many of the options that were not taken are shown beside the one that was."""
LEAST = 0.05
"""A term smaller than this is not told: in tenths of a card it rounds to nothing."""
WINS = "Wins at once"
AS_GOOD = 3
"""An option that wins fewer than so many more of a hundred games is not called better: trying out cannot tell."""


class Weighed(NamedTuple):
    """An option, and what it weighed.

    ``terms`` hold name and worth of each term, about in cards drawn; ``looks`` is their sum, ``wins``
    tells that the option wins at once. ``share`` is the part of the thought that went into it, ``expected`` its
    expected share of the game, both 0 to 1 and None where nothing was looked ahead.
    """

    command: Command
    looks: float
    terms: tuple[tuple[str, float], ...]
    wins: bool
    share: float | None
    expected: float | None


class Decision(NamedTuple):
    """One decision. ``view`` is all that the mover knew, ``made`` what it did then.

    ``crown`` is where it held the Crown to be, by what it kept in mind; ``danger`` how dangerous each seat looked to
    it, adding up to 1. ``moves`` are all options, the best first; ``worlds`` of ``wanted`` imagined games were played
    so far, and ``again`` is what the same thought leads to, once it is done.
    """

    view: View
    made: Command
    way: Way
    crown: Crown
    danger: tuple[float, ...]
    moves: tuple[Weighed, ...]
    worlds: int = 0
    wanted: int = 0
    again: Command | None = None

    @property
    def turn(self) -> int:
        """The turn, from 1."""
        return self.view.turns + 1

    @property
    def seat(self) -> Seat:
        """Who decided."""
        return self.view.seat

    @property
    def done(self) -> bool:
        """Whether nothing more will be found."""
        return self.worlds >= self.wanted

    @property
    def shown(self) -> tuple[Weighed, ...]:
        """The option that was taken, then the one that comes out now, then the best of the others."""
        made = [one for one in self.moves if one.command == self.made]
        others = [one for one in self.moves if one.command != self.made]
        others.sort(key=lambda one: one.command != self.again)
        return (*made, *others[:ALSO_SHOWN])


def knew(decision: Decision, names: Sequence[str]) -> str:
    """Return what was asked, what the mover held, and what its Court lacked; ``names`` are by seat."""
    view = decision.view
    you = names[view.seat] == "You"
    it, its = ("You", "Your") if you else ("It", "Its")
    held = (
        f"{it} held {listed([NAMES[card] for card in view.hand])}" if view.hand else f"{its} hand was empty"
    )
    lacked = lacks_told(types_in(view))
    return f"{_occasion(view, names)} {held}, and {its.lower()} Court lacked {lacked}."


def _occasion(view: View, names: Sequence[str]) -> str:
    """Return in a sentence what had to be decided."""
    who, pending = names[view.seat], view.pending
    if pending is None:
        if view.step == "place":
            return f"{who} could place a card, play one, or leave it at that."
        return f"{who} could play a card, or leave it at that."
    card = NAMES[pending.card]
    match pending.kind:
        case "respond":
            attack = view.attack
            if attack is None:
                return f"{who} could answer {card}."
            it = "you" if who == "You" else "it"
            by, at = (it if seat == view.seat else _whom(names, seat) for seat in (attack.by, attack.at))
            return f"{who} could answer {card}, aimed at {at} by {by}."
        case "choose":
            at = "somebody" if pending.at is None else _whom(names, pending.at)
            return f"{who} chose a card of {_whose(at)} for {card}."
        case "discard":
            return f"{who} had to discard for {card}."
        case "give":
            return f"{who} had to give a card away for {card}."
        case "keep_one":
            looked = listed([NAMES[one] for one in view.looking])
            return f"{who} looked at {looked}, and could keep one."
        case "take":
            return f"{who} took a card out of the discard pile, for {card}."
        case "mayhem_keep":
            return f"{who} could keep one thing of the Court from {card}."
        case "seat_shields":
            return f"{who} could lay the Shields anew after {card}."


def _whom(names: Sequence[str], seat: Seat) -> str:
    return "you" if names[seat] == "You" else names[seat]


def _whose(whom: str) -> str:
    return "yours" if whom == "you" else f"{whom}’s"


def command_told(decision: Decision, command: Command, names: Sequence[str]) -> str:
    """Return a command in a few words, as far as the mover knew what it points at; ``names`` are by seat."""
    view = decision.view
    match command:
        case c.Place(card=card, to=to, slot=slot) | c.Mortal(card=card, to=to, slot=slot):
            told = f"Place {NAMES[card]}"
            if to != "new":
                told = f"{told} {'on' if to == 'on' else 'beneath'} {_lying(view, view.seat, slot, to == 'under')}"
            return f"{told}, with Heather" if isinstance(command, c.Mortal) else told
        case c.Remove(slot=slot, part=part):
            return f"Take {_lying(view, view.seat, slot, part == 'shield')} back"
        case c.Exchange(slot=slot, card=card, part=part):
            return f"Lay {NAMES[card]} in the place of {_lying(view, view.seat, slot, part == 'shield')}"
        case c.MoveShield(origin=origin, to=slot):
            return f"Move {_lying(view, view.seat, origin, True)} to {_lying(view, view.seat, slot)}"
        case c.Play(card=card, at=at):
            return f"Play {NAMES[card]}" if at is None else f"Play {NAMES[card]} on {_whom(names, at)}"
        case c.EndTurn():
            return "End the turn"
        case c.Interrupt(card=card):
            return f"Answer with {NAMES[card]}"
        case c.Pass():
            asked = view.pending is not None and view.pending.kind == "respond"
            return "Let it happen" if asked else "Leave it"
        case c.AimAtHand(card=None):
            return "A hidden card of the hand"
        case c.AimAtHand(card=str(card)):
            return f"{NAMES[card]}, open in the hand"
        case c.AimAtCourt(at=at, slot=slot, part=part):
            return f"Slot {slot}: {_lying(view, at, slot, part == 'shield')}"
        case c.Take(card=card):
            return f"Take {NAMES[card]}"
        case c.Give(card=card):
            return f"Give {NAMES[card]}"
        case c.Discard(card=card):
            return f"Discard {NAMES[card]}"
        case c.Keep(card=card):
            return f"Keep {NAMES[card]}"
        case c.Retain(slot=slot, part=part):
            return f"Keep {_lying(view, view.seat, slot, part == 'shield')}"
        case c.SeatShields(moves=moves):
            return _seated(view, moves)
    raise TypeError(f"{type(command).__name__} is no command of this game")


def _seated(view: View, moves: Sequence[tuple[int, int]]) -> str:
    told = [
        f"{_lying(view, view.seat, origin, True)} {f'on {_lying(view, view.seat, to)}' if to else 'alone'}"
        for origin, to in moves
    ]
    return f"Lay {listed(told)}"


def _lying(view: View, seat: Seat, number: int, shield: bool = False) -> str:
    """Return what lies in a slot, as far as the viewer knew."""
    slot = slot_of(view, seat, number)
    card: CardId | None = None
    if slot is not None:
        told = (fact.card for fact in view.facts if (fact.seat, fact.slot) == (seat, number))
        card = slot.shield if shield or not slot.filled else slot.card or next(told, None)
    return "a hidden card" if card is None else NAMES[card]


def terms_told(move: Weighed) -> tuple[tuple[str, float], ...]:
    """Return the terms of an option as words and in cards drawn; those that round to nothing are left out.

    A win at once has none: it is beyond weighing.
    """
    if move.wins:
        return ()
    worth = dict(move.terms)
    return tuple((words, worth[name]) for name, words in TERMS.items() if abs(worth.get(name, 0.0)) >= LEAST)


def came_of(decision: Decision, move: Weighed, names: Sequence[str]) -> str:
    """Return in words what trying an option out came to; ``names`` are by seat."""
    if move.wins:
        return WINS
    if move.share is None:
        return ""
    if move.expected is None:
        return "not tried out: others looked better at first sight"
    who = names[decision.seat]
    return f"{'you win' if who == 'You' else f'{who} wins'} {of_hundred(move.expected)} of 100"


def of_hundred(share: float) -> int:
    """Return how many of a hundred games that could follow are won; ``share`` is 0 to 1."""
    return round(100 * share)


def falls_short(decision: Decision) -> int:
    """Return how many of a hundred games what was done wins less than what a careful player prefers; 0 for none.

    A win at hand that was let go counts as all of them.
    """
    chosen = {one.command: one for one in decision.moves}
    made, best = chosen.get(decision.made), chosen.get(decision.again) if decision.again is not None else None
    if made is None or best is None or made is best or made.wins:
        return 0
    if best.wins:
        return 100
    if made.expected is None or best.expected is None:
        return 0
    short = of_hundred(best.expected) - of_hundred(made.expected)
    return short if short >= AS_GOOD else 0


def verdict(decision: Decision, names: Sequence[str], *, numbered: bool = False) -> str:
    """Return in a sentence how a careful player judges what the person did, once everything was tried out.

    ``numbered``: the options stand beside it with their numbers. ``names`` are by seat.
    """
    short = falls_short(decision)
    if not short:
        return "A careful player finds nothing better than what you did."
    assert decision.again is not None, "there is something better"
    place = next(n for n, one in enumerate(decision.shown, start=1) if one.command == decision.again)
    better = f"“{command_told(decision, decision.again, names)}”{f' (option {place})' if numbered else ''}"
    if decision.way == "sure":
        return f"You could have won at once: {better}."
    return f"A careful player prefers {better}: that wins {short} more of 100 games."


def how(decision: Decision, names: Sequence[str], careful: bool) -> str:
    """Return how the decision was taken, and how far the same thought leads to the same end.

    ``careful``: it is weighed for a person, as a careful player in that seat would have.
    """
    if careful and decision.way in ("search", "sure"):
        if not decision.done:
            return f"A careful player in your seat tries it out: {decision.worlds} of {decision.wanted} games so far."
        said = verdict(decision, names, numbered=True)
        if decision.way == "sure":
            return said
        return f"Tried out in {decision.worlds} games that could follow, by what you knew. {said}"
    found = (
        (number, one) for number, one in enumerate(decision.shown, start=1) if one.command == decision.again
    )
    best = next(
        (f"“{command_told(decision, one.command, names)}” (option {number})" for number, one in found), ""
    )
    told = how_told(
        decision.way, names[decision.seat], careful=careful, looked=decision.worlds, wanted=decision.wanted,
        worlds="games that could follow", same=decision.again == decision.made, best=best, what="option",
    )  # fmt: skip
    return f"{told} {BY_NATURE}" if _by_nature(decision) else told


BY_NATURE = "Another one wins as often or more: its nature tipped the scale."


def _by_nature(decision: Decision) -> bool:
    """Say whether a bot's thought led to something that does not win most, since its character likes it."""
    worth = {one.command: one.expected for one in decision.moves if one.expected is not None}
    if decision.again is None or not decision.done or decision.again not in worth:
        return False
    return of_hundred(max(worth.values())) - of_hundred(worth[decision.again]) >= AS_GOOD
