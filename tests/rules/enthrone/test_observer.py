"""The naive observer of the strength figures: whom it bets on, and that the same seed gives the same bets."""

from __future__ import annotations

import msgspec

from fae_tabletop.core.game import Budget
from fae_tabletop.games.enthrone.bot import BOT
from fae_tabletop.games.enthrone.public import Pawn, Record, View
from fae_tabletop.games.enthrone.rules import ENTHRONE
from tests.support.observer import bet, stakes_kept
from tests.support.positions import STANDARD, drawn


def _seen(*moved: Pawn) -> View:
    """Return what seat 0 saw when the other moved these pawns, its own moves in between."""
    view = ENTHRONE.view(drawn(), 0)
    moves = tuple(
        record for pawn in moved for record in (Record(0, 1, pawn="priestess"), Record(1, 2, pawn=pawn))
    )
    return msgspec.structs.replace(view, moves=moves)


def test_it_bets_on_the_most_moved_of_the_possible_pawns() -> None:
    # King, archer and wizard are in its own hand.
    assert bet(_seen("king", "king", "king", "jester", "demon", "jester"), 1) == {"jester": 1.0}


def test_equal_ones_share_the_stake() -> None:
    assert bet(_seen("jester", "demon"), 1) == {"jester": 0.5, "demon": 0.5}
    assert set(bet(_seen("king"), 1)) == {"jester", "demon", "knight", "priestess", "assassin"}


def test_the_same_seed_gives_the_same_bets() -> None:
    found = stakes_kept(STANDARD, 3, BOT, "expert", Budget(20))
    assert found == stakes_kept(STANDARD, 3, BOT, "expert", Budget(20))
    assert len(found) == 2
    assert all(0 <= share <= 1 for share in found)
