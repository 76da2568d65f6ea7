"""Which wishes are certainly out of reach at an inn, and why, in words; what may still come is never called lost."""

from __future__ import annotations

from collections.abc import Sequence

from fae_tabletop.games.enchanted_ivy import challenges as c
from fae_tabletop.games.enchanted_ivy.cards import FLOWER, NUMBER
from fae_tabletop.games.enchanted_ivy.doors import LETS_IN, REMOVES, SWAPS, DoorId
from fae_tabletop.games.enchanted_ivy.grid import bits
from fae_tabletop.games.enchanted_ivy.guests import KIND, GuestId
from fae_tabletop.games.enchanted_ivy.inn import Inn
from fae_tabletop.games.enchanted_ivy.public import View
from fae_tabletop.games.enchanted_ivy.scene.preview import hangings, looked_at, tried
from fae_tabletop.games.enchanted_ivy.scene.tokens import name_of
from fae_tabletop.games.enchanted_ivy.scoring import score


def out_of_reach(
    view: View, inn: Inn, condition: c.Condition, ends: Sequence[c.Finished] | None = None
) -> str:
    """Return why a challenge can no longer be met, as half a sentence; "" where it may be, or is.

    Only what follows from the open table counts, so that nobody is discouraged by a guess. ``ends`` are all ways in
    which an inn can still end on which all cards lie, for callers who have them already.
    """
    if view.phase == "over":
        return ""
    if view.phase == "closing" and any(
        c.met(condition, end) for end in (finishes(view, inn) if ends is None else ends)
    ):
        return ""
    parts = condition.of if isinstance(condition, c.Both) else (condition,)
    reasons = [reason for part in parts if (reason := _lost(view, inn, part))]
    if reasons:
        return reasons[0]
    return "everything is built, and no door changes it" if view.phase == "closing" else ""


def short_of(view: View, inn: Inn, goal: int, ends: Sequence[c.Finished] | None = None) -> str:
    """Return why a goal in points cannot be reached any more; "" while something may still bring it."""
    if view.phase != "closing":
        return ""
    best = max(end.score.total for end in (finishes(view, inn) if ends is None else ends))
    return "" if best >= goal else "all cards lie, and no door brings as much"


def reasons(view: View, inn: Inn) -> dict[str, str]:
    """Return why what the setup wishes for is out of reach: by ``success``, ``high_score`` and ids of challenges."""
    setup = view.setup
    goals = {"success": setup.success, "high_score": setup.high_score}
    ends = finishes(view, inn) if view.phase == "closing" else []
    found = {name: short_of(view, inn, goal, ends) for name, goal in goals.items() if goal is not None}
    found |= {one.id: out_of_reach(view, inn, one.test, ends) for one in setup.challenges}
    return {name: reason for name, reason in found.items() if reason}


def finishes(view: View, inn: Inn) -> list[c.Finished]:
    """Return all ways in which an inn can end on which all cards lie: as it is, and with every door that may hang."""
    now = looked_at(view, inn, score(inn))
    found = [now]
    if view.door is None:
        for command in (one for door in view.setup.doors for one in hangings(view, inn, door)):
            after = tried(view, inn, command)
            # The Latecomers' Hatch takes the last token of the hand; with it nobody is left over.
            left = None if command.guest is not None else now.left_over
            found.append(c.Finished(after, score(after), left, view.turn))
    return found


def _lost(view: View, inn: Inn, part: c.Single) -> str:
    match part:
        case c.GuestScore(guest, _, count):
            return _too_few(view, guest, count)
        case c.GuestSum(guests, _):
            return next((told for guest in guests if (told := _too_few(view, guest, 1))), "")
        case c.Touch(a, b, how):
            wanted = {a: 2} if a == b else {a: 1, b: 1}
            lost = [told for guest, many in wanted.items() if (told := _too_few(view, guest, many))]
            return lost[0] if lost else _apart(view, inn, a, b, how)
        case c.LeftOver(guest):
            here = guest in view.tokens or any(name == guest for name, _ in view.bag)
            return "" if here else f"the {name_of(guest)} has moved in"
        case c.DoorByTurn(turn):
            if view.door is not None:
                return "" if view.door.turn <= turn else f"the door came in turn {view.door.turn}"
            return "" if view.turn <= turn else f"turn {turn} is over"
        case c.RowEmpty(row):
            return _lived_in(view, inn, row)
        case c.RowFlowers(row, colours):
            return _too_plain(view, inn, row, colours)
        case _:
            return ""


