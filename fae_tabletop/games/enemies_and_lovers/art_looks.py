"""How each kind of card looks: its category's window and frame, its banner, its ink and its emblem.

A category is told by the shape of the window, by rose or berry, by words and by colour; never by colour alone.
"""

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Category:
    """A category's frame: `window` is a shape of `art.WINDOWS`, `dark` and `light` its sheets, outer to inner.

    `ink` is the colour of the name on the banner, `type_ink` that of the type line on the parchment.
    """

    window: str
    dark: str
    light: str
    banner: str
    ink: str
    type_ink: str
    thorns: bool
    roses: bool


CATEGORIES: dict[str, Category] = {
    "court": Category(
        window="ogee",
        dark="#2B1230",
        light="#4A1A3A",
        banner="#1A1D3A",
        ink="#FFF4D6",
        type_ink="#7A1D33",
        thorns=True,
        roses=True,
    ),
    "attack": Category(
        window="lancet",
        dark="#1C1226",
        light="#3C1628",
        banner="#7D1A2C",
        ink="#FFC2BD",
        type_ink="#A51C30",
        thorns=True,
        roses=False,
    ),
    "interrupt": Category(
        window="moon",
        dark="#101A38",
        light="#1D3566",
        banner="#1F4287",
        ink="#C4DBFF",
        type_ink="#2450AC",
        thorns=False,
        roses=False,
    ),
    "intrigue": Category(
        window="trefoil",
        dark="#0E2028",
        light="#1B4238",
        banner="#1F5B3F",
        ink="#C6F0CF",
        type_ink="#1F6B40",
        thorns=False,
        roses=False,
    ),
}

CROWN_INK = "#2A1608"

# Banners of the court's types where they differ from the category's.
BANNERS: dict[str, str] = {
    "crown": "#C79A45",
    "prince": "#7B2348",
    "conspirator": "#4B2E83",
    "coercion": "#A8324A",
}


@dataclass(frozen=True)
class Look:
    """A card's category (a key of `CATEGORIES`) and its type, which names its emblem."""

    category: str
    emblem: str

    @property
    def frame(self) -> Category:
        """The category's frame."""
        return CATEGORIES[self.category]

    @property
    def banner(self) -> str:
        """The colour of the banner the name is written on."""
        return BANNERS.get(self.emblem, self.frame.banner)

    @property
    def ink(self) -> str:
        """The colour of the name: dark on the gold banner, light on every other."""
        return CROWN_INK if self.emblem == "crown" else self.frame.ink


_TYPES: dict[tuple[str, str], str] = {
    ("court", "crown"): "the_crown_of_elfhame",
    ("court", "prince"): "cardan dain balekin oak",
    ("court", "conspirator"): "jude madoc oriana nicasia",
    ("court", "coercion"): "seduction kinship_bond tricked true_name mentor forced_promise",
    ("court", "changeling"): "kaye_fierch",
    ("court", "trap"): "rath_roiben_rye",
    ("court", "shield"): "vivienne taryn",
    ("attack", "steal"): "orlagh the_thistlewitch grimsen valerian",
    ("attack", "treachery"): "wren baphen",
    ("attack", "poison"): "wraithberry blusher_mushroom deathsweet",
    ("attack", "strike"): "stabbed_in_the_front stabbed_in_the_back",
    ("attack", "spy"): "mother_marrow grima_mog",
    ("attack", "capture"): "the_ghost",
    ("attack", "distraction"): "locke",
    ("attack", "mischief"): "fala_the_grand_fool",
    ("attack", "mayhem"): "everapple",
    ("interrupt", "trickster"): "queen_of_mirth rowan_berries ragwort_pony",
    ("interrupt", "trick_the_trickster"): "titch",
    ("interrupt", "turnabout"): "jack_and_carter_gordon",
    ("interrupt", "mortal"): "heather",
    ("intrigue", "intrigue"): "the_bomb the_roach the_tail riding_toad val_moren",
}

LOOKS: dict[str, Look] = {
    card: Look(category, emblem) for (category, emblem), cards in _TYPES.items() for card in cards.split()
}
"""The look of each of the 47 cards, in the order of the deck."""
