"""The printed cards of Enemies & Lovers as data: names, kinds, icons and what each does, in our own words."""

from __future__ import annotations

from typing import Literal, NamedTuple, get_args

CardId = Literal[
    "the_crown_of_elfhame", "cardan", "dain", "balekin", "oak", "jude", "madoc", "oriana", "nicasia",
    "seduction", "kinship_bond", "tricked", "true_name", "mentor", "forced_promise", "kaye_fierch",
    "rath_roiben_rye", "vivienne", "taryn", "orlagh", "the_thistlewitch", "grimsen", "valerian", "wren",
    "baphen", "wraithberry", "blusher_mushroom", "deathsweet", "stabbed_in_the_front", "stabbed_in_the_back",
    "mother_marrow", "grima_mog", "the_ghost", "locke", "fala_the_grand_fool", "everapple", "queen_of_mirth",
    "rowan_berries", "ragwort_pony", "titch", "jack_and_carter_gordon", "heather", "the_bomb", "the_roach",
    "the_tail", "riding_toad", "val_moren",
]  # fmt: skip
"""The 47 cards that are dealt, in the order of the rules page."""

Kind = Literal["court", "attack", "interrupt", "intrigue"]
Subtype = Literal[
    "crown", "prince", "conspirator", "coercion", "changeling", "trap", "shield",
    "steal", "treachery", "poison", "strike", "spy", "capture", "distraction", "mischief", "mayhem",
    "trickster", "trick_the_trickster", "turnabout", "mortal",
    "reveal_all", "conceal_all", "remorse", "regret", "flash_the_crown",
]  # fmt: skip
Effect = Literal[
    "none", "draw_two", "look", "take", "regret", "give", "jude", "reveal", "conceal", "flash",
    "steal", "treachery", "poison", "strike", "spy", "capture", "distraction", "mischief", "mayhem",
]  # fmt: skip
"""What happens when a card is played in Step 2; ``none`` for cards that cannot be."""


class Card(NamedTuple):
    """One printed card.

    ``crossed`` is the crossed key: neither Trickster nor Turnabout may answer. ``skips_draw`` is the X icon:
    played in Step 2 there is no Step 3 (the house rule R34 may lift it from Steal and Capture). ``text`` is
    what the face says, in our own words.
    """

    id: CardId
    name: str
    kind: Kind
    subtype: Subtype
    effect: Effect
    crossed: bool
    skips_draw: bool
    text: str


class Reference(NamedTuple):
    """One of the four help sheets; they are not dealt (R1)."""

    id: str
    name: str


_COERCION = "Draw two cards."
_LOOK = "Look at the next three cards. Keep one, discard the others."
_GIVE = "Each opponent gives you one hand card of their own choice."
_SHIELD = "Lies face-up over a Court card, or alone. Absorbs one attack on that card."
_STEAL = "Take one card from an opponent's hand."
_TREACHERY = "An opponent discards three hand cards of their own choice."
_KILL = "Send one card of an opponent, from hand or Court, to the discard pile."
_SPY = "Turn one hidden card of an opponent face-up, in hand or Court, even under a Shield."
_TRICKSTER = "Cancel an attack on you, or a Turnabout against your attack."

