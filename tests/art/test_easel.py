"""Things placed on an easel: turned and mirrored as told, whole, and no larger than they promise."""

import random
from typing import Any

import pytest

# The painting tools are imported within the tests: where they are not installed, the mark leaves these out.
pytestmark = pytest.mark.art


def painted(draw: Any, size: tuple[int, int] = (750, 1050)) -> Any:
    """A picture as rows of (red, green, blue, alpha) from 0 to 255."""
    import skia

    from fae_tabletop.art.picture import Picture

    snapshot = Picture("test", size, draw).surface().makeImageSnapshot()
    return snapshot.toarray(colorType=skia.kRGBA_8888_ColorType)


@pytest.mark.parametrize(("turn", "flip"), [(0, False), (90, False), (30, True), (-140, True)])
def test_a_point_and_a_path_are_placed_alike(turn: float, flip: bool) -> None:
    import skia

    from fae_tabletop.art.easel import Easel
    from fae_tabletop.art.geometry import circle

    easel = Easel(skia.Surface(8, 8).getCanvas(), 100, 50, 2.0, turn=turn, flip=flip)
    x, y = easel.at(10, -20)
    bounds = easel.place(circle(10, -20, 3)).getBounds()
    assert (bounds.centerX(), bounds.centerY()) == pytest.approx((x, y), abs=0.01)


def test_flip_mirrors_before_the_turn() -> None:
    import skia

    from fae_tabletop.art.easel import Easel

    canvas = skia.Surface(8, 8).getCanvas()
    assert Easel(canvas, 100, 50, 2.0, flip=True).at(10, 20) == pytest.approx((80, 90))
    assert Easel(canvas, 0, 0, turn=90, flip=True).at(10, 0) == pytest.approx((0, -10), abs=1e-4)


def test_a_limb_is_round_at_both_ends_and_as_broad_as_told() -> None:
    import skia

    from fae_tabletop.art.easel import Easel

    limb = Easel(skia.Surface(8, 8).getCanvas()).limb([(0, 0), (100, 0)], 40, 40)
    assert limb.contains(50, 18)
    assert not limb.contains(50, 22)
    assert limb.contains(2, 0)
    assert limb.contains(98, 0)
    assert not limb.contains(2, 17)
    assert not limb.contains(98, 17)


def test_a_grip_closes_over_what_it_holds() -> None:
    from fae_tabletop.art.easel import Easel
    from fae_tabletop.art.geometry import rectangle
    from fae_tabletop.art.hands_hold import draw_grip
    from fae_tabletop.art.hands_parts import HandLook
    from fae_tabletop.art.paper import fill

    def draw(canvas: Any) -> None:
        rod = rectangle(190, 0, 20, 400)
        draw_grip(Easel(canvas, 200, 200), HandLook(), lambda: fill(canvas, rod, "#00FF00"), arm=180)

    picture = painted(draw, (400, 400))
    green = [int(picture[y, 200, 1]) - int(picture[y, 200, 0]) for y in (20, 200, 380)]
    assert green[0] > 200
    assert green[1] < 50
    assert green[2] > 200


@pytest.mark.parametrize("name", ["open sky", "planks", "burst", "arched window"])
def test_a_vista_leaves_no_part_of_the_card_open(name: str) -> None:
    from fae_tabletop.art import vistas

    def draw(canvas: Any) -> None:
        rng = random.Random(1)
        if name == "open sky":
            vistas.draw_open_sky(canvas, "night", rng)
        elif name == "planks":
            vistas.draw_planks(canvas, "#3F6A8A", rng)
        elif name == "burst":
            vistas.draw_burst(canvas, (375, 400), "#E0485A", "#4A0A2A")
        else:
            vistas.draw_arched_window(canvas, "gold", rng)

    alpha = painted(draw)[64:792:8, 66:684:6, 3]
    assert (alpha > 180).all()


@pytest.mark.parametrize("name", ["pony", "toad", "beetle", "owl"])
def test_a_creature_keeps_to_its_size(name: str) -> None:
    from fae_tabletop.art import creatures

    painters: dict[str, Any] = {
        "pony": creatures.draw_pony,
        "toad": creatures.draw_saddled_toad,
        "beetle": creatures.draw_beetle,
        "owl": creatures.draw_sleeping_owl,
    }
    picture = painted(lambda canvas: painters[name](canvas, 400, 400, 0.5), (800, 800))
    solid = picture[:, :, 3] > 250
    rows, columns = solid.any(axis=1).nonzero()[0], solid.any(axis=0).nonzero()[0]
    assert 50 <= columns[-1] - columns[0] <= 330
    assert 100 <= rows[-1] - rows[0] <= 330
    assert solid[rows[0] : rows[-1], columns[0] : columns[-1]].mean() > 0.3


def test_a_wall_asks_for_the_colour_of_every_stone_and_fills_the_card() -> None:
    from fae_tabletop.art import vistas

    asked: list[tuple[float, float]] = []

    def tone(x: float, y: float) -> str:
        asked.append((x, y))
        return "#808080"

    alpha = painted(
        lambda canvas: vistas.draw_wall(canvas, tone, random.Random(1), stone=(120, 60), joint=2, foot=1080)
    )[:1050, :, 3]
    assert len(asked) == len(set(asked))
    assert min(x for x, _ in asked) <= 0
    assert max(x for x, _ in asked) + 120 >= 750
    assert (alpha > 250).mean() > 0.85
