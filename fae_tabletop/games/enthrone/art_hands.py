"""The rival's hands in the draw for the First Player: a closed fist and an open palm (E1)."""

from functools import partial

from fae_tabletop.art.hands import draw_fist, draw_open_hand
from fae_tabletop.art.hands_parts import HandLook
from fae_tabletop.art.hands_sleeve import SIDE
from fae_tabletop.art.picture import Picture, catalogue

# Seen on the viewer's left; the scene mirrors both for the other hand.
PICTURES: dict[str, Picture] = catalogue(
    Picture(f"enthrone/{name}", (SIDE, SIDE), partial(draw, look=HandLook()))
    for name, draw in (("fist-closed", draw_fist), ("fist-open", draw_open_hand))
)
