"""Pictures: decoded and scaled in threads, kept by size; a missing one becomes a plain sheet in the window.

All surfaces handed out carry premultiplied alpha (blit them with `pygame.BLEND_PREMULTIPLIED`) or no alpha at
all.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Container, Hashable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from pathlib import Path
from typing import NamedTuple

import pygame

from fae_tabletop.content.pictures import size_of
from fae_tabletop.ui.theme import Colour

Sheet = Callable[[str, int, int], pygame.Surface]
"""Draws the plain sheet of a missing picture: its key, width and height in pixels."""

SUFFIXES = (".webp", ".png")
SPARE, SPARE_MASTERS = 6 << 20, 4 << 20
"""Bytes of pictures, and of their originals, that stay although nobody needs them now."""

UNKNOWN = (360, 360)
"""The size in pixels that a missing picture is taken to have."""

ROTATION_STEP = 3
"""Degrees; rotations are kept in these steps."""
SMOOTH_STAND_IN = 60_000
"""Pixels up to which a stand-in is scaled smoothly: cards that fly; larger ones would cost too much a frame."""
OVERSAMPLED = 2
"""How many times larger a picture is made before it is turned."""


class AssetMissing(Exception):
    """A picture, font or table of the assets is missing or damaged; the message names it."""


class PictureKey(NamedTuple):
    """One picture at one size.

    `name`: path below assets/ without suffix. Sizes in pixels, rotation in degrees anticlockwise.
    """

    name: str
    w: int
    h: int
    rotation: int = 0
    tint: Colour | None = None
    alpha: int = 255
    flip: bool = False


class Cache:
    """Surfaces by key; the least recently used ones go when they take more than `limit` bytes."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.bytes = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def get(self, key: Hashable) -> pygame.Surface | None:
        """The surface, now the most recently used one, or None."""
        surface = self._kept.get(key)
        if surface is not None:
            self._kept.move_to_end(key)
        return surface

    def put(self, key: Hashable, surface: pygame.Surface) -> None:
        """Keep a surface; older ones may go."""
        old = self._kept.pop(key, None)
        if old is not None:
            self.bytes -= _bytes(old)
        self._kept[key] = surface
        self.bytes += _bytes(surface)
        while self.bytes > self.limit and len(self._kept) > 1:
            _, gone = self._kept.popitem(last=False)
            self.bytes -= _bytes(gone)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept

    def __iter__(self) -> Iterator[Hashable]:
        return iter(self._kept)

    def trim(self, needed: Container[Hashable], spare: int) -> None:
        """Forget what is not needed, the least recently used first, until at most `spare` bytes of it are left."""
        loose = [key for key in self._kept if key not in needed]
        extra = sum(_bytes(self._kept[key]) for key in loose)
        for key in loose:
            if extra <= spare:
                break
            size = _bytes(self._kept.pop(key))
            self.bytes -= size
            extra -= size

    def clear(self) -> None:
        """Forget everything."""
        self._kept.clear()
        self.bytes = 0

    def __len__(self) -> int:
        return len(self._kept)


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height()


