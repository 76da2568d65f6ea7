"""A look through a Tiled map before it is read: what our reader would misunderstand is refused in words.

pytmx silently skips or stumbles over templates, infinite maps, newer compressions and class-typed properties.
Maps come from anywhere: whatever could keep it busy for ever or fill the memory is refused here too.
"""

from __future__ import annotations

import base64
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

TileMarks = frozenset[str]
_Element = ElementTree.Element

LARGEST = 128
"""Columns or rows of the largest map that is read."""
_HEAVIEST = 1 << 20
"""Bytes of the largest file that is read, and of the largest layer once it is unpacked."""
_MOST_DIGITS = 6
"""Digits of the largest number of a size or of a tile."""
_MOST_TILES = 4096
_MOST_TILESETS = 16
_SIDES = (8, 8192)
"""Pixels of the smallest tile and of the largest picture."""
_AUTOMATIC = 32 + zlib.MAX_WBITS
"""Tells zlib to find out by itself whether it is given zlib or gzip."""
_COMPRESSIONS = ("", "zlib", "gzip")
_ENCODINGS = ("csv", "base64")


HEXAGONAL: Mapping[str, str] = {"orientation": "hexagonal", "staggeraxis": "x", "staggerindex": "odd"}
ORTHOGONAL: Mapping[str, str] = {"orientation": "orthogonal"}
"""What a map says of its shape, by the attributes of Tiled."""


class LevelError(ValueError):
    """A map that cannot be used: one sentence with the file, the cell if one is to blame, and the reason."""

    def __init__(self, path: Path, why: str, cell: str | None = None) -> None:
        super().__init__(f"{path}: {cell}: {why}" if cell else f"{path}: {why}")
        self.path = path
        self.why = why
        self.cell = cell


class Sheet(NamedTuple):
    """What the inspection found: size in cells, the map's own texts, and the marks by tile number."""

    width: int
    height: int
    texts: dict[str, str]
    tiles: dict[int, TileMarks]


def inspected(
    path: Path, layer: str, marks: frozenset[str], texts: frozenset[str], shape: Mapping[str, str] = HEXAGONAL
) -> Sheet:
    """Return what is known of a sound map of that ``shape`` before its cells are read. Raises LevelError."""
    root = _parsed(path, "map")
    _check_places(path, root, ("layer", "tileset"))
    _check_shape(path, root, shape)
    width, height = _number(path, root, "width"), _number(path, root, "height")
    if width > LARGEST or height > LARGEST:
        raise LevelError(path, f"the map is larger than {LARGEST} by {LARGEST} cells")
    _check_layers(path, root, layer)
    tiles: dict[int, TileMarks] = {}
    tilesets = root.findall("tileset")
    if not tilesets:
        raise LevelError(path, "the map has no tileset")
    if len(tilesets) > _MOST_TILESETS:
        raise LevelError(path, f"the map has {len(tilesets)} tilesets; at most {_MOST_TILESETS} are read")
    for tileset in tilesets:
        tiles.update(_tileset(path, tileset, marks))
    return Sheet(width, height, _texts(path, root, texts), tiles)


def _parsed(path: Path, kind: str) -> _Element:
    """Return the root of an XML file whose root must be called ``kind``."""
    try:
        # Anything but a file, a pipe for one, would be waited for.
        if path.exists() and not path.is_file():
            raise LevelError(path, "cannot be read (it is not a file)")
        with path.open("rb") as file:
            content = file.read(_HEAVIEST + 1)
    except LevelError:
        raise
    except FileNotFoundError:
        raise LevelError(path, "there is no such file") from None
    except (OSError, ValueError) as fault:
        raise LevelError(path, f"cannot be read ({getattr(fault, 'strerror', None) or fault})") from None
    if len(content) > _HEAVIEST:
        raise LevelError(path, f"is larger than {_HEAVIEST >> 20} MB, too large for a {kind}")
    if b"<!ENTITY" in content or b"<!DOCTYPE" in content:
        raise LevelError(path, "declares names of its own, which no file of Tiled does")
    try:
        root = ElementTree.fromstring(content)
    except (ElementTree.ParseError, UnicodeDecodeError, ValueError, LookupError) as fault:
        where = f" (from line {fault.position[0]} on)" if isinstance(fault, ElementTree.ParseError) else ""
        raise LevelError(
            path, f"is not an XML file such as Tiled writes{where}: save it in Tiled once more"
        ) from None
    if root.tag != kind:
        raise LevelError(path, f"is not a Tiled {kind}, but has {root.tag!r} as its root")
    return root


def _number(path: Path, node: _Element, name: str) -> int:
    value = node.get(name, "")
    number = _whole(value)
    if not number:
        raise LevelError(
            path, f"{name} of the {node.tag} must be a positive whole number, not {_short(value)}"
        )
    return number


def _whole(value: str) -> int | None:
    """Return a number of at most six digits, or None for anything else."""
    sound = value.isascii() and value.isdigit() and len(value) <= _MOST_DIGITS
    return int(value) if sound else None


def _short(value: str) -> str:
    """Quote what a file says, as much of it as fits in a sentence."""
    return repr(value if len(value) <= 40 else f"{value[:39]}…")


def _check_shape(path: Path, root: _Element, wanted: Mapping[str, str]) -> None:
    for name, value in wanted.items():
        found = root.get(name, "nothing")
        if found != value:
            raise LevelError(path, f"{name} must be {value}, not {found}")
    if root.get("infinite", "0") != "0":
        raise LevelError(path, "an infinite map is not read; give the map a size in Tiled")


def _check_places(path: Path, root: _Element, tags: tuple[str, ...]) -> None:
    """Refuse parts that lie deeper than Tiled writes them: pytmx finds them everywhere, we only look on top."""
    for tag in tags:
        if len(list(root.iter(tag))) != len(root.findall(tag)):
            raise LevelError(path, f"a {tag} lies inside another part, where Tiled writes none")


