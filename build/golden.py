"""Record golden matches anew, on purpose: what comes out is reviewed like code.

    python build/golden.py [--check]

Writes tests/golden/<game>/<name>.txt, one match for each way a game can end and one for each board. With --check
nothing is written and exit status 1 tells that a recording on disk would come out differently.
"""

import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from fae_tabletop.core.codec import Codec, checksum, text  # noqa: E402
from fae_tabletop.core.dice import Dice  # noqa: E402
from fae_tabletop.core.game import Command, Resign, Seat  # noqa: E402
from fae_tabletop.core.log import Undo, begun, play, read_header  # noqa: E402
from fae_tabletop.games.enchanted_ivy.doors import DOOR_IDS, DoorId  # noqa: E402
from fae_tabletop.games.enchanted_ivy.rules import ENCHANTED_IVY  # noqa: E402
from fae_tabletop.games.enchanted_ivy.setup import endless_setup, story_setup  # noqa: E402
from fae_tabletop.games.enemies_and_lovers.public import EnemiesSetup, HouseRules  # noqa: E402
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS  # noqa: E402
from fae_tabletop.games.enthrone.public import EnthroneSetup, Move  # noqa: E402
from fae_tabletop.games.enthrone.rules import ENTHRONE  # noqa: E402
from fae_tabletop.games.enthrone.setup import board_names, standard_setup  # noqa: E402
from fae_tabletop.games.enthrone.state import State  # noqa: E402
from fae_tabletop.games.faekin.public import FaekinSetup  # noqa: E402
from fae_tabletop.games.faekin.rules import FAEKIN  # noqa: E402
from tests.rules.enemies_and_lovers.policies import idle, playing, striving  # noqa: E402
from tests.rules.enthrone.policies import circling, eager, shy  # noqa: E402
from tests.rules.faekin.policies import duelling, talked  # noqa: E402
from tests.support.boards import DEAD_ENDS_SETUP  # noqa: E402
from tests.support.golden import rendered  # noqa: E402
from tests.support.matches import Match, Policy, at_random  # noqa: E402

SHORT = 70
"""Commands that a recorded match has at most, where it need not have certain ones in it."""
TARGET = ROOT / "tests" / "golden"


def homing(state: State, seat: Seat, commands: tuple[Command, ...], dice: Dice) -> Command:
    """Bring the own Chosen Pawn nearer to the Regalia whenever its tile is free; else disturb nothing much."""
    graph, own = state.graph, state.chosen[seat]

    def cost(command: Command) -> int:
        if not isinstance(command, Move):
            return 99
        steps = graph.steps(graph.index[command.to], graph.regalia)
        mine = command.to == (0, 0) or state.tiles[command.tile - 1] == own
        return (0 if mine else 50) + (steps if steps is not None else 40)

    return min(commands, key=cost) if dice.below(4) else dice.choice(commands)


def until(way: str, policy: Policy, setup: EnthroneSetup | None = None) -> Match:
    """Return the first match by seed that ends that way."""
    for seed in range(1, 2000):
        match = Match(ENTHRONE, setup or standard_setup(), seed).play(Dice(seed), policy)
        if match.state.why == way:
            return match
    raise SystemExit(f"no match of 2000 ends by {way}")


def resigned() -> Match:
    """Return a match that is given up after a few moves."""
    match = Match(ENTHRONE, standard_setup(), 11).play(Dice(11), at_random, 9)
    match.do(1, Resign())
    return match


def passing() -> Match:
    """Return a match on a board of dead ends in which a seat has to pass (E3)."""
    for seed in range(1, 5000):
        match = Match(ENTHRONE, DEAD_ENDS_SETUP, seed).play(Dice(seed), eager)
        if any(record.tile == 0 for record in match.state.moves):
            return match
    raise SystemExit("no match of 5000 has a pass")


def undone(match: Match) -> list[str]:
    """Return the lines of a match in which a seat takes back its last move, and three others are made instead."""
    game = match.game
    lines = match.lines()
    codec = Codec(game.vocabulary)
    fold = begun(game, read_header(lines[0]))
    for seat, command in match.entries:
        play(game, fold, seat, command)
    seat = next(seat for seat in match.seats if fold.undo_point(seat) is not None)
    play(game, fold, seat, Undo())
    lines.append(text({"seat": seat, "do": ["Undo", {}], "sum": checksum(game.facts(fold.state))}))
    for _ in range(3):
        mover = game.waiting(fold.state)[0]
        command = game.commands(fold.state, mover)[-1]
        play(game, fold, mover, command)
        line = {"seat": mover, "do": codec.write(command), "sum": checksum(game.facts(fold.state))}
        lines.append(text(line))
    return lines


