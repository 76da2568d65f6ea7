"""Shows a folder in the file manager of the system."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from fae_tabletop.app.errors import log

_LIBRARIES = "LD_LIBRARY_PATH"


def show_folder(folder: Path) -> bool:
    """Ask the system to show ``folder``; returns whether it could be asked. Nothing is waited for."""
    try:
        if sys.platform == "win32":
            os.startfile(folder)
            return True
        opener = shutil.which("open" if sys.platform == "darwin" else "xdg-open")
        if opener is None:
            return False
        subprocess.Popen(
            [opener, str(folder)],
            env=_outside(dict(os.environ)),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
    except OSError as fault:
        log.warning("no file manager: %s", fault)
        return False
    return True


def _outside(environment: dict[str, str]) -> dict[str, str]:
    """Return the environment for other programs: the packaged program looks for libraries in its own folder."""
    before = environment.pop(f"{_LIBRARIES}_ORIG", None)
    if before is not None:
        environment[_LIBRARIES] = before
    elif getattr(sys, "frozen", False):
        environment.pop(_LIBRARIES, None)
    return environment
