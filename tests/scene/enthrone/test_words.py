"""What is said: the log, the result, hints, first-game notes and the notebook."""

from __future__ import annotations

import re

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fae_tabletop.core.game import Resign, Seat
from fae_tabletop.games.enthrone import advice, reading, words
from fae_tabletop.games.enthrone.deduction import excluded_identities
from fae_tabletop.games.enthrone.public import NUMBER, Move, Moved, Record, View, Why
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.games.enthrone.scene.papers import REASONS
from fae_tabletop.games.enthrone.scene.result import ResultScene
from fae_tabletop.ui.drawing import Kit, Picture
from fae_tabletop.ui.geometry import Metrics
from tests.rules.enthrone.policies import eager
from tests.rules.enthrone.test_secrecy import other_worlds
from tests.scene.enthrone.sheets import Sheet, letters
from tests.scene.enthrone.tables import RIVAL, Desk, court, finished, long_match
from tests.scene.enthrone.test_model import positions
from tests.support.matches import played
from tests.support.positions import STANDARD, START, drawn

SEEDS = st.integers(0, 10**6)


# -- the log --------------------------------------------------------------------------------------------------


@settings(max_examples=10)
@given(seed=SEEDS)
def test_the_log_names_what_made_each_move_possible(seed: int) -> None:
    match = played(ENTHRONE, STANDARD, seed, eager)
    moved = [event for step in match.steps for event in step.events if isinstance(event, Moved)]
    view = ENTHRONE.view(match.state, 0)
    lines = words.log_lines(view, RIVAL)
    assert [line.turn for line in lines] == list(range(1, len(moved) + 1))
    lost = 0
    for event, record, line in zip(moved, view.moves, lines, strict=True):
        assert f"place {event.tile}" in line.how
        assert ("turned-over" in line.how) == event.by_neutral
        assert ("rose bed" in line.how) == (event.through is not None)
        assert line.text.startswith(words.NAMES[event.pawn])
        assert line.who == ("You" if event.seat == 0 else RIVAL)
        assert line.pawn == event.pawn
        if record.victim is not None:
            lost += 1
            assert line.text.startswith(f"{words.NAMES[event.pawn]} takes the {words.NAMES[record.victim]}.")
            assert line.grave
            assert "the fourth" in line.how
            assert lost == 4 or words.NUMBERS[lost] in line.how


def test_a_pass_is_told(kit: Kit) -> None:
    """E3: the log tells it, for either seat."""
    view = ENTHRONE.view(court(), 0)
    for seat, told in ((0, "You have no legal move."), (1, f"{RIVAL} has no legal move.")):
        passed = msgspec.structs.replace(view, moves=(Record(seat, 0),))
        assert words.log_lines(passed, RIVAL)[0].text == told


def test_a_capture_before_a_resignation_still_turned_the_tile() -> None:
    state = ENTHRONE.apply(court(), 0, Move(2, (1, -3))).state
    given_up = ENTHRONE.apply(state, 1, Resign()).state
    assert "turns over" in words.log_lines(ENTHRONE.view(given_up, 0), RIVAL)[-1].text


def test_near_adjournments_are_announced() -> None:
    """E8: from the 108th quiet turn, and at the third time of a position."""
    view = ENTHRONE.view(court(), 0)
    quiet = msgspec.structs.replace(view, quiet=110)
    assert words.quiet_line(quiet) == "court adjourns in 10"
    again = msgspec.structs.replace(view, seen=(b"1",) * 3)
    assert words.quiet_line(again) == "once more here adjourns"
    assert "adjourns" not in words.quiet_line(msgspec.structs.replace(quiet, adjourns=False))


def test_what_happened_meanwhile_is_listed_turn_by_turn() -> None:
    view = ENTHRONE.view(long_match(), 0)
    theirs = [line for line in words.log_lines(view, RIVAL)[-4:] if line.seat == 1]
    told = words.happened(view, RIVAL, 4)
    assert told is not None
    assert len(theirs) == 2
    for line, one in zip(told.body.split("\n"), theirs, strict=True):
        assert line.startswith(one.text)
    assert words.happened(view, RIVAL, 0) is None


# -- the result -----------------------------------------------------------------------------------------------

