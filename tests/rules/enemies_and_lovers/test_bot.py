"""The players of Enemies & Lovers: what they take, answer and never overlook."""

from __future__ import annotations

from math import inf

import pytest

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Budget, Command
from fae_tabletop.games.enemies_and_lovers.bot import BOT, LEVELS, Thought
from fae_tabletop.games.enemies_and_lovers.commands import AimAtCourt, Interrupt, Mortal, Pass, Place, Play
from fae_tabletop.games.enemies_and_lovers.policy import appraise
from fae_tabletop.games.enemies_and_lovers.public import EnemiesSetup
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS
from tests.rules.enemies_and_lovers.tables import Table

PEOPLE = ("novice", "easy", "medium", "hard", "expert")
THREE_PIECES = [("cardan", None), ("madoc", None), ("mentor", None)]
FEW = Budget(iterations=40)


def decided(table: Table, seat: int, level: str, seed: int = 1, budget: Budget = FEW) -> Command | None:
    """Return what a level does."""
    return BOT.decide(table.view(seat), level, budget, Dice(seed), None)


@pytest.mark.parametrize("level", PEOPLE)
def test_a_win_is_taken_at_once(level: str) -> None:
    table = Table([["orlagh", "the_crown_of_elfhame"], ["wren"]], [THREE_PIECES, []])
    assert decided(table, 0, level) == Place(0, "the_crown_of_elfhame")


@pytest.mark.parametrize("level", PEOPLE)
def test_heather_wins_out_of_turn(level: str) -> None:
    table = Table([["wren"], ["heather", "the_crown_of_elfhame"]], [[], THREE_PIECES])
    assert decided(table, 1, level) == Mortal(1, "the_crown_of_elfhame")


@pytest.mark.parametrize("level", PEOPLE)
def test_heather_is_held_while_she_does_not_win(level: str) -> None:
    table = Table([["wren"], ["heather", "oak"]], [[], [("mentor", None)]])
    assert decided(table, 1, level) is None


@pytest.mark.parametrize("level", PEOPLE[1:])
def test_a_swap_of_courts_is_answered_when_the_own_one_is_nearly_complete(level: str) -> None:
    table = Table([["everapple"], ["queen_of_mirth", "the_crown_of_elfhame"]], [[], THREE_PIECES])
    table.do(0, "play", card="everapple", target_seat=1)
    assert decided(table, 1, level) == Interrupt("queen_of_mirth")


@pytest.mark.parametrize("level", PEOPLE)
def test_a_spy_is_not_worth_a_trickster(level: str) -> None:
    table = Table([["grima_mog"], ["queen_of_mirth", "wren"]])
    table.do(0, "play", card="grima_mog", target_seat=1)
    assert decided(table, 1, level) == Pass()


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "expert"])
def test_the_crown_is_struck_where_it_lies_openly(level: str) -> None:
    court = [("oak", None), ("the_crown_of_elfhame", None), ("true_name", None)]
    table = Table(
        [["stabbed_in_the_back"], ["wren"]],
        [[], court],
        known=[{"viewer": 0, "card": "the_crown_of_elfhame"}],
    )
    table.do(0, "play", card="stabbed_in_the_back", target_seat=1).do(1, "pass")
    assert decided(table, 0, level) == AimAtCourt(1, 2)


def test_the_nearest_to_winning_is_the_first_to_be_attacked() -> None:
    """With nothing else to tell them apart, seat 2 with three pieces is struck, not 1 or 3."""
    hands = [["stabbed_in_the_back"], ["wren", "locke"], ["baphen", "grimsen"], ["orlagh", "the_bomb"]]
    table = Table(hands, [[], [], [("oak", None), ("nicasia", None), ("true_name", None)], []], step="play")
    plays = [Play("stabbed_in_the_back", seat) for seat in (1, 2, 3)]
    looks = appraise(table.state, 0, plays)
    assert looks[1] > looks[0]
    assert looks[1] > looks[2]


