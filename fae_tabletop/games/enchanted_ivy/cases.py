"""Rule cases of Enchanted Ivy, run on the real rules. The form of a case is the last section of the rules page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from fae_tabletop.content.levels import LevelError
from fae_tabletop.games.enchanted_ivy import building, campaign, challenges
from fae_tabletop.games.enchanted_ivy.cards import (
    NUMBER,
    SIDES,
    CardId,
    DoorId,
    Edge,
    Side,
    edges_of,
    segments,
)
from fae_tabletop.games.enchanted_ivy.ground import Space, numbers_in
from fae_tabletop.games.enchanted_ivy.guests import NUMBER as GUEST_NUMBER
from fae_tabletop.games.enchanted_ivy.guests import GuestId
from fae_tabletop.games.enchanted_ivy.inn import NOWHERE, Inn, ivy_points
from fae_tabletop.games.enchanted_ivy.layout import Layout, layout_of
from fae_tabletop.games.enchanted_ivy.scenarios import scenario
from fae_tabletop.games.enchanted_ivy.scoring import guest_points, tally


class Laid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card of an inn, or one that is only compared (without a place)."""

    card: CardId
    side: Side = "wall"
    turned: bool = False
    at: Space = (0, 0)
    guest: GuestId | None = None


class Hung(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A door."""

    at: Space
    kind: DoorId


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An inn by absolute places."""

    layout: tuple[str, ...]
    cards: tuple[Laid, ...]
    door: Hung | None = None


class Choice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is decided when a door is placed."""

    guest: GuestId | None = None
    swap: tuple[Space, Space] | None = None
    remove: Space | None = None


class Built(NamedTuple):
    """An inn with its layout, its fits as bits, and where its first card lies."""

    inn: Inn
    layout: Layout
    fits: int
    origin: Space

    def number(self, at: Space) -> int:
        """Return the number of an absolute space, NOWHERE beyond what the layout can reach."""
        return self.layout.ground.number(at[0] - self.origin[0], at[1] - self.origin[1])

    def at(self, space: int) -> Space:
        """Return the absolute place of a space."""
        row, column = self.layout.ground.spaces[space]
        return row + self.origin[0], column + self.origin[1]

    def settled(self) -> Built:
        """Return it after something was built."""
        fits = building.fits_of(self.layout, self.inn)
        building.settle(self.layout, self.inn, fits)
        return self._replace(fits=fits)


def fault_of(data: Any) -> str | None:
    """Run one case given as plain JSON values; return why it fails, or None when the rules agree with it."""
    try:
        found = FINDERS[data["kind"]](data["given"])
    except (msgspec.ValidationError, LevelError, ValueError, KeyError) as fault:
        return f"the case cannot be set up: {fault}"
    for name, wanted in data["expect"].items():
        if name not in found:
            return f"a case of the kind {data['kind']} tells nothing about {name}"
        if found[name] != wanted:
            return f"{name} should be {wanted} and is {found[name]}"
    return None


def built(data: Any) -> Built:
    """Return the inn that ``data`` describes. Raises ValueError or msgspec.ValidationError for nonsense."""
    given = msgspec.convert(data, Given)
    if not given.cards:
        raise ValueError("an inn needs a card")
    layout = layout_of(given.layout)
    found = Built(Inn(layout.ground), layout, layout.every_fit, given.cards[0].at)
    for laid in given.cards:
        space = found.number(laid.at)
        if space == NOWHERE or found.inn.cards >> space & 1:
            raise ValueError(f"no card can lie at {laid.at}")
        found.inn.lay(space, NUMBER[laid.card], wall=laid.side == "wall", turned=laid.turned)
        if laid.guest is not None:
            found.inn.move_in(space, GUEST_NUMBER[laid.guest])
    if given.door is not None:
        found.inn.open_door(found.number(given.door.at), given.door.kind)
    found = found.settled()
    if not found.fits:
        raise ValueError("such an inn does not follow its layout")
    return found


def _segments(given: Any) -> dict[str, Any]:
    card, edge = msgspec.convert(given["card"], CardId), msgspec.convert(given["edge"], Edge)
    return {"segments": segments(edges_of(NUMBER[card], given["turned"])[SIDES.index(edge)])}


def _joined(given: Any) -> dict[str, Any]:
    beside = given["second_is"] == "right"
    inn = built(
        {
            "layout": ["##"] if beside else ["#", "#"],
            "cards": [
                given["first"] | {"at": [0, 0]},
                given["second"] | {"at": [0, 1] if beside else [1, 0]},
            ],
        }
    ).inn
    return {"joined": len(inn.patches()) == 1}


def _patches(given: Any) -> dict[str, Any]:
    patches = built(given["inn"]).inn.patches()
    sizes = sorted((patch.bit_count() for patch in patches), reverse=True)
    return {"patches": len(patches), "sizes": sizes, "ivy_points": ivy_points(len(patches))}


def _told(refusal: building.Refusal | None) -> dict[str, Any]:
    return {"legal": refusal is None, "reason": "ok" if refusal is None else refusal.replace("_", " ")}


def _placement(given: Any) -> dict[str, Any]:
    found = built(given["inn"])
    side = msgspec.convert(given["side"], Side)
    space = found.number(msgspec.convert(given["at"], Space))
    return _told(building.card_refusal(found.layout, found.inn, found.fits, space, side, given["turned"]))


def _legal_spaces(given: Any) -> dict[str, Any]:
    found = built(given["inn"])
    spaces = numbers_in(building.open_spaces(found.layout, found.inn, found.fits))
    return {"spaces": sorted(list(found.at(space)) for space in spaces)}


def _translations(given: Any) -> dict[str, Any]:
    return {"count": built(given["inn"]).fits.bit_count()}


def _door_placement(given: Any) -> dict[str, Any]:
    found = built(given["inn"])
    hung = msgspec.convert({"at": given["at"], "kind": given["kind"]}, Hung)
    space = found.number(hung.at)
    return _told(building.door_refusal(found.layout, found.inn, found.fits, space, hung.kind))


def _guest_score(given: Any) -> dict[str, Any]:
    found = built(given["inn"])
    return {"score": guest_points(found.inn, found.number(msgspec.convert(given["at"], Space)))}


def _total(given: Any) -> dict[str, Any]:
    found = built(given["inn"])
    value = tally(found.inn)
    guests = {"{},{}".format(*found.at(space)): points for space, points in value.guests.items()}
    return {
        "guests": guests,
        "patches": value.patches,
        "ivy_points": value.ivy,
        "door_points": value.door,
        "total": value.total,
    }


def _door_effect(given: Any) -> dict[str, Any]:
    found = built(given["inn"])
    hung, choice = msgspec.convert(given["door"], Hung), msgspec.convert(given["choice"] or {}, Choice)
    space = found.number(hung.at)
    refusal = building.door_refusal(found.layout, found.inn, found.fits, space, hung.kind)
    if refusal is not None:
        raise ValueError(f"the door is refused ({refusal})")
    found.inn.open_door(space, hung.kind)
    if choice.guest is not None:
        found.inn.move_in(space, GUEST_NUMBER[choice.guest])
    if choice.swap is not None:
        building.swap(found.inn, *map(found.number, choice.swap))
    if choice.remove is not None:
        found.inn.move_out(found.number(choice.remove))
    value = tally(found.settled().inn)
    return {
        "total": value.total,
        "guests": sum(value.guests.values()),
        "ivy_points": value.ivy,
        "door_points": value.door,
    }


def _challenge(given: Any) -> dict[str, Any]:
    inn = built(given["inn"]).inn
    page = scenario(given["challenge"].partition("-")[0]).page
    task = next(one.test for one in page.challenges if one.id == given["challenge"])
    end = challenges.Finished(inn, tally(inn), given["left_over"], given["door_turn"])
    return {"met": challenges.is_met(task, end)}


def _rewards(given: Any) -> dict[str, Any]:
    goals = scenario(given["scenario"]).goals
    new = campaign.earned(goals, given["total"], given["challenges_met"], given["owned"])
    return {"new": list(new), "success": given["total"] >= goals.success}


def _shelves(given: Any) -> dict[str, Any]:
    placed = msgspec.convert(given["placed_on"], tuple[campaign.Shelf, ...])
    try:
        return {"unlocked": list(campaign.unlocked(placed)), "legal": True}
    except campaign.FullShelf as fault:
        return {"unlocked": list(fault.unlocked), "legal": False}


def _rank(given: Any) -> dict[str, Any]:
    return {"rank": campaign.rank_of(given["score"])}


def _game_size(given: Any) -> dict[str, Any]:
    size = campaign.size_of(given["ivy_cards"], given["tokens"])
    return {
        "turns": size.turns,
        "guests_placed": size.turns,
        "tokens_drawn": size.drawn,
        "left_in_hand": size.left_in_hand,
        "left_in_bag": size.left_in_bag,
    }


def _endless_groups(given: Any) -> dict[str, Any]:
    try:
        tokens = campaign.endless_guests(given["groups"])
    except ValueError:
        return {"legal": False, "guests": [], "tokens": 0}
    return {"legal": True, "guests": sorted(set(tokens)), "tokens": len(tokens)}


FINDERS: dict[str, Callable[[Any], dict[str, Any]]] = {
    "segments": _segments, "joined": _joined, "patches": _patches, "placement": _placement,
    "legal_spaces": _legal_spaces, "translations": _translations, "door_placement": _door_placement,
    "guest_score": _guest_score, "total": _total, "door_effect": _door_effect, "challenge": _challenge,
    "rewards": _rewards, "shelves": _shelves, "rank": _rank, "game_size": _game_size,
    "endless_groups": _endless_groups,
}  # fmt: skip
"""What is found out for each kind of case."""
