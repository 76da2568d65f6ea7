"""Frozen values to JSON text and back, by the vocabulary of a game (msgspec decodes strictly)."""

from __future__ import annotations

import hashlib
from typing import Any, TypeVar, cast

import msgspec

from fae_tabletop.core.game import Command, Resign

T = TypeVar("T", bound=msgspec.Struct)

_encoder = msgspec.json.Encoder()


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
            raise CodecError('expected ["Name", {…}]')
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
        raise CodecError(str(fault)) from None


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
