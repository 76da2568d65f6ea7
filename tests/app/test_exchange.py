"""The shelf of saved matches: filtering, exporting, and taking in files that are dropped or chosen."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from fae_tabletop.app.menus import exchange
from fae_tabletop.app.menus.exchange import open_shelf
from fae_tabletop.content.paths import UserFolder
from fae_tabletop.ui.inputs import FileDropped
from fae_tabletop.ui.shelf import ShelfScene
from tests.app.conftest import MakeDesk
from tests.app.desks import Desk
from tests.app.houses import AtOnce, house, new_session, play_to_the_end
from tests.table.matches import saved_match


def _shelf(desk: Desk) -> None:
    desk.app.open_title()
    open_shelf(desk.app)
    desk.turn()


def _matches(folder: Path, finished: bool = True) -> None:
    """One match that is over (if wanted) and one that is not."""
    if finished:
        session = new_session(folder)
        play_to_the_end(session)
        session.leave()
    other = new_session(folder, AtOnce(), seed=8)
    other.update()
    other.leave()


def test_the_shelf_shows_all_or_some(desk: MakeDesk, tmp_path: Path) -> None:
    _matches(tmp_path)
    one = desk()
    _shelf(one)
    assert len(one.spots("watch:")) == 2
    one.click("filter:open")
    assert len(one.spots("watch:")) == len(one.spots("continue:")) == 1
    one.click("filter:over")
    assert len(one.spots("watch:")) == 1
    assert not one.spots("continue:")
    one.click("filter:")
    assert len(one.spots("watch:")) == 2


def test_a_match_is_deleted_after_a_question_only(desk: MakeDesk, tmp_path: Path) -> None:
    _matches(tmp_path)
    one = desk()
    _shelf(one)
    files = {path.name for path in (tmp_path / "matches").iterdir()}
    one.click("filter:over")
    target = one.spots("delete:")[0].id
    one.click(target)
    assert one.announced.startswith("Delete this match?")
    assert "Mossback" in one.announced
    one.click("button:keep")
    assert {path.name for path in (tmp_path / "matches").iterdir()} == files
    one.click(target)
    one.click("button:delete")
    left = {path.name for path in (tmp_path / "matches").iterdir()}
    assert left < files
    assert len(one.spots("watch:")) == len(left), "the shelf shows what there is now"
    assert one.house.profile.results("enthrone"), "what was counted stays counted"


def test_a_match_that_cannot_be_deleted_stays_and_says_why(
    desk: MakeDesk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _matches(tmp_path, finished=False)
    one = desk()
    _shelf(one)

    def refuse(path: Path) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(exchange, "discard", refuse)
    one.click(one.spots("delete:")[0].id)
    one.click("button:delete")
    assert "cannot be deleted" in one.announced
    assert "Permission denied" in one.announced
    assert len(list((tmp_path / "matches").iterdir())) == 1


def test_a_filter_without_matches_says_so(desk: MakeDesk, tmp_path: Path) -> None:
    _matches(tmp_path, finished=False)
    one = desk()
    _shelf(one)
    one.click("filter:over")
    assert not one.spots("watch:")
    top = one.loop.stack.top
    assert isinstance(top, ShelfScene)
    assert "finished" in top.nothing


def test_an_exported_match_is_where_it_is_said_to_be(desk: MakeDesk, tmp_path: Path) -> None:
    _matches(tmp_path)
    one = desk()
    _shelf(one)
    one.click("filter:over")
    one.click(one.spots("export:")[0].id)
    (copy,) = (tmp_path / "exports").iterdir()
    assert copy.name.startswith("Enthrone 2026-11-30 against Mossback (Easy), ")
    assert copy.name in one.announced
    assert str(copy.parent) in one.announced
    one.key("escape")
    assert one.spots("export:"), "the shelf is still open"


def test_a_file_dropped_on_the_title_is_taken_in_and_can_be_watched(desk: MakeDesk, tmp_path: Path) -> None:
    file = saved_match(tmp_path / "elsewhere", 9).rename(tmp_path / "a friend’s {game} 王.jsonl")
    one = desk()
    one.app.open_title()
    one.turn()
    one.send(FileDropped(str(file)))
    one.turn()
    assert "a friend’s (game) 王.jsonl is an unfinished match of Enthrone, 7 turns long." in one.announced
    one.click("button:watch")
    assert one.scene == "replay"
    assert one.announced == "Step 0 of 9."
    one.key("escape")
    assert one.scene == "title"
    assert one.spots("button:matches")
    one.send(FileDropped(str(file)))
    one.turn()
    assert "among the saved matches already" in one.announced
    one.click("button:continue")
    assert one.scene in ("table", "choose-identity")


def test_a_file_dropped_during_a_match_disturbs_nothing(desk: MakeDesk, tmp_path: Path) -> None:
    file = saved_match(tmp_path / "elsewhere", 4)
    one = desk()
    session = new_session(tmp_path)
    one.app.enter(session)
    one.turn()
    before = one.scene
    one.send(FileDropped(str(file)))
    one.turn()
    assert one.scene == before
    assert any(path.name.startswith("imported-") for path in (tmp_path / "matches").iterdir())


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"\x89PNG\r\n\x1a\n", "is no match: it looks like a PNG picture."),
        (b"", "is empty."),
        (
            b'{"format":9,"game":"enthrone"}\n',
            "was saved by a newer version of Fae Tabletop; update the program to open it.",
        ),
    ],
)
def test_what_is_no_match_says_what_it_is(desk: MakeDesk, tmp_path: Path, content: bytes, words: str) -> None:
    file = tmp_path / "strange.jsonl"
    file.write_bytes(content)
    one = desk()
    one.app.open_title()
    one.turn()
    one.send(FileDropped(str(file)))
    one.turn()
    assert f"strange.jsonl {words}" in one.announced
    one.key("escape")
    one.send(FileDropped(str(tmp_path / "nowhere")))
    one.turn()
    assert "nowhere cannot be read" in one.announced


def test_files_that_lie_ready_are_offered(desk: MakeDesk, tmp_path: Path) -> None:
    one = desk()
    _shelf(one)
    one.click("import:")
    assert "Import a match. Drop a match file on this window" in one.announced
    one.key("escape")
    ready = tmp_path / "exports"
    saved_match(tmp_path / "elsewhere", 6).rename(ready / "from a friend.jsonl")
    (ready / "broken.jsonl").write_bytes(b"\0" * 9)
    one.click("import:")
    assert len(one.spots("import:")) == 1
    one.click(one.spots("import:")[0].id)
    assert "from a friend.jsonl is an unfinished match" in one.announced
    one.click("button:close")
    assert one.spots("continue:0")


def test_what_comes_from_elsewhere_is_not_counted(tmp_path: Path) -> None:
    friend = new_session(tmp_path / "friend")
    play_to_the_end(friend)
    friend.leave()
    assert friend.journal.path is not None
    (tmp_path / "me" / "matches").mkdir(parents=True)
    shutil.copy(friend.journal.path, tmp_path / "me" / "matches" / "imported-enthrone-2026-11-30-1.jsonl")
    home = house(tmp_path / "me")
    assert len(home.shelf()) == 1
    assert home.profile.results() == []


def test_exports_lie_among_the_documents_where_there_are_some(tmp_path: Path) -> None:
    documents = tmp_path / "Documents"
    documents.mkdir()
    assert UserFolder(tmp_path / "data", documents=documents).exports == documents / "Fae Tabletop"
    assert UserFolder(tmp_path / "data", documents=tmp_path / "none").exports == tmp_path / "data" / "exports"
    assert UserFolder(tmp_path / "data").exports == tmp_path / "data" / "exports"
    blocked = tmp_path / "blocked"
    blocked.mkdir()
    (blocked / "Fae Tabletop").write_text("a file")
    assert UserFolder(tmp_path / "data", documents=blocked).exports == tmp_path / "data" / "exports"


@pytest.mark.parametrize(
    "names",
    [["{enthrone/medal-king}*", "A" * 3000], ["{", "}\u202e\n\t\0"], [], ["\0", " "]],
    ids=["markup", "marks", "none", "blank"],
)
def test_names_in_a_file_from_elsewhere_are_only_shown(
    desk: MakeDesk, tmp_path: Path, names: list[str]
) -> None:
    session = new_session(tmp_path / "elsewhere")
    play_to_the_end(session)
    session.leave()
    assert session.journal.path is not None
    head, _, rest = session.journal.path.read_text(encoding="utf-8").partition("\n")
    file = tmp_path / "from afar.jsonl"
    file.write_text(json.dumps({**json.loads(head), "names": names}) + "\n" + rest, encoding="utf-8")
    one = desk()
    one.app.open_title()
    one.turn()
    one.send(FileDropped(str(file)))
    one.turn()
    one.click("button:watch")
    assert one.scene == "replay"
    one.key("end")
    one.click("see:open")
    one.key("escape")
    open_shelf(one.app)
    one.turn()
    one.click("export:0")
    assert one.announced.startswith("Exported")
