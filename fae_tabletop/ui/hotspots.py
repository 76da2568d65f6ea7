"""Hotspots: everything that can be pointed at, in one list that mouse, keyboard and trace share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from fae_tabletop.ui.geometry import Outline, Pixels, inside


@dataclass(frozen=True, slots=True)
class Tip:
    """What a tool tip says: the first words name the thing or rule, the body is a sentence.

    `refuse` chooses the rose form with the lock.
    """

    title: str
    body: str = ""
    refuse: bool = False


@dataclass(frozen=True, slots=True)
class Hotspot:
    """One thing on the screen that can be pointed at.

    `id`: stable and readable (`tile:3`, `button:undo`). `role`: `button`, `cell`, `tile`, `card`, `tab`,
    `slider`, `switch`, `entry`, `scroll`, `text`... `label`: what it is called. `rect`: window
    pixels. `why_not`: the reason in words when not enabled. `outline`: exact shape in window pixels, for
    things that are not rectangles. `z`: the higher one is hit first, equal ones: the later one. `tip`: shown
    at rest. `tab`: a stop of the Tab key (arrow keys reach the others too). `repeat`: quick clicks each
    count. `drag`: can be picked up. `adjust`: takes left/right and pointer slides (sliders). `default`: Enter
    does it when nothing is focused.
    """

    id: str
    role: str
    label: str
    rect: Pixels
    enabled: bool = True
    selected: bool = False
    why_not: str | None = None
    outline: Outline | None = None
    z: int = 0
    tip: Tip | None = None
    tab: bool = True
    repeat: bool = False
    drag: bool = False
    adjust: bool = False
    default: bool = False

    def hit(self, x: float, y: float) -> bool:
        """Whether the window pixel lies on it."""
        if not self.rect.contains(x, y):
            return False
        return self.outline is None or inside(self.outline, x, y)

    def traced(self) -> dict[str, object]:
        """The form of the UI trace."""
        return {
            "id": self.id,
            "role": self.role,
            "label": self.label,
            "rect": list(self.rect),
            "enabled": self.enabled,
            "selected": self.selected,
            "why_not": self.why_not,
        }


class Hotspots:
    """The hotspots of one drawn screen, in focus order. Ids are unique; a second one of an id is refused."""

    def __init__(self, spots: Iterable[Hotspot] = ()) -> None:
        self._spots: dict[str, Hotspot] = {}
        self._order: dict[str, Hotspot] = {}
        for spot in spots:
            self.add(spot)

    def add(self, spot: Hotspot) -> None:
        """Append a hotspot; raises ValueError when its id is taken."""
        self.add_hidden(spot)
        self._spots[spot.id] = spot

    def add_hidden(self, spot: Hotspot) -> None:
        """Append one that is scrolled out of view: keys can go there, nothing else knows of it."""
        if spot.id in self._order:
            raise ValueError(f"two hotspots are called {spot.id}")
        self._order[spot.id] = spot

    def __iter__(self) -> Iterator[Hotspot]:
        return iter(self._spots.values())

    def __len__(self) -> int:
        return len(self._spots)

    def __contains__(self, spot_id: object) -> bool:
        return spot_id in self._spots

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hotspots) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]  # a growing list: equal by content, never a key

    def get(self, spot_id: str | None) -> Hotspot | None:
        """The hotspot of that id, or None."""
        return self._spots.get(spot_id) if spot_id is not None else None

    def at(self, x: float, y: float) -> Hotspot | None:
        """The hotspot under the window pixel: highest z first, then the one added last."""
        best: Hotspot | None = None
        for spot in self:
            if (best is None or spot.z >= best.z) and spot.hit(x, y):
                best = spot
        return best

    def next(self, current: str | None, back: bool = False) -> str | None:
        """The Tab stop after (or before) the current focus, round and round; None when there is none."""
        ids = list(self._order)
        stops = [i for i, spot in enumerate(self._order.values()) if spot.tab]
        if not stops:
            return None
        if current not in self._order:
            return ids[stops[-1 if back else 0]]
        here = ids.index(current)
        if back:
            earlier = [i for i in stops if i < here]
            return ids[earlier[-1] if earlier else stops[-1]]
        later = [i for i in stops if i > here]
        return ids[later[0] if later else stops[0]]

    def nearest(self, current: str | None, dx: int, dy: int) -> str | None:
        """The hotspot to go to from the current one with an arrow key.

        (dx, dy) is one of (1, 0), (-1, 0), (0, 1), (0, -1). Distance along the arrow counts once, distance
        across it twice; what lies more across than along, and what the current one lies in, is passed over.
        None when nothing lies that way.
        """
        start = self.get(current)
        if start is None:
            return self.next(None)
        x, y = start.rect.centre
        best: tuple[float, str] | None = None
        for spot in self._order.values():
            if spot.id == start.id or spot.rect.union(start.rect) == spot.rect:
                continue
            cx, cy = spot.rect.centre
            along = (cx - x) * dx + (cy - y) * dy
            # Long things (a prompt under a board) are reached from anywhere they lie opposite to.
            reach = spot.rect.h / 2 if dx else spot.rect.w / 2
            across = max(0.0, abs((cy - y) if dx else (cx - x)) - reach)
            if along < 1 or across > 2 * along:
                continue
            key = (along + 2 * across + 0.01 * abs((cy - y) if dx else (cx - x)), spot.id)
            if best is None or key < best:
                best = key
        return best[1] if best else None

    def default(self) -> Hotspot | None:
        """The enabled hotspot Enter does when nothing is focused."""
        return next((spot for spot in self if spot.default and spot.enabled), None)
