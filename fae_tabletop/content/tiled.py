"""A look through a Tiled map before it is read: what our reader would misunderstand is refused in words.

pytmx silently skips or stumbles over templates, infinite maps, newer compressions and class-typed properties.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

TileMarks = frozenset[str]
_Element = ElementTree.Element

LARGEST = 128
"""Columns or rows of the largest map that is read."""
_COMPRESSIONS = ("", "zlib", "gzip")
_ENCODINGS = ("csv", "base64")


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


def inspected(path: Path, layer: str, marks: frozenset[str], texts: frozenset[str]) -> Sheet:
    """Return what is known of a sound map before its cells are read. Raises LevelError."""
    root = _parsed(path, "map")
    _check_shape(path, root)
    width, height = _number(path, root, "width"), _number(path, root, "height")
    if width > LARGEST or height > LARGEST:
        raise LevelError(path, f"the map is larger than {LARGEST} by {LARGEST} cells")
    _check_layers(path, root, layer)
    tiles: dict[int, TileMarks] = {}
    tilesets = root.findall("tileset")
    if not tilesets:
        raise LevelError(path, "the map has no tileset")
    for tileset in tilesets:
        tiles.update(_tileset(path, tileset, marks))
    return Sheet(width, height, _texts(path, root, texts), tiles)


def _parsed(path: Path, kind: str) -> _Element:
    """Return the root of an XML file whose root must be called ``kind``."""
    try:
        root = ElementTree.parse(path).getroot()
    except FileNotFoundError:
        raise LevelError(path, "there is no such file") from None
    except OSError as fault:
        raise LevelError(path, f"cannot be read ({fault.strerror})") from None
    except (ElementTree.ParseError, UnicodeDecodeError, ValueError, LookupError) as fault:
        raise LevelError(path, f"is not an XML file ({fault})") from None
    if root.tag != kind:
        raise LevelError(path, f"is not a Tiled {kind}, but has {root.tag!r} as its root")
    return root


def _number(path: Path, node: _Element, name: str) -> int:
    value = node.get(name, "")
    if not (value.isascii() and value.isdigit() and int(value) > 0):
        raise LevelError(path, f"{name} of the {node.tag} must be a positive whole number, not {value!r}")
    return int(value)


def _check_shape(path: Path, root: _Element) -> None:
    wanted = {"orientation": "hexagonal", "staggeraxis": "x", "staggerindex": "odd"}
    for name, value in wanted.items():
        found = root.get(name, "nothing")
        if found != value:
            raise LevelError(path, f"{name} must be {value}, not {found}")
    if root.get("infinite", "0") != "0":
        raise LevelError(path, "an infinite map is not read; give the map a size in Tiled")


def _check_layers(path: Path, root: _Element, wanted: str) -> None:
    """Refuse whatever is not the one tile layer: what lies elsewhere would silently not count."""
    if any("template" in node.attrib for node in root.iter("object")):
        raise LevelError(path, "objects made from templates are not read")
    for tag, words in (("group", "group"), ("objectgroup", "object layer"), ("imagelayer", "image layer")):
        other = root.find(tag)
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
    if not (data.text or "").strip():
        raise LevelError(path, f"the layer {wanted} is empty")


def _tileset(path: Path, node: _Element, known: frozenset[str]) -> dict[int, TileMarks]:
    """Return the marks of each tile of an external tileset by the number it has in the map."""
    source = node.get("source")
    if source is None:
        raise LevelError(path, f"the tileset {node.get('name', '')!r} must be a file of its own (.tsx)")
    if not source.lower().endswith(".tsx"):
        raise LevelError(path, f"the tileset {source} must be a .tsx file")
    first = _number(path, node, "firstgid")
    file = path.parent / source
    if not file.is_file():
        raise LevelError(path, f"the tileset {source} is missing")
    root = _parsed(file, "tileset")
    found: dict[int, TileMarks] = {
        first + number: frozenset() for number in range(_number(file, root, "tilecount"))
    }
    for tile in root.findall("tile"):
        number = tile.get("id", "")
        if not (number.isascii() and number.isdigit()):
            raise LevelError(file, f"a tile has the id {number!r}, which is no whole number")
        found[first + int(number)] = _marks(file, tile, known)
    return found


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
