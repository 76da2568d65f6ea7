"""The cast at Enemies & Lovers: each dial changes what its owner does, and none what it knows."""

from __future__ import annotations

from typing import Any

from fae_tabletop.app.catalog import rivals
from fae_tabletop.core.cast import CAST, Character
from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Budget, Command
from fae_tabletop.games.enemies_and_lovers.bot import LEVELS, EnemiesBot, Thought
from fae_tabletop.games.enemies_and_lovers.characters import harms_to, manner
from fae_tabletop.games.enemies_and_lovers.commands import EndTurn, Place, Play
from fae_tabletop.games.enemies_and_lovers.listing import listed
from fae_tabletop.games.enemies_and_lovers.policy import appraise
from tests.rules.enemies_and_lovers.tables import Table


def somebody(**dials: int) -> Character:
    """Return a character with its dials in the middle but for those named."""
    return Character(**{"name": "", "memory": 3, "daring": 3, "bluff": 1, "grudge": 1, "mercy": 1, **dials})  # type: ignore[arg-type]


def decided(table: Table, character: Character, seat: int = 0) -> Command | None:
    """Return what an easy player of this character does."""
    return EnemiesBot(LEVELS, character).decide(table.view(seat), "easy", Budget(), Dice(1), None)


def robbed() -> Table:
    """Return a table at which seat 1 has just aimed at seat 0, and seat 2 lies a little ahead of it."""
    hands = [["stabbed_in_the_back", "vivienne"], ["locke", "wren", "grimsen"], ["baphen", "orlagh", "oak"]]
    courts: list[list[Any]] = [[], [("nicasia", None)], [("madoc", None), ("mentor", None)]]
    table = Table(hands, courts, turn=1)
    return table.do(1, "play", card="locke", target_seat=0).do(0, "pass").do(2, "end")


def test_the_cast_is_the_one_that_sits_at_the_tables() -> None:
    assert set(CAST) == set(rivals("expert"))
    assert all(1 <= dial <= 5 for character in CAST.values() for dial in character[1:])


def test_harm_is_counted_by_who_did_it() -> None:
    view = robbed().view(0)
    assert harms_to(view, 10) == [0, 1, 0]
    assert harms_to(view, 0) == [0, 0, 0]


def test_grudge_makes_who_did_harm_look_more_dangerous() -> None:
    view = robbed().view(0)
    forgiving, resentful = manner(somebody(grudge=1), view), manner(somebody(grudge=5), view)
    assert forgiving.pull[1] == 0
    assert resentful.pull[1] > 1
    assert resentful.pull[2] == 0


def test_a_short_memory_forgives_sooner() -> None:
    table = robbed()
    for _ in range(7):
        table.do(table.state.turn, "end")
    view = table.view(0)
    assert manner(somebody(grudge=5, memory=1), view).pull[1] == 0
    assert manner(somebody(grudge=5, memory=5), view).pull[1] > 1


def test_mercy_spares_whoever_is_behind() -> None:
    view = robbed().view(0)
    assert manner(somebody(mercy=5), view).pull[1] < 0
    assert manner(somebody(mercy=5), view).pull[2] == 0
    assert manner(somebody(mercy=1), view).pull == (0.0, 0.0, 0.0, 0.0)


def test_a_bluffer_asks_for_the_crown_that_it_holds() -> None:
    hands = [["val_moren", "the_crown_of_elfhame"], ["locke", "wren"]]
    table = Table(hands, step="play")
    assert decided(table, somebody(bluff=5)) == Play("val_moren")
    assert decided(table, somebody(bluff=1)) != Play("val_moren")


def test_a_bluffer_lays_the_trap_as_if_it_were_a_piece() -> None:
    hands = [["rath_roiben_rye", "locke"], ["wren", "grimsen"], ["baphen", "orlagh"]]
    courts: list[list[Any]] = [[("nicasia", None)], [], []]
    table = Table(hands, courts)
    assert decided(table, somebody(bluff=5)) == Place(0, "rath_roiben_rye")
    assert decided(table, somebody(bluff=1)) != Place(0, "rath_roiben_rye")


def test_the_daring_lay_the_crown_before_the_last_piece() -> None:
    hands = [["the_crown_of_elfhame", "queen_of_mirth"], ["wren", "grimsen"], ["baphen", "orlagh"]]
    table = Table(hands)
    assert decided(table, somebody(daring=5)) == Place(0, "the_crown_of_elfhame")
    assert decided(table, somebody(daring=1)) == EndTurn()


def test_who_looks_ahead_still_likes_what_its_character_likes() -> None:
    table = Table([["val_moren", "the_crown_of_elfhame"], ["locke", "wren"]], step="play")
    options = listed(table.state, 0)

    def tastes(character: Character | None) -> dict[Command, float]:
        thought = Thought(table.view(0), LEVELS["expert"], character, Budget(), Dice(1), None)
        world = thought.world(Dice(1))
        looks = appraise(world, 0, options, thought.manner)
        return dict(zip(options, thought.tastes(world, options, looks), strict=True))

    assert tastes(somebody(bluff=5))[Play("val_moren")] > 0
    assert tastes(somebody(bluff=1))[Play("val_moren")] < 0
    assert set(tastes(None).values()) == {0.0}
