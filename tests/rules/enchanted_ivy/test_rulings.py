"""Every ruling has a test of its number, and no test cites a number that is not there."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from fae_tabletop.core.game import Illegal
from fae_tabletop.games import enchanted_ivy
from fae_tabletop.games.enchanted_ivy import campaign
from fae_tabletop.games.enchanted_ivy.cards import BOTTOM, CARDS, NUMBER, REACH, TOP
from fae_tabletop.games.enchanted_ivy.challenges import DoorByTurn, Finished, met
from fae_tabletop.games.enchanted_ivy.commands import Build, Finish, HangDoor, Lodge
from fae_tabletop.games.enchanted_ivy.doors import DOORS
from fae_tabletop.games.enchanted_ivy.events import Drew
from fae_tabletop.games.enchanted_ivy.grid import bits
from fae_tabletop.games.enchanted_ivy.guests import GUESTS, KIND, tokens_of
from fae_tabletop.games.enchanted_ivy.inn import Inn
from fae_tabletop.games.enchanted_ivy.layout import ground_for
from fae_tabletop.games.enchanted_ivy.moves import door_fault, placement_fault
from fae_tabletop.games.enchanted_ivy.public import IvySetup
from fae_tabletop.games.enchanted_ivy.rules import ENCHANTED_IVY as GAME
from fae_tabletop.games.enchanted_ivy.scoring import guest_parts, ivy_points, score
from fae_tabletop.games.enchanted_ivy.setup import endless_cards, endless_setup, story_setup
from fae_tabletop.games.enchanted_ivy.state import State
from tests.rules.enchanted_ivy.inns import SETUPS, built, cell_of, ivy_match

RULINGS = Path(enchanted_ivy.__file__).with_name("RULINGS.md").read_text(encoding="utf-8")
PROLOGUE = story_setup("s01")


def worth(plan: str, who: str, guests: dict[str, str], **more: object) -> int:
    """Return what the first token of a guest scores in an inn that is drawn."""
    inn = built(plan, guests, **more)  # type: ignore[arg-type]  # passed on
    return score(inn).of(cell_of(inn, who))


def test_every_ruling_has_a_test_of_its_number() -> None:
    numbers = set(re.findall(r"^\*\*I(\d+)\.", RULINGS, re.MULTILINE))
    tested = set(re.findall(r"def test_i(\d+)_", Path(__file__).read_text(encoding="utf-8")))
    assert tested == numbers == {str(number) for number in range(1, 47)}


def test_i1_the_last_two_cards_are_played_without_filling_up() -> None:
    for setup in SETUPS:
        match = ivy_match(setup, 3)
        draws = [event for event in match.state.log if isinstance(event, Drew) and event.cards]
        assert len(draws) == match.state.turns == ground_for(setup.layout).cards // 2
        assert match.state.inn.cards.bit_count() == 2 * match.state.turns


def test_i2_tokens_to_spare_stay_in_the_bag_and_too_few_are_refused() -> None:
    more = IvySetup("s", ("####",), (("scarecrow", 4), ("candle_twins", 2)))
    state = ivy_match(more, 1).state
    assert len(state.bag) == 3
    with pytest.raises(ValueError, match="4 cards need 3 guest tokens, and there are 2"):
        GAME.start(IvySetup("s", ("####",), (("candle_twins", 2),)), 1)


def test_i3_both_cards_are_drawn_at_once_by_themselves() -> None:
    draws = [event for event in ivy_match(PROLOGUE, 2).state.log if isinstance(event, Drew)]
    assert {len(event.cards) for event in draws} == {2}
    for event, following in pairwise(draws):
        assert event.top == following.cards[0]
    assert draws[-1].top is None


def test_i4_both_faces_show_the_same_picture() -> None:
    for side in (False, True):
        inn = Inn.on(ground_for(("##",)))
        inn.place(inn.ground.grid.origin, NUMBER["R1"], wall=side)
        inn.place(inn.ground.grid.origin + 1, NUMBER["B4"], wall=not side)
        assert len(inn.patches()) == 1


def test_i5_one_common_position_joins() -> None:
    inn = Inn.on(ground_for(("##",)))
    inn.place(inn.ground.grid.origin, NUMBER["D3"], wall=True)
    inn.place(inn.ground.grid.origin + 1, NUMBER["D2"], wall=True)
    assert len(inn.patches()) == 1
    assert CARDS[NUMBER["D3"]].right == "011"
    assert CARDS[NUMBER["D2"]].left == "001"


def test_i6_walls_lie_upright_or_turned_by_half_and_balconies_upright() -> None:
    state = GAME.start(PROLOGUE, 1).state
    builds = [command for command in GAME.commands(state, 0) if isinstance(command, Build)]
    assert {(command.wall, command.turned) for command in builds} == {
        (False, False),
        (True, False),
        (True, True),
    }
    assert refusal(state, Build(builds[0].card, (0, 0), False, True)) == "balcony_turned"
    for card, (upright, turned) in zip(CARDS, REACH, strict=True):
        assert f"{upright[TOP]:03b}" == card.top
        assert f"{turned[BOTTOM]:03b}" == card.top[::-1]


def test_i7_a_card_that_nothing_joins_is_a_patch() -> None:
    assert all("1" in card.top + card.right + card.bottom + card.left for card in CARDS)
    inn = Inn.on(ground_for(("##",)))
    inn.place(inn.ground.grid.origin, NUMBER["F1"], wall=True)
    inn.place(inn.ground.grid.origin + 1, NUMBER["B2"], wall=True)
    assert len(inn.patches()) == 2


def test_i8_guests_and_doors_never_interrupt_ivy_and_gaps_do() -> None:
    inn = built("###", {}, layout="###")
    before = inn.patches()
    inn.hang(inn.ground.grid.origin + 1, "start")
    inn.lodge(inn.ground.grid.origin + 1, KIND["monk"])
    assert inn.patches() == before
    apart = Inn.on(ground_for(("#x#", "###")))
    wide = apart.ground.grid.wide
    origin = apart.ground.grid.origin
    for cell, card in (
        (origin, "R1"),
        (origin + wide, "M2"),
        (origin + wide + 1, "F1"),
        (origin + wide + 2, "R3"),
    ):
        apart.place(cell, NUMBER[card], wall=True)
    apart.place(origin + 2, NUMBER["B4"], wall=True)
    assert not apart.tied[origin] >> origin + 2 & 1, "R1 and B4 would join, but a gap lies between them"


def test_i9_patches_are_counted_over_the_whole_inn() -> None:
    assert [ivy_points(count) for count in range(1, 11)] == [18, 15, 12, 10, 8, 6, 4, 2, 0, 0]


def test_i10_the_layout_is_not_turned() -> None:
    inn = built("###", {}, layout="### #xx")
    wide, origin = inn.ground.grid.wide, inn.ground.grid.origin
    assert inn.legal() == 1 << origin + wide, "neither above nor below another space"


def test_i11_the_first_card_may_be_any_space_of_the_layout() -> None:
    for setup in SETUPS:
        ground = ground_for(setup.layout)
        inn = Inn.on(ground)
        inn.place(ground.grid.origin, 0, wall=True)
        assert inn.fits.bit_count() == ground.cards


def test_i12_the_second_card_is_tested_after_the_first() -> None:
    inn = Inn.on(ground_for(("##", "##")))
    origin, wide = inn.ground.grid.origin, inn.ground.grid.wide
    inn.place(origin, 0, wall=True)
    both = {origin - 1, origin + 1}
    assert both <= set(bits(inn.legal()))
    inn.place(origin - 1, 1, wall=False)
    assert not inn.legal() >> origin + 1 & 1
    assert inn.legal() >> origin + wide & 1


def test_i13_walls_may_lie_anywhere_as_long_as_each_turn_has_one() -> None:
    walls = {ivy_match(PROLOGUE, seed).state.inn.up_walls for seed in range(8)}
    assert len(walls) > 1
    assert {cells.bit_count() for cells in walls} == {6}


def test_i14_a_gap_counts_once_every_fit_has_it() -> None:
    ground = ground_for(("#x#", "###"))
    assert ground.known(ground.all_fits).gaps == 0
    assert ground.known(1).gaps.bit_count() == 1


def test_i15_a_gap_at_the_rim_counts_and_the_outside_never_does() -> None:
    assert worth("k# .#", "kite_maker", {"k": "kite_maker"}, layout="## x#") == 4
    assert worth("k# .#", "kite_maker", {"k": "kite_maker"}, layout="## .#") == 0


def test_i16_the_top_row_is_one_row_for_the_whole_inn() -> None:
    guests = {"o": "owl_astronomer"}
    assert worth("#.. ##o", "owl_astronomer", guests, layout="#.. ###") == 0
    assert worth("o.. ###", "owl_astronomer", guests, layout="#.. ###") == 3 + 2


def test_i17_nothing_is_built_below_a_door_in_any_column() -> None:
    inn = Inn.on(ground_for(("###", "###")))
    origin, wide = inn.ground.grid.origin, inn.ground.grid.wide
    for step in range(2):
        inn.place(origin + step, step, wall=True)
    assert inn.legal() >> origin + 1 + wide & 1
    inn.hang(origin, "start")
    assert placement_fault(inn, (1, 1)) == "layout_impossible"
    assert placement_fault(inn, (-1, 1)) is None


def test_i18_a_door_may_come_between_two_cards_and_is_no_duty() -> None:
    state = GAME.start(PROLOGUE, 1).state
    assert not any(isinstance(command, HangDoor) for command in GAME.commands(state, 0))
    state = do(state, Build(first_card(state), (0, 0), True))
    hung = do(state, HangDoor("start", (0, 0)))
    assert hung.inn.door_kind == "start"
    assert refusal(hung, HangDoor("start", (0, 0))) == "already_used"
    assert ivy_match(story_setup("s01", ()), 1).state.why == "counted"


def test_i19_a_door_is_refused_where_a_lower_row_must_come() -> None:
    inn = built("###", {}, layout="### #.#")
    assert door_fault(inn, "start", (0, 0)) == "layout_impossible"
    assert inn.door_cells("start") == 0


def test_i20_a_wall_with_a_door_is_no_wall_but_a_card() -> None:
    guests = {"d": "mole_duke", "p": "perfumer"}
    without = built("#d", guests, layout="##")
    hung = built("#d", guests, ((0, 0), "start"), layout="##")
    assert score(without).of(cell_of(without, "mole_duke")) == 3 + 2
    assert score(hung).of(cell_of(hung, "mole_duke")) == 3
    skunk = built("#p", guests, ((0, 0), "start"), layout="##")
    assert score(skunk).of(cell_of(skunk, "perfumer")) == 3, "both cards show roses"


def test_i21_the_hatch_takes_a_token_of_the_hand_and_one_is_drawn() -> None:
    state = GAME.start(story_setup("s01", ("B",)), 5).state
    state = do(state, Build(first_card(state), (0, 0), True))
    held, bag = state.tokens, state.bag
    after = do(state, HangDoor("B", (0, 0), guest=GUESTS[held[0]].id))
    assert after.tokens == (held[1], bag[-1])
    assert after.bag == bag[:-1]
    assert after.inn.guest[after.inn.ground.grid.origin] == held[0]


def test_i22_the_late_guest_is_a_guest_and_its_space_neither_wall_nor_balcony() -> None:
    inn = built("m#", {"m": "monk"}, layout="##")
    inn.hang(inn.ground.grid.origin + 1, "B")
    inn.lodge(inn.ground.grid.origin + 1, KIND["painter"])
    assert score(inn).of(inn.ground.grid.origin) == 8 - 2
    assert not (inn.walls | inn.balconies) >> inn.ground.grid.origin + 1 & 1


def test_i23_who_is_removed_leaves_an_empty_balcony() -> None:
    inn = built("m#p", {"m": "monk", "p": "painter"}, layout="###")
    cell = cell_of(inn, "monk")
    inn.vacate(cell)
    assert inn.balconies >> cell & 1
    assert not (inn.walls | inn.guests()) >> cell & 1


def test_i24_the_knight_looks_over_gaps() -> None:
    guests = {"k": "mystery_knight", "m": "monk"}
    assert worth("k.m ###", "mystery_knight", guests, layout="#x# ###") == 4


def test_i25_steps_count_gaps_and_empty_spaces() -> None:
    guests = {"c": "feuding_cousins"}
    assert worth("c.c ###", "feuding_cousins", guests, layout="#x# ###") == 2
    grid = built("c.c ###", guests, layout="#x# ###").ground.grid
    assert grid.steps(grid.cell((0, 0)), grid.cell((-2, 1))) == 3


def test_i26_the_painter_sees_three_spaces_far() -> None:
    guests = {"p": "painter", "m": "monk"}
    assert [worth(plan, "painter", guests) for plan in ("pm###", "p#m##", "p##m#", "p###m")] == [4, 3, 2, 0]


def test_i27_the_scarecrow_scores_without_another_in_its_lines() -> None:
    guests = {"s": "scarecrow", "t": "scarecrow"}
    assert worth("s## ##t", "scarecrow", guests) == 5
    assert worth("s## ### ##t", "scarecrow", guests) == 0


def test_i28_caps_limit_one_preference_and_totals_may_be_negative() -> None:
    guests = {"m": "monk", **dict.fromkeys("abcde", "painter")}
    assert worth("abc dme", "monk", guests) == 8 - 10
    inn = built("o w w w w".replace(" ", "").replace("w", "#"), {"o": "racing_tortoise"})
    assert score(inn).of(inn.ground.grid.origin) == 11


def test_i29_the_best_direction_counts() -> None:
    assert worth("m##pm", "painter", {"p": "painter", "m": "monk"}) == 4


def test_i30_paths_step_to_eight_spaces_and_to_none_twice() -> None:
    guests = {"g": "gossiping_mushroom", "m": "monk", "k": "mystery_knight"}
    assert worth("gmk", "gossiping_mushroom", guests) == 4
    assert worth("g# #m", "gossiping_mushroom", guests) == 2
    assert worth("gm", "gossiping_mushroom", guests) == 2
    assert worth("g.m ###", "gossiping_mushroom", guests, layout="#x# ###") == 0


def test_i31_every_space_of_a_line_must_be_a_wall() -> None:
    guests = {"t": "candle_twins", "m": "monk"}
    assert worth("t##t", "candle_twins", guests) == 7
    assert worth("t#mt", "candle_twins", guests) == 0
    assert worth("t#.t ####", "candle_twins", guests, layout="##x# ####") == 0


def test_i32_only_accountant_and_salamander_count_themselves() -> None:
    alone = worth("a#", "ghostly_accountant", {"a": "ghostly_accountant"})
    assert alone == 0, "one guest, itself, is odd"
    pair = worth("am", "ghostly_accountant", {"a": "ghostly_accountant", "m": "monk"})
    assert pair == 6, "two in the row and two touching"
    assert worth("#f", "fire_salamander", {"f": "fire_salamander"}, door=((0, 0), "start")) == 2


def test_i33_half_a_pair_scores_nothing() -> None:
    assert worth("t##", "candle_twins", {"t": "candle_twins"}) == 0
    assert worth("c##", "feuding_cousins", {"c": "feuding_cousins"}) == 0


def test_i34_who_stands_on_the_door_does_not_touch_it() -> None:
    inn = built("#m", {"m": "monk"})
    inn.hang(inn.ground.grid.origin, "B")
    inn.lodge(inn.ground.grid.origin, KIND["fire_salamander"])
    assert score(inn).of(inn.ground.grid.origin) == 2, "the Monk alone touches it"
    inn.vacate(inn.ground.grid.origin)
    inn.lodge(inn.ground.grid.origin, KIND["teacup_smuggler"])
    assert score(inn).of(inn.ground.grid.origin) == 0


def test_i35_just_enough_is_success() -> None:
    assert campaign.succeeded(PROLOGUE, 35)
    assert not campaign.succeeded(PROLOGUE, 34)


def test_i36_a_keepsake_goes_onto_any_shelf_with_room() -> None:
    assert campaign.free_shelves(["A", "A", "A"]) == ("B", "C", "D", "E")
    assert campaign.shelved(["E"] * 6).unlocked == ("E",)
    assert not campaign.shelved(["A"] * 4).legal


def test_i37_a_door_before_the_fifth_turn_is_in_time() -> None:
    inn = built("m#", {"m": "monk"})
    for turn, in_time in ((None, False), (1, True), (4, True), (5, False)):
        assert met(DoorByTurn(4), Finished(inn, score(inn), None, turn)) is in_time
    challenges = story_setup("s06").challenges
    assert campaign.earned(story_setup("s06"), 59, {one.id for one in challenges}, ()) == ()


def test_i38_the_prologue_has_no_high_score() -> None:
    assert PROLOGUE.high_score is None
    assert "butterfly" not in campaign.earned(PROLOGUE, 200, (), ())


def test_i39_a_sticker_of_the_garden_is_earned_once() -> None:
    assert campaign.earned(PROLOGUE, 40, (), ()) == ("caterpillar",)
    assert campaign.earned(PROLOGUE, 40, (), ("caterpillar",)) == ()


def test_i40_an_endless_game_has_ten_tokens_and_eighteen_cards() -> None:
    for card in endless_cards():
        setup = endless_setup(card.id, ("2", "8", "C"))
        assert ground_for(setup.layout).cards == 18
        assert sum(count for _, count in setup.guests) == 10


def test_i41_whatever_is_below_fifty_has_the_lowest_rank() -> None:
    assert {campaign.rank_of(total) for total in (-7, 0, 49)} == {campaign.LOWEST_RANK}
    assert campaign.rank_of(90) == "Enchanted Innrunner"


def test_i42_secret_doors_may_be_used_in_the_story() -> None:
    state = GAME.start(story_setup("s01", ("start", "D")), 1).state
    state = do(state, Build(first_card(state), (0, 0), True))
    assert do(state, HangDoor("D", (0, 0))).inn.door_kind == "D"
    locked = GAME.start(PROLOGUE, 1).state
    locked = do(locked, Build(first_card(locked), (0, 0), True))
    assert refusal(locked, HangDoor("D", (0, 0))) == "door_locked"


def test_i43_only_drawing_ends_undo() -> None:
    assert Drew.reveals
    for event in ivy_match(SETUPS[0], 4).state.log:
        assert event.reveals == isinstance(event, Drew)


def test_i44_eight_groups_of_three_tokens_and_three_of_four() -> None:
    tokens: dict[str, int] = {}
    for guest in GUESTS:
        tokens[guest.group] = tokens.get(guest.group, 0) + guest.tokens
    assert tokens == {**dict.fromkeys("12345678", 3), **dict.fromkeys("ABC", 4)}
    assert len(tokens_of(("1", "2", "C"))) == 9


def test_i45_the_monk_loses_two_for_each_guest_around_him() -> None:
    guests = {"m": "monk", "a": "painter", "b": "lost_prince"}
    inn = built("amb", guests)
    flat, around = guest_parts(inn, cell_of(inn, "monk"))
    assert (flat.points, around.points) == (8, -4)


def test_i46_a_challenge_can_be_tried_on_an_inn_of_another_size() -> None:
    condition = story_setup("s08").challenges[0].test
    inn = Inn.on(ground_for(("#",)))
    inn.place(inn.ground.grid.origin, 0, wall=True)
    assert met(condition, Finished(inn, score(inn), None, None))


def do(state: State, command: object) -> State:
    """Return what a command leads to."""
    return GAME.apply(state, 0, command).state  # type: ignore[arg-type]  # a command


def refusal(state: State, command: object) -> str:
    """Return why a command is refused."""
    with pytest.raises(Illegal) as refused:
        do(state, command)
    return refused.value.reason.code


def first_card(state: State) -> str:
    """Return the first card of the hand."""
    return CARDS[state.hand[0]].id


def test_the_order_of_a_turn_is_kept() -> None:
    state = GAME.start(PROLOGUE, 1).state
    one, other = (CARDS[card].id for card in state.hand)
    token = GUESTS[state.tokens[0]].id
    assert refusal(state, Lodge(token)) == "no_open_balcony"
    assert refusal(state, Finish()) == "inn_not_finished"
    assert refusal(state, Build("D4" if "D4" not in (one, other) else "D3", (0, 0), True)) == "not_your_card"
    state = do(state, Build(one, (0, 0), False))
    assert refusal(state, Build(other, (0, 1), False)) == "one_of_each"
    assert refusal(state, Build(other, (0, 0), True)) == "occupied"
    assert refusal(state, Build(other, (9, 9), True)) == "not_adjacent"
    state = do(state, Build(other, (0, 1), True))
    assert refusal(state, Build(other, (0, 2), True)) == "guest_first"
    assert refusal(state, Lodge("tax_imp")) == "not_your_token"
    assert do(state, Lodge(token)).turn == 2


@pytest.mark.parametrize(
    ("command", "why"),
    [
        (HangDoor("B", (0, 0)), "door_needs_choice"),
        (HangDoor("B", (0, 0), guest="tax_imp"), "not_your_token"),
        (HangDoor("start", (0, 0), guest="monk"), "door_has_no_choice"),
        (HangDoor("start", (0, 0), swap=((0, 1), (0, 1))), "door_has_no_choice"),
        (HangDoor("D", (0, 0)), "door_needs_choice"),
        (HangDoor("D", (0, 0), remove=(0, 0)), "no_guest_there"),
        (HangDoor("C", (0, 0), swap=((0, 1), (0, 1))), "nothing_to_swap"),
        (HangDoor("C", (0, 0), swap=((0, 1), (7, 7))), "no_guest_there"),
        (HangDoor("start", (0, 1)), "not_a_wall"),
    ],
)
def test_a_door_takes_exactly_the_choice_that_it_is_for(command: HangDoor, why: str) -> None:
    state = GAME.start(story_setup("s01", tuple(DOORS)), 1).state
    one, other = (CARDS[card].id for card in state.hand)
    for first in (Build(one, (0, 0), True), Build(other, (0, 1), False), Lodge(GUESTS[state.tokens[0]].id)):
        state = do(state, first)
    assert refusal(state, command) == why
