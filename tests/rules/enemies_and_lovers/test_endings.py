"""How a game ends and what lies open then: R7, R16, R17, R59 and resigning."""

from __future__ import annotations

from fae_tabletop.core.game import Resign
from fae_tabletop.games.enemies_and_lovers.cards import CARDS
from fae_tabletop.games.enemies_and_lovers.events import Discarded, Ended, EndNears, Opened
from fae_tabletop.games.enemies_and_lovers.public import EnemiesSetup, HouseRules
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS
from fae_tabletop.games.enemies_and_lovers.state import is_complete
from tests.rules.enemies_and_lovers.policies import idle
from tests.rules.enemies_and_lovers.tables import Lying, Table
from tests.support.matches import played

COURT: list[Lying] = [("oak", None), ("mentor", None), ("jude", None)]


def test_r7_a_game_in_which_no_card_moves_is_drawn_and_that_is_announced() -> None:
    match = played(ENEMIES_AND_LOVERS, EnemiesSetup(3, HouseRules(stall_rounds=2)), 1, idle)
    events = [event for step in match.steps for event in step.events]
    assert match.state.why == "stalled"
    assert match.state.winner is None
    assert ENEMIES_AND_LOVERS.returns(match.state) == (0.5, 0.5, 0.5)
    assert match.state.draw == []
    assert [event.turns for event in events if isinstance(event, EndNears)] == [3, 2, 1]
    assert len(match.entries) == 47 - 9 + 6


def test_r7_the_last_round_is_announced_and_ends_the_game() -> None:
    match = played(ENEMIES_AND_LOVERS, EnemiesSetup(2, HouseRules(max_rounds=7)), 1, idle)
    events = [event for step in match.steps for event in step.events]
    assert match.state.why == "rounds"
    assert len(match.entries) == 14
    assert [event.turns for event in events if isinstance(event, EndNears)] == [10, 8, 6, 4, 2]


def test_r7_skipped_turns_count_and_a_moved_shield_is_no_moved_card() -> None:
    table = Table(
        [["queen_of_mirth"], []], [[("oak", "vivienne"), ("mentor", None)], []],
        draw=[], discard=["wren"], rest="hand:1", skips={"1": 1}, options={"stall_rounds": 1},
    )  # fmt: skip
    table.do(0, "move_shield", **{"from": 1, "to": 2}).do(0, "end")
    assert table.state.turns == 2
    assert table.state.why == "stalled"


def test_r16_open_choices_lapse_and_open_cards_go_to_the_discard_pile() -> None:
    table = Table(
        [["madoc"], ["heather", "the_crown_of_elfhame"]], [[], COURT], draw=["wren", "dain", "tricked"]
    )
    table.do(0, "play", card="madoc")
    table.do(1, "mortal", card="heather", place="the_crown_of_elfhame", to="new")
    assert table.state.winner == 1
    assert table.due() is None
    assert table.discard() == ["madoc", "tricked", "dain", "wren", "heather"]
    causes = [event.cause for event in table.events if isinstance(event, Discarded)]
    assert causes == ["played", "ended", "ended", "ended", "ended"]


def test_r17_two_courts_are_never_complete_at_once_for_there_is_one_crown() -> None:
    whole: list[Lying] = [("dain", None), ("tricked", None), ("madoc", None), ("the_crown_of_elfhame", None)]
    table = Table([["wren"], ["everapple"]], [whole, COURT], turn=1)
    assert [is_complete(court) for court in table.state.courts] == [True, False]
    # Such a Court would have won before; whoever comes by it wins at once.
    table.do(1, "play", card="everapple", target_seat=0).do(0, "pass")
    assert table.state.winner == 1
    ended = table.told(Ended)[0]
    assert isinstance(ended, Ended)
    assert (ended.why, ended.way, ended.card) == ("crowned", "mayhem", None)
    assert sum(card.subtype == "crown" for card in CARDS) == 1


def test_r59_after_the_end_everything_lies_open_to_everybody() -> None:
    table = Table([["the_crown_of_elfhame", "wren"], ["grimsen"], []], [COURT, [("dain", "taryn")], []])
    table.do(0, "place", card="the_crown_of_elfhame", to="new")
    opened = table.told(Opened)[0]
    assert isinstance(opened, Opened)
    assert opened.audience is None
    assert opened.hands == (("wren",), ("grimsen",), ())
    assert [(lying.card, lying.shield) for lying in opened.courts[1]] == [("dain", "taryn")]
    assert all(table.view(seat).revealed == opened for seat in range(3))
    assert len(opened.draw) == 47 - 8


def test_whoever_resigns_loses_and_two_of_three_share() -> None:
    pair = ENEMIES_AND_LOVERS.start(EnemiesSetup(2), 1).state
    assert ENEMIES_AND_LOVERS.returns(ENEMIES_AND_LOVERS.apply(pair, 0, Resign()).state) == (0.0, 1.0)
    three = ENEMIES_AND_LOVERS.start(EnemiesSetup(3), 1).state
    after = ENEMIES_AND_LOVERS.apply(three, 1, Resign()).state
    assert ENEMIES_AND_LOVERS.returns(after) == (0.5, 0.0, 0.5)
    assert ENEMIES_AND_LOVERS.view(after, 2).resigned == 1