def _may_come(view: View, door: DoorId) -> bool:
    return view.door is None and door in view.setup.doors


def _too_few(view: View, guest: GuestId, wanted: int) -> str:
    """Say that not enough tokens of a guest can live here in the end."""
    here = sum(laid.guest == guest for laid in view.laid)
    waiting = view.tokens.count(guest) + sum(count for name, count in view.bag if name == guest)
    at_door = None if view.door is None else view.door.at
    moved_in = sum(laid.guest is not None and laid.at != at_door for laid in view.laid) + len(view.gone)
    rooms = _rooms(view) - moved_in + _may_come(view, LETS_IN)
    if here + min(waiting, rooms) >= wanted:
        return ""
    name = name_of(guest)
    if guest in view.gone:
        return f"the {name} has left" if wanted == 1 else f"{name}: one has left"
    return f"the {name} cannot move in any more" if wanted == 1 else f"{name}: not {wanted} can live here now"


def _rooms(view: View) -> int:
    """Return how many guests move in at an inn, but for a late one: one for every two cards."""
    return sum(row.count("#") for row in view.setup.layout) // 2


def _apart(view: View, inn: Inn, a: GuestId, b: GuestId, how: str) -> str:
    """Say that all tokens of two guests live here, that none touch, and that no door moves them."""
    if _may_come(view, SWAPS) or _may_come(view, LETS_IN):
        return ""
    waiting = {*view.tokens, *(name for name, _ in view.bag)}
    if waiting & {a, b}:
        return ""
    around = inn.ground.grid.regions[how]  # type: ignore[index]  # the names of a condition are regions
    others = inn.homes[KIND[b]]
    if any(around[cell] & others for cell in bits(inn.homes[KIND[a]])):
        return ""
    return "they live apart" if a == b else f"the {name_of(a)} and the {name_of(b)} live apart"


def _last_row(inn: Inn, row: c.End) -> int | None:
    """Return the cells of the top or bottom row, if it is certain which one that is."""
    if not inn.cards:
        return None
    grid, known = inn.ground.grid, inn.ground.known(inn.fits)
    last = grid.highest(inn.cards) if row == "top" else grid.lowest(inn.cards)
    return grid.row_of[last] if last == (known.top if row == "top" else known.bottom) else None


def _lived_in(view: View, inn: Inn, row: c.End) -> str:
    cells = _last_row(inn, row)
    if cells is None or _may_come(view, SWAPS) or _may_come(view, REMOVES):
        return ""
    if view.open_balcony is not None and cells >> inn.ground.grid.cell(view.open_balcony) & 1:
        return f"the {row} row has a balcony that waits for a guest"
    return f"somebody lives in the {row} row" if cells & inn.guests() else ""


def _too_plain(view: View, inn: Inn, row: c.End, colours: int) -> str:
    """Say that the flowers in a row, and all that still fit there, are too few."""
    cells = _last_row(inn, row)
    if cells is None:
        return ""
    there = sum(1 for flower in inn.flowers if flower & cells)
    room = max((inn.ground.filled[fit] & cells & ~inn.cards).bit_count() for fit in bits(inn.fits))
    coming = {FLOWER[NUMBER[card]] for card in (*view.hand, *view.unseen, *([view.top] if view.top else []))}
    fresh = sum(1 for flower in coming if not inn.flowers[flower] & cells)
    return "" if there + min(room, fresh) >= colours else f"the {row} row has no room for more flowers"
