"""Hundreds of turns and many matches in one run: nothing grows, nothing slows down."""

import gc
import tracemalloc
from pathlib import Path

import pytest

from fae_tabletop.app.session import Session
from fae_tabletop.core.dice import Dice
from fae_tabletop.games.enthrone.public import Move, View
from fae_tabletop.games.enthrone.setup import standard_setup
from tests.app.houses import AtOnce, house, play_to_the_end

FIRST, MORE = 8, 24
LEAK = 256 * 1024
"""Bytes that so many matches may add: less than a hundredth of what one of them holds each."""


@pytest.mark.slow
def test_match_after_match_takes_no_more_memory(tmp_path: Path) -> None:
    bots = AtOnce()
    home = house(tmp_path, bots)
    setup = standard_setup()

    def play(matches: int, seed: int) -> int:
        for number in range(matches):
            session = Session.new(home, "enthrone", setup, seed + number, "easy", number % 2)
            play_to_the_end(session, seed + number)
            session.leave()
            bots.questions.clear()
        gc.collect()
        return tracemalloc.get_traced_memory()[0]

    tracemalloc.start()
    try:
        before = play(FIRST, 0)
        after = play(MORE, 100)
    finally:
        tracemalloc.stop()
    assert after - before < LEAK
    assert len(home.profile.results()) == FIRST + MORE
    assert len(home.shelf()) == FIRST + MORE


def _quiet(view: View, move: Move) -> bool:
    return move.to not in view.pawns and move.to != (0, 0)


@pytest.mark.slow
def test_a_match_without_end_is_kept_and_read_again(tmp_path: Path) -> None:
    """Without adjournment nothing stops two seats from going round and round for 400 turns."""
    home = house(tmp_path)
    session = Session.new(home, "enthrone", standard_setup(variants=("no_adjournment",)), 4, "easy")
    chairs = [session.table.chair(0), session.table.chair(1)]
    dice = Dice(3)
    while session.table.length < 400:
        chair = chairs[session.table.waiting[0]]
        quiet = [one for one in chair.commands if not isinstance(one, Move) or _quiet(chair.view, one)]
        chair.submit(dice.choice(quiet))
        for one in chairs:
            one.poll()
    view = session.chair.view
    session.leave()
    path = session.journal.path
    assert path is not None
    assert Session.resume(home, path).chair.view == view
