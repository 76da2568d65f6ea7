"""Every code with which the rules refuse something has words, and no words are left over."""

from __future__ import annotations

import re
from pathlib import Path

from fae_tabletop.core.game import Illegal, Reason, Ref
from fae_tabletop.games.enemies_and_lovers import cases, moves
from fae_tabletop.games.enemies_and_lovers.scene.table import EnemiesTable
from fae_tabletop.games.enemies_and_lovers.words import REFUSALS, refusal


def test_every_code_of_the_rules_has_words_and_the_other_way_round() -> None:
    codes: set[str] = set()
    for module in (moves, cases):
        assert module.__file__ is not None
        source = Path(module.__file__).read_text(encoding="utf-8")
        codes |= set(re.findall(r'(?:Reason|Illegal)\("(\w+)"', source))
        codes |= set(re.findall(r'return (?:None if .* else )?"(\w+)"(?: if .*)?$', source, re.MULTILINE))
    codes |= {"interrupt_only", "not_playable_for_effect", "not_interruptible", "no_window", "own_attack"}
    codes -= {"trap_theft", "shield", "card", "under", "on", "new"}
    assert codes == set(REFUSALS)


def test_a_refusal_names_the_card_it_is_about() -> None:
    assert refusal(Reason("not_in_hand", Ref("hand", "jude"))).title == "Jude"
    assert refusal(Reason("no_window")).title == "Nothing to answer"
    assert refusal(Reason("odd_thing")).body == "odd thing."
    assert all(saying.title and saying.body.endswith(".") for saying in REFUSALS.values())


def test_the_table_tells_a_refused_command_in_these_words() -> None:
    told = EnemiesTable.illegal(EnemiesTable.__new__(EnemiesTable), Illegal("no_window"))
    assert told == "Nothing to answer: An Interrupt waits for an attack, or for another Interrupt."
