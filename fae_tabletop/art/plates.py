"""Nine-slice plates: what a plate is, and the sheets and buttons of the interface.

A plate is drawn in logical pixels and baked at `SCALE` times that. It stretches in its middle only, so the
middle carries nothing but a gradient from top to bottom and a fibre too soft to show the stretching.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

import skia

from fae_tabletop.art.colour import Colour, shade
from fae_tabletop.art.geometry import rectangle
from fae_tabletop.art.paper import down, fill, foil, linear, paper, stroke
from fae_tabletop.art.picture import Picture

FIBRE = 0.5  # how strongly the paper of plates shows
SCALE = 3  # pixels of the picture for one logical pixel

Sides: TypeAlias = tuple[int, int, int, int]  # left, top, right, bottom, in logical px
PlatePainter: TypeAlias = Callable[[skia.Canvas, float, float], None]  # canvas, width, height in logical px


@dataclass(frozen=True)
class Plate:
    """A stretchable plate; every length is a logical pixel.

    `size` is the plate itself, without its shadow. `shadow` is the margin of the picture around it. `insets`
    are the parts that must not stretch, measured from the plate's own edges. `content` is the room from those
    edges to where words may stand. `shift` moves plate and words together (a raised or a pressed button).
    `fixed` plates never stretch.
    """

    kind: str
    size: tuple[int, int]
    draw: PlatePainter = field(repr=False)
    shadow: Sides = (0, 0, 0, 0)
    insets: Sides = (0, 0, 0, 0)
    content: Sides = (0, 0, 0, 0)
    shift: tuple[float, float] = (0.0, 0.0)
    fixed: bool = False

    def picture(self) -> Picture:
        """The picture `ui/plate-<kind>` at `SCALE`."""
        left, top, right, bottom = self.shadow
        width, height = self.size

        def draw(canvas: skia.Canvas) -> None:
            canvas.scale(SCALE, SCALE)
            canvas.translate(left, top)
            self.draw(canvas, width, height)

        size = ((width + left + right) * SCALE, (height + top + bottom) * SCALE)
        return Picture(f"ui/plate-{self.kind}", size, draw, quality=90)

    def toml(self) -> str:
        """The plate's entry in `assets/ui/plates.toml`."""
        # A reader slices the picture, so there the insets count from the picture's edge.
        fixed = (0, 0, 0, 0) if self.fixed else self.shadow
        insets = [margin + inset for margin, inset in zip(fixed, self.insets, strict=True)]
        lines = [
            f"[{self.kind}]",
            f"size = {list(self.size)}",
            f"shadow = {list(self.shadow)}",
            f"insets = {insets}",
            f"content = {list(self.content)}",
            f"scale = {SCALE}",
        ]
        if self.shift != (0.0, 0.0):
            lines.append(f"shift = {list(self.shift)}")
        if self.fixed:
            lines.append("fixed = true")
        return "\n".join(lines) + "\n"


def shadow_room(elevation: float) -> Sides:
    """The margin in logical px that the shadow of a sheet at `elevation` needs."""
    return (
        round(elevation * 1.5) + 2,
        round(elevation * 1.1) + 2,
        round(elevation * 2.2) + 2,
        round(elevation * 2.7) + 2,
    )


def even(length: int) -> Sides:
    """The same length on all four sides."""
    return (length, length, length, length)


# ---------------------------------------------------------------- sheets

PANEL_TONES: dict[str, tuple[Colour, Colour]] = {
    "night": ("#2A2858", "#15173A"),
    "secret": ("#3A2150", "#1C1234"),  # mine alone
    "prompt": ("#1D2A52", "#101832"),
}


def panel_plate(
    kind: str, tone: str, size: tuple[int, int], radius: float = 13, elevation: float = 9
) -> Plate:
    """A sheet with a gold hairline, the ground of everything that is read."""
    top, bottom = PANEL_TONES[tone]

    def draw(canvas: skia.Canvas, width: float, height: float) -> None:
        sheet = rectangle(0, 0, width, height, radius)
        paper(
            canvas,
            sheet,
            down(sheet, [(0, top), (1, bottom)]),
            elevation=elevation,
            rim=0.38,
            rim_width=1.6,
            dark=0.35,
            texture=FIBRE,
            shadow_strength=0.75,
        )
        hairline = rectangle(4.5, 4.5, width - 9, height - 9, radius - 4)
        foil(canvas, hairline, width=1.0, emboss=0.4, alpha=0.60)
        if tone == "prompt":
            fill(canvas, rectangle(10, 10, 4, height - 20, 2), "#FFE08A")

    return Plate(
        kind, size, draw, shadow_room(elevation), insets=even(int(radius) + 7), content=(16, 14, 16, 14)
    )


def parchment(canvas: skia.Canvas, sheet: skia.Path, elevation: float = 9) -> None:
    """A pale sheet for dark ink."""
    paper(
        canvas,
        sheet,
        down(sheet, [(0, "#FBF3DC"), (0.6, "#F1E6CB"), (1, "#E2D3AE")]),
        elevation=elevation,
        rim=0.8,
        rim_width=1.6,
        dark=0.18,
        texture=0.75,
        shadow_strength=0.8,
    )


def note_plate() -> Plate:
    """The parchment of a first-game note."""

    def draw(canvas: skia.Canvas, width: float, height: float) -> None:
        parchment(canvas, rectangle(0, 0, width, height, 10))

    return Plate("note", (214, 84), draw, shadow_room(9), insets=even(14), content=(16, 10, 16, 12))


