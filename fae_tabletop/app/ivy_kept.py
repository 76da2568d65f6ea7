"""Keeps every finished inn in the story of Enchanted Ivy: as soon as it is counted, or from its file after a kill."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from fae_tabletop.app.house import House, identity_of
from fae_tabletop.app.ivy_campaign import (
    GAME,
    Campaign,
    KeptInn,
    groups_told,
    keep_campaign,
    read_campaign,
    with_inn,
)
from fae_tabletop.games.enchanted_ivy.campaign import earned, succeeded
from fae_tabletop.games.enchanted_ivy.challenges import met
from fae_tabletop.games.enchanted_ivy.moves import inn_of
from fae_tabletop.games.enchanted_ivy.public import View
from fae_tabletop.games.enchanted_ivy.rules import ENCHANTED_IVY
from fae_tabletop.games.enchanted_ivy.scene.preview import looked_at
from fae_tabletop.games.enchanted_ivy.scoring import score
from fae_tabletop.table.exchange import IMPORTED
from fae_tabletop.table.journal import MatchUnreadable, recover
from fae_tabletop.table.library import Saved
from fae_tabletop.table.table import HUMAN


class Built(NamedTuple):
    """An inn that is counted out: how it stands, and which match it was (its name, day and seed)."""

    view: View
    match: str
    day: str
    seed: int


def met_by(view: View) -> frozenset[str]:
    """Return the challenges whose conditions a finished inn meets, by id; Success is not asked for here (I37)."""
    inn = inn_of(view)
    finished = looked_at(view, inn, score(inn))
    return frozenset(one.id for one in view.setup.challenges if met(one.test, finished))


def kept(built: Built) -> KeptInn:
    """Return an inn as the guest book keeps it."""
    view, setup, total = built.view, built.view.setup, built.view.total or 0
    groups = groups_told(setup) if setup.success is None else ""
    return KeptInn(
        setup.scenario, total, succeeded(setup, total), setup.layout, view.laid, view.door, built.day, built.seed,
        groups, built.match,
    )  # fmt: skip


def keep_inn(house: House, built: Built) -> tuple[str, ...]:
    """Keep an inn in the story and return the stickers that are new; one that is kept already brings none."""
    campaign = read_campaign(house.profile)
    if built.match and built.match in campaign.counted:
        return ()
    after, fresh = _with(campaign, built)
    keep_campaign(house.profile, after)
    return fresh


def catch_up(house: House) -> None:
    """Keep all finished inns that the story does not know, the oldest first: the program was ended before it could."""
    campaign = read_campaign(house.profile)
    missing = [one for one in finished_inns(house) if _identity(one) not in campaign.counted]
    for saved in missing:
        try:
            found = recover(ENCHANTED_IVY, saved.path)
        except MatchUnreadable:
            continue  # it was readable a moment ago, and the list of matches tells what is wrong with it
        view = ENCHANTED_IVY.view(found.fold.state, found.header.seats.index(HUMAN))
        campaign, _ = _with(campaign, Built(view, _identity(saved), found.header.started, found.header.seed))
    if missing:
        keep_campaign(house.profile, campaign)


def begin_afresh(house: House) -> None:
    """Forget the whole story; inns of which there are still files do not come back by themselves."""
    known = tuple(_identity(one) for one in finished_inns(house))
    house.profile.forget_progress(GAME)
    keep_campaign(house.profile, Campaign(counted=known))


def finished_inns(house: House) -> list[Saved]:
    """Return the files of the person's own inns that were counted out, the oldest first."""
    return [
        one
        for one in reversed(house.shelf())
        if one.facts.game == GAME
        and one.facts.standing == "over"
        and one.facts.ended == "counted"
        and HUMAN in one.facts.seats
        and not one.path.name.startswith(IMPORTED)
    ]


def _identity(saved: Saved) -> str:
    return identity_of(saved.path, saved.facts.seed)


def _with(campaign: Campaign, built: Built) -> tuple[Campaign, tuple[str, ...]]:
    view = built.view
    setup = view.setup
    fresh = earned(setup, view.total or 0, met_by(view), campaign.owned(setup.scenario))
    after = with_inn(campaign, kept(built), fresh)
    if built.match and built.match not in after.counted:
        after = msgspec.structs.replace(after, counted=(*after.counted, built.match))
    return after, fresh
