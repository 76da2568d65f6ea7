"""Ways to play FaeKin for tests: duels first, and tables at which everybody talks."""

from __future__ import annotations

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Command, Seat
from fae_tabletop.games.faekin import moves
from fae_tabletop.games.faekin.cards import COURTS
from fae_tabletop.games.faekin.commands import Ask, Claim, LockIn, Say
from fae_tabletop.games.faekin.public import FaekinSetup, View
from fae_tabletop.games.faekin.rules import FAEKIN
from fae_tabletop.games.faekin.state import State
from fae_tabletop.games.faekin.talk import (
    Agree,
    CourtIs,
    Doubt,
    Evade,
    Fact,
    HeightIs,
    HeirIs,
    PlayedWas,
    Put,
)
from tests.support.matches import Match


def duelling(state: State, seat: Seat, commands: tuple[Command, ...], dice: Dice) -> Command:
    """Duel on; claim now and then, and lock in before long."""
    if LockIn() in commands and not dice.below(3):
        return LockIn()
    going_on = [command for command in commands if not isinstance(command, Claim)]
    return dice.choice(going_on if going_on and dice.below(20) else commands)


def remark(view: View, dice: Dice) -> Command | None:
    """Return something that the viewer may say, or None when nothing came to mind."""
    holders, court = view.holders, COURTS[dice.below(2)]
    whom, rank, number = dice.choice(holders), 1 + dice.below(14), dice.below(12)
    evasion: Fact = Evade() if dice.below(2) else CourtIs(view.seat, court)
    said: list[Command] = [
        Say(CourtIs(whom, court)),
        Say(HeightIs(whom, "least", rank), to=dice.below(view.seats)),
        Say(HeirIs(court, dice.choice((None, *holders)))),
        Say(Put("crown", whom)),
        Say(Put("dagger", dice.choice((None, *holders)))),
        Say(Agree(number)),
        Say(Doubt(number, against=dice.below(12))),
        Say(Doubt(number, duel=dice.below(12))),
        Say(PlayedWas(dice.below(12), whom, "most", rank, dice.choice((None, *COURTS)))),
        Say(evasion, answers=number),
        Ask(dice.below(view.seats), dice.choice(("court", "height", "crown"))),
        Ask(dice.below(view.seats), "played", duel=dice.below(12)),
        Ask(dice.below(view.seats), "why", statement=number),
    ]
    found = [command for command in said if moves.refusal(view, command) is None]
    return dice.choice(found) if found else None


def talked(setup: FaekinSetup, seed: int, plies: int = 80) -> Match:
    """Return a match in which anybody talks at any time, claims out of turn, and locks in before long."""
    match, dice = Match(FAEKIN, setup, seed), Dice(seed).fork(3)
    while FAEKIN.waiting(match.state) and len(match.entries) < plies:
        seat = dice.below(setup.seats) if dice.below(3) else FAEKIN.waiting(match.state)[0]
        commands = FAEKIN.commands(match.state, seat)
        said = remark(FAEKIN.view(match.state, seat), dice) if dice.below(3) == 0 else None
        if said is not None:
            match.do(seat, said)
        elif commands and (commands != (Claim(),) or not dice.below(20)):
            match.do(seat, duelling(match.state, seat, commands, dice))
    return match
