"""Who sits where: names of the bots at a table of two to four."""

from fae_tabletop.app.catalog import PEOPLE_LEVELS, cast, rivals


def test_each_level_has_its_own_player_and_nobody_sits_down_twice() -> None:
    assert cast(["easy"]) == (rivals("easy")[0],)
    assert cast(["easy", "expert"]) == (rivals("easy")[0], rivals("expert")[0])
    for level in (*PEOPLE_LEVELS, "random"):
        names = cast([level] * 3)
        assert names[0] == rivals(level)[0]
        assert len(set(names)) == 3
