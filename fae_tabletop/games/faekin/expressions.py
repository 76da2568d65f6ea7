"""What the faces round the table show: a mood for every seat, from the open table and from what was said aloud.

No hidden card has a part in it: every viewer is shown the same faces, and two games that differ only in what
nobody can see show the same ones. A face gives nothing away.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from fae_tabletop.core.game import Seat
from fae_tabletop.games.faekin.belief import Pair
from fae_tabletop.games.faekin.cards import HAND, IDS, NUMBER, CardId, Holder
from fae_tabletop.games.faekin.deduction import hands_of, known_of
from fae_tabletop.games.faekin.events import Said
from fae_tabletop.games.faekin.hearing import cards_meant, holds
from fae_tabletop.games.faekin.kinds import kind_of
from fae_tabletop.games.faekin.public import Duelled, View, place_of
from fae_tabletop.games.faekin.talk import Agree, CourtIs, Doubt, Evade, Fact, HeightIs, PlayedWas

Mood = Literal["", "smug", "worried", "exposed"]
"""What a face shows; "" is the neutral one."""
LINGERS = 2
"""After so many further duels a mood has passed."""


def expressions(view: View) -> tuple[Mood, ...]:
    """Return the mood of every seat, the same whoever looks.

    Smug: won a duel, doubted somebody with evidence or stood by its word with a reason, claims, wears the Crown, or has
    won the round. Worried: was doubted, evaded a question, lost a second card, stands under the Dagger, or has lost the
    round. Exposed: all three cards lie open, it took its word back, or what it said of itself or of its own duel is
    plainly false for all to see.
    """
    return _expressions(onlooker(view))


def expression(view: View, seat: Seat) -> Mood:
    """Return the mood of one seat."""
    return expressions(view)[seat]


def onlooker(view: View) -> View:
    """Return what somebody who holds no cards and looks at none would see: equal for all viewers of a table."""
    duels = tuple(msgspec.structs.replace(duel, attack=None, defence=None) for duel in view.duels)
    challenge = view.challenge
    if challenge is not None:
        challenge = msgspec.structs.replace(challenge, card=None)
    return msgspec.structs.replace(
        view, seat=0, hand=(), identity=IDS[0], duels=duels, challenge=challenge, log=()
    )


@lru_cache(maxsize=16)
def _expressions(table: View) -> tuple[Mood, ...]:
    return _afterwards(table) if table.revealed is not None else _meanwhile(table)


def _afterwards(table: View) -> tuple[Mood, ...]:
    """Return the faces when all cards are turned up: liars, winners and losers."""
    assert table.revealed is not None, "all cards lie open"
    opened = msgspec.structs.replace(table, up=table.revealed.hands)
    liars = {said.seat for said in _own_words(table) if _is_false(opened, said.fact)}
    return tuple(
        "exposed" if seat in liars else "smug" if seat in table.winners else "worried"
        for seat in range(table.seats)
    )


def _meanwhile(table: View) -> tuple[Mood, ...]:
    """Return the faces before the end: the last thing that happened to each seat, as long as it lingers."""
    fought = len(table.duels)
    moods: list[Mood] = [""] * table.seats
    since = [0] * table.seats
    lies = _found_out(table)

    def turn(holder: Holder, mood: Mood, now: int) -> None:
        if isinstance(holder, int):
            moods[holder], since[holder] = mood, now

    for now in range(fought + 1):
        if now:
            for holder, mood in _after_duel(table, table.duels[now - 1]):
                turn(holder, mood, now)
        for seat in lies.get(now, ()):
            turn(seat, "exposed", now)
        for said in table.talk:
            if isinstance(said, Said) and said.duels == now:
                for seat, mood in _after_words(table, said):
                    turn(seat, mood, now)
    for seat in range(table.seats):
        if not moods[seat] or fought - since[seat] > LINGERS:
            moods[seat] = _standing(table, seat)
    return tuple(moods)


def _standing(table: View, seat: Seat) -> Mood:
    """Return the mood of a seat to which nothing has happened lately."""
    if seat == table.dagger:
        return "worried"
    if seat in (table.crown, table.claimant):
        return "smug"
    return "exposed" if len(table.up[seat]) == HAND else ""


def _after_duel(table: View, duel: Duelled) -> list[tuple[Holder, Mood]]:
    if duel.loser is None or duel.winner is None:
        return [(duel.attacker, ""), (duel.defender, "")]
    shown = {other.card for other in table.duels[: duel.number + 1] if other.loser == duel.loser}
    lost: tuple[Mood, ...] = ("", "", "worried", "exposed")
    return [(duel.winner, "smug"), (duel.loser, lost[len(shown)])]


def _after_words(table: View, said: Said) -> list[tuple[Seat, Mood]]:
    fact = said.fact
    if isinstance(fact, Evade):
        return [(said.seat, "worried")]
    if isinstance(fact, Doubt):
        doubted = table.talk[fact.statement]
        if kind_of(table, said) == "stand":
            return [(said.seat, "" if fact.duel is None else "smug")]
        if doubted.seat == said.seat:
            return [(said.seat, "worried")]
        moods: list[tuple[Seat, Mood]] = [(doubted.seat, "worried")]
        if fact.duel is not None or fact.against is not None:
            moods.append((said.seat, "smug"))
        return moods
    if isinstance(fact, Agree):
        return [(said.seat, "exposed")] if kind_of(table, said) == "own_up" else []
    before = (other for other in _own_words(table) if other.seat == said.seat and other.number < said.number)
    if _is_own(said) and any(_contradict(other.fact, fact) for other in before):
        return [(said.seat, "exposed")]
    return []


def _is_own(said: Said) -> bool:
    """Say whether the speaker must know if this is true: it is about itself, or about a duel of its own."""
    fact = said.fact
    return isinstance(fact, PlayedWas) or (isinstance(fact, CourtIs | HeightIs) and fact.whom == said.seat)


def _own_words(table: View) -> list[Said]:
    return [said for said in table.talk if isinstance(said, Said) and _is_own(said)]


def _contradict(one: Fact, other: Fact) -> bool:
    """Say whether two statements by one speaker of what it knows cannot both be true."""
    match one, other:
        case CourtIs(), CourtIs():
            return one.court != other.court
        case HeightIs(), HeightIs() if one.bound != other.bound:
            least, most = (one, other) if one.bound == "least" else (other, one)
            return least.rank > most.rank
        case PlayedWas(), PlayedWas() if (one.duel, one.whom) == (other.duel, other.whom):
            return not cards_meant(one) & cards_meant(other)
    return False


def _found_out(table: View) -> dict[int, list[Seat]]:
    """Return who stood there as a liar after how many duels: what it said could no longer be true."""
    found: dict[int, list[Seat]] = {}
    for said in _own_words(table):
        if not _is_false(table, said.fact):
            continue
        when = next(
            now for now in range(said.duels, len(table.duels) + 1) if _is_false(_at(table, now), said.fact)
        )
        found.setdefault(when, []).append(said.seat)
    return found


def _at(table: View, fought: int) -> View:
    """Return the table as it was after so many duels."""
    up: list[list[CardId]] = [[] for _ in table.up]
    for place, card in enumerate(table.turned):
        up[table.seats + place].append(card)
    for duel in table.duels[:fought]:
        if duel.loser is not None and duel.card is not None:
            cards = up[place_of(table.seats, duel.loser)]
            if duel.card not in cards:
                cards.append(duel.card)
    ordered = tuple(tuple(sorted(cards, key=NUMBER.__getitem__)) for cards in up)
    return msgspec.structs.replace(table, duels=table.duels[:fought], up=ordered)


@lru_cache(maxsize=1024)
def _is_false(table: View, fact: Fact) -> bool:
    """Say whether no hand that fits the open table makes a fact true."""
    assert isinstance(fact, CourtIs | HeightIs | PlayedWas)
    test = holds(table, fact)
    assert test is not None, "such facts are true or false"
    place, known = place_of(table.seats, fact.whom), known_of(table)
    deal = [0] * len(table.up)
    for hand in hands_of(known.pool, known.parts[place]):
        deal[place] = hand
        if test(tuple(deal), Pair(-1, -1)):
            return False
    return True
