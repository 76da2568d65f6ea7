"""What the table says in words: a sentence for every refusal, a headline for every deed, numbers, names and lists."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from fae_tabletop.core.game import Reason, Seat
from fae_tabletop.core.language import listed as listed
from fae_tabletop.games.enemies_and_lovers import events as e
from fae_tabletop.games.enemies_and_lovers.cards import NAMES, SUBTYPE_NAMES, CardId
from fae_tabletop.games.enemies_and_lovers.courts import either_role, missing
from fae_tabletop.games.enemies_and_lovers.public import View

Deed = (
    e.Placed | e.Removed | e.Exchanged | e.ShieldMoved | e.Played | e.Interrupted | e.Killed | e.Captured
    | e.Stolen | e.Taken | e.Kept | e.Given | e.ShieldsSeated
)  # fmt: skip
"""What a seat does of its own will, as the log tells it."""
NUMBERS = (
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
)  # fmt: skip


class Saying(NamedTuple):
    """A short title and a sentence under it."""

    title: str
    body: str


REFUSALS: dict[str, Saying] = {
    "game_over": Saying("The game is over", "Look around as long as you like."),
    "unknown_verb": Saying("Unknown", "Nobody here knows what that means."),
    "not_in_hand": Saying("Not in your hand", "You can only use what you hold."),
    "use_mortal": Saying(
        "Use the Mortal button", "Heather answers nothing; she puts a card into your Court."
    ),
    "not_an_interrupt": Saying("No Interrupt", "Only Interrupts, and Oak, are played out of turn."),
    "not_interruptible": Saying("No answer to that", "Nothing more can be said to this card."),
    "no_window": Saying("Nothing to answer", "An Interrupt waits for an attack, or for another Interrupt."),
    "not_the_target": Saying("Not meant for you", "Only the seat that is attacked may answer with that."),
    "only_original_attacker": Saying(
        "Not your attack", "Only whoever began the attack may answer with that."
    ),
    "oak_only_vs_poison": Saying("Oak knows only Poison", "Against other attacks he cannot help."),
    "own_attack": Saying("Your own Poison", "Whoever directs the Poison cannot spoil it."),
    "wrong_reply": Saying("Wrong answer", "This card does not answer what was played last."),
    "not_your_decision": Saying("Not yours to decide", "Another seat is asked first."),
    "decision_pending": Saying("First the question", "Something else is asked of you now."),
    "must_choose": Saying("Choose one", "This cannot be left out."),
    "wrong_count": Saying("Another number", "So many cards, and each once, are wanted."),
    "wrong_zone": Saying("Not there", "The card cannot be pointed at that."),
    "no_such_slot": Saying("No such place", "That slot is not there any more."),
    "no_such_card": Saying("Nothing there", "There is no such card to point at."),
    "already_revealed": Saying("Seen already", "A Spy wants a hidden card; this one lies open."),
    "trap_not_kept": Saying("The Trap goes", "Keep another card: the Trap is discarded in any case."),
    "already_shielded": Saying("One Shield each", "That card has a Shield already."),
    "not_your_turn": Saying("Not yet", "It is not your turn."),
    "nothing_to_decide": Saying("Nothing is asked", "Place, play, or end your turn."),
    "wrong_step": Saying("Step 1 is over", "A turn has one of these, before a card is played."),
    "not_a_court_card": Saying("No Court card", "Only cards with a red rose belong in a Court."),
    "only_shields_cover": Saying(
        "Only Shields", "On a card, or in the place of its Shield, only a Shield may lie."
    ),
    "shield_on_shield": Saying("No Shield on a Shield", "A Shield guards a card, never another Shield."),
    "slot_occupied": Saying("Taken", "A card lies there already: exchange it, or choose a new place."),
    "limit_one_per_type": Saying("One of each", "Your Court already has a card of this type."),
    "not_playable_for_effect": Saying(
        "Nothing to play", "This card has no effect of its own; it works in a Court."
    ),
    "interrupt_only": Saying("Out of turn only", "This card answers others; it is not played in Step 2."),
    "not_an_opponent": Saying(
        "Choose an opponent", "This card is played against somebody else at the table."
    ),
    "no_target_wanted": Saying("Against nobody", "This card is simply played, against nobody."),
    "no_target": Saying("Nothing to take", "There is nothing for this card to act on."),
    "no_cards_to_draw": Saying("No card to draw", "The draw pile is empty and cannot be made anew."),
    "discard_empty": Saying("Nothing discarded", "The discard pile is empty."),
}


def refusal(reason: Reason) -> Saying:
    """Return why something may not be done, with the name of the hand card that it is about."""
    saying = REFUSALS.get(reason.code, Saying("Not allowed", reason.code.replace("_", " ") + "."))
    culprit = reason.culprit
    if culprit is not None and culprit.kind == "hand" and culprit.key in NAMES:
        return Saying(NAMES[culprit.key], saying.body)
    return saying


def number(count: int) -> str:
    """Return a small number as a word."""
    return NUMBERS[count] if count < len(NUMBERS) else str(count)


def plural(count: int, word: str) -> str:
    """Return a number in words with what it counts."""
    return f"{number(count)} {word}{'' if count == 1 else 's'}"


def kind_with_article(kind: str) -> str:
    """Return a type of card with its article: ``the Crown``, ``a Prince``."""
    return f"{'the' if kind == 'crown' else 'a'} {SUBTYPE_NAMES[kind]}"


def lacks_told(there: Collection[str]) -> str:
    """Return in words what a Court in which these types lie lacks (R15)."""
    kinds = {kind: kind_with_article(kind) for kind in missing(there)}
    if either_role(there):
        kinds["prince"] = "a Prince or a Conspirator"
    return listed([*kinds.values()])


def whom(view: View, names: Sequence[str], seat: Seat) -> str:
    """Return to whom something is done; ``names`` are by seat."""
    return "you" if seat == view.seat else names[seat]


def whose(view: View, names: Sequence[str], seat: Seat) -> str:
    """Return the owner of something, within a sentence; ``names`` are by seat."""
    return "your" if seat == view.seat else f"{names[seat]}’s"


def percent(share: float) -> str:
    """Return a share from 0 to 1 as words; only what is certain is called 0 or 100 per cent."""
    if 0 < share < 0.005:
        return "less than 1\u00a0%"
    if 0.995 <= share < 1:
        return "more than 99\u00a0%"
    return f"{round(100 * share)}\u00a0%"


def deeds(view: View) -> tuple[Deed, ...]:
    """Return everything in the log that somebody did of their own will, oldest first."""
    return tuple(event for event in view.log if isinstance(event, Deed))


def actor(view: View, deed: Deed) -> Seat:
    """Return who did it: of a killed card, whoever directed the attack."""
    match deed:
        case e.Captured(thief=seat) | e.Stolen(thief=seat) | e.Given(giver=seat):
            return seat
        case e.Killed():
            return _director(view, deed)
    return deed.seat


def _director(view: View, killed: e.Killed) -> Seat:
    """Return who directed the attack that killed a card: who played it, or who turned it (R51)."""
    found = killed.seat
    for event in view.log:
        if event is killed:
            break
        if isinstance(event, e.Played | e.Reflected) and event.card == killed.by:
            found = event.seat
    return found


def headline(view: View, names: Sequence[str], deed: Deed) -> str:
    """Return what was done, without a full stop; ``names`` are by seat."""
    seat = actor(view, deed)
    who = names[seat] if seat != view.seat else "You"
    s = "" if seat == view.seat else "s"
    match deed:
        case e.Placed():
            return f"{who} place{s} {_card(deed.card)}"
        case e.Removed():
            return f"{who} take{s} {_card(deed.card)} back"
        case e.Exchanged():
            return f"{who} exchange{s} a card in slot {deed.slot}"
        case e.ShieldMoved():
            return f"{who} move{s} {NAMES[deed.card]}"
        case e.Played(at=int(at)):
            return f"{who} play{s} {NAMES[deed.card]} on {whom(view, names, at)}"
        case e.Played():
            return f"{who} play{s} {NAMES[deed.card]}"
        case e.Interrupted():
            return f"{who} answer{s} with {NAMES[deed.card]}"
        case e.Killed():
            return f"{who} kill{s} {NAMES[deed.card]}"
        case e.Captured() | e.Stolen():
            return f"{who} take{s} {_card(deed.card)} from {whom(view, names, deed.victim)}"
        case e.Taken():
            return f"{who} take{s} {listed([NAMES[card] for card in deed.cards])}"
        case e.Kept():
            return f"{who} keep{s} {_card(deed.card)}"
        case e.Given():
            return f"{who} give{s} {_card(deed.card)} to {whom(view, names, deed.taker)}"
    return f"{who} lay{s} the Shields anew"


def _card(card: CardId | None) -> str:
    return "a hidden card" if card is None else NAMES[card]
