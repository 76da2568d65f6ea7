"""The screens of every game, loaded when one of that game is first opened: the title needs none of them."""

from __future__ import annotations

from collections.abc import Mapping

from fae_tabletop.app.ondemand import OnDemand
from fae_tabletop.app.program import Screens


def _enthrone() -> Screens:
    from fae_tabletop.app import enthrone_flow

    return enthrone_flow.SCREENS


def _enemies_and_lovers() -> Screens:
    from fae_tabletop.app import enemies_and_lovers_flow

    return enemies_and_lovers_flow.SCREENS


def _faekin() -> Screens:
    from fae_tabletop.app import faekin_flow

    return faekin_flow.SCREENS


def _ivy() -> Screens:
    from fae_tabletop.app import ivy_flow

    return ivy_flow.SCREENS


SCREENS: Mapping[str, Screens] = OnDemand(
    {
        "enthrone": _enthrone,
        "enemies-and-lovers": _enemies_and_lovers,
        "faekin": _faekin,
        "enchanted-ivy": _ivy,
    }
)
"""The screens of the finished games."""
