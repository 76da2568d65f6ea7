"""Frozen values to JSON text and back, by the vocabulary of a game (msgspec decodes strictly)."""

from __future__ import annotations

import hashlib
import re
from typing import Any, TypeVar, cast

import msgspec

from fae_tabletop.core.game import Command, Resign

T = TypeVar("T", bound=msgspec.Struct)

_encoder = msgspec.json.Encoder()

_KINDS = {
    "int": "a whole number",
    "float": "a number",
    "str": "words",
    "bool": "true or false",
    "array": "a list",
    "object": "a group of values",
    "null": "nothing",
}
"""What the values of JSON are called before people."""


class CodecError(ValueError):
    """A text that is not what it should be; the message names the place in it."""


class Codec:
    """Writes and reads commands and events as ``["Name", {fields}]``, and other values by their class."""

    def __init__(self, vocabulary: tuple[type[msgspec.Struct], ...]) -> None:
        self._classes: dict[str, type[msgspec.Struct]] = {}
        kinds: tuple[type[msgspec.Struct], ...] = (*vocabulary, Resign)
        for kind in kinds:
            if self._classes.setdefault(kind.__name__, kind) is not kind:
                raise ValueError(f"two classes are called {kind.__name__}")

    def write(self, value: msgspec.Struct) -> list[Any]:
        """Return ``["Name", {fields}]`` as plain JSON values. Raises CodecError for a foreign class."""
        name = type(value).__name__
        if self._classes.get(name) is not type(value):
            raise CodecError(f"{name} is not in the vocabulary")
        return [name, msgspec.to_builtins(value)]

    def read(self, data: Any) -> msgspec.Struct:
        """Return the value that ``write`` gave. Raises CodecError naming what does not fit."""
        if not (isinstance(data, list) and len(data) == 2 and isinstance(data[0], str)):
            raise CodecError("it does not say what was done")
        kind = self._classes.get(data[0])
        if kind is None:
            raise CodecError(f"no command or event is called {data[0]!r}")
        return decoded(data[1], kind)

    def read_command(self, data: Any) -> Command:
        """Return a command. Raises CodecError when ``data`` says anything else."""
        value = self.read(data)
        if not isinstance(value, Command):
            raise CodecError(f"{type(value).__name__} is not a command")
        return value


def decoded(data: Any, kind: type[T]) -> T:
    """Return plain JSON values as a ``kind``. Raises CodecError with the path of the fault."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as fault:
        raise CodecError(told(str(fault))) from None


def told(fault: str) -> str:
    """Return what msgspec says of a value that does not fit, in words for whoever has the file before them.

    They name the thing, and what may stand there; they follow "damaged: " and have no full stop.
    """
    what, _, path = fault.partition(" - at ")
    keys = re.findall(r"\.(\w+)", path)
    name = keys[-1] if keys else ""
    thing = f"the value of {name!r}" if name else "one of its values"
    if found := re.fullmatch(r"Invalid enum value (.+)", what):
        return f"no {name or 'value'} is called {found[1]}"
    if found := re.fullmatch(r"Object contains unknown field `(.+)`", what):
        return f"{name or 'it'} cannot have {found[1]!r}, which this version does not know"
    if found := re.fullmatch(r"Object missing required field `(.+)`", what):
        return f"{found[1]!r} is missing"
    if found := re.fullmatch(r"Expected `(?:int|float)` ([<>]=?) (.+)", what):
        bound = {"<=": "at most", ">=": "at least", "<": "less than", ">": "more than"}[found[1]]
        return f"{thing} must be {bound} {found[2]}"
    if found := re.fullmatch(r"Expected `(.+)`, got `(\w+)`", what):
        wanted = " or ".join(_KINDS.get(kind, kind) for kind in found[1].split(" | "))
        return f"{thing} is {_KINDS.get(found[2], found[2])}, where {wanted} belongs"
    if " of length " in what:
        return f"{thing} is too long or too short"
    return f"{thing} does not fit"


def text(value: Any) -> str:
    """Return plain values or structs as one line of JSON."""
    return _encoder.encode(value).decode()


def parsed(line: str | bytes) -> Any:
    """Return the plain values of a JSON text. Raises CodecError when it is none."""
    try:
        return cast(Any, msgspec.json.decode(line))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        # What the reader of JSON says of bytes helps nobody who has the file before them.
        raise CodecError("this is nothing that Fae Tabletop writes") from None


def checksum(facts: tuple[Any, ...]) -> str:
    """Return eight hexadecimal digits that stand for ``facts``, the same in every process."""
    return hashlib.blake2s(_encoder.encode(facts), digest_size=4).hexdigest()
