"""The command ``cases``: run files of rule cases on the real rules and count what passes."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from fae_tabletop.app.errors import complain
from fae_tabletop.core.codec import CodecError, parsed, text
from fae_tabletop.games.enchanted_ivy import cases as ivy_cases
from fae_tabletop.games.enemies_and_lovers import cases as enemies_cases
from fae_tabletop.games.enthrone import cases as enthrone_cases
from fae_tabletop.games.faekin import cases as faekin_cases

RUNNERS: dict[str, Callable[[Any], str | None]] = {
    "enthrone": enthrone_cases.fault_of,
    "enemies-and-lovers": enemies_cases.fault_of,
    "faekin": faekin_cases.fault_of,
    "enchanted-ivy": ivy_cases.fault_of,
}
"""What runs one case of each game; it returns why the case fails, or None."""


class CasesError(Exception):
    """A file that holds no cases; the message is one sentence, ``status`` the exit status it means."""

    def __init__(self, why: str, status: int = 1) -> None:
        super().__init__(why)
        self.status = status


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a JSON file of rule cases")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def run(args: argparse.Namespace) -> int:
    """Run the files, print what fails and return the exit status.

    0: all pass; 1: a case fails or a file is broken; 2: there is no such file, or no rules for its game.
    """
    passed = 0
    failures: list[dict[str, str]] = []
    try:
        for path in args.files:
            runner, cases = read_cases(path)
            for number, case in enumerate(cases):
                why = runner(case)
                if why is None:
                    passed += 1
                else:
                    failures.append({"id": _id_of(case, number), "why": why})
    except CasesError as fault:
        complain(str(fault))
        return fault.status
    if args.json:
        print(text({"passed": passed, "failed": len(failures), "failures": failures}))
    else:
        for failure in failures:
            print(f"failed {failure['id']}: {failure['why']}")
        print(f"{passed} passed, {len(failures)} failed")
    return 1 if failures else 0


def read_cases(path: Path) -> tuple[Callable[[Any], str | None], list[Any]]:
    """Return what runs the cases of a file, and the cases as plain values. Raises CasesError."""
    try:
        content = parsed(path.read_bytes())
    except FileNotFoundError:
        raise CasesError(f"{path}: there is no such file.", 2) from None
    except OSError as fault:
        raise CasesError(f"{path} cannot be read ({fault.strerror}).") from None
    except CodecError as fault:
        raise CasesError(f"{path} is not a file of cases ({fault}).") from None
    if not isinstance(content, dict) or not isinstance(content.get("cases"), list):
        raise CasesError(f"{path} is not a file of cases: it needs a game and a list of cases.")
    game = content.get("game")
    if not isinstance(game, str) or game not in RUNNERS:
        known = ", ".join(RUNNERS)
        raise CasesError(f"{path} is about {json.dumps(game)}; this version has rule cases for {known}.", 2)
    return RUNNERS[game], content["cases"]


def _id_of(case: Any, number: int) -> str:
    """Return the id of a case, or its place in the file when it has none."""
    name = case.get("id") if isinstance(case, dict) else None
    return name if isinstance(name, str) else f"case {number + 1}"
