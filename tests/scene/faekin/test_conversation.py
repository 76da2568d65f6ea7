"""Talk at the table by pointer and by keys: sentences, bubbles, evidence, a claim that is discussed and locked in."""

from __future__ import annotations

import pytest

from fae_tabletop.core.game import Command, Seat
from fae_tabletop.games.faekin.commands import Ask, Claim, MoveToken, Say
from fae_tabletop.games.faekin.events import Asked, Said
from fae_tabletop.games.faekin.public import FaekinSetup, View
from fae_tabletop.games.faekin.rules import FAEKIN
from fae_tabletop.games.faekin.scene.lockin import HOLD
from fae_tabletop.games.faekin.scene.replay import ReplayScene, Watched
from fae_tabletop.games.faekin.talk import Agree, CourtIs, Doubt, HeirIs, Put
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Metrics
from fae_tabletop.ui.inputs import PointerMoved, PointerPressed, PointerReleased
from tests.rules.faekin.policies import talked
from tests.scene.faekin.tables import Desk, my_duel, people, position
from tests.scene.faekin.talks import claiming, talking
from tests.ui.pilot import Pilot

LOCK = "button:lock-in"


def others_turn(view: View) -> bool:
    return view.turn != view.seat and view.challenge is None


def last(desk: Desk) -> Said | Asked:
    return desk.state.talk[-1]


def press(desk: Desk, spot: str, seconds: float) -> None:
    """Hold the pointer down on a hotspot for so long."""
    pilot = desk.pilot
    pilot.now += 1.0
    x, y = pilot.place(spot)
    pilot.send(PointerMoved(x, y))
    pilot.send(PointerPressed(x, y))
    pilot.wait(seconds)
    pilot.send(PointerReleased(x, y))


def armed(desk: Desk) -> bool:
    return desk.scene.talk.lock.armed


def over(desk: Desk) -> bool:
    return desk.state.why is not None


def told(desk: Desk, seat: Seat, *commands: Command) -> None:
    for command in commands:
        desk.act(seat, command)


def test_a_portrait_and_two_clicks_make_a_statement(kit: Kit) -> None:
    desk = Desk(kit, position(5, others_turn))
    desk.click("seat:2")
    assert desk.scene.holds
    assert not desk.scene.listens, "nobody speaks while the person thinks of words"
    assert not desk.pilot.spot("button:say").enabled
    desk.click("talk:word:their-court", "talk:word:winter", "button:say")
    said = last(desk)
    assert isinstance(said, Said)
    assert (said.fact, said.to) == (CourtIs(2, "winter"), 2)
    assert desk.scene.talk.builder is None
    assert desk.scene.listens


def test_a_question_is_put_by_keys_alone(kit: Kit) -> None:
    desk = Desk(kit, position(5, others_turn))
    desk.pilot.key("a")
    assert desk.pilot.stack.focus == "talk:word:ask-court"
    desk.pilot.key("return")
    assert desk.pilot.stack.focus == "talk:word:1"
    desk.pilot.key("return")
    assert desk.pilot.stack.focus == "button:say"
    desk.pilot.key("space")
    asked = last(desk)
    assert isinstance(asked, Asked)
    assert (asked.to, asked.topic) == (1, "court")


def test_escape_takes_words_back_and_then_closes(kit: Kit) -> None:
    desk = Desk(kit, position(5, others_turn))
    desk.click("button:tell", "talk:word:winter-heir", "talk:word:1")
    for left in (1, 0):
        desk.pilot.key("escape")
        assert desk.scene.talk.builder is not None
        assert len(desk.scene.talk.builder.draft.words) == left
    desk.pilot.key("escape")
    assert desk.scene.talk.builder is None
    assert desk.menus == 0


def test_talk_leaves_a_chosen_card_chosen_and_a_duel_closes_the_talk(kit: Kit) -> None:
    desk = Desk(kit, position(5, my_duel))
    desk.click("button:go-on")
    card = next(spot.id for spot in desk.pilot.stack.spots if spot.id.startswith("hand:") and spot.enabled)
    desk.click(card, "button:tell", "talk:word:my-court", "talk:word:summer", "button:say")
    assert [ref.id for ref in desk.scene.picker.chosen] == [card]
    desk.click("button:tell")
    desk.click("seat:2")
    assert desk.state.foe < 0
    assert desk.scene.talk.builder is not None
    assert desk.scene.talk.builder.draft.to == 2, "while talk is open a portrait is spoken to"


def test_a_bubble_opens_the_log_at_its_line_and_its_tag_asks_why(kit: Kit) -> None:
    desk = Desk(kit, position(5, others_turn))
    told(desk, 2, Say(CourtIs(2, "winter")))
    number = last(desk).number
    desk.click(f"bubble:{number}")
    assert desk.scene.drawer == "log"
    place = len(desk.scene.view.log) - 1
    assert desk.scene._found == place
    assert f"log:{place}" in desk.pilot.ids()
    desk.click("button:close-drawer", f"why:{number}")
    asked = last(desk)
    assert isinstance(asked, Asked)
    assert (asked.to, asked.topic, asked.statement) == (2, "why", number)


