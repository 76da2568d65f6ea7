"""The match file: what a cut, a damage or a full disk does to it."""

import os
import subprocess
import sys
from io import FileIO
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fae_tabletop.core.codec import told
from fae_tabletop.core.log import header_line
from fae_tabletop.table import journal as journals
from fae_tabletop.table.journal import Journal, MatchBusy, MatchUnreadable, is_busy, recover
from fae_tabletop.table.table import Table
from tests.table.matches import GAME, header, play_on, saved_match


def test_file_names_count_up(tmp_path: Path) -> None:
    names = [saved_match(tmp_path, 0).name for _ in range(3)]
    assert names == [f"enthrone-2026-11-30-{n}.jsonl" for n in (1, 2, 3)]


def test_cut_at_every_byte_gives_the_last_whole_line(tmp_path: Path) -> None:
    path = saved_match(tmp_path, 14)
    content = path.read_bytes()
    whole = recover(GAME, path)
    ends = [i + 1 for i, byte in enumerate(content) if byte == 10]
    states = [GAME.facts(step.state) for step in whole.fold.steps]
    assert len(states) == len(ends)
    for cut in range(len(content) + 1):
        lines = sum(end <= cut for end in ends)
        if lines == 0:
            with pytest.raises(MatchUnreadable):
                recover(GAME, path, content[:cut])
            continue
        found = recover(GAME, path, content[:cut])
        assert GAME.facts(found.fold.state) == states[lines - 1]
        assert found.fault is None
        assert found.unfinished == (cut not in ends)
        assert found.sound_bytes == ends[lines - 1]
        assert found.ticket == lines - 1


def test_going_on_after_a_cut_drops_the_unfinished_line(tmp_path: Path) -> None:
    path = saved_match(tmp_path, 6)
    content = path.read_bytes()
    path.write_bytes(content[:-9])
    found = recover(GAME, path)
    assert found.warning is not None
    assert f"The end of {path.name} is missing: it breaks off in line 7." in found.warning
    journal = Journal.hold(path).go_on(found)
    assert path.read_bytes() == content[:-9], "opening alone changes nothing"
    play_on(Table.resume(GAME, found, journal), 2, seed=5)
    journal.close()
    again = recover(GAME, path)
    assert (again.fault, again.unfinished, again.ticket) == (None, False, 7)
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.skipif(os.name != "posix", reason="an open file keeps its name there")
def test_a_match_has_its_name_only_when_its_first_line_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = tmp_path / ".enthrone-2026-11-29-77.new"
    left.touch()

    def killed(opened: FileIO, block: bytes) -> None:
        assert list(tmp_path.glob("*.jsonl")) == []
        assert not left.exists(), "what was left behind is tidied away"
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(journals, "_write", killed)
        with pytest.raises(KeyboardInterrupt):
            Journal.create(tmp_path, header(), "2026-11-30")
    assert list(tmp_path.glob("*.jsonl")) == []
    assert saved_match(tmp_path, 1).name == "enthrone-2026-11-30-1.jsonl"


def test_where_files_have_one_name_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(source: Path, target: Path) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr("os.link", refused)
    assert [saved_match(tmp_path, 1).name[-7:] for _ in range(2)] == ["1.jsonl", "2.jsonl"]
    assert len(list(tmp_path.iterdir())) == 2


def test_where_open_files_keep_their_names(tmp_path: Path) -> None:
    journal = Journal(None)
    journal._folder, journal._stem = tmp_path, "enthrone-day"
    for number in (1, 2):
        path, opened = journal._created_in_place(b"line\n")
        opened.close()
        assert (path.name, path.read_bytes()) == (f"enthrone-day-{number}.jsonl", b"line\n")


