"""What decisions rested on: the real terms, the thought of the bot draw for draw, and words for all of it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from fae_tabletop.core.cast import CAST
from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Budget, Command
from fae_tabletop.games.enemies_and_lovers import study as studying
from fae_tabletop.games.enemies_and_lovers.bot import CHARACTERS, LEVELS, EnemiesBot, Thought
from fae_tabletop.games.enemies_and_lovers.decision import (
    TERMS,
    WINS,
    Decision,
    came_of,
    command_told,
    falls_short,
    how,
    knew,
    of_hundred,
    terms_told,
)
from fae_tabletop.games.enemies_and_lovers.deduction import crown
from fae_tabletop.games.enemies_and_lovers.judgement import PLAIN, Manner
from fae_tabletop.games.enemies_and_lovers.policy import SURE, appraise
from fae_tabletop.games.enemies_and_lovers.public import View
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS as GAME
from fae_tabletop.games.enemies_and_lovers.state import State
from fae_tabletop.games.enemies_and_lovers.study import DIALS, SLICE, dangers, study, terms
from tests.rules.enemies_and_lovers.histories import NAMES, history

WILD = CAST["Grumm"]
FEW = {
    name: level._replace(
        iterations=min(24, level.iterations),
        crowd=level.crowd and level.crowd._replace(iterations=min(24, level.crowd.iterations)),
    )
    for name, level in LEVELS.items()
}
"""The levels with shorter thoughts, which take the same ways."""


@cache
def choices(seats: int = 3, seed: int = 4) -> tuple[tuple[State, View, tuple[Command, ...]], ...]:
    """Return the moments of a match at which somebody had a choice."""
    found = []
    for state in history(seats, seed):
        for seat in GAME.waiting(state):
            commands = GAME.commands(state, seat)
            if len(commands) > 1:
                found.append((state, GAME.view(state, seat), commands))
    return tuple(found)


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studying, "ONCE_MORE", 24)
    for name, level in FEW.items():
        monkeypatch.setitem(LEVELS, name, level)


def thoughts(view: View, level: str, seed: int = 7, name: str = "") -> Iterator[Decision]:
    bot = CHARACTERS.get(name, EnemiesBot())
    made = bot.decide(view, level, Budget(), Dice(seed), None)
    assert made is not None
    yield from study(view, level, CAST.get(name), seed, made)


def last(view: View, level: str, seed: int = 7, name: str = "") -> Decision:
    *_, found = thoughts(view, level, seed, name)
    return found


@pytest.mark.parametrize("manner", [PLAIN, Manner(0.3, 6.0, 0.0, 2.0, (0.4, -0.2, 0.9, 0.0), 0.7, 0.6)])
def test_the_terms_add_up_to_how_an_option_looks(manner: Manner) -> None:
    for state, view, commands in choices()[::3]:
        looks = appraise(state, view.seat, commands, manner)
        for found, look in zip(terms(state, view.seat, commands, manner), looks, strict=True):
            assert sum(worth for _, worth in found) == pytest.approx(look)
            assert {name for name, _ in found} <= set(TERMS)
        assert sum(dangers(state, view.seat, manner)) == pytest.approx(1.0)


def test_every_dial_of_a_manner_has_a_term() -> None:
    assert set(DIALS) == set(Manner._fields)
    assert set(TERMS) == {"own", "draw", *DIALS}


@pytest.mark.parametrize("level", ["novice", "easy", "medium", "hard", "expert"])
@pytest.mark.parametrize("name", ["", "Grumm", "Lady Vesper"])
def test_a_bot_is_thought_through_again_draw_for_draw(level: str, name: str) -> None:
    ways = set()
    for _, view, _ in choices()[:: 5 if FEW[level].iterations else 2]:
        found = last(view, level, name=name)
        assert found.again == found.made, "the same dice lead to the same end"
        assert found.done
        ways.add(found.way)
    assert ways <= {"glance", "sure", "search"}
    assert ("search" in ways) == bool(FEW[level].iterations)


def test_a_thought_is_told_a_slice_at_a_time() -> None:
    views = [view for _, view, commands in choices() if len(commands) > 4]
    found = next(told for view in views if len(told := [*thoughts(view, "hard")]) > 2)
    looked = [one.worlds for one in found]
    assert looked[0] == 0
    assert looked[1] == SLICE
    assert looked[-1] == found[-1].wanted
    assert all(one.again is None for one in found[:-1])
    shares = [move.share for move in found[-1].moves]
    assert sum(share or 0.0 for share in shares) == pytest.approx(1.0)
    tried = came_of(found[-1], found[-1].moves[0], NAMES)
    assert tried.startswith(f"{NAMES[found[-1].seat]} wins ")
    assert tried.endswith(" of 100")
    assert [came_of(found[0], move, NAMES) for move in found[0].moves] == [""] * len(found[0].moves)
    assert f"{SLICE} of {found[-1].wanted} games that could follow: not done yet" in how(
        found[1], NAMES, careful=False
    )


def test_a_win_at_hand_is_told_so() -> None:
    wins = [
        view
        for state, view, commands in (*choices(3, 4), *choices(2, 1), *choices(4, 2))
        if max(appraise(state, view.seat, commands)) >= SURE
    ]
    found = last(wins[0], "expert")
    assert found.way == "sure"
    assert terms_told(found.shown[0]) == ()
    assert came_of(found, found.shown[0], NAMES) == WINS
    assert "A win was at hand" in how(found, NAMES, careful=False)


def test_who_weighs_nothing_is_judged_as_a_careful_player() -> None:
    view = choices()[0][1]
    made = GAME.commands(choices()[0][0], view.seat)[-1]
    *_, found = study(view, "random", None, 3, made)
    assert found.way == "blind"
    assert "careful player’s" in how(found, NAMES, careful=False)


def test_a_person_is_compared_with_a_careful_player() -> None:
    told = set()
    for number, (state, view, commands) in enumerate(choices()[::4]):
        # Now and then what looks worst was done.
        looks = appraise(state, view.seat, commands)
        made = commands[looks.index(min(looks))] if number % 2 else commands[-1]
        *_, found = study(view, "expert", None, 3, made, judged=True)
        names = ["You" if seat == view.seat else name for seat, name in enumerate(NAMES)]
        words = how(found, names, careful=True)
        told |= {part for part in ("finds nothing better", "prefers “") if part in words}
        assert found.shown[0].command == made, "what was done comes first"
        assert len(found.shown) <= 4
        assert (falls_short(found) > 0) == ("finds nothing better" not in words and found.way != "forced")
        if found.way == "search":
            assert found.shown[0].expected is not None, "it is tried out whatever it looks like"
            assert found.done
            wins = {one.command: of_hundred(one.expected) for one in found.moves if one.expected is not None}
            assert found.again is not None
            assert wins[found.again] >= wins[made], "nothing is preferred that wins less"
    assert told == {"finds nothing better", "prefers “"}


def test_what_was_known_and_every_option_has_words() -> None:
    kinds, told = set(), set()
    for seats, seed in ((2, 3), (3, 4), (4, 5), (4, 6)):
        for _, view, commands in choices(seats, seed):
            found = Decision(view, commands[0], "glance", crown(view), (), ())
            known = knew(found, NAMES)
            assert known.count(NAMES[view.seat]) == 1, known
            words = [command_told(found, command, NAMES) for command in commands]
            assert all(words)
            kinds |= {type(command).__name__ for command in commands}
            told.add(known.split(" ", 1)[1].split(" ", 2)[0])
    assert {
        "Place",
        "Play",
        "EndTurn",
        "Interrupt",
        "Pass",
        "AimAtCourt",
        "AimAtHand",
        "Keep",
        "Give",
    } <= kinds
    assert {"could", "chose", "looked", "had"} <= told


def test_nothing_that_the_mover_could_not_know_is_told() -> None:
    """The terms of a seat are the same in every world that it cannot tell from the real one."""
    for _, view, commands in choices()[::9]:
        thought = Thought(view, LEVELS["easy"], WILD, Budget(), Dice(1), None)
        worlds = [thought.world(Dice(seed)) for seed in (1, 2)]
        one, other = (terms(world, view.seat, commands, thought.manner) for world in worlds)
        public = [
            number
            for number, command in enumerate(commands)
            if type(command).__name__ in ("Place", "EndTurn", "Pass")
        ]
        assert [one[number] for number in public] == [other[number] for number in public]
