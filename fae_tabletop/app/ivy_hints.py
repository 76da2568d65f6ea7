"""Hints for Enchanted Ivy: what the helper would do with what the person may know, in three steps, with its reason."""

from __future__ import annotations

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Budget, Clock, Command
from fae_tabletop.core.hints import Hint
from fae_tabletop.games.enchanted_ivy.bot import BOT
from fae_tabletop.games.enchanted_ivy.commands import Build, Finish, HangDoor, Lodge, space_ref
from fae_tabletop.games.enchanted_ivy.moves import inn_of
from fae_tabletop.games.enchanted_ivy.public import View
from fae_tabletop.games.enchanted_ivy.scene.preview import WhatIf, what_if
from fae_tabletop.games.enchanted_ivy.scene.sayings import card_label, door_name, flower_of, guest_at
from fae_tabletop.games.enchanted_ivy.scene.tokens import name_of
from fae_tabletop.games.enchanted_ivy.scoring import score

LEVEL = "expert"
TRIALS = 140
"""Imagined games behind a hint."""
SECONDS = 0.6
"""Seconds after which it is told what was found so far: the window stands still meanwhile."""


def advised(view: View, clock: Clock | None = None) -> Command | None:
    """Return what the helper would do, from nothing but the view; with a ``clock`` it thinks no longer than SECONDS."""
    budget = Budget(iterations=TRIALS, seconds=SECONDS)
    return BOT.decide(view, LEVEL, budget, Dice(len(view.log) * 31 + view.turn), clock)


def hint(view: View, clock: Clock | None = None) -> Hint | None:
    """Return the hint for what can be done now; None when the inn is counted out."""
    command = advised(view, clock)
    if command is None:
        return None
    if isinstance(command, Finish):
        words = "Everything that helps is done."
        return Hint(words, "Finish the inn.", "No door would bring more.", (), ("button:finish",), command)
    assert isinstance(command, Build | Lodge | HangDoor), (
        "the helper builds, lodges, hangs doors and finishes"
    )
    inn = inn_of(view)
    now = score(inn)
    what = what_if(view, inn, now.total, command)
    why = _why(view, what, now.patches)
    match command:
        case Build(card, at, wall, turned):
            label = card_label(card, wall, turned)
            spot = f"wall:{card}" if wall else f"hand:{card}"
            space = space_ref(at).id
            return Hint(
                f"Look at the {'wall' if wall else 'balcony'} of one of your cards.",
                f"Build the {label} on the lit space.", why, (spot,), (spot, space), command,
            )  # fmt: skip
        case Lodge(guest):
            place = f"token:{view.tokens.index(guest)}"
            return Hint(
                "Compare what each of the two guests would bring.", f"Let {name_of(guest)} move in.", why,
                tuple(f"token:{n}" for n in range(len(view.tokens))), (place,), command,
            )  # fmt: skip
        case HangDoor(door, at, guest, swap, remove):
            behind = next(laid.card for laid in view.laid if laid.at == at)
            card_told = f"{flower_of(behind).capitalize()} {behind[1:]}"
            told = f"Hang the {door_name(door)} on the lit wall, the {card_told}"
            if guest is not None:
                told += f" and let {name_of(guest)} in"
            if swap is not None:
                names = [name_of(who) for who in (guest_at(view, swap[0]), guest_at(view, swap[1])) if who]
                told += f" and swap {' and '.join(names)}"
            if remove is not None:
                who = guest_at(view, remove)
                told += f" and send {name_of(who) if who else 'somebody'} down the chute"
            named = [space_ref(one).id for one in (*(swap or ()), *((remove,) if remove else ()))]
            return Hint(
                "A door would still help.", f"{told}.", why, (f"door:{door}",),
                (f"door:{door}", space_ref(at).id, *named), command,
            )  # fmt: skip


def _why(view: View, what: WhatIf, patches: int) -> str:
    gain = what.gain
    points = (
        "It changes no points yet"
        if not gain
        else f"It brings {gain} points at once"
        if gain > 0
        else (f"It costs {-gain} points now and is made up for later")
    )
    told = [points]
    after = what.score.patches
    if after != patches and view.laid:
        told.append(f"the ivy goes from {_many(patches)} to {_many(after)}")
    if view.phase == "build" and view.laid:
        ways = what.inn.fits.bit_count()
        told.append("the plan is settled then" if ways == 1 else f"{ways} ways of the plan stay open")
    return f"{'; '.join(told)}."


def _many(patches: int) -> str:
    return "one patch" if patches == 1 else f"{patches} patches"
