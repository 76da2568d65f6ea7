"""The licence texts of everything that goes into a package, collected from where each part keeps them."""

import importlib.metadata
import re
import shutil
import sysconfig
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
_TEXT = re.compile(r"(^|/)(licen[cs]e|copying|lgpl|notice)[^/]*$", re.IGNORECASE)

NOTE = """\
Fae Tabletop is under the MIT licence (fae-tabletop/LICENSE). A package of it also holds:

{parts}
- Python: the licence of the Python Software Foundation.
- the start of the program (from pyinstaller): its licence allows use in programs under any licence.
- the fonts: SIL Open Font License, beside the fonts in assets/fonts.

pygame-ce and pytmx are under the GNU Lesser General Public License. They lie in this package as files of
their own, which you may replace by your own builds. Their source is published under these names in the Python
Package Index.

Shared libraries of other projects lie beside them, under their own licences: {libraries}.
"""


class LicenceMissing(Exception):
    """A part has no licence text; the message names it."""


def collect(target: Path, parts: Sequence[str], bundle: Path) -> None:
    """Write the licence texts of the installed distributions ``parts`` into ``target``, a folder each.

    ``bundle`` is the built folder, whose system libraries are named in the note. Raises LicenceMissing.
    """
    lines = []
    _copy(target / "fae-tabletop", [ROOT / "LICENSE"])
    for part in parts:
        distribution = importlib.metadata.distribution(part)
        _copy(target / part, texts(distribution))
        lines.append(f"- {part} {distribution.version}: {_kind(distribution)}.")
    _copy(target / "python", _python_licence())
    libraries = sorted({path.name for path in bundle.rglob("lib*.so.*")})
    note = NOTE.format(parts="\n".join(lines), libraries=", ".join(libraries) or "none")
    (target / "README.txt").write_text(note, encoding="utf-8", newline="\n")


def texts(distribution: importlib.metadata.Distribution) -> list[Path]:
    """Return the files of an installed ``distribution`` that hold its licence. Raises LicenceMissing."""
    found = [
        Path(str(distribution.locate_file(file)))
        for file in distribution.files or ()
        if _TEXT.search(str(file)) and not str(file).endswith((".py", ".pyc", ".html"))
    ]
    if not found:
        raise LicenceMissing(f"{distribution.name} {distribution.version} has no licence text")
    return sorted(found)


def _kind(distribution: importlib.metadata.Distribution) -> str:
    """Return the name of the licence of ``distribution``."""
    data = distribution.metadata.json
    classified = [
        line.rpartition(" :: ")[2]
        for line in data.get("classifier", ())
        if line.startswith("License :: OSI Approved :: ")
    ]
    return str(
        data.get("license_expression") or ", ".join(classified) or data.get("license") or "see its text"
    )


def _python_licence() -> list[Path]:
    """Return the licence text of the running Python. Raises LicenceMissing."""
    version = sysconfig.get_python_version()
    places = [
        Path(sysconfig.get_path("stdlib")) / "LICENSE.txt",
        Path(sysconfig.get_config_var("base") or "") / "LICENSE.txt",
        Path(f"/usr/share/doc/python{version}/copyright"),
        Path(f"/usr/share/doc/libpython{version}-minimal/copyright"),
    ]
    for place in places:
        if place.is_file():
            return [place]
    raise LicenceMissing("This Python has no licence text where Pythons keep it.")


def _copy(folder: Path, files: Sequence[Path]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for file in files:
        shutil.copyfile(file, folder / file.name)
