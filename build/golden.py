"""Record golden matches anew, on purpose: what comes out is reviewed like code.

    python build/golden.py [--check]

Writes tests/golden/enthrone/<way>.txt, one match for each way a game can end and one for each board. With --check
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
from fae_tabletop.games.enthrone.public import EnthroneSetup, Move  # noqa: E402
from fae_tabletop.games.enthrone.rules import ENTHRONE  # noqa: E402
from fae_tabletop.games.enthrone.setup import board_names, standard_setup  # noqa: E402
from fae_tabletop.games.enthrone.state import State  # noqa: E402
from tests.rules.enthrone.policies import circling, eager, shy  # noqa: E402
from tests.support.boards import DEAD_ENDS_SETUP  # noqa: E402
from tests.support.golden import rendered  # noqa: E402
from tests.support.matches import Match, Policy, at_random  # noqa: E402

TARGET = ROOT / "tests" / "golden" / "enthrone"


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


def undone() -> list[str]:
    """Return the lines of a match in which a move and its reply are taken back, and others made instead."""
    match = Match(ENTHRONE, standard_setup(), 21).play(Dice(21), shy, 8)
    lines = match.lines()
    codec = Codec(ENTHRONE.vocabulary)
    fold = begun(ENTHRONE, read_header(lines[0]))
    for seat, command in match.entries:
        play(ENTHRONE, fold, seat, command)
    seat = fold.state.to_move
    play(ENTHRONE, fold, seat, Undo())
    lines.append(text({"seat": seat, "do": ["Undo", {}], "sum": checksum(ENTHRONE.facts(fold.state))}))
    for _ in range(3):
        mover = fold.state.to_move
        command = ENTHRONE.commands(fold.state, mover)[-1]
        play(ENTHRONE, fold, mover, command)
        line = {"seat": mover, "do": codec.write(command), "sum": checksum(ENTHRONE.facts(fold.state))}
        lines.append(text(line))
    return lines


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


def recordings() -> Iterator[tuple[str, str]]:
    """Yield the name and the text of each recording."""
    for name, made in MATCHES.items():
        yield name, rendered(ENTHRONE, made().lines())
    yield "undo", rendered(ENTHRONE, undone())


def main(arguments: list[str]) -> int:
    """Write or check the recordings."""
    different = 0
    TARGET.mkdir(parents=True, exist_ok=True)
    for name, recording in recordings():
        path = TARGET / f"{name}.txt"
        if path.is_file() and path.read_text(encoding="utf-8") == recording:
            continue
        different += 1
        if "--check" in arguments:
            print(f"{name} would come out differently")
        else:
            path.write_text(recording, encoding="utf-8")
            print(f"recorded {name}")
    print(f"{different} recordings differ" if different else "all recordings are as they were")
    return 1 if different and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
