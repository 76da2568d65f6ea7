"""The first-game notes: when each is shown, what it points at, and what it says."""

from __future__ import annotations

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from fae_tabletop.games.enthrone import words
from fae_tabletop.games.enthrone.public import NUMBER
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.games.enthrone.scene.notes import NOTES, Note, due_note, filled
from fae_tabletop.ui.drawing import Kit
from tests.rules.enthrone.test_secrecy import other_worlds
from tests.scene.enthrone.sheets import Sheet
from tests.scene.enthrone.tables import Desk, court
from tests.scene.enthrone.test_model import positions
from tests.support.positions import drawn

SEEDS = st.integers(0, 10**6)


QUIET = ENTHRONE.view(court(), 0)


def note(name: str) -> Note:
    return next(note for note in NOTES if note.id == name)


def test_there_are_at_most_eight_notes_of_one_sentence_each() -> None:
    assert len(NOTES) <= 8
    assert len({note.id for note in NOTES}) == len(NOTES)
    for one in NOTES:
        sentence = one.sentence.format(pawn="Knight")
        assert sentence.endswith(".")
        assert sentence.count(".") == 1


FAR = """
      .
    D   P
  .   .   .
K   *   *   W
  .   .   .
.   .   .   .
  .   @   .
.   .   .   .
  .   .   .
A   *   *   J
  .   .   .
    N   S
      .
"""
"""The start: nobody beside anybody."""
TOUCH = FAR.replace("    D   P\n  .   .   .", "    D   o\n  P   .   .")
"""The Priestess stands beside Demon and King."""


EDGES = """
      K
    o   P
  .   .   .
o   *   *   o
  .   .   .
J   .   .   .
  .   @   D
.   .   .   W
  .   .   .
N   *   *   o
  .   .   .
    o   S
      A
"""
"""Only Priestess and Assassin stand where a rose bed can be crossed."""


def fires(name: str, picture: str, tiles: str, chosen: str, turn: int = 0) -> tuple[str, ...] | None:
    state = drawn(picture, tiles, ("KAW", "DJN"), chosen, captured="" if "S" in picture else None)
    view = msgspec.structs.replace(ENTHRONE.view(state, 0), turn=turn)
    return note(name).trigger(view)


def test_the_first_tile_is_always_worth_a_note() -> None:
    assert fires("first-tile", FAR, "KAWJDNPS", "KD") == ("tile:1",)


def test_the_note_of_the_rose_bed_waits_for_a_pawn_that_can_cross() -> None:
    assert fires("rose-bed", EDGES, "KAWJDNPS", "KD") is None, "none of the first five touches a rose bed"
    assert fires("rose-bed", EDGES, "KAWPJDNS", "KD") == ("pawn:priestess",)
    assert fires("rose-bed", EDGES, "KAWDJPNS", "KD") is None, "the Priestess's tile is locked"


def test_the_note_of_locked_places_waits_for_the_second_turn() -> None:
    assert fires("locked", FAR, "KAWJDNPS", "KD", turn=1) is None
    assert fires("locked", FAR, "KAWJDNPS", "KD", turn=2) == ("tile:6",)


def test_the_note_of_captures_waits_for_swords_and_a_neighbour() -> None:
    assert fires("capture", FAR, "PDKAWJNS", "KD") is None
    assert fires("capture", TOUCH, "AWPDKJNS", "KD") is None, "places 3 to 5 have no swords"
    assert fires("capture", TOUCH, "PAWDKJNS", "KD") in (("pawn:demon", "tile:1"), ("pawn:king", "tile:1"))


def test_the_note_of_the_quarry_waits_for_one_on_the_own_list() -> None:
    """The Archer hunts Wizard, Jester and Knight; the King hunts Archer, Wizard and Demon."""
    assert fires("quarry", TOUCH, "PAWDKJNS", "AD") is None
    assert fires("quarry", TOUCH, "PAWDKJNS", "KD") == ("pawn:demon", "tile:1")


