"""The story of Enchanted Ivy in a real window by a real pointer: pages, inns, shelves, doors, and endless ones."""

from __future__ import annotations

from pathlib import Path

from fae_tabletop.app.ivy_campaign import Campaign, KeptInn, Shelved, keep_campaign, with_inn
from fae_tabletop.games.enchanted_ivy.campaign import CATERPILLAR
from fae_tabletop.games.enchanted_ivy.rules import ENCHANTED_IVY
from fae_tabletop.games.enchanted_ivy.setup import chapters, story_setup
from fae_tabletop.table.profile import Profile
from tests.support.innkeeper import Innkeeper, badly, well
from tests.support.pilot import Pilot

GAME = "enchanted-ivy"


def told_so_far(folder: Path, done: int, challenges: tuple[str, ...], shelved: tuple[str, ...]) -> None:
    """Keep a story of which so many chapters are built, with keepsakes earned and some of them on the first shelf."""
    story = Campaign()
    for chapter in chapters()[:done]:
        state = ENCHANTED_IVY.start(story_setup(chapter.id), 1).state
        while state.why is None:
            state = ENCHANTED_IVY.apply(state, 0, badly(ENCHANTED_IVY.view(state, 0))).state
        view = ENCHANTED_IVY.view(state, 0)
        inn = KeptInn(chapter.id, 50, True, view.setup.layout, view.laid, match=f"told-{chapter.id}")
        earned = tuple(one for one in challenges if one.startswith(chapter.id))
        story = with_inn(story, inn, (CATERPILLAR, *earned))
    story = Campaign(
        story.stickers, story.inns, story.best, shelves=tuple(Shelved(one, "A") for one in shelved)
    )
    folder.mkdir(parents=True)
    profile = Profile(folder / "profile.sqlite3")
    keep_campaign(profile, story)
    profile.close()


def test_the_prologue_is_played_from_the_title_to_its_last_page(pilot: Pilot) -> None:
    pilot.start()
    pilot.click(f"game:{GAME}")
    assert pilot.scene == "new-game"
    assert pilot.spot("scenario:s01").selected
    pilot.click("button:play")
    assert pilot.scene == "storybook"
    keeper = Innkeeper(pilot)
    keeper.read_on()
    assert pilot.scene == "table"
    keeper.build(turns=2)
    cards = {spot.id for spot in pilot.spots("hand:", enabled=False)}
    pilot.kill()
    pilot.start()
    pilot.click("button:continue")
    assert pilot.scene == "table"
    assert {spot.id for spot in pilot.spots("hand:", enabled=False)} == cards
    keeper.build()
    keeper.count_out()
    pilot.click("button:on")
    assert pilot.scene == "storybook"
    keeper.read_on()
    keeper.put_up()
    assert pilot.scene == "new-game"
    assert pilot.spot("scenario:s02").selected, "the story goes on with the next chapter"
    assert pilot.close() == 0


def test_a_shelf_is_filled_and_its_door_hung_in_the_next_chapters(pilot: Pilot) -> None:
    keepsakes = ("s01-c1", "s02-c1", "s02-c2")
    told_so_far(pilot.folder / "data", 2, keepsakes, keepsakes[:2])
    pilot.start()
    pilot.click(f"game:{GAME}")
    pilot.click("button:keepsakes")
    keeper = Innkeeper(pilot, well)
    pilot.click("keepsake:s02-c2")
    pilot.click("shelf:A")
    assert "Trellis Gate opens" in pilot.announced
    keeper.put_up()
    assert pilot.spot("scenario:s03").selected
    pilot.click("button:play")
    keeper.read_on()
    assert pilot.has("door:A") or pilot.spot("door:A"), "the door is there at once"
    keeper.build()
    keeper.count_out()
    pilot.kill()
    pilot.start()
    pilot.click(f"game:{GAME}")
    assert pilot.spot("scenario:s04").selected, "what was counted is kept, whatever came of the program"
    keeper.advice = badly
    rueful = keeper.chapter()
    assert "lean to it" in rueful
    assert pilot.spot("scenario:s05").selected, "no success is needed to go on"
    pilot.click("button:book")
    pilot.click("inn:story-s04")
    assert "The Night Shift" in pilot.announced
    pilot.click("button:keep")
    assert len(list((pilot.folder / "data" / "pictures").glob("inn-s04-*.png"))) == 1
    assert pilot.close() == 0


def test_an_endless_inn_is_built_and_can_be_built_again(pilot: Pilot) -> None:
    pilot.start("play", GAME, "--scenario", "e3:2+8+C", "--seed", "7")
    assert pilot.scene == "table"
    keeper = Innkeeper(pilot)
    keeper.build()
    keeper.count_out()
    pilot.click("button:again")
    assert pilot.scene == "table"
    assert pilot.close() == 0
