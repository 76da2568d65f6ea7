"""The players of FaeKin: legal at every table, honest, and every game of theirs ends."""

from __future__ import annotations

from typing import Any

import pytest

from fae_tabletop.app.catalog import CATALOG
from fae_tabletop.app.playing import Plan, play
from fae_tabletop.core.cast import CAST
from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Budget, Resign
from fae_tabletop.games.faekin import choosing
from fae_tabletop.games.faekin.belief import believed
from fae_tabletop.games.faekin.bot import BOT, LEVELS, in_character
from fae_tabletop.games.faekin.commands import Answer, Claim, Duel, LockIn, MoveToken
from fae_tabletop.games.faekin.public import FaekinSetup
from fae_tabletop.games.faekin.rules import FAEKIN
from fae_tabletop.games.faekin.secrecy import hide
from tests.rules.faekin.tables import after, duel, table

QUICK = Budget(iterations=25)


def decided(state: Any, seat: int, level: str = "expert", seed: int = 1) -> Any:
    return BOT.decide(FAEKIN.view(state, seat), level, QUICK, Dice(seed), None)


@pytest.mark.parametrize(
    ("level", "seats", "jokers"),
    [*((level, 4, True) for level in LEVELS), ("hard", 2, False), ("expert", 9, True), ("random", 9, False)],
)
def test_games_of_bots_end_without_a_fault(level: str, seats: int, jokers: bool) -> None:
    plan = Plan("faekin", FaekinSetup(seats, jokers), (level,) * seats, QUICK, 5)
    played = [play((plan, number)) for number in range(1 + (seats < 9))]
    assert not any(game.error for game in played)
    assert all(game.returns is not None for game in played)


def test_f15_a_bot_dares_more_from_round_to_round_and_at_last_anything() -> None:
    dared = [choosing.daring(LEVELS["expert"].threshold, duels) for duels in range(70)]
    assert dared == sorted(dared, reverse=True)
    assert dared[0] == LEVELS["expert"].threshold
    assert dared[60] == 0


def test_a_claim_that_is_certain_is_made_placed_and_locked_in() -> None:
    state = table(
        ("S8 W3 SK", "WQ S2 W10", "SA W4 S5", "WK S9 W7"),
        revealed={
            str(seat): hand for seat, hand in enumerate(("S8 W3 SK", "WQ S2 W10", "SA W4 S5", "WK S9 W7"))
        },
    )
    said = []
    for _ in range(4):
        command = decided(state, 1)
        said.append(command)
        state = after(state, (1, command))
    assert said == [Claim(), MoveToken("crown", 3), MoveToken("dagger", 2), LockIn()]
    assert (state.why, state.winners) == ("claimant_court", (1, 3))


def test_whoever_knows_too_little_duels_on() -> None:
    state = table()
    said = [decided(state, seat, seed=3) for seat in range(4)]
    assert not any(isinstance(command, Claim | Answer) for command in said)
    assert not any(isinstance(command, Duel) for command in said[1:])
    assert isinstance(decided(state, 0, "flat"), Duel)
    assert decided(state, 1, "flat") is None
    open_duel = after(state, (0, Duel(1, "S8")))
    assert decided(open_duel, 2) is None
    assert decided(open_duel, 1).card in ("WQ", "S2", "W10")


def test_an_expert_challenges_whoever_it_can_learn_from() -> None:
    # Seats 1 and 3 lie open: only seat 2 has something to tell.
    state = table(revealed={"1": "WQ S2 W10", "3": "WK S9 W7"})
    for seed in range(5):
        command = decided(state, 0, "expert", seed)
        assert not isinstance(command, Duel) or command.target == 2
    view = hide(state, 0)
    belief = believed(view, Dice(1), 200)
    worth = [choosing.insight(view, belief, place) for place in (1, 2, 3)]
    assert worth[1] > worth[0] == pytest.approx(belief.best()[1])


def test_a_bot_that_is_asked_twice_says_the_same() -> None:
    state = duel(table(), 1, "S8", "WQ")
    assert decided(state, 1, seed=4) == decided(state, 1, seed=4)
    with pytest.raises(ValueError, match="god"):
        decided(state, 1, "god")
    assert decided(after(state, (1, Resign())), 0) is None


def test_the_cast_differs_in_manners_and_never_in_what_it_knows() -> None:
    level = LEVELS["hard"]
    bold, careful = in_character(level, CAST["Pim"]), in_character(level, CAST["Mossback"])
    assert bold.threshold < level.threshold < careful.threshold
    assert bold.manners is not None
    assert careful.manners is not None
    assert bold.manners.lying > careful.manners.lying == 0
    assert careful.manners.evading > bold.manners.evading
    assert careful.memory is None
    assert bold.memory is not None
    assert bold.manners.forgiving > careful.manners.forgiving > 0
    grim, kind = in_character(level, CAST["Grumm"]), bold
    assert (grim.trust or 0) < (level.trust or 0) < (kind.trust or 0)
    forgetful = in_character(LEVELS["easy"], CAST["Grumm"]).memory
    assert forgetful is not None
    assert forgetful < (LEVELS["easy"].memory or 0)
    plan = Plan("faekin", FaekinSetup(4), ("easy@Ashkar", "easy@Grumm", "easy", "easy@Pim"), QUICK, 5)
    assert not play((plan, 0)).error


def test_levels_for_people_are_there() -> None:
    entry = CATALOG["faekin"]
    assert {"random", "flat", "novice", "easy", "medium", "hard", "expert"} == set(entry.levels)
    assert all(level.sentence and level.detail and level.seconds > 0 for level in entry.levels.values())
