"""What a click, a drag and a key mean at the table, and in which words a wish is refused."""

from __future__ import annotations

import pytest

from fae_tabletop.core.game import Illegal, Reason, Ref
from fae_tabletop.games.enthrone.public import Move, Pass, Record
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.games.enthrone.scene import model
from fae_tabletop.games.enthrone.scene.layout import table_layout
from fae_tabletop.games.enthrone.scene.table import EnthroneTable
from fae_tabletop.games.enthrone.state import State
from fae_tabletop.games.enthrone.words import refusal, tile_label
from fae_tabletop.ui.dialogs import Question
from fae_tabletop.ui.drawing import Kit, Picture
from fae_tabletop.ui.inputs import PointerMoved, PointerPressed, PointerReleased
from tests.conformance.samples import enthrone_universe
from tests.rules.enthrone.policies import eager
from tests.scene.enthrone.tables import Desk, court
from tests.support.matches import played
from tests.support.positions import STANDARD, drawn

STEP = (1, -2)


@pytest.fixture
def desk(kit: Kit) -> Desk:
    return Desk(kit, court())


def moves(desk: Desk) -> tuple[Record, ...]:
    return desk.scene.view.moves


def last(desk: Desk) -> Record:
    record: Record = desk.scene.view.moves[-1]
    return record


def made(desk: Desk, tile: int, to: tuple[int, int]) -> bool:
    """Whether the last move took that tile to that space."""
    desk.pilot.wait(0.1)
    return bool(desk.scene.view.moves) and (last(desk).tile, last(desk).to) == (tile, to)


def test_tile_then_space_is_a_move(desk: Desk) -> None:
    desk.click("tile:2")
    assert desk.scene.taken == 2
    assert desk.pilot.spot("tile:2").selected
    desk.click("cell:-1,0")
    assert made(desk, 2, (-1, 0))


def test_a_pawn_stands_for_its_tile(desk: Desk) -> None:
    desk.click("pawn:priestess")
    assert desk.scene.taken == 2
    desk.click("cell:0,0")
    assert made(desk, 2, (0, 0))
    assert desk.scene.view.why == "regalia"


def test_a_space_with_a_pawn_stands_for_the_pawn(desk: Desk) -> None:
    assert desk.scene.means("cell:0,-1") == Ref("tile", "2")


def test_a_pawn_moves_by_its_own_tile_before_a_turned_over_one(desk: Desk) -> None:
    """The Knight's tile lies at 5, the turned-over one at 4 counts as it too."""
    desk.click("pawn:knight")
    assert desk.scene.taken == 5
    desk.click("tile:4")
    assert desk.scene.taken == 4
    desk.click("cell:0,1")
    assert made(desk, 4, (0, 1))
    assert last(desk).neutral


def test_another_tile_or_pawn_is_taken_up_instead(desk: Desk) -> None:
    desk.click("tile:2", "tile:3")
    assert desk.scene.taken == 3
    desk.click("pawn:knight")
    assert desk.scene.taken == 5


def test_a_pawn_in_reach_is_a_target_and_not_a_wish_for_its_tile(desk: Desk) -> None:
    desk.click("tile:2")
    assert desk.scene.means("pawn:jester") == Ref("cell", "1,-3")
    desk.click("pawn:jester")
    assert made(desk, 2, (1, -3))
    assert last(desk).victim == "jester"


@pytest.mark.parametrize("source", ["tile:2", "pawn:priestess"])
def test_dragging_says_both_at_once(desk: Desk, source: str) -> None:
    desk.drag(source, "cell:-1,0")
    assert made(desk, 2, (-1, 0))


def test_a_refusal_is_told_once(desk: Desk) -> None:
    """A click on what is refused answers in passing; the tip that says the same gives way to it."""
    tips: list[str | None] = []
    desk.pilot.point("tile:7")
    desk.pilot.wait(0.3)
    tips.append(desk.pilot.stack._tip_on)
    desk.click("tile:7")
    desk.pilot.wait(0.3)
    tips.append(desk.pilot.stack._tip_on)
    desk.pilot.point("panel:banner")
    desk.pilot.point("tile:7")
    desk.pilot.wait(0.3)
    assert desk.toast.startswith("Locked tile"), "it is still being said"
    tips.append(desk.pilot.stack._tip_on)
    desk.click("tile:1")
    desk.drag("tile:1", "cell:0,2")
    desk.pilot.wait(0.3)
    tips.append(desk.pilot.stack._tip_on)
    assert tips == ["tile:7", None, None, None]


def test_dropping_on_nonsense_moves_nothing_and_says_why(desk: Desk) -> None:
    desk.drag("tile:2", "cell:0,2")
    assert not desk.scene.view.moves
    assert "Too far" in desk.toast


@pytest.mark.parametrize("clicks", [[], ["tile:1"]])
@pytest.mark.parametrize(("pulled", "named"), [("tile:7", "Place 7"), ("pawn:demon", "Place 8")])
def test_what_is_locked_speaks_of_itself_wherever_it_is_dropped(
    desk: Desk, clicks: list[str], pulled: str, named: str
) -> None:
    desk.click(*clicks)
    taken = desk.scene.taken
    desk.drag(pulled, "cell:0,2")
    assert desk.toast.startswith("Locked tile")
    assert named in desk.toast
    assert desk.scene.taken == taken


