"""What is on each of the 47 pictures, planned before any was painted, so that no two of them are alike.

`ART_PLAN.md` beside this file is the same table as a page. Tests hold the shares of busts, haloes and backgrounds
and compare every picture with every other one.
"""

from fae_tabletop.art.plan import Row, page_of, rows_of

_TABLE = """
the_crown_of_elfhame | object | still life | upright | oak-leaf crown on a cushion | stars | night | gold | bare wood
cardan | person | bust | left | chin up under a thorn crown | thorns | wine | crimson | bare wood
dain | person | bust | right | calm above an otter's fur | moons | ice | silver | river
balekin | person | full | left | cloak spread like a wing, sword bared | sun | gold | black | pillars
oak | person | full | left | child with horns, reaching up | none | green | russet | oak wood
jude | person | bust | right | blade upright before the face | blades | dawn | bronze | castle
madoc | person | bust | left | tusked, red cap, armour | lozenges | poison | green | tents
oriana | person | bust | left | bowed under a veil | moon | night | white | hedge
nicasia | person | full | left | seated on a rock, tail curled, hair in the wind | moon | deep | teal | sea
seduction | hands | still life | right | one fist gives a rose, one hand reaches for it | rays | wine | rose | curtain
kinship_bond | object | still life | hanging | two plaits in one knot | none | dawn | auburn | ribbons
tricked | object | still life | upright | mirror with another face | glass | poison | silver | hall
true_name | object | still life | leaning | sealed scroll that glows | runes | deep | parchment | shelves
mentor | person | full | right | tall and small fencer, crossed blades | window | gold | indigo | hall
forced_promise | hands | still life | upright | raised, crossed wrists bound by a briar | none | green | umber | pillars
kaye_fierch | person | bust | front | eyes closed, half skin, half leaves | leaves | green | emerald | bare wood
rath_roiben_rye | person | three-quarter | front | closed helm, sword point down | rays | ice | steel | firs
vivienne | object | still life | front | shield with a cat's eye | none | dawn | amber | roofs
taryn | person | bust | left | in front of her twin's shadow | shield | wine | lilac | hedge
orlagh | person | full | right | enthroned in a breaking wave | none | deep | sea green | sea
the_thistlewitch | person | bust | left | hunched, thistles in her hair | thistles | poison | mauve | hills
grimsen | person | three-quarter | right | hammer raised over the anvil | none | gold | copper | forge
valerian | object | still life | leaning | fist of smoke carries off a locket | none | wine | smoke grey | brazier
wren | person | bust | right | bare antlers, frost on her cheek | none | ice | pale blue | ice spires
baphen | person | three-quarter | front | hat over the eyes, starry beard, astrolabe | rings | night | indigo | heavens
wraithberry | object | still life | hanging | pale berries with a death moth | moon | ice | bone white | bare wood
blusher_mushroom | object | still life | upright | red toadstools that drip | none | poison | scarlet | forest floor
deathsweet | object | still life | leaning | stoppered bottle, honey bells | lamp | gold | honey | window
stabbed_in_the_front | person | three-quarter | front | raised fist brings the knife down | burst | wine | black | rays
stabbed_in_the_back | person | three-quarter | back | knife between the shoulders | moon | night | slate | balcony
mother_marrow | person | view | front | spectacles and an opened acorn | none | dawn | brown | stall
grima_mog | person | three-quarter | front | broad grin over a cauldron | none | green | rust | kitchen
the_ghost | person | full | right | crouches on a gable, cloak flying | moon | deep | blue | roofs
locke | person | bust | front | fox mask on, leaves about | leaves | gold | copper red | autumn wood
fala_the_grand_fool | hands | view | hanging | king and fool on the strings of one hand | none | night | motley | stage
everapple | place | view | upright | one tree, one golden apple | rays | dawn | green gold | hills
queen_of_mirth | person | full | front | whirls with a goblet | none | wine | saffron | lanterns
rowan_berries | object | still life | hanging | cross of rowan twigs in red thread | none | deep | orange | door
ragwort_pony | creature | full | left | leaps, its mane in flower | sun | green | yellow | meadow
titch | creature | three-quarter | front | owl-eyed hob in a hollow | none | deep | grey brown | hollow tree
jack_and_carter_gordon | hands | view | left and right | two hands meet at one glass | none | ice | nut brown | glass
heather | place | view | back | girl before the door under the hill | none | dawn | heather | hills
the_bomb | object | still life | leaning | round bomb, lit fuse, cards in the flash | sparks | gold | iron | roofs
the_roach | creature | view | upright | beetle with a crown on its back | none | green | chestnut | wall
the_tail | creature | view | right | only the tail of a cat is left | none | poison | black | curtain
riding_toad | creature | full | left | saddled toad at a pond | moon | green | leaf green | pond
val_moren | object | still life | leaning | lute in a willow, a sleeping owl | none | deep | walnut | willow
"""

PLAN: dict[str, Row] = rows_of(_TABLE)
"""The rows by card, in the order of the deck."""


def page() -> str:
    """The plan as the text of `ART_PLAN.md`."""
    return page_of("The pictures of Enemies & Lovers", PLAN)