def test_bubbles_go_with_go_on_and_with_time_but_not_while_the_log_is_read(kit: Kit) -> None:
    desk = Desk(kit, position(5, others_turn))
    told(desk, 2, Say(CourtIs(2, "winter")))
    number = last(desk).number
    desk.click("button:log")
    desk.pilot.wait(8.0, 0.5)
    desk.click("button:close-drawer")
    assert f"bubble:{number}" in desk.pilot.ids()
    desk.pilot.wait(7.0, 0.5)
    assert f"bubble:{number}" in desk.pilot.ids(), "the table waits for Go on"
    told(desk, 3, Ask(0, "court"))
    question = last(desk).number
    assert desk.pilot.spot("button:tell").label == "Answer"
    desk.click("button:go-on")
    assert f"bubble:{number}" not in desk.pilot.ids()
    assert f"bubble:{question}" not in desk.pilot.ids()
    assert desk.toast.endswith("question goes unanswered.")
    assert desk.pilot.spot("button:tell").label == "Tell", "what goes unanswered is asked no more"
    desk.click("button:tell")
    assert desk.scene.talk.builder is not None
    assert desk.scene.talk.builder.draft.answers is None
    desk.click("button:close-talk")
    told(desk, 2, Say(CourtIs(2, "summer")))
    number = last(desk).number
    assert f"bubble:{number}" in desk.pilot.ids()
    desk.pilot.wait(7.0, 0.5)
    assert f"bubble:{number}" not in desk.pilot.ids()
    told(desk, 3, Ask(0, "court"))
    question = last(desk).number
    desk.pilot.wait(8.0, 0.5)
    assert f"bubble:{question}" in desk.pilot.ids(), "a question to the person waits for an answer"


def test_a_line_of_the_log_is_doubted_with_another_as_evidence(kit: Kit) -> None:
    desk = Desk(kit, position(5, others_turn))
    told(desk, 2, Say(CourtIs(2, "winter")))
    told(desk, 3, Say(HeirIs("winter", 3)))
    count = len(desk.scene.view.log)
    desk.click("button:log", f"log:{count - 2}")
    builder = desk.scene.talk.builder
    assert builder is not None
    assert builder.draft.to == 2
    desk.click("talk:word:doubt", f"log:{count - 1}", "button:close-drawer", "button:say")
    said = last(desk)
    assert isinstance(said, Said)
    assert said.fact == Doubt(said.number - 2, against=said.number - 1)


def test_an_answer_is_offered_and_marked(kit: Kit) -> None:
    desk = Desk(kit, position(5, others_turn))
    told(desk, 3, Ask(0, "court"))
    number = last(desk).number
    desk.click("button:tell", "talk:word:my-court", "talk:word:summer", "button:say")
    said = last(desk)
    assert isinstance(said, Said)
    assert (said.answers, said.to) == (number, 3)


# -- a claim ------------------------------------------------------------------------------------------------------


def test_the_claimant_asks_the_table_again_and_holds_the_button_to_lock_in(kit: Kit) -> None:
    desk = Desk(kit, claiming(5, 0))
    before = len(desk.state.talk)
    desk.click("button:hear")
    asked = desk.state.talk[before:]
    assert [(one.to, one.topic) for one in asked if isinstance(one, Asked)] == [
        (seat, "crown") for seat in range(1, 5)
    ]
    assert not desk.pilot.spot("button:hear").enabled
    press(desk, LOCK, HOLD / 2)
    assert not over(desk)
    assert not armed(desk)
    press(desk, LOCK, HOLD + 0.2)
    assert over(desk)
    assert len(desk.done) == 1


@pytest.mark.parametrize("keys", [True, False])
def test_two_clicks_or_enter_twice_lock_in_and_a_moved_token_takes_the_first_back(
    kit: Kit, keys: bool
) -> None:
    desk = Desk(kit, claiming(5, 0))

    def once() -> None:
        if keys:
            desk.pilot.stack.focus = LOCK
            desk.pilot.key("return")
        else:
            desk.click(LOCK)

    once()
    assert armed(desk)
    desk.click("token:dagger", "seat:2")
    assert desk.state.dagger == 2
    assert not armed(desk)
    once()
    assert not over(desk)
    once()
    assert over(desk)


def test_the_others_agree_or_urge_and_go_on(kit: Kit) -> None:
    desk = Desk(kit, position(5, others_turn))
    desk.click("button:go-on")
    told(desk, 1, Claim())
    assert not desk.pilot.spot("button:agree").enabled
    desk.click("button:go-on")
    told(desk, 1, MoveToken("crown", 2))
    told(desk, 3, Say(Put("crown", 2), 1))
    number = last(desk).number
    desk.click("button:agree")
    said = last(desk)
    assert isinstance(said, Said)
    assert said.fact == Agree(number)
    assert not desk.pilot.spot("button:agree").enabled, "once is enough"
    desk.click(f"urging:{number}")
    assert desk.scene.drawer == "log"
    desk.click("button:close-drawer", "button:tell")
    assert next(iter(desk.scene.talk.builder.choosing(desk.scene.view).words)) == "crown"  # type: ignore[union-attr]


