"""The colours of the inns: bricks, plaster and slates that belong together, by name, one for every chapter."""

from __future__ import annotations

import zlib
from typing import NamedTuple


class Tone(NamedTuple):
    """What an inn is made of, and the air it stands in; colours as "#RRGGBB".

    ``slate`` and ``air`` are laid over pale pictures as a tint, ``brick`` and ``plaster`` are painted.
    """

    brick: str
    plaster: str
    slate: str
    air: str = "#FFFFFF"


TONES: dict[str, Tone] = {
    "cottage": Tone("#A8654A", "#CDB184", "#B08A52", "#FFF0E0"),
    "rose": Tone("#9C5A5A", "#8492C8", "#6480D2"),
    "storm": Tone("#6E6880", "#8E9FB0", "#5E7498", "#DCE6F4"),
    "dusk": Tone("#6A4C86", "#7478B4", "#5A5492", "#E0D8FF"),
    "market": Tone("#B06A48", "#D8A768", "#C0604A", "#FFEEDC"),
    "office": Tone("#8A7668", "#A9B0A6", "#5E8682", "#E6F0EE"),
    "twins": Tone("#A4584A", "#92A68E", "#8A5E9A", "#F4E4F4"),
    "yellow-leaf": Tone("#8A7442", "#B4B478", "#5C8A52", "#F4F4D8"),
    "tidy": Tone("#A896A0", "#C6C2D4", "#6C6C8E", "#EEF0FF"),
    "midsummer": Tone("#AC4E5A", "#DC9C8C", "#9A4E86", "#FFE6EC"),
    "sea": Tone("#728299", "#7CB0B0", "#3E86AC", "#DCF6FF"),
}
NAMES = tuple(TONES)


def tone_named(name: str, scenario: str) -> str:
    """Return the tone of that name, or for any other name one that depends on the scenario's id alone."""
    return name if name in TONES else NAMES[zlib.crc32(scenario.encode()) % len(NAMES)]
