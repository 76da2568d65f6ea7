"""Sounds: played by name at the volume set, silent without complaint where nothing can be heard, one at a time."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fae_tabletop.content.paths import assets_dir
from fae_tabletop.ui.audio import SOUNDS, TRIAL, Audio, most_telling
from fae_tabletop.ui.drawing import Kit
from tests.ui.pilot import Pilot


@pytest.fixture(autouse=True)
def device(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A device that plays to nobody; closed before and after each test."""
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    yield
    pygame.mixer.quit()


@pytest.fixture
def audio() -> Audio:
    return Audio(assets_dir() / "sounds")


def problem(audio: Audio) -> str | None:
    """What the settings would say now."""
    return audio.problem


@pytest.mark.parametrize("name", SOUNDS)
def test_every_sound_is_played(audio: Audio, name: str) -> None:
    assert audio.play(name)
    assert pygame.mixer.get_busy()


def test_the_device_is_opened_on_the_first_sound_only(audio: Audio) -> None:
    assert not audio.open
    audio.play("tile")
    assert audio.open


def test_the_volume_holds_for_every_sound(audio: Audio) -> None:
    for wanted, given_ in ((0.25, 0.25), (1.0, 1.7)):
        audio.volume = given_
        assert audio.play("tile")
        sound = audio._sounds["tile"]
        assert sound is not None
        assert audio.volume == wanted
        assert sound.get_volume() == pytest.approx(wanted, abs=0.01)


@pytest.mark.parametrize("how", ["muted", "volume"])
def test_silence_opens_no_device(audio: Audio, how: str) -> None:
    if how == "muted":
        audio.mute(True)
    else:
        audio.volume = -0.5
    assert audio.silent
    assert not audio.play("tile")
    assert not audio.open


def test_muting_closes_the_device_and_ends_again(audio: Audio) -> None:
    audio.play("victory")
    audio.mute(True)
    assert not audio.open
    audio.mute(False)
    assert audio.play("tile")


def test_without_a_device_all_is_harmless_until_there_is_one(
    audio: Audio, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    assert not audio.play("tile")
    assert problem(audio) == "No sound device was found."
    assert audio.silent
    assert not audio.play("step")
    assert not audio.retry()
    audio.close()
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    assert audio.retry()
    assert problem(audio) is None
    assert audio.play("tile")


def test_a_device_that_goes_away_is_no_crash(audio: Audio) -> None:
    audio.play("tile")
    pygame.mixer.quit()
    assert not audio.play("tile")
    assert audio.problem is not None
    assert audio.retry()
    assert audio.play("tile")


def test_a_file_that_is_missing_or_damaged_is_silence(tmp_path: Path) -> None:
    for name in ("tile", "step"):
        shutil.copy(assets_dir() / "sounds" / f"{name}.wav", tmp_path)
    (tmp_path / "tile.wav").write_bytes(b"not a sound")
    audio = Audio(tmp_path)
    assert not audio.play("tile")
    assert not audio.play("flip")
    assert audio.problem is None
    assert audio.play("step")


@given(st.lists(st.sampled_from(SOUNDS), min_size=1))
def test_the_most_telling_of_several(names: list[str]) -> None:
    assert most_telling(names) == most_telling(reversed(names))
    assert all(SOUNDS.index(most_telling(names)) <= SOUNDS.index(name) for name in names)


def test_what_ends_a_match_tells_most_and_a_refusal_least() -> None:
    assert most_telling(["tile", "capture", "flip", "victory"]) == "victory"
    assert most_telling(["tile", "capture", "flip"]) == "capture"
    assert most_telling(["refusal", "tile"]) == "tile"
    with pytest.raises(ValueError, match="not in"):
        most_telling(["tile", "trumpet"])
    assert TRIAL in SOUNDS


def test_of_several_sounds_at_a_moment_one_is_heard(kit: Kit) -> None:
    heard: list[str] = []
    stack = Pilot(kit).stack
    stack.on_sound = heard.append
    for name in ("tile", "capture", "flip"):
        stack.sound(name)
    assert heard == []
    stack.update(0.0, 1.0)
    assert heard == ["capture"]
    stack.update(0.0, 1.1)
    assert heard == ["capture"]