CARDS: tuple[Card, ...] = (
    Card(
        "the_crown_of_elfhame", "The Crown of Elfhame", "court", "crown", "none", True, False,
        "No Court wins without it. Belongs in a hand or a Court, and is never played.",
    ),
    Card(
        "cardan", "Cardan", "court", "prince", "take", True, True,
        "Take any one card you like from the discard pile.",
    ),
    Card("dain", "Dain", "court", "prince", "give", True, True, _GIVE),
    Card("balekin", "Balekin", "court", "prince", "give", True, True, _GIVE),
    Card(
        "oak", "Oak", "court", "prince", "none", True, False,
        "Out of turn: cancel any Poison, whoever it is meant for.",
    ),
    Card(
        "jude", "Jude", "court", "conspirator", "jude", True, True,
        "Steal one card from an opponent's Court into your hand, Shield or no Shield.",
    ),
    Card("madoc", "Madoc", "court", "conspirator", "look", True, True, _LOOK),
    Card("oriana", "Oriana", "court", "conspirator", "look", True, True, _LOOK),
    Card("nicasia", "Nicasia", "court", "conspirator", "look", True, True, _LOOK),
    Card("seduction", "Seduction", "court", "coercion", "draw_two", True, True, _COERCION),
    Card("kinship_bond", "Kinship Bond", "court", "coercion", "draw_two", True, True, _COERCION),
    Card("tricked", "Tricked", "court", "coercion", "draw_two", True, True, _COERCION),
    Card("true_name", "True Name", "court", "coercion", "draw_two", True, True, _COERCION),
    Card("mentor", "Mentor", "court", "coercion", "draw_two", True, True, _COERCION),
    Card("forced_promise", "Forced Promise", "court", "coercion", "draw_two", True, True, _COERCION),
    Card(
        "kaye_fierch", "Kaye Fierch", "court", "changeling", "none", True, False,
        "In your Court she stands for a Prince or for a Conspirator, never for both.",
    ),
    Card(
        "rath_roiben_rye", "Rath Roiben Rye", "court", "trap", "none", True, False,
        "Killed in your Court, he lets you steal a Court card of the attacker.",
    ),
    Card("vivienne", "Vivienne", "court", "shield", "none", True, False, _SHIELD),
    Card("taryn", "Taryn", "court", "shield", "none", True, False, _SHIELD),
    Card("orlagh", "Orlagh", "attack", "steal", "steal", False, True, _STEAL),
    Card("the_thistlewitch", "The Thistlewitch", "attack", "steal", "steal", False, True, _STEAL),
    Card("grimsen", "Grimsen", "attack", "steal", "steal", False, True, _STEAL),
    Card("valerian", "Valerian", "attack", "steal", "steal", False, True, _STEAL),
    Card("wren", "Wren", "attack", "treachery", "treachery", False, False, _TREACHERY),
    Card("baphen", "Baphen", "attack", "treachery", "treachery", False, False, _TREACHERY),
    Card("wraithberry", "Wraithberry", "attack", "poison", "poison", False, False, _KILL),
    Card("blusher_mushroom", "Blusher Mushroom", "attack", "poison", "poison", False, False, _KILL),
    Card("deathsweet", "Deathsweet", "attack", "poison", "poison", False, False, _KILL),
    Card("stabbed_in_the_front", "Stabbed in the Front", "attack", "strike", "strike", False, False, _KILL),
    Card("stabbed_in_the_back", "Stabbed in the Back", "attack", "strike", "strike", False, False, _KILL),
    Card("mother_marrow", "Mother Marrow", "attack", "spy", "spy", False, False, _SPY),
    Card("grima_mog", "Grima Mog", "attack", "spy", "spy", False, False, _SPY),
    Card(
        "the_ghost", "The Ghost", "attack", "capture", "capture", False, True,
        "Steal one card from an opponent's Court into your hand. A Shield stops it.",
    ),
    Card(
        "locke", "Locke", "attack", "distraction", "distraction", False, False,
        "An opponent loses their next turn.",
    ),
    Card(
        "fala_the_grand_fool", "Fala, The Grand Fool", "attack", "mischief", "mischief", False, False,
        "Change hands with an opponent.",
    ),
    Card(
        "everapple", "Everapple", "attack", "mayhem", "mayhem", False, False,
        "Change Courts with an opponent.",
    ),
    Card("queen_of_mirth", "Queen of Mirth", "interrupt", "trickster", "none", True, False, _TRICKSTER),
    Card("rowan_berries", "Rowan Berries", "interrupt", "trickster", "none", True, False, _TRICKSTER),
    Card("ragwort_pony", "Ragwort Pony", "interrupt", "trickster", "none", True, False, _TRICKSTER),
    Card(
        "titch", "Titch", "interrupt", "trick_the_trickster", "none", True, False,
        "Cancel the Trickster, or Oak, that would stop your attack.",
    ),
    Card(
        "jack_and_carter_gordon", "Jack & Carter Gordon", "interrupt", "turnabout", "none", False, False,
        "Turn an attack on you back on the attacker.",
    ),
    Card(
        "heather", "Heather", "interrupt", "mortal", "none", True, False,
        "At any moment: put one Court card from your hand into your Court.",
    ),
    Card(
        "the_bomb", "The Bomb", "intrigue", "reveal_all", "reveal", True, False,
        "Every card in every hand and Court turns face-up.",
    ),
    Card(
        "the_roach", "The Roach", "intrigue", "conceal_all", "conceal", True, False,
        "Every card in every hand and Court turns face-down. Shields stay as they are.",
    ),
    Card(
        "the_tail", "The Tail", "intrigue", "remorse", "take", True, True,
        "Take any one card you like from the discard pile.",
    ),
    Card(
        "riding_toad", "Riding Toad", "intrigue", "regret", "regret", True, True,
        "Take the top three cards of the discard pile.",
    ),
    Card(
        "val_moren", "Val Moren", "intrigue", "flash_the_crown", "flash", True, False,
        "An opponent who has the Crown must show it to all.",
    ),
)  # fmt: skip
"""The cards that are dealt, in the order of CardId; a card's place here is its number in the rules."""

IDS: tuple[CardId, ...] = get_args(CardId)
NUMBER: dict[str, int] = {card.id: number for number, card in enumerate(CARDS)}
CARD: dict[str, Card] = {card.id: card for card in CARDS}
NAMES: dict[str, str] = {card.id: card.name for card in CARDS}

REFERENCES: tuple[Reference, ...] = tuple(Reference(f"reference_{i}", "Reference card") for i in range(1, 5))

KIND_NAMES: dict[str, str] = {
    "court": "Court", "attack": "Attack", "interrupt": "Interrupt", "intrigue": "Intrigue",
}  # fmt: skip
SUBTYPE_NAMES: dict[str, str] = {
    name: name.replace("_", " ").title().replace(" The ", " the ") for name in get_args(Subtype)
}
"""What a subtype is called for people, such as ``Flash the Crown``."""

LIMITED: tuple[Subtype, ...] = ("crown", "prince", "conspirator", "coercion")
"""What a winning Court is made of; a Court holds at most one of each."""
