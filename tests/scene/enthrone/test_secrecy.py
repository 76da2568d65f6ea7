"""Nothing on a page tells what is hidden: two matches that differ only in hidden cards look the same."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from fae_tabletop.core.game import Seat
from fae_tabletop.games.enthrone.public import Move
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.games.enthrone.scene import model
from fae_tabletop.games.enthrone.scene.choose import ChooseScene
from fae_tabletop.games.enthrone.scene.replay import ReplayScene, Watched
from fae_tabletop.games.enthrone.state import State
from fae_tabletop.ui.drawing import Kit, Picture
from fae_tabletop.ui.geometry import Metrics
from fae_tabletop.ui.stack import SceneStack
from tests.rules.enthrone.policies import eager
from tests.rules.enthrone.test_secrecy import other_worlds
from tests.scene.enthrone.sheets import Sheet, letters
from tests.scene.enthrone.tables import LEVEL, RIVAL, Desk
from tests.scene.enthrone.test_model import positions
from tests.support.matches import played
from tests.support.positions import STANDARD

SEEDS = st.integers(0, 10**6)
WIDE = Metrics(1920, 1080)


def page_of(kit: Kit, state: State, seat: Seat, pointed: str) -> list[str]:
    """Return all that the table tells in order: labels, words, pictures, prompt, announcement, tips."""
    desk = Desk(kit, state, seat=seat, metrics=WIDE, notes=True)
    if desk.scene.my_turn and pointed in desk.pilot.stack.spots and desk.pilot.spot(pointed).enabled:
        desk.click(pointed)
    stack = desk.pilot.stack
    frame = stack.frame()
    sheet = Sheet(kit, WIDE, stack.look())
    desk.scene.build(sheet)
    items = (*frame.table, *frame.settled, *frame.above)
    return [
        *(f"{spot.traced()} {spot.tip} {spot.tab} {spot.z}" for spot in frame.shown.hotspots),
        *letters(sheet),
        *(str((item.key, item.rect)) for item in items if isinstance(item, Picture)),
        str(frame.shown.prompt), str(frame.shown.announce), str(frame.shown.busy),
        str(desk.scene.risk(desk.table.chair(seat).commands[0]) is None if desk.scene.my_turn else None),
    ]  # fmt: skip


@settings(max_examples=12)
@given(seed=SEEDS, seat=st.sampled_from((0, 1)), part=st.floats(0, 1), tile=st.integers(1, 5))
def test_the_table_looks_the_same_whatever_is_hidden(
    kit: Kit, seed: int, seat: Seat, part: float, tile: int
) -> None:
    states = [state for state, _ in positions(seed)]
    state = states[int(part * (len(states) - 1))]
    view = ENTHRONE.view(state, seat)
    worlds = [world for world in other_worlds(state, seat) if ENTHRONE.view(world, seat) == view]
    assert len(worlds) == 30
    expected = page_of(kit, state, seat, f"tile:{tile}")
    for world in (worlds[0], worlds[seed % 30], worlds[-1]):
        assert page_of(kit, world, seat, f"tile:{tile}") == expected


@settings(max_examples=8)
@given(seed=SEEDS, seat=st.sampled_from((0, 1)))
def test_the_choice_looks_the_same_whatever_is_hidden(kit: Kit, seed: int, seat: Seat) -> None:
    state = ENTHRONE.start(STANDARD, seed).state
    pages = []
    for world in (state, *other_worlds(state, seat)[::4]):
        scene = ChooseScene(ENTHRONE.view(world, seat), RIVAL, lambda: None, lambda topic: None)
        sheet = Sheet(kit, WIDE)
        scene.build(sheet)
        pages.append([*(str(spot.traced()) for spot in sheet.spots), *letters(sheet), scene.announce])
    assert all(page == pages[0] for page in pages)


@settings(max_examples=15)
@given(seed=SEEDS)
def test_the_regalia_is_offered_to_its_owner_only(seed: int) -> None:
    for state, view in positions(seed):
        for place in model.free_tiles(view):
            lit = model.lit_by(view, place)
            if "regalia" in lit.kinds.values():
                assert lit.pawn == view.chosen
        other = ENTHRONE.view(state, 1 - view.seat)
        assert model.free_tiles(other) == (), "nothing is lit for the seat that waits"


def test_a_table_never_lights_the_rivals_regalia(kit: Kit) -> None:
    """The rival's heir stands beside the Regalia with a laurel tile: to the other seat that is a mere step."""
    found = 0
    for seed in range(40):
        for state, view in positions(seed):
            heir = 1 - view.seat
            enters = any(
                isinstance(c, Move) and c.to == (0, 0) for c in ENTHRONE.commands(flipped(state), heir)
            )
            if enters and found < 6:
                found += 1
                desk = Desk(kit, state, seat=view.seat)
                for place in model.free_tiles(view):
                    desk.click(f"tile:{place}")
                    told = desk.pilot.spot("cell:0,0").label
                    mine = view.chosen == model.lit_by(view, place).pawn
                    assert mine or "claim" not in told
    assert found


def flipped(state: State) -> State:
    """Return the state with the other seat to move."""
    other = state.copy()
    other.to_move = 1 - state.to_move
    return other


@settings(max_examples=6)
@given(seed=SEEDS)
def test_a_replay_shows_only_what_its_seat_saw(kit: Kit, seed: int) -> None:
    """Until the end the watched pages are the same in all worlds the seat could not tell apart."""
    match = played(ENTHRONE, STANDARD, seed, eager)
    states = [step.state for step in match.steps if not step.state.choosing and step.state.why is None]
    state = states[len(states) // 2]
    pages = []
    for world in (state, *other_worlds(state, 0)[::6]):
        scene = ReplayScene(Watched((ENTHRONE.view(world, 0),), RIVAL, LEVEL, "Lions’ Court"))
        SceneStack(kit, WIDE).push(scene)
        sheet = Sheet(kit, WIDE)
        scene.build(sheet)
        pages.append([*(str(spot.traced()) for spot in sheet.spots), *letters(sheet)])
    assert all(page == pages[0] for page in pages)
