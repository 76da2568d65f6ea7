"""The log as rows for people: what each event of the viewer's log says, who did it, and with which card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from fae_tabletop.core.game import Event, Seat
from fae_tabletop.games.enemies_and_lovers import events as e
from fae_tabletop.games.enemies_and_lovers.cards import CARD, NAMES, CardId
from fae_tabletop.games.enemies_and_lovers.events import Told
from fae_tabletop.games.enemies_and_lovers.public import View
from fae_tabletop.games.enemies_and_lovers.scene.endings import draw_nears
from fae_tabletop.games.enemies_and_lovers.scene.wishes import ANSWERS
from fae_tabletop.games.enemies_and_lovers.words import number, plural
from fae_tabletop.ui.people import Person

CROWN: CardId = "the_crown_of_elfhame"


class LogRow(NamedTuple):
    """One row: whose deed (None heads a turn, or warns all), the sentence, the card with its picture, whether it hurts.

    ``place`` is where the event stands in the log that was told of.
    """

    seat: Seat | None
    text: str
    card: CardId | None = None
    grave: bool = False
    place: int = 0


def log_rows(view: View, people: Sequence[Person]) -> list[LogRow]:
    """Return the whole log of ``view``, oldest first."""
    return rows_of(view, people, view.log)


def rows_of(view: View, people: Sequence[Person], log: Sequence[Told]) -> list[LogRow]:
    """Return some events of the viewer's log as rows, oldest first."""
    teller = _Teller(view.seat, [person.name for person in people])
    found: list[LogRow] = []
    for place, event in enumerate(log):
        if isinstance(event, e.TurnStarted):
            # Counted as everywhere else: every seat's turn is one, skipped ones too.
            turn = (event.round - 1) * view.players + event.seat + 1
            found.append(LogRow(None, f"Turn {turn}", place=place))
        row = teller.row(event)
        if row is not None:
            found.append(row._replace(place=place))
    return found


def told_of(events: Sequence[Event]) -> list[Told]:
    """Return those of some events that the log of this game is made of."""
    return [event for event in events if isinstance(event, Told)]


def had_a_turn(view: View) -> bool:
    """Say whether the viewer had a turn before the running one."""
    mine = sum(isinstance(event, e.TurnStarted) and event.seat == view.seat for event in view.log)
    return mine > (view.turn == view.seat)


def since_last_turn(view: View, people: Sequence[Person]) -> tuple[tuple[Seat, str], ...]:
    """Return what the others did since the viewer's own last turn, a row for each turn, the newest last."""
    return turns_told(view, people, _since_own_turn(view))


def since_weighty(view: View, people: Sequence[Person]) -> frozenset[int]:
    """Return which rows of ``since_last_turn`` touched the viewer or the Crown."""
    told = _turns(view, people, _since_own_turn(view))
    return frozenset(n for n, (_, _, weighty) in enumerate(told) if weighty)


def _since_own_turn(view: View) -> Sequence[Told]:
    """The part of the log since the viewer's own last turn."""
    starts = [
        n for n, event in enumerate(view.log) if isinstance(event, e.TurnStarted) and event.seat == view.seat
    ]
    if not starts:
        return view.log if view.why is not None else ()
    # Once it is over, what ended it is told, whoever was on turn.
    now = view.turn == view.seat and view.why is None
    begin = (starts[-2] if len(starts) > 1 else 0) if now else starts[-1]
    return view.log[begin : starts[-1] if now else len(view.log)]


def turns_told(view: View, people: Sequence[Person], log: Sequence[Told]) -> tuple[tuple[Seat, str], ...]:
    """Return what the others did in a part of the log, a row for each turn, in their order.

    Of the viewer's own turns these are the answers of the others. Of a turn that began before it, whoever is told of
    first counts as being on turn.
    """
    return tuple((seat, words) for seat, words, _ in _turns(view, people, log))


