"""Damaged or invented texts are refused as such; nothing in them gets through to the rules, nothing crashes."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fae_tabletop.core.codec import Codec, CodecError, parsed, text
from fae_tabletop.core.game import Command, Illegal
from fae_tabletop.core.log import LogError, begun, follow, read_entry, read_header
from tests.conformance.samples import SAMPLES
from tests.support.matches import played

LINES = {name: played(sample.game, sample.setups[0], 6, plies=8).lines() for name, sample in SAMPLES.items()}

scalars = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8)
anything = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
)


def followed(game: Any, lines: list[str | bytes]) -> int:
    """Follow the lines of a file as far as they go and return how many were sound."""
    fault: LogError | None = None
    try:
        fold = begun(game, read_header(lines[0]))
        for number, line in enumerate(lines[1:], 2):
            follow(game, fold, read_entry(Codec(game.vocabulary), line, number), number)
    except LogError as found:
        fault = found
    if fault is None:
        return len(lines)
    assert 1 <= fault.line <= len(lines)
    assert str(fault) == f"line {fault.line}: {fault.why}"
    assert "\n" not in fault.why
    return fault.line - 1


@pytest.mark.parametrize("name", list(SAMPLES))
@settings(max_examples=300)
@given(data=st.data())
def test_a_line_with_changed_bytes_ends_the_match_there(name: str, data: st.DataObject) -> None:
    lines: list[str | bytes] = list(LINES[name])
    number = data.draw(st.integers(0, len(lines) - 1))
    raw = bytearray(LINES[name][number].encode())
    for _ in range(data.draw(st.integers(1, 3))):
        raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(st.integers(0, 255))
    lines[number] = bytes(raw)
    assert followed(SAMPLES[name].game, lines) >= number


@pytest.mark.parametrize("name", list(SAMPLES))
@settings(max_examples=200)
@given(data=st.data())
def test_a_header_with_something_else_in_it_is_refused_or_played(name: str, data: st.DataObject) -> None:
    header = parsed(LINES[name][0])
    at: Any = header
    path = data.draw(st.sampled_from(sorted(_paths(header), key=str)))
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = data.draw(anything)
    followed(SAMPLES[name].game, [text(header), *LINES[name][1:]])


def _paths(value: Any, before: tuple[Any, ...] = ()) -> set[tuple[Any, ...]]:
    """Return the way to every value inside plain values, list places up to 2."""
    found: set[tuple[Any, ...]] = set()
    inner = (
        value.items() if isinstance(value, dict) else enumerate(value[:2]) if isinstance(value, list) else ()
    )
    for key, child in inner:
        found |= {(*before, key)} | _paths(child, (*before, key))
    return found


@pytest.mark.parametrize("name", list(SAMPLES))
@settings(max_examples=300)
@given(data=st.data())
def test_an_invented_command_is_refused_or_legal(name: str, data: st.DataObject) -> None:
    sample = SAMPLES[name]
    codec = Codec(sample.game.vocabulary)
    kinds = [kind for kind in sample.game.vocabulary if issubclass(kind, Command)]
    kind = data.draw(st.sampled_from(kinds))
    fields = {field: data.draw(anything | st.sampled_from([0, 1, 5])) for field in kind.__struct_fields__}
    try:
        command = codec.read_command([kind.__name__, fields])
    except CodecError:
        return
    state = played(sample.game, sample.setups[0], 6, plies=8).state
    for seat in (0, 1):
        refused: str | None = None
        try:
            sample.game.apply(state, seat, command)
        except Illegal as fault:
            refused = fault.reason.code
        # Talk is open-ended and never listed.
        assert command.idle or (refused is None) == (command in sample.game.commands(state, seat))
        assert refused != ""
