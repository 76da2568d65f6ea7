from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fae_tabletop.app.catalog import TABLES
from fae_tabletop.app.menus import credits
from fae_tabletop.app.menus.continuing import Unfinished
from fae_tabletop.app.menus.gallery import open_gallery
from fae_tabletop.app.menus.guide import all_pages
from fae_tabletop.app.menus.matches import FILTERS, rows
from fae_tabletop.app.menus.opening import CARDS
from fae_tabletop.app.menus.recap import ago
from fae_tabletop.app.menus.settings import TABS, SettingsScene
from fae_tabletop.app.menus.statistics import StatisticsScene, told_of
from fae_tabletop.app.menus.title import TitleScene
from fae_tabletop.content.paths import assets_dir
from fae_tabletop.table.library import Facts, Saved
from fae_tabletop.table.settings import Settings
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.drawing import Kit, Lettered
from fae_tabletop.ui.geometry import Metrics
from fae_tabletop.ui.handbook import HelpScene, Row, page_for
from fae_tabletop.ui.kit import open_kit
from fae_tabletop.ui.menu import Choice, MenuScene
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.shelf import Act, ShelfScene
from fae_tabletop.ui.steps import SPEEDS, TEXT_SIZES
from tests.scene.enthrone.sheets import Sheet, faults
from tests.ui.pilot import Pilot

WINDOWS = [(1024, 640), (1280, 720), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160)]
TEXT_SCALES = [1.0, 2.0]
EVENTS = (
    "You: Priestess crosses a rose bed and stands beside the Regalia.",
    "Lady Vesper: Assassin leaves its lion. That lion is closed now.",
    "You: Knight takes the King. His tile turns over.",
)
GOING_ON = Unfinished(
    "Enthrone",
    "Turn 14. It is your move.",
    "Against Lady Vesper (expert), saved 8 minutes ago",
    "scene/game-enthrone",
    EVENTS,
)
NOW = 1_800_000_000_000_000_000


@pytest.fixture(scope="module")
def kit() -> Kit:
    return open_kit(assets_dir(), strict=True, threads=0)


class DeskStub:
    """Settings that act on nothing."""

    def __init__(self) -> None:
        self.settings = Settings()
        self.window_size = (1280, 720)
        self.desktop_size = (1920, 1080)
        self.sound_problem: str | None = None

    @property
    def muted(self) -> bool:
        return self.settings.muted

    def change(self, **settings: Any) -> None:
        self.settings = msgspec.structs.replace(self.settings, **settings)

    def resize(self, width: int, height: int) -> None:
        self.window_size = (width, height)

    def fill_screen(self, on: bool) -> None:
        self.change(fullscreen=on)

    def try_sound(self) -> bool:
        self.sound_problem = None
        return True


def saved(**facts: Any) -> Saved:
    known = {
        "standing": "open",
        "game": "enthrone",
        "seats": ("human", "bot-easy"),
        "names": ("You", "Mossback"),
        "length": 9,
    }
    return Saved(Path("2026-11-30.fae"), NOW - 480 * 1_000_000_000, Facts(**{**known, **facts}))


def scenes() -> dict[str, Scene[Any]]:
    """Every menu, in its fullest form."""
    found: dict[str, Scene[Any]] = {
        "title": TitleScene([CARDS[game] for game in TABLES], start_here="enthrone"),
        "title without events": TitleScene([CARDS[game] for game in TABLES], replace(GOING_ON, events=())),
        "title going on": TitleScene([CARDS[game] for game in TABLES], GOING_ON, matches=True),
        "credits": HelpScene(credits.PAGES),
        "gallery": open_gallery(),
        "statistics": StatisticsScene([told_of("enthrone", []), told_of("enemies-and-lovers", [])]),
        "shelf": ShelfScene(
            "replay",
            "Saved matches",
            rows([saved()] * 9, NOW),
            "None.",
            filters=FILTERS,
            more=(Act("import", "Import", "door"),),
        ),
        "menu": MenuScene(
            "pause",
            "Paused",
            [Choice(str(n), "Leave the table", "back", note="It is kept.") for n in range(7)],
        ),
    }
    for tab, _ in TABS:
        desk = DeskStub()
        desk.change(notes_seen=frozenset({"a"}))
        desk.sound_problem = "No sound device was found."
        scene = SettingsScene(desk)
        scene.tab = tab
        found[f"settings {tab}"] = scene
    for page in all_pages():
        help_scene = HelpScene(all_pages())
        help_scene.current = page.key
        found[f"help {page.key}"] = help_scene
    return found


@pytest.mark.parametrize("window", WINDOWS, ids=str)
@pytest.mark.parametrize("text", TEXT_SCALES)
def test_every_menu_fits_every_window(kit: Kit, window: tuple[int, int], text: float) -> None:
    metrics = Metrics(*window, text)
    for name, scene in scenes().items():
        pilot = Pilot(kit, metrics=metrics)
        pilot.stack.push(scene)
        frame = pilot.frame()
        for spot in pilot.stack.spots:
            assert metrics.window.union(spot.rect) == metrics.window, (name, spot)
        for item in (*frame.settled, *frame.above):
            if isinstance(item, Lettered) and item.clip is None:
                words = item.rect.grown(-item.block.pad)
                assert metrics.window.union(words) == metrics.window, (name, item.block.pieces[:1])