def test_escape_puts_the_tile_back_and_then_opens_the_menu(desk: Desk) -> None:
    desk.click("tile:2")
    desk.pilot.key("escape")
    assert (desk.scene.taken, desk.menus) == (None, 0)
    desk.pilot.key("escape")
    assert desk.menus == 1


def beside(desk: Desk) -> None:
    """Click where nothing is."""
    layout = table_layout(desk.pilot.stack.metrics, desk.scene.view.board)
    x, y = desk.pilot.stack.metrics.point(layout.stage.x + 4, layout.stage.bottom - 4)
    assert desk.pilot.stack.spots.at(x, y) is None
    desk.pilot.now += 1.0
    desk.pilot.send(PointerMoved(x, y))
    desk.pilot.send(PointerPressed(x, y))
    desk.pilot.send(PointerReleased(x, y))


def test_a_click_on_nothing_puts_things_back_and_never_opens_the_menu(desk: Desk) -> None:
    desk.click("tile:2")
    beside(desk)
    assert desk.scene.taken is None
    desk.click("button:hint")
    beside(desk)
    assert desk.scene.saying is None
    desk.click("button:log")
    beside(desk)
    assert desk.scene.drawer is None
    beside(desk)
    assert desk.menus == 0


def test_back_puts_the_tile_back(desk: Desk) -> None:
    desk.click("tile:2", "button:back")
    assert desk.scene.taken is None


def test_nothing_can_be_done_on_the_rivals_turn(kit: Kit) -> None:
    desk = Desk(kit, court(to_move=1))
    assert [s.id for s in desk.pilot.stack.spots if s.enabled and s.role in ("tile", "cell", "pawn")] == []
    desk.click("tile:2")
    assert desk.scene.taken is None


@pytest.mark.parametrize(
    ("clicks", "title", "names"),
    [
        (["tile:6"], "Locked tile", "Place 6"),
        (["pawn:wizard"], "Locked tile", "Place 6"),
        (["tile:2", "cell:0,3"], "Too far", "Priestess"),
        (["tile:2", "cell:1,-2"], "Rose bed", "roses"),
        (["tile:3", "cell:0,0"], "Too far", "Archer"),
        (["cell:1,0"], "Take a tile first", "top five"),
    ],
)
def test_a_refusal_names_the_piece_or_place(desk: Desk, clicks: list[str], title: str, names: str) -> None:
    desk.click(*clicks)
    assert desk.toast.startswith(title)
    assert names in desk.toast
    assert not desk.scene.view.moves


NEAR = """
      .
    o   o
  .   .   .
o   *   *   o
  .   S   D
.   .   K   .
  .   @   .
.   .   .   .
  P   .   .
o   *   *   o
  A   .   N
    o   W
      J
"""


def near(tiles: str = "DSNKAWJP", chosen: str = "KA") -> State:
    return drawn(NEAR, tiles, ("KNW", "APJ"), chosen)


@pytest.mark.parametrize(
    ("tiles", "place", "cell", "code", "names"),
    [
        ("SDNKAWJP", 1, (0, 0), "not_chosen_pawn", "Assassin"),
        ("DSNKAWJP", 4, (0, 0), "no_laurels", "Place 4"),
        ("DNSKAWJP", 3, (1, -1), "no_swords", "Place 3"),
        ("DSNKAWJP", 5, (-3, 3), "closed_lion", "lion"),
        ("DSNKAWJP", 7, (1, 0), "locked_tile", "Place 7"),
        ("DSNKAWJP", 1, (3, 3), "not_a_space", "board"),
        ("DSNKAWJP", 1, (1, -2), "florette", "roses"),
        ("DSNKAWJP", 1, (-3, 3), "not_adjacent", "Demon"),
    ],
)
def test_every_reason_of_the_rules_is_told_in_words(
    tiles: str, place: int, cell: tuple[int, int], code: str, names: str
) -> None:
    state = near(tiles)
    with pytest.raises(Illegal) as refused:
        ENTHRONE.apply(state, 0, Move(place, cell))
    assert refused.value.reason.code == code
    saying = refusal(refused.value.reason, ENTHRONE.view(state, 0))
    assert names in f"{saying.title}: {saying.body}"
    assert "_" not in saying.title + saying.body


def test_no_reason_is_left_without_words() -> None:
    """Try everything in many positions: whatever the rules answer has words of its own."""
    told: dict[str, str] = {}
    for seed in range(3):
        steps = played(ENTHRONE, STANDARD, seed, eager).steps
        for step in (*steps[::5], steps[-1]):
            for seat in (0, 1):
                for command in enthrone_universe(step.state):
                    try:
                        ENTHRONE.apply(step.state, seat, command)
                    except Illegal as refused:
                        told.setdefault(refused.reason.code, words_of(refused.reason, step.state))
    assert len(told) >= 10
    assert [code for code, title in told.items() if title == "Not allowed"] == []


