"""The sounds that ship: made by the recipes as they are, level, clean at both ends, and of the pitches they promise."""

from __future__ import annotations

import ast
import math
import sys
import wave
from array import array
from functools import cache
from pathlib import Path

import pytest

from fae_tabletop.art import sound, sounds
from fae_tabletop.art.sound import MOMENT, PEAK, RATE, Mode, Wave
from fae_tabletop.art.sounds import SOUNDS
from fae_tabletop.ui import audio

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "assets" / "sounds"
MOST_BYTES = 600_000
NAMES = sorted(SOUNDS)


@cache
def stored(name: str) -> tuple[float, ...]:
    """The samples of a file that ships, from -1 to 1; its form is checked on the way."""
    with wave.open(str(FOLDER / f"{name}.wav"), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 44_100)
        samples = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return tuple(sample / 32768 for sample in samples)


def strength(samples: tuple[float, ...], pitch: float, start: float, seconds: float) -> float:
    """How much of a pitch in hertz is in a stretch, as the amplitude of a sine (Goertzel, under a Hann window)."""
    first, count = round(start * RATE), round(seconds * RATE)
    turn = 2 * math.pi * pitch / RATE
    before = last = 0.0
    for n, sample in enumerate(samples[first : first + count]):
        smooth = 0.5 - 0.5 * math.cos(2 * math.pi * n / count)
        before, last = last, sample * smooth + 2 * math.cos(turn) * last - before
    return 4 / count * math.sqrt(max(0.0, last * last + before * before - 2 * math.cos(turn) * last * before))


def level(samples: tuple[float, ...], start: float, seconds: float) -> float:
    """The root mean square of a stretch."""
    part = samples[round(start * RATE) : round((start + seconds) * RATE)]
    return math.sqrt(sum(sample * sample for sample in part) / len(part))


@pytest.mark.parametrize("name", NAMES)
def test_the_file_is_what_the_recipe_makes(name: str) -> None:
    assert sounds.sound_file(name) == (FOLDER / f"{name}.wav").read_bytes(), "make it again: dev.py sounds"


def test_the_files_are_the_sounds_that_can_be_played() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {f"{name}.wav" for name in SOUNDS}
    assert set(audio.SOUNDS) == set(SOUNDS)
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < MOST_BYTES


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_level_and_clean_at_both_ends(name: str) -> None:
    samples = stored(name)
    assert max(map(abs, samples)) <= PEAK
    assert abs(sum(samples)) / len(samples) < 0.0005, "no constant part"
    assert samples[0] == samples[-1] == 0.0
    assert max(map(abs, samples[:8])) < 0.05, "no click at the start"
    assert max(map(abs, samples[-64:])) < 0.001, "no click at the end"
    assert sound.loudness(list(samples)) == pytest.approx(SOUNDS[name].level, abs=0.1)


def test_loudness_follows_what_matters() -> None:
    loud = {name: sound.loudness(list(stored(name))) for name in SOUNDS}
    turns = [loud[name] for name in ("tile", "step", "flip")]
    assert max(turns) - min(turns) < 0.5, "what is heard on every turn is equally loud"
    assert loud["refusal"] < min(turns) - 3, "a refusal does not intrude"
    assert loud["capture"] > max(turns) + 3
    assert loud["victory"] > loud["capture"]
    assert loud["defeat"] > loud["capture"]


def test_lengths() -> None:
    seconds = {name: len(stored(name)) / RATE for name in SOUNDS}
    assert seconds["victory"] == pytest.approx(2, abs=0.15)
    assert seconds["defeat"] == pytest.approx(2, abs=0.15)
    assert all(seconds[name] <= 0.5 for name in ("tile", "step", "flip", "refusal"))
    assert seconds["capture"] <= 1 >= seconds["reveal"]


def test_the_tile_slides_and_then_clicks() -> None:
    samples = stored("tile")
    slide, pause, click = (level(samples, *span) for span in ((0.05, 0.2), (0.31, 0.03), (0.35, 0.02)))
    assert pause < slide < click
    assert strength(samples, 820, 0.35, 0.05) > 4 * strength(samples, 820, 0.30, 0.05)


def test_the_step_is_dull_and_over_at_once() -> None:
    samples = stored("step")
    low = max(strength(samples, pitch, 0, 0.08) for pitch in (196, 330))
    high = max(strength(samples, pitch, 0, 0.08) for pitch in (2000, 3000, 4500))
    assert low > 30 * high
    assert level(samples, 0.15, 0.05) < 0.01 * level(samples, 0, 0.03)


