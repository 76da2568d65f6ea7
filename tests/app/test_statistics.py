"""What results add up to, and that the screen tells it in words as well as in charts."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fae_tabletop.app.menus.recap import day
from fae_tabletop.app.menus.statistics import GameNumbers, StatisticsScene, summary, told_of
from fae_tabletop.app.statistics import Numbers, Streak, chronological, numbers, turns
from fae_tabletop.content.paths import assets_dir
from fae_tabletop.games.enthrone.rules import ENTHRONE
from fae_tabletop.table.profile import Result, Tally
from fae_tabletop.ui.charts import Part, counted
from fae_tabletop.ui.drawing import Kit, Shape
from fae_tabletop.ui.geometry import Metrics
from fae_tabletop.ui.kit import open_kit
from fae_tabletop.ui.page import Layer
from tests.rules.enthrone.policies import circling, eager
from tests.scene.enthrone.sheets import Sheet, faults
from tests.support.matches import played
from tests.support.positions import STANDARD
from tests.ui.pilot import Pilot

SHEETS = [
    Metrics(*size, text)
    for size in ((1024, 640), (1280, 720), (1920, 1080), (3840, 2160))
    for text in (1.0, 1.5, 2.0)
]
WAYS = ("regalia", "capture", "quarry", "fourth", "resigned", "adjourned_turns", "adjourned_repetition", "")


@pytest.fixture(scope="module")
def kit() -> Kit:
    return open_kit(assets_dir(), strict=True, threads=0)


def result(
    n: int, outcome: str = "won", level: str = "easy", why: str = "regalia", length: int = 30
) -> Result:
    return Result(
        f"enthrone-2026-11-30-{n}.jsonl#7", "enthrone", level, outcome, why, length, False, "2026-11-30"
    )


def many() -> Numbers:
    outcomes = ("won", "lost", "drawn", "won", "won")
    levels = ("novice", "easy", "medium", "hard", "expert")
    return numbers(
        result(n, outcomes[n % 5], levels[n % 4 if n % 3 else 4], WAYS[n % len(WAYS)], 17 + n * 37 % 90)
        for n in range(120)
    )


results = st.lists(
    st.builds(
        result,
        st.integers(0, 10**6),
        st.sampled_from(("won", "lost", "drawn")),
        st.sampled_from(("novice", "easy", "medium", "hard", "expert", "random")),
        st.sampled_from(WAYS),
        st.integers(0, 5000),
    ),
    max_size=60,
)


def shown(told: Numbers) -> StatisticsScene:
    return StatisticsScene([GameNumbers("enthrone", "Enthrone", told)])


@given(results)
def test_every_match_is_counted_once_in_every_chart(found: list[Result]) -> None:
    told = numbers(found)
    assert told.whole.played == len(found)
    assert sum(tally.played for _, tally in told.levels) == len(found)
    assert sum(ending.tally.played for ending in told.endings) == len(found)
    assert sum(band.matches for band in told.bands) == len(found)
    assert len(told.course) == len(found)
    assert all(0 <= share <= 1 for share in told.course)
    assert told.now.length <= len(found)
    assert told.longest <= told.whole.won
    for first, second in zip(told.bands, told.bands[1:], strict=False):
        assert second.first == first.last + 1
    assert len(told.bands) <= 6
    for one in found:
        assert any(band.first <= turns(one) <= band.last for band in told.bands)


def test_the_order_is_that_of_playing() -> None:
    found = chronological([result(10, "lost"), result(9), result(2), result(1, "drawn")])
    assert [one.outcome for one in found] == ["drawn", "won", "won", "lost"]
    told = numbers(found)
    assert told.now == Streak("lost", 1)
    assert told.longest == 2
    assert told.course == pytest.approx((0.0, 0.5, 2 / 3, 0.5))


def test_levels_stand_in_the_order_of_strength() -> None:
    found = [
        result(1, level="expert"),
        result(2, level="novice"),
        result(3, "lost", "novice"),
        result(4, level="flat"),
    ]
    assert numbers(found).levels == (
        ("novice", Tally(1, 1, 0)),
        ("expert", Tally(1, 0, 0)),
        ("flat", Tally(1, 0, 0)),
    )


def test_the_summary_is_a_sentence() -> None:
    assert summary(numbers([result(1, "lost")])) == "Your first match is over: you lost it."
    undone = result(3)._replace(undone=True)
    words = summary(numbers([result(1, "lost"), result(2), undone]))
    assert words == "Of 3 matches you won 2 and lost 1. In 1 of them moves were taken back."


def test_dates_are_told_as_people_write_them() -> None:
    assert day("2026-11-30") == "30 November 2026"
    assert day("yesterday") == "yesterday"


def test_without_a_match_the_screen_says_so_kindly(kit: Kit) -> None:
    scene = shown(numbers([]))
    pilot = Pilot(kit)
    pilot.stack.push(scene)
    pilot.frame()
    assert pilot.spot("chart:none").label.startswith("Nothing to count yet.")
    assert scene.announce.startswith("Enthrone in numbers. Nothing")
    pilot.click("button:back")
    assert pilot.stack.top is None


def test_every_chart_is_told_in_words(kit: Kit) -> None:
    pilot = Pilot(kit, metrics=Metrics(1920, 1080))
    pilot.stack.push(shown(numbers([result(1), result(2, "lost", "hard", "capture", 61)])))
    pilot.frame()
    assert pilot.spot("chart:levels").label == "By level. Easy: 1 won; Hard: 1 lost."
    assert "An heir was taken: 1 lost" in pilot.spot("chart:endings").label
    assert "20–29: 1" in pilot.spot("chart:lengths").label
    assert "now 50 % won, at best 100 %" in pilot.spot("chart:course").label


def test_parts_differ_by_more_than_their_colour(kit: Kit) -> None:
    sheet = Sheet(kit, Metrics(1280, 720))
    scene = shown(many())
    scene.build(sheet)
    keys = [item.key for item in sheet.items[Layer.SETTLED] if isinstance(item, Shape)]
    fillings = {key[2] for key in keys if isinstance(key, tuple) and key[0] == "chart"}
    assert fillings == {"full", "striped", "dotted"}


def test_figures_leave_out_what_never_occurred() -> None:
    parts = (Part("won", (0, 0, 0, 255), "full"), Part("lost", (0, 0, 0, 255), "striped"))
    assert counted((3, 1), parts) == "3 won, 1 lost"
    assert counted((0, 2), parts) == "2 lost"


@pytest.mark.parametrize("metrics", SHEETS, ids=str)
def test_words_stay_where_they_belong(kit: Kit, metrics: Metrics) -> None:
    for told in (many(), numbers([]), numbers([result(1)])):
        sheet = Sheet(kit, metrics)
        shown(told).build(sheet)
        assert not faults(sheet)


def test_one_match_is_told_without_a_course_or_halves(kit: Kit) -> None:
    told = numbers([Result("a", "enthrone", "easy", "won", "capture", 33, False, "2026-11-30")])
    for metrics in (Metrics(1280, 720), Metrics(1024, 640, 2.0)):
        sheet = Sheet(kit, metrics)
        shown(told).build(sheet)
        words = " ".join(one.text for one in sheet.written)
        assert "Your match took 31 turns" in words
        assert "Over time" not in words
        assert "OVER TIME" not in words
        assert "Half of" not in words
        assert "matches" not in words
        assert not faults(sheet)


def test_lengths_are_the_turns_that_the_result_told() -> None:
    for policy in (eager, circling):
        match = played(ENTHRONE, STANDARD, 3, policy)
        done = result(1, length=len(match.steps) - 1)
        assert turns(done) == match.state.turn > 0
        assert numbers([done]).middle == match.state.turn
    assert turns(result(1, why="resigned", length=9)) == 6, "giving up is no turn"
    assert turns(result(1, why="resigned", length=1)) == 0


def test_a_draw_is_told_only_where_there_was_one() -> None:
    def told(*outcomes: str) -> str:
        found = [
            Result(str(n), "enthrone", "easy", outcome, "capture", 30, False, "2026-11-30")
            for n, outcome in enumerate(outcomes)
        ]
        return summary(numbers(found))

    assert told("won", "lost") == "Of 2 matches you won 1 and lost 1."
    assert told("won", "drawn") == "Of 2 matches you won 1 and lost 0; 1 ended without a winner."


def sitting(n: int, outcome: str, turned: int, *rivals: tuple[str, str], why: str = "crowned") -> Result:
    level = rivals[0][1] if rivals else "easy"
    found = Result(f"e-{n}.fae#1", "enemies-and-lovers", level, outcome, why, 90, False, "2026-11-30")
    return found._replace(turns=turned, rivals=rivals)


PIM, GRUMM, ASHKAR = ("Pim", "easy"), ("Grumm", "easy"), ("Ashkar", "hard")


def evenings() -> list[Result]:
    return [
        sitting(1, "won", 13, PIM),
        sitting(2, "lost", 30, PIM, GRUMM, ASHKAR, why="rounds"),
        sitting(3, "drawn", 22, GRUMM, PIM, why="stalled"),
        sitting(4, "lost", 0, why="resigned"),
    ]


def test_a_table_of_several_is_told_by_seats_level_and_rival() -> None:
    told = numbers(evenings())
    assert told.seats == ((2, Tally(1, 0, 0)), (3, Tally(0, 0, 1)), (4, Tally(0, 1, 0)))
    assert told.levels == (("easy", Tally(1, 1, 1)), ("mixed", Tally(0, 1, 0)))
    assert told.rivals == (("Pim", Tally(1, 1, 1)), ("Grumm", Tally(0, 1, 1)), ("Ashkar", Tally(0, 1, 0)))
    assert [turns(one) for one in evenings()[:3]] == [14, 31, 23], "as the result tells them"


@pytest.mark.parametrize("metrics", SHEETS, ids=str)
def test_both_games_are_told_each_in_its_own_words(kit: Kit, metrics: Metrics) -> None:
    scene = StatisticsScene([told_of("enthrone", [result(1)]), told_of("enemies-and-lovers", evenings())])
    pilot = Pilot(kit, metrics=metrics)
    pilot.stack.push(scene)
    pilot.frame()
    pilot.click("game:enemies-and-lovers")
    assert scene.announce.startswith("Enemies & Lovers in numbers. Of 4 matches")
    sheet = Sheet(kit, metrics)
    scene.build(sheet)
    assert not faults(sheet)


def test_the_charts_of_a_table_are_told_in_words(kit: Kit) -> None:
    sheet = Sheet(kit, Metrics(1920, 1800))
    StatisticsScene([told_of("enemies-and-lovers", evenings())]).build(sheet)
    labels = {spot.id: spot.label for spot in sheet.spots}
    assert labels["chart:seats"].startswith("By seats. Two at the table: 1 won; Three at the table: 1 drawn;")
    assert "Rivals of several levels: 1 lost" in labels["chart:levels"]
    assert labels["chart:rivals"].startswith("By rival. Pim: 1 won, 1 lost, 1 drawn; Grumm")
    assert "No card moved any more: 1 drawn" in labels["chart:endings"]
    assert "in turns" in labels["chart:lengths"]
