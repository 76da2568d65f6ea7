"""Help, reference card, rulings and first-game notes: whole, findable, and shown when they matter."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fae_tabletop.content.paths import assets_dir
from fae_tabletop.games.faekin.cards import IDS
from fae_tabletop.games.faekin.commands import Answer, Ask, Claim, Duel
from fae_tabletop.games.faekin.public import FaekinSetup
from fae_tabletop.games.faekin.rules import FAEKIN
from fae_tabletop.games.faekin.scene.help import pages
from fae_tabletop.games.faekin.scene.notes import NOTES, due_note
from fae_tabletop.games.faekin.scene.reference import ReferenceScene
from fae_tabletop.games.faekin.scene.rulings import RULINGS, RULINGS_AT, rulings_for
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Metrics
from fae_tabletop.ui.handbook import Figure, Row, page_for
from tests.rules.faekin.tables import FAE, TWO, after, duel, table
from tests.rules.faekin.test_notebook import duelled
from tests.scene.enthrone.sheets import Sheet
from tests.ui.pilot import Pilot

ROOT = Path(__file__).parents[3] / "fae_tabletop" / "games" / "faekin"


def test_every_ruling_is_told_and_there_is_no_other() -> None:
    written = re.findall(r"^\*\*(F\d+)\.", (ROOT / "RULINGS.md").read_text("utf-8"), re.MULTILINE)
    assert list(RULINGS) == written
    assert {number for numbers in RULINGS_AT.values() for number in numbers} <= set(RULINGS)
    assert [number for number, _ in rulings_for("token:crown")] == ["F9", "F10", "F18"]
    assert rulings_for("button:menu") == ()


def test_help_explains_what_is_on_the_table() -> None:
    keys = [page.key for page in pages()]
    assert len(set(keys)) == len(keys)
    asked = {
        "hand:SK": "fk-duel",
        "seat:3": "fk-duel",
        "fae:maeve": "fk-small",
        "token:crown": "fk-claim",
        "button:lock-in": "fk-claim",
        "talk:word": "fk-talk",
        "button:notes": "fk-knowing",
        "button:hint": "fk-knowing",
    }
    assert {spot: page_for(pages(), spot) for spot in asked} == asked


def test_every_picture_of_the_help_is_there() -> None:
    figures: list[Figure] = [
        figure for page in pages() for part in page.parts if isinstance(part, Row) for figure in part.figures
    ]
    assert figures
    for figure in figures:
        assert (assets_dir() / f"{figure.picture}.webp").is_file(), figure


@pytest.mark.parametrize("metrics", [Metrics(1280, 720), Metrics(1920, 1080), Metrics(3840, 2160)])
def test_the_reference_card_shows_everything_at_once(kit: Kit, metrics: Metrics) -> None:
    view = duelled(FaekinSetup(3, jokers=True), 3, 6)
    scene = ReferenceScene(view)
    pilot = Pilot(kit, scene, metrics)
    assert "reference" not in pilot.ids()
    assert {f"reference:{card}" for card in IDS} <= set(pilot.ids())
    assert pilot.spot("reference:X1").label.startswith("Joker")
    sheet = Sheet(kit, metrics)
    scene.build(sheet)
    told = "".join(one.text.replace(" ", "") for one in sheet.written)
    for column in scene.columns():
        for _, words in column:
            assert words.replace(" ", "").replace("*", "") in told.replace("*", "")


def test_the_reference_card_darkens_what_the_viewer_has_not_seen(kit: Kit) -> None:
    state = duel(table(), 1, "S8", "WQ")
    pilot = Pilot(kit, ReferenceScene(FAEKIN.view(state, 0)))
    bright = {spot.id for spot in pilot.stack.spots if spot.id.startswith("reference:")} - {
        spot.id for spot in pilot.stack.spots if spot.label.endswith(", hidden")
    }
    assert bright == {"reference:S8", "reference:W3", "reference:SK", "reference:WQ"}
    assert "reference:X1" not in pilot.ids()
    scene = pilot.stack.top
    assert isinstance(scene, ReferenceScene)
    assert "Sorcha" not in scene.announce
    pilot.click("button:close")
    assert pilot.stack.top is not scene


def test_large_words_make_the_reference_card_scroll(kit: Kit) -> None:
    pilot = Pilot(kit, ReferenceScene(duelled(FaekinSetup(3), 3, 6)), Metrics(1280, 720, 2.0))
    assert "reference" in pilot.ids()


def test_there_are_at_most_eight_notes_of_one_sentence_each() -> None:
    assert len(NOTES) <= 8
    assert len({note.id for note in NOTES}) == len(NOTES)
    for note in NOTES:
        assert len(note.sentence) <= 115, note
        assert note.sentence[-1] in ".!"


def test_notes_come_when_their_thing_first_matters() -> None:
    every = {note.id for note in NOTES}

    def due(state: object, *of: str, seat: int = 0) -> tuple[str, str] | None:
        found = due_note(FAEKIN.view(state, seat), frozenset(every - set(of)))  # type: ignore[arg-type]
        return None if found is None else (found[0].id, found[1])

    assert due(table(), "identity") == ("identity", "hand:SK")
    assert due(table(), "duel") == ("duel", "hand:S8")
    assert due(table(active=1), "duel") is None
    challenged = after(table(), (0, Duel(1, "S8")))
    assert due(challenged, "challenged", seat=1) == ("challenged", "hand:S2")
    assert due(challenged, "challenged", "duel") is None
    fought = after(challenged, (1, Answer("WQ")))
    assert due(fought, "badge", seat=2) == ("badge", "up:0:S8")
    assert due(fought, "badge") is None
    claimed = after(asked := after(fought, (2, Ask(0, "court"))), (3, Claim()))
    for note in every:
        assert due(claimed, note) is None, "a claim has the table to itself"
    assert due(fought, "notebook") is None
    assert due(asked, "talk") == ("talk", "button:tell")
    assert due(fought, "talk") is None
    assert due(fought, "claim") is None
    shown = table(revealed={"1": "WQ S2 W10", "2": "SA"})
    assert due(shown, "claim") == ("claim", "token:crown")
    assert due(after(shown, (1, Claim())), "claim") is None
    fae = duel(table(TWO, fae=FAE, revealed={"sorcha": "S9", "maeve": "W9"}), 1, "S8", "WQ")
    assert due(fae, "fae") == ("fae", "fae:sorcha")
    assert due(fought, "fae") is None
    assert due_note(duelled(FaekinSetup(5), 1, 8), frozenset()) is not None
    assert due_note(duelled(FaekinSetup(5), 1, 8), frozenset(every)) is None


@pytest.mark.parametrize("seats", [3, 5])
def test_the_reference_card_tells_whose_turn_it_is_and_who_may_claim(seats: int) -> None:
    scene = ReferenceScene(duelled(FaekinSetup(seats), 3, 6))
    told = scene.announce
    for word in ("clockwise", "between duels", "lock in", "never both to one", "nobody is of it", "cancel"):
        assert word in told, word
    assert ("Sorcha" in told) == (seats == 3)
