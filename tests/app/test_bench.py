"""The bench gives every figure of its contract; a measurement that fails is told, not a traceback."""

import json
import os
from collections.abc import Callable
from typing import Any

import pytest

from fae_tabletop.app import bench, cli, measures
from fae_tabletop.app.catalog import CATALOG
from tests.app import crooked


def test_a_measurement_runs_in_a_process_of_its_own() -> None:
    figures, seconds = bench.apart(crooked.sound, 2, 3)
    assert figures["sum"] == 5
    assert figures["process"] != os.getpid()
    assert seconds > 0


def test_a_measurement_that_fails_is_told() -> None:
    with pytest.raises(bench.Failed, match="raises could not be measured: ValueError: no ruler"):
        bench.apart(crooked.raises)
    with pytest.raises(bench.Failed, match=r"dies ended without a figure \(7\)"):
        bench.apart(crooked.dies)


def _pretended(measure: Callable[..., Any], *arguments: Any) -> tuple[dict[str, Any], float]:
    figures: dict[str, dict[str, Any]] = {
        "engine": {"steps_per_s": 2000, "apply_per_s": 1000, "games_per_s": 50.0},
        "bots": {"iterations_per_s": 300, "expert_iterations_per_s": 200},
        "four_experts": {"turn_s": 0.456},
        "table": {
            "median": 1.0, "p99": 2.0, "moving5": {"median": 0.5, "p99": 0.9}, "opened": 0.25, "rss": 99.94,
        },
        "thinking": {"percent": 0.5, "bot_rss": 24.04},
        "idle": {"percent": 0.123},
        "startup": {"cpu": 0.3333, "rss": 60.0},
    }  # fmt: skip
    return figures[measure.__name__], 0.4321


def test_all_figures_in_the_form_of_the_contract(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "apart", _pretended)
    assert cli.main(["bench", "--json"]) == 0
    frame = {"median": 1.0, "p99": 2.0, "moving5": {"median": 0.5, "p99": 0.9}}
    assert json.loads(capsys.readouterr().out) == {
        "engine": {game: {"steps_per_s": 2000, "apply_per_s": 1000, "games_per_s": 50.0} for game in CATALOG},
        "bots": {game: {"iterations_per_s": 300, "expert_iterations_per_s": 200} for game in CATALOG},
        "four_experts_turn_s": 0.46,
        "frame_ms": {"1280x720": frame, "1920x1080": frame, "3840x2160": frame},
        "late_percent": 0.5,
        "idle_percent": 0.12,
        "open_table_s": 0.25,
        "startup_s": 0.432,
        "startup_cpu_s": 0.333,
        "rss_mib": 99.9,
        "bot_rss_mib": 24.0,
    }
    assert cli.main(["bench"]) == 0
    said = capsys.readouterr().out
    for words in (
        "2,000 steps/s",
        "0.46 s of processor time a turn",
        "3840x2160",
        "0.12 % of a core",
        "99.9 MiB",
    ):
        assert words in said


def test_a_failure_ends_with_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def failing(measure: Callable[..., Any], *arguments: Any) -> tuple[dict[str, Any], float]:
        raise bench.Failed("the stopwatch is gone.")

    monkeypatch.setattr(bench, "apart", failing)
    assert cli.main(["bench", "--json"]) == 1
    assert capsys.readouterr().err == "fae-tabletop: the stopwatch is gone.\n"


@pytest.mark.parametrize("game", list(CATALOG))
def test_engine_and_bots_are_measured(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    monkeypatch.setattr(measures, "ROUND_SECONDS", 0.02)
    monkeypatch.setattr(measures, "PLAIN_ITERATIONS", 20)
    monkeypatch.setattr(measures, "EXPERT_ITERATIONS", 20)
    engine = measures.engine(game)
    assert engine["steps_per_s"] > engine["apply_per_s"] > engine["games_per_s"] > 0
    assert min(measures.bots(game).values()) > 0


def test_turns_of_four_experts_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measures, "TURNS", 2)
    assert measures.four_experts()["turn_s"] >= 0


def test_drawing_and_rest_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measures, "FRAMES", 3)
    found = measures.table(1280, 720)
    assert 0 < found["median"] <= found["p99"]
    assert 0 < found["moving5"]["median"] <= found["moving5"]["p99"]
    assert found["opened"] > 0
    assert 0 <= measures.idle(0.3)["percent"] <= 100
    assert measures.startup()["cpu"] > 0
    thinking = measures.thinking(0.4)
    assert 0 <= thinking["percent"] <= 100
