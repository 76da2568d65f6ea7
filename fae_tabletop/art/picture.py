"""What a picture is: a name under `assets/`, a size in pixels and a function that draws it.

A catalogue is a module with a top-level `PICTURES: dict[str, Picture]`, in `fae_tabletop/art/` or a game's
`art*.py`. The bake finds catalogues by that name.
"""

import random
import zlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

import skia

Painter = Callable[[skia.Canvas], None]


@dataclass(frozen=True)
class Picture:
    """A recipe. `id` is the path under `assets/` without its suffix, `size` is width and height in pixels.

    `draw` paints on a transparent canvas of that size. `quality` is that of the WebP file (1 to 100);
    `alpha` False flattens the picture. `suffix` ".png" writes a PNG, which some platforms want for icons.
    """

    id: str
    size: tuple[int, int]
    draw: Painter = field(repr=False)
    quality: int = 88
    alpha: bool = True
    suffix: str = ".webp"

    @property
    def file(self) -> str:
        """The file's path under `assets/`, with forward slashes."""
        return self.id + self.suffix

    def surface(self, scale: float = 1.0) -> skia.Surface:
        """The picture, drawn at `scale` times its size."""
        width, height = (max(1, round(side * scale)) for side in self.size)
        surface = skia.Surface(width, height)
        canvas = surface.getCanvas()
        canvas.scale(width / self.size[0], height / self.size[1])
        self.draw(canvas)
        return surface


def catalogue(pictures: Iterable[Picture]) -> dict[str, Picture]:
    """Pictures by id. Raises ValueError when two share an id."""
    found: dict[str, Picture] = {}
    for picture in pictures:
        if picture.id in found:
            raise ValueError(f"two pictures are called {picture.id}")
        found[picture.id] = picture
    return found


def seeded(name: str, salt: int = 0) -> random.Random:
    """A generator that depends on the name alone, the same in every process and on every machine."""
    return random.Random(zlib.crc32(name.encode()) + salt)
