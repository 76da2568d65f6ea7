"""How far the story of Enchanted Ivy has come: inns, stickers, shelves and best lists, kept in the profile."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from fae_tabletop.core.codec import CodecError, decoded, parsed, text
from fae_tabletop.games.enchanted_ivy.campaign import BUTTERFLY, CATERPILLAR, PLACES, free_shelves, shelved
from fae_tabletop.games.enchanted_ivy.doors import DoorId
from fae_tabletop.games.enchanted_ivy.guests import GUESTS, KIND
from fae_tabletop.games.enchanted_ivy.public import Hung, IvySetup, Laid
from fae_tabletop.games.enchanted_ivy.setup import Chapter, Scenario, chapters
from fae_tabletop.table.profile import STAGE, Profile

GAME = "enchanted-ivy"
KEPT = "campaign"
BEST = 10
"""Endless inns that are kept for the best list."""


class KeptInn(msgspec.Struct, frozen=True):
    """A finished inn as the guest book shows it. ``match`` tells it from all others."""

    scenario: str
    total: int
    success: bool
    layout: tuple[str, ...]
    laid: tuple[Laid, ...]
    door: Hung | None = None
    day: str = ""
    seed: int = 0
    groups: str = ""
    match: str = ""


class Shelved(msgspec.Struct, frozen=True):
    """A keepsake, by the id of its challenge, and the shelf on which it was put."""

    challenge: str
    shelf: DoorId


class Pinned(msgspec.Struct, frozen=True):
    """A caterpillar or butterfly on the Garden board, and its place there."""

    scenario: str
    kind: str
    place: int


class Campaign(msgspec.Struct, frozen=True):
    """All that the story remembers.

    ``stickers`` are those of each scenario: caterpillar, butterfly, and challenges by id. ``inns`` is the last finished
    inn of each chapter, ``best`` the highest total, ``endless`` the best endless inns, the best first. ``counted`` are
    all matches that are dealt with, so that no inn is kept twice.
    """

    stickers: dict[str, tuple[str, ...]] = {}
    inns: dict[str, KeptInn] = {}
    best: dict[str, int] = {}
    endless: tuple[KeptInn, ...] = ()
    shelves: tuple[Shelved, ...] = ()
    garden: tuple[Pinned, ...] = ()
    counted: tuple[str, ...] = ()

    @property
    def unlocked(self) -> tuple[DoorId, ...]:
        """The secret doors whose shelves are full, in order."""
        return shelved([one.shelf for one in self.shelves]).unlocked

    @property
    def doors(self) -> tuple[DoorId, ...]:
        """All doors that may be hung now (I42)."""
        return ("start", *sorted(self.unlocked))

    @property
    def loose(self) -> tuple[str, ...]:
        """Keepsakes that were earned and stand on no shelf yet, by the ids of their challenges."""
        placed = {one.challenge for one in self.shelves}
        return tuple(
            sticker
            for scenario in sorted(self.stickers)
            for sticker in self.stickers[scenario]
            if sticker not in (CATERPILLAR, BUTTERFLY) and sticker not in placed
        )

    def owned(self, scenario: str) -> tuple[str, ...]:
        """The stickers of a scenario."""
        return self.stickers.get(scenario, ())


def read_campaign(profile: Profile) -> Campaign:
    """Return how far the story has come; what cannot be read is as if nothing had been built yet."""
    kept = profile.progress(GAME).get(KEPT)
    if kept is None:
        return Campaign()
    try:
        found = decoded(parsed(kept), Campaign)
    except CodecError:
        return Campaign()
    # A shelf never holds more than it has places, whatever a file says.
    fitting: list[Shelved] = []
    for one in found.shelves:
        if one.shelf in free_shelves([other.shelf for other in fitting]):
            fitting.append(one)
    return msgspec.structs.replace(found, shelves=tuple(fitting))


def keep_campaign(profile: Profile, campaign: Campaign) -> None:
    """Keep how far the story has come."""
    profile.keep_progress(GAME, {KEPT: text(campaign), STAGE: str(len(campaign.inns))})


def with_inn(campaign: Campaign, inn: KeptInn, stickers: Sequence[str]) -> Campaign:
    """Return the story after an inn was finished that earned these ``stickers``."""
    if _is_chapter(inn.scenario):
        owned = campaign.owned(inn.scenario)
        fresh = tuple(sticker for sticker in stickers if sticker not in owned)
        best = max(inn.total, campaign.best.get(inn.scenario, inn.total))
        return msgspec.structs.replace(
            campaign,
            stickers={**campaign.stickers, inn.scenario: (*owned, *fresh)},
            inns={**campaign.inns, inn.scenario: inn},
            best={**campaign.best, inn.scenario: best},
        )
    if any(one.match == inn.match for one in campaign.endless if inn.match):
        return campaign
    ranked = sorted((*campaign.endless, inn), key=lambda one: -one.total)
    return msgspec.structs.replace(campaign, endless=tuple(ranked[:BEST]))


def with_keepsake(campaign: Campaign, challenge: str, shelf: DoorId) -> Campaign:
    """Return the story after a loose keepsake was put on a shelf with room (I36). Raises ValueError otherwise."""
    if challenge not in campaign.loose:
        raise ValueError("that keepsake is not there to be put up")
    if shelf not in free_shelves([one.shelf for one in campaign.shelves]):
        raise ValueError("that shelf is full")
    return msgspec.structs.replace(campaign, shelves=(*campaign.shelves, Shelved(challenge, shelf)))


def with_pinned(campaign: Campaign, pinned: Pinned) -> Campaign:
    """Return the story after a caterpillar or butterfly was put somewhere in the garden, from wherever it was (I39).

    Raises ValueError when it was not earned, or when another one is there.
    """
    if pinned.kind not in campaign.owned(pinned.scenario):
        raise ValueError("that sticker was not earned yet")
    others = tuple(
        one for one in campaign.garden if (one.scenario, one.kind) != (pinned.scenario, pinned.kind)
    )
    if any((one.kind, one.place) == (pinned.kind, pinned.place) for one in others):
        raise ValueError("another sticker is there")
    return msgspec.structs.replace(campaign, garden=(*others, pinned))


def suggested(challenge: str) -> DoorId:
    """Return the shelf that is suggested for a keepsake."""
    for chapter in chapters():
        assert isinstance(chapter.told, Chapter), "chapters are told as chapters"
        for one in chapter.told.challenges:
            if one.id == challenge and one.suggested_shelf in PLACES:
                return one.suggested_shelf
    return "A"


def stickers_of(scenario: Scenario) -> tuple[str, ...]:
    """Return all stickers that a chapter has."""
    told = scenario.told
    if not isinstance(told, Chapter):
        return ()
    butterfly = (BUTTERFLY,) if told.high_score is not None else ()
    return (CATERPILLAR, *butterfly, *(one.id for one in told.challenges))


def picture_of(scenario: str, sticker: str) -> str:
    """Return the name of the picture of a sticker of a chapter."""
    number = 0
    for place, chapter in enumerate(chapters()):
        told = chapter.told
        challenges = [one.id for one in told.challenges] if isinstance(told, Chapter) else []
        if chapter.id == scenario:
            if sticker in (CATERPILLAR, BUTTERFLY):
                return f"enchanted_ivy/{sticker}-{place}"
            return f"enchanted_ivy/keepsake-{number + challenges.index(sticker) + 1}"
        number += len(challenges)
    raise ValueError(f"there is no chapter {scenario}")


def next_chapter(campaign: Campaign) -> str:
    """Return the chapter that the story goes on with: the first of which no inn was finished, or else the last."""
    for chapter in chapters():
        if chapter.id not in campaign.inns:
            return chapter.id
    return chapters()[-1].id


def groups_told(setup: IvySetup) -> str:
    """Return the groups of an endless setup as commands name them, such as ``2+8+C``."""
    return "+".join(sorted({GUESTS[KIND[name]].group for name, _ in setup.guests}))


def _is_chapter(scenario: str) -> bool:
    return any(one.id == scenario for one in chapters())
