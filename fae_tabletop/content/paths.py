"""Where the program's data and the player's folder lie, from source, from a wheel and when frozen."""

import atexit
import shutil
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

import platformdirs

_PACKAGE = Path(__file__).resolve().parent.parent
_NAME = "fae-tabletop"
_TITLE = "Fae Tabletop"


class DataMissing(Exception):
    """The pictures and levels are not where they must be; the message is one plain sentence."""


class NoFolder(Exception):
    """There is no place at all for this run's files; the message is one plain sentence."""


def is_frozen() -> bool:
    """Tell whether this is the packaged program."""
    return bool(getattr(sys, "frozen", False))


def data_root() -> Path:
    """Return the folder that holds ``assets`` and ``levels``.

    That is the folder of the packaged program, ``_data`` inside an installed package, or the clone around the
    source. Raises DataMissing when the folder found lacks either of them.
    """
    if is_frozen():
        root = Path(getattr(sys, "_MEIPASS", Path(sys.executable).parent))
    elif (_PACKAGE / "_data").is_dir():
        root = _PACKAGE / "_data"
    else:
        root = _PACKAGE.parent
    for part in ("assets", "levels"):
        if not (root / part).is_dir():
            raise DataMissing(f"The folder {root / part} is missing: unpack or install Fae Tabletop again.")
    return root


def assets_dir() -> Path:
    """Return the folder of the pictures and fonts. Raises DataMissing."""
    return data_root() / "assets"


def levels_dir(game: str) -> Path:
    """Return the folder of the boards and scenarios of ``game`` (its id). Raises DataMissing."""
    return data_root() / "levels" / game


@dataclass(frozen=True, slots=True)
class UserFolder:
    """The player's folder: matches, profile and logs. ``problem`` says why nothing is kept, if so.

    ``documents`` is where people look for files of their own; None keeps everything in ``root``.
    """

    root: Path
    problem: str | None = None
    documents: Path | None = None

    @property
    def kept(self) -> bool:
        """Whether what is written here will be there at the next start."""
        return self.problem is None

    @property
    def matches(self) -> Path:
        """The folder of the matches, one journal file each; made when first asked for."""
        return self._made("matches")

    @property
    def logs(self) -> Path:
        """The folder of the program's own log and its problem files; made when first asked for."""
        return self._made("logs")

    @property
    def exports(self) -> Path:
        """The folder of the matches that travel; made when first asked for."""
        if self.documents is not None and self.documents.is_dir():
            folder = self.documents / _TITLE
            try:
                folder.mkdir(exist_ok=True)
            except OSError:
                return self._made("exports")
            return folder
        return self._made("exports")

    def levels(self, game: str) -> Path:
        """Return the folder of the player's own boards for ``game`` (its id); made when first asked for."""
        return self._made(own_levels(self.root, game).relative_to(self.root))

    @property
    def profile(self) -> Path:
        """The database of settings, statistics and the index of matches; it need not exist yet."""
        return self.root / "profile.sqlite3"

    def _made(self, name: str | Path) -> Path:
        folder = self.root / name
        folder.mkdir(parents=True, exist_ok=True)
        return folder


def own_levels(chosen: Path | None, game: str) -> Path:
    """Return where the player's own boards for ``game`` lie, below the folder ``chosen``; nothing is made.

    None is the platform's place, as for ``user_folder``.
    """
    root = _platform_folder() if chosen is None else chosen.expanduser()
    return root / "levels" / game


def user_folder(chosen: Path | None = None) -> UserFolder:
    """Return the player's folder, made if need be: ``chosen``, or the platform's place for it.

    When it cannot be written, a temporary folder takes its place for this run and ``problem`` is the sentence
    for the banner. Raises NoFolder when not even that can be had.
    """
    wanted = chosen.expanduser() if chosen is not None else _platform_folder()
    reason = _why_unusable(wanted)
    if reason is None:
        documents = platformdirs.user_documents_path() if chosen is None else None
        return UserFolder(wanted.resolve(), documents=documents)
    try:
        spare = Path(tempfile.mkdtemp(prefix=f"{_NAME}-"))
    except OSError as error:
        raise NoFolder(
            f"{wanted} {reason}, and no temporary folder can be made ({error.strerror}): "
            "name another folder with --data-dir."
        ) from error
    atexit.register(shutil.rmtree, spare, ignore_errors=True)
    return UserFolder(
        spare, f"Nothing will be kept: {wanted} {reason}. Choose another folder with --data-dir."
    )


def _platform_folder() -> Path:
    """Return this system's folder for a player's files, for example ~/.local/share/fae-tabletop."""
    return platformdirs.user_data_path(_NAME, appauthor=False, roaming=False)


def _why_unusable(folder: Path) -> str | None:
    """Return why nothing can be written in ``folder``, worded to follow its name; None when all is well."""
    if not folder.is_absolute() and str(folder).startswith("~"):
        return "cannot be found, since this user has no home folder"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        # Asking for the rights is not enough: a full disk or a read-only mount shows only when writing.
        with tempfile.TemporaryFile(dir=folder) as probe:
            probe.write(b"fae")
            probe.flush()
    except (FileExistsError, NotADirectoryError):
        return "is a file where a folder is expected"
    except OSError as error:
        return f"cannot be written ({error.strerror})"
    return None
