"""Plates: painted surfaces of panels, buttons and notes, stretched by nine slices to any size."""

from __future__ import annotations

import tomllib
from collections.abc import Container, Hashable, Mapping
from dataclasses import dataclass

import pygame

from fae_tabletop.ui.assets import AssetMissing, Cache, Pictures
from fae_tabletop.ui.geometry import Pixels
from fae_tabletop.ui.theme import Colour

SPARE = 3 << 20
"""Bytes of made plates that stay although nobody needs them now."""

FLAT = (("main", (235, 196, 108, 255)), ("chosen", (235, 196, 108, 255)), ("note", (242, 228, 196, 255)))
FLAT_FACE = (42, 40, 88, 255)
"""The faces of plates whose picture is missing, by a part of their name."""

FLAT_ROOM = (10.0, 8.0, 10.0, 8.0)

Four = tuple[float, float, float, float]
"""Left, top, right, bottom."""


@dataclass(frozen=True, slots=True)
class Plate:
    """One plate; all lengths in logical pixels (left, top, right, bottom).

    `insets`: the slices that keep their size, measured from the edge of the picture. `content`: room between
    the visible edge and what stands on it. `shadow`: how far the picture reaches beyond the visible edge.
    `scale`: pixels of the picture per logical pixel. `size`: as painted, without shadow. `shift`: how far the
    plate and what stands on it move together. `fixed`: a plate of one shape, scaled as a whole.
    """

    kind: str
    insets: Four
    content: Four
    shadow: Four
    scale: float
    size: tuple[float, float]
    shift: tuple[float, float] = (0.0, 0.0)
    fixed: bool = False


