"""The menu entry on Linux: it names the program wherever its folder lies, and leaves when asked to."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

LINUX = Path(__file__).resolve().parents[2] / "build" / "linux"
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs a POSIX shell")


def _unescaped(line: str) -> str:
    """Return the program that an Exec line names, read as the desktop entry specification says."""
    value = line.removeprefix("Exec=")
    value = value.replace("\\\\", "\0").replace("\0", "\\")
    assert value[0] == value[-1] == '"'
    value = value[1:-1]
    out, escaped = "", False
    for sign in value:
        if sign == "\\" and not escaped:
            escaped = True
            continue
        out += sign
        escaped = False
    return out.replace("%%", "%")


@pytest.mark.parametrize(
    "name", ["plain", "a b", "Ümlaut", "妖精", "100%", "it's", 'say "yes"', "$HOME`x`", "a\\b"]
)
def test_the_entry_names_the_program(tmp_path: Path, name: str) -> None:
    program = tmp_path / name
    shutil.copytree(LINUX, program)
    (program / "fae-tabletop.png").write_bytes(b"png")
    data = tmp_path / "data dir"
    environment = dict(os.environ, XDG_DATA_HOME=str(data))
    install = ["sh", str(program / "install.sh")]
    subprocess.run(install, env=environment, check=True, capture_output=True)
    entry = data / "applications" / "fae-tabletop.desktop"
    lines = entry.read_text(encoding="utf-8").splitlines()
    (start,) = (line for line in lines if line.startswith("Exec="))
    assert _unescaped(start) == str(program / "fae-tabletop")
    assert [line for line in lines if line != start] == [
        line
        for line in (LINUX / "fae-tabletop.desktop").read_text(encoding="utf-8").splitlines()
        if not line.startswith("Exec=")
    ]
    subprocess.run([*install, "--remove"], env=environment, check=True, capture_output=True)
    assert [path for path in data.rglob("*") if path.is_file() and path.suffix in (".desktop", ".png")] == []
