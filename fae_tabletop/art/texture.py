"""The two textures of the engine, paper fibre and pressed foil, made once from seeded noise."""

from functools import cache
from typing import Any

import numpy as np
import skia

from fae_tabletop.art.colour import FOIL_RAMPS, rgb

PAPER_TILE = 640  # px, side of the repeating paper tile
FOIL_TILE = 900  # px, side of the repeating foil tile


def power_noise(height: int, width: int, falloff: float, seed: int, stretch: float = 1.0) -> Any:
    """Tileable noise of a power-law spectrum as a (height, width) array, mean 0, deviation 1.

    `falloff` 0 is white, larger is softer; `stretch` below 1 draws the noise out horizontally.
    """
    rng = np.random.default_rng(seed)
    rows = np.fft.fftfreq(height)[:, None]
    columns = np.fft.rfftfreq(width)[None] * stretch
    frequency = np.sqrt(rows * rows + columns * columns)
    frequency[0, 0] = 1
    shape = frequency.shape
    spectrum = (rng.normal(size=shape) + 1j * rng.normal(size=shape)) / frequency**falloff
    spectrum[0, 0] = 0
    noise = np.fft.irfft2(spectrum, (height, width))
    return (noise - noise.mean()) / noise.std()


def image_of(pixels: Any) -> skia.Image:
    """An opaque or unpremultiplied skia image of a (height, width, 4) float array of parts 0 to 1."""
    parts = np.ascontiguousarray((np.clip(pixels, 0, 1) * 255 + 0.5).astype(np.uint8))
    return skia.Image.fromarray(parts, colorType=skia.kRGBA_8888_ColorType)


def _tiled(pixels: Any) -> skia.Shader:
    repeat = skia.TileMode.kRepeat
    return image_of(pixels).makeShader(repeat, repeat, skia.SamplingOptions(skia.FilterMode.kLinear))


@cache
def paper_texture() -> skia.Shader:
    """Grey paper about .5: grain, soft cloud and 900 short fibres in all directions, lest it look woven."""
    side = PAPER_TILE
    rng = np.random.default_rng(5)
    fibres = np.zeros((side, side))
    for _ in range(900):
        x, y = rng.uniform(0, side), rng.uniform(0, side)
        angle, length = rng.uniform(0, np.pi), rng.uniform(8, 26)
        along = np.linspace(0, 1, int(length * 2))
        bend = rng.uniform(-0.8, 0.8)
        columns = (x + length * along * np.cos(angle + bend * along)).astype(int) % side
        rows = (y + length * along * np.sin(angle + bend * along)).astype(int) % side
        fibres[rows, columns] += rng.choice([-1.0, 1.0]) * np.sin(np.pi * along)
    grain, cloud = power_noise(side, side, 0.25, 1), power_noise(side, side, 1.15, 2)
    grey = 0.5 + 0.034 * grain + 0.036 * cloud + 0.045 * np.clip(fibres, -1.2, 1.2)
    return _tiled(np.dstack([grey, grey, grey, np.ones_like(grey)]))


def foil_pixels(kind: str, height: int, width: int, seed: int = 11) -> Any:
    """Pressed foil as a (height, width, 4) float array: a diagonal double wave of light with fine noise.

    `kind` is a key of `FOIL_RAMPS`.
    """
    sway = power_noise(height, width, 1.6, seed, stretch=0.35)
    fine, soft = power_noise(height, width, 0.5, seed + 1), power_noise(height, width, 1.1, seed + 2)
    down, across = np.mgrid[0:height, 0:width]
    band = 0.5 + 0.5 * np.sin(2 * np.pi * ((across + down) / FOIL_TILE * 2 + 0.10 * sway))
    tone = np.clip(0.18 + 0.60 * band + 0.10 * sway + 0.05 * fine + 0.06 * soft, 0, 1)
    ramp = np.array([rgb(colour) for colour in FOIL_RAMPS[kind]])
    place = tone * (len(ramp) - 1)
    step = np.clip(place.astype(int), 0, len(ramp) - 2)
    share = (place - step)[..., None]
    colours = ramp[step] * (1 - share) + ramp[step + 1] * share
    return np.dstack([colours, np.ones((height, width))])


@cache
def foil_texture(kind: str) -> skia.Shader:
    """The repeating foil of a key of `FOIL_RAMPS`."""
    return _tiled(foil_pixels(kind, FOIL_TILE, FOIL_TILE))
