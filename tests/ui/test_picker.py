from __future__ import annotations

from typing import NamedTuple

from hypothesis import given
from hypothesis import strategies as st

from fae_tabletop.core.game import Ref
from fae_tabletop.ui.picker import Picker


class Say(NamedTuple):
    refs: tuple[Ref, ...]

    def picks(self) -> tuple[Ref, ...]:
        return self.refs


def say(*words: str) -> Say:
    return Say(tuple(Ref("thing", word) for word in words))


def ref(word: str) -> Ref:
    return Ref("thing", word)


words = st.sampled_from("abcde")
sets = st.lists(
    st.lists(words, min_size=1, max_size=3).map(lambda w: say(*w)), min_size=1, max_size=8, unique=True
)


@given(sets)
def test_every_command_that_no_other_goes_beyond_can_be_said(commands: list[Say]) -> None:
    for command in commands:
        picker = Picker(commands)
        longer = any(o != command and o.refs[: len(command.refs)] == command.refs for o in commands)
        got = [picker.point(pick) for pick in command.refs]
        if longer:
            assert command in picker.complete()
        elif len(set(command.refs)) == len(command.refs):
            assert got[-1] == command


@given(sets, st.lists(words, max_size=12))
def test_only_offered_commands_come_out(commands: list[Say], pointed: list[str]) -> None:
    picker = Picker(commands)
    for word in pointed:
        command = picker.point(ref(word))
        assert command is None or command in commands
        assert not picker.chosen or picker.matching()


def test_another_beginning_begins_anew_and_the_same_takes_back() -> None:
    picker = Picker([say("a", "x"), say("b", "y")])
    assert picker.point(ref("a")) is None
    assert picker.next() == (ref("x"),)
    picker.point(ref("b"))
    assert picker.chosen == (ref("b"),)
    picker.point(ref("b"))
    assert not picker.chosen


def test_nonsense_changes_nothing() -> None:
    picker = Picker([say("a", "x")])
    picker.point(ref("a"))
    assert picker.point(ref("e")) is None
    assert picker.chosen == (ref("a"),)


def test_new_commands_keep_the_choice_as_far_as_it_still_begins_one() -> None:
    picker = Picker([say("a", "b", "c")])
    picker.point(ref("a"))
    picker.point(ref("b"))
    picker.offer([say("a", "d")])
    assert picker.chosen == (ref("a"),)
    picker.offer([say("e")])
    assert not picker.chosen
