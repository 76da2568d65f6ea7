"""Things a sitter wears or carries: a ruff with bells, a quiver, a dagger."""

import math
from collections.abc import Sequence

import skia

from fae_tabletop.art.colour import mix, shade
from fae_tabletop.art.figures import Outline, Sitter, knots
from fae_tabletop.art.geometry import (
    Knot,
    circle,
    ellipse,
    polygon,
    rectangle,
    samples,
    spline,
    star,
    svg_path,
    transformed,
)


def draw_ruff(
    sitter: Sitter,
    *,
    colours: Sequence[str],
    centre: tuple[float, float] = (52, 134),
    reach: float = 60,
    points: int = 9,
    kind: str = "gold",
    flatten: float = 0.36,
) -> None:
    """A fool's collar seen from the side: long pointed petals round the neck, a bell at each tip."""
    cu, cv = centre
    order = sorted(range(points), key=lambda i: math.sin(math.pi * (i / (points - 1) * 1.36 - 0.18)))
    for index in order:
        angle = math.pi * (index / (points - 1) * 1.36 - 0.18)
        du, dv = -math.cos(angle), math.sin(angle) * flatten + 0.1
        tip = (cu + du * reach, cv + dv * reach + 20)
        base_u, base_v = cu + du * 20, cv + dv * 14
        wide = 15.0
        nu, nv = -dv, du * 0.7
        petal: list[Knot] = [
            (base_u + nu * wide, base_v + nv * wide - 2),
            (cu + du * reach * 0.7 + nu * wide * 0.9, cv + dv * reach * 0.7 + nv * wide * 0.9 + 8),
            (*tip, "c"),
            (cu + du * reach * 0.7 - nu * wide * 0.9, cv + dv * reach * 0.7 - nv * wide * 0.9 + 8),
            (base_u - nu * wide, base_v - nv * wide - 2),
        ]
        colour = colours[index % len(colours)]
        sitter.sheet(
            sitter.shape(petal), (shade(colour, 0.1), colour, shade(colour, -0.1)), elevation=2.6, rim=0.65
        )
        draw_bell(sitter, tip[0], tip[1] + 2, 5.0, kind)


def draw_bell(sitter: Sitter, u: float, v: float, radius: float, kind: str = "gold") -> None:
    """A round bell with its slit."""
    if sitter.cut is not None and not sitter.cut.contains(*sitter.at(u, v)):
        return
    sitter.sheet(
        sitter.place(circle(u, v, radius)),
        ("#FFF3C4", "#D9A94A", "#6E4A16") if kind == "gold" else ("#FFFFFF", "#A9BED6", "#465A7C"),
        elevation=1.6,
        rim=0.8,
    )
    sitter.line(
        [(u - radius * 0.7, v + radius * 0.25), (u, v + radius * 0.4), (u + radius * 0.7, v + radius * 0.25)],
        "#3A240A",
        radius * 0.24,
    )
    sitter.fill(sitter.place(circle(u, v + radius * 0.62, radius * 0.2)), "#3A240A")


def draw_brooch(
    sitter: Sitter, u: float, v: float, radius: float, *, kind: str = "gold", stone: str = "#C2253A"
) -> None:
    """A round clasp: a beaded foil ring about a domed stone."""
    if sitter.cut is not None and not sitter.cut.contains(*sitter.at(u, v)):
        return
    rim = ("#FFF3C4", "#C8993F", "#6E4A16") if kind == "gold" else ("#FFFFFF", "#A9BED6", "#465A7C")
    for bead in range(12):
        angle = math.pi * bead / 6
        dot = circle(u + radius * math.cos(angle), v + radius * math.sin(angle), radius * 0.22)
        sitter.sheet(sitter.place(dot), rim, elevation=0.8, rim=0.8, texture=0.0)
    sitter.sheet(sitter.place(circle(u, v, radius * 0.92)), rim, elevation=1.2, rim=0.9, texture=0.2)
    gem = sitter.place(circle(u, v, radius * 0.62))
    sitter.sheet(gem, (mix(stone, "moon", 0.6), stone, shade(stone, -0.2)), elevation=0.4, texture=0.0)
    sitter.fill(sitter.place(circle(u - radius * 0.2, v - radius * 0.24, radius * 0.14)), "moon", 0.9)


def draw_chain(
    sitter: Sitter, points: Outline, *, every: float = 9.0, size: float = 4.0, kind: str = "gold"
) -> None:
    """A chain of office along a curve: round links and lozenges in turn."""
    tones = ("#FFF3C4", "#D9A94A", "#6E4A16") if kind == "gold" else ("#FFFFFF", "#A9BED6", "#465A7C")
    for index, (x, y, *_) in enumerate(samples(spline(knots(points)), every)):
        if sitter.cut is not None and not sitter.cut.contains(*sitter.at(x, y)):
            continue
        link = star((x, y), size * 1.3, size * 0.8, 4) if index % 2 else circle(x, y, size)
        sitter.sheet(sitter.place(link), tones, elevation=1.2, rim=0.9, texture=0.2)


