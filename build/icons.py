"""The program's icon in the forms that systems ask for, each made of PNG pictures in a small container."""

import io
import struct
from pathlib import Path

import pygame

# Sizes in pixels of an .icns picture, by the four letters that stand for it.
_ICNS = {b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024}
_ICO = (16, 32, 48, 256)


def png(master: Path, size: int) -> bytes:
    """Return the square picture ``master`` as the bytes of a PNG of ``size`` x ``size`` pixels."""
    picture = pygame.image.load(master)
    if picture.get_width() != picture.get_height():
        raise ValueError(f"{master} is not square: {picture.get_size()}")
    target = io.BytesIO()
    pygame.image.save(pygame.transform.smoothscale(picture, (size, size)), target, "icon.png")
    return target.getvalue()


def ico(master: Path) -> bytes:
    """Return a Windows icon file with the sizes of the task bar, the desktop and the folder views."""
    pictures = [png(master, size) for size in _ICO]
    place = 6 + 16 * len(pictures)
    head = struct.pack("<HHH", 0, 1, len(pictures))
    for size, picture in zip(_ICO, pictures, strict=True):
        # A side of 256 pixels is written as 0; then colours, reserved, planes, bits a pixel, length, place.
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return head + b"".join(pictures)


def icns(master: Path) -> bytes:
    """Return a macOS icon file."""
    parts = []
    for kind, size in _ICNS.items():
        picture = png(master, size)
        parts.append(kind + struct.pack(">I", 8 + len(picture)) + picture)
    body = b"".join(parts)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body
