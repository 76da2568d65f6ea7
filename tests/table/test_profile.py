"""Settings, results and the list of matches survive what happens to their files."""

import os
import sqlite3
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fae_tabletop.table import settings as stored
from fae_tabletop.table.journal import Journal, recover
from fae_tabletop.table.library import facts_of, shelf, to_continue
from fae_tabletop.table.profile import Profile, Result, Tally
from fae_tabletop.table.settings import Settings, TableChoice
from tests.table.matches import GAME, saved_match

GAMES = {"enthrone": GAME}
CHANGED = Settings(
    width=1920,
    speed=2.5,
    palette="dusk",
    notes_seen=frozenset({"locked", "neutral"}),
    muted=True,
    tables={"enthrone": TableChoice("hard", "lions_court", ("no_adjournment",))},
)


def _result(number: int, outcome: str = "won", level: str = "easy") -> Result:
    return Result(
        f"m{number}", "enthrone", level, outcome, "regalia", 20 + number, False, f"2026-11-{number:02}"
    )


def test_settings_and_results_are_there_at_the_next_start(tmp_path: Path) -> None:
    path = tmp_path / "ünï 'quote' %20 🎲" / "profile.sqlite3"
    path.parent.mkdir()
    first = Profile(path)
    assert (first.settings, first.notice) == (Settings(), None)
    first.settings = CHANGED
    first.record(_result(1))
    first.record(_result(1, "lost"))
    first.record(_result(2, "lost"))
    first.record(_result(3, "drawn", "hard"))
    first.keep_notebook("m1", "the jester?")
    first.keep_notebook("m1", "the king!")
    first.close()
    again = Profile(path)
    assert (again.settings, again.notice) == (CHANGED, None)
    assert again.tallies("enthrone") == {"easy": Tally(1, 1, 0), "hard": Tally(0, 0, 1)}
    assert again.tallies("enthrone")["easy"].played == 2
    assert [r.match for r in again.results()] == ["m3", "m2", "m1"]
    assert again.results("faekin") == []
    assert (again.notebook("m1"), again.notebook("m2")) == ("the king!", "")
    assert again.results("enthrone")[2] == _result(1)
    again.close()


def test_who_sat_there_is_noted_later_for_a_result_that_lacks_it(tmp_path: Path) -> None:
    path = tmp_path / "profile.sqlite3"
    profile = Profile(path)
    profile.record(_result(1)._replace(turns=31, rivals=(("Grumm", "easy"), ("Pim", "hard"))))
    profile.record(_result(2))
    with sqlite3.connect(path) as older:
        older.execute("DELETE FROM sittings WHERE match = 'm2'")
    assert profile.results()[0] == _result(2), "as an older version left it"
    profile.record(_result(2, "lost")._replace(turns=12, rivals=(("Pim", "easy"),)))
    second, first = profile.results()
    assert (second.outcome, second.turns, second.rivals) == ("won", 12, (("Pim", "easy"),))
    assert first.rivals == (("Grumm", "easy"), ("Pim", "hard"))
    with sqlite3.connect(path) as broken:
        broken.execute("UPDATE sittings SET rivals = '[1, 2]'")
    assert [result.rivals for result in profile.results()] == [(), ()]
    profile.close()


def test_two_programs_keep_what_each_has_changed(tmp_path: Path) -> None:
    path = tmp_path / "profile.sqlite3"
    one, two = Profile(path), Profile(path)
    one.settings = msgspec.structs.replace(one.settings, muted=True)
    two.settings = msgspec.structs.replace(two.settings, speed=3.0)
    one.close()
    two.close()
    both = Profile(path)
    assert (both.settings.muted, both.settings.speed) == (True, 3.0)
    both.close()


