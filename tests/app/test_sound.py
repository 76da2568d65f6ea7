"""What the running program does about sound: the settings tell the truth, silence is said once, a match is heard."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from fae_tabletop.app.menus.opening import open_settings
from fae_tabletop.app.options import Options
from fae_tabletop.app.play import NewTable
from fae_tabletop.app.setups import setup_for
from fae_tabletop.ui.audio import SOUNDS, TRIAL
from fae_tabletop.ui.inputs import PointerMoved, PointerPressed, PointerReleased
from tests.app.conftest import MakeDesk
from tests.app.desks import Desk


@pytest.fixture(autouse=True)
def device(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A device that plays to nobody; closed before and after each test."""
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    yield
    pygame.mixer.quit()


def at_settings(desk: Desk) -> list[str]:
    """Open the sound settings and return what is played from then on."""
    desk.app.open_title()
    desk.turn()
    open_settings(desk.app)
    desk.turn()
    desk.click("tab:sound")
    return played(desk)


def played(desk: Desk) -> list[str]:
    """Return the list of what the device is given from now on."""
    heard: list[str] = []
    play = desk.app.audio.play

    def listen(name: str) -> bool:
        audible = play(name)
        if audible:
            heard.append(name)
        return audible

    desk.app.audio.play = listen  # type: ignore[method-assign] # the test listens in
    return heard


def is_on(desk: Desk) -> bool:
    switch = next(spot for spot in desk.spots("switch:sound"))
    return bool(switch.selected)


def toast(desk: Desk) -> str:
    said = desk.loop.stack._toast
    return said[0] if said is not None else ""


def test_the_volume_is_tried_when_the_slider_is_let_go(desk: MakeDesk) -> None:
    one = desk()
    heard = at_settings(one)
    x, y = (int(place) for place in next(spot for spot in one.spots("slider:volume")).rect.centre)
    one.send(PointerMoved(x, y))
    one.send(PointerPressed(x, y))
    one.send(PointerMoved(x + 30, y))
    assert heard == [], "not while it is held"
    volume = one.app.settings.volume
    one.send(PointerReleased(x + 30, y))
    one.turn()
    assert heard == [TRIAL]
    assert one.app.audio.volume == volume > 0.5
    one.loop.stack.focus = "slider:volume"
    one.key("left")
    assert heard == [TRIAL, TRIAL]


def test_the_switch_tells_what_is_heard(desk: MakeDesk) -> None:
    one = desk()
    heard = at_settings(one)
    assert is_on(one)
    one.click("switch:sound")
    assert not is_on(one)
    assert one.app.audio.muted
    assert heard == []
    one.click("switch:sound")
    assert is_on(one)
    assert heard == [TRIAL]
    one.key("m")
    assert not is_on(one)
    assert toast(one) == "Sound off"


def test_muted_from_the_command_line_the_switch_is_off_and_can_be_turned_on(desk: MakeDesk) -> None:
    one = desk(Options(mute=True))
    heard = at_settings(one)
    assert not is_on(one)
    assert not one.app.settings.muted
    one.click("switch:sound")
    assert is_on(one)
    assert not one.app.audio.muted
    assert heard == [TRIAL]


def test_no_device_is_said_once_and_can_be_tried_again(
    desk: MakeDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    one = desk()
    heard = at_settings(one)
    assert not one.spots("button:try-sound"), "nothing was tried yet"
    one.loop.stack.focus = "slider:volume"
    one.key("left")
    assert "No sound device was found. The game goes on in silence." in toast(one)
    assert one.spots("button:try-sound")
    one.loop.stack.toast("Something else")
    one.key("left")
    assert toast(one) == "Something else"
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    one.click("button:try-sound")
    assert toast(one) == "Sound works."
    assert heard == [TRIAL]
    assert not one.spots("button:try-sound")


def test_a_match_is_heard_from_the_draw_to_its_end(desk: MakeDesk) -> None:
    one = desk()
    heard = played(one)
    one.app.screens["enthrone"].play(one.app, NewTable("enthrone", setup_for("enthrone"), "easy", 5))
    one.turn()
    one.click("fist:left")
    assert heard == ["reveal"]
    one.key("return")
    one.click("button:start")
    one.turn(3)
    assert heard[:2] == ["reveal", "flip"]
    flow = one.app.flow
    assert flow is not None
    flow.session.chair.resign()
    one.turn(3)
    assert one.scene == "result"
    assert heard[-1] == "defeat"
    assert heard.count("defeat") == 1


def test_a_muted_program_opens_no_device(desk: MakeDesk) -> None:
    one = desk(Options(mute=True, speed=0.0))
    one.app.screens["enthrone"].play(one.app, NewTable("enthrone", setup_for("enthrone"), "easy", 5))
    one.turn()
    one.click("fist:left")
    assert not one.app.audio.open


def test_every_sound_can_be_heard_from_the_settings(desk: MakeDesk) -> None:
    one = desk()
    heard = at_settings(one)
    buttons = [spot.id for spot in one.spots("button:hear-")]
    assert {name.removeprefix("button:hear-") for name in buttons} == set(SOUNDS)
    for name in buttons[:3]:
        one.click(name)
    assert heard == [name.removeprefix("button:hear-") for name in buttons[:3]]
    one.click("switch:sound")
    assert not one.spots("button:hear-"), "what is off cannot be tried"
