"""The notebook: everybody in one sight, every card they may be marked, and the reason of the row that is pointed at."""

from __future__ import annotations

import pytest

from fae_tabletop.games.faekin.cards import COURTS
from fae_tabletop.games.faekin.counting import counted
from fae_tabletop.games.faekin.notebook import notebook
from fae_tabletop.games.faekin.rules import FAEKIN
from fae_tabletop.games.faekin.scene.notesgrid import LEGEND, chance, draw_notebook, possible, runs
from fae_tabletop.games.faekin.scene.papers import draw_drawer, notebook_box
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Metrics
from fae_tabletop.ui.page import Look
from tests.scene.enemies_and_lovers.test_pages import Table
from tests.scene.enthrone.sheets import faults, letters
from tests.scene.faekin.tables import people
from tests.scene.faekin.talks import showing, talking

WINDOWS = pytest.mark.parametrize(
    "metrics",
    [Metrics(1280, 720), Metrics(1280, 720, 2.0), Metrics(1920, 1080), Metrics(1920, 1080, 2.0)],
    ids=lambda m: f"{m.width}x{m.height}@{m.text:g}",
)


@WINDOWS
@pytest.mark.parametrize("seats", [2, 5, 9])
def test_the_whole_table_is_in_sight(kit: Kit, metrics: Metrics, seats: int) -> None:
    view = FAEKIN.view(talking(seats), 0)
    now, layout = showing(view, metrics, drawer="notes")
    sheet = Table(kit, metrics)
    draw_drawer(sheet, layout, now)
    assert faults(sheet) == []
    rows = [metrics.box(spot.rect) for spot in sheet.spots if spot.id.startswith("known:")]
    assert len(rows) == len(now.others)
    box = notebook_box(layout)
    assert all(box.holds(row) for row in rows)
    assert "notes" not in sheet.spots, "nothing has to be scrolled"
    for holder in now.others:
        assert {f"mark:court:{holder}", f"mark:heir:{holder}"} <= {spot.id for spot in sheet.spots}


def test_each_row_marks_what_is_possible_and_tells_why_when_it_is_pointed_at(kit: Kit) -> None:
    metrics = Metrics(1280, 720)
    view = FAEKIN.view(talking(5), 0)
    now, layout = showing(view, metrics)
    entries = notebook(view, [person.name for person in now.people])
    sheet = Table(kit, metrics)
    draw_notebook(sheet, layout.drawer, now)
    marked = [one for one in sheet.written if one.text in {"J", "Q", "K", "A", *map(str, range(1, 11))}]
    wanted = sum(len({*entry.identities, *entry.known}) for entry in entries)
    assert len(marked) == wanted + 14, "one for each card, and the letters above"
    assert LEGEND.replace(" ", "") in "".join(letters(sheet)).replace(" ", "")
    for spot in (f"known:{entries[0].holder}", f"mark:heir:{entries[0].holder}"):
        for look in (Look(hover=spot), Look(hover="panel:drawer", focus=spot)):
            sheet = Table(kit, metrics, look)
            draw_notebook(sheet, layout.drawer, now)
            told = " ".join(letters(sheet)).replace(" ", "")
            assert entries[0].because.replace(" ", "") in told
            assert possible(entries[0]).replace(" ", "") in told


@pytest.mark.parametrize("seats", [2, 5, 9])
def test_the_pointer_reaches_every_row_and_every_mark(kit: Kit, seats: int) -> None:
    metrics = Metrics(1280, 720)
    now, layout = showing(FAEKIN.view(talking(seats), 0), metrics, drawer="notes")
    sheet = Table(kit, metrics)
    draw_drawer(sheet, layout, now)
    for spot in sheet.spots:
        if spot.id.startswith("mark:"):
            middle = spot.rect.x + spot.rect.w / 2, spot.rect.y + spot.rect.h / 2
        elif spot.id.startswith("known:"):
            middle = spot.rect.x + spot.rect.w / 3, spot.rect.y + spot.rect.h / 2
        else:
            continue
        hit = sheet.spots.at(*middle)
        assert hit is not None
        assert hit.id == spot.id


def test_ranks_and_chances_are_told_in_short() -> None:
    assert runs([2, 3, 4, 12]) == "2 to 4, Queen"
    assert runs([5, 6, 13]) == "5, 6, King"
    for seats in (2, 5, 9):
        view = FAEKIN.view(talking(seats), 0)
        counts = counted(view)
        for entry in notebook(view, [person.name for person in people(seats)]):
            told = chance(counts, entry)
            assert tuple(part for part in told if part in COURTS) == entry.crowns
            assert all(told[n + 1][0].isdigit() or "any" in told[n + 1] for n in range(1, len(told) - 1, 2))


@WINDOWS
@pytest.mark.parametrize("seats", [5, 9])
def test_how_often_somebody_is_an_heir_can_be_read(kit: Kit, metrics: Metrics, seats: int) -> None:
    now, layout = showing(FAEKIN.view(talking(seats), 0), metrics, drawer="notes")
    sheet = Table(kit, metrics)
    draw_drawer(sheet, layout, now)
    figures = [one for one in sheet.written if one.text.startswith("Heir")]
    assert figures
    assert all(one.box.h >= 12 for one in figures)
