"""The eight sounds: what is struck, plucked and brushed, for how long and how loud. Baked by `build/sounds.py`.

All pitches belong to one D: what rings in a capture is a note of the victory. Levels stand in the order in which
the sounds matter; what is heard on every turn is softer than what ends a match, and a refusal is softest.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from fae_tabletop.art.sound import Mode, Wave, band, finished, mixed, noise, room, rung, shaped, wav

D3, A3, D4, E4, F4, A4, D5, E5, FIS5, A5, B5, D6, E6, FIS6, A6, D7 = (
    440 * 2 ** (steps / 12) for steps in (-19, -12, -7, -5, -4, 0, 5, 7, 9, 12, 14, 17, 19, 21, 24, 29)
)
"""Notes in hertz, equal temperament on A4 = 440; FIS is F sharp."""


@dataclass(frozen=True)
class Recipe:
    """How a sound is made, and how loud its loudest moment is, in dB as `sound.loudness` measures it."""

    make: Callable[[], Wave]
    level: float


def tile() -> Wave:
    """A wooden tile slides and clicks into its place, 0.46 s.

    Brushed noise about 1.5 kHz swells and dies within 0.33 s, rough as grain is; at 0.35 s a click of four wooden
    modes at 820, 1,390, 2,240 and 3,600 Hz, gone within 0.1 s.
    """
    grain = band(noise(0.34, 11), 1500, 0.9)
    rough = [1.0 + 0.4 * sample for sample in band(noise(0.34, 12), 60, 0.7)]
    slide = [sample * gain for sample, gain in zip(grain, rough, strict=True)]
    slide = shaped(slide, (0, 0), (0.05, 0.8), (0.12, 1), (0.24, 0.45), (0.33, 0))
    click = _wood((820, 1.0, 0.075), (1390, 0.7, 0.06), (2240, 0.35, 0.04), (3600, 0.15, 0.025))
    return mixed(0.46, (0, 0.55, slide), (0.35, 0.85, click), (0.35, 0.12, _tick(13)))


def step() -> Wave:
    """A pawn is set on felt-covered wood, 0.22 s.

    A dull knock: modes at 196, 330, 545 and 870 Hz, the highest gone first, with a breath of felt below 700 Hz
    that lasts 0.05 s. It rises within 3 ms, so that nothing clicks.
    """
    knock = _wood((196, 1.0, 0.16), (330, 0.8, 0.11), (545, 0.5, 0.07), (870, 0.2, 0.045))
    felt = shaped(band(noise(0.06, 21), 520, 0.8), (0, 0), (0.004, 1), (0.05, 0))
    return shaped(mixed(0.22, (0, 1, knock), (0, 0.5, felt)), (0, 0), (0.003, 1), (0.22, 1))


def capture() -> Wave:
    """A piece is knocked over, and a soft bell rings, 0.85 s.

    A heavier knock than a step: modes from 118 Hz up to 1,180 Hz and a tick, gone within 0.25 s. From 0.03 s on a
    small bell on D5 (587 Hz) with hum, minor third, fifth and octave; it rises within 15 ms and rings to the end.
    """
    knock = _wood((118, 1.0, 0.26), (185, 0.9, 0.2), (322, 0.7, 0.14), (610, 0.4, 0.08), (1180, 0.2, 0.04))
    bell = _bell(D5, 0.82, 1.3)
    return mixed(0.85, (0, 1, knock), (0, 0.15, _tick(31)), (0.03, 0.34, bell))


def flip() -> Wave:
    """A card or tile is turned over, 0.22 s.

    Air: noise that brightens from 1.4 to 3.2 kHz within 0.12 s, then a light tap at 0.13 s of modes at 960, 1,720
    and 2,900 Hz.
    """
    air = noise(0.14, 41)
    low = shaped(band(air, 1400, 1.0), (0, 0), (0.04, 1), (0.10, 0.2), (0.13, 0))
    high = shaped(band(air, 3200, 1.0), (0.02, 0), (0.09, 0.9), (0.13, 0))
    tap = _wood((960, 1.0, 0.06), (1720, 0.6, 0.045), (2900, 0.3, 0.03))
    return mixed(0.22, (0, 0.6, low), (0, 0.5, high), (0.13, 0.5, tap))


def reveal() -> Wave:
    """A rising shimmer while something hidden comes to light, 0.9 s.

    Ten glassy notes climb from D5 to D7, one each 0.055 s, each a sine with a weak octave and a twelfth, the
    later ones louder. Their beating with copies 0.4 % sharper makes them glimmer.
    """
    climb = (D5, E5, FIS5, A5, B5, D6, E6, FIS6, A6, D7)
    parts = []
    for number, note in enumerate(climb):
        ring = 0.9 - 0.055 * number
        glass = [
            Mode(note, 1, 0.55), Mode(note * 1.004, 0.7, 0.5), Mode(2 * note, 0.16, 0.3), Mode(3 * note, 0.05, 0.2)
        ]  # fmt: skip
        soft = shaped(rung(glass, ring), (0, 0), (0.012, 1), (ring, 1))
        parts.append((0.055 * number, 0.5 + 0.05 * number, soft))
    return room(mixed(0.9, *parts), 0.2)


def refusal() -> Wave:
    """A muted low double tap, 0.22 s.

    Two soft knocks 0.095 s apart, the second weaker: modes at 165, 262 and 410 Hz under felt, nothing bright.
    """
    tap = _wood((165, 1.0, 0.10), (262, 0.6, 0.075), (410, 0.3, 0.05))
    muffled = shaped(tap, (0, 0), (0.005, 1), (0.11, 0.6), (0.3, 0))
    return mixed(0.22, (0, 1, muffled), (0.095, 0.75, muffled))


def victory() -> Wave:
    """A harp runs up D major into a rolled chord, 2.0 s.

    Six strings D4 A4 D5 F♯5 A5 D6 within 0.6 s, then D4 A4 D5 F♯5 A5 D6 from 0.74 s on, rolled at 0.028 s a
    string, over a low D3; all ring on to the end.
    """
    run = [
        (0.105 * number, 0.7 + 0.05 * number, note) for number, note in enumerate((D4, A4, D5, FIS5, A5, D6))
    ]
    chord = [(0.74 + 0.028 * number, 0.8, note) for number, note in enumerate((D3, D4, A4, D5, FIS5, A5, D6))]
    return room(mixed(2.0, *((at, level, _harp(note, 2.0 - at)) for at, level, note in (*run, *chord))), 0.22)


def defeat() -> Wave:
    """A harp comes down to rest in D minor, 1.9 s.

    A4 F4 E4 slowly, 0.36 s apart and each softer; at 1.08 s D4 over the open fifth D3 A3, which ring to the end.
    """
    fall = (
        (0.0, 1.0, A4),
        (0.36, 0.9, F4),
        (0.72, 0.8, E4),
        (1.08, 0.5, D3),
        (1.11, 0.4, A3),
        (1.14, 0.7, D4),
    )
    return room(mixed(1.9, *((at, level, _harp(note, 1.9 - at)) for at, level, note in fall)), 0.22)


def _wood(*modes: tuple[float, float, float]) -> Wave:
    """Struck wood: modes of (hertz, level, seconds to -60 dB), as long as the slowest rings."""
    return rung([Mode(*mode) for mode in modes], max(decay for _, _, decay in modes))


def _tick(seed: int) -> Wave:
    """The first contact of two hard things: 6 ms of bright noise."""
    return shaped(band(noise(0.006, seed), 3500, 0.7), (0, 0), (0.0008, 1), (0.006, 0))


def _bell(note: float, seconds: float, decay: float) -> Wave:
    """A small bell whose strike note is ``note``: hum, prime, minor third, fifth, octave and one above."""
    ratios = (
        (0.5, 0.35, 1.0),
        (1, 1, 0.8),
        (1.19, 0.35, 0.6),
        (1.5, 0.2, 0.5),
        (2, 0.35, 0.45),
        (3.01, 0.08, 0.2),
    )
    ring = rung([Mode(note * ratio, level, decay * share) for ratio, level, share in ratios], seconds)
    return shaped(ring, (0, 0), (0.015, 1), (seconds, 1))


def _harp(note: float, seconds: float) -> Wave:
    """A gut string plucked at two fifths: eight partials, a hair sharp, the high ones weaker and sooner gone."""
    partials = []
    for number in range(1, 9):
        stretched = number * note * (1 + 0.00008 * number * number)
        level = abs(_PLUCKED[number % 5]) / number**1.5
        partials.append(Mode(stretched, level, 1.7 * (D5 / note) ** 0.35 / number**0.6))
    string = shaped(rung(partials, seconds), (0, 0), (0.002, 1), (seconds, 1))
    finger = shaped(band(noise(0.012, 71), 1800, 1.2), (0, 0), (0.002, 0.3), (0.012, 0))
    return mixed(seconds, (0, 1, string), (0, 0.35, finger))


_PLUCKED = (0.15, 0.951, 0.588, 0.588, 0.951)
"""How strongly a string plucked at two fifths sounds its partials 5, 1, 2, 3, 4 and so on: |sin(2πn/5)|."""

SOUNDS: Mapping[str, Recipe] = {
    "tile": Recipe(tile, -25),
    "step": Recipe(step, -25),
    "capture": Recipe(capture, -20),
    "flip": Recipe(flip, -25),
    "reveal": Recipe(reveal, -21),
    "refusal": Recipe(refusal, -30),
    "victory": Recipe(victory, -18),
    "defeat": Recipe(defeat, -19),
}
"""All sounds by the stem of their file."""


def sound_file(name: str) -> bytes:
    """The bytes of ``assets/sounds/<name>.wav``. Raises KeyError for a name that is no sound."""
    recipe = SOUNDS[name]
    return wav(finished(recipe.make(), recipe.level))
