"""The chapters of Enchanted Ivy as the screens tell them: labels, flowing pages, the sentences of the open book."""

from __future__ import annotations

import re

from fae_tabletop.app.ivy_campaign import Campaign
from fae_tabletop.games.enchanted_ivy.guests import GuestId
from fae_tabletop.games.enchanted_ivy.layout import ground_for
from fae_tabletop.games.enchanted_ivy.lore import Mood, lore, mood_of, printed, said_of
from fae_tabletop.games.enchanted_ivy.moves import inn_built, inn_of
from fae_tabletop.games.enchanted_ivy.public import IvySetup, View
from fae_tabletop.games.enchanted_ivy.scene.hooks import Tale
from fae_tabletop.games.enchanted_ivy.scoring import score
from fae_tabletop.games.enchanted_ivy.setup import Chapter, scenario_called, tone_of
from fae_tabletop.ui.text import escape


def tale_of(setup: IvySetup) -> Tale:
    """Return what the screens tell of an inn; a file from elsewhere may name a scenario that is not there."""
    try:
        told = scenario_called(setup.scenario).told
    except ValueError:
        return Tale(setup.scenario, "An inn of its own", escape(setup.scenario), tone=tone_of(setup.scenario))
    if not isinstance(told, Chapter):
        return Tale(
            setup.scenario,
            "Endless",
            told.title,
            ("Nobody has written this one down yet.", told.about),
            tone=tone_of(setup.scenario),
        )
    return Tale(
        setup.scenario,
        label_of(told),
        told.title,
        last_sentences(told.before[-1]),
        tuple(_flowing(page) for page in told.before),
        tuple(_flowing(page) for page in told.conclusion(True)),
        tuple(_flowing(page) for page in told.conclusion(False)),
        tone_of(setup.scenario),
    )


def label_of(chapter: Chapter) -> str:
    """Return where in the story a chapter stands, as people read it."""
    act = "Act One" if chapter.act == 1 else "Act Two"
    rest = re.sub(r"^Act \d ?", "", chapter.label).strip()
    return f"{act}, {rest}" if rest else act


def _flowing(page: str) -> str:
    """Return a page of the story as it is set: its lines are no lines of the book."""
    return escape(printed(" ".join(page.split())))


def last_sentences(page: str) -> tuple[str, str]:
    """Return the last two sentences of a page, for the book that lies open beside the hand."""
    found = re.findall(r"[^.!?]+[.!?]+[’']?", _flowing(page))
    return (found[-2].strip(), found[-1].strip()) if len(found) > 1 else (_flowing(page), "")


def arrival(setup: IvySetup, campaign: Campaign) -> tuple[GuestId, str]:
    """Return who arrives in the storybook, and what is said: a guest who comes back remembers the last stay."""
    for name, _ in reversed(setup.guests):
        for inn in reversed(campaign.inns.values()):
            if inn.scenario != setup.scenario and any(one.guest == name for one in inn.laid):
                counted = score(inn_built(inn.layout, inn.laid, inn.door))
                grid = ground_for(inn.layout).grid
                points = max(counted.of(grid.cell(one.at)) for one in inn.laid if one.guest == name)
                return name, f"{lore().guests[name].returns} {_stay(inn.scenario, mood_of(name, points))}"
    name = setup.guests[-1][0]
    return name, lore().guests[name].arrives


def parting(view: View) -> tuple[GuestId, str] | None:
    """Return the guest whom an inn pleased most, and what is said of the stay; None where nobody lives."""
    inn = inn_of(view)
    counted = score(inn)
    stays = [
        (counted.of(inn.ground.grid.cell(one.at)), one.guest) for one in view.laid if one.guest is not None
    ]
    if not stays:
        return None
    points, name = max(stays, key=lambda stay: stay[0])
    return name, said_of(name, points)


def _stay(scenario: str, mood: Mood) -> str:
    """Return how the last stay of a guest was."""
    try:
        where = f"The last stay, in {scenario_called(scenario).told.title},"
    except ValueError:
        where = "The last stay"
    taken = {"delighted": "was a delight", "content": "will do to go on with", "offended": "is not forgiven"}[
        mood
    ]
    return f"{where} {taken}."
