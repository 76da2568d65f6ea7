"""Answers to attacks and Heather, beyond the cases: R46, R52, R55, R56, R57."""

from __future__ import annotations

import pytest

from fae_tabletop.games.enemies_and_lovers.commands import Mortal
from fae_tabletop.games.enemies_and_lovers.events import Fizzled, Reflected
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS
from tests.rules.enemies_and_lovers.tables import Courts, Table


def test_r46_a_window_opens_whatever_the_target_holds() -> None:
    for answer in ("queen_of_mirth", "dain"):
        table = Table([["orlagh"], [answer]]).do(0, "play", card="orlagh", target_seat=1)
        assert table.due() == ("respond", 1)
        assert ENEMIES_AND_LOVERS.waiting(table.state) == (1,)


def test_r50_poison_asks_everybody_but_its_director_in_order() -> None:
    table = Table([["dain"], ["wraithberry"], ["mentor"], ["jude"]], turn=1)
    table.do(1, "play", card="wraithberry", target_seat=3)
    pending = table.view(0).pending
    assert pending is not None
    assert (pending.seat, pending.then) == (3, (0, 2))
    table.do(3, "pass").do(0, "pass").do(2, "pass")
    assert table.due() == ("choose", 1)


def test_r52_a_turned_mischief_swaps_the_same_hands() -> None:
    table = Table([["fala_the_grand_fool", "dain"], ["jack_and_carter_gordon", "wren", "mentor"]])
    table.do(0, "play", card="fala_the_grand_fool", target_seat=1)
    table.do(1, "interrupt", card="jack_and_carter_gordon").do(0, "pass")
    assert table.told(Reflected)
    assert {"mentor", "wren"} <= set(table.hand(0))
    assert table.hand(1) == ["dain"]


def test_r52_a_turned_mayhem_decides_whose_trap_counts_and_who_seats_shields_first() -> None:
    courts: Courts = [
        [("rath_roiben_rye", None), ("dain", "vivienne")],
        [("mentor", "taryn")],
    ]
    table = Table([["everapple", "wren"], ["jack_and_carter_gordon"]], courts)
    table.do(0, "play", card="everapple", target_seat=1)
    table.do(1, "interrupt", card="jack_and_carter_gordon").do(0, "pass")
    # Now Mayhem is played by seat 1 against seat 0: the Trap of seat 0 counts.
    assert table.due() == ("mayhem_keep", 0)
    table.do(0, "choose", keep={"slot": 2, "part": "card"})
    assert table.due() == ("seat_shields", 0)
    assert sorted(table.court(0), key=str) == [("dain", None), ("mentor", "taryn")]
    assert table.court(1) == [(None, "vivienne")]
    plain = Table([["everapple"], ["wren"]], [[("dain", "vivienne")], [("mentor", "taryn")]])
    plain.do(0, "play", card="everapple", target_seat=1).do(1, "pass")
    assert plain.due() == ("seat_shields", 0)
    plain.do(0, "pass")
    assert plain.due() == ("seat_shields", 1)


def test_r30_shields_are_laid_as_their_owner_likes() -> None:
    table = Table([["everapple"], ["wren"]], [[("dain", "vivienne"), (None, "taryn")], [("mentor", None)]])
    table.do(0, "play", card="everapple", target_seat=1).do(1, "pass")
    assert table.due() == ("seat_shields", 1)
    assert table.refuses(1, "choose", shields={"vivienne": "dain", "taryn": "dain"}) == "already_shielded"
    assert table.refuses(1, "choose", shields={"vivienne": "mentor"}) == "no_such_slot"
    assert table.refuses(1, "choose", shields={"mentor": "dain"}) == "no_such_card"
    assert table.refuses(0, "choose", shields={"vivienne": "dain"}) == "not_your_decision"
    table.do(1, "choose", shields={"vivienne": None, "taryn": "dain"})
    assert sorted(table.court(1), key=str) == [("dain", "taryn"), (None, "vivienne")]
    assert table.view(0).turn == 1


def test_r29_what_has_no_room_in_the_new_court_goes_to_the_hand() -> None:
    courts: Courts = [[("dain", None)], [("rath_roiben_rye", "taryn"), ("cardan", None)]]
    table = Table([["everapple"], ["wren"]], courts)
    table.do(0, "play", card="everapple", target_seat=1).do(1, "pass")
    assert table.refuses(1, "choose", keep={"slot": 1}) == "trap_not_kept"
    table.do(1, "choose", keep={"slot": 2})
    assert table.hand(1) == ["wren", "cardan"]
    assert table.court(1) == [("dain", None)]
    assert table.court(0) == [(None, "taryn")]


def test_r29_a_kept_shield_stays_and_its_card_goes() -> None:
    courts: Courts = [[("dain", None)], [("rath_roiben_rye", None), ("cardan", "taryn")]]
    table = Table([["everapple"], ["wren"]], courts)
    table.do(0, "play", card="everapple", target_seat=1).do(1, "pass")
    table.do(1, "choose", keep={"slot": 2, "part": "shield"}).do(1, "pass")
    assert sorted(table.court(1), key=str) == [("dain", None), (None, "taryn")]
    assert table.court(0) == [("cardan", None)]


MORTAL = {"card": "heather", "to": "new"}