def tip_plate(kind: str, edge: Colour) -> Plate:
    """A dark tool tip; the colour of its edge says whether it informs or refuses."""

    def draw(canvas: skia.Canvas, width: float, height: float) -> None:
        sheet = rectangle(0.65, 0.65, width - 1.3, height - 1.3, 8)
        paper(
            canvas,
            sheet,
            down(sheet, [(0, "#1A1430"), (1, "#0E0C20")]),
            elevation=9,
            rim=0.2,
            rim_width=1.2,
            texture=0.35,
            shadow_strength=0.95,
        )
        stroke(canvas, sheet, edge, 1.3, 0.9)

    return Plate(kind, (216, 92), draw, shadow_room(9), insets=even(12), content=(14, 9, 14, 11))


# ---------------------------------------------------------------- buttons

GOLD: tuple[tuple[float, Colour], ...] = (
    (0.0, "#FFF1BE"),
    (0.45, "#EBC46C"),
    (0.55, "#DDAE52"),
    (1.0, "#B5822F"),
)
GOLD_PRESSED: tuple[tuple[float, Colour], ...] = ((0.0, "#C6933F"), (1.0, "#E3BA66"))
BUTTON_TONES: dict[str, tuple[Colour, Colour]] = {
    "second": ("#4A4690", "#2C2A66"),
    "quiet": ("#2E2E62", "#1E1F48"),
    "grave": ("#9A2A48", "#5C1230"),
}
BUTTON_RADIUS = 9.0
BUTTON_STATES = ("rest", "over", "pressed", "off")
_SHIFTS = {"over": (0.0, -1.0), "pressed": (0.0, 1.5)}


def _gold_face(canvas: skia.Canvas, sheet: skia.Path, state: str) -> None:
    stops = list(GOLD_PRESSED if state == "pressed" else GOLD)
    if state == "over":
        stops = [(place, shade(colour, 0.03)) for place, colour in stops]
        fill(canvas, sheet, "#F7D98A", 0.50, blur=7)
    paper(
        canvas,
        sheet,
        down(sheet, stops),
        elevation={"rest": 6.0, "over": 9.0, "pressed": 1.5}[state],
        rim=0.9,
        rim_width=1.6,
        dark=0.22,
        texture=FIBRE,
        shadow_strength=0.85,
    )


def _tone_face(canvas: skia.Canvas, sheet: skia.Path, kind: str, state: str) -> None:
    top, bottom = BUTTON_TONES[kind]
    if state == "over":
        top, bottom = shade(top, 0.07), shade(bottom, 0.07)
    if state == "pressed":
        top, bottom = shade(bottom, -0.04), shade(top, -0.04)
    paper(
        canvas,
        sheet,
        down(sheet, [(0, top), (1, bottom)]),
        elevation={"rest": 4.0, "over": 7.0, "pressed": 1.2}[state],
        rim=0.5,
        rim_width=1.4,
        dark=0.3,
        texture=FIBRE,
        shadow_strength=0.8,
    )


def button_plate(kind: str, state: str) -> Plate:
    """A button of `main` or a key of `BUTTON_TONES`, in one of `BUTTON_STATES`.

    "off" lies flat with a dashed edge: it cannot be pressed now.
    """

    def draw(canvas: skia.Canvas, width: float, height: float) -> None:
        sheet = rectangle(0, 0, width, height, BUTTON_RADIUS)
        inner = rectangle(3, 3, width - 6, height - 6, BUTTON_RADIUS - 2.5)
        if state == "off":
            edge = rectangle(0.75, 0.75, width - 1.5, height - 1.5, BUTTON_RADIUS)
            fill(canvas, sheet, "#1A1C3C", 0.88)
            stroke(canvas, edge, "#7C78A8", 1.1, 0.75, dash=(3, 3.4))
        elif kind == "main":
            _gold_face(canvas, sheet, state)
            stroke(canvas, inner, "#6E4A16", 1, 0.55)
        else:
            _tone_face(canvas, sheet, kind, state)
            foil(canvas, inner, width=1.0, emboss=0.3, alpha=0.45 if kind == "quiet" else 0.8)

    name = f"button-{kind}" if state == "rest" else f"button-{kind}-{state}"
    return Plate(
        name,
        (150, 42),
        draw,
        shadow_room(9),
        insets=even(12),
        content=(12, 6, 12, 6),
        shift=_SHIFTS.get(state, (0.0, 0.0)),
    )


def focus_plate() -> Plate:
    """The ring around whatever the keyboard stands on; only focus is cyan."""

    def draw(canvas: skia.Canvas, width: float, height: float) -> None:
        ring = rectangle(-3.5, -3.5, width + 7, height + 7, BUTTON_RADIUS + 3)
        stroke(canvas, ring, "#0A0E22", 4.6, 0.9)
        stroke(canvas, ring, "#9FF3FF", 2.2)

    return Plate("focus", (60, 40), draw, shadow=even(8), insets=even(13))


def gold_down(height: float) -> skia.Shader:
    """The gold of the one thing to press next, over `height` logical px."""
    return linear((0, 0), (0, height), list(GOLD))


def sheets() -> list[Plate]:
    """Panels, notes, tool tips and buttons."""
    plates = [
        panel_plate("panel", "night", (360, 360)),
        panel_plate("panel-secret", "secret", (256, 374), radius=14),
        panel_plate("panel-prompt", "prompt", (560, 52), radius=12, elevation=10),
        panel_plate("question", "secret", (402, 190), radius=14, elevation=14),
        note_plate(),
        tip_plate("tooltip", "#C9C3FF"),
        tip_plate("tooltip-refuse", "#FF9AA6"),
        focus_plate(),
    ]
    plates += [
        button_plate(kind, state) for kind in ("main", "second", "quiet", "grave") for state in BUTTON_STATES
    ]
    return plates
