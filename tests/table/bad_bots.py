"""Bot processes that misbehave, one function each; spawned by the tests of the bot process."""

import os
import time
from multiprocessing.connection import Connection

from fae_tabletop.table.wire import NOW, READY, Answer, Question, packed, read_question


def _first_question(pipe: Connection) -> Question:
    pipe.send_bytes(READY)
    return read_question(pipe.recv_bytes())


def _say(pipe: Connection, question: Question, command: list[object] | None) -> None:
    pipe.send_bytes(packed(Answer(question.ticket, question.seat, command)))


def dies_at_once(pipe: Connection) -> None:
    os._exit(3)


def dies_when_asked(pipe: Connection) -> None:
    _first_question(pipe)
    os._exit(4)


def blocks(pipe: Connection) -> None:
    _first_question(pipe)
    time.sleep(60)


def never_listens(pipe: Connection) -> None:
    time.sleep(60)


def says_garbage(pipe: Connection) -> None:
    _first_question(pipe)
    pipe.send_bytes(b"\xff garbage")
    time.sleep(60)


def says_too_much(pipe: Connection) -> None:
    _first_question(pipe)
    pipe.send_bytes(b"[" * 3_000_000)
    time.sleep(60)


def says_nothing(pipe: Connection) -> None:
    _say(pipe, _first_question(pipe), None)
    time.sleep(60)


def says_illegal(pipe: Connection) -> None:
    _say(pipe, _first_question(pipe), ["Move", {"tile": 8, "to": [0, 0]}])
    time.sleep(60)


def says_nonsense(pipe: Connection) -> None:
    _say(pipe, _first_question(pipe), ["Choose", {"identity": "dragon"}])
    time.sleep(60)


def says_stale(pipe: Connection) -> None:
    question = _first_question(pipe)
    pipe.send_bytes(packed(Answer(question.ticket - 1, question.seat, ["Pass", {}])))
    time.sleep(60)


def raises(pipe: Connection) -> None:
    question = _first_question(pipe)
    pipe.send_bytes(packed(Answer(question.ticket, question.seat, None, "ValueError: no idea")))
    time.sleep(60)


def first_choice(pipe: Connection) -> None:
    """A good one: always chooses the first identity of its hand."""
    pipe.send_bytes(READY)
    while True:
        try:
            raw = pipe.recv_bytes()
        except EOFError:
            return
        if raw != NOW:
            question = read_question(raw)
            _say(pipe, question, ["Choose", {"identity": question.view[1]["hand"][0]}])


def waits_for_now(pipe: Connection) -> None:
    """A patient one: decides only when it is told to hurry."""
    question = _first_question(pipe)
    while pipe.recv_bytes() != NOW:
        pass
    _say(pipe, question, ["Choose", {"identity": question.view[1]["hand"][2]}])
    time.sleep(60)


def good_the_second_time(pipe: Connection) -> None:
    """Blocks on the full time, and decides on the shortened one."""
    question = _first_question(pipe)
    if question.budget.seconds != 1.0:
        _say(pipe, question, ["Choose", {"identity": question.view[1]["hand"][1]}])
    time.sleep(60)
