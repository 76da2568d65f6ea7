"""What a seat may do and say as far as it can see, with the reason where it may not: for rules and screens."""

from __future__ import annotations

from fae_tabletop.core.game import Command, Reason, Seat
from fae_tabletop.games.faekin.cards import CardId, Holder
from fae_tabletop.games.faekin.commands import Answer, Ask, Claim, Duel, LockIn, MoveToken, Say, holder_ref
from fae_tabletop.games.faekin.events import Asked, Said
from fae_tabletop.games.faekin.public import View, place_of
from fae_tabletop.games.faekin.talk import (
    Agree,
    CourtIs,
    Doubt,
    Fact,
    HeightIs,
    HeirIs,
    PlayedWas,
    Put,
)


def usable(view: View) -> tuple[CardId, ...]:
    """Return the own cards that may be committed to a duel: those not turned up, or all once all are."""
    up = view.up[view.seat]
    return tuple(card for card in view.hand if card not in up) or view.hand


def is_there(view: View, holder: Holder) -> bool:
    """Say whether a seat or fae sits at this table."""
    try:
        place_of(view.seats, holder)
    except ValueError:
        return False
    return True


def refusal(view: View, command: Command) -> Reason | None:
    """Return why the viewer may not give ``command`` now, or None when it may."""
    if view.why is not None:
        return Reason("game_over")
    match command:
        case Duel():
            return _duel(view, command)
        case Answer():
            challenge = view.challenge
            if challenge is None or challenge.target != view.seat:
                return Reason("not_challenged")
            return _card(view, command.card)
        case Claim():
            return _claim(view)
        case MoveToken():
            return _move(view, command)
        case LockIn():
            return _own_claim(view) or (Reason("crown_must_stand") if view.crown is None else None)
        case Say():
            return _say(view, command)
        case Ask():
            return _ask(view, command)
    return Reason("unknown_command")


def _claim(view: View) -> Reason | None:
    if view.claimant is not None:
        return Reason("claim_open")
    return Reason("duel_open") if view.challenge is not None else None


def _duel(view: View, command: Duel) -> Reason | None:
    closed = _claim(view)
    if closed is not None:
        return closed
    if view.turn != view.seat:
        return Reason("not_your_turn")
    if command.target == view.seat:
        return Reason("target_self")
    if not is_there(view, command.target):
        return Reason("no_such_rival")
    return _card(view, command.card) or challenge_refusal(view, command.target)


def challenge_refusal(view: View, target: Holder) -> Reason | None:
    """Return why the viewer may not challenge ``target``, who is there: a fae with more open cards."""
    if isinstance(target, int) or len(view.up[view.seat]) >= len(view.shown(target)):
        return None
    return Reason("fae_needs_more_revealed", holder_ref(target))


def _card(view: View, card: CardId) -> Reason | None:
    if card not in view.hand:
        return Reason("not_your_card")
    return None if card in usable(view) else Reason("card_revealed")


def _own_claim(view: View) -> Reason | None:
    if view.claimant is None:
        return Reason("no_claim")
    return None if view.claimant == view.seat else Reason("not_claimant")


def _move(view: View, command: MoveToken) -> Reason | None:
    refused = _own_claim(view)
    if refused is not None:
        return refused
    here, other = (view.crown, view.dagger) if command.token == "crown" else (view.dagger, view.crown)
    if command.to is None and command.token == "crown":
        return Reason("crown_must_stand")
    if command.to is not None and not is_there(view, command.to):
        return Reason("no_such_rival")
    if command.to == here:
        return Reason("already_there")
    if command.to is not None and command.to == other:
        return Reason("same_holder", holder_ref(command.to))
    return None


def _say(view: View, command: Say) -> Reason | None:
    if command.to is not None and not _other_seat(view, command.to):
        return Reason("no_such_rival")
    if command.answers is not None:
        spoken = _spoken(view, command.answers)
        if spoken is None or addressee(view, spoken) != view.seat:
            return Reason("not_asked")
        if is_answered(view, command.answers):
            return Reason("already_answered")
    return _fact(view, command.fact)


def _fact(view: View, fact: Fact) -> Reason | None:
    match fact:
        case CourtIs() | HeightIs():
            return None if is_there(view, fact.whom) else Reason("no_such_rival")
        case HeirIs() | Put():
            if fact.holder is not None and not is_there(view, fact.holder):
                return Reason("no_such_rival")
            if isinstance(fact, HeirIs):
                return None
            if fact.holder is None and fact.token == "crown":
                return Reason("crown_must_stand")
            return _evidence(view, fact)
        case PlayedWas():
            if fact.duel >= len(view.duels):
                return Reason("no_such_duel")
            duel = view.duels[fact.duel]
            both = (duel.attacker, duel.defender)
            return None if view.seat in both and fact.whom in both else Reason("not_your_duel")
        case Agree() | Doubt():
            if not isinstance(_spoken(view, fact.statement), Said):
                return Reason("no_such_statement")
            return _evidence(view, fact) if isinstance(fact, Doubt) else None
    return None


def _evidence(view: View, fact: Put | Doubt) -> Reason | None:
    if fact.duel is not None and fact.duel >= len(view.duels):
        return Reason("no_such_duel")
    if fact.against is not None and not isinstance(_spoken(view, fact.against), Said):
        return Reason("no_such_statement")
    return None


def _ask(view: View, command: Ask) -> Reason | None:
    if not _other_seat(view, command.to):
        return Reason("no_such_rival")
    if (command.duel is None) == (command.topic == "played"):
        return Reason("no_such_duel")
    if (command.statement is None) == (command.topic == "why"):
        return Reason("no_such_statement")
    if command.duel is not None:
        if command.duel >= len(view.duels):
            return Reason("no_such_duel")
        duel = view.duels[command.duel]
        if command.to not in (duel.attacker, duel.defender):
            return Reason("not_your_duel")
    if command.statement is not None:
        said = _spoken(view, command.statement)
        if not isinstance(said, Said) or said.seat != command.to:
            return Reason("no_such_statement")
    return None


def _other_seat(view: View, seat: Seat) -> bool:
    return 0 <= seat < view.seats and seat != view.seat


def _spoken(view: View, number: int) -> Said | Asked | None:
    return view.talk[number] if number < len(view.talk) else None


def addressee(view: View, spoken: Said | Asked) -> Seat | None:
    """Return whose answer something calls for: who is asked, whose word is doubted, who is told to its face what it is.

    What is said in reply to an accusation calls for none.
    """
    if isinstance(spoken, Asked):
        return spoken.to
    if spoken.answers is not None and isinstance(view.talk[spoken.answers], Said):
        return None
    fact = spoken.fact
    match fact:
        case Doubt():
            found: Holder | None = view.talk[fact.statement].seat
        case CourtIs() | HeightIs() if spoken.answers is None:
            found = fact.whom if fact.whom == spoken.to else None
        case HeirIs() if spoken.answers is None:
            found = fact.holder if fact.holder == spoken.to else None
        case _:
            return None
    return found if isinstance(found, Seat) and found != spoken.seat else None


def is_answered(view: View, number: int) -> bool:
    """Say whether a question has its answer, or an accusation its reply."""
    return any(isinstance(said, Said) and said.answers == number for said in view.talk[number:])
