import argparse
import io
import json
from collections.abc import Iterator
from typing import Any

import pytest

from fae_tabletop.app import playing, simulate
from fae_tabletop.app.catalog import entry
from fae_tabletop.app.options import add_common
from fae_tabletop.app.playing import Plan, Played, asked, play, play_all
from fae_tabletop.app.reports import levels_by_court
from fae_tabletop.app.simulate import add_arguments, budget_from, counted, run
from fae_tabletop.core.game import Budget, Command, Setup
from fae_tabletop.games.enchanted_ivy.setup import story_setup
from fae_tabletop.games.enemies_and_lovers.public import EnemiesSetup
from fae_tabletop.games.enthrone.setup import standard_setup
from fae_tabletop.games.faekin.commands import Answer, Duel
from fae_tabletop.games.faekin.public import FaekinSetup


def _called(*words: str) -> int:
    parser = argparse.ArgumentParser()
    add_common(parser)
    add_arguments(parser)
    return run(parser.parse_args(words))


def _plan(*bots: str, seed: int = 3) -> Plan:
    return Plan("enthrone", standard_setup(), bots, Budget(), seed)


def _outcome(played: Iterator[Played]) -> list[tuple[Any, ...]]:
    return [(p.number, p.levels, p.returns, p.why, p.plies, p.error) for p in played]


def test_the_same_whatever_the_jobs() -> None:
    plan = _plan("novice", "random")
    alone = _outcome(play_all(plan, 6, jobs=1))
    assert alone == _outcome(play_all(plan, 6, jobs=2))
    assert alone != _outcome(play_all(_plan("novice", "random", seed=4), 6))


def test_levels_rotate_over_the_seats() -> None:
    levels = [game.levels for game in play_all(_plan("novice", "random"), 4)]
    assert levels == [("novice", "random"), ("random", "novice")] * 2


def test_counts_by_turn_order_and_by_level() -> None:
    def game(number: int, returns: tuple[float, ...] | None, why: str = "regalia", error: str = "") -> Played:
        levels = ("novice", "easy") if number % 2 == 0 else ("easy", "novice")
        return Played(number, levels, returns, why, 10 + number, (0.001,), error)

    tally = counted(
        _plan("novice", "easy"),
        [
            game(0, (1.0, 0.0)), game(1, (1.0, 0.0)), game(2, (0.5, 0.5), "adjourned_turns"),
            game(3, None, "ended", "game 3, command 5: broken"),
        ],
        seconds=2.0,
    )  # fmt: skip
    assert tally.wins == [2, 0]
    assert tally.wins_by_bot == {"novice": 1, "easy": 1}
    assert tally.draws == 1
    assert tally.ends == {"adjourned_turns": 1, "regalia": 2}
    assert tally.plies == {"median": 11, "p90": 12, "max": 12}
    assert tally.decisions_per_second == 2.0
    assert tally.errors == ["game 3, command 5: broken"]


def test_json_has_the_agreed_form(capsys: pytest.CaptureFixture[str]) -> None:
    assert _called("enthrone", "--bots", "random", "--games", "5", "--seed", "1", "--json") == 0
    found = json.loads(capsys.readouterr().out)
    assert set(found) == {
        "game", "bots", "games", "seed", "wins", "wins_by_bot", "draws", "ends", "plies", "seconds",
        "decisions_per_second", "think_ms", "errors",
    }  # fmt: skip
    assert found["bots"] == ["random", "random"]
    assert sum(found["wins"]) + found["draws"] == 5 == sum(found["ends"].values())
    assert set(found["plies"]) == {"median", "p90", "max"}
    assert set(found["think_ms"]) == {"median", "p95", "max"}


def test_told_in_lines(capsys: pytest.CaptureFixture[str]) -> None:
    assert _called("enthrone", "--bots", "novice,random", "--games", "4", "--seed", "1") == 0
    told = capsys.readouterr()
    assert "seat 0 (moves first)" in told.out
    assert "novice:" in told.out
    assert told.err == ""


@pytest.mark.parametrize(
    ("words", "budget"), [("2000", Budget(2000)), ("1.5s", Budget(simulate.UNLIMITED, 1.5))]
)
def test_budgets(words: str, budget: Budget) -> None:
    assert budget_from(words) == budget


@pytest.mark.parametrize("words", ["", "s", "0", "-3", "1.5", "nan s", "nans", "infs", "-1s"])
def test_bad_budgets_are_refused(words: str) -> None:
    with pytest.raises(ValueError, match="a budget is"):
        budget_from(words)


def test_a_budget_overrides_the_levels_own() -> None:
    plan = Plan("enthrone", standard_setup(), ("expert", "expert"), Budget(1), 5)
    quick = play((plan, 0))
    assert not quick.error
    assert max(quick.think) < 1.0


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("chess", "--bots", "easy"), "chess"),
        (("enthrone", "--bots", "god"), "god"),
        (("enthrone", "--bots", "easy,easy,easy"), "3 bots"),
        (("enthrone", "--bots", "easy@Grumm"), "Grumm"),
        (("enemies-and-lovers", "--bots", "easy@Nobody"), "Thorn Wickham"),
        (("enthrone",), "--bots"),
        (("enthrone", "--bots-by-court", "easy,hard"), "courts"),
        (("enthrone", "--bots", "easy", "--board", "moon"), "moon"),
        (("enthrone", "--bots", "easy", "--variant", "chaos"), "chaos"),
        (("enthrone", "--bots", "easy", "--aim", "challenge:s01-c1"), "--aim"),
        (("enchanted-ivy", "--bots", "easy", "--aim", "challenge:s02-c1"), "challenge:s01-c1"),
        (("faekin", "--bots-by-court", "easy,hard", "--aim", "challenge:s01-c1"), "--aim"),
    ],
)
def test_bad_arguments_are_told_in_one_sentence(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], named: str
) -> None:
    assert _called(*words, "--games", "1", "--seed", "1") == 2
    told = capsys.readouterr().err
    assert named in told
    assert told.count("\n") == 1


