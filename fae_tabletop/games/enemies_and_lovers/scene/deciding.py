"""What a decision rested on: what the mover held and believed, and the true terms of the options that it had."""

from __future__ import annotations

from collections.abc import Sequence

from fae_tabletop.core.game import Ref, Seat
from fae_tabletop.games.enemies_and_lovers.commands import Play
from fae_tabletop.games.enemies_and_lovers.decision import (
    Decision,
    Weighed,
    came_of,
    command_told,
    how,
    knew,
    of_hundred,
    terms_told,
)
from fae_tabletop.games.enemies_and_lovers.public import FEWEST
from fae_tabletop.games.enemies_and_lovers.scene.cardface import draw_back
from fae_tabletop.games.enemies_and_lovers.scene.layout import CARD_SHAPE
from fae_tabletop.games.enemies_and_lovers.scene.tableau import Pointed, draw_tableau, tableau_height
from fae_tabletop.games.enemies_and_lovers.scene.tablepage import SCENE
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.people import Person, clockwise
from fae_tabletop.ui.portraits import draw_face
from fae_tabletop.ui.sections import GAP, Section, heading_section, text_section
from fae_tabletop.ui.theme import LILAC, SECOND, Colour
from fae_tabletop.ui.weighing import (
    MINED,
    Option,
    Studied,
    WeighingScene,
    option_section,
    scale_of,
    share_section,
)

TRIED = "“{won} of 100” means: of 100 games that could follow, by what was known, so many are won."
TERMS = (
    "The bars below an option are the first impression of it: to the right what speaks for it, to the left what speaks "
    "against it, counted in cards. 1 is worth about as much as a card drawn."
)
DANGER = "Of all the danger at the table so much came from each, as it looked then."
SCALE = (1.0, 4.0)
"""Worth at which a bar fills its half of the row, at least and at most: a win at once is beyond any scale."""
NAMES = 130.0


class DecidingScene(WeighingScene[Decision]):
    """Closes with the step that is on show when the person has seen enough."""

    game = "enemies-and-lovers"

    def __init__(self, studied: Studied[Decision], people: Sequence[Person], step: int) -> None:
        """Begin at the decision of ``step``. Raises ValueError when nothing was decided there."""
        self.people = tuple(people)
        super().__init__(studied, step)

    # -- words ----------------------------------------------------------------------------------------------

    @property
    def _careful(self) -> bool:
        return self.decision.seat in self.studied.careful

    @property
    def title(self) -> str:
        """Who decided, and when."""
        who = self.studied.who(self.decision.seat)
        return f"Turn {self.decision.turn}: what {'you' if who == 'You' else who} weighed"

    @property
    def told(self) -> Sequence[str]:
        """What was known, and the options with what was found about each."""
        options = (". ".join(filter(None, (one.title, one.found))) for one in self._options)
        names = self.studied.names
        return (
            knew(self.decision, names),
            how(self.decision, names, self._careful),
            *(f"{words}." for words in options),
        )

    @property
    def _options(self) -> list[Option]:
        decision, names = self.decision, self.studied.names
        return [
            Option(
                command_told(decision, move.command, names), came_of(decision, move, names), terms_told(move),
                move.looks, move.command == decision.made,
                100 if move.wins else None if move.expected is None else of_hundred(move.expected),
            )
            for move in decision.shown
        ]  # fmt: skip

    # -- drawing --------------------------------------------------------------------------------------------

    @property
    def scenery(self) -> str:
        """The picture behind everything."""
        return SCENE

    @property
    def least_picture(self) -> float:
        """Logical pixels of height from which the table can be read."""
        return tableau_height(self.decision.view)

    def picture(self, page: Page, box: Box) -> None:
        """Draw the table as the mover saw it, with a number on whatever an option points at."""
        decision = self.decision
        marks: dict[Ref, list[Pointed]] = {}
        for number, move in enumerate(decision.shown, start=1):
            for ref in _points(move):
                marks.setdefault(ref, []).append(Pointed(number, self._ink(page, move)))
        draw_tableau(page, box, decision.view, self.people, marks)
        told = ", ".join(one.title for one in self._options)
        page.spot("panel:board", "text", f"The table before that. {told}", box, tab=False)

    def _ink(self, page: Page, move: Weighed) -> Colour:
        return page.palette.crown if move.command == self.decision.made else LILAC

    def sections(self, page: Page, width: float) -> list[Section]:
        """Return what the mover held, the options with their terms, and what it believed."""
        decision, names = self.decision, self.studied.names
        who = names[decision.seat]
        options = self._options
        fine = [TERMS, MINED] if self._careful else [TERMS]
        won = next((one.wins for one in options if one.wins is not None), None)
        if won is not None:
            fine.insert(0, TRIED.format(won=won))
        sections = [
            text_section(page, knew(decision, names), width),
            heading_section(page, "The options"),
            text_section(page, how(decision, names, self._careful), width),
            text_section(page, " ".join(fine), width, SECOND.but(size=15)),
        ]
        scale = scale_of(options, *SCALE)
        for number, (option, move) in enumerate(zip(options, decision.shown, strict=True), start=1):
            sections.append(
                option_section(page, number, option, width, scale, self._ink(page, move), in_cards)
            )
        sections.append(
            heading_section(page, f"Where {'you' if who == 'You' else who} thought the Crown was")
        )
        around = (decision.seat, *clockwise(decision.view.players, decision.seat))
        holders: list[tuple[Seat | None, float]] = [
            *((seat, decision.crown.seats[seat]) for seat in around),
            (None, decision.crown.pile),
        ]
        sections += self._shares(page, holders, width)
        if decision.view.players > FEWEST:
            sections.append(heading_section(page, "Who looked dangerous"))
            others = [(seat, decision.danger[seat]) for seat in around[1:]]
            sections.append(self._close(text_section(page, DANGER, width, SECOND.but(size=15))))
            sections += self._shares(page, others, width)
        return sections

    @staticmethod
    def _close(section: Section) -> Section:
        """Return a section that stands nearer to what follows."""
        return section[0] - GAP + 6, section[1]

    def _shares(self, page: Page, found: Sequence[tuple[Seat | None, float]], width: float) -> list[Section]:
        rows = [self._share(page, seat, share, width) for seat, share in found]
        *most, least = rows
        return [*most, (least[0] + GAP - 4, least[1])]

    def _share(self, page: Page, seat: Seat | None, share: float, width: float) -> Section:
        def mark(box: Box) -> None:
            side = min(26.0, box.h)
            if seat is None:
                draw_back(page, box.place(side * CARD_SHAPE, side))
            else:
                draw_face(page, self.people[seat].portrait, box.place(side, side))

        name = "In a pile" if seat is None else self.studied.names[seat]
        return share_section(page, name, share, width, mark, NAMES)


def in_cards(worth: float) -> str:
    """Return a worth in cards with its sign, to a tenth."""
    words = f"{abs(worth):.1f}".removesuffix(".0")
    return "0" if words == "0" else f"{'+' if worth > 0 else '−'}{words}"


def _points(move: Weighed) -> tuple[Ref, ...]:
    """Return what an option points at that lies on the table: the card, and whom it is played on."""
    picks = [ref for ref in move.command.picks() if ref.kind != "button" and not ref.key.endswith(":new")]
    return tuple(picks) if isinstance(move.command, Play) else tuple(picks[:2])