@pytest.mark.parametrize("window", WINDOWS, ids=str)
def test_nothing_to_click_in_the_menus_is_too_low(kit: Kit, window: tuple[int, int]) -> None:
    for name, scene in scenes().items():
        pilot = Pilot(kit, metrics=Metrics(*window))
        pilot.stack.push(scene)
        pilot.frame()
        # What is partly scrolled out of view is as low as what is left of it.
        page = scene._page
        assert page is not None
        whole = [s for s in pilot.stack.spots if s.id not in page.reveals and s.role != "scroll-bar"]
        assert all(spot.rect.h >= 32 and spot.rect.w >= 32 for spot in whole), name


def test_the_title_offers_continue_first_and_tells_what_was_wanted(kit: Kit) -> None:
    wanted: list[str] = []

    class Listening(TitleScene):
        def choose(self, what: str) -> None:
            wanted.append(what)

    pilot = Pilot(kit)
    pilot.stack.push(Listening([CARDS[game] for game in TABLES], GOING_ON, matches=True))
    pilot.frame()
    assert pilot.stack.focus == "button:continue"
    pilot.key("return")
    for spot in (
        "game:enthrone",
        "button:settings",
        "button:help",
        "button:credits",
        "button:matches",
        "button:statistics",
        "button:gallery",
        "button:quit",
    ):
        pilot.click(spot)
    assert wanted == [
        "continue",
        "game:enthrone",
        "settings",
        "help",
        "credits",
        "matches",
        "statistics",
        "gallery",
        "quit",
    ]


def test_without_a_match_the_first_game_has_the_focus(kit: Kit) -> None:
    pilot = Pilot(kit)
    pilot.stack.push(TitleScene([CARDS[game] for game in TABLES]))
    pilot.frame()
    assert pilot.stack.focus == "game:enthrone"
    assert "button:continue" not in pilot.ids()
    assert "button:matches" not in pilot.ids()


def test_every_setting_acts_at_once(kit: Kit) -> None:
    desk = DeskStub()
    pilot = Pilot(kit)
    pilot.stack.push(SettingsScene(desk))
    pilot.frame()
    pilot.click("button:size-more")
    assert desk.window_size == (1366, 768)
    pilot.click("button:size-less")
    pilot.click("button:size-less")
    assert desk.window_size == (1024, 640)
    pilot.click("window:full")
    now = desk.settings
    assert now.fullscreen
    assert not pilot.spot("button:size-more").enabled
    pilot.click("tab:words")
    pilot.click("palette:clear")
    assert desk.settings.palette == "clear"
    pilot.stack.focus = "slider:text"
    pilot.key("right")
    assert desk.settings.text_scale == 1.25
    pilot.click("tab:play")
    pilot.click("switch:confirm")
    pilot.click("switch:notes")
    assert (desk.settings.confirm, desk.settings.notes_on) == (False, False)
    pilot.stack.focus = "slider:speed"
    for _ in range(5):
        pilot.key("left")
    assert desk.settings.speed == 0
    desk.change(notes_seen=frozenset({"first"}))
    pilot.stack.refresh()
    pilot.frame()
    pilot.click("button:notes-again")
    assert desk.settings.notes_seen == frozenset()
    pilot.click("tab:sound")
    pilot.click("switch:sound")
    muted = desk.settings
    assert muted.muted
    pilot.stack.focus = "slider:volume"
    pilot.key("right")
    assert desk.settings.volume == pytest.approx(0.8)
    assert not desk.settings.muted
    pilot.key("escape")
    assert pilot.stack.top is None


@given(st.sampled_from(["slider:speed", "slider:text", "slider:volume"]), st.floats(0, 1))
def test_sliding_gives_values_that_may_be_set(spot: str, across: float) -> None:
    desk = DeskStub()
    SettingsScene(desk).handle(g.Slid(spot, across, 0.5))
    assert desk.settings.speed in SPEEDS
    assert desk.settings.text_scale in TEXT_SIZES
    assert 0 <= desk.settings.volume <= 1
    msgspec.convert(msgspec.to_builtins(desk.settings), Settings)


def test_sound_can_be_tried_again(kit: Kit) -> None:
    desk = DeskStub()
    desk.sound_problem = "No sound device was found."
    scene = SettingsScene(desk)
    scene.tab = "sound"
    pilot = Pilot(kit)
    pilot.stack.push(scene)
    pilot.frame()
    pilot.click("button:try-sound")
    assert desk.sound_problem is None


