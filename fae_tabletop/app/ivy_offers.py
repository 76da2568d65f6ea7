"""What there is to build in Enchanted Ivy, as the choice shows it: chapters, endless cards, and the story so far."""

from __future__ import annotations

from fae_tabletop.app.ivy_campaign import Campaign, next_chapter, stickers_of
from fae_tabletop.app.ivy_tales import label_of, last_sentences
from fae_tabletop.games.enchanted_ivy.campaign import BUTTERFLY, CATERPILLAR, rank_of
from fae_tabletop.games.enchanted_ivy.scene.endless import Best
from fae_tabletop.games.enchanted_ivy.scene.offered import Offer, Want
from fae_tabletop.games.enchanted_ivy.setup import Chapter, Scenario, chapters, endless_cards, scenario_called


def chapter_offer(one: Scenario, campaign: Campaign) -> Offer:
    """Return a chapter as it is offered."""
    told = one.told
    assert isinstance(told, Chapter), "chapters are told as chapters"
    going_on = next_chapter(campaign)
    order = [chapter.id for chapter in chapters()]
    if one.id not in campaign.inns and order.index(one.id) > order.index(going_on):
        before = scenario_called(going_on).told.title
        return Offer(
            one.id, label_of(told), told.title, "", (), stand="later", later=f"The story is at {before} now."
        )
    owned = campaign.owned(one.id)
    wants = [Want("Success", f"{told.success} points", CATERPILLAR in owned)]
    if told.high_score is not None:
        wants.append(Want("High Score", f"{told.high_score} points", BUTTERFLY in owned))
    wants += [Want(wish.name, wish.text, wish.id in owned) for wish in told.challenges]
    best = campaign.best.get(one.id)
    return Offer(
        one.id,
        label_of(told),
        told.title,
        " ".join(last_sentences(told.before[0])),
        one.layout,
        tuple(told.guests.items()),
        tuple(wants),
        f"best {best}" if best is not None else "next" if one.id == going_on else "not built yet",
        len(owned),
        len(stickers_of(one)),
        _recalled(one, campaign),
    )


def _recalled(one: Scenario, campaign: Campaign) -> str:
    """Return how the story ended last, for the chapter that it goes on with; "" for every other."""
    before = [chapter for chapter in chapters() if chapter.id in campaign.inns]
    if not before or one.id in campaign.inns or one.id != next_chapter(campaign):
        return ""
    told = before[-1].told
    assert isinstance(told, Chapter), "chapters are told as chapters"
    return " ".join(last_sentences(told.conclusion(campaign.inns[before[-1].id].success)[-1]))


def card_offer(one: Scenario, campaign: Campaign) -> Offer:
    """Return an endless card as it is offered."""
    best = max((inn.total for inn in campaign.endless if inn.scenario == one.id), default=None)
    about = "" if isinstance(one.told, Chapter) else one.told.about
    return Offer(
        one.id, "Endless", one.told.title, about, one.layout,
        stand="none yet" if best is None else f"best {best}, {rank_of(best)}",
    )  # fmt: skip


def endless_closed(campaign: Campaign) -> str:
    """Return why no endless inn can be built yet; "" once an inn was finished, of the Prologue or an endless one."""
    if campaign.inns or campaign.endless:
        return ""
    return "Endless inns come after the Prologue: finish its inn once, well or badly."


def best_list(campaign: Campaign) -> tuple[Best, ...]:
    """Return the best endless inns, the best first; those on cards that are not there any more are left out."""
    titles = {one.id: one.told.title for one in endless_cards()}
    return tuple(
        Best(
            inn.scenario,
            titles[inn.scenario],
            tuple(inn.groups.split("+")),
            inn.seed,
            inn.total,
            rank_of(inn.total),
        )
        for inn in campaign.endless
        if inn.scenario in titles
    )


def record_told(campaign: Campaign) -> str:
    """Return a line about the story so far."""
    built = len(campaign.inns)
    if not built and not campaign.endless:
        return "A story of eleven nights. It begins with the Prologue."
    stickers = sum(len(found) for found in campaign.stickers.values())
    doors = len(campaign.unlocked)
    told = f"{built} of {len(chapters())} chapters built, {stickers} stickers, {doors} of 5 secret doors"
    if campaign.endless:
        told += f". Best endless inn {campaign.endless[0].total}, {rank_of(campaign.endless[0].total)}"
    return f"{told}."
