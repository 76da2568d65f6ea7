"""What the table is to show at one moment: what is lit, what is chosen, what can be pointed at. Draws nothing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from fae_tabletop.core.game import Ref
from fae_tabletop.games.faekin.cards import COURT, COURTS, NUMBER, CardId, Court, Holder
from fae_tabletop.games.faekin.commands import holder_ref
from fae_tabletop.games.faekin.events import Asked, Opened
from fae_tabletop.games.faekin.notebook import Mark
from fae_tabletop.games.faekin.public import Duelled, View, place_of
from fae_tabletop.games.faekin.scene.builder import Builder
from fae_tabletop.games.faekin.scene.insight import Sheet
from fae_tabletop.games.faekin.scene.lockin import Lock
from fae_tabletop.games.faekin.scene.remembered import Remembered
from fae_tabletop.games.faekin.sentence import open_questions
from fae_tabletop.games.faekin.words import FAE_NAMES
from fae_tabletop.ui.cast import GUEST, in_mood
from fae_tabletop.ui.glow import Kind
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.panels import Scroll
from fae_tabletop.ui.people import Person, clockwise


@dataclass(frozen=True, slots=True)
class Showing:
    """All that the picture of the table depends on.

    ``sentence`` tells what is asked or going on. ``chosen`` is what was pointed at so far, ``next`` what can be
    pointed at after it, ``starts`` what a command can begin with. ``pointed`` is the hotspot under pointer, focus or
    drag; ``pointer`` is in window pixels. ``moving`` are the things drawn by motions. While the table is ``pausing``,
    Go on is waited for; while it is ``hearing``, some of the others have still to be asked whether they say or claim
    anything (F9, F11). ``kept_waiting``: somebody else would act but for a note or a sentence that the person has
    open. ``unheard``: some of them have still to be asked about somebody else's claim. ``spoken`` are the statements
    in bubbles, by number, ``lapsed`` the questions to the viewer that went unanswered. ``faces`` are the expressions
    by seat. ``opened`` are all hands, where everything lies open to be watched. ``found`` is the line of the log that
    was looked for, and while it is ``finding`` the log scrolls there. ``undoable``: the last own deed can be taken
    back. ``places`` remembers where the bubbles lie, ``claim_form`` how the rows of a claim are set.
    """

    view: View
    people: tuple[Person, ...]
    sentence: str = ""
    chosen: tuple[Ref, ...] = ()
    next: frozenset[Ref] = frozenset()
    starts: frozenset[Ref] = frozenset()
    pointed: str | None = None
    dragged: str | None = None
    pointer: tuple[int, int] | None = None
    moving: frozenset[str] = frozenset()
    my_turn: bool = False
    pausing: bool = False
    hearing: bool = False
    unheard: bool = False
    thinking: bool = False
    kept_waiting: bool = False
    running: bool = False
    refusals: Mapping[str, Tip] = field(default_factory=dict)
    drawer: str | None = None
    news: int = 0
    log_scroll: Scroll = field(default_factory=lambda: Scroll("log", tail=True))
    notes_scroll: Scroll = field(default_factory=lambda: Scroll("notes"))
    telling_scroll: Scroll = field(default_factory=lambda: Scroll("telling"))
    talk_scroll: Scroll = field(default_factory=lambda: Scroll("talk"))
    builder: Builder | None = None
    lock: Lock = field(default_factory=Lock)
    found: int | None = None
    finding: bool = False
    telling: Sheet | None = None
    marks: Mapping[str, Mark] = field(default_factory=dict)
    spoken: tuple[int, ...] = ()
    lapsed: frozenset[int] = frozenset()
    faces: Mapping[int, str] = field(default_factory=dict)
    insight: bool = False
    undoable: bool = False
    places: Remembered[Any] = field(default_factory=Remembered)
    claim_form: Remembered[Any] = field(default_factory=Remembered)
    replaying: bool = False
    opened: Opened | None = None

    @property
    def points(self) -> tuple[str, ...]:
        """The hotspots that something told speaks of."""
        return () if self.telling is None else self.telling.points

    @property
    def waits_for_words(self) -> str | None:
        """Why the table cannot go on now, in words: something is half said, or not everybody was heard."""
        if self.builder is not None and self.builder.begun:
            return "Say it, or close what you say first."
        if self.builder is None and self.unheard:
            return "The others have still to be heard."
        return None

    @property
    def questions(self) -> tuple[Asked, ...]:
        """What the viewer was asked and may still answer, the newest first; what went unanswered is left out."""
        return tuple(asked for asked in open_questions(self.view) if asked.number not in self.lapsed)

    @property
    def others(self) -> tuple[Holder, ...]:
        """Everybody but the viewer in the order of the blocks: clockwise, the fae at the two ends."""
        return seated(self.view)

    @property
    def court(self) -> Court:
        """The viewer's own Court."""
        return court_of(self.view.identity)

    @property
    def last(self) -> Duelled | None:
        """The last duel, if any."""
        return self.view.duels[-1] if self.view.duels else None

    def name_of(self, holder: Holder) -> str:
        """Return what somebody is called, as markup."""
        return self.people[holder].name if isinstance(holder, int) else FAE_NAMES[holder]

    def picture_of(self, holder: Holder) -> str:
        """Return the portrait of a seat or fae, as a path below assets/, in the mood that all can see."""
        if not isinstance(holder, int):
            return f"faekin/{holder}"
        return in_mood(self.people[holder].portrait or GUEST, self.faces.get(holder, ""))

    def badge_of(self, holder: Holder) -> str:
        """Return the portrait of a seat or fae as a sign for it, the same in every mood."""
        if not isinstance(holder, int):
            return f"faekin/{holder}"
        return in_mood(self.people[holder].portrait or GUEST, "")

    def hidden_of(self, holder: Holder) -> tuple[CardId, ...]:
        """Return the cards of somebody that are not up; () unless all lie open, at the end or to be watched."""
        opened = self.opened if self.replaying else self.view.revealed
        if opened is None:
            return ()
        up = self.view.shown(holder)
        return tuple(card for card in opened.hands[place_of(self.view.seats, holder)] if card not in up)

    def enabled(self, ref: Ref) -> bool:
        """Whether pointing at this does something now."""
        return self.my_turn and (ref in self.next or ref in self.starts)

    def kind(self, ref: Ref) -> Kind | None:
        """How a thing is lit: chosen, or open to choice; None for not at all."""
        if ref in self.chosen or ref.id in self.points:
            return "chosen"
        if not self.my_turn or not self.chosen or ref not in self.next:
            return None
        return "place"

    def acting(self, holder: Holder) -> bool:
        """Whether the table waits for somebody."""
        return self.view.why is None and holder == waited_for(self.view)


def waited_for(view: View) -> int:
    """Return the seat that a round which goes on cannot go on without."""
    if view.claimant is not None:
        return view.claimant
    return view.turn if view.challenge is None else view.challenge.target


def seated(view: View) -> tuple[Holder, ...]:
    """Return everybody but the viewer in the order of the blocks round the table."""
    seats: tuple[Holder, ...] = clockwise(view.seats, view.seat)
    fae = view.holders[view.seats :]
    return (fae[0], *seats, fae[1]) if fae else seats


def court_of(card: CardId) -> Court:
    """Return the Court of a Court card."""
    return COURTS[COURT[NUMBER[card]]]


def block_of(view: View, spot_id: str | None) -> Holder | None:
    """Return whose block a hotspot is, if it is one."""
    return next((holder for holder in seated(view) if holder_ref(holder).id == spot_id), None)
