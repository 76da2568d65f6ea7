"""The command ``cases``."""

from __future__ import annotations

import argparse
import copy
import json
from pathlib import Path
from typing import Any

import pytest

from fae_tabletop.app import cases

FILE = Path(__file__).resolve().parents[1] / "cases" / "enthrone.json"
SHARED: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))


def ran(*arguments: str) -> int:
    """Run the command with its own arguments and return the exit status."""
    parser = argparse.ArgumentParser()
    cases.add_arguments(parser)
    return cases.run(parser.parse_args(arguments))


def written(folder: Path, *changed: dict[str, Any], game: str = "enthrone") -> str:
    """Write a file of cases and return its name."""
    path = folder / "some.json"
    path.write_text(json.dumps({"game": game, "cases": list(changed)}), encoding="utf-8")
    return str(path)


def case(name: str, **expect: Any) -> dict[str, Any]:
    """Return a case of the shared file with other expectations."""
    found = copy.deepcopy(next(c for c in SHARED["cases"] if c["id"] == name))
    found["expect"].update(expect)
    return dict(found)


def test_all_shared_cases_pass(capsys: pytest.CaptureFixture[str]) -> None:
    assert ran(str(FILE)) == 0
    assert capsys.readouterr().out == "36 passed, 0 failed\n"
    assert ran(str(FILE), str(FILE), "--json") == 0
    assert json.loads(capsys.readouterr().out) == {"passed": 72, "failed": 0, "failures": []}


@pytest.mark.parametrize(
    ("name", "expect", "why"),
    [
        ("start-legal", {"legal_count": 17}, "expected 17 legal moves, found 18"),
        (
            "start-legal",
            {"legal_moves": [{"tile": 1, "to": [0, 0]}], "legal_count": 18},
            "missing: tile 1 to 0,0",
        ),
        ("move-1", {"winner": 0}, "expected winner 0, found None"),
        ("move-1", {"to_move": 0}, "expected to_move 0, found 1"),
        ("move-1", {"captured": ["king"]}, "expected captured"),
        ("move-1", {"tiles": ["king"]}, "expected tiles"),
        ("move-1", {"pawns": {"king": [0, 0]}}, "expected pawns"),
        ("win-capture", {"why": "quarry"}, "expected why quarry, found capture"),
        ("move-6", {"refused": {"action": 0, "reason": "florette"}}, "found action 0 refused as locked_tile"),
        ("move-6", {"refused": None}, "expected no refusal"),
        ("move-1", {"refused": {"action": 0, "reason": "florette"}}, "found no refusal"),
    ],
)
def test_a_case_that_expects_something_else_fails(
    name: str, expect: dict[str, Any], why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, case(name, **expect), case("move-1"))
    assert ran(file) == 1
    out = capsys.readouterr().out.splitlines()
    assert len(out) == 2
    assert out[0].startswith(f"failed {name}: ")
    assert why in out[0]
    assert out[1] == "1 passed, 1 failed"
    assert ran(file, "--json") == 1
    result = json.loads(capsys.readouterr().out)
    assert (result["passed"], result["failed"], result["failures"][0]["id"]) == (1, 1, name)


@pytest.mark.parametrize(
    ("place", "value", "why"),
    [
        (("given", "board"), "nowhere", "no board called 'nowhere'"),
        (("given", "tiles"), ["king"], "tiles must name each of the eight pawns once"),
        (("given", "tiles", 0), "queen", "tiles must name each"),
        (("given", "captured"), ["king"], "every pawn must either stand somewhere or be captured"),
        (("given", "pawns", "king"), [9, 9], "king cannot stand on 9,9, which is no space"),
        (("given", "pawns", "king"), [-1, -1], "king cannot stand on -1,-1, which is no space"),
        (("given", "pawns", "king"), [-3, 3], "two pawns stand on -3,3"),
        (("given", "hands", 0), ["king", "archer", "demon"], "six different identities"),
        (("given", "chosen"), ["demon", "demon"], "seat 0 cannot have chosen demon"),
        (("given", "to_move"), 2, "$.given.to_move"),
        (("given", "surprise"), 2, "surprise"),
        (("actions", 0, "verb"), "fly", "$.actions[0].verb"),
        (("expect", "surprise"), 2, "surprise"),
    ],
)
def test_a_case_that_cannot_be_set_up_fails_and_says_why(
    place: tuple[Any, ...], value: Any, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = case("move-1")
    inner: Any = broken
    for key in place[:-1]:
        inner = inner[key]
    inner[place[-1]] = value
    assert ran(written(tmp_path, broken)) == 1
    out = capsys.readouterr().out
    assert out.startswith("failed move-1: the case cannot be set up: ")
    assert why in out


def test_a_captured_pawns_tile_must_lie_turned_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = case("neutral-dup")
    broken["given"]["tiles"] = [name.removeprefix("~") for name in broken["given"]["tiles"]]
    assert ran(written(tmp_path, broken)) == 1
    assert "the tile of archer, which is captured, must lie turned over (~archer)" in capsys.readouterr().out


def test_a_case_may_pass(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    passing = case("move-1", refused={"action": 0, "reason": "moves_left"})
    passing["actions"] = [{"seat": 0, "verb": "pass"}]
    passing["expect"] = {"refused": {"action": 0, "reason": "moves_left"}}
    assert ran(written(tmp_path, passing)) == 0
    assert capsys.readouterr().out == "1 passed, 0 failed\n"


def test_what_is_no_case_is_counted_as_failed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "odd.json"
    path.write_text('{"game": "enthrone", "cases": [3, {"id": 4}, {}]}', encoding="utf-8")
    assert ran(str(path)) == 1
    out = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in out] == [
        "failed case 1", "failed case 2", "failed case 3", "0 passed, 3 failed",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("content", "status", "why"),
    [
        (b"", 1, "is not a file of cases"),
        (b"\xff\xfe", 1, "is not a file of cases"),
        (b"[" * 100_000, 1, "is not a file of cases"),
        (b"[]", 1, "it needs a game and a list of cases"),
        (b'{"game": "enthrone"}', 1, "it needs a game and a list of cases"),
        (b'{"game": "chess", "cases": []}', 2, 'is about "chess"; this version has rule cases for enthrone'),
        (b'{"game": ["x"], "cases": []}', 2, "this version has rule cases for enthrone"),
        (b'{"cases": []}', 2, "is about null"),
    ],
)
def test_a_broken_file_is_told_in_one_sentence(
    content: bytes, status: int, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "broken.json"
    path.write_bytes(content)
    assert ran(str(path)) == status
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.splitlines()) == 1
    assert str(path) in told.err
    assert why in told.err


def test_a_missing_file_and_a_folder_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert ran(str(tmp_path / "none.json")) == 2
    assert "there is no such file" in capsys.readouterr().err
    assert ran(str(tmp_path)) == 1
    assert "cannot be read" in capsys.readouterr().err
