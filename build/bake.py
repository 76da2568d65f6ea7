"""Paints the pictures under `assets/` from their recipes and remembers their sources in `assets/art.lock`.

    bake.py                    paint what is new or whose recipe changed
    bake.py --changed          the same
    bake.py NAME ...           paint these; a name may be a pattern like "enthrone/pawn-*"
    bake.py --all              paint everything
    bake.py --list [NAME ...]  name the files and say which are stale
    bake.py --sheet FILE NAME ...     a contact sheet of how they come out now; paints no file
    bake.py --preview FOLDER NAME ... paint them as PNG into a folder instead
    bake.py --check [NAME ...] [--some N]  paint in memory and compare with what is stored

`--jobs N` sets the number of processes (default: all cores). Needs the packages of the extra `art`.
"""

import argparse
import fnmatch
import importlib
import io
import os
import sys
import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path, PurePosixPath

import skia
from PIL import Image, ImageChops, ImageDraw, ImageStat

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from fae_tabletop.art import fonts, lock  # noqa: E402 - the clone must come first on the path
from fae_tabletop.art.picture import Picture  # noqa: E402

COMPARE_WIDTH = 150  # px; a picture is compared with the stored one at this width
TOLERANCE = 1.5  # of 255, the largest mean difference


@dataclass(frozen=True)
class Job:
    """One file to paint: its path under assets and the catalogue module that knows its recipe."""

    file: str
    module: str

    @property
    def name(self) -> str:
        """The file without its suffix, as it is named on the command line."""
        return str(PurePosixPath(self.file).with_suffix(""))


def jobs_of(module: str) -> list[Job]:
    """Every file a catalogue module can paint."""
    if module == fonts.__name__:
        files = [f"fonts/{name}" for name in (*fonts.CUTS, *fonts.LICENCES)]
    else:
        loaded = importlib.import_module(module)
        pictures: Mapping[str, Picture] = getattr(loaded, "PICTURES", {})
        texts: Mapping[str, str] = getattr(loaded, "TEXTS", {})
        files = [picture.file for picture in pictures.values()] + list(texts)
    return [Job(file, module) for file in files]


def all_jobs() -> dict[str, Job]:
    """Every file of every catalogue, by its path. Raises ValueError when two recipes paint one file."""
    found: dict[str, Job] = {}
    for module in lock.catalogues():
        for job in jobs_of(module):
            if job.file in found:
                raise ValueError(f"{job.file} is painted by {found[job.file].module} and {module}")
            found[job.file] = job
    return found


def picture_of(job: Job) -> Picture | None:
    """The recipe of a job, or None when it is a text or a font."""
    pictures: Mapping[str, Picture] = getattr(importlib.import_module(job.module), "PICTURES", {})
    return pictures.get(job.name)


def paint(picture: Picture) -> Image.Image:
    """The picture as Pillow keeps it, colours not multiplied by alpha."""
    pixels = picture.surface().makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType)
    image = Image.fromarray(pixels)
    return image if picture.alpha else image.convert("RGB")


def encoded(picture: Picture) -> bytes:
    """The picture as the bytes of its file."""
    image, target = paint(picture), io.BytesIO()
    if picture.suffix == ".png":
        image.save(target, "PNG", optimize=True)
    else:
        image.save(target, "WEBP", quality=picture.quality, method=6, alpha_quality=90)
    return target.getvalue()


def content(job: Job) -> bytes:
    """The bytes of any file a job makes."""
    if job.module == fonts.__name__:
        return fonts.font_file(PurePosixPath(job.file).name)
    picture = picture_of(job)
    if picture is not None:
        return encoded(picture)
    text: str = importlib.import_module(job.module).TEXTS[job.file]
    return text.encode()


def bake(job: Job) -> str:
    """Paint one file into its place, whole or not at all; one that comes out the same is left untouched."""
    path = lock.ASSETS / job.file
    data = content(job)
    if path.is_file() and path.read_bytes() == data:
        return f"same     {job.file}"
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as temporary:
        temporary.write(data)
    Path(temporary.name).chmod(0o644)
    Path(temporary.name).replace(path)
    return f"painted  {job.file}  {len(data) / 1024:.0f} KB"


def preview(folder: Path, job: Job) -> str:
    """Paint one picture as PNG into a folder; texts and fonts are passed over."""
    picture = picture_of(job)
    if picture is None:
        return f"no picture  {job.file}"
    path = folder / (job.name.replace("/", "-") + ".png")
    paint(picture).save(path)
    return str(path)


def difference(job: Job) -> tuple[str, float]:
    """How far a file as it comes out now is from the stored one: a mean of 255; 255 when it is missing."""
    path = lock.ASSETS / job.file
    if not path.is_file():
        return job.file, 255.0
    picture = picture_of(job)
    if picture is None:
        return job.file, 0.0 if content(job) == path.read_bytes() else 255.0
    pair = [_small(Image.open(io.BytesIO(encoded(picture)))), _small(Image.open(path))]
    if pair[0].size != pair[1].size:
        return job.file, 255.0
    means = ImageStat.Stat(ImageChops.difference(*pair)).mean
    return job.file, sum(means) / len(means)


