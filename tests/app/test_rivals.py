"""What is remembered of a table of several rivals: only what can still be chosen."""

from __future__ import annotations

from fae_tabletop.app.rivals import Chosen, last_chosen, sat, to_keep
from fae_tabletop.core.log import new_header
from fae_tabletop.games.faekin.public import FaekinSetup
from fae_tabletop.games.faekin.rules import FAEKIN
from fae_tabletop.table.settings import Settings, TableChoice

OFFERED = ("easy", "hard")


def test_what_was_chosen_comes_back_as_it_was() -> None:
    chosen = Chosen(("easy", "hard"), ("Pim", ""), ("jokers",))
    settings = Settings(tables={"a-game": to_keep(chosen)})
    assert last_chosen(settings, "a-game", OFFERED, ("easy",), 8) == chosen
    assert last_chosen(settings, "another", OFFERED, ("easy",), 8) is None


def test_what_is_on_offer_no_more_gives_way() -> None:
    kept = TableChoice("gone,hard,hard", "", (), rival="Nobody,Pim,Grumm")
    settings = Settings(tables={"a-game": kept})
    found = last_chosen(settings, "a-game", OFFERED, ("medium",), 2)
    assert found == Chosen(("easy", "hard"), ("", "Pim"), ())
    empty = Settings(tables={"a-game": TableChoice("")})
    assert last_chosen(empty, "a-game", OFFERED, ("hard", "hard"), 8) == Chosen(("hard", "hard"), (), ())


def test_those_who_sat_there_are_told_clockwise_from_the_person() -> None:
    seats = ("bot-easy", "human", "bot-hard")
    header = new_header(FAEKIN, FaekinSetup(3), 1, seats, names=("Pim", "You"))
    assert sat(header, 1) == (["hard", "easy"], ["", "Pim"])
