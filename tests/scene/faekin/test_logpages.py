"""The log in pictures: one entry a duel, its cards as far as the viewer knows them, and everything else in order."""

from __future__ import annotations

import pytest

from fae_tabletop.games.faekin import events as e
from fae_tabletop.games.faekin.rules import FAEKIN
from fae_tabletop.games.faekin.scene import logpages
from fae_tabletop.games.faekin.scene.logpages import draw_log, entries
from fae_tabletop.games.faekin.voices import utterance
from fae_tabletop.games.faekin.words import statement
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Box, Metrics
from tests.scene.enemies_and_lovers.test_pages import Table
from tests.scene.enthrone.sheets import faults
from tests.scene.faekin.tables import challenged, position
from tests.scene.faekin.talks import showing, talking


def test_every_duel_is_one_entry_and_nothing_is_lost() -> None:
    view = FAEKIN.view(talking(5), 0)
    now, _ = showing(view, Metrics(1280, 720))
    rows = entries(now)
    assert sorted(place for row in rows for place in row.places) == list(range(len(view.log)))
    assert [row.duel for row in rows if row.duel is not None] == [duel.number for duel in view.duels]
    for row in rows:
        kinds = {type(view.log[place]) for place in row.places}
        assert (row.duel is not None) == (kinds <= {e.Challenged, e.Looked, e.Lost, e.Tied})
        if row.duel is None:
            assert len(row.places) == 1
    last = [row.places[-1] for row in rows]
    assert last == sorted(last)


def test_a_duel_shows_the_cards_that_the_viewer_knows_and_no_other(
    kit: Kit, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = FAEKIN.view(talking(5), 0)
    metrics = Metrics(1280, 8000)
    now, _ = showing(view, metrics)
    seen: list[str] = []
    backs: list[Box] = []
    monkeypatch.setattr(logpages, "draw_small", lambda page, card, box: seen.append(card))
    monkeypatch.setattr(logpages, "draw_back", lambda page, box: backs.append(box))
    draw_log(Table(kit, metrics), Box(20, 20, 380, 7900), now)
    wanted = []
    hidden = 0
    for duel in view.duels:
        laid = {duel.attack, duel.defence} - {None}
        known = [card for card in (laid or {duel.card}) if card is not None]
        wanted += known
        hidden += 2 - len(known)
    assert sorted(seen) == sorted(wanted)
    assert len(backs) == hidden > 0


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_an_open_challenge_stands_in_the_log(kit: Kit, text: float) -> None:
    metrics = Metrics(1280, 720, text)
    view = FAEKIN.view(position(5, challenged), 0)
    now, layout = showing(view, metrics)
    assert entries(now)[-1].duel == len(view.duels)
    sheet = Table(kit, metrics)
    draw_log(sheet, layout.drawer, now)
    assert faults(sheet) == []


def test_the_log_keeps_the_voices_and_tells_what_they_plainly_mean() -> None:
    view = FAEKIN.view(talking(5), 0)
    now, _ = showing(view, Metrics(1280, 720))
    people = [person.name for person in now.people]
    told = [row for row in entries(now) if isinstance(row.event, e.Said)]
    assert told
    for row in told:
        assert isinstance(row.event, e.Said)
        plain = statement(view, people, row.event.seat, row.event.fact)
        spoken = utterance(view, people, row.event.number).text
        assert f"“{spoken}”" in row.words
        assert row.meaning == ("" if plain == spoken else plain)
    assert any(row.meaning for row in told)
