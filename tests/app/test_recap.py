"""How the title tells against whom an unfinished match is played."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from fae_tabletop.app.menus.recap import enemies_events, rivals_of
from fae_tabletop.games.enemies_and_lovers import events as e
from fae_tabletop.table.library import Facts
from tests.rules.enemies_and_lovers.tables import Table as EnemiesTable


@pytest.mark.parametrize(
    ("seats", "told"),
    [
        (("human", "bot-easy"), "Mossback (Easy)"),
        (("human", "bot-easy", "bot-easy"), "Mossback and Grumm (both Easy)"),
        (
            ("human", "bot-easy", "bot-hard", "bot-easy"),
            "Mossback (Easy), Grumm (Hard) and Lady Vesper (Easy)",
        ),
        (("human", "bot-hard", "bot-hard", "bot-hard"), "Mossback, Grumm and Lady Vesper (all Hard)"),
        (("human",), "a bot"),
    ],
)
def test_every_rival_is_named(seats: tuple[str, ...], told: str) -> None:
    names = ("You", "Mossback", "Grumm", "Lady Vesper")[: len(seats)]
    assert rivals_of(Facts("open", "enemies-and-lovers", seats, names)) == told


def test_the_person_may_sit_anywhere_and_a_name_may_be_missing() -> None:
    facts = Facts("open", "enemies-and-lovers", ("bot-easy", "human", "bot-hard"), ("Grumm", "You"))
    assert rivals_of(facts) == "Grumm (Easy) and a bot (Hard)"


def test_the_last_events_are_the_last_and_name_no_card_that_some_alone_saw() -> None:
    view = EnemiesTable([["wren"], ["dain"]]).view(0)
    log = (
        e.TurnStarted(seat=1, round=1),
        e.Killed(seat=1, card="oak", slot=None, part="card", by="wraithberry"),
        e.Drawn(audience=(0,), seat=0, count=1, cards=("wren",)),
        e.Stolen(audience=(0, 1), thief=1, victim=0, card="the_crown_of_elfhame", by="orlagh"),
    )
    assert enemies_events(replace(view, log=log), ["You", "Bea"]) == (
        "Bea loses Oak in hand.",
        "You draw one card.",
        "Bea steals a card from you.",
    )
