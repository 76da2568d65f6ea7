"""The screens in every window and at every text size: no words cut off or printed over others, nothing too small."""

from __future__ import annotations

import pytest

from fae_tabletop.app.ivy_boards import keepsakes_of, stickers_in
from fae_tabletop.app.ivy_campaign import Campaign, Pinned, stickers_of, suggested, with_keepsake, with_pinned
from fae_tabletop.app.ivy_offers import card_offer, chapter_offer
from fae_tabletop.app.ivy_tales import arrival, tale_of
from fae_tabletop.games.enchanted_ivy.campaign import PLACES
from fae_tabletop.games.enchanted_ivy.commands import Finish
from fae_tabletop.games.enchanted_ivy.moves import inn_of
from fae_tabletop.games.enchanted_ivy.public import View
from fae_tabletop.games.enchanted_ivy.rules import ENCHANTED_IVY
from fae_tabletop.games.enchanted_ivy.scene.cardsheet import CardSheet
from fae_tabletop.games.enchanted_ivy.scene.ceremony import DoorOpens
from fae_tabletop.games.enchanted_ivy.scene.counting import CountingScene
from fae_tabletop.games.enchanted_ivy.scene.endless import Chosen
from fae_tabletop.games.enchanted_ivy.scene.garden import GardenScene
from fae_tabletop.games.enchanted_ivy.scene.guestbook import BookInn, BookPage, GuestBook
from fae_tabletop.games.enchanted_ivy.scene.newgame import NewInnScene
from fae_tabletop.games.enchanted_ivy.scene.replay import IvyReplay
from fae_tabletop.games.enchanted_ivy.scene.result import IvyResult, Line, Outcome
from fae_tabletop.games.enchanted_ivy.scene.shelves import ShelvesScene
from fae_tabletop.games.enchanted_ivy.scene.storybook import Storybook
from fae_tabletop.games.enchanted_ivy.scoring import score
from fae_tabletop.games.enchanted_ivy.setup import chapters, endless_cards, named_setup
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Metrics
from tests.scene.enchanted_ivy.tables import TALE, Desk, position
from tests.scene.enemies_and_lovers.test_pages import drawn
from tests.scene.enthrone.sheets import faults

WINDOWS = pytest.mark.parametrize(
    "metrics",
    [
        Metrics(width, height, text)
        for width, height in ((1024, 640), (1280, 720), (1920, 1080))
        for text in (1.0, 1.5, 2.0)
    ],
    ids=lambda m: f"{m.width}x{m.height}@{m.text:g}",
)
LARGEST = pytest.mark.parametrize("scenario", ["s11", "e3"])


def ended(scenario: str) -> View:
    """Return what is seen of an inn that was built at random and counted out."""
    turns = len("".join(named_setup(scenario).layout).replace("x", "").replace(".", "")) // 2
    state = position(scenario, turns, "closing")
    return ENCHANTED_IVY.view(ENCHANTED_IVY.apply(state, 0, Finish()).state, 0)


@WINDOWS
@LARGEST
def test_the_table_can_be_read(kit: Kit, metrics: Metrics, scenario: str) -> None:
    for turn, phase in ((5, "guest"), (9, "build")):
        desk = Desk(kit, position(scenario, turn, phase, doors=True), metrics=metrics)
        assert faults(drawn(desk.scene, kit, metrics)) == []
        if phase == "build":
            desk.click(f"wall:{desk.scene.view.hand[0]}")
            at = next(ref for ref in desk.scene.picker.next())
            desk.pilot.point(at.id)
            assert faults(drawn(desk.scene, kit, metrics, desk.pilot.stack.look())) == []


@WINDOWS
def test_an_explained_guest_and_the_cards_to_come_can_be_read(kit: Kit, metrics: Metrics) -> None:
    desk = Desk(kit, position("s11", 9), metrics=metrics)
    for laid in desk.scene.view.laid:
        if laid.guest is not None:
            desk.scene.open_guest = laid.at
            desk.scene.change()
            assert faults(drawn(desk.scene, kit, metrics)) == []
    assert faults(drawn(CardSheet(desk.scene.view), kit, metrics)) == []


@WINDOWS
def test_what_to_build_can_be_read(kit: Kit, metrics: Metrics) -> None:
    offers = [chapter_offer(one, Campaign()) for one in chapters()]
    cards = [card_offer(one, Campaign()) for one in endless_cards()]
    for chosen in (Chosen("s11"), Chosen("e3", ("2", "8", "C"))):
        scene = NewInnScene(offers, cards, chosen, lambda: 1, lambda: ("1", "2", "A"), "Eleven nights.")
        assert faults(drawn(scene, kit, metrics)) == []


@WINDOWS
@pytest.mark.parametrize("longest", ["before", "proud", "rueful"])
def test_the_longest_page_of_the_story_can_be_read(kit: Kit, metrics: Metrics, longest: str) -> None:
    tales = {chapter.id: tale_of(named_setup(chapter.id)) for chapter in chapters()}
    name = max(tales, key=lambda name: max(len(words) for words in getattr(tales[name], longest)))
    setup, pages = named_setup(name), getattr(tales[name], longest)
    scene = Storybook(tales[name], pages, setup, "Open the inn", arriving=arrival(setup, Campaign()))
    for place in range(len(pages)):
        scene.place = place
        assert faults(drawn(scene, kit, metrics)) == []


@WINDOWS
@LARGEST
def test_counting_out_and_the_result_can_be_read(kit: Kit, metrics: Metrics, scenario: str) -> None:
    view = ended(scenario)
    counting = CountingScene(view, TALE, 1.0)
    for place in (1, 4, len(counting.steps)):
        counting.place = place
        assert faults(drawn(counting, kit, metrics)) == []
    lines = tuple(
        Line(
            met,
            "Better Than Immaculate",
            "In at least two rows the order reads the same.",
            "Crooked Spirit Level",
        )
        for met in (True, False, True)
    )
    outcome = Outcome("An inn with a lean to it", lines, ("A door opened.",), "Your best here is 57.")
    assert (
        faults(drawn(IvyResult(view, TALE, score(inn_of(view)), outcome, "Turn the page"), kit, metrics))
        == []
    )
    assert faults(drawn(IvyReplay([view], TALE), kit, metrics)) == []


@WINDOWS
def test_garden_shelves_and_guest_book_can_be_read(kit: Kit, metrics: Metrics) -> None:
    story = Campaign(stickers={chapter.id: stickers_of(chapter) for chapter in chapters()})
    for challenge in story.loose[:8]:
        story = with_keepsake(story, challenge, suggested(challenge))
    story = with_pinned(story, Pinned("s03", "caterpillar", 7))
    garden = GardenScene(stickers_in(story), lambda *_: stickers_in(story))
    shelves = ShelvesScene(keepsakes_of(story), lambda *_: keepsakes_of(story))
    view = ended("s11")
    title, told = "Epilogue: The Inn Goes for a Walk", "81 points, Success"
    inns = [BookInn(str(number), title, told, view.laid, view.door) for number in range(3)]
    books: list[GuestBook | BookPage] = [
        GuestBook(shown, lambda key: None, lambda: None) for shown in (inns, [])
    ]
    books.append(BookPage(inns, 1, lambda key: None))
    doors = [DoorOpens(shelf, range(1, many + 1), 0.0) for shelf, many in PLACES.items()]
    for scene in (garden, shelves, *books, *doors):
        assert faults(drawn(scene, kit, metrics)) == []