def _small(image: Image.Image) -> Image.Image:
    height = max(1, round(image.height * COMPARE_WIDTH / image.width))
    # Colours under full transparency are free to differ, so they are multiplied by alpha first.
    return image.convert("RGBa").resize((COMPARE_WIDTH, height), Image.Resampling.BOX)


def thumbnail(job: Job) -> tuple[str, Image.Image | None]:
    """A picture at no more than 240 px, as it comes out now."""
    picture = picture_of(job)
    if picture is None:
        return job.name, None
    image = paint(picture).convert("RGBA")
    image.thumbnail((240, 240), Image.Resampling.LANCZOS)
    return job.name, image


def sheet(made: Sequence[tuple[str, Image.Image]], path: Path) -> None:
    """Lay thumbnails out on a dark ground with their names."""
    columns = max(1, min(6, len(made)))
    rows = -(-len(made) // columns)
    whole = Image.new("RGB", (columns * 260, rows * 276), "#26284A")
    pen = ImageDraw.Draw(whole)
    for i, (name, image) in enumerate(made):
        x, y = i % columns * 260 + 10, i // columns * 276 + 8
        whole.paste(image, (x + (240 - image.width) // 2, y + (240 - image.height) // 2), image)
        pen.text((x, y + 246), name, fill="#FFF4D6")
    whole.save(path)


def spread(jobs: Sequence[Job], count: int) -> list[Job]:
    """So many jobs, evenly spread over a sequence of pictures."""
    pictures = [job for job in jobs if picture_of(job) is not None]
    return (
        pictures if count >= len(pictures) else [pictures[i * len(pictures) // count] for i in range(count)]
    )


def each(work: Callable[[Job], str], jobs: Sequence[Job], processes: int) -> None:
    """Do the work for every job in parallel and print what each says."""
    with ProcessPoolExecutor(processes) as pool:
        for line in pool.map(work, jobs):
            print(line, flush=True)


def remember(jobs: Iterable[Job], known: Mapping[str, Job]) -> None:
    """Write what was painted into the lock, and forget files that no recipe knows any more."""
    entries = lock.read_lock()
    for file in [file for file in entries if file not in known]:
        print(f"removed  {file}")
        (lock.ASSETS / file).unlink(missing_ok=True)
        del entries[file]
    entries.update({job.file: lock.Entry(job.module, lock.digest(job.module)) for job in jobs})
    lock.write_lock(entries)


def arguments(words: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help="a file without its suffix, or a pattern")
    parser.add_argument("--changed", action="store_true", help="what is new or whose recipe changed")
    parser.add_argument("--all", action="store_true", help="everything")
    parser.add_argument("--list", action="store_true", help="name the files, paint nothing")
    parser.add_argument("--sheet", type=Path, metavar="FILE", help="write a contact sheet, paint nothing")
    parser.add_argument("--preview", type=Path, metavar="FOLDER", help="write PNG files here, paint nothing")
    parser.add_argument("--check", action="store_true", help="compare with what is stored, paint nothing")
    parser.add_argument("--some", type=int, metavar="N", help="only N pictures, evenly spread")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    return parser.parse_args(words)


def chosen(known: Mapping[str, Job], names: Sequence[str]) -> list[Job]:
    """The jobs that match the names. Raises SystemExit when a name matches none."""
    found: dict[str, Job] = {}
    for pattern in names or ["*"]:
        fitting = [
            job for job in known.values() if fnmatch.fnmatchcase(job.name, pattern) or job.file == pattern
        ]
        if not fitting:
            sys.exit(f"no recipe is called {pattern}")
        found.update({job.file: job for job in fitting})
    return [found[file] for file in sorted(found)]


def main(words: Sequence[str] | None = None) -> int:
    """Run the command; 1 when a check failed."""
    options = arguments(words)
    known = all_jobs()
    entries = lock.read_lock()
    outdated = set(lock.stale(entries))
    due = {
        file
        for file in known
        if file not in entries or file in outdated or not (lock.ASSETS / file).is_file()
    }
    jobs = chosen(known, options.names)
    if options.some:
        jobs = spread(jobs, options.some)
    if options.list:
        for job in jobs:
            print("stale  " if job.file in due else "fresh  ", job.file)
        return 0
    if options.sheet:
        with ProcessPoolExecutor(options.jobs) as pool:
            made = [(name, image) for name, image in pool.map(thumbnail, jobs) if image is not None]
        sheet(made, options.sheet)
        return 0
    if options.preview:
        options.preview.mkdir(parents=True, exist_ok=True)
        each(partial(preview, options.preview), jobs, options.jobs)
        return 0
    if options.check:
        with ProcessPoolExecutor(options.jobs) as pool:
            results = list(pool.map(difference, jobs))
        for file, distance in results:
            print(f"{distance:6.2f}  {file}")
        return 1 if not results or max(distance for _, distance in results) > TOLERANCE else 0
    if options.changed or not (options.names or options.all):
        jobs = [job for job in jobs if job.file in due]
    each(bake, jobs, options.jobs)
    remember(jobs, known)
    return 0


if __name__ == "__main__":
    sys.exit(main())