def test_what_was_said_stands_in_bubbles_again_when_the_round_is_watched(kit: Kit) -> None:
    states = [step.state for step in talked(FaekinSetup(5), 11, 60).steps]
    views = [FAEKIN.view(state, 0) for state in states]
    step = next(
        n
        for n in range(1, len(views))
        if views[n].claimant is None and spoken_by_others(views[n - 1], views[n])
    )
    number = views[step].talk[-1].number
    pilot = Pilot(kit, ReplayScene(Watched(views, people(5), start=step)))
    assert f"panel:bubble:{number}" in pilot.ids()
    assert not [spot for spot in pilot.ids() if spot.startswith("why:")], "nobody can be asked any more"
    assert not {"button:tell", "button:ask", "button:lock-in"} & {*pilot.ids()}


def spoken_by_others(before: View, after: View) -> bool:
    return len(after.talk) > len(before.talk) and after.talk[-1].seat != after.seat


def test_go_on_closes_an_empty_sentence_and_keeps_one_that_is_begun(kit: Kit) -> None:
    desk = Desk(kit, position(5, others_turn))
    desk.scene.pausing = True
    desk.scene.change()
    desk.click("button:tell", "talk:word:winter-heir")
    assert not desk.pilot.spot("button:go-on").enabled
    assert "Say it" in (desk.pilot.spot("button:go-on").why_not or "")
    desk.scene.go_on()
    assert desk.scene.pausing
    assert desk.toast == "Say it, or close what you say first."
    desk.pilot.key("escape")
    desk.click("button:go-on")
    assert desk.scene.talk.builder is None
    assert not desk.scene.pausing


def test_a_claim_of_another_goes_on_only_once_the_table_was_heard(kit: Kit) -> None:
    desk = Desk(kit, claiming(5, 1))
    desk.scene.extra.heard = lambda: False
    desk.scene.pausing = True
    desk.pilot.wait(0.1)
    assert not desk.pilot.spot("button:go-on").enabled
    desk.scene.go_on()
    assert desk.scene.pausing
    desk.scene.extra.heard = lambda: True
    desk.pilot.wait(0.1)
    desk.click("button:go-on")
    assert not desk.scene.pausing


def test_what_the_person_says_stands_in_a_bubble_and_at_the_own_seat(kit: Kit) -> None:
    desk = Desk(kit, position(5, others_turn))
    desk.click("seat:2", "talk:word:their-court", "talk:word:winter", "button:say")
    number = last(desk).number
    assert last(desk).seat == 0
    assert f"bubble:{number}" in desk.pilot.ids()
    assert f"why:{number}" not in desk.pilot.ids(), "nobody asks oneself"


def test_a_question_stays_open_when_something_else_is_said(kit: Kit) -> None:
    desk = Desk(kit, position(5, others_turn))
    told(desk, 2, Ask(0, "court"))
    number = last(desk).number
    desk.click("button:tell", "talk:word:their-court", "talk:word:winter")
    builder = desk.scene.talk.builder
    assert builder is not None
    desk.click("button:say")
    said = last(desk)
    assert isinstance(said, Said)
    assert said.answers is None
    assert f"bubble:{number}" in desk.pilot.ids()
    desk.click("button:log")
    place = next(n for n, event in enumerate(desk.scene.view.log) if event == desk.scene.view.talk[number])
    assert desk.pilot.spot(f"log:{place}").label.endswith("(Not answered yet.)")
    desk.click("button:close-drawer", "button:tell", "talk:word:my-court", "talk:word:winter", "button:say")
    said = last(desk)
    assert isinstance(said, Said)
    assert said.answers == number
    assert f"bubble:{number}" not in desk.pilot.ids() or not desk.scene.talk.bubbles.owed


def test_the_log_reads_downwards_and_opens_at_its_end(kit: Kit) -> None:
    desk = Desk(kit, talking(5))
    desk.click("button:log")
    last_place = len(desk.scene.view.log) - 1
    rows = [spot for spot in desk.pilot.stack.spots if spot.id.startswith("log:")]
    assert f"log:{last_place}" in [row.id for row in rows]
    tops = [row.rect.y for row in sorted(rows, key=lambda row: int(row.id.split(":")[1]))]
    assert tops == sorted(tops)
    assert "log:0" not in [row.id for row in rows]


@pytest.mark.parametrize("seats", [2, 3, 5, 9])
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_the_sentence_never_lies_over_go_on(kit: Kit, seats: int, text: float) -> None:
    desk = Desk(kit, position(seats, others_turn, duels=3), metrics=Metrics(1280, 720, text))
    desk.scene.pausing = True
    told(desk, seats - 1, Ask(0, "height"))
    desk.click("button:tell")
    for _ in range(3):
        button, panel = desk.pilot.spot("button:go-on").rect, desk.pilot.spot("panel:talk").rect
        assert button.y + button.h <= panel.y
        words = [spot for spot in desk.pilot.ids() if spot.startswith("talk:word:")]
        if words:
            desk.click(words[0])
