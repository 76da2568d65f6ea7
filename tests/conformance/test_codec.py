"""What a game says or shows survives the way through text; so does a match, with undo at every ply."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from fae_tabletop.core.codec import Codec, CodecError, checksum, decoded, parsed, text
from fae_tabletop.core.log import (
    Entry,
    Fold,
    LogError,
    Undo,
    begun,
    follow,
    play,
    read_entry,
    read_header,
)
from tests.conformance.samples import RESIGN, SAMPLES, Sample
from tests.support.matches import Match, played


@pytest.fixture(params=list(SAMPLES))
def sample(request: pytest.FixtureRequest) -> Sample:
    return SAMPLES[request.param]


def test_commands_events_views_and_setups_come_back_equal(sample: Sample) -> None:
    game, codec = sample.game, Codec(sample.game.vocabulary)
    for seed, setup in enumerate(sample.setups):
        match = played(game, setup, seed, plies=40)
        assert decoded(parsed(text(setup)), game.setup_type) == setup
        for step in match.steps:
            for event in step.events:
                assert codec.read(parsed(text(codec.write(event)))) == event
            for seat in match.seats:
                view = game.view(step.state, seat)
                assert decoded(parsed(text(view)), game.view_type) == view
                for command in (RESIGN, *game.commands(step.state, seat)):
                    assert codec.read_command(parsed(text(codec.write(command)))) == command


def test_foreign_and_damaged_texts_are_refused(sample: Sample) -> None:
    codec = Codec(sample.game.vocabulary)
    for data in (None, [], ["Nonsense", {}], ["Undo"], {"do": 1}, ["Resign", {}, 1], [3, {}]):
        with pytest.raises(CodecError):
            codec.read_command(data)
    match = played(sample.game, sample.setups[0], 3, plies=2)
    event = codec.write(match.steps[0].events[0])
    with pytest.raises(CodecError):
        codec.read_command(event)


def test_the_vocabulary_has_every_class_once(sample: Sample) -> None:
    names = [kind.__name__ for kind in sample.game.vocabulary]
    assert len(set(names)) == len(names)
    assert sample.game.setup_type in sample.game.vocabulary
    assert sample.game.view_type in sample.game.vocabulary


def test_folding_the_file_gives_the_same_match(sample: Sample) -> None:
    game, codec = sample.game, Codec(sample.game.vocabulary)
    for seed, setup in enumerate(sample.setups):
        match = played(game, setup, seed)
        first, *rest = match.lines()
        fold = begun(game, read_header(first))
        assert game.facts(fold.state) == game.facts(match.steps[0].state)
        for number, (line, step) in enumerate(zip(rest, match.steps[1:], strict=True), 2):
            events = follow(game, fold, read_entry(codec, line, number), number)
            assert events == step.events
            assert game.facts(fold.state) == game.facts(step.state)


def test_undo_at_every_ply_goes_back_to_a_state_that_was(sample: Sample) -> None:
    game = sample.game
    undone = 0
    for seed, setup in enumerate(sample.setups * 2):
        match = played(game, setup, seed, plies=30)
        for ply in range(len(match.entries) + 1):
            for seat in match.seats:
                fold = _folded(match, ply)
                left = fold.undo_point(seat)
                if left is None:
                    continue
                undone += 1
                assert match.entries[left][0] == seat
                assert all(other != seat for other, _ in match.entries[left + 1 : ply])
                assert not any(e.reveals for step in match.steps[left + 1 : ply + 1] for e in step.events)
                assert play(game, fold, seat, Undo()) == ()
                assert game.facts(fold.state) == game.facts(match.steps[left].state)
    assert undone > 0


def test_undo_is_followed_from_the_file_and_play_goes_on(sample: Sample) -> None:
    game, codec = sample.game, Codec(sample.game.vocabulary)
    steps = played(game, sample.setups[0], 4, plies=40).steps
    plies = next(ply for ply in range(8, 41) if not any(event.reveals for event in steps[ply].events))
    match = played(game, sample.setups[0], 4, plies=plies)
    fold = _folded(match, plies)
    seat = match.entries[-1][0]
    left = fold.undo_point(seat)
    assert left == plies - 1
    lines = match.lines()
    for entry in (Undo(), match.entries[-1][1]):
        play(game, fold, seat, entry)
        do = ["Undo", {}] if isinstance(entry, Undo) else codec.write(entry)
        lines.append(text({"seat": seat, "do": do, "sum": checksum(game.facts(fold.state))}))
    again = begun(game, read_header(lines[0]))
    for number, line in enumerate(lines[1:], 2):
        follow(game, again, read_entry(codec, line, number), number)
    assert game.facts(again.state) == game.facts(match.state)


def test_a_wrong_sum_or_an_illegal_line_leaves_the_fold_as_it_was(sample: Sample) -> None:
    game = sample.game
    match = played(game, sample.setups[0], 5, plies=6)
    fold = _folded(match, 6)
    before = game.facts(fold.state)
    seat = game.waiting(fold.state)[0]
    command = game.commands(fold.state, seat)[0]
    for wrong in (Entry(seat, command, "00000000"), Entry(seat, Undo(), "00000000"), Entry(9, command, "")):
        with pytest.raises(LogError) as fault:
            follow(game, fold, wrong, 8)
        assert fault.value.line == 8
        assert game.facts(fold.state) == before
        assert len(fold.steps) == 7


def test_a_setup_that_makes_no_sense_is_refused_at_line_one(sample: Sample) -> None:
    header = msgspec.structs.replace(Match(sample.game, sample.setups[0], 1).header(), setup={"nonsense": 1})
    with pytest.raises(LogError) as fault:
        begun(sample.game, header)
    assert fault.value.line == 1


def _folded(match: Match, plies: int) -> Fold[Any]:
    """Return the fold of the first ``plies`` commands of a match."""
    fold: Fold[Any] = Fold(match.steps[0])
    for (seat, _), step in zip(match.entries[:plies], match.steps[1 : plies + 1], strict=True):
        fold.extend(seat, step)
    return fold
