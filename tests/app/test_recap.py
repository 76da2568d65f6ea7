"""How the title tells against whom an unfinished match is played."""

from __future__ import annotations

import pytest

from fae_tabletop.app.menus.recap import rivals_of
from fae_tabletop.table.library import Facts


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
