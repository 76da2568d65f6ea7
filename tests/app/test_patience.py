"""How long a bot may think about an answer: within the beat of the attack, whatever its level allows."""

from pathlib import Path

from fae_tabletop.app.session import Session
from fae_tabletop.games.enemies_and_lovers.public import EnemiesSetup, View
from tests.app.houses import AtOnce, house


def test_a_bot_is_asked_for_no_longer_than_the_position_allows(tmp_path: Path) -> None:
    bots = AtOnce()
    session = Session.new(
        house(tmp_path, bots), "enemies-and-lovers", EnemiesSetup(3), 1, ["random", "flat"], person=2
    )
    assert session.header.seats == ("bot-random", "bot-flat", "human")
    asked: list[int] = []

    def patience(view: View) -> float:
        asked.append(view.seat)
        return 0.25

    session.patience = patience
    session.update()
    assert asked == [0]
    assert bots.questions[0].budget.seconds == 0.25
