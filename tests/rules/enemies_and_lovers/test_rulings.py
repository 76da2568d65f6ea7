"""Every ruling of RULINGS.md has a case or a test of its number, and nothing cites a number that is not there."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from fae_tabletop.core.game import Resign
from fae_tabletop.core.log import Fold, Undo, play
from fae_tabletop.games import enemies_and_lovers
from fae_tabletop.games.enemies_and_lovers.commands import Discard, EndTurn, Place
from fae_tabletop.games.enemies_and_lovers.public import EnemiesSetup
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS
from fae_tabletop.games.enemies_and_lovers.setup import VARIANTS, standard_setup
from tests.rules.enemies_and_lovers.tables import Table

RULINGS = Path(enemies_and_lovers.__file__).with_name("RULINGS.md").read_text(encoding="utf-8")
NUMBERS = set(re.findall(r"^\*\*([RKQ]\d+)\.", RULINGS, re.MULTILINE))
CASES = Path(__file__).resolve().parents[2] / "cases" / "enemies-and-lovers.json"


def cited_by_tests() -> set[str]:
    """Return the numbers in the names of the tests beside this one."""
    found: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for name in re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE):
            found |= {part.upper() for part in re.findall(r"_([rkq]\d+)(?=_)", name)}
    return found


def cited_by_cases() -> set[str]:
    """Return the numbers in the cases."""
    rules = [case["rule"] for case in json.loads(CASES.read_text(encoding="utf-8"))["cases"]]
    return {part for rule in rules for part in rule.split(", ") if part[0] in "RK"}


def test_every_ruling_is_tested_and_every_number_exists() -> None:
    assert {f"R{i}" for i in range(1, 60)} | {f"K{i}" for i in range(1, 8)} <= NUMBERS
    assert cited_by_tests() | cited_by_cases() == NUMBERS


def test_what_the_code_cites_is_there() -> None:
    cited: set[str] = set()
    for path in Path(enemies_and_lovers.__file__).parent.rglob("*.py"):
        if not path.name.startswith("art"):
            cited |= set(re.findall(r"\b([RKQ]\d{1,2})\b", path.read_text(encoding="utf-8")))
    assert cited <= NUMBERS


def test_q1_whoever_resigns_has_lost() -> None:
    for seats, result in ((2, (0.0, 1.0)), (4, (0.0, 0.5, 0.5, 0.5))):
        state = ENEMIES_AND_LOVERS.start(EnemiesSetup(seats), 2).state
        assert ENEMIES_AND_LOVERS.returns(ENEMIES_AND_LOVERS.apply(state, 0, Resign()).state) == result


def test_q2_an_owner_is_told_only_what_it_can_be_certain_of() -> None:
    table = Table([["fala_the_grand_fool"], ["mentor"], []], known=[{"viewer": 2, "card": "mentor"}])
    table.do(0, "play", card="fala_the_grand_fool", target_seat=1).do(1, "pass")
    assert "mentor" in [fact.card for fact in table.view(2).facts]
    assert [one.by for one in table.view(0).seen] == [(1,)]


def test_q3_under_treachery_each_named_card_lies_on_the_pile_at_once() -> None:
    table = Table([["wren"], ["oak", "mentor", "orlagh", "dain"], []])
    table.do(0, "play", card="wren", target_seat=1).do(1, "pass")
    step = ENEMIES_AND_LOVERS.apply(table.state, 1, Discard("orlagh"))
    view = ENEMIES_AND_LOVERS.view(step.state, 2)
    assert view.discard[0] == "orlagh"
    assert view.pending is not None
    assert (view.pending.kind, view.pending.left) == ("discard", 2)


def test_q4_a_placement_is_taken_back_until_the_turn_ends() -> None:
    table = Table([["oak", "wren"], ["dain"]])
    first = ENEMIES_AND_LOVERS.apply(table.state, 0, Place(0, "oak"))
    fold = Fold(first._replace(state=table.state, events=()))
    fold.extend(0, first)
    assert fold.undo_point(0) == 0
    play(ENEMIES_AND_LOVERS, fold, 0, EndTurn())
    assert fold.undo_point(0) is None
    fold.cut(1)
    play(ENEMIES_AND_LOVERS, fold, 0, Undo())
    assert fold.state.courts[0] == ()


def test_q5_a_slot_number_is_not_used_again() -> None:
    table = Table([["oak", "mentor"], []], draw=["jude", "dain", "wren", "orlagh"])
    table.do(0, "place", card="oak", to="new").do(0, "end").do(1, "end")
    table.do(0, "remove", slot=1).do(0, "end").do(1, "end").do(0, "place", card="mentor", to="new")
    assert table.state.courts[0][0][0] == 2


def test_house_rules_are_chosen_by_name_and_kept_with_the_match() -> None:
    setup = standard_setup(("shield_blocks_jude", "steal_skips_draw=off", "max_rounds=20"), 3)
    assert setup.seats == 3
    assert (setup.rules.shield_blocks_jude, setup.rules.steal_skips_draw, setup.rules.max_rounds) == (
        True, False, 20,
    )  # fmt: skip
    assert set(VARIANTS) == set(setup.rules.__struct_fields__)
    assert ENEMIES_AND_LOVERS.view(ENEMIES_AND_LOVERS.start(setup, 1).state, 2).rules == setup.rules


@pytest.mark.parametrize(
    ("variants", "seats", "why"),
    [
        (("double_crown",), 2, "There is no variant called 'double_crown'"),
        (("max_rounds=0",), 2, "max_rounds is a number of rounds from 1 to 1000, such as max_rounds=100."),
        (("max_rounds=soon",), 2, "max_rounds is a number of rounds from 1 to 1000"),
        (
            ("stall_rounds=-1",),
            2,
            "stall_rounds is a number of rounds from 1 to 100, such as stall_rounds=3.",
        ),
        (("stall_rounds",), 2, "stall_rounds is a number of rounds from 1 to 100"),
        (("oak_target_only=7",), 2, "oak_target_only is on or off, such as oak_target_only=off."),
        (("steal_skips_draw=maybe",), 2, "steal_skips_draw is on or off"),
        ((), 5, "for 2 to 4 seats, not for 5"),
        ((), 1, "for 2 to 4 seats, not for 1"),
    ],
)
def test_impossible_house_rules_and_seats_are_refused(
    variants: tuple[str, ...], seats: int, why: str
) -> None:
    with pytest.raises(ValueError, match=re.escape(why)):
        standard_setup(variants, seats)
