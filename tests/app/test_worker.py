"""The bot process: loads no window, stays small, and decides from the view it is given."""

import os
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from fae_tabletop.app import worker
from fae_tabletop.app.catalog import CATALOG, UnknownGame, check_level, check_offered, check_table, entry
from fae_tabletop.core.codec import Codec
from fae_tabletop.core.game import Budget
from fae_tabletop.table.bots import Bots, Decision
from fae_tabletop.table.wire import Question, packed
from tests.table.matches import GAME, new_table, play_on

LARGEST_MIB = 60
CODEC = Codec(GAME.vocabulary)


def _question(level: str = "easy", turns: int = 6, seed: int = 5) -> Question:
    table, _ = new_table(seed)
    play_on(table, turns)
    seat = table.waiting[0]
    view = CODEC.write(table.chair(seat).view)
    return Question(turns, "enthrone", seat, view, True, level, Budget(seconds=0.2), seed)


def test_the_process_imports_no_window() -> None:
    code = (
        "import sys, fae_tabletop.app.worker\n"
        "bad = {'pygame', 'pytmx', 'numpy', 'skia', 'PIL'} & set(sys.modules)\n"
        "ours = [m for m in sys.modules if m.startswith('fae_tabletop.ui')]\n"
        "print(sorted(bad), ours)\n"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "[] []"


def _rss_mib(pid: int) -> float:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise AssertionError("the system does not tell the size of a process")


def test_a_spawned_process_answers_and_stays_small() -> None:
    notes: list[str] = []
    bots = Bots(worker.run, lambda why, question: notes.append(why), time.monotonic)
    bots.start()
    try:
        for level in ("random", "expert"):
            question = _question(level)
            table, _ = new_table(5)
            play_on(table, 6)
            legal = table.chair(question.seat).commands
            bots.ask(question, legal, CODEC)
            decision: Decision | None = None
            end = time.monotonic() + 30
            while decision is None and time.monotonic() < end:
                decision = bots.poll()
                time.sleep(0.01)
            assert decision is not None
            assert (decision.command in legal, decision.fell_back, notes) == (True, False, [])
        if os.name == "posix" and Path("/proc").is_dir():
            assert bots.pid is not None
            assert _rss_mib(bots.pid) < LARGEST_MIB
    finally:
        bots.close()


@pytest.mark.parametrize("level", CATALOG["enthrone"].levels)
def test_every_level_gives_a_legal_command_and_the_same_one_again(level: str) -> None:
    question = _question(level)
    fixed = msgspec.structs.replace(question, budget=Budget(iterations=30))
    first, again = worker.decided(fixed), worker.decided(fixed)
    assert first == again
    table, _ = new_table(5)
    play_on(table, 6)
    assert CODEC.read_command(first) in table.chair(question.seat).commands


def test_a_question_that_makes_no_sense_is_answered_with_the_fault() -> None:
    class NoPipe:
        def poll(self, timeout: float) -> bool:
            return False

    clock = worker._Clock(NoPipe())  # type: ignore[arg-type] # only poll is used
    assert "cannot be read" in str(worker._answer(b"{", clock).fault)
    unknown = msgspec.structs.replace(_question(), game="chess")
    assert "UnknownGame" in str(worker._answer(packed(unknown), clock).fault)
    blind = msgspec.structs.replace(_question(), view=["View", {}])
    assert "CodecError" in str(worker._answer(packed(blind), clock).fault)
    level = msgspec.structs.replace(_question(), level="god")
    assert "no level called 'god'" in str(worker._answer(packed(level), clock).fault)


def test_hurry_makes_it_later_than_any_deadline() -> None:
    class Pipe:
        told = False

        def poll(self, timeout: float) -> bool:
            return self.told

    pipe = Pipe()
    clock = worker._Clock(pipe)  # type: ignore[arg-type] # only poll is used
    assert clock() < float("inf")
    pipe.told = True
    assert clock() == float("inf")


def test_unknown_games_and_levels_are_named_with_the_remedy() -> None:
    with pytest.raises(
        UnknownGame,
        match=r"no game called 'chess'; there is enthrone, enemies-and-lovers, faekin, enchanted-ivy\.",
    ):
        entry("chess")
    with pytest.raises(UnknownGame, match="table of Enchanted Ivy is not in this version yet"):
        check_table(entry("enchanted-ivy")._replace(id="to-come"))
    with pytest.raises(ValueError, match="no level called 'god'; there are random, flat, novice"):
        check_level(entry("enthrone"), "god")
    with pytest.raises(
        ValueError, match="no level called 'god'; there are novice, easy, medium, hard, expert"
    ):
        check_offered(entry("enthrone"), "god")
