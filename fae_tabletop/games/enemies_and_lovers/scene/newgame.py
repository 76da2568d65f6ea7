"""A new game: how many play, who plays how well, by which house rules; Play begins with what is shown."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from msgspec import structs

from fae_tabletop.games.enemies_and_lovers.public import FEWEST, MOST
from fae_tabletop.games.enemies_and_lovers.scene.choices import (
    COUNTS,
    HOUSE_RULES,
    OTHER_SWITCHES,
    NewGame,
)
from fae_tabletop.games.enemies_and_lovers.scene.goal import LEAST_BAND, MOST_BAND, draw_band, draw_reminder
from fae_tabletop.games.enemies_and_lovers.scene.tablepage import SCENE
from fae_tabletop.games.enemies_and_lovers.words import number
from fae_tabletop.ui.cast import LINES, portrait
from fae_tabletop.ui.castrow import cast_row, manner
from fae_tabletop.ui.choosers import segment, segment_height
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.newgame import draw_count, draw_seed, draw_switch, length_of, next_on
from fae_tabletop.ui.newtable import NewTableScene
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.theme import BODY, ROW_NAME, SECOND
from fae_tabletop.ui.widgets import heading

MOST_FACE = 122.0
"""How large the portrait of who sits at the table is at most."""
LEAST_SIDE = 36.0
"""How wide a portrait of the cast must be for all eight to stand in one row."""
WIDE = 640.0
"""From which width of a seat the portraits of the cast are larger."""
LEAST_AIR, MOST_AIR = 8.0, 40.0
"""Room below each rival's seat."""
MOST_SPACING = 12.0
"""Room that is added below each switch at most."""
USUAL = NewGame()


class NewGameScene(NewTableScene[NewGame]):
    """Closes with the choice to play, or with None to go back to the title."""

    game = "enemies-and-lovers"
    title = "Enemies & Lovers"
    picture = SCENE
    rules_title = "House rules"
    bands = (LEAST_BAND, MOST_BAND)

    def left_share(self, page: Page, body: Box) -> float:
        """Half of the width; five levels of large words need more of a small window."""
        return 0.57 if page.text > 1.5 and body.w < 1100 else 0.5

    def draw_band(self, page: Page, box: Box) -> None:
        """Draw how a Court wins, as a panel."""
        draw_band(page, box)

    def draw_reminder(self, page: Page, box: Box) -> bool:
        """Draw how a Court wins as chips in the title line."""
        return draw_reminder(page, box)

    def usual(self, level: str) -> NewGame:
        """Return the usual table: the usual level where it is on offer, else that one."""
        names = [one.name for one in self.levels]
        usual = USUAL.levels[0] if USUAL.levels[0] in names else level
        return replace(USUAL, levels=(usual,) * len(USUAL.levels))

    def draw_rivals(self, page: Page, box: Box) -> float:
        """Draw how many play and each rival with who it is and its level; returns the height."""
        y = box.y
        seats = [(str(n), f"{number(n).capitalize()} players") for n in range(FEWEST, MOST + 1)]
        row = Box(box.x, y, box.w, segment_height(page))
        segment(page, "seats", seats, str(self.choice.seats), row, label="Players")
        y = row.bottom + 9
        rivals = self.rivals()
        last = "Who begins is drawn by lot."
        if not self.told:
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
        sitting = [there for there, _ in self.rivals()]
        if name in sitting and sitting.index(name) != place - 1:
            told.append(f"Sits at this table already, and would change seats with {sitting[place - 1]}.")
        return " ".join(filter(None, told))

    def draw_rules(self, page: Page, box: Box) -> float:
        """Draw the switches, after how many rounds a game is drawn, and the seed; returns the height."""
        x, w, y = box.x, box.w, box.y
        rules = self.choice.rules
        rows = len(HOUSE_RULES) + len(COUNTS) + len(OTHER_SWITCHES)
        spacing = (
            min(MOST_SPACING, max(0.0, (box.h - length_of(page, w, self.draw_rules)) / rows))
            if box.h
            else 0.0
        )
        for key, (title, note) in HOUSE_RULES.items():
            y += draw_switch(page, key, title, note, bool(getattr(rules, key)), Box(x, y, w, 0)) + 9 + spacing
        for key, (title, note, scale) in COUNTS.items():
            count = getattr(rules, key)
            y += draw_count(page, key, title, note, count, scale, Box(x, y, w, 0)) + 9 + spacing
        y += heading(page, "For you", Box(x, y, w, 20)) + 8
        for key, (title, note) in OTHER_SWITCHES.items():
            on = self.choice.notes if key == "notes" else self.choice.confirm
            y += draw_switch(page, key, title, note, on, Box(x, y, w, 0)) + 9 + spacing
        y += 4 + heading(page, "Seed", Box(x, y, w, 20)) + 8
        return y + draw_seed(page, self.seed, Box(x, y, w, 0)) - box.y + 6

    def choose(self, kind: str, key: str) -> None:
        """Take in a click: house rules, and whether to be warned, beside what all tables have."""
        if kind == "switch" and key in HOUSE_RULES:
            changed: dict[str, Any] = {key: not getattr(self.choice.rules, key)}
            self.choice = replace(self.choice, rules=structs.replace(self.choice.rules, **changed))
        elif kind in ("less", "more") and key in COUNTS:
            counted: dict[str, Any] = {key: next_on(COUNTS[key][2], getattr(self.choice.rules, key), kind)}
            self.choice = replace(self.choice, rules=structs.replace(self.choice.rules, **counted))
        elif (kind, key) == ("switch", "confirm"):
            self.choice = replace(self.choice, confirm=not self.choice.confirm)
        else:
            super().choose(kind, key)
