"""The command line: every command helps, fails in one sentence, and tells its exit status."""

import io
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from fae_tabletop import __version__
from fae_tabletop.app import cli, options
from fae_tabletop.app.catalog import UnknownGame, check_table, entry
from fae_tabletop.app.options import Options
from fae_tabletop.app.play import NewTable, Watch, table_from
from fae_tabletop.app.setups import MAKINGS, setup_for
from fae_tabletop.content.paths import DataMissing
from fae_tabletop.games.faekin.public import FaekinSetup
from fae_tabletop.games.faekin.scene.choices import NewGame
from fae_tabletop.ui import geometry
from tests.table.matches import saved_match


class Screen:
    """Stands for the window: remembers what it was asked to open."""

    def __init__(self) -> None:
        self.opened: list[tuple[Options, Any]] = []

    def __call__(self, options: Options, start: Any) -> int:
        self.opened.append((options, start))
        return 0


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> Screen:
    found = Screen()
    monkeypatch.setattr("fae_tabletop.app.main.open_window", found)
    return found


def one_sentence(capsys: pytest.CaptureFixture[str]) -> str:
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err
    assert said.err.startswith("fae-tabletop: ")
    assert said.err.endswith(".\n")
    return said.err


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--version"]) == 0
    assert capsys.readouterr().out == f"fae-tabletop {__version__}\n"


