"""A game and its screens are loaded when one of that game is opened, and not with the title."""

import subprocess
import sys
from pathlib import Path

import pytest

from fae_tabletop.app.flows import SCREENS

ROOT = Path(__file__).resolve().parents[2]


def test_every_game_leads_to_screens_of_its_own() -> None:
    assert len({id(screens) for screens in SCREENS.values()}) == len(SCREENS)
    with pytest.raises(KeyError):
        SCREENS["chess"]


def test_the_title_loads_no_game() -> None:
    late = "[name for name in sys.modules if name.startswith('fae_tabletop.games.')]"
    code = f"import sys, fae_tabletop.app.main; print({late})"
    loaded = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert loaded.stdout.splitlines()[-1] == "[]"