@pytest.mark.parametrize(("level", "tries", "least"), [("easy", 120, 25), ("medium", 60, 8)])
def test_no_seat_is_attacked_for_its_number(level: str, tries: int, least: int) -> None:
    """At equal threat each opponent is chosen about as often as another, whoever sits there."""
    hands = [
        ["fala_the_grand_fool"],
        ["wren", "oak", "grimsen", "tricked"],
        ["baphen", "jude", "titch", "mentor"],
    ]
    table = Table([*hands, ["orlagh", "madoc", "heather", "seduction"]], step="play")
    chosen = [decided(table, 0, level, seed, Budget(iterations=12)) for seed in range(tries)]
    aimed = [sum(command == Play("fala_the_grand_fool", seat) for command in chosen) for seat in (1, 2, 3)]
    assert min(aimed) >= least, aimed


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("level", ["novice", "easy"])
def test_their_games_end_by_a_crowned_court(level: str, seats: int) -> None:
    for number in range(4):
        dice = Dice(10 * seats + number)
        state = ENEMIES_AND_LOVERS.start(EnemiesSetup(seats), dice.below(1 << 24)).state
        while waiting := ENEMIES_AND_LOVERS.waiting(state):
            view = ENEMIES_AND_LOVERS.view(state, waiting[0])
            command = BOT.decide(view, level, Budget(), dice.fork(), None)
            assert command is not None
            state = ENEMIES_AND_LOVERS.apply(state, waiting[0], command).state
        assert state.why == "crowned"


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_and_dice_give_the_same_command(level: str) -> None:
    table = Table([["orlagh", "wren", "mentor", "madoc"], ["cardan", "locke"]])
    budget = Budget(iterations=20)
    assert decided(table, 0, level, 5, budget) == decided(table, 0, level, 5, budget)


@pytest.mark.parametrize("level", PEOPLE)
def test_whoever_is_hurried_still_answers(level: str) -> None:
    table = Table([["orlagh", "wren", "mentor"], ["cardan", "locke"]])
    view = table.view(0)
    command = BOT.decide(view, level, Budget(seconds=5.0), Dice(1), lambda: inf)
    assert command in ENEMIES_AND_LOVERS.commands(table.state, 0)


def test_what_a_level_does_otherwise_among_many_it_does_there_only() -> None:
    medium, expert = LEVELS["medium"], LEVELS["expert"]
    assert medium.crowd is not None
    assert medium.among(2) == medium
    for seats in (3, 4):
        assert medium.among(seats) == medium._replace(**medium.crowd._asdict())
        assert expert.among(seats) == expert
        table = Table([[card] for card in ("wren", "oak", "locke", "mentor")[:seats]])
        thought = Thought(table.view(0), medium, None, Budget(), Dice(1), None)
        assert thought.trials(3) == medium.crowd.iterations
        assert thought.manner.held == medium.crowd.held


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(ValueError, match="no level called 'saintly'"):
        decided(Table([["wren"], ["locke"]]), 0, "saintly")


@pytest.mark.parametrize("level", PEOPLE)
def test_a_piece_is_laid_for_heather_to_follow_at_once(level: str) -> None:
    """Two pieces are missing and held: one is laid now, and Heather lays the last one in the same turn."""
    hand = ["heather", "the_crown_of_elfhame", "orlagh", "mentor", "wren"]
    table = Table([hand, ["locke", "grimsen"]], [THREE_PIECES[:2], []])
    command = decided(table, 0, level)
    assert command in (Place(0, "the_crown_of_elfhame"), Place(0, "mentor"))


def test_the_novice_lays_the_crown_that_others_keep() -> None:
    table = Table([["vivienne", "oak", "the_crown_of_elfhame"], ["wren"]], [[("mentor", None)], []])
    assert decided(table, 0, "novice") == Place(0, "the_crown_of_elfhame")
    assert decided(table, 0, "easy") == Place(0, "oak")


def test_the_last_step_to_a_court_is_defended() -> None:
    """A lost turn is answered by whoever would win on it, and let pass by whoever has nothing yet."""
    hand = ["queen_of_mirth", "the_crown_of_elfhame", "wren"]
    table = Table([["locke"], hand], [[], THREE_PIECES]).do(0, "play", card="locke", target_seat=1)
    looks = appraise(table.state, 1, [Interrupt("queen_of_mirth"), Pass()])
    bare = Table([["locke"], hand], [[], []]).do(0, "play", card="locke", target_seat=1)
    assert looks[0] - looks[1] > appraise(bare.state, 1, [Interrupt("queen_of_mirth"), Pass()])[0] + 1


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_little_is_spent_where_there_is_little_to_choose(level: str) -> None:
    view = Table([["orlagh", "wren"], ["cardan", "locke"]]).view(0)
    thought = Thought(view, LEVELS[level], None, Budget(), Dice(1), None)
    assert thought.trials(2) * 4 == thought.trials(8)
    assert thought.trials(47) == LEVELS[level].iterations
    assert Thought(view, LEVELS[level], None, FEW, Dice(1), None).trials(2) == FEW.iterations