def test_r55_a_hand_that_heather_empties_is_not_asked_any_more() -> None:
    table = Table([["stabbed_in_the_front"], ["heather", "dain"]])
    table.do(0, "play", card="stabbed_in_the_front", target_seat=1)
    table.do(1, "mortal", place="dain", **MORTAL)
    assert table.due() == ("choose", 0)


def test_r55_an_attack_without_a_target_left_fizzles() -> None:
    table = Table([["orlagh"], ["heather", "dain"]]).do(0, "play", card="orlagh", target_seat=1)
    table.do(1, "pass").do(1, "mortal", place="dain", **MORTAL)
    assert table.told(Fizzled)
    assert table.view(0).turn == 1
    # X counts for having played the card (R35).
    assert table.hand(0) == []


def test_r55_treachery_against_three_left_takes_them_all() -> None:
    table = Table([["wren"], ["heather", "dain", "mentor", "jude", "tricked"]])
    table.do(0, "play", card="wren", target_seat=1).do(1, "pass")
    assert table.due() == ("discard", 1)
    table.do(1, "mortal", place="dain", **MORTAL)
    assert table.hand(1) == []
    assert table.discard() == ["wren", "tricked", "jude", "mentor", "heather"]


def test_r55_whoever_has_nothing_left_to_give_is_skipped() -> None:
    table = Table([["dain"], ["heather", "cardan"], ["mentor"]]).do(0, "play", card="dain")
    assert table.due() == ("give", 1)
    table.do(1, "mortal", place="cardan", **MORTAL)
    assert table.due() == ("give", 2)
    table.do(2, "choose", cards=["mentor"])
    assert table.hand(0) == ["mentor"]


def test_r56_heather_is_open_to_her_holder_whoever_decides_and_nobody_waits_for_her() -> None:
    table = Table([["orlagh"], ["wren"], ["heather", "dain"]])
    for step in ("turn", "respond", "choose"):
        mortals = [c for c in ENEMIES_AND_LOVERS.commands(table.state, 2) if isinstance(c, Mortal)]
        assert mortals == [Mortal(2, "dain")], step
        assert 2 not in ENEMIES_AND_LOVERS.waiting(table.state)
        if step == "turn":
            table.do(0, "play", card="orlagh", target_seat=1)
        elif step == "respond":
            table.do(1, "pass")
    table.do(2, "mortal", place="dain", **MORTAL)
    assert table.refuses(2, "mortal", place="dain", **MORTAL) == "not_in_hand"
    assert table.due() == ("choose", 0)


def test_r53_the_house_rule_keeps_heather_from_her_holders_own_turn() -> None:
    table = Table([["heather", "dain"], ["heather"][1:]], options={"mortal_own_turn": False})
    assert table.refuses(0, "mortal", place="dain", **MORTAL) == "wrong_step"
    table.do(0, "end").do(0, "mortal", place="dain", **MORTAL)
    assert table.court(0) == [("dain", None)]


def test_r57_a_card_taken_back_from_the_discard_pile_works_again() -> None:
    table = Table([["orlagh", "wren"], ["the_tail", "mentor"]], discard=["jack_and_carter_gordon"], turn=1)
    table.do(1, "play", card="the_tail")
    table.do(1, "choose", target={"zone": "discard", "card": "jack_and_carter_gordon"})
    table.do(0, "play", card="orlagh", target_seat=1)
    table.do(1, "interrupt", card="jack_and_carter_gordon").do(0, "pass")
    assert table.due() == ("choose", 1)


@pytest.mark.parametrize("off", [False, True])
def test_r34_the_house_rule_gives_a_steal_its_draw(off: bool) -> None:
    table = Table([["orlagh"], ["dain"]], draw=["wren"], options={"steal_skips_draw": not off})
    table.do(0, "play", card="orlagh", target_seat=1).do(1, "pass")
    table.do(0, "choose", target={"zone": "hand", "pick": "concealed"})
    assert table.hand(0) == ["dain", "wren"] if off else ["dain"]


def test_r35_the_house_rule_counts_no_x_of_a_reflected_card() -> None:
    options = {"cancelled_x_still_skips": False}
    table = Table([["orlagh", "mentor"], ["jack_and_carter_gordon"]], draw=["wren"], options=options)
    table.do(0, "play", card="orlagh", target_seat=1).do(1, "interrupt", card="jack_and_carter_gordon")
    table.do(0, "pass").do(1, "choose", target={"zone": "hand", "pick": "concealed"})
    assert table.hand(0) == ["wren"]
    assert table.hand(1) == ["mentor"]


def test_r18_the_house_rule_lets_a_shield_stop_the_theft_of_a_trap() -> None:
    courts: Courts = [[("dain", "vivienne")], [("rath_roiben_rye", None)]]
    options = {"shield_blocks_jude": True}
    table = Table([["stabbed_in_the_back"], ["wren"]], courts, options=options)
    table.do(0, "play", card="stabbed_in_the_back", target_seat=1).do(1, "pass")
    table.do(0, "choose", target={"zone": "court", "slot": 1})
    assert table.due() == ("choose", 1)
    table.do(1, "choose", target={"zone": "court", "slot": 1})
    assert table.court(0) == [("dain", None)]
    assert table.hand(1) == ["wren"]
    assert table.discard()[:3] == ["stabbed_in_the_back", "vivienne", "rath_roiben_rye"]
