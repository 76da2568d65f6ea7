"""The boards of the story of Enchanted Ivy over what is kept: garden, keepsake shelves and guest book."""

from __future__ import annotations

from collections.abc import Callable

from fae_tabletop.app.ivy_campaign import (
    Campaign,
    KeptInn,
    Pinned,
    keep_campaign,
    read_campaign,
    suggested,
    with_keepsake,
    with_pinned,
)
from fae_tabletop.app.ivy_kept import begin_afresh
from fae_tabletop.app.ivy_picture import came_to, save_picture, title_of
from fae_tabletop.app.program import App
from fae_tabletop.games.enchanted_ivy.campaign import BUTTERFLY, CATERPILLAR
from fae_tabletop.games.enchanted_ivy.doors import DoorId
from fae_tabletop.games.enchanted_ivy.scene.garden import GardenScene, Sticker
from fae_tabletop.games.enchanted_ivy.scene.guestbook import BookInn, GuestBook
from fae_tabletop.games.enchanted_ivy.scene.shelves import Keepsake, ShelvesScene
from fae_tabletop.games.enchanted_ivy.setup import Chapter, chapters, tone_of
from fae_tabletop.ui.dialogs import Answer, Question
from fae_tabletop.ui.text import escape


def keepsakes_of(campaign: Campaign) -> tuple[Keepsake, ...]:
    """Return every keepsake that was earned, and where it stands."""
    shelves = {one.challenge: one.shelf for one in campaign.shelves}
    found: list[Keepsake] = []
    number = 0
    for chapter in chapters():
        assert isinstance(chapter.told, Chapter), "chapters are told as chapters"
        for one in chapter.told.challenges:
            number += 1
            if one.id in campaign.owned(chapter.id):
                shelf = shelves.get(one.id)
                found.append(
                    Keepsake(one.id, one.keepsake, chapter.told.title, number, shelf, suggested(one.id))
                )
    # On a shelf they stand in the order in which they were put there.
    order = [one.challenge for one in campaign.shelves]
    return tuple(sorted(found, key=lambda one: order.index(one.id) if one.id in order else len(order)))


def stickers_in(campaign: Campaign) -> tuple[Sticker, ...]:
    """Return every caterpillar and butterfly that was earned, and its place in the garden."""
    places = {(one.scenario, one.kind): one.place for one in campaign.garden}
    found = []
    for number, chapter in enumerate(chapters()):
        assert isinstance(chapter.told, Chapter), "chapters are told as chapters"
        names = {CATERPILLAR: chapter.told.caterpillar, BUTTERFLY: chapter.told.butterfly or ""}
        found += [
            Sticker(chapter.id, kind, name, number, places.get((chapter.id, kind)))
            for kind, name in names.items()
            if kind in campaign.owned(chapter.id)
        ]
    return tuple(found)


def inns_of(campaign: Campaign) -> dict[str, KeptInn]:
    """Return all inns of the guest book by what tells them apart: the chapters in order, then the best endless ones."""
    found = {f"story-{name}": campaign.inns[name] for name in sorted(campaign.inns)}
    return found | {f"endless-{n}": inn for n, inn in enumerate(campaign.endless)}


def boards(app: App, afresh: Callable[[], None]) -> dict[str, tuple[str, Callable[[], None]]]:
    """Return what opens each board, with its words; ``afresh`` goes on after the story was begun anew."""
    return {
        "garden": ("Garden", lambda: open_garden(app)),
        "keepsakes": ("Keepsakes", lambda: open_shelves(app)),
        "book": ("Guest book", lambda: open_book(app, afresh)),
    }


def open_garden(app: App) -> None:
    """Show the Garden board."""
    profile = app.house.profile

    def put(scenario: str, kind: str, place: int) -> tuple[Sticker, ...]:
        campaign = with_pinned(read_campaign(profile), Pinned(scenario, kind, place))
        keep_campaign(profile, campaign)
        return stickers_in(campaign)

    app.stack.push(GardenScene(stickers_in(read_campaign(profile)), put))


def open_shelves(app: App) -> None:
    """Show the Keepsake board."""
    profile = app.house.profile

    def put(challenge: str, shelf: DoorId) -> tuple[Keepsake, ...]:
        campaign = with_keepsake(read_campaign(profile), challenge, shelf)
        keep_campaign(profile, campaign)
        return keepsakes_of(campaign)

    app.stack.push(ShelvesScene(keepsakes_of(read_campaign(profile)), put, app.speed))


def open_book(app: App, afresh: Callable[[], None]) -> None:
    """Show the guest book."""
    inns = inns_of(read_campaign(app.house.profile))

    def keep(key: str) -> None:
        try:
            path = save_picture(app.stack.kit, app.house.folder.root, inns[key])
        except OSError as fault:
            app.stack.toast(escape(f"The picture cannot be written ({fault.strerror or fault})."))
        else:
            app.stack.toast(escape(f"The picture is kept as {path}."), 8.0)

    def reset() -> None:
        question = Question(
            "Begin the story afresh?",
            "All inns of the guest book, stickers, shelves and doors are gone then. Settings and statistics stay.",
            [Answer("yes", "Begin afresh", "grave", "trash"), Answer("no", "Keep it all", "main")],
            cancel="no",
        )

        def answered(key: str) -> None:
            if key == "yes":
                begin_afresh(app.house)
                afresh()

        app.stack.push(question, answered)

    app.stack.push(GuestBook([_told(key, inn) for key, inn in inns.items()], keep, reset))


def _told(key: str, inn: KeptInn) -> BookInn:
    return BookInn(key, title_of(inn), came_to(inn), inn.laid, inn.door, tone_of(inn.scenario))
