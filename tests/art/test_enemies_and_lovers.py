"""The pictures of Enemies & Lovers: legible by figures, each unlike every other, with room for their words."""

import itertools
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path

import pygame
import pytest

from fae_tabletop.art.colour import Rgb, contrast
from fae_tabletop.games.enemies_and_lovers.art_looks import CATEGORIES, LOOKS
from fae_tabletop.games.enemies_and_lovers.art_plan import PLAN
from fae_tabletop.games.enemies_and_lovers.cards import CARD, CardId
from tests.art.measure import GROUND, fingerprint, lightness, spread, unlike

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "enemies_and_lovers"
CARDS = tuple(CARD)
CARD_BYTES, SMALL_BYTES = 220 * 1024, 60 * 1024
HERO = (92, 140, 566, 600)  # the part of a master that is measured, px
MEASURED = (91, 96)  # px, the size it is measured at
BOXES = tomllib.loads((FOLDER / "enemies_and_lovers.toml").read_text(encoding="utf-8"))
EMBLEMS = sorted(FOLDER.glob("emblem-*.webp"))


@cache
def _picture(name: str) -> pygame.Surface:
    return pygame.image.load(FOLDER / f"{name}.webp")


@cache
def _scene(card: str) -> pygame.Surface:
    ground = pygame.Surface(HERO[2:], depth=24)
    ground.fill(GROUND)
    ground.blit(_picture(card), (0, 0), HERO)
    return pygame.transform.smoothscale(ground, MEASURED)


@cache
def _print(card: str) -> int:
    return fingerprint(_scene(card))


def _is_bust(card: str) -> bool:
    return PLAN[card].framing == "bust"


def _mean(name: str, box: tuple[int, int, int, int]) -> Rgb:
    red, green, blue, _ = pygame.transform.average_color(_picture(name), pygame.Rect(box))
    return red / 255, green / 255, blue / 255


def test_each_category_has_its_cards() -> None:
    counts = Counter(look.category for look in LOOKS.values())
    assert counts == {"court": 19, "attack": 17, "interrupt": 6, "intrigue": 5}
    assert set(counts) == set(CATEGORIES)


@pytest.mark.parametrize("card", CARDS)
def test_a_card_looks_like_its_printed_kind(card: CardId) -> None:
    look, printed = LOOKS[card], CARD[card]
    assert look.category == printed.kind
    assert look.emblem == ("intrigue" if printed.kind == "intrigue" else printed.subtype)
    assert (FOLDER / f"emblem-{look.emblem}.webp").is_file()


@pytest.mark.parametrize("card", CARDS)
def test_a_card_has_both_faces_in_size_and_weight(card: CardId) -> None:
    for name, size, bytes_ in ((card, (750, 1050), CARD_BYTES), (f"{card}-small", (300, 420), SMALL_BYTES)):
        picture = _picture(name)
        assert picture.get_size() == size
        assert (FOLDER / f"{name}.webp").stat().st_size <= bytes_
        width, height = size
        for corner in ((0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)):
            assert picture.get_at(corner).a == 0


@pytest.mark.parametrize("card", CARDS)
def test_an_illustration_has_light_and_dark(card: CardId) -> None:
    mean, contrast_, range_ = spread(lightness(_scene(card)))
    assert contrast_ >= 0.15
    assert range_ >= 0.45
    assert 0.30 <= mean <= 0.70


def test_no_two_illustrations_are_alike() -> None:
    for first, second in itertools.combinations(CARDS, 2):
        least = 60 if _is_bust(first) and _is_bust(second) else 96
        assert unlike(_print(first), _print(second)) >= least, (first, second)


@pytest.mark.parametrize("card", CARDS)
def test_names_and_types_are_legible_on_their_ground(card: CardId) -> None:
    look, full, small = LOOKS[card], BOXES["card"], BOXES["card_small"]
    assert contrast(look.ink, _mean(card, full["name"])) >= 4.5
    assert contrast(look.ink, _mean(f"{card}-small", small["name"])) >= 4.5
    assert contrast(look.frame.type_ink, _mean(card, full["type"])) >= 4.5
    assert contrast("rules-ink", _mean(card, full["rules"])) >= 4.5


@pytest.mark.parametrize("face", ["card", "card_small", "reference"])
def test_the_boxes_for_words_lie_apart_inside_their_face(face: str) -> None:
    boxes = BOXES[face]
    whole = pygame.Rect(0, 0, *boxes["size"])
    words = [pygame.Rect(boxes[name]) for name in boxes if name not in {"size", "window"}]
    assert all(whole.contains(box) for box in words)
    assert all(not a.colliderect(b) for a, b in itertools.combinations(words, 2))


def test_the_back_is_the_same_when_turned_half_round() -> None:
    back = _picture("back")
    turned = pygame.transform.rotate(back, 180)
    small = [pygame.transform.smoothscale(picture, (75, 105)) for picture in (back, turned)]
    pairs = [(small[0].get_at((x, y)), small[1].get_at((x, y))) for x in range(75) for y in range(105)]
    apart = sum(abs(a[i] - b[i]) for a, b in pairs for i in range(3)) / len(pairs) / 3
    assert apart <= 10


@pytest.mark.parametrize("name", ["back", "reference"])
def test_what_all_cards_share_weighs_no_more_than_a_card(name: str) -> None:
    assert _picture(name).get_size() == (750, 1050)
    assert (FOLDER / f"{name}.webp").stat().st_size <= CARD_BYTES


def test_emblems_differ_at_the_smallest_size() -> None:
    shapes = {}
    for path in EMBLEMS:
        picture = pygame.image.load(path)
        assert picture.get_size() == (128, 128)
        small = pygame.transform.smoothscale(picture.premul_alpha(), (14, 14))
        shapes[path.stem] = [small.get_at((x, y)).a for y in range(14) for x in range(14)]
        assert max(shapes[path.stem]) >= 245
    assert len(shapes) == len({look.emblem for look in LOOKS.values()})
    for first, second in itertools.combinations(shapes, 2):
        apart = sum(abs(a - b) for a, b in zip(shapes[first], shapes[second], strict=True))
        assert apart / 196 >= 18, (first, second)
