"""What is shown and told when a piece, a space or a card is looked at closely."""

from __future__ import annotations

import pytest

from fae_tabletop.ui.closer import Closer
from fae_tabletop.ui.dialogs import Question
from fae_tabletop.ui.drawing import Kit, Picture
from fae_tabletop.ui.geometry import Metrics
from tests.scene.enthrone.tables import Desk, court


def test_looking_closer_never_plays(kit: Kit) -> None:
    desk = Desk(kit, court())
    desk.pilot.look("tile:2")
    assert desk.scene.taken is None
    assert isinstance(desk.pilot.stack.top, Closer)
    desk.pilot.key("escape")
    assert desk.pilot.stack.scenes == (desk.scene,)
    assert desk.scene.taken is None


@pytest.mark.parametrize(
    ("spot", "words"),
    [
        (
            "pawn:jester",
            "The Jester’s tile lies in place 1: move · capture · Regalia. It hunts Demon, Knight and Assassin",
        ),
        ("tile:4", "The Knight’s tile lies in place 5: move only."),
        ("tile:6", "locked. It hunts"),
        ("cell:0,0", "Only its owner may bring a Chosen Pawn here"),
        ("cell:1,-2", "It joins all the spaces around it"),
        ("cell:-1,-2", "It has been left."),
    ],
)
@pytest.mark.parametrize("to_move", [0, 1])
def test_looking_closer_tells_what_is_open(kit: Kit, spot: str, words: str, to_move: int) -> None:
    desk = Desk(kit, court(to_move=to_move))
    desk.pilot.look(spot)
    top = desk.pilot.stack.top
    assert isinstance(top, Closer | Question)
    assert words in top.words
    assert top.words.count("locked") <= 1, "nothing is told twice"


@pytest.mark.parametrize("spot", ["panel:identity", "suspect:jester", "pawn:jester", "tile:2", "tile:4"])
def test_looking_closer_shows_the_piece_large(kit: Kit, spot: str) -> None:
    desk = Desk(kit, court(), metrics=Metrics(1920, 1080))
    desk.pilot.look(spot)
    shown = [item for item in desk.pilot.frame().above if isinstance(item, Picture) and item.rect.h > 800]
    names = {
        "panel:identity": "identity-priestess", "suspect:jester": "identity-jester", "pawn:jester": "pawn-jester",
        "tile:2": "tile-priestess", "tile:4": "tile-neutral",
    }  # fmt: skip
    assert [item.key.name for item in shown] == [f"enthrone/{names[spot]}"]


def test_looking_closer_keeps_a_covered_identity_covered(kit: Kit) -> None:
    desk = Desk(kit, court(), covered=True)
    desk.pilot.look("panel:identity")
    assert not isinstance(desk.pilot.stack.top, Closer)
    assert desk.scene.covered
