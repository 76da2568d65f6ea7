"""A new game: how many play, who plays how well, by which house rules; Play begins with what is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from msgspec import structs

from fae_tabletop.games.enemies_and_lovers.public import FEWEST, MOST
from fae_tabletop.games.enemies_and_lovers.scene.choices import (
    HOUSE_RULES,
    OTHER_SWITCHES,
    NewGame,
)
from fae_tabletop.games.enemies_and_lovers.scene.goal import LEAST_BAND, MOST_BAND, draw_band, draw_reminder
from fae_tabletop.games.enemies_and_lovers.scene.tablepage import SCENE
from fae_tabletop.games.enemies_and_lovers.words import number
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.cast import LINES, portrait
from fae_tabletop.ui.castrow import cast_named, cast_row, manner
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.newgame import (
    draw_foot,
    draw_scrolled,
    draw_seed,
    draw_switch,
    length_of,
    seed_field,
    seed_of,
)
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import Scroll, panel
from fae_tabletop.ui.people import Cast, LevelWords  # fmt: skip
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.theme import BODY, ROW_NAME, SCREEN_TITLE, SECOND
from fae_tabletop.ui.widgets import (
    heading,
    icon_button,
    segment,
    segment_height,
)

MOST_FACE = 122.0
"""How large the portrait of who sits at the table is at most."""
LEAST_SIDE = 36.0
"""How wide a portrait of the cast must be for all eight to stand in one row."""
WIDE = 640.0
"""From which width of a seat the portraits of the cast are larger."""
LEAST_AIR, MOST_AIR = 8.0, 40.0
"""Room below each rival's seat."""
PANEL, PANEL_SIDE, BAND_GAP = 56.0, 13.0, 16.0
"""What a panel takes of the height and at each side beside its content, and the room above the band."""
MOST_SPACING = 12.0
"""Room that is added below each switch at most."""
USUAL = NewGame()