ENDS: list[tuple[Why, Seat | None]] = [
    ("regalia", 0), ("regalia", 1), ("capture", 0), ("capture", 1), ("quarry", 0), ("quarry", 1), ("fourth", 0),
    ("fourth", 1), ("adjourned_turns", None), ("adjourned_repetition", None),
]  # fmt: skip


@pytest.mark.parametrize(("why", "winner"), ENDS)
def test_every_end_is_told_to_winner_and_loser(kit: Kit, why: str, winner: Seat | None) -> None:
    view = finished(why, winner)
    said = words.verdict(view, RIVAL)
    everything = " ".join((said.headline, said.sentence, said.move_title, said.move_body))
    assert "None" not in everything
    assert "hidden heir" not in said.sentence
    expected = {0: "The throne is yours", 1: "The throne is lost", None: "The court adjourns"}[winner]
    assert said.headline == expected
    known = view.revealed
    assert known is not None
    theirs = known.chosen[1]
    assert theirs is not None
    assert words.NAMES[theirs] in said.sentence, "the rival's identity is told"
    scene = ResultScene(view, RIVAL, speed=0)
    told = scene.announce
    assert told.startswith({0: "You win", 1: f"{RIVAL} wins", None: "Nobody wins"}[winner])
    sheet = Sheet(kit, Metrics(1280, 720))
    scene.build(sheet)
    assert len([spot for spot in sheet.spots if spot.id.startswith("identity:")]) == 8
    chosen_way = [spot.id for spot in sheet.spots if spot.id.startswith("way:") and spot.selected]
    assert chosen_way == ([f"way:{why}"] if winner is not None else [])


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("chosen", ["PA", "--"])
def test_a_resignation_is_told(kit: Kit, seat: Seat, chosen: str) -> None:
    state = ENTHRONE.apply(
        drawn(START, chosen=chosen.replace("P", "K").replace("A", "D")), seat, Resign()
    ).state
    view = ENTHRONE.view(state, 0)
    said = words.verdict(view, RIVAL)
    assert said.headline == ("The throne is lost" if seat == 0 else "The throne is yours")
    assert said.sentence.startswith("You gave" if seat == 0 else f"{RIVAL} gave")
    ResultScene(view, RIVAL, speed=0).build(Sheet(kit, Metrics(1280, 720)))


def test_a_game_that_goes_on_has_no_verdict() -> None:
    with pytest.raises(ValueError, match="not over"):
        words.verdict(ENTHRONE.view(court(), 0), RIVAL)


# -- hint and why ---------------------------------------------------------------------------------------------


@settings(max_examples=10)
@given(seed=SEEDS)
def test_hints_are_the_same_whatever_is_hidden(seed: int) -> None:
    for state, view in list(positions(seed))[::4]:
        said = advice.hint(view)
        assert said.body
        for world in other_worlds(state, view.seat)[::5]:
            assert advice.hint(ENTHRONE.view(world, view.seat)) == said


@settings(max_examples=25)
@given(seed=SEEDS)
def test_hints_keep_what_they_promise(seed: int) -> None:
    """A win is a win in every world; what keeps the swords away keeps them away."""
    for state, view in positions(seed):
        said = advice.hint(view).body
        place = int(re.findall(r"place (\d)", said)[0]) if "place" in said else 0
        moves = [c for c in ENTHRONE.commands(state, view.seat) if isinstance(c, Move) and c.tile == place]
        assert moves, f"nothing can be done as the hint says: {said}"
        if "you win" in said:
            named = [c for c in moves if named_by(view, c, said)]
            assert any(ENTHRONE.apply(state, view.seat, c).state.winner == view.seat for c in named)
        if "keeps it from the swords" in said:
            assert view.chosen is not None
            for command in moves:
                after = ENTHRONE.apply(state, view.seat, command).state
                if after.why is not None or command.to in view.pawns:
                    continue
                own = after.graph.cells[after.where[NUMBER[view.chosen]]]
                threats = [
                    c for c in ENTHRONE.commands(after, 1 - view.seat) if isinstance(c, Move) and c.to == own
                ]
                assert not threats, f"{said} but {threats}"


def test_a_turned_over_tile_is_never_said_to_send_a_suspects_tile_down() -> None:
    """The tile it stands for stays where it is and may even rise under the laurels (rulebook: Neutral Tiles)."""
    for seed in range(40):
        for _, view in positions(seed):
            said = advice.hint(view).body
            if "sends it to the bottom" in said:
                place = int(re.findall(r"place (\d)", said)[0])
                assert not view.tiles[place - 1].neutral
                assert words.NAMES[view.tiles[place - 1].pawn] in said


