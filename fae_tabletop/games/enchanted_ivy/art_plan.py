"""What is on each of the thirty guests' tokens, planned so that no two of them are alike.

`ART_PLAN.md` beside this file is the same table as a page. Tests hold the shares of busts, haloes and backgrounds
and compare every token with every other one.
"""

from fae_tabletop.art.plan import Row, page_of, rows_of

_TABLE = """
monk | person | bust | front | eyes shut, a finger on his lips | gold disc | gold | brown | hood
mystery_knight | object | bust | front | great helm with a lit slit | ice moon behind | deep | steel | plume
painter | person | three-quarter | front | looks over a palette | none | dawn | red | brush
bee_countess | creature | three-quarter | front | hair piled like a hive | lime disc | green | honey | wings
hedge_dragon | creature | bust | left | breathes a flame at its acorn | small moon, left | poison | leaf green | coils
topiary_ghost | object | three-quarter | front | clipped gentleman, shears | moon, right | night | box green | none
owl_astronomer | creature | three-quarter | upwards | one eye at the telescope | small moon, left | night | tawny | none
kite_maker | object | view | upwards | a kite flies, a child holds it | moon, upper left | deep | vermilion | none
weathercock | object | full | left | stands on its bent arrow | sunset disc | wine | gilt | none
teacup_smuggler | person | bust | front | eyes between hat and collar, three cups | none | ice | drab | coat
lamplighter | person | three-quarter | front | great moustache beside a lantern | lamp | night | navy | none
vampire_tailor | person | bust | front | fangs over a measuring tape | violet disc | poison | white | collar
opera_toad | creature | bust | front | mouth wide open in song | red disc | wine | grass green | boa
mole_duke | creature | bust | front | star of a nose over a ruff, monocle | green disc | green | velvet | none
judge_heron | creature | full | left | on one leg, scales at the beak | moon, right | dawn | pale blue | none
racing_tortoise | creature | full | left | at full stretch, scarf flying | none | green | tortoiseshell | speed lines
gossiping_mushroom | object | full | right | whispers behind a hand | none | poison | scarlet | none
homesick_giant | person | view | front | one tear, fills the window | moon, upper right | ice | tan | mountains
chess_phantom | object | full | front | a bishop with eyes in its mitre | none | poison | pearl | chequers
mirror_maker | object | still life | left and right | two profiles meet in a mirror | none | wine | gold | mirror
perfumer | creature | three-quarter | left | under her own tail, with an atomizer | rose disc | dawn | black | tail
tax_imp | creature | bust | front | grins over stacks of coins | none | gold | red | coins
fire_salamander | creature | bust | front | helmet and whistle | pale gold disc | wine | black and yellow | none
ghostly_accountant | object | three-quarter | front | eye-shade over an abacus | none | deep | sheet white | abacus
scarecrow | object | bust | front | stitched smile under a bent hat | peach disc | dawn | sackcloth | straw
candle_twins | object | still life | front | two candles, one a finger taller | flames | wine | wax | none
feuding_cousins | creature | three-quarter | left and right | two geese back to back | none | green | white | none
raven_courier | creature | bust | left | letter in the beak, satchel strap | moon, right | gold | raven black | none
granny_patchwork | person | three-quarter | front | shawl of squares | pale disc | deep | many colours | shawl
lost_prince | person | three-quarter | front | crown askew, map upside down | moon, upper left | green | straw | map
"""

PLAN: dict[str, Row] = rows_of(_TABLE)
"""The plan of every guest's token by its id, in the order of the guests."""


def page() -> str:
    """Return the plan as the text of `ART_PLAN.md`."""
    return page_of("The guests of Enchanted Ivy, planned", PLAN)
