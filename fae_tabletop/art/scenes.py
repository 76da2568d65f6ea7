"""The catalogue of whole scenes: table, title and result."""

import skia

from fae_tabletop.art.picture import Painter, Picture, catalogue
from fae_tabletop.art.scenery import SCENE, SCENE_SCALE, draw_garden, draw_rays, draw_valley


def _scene(name: str, draw: Painter, quality: int = 82) -> Picture:
    """A picture of a whole window."""

    def on_canvas(canvas: skia.Canvas) -> None:
        canvas.scale(SCENE_SCALE, SCENE_SCALE)
        draw(canvas)

    size = (SCENE[0] * SCENE_SCALE, SCENE[1] * SCENE_SCALE)
    return Picture(f"scene/{name}", size, on_canvas, quality=quality, alpha=False)


PICTURES: dict[str, Picture] = catalogue(
    [_scene("table", draw_garden), _scene("title", draw_valley), _scene("rays", draw_rays)]
)
