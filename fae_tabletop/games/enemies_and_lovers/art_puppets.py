"""Fala, the Grand Fool: a king and a fool on the strings of one hand."""

import skia

from fae_tabletop.art.easel import GOLD, Easel
from fae_tabletop.art.geometry import ellipse, polar, rectangle, spline
from fae_tabletop.art.hands_hold import draw_grip
from fae_tabletop.art.hands_parts import HandLook
from fae_tabletop.art.light import fireflies, rays
from fae_tabletop.art.paper import fill, glow, stroke
from fae_tabletop.art.picture import Picture, seeded
from fae_tabletop.art.vistas import W, draw_curtains, draw_open_sky, draw_planks
from fae_tabletop.games.enemies_and_lovers.art import card_pictures


def _puppet(
    canvas: skia.Canvas,
    x: float,
    y: float,
    tones: tuple[tuple[str, str, str], tuple[str, str, str]],
    sway: int,
    king: bool,
) -> None:
    """A jointed puppet whose head is at (x, y), 330 px high; `sway` 1 or -1 is the way it kicks."""
    doll = Easel(canvas, x, y, flip=sway < 0)
    coat, hose = tones
    wood = ("#FFE6C0", "#DDAE7E", "#8A5A3E")
    for hip, knee, foot in (((-22, 150), (-58, 216), (-30, 284)), ((22, 150), (74, 196), (120, 250))):
        for start, end, width in ((hip, knee, 34), (knee, foot, 26)):
            doll.lay(doll.strip([start, end], width, width * 0.8), hose, 6, rim=0.75)
        doll.lay(doll.dot(*knee, 13), wood, 4, rim=0.8)
        toe = polar(foot, 46, 6 if foot[0] > 0 else 30)
        doll.lay(
            doll.strip([foot, ((foot[0] + toe[0]) / 2, foot[1] + 10), (toe[0], toe[1] - 8)], 26, 6),
            ("#8A3A2A", "#4A1A1A"),
            5,
            rim=0.75,
        )
    doll.lay("-38,48! 0,40 38,48! 52,110 66,176! 30,160 0,182 -30,160 -66,176! -52,110", coat, 8, rim=0.75)
    for v in (78, 104, 130):
        doll.gilt(doll.dot(0, v, 6), "gold")
    for shoulder, elbow, hand in (((-38, 62), (-92, 84), (-104, 22)), ((38, 62), (92, 40), (136, -22))):
        for start, end, width in ((shoulder, elbow, 28), (elbow, hand, 22)):
            doll.lay(doll.strip([start, end], width, width * 0.85), coat, 6, rim=0.75)
        doll.lay(doll.dot(*elbow, 11), wood, 4, rim=0.8)
        doll.lay(doll.dot(*hand, 14), wood, 5, rim=0.8)
    for i in range(7):
        spot = polar((0, 44), 40, 15 + 25 * i)
        doll.lay(
            doll.dot(spot[0], 44 + (spot[1] - 44) * 0.4, 13), ("#FFFFFF", "#E6DCEC", "#9A8CB0"), 3, rim=0.8
        )
    doll.lay(doll.oval(0, 0, 42, 48), wood, 7, rim=0.8)
    for side in (1, -1):
        doll.fill(doll.oval(side * 15, -6, 5.5, 7), "#2A1420")
        doll.fill(doll.dot(side * 24, 14, 10), "#E0604E", 0.6, blur=3)
        doll.stroke([(side * 7, -20), (side * 16, -24), (side * 26, -18)], "#4A2A24", 4)
    doll.lay("0,-4! 18,12 10,20 0,18!", wood, 3, rim=0.7)
    doll.stroke("-18,24 0,34 18,24" if not king else "-16,30 0,26 16,30", "#8A2A34", 5)
    if king:
        doll.lay(
            "-44,-30! -54,-84! -28,-58! -18,-98! 0,-62! 18,-98! 28,-58! 54,-84! 44,-30! 0,-20",
            GOLD,
            6,
            rim=0.95,
        )
        for u in (-24, 0, 24):
            doll.fill(doll.dot(u, -40, 6), "#B4203E")
    else:
        for points, tone in (
            ("-44,-26! -60,-80 -100,-96! -92,-56 -70,-36 -30,-34!", coat),
            ("44,-26! 60,-80 100,-96! 92,-56 70,-36 30,-34!", hose),
            ("-34,-30! -20,-90 8,-124! 26,-80 34,-30!", coat),
        ):
            doll.lay(points, tone, 6, rim=0.8)
        for u, v in ((-102, -96), (102, -96), (8, -126)):
            doll.lay(doll.dot(u, v, 11), GOLD, 3, rim=0.9)
        doll.lay("-46,-24! 0,-34 46,-24! 44,-42 0,-54 -44,-42", ("#FFE9A6", "#C8993F"), 3, rim=0.8)


def draw_fala(canvas: skia.Canvas) -> None:
    """A motley hand works one cross, and a king and a fool dance on its strings upon a little stage."""
    rng = seeded("enemies_and_lovers/fala")
    draw_open_sky(canvas, "night", rng, count=90)
    glow(canvas, 375, 480, 400, "#FFD9A6", 0.8)
    rays(canvas, 375, 150, 760, rng, "#FFF1C8", 18, 0.2, (2.0, 5.0))
    draw_curtains(canvas, "#A8243C", reach=150)
    draw_planks(canvas, "#8A5636", rng, boards=9, box=(0, 690, W, 900))
    fill(canvas, ellipse(375, 736, 300, 40), "ink", 0.35, blur=18)
    cross = Easel(canvas, 375, 214)
    for x, spots in ((252, ((0, -40), (-104, 20), (136, -24))), (504, ((0, -40), (104, 20), (-136, -24)))):
        for u, v in spots:
            stroke(
                canvas,
                spline([(375 + (x - 375) * 1.1 + u * 0.35, 226), (x + u, 440 + v)]),
                "#FFF4D6",
                2.2,
                0.85,
            )
    _puppet(
        canvas,
        504,
        436,
        (("#8AA8F0", "#3A58B8", "#16225E"), ("#F7D06A", "#C8902A", "#6A4212")),
        -1,
        king=False,
    )
    _puppet(
        canvas, 252, 436, (("#F07A6A", "#B02438", "#4A0A1C"), ("#F2E6D8", "#B8A4B4", "#5E4A6A")), 1, king=True
    )
    wood = ("#FFD9A0", "#B87A44", "#5A3018")
    cross.lay(cross.place(rectangle(-196, -2, 392, 24, 10)), wood, 10, rim=0.85)
    look = HandLook(
        lit="#FFF3E0",
        skin="#E6CDB8",
        dim="#8A6A86",
        crease="#6A4A6A",
        nail="#F7C832",
        velvet="#3A58B8",
        foil="gold",
    )
    draw_grip(
        Easel(canvas, 375, 206, 0.74, turn=-90),
        look,
        lambda: cross.lay(cross.place(rectangle(-120, -4, 240, 24, 10)), wood, 4, rim=0.85),
        arm=260,
    )
    fireflies(canvas, (160, 260, 590, 680), 14, rng, "#FFE9A6", 0.6)


PICTURES: dict[str, Picture] = card_pictures(
    {
        "fala_the_grand_fool": draw_fala,
    }
)
