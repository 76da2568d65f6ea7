"""From what people type to a setup: how many play, and the house rules they agreed on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from fae_tabletop.games.enemies_and_lovers.public import FEWEST, MOST, EnemiesSetup, HouseRules

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
WORDS: dict[str, Any] = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


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
        chosen[name] = WORDS.get(value, int(value) if value.isdecimal() else value) if given else True
    try:
        rules = msgspec.convert(chosen, HouseRules)
    except msgspec.ValidationError as fault:
        raise ValueError(
            f"A house rule is on, off or a number, such as oak_target_only=on or max_rounds=50 ({fault})."
        ) from None
    return EnemiesSetup(seats, rules)
