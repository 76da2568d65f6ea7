from math import inf

import pytest

from fae_tabletop.app.catalog import PEOPLE_LEVELS
from fae_tabletop.core.codec import Codec
from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Budget, Command, Seat
from fae_tabletop.games.enthrone.bot import BOT, LEVELS, Thought
from fae_tabletop.games.enthrone.evaluation import SURE
from fae_tabletop.games.enthrone.public import NUMBER, VOCABULARY, Choose, Move, Pass, View
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.games.enthrone.state import State
from tests.support.positions import STANDARD, drawn

THINKING = ("easy", "medium", "hard", "expert")

RUN_OPEN = """
      .
    o   P
  .   .   .
o   *   *   W
  .   K   .
.   .   .   .
  .   @   .
.   .   .   .
  .   .   .
A   *   *   J
  .   .   .
    N   S
      .
"""


HUNT = """
      .
    o   P
  .   .   .
o   *   *   o
  .   .   .
.   K   .   .
  .   @   .
D   .   .   .
  S   .   .
o   *   *   o
  .   .   .
    N   J
      .
"""


def _decided(view: View, level: str, budget: Budget | None = None, seed: int = 1) -> Command | None:
    return BOT.decide(view, level, budget or Budget(), Dice(seed), None)


def _dealt(seed: int = 3) -> State:
    return ENTHRONE.start(STANDARD, seed).state


def _opened(seed: int = 3, turns: int = 0) -> State:
    state, dice = _dealt(seed), Dice(seed)
    for _ in range(2 + turns):
        seat, command = ENTHRONE.sample(state, dice)
        state = ENTHRONE.apply(state, seat, command).state
    return state


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_a_legal_game(level: str) -> None:
    state, dice = _dealt(), Dice(5)
    while waiting := ENTHRONE.waiting(state):
        seat: Seat = waiting[0]
        command = BOT.decide(ENTHRONE.view(state, seat), level, Budget(iterations=25), dice.fork(), None)
        assert command is not None
        state = ENTHRONE.apply(state, seat, command).state
    assert ENTHRONE.returns(state) is not None


@pytest.mark.parametrize("level", LEVELS)
def test_equal_seeds_decide_alike(level: str) -> None:
    for state in (_dealt(), _opened(turns=5)):
        seat = ENTHRONE.waiting(state)[0]
        view = ENTHRONE.view(state, seat)
        budget = Budget(iterations=60)
        assert _decided(view, level, budget, 7) == _decided(view, level, budget, 7)


@pytest.mark.parametrize("level", LEVELS)
def test_a_view_from_the_wire_is_decided_alike(level: str) -> None:
    codec = Codec(VOCABULARY)
    state = _opened(turns=6)
    view = ENTHRONE.view(state, state.to_move)
    sent = codec.read(codec.write(view))
    assert isinstance(sent, View)
    assert _decided(sent, level, Budget(60)) == _decided(view, level, Budget(60))


@pytest.mark.parametrize("level", LEVELS)
def test_who_is_not_waited_for_keeps_still(level: str) -> None:
    state = _opened()
    assert _decided(ENTHRONE.view(state, 1 - state.to_move), level) is None
    over = ENTHRONE.apply(drawn(RUN_OPEN, tiles="KAWJdNPS", chosen="KJ"), 0, Move(1, (0, 0))).state
    assert _decided(ENTHRONE.view(over, 0), level) is None


def test_a_pass_is_given_when_nothing_else_is_legal() -> None:
    state = _opened()
    state.tiles.sort()
    for pawn in range(8):
        state.neutral[pawn] = True
    view = ENTHRONE.view(state, state.to_move)
    assert _decided(view, "expert") == Pass()


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(ValueError, match="god"):
        _decided(ENTHRONE.view(_opened(), 0), "god")


@pytest.mark.parametrize("level", THINKING)
@pytest.mark.parametrize("seed", range(4))
def test_takes_the_regalia_when_it_can(level: str, seed: int) -> None:
    view = ENTHRONE.view(drawn(RUN_OPEN, tiles="KAWJdNPS", chosen="KJ"), 0)
    assert _decided(view, level, seed=seed) == Move(1, (0, 0))


@pytest.mark.parametrize("level", THINKING)
@pytest.mark.parametrize("seed", range(4))
def test_captures_the_last_of_its_quarry(level: str, seed: int) -> None:
    # The king hunts archer, wizard and demon; the assassin stands beside the demon.
    state = drawn(HUNT, tiles="SDKNPwaJ", hands=("KNS", "DJP"), chosen="KP", captured="AW")
    assert _decided(ENTHRONE.view(state, 0), level, seed=seed) == Move(1, (-3, 2))


