"""The pictures of FaeKin: every card a picture of its own, indices that are read at a glance, seasons told by shape."""

import itertools
from functools import cache
from pathlib import Path

import pygame
import pytest

from fae_tabletop.art.colour import contrast, rgb
from fae_tabletop.games.faekin.art_looks import INDEX, KIND, LOOKS
from fae_tabletop.games.faekin.art_plan import PLAN
from fae_tabletop.games.faekin.cards import COURT, COURT_CARDS, FAE, IDS, NUMBER, CardId
from tests.art.measure import GROUND, fingerprint, lightness, load, spread, unlike

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "faekin"
CARD_BYTES, SMALL_BYTES, TOKEN_BYTES = 220 * 1024, 60 * 1024, 90 * 1024
HERO = (92, 140, 566, 770)  # the part of a master that is measured, px
MEASURED = (91, 124)  # px, the size it is measured at
TABLE_WIDTH = 44  # px, the width of a small face at a table of nine
PLAQUE = pygame.Rect(14, 14, 160, 190)  # of the small master, px: where every index stands
EVERYTHING = sorted(path.stem for path in FOLDER.glob("*.webp"))


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


@cache
def _grey(name: str, width: int) -> tuple[float, ...]:
    return tuple(lightness(load(FOLDER / f"{name}.webp", width)))


@cache
def _outline(name: str) -> tuple[int, ...]:
    small = pygame.transform.smoothscale(_picture(name).premul_alpha(), (TABLE_WIDTH, 62))
    return tuple(small.get_at((x, y)).a for y in range(62) for x in range(TABLE_WIDTH))


def _apart(first: tuple[float, ...], second: tuple[float, ...]) -> float:
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)


def test_every_card_token_and_sign_is_there_and_nothing_else() -> None:
    tokens = ("crown", "dagger", "socket-crown", "socket-dagger", "badge-summer", "badge-winter")
    signs = [f"emblem-{name}" for name in ("summer", "winter", "joker", "crown", "dagger")]
    cards = [name for card in IDS for name in (card, f"{card}-small")]
    assert sorted([*cards, *tokens, *signs, "back", "back-small", *FAE]) == EVERYTHING


def test_a_card_is_of_the_kind_it_belongs_to() -> None:
    assert tuple(KIND) == tuple(INDEX) == IDS
    for card in IDS:
        court = COURT[NUMBER[card]]
        assert KIND[card] == ("summer", "winter", "joker")[court]
        assert bool(INDEX[card]) == (NUMBER[card] < COURT_CARDS)


@pytest.mark.parametrize("card", [*IDS, "back"])
def test_a_card_has_both_faces_in_size_and_weight(card: str) -> None:
    for name, size, bytes_ in ((card, (750, 1050), CARD_BYTES), (f"{card}-small", (300, 420), SMALL_BYTES)):
        picture = _picture(name)
        assert picture.get_size() == size
        assert (FOLDER / f"{name}.webp").stat().st_size <= bytes_
        width, height = size
        for corner in ((0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)):
            assert picture.get_at(corner).a <= 8


@pytest.mark.parametrize("card", IDS)
def test_an_illustration_has_light_and_dark(card: CardId) -> None:
    mean, contrast_, range_ = spread(lightness(_scene(card)))
    assert contrast_ >= 0.15
    assert range_ >= 0.45
    assert 0.30 <= mean <= 0.70


def test_no_two_illustrations_are_alike() -> None:
    for first, second in itertools.combinations(IDS, 2):
        least = 60 if PLAN[first].framing == PLAN[second].framing == "bust" else 96
        assert unlike(_print(first), _print(second)) >= least, (first, second)


def test_frames_are_the_same_when_turned_half_round_and_pictures_are_not() -> None:
    for card in ("S5", "W5", "X2"):
        full = pygame.transform.smoothscale(load(FOLDER / f"{card}.webp"), (75, 105))
        turned = pygame.transform.rotate(full, 180)
        assert _mean_apart(full, turned, pygame.Rect(0, 0, 11, 13)) <= 26
        assert _mean_apart(full, turned, pygame.Rect(20, 20, 35, 65)) >= 32


def test_the_back_is_the_same_when_turned_half_round() -> None:
    for name in ("back", "back-small"):
        full = pygame.transform.smoothscale(load(FOLDER / f"{name}.webp"), (75, 105))
        assert _mean_apart(full, pygame.transform.rotate(full, 180), full.get_rect().inflate(-8, -8)) <= 10


