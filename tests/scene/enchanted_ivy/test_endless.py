"""Endless inns to choose: codes that are typed in and shared, groups, and the best list."""

from __future__ import annotations

import pytest

from fae_tabletop.app.ivy_campaign import Campaign
from fae_tabletop.app.ivy_offers import card_offer, chapter_offer
from fae_tabletop.games.enchanted_ivy.guests import GUESTS
from fae_tabletop.games.enchanted_ivy.scene.endless import Best, Chosen, code_of, code_read
from fae_tabletop.games.enchanted_ivy.scene.newgame import NewInnScene
from fae_tabletop.games.enchanted_ivy.scene.rulings import RULINGS_AT, rulings_for
from fae_tabletop.games.enchanted_ivy.setup import chapters, endless_cards
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.drawing import Kit
from tests.ui.pilot import Pilot

BEST = (Best("e2", "A Card", ("1", "4", "B"), 77, 81, "A Rank"),)


def chooser(kit: Kit, copied: list[str]) -> NewInnScene:
    """Return the choice of an endless inn, on the screen."""

    def copy(code: str) -> str:
        copied.append(code)
        return "Copied."

    scene = NewInnScene(
        [chapter_offer(one, Campaign()) for one in chapters()],
        [card_offer(one, Campaign()) for one in endless_cards()],
        Chosen("e1", ("2", "8", "C")), lambda: 4711, lambda: ("1", "2", "A"), best=BEST, copy=copy,
    )  # fmt: skip
    pilot = Pilot(kit)
    pilot.stack.push(scene)
    pilot.frame()
    return scene


def test_a_code_says_all_of_an_inn_and_is_read_again() -> None:
    assert code_of("e3", ("2", "8", "C"), 12) == "e3:2+8+C:12"
    assert code_read("e3:2+8+C:12") == Chosen("e3", ("2", "8", "C"), 12)


@pytest.mark.parametrize(
    "text", ["", "12", "e3", "e3:2+8+C", "e3:2+8+C:x", "e3:2+9X:1", "e3:2+8+C:1:2", "e3:2:-1"]
)
def test_what_is_no_code_is_read_as_none(text: str) -> None:
    assert code_read(text) is None


def test_a_code_that_is_typed_in_chooses_card_groups_and_seed(kit: Kit) -> None:
    scene = chooser(kit, [])
    scene.handle(g.Typed("seed", "e3:1+3+A:99"))
    assert scene.choice == Chosen("e3", ("1", "3", "A"), 99)
    assert scene.why_not is None


def test_a_seed_that_is_none_is_refused_in_words(kit: Kit) -> None:
    scene = chooser(kit, [])
    scene.handle(g.Typed("seed", "e9:1"))
    assert scene.why_not is not None
    assert "number" in scene.why_not


def test_copying_draws_a_seed_first_and_the_code_leads_to_the_same_inn(kit: Kit) -> None:
    copied: list[str] = []
    scene = chooser(kit, copied)
    scene.handle(g.Clicked("button:copy"))
    assert copied == ["e1:2+8+C:4711"]
    assert code_read(copied[0]) == scene.choice


def test_an_inn_of_the_best_list_is_chosen_once_more_by_a_click(kit: Kit) -> None:
    scene = chooser(kit, [])
    scene.handle(g.Clicked("best:0"))
    assert scene.choice == Chosen("e2", ("1", "4", "B"), 77)


def test_a_guest_that_is_looked_at_tells_rulings_about_itself_only() -> None:
    kinds = [begin.removeprefix("kind:") for begin in RULINGS_AT if begin.startswith("kind:")]
    assert set(kinds) <= {guest.id for guest in GUESTS}
    assert [number for number, _ in rulings_for("kind:monk")] == ["I45"]
    assert rulings_for("kind:perfumer") == ()
