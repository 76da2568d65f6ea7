"""Why a rival did something: a function of the reader's view and the deed, which names no hidden card."""

from __future__ import annotations

import msgspec
import pytest

from fae_tabletop.core.dice import Dice
from fae_tabletop.games.enemies_and_lovers import events as e
from fae_tabletop.games.enemies_and_lovers.cards import NAMES as CARD_NAMES
from fae_tabletop.games.enemies_and_lovers.public import View
from fae_tabletop.games.enemies_and_lovers.reading import why
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS as GAME
from fae_tabletop.games.enemies_and_lovers.words import Deed, actor, deeds
from tests.rules.enemies_and_lovers.histories import NAMES, history
from tests.rules.enemies_and_lovers.policies import playing, striving
from tests.rules.enemies_and_lovers.tables import Table

CROWN = "the_crown_of_elfhame"


def test_what_chance_did_is_no_reason() -> None:
    table = Table([["wren"], ["grimsen"]], turn=1).do(1, "play", card="grimsen", target_seat=0)
    table.do(0, "pass").do(1, "choose", target={"zone": "hand", "pick": "concealed"})
    view = msgspec.structs.replace(table.view(0), log=tuple(table.events))
    assert why(view, NAMES).title == "Bea plays Grimsen on you"
    stolen = next(deed for deed in deeds(view) if isinstance(deed, e.Stolen))
    assert "drawn at random" in why(view, NAMES, stolen).body


def rivals_last(view: View) -> Deed | None:
    """Return the last deed of somebody else."""
    return next((deed for deed in reversed(deeds(view)) if actor(view, deed) != view.seat), None)


def told(table: Table, seat: int = 0) -> str:
    """Return why the last thing was done, for a seat that has the events of a table in its log."""
    view = table.view(seat)
    return " ".join(why(msgspec.structs.replace(view, log=tuple(table.events)), NAMES))


def test_nothing_is_said_before_anybody_did_anything() -> None:
    assert (
        why(Table([["wren"], ["locke"]]).view(0), NAMES).body == "None of the others has done anything yet."
    )


@pytest.mark.parametrize(("seats", "policy"), [(2, striving), (3, playing), (4, striving), (4, playing)])
def test_it_reads_the_same_in_every_world_that_cannot_be_told_apart(seats: int, policy: object) -> None:
    dice, read = Dice(seats), set()
    for state in list(history(seats, 11, policy, 220))[::7]:  # type: ignore[arg-type]
        if state.why is not None:
            break
        for seat in range(seats):
            view = GAME.view(state, seat)
            said = why(view, NAMES)
            deed = rivals_last(view)
            read.add(type(deed))
            for _ in range(3):
                world = GAME.imagine(view, dice)
                other = msgspec.structs.replace(GAME.view(world, seat), log=view.log)
                assert why(other, NAMES) == said
    assert len(read) > 4


@pytest.mark.parametrize("policy", [striving, playing])
def test_no_card_is_named_that_the_log_does_not_name(policy: object) -> None:
    for state in history(4, 21, policy, 250):  # type: ignore[arg-type]
        view = GAME.view(state, 1)
        deed = rivals_last(view)
        if deed is None or state.why is not None:
            continue
        said = " ".join(why(view, NAMES))
        assert said.endswith(".")
        written = repr(view.log)
        for card, name in CARD_NAMES.items():
            if f" {name}" in said and card != "oak":
                assert f"'{card}'" in written, (said, card)


def test_a_hidden_placement_tells_what_it_can_be() -> None:
    table = Table(
        [["wren"], ["jude", "seduction"]], [[], []], turn=1, known=[{"viewer": 0, "card": "seduction"}]
    )
    table.do(1, "place", card="jude", to="new")
    said = told(table)
    assert "Bea places a hidden card" in said
    assert "the Crown" in said
    assert "Jude" not in said


def test_what_speaks_for_a_target_is_told() -> None:
    courts = [[("cardan", None), ("mentor", None)], [], [("dain", None)]]
    table = Table([["queen_of_mirth"], ["wren", "locke"], ["titch"]], courts, turn=1)
    table.do(1, "play", card="wren", target_seat=0)
    assert "your Court had the most cards" in told(table)


def test_the_one_who_turned_an_attack_did_what_it_did() -> None:
    view = Table([["wren"], ["locke"]]).view(0)
    killed = e.Killed(seat=0, card="oak", slot=None, part="card", by="deathsweet")
    log = (
        e.Played(seat=0, card="deathsweet", at=1, no_draw=False),
        e.Reflected(card="deathsweet", seat=1, at=0),
        killed,
    )
    turned = msgspec.structs.replace(view, log=log)
    assert actor(turned, killed) == 1
    assert why(turned, NAMES, killed).title == "Bea kills Oak"


def test_an_old_score_is_remembered() -> None:
    view = Table([["wren"], ["locke"], ["titch"]]).view(0)
    log = (
        e.Played(seat=0, card="grimsen", at=1, no_draw=True),
        e.Played(seat=1, card="locke", at=0, no_draw=False),
    )
    said = why(msgspec.structs.replace(view, log=log), NAMES)
    assert said.title == "Bea plays Locke on you"
    assert "You had played Grimsen on Bea before." in said.body
