"""What a decision rested on: the mover's secrets and suspicion, and the true terms of the moves that it had."""

from __future__ import annotations

import math
from collections.abc import Sequence

from fae_tabletop.games.enthrone.board import REGALIA
from fae_tabletop.games.enthrone.decision import (
    Decision,
    Weighed,
    came_of,
    how,
    knew,
    move_told,
    suspects,
    terms_told,
)  # fmt: skip
from fae_tabletop.games.enthrone.public import Pawn
from fae_tabletop.games.enthrone.scene import model
from fae_tabletop.games.enthrone.scene.board import BoardLook, draw_still
from fae_tabletop.games.enthrone.scene.geometry import BoardGeometry, fitted
from fae_tabletop.games.enthrone.scene.lens import draw_arrow
from fae_tabletop.games.enthrone.scene.rails import medal
from fae_tabletop.games.enthrone.words import NAMES
from fae_tabletop.ui.geometry import Box, box_at
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.sections import GAP, Section, heading_section, text_section
from fae_tabletop.ui.theme import LILAC, SECOND, Colour
from fae_tabletop.ui.weighing import (
    MINED,
    Option,
    WeighingScene,
    numbered,
    option_section,
    scale_of,
    share_section,
)

UNIT = (
    "Terms are in hundredths of a certain win; they add up to the first impression, "
    "from which the thought looks ahead."
)


class DecidingScene(WeighingScene[Decision]):
    """Closes with the step that is on show when the person has seen enough."""

    game = "enthrone"

    # -- words ----------------------------------------------------------------------------------------------

    @property
    def _who(self) -> str:
        return self.studied.who(self.decision.seat)

    @property
    def _careful(self) -> bool:
        return self.decision.seat in self.studied.careful

    @property
    def title(self) -> str:
        """Who decided, and when."""
        return f"Turn {self.decision.turn}: what {'you' if self._who == 'You' else self._who} weighed"

    @property
    def told(self) -> Sequence[str]:
        """What was known, and the moves with what was found about each."""
        moves = (". ".join(filter(None, (self._told(one), came_of(one)))) for one in self.decision.shown)
        return (knew(self.decision, self._who), self._how, *(f"{words}." for words in moves))

    @property
    def _how(self) -> str:
        return how(self.decision, self._who, self._careful)

    # -- drawing --------------------------------------------------------------------------------------------

    def picture(self, page: Page, box: Box) -> None:
        """Draw the position before the move, each shown move as an arrow with its number."""
        view = self.decision.view
        geometry = fitted(view.board, box)
        left = model.closed_lions(view)
        draw_still(page, geometry, view, BoardLook(trail=model.last_move(view)), left)
        page.spot("panel:board", "text", self._moves_label(), box, tab=False)
        shown = self.decision.shown
        for number in range(len(shown), 0, -1):
            move = shown[number - 1]
            draw_arrow(page, geometry, move.origin, move.to, self._ink(page, move))
        for number, move in enumerate(shown, start=1):
            self._numbered(page, geometry, number, move)

    def _moves_label(self) -> str:
        return "The board before the move. " + ", ".join(map(self._told, self.decision.shown))

    def _told(self, move: Weighed) -> str:
        """A move in words, with its way where another one that is shown would be told alike."""
        told = move_told(move)
        alike = [one for one in self.decision.shown if move_told(one) == told]
        if len(alike) < 2:
            return told
        nearer = any(_way(one) == _way(move) and _length(one) < _length(move) for one in alike)
        return f"{told}, {'far ' if nearer else ''}{_way(move)}"

    def _ink(self, page: Page, move: Weighed) -> Colour:
        return page.palette.crown if move.command == self.decision.made else LILAC

    def _numbered(self, page: Page, geometry: BoardGeometry, number: int, move: Weighed) -> None:
        """A disc with the number of a move at its arrow's head; moves to one space stand side by side."""
        same = [one for one in self.decision.shown if one.to == move.to]
        x, y = geometry.centre(move.to)
        size = max(18.0, geometry.radius * 0.56)
        apart = same.index(move) - (len(same) - 1) / 2
        # Whoever is taken, or the crown, stays in sight.
        aside = geometry.radius * (0.64 if move.victim is not None or move.to == REGALIA else 0.0)
        numbered(page, number, box_at(x + apart * size * 1.08 + aside, y, size, size), self._ink(page, move))

    def sections(self, page: Page, width: float) -> list[Section]:
        """Return the mover's secrets, its suspicion, and the moves with their terms."""
        decision = self.decision
        who = self._who
        whom = "Whom you had to suspect" if who == "You" else f"Whom {who} suspected"
        sections = [text_section(page, knew(decision, who), width), heading_section(page, whom)]
        *most, least = [self._suspect(page, pawn, share, width) for pawn, share in suspects(decision)]
        sections += [*most, (least[0] + GAP - 4, least[1])]
        sections += [
            heading_section(page, "The moves"),
            text_section(page, self._how, width, SECOND.but(size=16)),
        ]
        options = [
            Option(
                self._told(move),
                came_of(move),
                terms_told(move),
                100 * move.looks,
                move.command == decision.made,
            )
            for move in decision.shown
        ]
        scale = scale_of(options)
        for number, (option, move) in enumerate(zip(options, decision.shown, strict=True), start=1):
            sections.append(option_section(page, number, option, width, scale, self._ink(page, move)))
        fine = f"{UNIT} {MINED}" if self._careful else UNIT
        sections.append(text_section(page, fine, width, SECOND.but(size=15)))
        return sections

    def _suspect(self, page: Page, pawn: Pawn, share: float, width: float) -> Section:
        def mark(box: Box) -> None:
            medal(page, pawn, box.cx, box.cy, min(12.0, box.h * 0.44))

        return share_section(page, NAMES[pawn], share, width, mark)


WAYS = ("up", "up to the right", "down to the right", "down", "down to the left", "up to the left")
"""The six ways out of a space, clockwise."""
_FLAT = BoardGeometry(0.0, 0.0, 1.0)


def _way(move: Weighed) -> str:
    """In words which way a pawn goes, as the board is drawn."""
    x, y = _FLAT.centre(move.origin)
    to_x, to_y = _FLAT.centre(move.to)
    turned = math.degrees(math.atan2(to_x - x, y - to_y)) % 360
    return WAYS[round(turned / 60) % 6]


def _length(move: Weighed) -> float:
    return math.dist(_FLAT.centre(move.origin), _FLAT.centre(move.to))