def _turns(view: View, people: Sequence[Person], log: Sequence[Told]) -> tuple[tuple[Seat, str, bool], ...]:
    """Return the rows of ``turns_told``, each with whether it touched the viewer or the Crown."""
    turns: list[tuple[Seat, list[Told]]] = []
    for event in log:
        if isinstance(event, e.TurnStarted | e.TurnSkipped):
            turns.append((event.seat, []))
        elif not turns:
            seats = [row.seat for row in rows_of(view, people, (event,)) if row.seat is not None]
            turns += [(seat, []) for seat in seats[:1]]
        if turns:
            turns[-1][1].append(event)
    found: list[tuple[Seat, str, bool]] = []
    for seat, events in turns:
        if seat == view.seat:
            found += [(*one, True) for one in _answers(view, people, events)]
        elif events:
            rows = (row for row in rows_of(view, people, events) if row.seat is not None)
            weighty = any(row.grave or row.card == CROWN for row in rows)
            found.append((seat, _told_shortly(view, people, seat, events), weighty))
    return tuple(found)


def _answers(view: View, people: Sequence[Person], events: Sequence[Told]) -> Iterator[tuple[Seat, str]]:
    """Yield what others answered in a turn of the viewer's, and to what; and what they turned back in vain."""
    attack: CardId | None = None
    turned: Seat | None = None
    for event in events:
        if isinstance(event, e.Played):
            attack = event.card
        elif isinstance(event, e.Interrupted) and event.seat != view.seat:
            to = "" if attack is None else f" your {NAMES[attack]}"
            yield event.seat, f"{people[event.seat].name} answers{to} with {NAMES[event.card]}."
        elif isinstance(event, e.Reflected):
            turned = event.seat
        elif isinstance(event, e.Fizzled) and turned is not None:
            yield turned, f"{NAMES[event.card]} finds nothing to act on."


def _told_shortly(view: View, people: Sequence[Person], seat: Seat, events: Sequence[Told]) -> str:
    """Return one turn of ``seat`` in words: who does something again is not named again.

    That a single card is drawn at its end goes without saying, unless it is all.
    """
    rows = [row for row in rows_of(view, people, events) if row.seat is not None]
    if len(rows) > 1 and rows[-1].text.endswith("draws one card."):
        rows = rows[:-1]
    told = ""
    subject = ""
    name = people[seat].name
    for row in rows:
        text = row.text.removesuffix(".").replace(". No draw", ", no draw")
        begins = f"{name} " if text.startswith(f"{name} ") and not text.startswith(f"{name} and ") else ""
        if not told:
            told = text
        elif begins and subject == begins:
            told += f"; {text.removeprefix(begins)}"
        else:
            told += f". {text}"
        subject = begins
    return f"{told}." if told else f"{name} does nothing."


