"""From what people type to a setup: how many play, and the house rules they agreed on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fae_tabletop.games.enemies_and_lovers.public import FEWEST, MOST, ROUNDS, EnemiesSetup, HouseRules

VARIANTS: dict[str, str] = {
    "steal_skips_draw": "Whoever plays a Steal or The Ghost has no Step 3 (R34).",
    "cancelled_x_still_skips": "A card with X costs the draw even when it came to nothing (R35).",
    "shield_blocks_jude": "A Shield also stops Jude and the theft of a Trap (R18).",
    "oak_target_only": "Only the target of a Poison may answer it with Oak (R50).",
    "mortal_own_turn": "Heather may also be played on one's own turn (R53).",
    "stall_rounds": "Rounds without any card moving, after which the game is drawn (R7).",
    "max_rounds": "Rounds after which the game is drawn (R7).",
}
"""The house rules by name, each with what it says when it is on, or what its number counts."""
WORDS: dict[str, bool] = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def standard_setup(variants: Sequence[str] = (), seats: int | None = None) -> EnemiesSetup:
    """Return the setup of a match, for two unless ``seats`` says more.

    A variant is ``name`` (on), ``name=off`` or ``name=number``.

    Raises ValueError naming an unknown or impossible variant and what there is.
    """
    seats = FEWEST if seats is None else seats
    if not FEWEST <= seats <= MOST:
        raise ValueError(f"Enemies & Lovers is for {FEWEST} to {MOST} seats, not for {seats}.")
    chosen: dict[str, Any] = {}
    for variant in variants:
        name, given, value = variant.partition("=")
        if name not in VARIANTS:
            raise ValueError(f"There is no variant called {name!r}; the variants are: {', '.join(VARIANTS)}.")
        chosen[name] = _value(name, value if given else None)
    return EnemiesSetup(seats, HouseRules(**chosen))


def _value(name: str, given: str | None) -> bool | int:
    """Return what a house rule is set to by ``given`` (None: only named). Raises ValueError with what is allowed."""
    if name in ROUNDS:
        least, most = ROUNDS[name]
        if given is not None and given.isdecimal() and least <= int(given) <= most:
            return int(given)
        raise ValueError(
            f"{name} is a number of rounds from {least} to {most}, such as {name}={getattr(HouseRules(), name)}."
        )
    if given is not None and given not in WORDS:
        raise ValueError(f"{name} is on or off, such as {name}=off.")
    return given is None or WORDS[given]
