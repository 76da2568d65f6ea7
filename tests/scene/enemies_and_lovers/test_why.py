"""*Why* for every deed of the log: what may be behind it by what the person knew then."""

from __future__ import annotations

from fae_tabletop.core.dice import Dice
from fae_tabletop.games.enemies_and_lovers import reading
from fae_tabletop.games.enemies_and_lovers.public import EnemiesSetup
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS
from fae_tabletop.games.enemies_and_lovers.words import Deed, actor
from fae_tabletop.ui.drawing import Kit
from fae_tabletop.ui.geometry import Metrics
from tests.scene.enemies_and_lovers.tables import Desk, people
from tests.scene.enemies_and_lovers.test_pages import drawn, problems

NAMES = [person.name for person in people(3)]
LARGE = Metrics(1920, 1080)


def played(kit: Kit, metrics: Metrics = LARGE) -> Desk:
    """Return a table after some turns of three, at which the person is to move."""
    dice = Dice(4)
    desk = Desk(kit, ENEMIES_AND_LOVERS.start(EnemiesSetup(3), 4).state, confirm=False, metrics=metrics)
    for _ in range(14):
        desk.rivals(dice)
        if desk.scene.chair.over:
            break
        desk.scene.give(dice.choice(desk.scene.chair.commands), certain=True)
        desk.pilot.wait(0.1)
    desk.rivals(dice)
    return desk


def asked(desk: Desk) -> list[int]:
    return [int(spot.removeprefix("why:")) for spot in desk.pilot.ids() if spot.startswith("why:")]


def test_only_what_rivals_did_of_their_own_will_can_be_asked_about(kit: Kit) -> None:
    desk = played(kit)
    log = desk.scene.view.log
    places = asked(desk)
    assert len(places) > 3
    for place in places:
        event = log[place]
        assert isinstance(event, Deed)
        assert actor(desk.scene.view, event) != 0


def test_an_older_deed_is_told_by_what_was_known_then(kit: Kit) -> None:
    desk = played(kit)
    oldest = min(asked(desk))
    desk.click(f"why:{oldest}")
    then = next(told.view for told in desk.scene.chair.history() if len(told.view.log) > oldest)
    deed = then.log[oldest]
    assert isinstance(deed, Deed)
    title, meaning = reading.why(then, NAMES, deed)
    assert desk.scene.saying == ("Why?", f"{title.removesuffix('.')}. {meaning}"), "a heading stays short"
    assert then.turns < desk.scene.view.turns


def test_the_log_can_still_be_read(kit: Kit) -> None:
    for metrics in (LARGE, Metrics(1280, 720), Metrics(1024, 640, 2.0)):
        desk = played(kit, metrics)
        desk.scene.drawer = "log"
        assert problems(drawn(desk.scene, kit, metrics)) == []
