"""A second scorer: plain coordinates, every path and line tried, preferences read from their printed form.

It shares nothing with the game but the sentences of the rules; ``preferences.json`` holds cards and guests as
the specification prints them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

CONTENT: dict[str, Any] = json.loads(Path(__file__).with_name("preferences.json").read_text(encoding="utf-8"))
CARDS: dict[str, dict[str, str]] = {card["id"]: card for card in CONTENT["cards"]}
GUESTS: dict[str, dict[str, Any]] = {guest["id"]: guest for guest in CONTENT["guests"]}
IVY = {1: 18, 2: 15, 3: 12, 4: 10, 5: 8, 6: 6, 7: 4, 8: 2}
ORTH = ((-1, 0), (1, 0), (0, -1), (0, 1))
DIAG = ((-1, -1), (-1, 1), (1, -1), (1, 1))
Space = tuple[int, int]


@dataclass
class PlainInn:
    """A finished inn by space: card, side, turned and guest; the door; and the gaps."""

    card: dict[Space, str] = field(default_factory=dict)
    wall: dict[Space, bool] = field(default_factory=dict)
    turned: dict[Space, bool] = field(default_factory=dict)
    guest: dict[Space, str] = field(default_factory=dict)
    gaps: set[Space] = field(default_factory=set)
    door: Space | None = None
    kind: str | None = None

    def edges(self, at: Space) -> dict[str, str]:
        card = CARDS[self.card[at]]
        if not self.turned[at]:
            return {edge: card[edge] for edge in ("top", "right", "bottom", "left")}
        return {
            "top": card["bottom"][::-1], "bottom": card["top"][::-1],
            "left": card["right"][::-1], "right": card["left"][::-1],
        }  # fmt: skip

    def joined(self, one: Space, other: Space) -> bool:
        if other not in self.card or one not in self.card:
            return False
        if abs(one[0] - other[0]) + abs(one[1] - other[1]) != 1:
            return False
        if self.kind == "A" and self.door in (one, other):
            return True
        first, second = sorted((one, other))
        mine, theirs = ("right", "left") if first[0] == second[0] else ("bottom", "top")
        pairs = zip(self.edges(first)[mine], self.edges(second)[theirs], strict=True)
        return any(a == b == "1" for a, b in pairs)

    def patches(self) -> list[set[Space]]:
        left, found = set(self.card), []
        while left:
            patch, coming = set[Space](), [left.pop()]
            while coming:
                at = coming.pop()
                patch.add(at)
                coming += [
                    other for other in around(at, ORTH) if other not in patch and self.joined(at, other)
                ]
            left -= patch
            found.append(patch)
        return found

    def is_wall(self, at: Space) -> bool:
        return self.wall.get(at, False) and at != self.door and at not in self.guest

    def sunny(self, at: Space) -> bool:
        return bool(GUESTS[self.guest[at]]["alignment"] == "sunny")


def around(at: Space, steps: tuple[Space, ...]) -> list[Space]:
    return [(at[0] + row, at[1] + column) for row, column in steps]


def total(inn: PlainInn) -> int:
    return sum(guest_score(inn, at) for at in inn.guest) + IVY.get(len(inn.patches()), 0) + door_score(inn)


def door_score(inn: PlainInn) -> int:
    if inn.door is None:
        return 0
    if inn.kind == "E":
        beside = [at for at in around(inn.door, ORTH + DIAG) if at in inn.card]
        return 2 * len({CARDS[inn.card[at]]["flower"] for at in beside})
    return {"start": 3, "A": 2, "B": 2, "C": 2, "D": 7}[inn.kind or ""]


def guest_score(inn: PlainInn, at: Space) -> int:
    points = 0
    for pref in GUESTS[inn.guest[at]]["prefs"]:
        worth = preference(inn, at, pref)
        points += min(worth, pref["max"]) if "max" in pref else worth
    return points


def within(inn: PlainInn, at: Space, other: Space, region: str) -> bool:
    row, column = other[0] - at[0], other[1] - at[1]
    near = max(abs(row), abs(column)) == 1
    slanting = row != 0 and abs(row) == abs(column)
    match region:
        case "touching":
            return near
        case "orth":
            return abs(row) + abs(column) == 1
        case "diag":
            return near and slanting
        case "row":
            return row == 0 != column
        case "column":
            return column == 0 != row
        case "cross":
            return (row == 0) != (column == 0)
        case "left":
            return row == 0 > column
        case "right":
            return row == 0 < column
        case "up":
            return column == 0 > row
        case "down":
            return column == 0 < row
        case "diagonals":
            return slanting
        case "lines":
            return slanting or (row == 0) != (column == 0)
        case "higher":
            return row < 0
        case "lower":
            return row > 0
        case "by_door":
            return inn.door is not None and within(inn, inn.door, other, "touching")
    raise AssertionError(region)


def is_item(inn: PlainInn, at: Space, other: Space, item: dict[str, Any]) -> bool:
    match item["kind"]:
        case "guest":
            if other not in inn.guest:
                return False
            if item.get("who") == "same" and (inn.guest[other] != inn.guest[at] or other == at):
                return False
            return "align" not in item or (item["align"] == "sunny") == inn.sunny(other)
        case "wall":
            return inn.is_wall(other)
        case "balcony":
            return other in inn.card and not inn.wall[other]
        case "gap":
            return other in inn.gaps
        case "card":
            if other not in inn.card:
                return False
            if "joined" in item and inn.joined(at, other) != item["joined"]:
                return False
            wanted = item.get("flower")
            if wanted == "own":
                wanted = CARDS[inn.card[at]]["flower"]
            return wanted is None or CARDS[inn.card[other]]["flower"] == wanted
    raise AssertionError(item)


def count(inn: PlainInn, at: Space, what: dict[str, Any]) -> int:
    if what["item"]["kind"] == "edge":
        return sum(other not in inn.card for other in around(at, ORTH))
    return sum(
        is_item(inn, at, other, what["item"]) and within(inn, at, other, what["in"])
        for other in {*inn.card, *inn.gaps}
    )


def holds(inn: PlainInn, at: Space, condition: dict[str, Any]) -> bool:
    if "at" in condition:
        rows = [row for row, _ in inn.card]
        return bool(at[0] == (min(rows) if condition["at"] == "top_row" else max(rows)))
    if "same" in condition:
        one, other = (count(inn, at, what) for what in condition["same"])
        return bool(one == other >= condition["min"])
    if "even" in condition:
        return bool((count(inn, at, condition["even"]) + 1) % 2 == 0)
    number, value = count(inn, at, condition["count"]), int(condition["value"])
    return {"==": number == value, ">=": number >= value, "<=": number <= value}[condition["is"]]


def ahead(inn: PlainInn, at: Space, step: Space) -> Iterator[Space]:
    for far in range(1, 40):
        yield at[0] + far * step[0], at[1] + far * step[1]


def preference(inn: PlainInn, at: Space, pref: dict[str, Any]) -> int:
    match pref["do"]:
        case "flat":
            return int(pref["points"])
        case "each":
            if "only_if" in pref and not holds(inn, at, pref["only_if"]):
                return 0
            return int(pref["points"]) * count(inn, at, pref)
        case "when":
            return int(pref["points"]) * holds(inn, at, pref["if"])
        case "kinds":
            return int(pref["table"][min(kinds(inn, at, pref), len(pref["table"]) - 1)])
        case "look":
            return max(
                sum(
                    int(pref["table"][far])
                    for far, other in enumerate(ahead(inn, at, step), 1)
                    if far < len(pref["table"]) and is_item(inn, at, other, pref["item"])
                )
                for step in ORTH
            )
        case "run":
            longest = 0
            for step in ORTH:
                length = 0
                for other in ahead(inn, at, step):
                    if not is_item(inn, at, other, pref["item"]):
                        break
                    length += 1
                longest = max(longest, length)
            return int(pref["table"][min(longest, len(pref["table"]) - 1)])
        case "steps":
            far = [
                abs(at[0] - other[0]) + abs(at[1] - other[1])
                for other in inn.guest
                if other != at and is_item(inn, at, other, pref["to"])
            ]
            return int(pref["table"][min(*far, len(pref["table"]) - 1)]) if far else int(pref["none"])
        case "path":
            if pref["rule"] == "alternate":
                return int(pref["points"]) * longest_gossip(inn, at, {at})
            return walls_to_door(inn, at, pref["table"])
        case "line":
            return straight(inn, at, pref["table"])
        case "mirror":
            return int(pref["points"]) * mirrored(inn, at)
        case "patch":
            patch = next(patch for patch in inn.patches() if at in patch)
            return int(pref["points"]) * (len(patch) // int(pref["per"]))
        case "least":
            return int(pref["points"]) * min(count(inn, at, what) for what in pref["of"])
    raise AssertionError(pref)


def kinds(inn: PlainInn, at: Space, pref: dict[str, Any]) -> int:
    found = set()
    for other in {*inn.card, *inn.gaps}:
        if not within(inn, at, other, pref["in"]):
            continue
        if pref["of"] == "flower":
            found |= {CARDS[inn.card[other]]["flower"]} if other in inn.card else set()
            continue
        found |= {"wall"} if inn.is_wall(other) else set()
        found |= {"gap"} if other in inn.gaps else set()
        found |= {"door"} if other == inn.door else set()
        if other in inn.guest:
            found.add("sunny" if inn.sunny(other) else "shady")
    return len(found)


def longest_gossip(inn: PlainInn, at: Space, seen: set[Space]) -> int:
    longest = 0
    for other in around(at, ORTH + DIAG):
        if other in inn.guest and other not in seen and inn.sunny(other) != inn.sunny(at):
            longest = max(longest, 1 + longest_gossip(inn, other, {*seen, other}))
    return longest


def walls_to_door(inn: PlainInn, at: Space, table: list[int]) -> int:
    if inn.door is None or inn.door == at:
        return 0
    far, ring, seen = 0, {at}, {at}
    while ring:
        if any(inn.door in around(here, ORTH + DIAG) for here in ring):
            return table[min(far, len(table) - 1)]
        ring = {
            other
            for here in ring
            for other in around(here, ORTH + DIAG)
            if inn.is_wall(other) and other not in seen
        }
        seen |= ring
        far += 1
    return 0


def straight(inn: PlainInn, at: Space, table: list[int]) -> int:
    best = 0
    for other in inn.guest:
        if other == at or inn.guest[other] != inn.guest[at] or (other[0] != at[0] and other[1] != at[1]):
            continue
        row, column = (other[0] > at[0]) - (other[0] < at[0]), (other[1] > at[1]) - (other[1] < at[1])
        between = []
        here = (at[0] + row, at[1] + column)
        while here != other:
            between.append(here)
            here = (here[0] + row, here[1] + column)
        if all(inn.is_wall(space) for space in between):
            best = max(best, table[min(len(between), len(table) - 1)])
    return best


def mirrored(inn: PlainInn, at: Space) -> int:
    pairs = 0
    for row, column in ((0, 1), (1, 0)):
        for far in range(1, 40):
            both = [(at[0] + sign * far * row, at[1] + sign * far * column) for sign in (-1, 1)]
            pairs += all(space in inn.guest for space in both) or all(inn.is_wall(space) for space in both)
    return pairs