@pytest.mark.parametrize(
    "words", [("--games", "0"), ("--games", "x"), ("--seed", "-1"), ("--jobs", "0"), ("--budget", "soon")]
)
def test_bad_numbers_are_refused(words: tuple[str, ...]) -> None:
    with pytest.raises(SystemExit) as ended:
        _called("enthrone", "--bots", "random", "--games", "1", "--seed", "1", *words)
    assert ended.value.code == 2


def test_a_broken_bot_is_an_error_and_the_rest_is_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Broken:
        def decide(self, *arguments: object) -> None:
            return None

    made = entry("enthrone")
    broken = made.load()._replace(bot=Broken())
    monkeypatch.setattr(playing, "entry", lambda name: made._replace(load=lambda: broken))
    assert _called("enthrone", "--bots", "easy", "--games", "2", "--seed", "1", "--json") == 1
    found = json.loads(capsys.readouterr().out)
    assert len(found["errors"]) == 2
    assert "kept still" in found["errors"][0]
    assert found["ends"] == {}


def test_the_bar_is_for_terminals_only() -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    shown, plain = Terminal(), io.StringIO()
    for stream in (shown, plain):
        simulate._show_progress(5, 10, stream)
    assert "5/10" in shown.getvalue()
    assert plain.getvalue() == ""


def test_a_setup_reaches_the_game() -> None:
    setup: Setup = standard_setup(variants=("no_adjournment",))
    assert not play((Plan("enthrone", setup, ("random", "random"), Budget(), 1), 0)).error


def test_an_aim_reaches_the_bot() -> None:
    plan = Plan("enchanted-ivy", story_setup("s06"), ("novice",), Budget(), 1)
    early = {
        aim: sum("s06-c3" in play((plan._replace(aim=aim), number)).figures.challenges for number in range(4))
        for aim in ("", "challenge:s06-c3")
    }
    assert early[""] == 0 < early["challenge:s06-c3"]


def test_characters_play_in_a_manner_of_their_own() -> None:
    setup = EnemiesSetup(3)
    plain = Plan("enemies-and-lovers", setup, ("easy",) * 3, Budget(), 4)
    cast = plain._replace(bots=("easy@Grumm", "easy@Ashkar", "easy@Mossback"))
    games = [play((plan, number)) for plan in (plain, cast) for number in range(3)]
    assert not any(game.error for game in games)
    assert [game.plies for game in games[:3]] != [game.plies for game in games[3:]]
    assert games[3].levels == ("easy@Grumm", "easy@Ashkar", "easy@Mossback")


def test_games_with_courts_tell_of_claims_and_lies(capsys: pytest.CaptureFixture[str]) -> None:
    given = ["faekin", "--bots-by-court", "easy,novice", "--games", "4", "--seed", "6", "--seats", "4"]
    given += ["--budget", "20"]
    assert _called(*given, "--json") == 0
    found = json.loads(capsys.readouterr().out)
    special = found["special"]
    assert found["bots"] == ["easy", "novice"]
    assert len(found["wins"]) == 4
    assert special["claims"] == sum(special["by_court"].values()) == 4
    assert special["right"] == found["ends"].get("claimant_court", 0)
    lies = special["lies"]
    assert lies["told"] > 0
    assert all(0 <= lies[kind] <= lies["told"] for kind in ("believed", "found_out", "exposed"))
    assert _called(*given) == 0
    said = capsys.readouterr().out
    for words in ("claims: 4", "claimants: Summer", "duels until the claim: median", "lies: told", "novice"):
        assert words in said


def test_a_level_for_each_court_changes_sides_from_game_to_game() -> None:
    courts = ("winter", "summer", "winter")
    assert levels_by_court(courts, ("hard", "easy"), 0) == ("easy", "hard", "easy")
    assert levels_by_court(courts, ("hard", "easy"), 1) == ("hard", "easy", "hard")


@pytest.mark.parametrize("bots", ["easy", "easy,easy,easy"])
def test_courts_are_two(bots: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert _called("faekin", "--bots-by-court", bots, "--games", "1", "--seed", "1") == 2
    assert "two levels" in capsys.readouterr().err


def test_nobody_has_the_first_word_because_of_its_number() -> None:
    game, seats = entry("faekin").game, 5
    state = game.start(FaekinSetup(seats), 4).state
    for duels in range(1, 8):
        state = game.apply(state, state.turn, _first(game.commands(state, state.turn), Duel)).state
        state = game.apply(state, state.foe, _first(game.commands(state, state.foe), Answer)).state
        order = list(asked(game, state, game.waiting(state), seats))
        assert order == [(duels - 1 + step) % seats for step in (0, 2, 3, 4, 1)], (
            "seat duels - 1 has just played"
        )


def _first(commands: tuple[Command, ...], kind: type[Command]) -> Command:
    return next(command for command in commands if isinstance(command, kind))