def test_the_capture_knocks_deeper_than_a_step_and_a_bell_rings_on() -> None:
    samples = stored("capture")
    assert strength(samples, 118, 0, 0.12) > 2 * strength(stored("step"), 118, 0, 0.12)
    assert strength(samples, sounds.D5, 0.4, 0.3) > 10 * strength(samples, 118, 0.4, 0.3)
    assert level(samples, 0.4, 0.3) < 0.3 * level(samples, 0, 0.1), "the bell is soft"


def test_the_flip_brightens_before_it_taps() -> None:
    samples = stored("flip")

    def share(start: float) -> float:
        bright, dark = (
            sum(strength(samples, pitch, start, 0.04) for pitch in range(middle - 300, middle + 300, 50))
            for middle in (3200, 1400)
        )
        return bright / dark

    assert share(0.08) > 2 * share(0.02)
    assert level(samples, 0.13, 0.02) > level(samples, 0.05, 0.05)


def test_the_reveal_rises() -> None:
    samples = stored("reveal")
    climb = (sounds.D5, sounds.A5, sounds.D6, sounds.A6)
    strongest = [max(climb, key=lambda pitch: strength(samples, pitch, at, 0.1)) for at in (0.02, 0.22, 0.34)]
    assert strongest == sorted(strongest)
    assert strongest[0] == sounds.D5
    assert strength(samples, sounds.A6, 0.5, 0.2) > 20 * strength(samples, sounds.A6, 0.0, 0.2)


def test_the_refusal_taps_twice_and_low() -> None:
    samples = stored("refusal")
    first, gap, second = (level(samples, at, 0.02) for at in (0.005, 0.07, 0.10))
    assert gap < second < first
    assert strength(samples, 165, 0, 0.2) > 50 * strength(samples, 1500, 0, 0.2)


def test_the_victory_ends_in_d_major() -> None:
    samples = stored("victory")
    third = {name: strength(samples, pitch, 1.0, 0.6) for name, pitch in (("F", 698.5), ("F#", sounds.FIS5))}
    assert third["F#"] > 10 * third["F"]
    assert strength(samples, sounds.D5, 1.0, 0.6) > 0.01
    assert level(samples, 0.8, 0.2) > level(samples, 0.0, 0.2), "it grows towards its chord"


def test_the_defeat_falls_to_rest_on_d() -> None:
    samples = stored("defeat")
    fall = (sounds.A4, sounds.F4, sounds.E4, sounds.D4)
    begins = (0.0, 0.36, 0.72, 1.14)
    for note, begin in zip(fall, begins, strict=True):
        lower = [other for other in fall if other < note]
        assert all(
            strength(samples, note, begin, 0.3) > strength(samples, other, begin, 0.3) for other in lower
        )
        assert begin == 0 or strength(samples, note, begin, 0.2) > 3 * strength(
            samples, note, begin - 0.25, 0.2
        )
    assert level(samples, 1.6, 0.2) < level(samples, 0.0, 0.2)


def test_a_mode_rings_at_its_pitch_and_dies_as_it_says() -> None:
    wave_ = tuple(sound.rung([Mode(441, 0.5, 0.2)], 0.4))
    assert strength(wave_, 441, 0, 0.05) > 10 * strength(wave_, 641, 0, 0.05)
    early, late = (max(map(abs, wave_[start : start + 100])) for start in (0, round(0.2 * RATE)))
    assert early == pytest.approx(0.5, rel=0.05)
    assert late == pytest.approx(0.5 / 1000, rel=0.1)


def test_too_loud_is_refused() -> None:
    peaky: Wave = [0.0] * 4000
    peaky[2000], peaky[2001] = 1.0, -1.0
    with pytest.raises(ValueError, match="too high"):
        sound.finished(peaky, -10)
    assert max(map(abs, sound.finished(peaky, -40))) <= PEAK


def test_loudness_is_that_of_the_loudest_moment() -> None:
    tone = [0.5 * math.sin(2 * math.pi * 3000 * n / RATE) for n in range(round(2 * MOMENT * RATE))]
    assert sound.loudness([*tone, *[0.0] * RATE]) == pytest.approx(10 * math.log10(0.125), abs=0.3)


def test_the_recipes_need_python_alone() -> None:
    for name in ("sound", "sounds"):
        tree = ast.parse((ROOT / "fae_tabletop" / "art" / f"{name}.py").read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            found = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            if isinstance(node, ast.Import):
                found = [alias.name for alias in node.names]
            for module in found:
                top = module.partition(".")[0]
                assert top in sys.stdlib_module_names or module == "fae_tabletop.art.sound"