def _mean_apart(first: pygame.Surface, second: pygame.Surface, box: pygame.Rect) -> float:
    places = [(x, y) for x in range(box.left, box.right) for y in range(box.top, box.bottom)]
    pairs = [(first.get_at(place), second.get_at(place)) for place in places]
    return sum(abs(a[i] - b[i]) for a, b in pairs for i in range(3)) / len(pairs) / 3


# ---------------------------------------------------------------- at the table


def _ink(card: CardId) -> pygame.Mask:
    """Where the index is written on a small master, within the plaque."""
    look = LOOKS[KIND[card]]
    ink = tuple(round(part * 255) for part in rgb(look.ink))
    part = pygame.Surface(PLAQUE.size, depth=24)
    part.blit(_picture(f"{card}-small"), (0, 0), PLAQUE)
    mask = pygame.mask.from_threshold(part, ink, (34, 34, 60, 255))
    return mask.connected_component()


@pytest.mark.parametrize("card", [card for card in IDS if INDEX[card]])
def test_a_figure_is_18_px_high_at_the_narrowest(card: CardId) -> None:
    boxes = _ink(card).get_bounding_rects()
    height = max(box.height for box in boxes)
    assert height * TABLE_WIDTH / 300 >= 17.9


@pytest.mark.parametrize("kind", LOOKS)
def test_an_index_stands_out_from_its_plaque(kind: str) -> None:
    assert contrast(LOOKS[kind].ink, LOOKS[kind].plaque) >= 7


def _index(card: CardId) -> tuple[float, ...]:
    part = pygame.Surface(PLAQUE.size, depth=24)
    part.blit(_picture(f"{card}-small"), (0, 0), PLAQUE)
    return tuple(lightness(pygame.transform.smoothscale(part, (24, 28))))


@pytest.mark.parametrize("court", [0, 1])
def test_no_index_is_taken_for_another(court: int) -> None:
    indices = {card: _index(card) for card in IDS if COURT[NUMBER[card]] == court}
    for first, second in itertools.combinations(indices, 2):
        assert _apart(indices[first], indices[second]) >= 0.05, (first, second)
    one, ace = (indices[card] for card in indices if INDEX[card] in {"1", "A"})
    assert _apart(one, ace) >= 0.16


def test_seasons_and_jokers_are_told_by_outline_alone() -> None:
    for first, second in itertools.combinations(("S3-small", "W3-small", "X1-small", "back-small"), 2):
        differing = sum(abs(a - b) > 100 for a, b in zip(_outline(first), _outline(second), strict=True))
        assert differing >= 40, (first, second)


@pytest.mark.parametrize("rank", ["1", "7", "10", "Q"])
def test_seasons_are_told_without_colour(rank: str) -> None:
    assert _apart(_grey(f"S{rank}-small", TABLE_WIDTH), _grey(f"W{rank}-small", TABLE_WIDTH)) >= 0.08


def test_tokens_and_badges_are_told_without_colour() -> None:
    for first, second, width in (("crown", "dagger", 44), ("badge-summer", "badge-winter", 18)):
        assert _apart(_grey(first, width), _grey(second, width)) >= 0.08
    for name, side in (("crown", 240), ("dagger", 240), ("badge-summer", 96), ("badge-winter", 96)):
        assert _picture(name).get_size() == (side, side)
        assert (FOLDER / f"{name}.webp").stat().st_size <= TOKEN_BYTES
        assert _picture(name).get_at((0, 0)).a == 0


def test_signs_differ_at_the_smallest_size() -> None:
    shapes = {}
    for path in sorted(FOLDER.glob("emblem-*.webp")):
        picture = pygame.image.load(path)
        assert picture.get_size() == (128, 128)
        small = pygame.transform.smoothscale(picture.premul_alpha(), (14, 14))
        shapes[path.stem] = [small.get_at((x, y)).a for y in range(14) for x in range(14)]
        assert max(shapes[path.stem]) >= 230
    for first, second in itertools.combinations(shapes, 2):
        apart = sum(abs(a - b) for a, b in zip(shapes[first], shapes[second], strict=True))
        assert apart / 196 >= 18, (first, second)


def test_the_fae_look_like_nobody_of_the_cast() -> None:
    cast = sorted((FOLDER.parent / "cast").glob("*.webp"))
    faces = [*cast, *(FOLDER / f"{name}.webp" for name in FAE)]
    prints = {path.stem: fingerprint(load(path, 80).subsurface(pygame.Rect(8, 8, 64, 64))) for path in faces}
    for name in FAE:
        picture = _picture(name)
        assert picture.get_size() == (320, 320)
        assert picture.get_at((0, 0)).a == 0
        for other in prints:
            assert other == name or unlike(prints[name], prints[other]) >= 60, (name, other)