def _check_layers(path: Path, root: _Element, wanted: str) -> None:
    """Refuse whatever is not the one tile layer: what lies elsewhere would silently not count."""
    if any("template" in node.attrib for node in root.iter("object")):
        raise LevelError(path, "objects made from templates are not read")
    for tag, words in (("group", "group"), ("objectgroup", "object layer"), ("imagelayer", "image layer")):
        other = next(root.iter(tag), None)
        if other is not None:
            raise LevelError(path, f"the {words} {other.get('name', '')!r} is not read; only {wanted} is")
    layers = root.findall("layer")
    for layer in layers:
        if layer.get("name") != wanted:
            raise LevelError(path, f"the layer {layer.get('name', '')!r} is not read; only {wanted} is")
    if len(layers) != 1:
        raise LevelError(path, f"there must be exactly one tile layer called {wanted}, not {len(layers)}")
    data = layers[0].find("data")
    if data is None or data.find("chunk") is not None:
        raise LevelError(path, f"the layer {wanted} holds no plain data")
    encoding, compression = data.get("encoding", "XML"), data.get("compression", "")
    if encoding not in _ENCODINGS:
        raise LevelError(path, f"tile data as {encoding} is not read; save it as CSV")
    if compression not in _COMPRESSIONS:
        raise LevelError(path, f"tile data compressed with {compression} is not read; save it as CSV")
    written = (data.text or "").strip()
    if not written:
        raise LevelError(path, f"the layer {wanted} is empty")
    if compression:
        _check_packed(path, written, wanted)


def _check_packed(path: Path, written: str, layer: str) -> None:
    """Unpack a layer as far as it may be large: a few bytes can be packed that would fill the memory."""
    try:
        packed = base64.b64decode(written)
        unpacked = zlib.decompressobj(_AUTOMATIC).decompress(packed, _HEAVIEST + 1)
    except (ValueError, zlib.error) as fault:
        raise LevelError(path, f"the layer {layer} cannot be read ({fault})") from None
    if len(unpacked) > _HEAVIEST:
        raise LevelError(path, f"the layer {layer} is larger than any map that is read")


def _tileset(path: Path, node: _Element, known: frozenset[str]) -> dict[int, TileMarks]:
    """Return the marks of each tile of an external tileset by the number it has in the map."""
    source = node.get("source")
    if source is None:
        raise LevelError(path, f"the tileset {node.get('name', '')!r} must be a file of its own (.tsx)")
    if not source.lower().endswith(".tsx"):
        raise LevelError(path, f"the tileset {source} must be a .tsx file")
    first = _number(path, node, "firstgid")
    file = path.parent / source
    try:
        there = file.is_file()
    except (OSError, ValueError):
        there = False
    if not there:
        raise LevelError(path, f"the tileset {_short(source)[1:-1]} is missing")
    root = _parsed(file, "tileset")
    count = _number(file, root, "tilecount")
    if count > _MOST_TILES:
        raise LevelError(file, f"has {count} tiles; at most {_MOST_TILES} are read")
    _check_places(file, root, ("tile",))
    for tag, words in (("objectgroup", "collision shapes"), ("animation", "animations")):
        if next(root.iter(tag), None) is not None:
            raise LevelError(file, f"{words} of tiles are not read; take them out in Tiled")
    _check_picture(file, root)
    found: dict[int, TileMarks] = {first + number: frozenset() for number in range(count)}
    for tile in root.findall("tile"):
        number = _whole(tile.get("id", ""))
        if number is None:
            raise LevelError(
                file, f"a tile has the id {_short(tile.get('id', ''))}, which is no whole number"
            )
        found[first + number] = _marks(file, tile, known)
    return found


def _check_picture(file: Path, root: _Element) -> None:
    """Refuse measures that no picture has: pytmx cuts it into tiles by counting, whether it is there or not."""
    least, most = _SIDES
    tile = [_number(file, root, name) for name in ("tilewidth", "tileheight")]
    if min(tile) < least:
        raise LevelError(file, f"its tiles must be {least} pixels or larger")
    for image in root.iter("image"):
        if max(_number(file, image, name) for name in ("width", "height")) > most:
            raise LevelError(file, f"its picture is larger than {most} pixels")
    for name in ("margin", "spacing"):
        if _whole(root.get(name, "0")) is None:
            raise LevelError(file, f"{name} of the tileset must be a whole number")


def _marks(file: Path, tile: _Element, known: frozenset[str]) -> TileMarks:
    marks: set[str] = set()
    where = f"tile {tile.get('id')}"
    for node in tile.findall("properties/property"):
        name, kind, value = node.get("name", ""), node.get("type", "string"), node.get("value", "")
        if name not in known:
            raise LevelError(file, f"{where} has the unknown property {name!r}; known are {_list(known)}")
        if kind != "bool" or value not in ("true", "false"):
            raise LevelError(file, f"the property {name} of {where} must be a bool, true or false")
        if value == "true":
            marks.add(name)
    return frozenset(marks)


def _texts(path: Path, root: _Element, known: frozenset[str]) -> dict[str, str]:
    texts: dict[str, str] = {}
    for node in root.findall("properties/property"):
        name = node.get("name", "")
        if name not in known:
            raise LevelError(path, f"the map has the unknown property {name!r}; known are {_list(known)}")
        if node.get("type", "string") != "string":
            raise LevelError(path, f"the property {name} of the map must be a string")
        texts[name] = node.get("value") or (node.text or "")
    return texts


def _list(names: frozenset[str]) -> str:
    return ", ".join(sorted(names)) or "none"