DAMAGES = {
    "zeros": b"\0\0\0\0",
    "not JSON": b"{{{",
    "deeply nested": b"[" * 100_000,
    "another shape": b'{"seat":0}',
    "an unknown command": b'{"seat":0,"do":["Explode",{}],"sum":"00000000"}',
    "an illegal command": b'{"seat":0,"do":["Move",{"tile":7,"to":[0,0]}],"sum":"00000000"}',
    "a wrong sum": b'{"seat":0,"do":["Resign",{}],"sum":"00000000"}',
    "a wrong seat": b'{"seat":-1,"do":["Resign",{}],"sum":"00000000"}',
    "no seat": b'{"seat":true,"do":["Resign",{}],"sum":"00000000"}',
    "not text": b"\xff\xfe\xfd",
    "an undo of nothing": b'{"seat":0,"do":["Undo",{}],"sum":"00000000"}',
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES.keys())
def test_a_damaged_line_ends_the_reading_and_the_file_is_kept(tmp_path: Path, damage: bytes) -> None:
    path = saved_match(tmp_path, 8)
    lines = path.read_bytes().split(b"\n")
    lines[6] = damage
    path.write_bytes(b"\n".join(lines))
    spoilt = path.read_bytes()
    found = recover(GAME, path)
    assert found.fault is not None
    assert found.fault.line == 7
    assert found.ticket == 5
    assert found.warning is not None
    assert f"{path.name} is damaged in line 7" in found.warning
    journal = Journal.hold(path).go_on(found)
    assert path.read_bytes() == spoilt
    play_on(Table.resume(GAME, found, journal), 1)
    journal.close()
    assert recover(GAME, path).fault is None
    copies = [other for other in tmp_path.iterdir() if other != path]
    assert [copy.read_bytes() for copy in copies] == [spoilt]
    assert all(copy.suffix != journals.SUFFIX for copy in copies)


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_any_change_of_bytes_is_noticed_or_harmless(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    path = saved_match(tmp_path_factory.mktemp("m"), 6)
    content = bytearray(path.read_bytes())
    states = [GAME.facts(step.state) for step in recover(GAME, path).fold.steps]
    place = data.draw(st.integers(0, len(content) - 1))
    first_line = content.index(b"\n")
    content[place] = data.draw(st.integers(0, 255))
    if place <= first_line:
        try:
            recover(GAME, path, bytes(content))
        except MatchUnreadable:
            return
    else:
        assert GAME.facts(recover(GAME, path, bytes(content)).fold.state) in states


def test_files_that_are_no_matches_say_why(tmp_path: Path) -> None:
    empty = tmp_path / "empty.jsonl"
    empty.touch()
    folder = tmp_path / "folder.jsonl"
    folder.mkdir()
    loop = tmp_path / "loop.jsonl"
    loop.symlink_to(loop)
    pipe = tmp_path / "pipe.jsonl"
    if os.name == "posix":
        os.mkfifo(pipe)
    else:
        pipe.mkdir()
    huge = tmp_path / "huge.jsonl"
    with huge.open("wb") as opened:
        opened.truncate(journals.LARGEST + 1)
    newer = tmp_path / "newer.jsonl"
    newer.write_text('{"format":99}\n')
    rules = tmp_path / "rules.jsonl"
    rules.write_text(header_line(msgspec.structs.replace(header(), rules=99)) + "\n")
    other = tmp_path / "other.jsonl"
    other.write_text(header_line(msgspec.structs.replace(header(), game="faekin")) + "\n")
    seats = tmp_path / "seats.jsonl"
    seats.write_text(header_line(msgspec.structs.replace(header(), seats=("human",))) + "\n")
    setup = tmp_path / "setup.jsonl"
    setup.write_text(header_line(msgspec.structs.replace(header(), setup={"board": 3})) + "\n")
    said = {}
    for path in (empty, folder, loop, pipe, huge, newer, rules, other, seats, setup, tmp_path / "none"):
        with pytest.raises(MatchUnreadable) as refused:
            recover(GAME, path)
        said[path.stem] = str(refused.value)
    assert said["empty"] == "is empty"
    assert said["folder"] == said["pipe"] == "is not a file"
    assert "too large" in said["huge"]
    assert "newer version" in said["newer"]
    assert "newer version" in said["rules"]
    assert "faekin" in said["other"]
    assert "line 1" in said["seats"]
    assert "board" in said["setup"]
    assert "cannot be read" in said["loop"]
    assert "cannot be read" in said["none"]


def test_a_full_disk_keeps_the_match_and_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved_match(tmp_path, 4)
    before = path.read_bytes()
    journal = Journal.hold(path).go_on(recover(GAME, path))
    table = Table.resume(GAME, recover(GAME, path), journal)
    room = 30

    def crowded(opened: FileIO, block: bytes) -> None:
        opened.write(block[:room])
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(journals, "_write", crowded)
        play_on(table, 2, seed=9)
        assert "No space left on device" in str(journal.problem)
        assert path.read_bytes()[: len(before)] == before
        assert recover(GAME, path).ticket == 4
        assert not journal.retry()
    assert table.ticket == 6
    assert journal.retry()
    assert str(journal.problem) == "None"
    assert recover(GAME, path).ticket == 6
    journal.close()


def test_a_file_that_could_not_be_opened_at_first_is_tried_again_before_the_next_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved_match(tmp_path, 4)
    before = path.read_bytes()

    def locked_away(path: Path) -> FileIO:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr(journals, "_opened", locked_away)
        journal = Journal.hold(path).go_on(recover(GAME, path))
        assert not journal.retry()
        assert "Permission denied" in str(journal.problem)
    assert journal.retry()
    assert str(journal.problem) == "None"
    assert is_busy(path)
    journal.close()
    assert path.read_bytes() == before


def test_a_folder_that_cannot_be_made_leaves_the_match_playable(tmp_path: Path) -> None:
    blocked = tmp_path / "matches"
    blocked.write_text("a file where a folder is expected")
    journal = Journal.create(blocked, header(), "2026-11-30")
    table = Table(GAME, header(), journal)
    play_on(table, 3)
    assert "not being saved" in str(journal.problem)
    blocked.unlink()
    assert journal.retry()
    assert journal.path == blocked / "enthrone-2026-11-30-1.jsonl"
    assert recover(GAME, journal.path).ticket == 3
    journal.close()


def test_a_match_open_elsewhere_is_busy_until_that_program_is_gone(tmp_path: Path) -> None:
    path = saved_match(tmp_path, 3)
    code = (
        "import sys, os; from pathlib import Path\n"
        "from fae_tabletop.table.journal import Journal, recover\n"
        "from fae_tabletop.games.enthrone.rules import Enthrone\n"
        "path = Path(sys.argv[1])\n"
        "j = Journal.hold(path).go_on(recover(Enthrone(), path))\n"
        "print('open', flush=True); sys.stdin.read()\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline().strip() == b"open"
        assert is_busy(path)
        with pytest.raises(MatchBusy, match="another window"):
            Journal.hold(path).go_on(recover(GAME, path))
        assert recover(GAME, path).ticket == 3, "it can still be looked at"
        other.kill()
    assert not is_busy(path)
    Journal.hold(path).go_on(recover(GAME, path)).close()


def test_the_instance_lock_ends_with_its_program(tmp_path: Path) -> None:
    from fae_tabletop.table.lock import InstanceLock

    code = (
        "import sys; from pathlib import Path\n"
        "from fae_tabletop.table.lock import InstanceLock\n"
        "lock = InstanceLock(Path(sys.argv[1])); print(lock.alone, flush=True); sys.stdin.read()\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code, str(tmp_path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline().strip() == b"True"
        assert not InstanceLock(tmp_path).alone
        other.kill()
    assert (tmp_path / "instance.lock").exists(), "an abandoned lock file lies there"
    lock = InstanceLock(tmp_path)
    assert lock.alone
    lock.release()
    lock.release()


def test_killed_while_playing_loses_no_confirmed_line(tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path\n"
        "from tests.table.matches import *\n"
        "j = Journal.create(Path(sys.argv[1]), header(), '2026-11-30')\n"
        "t = Table(GAME, header(), j)\n"
        "d = Dice(4); chairs = [t.chair(0), t.chair(1)]\n"
        "while t.waiting:\n"
        "    s = t.waiting[0]; chairs[s].submit(d.choice(chairs[s].commands)); print(t.ticket, flush=True)\n"
        "sys.stdin.read()\n"
    )
    for confirmed in (1, 7, 13):
        folder = tmp_path / str(confirmed)
        folder.mkdir()
        with subprocess.Popen(
            [sys.executable, "-c", code, str(folder)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        ) as player:
            assert player.stdout is not None
            for _ in range(confirmed):
                player.stdout.readline()
            player.kill()
        (path,) = folder.iterdir()
        found = recover(GAME, path)
        assert found.ticket >= confirmed
        assert found.fault is None


_CELLS = st.lists(st.tuples(st.integers(-4, 4), st.integers(-4, 4)), max_size=12)


@settings(max_examples=80, deadline=None)
@given(
    spaces=_CELLS,
    lions=_CELLS,
    florettes=_CELLS,
    keep=st.sets(st.sampled_from(["spaces", "lions", "florettes"])),
    cut=st.integers(0, 8),
)
def test_a_setup_that_makes_no_sense_is_refused(
    tmp_path_factory: pytest.TempPathFactory,
    spaces: list[tuple[int, int]],
    lions: list[tuple[int, int]],
    florettes: list[tuple[int, int]],
    keep: set[str],
    cut: int,
) -> None:
    good = header()
    board = dict(good.setup["board"])
    for name, cells in (("spaces", spaces), ("lions", lions), ("florettes", florettes)):
        if name not in keep:
            board[name] = cells
    odd = msgspec.structs.replace(
        good, setup={**good.setup, "board": board, "quarry": good.setup["quarry"][:cut]}
    )
    path = tmp_path_factory.mktemp("m") / "odd.jsonl"
    path.write_text(header_line(odd) + "\n")
    try:
        found = recover(GAME, path)
    except MatchUnreadable as reason:
        said = str(reason)
    else:
        said = f"line 1 and {found.ticket} more"
    assert "line 1" in said


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"names": ("A",)}, "there are 2 seats but 1 of those who sit there are named"),
        ({"names": ("A", "B", "C")}, "there are 2 seats but 3 of those who sit there are named"),
        ({"setup": {"adjourns": None}}, "the value of 'adjourns' is nothing, where true or false belongs"),
        ({"setup": {"opening": "sideways"}}, "no opening is called 'sideways'"),
        (
            {"setup": {"adjourns": 4}},
            "the value of 'adjourns' is a whole number, where true or false belongs",
        ),
    ],
)
def test_a_first_line_that_does_not_fit_is_refused_in_plain_words(
    tmp_path: Path, change: dict[str, Any], said: str
) -> None:
    good = header()
    more = {"setup": {**good.setup, **change["setup"]}} if "setup" in change else change
    path = tmp_path / "odd.jsonl"
    path.write_text(header_line(msgspec.structs.replace(good, **more)) + "\n")
    with pytest.raises(MatchUnreadable) as refused:
        recover(GAME, path)
    assert said in str(refused.value)
    assert str(refused.value).endswith("; put an earlier copy in its place, or delete it")
    assert "`" not in str(refused.value)


def test_a_first_line_may_name_nobody(tmp_path: Path) -> None:
    path = tmp_path / "nobody.jsonl"
    path.write_text(header_line(msgspec.structs.replace(header(), names=())) + "\n")
    assert recover(GAME, path).fault is None


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        ("Expected `int` <= 4 - at `$.seats`", "the value of 'seats' must be at most 4"),
        (
            "Expected `int | null`, got `str` - at `$[1].at`",
            "the value of 'at' is words, where a whole number or nothing belongs",
        ),
        (
            "Expected `array` of length 2, got 1 - at `$.a_pair`",
            "the value of 'a_pair' is too long or too short",
        ),
        (
            "Object contains unknown field `no_such_rule` - at `$.rules`",
            "rules cannot have 'no_such_rule', which this version does not know",
        ),
        ("Object missing required field `card`", "'card' is missing"),
        ("Invalid enum value 'deathsweat' - at `$.card`", "no card is called 'deathsweat'"),
        ("Expected `object`, got `array`", "one of its values is a list, where a group of values belongs"),
    ],
)
def test_faults_are_told_without_the_words_of_programmers(fault: str, said: str) -> None:
    assert told(fault) == said
