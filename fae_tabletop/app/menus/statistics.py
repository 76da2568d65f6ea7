"""The statistics: how the person fared, told in words and numbers and drawn as charts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from fae_tabletop.app.catalog import CATALOG
from fae_tabletop.app.menus.entries import Entry
from fae_tabletop.app.menus.recap import day
from fae_tabletop.app.statistics import FORM, MIXED, Band, Numbers, numbers
from fae_tabletop.table.profile import Result, Tally
from fae_tabletop.ui import charts
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.cast import level_word, shown_name
from fae_tabletop.ui.choosers import segment
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import Scroll, panel, scrolling
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.text import escape
from fae_tabletop.ui.theme import BODY, GOLD_INK, NUMBER, SCREEN_TITLE, SECOND, SOFT
from fae_tabletop.ui.widgets import button, button_height, button_width, heading

ENTHRONE_ENDINGS: Mapping[str, str] = {
    "regalia": "The throne was reached",
    "capture": "An heir was taken",
    "quarry": "All three quarry were taken",
    "fourth": "The fourth capture",
    "resigned": "Given up",
    "adjourned_turns": "Adjourned: no capture for long",
    "adjourned_repetition": "Adjourned: the same position again",
    "": "Not noted",
}
"""The words of Enthrone for how a match ends."""
EMPTY = (
    "Nothing to count yet. Once your first match is over, its result stands here: against whom you won, how it ended,"
    " and how long it took. A match that you leave is not counted; it waits under Continue."
)
ENEMIES_ENDINGS: Mapping[str, str] = {
    "crowned": "A Court was complete",
    "resigned": "Given up",
    "stalled": "No card moved any more",
    "rounds": "The last round was over",
    "": "Not noted",
}
"""The words of Enemies & Lovers for how a match ends."""
NUMBERS = {2: "Two", 3: "Three", 4: "Four", 5: "Five", 6: "Six", 7: "Seven", 8: "Eight", 9: "Nine"}
GAP = 22.0
TWO_COLUMNS = 900.0
"""Width inside the panel, at the usual text size, from which the charts stand side by side."""


class GameNumbers(NamedTuple):
    """What is told of one game.

    ``id`` and ``title`` are the game's; ``endings`` are its words for how a match ends, ``unit`` what its length is
    counted in. ``table`` tells of a game for several: by seats, too.
    """

    id: str
    title: str
    told: Numbers
    endings: Mapping[str, str] = ENTHRONE_ENDINGS
    unit: str = "turn"
    table: bool = False


FAEKIN_ENDINGS = {
    "claimant_court": "The claim was right",
    "rival_court": "The claim was wrong",
    "nobody": "All were of one Court",
    "fae": "The fae took the crown",
    "resigned": "Given up",
    "": "Not noted",
}
"""The words of FaeKin for how a round ends."""
IVY_ENDINGS = {"counted": "Counted out", "resigned": "Given up", "": "Not noted"}
"""The words of Enchanted Ivy for how an inn ends."""
_ENDINGS = {
    "enthrone": ENTHRONE_ENDINGS,
    "enemies-and-lovers": ENEMIES_ENDINGS,
    "faekin": FAEKIN_ENDINGS,
    "enchanted-ivy": IVY_ENDINGS,
}


_UNITS = {"faekin": "duel"}
"""What the length of a match is counted in, where that is not turns."""


def told_of(game: str, results: Sequence[Result]) -> GameNumbers:
    """Return what is told of a game with a table, from its results in any order."""
    several = len(CATALOG[game].game.seats) > 1
    unit = _UNITS.get(game, "turn")
    return GameNumbers(game, CATALOG[game].title, numbers(results), _ENDINGS.get(game, {}), unit, several)


class StatisticsScene(Scene[None]):
    """Shows the numbers of one game after the other; closes when the person has seen enough."""

    name = "statistics"
    first_focus = "button:back"

    def __init__(self, games: Sequence[GameNumbers], first: str = "") -> None:
        """Begin with the game ``first``, or with the first one. Raises ValueError without any."""
        super().__init__()
        if not games:
            raise ValueError("there is no game to tell of")
        self.games = {game.id: game for game in games}
        self.shown = self.games.get(first, games[0])
        self._scroll = Scroll("numbers")

    @property
    def title(self) -> str:
        """What stands over the numbers."""
        return f"{self.shown.title} in numbers"

    @property
    def told(self) -> Numbers:
        """The numbers on show."""
        return self.shown.told

    @property
    def announce(self) -> str:
        """The whole result in a sentence."""
        return f"{self.title}. {summary(self.told) if self.told.whole.played else EMPTY}"

    # -- drawing --------------------------------------------------------------------------------------------

    def build(self, page: Page) -> None:
        """Title, figures, charts, the way back."""
        with page.layer(Layer.TABLE):
            page.cover("scene/table", (150, 150, 175, 255))
        screen = page.screen
        area = screen.place(min(screen.w - 48, 1120 * max(1.0, page.text * 0.8)), screen.h, 0.5, 0.0)
        head = 14 + 40 * min(page.text, 1.6)
        foot = 34 + 16 * page.text
        title = Box(area.x, 8, area.w, head - 8)
        page.words(self.title, page.fitted(self.title, SCREEN_TITLE, title.w, 0.4), title, down=0.6)
        inner = panel(page, area.below(head + 6).above(foot + 12))
        width = inner.w - 16
        if not self.told.whole.played:
            h = page.measure(EMPTY, BODY.but(size=18), min(width, 620 * page.text), balance=True)[1]
            place = inner.place(min(width, 620 * page.text), h, 0.5, 0.55)
            page.image("cast/mossback", Box(place.cx - 60, place.y - 136, 120, 120))
            page.words(EMPTY, BODY.but(size=18), place, across=0.5, balance=True)
            page.spot("chart:none", "text", EMPTY, place)
        else:
            columns = self._columns(page, width)
            lead = self._lead(page)
            lead_h = lead.height(width)
            each = (width - GAP * 1.6 * (len(columns) - 1)) / len(columns)
            length = lead_h + GAP + max(sum(one.height(each) + GAP for one in column) for column in columns)

            def draw(content: Box) -> None:
                lead.draw(Box(content.x, content.y, width, lead_h))
                below = Box(content.x, content.y + lead_h + GAP, width, 0)
                for column, place in zip(columns, below.columns(len(columns), GAP * 1.6), strict=True):
                    y = place.y
                    for one in column:
                        h = one.height(each)
                        one.draw(Box(place.x, y, each, h))
                        y += h + GAP

            scrolling(page, self._scroll, inner, length, draw)
        w, h = button_width(page, "Back", "second", "back") + 30, button_height(page)
        place = Box(area.x, screen.bottom - foot - 4, w, min(h, foot))
        button(page, "button:back", "Back", place, icon="back")
        if len(self.games) > 1:
            room = Box(place.right + 16, place.y, area.right - place.right - 16, place.h)
            games = [(game.id, game.title) for game in self.games.values()]
            segment(page, "game", games, self.shown.id, room.end(min(room.w, 480 * page.text)), label="Game")

    def _columns(self, page: Page, width: float) -> list[list[Entry]]:
        levels, endings, lengths, course = (
            self._levels(page), self._endings(page), self._lengths(page), self._course(page),
        )  # fmt: skip
        # One match has no course yet.
        first, second = [levels, course], [endings, lengths]
        if self.told.whole.played == 1:
            first, second = [levels, endings], [lengths]
        if [level for level, _ in self.told.levels] == [""]:
            # Nobody else sits at such a table.
            first.remove(levels)
        if self.shown.table and self.told.seats:
            first.insert(0, self._seats(page))
        if self.told.rivals:
            second.insert(0, self._rivals(page))
        if width >= TWO_COLUMNS * page.text**0.5 and page.text <= 1.5:
            return [first, second]
        return [[*first, *second]]

    def _lead(self, page: Page) -> Entry:
        """The figures that matter most, large, and the summary below."""
        told = self.told
        figures = (
            (str(told.whole.played), "match" if told.whole.played == 1 else "matches"),
            (f"{_share(told.whole)} %", "won"),
            (str(told.now.length), f"{told.now.outcome} in a row"),
            (str(told.longest), "most wins in a row"),
        )
        large = NUMBER.but(size=34, ink=GOLD_INK)
        words = summary(told)
        style = BODY.but(size=17)
        h1 = page.measure("0", large)[1]

        def cell_height(width: float) -> float:
            cell = width / len(figures) - 10
            return h1 + max(page.measure(name, SECOND, cell, balance=True)[1] for _, name in figures)

        def height(width: float) -> float:
            return cell_height(width) + 10 + page.measure(words, style, width)[1]

        def draw(box: Box) -> None:
            for (figure, name), cell in zip(figures, box.columns(len(figures), 10), strict=True):
                page.words(figure, large, cell.top(h1), across=0.5, wrap=False)
                page.words(name, SECOND.inked(SOFT), cell.below(h1), across=0.5, balance=True)
            page.words(words, style, box.below(cell_height(box.w) + 10))
            page.spot("chart:summary", "text", words, box)

        return Entry(height, draw)

    def _levels(self, page: Page) -> Entry:
        words = {MIXED: "Rivals of several levels"}
        rows = [
            charts.Bars(words.get(level, level_word(level)), tuple(tally))
            for level, tally in self.told.levels
        ]
        return self._bars(page, "levels", "By level", rows)

    def _seats(self, page: Page) -> Entry:
        rows = [
            charts.Bars(f"{NUMBERS.get(count, str(count))} at the table", tuple(tally))
            for count, tally in self.told.seats
        ]
        return self._bars(page, "seats", "By seats", rows)

    def _rivals(self, page: Page) -> Entry:
        rows = [charts.Bars(escape(shown_name(name)), tuple(tally)) for name, tally in self.told.rivals]
        several = self.shown.table and len(rows) > 1
        note = "A match counts for everybody who sat there." if several else ""
        return self._bars(page, "rivals", "By rival", rows, note)

    def _endings(self, page: Page) -> Entry:
        rows = [
            charts.Bars(self.shown.endings.get(ending.why, ending.why), tuple(ending.tally))
            for ending in self.told.endings
        ]
        return self._bars(page, "endings", "How it ended", rows)

    def _bars(self, page: Page, key: str, title: str, rows: list[charts.Bars], note: str = "") -> Entry:
        parts = _parts(page)

        def height(width: float) -> float:
            bars = charts.bars_height(page, rows, parts, width)
            said = 6 + page.measure(note, SECOND, width)[1] if note else 0.0
            return _head(page) + bars + charts.key_height(page, parts, width) + said

        def draw(box: Box) -> None:
            heading(page, title, box.top(_head(page)))
            room = box.below(_head(page))
            charts.draw_bars(page, rows, parts, room)
            below = room.below(charts.bars_height(page, rows, parts, box.w))
            charts.draw_key(page, parts, below)
            if note:
                place = below.below(charts.key_height(page, parts, box.w) + 6)
                page.words(note, SECOND.inked(SOFT), Box(box.x, place.y, box.w, 0))
            told = "; ".join(f"{row.label}: {charts.counted(row.counts, parts)}" for row in rows)
            page.spot(f"chart:{key}", "text", f"{title}. {told}.", box)

        return Entry(height, draw)

    def _lengths(self, page: Page) -> Entry:
        title = "How long"
        took = "Your match took" if self.told.whole.played == 1 else "Half of your matches took"
        fewer = "" if self.told.whole.played == 1 else " or fewer"
        unit = self.shown.unit if self.told.middle == 1 else f"{self.shown.unit}s"
        counted = ", those of both counted" if self.shown.unit == "turn" else ""
        line = f"{took} {self.told.middle:g} {unit}{fewer}{counted}."
        told = "; ".join(f"{_range(band)}: {band.matches}" for band in self.told.bands)

        def height(width: float) -> float:
            return _head(page) + charts.columns_height(page) + 6 + page.measure(line, SECOND, width)[1]

        def draw(box: Box) -> None:
            heading(page, title, box.top(_head(page)))
            room = box.below(_head(page)).top(charts.columns_height(page))
            columns = [(_range(band), band.matches) for band in self.told.bands]
            charts.draw_columns(page, columns, page.palette.last, room)
            page.words(line, SECOND.inked(SOFT), Box(box.x, room.bottom + 6, box.w, 0))
            page.spot("chart:lengths", "text", f"{title}, in {self.shown.unit}s. {told}. {line}", box)

        return Entry(height, draw)

    def _course(self, page: Page) -> Entry:
        title = "Over time"
        course, (first, last) = self.told.course, self.told.days
        line = f"The share won of each match and the {FORM - 1} before it."
        now, best = round(100 * course[-1]), round(100 * max(course))
        told = f"From {day(first)} to {day(last)}: now {now} % won, at best {best} %."

        def height(width: float) -> float:
            return _head(page) + charts.columns_height(page) + 6 + page.measure(line, SECOND, width)[1]

        def draw(box: Box) -> None:
            heading(page, title, box.top(_head(page)))
            room = box.below(_head(page)).top(charts.columns_height(page))
            charts.draw_line(page, course, (day(first), day(last)), page.palette.move, room)
            page.words(line, SECOND.inked(SOFT), Box(box.x, room.bottom + 6, box.w, 0))
            page.spot("chart:course", "text", f"{title}. {line} {told}", box)

        return Entry(height, draw)

    # -- acting ---------------------------------------------------------------------------------------------

    def handle(self, gesture: g.Gesture) -> bool:
        """Scroll, or go back."""
        match gesture:
            case g.Clicked("button:back") | g.Back():
                self.close(None)
            case g.Clicked(spot) if spot.startswith("game:"):
                self.shown = self.games[spot.removeprefix("game:")]
                self._scroll.to(0)
                self.change()
            case _:
                if not self._scroll.take(gesture):
                    return False
                self.change()
        return True


def summary(told: Numbers) -> str:
    """The results of one game in a sentence or two."""
    whole = told.whole
    if whole.played == 1:
        outcome = "you won it" if whole.won else "you lost it" if whole.lost else "nobody won"
        return f"Your first match is over: {outcome}."
    words = f"Of {whole.played} matches you won {whole.won} and lost {whole.lost}."
    if whole.drawn:
        words = words.removesuffix(".") + f"; {whole.drawn} ended without a winner."
    if told.undone:
        words += f" In {told.undone} of them moves were taken back."
    return words


def _share(tally: Tally) -> int:
    return round(100 * tally.won / tally.played)


def _range(band: Band) -> str:
    return f"{band.first}–{band.last}"


def _head(page: Page) -> float:
    return 14 + 14 * page.text


def _parts(page: Page) -> tuple[charts.Part, ...]:
    """Won, lost and drawn in the colours that are set; their fillings differ as well."""
    palette = page.palette
    return (
        charts.Part("won", palette.move, "full"),
        charts.Part("lost", palette.capture, "striped"),
        charts.Part("drawn", palette.last, "dotted"),
    )