class Pictures:
    """The pictures below one folder.

    `strict`: a missing picture raises AssetMissing (tests, doctor) instead of showing a sheet. `threads`: 0
    loads at once in the caller. `limit`: bytes of scaled pictures kept.
    """

    def __init__(
        self,
        root: Path,
        *,
        strict: bool = False,
        threads: int = 2,
        limit: int = 128 << 20,
        sheet: Sheet | None = None,
    ) -> None:
        self.root = root
        self.strict = strict
        self.sheet = sheet
        self.missing: dict[str, str] = {}
        self._ready = Cache(limit)
        self._masters = Cache(24 << 20)
        self._natural: dict[str, tuple[int, int]] = {}
        self._widest: dict[tuple[str, int, Colour | None, int, bool], PictureKey] = {}
        self._pool = ThreadPoolExecutor(threads, "pictures") if threads else None
        self._loading: dict[PictureKey, Future[pygame.Surface]] = {}

    def path(self, name: str) -> Path:
        """The file of a picture, existing or not."""
        for suffix in SUFFIXES:
            path = self.root / (name + suffix)
            if path.is_file():
                return path
        return self.root / (name + SUFFIXES[0])

    def exists(self, name: str) -> bool:
        """Whether the picture is there."""
        return self.path(name).is_file()

    def master(self, name: str) -> pygame.Surface:
        """The picture as it is on disk, premultiplied. Loads in the caller; raises AssetMissing."""
        kept = self._masters.get(name)
        if kept is None:
            kept = self._decode(name)
            self._masters.put(name, kept)
        return kept

    def natural(self, name: str) -> tuple[int, int]:
        """Width and height in pixels of the picture on disk; a square for a missing one."""
        size = self._natural.get(name)
        if size is None:
            # Asked for every frame, for far more pictures than masters are kept.
            size = self._natural[name] = self._measured(name)
        return size

    def _measured(self, name: str) -> tuple[int, int]:
        """The size of a picture; mostly its first bytes tell, so that decoding is left to the threads."""
        path = self.path(name)
        try:
            return size_of(path) or self.master(name).get_size()
        except OSError:
            self.miss(name, AssetMissing(f"The picture {path} is missing."))
        except AssetMissing as error:
            self.miss(name, error)
        return UNKNOWN

    def get(self, key: PictureKey) -> pygame.Surface | None:
        """The picture at that size; while it is being made a rough stand-in, or None without one."""
        key = key._replace(rotation=round(key.rotation / ROTATION_STEP) * ROTATION_STEP % 360)
        ready = self._ready.get(key)
        if ready is not None:
            return ready
        if self._pool is None:
            return self._keep(key, self._made(key))
        if key not in self._loading:
            self._loading[key] = self._pool.submit(self._make, key)
        other = self._widest.get((key.name, key.rotation, key.tint, key.alpha, key.flip))
        near = self._ready.get(other) if other is not None else None
        if near is None or other is None or not key.w or not key.h:
            return None
        # A turned picture is larger than what it was turned from.
        size = (
            max(1, round(near.get_width() * key.w / other.w)), max(1, round(near.get_height() * key.h / other.h)),
        )  # fmt: skip
        resize = (
            pygame.transform.smoothscale if size[0] * size[1] <= SMOOTH_STAND_IN else pygame.transform.scale
        )
        return resize(near, size)

    def now(self, key: PictureKey) -> pygame.Surface:
        """The picture at that size, made at once if need be: for small things inside words."""
        ready = self._ready.get(key)
        return ready if ready is not None else self._keep(key, self._made(key))

    def poll(self) -> set[str]:
        """Take in what the threads have finished, in the main thread; returns the names now sharp."""
        fresh: set[str] = set()
        for key in [k for k, future in self._loading.items() if future.done()]:
            self._keep(key, self._finished(key, self._loading.pop(key)))
            fresh.add(key.name)
        return fresh

    @property
    def busy(self) -> bool:
        """Whether pictures are still being made."""
        return bool(self._loading)

    def settle(self, seconds: float) -> set[str]:
        """Wait at most so long for what was asked for; returns the names that are now sharp."""
        wait(list(self._loading.values()), timeout=seconds)
        return self.poll()

    def forget_sizes(self) -> None:
        """Stop making sizes that nobody wants any more, after a resize. Stand-ins stay until replaced."""
        for future in self._loading.values():
            future.cancel()
        self._loading.clear()

    def tidy(self, needed: Container[Hashable]) -> None:
        """Forget pictures that are not needed now, all but a few, and what they were made from."""
        self._ready.trim(needed, SPARE)
        self._masters.trim((), SPARE_MASTERS)
        self._widest = {}
        for key in self._ready:
            if isinstance(key, PictureKey):
                self._stand_in(key)

    def close(self) -> None:
        """Stop the threads; pictures still being made are dropped."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def _keep(self, key: PictureKey, surface: pygame.Surface) -> pygame.Surface:
        if pygame.display.get_init() and pygame.display.get_surface() is not None:
            surface = surface.convert_alpha() if surface.get_flags() & pygame.SRCALPHA else surface.convert()
        self._ready.put(key, surface)
        self._stand_in(key)
        return surface

    def _stand_in(self, key: PictureKey) -> None:
        """Let a picture that is ready stand in for its other sizes, unless a wider one does.

        What is turned over is squeezed to all widths, the narrowest among them.
        """
        name = (key.name, key.rotation, key.tint, key.alpha, key.flip)
        widest = self._widest.get(name)
        if widest is None or key.w >= widest.w or widest not in self._ready:
            self._widest[name] = key

    def _finished(self, key: PictureKey, future: Future[pygame.Surface]) -> pygame.Surface:
        try:
            return future.result()
        except AssetMissing as error:
            return self._miss(key.name, error, key)

    def _made(self, key: PictureKey) -> pygame.Surface:
        try:
            return self._make(key)
        except AssetMissing as error:
            return self._miss(key.name, error, key)

    def miss(self, name: str, error: AssetMissing) -> None:
        """Note that something is missing; in strict mode that is raised."""
        if self.strict:
            raise error
        self.missing[name] = str(error)

    def _miss(self, name: str, error: AssetMissing, key: PictureKey) -> pygame.Surface:
        self.miss(name, error)
        w, h = max(1, key.w), max(1, key.h)
        if self.sheet is not None:
            return self.sheet(name, w, h)
        blank = pygame.Surface((w, h))
        blank.fill((42, 40, 88))
        return blank

    def _decode(self, name: str) -> pygame.Surface:
        path = self.path(name)
        try:
            loaded = pygame.image.load(path)
        except FileNotFoundError as error:
            raise AssetMissing(f"The picture {path} is missing.") from error
        except pygame.error as error:
            raise AssetMissing(f"The picture {path} is damaged ({error}).") from error
        if loaded.get_bytesize() < 3:
            loaded = loaded.convert(32)
        # Scaling straight alpha would mix in the colour of invisible pixels.
        return loaded.premul_alpha() if loaded.get_flags() & pygame.SRCALPHA else loaded

    def _make(self, key: PictureKey) -> pygame.Surface:
        """Runs in a thread: no display surface is touched here."""
        master = self._masters.get(key.name)
        surface = master if master is not None else self._decode(key.name)
        if master is None and _bytes(surface) < 2 << 20:
            self._masters.put(key.name, surface)
        # What is turned is made larger first, and smaller again while it is turned: its edges come out smooth.
        n = OVERSAMPLED if key.rotation else 1
        surface = scaled(surface, key.w * n, key.h * n)
        if key.flip:
            surface = pygame.transform.flip(surface, True, False)
        if key.tint is not None:
            surface = tinted(surface, key.tint)
        if key.rotation:
            surface = pygame.transform.rotozoom(bordered(surface, OVERSAMPLED), key.rotation, 1 / OVERSAMPLED)
        if key.alpha != 255:
            surface = surface.copy() if surface.get_flags() & pygame.SRCALPHA else _with_alpha(surface)
            surface.fill((key.alpha,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
        return surface


def _with_alpha(surface: pygame.Surface) -> pygame.Surface:
    clear = pygame.Surface(surface.get_size(), pygame.SRCALPHA, 32)
    clear.blit(surface, (0, 0))
    return clear


def bordered(surface: pygame.Surface, width: int) -> pygame.Surface:
    """A copy with a clear border of so many pixels all round, into which the edge can fade."""
    w, h = surface.get_size()
    clear = pygame.Surface((w + 2 * width, h + 2 * width), pygame.SRCALPHA, 32)
    clear.blit(surface, (width, width))
    return clear


def scaled(surface: pygame.Surface, w: int, h: int) -> pygame.Surface:
    """A smooth copy of the surface in another size, pixels; at least 1 x 1."""
    size = (max(1, w), max(1, h))
    if surface.get_size() == size:
        return surface.copy()
    return pygame.transform.smoothscale(surface, size)


def tinted(surface: pygame.Surface, tint: Colour) -> pygame.Surface:
    """A copy with each channel multiplied by the tint's (255 keeps, 0 blackens or clears)."""
    copy = surface.copy()
    alpha = tint[3] / 255
    factor = tuple(round(c * alpha) for c in tint[:3])
    copy.fill((*factor, tint[3]), special_flags=pygame.BLEND_RGBA_MULT)
    return copy
