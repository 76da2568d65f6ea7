import argparse
import json

import pytest

from fae_tabletop.app.audit import Audit, add_arguments, audit, run
from fae_tabletop.app.redeal import REDEALS, World, begun, enthrone_worlds, followed, picked
from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Bot, Command, Seat
from fae_tabletop.games.enthrone.bot import BOT
from fae_tabletop.games.enthrone.deduction import possible_identities
from fae_tabletop.games.enthrone.public import PAWNS, View
from fae_tabletop.games.enthrone.rules import ENTHRONE, Enthrone
from fae_tabletop.games.enthrone.setup import standard_setup
from fae_tabletop.games.enthrone.state import UNCHOSEN
from tests.support.cheats import HandingOver, LeakyEvent, LeakyView, Peeker

REDEAL = REDEALS["enthrone"]


def _audited(game: Enthrone, bot: Bot[View], level: str = "novice") -> Audit:
    return audit(game, bot, REDEAL, standard_setup(), level, games=1, seed=7)


def _called(*words: str) -> int:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return run(parser.parse_args(words))


def test_an_honest_bot_never_changes_its_mind() -> None:
    found = _audited(ENTHRONE, BOT, "easy")
    assert found.changed == 0
    assert found.errors == []
    assert found.decisions > 6


def test_a_leaking_view_is_caught() -> None:
    found = _audited(LeakyView(), BOT)
    assert found.changed > 0
    assert "the view tells" in found.errors[0]


def test_a_leaking_event_is_caught() -> None:
    found = _audited(LeakyEvent(), BOT)
    assert found.changed > 0
    assert "an event tells" in found.errors[0]


def test_a_bot_that_is_handed_the_state_is_caught() -> None:
    found = _audited(HandingOver(), Peeker())
    assert found.changed > 0
    assert "the bot gave" in found.errors[0]


def test_a_state_left_for_an_honest_bot_changes_nothing() -> None:
    assert _audited(HandingOver(), BOT).changed == 0


def test_json_has_the_agreed_form(capsys: pytest.CaptureFixture[str]) -> None:
    status = _called("enthrone", "--bots", "random", "--games", "1", "--seed", "3", "--json")
    found = json.loads(capsys.readouterr().out)
    assert status == 0
    assert set(found) == {"game", "decisions", "changed", "games", "errors"}
    assert (found["game"], found["changed"], found["games"], found["errors"]) == ("enthrone", 0, 1, [])


@pytest.mark.parametrize(
    ("game", "level", "named"),
    [("chess", "easy", "chess"), ("enthrone", "god", "god")],
)
def test_bad_names_are_told_in_one_sentence(
    capsys: pytest.CaptureFixture[str], game: str, level: str, named: str
) -> None:
    assert _called(game, "--bots", level, "--games", "1", "--seed", "1") == 2
    told = capsys.readouterr().err
    assert named in told
    assert told.count("\n") == 1


def test_all_hands_are_dealt() -> None:
    state = ENTHRONE.start(standard_setup(), 5).state
    worlds = enthrone_worlds(state, 1)
    assert len({world.hands[0] for world in worlds}) == 10
    for world in worlds:
        assert world.hands[1] == state.hands[1]
        assert sorted((*world.hands[0], *world.hands[1], *world.aside)) == list(range(8))


def test_worlds_agree_with_what_is_certain() -> None:
    """After each command, the identities in the worlds are exactly those that may be deduced."""
    for seed in range(12):
        dice = Dice(seed)
        state = ENTHRONE.start(standard_setup(), seed).state
        worlds: list[list[World]] = [begun(REDEAL, state, seat) for seat in (0, 1)]
        while ENTHRONE.returns(state) is None:
            seat: Seat
            command: Command
            seat, command = ENTHRONE.sample(state, dice)
            state = ENTHRONE.apply(state, seat, command).state
            over = ENTHRONE.returns(state) is not None
            for viewer in (0, 1):
                worlds[viewer] = followed(ENTHRONE, REDEAL, worlds[viewer], viewer, seat, command, over)
                if over:
                    continue
                view = ENTHRONE.view(state, viewer)
                assert any(ENTHRONE.facts(w.state) == ENTHRONE.facts(state) for w in worlds[viewer])
                assert all(ENTHRONE.view(w.state, viewer) == view for w in worlds[viewer])
                rivals = {w.state.chosen[1 - viewer] for w in worlds[viewer]}
                if rivals != {UNCHOSEN}:
                    assert {PAWNS[pawn] for pawn in rivals} == set(possible_identities(view))


def test_enough_worlds_are_picked_and_none_is_the_real_one() -> None:
    state = ENTHRONE.start(standard_setup(), 5).state
    worlds = begun(REDEAL, state, 0)
    assert len(picked(ENTHRONE, worlds, state, Dice(1), 10)) == 9
    chosen = picked(ENTHRONE, worlds, state, Dice(1), 4)
    assert len(chosen) == 4
    assert all(world.state.hands[1] != state.hands[1] for world in chosen)
