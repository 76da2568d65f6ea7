"""The sentence builder: what a click on a chip does, evidence from the log, and what stands on the chips."""

from __future__ import annotations

from fae_tabletop.games.faekin import sayable, sentence
from fae_tabletop.games.faekin.commands import Ask, Duel, Say
from fae_tabletop.games.faekin.events import Lost, Said
from fae_tabletop.games.faekin.public import View
from fae_tabletop.games.faekin.rules import FAEKIN
from fae_tabletop.games.faekin.scene.builder import Builder
from fae_tabletop.games.faekin.scene.wordchips import OPENINGS, choices, evidence_chips, sentence_chips
from fae_tabletop.games.faekin.sentence import ASK, TELL
from fae_tabletop.games.faekin.state import State
from fae_tabletop.games.faekin.talk import CourtIs, Doubt, Evade, HeightIs, HeirIs, PlayedWas
from fae_tabletop.ui.geometry import Metrics
from tests.rules.faekin.tables import after, duel, table
from tests.scene.faekin.talks import showing, talking


def seen(state: State, seat: int = 0) -> View:
    return FAEKIN.view(state, seat)


def clicked(builder: Builder, view: View, *spots: str) -> None:
    for spot in spots:
        builder.clicked(view, f"talk:{spot}")


def duelled() -> State:
    return duel(table(), 1, "S8", "WQ")


def test_an_assertion_takes_three_clicks_and_a_chip_is_chosen_again() -> None:
    view = seen(duelled())
    builder = Builder.tell(view)
    assert builder.choosing(view).words == (*TELL[:9], "evade"), "nobody has said anything to agree with"
    clicked(builder, view, "word:played", "word:0:1", "word:least:12:winter")
    assert builder.command(view) == Say(PlayedWas(0, 1, "least", 12, "winter"))
    whole = builder.focus
    assert whole == "button:say"
    assert builder.choosing(view).words == ()
    clicked(builder, view, "part:1")
    assert builder.choosing(view) == (1, ("0:1", "0:0"))
    assert builder.focus != whole
    clicked(builder, view, "part:1")
    assert builder.choosing(view).words == ()
    clicked(builder, view, "part:2", "word:most:13:winter")
    assert builder.command(view) == Say(PlayedWas(0, 1, "most", 13, "winter"))


def test_a_whole_sentence_gives_way_to_another_in_one_click() -> None:
    view = seen(duelled())
    now, _ = showing(view, Metrics(1280, 720))
    builder = Builder.tell(view, 3)
    clicked(builder, view, "word:my-court", "word:summer")
    (instead,) = choices(now, builder, (), ())
    assert [chip.spot for chip in instead.chips] == [
        "talk:new:my-height", "talk:new:their-court", "talk:new:their-height", "talk:new:played", "talk:kind",
    ]  # fmt: skip
    clicked(builder, view, "new:their-court")
    assert builder.draft.words == ("their-court", "3")
    assert builder.draft.to == 3


def test_escape_takes_back_one_thing_after_the_other() -> None:
    view = seen(after(duelled(), (1, Say(CourtIs(1, "summer")))))
    builder = Builder.of_statement(view, 0)
    clicked(builder, view, "word:doubt", "duel:0", "part:0")
    assert builder.back()
    assert builder.command(view) == Say(Doubt(0, 0), 1)
    assert builder.back()
    assert builder.command(view) == Say(Doubt(0), 1)
    assert builder.back()
    assert builder.draft.words == ("doubt",)
    assert builder.back()
    assert not builder.back()


def test_of_a_statement_one_doubts_agrees_or_asks_why() -> None:
    view = seen(after(duelled(), (1, Say(CourtIs(1, "summer"))), (2, Say(Evade()))))
    builder = Builder.of_statement(view, 0)
    assert builder.choosing(view) == (0, ("doubt", "agree", "ask-why"))
    clicked(builder, view, "word:ask-why")
    assert builder.command(view) == Ask(1, "why", statement=0)
    builder = Builder.of_statement(view, 0)
    clicked(builder, view, "other")
    assert set(builder.choosing(view).words) <= set(TELL)
    # Of silence there is nothing to say; whoever kept it is spoken to.
    silent = Builder.of_statement(view, 1)
    assert silent.about is None
    assert silent.draft.to == 2


def test_asking_and_telling_change_places() -> None:
    view = seen(duelled())
    builder = Builder.ask(view, 3)
    assert set(builder.choosing(view).words) <= set(ASK)
    clicked(builder, view, "word:ask-court")
    assert builder.command(view) == Ask(3, "court")
    clicked(builder, view, "to:2")
    assert builder.command(view) == Ask(2, "court")
    clicked(builder, view, "part:0", "kind")
    assert builder.draft.words == ()
    assert builder.draft.to == 2
    assert set(builder.choosing(view).words) <= set(TELL)
    clicked(builder, view, "to:all")
    assert builder.draft.to is None


