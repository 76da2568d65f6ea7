"""The screen for a new match at a table of several rivals: who sits there, the rules, the seed, and Play.

Each game says what stands in both panels and, where there is room for it, how the game is won.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, ClassVar, Protocol, TypeVar

from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.castrow import cast_named
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.newgame import draw_foot, draw_scrolled, length_of, seed_field, seed_of
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import Scroll, panel
from fae_tabletop.ui.people import Cast, LevelWords
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.theme import SCREEN_TITLE
from fae_tabletop.ui.widgets import icon_button

PANEL, PANEL_SIDE, BAND_GAP = 56.0, 13.0, 16.0
"""What a panel takes of the height and at each side beside its content, and the room above the band."""


class Choice(Protocol):
    """What is chosen for a table of several rivals: a frozen dataclass with at least these fields."""

    @property
    def levels(self) -> tuple[str, ...]:
        """The level of each rival, clockwise."""

    @property
    def people(self) -> tuple[str, ...]:
        """Who was wanted for each seat; "" for whoever comes with the level."""

    @property
    def seed(self) -> int | None:
        """The seed; None leaves the deal to chance."""

    @property
    def notes(self) -> bool:
        """Whether first-game notes are shown."""

    def with_seats(self, seats: int) -> tuple[str, ...]:
        """Return the levels for another number of seats."""

    def seating(self, cast: Cast, place: int, name: str) -> tuple[str, ...]:
        """Return the people with ``name`` in a place."""


C = TypeVar("C", bound=Choice)


class NewTableScene(Scene[C | None]):
    """Closes with the choice to play, or with None to go back to the title."""

    name = "new-game"
    first_focus = "button:play"
    title: ClassVar[str]
    picture: ClassVar[str]
    rules_title: ClassVar[str]
    bands: ClassVar[tuple[float, float]]
    """How high the band that tells how the game is won is at least and at most."""

    def __init__(
        self,
        choice: C,
        levels: Sequence[LevelWords],
        cast: Cast,
        new_seed: Callable[[], int],
        on_help: Callable[[str | None], None],
        record: str = "",
        dials: Callable[[str], str] = lambda name: "",
    ) -> None:
        """``cast`` names the rivals for their levels and for who is wanted, ``new_seed`` draws a seed.

        ``record`` tells of earlier matches. ``dials`` tells how somebody of the cast is set in its ways.
        """
        super().__init__()
        self.choice = choice
        self.levels = tuple(levels)
        self.cast = cast
        self.dials = dials
        self.new_seed = new_seed
        self.on_help = on_help
        self.record = record
        self.seed = seed_field(choice.seed)
        self._left = Scroll("rivals")
        self._right = Scroll("options")
        self.told = True
        """Whether the page tells how the game is won outside the panels."""

    @property
    def announce(self) -> str:
        """Who will sit at the table."""
        words = {level.name: level.words for level in self.levels}
        told = [f"{name}, {words.get(level, level)}" for name, level in self.rivals()]
        return f"{self.title} against {'; '.join(told)}."

    def rivals(self) -> list[tuple[str, str]]:
        """Return who sits at the table, with the level, clockwise."""
        return list(zip(self.cast(self.choice.levels, self.choice.people), self.choice.levels, strict=True))

    # -- a game's answers -----------------------------------------------------------------------------------

    def draw_rivals(self, page: Page, box: Box) -> float:
        """Draw how many play and who; returns the height. A box without height only measures it."""
        raise NotImplementedError

    def draw_rules(self, page: Page, box: Box) -> float:
        """Draw what can be chosen beside that; returns the height. A box without height only measures it."""
        raise NotImplementedError

    def draw_band(self, page: Page, box: Box) -> None:
        """Draw how the game is won, as a panel."""
        raise NotImplementedError

    def draw_reminder(self, page: Page, box: Box) -> bool:
        """Draw how the game is won in the title line where no band has room; returns whether it fits."""
        return False

    def left_share(self, page: Page, body: Box) -> float:
        """Return how much of the width the rivals take."""
        return 0.5

    def usual(self, level: str) -> C:
        """Return the usual table with everybody at a level that is on offer."""
        raise NotImplementedError

    def choose(self, kind: str, key: str) -> None:
        """Take in a click on a hotspot ``<kind>:<key>``; games call this for what they have in common."""
        choice: Any = self.choice
        if kind == "seats":
            levels = self.choice.with_seats(int(key))
            self.choice = replace(choice, levels=levels, people=choice.people[: len(levels)])
        elif kind.startswith("rival-"):
            name, place = cast_named(key), int(kind.removeprefix("rival-")) - 1
            if name is not None:
                self.choice = replace(choice, people=choice.seating(self.cast, place, name))
        elif kind.startswith("level-"):
            place = int(kind.removeprefix("level-")) - 1
            self.choice = replace(choice, levels=(*choice.levels[:place], key, *choice.levels[place + 1 :]))
        elif (kind, key) == ("switch", "notes"):
            self.choice = replace(choice, notes=not choice.notes)

    # -- drawing --------------------------------------------------------------------------------------------

    def build(self, page: Page) -> None:
        """Rivals at the left, rules at the right, how the game is won where there is room, Play below."""
        with page.layer(Layer.TABLE):
            page.cover(self.picture)
        more = page.text - 1
        screen = page.screen.inset(24, 14, 24, 18)
        bar = screen.top(46.0 + 30 * more)
        size = 40.0 + 8 * more
        icon_button(page, "button:help", "help", "Help", bar.end(size).place(size, 36 + 6 * more))
        style = page.fitted(self.title, SCREEN_TITLE, bar.w * 0.6, 0.5)
        title = page.words(self.title, style, bar, down=0.5, wrap=False)
        foot = screen.foot(52 + 18 * more)
        body = Box(screen.x, bar.bottom + 8, screen.w, foot.y - 16 - bar.bottom - 8)
        left = body.left((body.w - 18) * self.left_share(page, body))
        right = body.after(left.w + 18)
        within = 2 * PANEL_SIDE + 14
        spare = {
            "left": body.h - PANEL - length_of(page, left.w - within, self.draw_rivals),
            "right": body.h - PANEL - length_of(page, right.w - within, self.draw_rules),
        }
        side = max(spare, key=lambda one: spare[one])
        least, most = self.bands
        self.told = True
        if spare[side] >= least + BAND_GAP:
            # Where there is more room, that is below the rivals or below the rules.
            column = left if side == "left" else right
            band = column.foot(min(most, spare[side] - BAND_GAP))
            self.draw_band(page, band)
            if side == "left":
                left = left.above(band.h + BAND_GAP)
            else:
                right = right.above(band.h + BAND_GAP)
        else:
            self.told = self.draw_reminder(page, bar.after(title.w + 24).before(size + 16))
        draw_scrolled(page, panel(page, left, "At the table"), self._left, self.draw_rivals)
        draw_scrolled(page, panel(page, right, self.rules_title), self._right, self.draw_rules)
        draw_foot(page, foot)

    # -- acting ---------------------------------------------------------------------------------------------

    def handle(self, gesture: g.Gesture) -> bool:
        """Change the choice, play it, or go back."""
        if self._left.take(gesture) or self._right.take(gesture) or self.seed.take(gesture):
            self._read_seed()
            self.change()
            return True
        match gesture:
            case g.Clicked(spot):
                self._click(spot)
            case g.Asked(spot):
                self.on_help(spot)
            case g.Back():
                self.close(None)
            case _:
                return False
        return True

    def _click(self, spot: str) -> None:
        kind, _, key = spot.partition(":")
        match spot:
            case "button:play":
                self.close(self.choice)
                return
            case "button:back":
                self.close(None)
                return
            case "button:help":
                self.on_help(None)
            case "button:usual":
                names = [level.name for level in self.levels]
                usual = self.usual(names[0]).levels[0]
                self.choice = self.usual(usual if usual in names else names[0])
                self.seed.set("")
            case "button:dice":
                self.seed.set(str(self.new_seed()))
            case _:
                self.choose(kind, key)
        self._read_seed()
        self.change()

    def _read_seed(self) -> None:
        changed: Any = self.choice
        self.choice = replace(changed, seed=seed_of(self.seed))
