"""A whole game by keyboard alone, through the same hotspots that the pointer uses."""

from __future__ import annotations

from fae_tabletop.core.codec import parsed
from fae_tabletop.core.dice import Dice
from tests.support.keyboard import Keyboard
from tests.support.pilot import SILENT, Pilot
from tests.support.player import LONGEST, REGALIA, Player


def to_table(pilot: Pilot, keys: Keyboard) -> None:
    """Go from the title to one's own turn by keys."""
    pilot.start()
    keys.do("game:enthrone")
    assert pilot.scene == "new-game"
    keys.do("button:play")
    assert pilot.scene == "draw-first"
    keys.do("fist:right")
    keys.do("button:go-on")
    assert pilot.scene == "choose-identity"
    other = next(spot.id for spot in pilot.spots("identity:") if not spot.selected)
    keys.do(other)
    assert pilot.spot(other).selected
    keys.do("button:start")
    assert pilot.scene == "table"


def test_a_whole_game_is_played_by_keyboard(pilot: Pilot) -> None:
    keys, player, dice = Keyboard(pilot), Player(pilot), Dice(2)
    to_table(pilot, keys)
    for _ in range(LONGEST):
        if pilot.scene == "result":
            break
        if pilot.has("button:pass"):
            keys.do("button:pass")
            continue
        for tile in dice.shuffled([spot.id for spot in pilot.spots("tile:")]):
            keys.do(tile)
            targets = [spot.id for spot in player.targets()]
            if targets:
                keys.do(REGALIA if REGALIA in targets else dice.choice(targets))
                break
        if pilot.has("button:yes"):
            keys.do("button:yes")
    assert pilot.scene == "result"
    assert pilot.announced
    pilot.key("Tab")
    pilot.key("Escape", silent=SILENT)
    assert pilot.scene in ("title", "result")


def test_keys_that_work_everywhere(pilot: Pilot) -> None:
    pilot.start("play", "enthrone", "--seed", "3", "--level", "novice")
    Player(pilot, 3).to_table()
    pilot.key("Escape", silent=SILENT)
    assert pilot.scene == "pause"
    pilot.key("Escape", silent=SILENT)
    assert pilot.scene == "table"
    pilot.key("F1", silent=SILENT)
    assert pilot.scene == "help"
    pilot.key("Escape", silent=SILENT)
    assert pilot.scene == "table"
    pilot.click(pilot.spots("tile:")[0].id)
    assert pilot.has("button:back")
    pilot.key("Escape", silent=SILENT)
    assert not pilot.has("button:back"), "Escape takes the choice back first"
    before = pilot.spot("button:menu").rect
    pilot.key("plus", "Shift_L", silent=SILENT)
    assert pilot.spot("button:menu").rect != before
    pilot.key("minus", silent=SILENT)
    assert pilot.spot("button:menu").rect == before


def test_undo_by_its_key(pilot: Pilot) -> None:
    pilot.start("play", "enthrone", "--seed", "3", "--level", "novice")
    player = Player(pilot, 3)
    player.to_table()
    for _ in range(8):
        player.move()
        if pilot.has("button:undo"):
            break
    pilot.key("z", "Control_L", silent=SILENT)
    (file,) = (pilot.folder / "data" / "matches").glob("*.jsonl")
    lines = [parsed(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert [line["do"] for line in lines[1:]].count(["Undo", {}]) == 1
