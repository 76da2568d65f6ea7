"""The notebook and its counts: exact where deals are few, honest where they are sampled, and with a reason each."""

from __future__ import annotations

import pytest

from fae_tabletop.core.dice import Dice
from fae_tabletop.games.faekin.cards import COURT, COURTS, IDENTITY, IDS, bits, heir_places
from fae_tabletop.games.faekin.commands import Claim, LockIn, MoveToken
from fae_tabletop.games.faekin.counting import Counts, counted, fits, holder_told, possible, roughly
from fae_tabletop.games.faekin.dealing import dealing_of
from fae_tabletop.games.faekin.deduction import identities, silent
from fae_tabletop.games.faekin.notebook import (
    Mark,
    kept_marks,
    marks_to_keep,
    notebook,
    unseen,
)
from fae_tabletop.games.faekin.public import FaekinSetup, View
from fae_tabletop.games.faekin.rules import FAEKIN
from tests.rules.faekin.policies import duelling
from tests.rules.faekin.tables import FAE, TWO, after, duel, table
from tests.support.matches import Match

NAMES = (
    "You",
    "Pim",
    "Grumm",
    "Ashkar",
    "Saffron",
    "Mossback",
    "Old Quillon",
    "Lady Vesper",
    "Thorn Wickham",
)


def duelled(setup: FaekinSetup, seed: int, duels: int) -> View:
    """Return what seat 0 knows after so many duels."""
    match, dice = Match(FAEKIN, setup, seed), Dice(seed)
    while len(match.state.duels) < duels:
        seat = FAEKIN.waiting(match.state)[0]
        found = [one for one in FAEKIN.commands(match.state, seat) if not isinstance(one, Claim)]
        match.do(seat, duelling(match.state, seat, tuple(found), dice))
    return FAEKIN.view(match.state, 0)


@pytest.mark.parametrize(("seats", "duels", "seed"), [(2, 14, 1), (4, 12, 2), (5, 20, 3), (9, 26, 4)])
def test_few_deals_are_counted_one_by_one(seats: int, duels: int, seed: int) -> None:
    view = duelled(FaekinSetup(seats), seed, duels)
    counts, listed = counted(view), dealing_of(view).listed()
    assert listed is not None
    assert (counts.exact, counts.total) == (True, len(listed))
    for holder, place in zip(view.holders, range(len(view.up)), strict=True):
        winter = sum(COURT[IDENTITY[deal[place]]] for deal in listed)
        assert counts.court(holder, "winter") == pytest.approx(winter / len(listed))
        heirs = sum(heir_places(deal)[1] == place for deal in listed)
        assert counts.heir("winter", holder) == pytest.approx(heirs / len(listed))
        assert possible(view)[place] == {IDENTITY[deal[place]] for deal in listed}
    assert sum(counts.heirs_of("summer").values()) == pytest.approx(1)
    pair, share = counts.best()
    crown, dagger = (None if place < 0 else view.holders[place] for place in pair)
    assert counts.both("summer", crown, dagger) == pytest.approx(share)
    assert counts.both("winter", dagger, crown) == pytest.approx(share)


def test_thousands_of_deals_are_still_counted_exactly() -> None:
    totals = []
    for seed in range(14):
        view = duelled(FaekinSetup((4, 5)[seed % 2]), seed, 7 + seed % 3)
        counts = counted(view)
        if counts.exact:
            totals.append(counts.total)
            assert sum(
                counts.court(holder, "winter") + counts.court(holder, "summer") for holder in view.holders
            ) == (pytest.approx(len(view.holders)))
            assert "about" not in fits(counts, 0.5)
    assert max(totals) > 1500


def test_many_deals_are_sampled_and_so_it_is_said() -> None:
    view = duelled(FaekinSetup(9, jokers=True), 4, 2)
    counts = counted(view)
    assert not counts.exact
    assert possible(view) == identities(view)
    assert "deals" in fits(counts, 0.4)
    assert "about 40" in fits(counts, 0.4)
    assert [roughly(share) for share in (0.0, 0.031, 0.5, 1.0)] == [
        "hardly any deal",
        "about 3\u00a0% of the deals",
        "about 50\u00a0% of the deals",
        "nearly all deals",
    ]


def test_a_sample_is_near_what_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    view = duelled(FaekinSetup(5), 3, 12)
    exact = counted(view)
    listed = dealing_of(view).listed()
    assert listed is not None
    monkeypatch.setattr(type(dealing_of(view)), "listed", lambda dealing: None)
    monkeypatch.setattr(type(dealing_of(view)), "all_of", lambda dealing, most: None)
    from fae_tabletop.games.faekin import counting

    sampled = counting._counted.__wrapped__(silent(view))
    assert not sampled.exact
    for holder in view.holders:
        assert sampled.court(holder, "summer") == pytest.approx(exact.court(holder, "summer"), abs=0.09)


