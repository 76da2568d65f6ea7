"""The new game: what can be typed as a deal's number."""

from __future__ import annotations

import pytest

from fae_tabletop.games.enthrone.scene.choices import NewGame
from fae_tabletop.games.enthrone.scene.newgame import NewGameScene
from fae_tabletop.ui import gestures as g
from tests.scene.enthrone.tables import levels


@pytest.mark.parametrize(("typed", "seed"), [("42", 42), ("4x2", 42), ("²", None), ("4²", 4), ("٣", None)])
def test_only_digits_make_a_deal(typed: str, seed: int | None) -> None:
    words, boards = levels()
    scene = NewGameScene(NewGame(), words, boards, lambda: 5, lambda topic: None)
    for character in typed:
        scene.handle(g.Typed("entry:seed", character))
    assert scene.choice.seed == seed
