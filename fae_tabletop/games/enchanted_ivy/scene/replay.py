"""Watching an inn being built, step by step."""

from __future__ import annotations

from collections.abc import Sequence

from fae_tabletop.games.enchanted_ivy.challenges import met
from fae_tabletop.games.enchanted_ivy.moves import inn_of
from fae_tabletop.games.enchanted_ivy.public import View
from fae_tabletop.games.enchanted_ivy.scene.cardsheet import CardSheet
from fae_tabletop.games.enchanted_ivy.scene.hooks import Tale
from fae_tabletop.games.enchanted_ivy.scene.preview import looked_at
from fae_tabletop.games.enchanted_ivy.scene.sayings import event_told
from fae_tabletop.games.enchanted_ivy.scene.showing import Showing
from fae_tabletop.games.enchanted_ivy.scene.tablepage import draw_table, layout_for
from fae_tabletop.games.enchanted_ivy.scoring import score
from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Layer, Page
from fae_tabletop.ui.panels import Scroll
from fae_tabletop.ui.watching import WatchScene


class IvyReplay(WatchScene):
    """Shows an inn step by step; Escape goes back."""

    game = "enchanted-ivy"

    def __init__(
        self, views: Sequence[View], tale: Tale, speed: float = 1.0, start: int = 0, warning: str = ""
    ) -> None:
        super().__init__(len(views), start, speed, warning, "There is nobody to hide anything from.")
        self.views = tuple(views)
        self.tale = tale
        self._guests, self._sheets = Scroll("guests"), Scroll("sheets")

    @property
    def view(self) -> View:
        """What the innkeeper saw at this step."""
        return self.views[self.step]

    def told(self) -> str:
        """Return what happened in this step, in sentences."""
        before = self.views[self.step - 1].log if self.step else ()
        return (
            " ".join(event_told(event) for event in self.view.log[len(before) :][-2:]) or "The bag is filled."
        )

    def build(self, page: Page) -> None:
        """The table of this step, and the controls over the band's upper edge."""
        view = self.view
        inn = inn_of(view)
        counted = score(inn)
        finished = looked_at(view, inn, counted)
        now = Showing(
            view=view,
            tale=self.tale,
            inn=inn,
            score=counted,
            sentence=self.told(),
            challenges={one.id: met(one.test, finished) for one in view.setup.challenges},
            pointed=page.look.hover or page.look.focus,
            guests_scroll=self._guests,
            sheets_scroll=self._sheets,
        )
        layout = layout_for(page)
        draw_table(page, layout, now)
        high = 50.0 + 14 * (page.text - 1)
        wide = min(layout.screen.w - 32, 860.0 * (1 + 0.3 * (page.text - 1)))
        row = Box(layout.screen.cx - wide / 2, layout.screen.bottom - high - 6, wide, high)
        with page.layer(Layer.ABOVE), page.raised(55):
            self.controls(page, row)

    def handle(self, gesture: g.Gesture) -> bool:
        """Go through the steps, or back."""
        if self._guests.take(gesture) or self._sheets.take(gesture):
            self.change()
            return True
        match gesture:
            case g.Clicked("button:menu"):
                self.close(None)
            case g.Clicked("button:help"):
                self.stack.on_help(None)
            case g.Clicked("button:cards"):
                self.push(CardSheet(self.view))
            case _:
                return super().handle(gesture)
        return True
