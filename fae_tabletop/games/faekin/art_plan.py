"""What is on each of the 30 pictures, planned so that no two of them are alike.

`ART_PLAN.md` beside this file is the same table as a page. Tests hold the shares of busts, haloes and backgrounds
and compare every picture with every other one.
"""

from fae_tabletop.art.plan import Row, page_of, rows_of

_TABLE = """
S1 | object | still life | front | one sun, asleep | rays | gold | amber | wheat
S2 | creature | full | left and right | two swans, one with raised wings | none | dawn | white | pond
S3 | creature | view | upwards | three butterflies, each with wings of its own | none | green | orange | lavender
S4 | creature | full | left and right | four bees on the wing | none | gold | honey | comb
S5 | object | view | hanging | five lanterns on their cords | lamps | wine | vermilion | leafy wood
S6 | object | still life | front | six poppies on long stalks | none | deep | scarlet | corn field
S7 | creature | view | left and right | seven swallows, every beat of the wing | rays | dawn | steel blue | castle
S8 | object | still life | hanging | eight apples of many kinds | none | green | red | tree crown
S9 | creature | view | upwards | nine fireflies with lit tails | lamps | night | lime | ferns
S10 | object | view | front | ten sunflowers, tall and close | none | wine | yellow | fields
SJ | person | bust | left | page carries the sun's standard | none | green | ochre | leafy wood
SQ | person | bust | right | queen, roses and sunflowers under her crown | leaves | gold | auburn | round hills
SK | person | bust | left | king, his beard a lion's mane | sun | wine | ruby | pillars
SA | person | full | front | oak asleep on her feet, apples in her hair | leaf crown | gold | leaf green | meadow
W1 | object | still life | left | one moon, asleep in a cap | none | night | silver white | firs
W2 | creature | full | left and right | two wolves, one howls, one looks back | none | deep | grey | northern lights
W3 | object | still life | hanging | three drops of ice, cut like jewels | none | ice | crystal | cave
W4 | creature | full | front | four owls: awake, winking, asleep, wings out | none | poison | violet | birches
W5 | object | still life | upright | five candles on the sills | lamps | deep | wax white | window
W6 | creature | view | left and right | six hares, ears every way | none | ice | cream | snowfield
W7 | object | still life | hanging | seven bells with bows | none | night | bronze | castle
W8 | creature | view | right | stag on the ice under eight flakes | moon | ice | snow white | firs
W9 | creature | view | left and right | nine ravens about a tree | moon | dawn | black | bare tree
W10 | object | view | hanging | ten pine cones under snow | none | deep | brown | fir
WJ | person | bust | right | squire in a furred hood lifts a lantern | none | night | blue | winter wood
WQ | person | bust | left | queen, eyes closed, tall crown of icicles | shards | ice | indigo | fan of ice
WK | person | full | front | king asleep on his throne, sword upright | stars | deep | royal blue | throne
WA | person | full | front | birch asleep on his feet, beard of ice | ring | night | birch white | snow hills
X1 | person | full | front | fool on a rope, sun and flake thrown up | none | poison | motley | whirl
X2 | object | still life | front | mask that laughs and weeps | none | night | gold and silver | curtain
"""

PLAN: dict[str, Row] = rows_of(_TABLE)
"""The rows by card, in the order of the deck."""


def page() -> str:
    """The plan as the text of `ART_PLAN.md`."""
    return page_of("The pictures of FaeKin", PLAN)