def test_an_answer_can_be_made_no_answer_and_ends_when_it_was_given() -> None:
    state = after(duelled(), (2, Ask(0, "height")))
    view = seen(state)
    builder = Builder.tell(view)
    clicked(builder, view, "word:evade")
    assert builder.command(view) == Say(Evade(), 2, 0)
    clicked(builder, view, "answer")
    assert builder.command(view) == Say(Evade(), 2)
    clicked(builder, view, "answer")
    assert builder.command(view) == Say(Evade(), 2, 0)
    later = seen(after(state, (0, Say(HeightIs(0, "least", 9), 2, 0))))
    builder.see(later)
    assert builder.command(later) == Say(Evade(), 2)


def test_words_that_may_no_longer_stand_are_dropped() -> None:
    view = seen(table())
    builder = Builder.tell(view)
    clicked(builder, view, "word:their-court", "word:1", "word:summer")
    assert builder.command(view) == Say(CourtIs(1, "summer"))
    hands = ("S8 W3 SK", "WQ S2 W10", "SA W4 S5", "WK S9 W7")
    builder.see(seen(table(hands, revealed={"1": hands[1]})))
    assert builder.draft.words == ("their-court", "1")


def test_a_line_of_the_log_becomes_evidence_or_the_next_word() -> None:
    state = after(duelled(), (1, Say(CourtIs(1, "summer"))), (3, Say(HeirIs("winter", 3))))
    state = after(state, (1, Duel(2, "S2")))
    view = seen(state)
    lost = next(place for place, event in enumerate(view.log) if isinstance(event, Lost))
    said, other = (place for place, event in enumerate(view.log) if isinstance(event, Said))
    builder = Builder.tell(view)
    assert builder.evidence(view, said)
    assert builder.about == 0
    clicked(builder, view, "word:doubt")
    assert builder.evidence(view, lost)
    assert builder.evidence(view, other)
    assert builder.command(view) == Say(Doubt(0, 0, 1), 1)
    assert builder.evidence(view, lost)
    assert builder.command(view) == Say(Doubt(0, None, 1), 1)
    played = Builder.tell(view)
    clicked(played, view, "word:played")
    assert played.evidence(view, lost)
    assert played.draft.words == ("played", "0:1")
    agreed = Builder.tell(view)
    clicked(agreed, view, "word:agree")
    assert agreed.evidence(view, other)
    assert agreed.draft.words == ("agree", "1")
    assert not agreed.evidence(view, 0), "nobody can be told of one's own deal"


def test_every_word_has_a_chip_with_words_and_a_label() -> None:
    for seats in (2, 5):
        view = seen(talking(seats))
        now, _ = showing(view, Metrics(1280, 720))
        assert set(OPENINGS) == {*TELL, *ASK}
        spoken = {**sayable.sayable(view), **sayable.askable(view)}
        heads = {path[:place] for path in spoken for place in range(len(path))}
        for head in sorted(heads):
            builder = Builder.ask(view) if head and head[0] in ASK else Builder.tell(view)
            builder.draft = builder.draft._replace(words=head, answers=None)
            found = [chip for group in choices(now, builder, (), ()) for chip in group.chips]
            words = builder.choosing(view).words
            spots = {chip.spot for chip in found if chip.spot.startswith("talk:word:")}
            assert spots == {f"talk:word:{word}" for word in words}
            assert len({chip.spot for chip in found}) == len(found)
            for chip in found:
                assert chip.words
                assert chip.label
            assert len(sentence_chips(now, builder)) == len(head)


def test_evidence_stands_on_chips_of_its_own() -> None:
    view = seen(after(duelled(), (1, Say(CourtIs(1, "summer"))), (3, Say(HeirIs("winter", 3)))))
    now, _ = showing(view, Metrics(1280, 720))
    builder = Builder.of_statement(view, 0)
    clicked(builder, view, "word:doubt", "evidence")
    assert builder.choosing(view).place is None
    offered = choices(
        now, builder, sentence.evidence(view, builder.draft), sentence.contradictions(view, builder.draft)
    )
    assert [group.caption for group in offered] == ["a duel", "words"]
    clicked(builder, view, "duel:0", "evidence", "said:1")
    assert [chip.spot for chip in evidence_chips(now, builder.draft)] == ["talk:duel:0", "talk:said:1"]


def test_a_whole_sentence_reads_as_one() -> None:
    view = seen(duelled())
    now, _ = showing(view, Metrics(1280, 720))
    pim = now.name_of(1)
    for words, read in (
        (("their-court", "1", "summer"), f"The Court of {pim} is Summer"),
        (("their-height", "1", "least:9"), f"The rank of {pim} is at least a 9"),
        (("played", "0:1", "least:12:winter"), "In our duel duel 1: their card was at least the Queen"),
        (("summer-heir", "1"), f"The Heir of Summer is {pim}"),
        (("crown", "1"), f"The Crown goes to {pim}"),
    ):
        builder = Builder.tell(view)
        clicked(builder, view, *(f"word:{word}" for word in words))
        assert " ".join(chip.words for chip in sentence_chips(now, builder)) == read
