"""Matches travel as one file: exported under a speaking name, taken in after being followed, never run."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fae_tabletop.core.log import header_line
from fae_tabletop.table.exchange import IMPORTED, export, file_name, take_in
from fae_tabletop.table.foreign import kind_of
from fae_tabletop.table.journal import MatchUnreadable, recover
from tests.table.matches import GAME, header, saved_match

GAMES = {GAME.id: GAME}


def test_an_exported_match_comes_back_as_it_was(tmp_path: Path) -> None:
    path = saved_match(tmp_path / "here", 12)
    copy = export(path, tmp_path / "out", "Enthrone 2026-11-30 against Mossback (easy), you won")
    assert copy.name == "Enthrone 2026-11-30 against Mossback (easy), you won.jsonl"
    assert copy.read_bytes() == path.read_bytes()
    again = export(path, tmp_path / "out", "Enthrone 2026-11-30 against Mossback (easy), you won")
    assert again.name.endswith("you won (2).jsonl")
    taken = take_in(copy, tmp_path / "there", GAMES)
    assert not taken.known
    assert taken.path.name.startswith(IMPORTED)
    assert taken.facts.length == 12
    assert GAME.facts(recover(GAME, taken.path).fold.state) == GAME.facts(recover(GAME, path).fold.state)


def test_a_match_is_taken_in_once(tmp_path: Path) -> None:
    path = saved_match(tmp_path / "here", 5)
    first = take_in(path, tmp_path / "there", GAMES)
    second = take_in(path, tmp_path / "there", GAMES)
    assert second.known
    assert second.path == first.path
    assert len(list((tmp_path / "there").iterdir())) == 1


def test_a_damaged_match_is_taken_in_as_far_as_it_goes(tmp_path: Path) -> None:
    path = saved_match(tmp_path / "here", 8)
    path.write_bytes(path.read_bytes() + b'{"seat":0,"do":["__import__",{"name":"os"}],"sum":""}\n')
    taken = take_in(path, tmp_path / "there", GAMES)
    assert taken.facts.length == 8
    assert "damaged in line 10" in str(taken.facts.warning)


FOREIGN = {
    "picture.png": (b"\x89PNG\r\n\x1a\n" + b"\0" * 50, "a PNG picture"),
    "photo.jpg": (b"\xff\xd8\xff\xe0" + b"\0" * 50, "a JPEG picture"),
    "moving.gif": (b"GIF89a" + b"\0" * 50, "a GIF picture"),
    "art.webp": (b"RIFF\x10\0\0\0WEBPVP8 ", "a WebP picture"),
    "song.wav": (b"RIFF\x10\0\0\0WAVEfmt ", "a sound"),
    "book.pdf": (b"%PDF-1.7\n", "a PDF document"),
    "many.zip": (b"PK\x03\x04\x14\0", "a ZIP archive: unpack it first"),
    "profile.sqlite3": (b"SQLite format 3\0", "a database"),
    "setup.exe": (b"MZ\x90\0", "a program"),
    "do.sh": (b"#!/bin/sh\nrm -rf ~\n", "a script, which is not run"),
    "page.html": (b"<!DOCTYPE html><p>", "a web page"),
    "court.tmx": (b'<?xml version="1.0"?>\n<map version="1.10">', "a board made with Tiled"),
    "feed.xml": (b'<?xml version="1.0"?><rss/>', "an XML file"),
    "package.json": (b'{"name": "other"}\n', "a JSON file of some other program"),
    "notes.txt": ("Kauft Brot, Käse und Wein.\n".encode(), "some other text"),
    "zeros.jsonl": (b"\0" * 4096, "nothing but zeros"),
}


@pytest.mark.parametrize("name", FOREIGN)
def test_foreign_files_are_told_by_what_they_are(tmp_path: Path, name: str) -> None:
    content, kind = FOREIGN[name]
    path = tmp_path / name
    path.write_bytes(content)
    with pytest.raises(MatchUnreadable) as refused:
        take_in(path, tmp_path / "there", GAMES)
    assert str(refused.value) == f"is no match: it looks like {kind}"
    assert not (tmp_path / "there").exists()


def test_a_match_of_another_version_or_game_says_so(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    for change, words in (
        ({"format": 2}, "newer version"),
        ({"rules": 99}, "newer version"),
        ({"game": "faekin"}, "'faekin', which this version does not have"),
        ({"setup": {"board": 3}}, "board"),
    ):
        path.write_text(header_line(msgspec.structs.replace(header(), **change)) + "\n")
        with pytest.raises(MatchUnreadable, match=words):
            take_in(path, tmp_path / "there", GAMES)


def test_rules_that_have_changed_since_are_named_as_such(tmp_path: Path) -> None:
    path = saved_match(tmp_path, 6)
    lines = path.read_bytes().split(b"\n")
    lines[0] = header_line(msgspec.structs.replace(header(), rules=0)).encode()
    lines[4] = lines[4].replace(b'"sum":"', b'"sum":"0')
    path.write_bytes(b"\n".join(lines))
    words = str(recover(GAME, path).warning)
    assert "was played by an older version, and from line 5 on its rules differ" in words


@given(st.binary(max_size=300))
def test_no_content_is_too_strange(content: bytes) -> None:
    kind = kind_of(content)
    assert kind is None or kind


@given(st.text(max_size=200))
def test_every_name_becomes_a_file_name(words: str) -> None:
    name = file_name(words)
    assert name
    assert not set(name) & set('<>:"/\\|?*\n\t\0')
    assert name == name.strip(" .") or name.rstrip(" .") == name
    assert len(name) <= 120


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    path = saved_match(tmp_path / "here", 3)
    (tmp_path / "blocked").write_text("a file")
    with pytest.raises(FileExistsError):
        export(path, tmp_path / "blocked", "name")
