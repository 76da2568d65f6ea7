"""The notebook: an entry for every card, certain or counted, and explained."""

from __future__ import annotations

import msgspec
import pytest

from fae_tabletop.core.dice import Dice
from fae_tabletop.games.enemies_and_lovers import events as e
from fae_tabletop.games.enemies_and_lovers.cards import IDS
from fae_tabletop.games.enemies_and_lovers.notebook import PILE, Entry, kept_marks, notebook
from fae_tabletop.games.enemies_and_lovers.public import View
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS as GAME
from tests.rules.enemies_and_lovers.histories import NAMES, history
from tests.rules.enemies_and_lovers.policies import playing
from tests.rules.enemies_and_lovers.tables import Table

CROWN = "the_crown_of_elfhame"


def entry(view: View, card: str) -> Entry:
    """Return the entry of a card."""
    return next(one for one in notebook(view, NAMES) if one.card == card)


def test_every_card_has_its_entry_and_grounds() -> None:
    grounds = set()
    for state in list(history(4, 3, playing, 260))[::4]:
        for seat in range(4):
            found = notebook(GAME.view(state, seat), NAMES)
            assert [one.card for one in found] == list(IDS)
            assert all(one.where for one in found)
            grounds |= {one.how.split(":")[0].split(" from ")[0] for one in found if one.certain}
    assert {"it lies open", "it was taken", "you gave it", "it lay open before"} <= grounds


def test_it_reads_the_same_in_every_world_that_cannot_be_told_apart() -> None:
    dice = Dice(2)
    for state in list(history(3, 6, playing, 150))[::15]:
        view = GAME.view(state, 2)
        for _ in range(2):
            other = msgspec.structs.replace(GAME.view(GAME.imagine(view, dice), 2), log=view.log)
            assert notebook(other, NAMES) == notebook(view, NAMES)


def test_what_is_certain_is_told_with_its_ground() -> None:
    hands = [["grimsen", "locke"], ["cardan", "wren"]]
    table = Table(hands, hand_up={"1": ["wren"]}, discard=["titch"], known=[{"viewer": 0, "card": "cardan"}])
    view = table.view(0)
    assert entry(view, "grimsen")[1:5] == ("your hand", "", True, ((0, 1.0),))
    assert entry(view, "wren")[1:4] == ("Bea’s hand", "it lies open", True)
    assert entry(view, "titch")[1:4] == ("the discard pile", "", True)
    assert entry(view, "cardan")[1:5] == ("Bea’s hand", "you saw it", True, ((1, 1.0),))


@pytest.mark.parametrize(
    ("event", "how"),
    [
        (e.Given(giver=0, taker=1, card="cardan"), "you gave it"),
        (e.Stolen(thief=1, victim=0, card="cardan", by="grimsen"), "it was taken from you"),
        (e.Taken(seat=1, cards=("cardan",)), "all saw it taken from the discard pile"),
        (e.HandsSwapped(by=1, at=0, got=()), "it was in your hand when hands were changed"),
    ],
)
def test_how_a_hidden_card_became_known_is_read_from_the_log(event: e.Told, how: str) -> None:
    view = Table([["wren"], ["cardan"]], known=[{"viewer": 0, "card": "cardan"}]).view(0)
    assert entry(msgspec.structs.replace(view, log=(event,)), "cardan").how == how


def test_what_is_not_certain_is_counted_and_what_is_ruled_out_explained() -> None:
    courts = [[], [("cardan", None), ("mentor", None)], [("jude", None)]]
    view = Table([["wren"], ["locke"], ["titch"]], courts, known=[{"viewer": 0, "card": "cardan"}]).view(0)
    dain = entry(view, "dain")
    assert not dain.certain
    assert dain.where.split("\u00a0%")[1].startswith(" in the draw pile, "), (
        "a figure stands before its place"
    )
    assert "\u00a0% in Cid’s Court, slot 1" in dain.where
    assert [mark for mark, _ in dain.who] == [PILE, 2, 1], (
        "hand and Court of a seat together, the likeliest first"
    )
    assert sum(share for _, share in dain.who) == pytest.approx(1.0)
    assert dain.how == "not in Bea’s Court: a Prince lies there"
    assert entry(view, "orlagh").how == "no Court hides it"
    nearly = [("cardan", None), ("mentor", None), (CROWN, None), ("rath_roiben_rye", None)]
    known = [{"viewer": 0, "card": card} for card in ("cardan", "mentor", CROWN)]
    whole = Table([["wren"], ["locke"]], [[], nearly], known=known)
    assert entry(whole.view(0), "jude").how == "not in Bea’s Court: it would have won"
    trap = entry(whole.view(0), "rath_roiben_rye")
    assert trap.certain
    assert (trap.where, trap.how) == ("Bea’s Court, slot 4", "it can be nowhere else")


def test_a_mark_goes_through_all_who_may_have_the_card_and_back_to_none() -> None:
    courts = [[], [("cardan", None), ("mentor", None)], [("jude", None)]]
    view = Table([["wren"], ["locke"], ["titch"]], courts).view(0)
    dain = entry(view, "dain")
    assert dain.may == (1, 2, PILE)
    mark, seen = None, []
    for _ in range(4):
        mark = dain.next_mark(mark)
        seen.append(mark)
    assert seen == [1, 2, PILE, None]
    assert dain.next_mark(0) == 1, "a mark that has been refuted begins anew"
    assert entry(view, "wren").may == ()
    assert entry(view, "wren").next_mark(None) is None


def test_marks_are_kept_only_where_they_mean_something() -> None:
    found = {"dain": 1, "jude": PILE, "oak": 7, "wren": "1", "titch": True, "nobody": 1}
    assert kept_marks(found, 3) == {"dain": 1, "jude": PILE}
    assert kept_marks(["dain"], 3) == {}