class NewGameScene(Scene[NewGame | None]):
    """Closes with the choice to play, or with None to go back to the title."""

    name = "new-game"
    game = "enemies-and-lovers"
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

        ``record`` tells of earlier games. ``dials`` tells how somebody of the cast is set in its ways.
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
        # Whether the page tells how a Court wins outside the panels.
        self._told = True

    @property
    def announce(self) -> str:
        """Who will sit at the table."""
        words = {level.name: level.words for level in self.levels}
        told = [f"{name}, {words.get(level, level)}" for name, level in self._rivals()]
        return f"Enemies & Lovers against {'; '.join(told)}."

    def _rivals(self) -> list[tuple[str, str]]:
        return list(zip(self.cast(self.choice.levels, self.choice.people), self.choice.levels, strict=True))

    # -- drawing --------------------------------------------------------------------------------------------

    def build(self, page: Page) -> None:
        """Rivals at the left, house rules at the right, how a Court wins where there is room, Play below."""
        with page.layer(Layer.TABLE):
            page.cover(SCENE)
        more = page.text - 1
        screen = page.screen.inset(24, 14, 24, 18)
        title_h = 46.0 + 30 * more
        bar = screen.top(title_h)
        size = 40.0 + 8 * more
        icon_button(page, "button:help", "help", "Help", bar.end(size).place(size, 36 + 6 * more))
        style = page.fitted("Enemies & Lovers", SCREEN_TITLE, bar.w * 0.6, 0.5)
        title = page.words("Enemies & Lovers", style, bar, down=0.5, wrap=False)
        foot = screen.foot(52 + 18 * more)
        body = Box(screen.x, bar.bottom + 8, screen.w, foot.y - 16 - bar.bottom - 8)
        # Five levels of large words need more than half of a small window.
        left = body.left((body.w - 18) * (0.57 if page.text > 1.5 and body.w < 1100 else 0.5))
        right = body.after(left.w + 18)
        within = 2 * PANEL_SIDE + 14
        spare = {
            "left": body.h - PANEL - length_of(page, left.w - within, self._draw_rivals),
            "right": body.h - PANEL - length_of(page, right.w - within, self._draw_rules),
        }
        side = max(spare, key=lambda one: spare[one])
        self._told = True
        if spare[side] >= LEAST_BAND + BAND_GAP:
            # Where there is more room, that is below the rivals or below the rules.
            column = left if side == "left" else right
            band = column.foot(min(MOST_BAND, spare[side] - BAND_GAP))
            draw_band(page, band)
            if side == "left":
                left = left.above(band.h + BAND_GAP)
            else:
                right = right.above(band.h + BAND_GAP)
        else:
            self._told = draw_reminder(page, bar.after(title.w + 24).before(size + 16))
        draw_scrolled(page, panel(page, left, "At the table"), self._left, self._draw_rivals)
        draw_scrolled(page, panel(page, right, "House rules"), self._right, self._draw_rules)
        draw_foot(page, foot)

    def _draw_rivals(self, page: Page, box: Box) -> float:
        """Draw how many play and each rival with who it is and its level; returns the height."""
        y = box.y
        seats = [(str(n), f"{number(n).capitalize()} players") for n in range(FEWEST, MOST + 1)]
        row = Box(box.x, y, box.w, segment_height(page))
        segment(page, "seats", seats, str(self.choice.seats), row, label="Players")
        y = row.bottom + 9
        rivals = self._rivals()
        last = "Who begins is drawn by lot."
        if not self._told:
            last += " The first Court with Crown, Prince, Conspirator and Coercion wins."
        if self.record:
            last += f" {self.record}"
        foot = page.measure(last, SECOND, box.w)[1] + 2
        # Drawn once to be measured, so that what room is left goes to the rows.
        blank = Page(page.kit, page.metrics, page.look, page.palette)
        natural = [
            self._rival(blank, place, name, level, Box(box.x, 0, box.w, 0))
            for place, (name, level) in enumerate(rivals, start=1)
        ]
        air = (box.bottom - y - foot - sum(natural)) / len(rivals) if box.h else 0.0
        air = min(MOST_AIR, max(LEAST_AIR, air))
        for place, ((name, level), h) in enumerate(zip(rivals, natural, strict=True), start=1):
            self._rival(page, place, name, level, Box(box.x, y, box.w, h))
            y += h + air
        page.words(last, SECOND, Box(box.x, y, box.w, 0))
        return y + foot - box.y

    def _rival(self, page: Page, place: int, name: str, level: str, row: Box) -> float:
        """Draw a rival's seat: the portrait, the cast to choose from, and the level; returns the height."""
        face = min(MOST_FACE, row.w * 0.18) if page.text <= 1.5 else 64.0
        room = row.after(face + 14)
        line = LINES.get(name, "")
        used = page.words(
            name, page.fitted(name, ROW_NAME.but(size=23), room.w, 0.5), room.top(0), wrap=False
        )
        after = Box(used.right + 10, used.y + 2, room.right - used.right - 10, used.h)
        y = used.bottom + 3
        if line and page.measure(line, SECOND)[0] <= after.w:
            page.words(line, SECOND, after, down=0.5, wrap=False)
        elif line:
            y = page.words(line, SECOND, Box(room.x, y, room.w, 0)).bottom + 3
        y += 4 + cast_row(
            page, f"rival-{place}", name, Box(room.x, y, room.w, 0), label=f"Rival {place}",
            told=partial(self._of, place), least=LEAST_SIDE, most=44.0 if row.w < WIDE else 62.0, gap=6.0,
        )  # fmt: skip
        if page.text > 1.5:
            # Large words need the whole width.
            y, room = max(y, row.y + face + 8), row
        choices = Box(room.x, y, room.w, segment_height(page) - 8)
        segment(
            page, f"level-{place}", [(one.name, one.words) for one in self.levels], level, choices, label=name
        )
        y = choices.bottom + 3
        for one in self.levels:
            if one.name == level:
                y = page.words(one.sentence, BODY.but(size=15), Box(room.x, y, room.w, 0)).bottom
        picture = Box(row.x, row.y + max(0.0, (y - row.y - face) / 2), face, face)
        if page.text > 1.5:
            picture = Box(row.x, row.y + 4, face, face)
        page.image(portrait(name), picture)
        said = "; ".join(filter(None, (line, self.dials(name))))
        page.spot(f"sitting:{place}", "text", f"{name}: {said}", picture, tab=False, tip=Tip(name, said))
        return max(y, picture.bottom) - row.y

    def _of(self, place: int, name: str) -> str:
        """Return the tool tip of somebody who may sit in a place: manner, dials, and who changes seats then."""
        told = [manner(name), f"{self.dials(name).capitalize()}." if self.dials(name) else ""]
        sitting = [there for there, _ in self._rivals()]
        if name in sitting and sitting.index(name) != place - 1:
            told.append(f"Sits at this table already, and would change seats with {sitting[place - 1]}.")
        return " ".join(filter(None, told))

    def _draw_rules(self, page: Page, box: Box) -> float:
        """Draw the switches, when a game is drawn, and the seed; returns the height."""
        x, w, y = box.x, box.w, box.y
        rules = self.choice.rules
        rows = len(HOUSE_RULES) + len(OTHER_SWITCHES) + 1
        spacing = (
            min(MOST_SPACING, max(0.0, (box.h - length_of(page, w, self._draw_rules)) / rows))
            if box.h
            else 0.0
        )
        for key, (title, note) in HOUSE_RULES.items():
            y += draw_switch(page, key, title, note, bool(getattr(rules, key)), Box(x, y, w, 0)) + 9 + spacing
        drawn = (
            f"Nobody wins after {number(rules.stall_rounds)} rounds in which no card moves, "
            f"or after {rules.max_rounds} rounds."
        )
        y = page.words(drawn, SECOND, Box(x, y, w, 0)).bottom + 12 + spacing
        y += heading(page, "For you", Box(x, y, w, 20)) + 8
        for key, (title, note) in OTHER_SWITCHES.items():
            on = self.choice.notes if key == "notes" else self.choice.confirm
            y += draw_switch(page, key, title, note, on, Box(x, y, w, 0)) + 9 + spacing
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
                levels = tuple(self._usual_level() for _ in USUAL.levels)
                self.choice = replace(USUAL, levels=levels)
                self.seed.set("")
            case "button:dice":
                self.seed.set(str(self.new_seed()))
            case _:
                self._choose(kind, key)
        self._read_seed()
        self.change()

    def _usual_level(self) -> str:
        names = [level.name for level in self.levels]
        return USUAL.levels[0] if USUAL.levels[0] in names else names[0]

    def _choose(self, kind: str, key: str) -> None:
        if kind == "seats":
            self.choice = replace(self.choice, levels=self.choice.with_seats(int(key)))
            self.choice = replace(self.choice, people=self.choice.people[: self.choice.seats - 1])
        elif kind.startswith("rival-"):
            name, place = cast_named(key), int(kind.removeprefix("rival-")) - 1
            if name is not None:
                self.choice = replace(self.choice, people=self.choice.seating(self.cast, place, name))
        elif kind.startswith("level-"):
            place = int(kind.removeprefix("level-")) - 1
            levels = [*self.choice.levels]
            levels[place] = key
            self.choice = replace(self.choice, levels=tuple(levels))
        elif kind == "switch" and key in HOUSE_RULES:
            changed: dict[str, Any] = {key: not getattr(self.choice.rules, key)}
            self.choice = replace(self.choice, rules=structs.replace(self.choice.rules, **changed))
        elif (kind, key) == ("switch", "notes"):
            self.choice = replace(self.choice, notes=not self.choice.notes)
        elif (kind, key) == ("switch", "confirm"):
            self.choice = replace(self.choice, confirm=not self.choice.confirm)

    def _read_seed(self) -> None:
        self.choice = replace(self.choice, seed=seed_of(self.seed))
