"""A new game: how many play, who plays how well, by which house rules; Play begins with what is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from msgspec import structs

from fae_tabletop.games.enemies_and_lovers.public import FEWEST, MOST
from fae_tabletop.games.enemies_and_lovers.scene.choices import (
    HOUSE_RULES,
    OTHER_SWITCHES,
    LevelWords,
    NewGame,
)  # fmt: skip
from fae_tabletop.games.enemies_and_lovers.scene.tablepage import SCENE
from fae_tabletop.games.enemies_and_lovers.words import number
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.cast import LINES, portrait
from fae_tabletop.ui.forms import Field
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import Scroll, panel, scrolling
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.theme import BODY, OPTION, ROW_NAME, SCREEN_TITLE, SECOND
from fae_tabletop.ui.widgets import (
    button,
    button_height,
    entry,
    heading,
    icon_button,
    segment,
    segment_height,
    switch,
)

LONGEST_SEED = 15
FACE = 62.0
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
        cast: Callable[[Sequence[str]], Sequence[str]],
        new_seed: Callable[[], int],
        on_help: Callable[[str | None], None],
        record: str = "",
        dials: Callable[[str], str] = lambda name: "",
    ) -> None:
        """``cast`` names the rivals for their levels, ``new_seed`` draws a seed, ``record`` tells of earlier games.

        ``dials`` tells how somebody of the cast is set in its ways.
        """
        super().__init__()
        self.choice = choice
        self.levels = tuple(levels)
        self.cast = cast
        self.dials = dials
        self.new_seed = new_seed
        self.on_help = on_help
        self.record = record
        seed = "" if choice.seed is None else str(choice.seed)
        self.seed = Field("entry:seed", seed, LONGEST_SEED, _digit)
        self._left = Scroll("rivals")
        self._right = Scroll("options")

    @property
    def announce(self) -> str:
        """Who will sit at the table."""
        words = {level.name: level.words for level in self.levels}
        told = [f"{name}, {words.get(level, level)}" for name, level in self._rivals()]
        return f"Enemies & Lovers against {'; '.join(told)}."

    def _rivals(self) -> list[tuple[str, str]]:
        return list(zip(self.cast(self.choice.levels), self.choice.levels, strict=True))

    # -- drawing --------------------------------------------------------------------------------------------

    def build(self, page: Page) -> None:
        """Rivals at the left, house rules at the right, Play below."""
        with page.layer(Layer.TABLE):
            page.cover(SCENE)
        more = page.text - 1
        screen = page.screen.inset(24, 14, 24, 18)
        title_h = 46.0 + 30 * more
        bar = screen.top(title_h)
        size = 40.0 + 8 * more
        icon_button(page, "button:help", "help", "Help", bar.end(size).place(size, 36 + 6 * more))
        page.words(
            "Enemies & Lovers",
            page.fitted("Enemies & Lovers", SCREEN_TITLE, bar.w * 0.6, 0.5),
            bar,
            down=0.5,
            wrap=False,
        )
        foot = screen.foot(52 + 18 * more)
        body = Box(screen.x, bar.bottom + 8, screen.w, foot.y - 16 - bar.bottom - 8)
        left = body.left(body.w * 0.5 - 9)
        self._panel(page, panel(page, left, "At the table"), self._left, self._draw_rivals)
        self._panel(page, panel(page, body.after(left.w + 18), "House rules"), self._right, self._draw_rules)
        self._foot(page, foot)

    def _panel(self, page: Page, room: Box, scroll: Scroll, draw: Callable[[Page, Box], float]) -> None:
        # Measured with the same drawing, on a page that is thrown away.
        blank = Page(page.kit, page.metrics, page.look, page.palette)
        length = draw(blank, Box(0, 0, room.w - 14, 0))

        def show(content: Box) -> None:
            draw(page, content)

        scrolling(page, scroll, room, length, show)

    def _draw_rivals(self, page: Page, box: Box) -> float:
        """Draw how many play and each rival with its level; returns the height."""
        y = box.y
        seats = [(str(n), f"{number(n).capitalize()} players") for n in range(FEWEST, MOST + 1)]
        row = Box(box.x, y, box.w, segment_height(page))
        segment(page, "seats", seats, str(self.choice.seats), row, label="Players")
        y = row.bottom + 14
        words = {level.name: level for level in self.levels}
        for place, (name, level) in enumerate(self._rivals(), start=1):
            face = FACE if page.text <= 1.5 else 48.0
            picture = Box(box.x + 2, y + 2, face, face)
            page.image(portrait(name), picture)
            said = "; ".join(filter(None, (LINES.get(name, ""), self.dials(name))))
            page.spot(f"sitting:{place}", "text", f"{name}: {said}", picture, tab=False, tip=Tip(name, said))
            room = Box(box.x + face + 14, y, box.w - face - 14, 0)
            used = page.words(name, page.fitted(name, ROW_NAME.but(size=22), room.w, 0.5), room, wrap=False)
            line = LINES.get(name, "")
            after = Box(used.right + 10, used.y + 2, room.right - used.right - 10, used.h)
            if line and page.measure(line, SECOND)[0] <= after.w:
                page.words(line, SECOND, after, down=0.5, wrap=False)
            choices = Box(room.x, used.bottom + 3, room.w, segment_height(page) - 6)
            options = [(one.name, one.words) for one in self.levels]
            segment(page, f"level-{place}", options, level, choices, label=name)
            y = choices.bottom + 3
            if level in words:
                told = page.words(words[level].sentence, BODY.but(size=15.5), Box(room.x, y, room.w, 0))
                y = told.bottom
            y = max(y, choices.y + 10) + 12
        first = (
            "Who begins is drawn by lot. The first Court with Crown, Prince, Conspirator and Coercion wins."
        )
        y = page.words(first, SECOND, Box(box.x, y, box.w, 0)).bottom + 4
        if self.record:
            y = page.words(self.record, BODY.but(size=15.5), Box(box.x, y, box.w, 0)).bottom + 4
        return y - box.y

    def _draw_rules(self, page: Page, box: Box) -> float:
        """Draw the switches, when a game is drawn, and the seed; returns the height."""
        x, w, y = box.x, box.w, box.y
        rules = self.choice.rules
        for key, (title, note) in HOUSE_RULES.items():
            y = self._switch(page, key, title, note, bool(getattr(rules, key)), Box(x, y, w, 0))
        drawn = (
            f"Nobody wins after {number(rules.stall_rounds)} rounds in which no card moves, "
            f"or after {rules.max_rounds} rounds."
        )
        y = page.words(drawn, SECOND, Box(x, y, w, 0)).bottom + 12
        y += heading(page, "For you", Box(x, y, w, 20)) + 8
        for key, (title, note) in OTHER_SWITCHES.items():
            on = self.choice.notes if key == "notes" else self.choice.confirm
            y = self._switch(page, key, title, note, on, Box(x, y, w, 0))
        y += 4 + heading(page, "Seed", Box(x, y, w, 20)) + 8
        h = 40.0 + 14 * (page.text - 1)
        field = Box(x, y, min(230.0 * page.text, w * 0.6), h)
        entry(
            page, "entry:seed", "Seed", self.seed.text, field, empty="left to chance", caret=self.seed.caret
        )
        icon_button(page, "button:dice", "dice", "Another seed", Box(field.right + 10, y, 48, h))
        return field.bottom - box.y + 6

    def _switch(self, page: Page, key: str, title: str, note: str, on: bool, row: Box) -> float:
        room = row.w - 64
        words = page.measure(title, OPTION, room)[1] + page.measure(note, BODY.but(size=15.5), room)[1] + 2
        h = max(34.0, words)
        switch(page, f"switch:{key}", title, on, Box(row.x, row.y, row.w, h), note=note)
        return row.y + h + 9

    def _foot(self, page: Page, row: Box) -> None:
        h = min(row.h, button_height(page, "second") + 4)
        more = page.text - 1
        left = Box(row.x, row.bottom - h, 130 * (1 + 0.4 * more), h)
        button(page, "button:back", "Back", left, icon="back")
        usual = Box(left.right + 12, left.y, 190 * (1 + 0.4 * more), h)
        button(page, "button:usual", "Usual table", usual, icon="undo")
        width = min(320.0 * (1 + 0.25 * more), row.right - usual.right - 20)
        play = Box(row.right - width, row.y, width, row.h)
        button(page, "button:play", "Play", play, kind="main", icon="play", default=True)

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
        self.choice = replace(self.choice, seed=int(self.seed.text) if self.seed.text else None)


def _digit(character: str) -> bool:
    """Say whether it is one of 0 to 9; Python's own digits include ², which is no number."""
    return character.isascii() and character.isdigit()
