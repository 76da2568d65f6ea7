"""Who sits where: names of the bots at a table of two to four, and how each of the cast is set in its ways."""

from fae_tabletop.app.catalog import PEOPLE_LEVELS, cast, rivals
from fae_tabletop.app.dials import dials
from fae_tabletop.app.menus.gallery import open_gallery
from fae_tabletop.app.people import seated
from fae_tabletop.core.log import new_header
from fae_tabletop.games.enemies_and_lovers.public import EnemiesSetup
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS
from fae_tabletop.ui.cast import LINES, cast_id


def test_each_level_has_its_own_player_and_nobody_sits_down_twice() -> None:
    assert cast(["easy"]) == (rivals("easy")[0],)
    assert cast(["easy", "expert"]) == (rivals("easy")[0], rivals("expert")[0])
    for level in (*PEOPLE_LEVELS, "random"):
        names = cast([level] * 3)
        assert names[0] == rivals(level)[0]
        assert len(set(names)) == 3
    assert cast(["easy"] * 3, ["", "Grumm"]) == ("Mossback", "Grumm", "Pim")
    assert cast(["easy", "easy"], ["Grumm", "Grumm"]) == ("Grumm", "Mossback")
    assert cast(["easy", "easy"], ["", "Mossback", "Ashkar"]) == ("Pim", "Mossback")
    assert cast(["easy"], ["a stranger"]) == ("Mossback",)


def test_the_dials_of_everybody_can_be_read_in_the_gallery_and_at_the_seat() -> None:
    hall = open_gallery().wings["cast"].halls[0]
    shown = {exhibit.key: exhibit.more for exhibit in hall.exhibits}
    for name in LINES:
        told = dials(name)
        assert told
        assert not any(letter.isdigit() for letter in told)
        assert told in shown[cast_id(name)]
        header = new_header(ENEMIES_AND_LOVERS, EnemiesSetup(2), 1, ("human", "bot-easy"), ("You", name))
        assert seated(header)[1].dials == told
    assert dials("Thorn Wickham") == "dares anything, seldom bluffs, shows no mercy"
    assert len({dials(name) for name in LINES}) == len(LINES)
    assert dials("a stranger") == ""