class Plates:
    """The plates of assets/ui/plates.toml."""

    def __init__(self, pictures: Pictures, folder: str = "ui", limit: int = 64 << 20) -> None:
        """Reads the table of plates.

        With strict pictures a table or plate that is missing, or not what it must be, raises AssetMissing.
        Otherwise flat plates take its place, and the pictures' `missing` tells what is wrong.
        """
        self._pictures = pictures
        self._folder = folder
        self._made = Cache(limit)
        self._plates: dict[str, Plate] = {}
        try:
            self._plates = _read(pictures, folder)
        except AssetMissing as error:
            pictures.miss(f"{folder}/plates.toml", error)

    def __contains__(self, kind: object) -> bool:
        return kind in self._plates

    def kinds(self) -> tuple[str, ...]:
        """The names of all plates."""
        return tuple(self._plates)

    def plate(self, kind: str) -> Plate:
        """The plate of that name. Raises AssetMissing."""
        plate = self._plates.get(kind)
        if plate is None:
            self._pictures.miss(
                f"{self._folder}/plate-{kind}",
                AssetMissing(f"There is no plate called {kind} in {self._folder}/plates.toml."),
            )
            return Plate(kind, FLAT_ROOM, FLAT_ROOM, (0.0, 0.0, 0.0, 0.0), 1.0, (40.0, 40.0))
        return plate

    def outer(self, kind: str, rect: Pixels, u: float) -> Pixels:
        """The pixels a plate with its visible edge at `rect` covers, shadow included."""
        plate = self.plate(kind)
        across = rect.w / plate.size[0] if plate.fixed else u
        down = rect.h / plate.size[1] if plate.fixed else u
        left, right = round(plate.shadow[0] * across), round(plate.shadow[2] * across)
        top, bottom = round(plate.shadow[1] * down), round(plate.shadow[3] * down)
        return Pixels(rect.x - left, rect.y - top, rect.w + left + right, rect.h + top + bottom)

    def surface(
        self, kind: str, w: int, h: int, u: float, tint: Colour | None = None, alpha: int = 255
    ) -> pygame.Surface:
        """The plate at w x h pixels, shadow included; `u` is pixels per logical pixel. Premultiplied."""
        key = self.key(kind, w, h, u, tint, alpha)
        kept = self._made.get(key)
        if kept is None:
            kept = self._stretched(self.plate(kind), w, h, u)
            if tint is not None:
                kept.fill((*tint[:3], 255), special_flags=pygame.BLEND_RGBA_MULT)
            if alpha != 255:
                kept.fill((alpha,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
            self._made.put(key, kept)
        return kept

    def key(
        self, kind: str, w: int, h: int, u: float, tint: Colour | None, alpha: int
    ) -> tuple[str, int, int, float, Colour | None, int]:
        """What a made plate is kept by."""
        return (kind, w, h, round(u, 4), tint, alpha)

    def tidy(self, needed: Container[Hashable]) -> None:
        """Forget made plates that are not needed now, all but a few."""
        self._made.trim(needed, SPARE)

    def forget(self) -> None:
        """Drop all made sizes."""
        self._made.clear()

    def _stretched(self, plate: Plate, w: int, h: int, u: float) -> pygame.Surface:
        name = f"{self._folder}/plate-{plate.kind}"
        try:
            master = self._pictures.master(name)
        except AssetMissing as error:
            self._pictures.miss(name, error)
            return _flat(plate, w, h, u)
        mw, mh = master.get_size()
        # Slices lie at whole pixels of the master; in the window they shrink together when there is no room.
        cut = [round(v * plate.scale) for v in plate.insets]
        room = min(1.0, w / max(1.0, (plate.insets[0] + plate.insets[2]) * u))
        tall = min(1.0, h / max(1.0, (plate.insets[1] + plate.insets[3]) * u))
        left, right = round(plate.insets[0] * u * room), round(plate.insets[2] * u * room)
        top, bottom = round(plate.insets[1] * u * tall), round(plate.insets[3] * u * tall)
        xs = ((0, cut[0], 0, left), (cut[0], mw - cut[2], left, w - right), (mw - cut[2], mw, w - right, w))
        ys = ((0, cut[1], 0, top), (cut[1], mh - cut[3], top, h - bottom), (mh - cut[3], mh, h - bottom, h))
        out = pygame.Surface((max(1, w), max(1, h)), pygame.SRCALPHA, 32)
        for sx0, sx1, dx0, dx1 in xs:
            for sy0, sy1, dy0, dy1 in ys:
                if sx1 <= sx0 or sy1 <= sy0 or dx1 <= dx0 or dy1 <= dy0:
                    continue
                part = master.subsurface((sx0, sy0, sx1 - sx0, sy1 - sy0))
                out.blit(pygame.transform.smoothscale(part, (dx1 - dx0, dy1 - dy0)), (dx0, dy0))
        return out


def _flat(plate: Plate, w: int, h: int, u: float) -> pygame.Surface:
    """What stands for a missing plate: a plain sheet that its words can be read on."""
    out = pygame.Surface((max(1, w), max(1, h)), pygame.SRCALPHA, 32)
    left, top, right, bottom = (round(v * u) for v in plate.shadow)
    face = next((colour for part, colour in FLAT if part in plate.kind), FLAT_FACE)
    rect = pygame.Rect(left, top, max(1, w - left - right), max(1, h - top - bottom))
    pygame.draw.rect(out, face, rect, border_radius=max(2, round(6 * u)))
    return out.premul_alpha()


def _read(pictures: Pictures, folder: str) -> dict[str, Plate]:
    path = pictures.root / folder / "plates.toml"
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise AssetMissing(f"The table of plates {path} is missing.") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise AssetMissing(f"The table of plates {path} is damaged ({error}).") from error
    return {kind: _plate(kind, entry, str(path)) for kind, entry in table.items()}


def _plate(kind: str, entry: object, path: str) -> Plate:
    if not isinstance(entry, Mapping):
        raise AssetMissing(f"Plate {kind} in {path} is no table.")
    scale = entry.get("scale", 3)
    if not isinstance(scale, int | float):
        raise AssetMissing(f"The scale of plate {kind} in {path} is not a number.")

    def four(name: str) -> Four:
        value = entry.get(name, [0, 0, 0, 0])
        if (
            not isinstance(value, list)
            or len(value) != 4
            or not all(isinstance(v, int | float) for v in value)
        ):
            raise AssetMissing(f"{name} of plate {kind} in {path} must be four numbers.")
        left, top, right, bottom = (float(v) for v in value)
        return left, top, right, bottom

    def two(name: str) -> tuple[float, float]:
        value = entry.get(name, [0, 0])
        if (
            not isinstance(value, list)
            or len(value) != 2
            or not all(isinstance(v, int | float) for v in value)
        ):
            raise AssetMissing(f"{name} of plate {kind} in {path} must be two numbers.")
        return float(value[0]), float(value[1])

    size = two("size")
    if min(size) <= 0:
        raise AssetMissing(f"size of plate {kind} in {path} must be above 0.")
    fixed = entry.get("fixed") is True
    return Plate(
        kind, four("insets"), four("content"), four("shadow"), float(scale), size, two("shift"), fixed
    )
