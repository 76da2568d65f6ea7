"""The suite looks at every game of the catalogue, and at nothing else."""

from fae_tabletop.app.catalog import CATALOG
from tests.conformance.samples import SAMPLES


def test_every_game_of_the_catalogue_is_under_test() -> None:
    assert {name: sample.game for name, sample in SAMPLES.items()} == {
        name: entry.game for name, entry in CATALOG.items()
    }
    assert all(name == sample.game.id for name, sample in SAMPLES.items())