def crowned(seats: int, way: str, wanted: tuple[str, ...] = ()) -> Match:
    """Return the first match of Enemies & Lovers that is won that way, with commands of these classes in it."""
    for seed in range(1, 20000):
        match = Match(ENEMIES_AND_LOVERS, EnemiesSetup(seats), seed).play_by_all(Dice(seed), striving, 200)
        said = {type(command).__name__ for _, command in match.entries}
        if match.state.way == way and said.issuperset(wanted) and (wanted or len(match.entries) < SHORT):
            return match
    raise SystemExit(f"no match of 20000 is won by {way} with {wanted}")


def busy() -> Match:
    """Return a match of four who play card after card until its last round."""
    setup = EnemiesSetup(4, HouseRules(max_rounds=8))
    return Match(ENEMIES_AND_LOVERS, setup, 5).play(Dice(5), playing)


def short() -> Match:
    """Return a match of three who do anything, until its last round."""
    setup = EnemiesSetup(3, HouseRules(False, False, True, True, False, 3, 12))
    return Match(ENEMIES_AND_LOVERS, setup, 9).play(Dice(9), at_random)


def stalled() -> Match:
    """Return a match in which nobody does anything until no card moves any more."""
    setup = EnemiesSetup(2, HouseRules(stall_rounds=1))
    return Match(ENEMIES_AND_LOVERS, setup, 3).play(Dice(3), idle)


def given_up() -> Match:
    """Return a match of three that one of them gives up."""
    match = Match(ENEMIES_AND_LOVERS, EnemiesSetup(3), 11).play(Dice(11), striving, 9)
    match.do(1, Resign())
    return match


def taken_back() -> list[str]:
    """Return a match in which a placement is taken back."""
    for seed in range(1, 200):
        match = Match(ENEMIES_AND_LOVERS, EnemiesSetup(3), seed).play(Dice(seed), striving, 10)
        if type(match.entries[-1][1]).__name__ == "Place" and match.state.why is None:
            return undone(match)
    raise SystemExit("no match of 200 ends with a placement")


ENEMIES: dict[str, Callable[[], Match]] = {
    "two": lambda: crowned(2, "place", ("SeatShields", "Retain")),
    "three": lambda: crowned(3, "place"),
    "four": lambda: crowned(4, "mortal"),
    "busy": busy,
    "rounds": short,
    "stalled": stalled,
    "resigned": given_up,
}


def claimed(way: str, setup: FaekinSetup, wanted: tuple[str, ...] = ()) -> Match:
    """Return the first round of FaeKin with talk that ends that way, with commands of these classes in it."""
    for seed in range(1, 20000):
        match = talked(setup, seed, SHORT)
        said = {type(command).__name__ for _, command in match.entries}
        if match.state.why == way and said.issuperset(wanted) and match.state.duels:
            return match
    raise SystemExit(f"no match of 20000 ends with {way} and {wanted}")


def left() -> Match:
    """Return a round of FaeKin that a seat gives up in the middle of a duel."""
    match = Match(FAEKIN, FaekinSetup(4), 8).play(Dice(8), duelling, 7)
    match.do(3, Resign())
    return match


def laid_down() -> list[str]:
    """Return a round of FaeKin in which a move of a token is taken back."""
    for seed in range(1, 2000):
        match = Match(FAEKIN, FaekinSetup(4), seed).play(Dice(seed), duelling, 20)
        if match.state.why is None and type(match.entries[-1][1]).__name__ == "MoveToken":
            return undone(match)
    raise SystemExit("no match of 2000 is at a claim after 20 commands")


def alone() -> Match:
    """Return a round of FaeKin in which all seats are of one Court, and the claim is wrong."""
    return claimed("nobody", FaekinSetup(4))


ALL_SAID = ("Say", "Ask", "Answer", "Claim", "MoveToken", "LockIn")