@pytest.mark.parametrize(
    "content", [b"", b"not a database", b"\0" * 5000, b"SQLite format 3\0" + b"\x07" * 4096]
)
def test_a_damaged_file_is_set_aside_and_defaults_are_used(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "profile.sqlite3"
    path.write_bytes(content)
    profile = Profile(path)
    profile.settings = CHANGED
    profile.close()
    if content:
        assert "damaged" in str(profile.notice)
        assert (tmp_path / "profile.damaged-1.sqlite3").read_bytes() == content
    assert Profile(path).settings == CHANGED


def test_a_file_damaged_in_its_middle_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "profile.sqlite3"
    first = Profile(path)
    for number in range(1, 28):
        first.remember(f"f{number}", number, number, "x" * 500)
    first.close()
    content = bytearray(path.read_bytes())
    content[len(content) // 2 :] = b"\xff" * (len(content) - len(content) // 2)
    path.write_bytes(content)
    profile = Profile(path)
    assert "damaged" in str(profile.notice)
    assert profile.settings == Settings()
    profile.close()


def test_a_newer_database_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "profile.sqlite3"
    with sqlite3.connect(path) as newer:
        newer.execute("PRAGMA user_version = 99")
    newer.close()
    before = path.read_bytes()
    profile = Profile(path)
    profile.settings = CHANGED
    assert "newer version" in str(profile.notice)
    assert profile.settings == CHANGED
    profile.close()
    assert path.read_bytes() == before


def test_a_folder_in_its_place_leaves_the_program_playable(tmp_path: Path) -> None:
    path = tmp_path / "profile.sqlite3"
    path.mkdir()
    profile = Profile(path)
    profile.settings = CHANGED
    assert "not kept" in str(profile.notice)
    assert profile.settings == CHANGED
    profile.close()


def test_single_wrong_settings_fall_back_alone(tmp_path: Path) -> None:
    path = tmp_path / "profile.sqlite3"
    Profile(path).close()
    with sqlite3.connect(path) as spoilt:
        rows = {
            "speed": "17",
            "muted": "true",
            "palette": "{",
            "width": '"wide"',
            "unknown": "1",
            "tables": "[]",
        }
        spoilt.executemany("INSERT INTO settings VALUES (?, ?)", rows.items())
    spoilt.close()
    profile = Profile(path)
    assert profile.settings == Settings(muted=True)
    assert str(profile.notice).endswith("palette, speed, tables, width.")
    profile.close()


def test_a_profile_in_memory_keeps_nothing() -> None:
    profile = Profile(None)
    profile.settings = CHANGED
    assert profile.settings == CHANGED
    profile.close()


def test_a_closed_or_broken_database_never_raises() -> None:
    profile = Profile(None)
    profile.close()
    profile.settings = CHANGED
    profile.record(_result(1))
    assert profile.tallies("enthrone") == {}
    assert "cannot be read" in str(profile.notice)


@given(
    speed=st.floats(0, 4),
    scale=st.floats(0.5, 2),
    seen=st.frozensets(st.text(max_size=8)),
    boards=st.dictionaries(st.text(max_size=8), st.builds(TableChoice, st.text(max_size=9)), max_size=3),
)
def test_settings_survive_being_written(
    speed: float, scale: float, seen: frozenset[str], boards: dict[str, TableChoice]
) -> None:
    wanted = Settings(speed=speed, text_scale=scale, notes_seen=seen, tables=boards)
    assert stored.read(stored.written(wanted)) == (wanted, {})


def test_the_shelf_tells_open_finished_and_damaged(tmp_path: Path) -> None:
    going = saved_match(tmp_path, 10)
    done = saved_match(tmp_path, 100_000, seed=2)
    (tmp_path / "random.jsonl").write_bytes(bytes(range(256)))
    (tmp_path / "folder.jsonl").mkdir()
    (tmp_path / "faekin-1.jsonl").write_bytes(going.read_bytes().replace(b'"enthrone"', b'"faekin"', 1))
    (tmp_path / "notes.txt").write_text("not a match")
    odd = os.fsdecode(b"odd-\xff.jsonl") if os.name == "posix" else "odd-ÿ.jsonl"
    (tmp_path / odd).write_bytes(b"")
    profile = Profile(None)
    for _ in range(2):
        saved = {one.path.name: one for one in shelf(tmp_path, GAMES, profile)}
        assert {name: one.facts.standing for name, one in saved.items()} == {
            going.name: "open",
            done.name: "over",
            "random.jsonl": "damaged",
            "folder.jsonl": "damaged",
            "faekin-1.jsonl": "damaged",
            odd: "damaged",
        }
        assert saved[going.name].facts.length == 10
        assert saved[done.name].facts.returns is not None
        assert "faekin" in str(saved["faekin-1.jsonl"].facts.why)
        assert [one.path for one in to_continue(list(saved.values()))] == [going]
    profile.close()


def test_an_open_match_elsewhere_is_not_offered(tmp_path: Path) -> None:
    path = saved_match(tmp_path, 4)
    profile = Profile(None)
    held = Journal.hold(path).go_on(recover(GAME, path))
    (saved,) = shelf(tmp_path, GAMES, profile)
    assert saved.busy
    assert to_continue([saved]) == []
    held.close()
    assert len(to_continue(shelf(tmp_path, GAMES, profile))) == 1
    profile.close()


def test_the_index_is_renewed_when_the_file_changes(tmp_path: Path) -> None:
    path = saved_match(tmp_path, 6)
    profile = Profile(None)
    assert shelf(tmp_path, GAMES, profile)[0].facts.length == 6
    path.write_bytes(path.read_bytes()[:-1])
    assert shelf(tmp_path, GAMES, profile)[0].facts.length == 5
    assert facts_of(tmp_path / "gone.jsonl", GAMES).standing == "damaged"
    assert shelf(tmp_path / "nowhere", GAMES, profile) == []
    profile.close()
