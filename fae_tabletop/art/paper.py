"""The recipes every picture is made of: sheets of lit paper, their shadows, silhouettes, foil and glow.

Moonlight comes from the upper left for everything. A canvas is a skia.Canvas in pixels of the picture,
a `Fill` is a colour or a gradient, elevations and widths are pixels, strengths run from 0 to 1.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TypeAlias

import skia

from fae_tabletop.art.colour import FOIL_SHADES, Colour, mix, rgb
from fae_tabletop.art.geometry import Point
from fae_tabletop.art.texture import foil_texture, paper_texture

Box: TypeAlias = tuple[float, float, float, float]  # left, top, right, bottom
Fill: TypeAlias = Colour | skia.Shader
Stop: TypeAlias = tuple[float, Colour] | tuple[float, Colour, float]  # place 0-1, colour, alpha

LIGHT = (-0.42, -0.91)  # the direction towards the moon


def colour4(colour: Colour, alpha: float = 1.0) -> skia.Color4f:
    """A colour for skia paints."""
    return skia.Color4f(*rgb(colour), alpha)


def _colour32(colour: Colour, alpha: float = 1.0) -> int:
    r, g, b = (int(part * 255 + 0.5) for part in rgb(colour))
    return int(skia.ColorSetARGB(int(min(1.0, max(0.0, alpha)) * 255 + 0.5), r, g, b))


def _stops(stops: Sequence[Stop]) -> tuple[list[int], list[float]]:
    colours = [_colour32(stop[1], stop[2] if len(stop) > 2 else 1.0) for stop in stops]
    return colours, [stop[0] for stop in stops]


def linear(start: Point, end: Point, stops: Sequence[Stop]) -> skia.Shader:
    """A gradient along the line from start to end."""
    colours, places = _stops(stops)
    return skia.GradientShader.MakeLinear([skia.Point(*start), skia.Point(*end)], colours, places)


def radial(centre: Point, radius: float, stops: Sequence[Stop]) -> skia.Shader:
    """A gradient outwards from a centre."""
    colours, places = _stops(stops)
    return skia.GradientShader.MakeRadial(skia.Point(*centre), radius, colours, places)


def across(path: skia.Path, stops: Sequence[Stop]) -> skia.Shader:
    """A gradient over a path's bounds from the upper left to the lower right corner."""
    box = path.getBounds()
    return linear((box.left(), box.top()), (box.right(), box.bottom()), stops)


def down(path: skia.Path, stops: Sequence[Stop]) -> skia.Shader:
    """A gradient over a path's bounds from top to bottom."""
    box = path.getBounds()
    return linear((box.left(), box.top()), (box.left(), box.bottom()), stops)


def make_paint(
    with_fill: Fill,
    alpha: float = 1.0,
    blur: float = 0.0,
    blend: skia.BlendMode | None = None,
) -> skia.Paint:
    """An antialiased paint; `blur` is a Gaussian deviation in px."""
    if isinstance(with_fill, skia.Shader):
        paint = skia.Paint(Shader=with_fill, AntiAlias=True)
        paint.setAlphaf(alpha)
    else:
        paint = skia.Paint(Color4f=colour4(with_fill, alpha), AntiAlias=True)
    if blur:
        paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, blur))
    if blend is not None:
        paint.setBlendMode(blend)
    return paint


def fill(
    canvas: skia.Canvas,
    path: skia.Path,
    with_fill: Fill,
    alpha: float = 1.0,
    blur: float = 0.0,
    blend: skia.BlendMode | None = None,
) -> None:
    """Fill a path."""
    canvas.drawPath(path, make_paint(with_fill, alpha, blur, blend))


def stroke(
    canvas: skia.Canvas,
    path: skia.Path,
    with_fill: Fill,
    width: float = 1.5,
    alpha: float = 1.0,
    blur: float = 0.0,
    blend: skia.BlendMode | None = None,
    shift: Point = (0.0, 0.0),
    dash: Sequence[float] = (),
) -> None:
    """Draw a round-capped line of constant width along a path; `shift` moves it, `dash` gives on and off px.

    Lines that matter are filled `geometry.tapered` outlines instead.
    """
    paint = make_paint(with_fill, alpha, blur, blend)
    paint.setStyle(skia.Paint.kStroke_Style)
    paint.setStrokeWidth(width)
    paint.setStrokeCap(skia.Paint.kRound_Cap)
    paint.setStrokeJoin(skia.Paint.kRound_Join)
    if dash:
        paint.setPathEffect(skia.DashPathEffect.Make(list(dash), 0))
    canvas.save()
    canvas.translate(*shift)
    canvas.drawPath(path, paint)
    canvas.restore()


