"""The storybook: a picture for every page of the story, a first letter that loses no word, leaves that turn."""

from __future__ import annotations

import pytest

from fae_tabletop.app.ivy_tales import tale_of
from fae_tabletop.games.enchanted_ivy.public import Laid
from fae_tabletop.games.enchanted_ivy.scene import booktext
from fae_tabletop.games.enchanted_ivy.scene.booktext import set_words, split_initial
from fae_tabletop.games.enchanted_ivy.scene.storybook import (
    TURN,
    WINDOW,
    WORDS,
    Storybook,
    part_of,
    spread_of,
)
from fae_tabletop.games.enchanted_ivy.setup import chapters, named_setup
from fae_tabletop.ui.drawing import Kit, Lettered, Picture
from fae_tabletop.ui.geometry import Box, Metrics
from fae_tabletop.ui.page import Layer, Look, Page
from tests.scene.enemies_and_lovers.test_pages import drawn
from tests.scene.enthrone.sheets import Sheet
from tests.ui.pilot import Pilot

METRICS = Metrics(1280, 720, 1.0)
INN = (Laid((0, 0), "R1", True, False, None), Laid((0, 1), "R2", False, False, "monk"))


def book(chapter: str, laid: tuple[Laid, ...] = (), speed: float = 0.0) -> Storybook:
    """Return the pages before an inn, or after the one that was laid."""
    tale = tale_of(named_setup(chapter))
    pages = tale.proud if laid else tale.before
    return Storybook(tale, pages, named_setup(chapter), "On", laid=laid, speed=speed)


def pictures(kit: Kit, scene: Storybook) -> set[str]:
    """Return the names of all that is painted on the page."""
    page = drawn(scene, kit, METRICS)
    return {item.key.name for layer in Layer for item in page.items[layer] if isinstance(item, Picture)}


@pytest.mark.parametrize("chapter", [chapter.id for chapter in chapters()])
def test_every_chapter_opens_with_a_picture_and_ends_with_another(kit: Kit, chapter: str) -> None:
    before, after = book(chapter), book(chapter, INN)
    assert f"scene/ivy-{chapter}-before" in pictures(kit, before)
    own = pictures(kit, after)
    assert {"enchanted_ivy/at-window-monk", "scene/table-enchanted-ivy"} <= own
    after.place = len(after.pages) - 1
    last = pictures(kit, after)
    assert {f"scene/ivy-{chapter}-after", "enchanted_ivy/at-window-monk"} <= last, "and the own inn stays"


def words_on(kit: Kit, scene: Storybook, metrics: Metrics = METRICS) -> str:
    """Return all that is written on the page."""
    sheet = Sheet(kit, metrics, Look())
    scene.build(sheet)
    return " ".join(one.text for one in sheet.written)


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_a_chapter_opens_with_its_goals_and_its_last_page_tells_who_comes(kit: Kit, text: float) -> None:
    setup = named_setup("s07")
    tale = tale_of(setup)
    scene = Storybook(tale, tale.before, setup, "On", arriving=("monk", "He bows."))
    metrics = Metrics(1280, 720, text)
    opening = words_on(kit, scene, metrics)
    for told in ("Success", f"{setup.success} points", "High Score", f"{setup.high_score} points"):
        assert told in opening
    assert "He bows." not in opening
    scene.place = len(scene.pages) - 1
    assert "He bows." in words_on(kit, scene, metrics)


def test_after_an_inn_a_guest_speaks_on_the_last_page(kit: Kit) -> None:
    setup = named_setup("s01")
    tale = tale_of(setup)
    scene = Storybook(tale, tale.proud, setup, "On", laid=INN, wishes=False, parting=("monk", "He nods."))
    assert "He nods." not in words_on(kit, scene)
    scene.place = len(scene.pages) - 1
    assert "He nods." in words_on(kit, scene)


def test_an_inn_of_ones_own_needs_no_painting(kit: Kit) -> None:
    tale = tale_of(named_setup("s01"))._replace(id="own")
    setup = named_setup("e1")
    scene = Storybook(tale, ("One page.",), setup, "On")
    assert not {name for name in pictures(kit, scene) if name.startswith("scene/ivy-e1")}


@pytest.mark.parametrize("width", [300.0, 460.0, 900.0])
def test_a_large_first_letter_loses_no_word(kit: Kit, width: float) -> None:
    for chapter in chapters():
        tale = tale_of(named_setup(chapter.id))
        for words in (*tale.before, *tale.proud, *tale.rueful):
            page = Page(kit, METRICS, Look())
            high = set_words(page, words, WORDS, Box(0, 0, width, 900), initial=True)
            lettered = [item for layer in Layer for item in page.items[layer] if isinstance(item, Lettered)]
            letter, rest = split_initial(words)
            assert letter + rest == words
            assert high >= max(item.rect.bottom - item.block.pad for item in lettered) - 2
            assert len(lettered) >= 2
            first, below = booktext._beside(page, rest, WORDS, width * 0.7, 100)
            assert f"{first} {below}".strip() == rest.strip()


def test_no_letter_is_taken_from_what_begins_with_none() -> None:
    assert split_initial("’tis late") == ("", "’tis late")
    assert split_initial("‘You have") == ("‘Y", "ou have")
    assert split_initial("40 bricks") == ("", "40 bricks")


def test_a_leaf_turns_and_comes_to_rest(kit: Kit) -> None:
    pilot = Pilot(kit, metrics=METRICS)
    scene = book("s01", speed=1.0)
    pilot.stack.push(scene)
    pilot.frame()
    pilot.click("button:on")
    assert (scene.place, scene._turned < TURN) == (1, True)
    pilot.wait(TURN + 0.1)
    assert scene._turned >= TURN
    still = book("s01")
    pilot.stack.push(still)
    pilot.frame()
    pilot.click("button:on")
    assert not still.moving


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080)])
def test_nothing_is_written_on_the_picture_of_a_spread_or_on_its_frame(
    kit: Kit, size: tuple[int, int]
) -> None:
    sheet = Sheet(kit, Metrics(*size, 1.0), Look())
    scene = book("s05")
    scene.place = 1
    scene.build(sheet)
    spread = spread_of(sheet)
    frame = part_of(spread, WINDOW).inset(-0.03 * spread.h)
    leaves = [one for one in sheet.written if one.box.bottom <= spread.bottom]
    assert "4" in [one.text for one in leaves], "the right leaf has its number"
    assert not [one.text for one in leaves if one.box.overlaps(frame)]
