"""The belief against brute force on small tables: every deal as likely as it explains what was seen."""

from __future__ import annotations

from itertools import product

import pytest

from fae_tabletop.core.dice import Dice
from fae_tabletop.games.faekin.belief import SHYNESS, THOROUGH, Belief, believed, remembered
from fae_tabletop.games.faekin.cards import COURT, IDENTITY, IDS, NUMBER, OUTCOME, bits, cards_in
from fae_tabletop.games.faekin.dealing import dealing_of
from fae_tabletop.games.faekin.public import FaekinSetup, View, place_of
from fae_tabletop.games.faekin.rules import FAEKIN
from fae_tabletop.games.faekin.secrecy import hide
from tests.rules.faekin.policies import duelling
from tests.rules.faekin.tables import FAE, TWO, duel, table
from tests.support.matches import Match


def explains(view: View, hands: tuple[int, ...], shyness: float) -> float:
    """Return how likely the duels of ``view`` come out as seen with these hands, told anew from the rules."""
    up = [0] * len(hands)
    for place, turned in enumerate(view.turned):
        up[view.seats + place] |= 1 << NUMBER[turned]
    likely = 1.0
    for seen in view.duels:
        sides = (seen.attacker, place_of(view.seats, seen.defender))
        able = [cards_in(hands[side] & ~up[side]) or cards_in(hands[side]) for side in sides]
        chance = 0.0
        for attack, defence in product(*able):
            weight = 1.0
            for side, card, cards in zip(sides, (attack, defence), able, strict=True):
                if side == view.seat:
                    continue
                shy = side < view.seats
                lean = [shyness if shy and one == IDENTITY[hands[side]] else 1.0 for one in cards]
                weight *= (shyness if shy and card == IDENTITY[hands[side]] else 1.0) / sum(lean)
            if seen.attack is not None:
                fits = (IDS[attack], IDS[defence]) == (seen.attack, seen.defence)
            else:
                outcome = OUTCOME[attack][defence]
                loser = None if not outcome else seen.attacker if outcome < 0 else seen.defender
                low, high = (attack, defence) if outcome < 0 else (defence, attack)
                fits = loser == seen.loser
                if fits and loser is not None:
                    season = None if COURT[high] < 0 else ("summer", "winter")[COURT[high]]
                    fits = IDS[low] == seen.card and season == seen.season
            chance += weight * fits
        likely *= chance
        if seen.card is not None and seen.loser is not None:
            up[place_of(view.seats, seen.loser)] |= 1 << NUMBER[seen.card]
    return likely


def exact(view: View, shyness: float = SHYNESS) -> Belief:
    """Return the belief from all deals that can be, told anew."""
    deals = dealing_of(view).listed()
    assert deals is not None
    weights = [explains(view, deal, shyness) for deal in deals]
    assert all(weights)
    return Belief(deals, weights)


def late(seats: int, seed: int, jokers: bool = False) -> View | None:
    """Return the view of the seat on turn after many duels, if the deals that can be are few and none tied."""
    match = Match(FAEKIN, FaekinSetup(seats, jokers), seed).play(Dice(seed), duelling, 6 * seats)
    state = match.state
    view = hide(state, state.turn, log=False)
    hidden_tie = any(one.card is None and one.attack is None for one in view.duels)
    if state.why is not None or state.foe >= 0 or hidden_tie or dealing_of(view).listed() is None:
        return None
    return view


@pytest.mark.parametrize(("seats", "jokers"), [(2, False), (3, True), (4, False), (5, False)])
def test_what_is_believed_is_what_brute_force_finds(seats: int, jokers: bool) -> None:
    found = 0
    for seed in range(80):
        view = late(seats, seed, jokers)
        if view is None:
            continue
        found += 1
        wanted, belief = exact(view), believed(view, Dice(seed), THOROUGH)
        assert belief.pairs() == pytest.approx(wanted.pairs())
        for place in range(len(view.up)):
            assert belief.court(place) == pytest.approx(wanted.court(place))
        if found == 6:
            return
    assert found > 2


def test_a_walk_through_many_deals_comes_close_to_all_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    view = next(view for seed in range(200) if (view := late(4, seed)) and len(exact(view).deals) > 300)
    wanted = exact(view).pairs()
    monkeypatch.setattr(type(dealing_of(view)), "listed", lambda dealing: None)
    found = believed(view, Dice(1), 3000).pairs()
    off = sum(abs(wanted.get(pair, 0.0) - found.get(pair, 0.0)) for pair in {*wanted, *found}) / 2
    assert off < 0.08


def test_the_season_of_a_winner_tells_of_its_hand() -> None:
    before = hide(table(), 2)
    after = hide(duel(table(), 1, "S8", "WQ"), 2)
    high = bits(NUMBER[card] for card in ("W9", "W10", "WJ", "WQ", "WK", "WA"))

    def strong(view: View) -> float:
        return believed(view, Dice(3), 600, 1.0).chance(lambda deal, _: bool(deal[1] & high))

    assert strong(after) == pytest.approx(1.0)
    assert strong(before) < 0.9


def test_what_is_forgotten_is_believed_no_more() -> None:
    view = hide(duel(table(), 1, "S8", "WQ"), 0)
    assert believed(view, Dice(1), 50).chance(lambda deal, _: bool(deal[1] >> NUMBER["WQ"] & 1)) > 0.999
    forgot = remembered(view, 0)
    assert forgot.up == view.up
    assert believed(forgot, Dice(1), 200).chance(lambda deal, _: bool(deal[1] >> NUMBER["WQ"] & 1)) < 0.5
    assert remembered(view, 5) is view


def test_forgetting_never_contradicts_what_is_kept() -> None:
    for seed in range(15):
        match = Match(FAEKIN, FaekinSetup(3, jokers=True), seed).play(Dice(seed), duelling, 60)
        for step in match.steps[::4]:
            if step.state.why is None:
                for memory in (0, 2, 6):
                    believed(remembered(hide(step.state, 1, log=False), memory), Dice(seed), 3)


def test_a_fae_does_not_choose_her_cards() -> None:
    state = duel(table(TWO, fae=FAE, revealed={"0": "S8", "sorcha": "S9", "maeve": "W9"}), "sorcha", "SK")
    view = hide(state, 0)
    belief = believed(view, Dice(2), 400)
    assert all(deal[2] & bits([NUMBER["S9"]]) for deal in belief.deals)
    assert all((deal[2] & 0x3FFF).bit_count() == 2 for deal in belief.deals)