def draw_sceptre(
    sitter: Sitter, *, foot: tuple[float, float], head: tuple[float, float], stone: str = "#3D66C4"
) -> None:
    """A sceptre from `foot` to its `head`: a gold rod with knops, a lily and a stone set in it."""
    (u0, v0), (u1, v1) = foot, head
    length = math.hypot(u1 - u0, v1 - v0)
    angle = math.degrees(math.atan2(v1 - v0, u1 - u0))
    metal = ("#FFF3C4", "#D9A94A", "#7A5420")

    def put(path: skia.Path) -> skia.Path:
        return sitter.place(transformed(path, 1, 1, angle, (u0, v0)))

    sitter.sheet(put(rectangle(0, -3.2, length, 6.4, 2)), metal, elevation=2, rim=0.9, texture=0.3)
    for share in (0.62, 0.8):
        sitter.sheet(put(ellipse(length * share, 0, 3, 6)), metal, elevation=1.2, rim=0.9, texture=0.2)
    lily = svg_path(
        "M0,-7 C10,-6 16,-26 34,-25 C33,-15 26,-10 22,-7 C34,-12 44,-9 56,0 C44,9 34,12 22,7 C26,10 33,15 34,25 "
        "C16,26 10,6 0,7Z"
    )
    sitter.sheet(
        put(transformed(lily, 1, 1, 0, (length - 6, 0))), metal, elevation=2.4, rim=0.95, texture=0.3
    )
    sitter.sheet(put(ellipse(length - 4, 0, 4.4, 10)), metal, elevation=1.6, rim=0.9, texture=0.2)
    gem = put(ellipse(length + 22, 0, 7, 4.6))
    sitter.sheet(gem, (mix(stone, "moon", 0.6), stone, shade(stone, -0.2)), elevation=0.5, texture=0.0)


def draw_arrows(
    sitter: Sitter,
    *,
    foot: tuple[float, float],
    head: tuple[float, float],
    colours: Sequence[str],
    leather: str = "#6B4226",
    kind: str = "gold",
) -> None:
    """A quiver from `foot` up to its mouth at `head`, with one fletched arrow for each colour."""
    (u0, v0), (u1, v1) = foot, head
    length = math.hypot(u1 - u0, v1 - v0)
    du, dv = (u1 - u0) / length, (v1 - v0) / length
    nu, nv = -dv, du
    for index, colour in enumerate(colours):
        off = (index - (len(colours) - 1) / 2) * 10
        lean = (index - (len(colours) - 1) / 2) * 0.13
        fu, fv = du + nu * lean, dv + nv * lean
        su, sv = u1 + nu * off, v1 + nv * off
        reach = 54 - 8 * abs(index - 1)
        sitter.line([(su, sv), (su + fu * reach, sv + fv * reach)], "#C9A878", 2.4)
        for side in (1, -1):
            vane: list[Knot] = [
                (su + fu * (reach - 30), sv + fv * (reach - 30)),
                (su + fu * (reach - 26) + nu * side * 8.4, sv + fv * (reach - 26) + nv * side * 8.4),
                (su + fu * (reach + 2) + nu * side * 8.4, sv + fv * (reach + 2) + nv * side * 8.4, "c"),
                (su + fu * (reach - 6), sv + fv * (reach - 6)),
            ]
            sitter.sheet(
                sitter.shape(vane), (shade(colour, 0.1), colour, shade(colour, -0.1)), elevation=1.6, rim=0.7
            )
    body = polygon(
        [
            (u0 - nu * 13, v0 - nv * 13),
            (u1 - nu * 18, v1 - nv * 18),
            (u1 + nu * 18, v1 + nv * 18),
            (u0 + nu * 13, v0 + nv * 13),
        ]
    )
    sitter.sheet(
        sitter.place(body), (shade(leather, 0.12), leather, shade(leather, -0.1)), elevation=3, rim=0.6
    )
    sitter.gilt(sitter.place(spline([(u1 - nu * 18, v1 - nv * 18), (u1 + nu * 18, v1 + nv * 18)])), kind, 4.5)


def draw_dagger(
    sitter: Sitter,
    *,
    point: tuple[float, float],
    pommel: tuple[float, float],
    kind: str = "silver",
    grip: str = "#2A1D28",
) -> None:
    """A dagger from its point to its pommel: blade of two bright bands, guard and pommel in foil."""
    (u0, v0), (u1, v1) = point, pommel
    length = math.hypot(u1 - u0, v1 - v0)
    angle = math.degrees(math.atan2(v1 - v0, u1 - u0))

    def put(path: skia.Path) -> skia.Path:
        return sitter.place(transformed(path, 1, 1, angle, (u0, v0)))

    guard = length * 0.66
    sitter.sheet(
        put(polygon([(0, 0), (guard * 0.2, -5), (guard, -6), (guard, 6), (guard * 0.2, 5)])),
        ("#FFFFFF", "#C6D3E6", "#7588A8"),
        elevation=2,
        rim=0.9,
    )
    sitter.fill(put(polygon([(0, 0), (guard, 0), (guard, 6), (guard * 0.2, 5)])), "#5A6C8E", 0.55)
    sitter.sheet(
        put(polygon([(guard, -3.4), (length - 3, -3), (length - 3, 3), (guard, 3.4)])),
        (shade(grip, 0.15), grip),
        elevation=1.4,
    )
    sitter.gilt(
        put(
            spline(
                [
                    (guard - 1, -15, "c"),
                    (guard + 5, -8),
                    (guard + 4, 0),
                    (guard + 5, 8),
                    (guard - 1, 15, "c"),
                    (guard - 2, 0),
                ],
                True,
            )
        ),
        kind,
    )
    sitter.gilt(put(circle(length, 0, 4.6)), kind)
