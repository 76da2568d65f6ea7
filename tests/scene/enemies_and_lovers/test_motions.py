"""How events move: an attack is one beat for everybody, and skipping the motions lands on the same picture."""

from __future__ import annotations

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Command, Seat
from fae_tabletop.games.enemies_and_lovers.cards import CARD
from fae_tabletop.games.enemies_and_lovers.commands import Play
from fae_tabletop.games.enemies_and_lovers.events import Asked, Passed, Played
from fae_tabletop.games.enemies_and_lovers.public import View
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS
from fae_tabletop.games.enemies_and_lovers.scene.motions import BEAT, show
from fae_tabletop.games.enemies_and_lovers.scene.showing import facts_of
from fae_tabletop.games.enemies_and_lovers.scene.sounds import cues
from fae_tabletop.games.enemies_and_lovers.secrecy import imagine
from fae_tabletop.ui.drawing import Kit
from tests.scene.enemies_and_lovers.tables import Desk, my_turn, position

WORLDS = 24


def _unknown(view: View, seat: Seat) -> bool:
    """Whether a seat holds a few cards, and none that is known."""
    return view.hands[seat].concealed in (2, 3) and not facts_of(view, seat)


def can_attack(view: View, commands: tuple[Command, ...]) -> bool:
    """Whether an attack that can be answered may be played."""
    return my_turn(view, commands) and any(
        isinstance(c, Play) and c.at is not None and not CARD[c.card].crossed and _unknown(view, c.at)
        for c in commands
    )


def attack_on(view: View, commands: tuple[Command, ...]) -> Play:
    """Return an attack that can be answered, on one whose cards may hold an answer or not."""
    return next(
        c
        for c in commands
        if isinstance(c, Play) and c.at is not None and not CARD[c.card].crossed and _unknown(view, c.at)
    )


def test_an_attack_takes_one_beat_whoever_could_answer_it() -> None:
    state = position(4, can_attack)
    view = ENEMIES_AND_LOVERS.view(state, 0)
    attack = attack_on(view, ENEMIES_AND_LOVERS.commands(state, 0))
    lengths, holders = set(), set()
    for seed in range(WORLDS):
        world = imagine(view, Dice(seed))
        after = ENEMIES_AND_LOVERS.apply(world, 0, attack)
        seat = ENEMIES_AND_LOVERS.waiting(after.state)[0]
        holders.add(len(ENEMIES_AND_LOVERS.commands(after.state, seat)) > 1)
        seen = ENEMIES_AND_LOVERS.view(after.state, 0)
        told = [event for event in after.events if event.told_to(0)]
        lengths.add(round(sum(beat.length for event in told for beat in show(event, view, seen)), 6))
    assert holders == {True, False}, "some hold an answer and some do not"
    assert lengths == {BEAT}, "and nobody can tell from how long it takes"


def test_being_asked_and_passing_are_neither_seen_nor_heard() -> None:
    view = ENEMIES_AND_LOVERS.view(position(4, can_attack), 0)
    for event in (Asked(seat=1, kind="respond"), Passed(seat=1, kind="respond")):
        assert show(event, view, view) == ()
        assert cues(event, view) == ()


def test_at_speed_nought_nothing_is_waited_for(kit: Kit) -> None:
    desk = Desk(kit, position(4, can_attack), confirm=False)
    desk.scene.give(attack_on(desk.scene.view, desk.scene.chair.commands), certain=True)
    desk.pilot.wait(1 / 60)
    assert desk.scene.current


def test_skipping_the_motions_lands_on_the_same_picture(kit: Kit) -> None:
    state = position(4, can_attack)
    attack = attack_on(ENEMIES_AND_LOVERS.view(state, 0), ENEMIES_AND_LOVERS.commands(state, 0))
    shown = []
    for speed in (1.0, 0.0):
        desk = Desk(kit, state, confirm=False, speed=speed)
        desk.scene.give(attack, certain=True)
        desk.pilot.wait(2.0)
        frame = desk.pilot.frame()
        shown.append((frame.settled, frame.above, frame.shown.hotspots))
    assert shown[0] == shown[1]


def test_the_motions_of_a_match_are_short(kit: Kit) -> None:
    state = position(4, can_attack)
    dice = Dice(1)
    played = 0
    for _ in range(120):
        if not ENEMIES_AND_LOVERS.waiting(state):
            break
        seat, command = ENEMIES_AND_LOVERS.sample(state, dice)
        before = ENEMIES_AND_LOVERS.view(state, 0)
        step = ENEMIES_AND_LOVERS.apply(state, seat, command)
        after = ENEMIES_AND_LOVERS.view(step.state, 0)
        for event in step.events:
            if event.told_to(0):
                assert all(beat.length < 1.5 for beat in show(event, before, after))
                played += isinstance(event, Played)
        state = step.state
    assert played
