"""Colours and type of the house, by the names the screens use."""

from __future__ import annotations

from dataclasses import dataclass, replace

Colour = tuple[int, int, int, int]
"""Red, green, blue, alpha, each 0 to 255."""


def colour(code: str, alpha: float = 1.0) -> Colour:
    """`#RRGGBB` as a colour; `alpha` is 0 to 1."""
    value = int(code.removeprefix("#"), 16)
    return value >> 16 & 255, value >> 8 & 255, value & 255, round(255 * alpha)


def faded(base: Colour, alpha: float) -> Colour:
    """The colour with its alpha multiplied by `alpha`, 0 to 1."""
    return base[0], base[1], base[2], round(base[3] * alpha)


MOON = colour("#FFF4D6")
GOLD_INK = colour("#FFE9A6")
HEADING = colour("#E8C77A")
SOFT = colour("#D3C9E6")
MUTE = colour("#A79FCB")
DARK_ON_GOLD = colour("#2A1608")
PARCHMENT_INK = colour("#3A2418")
WINE = colour("#7A1438")
LILAC = colour("#C9C3FF")
ROSE = colour("#FF9AA6")
FOCUS = colour("#9FF3FF")
INK = colour("#0A0E22")
GOLD = colour("#EBC46C")
OFF_INK = colour("#8A84B4")
ROW = colour("#0A0E22", 0.42)
VEIL = colour("#060818", 0.62)

TIP_AFTER = 0.35
"""Seconds the pointer must rest before an informing tool tip shows."""


@dataclass(frozen=True, slots=True)
class Style:
    """How words look: `size` in logical pixels at text scale 1, `tracking` in em, `leading` as lines / size.

    `face` is a file stem in assets/fonts. `capitals` sets the words in capitals. `foil` fills them with a
    foil picture (`gold` or `silver`) instead of the colour. `shadow` is the alpha (0 to 1) of a dark edge one
    logical pixel below.
    """

    face: str
    size: float
    ink: Colour = MOON
    tracking: float = 0.0
    leading: float = 1.2
    capitals: bool = False
    foil: str | None = None
    shadow: float = 0.0

    def but(self, **changes: object) -> Style:
        """The style with some fields changed."""
        return replace(self, **changes)  # type: ignore[arg-type]  # dataclasses.replace checks the names

    def inked(self, ink: Colour) -> Style:
        """The style in another colour, without foil."""
        return replace(self, ink=ink, foil=None)


SMALL_CAPS = "cormorant-sc-700"
LINING = "cormorant-700-lnum"
BODY_FACE = "ebgaramond-500"
BOLD_FACE = "ebgaramond-700"
ITALIC_FACE = "ebgaramond-500-italic"
CAPS_FACE = "cinzel-700"

WORDMARK = Style(SMALL_CAPS, 112, GOLD, leading=1.0, foil="gold", shadow=0.8)
RESULT = Style(SMALL_CAPS, 72, GOLD, leading=1.0, foil="gold", shadow=0.7)
SCREEN_TITLE = Style(SMALL_CAPS, 32, MOON, leading=1.05, shadow=0.6)
GAME_TITLE = Style(SMALL_CAPS, 31, GOLD_INK, leading=1.05, foil="gold", shadow=0.6)
NAME = Style(SMALL_CAPS, 27, MOON, leading=1.0, shadow=0.6)
PROMPT = Style(SMALL_CAPS, 22.5, GOLD_INK, leading=1.05)
ROW_NAME = Style(SMALL_CAPS, 21, MOON, leading=1.05)
OPTION = Style(SMALL_CAPS, 21, MOON, leading=1.05)
BODY = Style(BODY_FACE, 16, MOON)
BODY_BOLD = Style(BOLD_FACE, 16, MOON)
SECOND = Style(ITALIC_FACE, 15, SOFT)
TIP_TITLE = Style(SMALL_CAPS, 18, MOON, leading=1.05)
TIP_BODY = Style(BODY_FACE, 15.5, MOON)
NOTE_BODY = Style(BODY_FACE, 16.5, PARCHMENT_INK)
BUTTON = Style(CAPS_FACE, 13, MOON, tracking=0.10, leading=1.1, capitals=True)
BUTTON_MAIN = Style(CAPS_FACE, 17, DARK_ON_GOLD, tracking=0.10, leading=1.1, capitals=True)
HEADING_STYLE = Style(CAPS_FACE, 12.5, HEADING, tracking=0.16, leading=1.1, capitals=True)
NUMBER = Style(LINING, 18, GOLD_INK, leading=1.0)


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of what may be done, replaceable for eyes that tell colours apart differently."""

    id: str
    name: str
    move: Colour
    capture: Colour
    crown: Colour
    chosen: Colour
    refused: Colour
    last: Colour
    link: Colour


PALETTES: dict[str, Palette] = {
    p.id: p
    for p in (
        Palette(
            "garden",
            "Garden",
            move=colour("#7FF0CE"),
            capture=colour("#FF6F86"),
            crown=colour("#FFE08A"),
            chosen=colour("#FFF4D6"),
            refused=colour("#FF9AA6"),
            last=colour("#C9C3FF"),
            link=colour("#FFE9A6"),
        ),
        # Blue against orange keeps apart for red-green blindness of either kind.
        Palette(
            "clear",
            "Blue and orange",
            move=colour("#6FC3FF"),
            capture=colour("#FF9A3C"),
            crown=colour("#FFF08A"),
            chosen=colour("#FFFFFF"),
            refused=colour("#E8B48A"),
            last=colour("#D8D8F0"),
            link=colour("#FFE9A6"),
        ),
    )
}
"""By id; `garden` is the usual one."""
