"""The command ``doctor``: looks over files, folders, screen and sound; the self-test also tries it all out."""

from __future__ import annotations

import argparse
import os
import wave
from collections.abc import Iterator
from pathlib import Path

import msgspec

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from fae_tabletop.app.errors import about, complain, quiet
from fae_tabletop.app.options import Options, options_from
from fae_tabletop.content.fonts import why_unsound
from fae_tabletop.content.paths import DataMissing, NoFolder, UserFolder, assets_dir, own_levels, user_folder
from fae_tabletop.core.codec import text
from fae_tabletop.table.lock import InstanceLock
from fae_tabletop.table.profile import Profile
from fae_tabletop.ui.audio import SOUNDS

PICTURES = {".webp", ".png", ".jpg"}
REPORT = "doctor.txt"


class Finding(msgspec.Struct, frozen=True):
    """One thing that was looked at.

    ``mark`` is ``ok``, ``note`` (the game can be played all the same) or ``fault``; ``remedy`` says what to
    do about it and is empty when all is well.
    """

    topic: str
    mark: str
    words: str
    remedy: str = ""

    def line(self) -> str:
        """Return the finding as a line for people."""
        return f"{self.mark:5} {self.topic}: {self.words}{' ' + self.remedy if self.remedy else ''}"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the command takes."""
    parser.add_argument(
        "--self-test", action="store_true", help="also start a bot and draw one frame of every scene"
    )
    parser.add_argument("--json", action="store_true", help="print the findings as JSON")


def run(args: argparse.Namespace) -> int:
    """Print the findings; returns 0, or 1 when there is a fault."""
    options = options_from(args)
    findings: list[Finding] = []
    for finding in examined(options, args.self_test):
        findings.append(finding)
        if not args.json:
            print(finding.line(), flush=True)
    healthy = all(finding.mark != "fault" for finding in findings)
    if args.json:
        print(text({"ok": healthy, "about": about(), "findings": findings}))
    elif healthy:
        print("All is well.")
    if args.self_test:
        _report(options, findings)
    return 0 if healthy else 1


def examined(options: Options, self_test: bool) -> Iterator[Finding]:
    """Yield one finding after another."""
    yield Finding("program", "ok", about())
    yield from _assets()
    yield from _levels()
    yield from _folders(options.data_dir)
    yield _display()
    yield _sound()
    if self_test:
        # Imported only now: it loads all there is.
        from fae_tabletop.app import selftest

        yield from selftest.tried()


def _assets() -> Iterator[Finding]:
    """Decode every picture, every font and every sound that ships."""
    again = "Unpack or install Fae Tabletop again."
    try:
        root = assets_dir()
    except DataMissing as fault:
        yield Finding("assets", "fault", str(fault))
        return
    pictures = fonts = 0
    for path in sorted(root.rglob("*")):
        try:
            if path.suffix in PICTURES:
                pictures += 1
                with quiet():
                    pygame.image.load(path)
            elif path.suffix == ".ttf":
                fonts += 1
                why = why_unsound(path)
                if why is not None:
                    yield Finding("assets", "fault", f"{path} {why}.", again)
        except (pygame.error, OSError) as fault:
            yield Finding("assets", "fault", f"{path} cannot be read ({fault}).", again)
    for name in SOUNDS:
        path = root / "sounds" / f"{name}.wav"
        why = _why_unheard(path)
        if why is not None:
            yield Finding("assets", "fault", f"{path} {why}.", again)
    if pictures and fonts:
        yield Finding(
            "assets", "ok", f"{pictures} pictures, {fonts} fonts and {len(SOUNDS)} sounds in {root}"
        )
    else:
        yield Finding("assets", "fault", f"There are {pictures} pictures and {fonts} fonts in {root}.", again)


def _why_unheard(path: Path) -> str | None:
    """Return what keeps a sound from being played, or None; a device is not needed to tell."""
    try:
        with wave.open(str(path), "rb") as sound:
            frames = sound.getnframes()
            whole = frames * sound.getsampwidth() * sound.getnchannels()
            return None if frames and len(sound.readframes(frames)) == whole else "breaks off"
    except FileNotFoundError:
        return "is missing"
    except (wave.Error, EOFError):
        return "is not a sound"
    except OSError as fault:
        return f"cannot be read ({fault.strerror})"


def _levels() -> Iterator[Finding]:
    """Read every board of every game that can be played in the window."""
    from fae_tabletop.app.catalog import CATALOG, TABLES
    from fae_tabletop.app.setups import boards_of, setup_for

    for game in (CATALOG[name] for name in TABLES):
        try:
            boards = boards_of(game.id)
            for board in boards:
                game.game.start(setup_for(game.id, board), 1)
        except (ValueError, DataMissing) as fault:
            words = str(fault).rstrip(".")
            yield Finding(
                "levels", "fault", f"{words}.", "Unpack or install Fae Tabletop again, or mend the map."
            )
        else:
            yield Finding("levels", "ok", f"{game.title}: {', '.join(boards) or 'no boards needed'}")


def _folders(chosen: Path | None) -> Iterator[Finding]:
    """Look at the player's folder: can it be written, is the profile sound, are matches damaged."""
    try:
        folder = user_folder(chosen)
    except NoFolder as fault:
        yield Finding("folders", "fault", str(fault))
        return
    if not folder.kept:
        yield Finding("folders", "note", str(folder.problem))
        return
    yield Finding("folders", "ok", f"{folder.root} can be written")
    lock = InstanceLock(folder.root)
    if not lock.alone:
        yield Finding(
            "folders",
            "note",
            "Fae Tabletop is open on this folder.",
            "A match open there is not offered here.",
        )
    lock.release()
    yield from _own_boards(folder)
    yield from _profile(folder)


