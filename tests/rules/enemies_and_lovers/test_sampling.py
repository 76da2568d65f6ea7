"""Drawing a command is drawing from the list of them, and no reason stands against what is listed."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress

import pytest

from fae_tabletop.core.dice import MULTIPLIER, Dice
from fae_tabletop.core.game import Command, Seat
from fae_tabletop.games.enemies_and_lovers import moves
from fae_tabletop.games.enemies_and_lovers.listing import listed
from fae_tabletop.games.enemies_and_lovers.public import EnemiesSetup, HouseRules
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS
from fae_tabletop.games.enemies_and_lovers.sampling import drawn
from fae_tabletop.games.enemies_and_lovers.secrecy import hide
from fae_tabletop.games.enemies_and_lovers.state import State
from fae_tabletop.search.ismcts import Guide, Report, Search, uniform_playout


class Redrawn(Exception):
    """The cell held no legal command."""


class LoadedDice(Dice):
    """Dice that fall on ``number``, once; ``count`` tells among how many numbers they were thrown."""

    def __init__(self, number: int) -> None:
        self.thrown = False
        super().__init__(0)
        self.thrown = False
        self.number = number
        self.count = 1

    @property
    def word(self) -> Fall:
        """A word that comes through the arithmetic of a draw as the number it shall fall on."""
        if self.thrown:
            raise Redrawn
        return Fall(self)

    @word.setter
    def word(self, word: int) -> None:
        self.thrown = True


class Fall(int):
    """The word of loaded dice: whatever it is mixed with, times a count it is their number."""

    def __new__(cls, dice: LoadedDice) -> Fall:
        return super().__new__(cls, 0)

    def __init__(self, dice: LoadedDice) -> None:
        self.dice = dice

    def __mul__(self, count: int) -> int:
        if count == MULTIPLIER:
            return self
        self.dice.count = count
        return self.dice.number << 48

    def __add__(self, other: int) -> Fall:
        return self

    def __and__(self, other: int) -> Fall:
        return self


def outcomes(state: State, seat: Seat) -> list[Command]:
    """Return what every number that the dice can show draws, the empty cells left out."""
    found, number, count = [], 0, 1
    while number < count:
        dice = LoadedDice(number)
        with suppress(Redrawn):
            found.append(drawn(state, seat, dice))
        number, count = number + 1, dice.count
    return found


@pytest.mark.parametrize("rules", [HouseRules(), HouseRules(mortal_own_turn=False, oak_target_only=True)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_legal_command_is_drawn_by_exactly_one_number(seats: int, rules: HouseRules) -> None:
    dice, checked = Dice(seats), 0
    state = ENEMIES_AND_LOVERS.start(EnemiesSetup(seats, rules), seats).state.copy()
    for seed in range(1, 6):
        while state.why is None:
            (seat,) = ENEMIES_AND_LOVERS.waiting(state)
            found = outcomes(state, seat)
            assert Counter(found) == Counter(listed(state, seat))
            ENEMIES_AND_LOVERS.advance(state, seat, dice.choice(found), None)
            checked += 1
        state = ENEMIES_AND_LOVERS.start(EnemiesSetup(seats, rules), seed).state.copy()
    assert checked > 1000


def test_a_game_played_out_is_the_game_that_sample_draws() -> None:
    state = ENEMIES_AND_LOVERS.start(EnemiesSetup(3), 5).state
    for seed in range(4):
        played, drawn_one_by_one = state.copy(), state.copy()
        dice, same = Dice(seed), Dice(seed)
        result = ENEMIES_AND_LOVERS.play_out(played, dice)
        assert result == uniform_playout(ENEMIES_AND_LOVERS, drawn_one_by_one, same)
        assert dice.word == same.word
        assert ENEMIES_AND_LOVERS.facts(played) == ENEMIES_AND_LOVERS.facts(drawn_one_by_one)


def test_a_search_finds_the_same_whichever_way_its_games_are_played_out() -> None:
    view = hide(ENEMIES_AND_LOVERS.start(EnemiesSetup(2), 5).state, 0)

    def found(guide: Guide[State] | None) -> Report:
        search = Search(
            ENEMIES_AND_LOVERS, 0, lambda dice: ENEMIES_AND_LOVERS.imagine(view, dice), Dice(4), guide
        )
        search.run(40)
        return search.report()

    one_by_one = Guide[State](finish=lambda state, dice: uniform_playout(ENEMIES_AND_LOVERS, state, dice))
    assert found(None) == found(one_by_one)


@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_that_is_listed_is_refused(seats: int) -> None:
    dice = Dice(seats)
    state = ENEMIES_AND_LOVERS.start(EnemiesSetup(seats), 6).state
    while state.why is None:
        for seat in range(seats):
            view = hide(state, seat, log=False)
            assert [moves.refusal(view, command) for command in listed(state, seat)].count(None) == len(
                listed(state, seat)
            )
        state = ENEMIES_AND_LOVERS.apply(state, *ENEMIES_AND_LOVERS.sample(state, dice)).state
