"""At a table with talk bots are asked clockwise, may talk while what they do waits, and answer a person (F9, F11)."""

from __future__ import annotations

from pathlib import Path

from fae_tabletop.app.faekin_flow import owing
from fae_tabletop.app.session import Session
from fae_tabletop.core.codec import Codec
from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Budget, Command
from fae_tabletop.games.faekin.bot import BOT
from fae_tabletop.games.faekin.commands import Answer, Ask, Claim, Duel, MoveToken, Say
from fae_tabletop.games.faekin.events import Said
from fae_tabletop.games.faekin.public import FaekinSetup, View
from fae_tabletop.games.faekin.rules import FAEKIN
from fae_tabletop.games.faekin.talk import CourtIs, Doubt, Evade
from fae_tabletop.table.wire import Question
from tests.app.houses import AtOnce, Choice, any_of, house

SEATS, PERSON = 5, 2


def table(folder: Path, choice: Choice, person: int = PERSON, duels: int = 2) -> tuple[Session, AtOnce]:
    """Return a round after some duels of seats 0, 1 …, and who decides for the bots from now on."""
    bots = AtOnce(choice)
    session = Session.new(house(folder, bots), "faekin", FaekinSetup(SEATS), 3, ["easy"] * 4, person)
    session.owing = owing
    for seat in range(duels):
        challenger, rival = session.table.chair(seat), session.table.chair((seat + 1) % SEATS)
        challenger.submit(Duel(rival.seat, challenger.view.hand[0]))
        rival.submit(next(one for one in rival.commands if isinstance(one, Answer)))
    return session, bots


def claimant(session: Session) -> int | None:
    """Return who has claimed."""
    found: int | None = session.chair.view.claimant
    return found


def all_heard(session: Session) -> bool:
    """Say whether everybody was asked since the last deed."""
    return session.heard_out


def still(question: Question, legal: tuple[Command, ...]) -> Command | None:
    """Keep still unless waited for."""
    duels = tuple(one for one in legal if isinstance(one, Duel | Answer))
    return any_of(question, duels) if question.must else None


def settle(session: Session, hold: bool = False, listening: bool = False) -> None:
    """Let everybody be asked."""
    for _ in range(20):
        session.update(hold, listening)


def test_all_are_asked_clockwise_from_who_has_just_played_and_the_seat_on_turn_last(tmp_path: Path) -> None:
    session, bots = table(tmp_path, still, person=4)
    ticket = session.table.ticket
    settle(session, hold=True)
    asked = [(one.seat, one.must) for one in bots.questions if one.ticket == ticket]
    assert asked == [(1, False), (3, False), (0, False), (2, True)], "seat 1 has just duelled"


def test_seats_without_listed_commands_are_asked_for_talk(tmp_path: Path) -> None:
    session, bots = table(tmp_path, still)
    session.chair.submit(Claim())
    settle(session)
    assert {one.seat for one in bots.questions if one.ticket == session.table.ticket} == {0, 1, 3, 4}
    assert session.discussed


def test_who_is_asked_first_claims_first(tmp_path: Path) -> None:
    def greedy(question: Question, legal: tuple[Command, ...]) -> Command | None:
        return Claim() if Claim() in legal else still(question, legal)

    session, _ = table(tmp_path, greedy, person=4)
    settle(session, hold=True)
    assert session.table.chair(4).view.claimant is None
    session.update()
    assert session.table.chair(4).view.claimant == 1


def test_talk_is_heard_while_what_they_do_waits(tmp_path: Path) -> None:
    spoken: set[tuple[int, int]] = set()

    def chatty(question: Question, legal: tuple[Command, ...]) -> Command | None:
        key = question.ticket, question.seat
        if key not in spoken:
            spoken.add(key)
            return Say(CourtIs(question.seat, "winter"))
        return still(question, legal)

    session, _ = table(tmp_path, chatty, person=4)
    ticket = session.table.ticket
    settle(session, hold=True)
    assert not session.chair.view.talk, "while somebody reads nobody speaks"
    settle(session, hold=True, listening=True)
    assert {said.seat for said in session.chair.view.talk} == {0, 1, 2, 3}
    assert session.table.ticket == ticket, "no duel was begun"
    session.update()
    assert session.table.ticket == ticket + 1


def test_a_person_who_asks_is_answered_at_once_and_changes_minds(tmp_path: Path) -> None:
    def polite(question: Question, legal: tuple[Command, ...]) -> Command | None:
        view = question.view[1]
        mine = [one for one in view["talk"] if one.get("to") == question.seat]
        answered = [one for one in view["talk"] if one["seat"] == question.seat]
        if len(mine) > len(answered):
            return Say(Evade(), PERSON, mine[-1]["number"])
        return Claim() if question.seat == 1 and Claim() in legal else still(question, legal)

    session, bots = table(tmp_path, polite)
    settle(session, hold=True, listening=True)
    before = len(bots.questions)
    session.chair.submit(Ask(3, "court"))
    settle(session, hold=True, listening=True)
    assert bots.questions[before].seat == 3, "who owes an answer comes first"
    assert [said.seat for said in session.chair.view.talk] == [PERSON, 3]
    assert claimant(session) is None
    assert all_heard(session), "everybody was asked, though a claim waits"
    assert not session.discussed
    session.update()
    assert claimant(session) == 1, "the claim that waited is made"
    assert not all_heard(session), "about the claim nobody was asked yet"
    settle(session, hold=True, listening=True)
    assert all_heard(session)


def test_everybody_is_asked_again_after_every_move_of_a_token(tmp_path: Path) -> None:
    session, bots = table(tmp_path, still)
    session.chair.submit(Claim())
    settle(session)
    for rival in (0, 1):
        session.chair.submit(MoveToken("crown", rival))
        heard = [session.discussed]
        settle(session)
        assert [*heard, session.discussed] == [False, True]
        assert {one.seat for one in bots.questions if one.ticket == session.table.ticket} == {0, 1, 3, 4}


def test_a_bot_that_a_person_accuses_replies_at_once(tmp_path: Path) -> None:
    codec = Codec(FAEKIN.vocabulary)
    spoken: set[int] = set()

    def accused(question: Question, legal: tuple[Command, ...]) -> Command | None:
        if question.seat == 3 and 3 not in spoken:
            spoken.add(3)
            return Say(CourtIs(3, "winter"))
        view = codec.read(question.view)
        assert isinstance(view, View)
        said = BOT.decide(view, "easy", Budget(20), Dice(question.seed), None)
        return said if isinstance(said, Say) and said.answers is not None else still(question, legal)

    session, bots = table(tmp_path, accused)
    settle(session, hold=True, listening=True)
    word = next(said.number for said in session.chair.view.talk if said.seat == 3)
    before = len(bots.questions)
    session.chair.submit(Say(Doubt(word), 3))
    settle(session, hold=True, listening=True)
    assert bots.questions[before].seat == 3, "who is accused comes first"
    reply = session.chair.view.talk[-1]
    assert isinstance(reply, Said)
    assert (reply.seat, reply.to, reply.answers) == (3, PERSON, word + 1)
    # It replies to every accusation, but not to itself.
    session.chair.submit(Say(Doubt(reply.number), 3))
    settle(session, hold=True, listening=True)
    assert [said.seat for said in session.chair.view.talk[-2:]] == [PERSON, 3]