def _own_boards(folder: UserFolder) -> Iterator[Finding]:
    """Look through the player's own boards; a folder that is not there has none."""
    from fae_tabletop.app.catalog import CATALOG
    from fae_tabletop.app.setups import MAKINGS

    for game, making in MAKINGS.items():
        if making.own_boards is None:
            continue
        place = own_levels(folder.root, game)
        try:
            there = making.own_boards(place)
        except DataMissing:
            # That is told of the levels already.
            continue
        for fault in there.refused:
            yield Finding("boards", "note", f"{fault}.", "Mend the map, or take it out of the folder.")
        names = ", ".join(board.name for board in there.boards) or "none"
        yield Finding("boards", "ok", f"your own for {CATALOG[game].title}: {names}, in {place}")


def _profile(folder: UserFolder) -> Iterator[Finding]:
    from fae_tabletop.app.catalog import RULES
    from fae_tabletop.table.library import facts_of

    if folder.profile.exists():
        profile = Profile(folder.profile)
        notice = profile.notice
        profile.close()
        if notice is None:
            yield Finding("profile", "ok", f"{folder.profile.name} is sound")
        else:
            yield Finding("profile", "note", notice)
    paths = sorted(folder.matches.glob("*.jsonl"))
    damaged = 0
    for path in paths:
        facts = facts_of(path, RULES)
        if facts.standing == "damaged":
            damaged += 1
            yield Finding(
                "matches", "note", f"{path} {facts.why}.", "It is left as it is; delete or mend it."
            )
        elif facts.warning is not None:
            damaged += 1
            yield Finding("matches", "note", facts.warning)
    if not damaged:
        yield Finding("matches", "ok", f"{len(paths)} saved")


def _display() -> Finding:
    """See whether a window could be shown here."""
    from fae_tabletop.ui.window import INVISIBLE

    try:
        with quiet():
            pygame.display.init()
    except pygame.error as fault:
        return Finding("display", "note", f"There is none ({fault}).", "Start in a desktop session to play.")
    driver = pygame.display.get_driver()
    sizes = ", ".join(f"{w}x{h}" for w, h in pygame.display.get_desktop_sizes())
    pygame.display.quit()
    if driver in INVISIBLE:
        return Finding(
            "display", "note", f"Only the invisible driver {driver} is there.",
            "Start in a desktop session, or set DISPLAY to a running one, to play.",
        )  # fmt: skip
    return Finding("display", "ok", f"driver {driver}, screens {sizes}")


def _sound() -> Finding:
    """See whether sounds could be heard here."""
    try:
        with quiet():
            pygame.mixer.init()
    except pygame.error as fault:
        return Finding(
            "sound", "note", f"No device can be opened ({fault}).", "The game plays on in silence."
        )
    pygame.mixer.quit()
    return Finding("sound", "ok", "a device can be opened")


def _report(options: Options, findings: list[Finding]) -> None:
    """Leave the findings of a self-test in the folder of the logs: a windowed program prints nowhere."""
    try:
        path = user_folder(options.data_dir).logs / REPORT
        path.write_text("\n".join([about(), *(one.line() for one in findings), ""]), encoding="utf-8")
    except (OSError, NoFolder) as fault:
        complain(f"the report cannot be written ({fault}).")