class _Teller:
    """Puts events into sentences for the one in ``seat``."""

    def __init__(self, seat: Seat, names: Sequence[str]) -> None:
        self.seat = seat
        self.names = names
        self.answerer = seat
        self.director = seat
        self.played = False

    def who(self, seat: Seat) -> str:
        """The subject of a sentence."""
        return "You" if seat == self.seat else self.names[seat]

    def whom(self, seat: Seat) -> str:
        """The object of a sentence."""
        return "you" if seat == self.seat else self.names[seat]

    def whose(self, seat: Seat) -> str:
        """The owner of something."""
        return "your" if seat == self.seat else f"{self.names[seat]}’s"

    def verb(self, seat: Seat, plain: str, other: str = "") -> str:
        """The verb for that subject: as it is for you, else with its ending."""
        return plain if seat == self.seat else other or f"{plain}s"

    def card(self, card: CardId | None) -> str:
        """A card by its name, as far as it is known."""
        return "a card" if card is None else NAMES[card]

    def row(self, event: Told) -> LogRow | None:
        """Return the row of an event, or None for what needs no words."""
        return self._step(event) or self._attack(event) or self._gain(event) or self._table(event)

    def _step(self, event: Told) -> LogRow | None:
        match event:
            case e.Placed(seat=seat):
                what = self.card(event.card)
                where = {
                    "new": f"in slot {event.slot}",
                    "under": f"beneath the Shield in slot {event.slot}",
                }.get(event.to, f"on the card in slot {event.slot}")
                how = "Mortal: " if event.mortal else ""
                return LogRow(
                    seat, f"{how}{self.who(seat)} {self.verb(seat, 'place')} {what} {where}.", event.card
                )
            case e.Removed(seat=seat):
                what = self.card(event.card)
                text = f"{self.who(seat)} {self.verb(seat, 'take')} {what} back from slot {event.slot}."
                return LogRow(seat, text, event.card)
            case e.Exchanged(seat=seat):
                what = f"{self.card(event.back)} for {self.card(event.card)}" if event.card else "a card"
                return LogRow(
                    seat,
                    f"{self.who(seat)} {self.verb(seat, 'exchange')} {what} in slot {event.slot}.",
                    event.card,
                )
            case e.ShieldMoved(seat=seat):
                text = f"{self.who(seat)} {self.verb(seat, 'move')} {NAMES[event.card]} to slot {event.to}."
                return LogRow(seat, text, event.card)
            case e.TurnSkipped(seat=seat):
                return LogRow(seat, f"{self.who(seat)} {self.verb(seat, 'lose')} this turn.", None, True)
            case e.Drawn(seat=seat):
                what = (
                    f" {' and '.join(NAMES[card] for card in event.cards)}"
                    if event.cards
                    else f" {plural(event.count, 'card')}"
                )
                return LogRow(
                    seat,
                    f"{self.who(seat)} {self.verb(seat, 'draw')}{what}.",
                    event.cards[0] if event.cards else None,
                )
        return None

    def _attack(self, event: Told) -> LogRow | None:
        match event:
            case e.Played(seat=seat):
                self.director, self.played = seat, True
                on = "" if event.at is None else f" on {self.whom(event.at)}"
                no = " No draw." if event.no_draw else ""
                text = f"{self.who(seat)} {self.verb(seat, 'play')} {NAMES[event.card]}{on}.{no}"
                return LogRow(seat, text, event.card, event.at == self.seat)
            case e.Interrupted(seat=seat):
                self.answerer = seat
                text = f"{self.who(seat)} {self.verb(seat, 'answer')} with {NAMES[event.card]}."
                return LogRow(seat, text, event.card)
            case e.Cancelled():
                return self._cancelled(event)
            case e.Reflected(seat=seat):
                self.director = seat
                return LogRow(
                    seat,
                    f"{NAMES[event.card]} now comes from {self.whom(seat)} upon {self.whom(event.at)}.",
                    event.card,
                )
            case e.Fizzled():
                text = f"{NAMES[event.card]} finds nothing to act on."
                return LogRow(self.director, text, event.card)
            case e.ShieldAbsorbed(seat=seat):
                text = f"{NAMES[event.shield]} takes the blow for {self.whose(seat)} slot {event.slot}."
                return LogRow(seat, text, event.shield, seat == self.seat)
            case e.Killed(seat=seat):
                place = f"in slot {event.slot}" if event.slot is not None else "in hand"
                text = f"{self.who(seat)} {self.verb(seat, 'lose')} {NAMES[event.card]} {place}."
                return LogRow(seat, text, event.card, seat == self.seat)
            case e.Discarded(seat=seat):
                return self._discarded(event)
            case e.TrapSprung(seat=seat):
                return LogRow(
                    seat,
                    f"{self.whose(seat).capitalize()} Trap springs upon {self.whom(event.at)}.",
                    "rath_roiben_rye",
                )
            case e.Distracted(seat=seat):
                return LogRow(seat, f"{self.who(seat)} will lose the next turn.", None, seat == self.seat)
        return None

    def _cancelled(self, event: e.Cancelled) -> LogRow:
        """What an answer has brought about: an attack is off, or an answer to it is, and the attack goes on."""
        name = NAMES[event.card]
        answered = event.card == "oak" or CARD[event.card].subtype in ANSWERS
        text = f"{name} comes to nothing: the attack goes on." if answered else f"{name} comes to nothing."
        return LogRow(self.answerer, text, event.card)

    def _discarded(self, event: e.Discarded) -> LogRow | None:
        seat, name = event.seat, NAMES[event.card]
        match event.cause:
            case "treachery":
                return LogRow(
                    seat,
                    f"{self.who(seat)} {self.verb(seat, 'discard')} {name}.",
                    event.card,
                    seat == self.seat,
                )
            case "looked":
                return LogRow(seat, f"{name} is discarded.", event.card)
            case "trap":
                return LogRow(
                    seat, f"{self.whose(seat).capitalize()} Trap was found and is discarded.", event.card
                )
            case _:
                return None

    def _gain(self, event: Told) -> LogRow | None:
        match event:
            case e.Stolen(thief=thief, victim=victim):
                what = self.card(event.card)
                text = f"{self.who(thief)} {self.verb(thief, 'steal')} {what} from {self.whom(victim)}."
                return LogRow(thief, text, event.card, victim == self.seat)
            case e.Captured(thief=thief, victim=victim):
                where = f"{self.whose(victim)} slot {event.slot}"
                text = f"{self.who(thief)} {self.verb(thief, 'take')} {self.card(event.card)} out of {where}."
                return LogRow(thief, text, event.card, victim == self.seat)
            case e.Given(giver=giver, taker=taker):
                text = f"{self.who(giver)} {self.verb(giver, 'give')} {self.card(event.card)} to {self.whom(taker)}."
                return LogRow(giver, text, event.card, giver == self.seat)
            case e.LookedAt(seat=seat):
                text = f"{self.who(seat)} {self.verb(seat, 'look')} at the next {number(event.count)}."
                return LogRow(seat, text)
            case e.Kept(seat=seat):
                return LogRow(
                    seat, f"{self.who(seat)} {self.verb(seat, 'keep')} {self.card(event.card)}.", event.card
                )
            case e.Taken(seat=seat):
                what = " and ".join(NAMES[card] for card in event.cards)
                text = f"{self.who(seat)} {self.verb(seat, 'take')} {what} out of the discard pile."
                return LogRow(seat, text, event.cards[0] if event.cards else None)
            case e.Retained(seat=seat):
                text = f"{self.who(seat)} {self.verb(seat, 'keep')} {self.card(event.card)} of the old Court."
                return LogRow(seat, text, event.card)
        return None

    def _table(self, event: Told) -> LogRow | None:
        match event:
            case e.Revealed():
                names = [f"{self.whose(one.seat)} {NAMES[one.card]}" for one in event.cards]
                if len(names) > 3:
                    names = [f"{number(len(names))} cards"]
                # It is the deed of whoever played what turns them; without that, as in a part of a log, their owner's.
                seat = self.director if self.played or not event.cards else event.cards[0].seat
                card = event.cards[0].card if len(event.cards) == 1 else event.by
                return LogRow(seat, f"Turned face-up: {', '.join(names) if names else 'nothing'}.", card)
            case e.HandsSwapped(by=by, at=at):
                return LogRow(
                    by, f"{self.who(by)} and {self.whom(at)} change hands.", None, self.seat in (by, at)
                )
            case e.CourtsSwapped(by=by, at=at):
                return LogRow(
                    by, f"{self.who(by)} and {self.whom(at)} change Courts.", None, self.seat in (by, at)
                )
            case e.ShieldsSeated(seat=seat):
                return LogRow(seat, f"{self.who(seat)} {self.verb(seat, 'lay')} the Shields anew.")
            case e.Flashed(seat=int(seat)):
                where = "in hand" if event.slot is None else f"in slot {event.slot}"
                return LogRow(
                    seat,
                    f"{self.who(seat)} {self.verb(seat, 'show')} the Crown, {where}.",
                    "the_crown_of_elfhame",
                )
            case e.EndNears():
                return LogRow(None, draw_nears(event.cause, event.turns), None, True)
            case e.Ended(winner=winner) if winner is not None:
                return LogRow(winner, f"{self.who(winner)} {self.verb(winner, 'win')}.", event.card)
        return None