@pytest.mark.parametrize("level", ["medium", "hard", "expert"])
@pytest.mark.parametrize("seed", range(3))
def test_deals_with_a_suspect_at_the_regalia(level: str, seed: int) -> None:
    # The king may be the rival's, and would take the Regalia next turn.
    state = drawn(RUN_OPEN, tiles="PKWANSJd", hands=("NSJ", "KAW"), chosen="NK")
    command = _decided(ENTHRONE.view(state, 0), level, Budget(800), seed)
    assert command is not None
    after = ENTHRONE.apply(state, 0, command).state
    assert Move(1, (0, 0)) not in ENTHRONE.commands(after, 1)
    assert Move(2, (0, 0)) not in ENTHRONE.commands(after, 1)


@pytest.mark.parametrize("level", ["medium", "hard", "expert"])
def test_does_not_make_the_fatal_capture(level: str) -> None:
    state = drawn(HUNT.replace("J", "o"), tiles="SNKPwajD", hands=("KNS", "DJP"), chosen="NP", captured="AWJ")
    command = _decided(ENTHRONE.view(state, 0), level, Budget(300))
    assert command != Move(1, (-3, 2))


@pytest.mark.parametrize("level", LEVELS)
def test_chooses_one_of_its_cards(level: str) -> None:
    state = _dealt()
    for seat in (0, 1):
        command = _decided(ENTHRONE.view(state, seat), level, Budget(60))
        assert isinstance(command, Choose)
        assert NUMBER[command.identity] in state.hands[seat]


def test_the_expert_does_not_choose_the_same_identity_every_time() -> None:
    view = ENTHRONE.view(_dealt(), 0)
    assert len({_decided(view, "expert", Budget(60), seed=seed) for seed in range(25)}) > 1


def test_a_level_without_look_ahead_plays_what_looks_best() -> None:
    """No dice decide: whatever the seed, the same position is judged alike."""
    for turns in (0, 3, 8):
        state = _opened(turns=turns)
        view = ENTHRONE.view(state, state.to_move)
        assert len({_decided(view, "novice", seed=seed) for seed in range(12)}) == 1


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_a_level_plays_the_best_that_its_own_search_found(level: str) -> None:
    for turns in (1, 5):
        state = _opened(turns=turns)
        view = ENTHRONE.view(state, state.to_move)
        thought = Thought(view, LEVELS[level], Budget(), Dice(9), None)
        chosen = NUMBER[view.chosen] if view.chosen is not None else -1
        if max(thought.glance(chosen).scores) >= SURE:
            continue
        search = thought.searching()
        search.run(thought.iterations)
        lines = search.report(chosen).lines
        made = next(line for line in lines if line.command == _decided(view, level, seed=9))
        assert made.visits >= lines[0].visits / 2
        assert made.mean >= lines[0].mean


@pytest.mark.parametrize("level", THINKING)
def test_the_rivals_cards_make_no_difference(level: str) -> None:
    state = _opened(turns=3)
    assert not state.captured
    seat = state.to_move
    decided = _decided(ENTHRONE.view(state, seat), level, Budget(60))
    twin = state.copy()
    hidden = [pawn for pawn in range(8) if pawn not in state.hands[seat] and pawn != state.chosen[1 - seat]]
    hand = tuple(sorted(hidden[:3]))
    twin.hands = (hand, state.hands[1]) if seat == 1 else (state.hands[0], hand)
    twin.chosen[1 - seat] = hand[0]
    assert _decided(ENTHRONE.view(twin, seat), level, Budget(60)) == decided


@pytest.mark.parametrize("level", THINKING)
def test_told_to_hurry_it_plays_its_best_so_far(level: str) -> None:
    for state in (_dealt(), _opened(turns=4)):
        view = ENTHRONE.view(state, ENTHRONE.waiting(state)[0])
        calls = 0

        def hurried() -> float:
            nonlocal calls
            calls += 1
            return inf if calls > 3 else 0.0

        command = BOT.decide(view, level, Budget(1 << 40, 60.0), Dice(1), hurried)
        assert command in ENTHRONE.commands(state, view.seat)
        assert calls < 12


def test_only_a_level_that_deepens_uses_up_its_time() -> None:
    view = ENTHRONE.view(_opened(turns=2), 0)
    ticks: dict[str, int] = {}
    for level in ("easy", "expert"):
        calls = 0

        def slow() -> float:
            nonlocal calls
            calls += 1
            return calls / 1000

        BOT.decide(view, level, Budget(None, 0.3), Dice(1), slow)
        ticks[level] = calls
    assert ticks["easy"] < 10 < ticks["expert"]


def test_levels_are_told_in_words() -> None:
    assert set(PEOPLE_LEVELS) < set(LEVELS)
    for name, level in LEVELS.items():
        assert level.name == name
        assert level.sentence.endswith(".")
        if name in PEOPLE_LEVELS:
            assert "never sees your cards" in level.detail
