"""What the seats remember of hidden cards, beyond the cases: K1 to K7, and what an owner knows of it."""

from __future__ import annotations

from tests.rules.enemies_and_lovers.tables import Courts, Table

CROWN = "the_crown_of_elfhame"


def seen(table: Table, seat: int) -> dict[str, tuple[int, ...]]:
    """Return which own cards a seat is sure that others know."""
    return {one.card: one.by for one in table.view(seat).seen}


def test_k1_a_face_up_card_is_no_fact_to_remember_until_it_is_turned_down() -> None:
    table = Table([["the_roach"], ["dain"], []], hand_up={"1": ["dain"]})
    assert table.view(2).hands[1].shown == ("dain",)
    assert table.facts(2) == []
    table.do(0, "play", card="the_roach")
    assert table.facts(2) == table.facts(0) == [("dain", 1, "hand", None)]
    assert seen(table, 1) == {"dain": (0, 2)}


def test_k2_giver_and_taker_know_the_card_and_each_that_the_other_does() -> None:
    table = Table([["dain"], ["cardan"], ["mentor"]]).do(0, "play", card="dain")
    table.do(1, "choose", cards=["cardan"]).do(2, "choose", cards=["mentor"])
    assert table.facts(1) == [("cardan", 0, "hand", None)]
    assert table.facts(2) == [("mentor", 0, "hand", None)]
    assert seen(table, 0) == {"cardan": (1,), "mentor": (2,)}
    assert not table.view(1).facts[0].common


def test_k2_a_card_from_the_discard_pile_is_common_knowledge_and_stays_so_when_stolen() -> None:
    table = Table([["the_tail"], ["orlagh"], []], discard=["dain"])
    table.do(0, "play", card="the_tail").do(0, "choose", target={"zone": "discard", "card": "dain"})
    assert all(fact.common for seat in (1, 2) for fact in table.view(seat).facts)
    table.do(1, "play", card="orlagh", target_seat=0).do(0, "pass")
    table.do(1, "choose", target={"zone": "hand", "pick": "concealed"})
    # Seat 2 did not see which card went; of a single one it forgets too, for facts are not clever.
    assert table.facts(2) == []
    assert table.facts(0) == [("dain", 1, "hand", None)]
    assert seen(table, 1) == {"dain": (0,)}


def test_k4_a_card_that_leaves_unseen_may_be_any_hidden_one_of_that_hand() -> None:
    known = [{"viewer": 2, "card": "mentor"}, {"viewer": 2, "card": "wren"}, {"viewer": 1, "card": "wren"}]
    table = Table([["dain"], ["orlagh", "mentor", "wren"], ["jude"]], known=known).do(0, "play", card="dain")
    table.do(1, "choose", cards=["orlagh"])
    assert table.facts(2) == []


def test_k4_a_shield_that_is_placed_is_seen_and_nothing_is_forgotten() -> None:
    table = Table([["vivienne", "mentor"], [], []], known=[{"viewer": 1, "card": "mentor"}])
    table.do(0, "place", card="vivienne", to="new")
    assert table.facts(1) == [("mentor", 0, "hand", None)]


def test_k4_what_lies_somewhere_in_a_court_is_forgotten_when_a_card_leaves_it_unseen() -> None:
    courts: Courts = [[("oak", None), ("mentor", None)], [("jude", None)], []]
    table = Table([["everapple"], ["wren"], []], courts, known=[{"viewer": 2, "card": "oak"}])
    table.do(0, "play", card="everapple", target_seat=1).do(1, "pass")
    assert table.facts(2) == [("oak", 1, "court", None)]
    slot = table.view(1).court[0]
    table.do(1, "remove", slot=slot.number, part="card")
    assert table.facts(2) == []
    # Whoever gave the Court away knows both cards, but not which of them left.
    assert table.facts(0) == []


