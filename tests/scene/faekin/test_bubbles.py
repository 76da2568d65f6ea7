"""Bubbles and the lock-in: how long words stay, how many at a time, and what counts as a press that was meant."""

from __future__ import annotations

import pytest

from fae_tabletop.games.faekin.commands import Ask, MoveToken, Say
from fae_tabletop.games.faekin.rules import FAEKIN
from fae_tabletop.games.faekin.scene.bubbles import STAYS, Bubbles, line_of, spoken_by
from fae_tabletop.games.faekin.scene.lockin import CLICK, HOLD, Lock
from fae_tabletop.games.faekin.talk import CourtIs
from tests.rules.faekin.tables import after, duel, table
from tests.scene.faekin.talks import claiming


def test_two_stand_in_bubbles_at_a_time_the_viewer_among_them() -> None:
    state = after(duel(table(), 1, "S8", "WQ"), (3, Say(CourtIs(3, "winter"))))
    bubbles = Bubbles(FAEKIN.view(state, 0))
    assert not bubbles.shown, "what was said before is in the log"
    state = after(
        state, (1, Ask(2, "court")), (0, Say(CourtIs(0, "summer"))), (2, Say(CourtIs(2, "summer"), 1, 1))
    )
    assert bubbles.see(FAEKIN.view(state, 0))
    assert bubbles.shown == (2, 3)
    state = after(state, (3, Ask(1, "height")))
    assert bubbles.see(FAEKIN.view(state, 0))
    assert bubbles.shown == (3, 4)
    assert not bubbles.see(FAEKIN.view(state, 0))


def test_a_question_to_the_viewer_stays_whatever_is_said_meanwhile() -> None:
    state = table()
    bubbles = Bubbles(FAEKIN.view(state, 0))
    state = after(state, (1, Ask(0, "court")), (0, Say(CourtIs(2, "summer"))), (2, Say(CourtIs(2, "summer"))))
    bubbles.see(FAEKIN.view(state, 0))
    assert bubbles.shown == (0, 2)
    assert bubbles.owed == (0,)
    state = after(state, (0, Say(CourtIs(0, "summer"), 1, 0)))
    bubbles.see(FAEKIN.view(state, 0))
    assert not bubbles.owed


def test_a_bubble_goes_after_its_time_or_with_go_on_and_when_its_words_are_taken_back() -> None:
    before = table()
    bubbles = Bubbles(FAEKIN.view(before, 0))
    once = after(before, (1, Say(CourtIs(1, "summer"))))
    bubbles.see(FAEKIN.view(once, 0))
    assert not bubbles.pass_time(STAYS - 1)
    twice = after(once, (2, Say(CourtIs(2, "summer"))))
    bubbles.see(FAEKIN.view(twice, 0))
    assert bubbles.pass_time(1.5)
    assert set(bubbles.shown) == {1}
    bubbles.see(FAEKIN.view(once, 0))
    taken_back = bubbles.shown
    assert not taken_back
    bubbles.see(FAEKIN.view(twice, 0))
    assert len(bubbles.shown) == 1
    bubbles.go_on()
    assert not bubbles.shown


def test_a_bubble_leads_to_its_line_of_the_log() -> None:
    view = FAEKIN.view(after(duel(table(), 1, "S8", "WQ"), (1, Say(CourtIs(1, "summer")))), 0)
    place = line_of(view, 0)
    assert place is not None
    assert view.log[place] == view.talk[0]
    assert spoken_by(view, "bubble:0") == 0
    assert spoken_by(view, "why:0") == 0
    assert spoken_by(view, "bubble:1") is None
    assert spoken_by(view, "seat:0") is None


def test_the_lock_in_is_held_or_clicked_twice() -> None:
    lock = Lock()
    assert not lock.update(HOLD / 2, True)
    assert lock.filled == pytest.approx(0.5)
    assert lock.update(HOLD / 2 + 0.01, True)
    assert lock.filled == 0
    assert not lock.clicked()
    assert lock.armed
    assert lock.clicked()
    assert not lock.armed


def test_a_press_let_go_too_early_is_no_click() -> None:
    lock = Lock()
    lock.update(CLICK + 0.1, True)
    assert not lock.clicked()
    assert not lock.armed
    lock.update(0.1, False)
    assert lock.filled == 0
    lock.update(CLICK / 2, True)
    assert not lock.clicked()
    assert lock.armed


def test_a_moved_token_takes_the_first_click_back() -> None:
    state = claiming(5, 0)
    lock = Lock()
    lock.see(FAEKIN.view(state, 0))
    lock.clicked()
    lock.see(FAEKIN.view(state, 0))
    assert lock.armed
    lock.see(FAEKIN.view(after(state, (0, MoveToken("dagger", None))), 0))
    assert not lock.armed
