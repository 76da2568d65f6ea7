"""The pictures of Enchanted Ivy: ivy crosses the edges where the cards say so, and goes on in the neighbour."""

import itertools
from functools import cache
from pathlib import Path

import pygame
import pytest

from fae_tabletop.art import lock
from fae_tabletop.games.enchanted_ivy.cards import CARDS, EDGES, FLOWERS, Card
from fae_tabletop.games.enchanted_ivy.doors import DOOR_IDS
from fae_tabletop.games.enchanted_ivy.guests import GUESTS
from fae_tabletop.games.enchanted_ivy.setup import Chapter, chapters, tone_of
from fae_tabletop.games.enchanted_ivy.tones import NAMES
from tests.art.measure import fingerprint, lightness, load, spread, unlike

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "enchanted_ivy"
SIZE = (300, 420)
CARD_BYTES, TOKEN_BYTES = 48 * 1024, 40 * 1024
RUN = 36
"""Leaves cover at least so many px of an edge, of 300 px a card's width, where ivy crosses it."""


@cache
def _picture(name: str) -> pygame.Surface:
    return pygame.image.load(FOLDER / f"{name}.webp")


@cache
def _edge(name: str, edge: str) -> tuple[bool, ...]:
    """Where leaves are, 3 px inside an edge."""
    picture, (w, h) = _picture(name), SIZE
    if edge in ("top", "bottom"):
        return tuple(picture.get_at((x, 3 if edge == "top" else h - 4)).a > 200 for x in range(w))
    return tuple(picture.get_at((3 if edge == "left" else w - 4, y)).a > 200 for y in range(h))


@pytest.mark.parametrize("turned", [False, True], ids=["upright", "turned"])
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_ivy_crosses_an_edge_at_the_marked_places_and_nowhere_else(card: Card, turned: bool) -> None:
    name = f"ivy-{card.id}{'-turned' if turned else ''}"
    assert _picture(name).get_size() == SIZE
    assert (FOLDER / f"{name}.webp").stat().st_size <= CARD_BYTES
    shown = card.turned() if turned else card
    for edge in EDGES:
        leaves, marks = _edge(name, edge), getattr(shown, edge)
        third = len(leaves) // 3
        for place, mark in enumerate(marks):
            covered = sum(leaves[place * third : (place + 1) * third])
            assert covered >= RUN if mark == "1" else covered == 0, (edge, place, covered)


