"""Every ruling of RULINGS.md has a test of its number, and no test cites a number that is not there."""

from __future__ import annotations

import re
from pathlib import Path

from fae_tabletop.games import enthrone
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.games.enthrone.scene.help import TOPICS
from tests.support.matches import played
from tests.support.positions import STANDARD

RULINGS = Path(enthrone.__file__).with_name("RULINGS.md").read_text(encoding="utf-8")
NUMBERS = set(re.findall(r"^\*\*([EQ]\d+)\.", RULINGS, re.MULTILINE))


def cited() -> set[str]:
    """Return the numbers in the names of the tests beside this one."""
    found: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for name in re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE):
            found |= {part.upper() for part in re.findall(r"_([eq]\d+)(?=_)", name)}
    return found


def test_every_ruling_is_tested_and_every_number_exists() -> None:
    assert {f"E{i}" for i in range(1, 9)} <= NUMBERS
    assert cited() == NUMBERS


def test_q10_a_saved_match_keeps_its_board_and_quarry() -> None:
    setup = played(ENTHRONE, STANDARD, 1, plies=2).header().setup
    assert len(setup["board"]["spaces"]) == 33
    assert setup["quarry"][0] == ("archer", "wizard", "demon")


def test_the_help_explains_every_ruling_on_the_rulebook() -> None:
    explained = {number for topic in TOPICS for number in topic.rulings}
    assert explained <= NUMBERS
    assert explained >= {f"E{i}" for i in range(1, 9)}