def test_k5_a_known_slot_is_followed_into_the_thief_s_hand() -> None:
    courts: Courts = [[], [("oak", None), ("mentor", None)], []]
    table = Table([["jude"], [], []], courts, known=[{"viewer": 2, "card": "oak"}])
    table.do(0, "play", card="jude", target_seat=1)
    table.do(0, "choose", target={"zone": "court", "slot": 1})
    assert table.facts(2) == [("oak", 0, "hand", None)]
    assert table.facts(1) == [("oak", 0, "hand", None)]
    # The thief cannot tell that seat 2 knows.
    assert seen(table, 0) == {"oak": (1,)}


def test_k6_hands_that_are_swapped_take_what_is_known_of_them_along() -> None:
    known = [{"viewer": 2, "card": "mentor"}]
    table = Table([["fala_the_grand_fool", "dain"], ["mentor", "wren"], []], known=known, draw=["jude"])
    table.do(0, "play", card="fala_the_grand_fool", target_seat=1).do(1, "pass")
    assert table.facts(2) == [("mentor", 0, "hand", None)]
    assert table.facts(0) == [("dain", 1, "hand", None)]
    assert seen(table, 0) == {"mentor": (1,), "wren": (1,)}


def test_k7_shields_laid_anew_wipe_the_slots() -> None:
    courts: Courts = [[("dain", "vivienne")], [("mentor", None)], []]
    table = Table([["everapple"], ["wren"], []], courts, draw=["tricked"])
    table.do(0, "play", card="everapple", target_seat=1).do(1, "pass")
    assert table.due() == ("seat_shields", 1)
    table.do(1, "choose", shields={"vivienne": None})
    assert table.facts(0) == [("dain", 1, "court", None)]
    assert table.view(1).next_slots[1] == 3


def test_k7_what_the_trap_s_owner_keeps_is_followed_by_whoever_knew_its_slot() -> None:
    courts: Courts = [[("dain", None)], [("rath_roiben_rye", None), (CROWN, None), ("mentor", None)], []]
    known = [{"viewer": 2, "card": CROWN}, {"viewer": 2, "card": "mentor"}]
    table = Table([["everapple"], ["wren"], []], courts, known=known)
    table.do(0, "play", card="everapple", target_seat=1).do(1, "pass")
    assert all(view.courts[1][0].card == "rath_roiben_rye" for view in map(table.view, range(3)))
    table.do(1, "choose", keep={"slot": 2})
    assert table.facts(2) == [("mentor", 0, "court", None), (CROWN, 1, "court", None)]
    assert (CROWN, 1, "court", None) not in table.facts(0)


def test_r37_a_flashed_crown_is_known_by_its_slot_until_it_moves() -> None:
    table = Table([["val_moren"], [], []], [[], [(CROWN, "vivienne")], []], draw=["dain"])
    table.do(0, "play", card="val_moren")
    assert table.facts(0) == table.facts(2) == [(CROWN, 1, "court", 1)]
    assert not table.view(0).courts[1][0].up
    assert seen(table, 1) == {CROWN: (0, 2)}


def test_r42_an_exchange_tells_only_what_was_known_before() -> None:
    courts: Courts = [[("oak", None)], [], []]
    known = [{"viewer": 1, "card": "oak"}, {"viewer": 2, "card": "dain"}]
    table = Table([["dain", "wren"], [], []], courts, known=known)
    table.do(0, "exchange", slot=1, card="dain", part="card")
    assert table.facts(1) == [("oak", 0, "hand", None)]
    assert table.facts(2) == []


def test_r2_an_owner_sees_all_own_cards_and_the_others_see_backs() -> None:
    table = Table([["wren"], []], [[("oak", "taryn")], []])
    mine, theirs = table.view(0), table.view(1)
    assert (mine.court[0].card, mine.court[0].up) == ("oak", False)
    assert (theirs.courts[0][0].card, theirs.courts[0][0].filled, theirs.courts[0][0].shield) == (
        None, True, "taryn",
    )  # fmt: skip
    assert mine.hand == ("wren",)
    assert theirs.hands[0].concealed == 1