@pytest.mark.parametrize("command", [None, *cli.COMMANDS])
def test_every_command_answers_help(command: str | None, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--help"] if command is None else [command, "--help"]) == 0
    said = capsys.readouterr()
    assert "--data-dir" in said.out
    assert said.err == ""


NOWHERE = str(Path("/no/such/file"))
BAD = {
    "unknown command": ["dance"],
    "unknown option": ["--dance"],
    "unknown game": ["play", "chess"],
    "no game": ["play"],
    "a board where there are none": ["play", "enchanted-ivy", "--board", "s02"],
    "no such scenario": ["play", "enchanted-ivy", "--scenario", "s99"],
    "unknown level": ["play", "enthrone", "--level", "god"],
    "unknown board": ["play", "enthrone", "--board", "nowhere"],
    "unknown variant": ["play", "enthrone", "--variant", "blindfold"],
    "scenario": ["play", "enthrone", "--scenario", "x"],
    "seats": ["play", "enthrone", "--seats", "5"],
    "seed in words": ["play", "enthrone", "--seed", "seven"],
    "seed below zero": ["play", "enthrone", "--seed=-1"],
    "seed too large": ["play", "enthrone", "--seed", "9" * 30],
    "window": ["--window", "big"],
    "window too small": ["--window", "320x200"],
    "speed": ["--speed", "9"],
    "speed in words": ["--speed", "fast"],
    "simulate without seed": ["simulate", "enthrone", "--bots", "easy", "--games", "1"],
    "simulate unknown level": ["simulate", "enthrone", "--bots", "god", "--games", "1", "--seed", "1"],
    "simulate unknown game": ["simulate", "chess", "--bots", "easy", "--games", "1", "--seed", "1"],
    "simulate seed too large": [
        *("simulate", "enthrone", "--bots", "easy", "--games", "1", "--seed", "9" * 30),
    ],
    "audit unknown game": ["audit", "chess", "--bots", "easy", "--games", "1", "--seed", "1"],
    "replay without file": ["replay"],
    "replay of nothing": ["replay", f"{NOWHERE}.jsonl", "--verify"],
    "cases of nothing": ["cases", f"{NOWHERE}.json"],
}


@pytest.mark.parametrize("arguments", BAD.values(), ids=BAD.keys())
def test_bad_arguments_are_told_in_one_sentence(
    arguments: list[str], capsys: pytest.CaptureFixture[str], screen: Screen
) -> None:
    assert cli.main(arguments) == 2
    said = one_sentence(capsys)
    for word in ("chess", "god", "nowhere", "blindfold", "dance", "big", "seven", NOWHERE):
        if any(word in argument for argument in arguments):
            assert word in said
    assert screen.opened == []


@pytest.mark.parametrize(
    "arguments",
    [
        ["play", "enthrone"],
        ["simulate", "enthrone", "--bots", "random", "--games", "1", "--seed", "1"],
        ["audit", "enthrone", "--bots", "random", "--games", "1", "--seed", "1"],
    ],
    ids=lambda arguments: arguments[0],
)
def test_missing_levels_are_told_in_one_sentence(
    arguments: list[str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    screen: Screen,
    tmp_path: Path,
) -> None:
    def nowhere(game: str) -> Path:
        raise DataMissing("The folder levels is missing: unpack or install Fae Tabletop again.")

    monkeypatch.setattr("fae_tabletop.games.enthrone.setup.levels_dir", nowhere)
    assert cli.main([*arguments, "--data-dir", str(tmp_path)]) == 1
    assert one_sentence(capsys).startswith("fae-tabletop: The folder levels is missing")
    assert screen.opened == []
    assert not list(tmp_path.rglob("crash-*"))


def test_a_game_to_come_is_named() -> None:
    with pytest.raises(
        UnknownGame, match="The table of FaeKin is not in this version yet; there is enthrone"
    ):
        check_table(entry("faekin")._replace(id="to-come"))


def test_how_many_can_play_is_told_as_a_span(capsys: pytest.CaptureFixture[str]) -> None:
    for command in (["play"], ["simulate", "--bots", "novice", "--games", "1", "--seed", "1"]):
        assert cli.main([command[0], "enemies-and-lovers", "--seats", "9", *command[1:]]) == 2
        assert "Enemies & Lovers is played by 2 to 4, not by 9." in one_sentence(capsys)


def test_faekin_is_played_as_on_the_screen_of_a_new_match() -> None:
    def goal(*words: str) -> int:
        setup = table_from(cli.parser_for(words).parse_args(words)).setup
        assert isinstance(setup, FaekinSetup)
        return setup.goal

    assert frozenset(MAKINGS["faekin"].usual) == NewGame().variants
    assert goal("play", "faekin") == 5
    assert goal("play", "faekin", "--variant", "none") == 0


def test_the_help_lists_the_variants_of_the_games_a_command_can_play(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for command in ("play", "simulate"):
        cli.main([command, "--help"])
        words = " ".join(capsys.readouterr().out.split())
        assert "for enemies-and-lovers" in words
        assert "for faekin jokers" in words


def test_without_a_command_the_title_opens(screen: Screen, tmp_path: Path) -> None:
    assert cli.main([]) == 0
    assert cli.main(["--data-dir", str(tmp_path), "--window", "1024x640", "--mute", "--speed", "0"]) == 0
    assert screen.opened == [
        (Options(), None),
        (Options(data_dir=tmp_path, window=(1024, 640), mute=True, speed=0.0), None),
    ]


def test_play_opens_the_table_with_options_on_either_side(screen: Screen, tmp_path: Path) -> None:
    given = ["--window", "1280x720", "play", "enthrone", "--level", "hard", "--seed", "7", "--speed", "2.5"]
    given += [
        "--variant",
        "no_adjournment",
        "--ui-trace",
        str(tmp_path / "t"),
        "--fullscreen",
        "--seats",
        "2",
    ]
    assert cli.main(given) == 0
    ((options, start),) = screen.opened
    assert options == Options(None, (1280, 720), True, False, 2.5, tmp_path / "t")
    assert isinstance(start, NewTable)
    assert (start.game, start.level, start.seed) == ("enthrone", "hard", 7)
    assert start.setup == setup_for("enthrone", None, ("no_adjournment",))


def test_replay_opens_a_saved_game(screen: Screen, tmp_path: Path) -> None:
    path = saved_match(tmp_path, 10)
    assert cli.main(["replay", str(path)]) == 0
    assert screen.opened == [(Options(), Watch(path))]


def test_verify_says_a_sound_game_is_sound(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    going, done = saved_match(tmp_path, 10), saved_match(tmp_path, 100_000, seed=3)
    assert cli.main(["replay", str(going), "--verify"]) == 0
    assert "is sound: enthrone, 10 entries, 10 commands, not over yet." in capsys.readouterr().out
    assert cli.main(["replay", "--verify", str(done)]) == 0
    assert "over, results" in capsys.readouterr().out


def test_verify_tells_a_forbidden_move_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = saved_match(tmp_path, 2)
    far = b'{"seat":0,"do":["Move",{"tile":1,"to":[40,40]}],"sum":"00000000"}\n'
    path.write_bytes(path.read_bytes() + far)
    assert cli.main(["replay", str(path), "--verify"]) == 1
    assert "line 4: the rules do not allow this here (not a space: tile 1, cell 40,40)." in one_sentence(
        capsys
    )


def test_verify_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = saved_match(tmp_path, 10)
    content = path.read_bytes()
    lines = content.split(b"\n")
    cases = {
        "line 5": b"\n".join([*lines[:4], lines[4].replace(b'"sum":"', b'"sum":"0'), *lines[5:]]),
        "breaks off": content[:-5],
        "is empty": b"",
        "line 1": b'[0]{"game\n' + content,
        "some other text": b"garbage\n",
        "newer version": content.replace(b'"format":1', b'"format":2', 1),
        "chess": content.replace(b'"enthrone"', b'"chess"', 1),
    }
    for words, spoilt in cases.items():
        path.write_bytes(spoilt)
        assert cli.main(["replay", str(path), "--verify"]) == 1
        said = one_sentence(capsys) if words != "breaks off" else capsys.readouterr().err
        assert words in said
        assert str(path) in said
        assert path.read_bytes() == spoilt
    assert cli.main(["replay", str(tmp_path), "--verify"]) == 1
    assert "is not a file" in one_sentence(capsys)


def test_simulate_runs(capsys: pytest.CaptureFixture[str]) -> None:
    given = ["simulate", "enthrone", "--bots", "random", "--games", "2", "--seed", "1", "--json"]
    assert cli.main(given) == 0
    assert '"games":2' in capsys.readouterr().out


def test_what_nobody_foresaw_is_told_and_noted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(options: Options, start: Any) -> int:
        raise RuntimeError("the roof is gone")

    monkeypatch.setattr("fae_tabletop.app.main.open_window", broken)
    assert cli.main(["--data-dir", str(tmp_path)]) == 1
    said = one_sentence(capsys)
    assert "the roof is gone" in said
    (note,) = (tmp_path / "logs").iterdir()
    assert str(note) in said
    assert "RuntimeError: the roof is gone" in note.read_text()


def test_an_interrupt_is_no_crash(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(options: Options, start: Any) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("fae_tabletop.app.main.open_window", interrupted)
    assert cli.main([]) == 1
    assert one_sentence(capsys) == "fae-tabletop: stopped.\n"


def test_the_program_and_the_module_are_the_same() -> None:
    said = subprocess.run(
        [sys.executable, "-m", "fae_tabletop", "--version"], capture_output=True, text=True, check=False
    )
    assert (said.returncode, said.stdout.strip()) == (0, f"fae-tabletop {__version__}")


def test_a_reader_that_goes_away_is_no_crash() -> None:
    code = (
        "import sys; from fae_tabletop.app import cli\n"
        "def long(args):\n"
        "    [print('x' * 1000) for _ in range(1000)]\n"
        "    return 0\n"
        "cli.COMMANDS['play'].load().run = long\n"
        "sys.exit(cli.main([]))\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.read(10)
        program.stdout.close()
        assert program.stderr.read() == b""
        assert program.wait() == 1


def test_commands_load_no_window() -> None:
    code = (
        "import sys; from fae_tabletop.app import cli\n"
        "cli.main(['--version']); cli.main(['simulate', '--help'])\n"
        "sys.exit(any(m.startswith('fae_tabletop.ui') for m in sys.modules))\n"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=False).returncode == 0


def test_the_smallest_window_that_can_be_asked_for_is_the_smallest_that_opens() -> None:
    assert options.SMALLEST == geometry.SMALLEST


def test_a_windowed_program_tells_in_a_box(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr("pygame.display.message_box", lambda title, words, **_: said.append(words))
    monkeypatch.setattr("sys.stderr", None)
    monkeypatch.setattr("sys.stdout", None)
    assert cli.main(["play", "chess"]) == 2
    assert said == [
        "There is no game called 'chess'; there is enthrone, enemies-and-lovers, faekin, enchanted-ivy."
    ]
    assert cli.main(["--version"]) == 0


def test_other_programs_are_given_utf8(monkeypatch: pytest.MonkeyPatch) -> None:
    """On Windows a pipe begins with a code page that lacks most letters of the world."""
    received = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(received, "cp1252"))
    monkeypatch.setattr(sys, "stderr", None)
    assert cli.main(["doctor", "--help"]) == 0
    sys.stdout.write("妖精 → Ł")
    sys.stdout.flush()
    assert received.getvalue().decode("utf-8").endswith("妖精 → Ł")
