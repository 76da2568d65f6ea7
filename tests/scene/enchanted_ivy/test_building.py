"""The inn as one house: roofs follow its top, a plinth its foot, and nothing but leaves lies over the ends of ivy."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from fae_tabletop.app.ivy_campaign import KeptInn
from fae_tabletop.app.ivy_picture import SIZE, day_told, pictured
from fae_tabletop.content.paths import assets_dir
from fae_tabletop.games.enchanted_ivy.cards import CARDS
from fae_tabletop.games.enchanted_ivy.commands import Finish
from fae_tabletop.games.enchanted_ivy.public import Laid
from fae_tabletop.games.enchanted_ivy.rules import ENCHANTED_IVY
from fae_tabletop.games.enchanted_ivy.scene.building import Site, draw_building
from fae_tabletop.games.enchanted_ivy.scene.layout import Frame
from fae_tabletop.games.enchanted_ivy.scene.roofs import Run, runs
from fae_tabletop.games.enchanted_ivy.setup import named_setup, tone_of
from fae_tabletop.games.enchanted_ivy.tones import TONES, tone_named
from fae_tabletop.ui.drawing import Kit, Picture
from fae_tabletop.ui.geometry import Metrics
from fae_tabletop.ui.kit import open_kit
from fae_tabletop.ui.page import Layer, Look, Page
from tests.scene.enchanted_ivy.tables import position

METRICS = Metrics(1280, 720, 1.0)


def laid(*rows: str) -> dict[tuple[int, int], Laid]:
    """Return cards where a row has a mark: w a wall, b a balcony."""
    places = [(r, c, mark) for r, row in enumerate(rows) for c, mark in enumerate(row) if mark in "wb"]
    return {
        (r, c): Laid((r, c), CARDS[n].id, mark == "w", False, None) for n, (r, c, mark) in enumerate(places)
    }


def painted(kit: Kit, cards: dict[tuple[int, int], Laid], site: Site) -> list[Picture]:
    """Return the pictures of an inn of cards 60 px wide, in the order in which they are drawn."""
    page = Page(kit, METRICS, Look())
    draw_building(page, Frame((200, 200), 60), cards.values(), None, "sea", site)
    return [item for layer in Layer for item in page.items[layer] if isinstance(item, Picture)]


def test_roofs_follow_the_top() -> None:
    assert runs(laid("bw", "wb")) == [Run(0, 0, 1, True, True, False)]
    tower, low = runs(laid("b  ", "wbw"))
    assert (tower, low) == (Run(0, 0, 0, True, True, False), Run(1, 1, 2, False, True, False))
    highest, terrace = runs(laid("bwb", "w b", "bwb"))
    assert highest == Run(0, 0, 2, True, True, False)
    assert terrace == Run(2, 1, 1, False, False, True)


def test_a_gap_shows_the_sky_between_a_terrace_and_braces(kit: Kit) -> None:
    cards = laid("bwb", "w b", "bwb")
    names = [one.key.name for one in painted(kit, cards, Site())]
    assert "enchanted_ivy/foot-terrace" in names
    assert names.count("enchanted_ivy/foot-bracket") == 2
    gap = Frame((200, 200), 60).box((1, 1)).inset(8, 24)
    for one in painted(kit, cards, Site()):
        inside = one.rect.clip(METRICS.px(gap))
        assert one.key.name.endswith(("bracket", "terrace")) or not (inside.w > 0 and inside.h > 0)


def test_ivy_is_drawn_over_everything_that_holds_the_house_together(kit: Kit) -> None:
    order = [one.key.name.removeprefix("enchanted_ivy/") for one in painted(kit, laid("bw", "wb"), Site())]
    last = max(n for n, name in enumerate(order) if not name.startswith("ivy-"))
    assert all(name.startswith("ivy-") for name in order[last + 1 :])
    assert len(order) - last - 1 == 4
    assert order.index("plaster-sea-1") < order.index("foot-floor") < order.index("window-0-dark")


def test_what_hangs_over_nothing_stands_on_posts_and_a_garden_lies_at_the_foot(kit: Kit) -> None:
    cards = laid("bwb", " w ")
    plain = {one.key.name for one in painted(kit, cards, Site())}
    assert not {name for name in plain if name.endswith(("post", "path", "bed"))}
    drawn = painted(kit, cards, Site(ground=380.0, edge=440.0))
    posts = [one for one in drawn if one.key.name.endswith("post")]
    assert len(posts) >= 2
    assert all(abs(one.rect.bottom - 381.6) <= 2 for one in posts)
    assert {"enchanted_ivy/foot-path", "enchanted_ivy/foot-bed"} <= {one.key.name for one in drawn}


def test_a_window_lights_for_its_guest(kit: Kit) -> None:
    cards = laid("b")
    assert not [one for one in painted(kit, cards, Site()) if "at-window" in one.key.name]
    at, card = next(iter(cards.items()))
    names = [one.key.name for one in painted(kit, {at: Laid(at, card.card, False, False, "monk")}, Site())]
    order = [names.index(f"enchanted_ivy/{name}") for name in ("window-0-dark", "at-window-monk", "rail-0")]
    assert all(a < b for a, b in pairwise(order))


def test_every_scenario_has_colours_of_its_own_or_by_its_name() -> None:
    assert tone_of("s04") == "dusk"
    assert tone_of("nowhere") in TONES
    assert tone_named("no tone", "e1") == tone_named("", "e1")


def test_a_kept_picture_shows_the_whole_inn(kit: Kit) -> None:
    state = position("s01", 6, "closing")
    view = ENCHANTED_IVY.view(ENCHANTED_IVY.apply(state, 0, Finish()).state, 0)
    inn = KeptInn("s01", 40, True, named_setup("s01").layout, view.laid, view.door, "2026-06-21T18:00:00Z")
    # Even while pictures are still being made for the window, none is missing in the file or unsharp.
    busy = open_kit(assets_dir(), strict=True, threads=1)
    picture = pictured(busy, inn)
    busy.pictures.close()
    assert pygame.image.tobytes(picture, "RGB") == pygame.image.tobytes(pictured(kit, inn), "RGB")
    assert picture.get_size() == SIZE
    # Paper round it, words below it, a lit house in the middle.
    assert picture.get_at((6, 6))[:3] == (242, 228, 196)
    assert picture.get_at((SIZE[0] // 2, 700)) != picture.get_at((60, 700))
    words = [picture.get_at((x, y))[0] < 120 for y in range(990, 1060, 3) for x in range(300, 1300, 3)]
    assert sum(words) > 200


@pytest.mark.parametrize(("day", "told"), [("2026-06-21", "21 June 2026"), ("", ""), ("yesterday", "")])
def test_a_day_is_told_as_people_write_it(day: str, told: str) -> None:
    assert day_told(day) == told
