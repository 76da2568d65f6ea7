"""What a seat of Enemies & Lovers keeps in mind, and which worlds it holds likely."""

from __future__ import annotations

import pytest

from fae_tabletop.core.dice import Dice
from fae_tabletop.games.enemies_and_lovers.belief import (
    LET_PASS,
    plausibility,
    plausible,
    remembered,
    suspected,
)
from fae_tabletop.games.enemies_and_lovers.deduction import crown
from fae_tabletop.games.enemies_and_lovers.judgement import THREAT_CROWN
from tests.rules.enemies_and_lovers.tables import Table

THREE_PIECES = [("cardan", None), ("madoc", None), ("mentor", None)]


def test_a_win_left_lying_speaks_against_the_cards_that_would_have_won() -> None:
    had = Table([["wren"], ["the_crown_of_elfhame", "locke"]], [[], THREE_PIECES])
    had_not = Table([["wren"], ["orlagh", "locke"]], [[], THREE_PIECES])
    assert plausibility(had.state, 0) == pytest.approx(LET_PASS * plausibility(had_not.state, 0))


def test_the_last_card_may_have_come_too_late_to_win() -> None:
    drawn = Table([["wren"], ["locke", "the_crown_of_elfhame"]], [[], THREE_PIECES])
    assert plausibility(drawn.state, 0) == 1.0


def test_the_own_cards_say_nothing_about_the_others() -> None:
    own = Table([["the_crown_of_elfhame", "wren"], ["locke"]], [THREE_PIECES, []], turn=1)
    assert plausibility(own.state, 0) == 1.0


def test_a_careful_reader_deals_the_crown_less_often_to_who_would_have_won() -> None:
    laid: list[tuple[str | None, str | None]] = [("cardan", None), ("madoc", None), ("mentor", None)]
    known = [{"viewer": 0, "card": card} for card, _ in laid]
    table = Table([["wren"], ["orlagh", "locke", "grimsen"]], [[], laid], known=known)
    view, dice = table.view(0), Dice(3)
    exact = crown(view).seats[1]
    held = sum(0 in plausible(view, dice).hands[1] for _ in range(400)) / 400
    assert held < 0.75 * exact


def test_facts_fade_with_the_turns() -> None:
    table = Table([["orlagh", "wren"], ["locke", "oak"]])
    table.do(0, "play", card="orlagh", target_seat=1).do(1, "pass")
    table.do(0, "choose", target={"zone": "hand", "pick": "concealed"})
    view = table.view(1)
    assert len(view.facts) == 1
    assert remembered(view, None) is view
    assert remembered(view, 8).facts == view.facts
    assert remembered(view, 0).facts == ()


def test_whoever_forgets_does_not_keep_count_of_the_draw_pile() -> None:
    table = Table([["wren"], ["locke"]], discard=["oak", "jude", "dain", "titch"], rest="hand:1")
    view = table.do(0, "end").view(0)
    assert len(view.outside) == 46
    assert remembered(view, None) is view
    assert remembered(view, 8).outside == ()


def test_whoever_may_have_the_crown_looks_more_dangerous() -> None:
    table = Table([["wren"], ["locke"], ["oak", "orlagh", "grimsen", "jude"]])
    view = table.view(0)
    assert suspected(view) == tuple(THREAT_CROWN * chance for chance in crown(view).seats)
    assert suspected(view)[2] > suspected(view)[1] > 0


def test_between_two_there_is_nobody_else_to_suspect() -> None:
    assert suspected(Table([["wren"], ["locke"]]).view(0)) == ()