def test_help_has_all_its_pictures_and_no_two_pages_of_a_name() -> None:
    pages = (*all_pages(), *credits.PAGES)
    assert len({page.key for page in pages}) == len(pages)
    for page in pages:
        for part in page.parts:
            if isinstance(part, Row):
                for figure in part.figures:
                    assert (assets_dir() / f"{figure.picture}.webp").is_file(), figure.picture


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        ("tile:3", "tiles"),
        ("cell:0,0", "regalia"),
        ("cell:1,-2", "moving"),
        ("button:move-now", "house-bots"),
        (None, "aim"),
    ],
)
def test_f1_opens_the_page_that_explains_it(asked: str | None, key: str) -> None:
    assert page_for(all_pages(), asked) == key


@pytest.mark.parametrize("metrics", [Metrics(1280, 720), Metrics(1024, 640, 2.0)], ids=str)
def test_the_contents_of_help_stand_under_headings_those_of_the_open_game_first(
    kit: Kit, metrics: Metrics
) -> None:
    titles = {"ENTHRONE", "ENEMIES&LOVERS", "FAEKIN", "ENCHANTEDIVY", "ATANYTABLE"}
    for game, first in (
        (None, "ENTHRONE"),
        ("enemies-and-lovers", "ENEMIES&LOVERS"),
        ("faekin", "FAEKIN"),
        ("enchanted-ivy", "ENCHANTEDIVY"),
    ):
        scene = HelpScene(all_pages(game))
        Pilot(kit, metrics=metrics).stack.push(scene)
        sheet = Sheet(kit, metrics)
        scene.build(sheet)
        written = [one.text.replace(" ", "") for one in sheet.written]
        assert next(one for one in written if one in titles) == first
        assert faults(sheet) == []
    sections = [page.section for page in all_pages("enemies-and-lovers")]
    assert [*dict.fromkeys(sections)] == [
        "Enemies & Lovers", "Enthrone", "FaeKin", "Enchanted Ivy", "At any table",
    ]  # fmt: skip


def test_the_pages_of_help_are_turned_by_click_and_key(kit: Kit) -> None:
    pilot = Pilot(kit)
    scene = HelpScene(all_pages(), "tile:1")
    pilot.stack.push(scene)
    pilot.frame()
    assert pilot.stack.focus == "topic:tiles"
    pilot.key("down")
    pilot.key("return")
    assert scene.current != "tiles"
    pilot.click("topic:aim")
    assert scene.current == "aim"
    pilot.click("button:back")
    assert pilot.stack.top is None


@given(st.integers(0, 10**9))
def test_times_are_told_as_people_tell_them(seconds: int) -> None:
    words = ago(seconds)
    assert words == "just now" or words.endswith(" ago")
    assert not words.startswith(("0 ", "1 "))


def test_saved_matches_tell_what_they_are_and_offer_what_can_be_done() -> None:
    found = rows(
        [
            saved(),
            saved(standing="over", returns=(1.0, 0.0)),
            saved(standing="damaged", game="", seats=(), names=(), why="is empty"),
            msgspec.structs.replace(saved(), busy=True),
        ],
        NOW,
    )
    assert [[act.key for act in row.acts] for row in found] == [
        ["continue", "watch", "export", "delete"],
        ["watch", "export", "delete"],
        ["delete"],
        [],
    ]
    assert found[0].about == "Against Mossback (Easy), 7 turns, 8 minutes ago"
    assert found[1].about.startswith("You won against Mossback")
    assert found[2].fault is not None
    assert found[2].fault.startswith("This match could not be read: ")
    assert " is empty. It lies in " in found[2].fault
    assert found[3].fault is not None


def test_the_shelf_answers_with_act_and_row(kit: Kit) -> None:
    results: list[tuple[str, str] | None] = []
    for spot in ("watch:1", "button:back"):
        pilot = Pilot(kit)
        pilot.stack.push(
            ShelfScene("replay", "Saved matches", rows([saved(), saved()], NOW), "None."), results.append
        )
        pilot.frame()
        assert pilot.stack.focus == "continue:0"
        pilot.click(spot)
    assert results == [("watch", "1"), None]


def test_an_empty_shelf_says_so(kit: Kit) -> None:
    scene = ShelfScene("replay", "Saved matches", [], "No match has been begun yet.")
    assert scene.announce == "Saved matches. No match has been begun yet."
    assert scene.first_focus == "button:back"


def test_escape_in_a_menu_goes_on_playing_and_what_cannot_be_done_stays(kit: Kit) -> None:
    results: list[str] = []
    choices = [Choice("resume", "Play on"), Choice("resign", "Resign", why_not="The match is over.")]
    pilot = Pilot(kit)
    pilot.stack.push(MenuScene("pause", "Paused", choices), results.append)
    pilot.frame()
    pilot.click("button:resign")
    assert results == []
    pilot.key("escape")
    assert results == ["resume"]


def test_menus_and_handbooks_need_content() -> None:
    with pytest.raises(ValueError, match="needs choices"):
        MenuScene("pause", "Paused", [])
    with pytest.raises(ValueError, match="needs pages"):
        HelpScene([])