def test_what_is_sure_to_be_elsewhere_is_no_identity() -> None:
    hands = ("S8 W3 X1", "SK W2 S3", "SA W4 S5", "WK S9 W7", "W6 S1 S2")
    state = duel(table(hands, active=1), 2, "SK", "SA")
    view = FAEKIN.view(state, 0)
    ace = IDS.index("SA")
    assert [ace in cards for cards in possible(view)] == [False, False, True, False, False]


@pytest.mark.parametrize(("seats", "duels"), [(3, 0), (3, 9), (5, 8), (9, 12), (9, 27)])
def test_every_page_has_its_reason_and_reads_the_same_in_every_world(seats: int, duels: int) -> None:
    view = duelled(FaekinSetup(seats, jokers=seats == 5), seats + duels, duels)
    entries, dice = notebook(view, NAMES), Dice(1)
    assert [entry.holder for entry in entries] == [*range(1, seats), *view.holders[seats:]]
    for entry in entries:
        assert entry.because.endswith(".")
        assert len(entry.because) < 125, entry.because
        assert entry.heir.endswith(".")
        assert entry.identities
        assert set(entry.crowns) <= set(entry.courts)
    for _ in range(2):
        other = FAEKIN.view(FAEKIN.imagine(view, dice), 0)
        assert notebook(other, NAMES) == entries


def test_reasons_tell_what_decided() -> None:
    known = table(revealed={"1": "WQ S2 W10"})
    entry = notebook(FAEKIN.view(known, 0), NAMES)[0]
    assert entry.because == "All three cards of Pim lie open: the Winter Queen is the identity."
    tied = table(("S8 W3 SK", "WQ SQ W10", "SA W4 S5", "WK S9 W7"), revealed={"1": "WQ SQ W10"})
    assert notebook(FAEKIN.view(tied, 0), NAMES)[0].because.endswith("for the two Queens cancel out.")
    ace = duel(table(), 2, "S8", "SA")
    entry = notebook(FAEKIN.view(ace, 0), NAMES)[1]
    assert "SA" in entry.identities
    assert entry.because.startswith("Duel 1: you saw the Summer Ace. That leaves")
    plain = notebook(FAEKIN.view(table(), 0), NAMES)[0]
    assert plain.because == "Pim has shown nothing yet."
    fae = notebook(FAEKIN.view(table(TWO, fae=FAE, revealed={"sorcha": "S9", "maeve": "W9"}), 0), NAMES)
    assert fae[1].because.startswith("The Summer 9 lay open from the start.")


def test_after_the_end_the_one_deal_is_known() -> None:
    state = after(table(), (1, Claim()), (1, MoveToken("crown", 3)), (1, LockIn()))
    view = FAEKIN.view(state, 0)
    assert counted(view).total == 1
    assert [entry.heir for entry in notebook(view, NAMES)] == [
        "In no deal an Heir.",
        "Heir of Summer in 1 of 1 deal.",
        "Heir of Winter in 1 of 1 deal.",
    ]


def test_the_word_of_somebody_is_weighed_by_its_court() -> None:
    view = FAEKIN.view(table(revealed={"1": "WQ S2 W10"}), 0)
    assert holder_told(view, counted(view), 1) == "Winter for certain"
    deals = [tuple(bits(hand) for hand in ((0, 15, 3), (18, 1, 2), (5, 20, 6), (9, 22, 10)))]
    made = Counts(4, deals, exact=True)
    fresh = FAEKIN.view(table(), 0)
    assert holder_told(fresh, made, 1) == "Winter in 1 of 1 deals"
    assert fits(made, 1.0) == "fits 1 of 1 deal"


def test_marks_go_round_and_survive_being_kept() -> None:
    mark = Mark()
    row = [mark := mark.with_next_court() for _ in range(3)]
    assert [one.court for one in row] == [*COURTS, None]
    marks = {"1": Mark("winter", True), "2": Mark(), "sorcha": Mark(None, True)}
    kept = marks_to_keep(marks)
    assert kept == {"1": ["winter", True], "sorcha": [None, True]}
    assert kept_marks(kept, 3) == {"1": Mark("winter", True), "sorcha": Mark(None, True)}
    assert kept_marks(kept, 4) == {"1": Mark("winter", True)}
    nonsense: dict[str, object] = {"1": ["spring", True], "2": "winter", "3": [None, 1], "4": [None, False]}
    assert kept_marks(nonsense, 5) == {}
    assert kept_marks(None, 5) == {}


def test_what_was_seen_nowhere() -> None:
    state = duel(table(), 1, "S8", "WQ")
    hidden = unseen(FAEKIN.view(state, 0))
    assert len(hidden) == 28 - 4
    assert not {"S8", "W3", "SK", "WQ"} & set(hidden)
