"""Where an inn stands while it grows: still, as long as all that may come next has room."""

from __future__ import annotations

import pytest

from fae_tabletop.core.dice import Dice
from fae_tabletop.games.enchanted_ivy.grid import bits
from fae_tabletop.games.enchanted_ivy.moves import inn_of
from fae_tabletop.games.enchanted_ivy.rules import ENCHANTED_IVY
from fae_tabletop.games.enchanted_ivy.scene.ground import may_grow_down
from fae_tabletop.games.enchanted_ivy.scene.layout import frame_for, table_layout
from fae_tabletop.games.enchanted_ivy.setup import chapters, story_setup
from fae_tabletop.ui.geometry import Metrics

WINDOWS = (Metrics(1280, 720, 1.0), Metrics(1920, 1080, 1.0), Metrics(1024, 640, 2.0))


@pytest.mark.parametrize("scenario", [one.id for one in chapters()])
def test_all_that_may_come_next_is_in_the_room(scenario: str) -> None:
    for seed in range(4):
        dice = Dice(seed)
        state = ENCHANTED_IVY.start(story_setup(scenario), seed).state
        while state.why is None:
            view = ENCHANTED_IVY.view(state, 0)
            inn, built = inn_of(view), tuple(laid.at for laid in view.laid)
            coming = (
                [inn.ground.grid.spaces[cell] for cell in bits(inn.legal())] if view.phase == "build" else []
            )
            for metrics in WINDOWS:
                room = table_layout(metrics).inn
                whole = view.phase in ("closing", "over")
                footed = not may_grow_down(inn)
                frame = frame_for(room, view.setup.layout, built, footed=footed, whole=whole)
                assert all(room.grown(2).holds(frame.box(at)) for at in (*built, *coming))
            state = ENCHANTED_IVY.apply(state, 0, dice.choice(ENCHANTED_IVY.commands(state, 0))).state


def test_an_inn_stands_on_the_ground_as_soon_as_nothing_can_come_below_it() -> None:
    plan = story_setup("s02").layout
    built = ((0, 0), (0, 1), (-1, 0), (-1, 1))
    for metrics in WINDOWS:
        room = table_layout(metrics).inn
        for frame in (
            frame_for(room, plan, built, footed=True),
            frame_for(room, plan, built, whole=True),
        ):
            assert 0 <= room.bottom - frame.box((0, 0)).bottom <= 0.2 * frame.high
        assert frame_for(room, plan, built, whole=True).card >= frame_for(room, plan, built).card


def test_the_inn_moves_only_when_it_would_leave_the_room() -> None:
    room = table_layout(WINDOWS[0]).inn
    plan = story_setup("s02").layout
    built = ((0, 0), (0, 1), (-1, 0), (-1, 1), (0, -1))
    frames = {frame_for(room, plan, built[:n]).origin for n in range(1, len(built) + 1)}
    assert len(frames) == 1