def test_leaves_go_on_over_the_seam_of_joined_cards() -> None:
    """Every card with every other one, upright and turned: where both are marked, half leaves make whole ones."""
    sides = [(card, f"ivy-{card.id}") for card in CARDS]
    sides += [(card.turned(), f"ivy-{card.id}-turned") for card in CARDS]
    for first, second in (("bottom", "top"), ("right", "left")):
        for (card, name), (other, neighbour) in itertools.product(sides[::3], sides[1::3]):
            long = SIZE[0] if first == "bottom" else SIZE[1]
            for place in range(3):
                if getattr(card, first)[place] == getattr(other, second)[place] == "1":
                    cut = slice(long // 3 * place, long // 3 * (place + 1))
                    pairs = zip(_edge(name, first)[cut], _edge(neighbour, second)[cut], strict=True)
                    assert sum(a == b for a, b in pairs) >= 0.75 * long / 3, (name, neighbour, place)


def test_nothing_of_a_wall_or_window_lies_where_ivy_crosses() -> None:
    """Found things and windows keep clear of the strip along each edge in which strands end."""
    for name in (*(f"window-{kind}-dark" for kind in range(4)), *(f"rail-{kind}" for kind in range(4))):
        whole = _picture(name).get_bounding_rect(200)
        assert pygame.Rect((0, 0), SIZE).inflate(-20, -20).contains(whole), name
    for number in range(20):
        assert _picture(f"found-{number}").get_width() <= SIZE[0] * 0.6


@pytest.mark.parametrize("tone", NAMES)
def test_masonry_goes_on_over_the_seam(tone: str) -> None:
    """In every other course a brick lies half on one card, half on the next; plaster has one tone at all edges."""
    brick = _picture(f"brick-{tone}")
    for y in range(165, 420, 60):
        assert _apart(brick.get_at((4, y)), brick.get_at((295, y))) <= 44, y
    for number in range(3):
        plaster = _picture(f"plaster-{tone}-{number}")
        for x in (130, 150, 170):
            assert _apart(plaster.get_at((x, 4)), plaster.get_at((x, 415))) <= 44, x


def test_the_colours_of_inns_differ() -> None:
    assert {tone_of(chapter.id) for chapter in chapters()} == set(NAMES)
    means = {
        tone: [pygame.transform.average_color(_picture(f"{kind}-{tone}{end}")) for kind, end in KINDS]
        for tone in NAMES
    }
    for first, second in itertools.combinations(NAMES, 2):
        apart = sum(
            abs(a - b)
            for one, other in zip(means[first], means[second], strict=True)
            for a, b in zip(one, other, strict=True)
        )
        assert apart >= 40, (first, second, apart)


KINDS = (("brick", ""), ("plaster", "-0"))


def _apart(first: pygame.Color, second: pygame.Color) -> int:
    return max(abs(first[part] - second[part]) for part in range(3))


def _shape(flower: str) -> pygame.mask.Mask:
    return pygame.mask.from_surface(pygame.transform.smoothscale(_picture(f"flower-{flower}"), (24, 24)), 110)


def test_flowers_differ_in_outline() -> None:
    for first, second in itertools.combinations(FLOWERS, 2):
        a, b = _shape(first), _shape(second)
        both = a.overlap_area(b, (0, 0))
        assert a.count() + b.count() - 2 * both >= 60, (first, second)


# ---------------------------------------------------------------- guests and doors

TABLE = 86
"""px, the width of a token in the hand at 1280 x 720."""
INSIDE = pygame.Rect(10, 10, 66, 66)
"""The part of a token within its ring at that width."""


@cache
def _sitter(guest: str) -> pygame.Surface:
    return load(FOLDER / f"guest-{guest}.webp", TABLE).subsurface(INSIDE)


def _painted_by(module: str) -> list[str]:
    """Return the files that a module of this game paints, without their suffix."""
    full = f"fae_tabletop.games.enchanted_ivy.{module}"
    return [file.removesuffix(".webp") for file, entry in lock.read_lock().items() if entry.module == full]


STICKERS = (
    *(f"caterpillar-{number}" for number in range(11)),
    *(f"butterfly-{number}" for number in range(1, 11)),
    *(f"keepsake-{number}" for number in range(1, 23)),
)


def test_every_picture_is_there_and_nothing_else() -> None:
    expected = [
        *(f"ivy-{card.id}{turned}" for card in CARDS for turned in ("", "-turned")),
        *(f"found-{number}" for number in range(20)),
        *(f"brick-{tone}" for tone in NAMES),
        *(f"plaster-{tone}-{number}" for tone in NAMES for number in range(3)),
        *(f"window-{kind}-{light}" for kind in range(4) for light in ("dark", "lit")),
        *(f"rail-{kind}" for kind in range(4)),
        *(f"at-window-{guest.id}" for guest in GUESTS),
        *(Path(name).name for catalogue in ("art_roofs", "art_foot") for name in _painted_by(catalogue)),
        *(f"flower-{flower}" for flower in FLOWERS),
        *(f"{kind}-{guest.id}" for kind in ("guest", "portrait") for guest in GUESTS),
        *(f"door-{door}" for door in DOOR_IDS),
        *STICKERS,
    ]
    assert sorted(expected) == sorted(path.stem for path in FOLDER.glob("*.webp"))


@pytest.mark.parametrize("guest", [guest.id for guest in GUESTS])
def test_a_token_has_light_and_dark_and_transparent_corners(guest: str) -> None:
    picture = _picture(f"guest-{guest}")
    assert picture.get_size() == (256, 256)
    assert (FOLDER / f"guest-{guest}.webp").stat().st_size <= TOKEN_BYTES
    assert all(picture.get_at((x, y)).a == 0 for x in (0, 255) for y in (0, 255))
    mean, contrast, range_ = spread(lightness(_sitter(guest)))
    assert contrast >= 0.15
    assert range_ >= 0.45
    assert 0.25 <= mean <= 0.75


def test_no_two_guests_are_alike_without_colour_at_the_size_of_the_table() -> None:
    prints = {guest.id: fingerprint(_sitter(guest.id)) for guest in GUESTS}
    for first, second in itertools.combinations(prints, 2):
        assert unlike(prints[first], prints[second]) >= 76, (first, second)


def test_sunny_and_shady_are_told_by_outline() -> None:
    """A Sunny guest's ring has points that reach past a Shady one's, and valleys between them."""
    for guest in GUESTS:
        outline = pygame.mask.from_surface(_picture(f"guest-{guest.id}"), 200)
        middle = pygame.Vector2(128, 128)
        reach = [
            next(r for r in range(127, 90, -1) if outline.get_at(middle + pygame.Vector2(r, 0).rotate(turn)))
            for turn in range(0, 360, 3)
        ]
        assert (max(reach) - min(reach) >= 6) == (guest.alignment == "sunny"), guest.id


def test_chapters_give_as_many_stickers_as_are_painted() -> None:
    told = [chapter.told for chapter in chapters()]
    assert len(told) == 11
    given = [one for one in told if isinstance(one, Chapter)]
    assert [one.butterfly is not None for one in given] == [False] + [True] * 10
    assert sum(len(one.challenges) for one in given) == 22


def test_doors_and_stickers_differ_in_what_is_seen_without_colour() -> None:
    for kind, least in (("door", 0.1), ("keepsake", 0.05), ("butterfly", 0.035), ("caterpillar", 0.03)):
        greys = {path.stem: lightness(load(path, 40)) for path in FOLDER.glob(f"{kind}-*.webp")}
        for first, second in itertools.combinations(greys, 2):
            pairs = zip(greys[first], greys[second], strict=True)
            apart = sum(abs(a - b) for a, b in pairs) / len(greys[first])
            assert apart >= least, (first, second, apart)
