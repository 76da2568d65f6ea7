"""A new match: how many play, who plays how well, and the variants; Play begins with what is shown."""

from __future__ import annotations

from dataclasses import replace

from fae_tabletop.games.faekin.public import FEWEST, MOST, SMALL
from fae_tabletop.games.faekin.scene.choices import OTHER_SWITCHES, VARIANTS, NewGame
from fae_tabletop.games.faekin.scene.goal import LEAST_BAND, MOST_BAND, draw_band
from fae_tabletop.games.faekin.scene.tablepage import SCENE
from fae_tabletop.ui.cast import LINES, portrait
from fae_tabletop.ui.choosers import segment, segment_height
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.newgame import draw_seed, draw_switch, length_of
from fae_tabletop.ui.newtable import NewTableScene
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.steps import PAUSES
from fae_tabletop.ui.theme import BODY, ROW_NAME, SECOND
from fae_tabletop.ui.widgets import heading, icon_button

LEAST_FACE, MOST_FACE = 52.0, 96.0
"""How large the portrait of who sits at the table is at least and at most."""
LEAST_AIR, MOST_AIR = 9.0, 34.0
"""Room below each rival's seat."""
MOST_SPACING = 18.0
"""Room that is added below each switch at most."""
USUAL_MATCH = NewGame()


class NewGameScene(NewTableScene[NewGame]):
    """Closes with the choice to play, or with None to go back to the title."""

    game = "faekin"
    title = "FaeKin"
    picture = SCENE
    rules_title = "The match"
    bands = (LEAST_BAND, MOST_BAND)

    def left_share(self, page: Page, body: Box) -> float:
        """Somewhat more than half of the width."""
        return 0.56

    def draw_band(self, page: Page, box: Box) -> None:
        """Draw how a round is won, as a panel."""
        draw_band(page, box)

    def usual(self, level: str) -> NewGame:
        """Return the usual table: the usual level where it is on offer, else that one."""
        names = [one.name for one in self.levels]
        usual = USUAL_MATCH.levels[0] if USUAL_MATCH.levels[0] in names else level
        return replace(USUAL_MATCH, levels=(usual,) * len(USUAL_MATCH.levels))

    def draw_rivals(self, page: Page, box: Box) -> float:
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
        rivals = self.rivals()
        blank = Page(page.kit, page.metrics, page.look, page.palette)
        natural = self._rival(blank, 1, *rivals[0], Box(box.x, 0, box.w, 0), LEAST_FACE) + LEAST_AIR
        # What is left over of the height goes to larger portraits and to the room between the rows.
        spare = max(0.0, (box.bottom - y) / len(rivals) - natural) if box.h else 0.0
        face = min(MOST_FACE, LEAST_FACE + 0.7 * spare) if page.text <= 1.5 else LEAST_FACE
        air = min(
            MOST_AIR, LEAST_AIR + max(0.0, natural + spare - LEAST_AIR - max(face, natural - LEAST_AIR))
        )
        for place, (name, level) in enumerate(rivals, start=1):
            y += self._rival(page, place, name, level, Box(box.x, y, box.w, 0), face) + air
        return y - box.y - air + LEAST_AIR

    def _rival(self, page: Page, place: int, name: str, level: str, row: Box, face: float) -> float:
        """Draw a rival's seat: who sits there, to be changed at a click, and the level; returns the height."""
        room = row.after(face + 62)
        line = LINES.get(name, "")
        head = page.measure(name, ROW_NAME)[1]
        high = head + 2 + segment_height(page) - 8
        top = row.y + max(0.0, (face - high) / 2)
        used = page.words(
            name, page.fitted(name, ROW_NAME, room.w * 0.6, 0.5), Box(room.x, top, room.w, 0), wrap=False
        )
        after = Box(used.right + 10, used.y, room.right - used.right - 10, used.h)
        if line and page.measure(line, SECOND)[0] <= after.w:
            page.words(line, SECOND, after, down=0.6, wrap=False)
        choices = Box(room.x, top + head + 2, room.w, segment_height(page) - 8)
        segment(
            page, f"level-{place}", [(one.name, one.words) for one in self.levels], level, choices, label=name
        )
        bottom = max(choices.bottom, row.y + face)
        picture = Box(row.x, row.y + (bottom - row.y - face) / 2, face, face)
        page.image(portrait(name), picture)
        said = "; ".join(filter(None, (line, self.dials(name))))
        page.spot(f"sitting:{place}", "text", f"{name}: {said}", picture, tab=False, tip=Tip(name, said))
        other = Box(picture.right + 8, picture.cy - 18, 42, 36)
        icon_button(
            page, f"button:other-{place}", "players", f"Somebody else than {name}", other, repeat=True
        )
        return bottom - row.y

    def draw_rules(self, page: Page, box: Box) -> float:
        """Draw the switches, how the table goes on, and the seed; returns the height."""
        x, w, y = box.x, box.w, box.y
        rows = len(VARIANTS) + len(OTHER_SWITCHES) + 2
        spacing = 0.0
        if box.h:
            spacing = min(MOST_SPACING, max(0.0, (box.h - length_of(page, w, self.draw_rules)) / rows))
        for key, (title, note) in VARIANTS.items():
            on = key in self.choice.variants
            y += draw_switch(page, key, title, note, on, Box(x, y, w, 0)) + 12 + spacing
        y += 4 + heading(page, "After each duel", Box(x, y, w, 20)) + 6
        row = Box(x, y, w, segment_height(page) - 4)
        segment(page, "pause", PAUSES, str(self.choice.pause), row, label="After each duel")
        y = row.bottom + 12 + spacing
        for key, (title, note) in OTHER_SWITCHES.items():
            y += draw_switch(page, key, title, note, self.choice.notes, Box(x, y, w, 0)) + 12 + spacing
        y += 4 + heading(page, "Seed", Box(x, y, w, 20)) + 8
        return y + draw_seed(page, self.seed, Box(x, y, w, 0)) - box.y + 6

    def choose(self, kind: str, key: str) -> None:
        """Take in a click: levels for all, somebody else, the pause and variants, beside what all tables have."""
        choice = self.choice
        if kind == "button" and key.startswith("other-"):
            self._somebody_else(int(key.removeprefix("other-")) - 1)
        elif kind == "all":
            self.choice = replace(choice, levels=(key,) * len(choice.levels))
        elif kind == "pause":
            self.choice = replace(choice, pause=int(key))
        elif kind == "switch" and key in VARIANTS:
            self.choice = replace(choice, variants=choice.variants ^ {key})
        else:
            super().choose(kind, key)

    def _somebody_else(self, place: int) -> None:
        """Seat the next of the cast there; whoever sits at the table already changes seats."""
        names = list(LINES)
        sitting = self.rivals()[place][0]
        name = names[(names.index(sitting) + 1) % len(names)]
        self.choice = replace(self.choice, people=self.choice.seating(self.cast, place, name))
