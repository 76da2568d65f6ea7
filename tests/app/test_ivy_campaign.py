"""How the story of Enchanted Ivy is kept: inns, stickers, shelves and doors, over a profile and its faults."""

from __future__ import annotations

from pathlib import Path

import pytest

from fae_tabletop.app.ivy_boards import keepsakes_of, stickers_in
from fae_tabletop.app.ivy_campaign import (
    BEST,
    GAME,
    KEPT,
    Campaign,
    KeptInn,
    Pinned,
    keep_campaign,
    next_chapter,
    picture_of,
    read_campaign,
    stickers_of,
    suggested,
    with_inn,
    with_keepsake,
    with_pinned,
)
from fae_tabletop.app.ivy_offers import chapter_offer
from fae_tabletop.app.ivy_tales import arrival
from fae_tabletop.content.paths import assets_dir
from fae_tabletop.games.enchanted_ivy.campaign import BUTTERFLY, CATERPILLAR, PLACES
from fae_tabletop.games.enchanted_ivy.lore import lore, printed
from fae_tabletop.games.enchanted_ivy.rules import ENCHANTED_IVY
from fae_tabletop.games.enchanted_ivy.setup import Chapter, chapters, story_setup
from fae_tabletop.table.profile import STAGE, Profile


def inn(scenario: str, total: int, match: str = "") -> KeptInn:
    """Return a finished inn of which only the total matters."""
    return KeptInn(
        scenario, total, total >= 35, ("##",), (), match=match, groups="" if scenario[0] == "s" else "1+2+A"
    )


def test_stickers_are_earned_once_and_the_best_stays() -> None:
    story = with_inn(Campaign(), inn("s02", 64), (CATERPILLAR, "s02-c1"))
    story = with_inn(story, inn("s02", 51), (CATERPILLAR, BUTTERFLY))
    assert story.owned("s02") == (CATERPILLAR, "s02-c1", BUTTERFLY)
    assert story.best["s02"] == 64
    assert story.inns["s02"].total == 51, "the guest book shows the last one"
    assert next_chapter(story) == "s01"


def test_the_suggested_shelves_hold_everything_and_open_every_door() -> None:
    story = Campaign()
    for chapter in chapters():
        story = with_inn(story, inn(chapter.id, 99), stickers_of(chapter))
    assert len(story.loose) == sum(PLACES.values())
    for challenge in story.loose:
        story = with_keepsake(story, challenge, suggested(challenge))
    assert story.loose == ()
    assert story.doors == ("start", "A", "B", "C", "D", "E")
    assert all(one.shelf is not None for one in keepsakes_of(story))
    with pytest.raises(ValueError, match="not there"):
        with_keepsake(story, "s01-c1", "A")


def test_a_full_shelf_takes_no_more() -> None:
    story = Campaign()
    for chapter in chapters()[:3]:
        story = with_inn(story, inn(chapter.id, 99), stickers_of(chapter))
    for challenge in story.loose[:3]:
        story = with_keepsake(story, challenge, "A")
    assert story.unlocked == ("A",)
    with pytest.raises(ValueError, match="full"):
        with_keepsake(story, story.loose[0], "A")


def test_stickers_of_the_garden_can_be_moved_but_not_piled_up() -> None:
    story = Campaign()
    for chapter in chapters()[:2]:
        story = with_inn(story, inn(chapter.id, 99), stickers_of(chapter))
    story = with_pinned(story, Pinned("s01", CATERPILLAR, 4))
    story = with_pinned(story, Pinned("s01", CATERPILLAR, 5))
    assert [one.place for one in stickers_in(story) if one.scenario == "s01"] == [5]
    with pytest.raises(ValueError, match="another"):
        with_pinned(story, Pinned("s02", CATERPILLAR, 5))
    with pytest.raises(ValueError, match="earned"):
        with_pinned(story, Pinned("s03", CATERPILLAR, 1))


def test_the_best_endless_inns_are_kept_each_once() -> None:
    story = Campaign()
    for number in range(BEST + 3):
        story = with_inn(story, inn("e1", 50 + number, f"match-{number}"), ())
    story = with_inn(story, inn("e1", 62, "match-12"), ())
    assert [one.total for one in story.endless] == list(range(62, 62 - BEST, -1))


def test_the_story_is_kept_and_outlives_a_broken_record(tmp_path: Path) -> None:
    path = tmp_path / "profile.sqlite"
    profile = Profile(path)
    story = with_inn(Campaign(), inn("s01", 40), (CATERPILLAR,))
    keep_campaign(profile, story)
    profile.close()
    again = Profile(path)
    assert read_campaign(again) == story
    assert again.progress(GAME)[STAGE] == "1"
    again.keep_progress(GAME, {KEPT: "{nonsense"})
    assert read_campaign(again) == Campaign()
    again.forget_progress(GAME)
    assert again.progress(GAME) == {}
    again.close()


def test_a_guest_who_comes_back_remembers_the_last_stay() -> None:
    state = ENCHANTED_IVY.start(story_setup("s01"), 3).state
    while state.why is None:
        state = ENCHANTED_IVY.apply(state, 0, ENCHANTED_IVY.commands(state, 0)[0]).state
    view = ENCHANTED_IVY.view(state, 0)
    stayed = {one.guest for one in view.laid if one.guest is not None}
    kept = KeptInn("s01", state.total, False, view.setup.layout, view.laid, view.door)
    story = with_inn(Campaign(), kept, ())
    coming = story_setup("s11")
    name, said = arrival(coming, story)
    assert name in stayed
    assert said.startswith(lore().guests[name].returns)
    assert "in The Key Under the Flowerpot" in said
    newcomer = coming.guests[-1][0]
    assert arrival(coming, Campaign()) == (newcomer, lore().guests[newcomer].arrives)


def test_the_story_is_recalled_where_it_goes_on() -> None:
    story = with_inn(Campaign(), inn("s01", 20), ())
    offers = {one.id: chapter_offer(one, story) for one in chapters()}
    told = chapters()[0].told
    assert isinstance(told, Chapter)
    rueful = printed(" ".join(told.conclusion(False)[-1].split()))
    assert offers["s02"].recall
    assert rueful.endswith(offers["s02"].recall)
    assert [name for name, offer in offers.items() if offer.recall] == ["s02"]


def test_what_a_chapter_still_wants_is_marked() -> None:
    story = with_inn(Campaign(), inn("s02", 64), (CATERPILLAR, "s02-c1"))
    wants = chapter_offer(chapters()[1], story).wants
    assert [want.met for want in wants] == [True, False, True, False]


def test_every_sticker_has_a_picture() -> None:
    pictures = [picture_of(one.id, sticker) for one in chapters() for sticker in stickers_of(one)]
    assert len(set(pictures)) == len(pictures)
    assert all((assets_dir() / f"{name}.webp").exists() for name in pictures)
