"""The table while cards have to be discarded: they are set aside in order first, and go together on a press."""

from __future__ import annotations

from fae_tabletop.core.game import Command
from fae_tabletop.games.enemies_and_lovers.cards import CardId
from fae_tabletop.games.enemies_and_lovers.commands import Discard
from fae_tabletop.games.enemies_and_lovers.scene.pointing import PointedTable


class AsideTable(PointedTable):
    """A table at which a card that is to be discarded can be taken back until all of them are let go."""

    @property
    def to_discard(self) -> int:
        """How many cards the person has to discard now."""
        pending = self.view.pending
        if pending is None or pending.kind != "discard" or pending.seat != self.view.seat:
            return 0
        return min(pending.left, len(self.view.hand))

    def give(self, command: Command, certain: bool = False) -> None:
        """Set a card aside that is to be discarded, or take it back; carry everything else out."""
        if isinstance(command, Discard) and not certain:
            self._set_aside(command.card)
        else:
            super().give(command, certain)

    def _set_aside(self, card: CardId) -> None:
        if card in self.aside:
            self.aside = tuple(one for one in self.aside if one != card)
        elif len(self.aside) < self.to_discard:
            self.aside = (*self.aside, card)
        else:
            self._refused("Enough are chosen: click one of them to take it back.")
        self._prompt_id += 1
        self.change()

    def let_go(self) -> None:
        """Discard what was set aside, in that order, once it is enough."""
        if self.aside and len(self.aside) == self.to_discard:
            self._leaving, self.aside = self.aside, ()
            self.discard_next()

    def discard_next(self) -> bool:
        """Discard the next card of those that were let go; says whether there was one that can be discarded now."""
        if len(self.aside) and not self.to_discard:
            self.aside = ()
        if not self._leaving:
            return False
        command = Discard(self._leaving[0])
        if command not in self.picker.commands:
            self._leaving = ()
            return False
        self._leaving = self._leaving[1:]
        self.give(command, certain=True)
        return True

    def prompt_text(self) -> str:
        """Tell how many are set aside, too."""
        told = super().prompt_text()
        return f"{told} {len(self.aside)} of {self.to_discard} chosen." if self.aside else told