def named_by(view: View, command: Move, said: str) -> bool:
    if "Regalia" in said:
        return command.to == (0, 0)
    victim = next((words.NAMES[t.pawn] for t in view.tiles if view.pawns[NUMBER[t.pawn]] == command.to), "?")
    return victim in said


def test_why_tells_the_rivals_last_move_and_what_made_it_possible() -> None:
    state = court(to_move=1)
    assert reading.why(ENTHRONE.view(state, 0), RIVAL).body == f"{RIVAL} has not moved yet."
    state = ENTHRONE.apply(state, 1, Move(2, (-1, 0))).state
    assert "Taken from place 2" in reading.why(ENTHRONE.view(state, 0), RIVAL).body


def test_hint_and_why_are_shown_and_closed(kit: Kit) -> None:
    desk = Desk(kit, court())
    desk.click("button:hint")
    assert "button:close-saying" in desk.pilot.ids()
    desk.click("button:close-saying")
    assert "button:close-saying" not in desk.pilot.ids()


# -- the notebook ---------------------------------------------------------------------------------------------


@settings(max_examples=8)
@given(seed=SEEDS)
def test_the_notebook_lists_exactly_the_certain_exclusions(kit: Kit, seed: int) -> None:
    state, view = list(positions(seed))[-1]
    desk = Desk(kit, state, seat=view.seat)
    desk.scene.toggle("notes")
    desk.pilot.frame()
    certain = excluded_identities(view)
    rows = {
        spot.id.removeprefix("suspect:"): spot
        for spot in desk.pilot.stack.spots
        if spot.id.startswith("suspect:")
    }
    assert len(rows) == 8
    for pawn, spot in rows.items():
        reason = certain.get(pawn)  # type: ignore[call-overload] # the ids are pawn names
        assert spot.enabled == (reason is None)
        if reason is not None:
            told = "yours" if pawn == view.chosen else REASONS[reason]
            assert told in spot.label
            assert told in (spot.why_not or "")


def test_a_pawn_the_rival_took_stays_possible() -> None:
    """E5: nobody is certain about a pawn that its owner may have sacrificed."""
    state = ENTHRONE.apply(court(to_move=1), 1, Move(2, (1, -3))).state
    assert "jester" not in excluded_identities(ENTHRONE.view(state, 0))
    state = ENTHRONE.apply(court(), 0, Move(2, (1, -3))).state
    assert excluded_identities(ENTHRONE.view(state, 0))["jester"] == "captured_by_me"


# -- the covered identity -------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_a_covered_identity_tells_nothing_until_it_is_clicked(kit: Kit, size: tuple[int, int]) -> None:
    """Two seats in all but their secret look the same, whatever is opened or pointed at."""
    shown = []
    for hands, chosen in ((("PKN", "ADJ"), "PA"), (("DSA", "PKW"), "DP")):
        desk = Desk(kit, court(hands, chosen), metrics=Metrics(*size), covered=True, notes=True)
        pages = []
        for spot in ("tile:2", "button:hint", "cell:0,0", "tile:6"):
            desk.pilot.point(spot)
            pages.append(told_by(desk))
        desk.click("button:hint")
        pages.append(told_by(desk))
        if size != (1920, 1080):
            desk.click("button:notes")
            pages.append(told_by(desk))
        shown.append(pages)
        desk.click("panel:identity")
        after = " ".join(told_by(desk))
        assert words.NAMES["priestess" if chosen == "PA" else "demon"] in after
        assert not desk.scene.covered
    assert shown[0] == shown[1]


def told_by(desk: Desk) -> list[str]:
    """Return everything the page tells: hotspots, words, pictures."""
    frame = desk.pilot.frame()
    sheet = Sheet(desk.pilot.stack.kit, desk.pilot.stack.metrics, desk.pilot.stack.look())
    desk.scene.build(sheet)
    pictures = [
        str(item.key) for item in (*frame.table, *frame.settled, *frame.above) if isinstance(item, Picture)
    ]
    return [
        *(f"{spot.traced()} {spot.tip}" for spot in frame.shown.hotspots),
        *letters(sheet),
        *pictures,
    ]
