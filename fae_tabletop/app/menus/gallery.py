"""The gallery of the program: the pieces of its games, and the cast who play them."""

from __future__ import annotations

from functools import partial

from fae_tabletop.app.catalog import CATALOG, PEOPLE_LEVELS, rivals
from fae_tabletop.app.dials import dials
from fae_tabletop.app.setups import boards_of, setup_for
from fae_tabletop.content.paths import assets_dir
from fae_tabletop.games.enchanted_ivy.scene.exhibits import halls as inns
from fae_tabletop.games.enemies_and_lovers.scene.exhibits import halls as cards
from fae_tabletop.games.enthrone.public import EnthroneSetup
from fae_tabletop.games.enthrone.scene.exhibits import halls
from fae_tabletop.games.enthrone.setup import boards
from fae_tabletop.games.faekin.scene.exhibits import halls as courts
from fae_tabletop.ui.cast import GUEST, MOODS, cast_id, in_mood, level_word, portrait
from fae_tabletop.ui.gallery import Exhibit, GalleryScene, Hall, Wing
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page

FACE = (320, 320)
"""Width and height of a portrait of the cast, in pixels."""
DESCRIPTIONS: tuple[tuple[str, str], ...] = (
    ("Pim", "A small hob in a jester’s cap who changes plan in the middle of a sentence."),
    ("Mossback", "Old, leaf-grown and slow as a tortoise: patient, kind, hard to move."),
    ("Saffron", "Young and freckled under her flowers: friendly until betrayed, then exact."),
    ("Old Quillon", "Ink in his beard. He explains everything, mostly to himself."),
    ("Lady Vesper", "Moth sleeves and a crescent. She forgets nothing and quotes you to yourself."),
    ("Thorn Wickham", "Hooded and short of words, and proud of every risk that failed."),
    ("Grumm", "A broad toad in a good coat. He says little and remembers insults."),
    ("Ashkar", "Ember skin and a laugh: would rather lie well than win."),
)
"""The cast in the order of the gallery: name, and what somebody who sees the portrait is told."""

MOOD_TOLD: dict[str, str] = {
    "smug": "Has won a duel or a round, doubts with proof in hand, or wears the Crown.",
    "worried": "Was doubted, passed over a question, or stands under the Dagger.",
    "exposed": "All cards lie open, or what was said is plainly false for all to see.",
}
"""When a face shows a mood, at FaeKin; faces follow only what everybody sees and hears."""


def open_gallery() -> GalleryScene:
    """Return the gallery. Raises ValueError, DataMissing or OSError when boards or pictures are not there."""
    setup = setup_for("enthrone")
    assert isinstance(setup, EnthroneSetup), "the setup of this game"
    titles = {board.name: board.title for board in boards()}
    shown = []
    for name in boards_of("enthrone"):
        if name in titles:
            board = setup_for("enthrone", name)
            assert isinstance(board, EnthroneSetup), "the setup of this game"
            shown.append((titles[name], board.board))
    return GalleryScene(
        (
            Wing("enthrone", "Enthrone", halls(setup.quarry, shown), "enthrone"),
            Wing("enemies-and-lovers", "Enemies & Lovers", cards(assets_dir()), "enemies-and-lovers"),
            Wing("faekin", "FaeKin", courts(), "faekin"),
            Wing("enchanted-ivy", "Enchanted Ivy", inns(), "enchanted-ivy"),
            Wing(
                "cast",
                "The cast",
                (
                    Hall("cast", "Those at the table", (*map(_face, DESCRIPTIONS), _guest())),
                    Hall("moods", "Moods", _moods()),
                ),
            ),
        )
    )


def _face(member: tuple[str, str]) -> Exhibit:
    name, told = member
    picture = portrait(name)
    more = f"{_dials(name)} {_seat(name)}"
    return Exhibit(cast_id(name), name, told, FACE, lambda page, box: page.image(picture, box), more)


def _dials(name: str) -> str:
    """How somebody plays Enemies & Lovers: each dial runs from 1 to 5."""
    return f"How it plays: {dials(name)}."


def _guest() -> Exhibit:
    told = "Whoever sits at the screen: a guest among the fae, and the only one here who was not painted from life."
    return Exhibit("guest", "You", told, FACE, lambda page, box: page.image(GUEST, box))


def _moods() -> tuple[Exhibit, ...]:
    """The faces of the cast and of the guest in every mood but the neutral one."""
    faces = [(cast_id(name), name, portrait(name)) for name, _ in DESCRIPTIONS] + [("guest", "You", GUEST)]
    return tuple(
        Exhibit(
            f"{key}-{mood}",
            f"{name}: {mood}",
            MOOD_TOLD[mood],
            FACE,
            partial(_portrayed, in_mood(picture, mood)),
        )
        for key, name, picture in faces
        for mood in MOODS
    )


def _portrayed(picture: str, page: Page, box: Box) -> None:
    page.image(picture, box)


def _seat(name: str) -> str:
    """At which level somebody sits first at a table."""
    level = next((level for level in PEOPLE_LEVELS if rivals(level)[0] == name), None)
    if level is None:
        return "Sits down where more than one seat is empty."
    words = CATALOG["enthrone"].levels[level].sentence
    return f"Comes to Enthrone at {level_word(level)}, unless you ask for somebody else. {words}"