@contextmanager
def clipped(canvas: skia.Canvas, path: skia.Path) -> Iterator[skia.Canvas]:
    """Draw only inside a path."""
    canvas.save()
    canvas.clipPath(path, skia.ClipOp.kIntersect, True)
    try:
        yield canvas
    finally:
        canvas.restore()


# Contact shadow and ambient shadow: (offset, blur, strength) as shares of elevation and strength.
_SHADOW_PASSES = ((0.30, 0.22, 0.55), (0.95, 0.85, 0.60))


def shadow(
    canvas: skia.Canvas,
    path: skia.Path,
    elevation: float = 8.0,
    strength: float = 0.55,
    colour: Colour = "ink",
) -> None:
    """The shadow a shape casts on what lies `elevation` px below it."""
    for offset, blur, share in _SHADOW_PASSES:
        canvas.save()
        canvas.translate(-LIGHT[0] * elevation * offset, -LIGHT[1] * elevation * offset)
        fill(canvas, path, colour, strength * share, blur=max(0.6, elevation * blur))
        canvas.restore()


def _shadow_filter(elevation: float, strength: float, colour: Colour = "ink") -> skia.ImageFilter | None:
    chain = None
    if elevation and strength:
        for offset, blur, share in _SHADOW_PASSES:
            spread = max(0.6, elevation * blur)
            chain = skia.ImageFilters.DropShadow(
                -LIGHT[0] * elevation * offset,
                -LIGHT[1] * elevation * offset,
                spread,
                spread,
                _colour32(colour, strength * share),
                chain,
            )
    return chain


def paper(
    canvas: skia.Canvas,
    path: skia.Path,
    with_fill: Fill,
    elevation: float = 8.0,
    rim: float = 0.45,
    rim_width: float = 2.6,
    dark: float = 0.35,
    texture: float = 0.8,
    shadow_strength: float = 0.6,
    rim_colour: Colour = "moon",
) -> None:
    """One sheet of cut paper: shadow, fill, fibre, a shaded unlit edge and a cut edge that catches the light.

    `rim` and `dark` are the strengths of the lit and the shaded edge, `texture` of the fibre.
    """
    if shadow_strength and elevation:
        shadow(canvas, path, elevation, shadow_strength)
    fill(canvas, path, with_fill)
    with clipped(canvas, path):
        if texture:
            canvas.drawRect(
                path.getBounds(), make_paint(paper_texture(), texture, blend=skia.BlendMode.kOverlay)
            )
        if dark:
            shift = (LIGHT[0] * rim_width * 1.4, LIGHT[1] * rim_width * 1.4)
            stroke(canvas, path, "ink", rim_width * 3, dark, blur=rim_width * 1.2, shift=shift)
        if rim:
            shift = (-LIGHT[0] * rim_width * 0.32, -LIGHT[1] * rim_width * 0.32)
            stroke(canvas, path, rim_colour, rim_width * 0.8, rim, blur=0.5, shift=shift)


def silhouette(
    canvas: skia.Canvas,
    shapes: Sequence[skia.Path],
    with_fill: Fill,
    elevation: float = 8.0,
    rim: float = 0.5,
    rim_width: float = 2.2,
    shadow_strength: float = 0.55,
    rim_colour: Colour = "moon",
    box: Box | None = None,
) -> None:
    """One sheet cut from many overlapping shapes (a forest, antlers): no inner edges, only the outer lit rim.

    The rim colour is drawn first and the body over it, shifted away from the light and kept inside the sheet,
    so no boolean operations are needed. `box` bounds the layer (default: the shapes' own bounds).
    """
    if box is None:
        bounds = [shape.getBounds() for shape in shapes]
        box = (
            min(b.left() for b in bounds),
            min(b.top() for b in bounds),
            max(b.right() for b in bounds),
            max(b.bottom() for b in bounds),
        )
    reach = elevation * 3 + 4
    area = skia.Rect.MakeLTRB(box[0] - reach, box[1] - reach, box[2] + reach, box[3] + reach)
    behind: Colour = "mauve" if isinstance(with_fill, skia.Shader) else with_fill
    edge = make_paint(mix(rim_colour, behind, 1 - rim))
    body = make_paint(with_fill, blur=0.35, blend=skia.BlendMode.kSrcATop)
    group = skia.Paint()
    filters = _shadow_filter(elevation, shadow_strength)
    if filters is not None:
        group.setImageFilter(filters)
    canvas.saveLayer(area, group)
    for shape in shapes:
        canvas.drawPath(shape, edge)
    # The second pass closes the slit the first leaves at the lower edge.
    for slip in (0.0, rim_width * 1.5):
        canvas.save()
        canvas.translate(-LIGHT[0] * rim_width, -LIGHT[1] * rim_width + slip)
        for shape in shapes:
            canvas.drawPath(shape, body)
        canvas.restore()
    canvas.restore()


