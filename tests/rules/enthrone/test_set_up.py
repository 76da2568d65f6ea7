"""Rulebook: Set Up."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from fae_tabletop.games.enthrone.board import Board
from fae_tabletop.games.enthrone.public import NUMBER, PAWNS, Dealt
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.games.enthrone.state import UNCHOSEN
from tests.support.positions import STANDARD

SEEDS = range(400)


def test_every_pawn_stands_on_a_lion_of_its_own() -> None:
    lions = set(STANDARD.board.lions)
    for seed in SEEDS:
        view = ENTHRONE.view(ENTHRONE.start(STANDARD, seed).state, 0)
        assert set(view.pawns) == lions
        assert view.dealt == view.pawns


def test_every_tile_lies_face_up_once() -> None:
    for seed in SEEDS:
        view = ENTHRONE.view(ENTHRONE.start(STANDARD, seed).state, 0)
        assert sorted(tile.pawn for tile in view.tiles) == sorted(PAWNS)
        assert not any(tile.neutral for tile in view.tiles)
        assert view.dealt_tiles == tuple(tile.pawn for tile in view.tiles)


def test_three_identities_each_and_two_aside() -> None:
    for seed in SEEDS:
        state = ENTHRONE.start(STANDARD, seed).state
        dealt = [*state.hands[0], *state.hands[1], *state.aside]
        assert sorted(dealt) == list(range(8))
        assert [len(hand) for hand in state.hands] == [3, 3]
        assert state.chosen == [UNCHOSEN, UNCHOSEN]


def test_each_seat_is_told_its_own_cards_only() -> None:
    step = ENTHRONE.start(STANDARD, 12)
    assert [event.audience for event in step.events] == [(0,), (1,)]
    for seat, event in enumerate(step.events):
        assert isinstance(event, Dealt)
        assert event.hand == ENTHRONE.view(step.state, seat).hand
        assert event.reveals


def test_everything_comes_up_equally_often() -> None:
    lion, tile, card = Counter[object](), Counter[object](), Counter[object]()
    for seed in range(2000):
        state = ENTHRONE.start(STANDARD, seed).state
        lion[state.where[0]] += 1
        tile[state.tiles[0]] += 1
        card.update(state.hands[0])
    for counts, expected in ((lion, 250), (tile, 250), (card, 750)):
        assert len(counts) == 8
        assert all(abs(count - expected) < 4.5 * expected**0.5 for count in counts.values())


def test_the_deal_depends_on_the_seed_alone() -> None:
    assert ENTHRONE.facts(ENTHRONE.start(STANDARD, 5).state) == ENTHRONE.facts(
        ENTHRONE.start(STANDARD, 5).state
    )
    assert len({str(ENTHRONE.facts(ENTHRONE.start(STANDARD, seed).state)) for seed in SEEDS}) == len(SEEDS)


def test_the_quarry_is_symmetric() -> None:
    hunted = Counter(name for row in STANDARD.quarry for name in row)
    assert set(hunted.values()) == {3}
    for pawn, row in zip(PAWNS, STANDARD.quarry, strict=True):
        assert [(NUMBER[name] - NUMBER[pawn]) % 8 for name in row] == [1, 2, 4]


def test_e6_two_lists_share_at_most_one_pawn() -> None:
    for i, one in enumerate(STANDARD.quarry):
        assert all(len(set(one) & set(other)) <= 1 for other in STANDARD.quarry[i + 1 :])


@pytest.mark.parametrize(
    ("row", "words"),
    [(("king", "archer", "wizard"), "king"), (("archer", "archer", "wizard"), "king")],
)
def test_a_quarry_of_oneself_or_twice_the_same_is_refused(row: tuple[str, ...], words: str) -> None:
    broken = msgspec.structs.replace(STANDARD, quarry=(row, *STANDARD.quarry[1:]))
    with pytest.raises(ValueError, match=f"quarry of {words}"):
        ENTHRONE.start(broken, 1)


def test_a_quarry_table_with_a_row_missing_is_refused() -> None:
    with pytest.raises(ValueError, match="eight pawns"):
        ENTHRONE.start(msgspec.structs.replace(STANDARD, quarry=STANDARD.quarry[:7]), 1)


def test_a_broken_board_is_refused() -> None:
    board: Board = msgspec.structs.replace(STANDARD.board, lions=STANDARD.board.lions[:7])
    with pytest.raises(ValueError, match="exactly 8 lions, not 7"):
        ENTHRONE.start(msgspec.structs.replace(STANDARD, board=board), 1)