def test_the_note_of_turned_over_tiles_waits_for_one_in_the_top_five() -> None:
    one = FAR.replace("N   S", "N   o")
    assert note("neutral").trigger(ENTHRONE.view(drawn(one, "KAWJDNPs"), 0)) is None
    assert note("neutral").trigger(ENTHRONE.view(drawn(one, "KAWJsDNP"), 0)) == ("tile:5",)


def test_the_note_of_danger_waits_for_a_hunter_whose_tile_comes_under_the_swords() -> None:
    assert fires("danger", TOUCH, "AWJPKDNS", "KD") is None, "the Priestess's tile lies at 4"
    assert fires("danger", TOUCH, "AWPJKDNS", "KD") == ("pawn:king", "tile:3")
    assert fires("danger", TOUCH, "AWPJKDNS", "AD") is None, "nobody stands beside the Archer"


def test_the_note_of_the_fourth_capture_waits_for_the_third() -> None:
    two = FAR.replace("N   S", "o   o")
    three = two.replace("D   P", "o   P")
    assert note("late").trigger(ENTHRONE.view(drawn(two, "KAWJDnPs"), 0)) is None
    assert note("late").trigger(ENTHRONE.view(drawn(three, "KAWJdnPs"), 0)) == ("panel:captured",)
    quiet = msgspec.structs.replace(ENTHRONE.view(drawn(FAR), 0), quiet=110)
    assert note("late").trigger(quiet) is None, "a quiet court has nothing to do with the fourth capture"


@settings(max_examples=10)
@given(seed=SEEDS)
def test_notes_point_at_what_is_there_and_leak_nothing(seed: int) -> None:
    for state, view in list(positions(seed))[::3]:
        for one in NOTES:
            pointing = one.trigger(view)
            for world in other_worlds(state, view.seat)[::7]:
                assert one.trigger(ENTHRONE.view(world, view.seat)) == pointing
            for thing in pointing or ():
                kind, _, key = thing.partition(":")
                assert kind in ("tile", "pawn", "panel", "cell")
                assert kind != "pawn" or view.pawns[NUMBER[key]] is not None
            if pointing is not None:
                assert "{" not in filled(one, pointing)
                if one.id == "danger":
                    assert view.chosen is not None
                    assert words.NAMES[view.chosen] in filled(one, pointing)


def test_a_note_comes_once_and_only_on_ones_own_turn(kit: Kit) -> None:
    assert due_note(QUIET, frozenset()) is not None
    assert due_note(msgspec.structs.replace(QUIET, to_move=1), frozenset()) is None
    assert due_note(QUIET, frozenset(one.id for one in NOTES)) is None
    desk = Desk(kit, court(), notes=True)
    assert desk.scene.note is not None
    first = desk.scene.note[0].id
    desk.click("button:close-note")
    assert desk.notes == [first]
    assert "button:close-note" not in desk.pilot.ids()


def test_a_move_dismisses_the_note(kit: Kit) -> None:
    desk = Desk(kit, court(), notes=True)
    first = desk.scene.note[0].id if desk.scene.note is not None else ""
    desk.click("tile:2", "cell:-1,0")
    assert desk.notes == [first]


def test_a_note_that_undo_makes_false_goes_and_comes_again(kit: Kit) -> None:
    """The note of the locked places waits for the second turn."""
    desk = Desk(kit, court(), notes=True, notes_seen=frozenset(one.id for one in NOTES if one.id != "locked"))
    for _ in range(2):
        before = desk.scene.note
        desk.click("tile:2", "cell:-1,0")
        desk.rival(desk.table.chair(1).commands[0])
        assert (before, desk.scene.note is None) == (None, False)
        desk.click("button:undo")
        desk.pilot.wait(0.1)
        assert "panel:note" not in desk.pilot.ids()
    assert desk.notes == []


def test_the_note_is_numbered_among_those_of_this_game(kit: Kit) -> None:
    seen = frozenset({NOTES[-1].id, "a-note-of-another-game"})
    desk = Desk(kit, court(), notes=True, notes_seen=seen)
    page = Sheet(kit, desk.pilot.stack.metrics)
    desk.scene.build(page)
    assert any(f"2of{len(NOTES)}" in one.text.replace(" ", "") for one in page.written)