@contextmanager
def layer(
    canvas: skia.Canvas,
    box: Box,
    elevation: float = 8.0,
    strength: float = 0.6,
    alpha: float = 1.0,
    blend: skia.BlendMode | None = None,
    blur: float = 0.0,
) -> Iterator[skia.Canvas]:
    """Draw a group that casts one soft shadow; everything is clipped to `box` (which keeps filters cheap).

    With elevation 0 it is a plain group with an alpha, a blend mode or a blur of its own.
    """
    group = skia.Paint()
    filters = _shadow_filter(elevation, strength)
    if blur:
        filters = skia.ImageFilters.Blur(blur, blur, input=filters)
    if filters is not None:
        group.setImageFilter(filters)
    if alpha < 1:
        group.setAlphaf(alpha)
    if blend is not None:
        group.setBlendMode(blend)
    area = skia.Rect.MakeLTRB(*box)
    canvas.save()
    canvas.clipRect(area)
    canvas.saveLayer(area, group)
    try:
        yield canvas
    finally:
        canvas.restore()
        canvas.restore()


def foil(
    canvas: skia.Canvas,
    path: skia.Path,
    kind: str = "gold",
    width: float | None = None,
    emboss: float = 1.1,
    alpha: float = 1.0,
) -> None:
    """Pressed foil of a key of `FOIL_RAMPS`: the filled path, or a line along it when `width` px is given.

    For lines, letters and small ornaments; large metal takes smooth gradients. `emboss` is the height in px.
    """

    def press(with_fill: Fill, strength: float, shift: Point, extra: float = 0.0, blur: float = 0.0) -> None:
        if width:
            stroke(canvas, path, with_fill, width + extra, strength, blur=blur, shift=shift)
        else:
            canvas.save()
            canvas.translate(*shift)
            fill(canvas, path, with_fill, strength, blur=blur)
            canvas.restore()

    if emboss:
        press(FOIL_SHADES[kind], 0.75 * alpha, (emboss * 0.8, emboss * 1.2), extra=0.4, blur=0.8)
        press("moon", 0.55 * alpha, (-emboss * 0.35, -emboss * 0.5))
    press(foil_texture(kind), alpha, (0.0, 0.0))


def glow(
    canvas: skia.Canvas,
    x: float,
    y: float,
    radius: float,
    colour: Colour,
    alpha: float = 1.0,
    blend: skia.BlendMode = skia.BlendMode.kScreen,
) -> None:
    """A soft light. Screen suits opaque grounds; on a transparent piece use kSrcOver or leave it out."""
    shader = radial((x, y), radius, [(0, colour, alpha), (0.35, colour, alpha * 0.45), (1, colour, 0.0)])
    canvas.drawCircle(x, y, radius, make_paint(shader, blend=blend))


def grain(canvas: skia.Canvas, box: Box, strength: float = 0.3) -> None:
    """Paper fibre over a finished opaque picture."""
    paint = make_paint(paper_texture(), strength, blend=skia.BlendMode.kSoftLight)
    canvas.drawRect(skia.Rect.MakeLTRB(*box), paint)


def vignette(canvas: skia.Canvas, box: Box, strength: float = 0.40, start: float = 0.70) -> None:
    """Darken towards the corners of `box`, from the share `start` of its half diagonal outwards."""
    left, top, right, bottom = box
    width, height = right - left, bottom - top
    radius = (width**2 + height**2) ** 0.5 / 2
    shader = radial(
        ((left + right) / 2, (top + bottom) / 2),
        radius,
        [(0, "ink", 0.0), (start, "ink", 0.0), (1, "ink", strength)],
    )
    canvas.drawRect(skia.Rect.MakeLTRB(*box), make_paint(shader))
