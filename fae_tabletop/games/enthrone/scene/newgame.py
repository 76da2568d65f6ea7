"""A new game: Play at once with the last choice, or change the table first (board, rival, opening, house rules)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from fae_tabletop.games.enthrone.scene.choices import (
    OPENINGS,
    USUAL,
    BoardOffer,
    LevelWords,
    NewGame,
)  # fmt: skip
from fae_tabletop.games.enthrone.scene.headers import draw_header
from fae_tabletop.games.enthrone.scene.newgamepage import (
    Offer,
    draw_board_panel,
    draw_foot,
    draw_options,
    draw_overview,
    new_game_layout,
)  # fmt: skip
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.cast import LEVEL_WORDS
from fae_tabletop.ui.castrow import cast_named
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.newgame import seed_field, seed_of
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import Scroll
from fae_tabletop.ui.scenes import Scene
from fae_tabletop.ui.widgets import icon_button


class NewGameScene(Scene[NewGame | None]):
    """Closes with the choice to play, or with None to go back to the title."""

    name = "new-game"
    game = "enthrone"
    first_focus = "button:play"

    def __init__(
        self,
        choice: NewGame,
        levels: tuple[LevelWords, ...],
        boards: BoardOffer,
        new_seed: Callable[[], int],
        on_help: Callable[[str | None], None],
        record: str = "",
        on_own: Callable[[], None] = lambda: None,
    ) -> None:
        """``new_seed`` draws a seed, ``record`` is a line about earlier games (empty for the first one).

        ``on_own`` shows one's own boards; ``renew`` takes what came of it.
        """
        super().__init__()
        self.choice = choice
        self.levels = levels
        self.boards = boards
        self.record = record
        self.new_seed = new_seed
        self.on_help = on_help
        self.on_own = on_own
        self.shelf = 0
        self.changing = False
        self.seed = seed_field(choice.seed)
        self._scroll = Scroll("options")

    def renew(self, boards: BoardOffer, board: str | None = None) -> None:
        """Offer other boards from now on, and choose ``board``, or keep the choice while it is there."""
        self.boards = boards
        wanted = board or self.choice.board
        if wanted not in {one.name for one in boards.boards}:
            wanted = USUAL.board
        self.choice = replace(self.choice, board=wanted)
        self.shelf = 0
        self.change()

    @property
    def announce(self) -> str:
        """What will be played."""
        offer = self._offer
        level = offer.level
        return f"Enthrone against {offer.rival}, {LEVEL_WORDS[level.name]}. {level.sentence}"

    @property
    def _offer(self) -> Offer:
        return Offer(self.choice, self.levels, self.boards, self.record)

    def build(self, page: Page) -> None:
        """The board at the left, the table's choice at the right, Play below."""
        layout = new_game_layout(page.metrics)
        with page.layer(Layer.TABLE):
            page.cover("scene/table")
        title = "Change the table" if self.changing else "A new game"
        line = "Your last choice is kept." if self.changing else "Hide your heir among eight. Win the crown."
        draw_header(page, layout.bar, layout.ribbon, title, line)
        size = 40.0 + 8 * (page.text - 1)
        corner = Box(page.screen.right - 16 - size, layout.bar.cy - 17, size, 34)
        icon_button(page, "button:help", "help", "Help", corner)
        offer = self._offer
        draw_board_panel(page, layout.left, offer, self.shelf if self.changing else None)
        if self.changing:
            draw_options(page, layout.right, offer, self.seed, self._scroll)
        else:
            draw_overview(page, layout.right, offer, self._scroll)
        draw_foot(page, layout.foot, offer, self.changing)

    def handle(self, gesture: g.Gesture) -> bool:
        """Change the choice, play it, or go back."""
        if self._scroll.take(gesture) or self.seed.take(gesture):
            self._read_seed()
            self.change()
            return True
        match gesture:
            case g.Clicked(spot):
                self._click(spot)
            case g.Asked(spot):
                self.on_help(spot)
            case g.Back():
                self._back()
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
                self._back()
                return
            case "button:help":
                self.on_help(None)
            case "button:change":
                self.changing = True
            case "button:usual":
                self.choice = USUAL
                self.seed.set("")
            case "button:own":
                self.on_own()
            case "button:boards-left":
                self.shelf -= 1
            case "button:boards-right":
                self.shelf += 1
            case "button:dice":
                self.seed.set(str(self.new_seed()))
            case "switch:adjourns":
                self.choice = replace(self.choice, adjourns=not self.choice.adjourns)
            case "switch:notes":
                self.choice = replace(self.choice, notes=not self.choice.notes)
            case "switch:confirm":
                self.choice = replace(self.choice, confirm=not self.choice.confirm)
            case _:
                self._choose(kind, key)
        self._read_seed()
        self.change()

    def _choose(self, kind: str, key: str) -> None:
        if kind == "level":
            self.choice = replace(self.choice, level=key)
        elif kind == "rival":
            name = cast_named(key) or self._offer.rival
            # Whoever plays the level first goes with it when another level is chosen.
            self.choice = replace(self.choice, rival="" if name == self._offer.level.rival else name)
        elif kind == "opening":
            self.choice = replace(self.choice, opening=next(name for name, _ in OPENINGS if name == key))
        elif kind == "board":
            self.choice = replace(self.choice, board=key)

    def _read_seed(self) -> None:
        self.choice = replace(self.choice, seed=seed_of(self.seed))

    def _back(self) -> None:
        if self.changing:
            self.changing = False
            self._scroll.to(0)
            self.change()
        else:
            self.close(None)
