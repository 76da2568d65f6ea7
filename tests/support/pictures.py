"""Pictures that are decoded and scaled once for all tests of a process, however many programs show them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from threading import Lock

import pygame
import pytest

from fae_tabletop.ui.assets import Cache, PictureKey, Pictures

KEPT = 96 << 20
"""Bytes of pictures that are kept from test to test."""
_ONE_AT_A_TIME = Lock()


@pytest.fixture(scope="session", autouse=True)
def pictures_made_once() -> Iterator[None]:
    """Decode and scale each picture file once for all tests: every program that is opened shows the same ones."""
    decode, make = Pictures._decode, Pictures._make
    if decode.__module__ == __name__:
        yield  # another folder of tests in this process has asked for it already
        return
    decoded, made = Cache(KEPT), Cache(KEPT)

    def decode_once(self: Pictures, name: str) -> pygame.Surface:
        return _once(decoded, _version(self, name), lambda: decode(self, name))

    def make_once(self: Pictures, key: PictureKey) -> pygame.Surface:
        return _once(made, (_version(self, key.name), key), lambda: make(self, key))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Pictures, "_decode", decode_once)
        patch.setattr(Pictures, "_make", make_once)
        yield


def _version(pictures: Pictures, name: str) -> Hashable:
    """Return what tells the file of a picture from all others, and from itself once it has been changed."""
    path = pictures.path(name)
    try:
        found = path.stat()
    except OSError:
        return path
    # The file, not its path: a test that damages one file links the others.
    return found.st_dev, found.st_ino, found.st_mtime_ns, found.st_size


def _once(kept: Cache, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
    with _ONE_AT_A_TIME:
        found = kept.get(key)
    if found is None:
        found = make()
        with _ONE_AT_A_TIME:
            kept.put(key, found)
    return found