def words_of(reason: Reason, state: State) -> str:
    return refusal(reason, ENTHRONE.view(state, 0)).title


def test_a_tile_without_a_move_is_refused_with_its_pawn(kit: Kit) -> None:
    """E3: a pawn shut in by pawns and closed lions keeps its tile where it is, below the swords."""
    picture = NEAR.replace("  A   .   N\n    o   W\n      J", "  A   N   .\n    D   W\n      J").replace(
        "S   D", "S   ."
    )
    desk = Desk(kit, drawn(picture, "SKJNAWDP", ("KNW", "APJ"), "KA"))
    desk.click("tile:3")
    assert desk.toast.startswith("Nowhere to go: The Jester")


def test_a_refused_command_is_told_in_words(desk: Desk) -> None:
    words = desk.scene.illegal(Illegal("no_swords", Ref("tile", "4")))
    assert words == "No swords: Place 4 has no swords. Captures need place 1 or 2."


def test_a_seat_without_a_move_is_asked_for_one_click(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    """E3, on a table whose rules list nothing but the pass."""
    desk = Desk(kit, court())
    monkeypatch.setattr(EnthroneTable, "my_turn", property(lambda self: True))
    desk.scene.picker.offer((Pass(),))
    desk.scene.change()
    desk.pilot.frame()
    assert "button:pass" in desk.pilot.ids()
    assert "no legal move" in desk.scene.prompt_text()
    assert not [s.id for s in desk.pilot.stack.spots if s.enabled and s.role == "tile"]


def test_on_the_rivals_turn_pointing_still_shows_what_a_tile_could_do(kit: Kit) -> None:
    desk = Desk(kit, court(to_move=1))
    marks = []
    for spot in ("panel:captured", "tile:2", "pawn:priestess", "tile:6"):
        desk.pilot.point(spot)
        frame = desk.pilot.frame()
        pictures = [item.key.name for item in frame.settled if isinstance(item, Picture)]
        marks.append(pictures.count("enthrone/mark-move"))
    assert marks[1] == marks[2] > 3
    assert marks[0] == marks[3] == 0
    assert not [spot.id for spot in desk.pilot.stack.spots if spot.enabled and spot.role in ("cell", "tile")]


def test_undo_takes_the_own_move_and_the_reply_back(desk: Desk) -> None:
    desk.click("tile:2", "cell:-1,0")
    desk.rival(desk.table.chair(1).commands[0])
    assert len(moves(desk)) == 2
    desk.click("button:undo")
    desk.pilot.wait(0.1)
    assert moves(desk) == ()
    assert desk.scene.taken is None


def test_the_notebook_keeps_suspicion_and_tells_it(desk: Desk) -> None:
    desk.click("button:notes", "suspect:demon", "suspect:demon")
    assert desk.scene.marks["demon"] == 2
    assert desk.marks[-1] == {"demon": 2}
    desk.click("suspect:demon", "suspect:demon")
    assert desk.scene.marks["demon"] == 0
    desk.click("suspect:priestess")
    assert "priestess" not in desk.scene.marks


def risky(kit: Kit, confirm: bool = True) -> Desk:
    """A table on which the Priestess of somebody who is the Wizard is about to take the Wizard."""
    desk = Desk(kit, court(("PWN", "ADJ"), "WA"), confirm=confirm)
    desk.click("tile:2", "cell:2,-2")
    return desk


def test_a_risky_move_asks_once_and_waits_for_the_answer(kit: Kit) -> None:
    desk = risky(kit)
    assert moves(desk) == ()
    top = desk.pilot.stack.top
    assert isinstance(top, Question)
    assert top.title == "Take the Wizard?"
    desk.click("button:no")
    assert moves(desk) == ()
    assert desk.scene.taken == 2, "the tile is still taken up"
    desk.click("cell:2,-2", "button:yes")
    assert made(desk, 2, (2, -2))


def test_the_questions_can_be_switched_off(kit: Kit) -> None:
    desk = risky(kit)
    desk.click("switch:never", "button:yes")
    assert made(desk, 2, (2, -2))
    assert desk.asked_no_more == 1
    assert not desk.scene.confirm
    assert made(risky(kit, confirm=False), 2, (2, -2))


def test_e7_a_turned_over_tile_over_nothing_says_so() -> None:
    """E7, on a hand-made state: all tiles below the last face-up one are turned over."""
    picture = NEAR.replace("S   D", ".   .").replace("A   .   N", ".   .   N").replace("      J", "      .")
    state = drawn(picture, "KPNWasdj", ("KNW", "APJ"), "KA", captured="ASDJ")
    view = ENTHRONE.view(state, 0)
    assert tile_label(view, 5) == "Turned over, nothing below, place 5, move only"
    reason = model.tile_refusal(view, 5)
    assert reason is not None
    assert refusal(reason, view).body == "The turned-over tile at place 5 has no face-up tile below it."