FAEKIN_MATCHES: dict[str, Callable[[], Match]] = {
    "two": lambda: claimed("claimant_court", FaekinSetup(2)),
    "two_jokers": lambda: claimed("fae", FaekinSetup(2, jokers=True)),
    "three": lambda: claimed("rival_court", FaekinSetup(3)),
    "three_jokers": lambda: claimed("claimant_court", FaekinSetup(3, jokers=True)),
    "five": lambda: claimed("claimant_court", FaekinSetup(5), ALL_SAID),
    "five_jokers": lambda: claimed("rival_court", FaekinSetup(5, jokers=True, goal=5, score=(1, 0, 2, 0, 4))),
    "nine": lambda: claimed("rival_court", FaekinSetup(9)),
    "nine_jokers": lambda: claimed("rival_court", FaekinSetup(9, jokers=True), ALL_SAID),
    "alone": alone,
    "resigned": left,
}


def inn_with(door: DoorId) -> Match:
    """Return an inn built at random in which that door is hung."""
    for seed in range(1, 2000):
        match = Match(ENCHANTED_IVY, story_setup("s03", (door,)), seed).play(Dice(seed), at_random)
        if match.state.inn.door_kind == door:
            return match
    raise SystemExit(f"the door {door} is never hung in 2000 inns")


def deserted() -> Match:
    """Return an inn that is given up half built."""
    match = Match(ENCHANTED_IVY, story_setup("s02"), 4).play(Dice(4), at_random, 9)
    match.do(0, Resign())
    return match


def rebuilt() -> list[str]:
    """Return an inn of which a card is taken down again."""
    for seed in range(1, 200):
        match = Match(ENCHANTED_IVY, story_setup("s01"), seed).play(Dice(seed), at_random, 8)
        if type(match.entries[-1][1]).__name__ == "Build":
            return undone(match)
    raise SystemExit("no inn of 200 has a card as its eighth command")


INNS: dict[str, Callable[[], Match]] = {
    "prologue": lambda: Match(ENCHANTED_IVY, story_setup(), 7).play(Dice(7), at_random),
    "endless": lambda: Match(ENCHANTED_IVY, endless_setup("e5", ("2", "7", "C")), 8).play(Dice(8), at_random),
    "resigned": deserted,
    **{f"door_{door}": partial(inn_with, door) for door in DOOR_IDS},
}

MATCHES: dict[str, Callable[[], Match]] = {
    "regalia": lambda: until("regalia", homing),
    "capture": lambda: until("capture", eager),
    "quarry": lambda: until("quarry", eager),
    "fourth": lambda: until("fourth", eager),
    "adjourned_turns": lambda: until("adjourned_turns", shy),
    "adjourned_repetition": lambda: until("adjourned_repetition", circling),
    "resigned": resigned,
    "pass": passing,
    # One on each board but the standard one, which the others are on.
    **{name: partial(until, "quarry", eager, standard_setup(name)) for name in board_names()[1:]},
}


def recordings() -> Iterator[tuple[str, str, str]]:
    """Yield the game, the name and the text of each recording."""
    for name, made in MATCHES.items():
        yield "enthrone", name, rendered(ENTHRONE, made().lines())
    shyly = Match(ENTHRONE, standard_setup(), 21).play(Dice(21), shy, 8)
    yield "enthrone", "undo", rendered(ENTHRONE, undone(shyly))
    for name, made in ENEMIES.items():
        yield "enemies-and-lovers", name, rendered(ENEMIES_AND_LOVERS, made().lines())
    yield "enemies-and-lovers", "undo", rendered(ENEMIES_AND_LOVERS, taken_back())
    for name, made in FAEKIN_MATCHES.items():
        yield "faekin", name, rendered(FAEKIN, made().lines())
    yield "faekin", "undo", rendered(FAEKIN, laid_down())
    for name, made in INNS.items():
        yield "enchanted-ivy", name, rendered(ENCHANTED_IVY, made().lines())
    yield "enchanted-ivy", "undo", rendered(ENCHANTED_IVY, rebuilt())


def main(arguments: list[str]) -> int:
    """Write or check the recordings."""
    different = 0
    for game, name, recording in recordings():
        path = TARGET / game / f"{name}.txt"
        if path.is_file() and path.read_text(encoding="utf-8") == recording:
            continue
        different += 1
        if "--check" in arguments:
            print(f"{game}/{name} would come out differently")
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(recording, encoding="utf-8")
            print(f"recorded {game}/{name}")
    print(f"{different} recordings differ" if different else "all recordings are as they were")
    return 1 if different and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
