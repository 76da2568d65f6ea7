"""The sound kit: damped tones, coloured noise and envelopes, mixed and written as files; used at bake time only.

It stands on the standard library alone, so that every check can make the sounds again and compare. A wave is a
list of samples at 44,100 a second, silence at 0. Waves are made by adding and multiplying in a fixed order and
noise comes from a seeded generator, so that every run makes the same bytes.
"""

import io
import math
import random
import wave as wave_files
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

RATE = 44_100
"""Samples a second."""
PEAK = 10 ** (-3 / 20)
"""The greatest sample of any file: 3 dB below full scale, so that two sounds at once do not crackle."""
FADE_IN, FADE_OUT = 0.001, 0.040
"""Seconds at both ends in which a sound comes from and goes to silence."""
EAR, MOMENT = 300.0, 0.050
"""Loudness is measured above this pitch in hertz, since low sounds are heard less, in the loudest such seconds."""

Wave = list[float]


@dataclass(frozen=True)
class Mode:
    """One damped vibration: pitch in hertz, level at its start, and seconds until it is 60 dB softer."""

    pitch: float
    level: float
    decay: float


def length(seconds: float) -> int:
    """The number of samples in a time."""
    return round(seconds * RATE)


def rung(modes: Sequence[Mode], seconds: float) -> Wave:
    """What is struck at the start and rings with these vibrations, each beginning at a zero."""
    count = length(seconds)
    ringing = [0.0] * count
    for mode in modes:
        damping = 10 ** (-3 / (mode.decay * RATE))
        turn = 2 * math.pi * mode.pitch / RATE
        # A damped sine is its own recursion: two products a sample instead of a sine and a power.
        near, far = 2 * damping * math.cos(turn), damping * damping
        before, now = 0.0, mode.level * damping * math.sin(turn)
        for n in range(1, count):
            ringing[n] += now
            before, now = now, near * now - far * before
    return ringing


def noise(seconds: float, seed: int) -> Wave:
    """White noise from -1 to 1; the same for a seed on every system."""
    drawn = random.Random(seed).random
    return [2 * drawn() - 1 for _ in range(length(seconds))]


def band(wave: Wave, pitch: float, sharpness: float) -> Wave:
    """The part of a wave around a pitch in hertz: a second-order band pass, 0 dB at its middle."""
    turn = 2 * math.pi * pitch / RATE
    alpha = math.sin(turn) / (2 * sharpness)
    gain, a1, a2 = alpha / (1 + alpha), -2 * math.cos(turn) / (1 + alpha), (1 - alpha) / (1 + alpha)
    x1 = x2 = y1 = y2 = 0.0
    passed = []
    for x in wave:
        y = gain * (x - x2) - a1 * y1 - a2 * y2
        x1, x2, y1, y2 = x, x1, y, y1
        passed.append(y)
    return passed


def shaped(wave: Wave, *points: tuple[float, float]) -> Wave:
    """A wave under an envelope: points of (seconds, level) joined by straight lines, 0 outside them."""
    under = [0.0] * len(wave)
    for (start, low), (end, high) in pairwise(points):
        first, last = length(start), min(length(end), len(wave))
        for n in range(first, last):
            under[n] = wave[n] * (low + (high - low) * (n - first) / max(1, length(end) - first))
    return under


def mixed(seconds: float, *parts: tuple[float, float, Wave]) -> Wave:
    """Parts of (seconds at which it begins, level, wave) over one another; what is later than the end is cut."""
    whole = [0.0] * length(seconds)
    for at, level, wave in parts:
        start = length(at)
        for n, sample in enumerate(wave[: len(whole) - start], start):
            whole[n] += level * sample
    return whole


def room(wave: Wave, share: float) -> Wave:
    """A wave with the first echoes of a small panelled hall; `share` is the level of the nearest one."""
    echoes = ((0.0, 1.0), (0.023, share), (0.037, -0.8 * share), (0.053, 0.6 * share), (0.079, -0.45 * share))
    return mixed(len(wave) / RATE, *((at, level, wave) for at, level in echoes))


def loudness(wave: Wave) -> float:
    """How loud the loudest moment is heard, in dB below a full-scale square wave: a mean square above `EAR`."""
    keep = 1 / (1 + 2 * math.pi * EAR / RATE)
    heard, last, squares = 0.0, 0.0, [0.0]
    for sample in wave:
        heard, last = keep * (heard + sample - last), sample
        squares.append(squares[-1] + heard * heard)
    window = min(length(MOMENT), len(wave))
    most = max(b - a for a, b in zip(squares, squares[window:], strict=False)) / window
    return 10 * math.log10(most)


def finished(wave: Wave, level: float) -> Wave:
    """A wave about zero, faded at both ends, `level` dB loud. Raises ValueError when it would pass `PEAK`."""
    middle = sum(wave) / len(wave)
    rise, fall, count = length(FADE_IN), length(FADE_OUT), len(wave)
    faded = []
    for n, sample in enumerate(wave):
        gain = min(1.0, n / rise, (count - 1 - n) / fall)
        faded.append((sample - middle) * gain * gain * (3 - 2 * gain))
    scale = 10 ** ((level - loudness(faded)) / 20)
    done = [scale * sample for sample in faded]
    highest = max(map(abs, done))
    if highest > PEAK:
        raise ValueError(f"the peak is {20 * math.log10(highest / PEAK):.1f} dB too high for this loudness")
    return done


def wav(wave: Wave) -> bytes:
    """The bytes of a WAV file: 16 bits, one channel."""
    samples = array("h", (round(32767 * sample) for sample in wave))
    if array("H", [1]).tobytes() != b"\x01\x00":
        samples.byteswap()
    target = io.BytesIO()
    with wave_files.open(target, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())
    return target.getvalue()
