"""A new match: how many play, who plays how well, and the variants; Play begins with what is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from fae_tabletop.games.faekin.public import FEWEST, MOST, SMALL
from fae_tabletop.games.faekin.scene.choices import OTHER_SWITCHES, VARIANTS, NewGame
from fae_tabletop.games.faekin.scene.tablepage import SCENE
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.cast import LINES, portrait
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.newgame import draw_foot, draw_scrolled, draw_seed, draw_switch, seed_field, seed_of
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import Scroll, panel
from fae_tabletop.ui.people import Cast, LevelWords
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.steps import PAUSES
from fae_tabletop.ui.theme import BODY, ROW_NAME, SCREEN_TITLE, SECOND
from fae_tabletop.ui.widgets import (
    heading,
    icon_button,
    segment,
    segment_height,
)

FACE = 52.0
USUAL_MATCH = NewGame()


class NewGameScene(Scene[NewGame | None]):
    """Closes with the choice to play, or with None to go back to the title."""

    name = "new-game"
    game = "faekin"
    first_focus = "button:play"

    def __init__(
        self,
        choice: NewGame,
        levels: Sequence[LevelWords],
        cast: Cast,
        new_seed: Callable[[], int],
        on_help: Callable[[str | None], None],
        record: str = "",
        dials: Callable[[str], str] = lambda name: "",
    ) -> None:
        """``cast`` names the rivals for their levels and for who is wanted, ``new_seed`` draws a seed.

        ``record`` tells of earlier rounds. ``dials`` tells how somebody of the cast is set in its ways.
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

    @property
    def announce(self) -> str:
        """Who will sit at the table."""
        words = {level.name: level.words for level in self.levels}
        told = [f"{name}, {words.get(level, level)}" for name, level in self._rivals()]
        return f"FaeKin against {'; '.join(told)}."

    def _rivals(self) -> list[tuple[str, str]]:
        return list(zip(self.cast(self.choice.levels, self.choice.people), self.choice.levels, strict=True))

    # -- drawing --------------------------------------------------------------------------------------------

    def build(self, page: Page) -> None:
        """Rivals at the left, the match at the right, Play below."""
        with page.layer(Layer.TABLE):
            page.cover(SCENE)
        more = page.text - 1
        screen = page.screen.inset(24, 14, 24, 18)
        bar = screen.top(46.0 + 30 * more)
        size = 40.0 + 8 * more
        icon_button(page, "button:help", "help", "Help", bar.end(size).place(size, 36 + 6 * more))
        page.words("FaeKin", page.fitted("FaeKin", SCREEN_TITLE, bar.w * 0.6, 0.5), bar, down=0.5, wrap=False)
        foot = screen.foot(52 + 18 * more)
        body = Box(screen.x, bar.bottom + 8, screen.w, foot.y - 16 - bar.bottom - 8)
        left = body.left((body.w - 18) * 0.56)
        right = body.after(left.w + 18)
        draw_scrolled(page, panel(page, left, "At the table"), self._left, self._draw_rivals)
        draw_scrolled(page, panel(page, right, "The match"), self._right, self._draw_match)
        draw_foot(page, foot)

    def _draw_rivals(self, page: Page, box: Box) -> float:
        """Draw how many play, a level for all, and each rival with who it is and its level; returns the height."""
        row = Box(box.x, box.y, box.w, segment_height(page))
        seats = [(str(n), str(n)) for n in range(FEWEST, MOST + 1)]
        segment(page, "seats", seats, str(self.choice.seats), row, label="Players")
        y = row.bottom + 6
        many = f"{self.choice.seats} players"
        if self.choice.seats <= SMALL:
            many += ", and Sorcha and Maeve, who hold cards but never act"
        y = page.words(f"{many}. {self.record}".strip(), SECOND, Box(box.x, y, box.w, 0)).bottom + 10
        y += heading(page, "Everybody plays", Box(box.x, y, box.w, 20)) + 6
        levels = [(one.name, one.words) for one in self.levels]
        same = self.choice.levels[0] if len(set(self.choice.levels)) == 1 else ""
        all_row = Box(box.x, y, box.w, segment_height(page) - 6)
        segment(page, "all", levels, same, all_row, label="Everybody")
        y = all_row.bottom + 4
        told = next((one.sentence for one in self.levels if one.name == same), "Each as chosen below.")
        y = page.words(told, BODY.but(size=15), Box(box.x, y, box.w, 0)).bottom + 12
        for place, (name, level) in enumerate(self._rivals(), start=1):
            y += self._rival(page, place, name, level, Box(box.x, y, box.w, 0)) + 10
        return y - box.y

    def _rival(self, page: Page, place: int, name: str, level: str, row: Box) -> float:
        """Draw a rival's seat: who sits there, to be changed at a click, and the level; returns the height."""
        room = row.after(FACE + 58)
        used = page.words(name, page.fitted(name, ROW_NAME, room.w * 0.6, 0.5), room, wrap=False)
        line = LINES.get(name, "")
        after = Box(used.right + 10, used.y, room.right - used.right - 10, used.h)
        if line and page.measure(line, SECOND)[0] <= after.w:
            page.words(line, SECOND, after, down=0.6, wrap=False)
        choices = Box(room.x, used.bottom + 2, room.w, segment_height(page) - 8)
        segment(
            page, f"level-{place}", [(one.name, one.words) for one in self.levels], level, choices, label=name
        )
        bottom = max(choices.bottom, row.y + FACE)
        picture = Box(row.x, row.y + (bottom - row.y - FACE) / 2, FACE, FACE)
        page.image(portrait(name), picture)
        said = "; ".join(filter(None, (line, self.dials(name))))
        page.spot(f"sitting:{place}", "text", f"{name}: {said}", picture, tab=False, tip=Tip(name, said))
        other = Box(picture.right + 6, picture.cy - 18, 42, 36)
        icon_button(
            page, f"button:other-{place}", "players", f"Somebody else than {name}", other, repeat=True
        )
        return bottom - row.y

    def _draw_match(self, page: Page, box: Box) -> float:
        """Draw the switches, how the table goes on, and the seed; returns the height."""
        x, w, y = box.x, box.w, box.y
        for key, (title, note) in VARIANTS.items():
            y += draw_switch(page, key, title, note, key in self.choice.variants, Box(x, y, w, 0)) + 12
        y += 4 + heading(page, "After each duel", Box(x, y, w, 20)) + 6
        row = Box(x, y, w, segment_height(page) - 4)
        segment(page, "pause", PAUSES, str(self.choice.pause), row, label="After each duel")
        y = row.bottom + 12
        for key, (title, note) in OTHER_SWITCHES.items():
            y += draw_switch(page, key, title, note, self.choice.notes, Box(x, y, w, 0)) + 12
        y += 4 + heading(page, "Seed", Box(x, y, w, 20)) + 8
        return y + draw_seed(page, self.seed, Box(x, y, w, 0)) - box.y + 6

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
                usual = USUAL_MATCH.levels[0] if USUAL_MATCH.levels[0] in names else names[0]
                self.choice = replace(USUAL_MATCH, levels=(usual,) * len(USUAL_MATCH.levels))
                self.seed.set("")
            case "button:dice":
                self.seed.set(str(self.new_seed()))
            case _:
                self._choose(kind, key)
        self._read_seed()
        self.change()

    def _choose(self, kind: str, key: str) -> None:
        choice = self.choice
        if kind == "seats":
            levels = choice.with_seats(int(key))
            self.choice = replace(choice, levels=levels, people=choice.people[: len(levels)])
        elif kind == "button" and key.startswith("other-"):
            self._somebody_else(int(key.removeprefix("other-")) - 1)
        elif kind == "all":
            self.choice = replace(choice, levels=(key,) * len(choice.levels))
        elif kind.startswith("level-"):
            place = int(kind.removeprefix("level-")) - 1
            levels = (*choice.levels[:place], key, *choice.levels[place + 1 :])
            self.choice = replace(choice, levels=levels)
        elif kind == "pause":
            self.choice = replace(choice, pause=int(key))
        elif kind == "switch" and key in VARIANTS:
            self.choice = replace(choice, variants=choice.variants ^ {key})
        elif (kind, key) == ("switch", "notes"):
            self.choice = replace(choice, notes=not choice.notes)

    def _somebody_else(self, place: int) -> None:
        """Seat the next of the cast there; whoever sits at the table already changes seats."""
        names = list(LINES)
        sitting = self._rivals()[place][0]
        name = names[(names.index(sitting) + 1) % len(names)]
        self.choice = replace(self.choice, people=self.choice.seating(self.cast, place, name))

    def _read_seed(self) -> None:
        self.choice = replace(self.choice, seed=seed_of(self.seed))
