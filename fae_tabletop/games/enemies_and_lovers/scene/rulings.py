"""The rulings that concern a card, in short sentences for people; numbers as in RULINGS.md. Plain data."""

from __future__ import annotations

from fae_tabletop.games.enemies_and_lovers.cards import CARD, CardId

RULINGS: dict[str, str] = {
    "R11": "In an exchange the new card takes the very place, face-down; a Shield there stays.",
    "R13": "A Shield never lies on or under a Shield.",
    "R15": "The Changeling may lie beside a Prince and a Conspirator, and stands for one that is missing.",
    "R16": "A complete Court wins at once, in anybody’s turn.",
    "R18": "A Shield does not stop Jude or the theft of a Trap.",
    "R19": "Aimed at a guarded card, Poison, Strike and Capture only cost the Shield.",
    "R20": "A Shield without a card protects nothing.",
    "R21": "Face-down cards of a Court are taken blind.",
    "R22": "The card that is hit is named only after everybody could answer.",
    "R23": "Of hidden hand cards one is drawn at random.",
    "R25": "What was spied lies open for all.",
    "R26": "A Trap that is spied is discarded without a theft.",
    "R27": "Only a Poison or Strike in the Court springs the Trap; its owner may take one Court card of the attacker.",
    "R28": "A Trap that is stolen or swapped away does nothing.",
    "R29": "When Mayhem comes upon a Trap, its owner may keep one other card; the Trap is discarded.",
    "R30": "After Mayhem all cards lie face-down in new slots, and the Shields are laid anew.",
    "R31": "Swapped hands arrive face-down; an empty hand may be swapped.",
    "R32": "With three cards or fewer all are discarded.",
    "R33": "The next turn is lost as a whole; answers are still possible.",
    "R34": "To steal is to acquire a card: no draw.",
    "R35": "The draw is lost for having played the card, even when it was cancelled.",
    "R36": "Who gains cards by it does not draw.",
    "R37": "Whoever has the Crown shows it, even under a Shield; it stays face-down.",
    "R38": "Each opponent with a hand gives one card, clockwise, unseen by the others.",
    "R39": "One of the cards looked at is always kept.",
    "R40": "The card itself is not in the pile yet.",
    "R41": "Spied cards turn face-down too; Shields stay open.",
    "R43": "Later cards come face-down again.",
    "R47": "One answer and one counter for each attack, no more.",
    "R48": "Against a Turnabout only the first attacker may play a Trickster.",
    "R49": "Only the first attacker can trick Oak, with Titch.",
    "R50": "Oak saves whom he likes: the target need not be his holder.",
    "R51": "The attack is now made by whoever turned it, upon the first attacker.",
    "R53": "It costs no step of a turn and closes no window.",
    "R54": "As in placing: a new slot, under a lone Shield, or a Shield on a card.",
    "R57": "Taken out of the discard pile it works again.",
}

_BY_SUBTYPE: dict[str, tuple[str, ...]] = {
    "crown": ("R16", "R37"),
    "prince": (),
    "conspirator": ("R39",),
    "coercion": ("R36",),
    "changeling": ("R15",),
    "trap": ("R27", "R26", "R28", "R29"),
    "shield": ("R19", "R20", "R13", "R18"),
    "steal": ("R23", "R34", "R35"),
    "treachery": ("R32",),
    "poison": ("R22", "R19", "R27", "R50"),
    "strike": ("R22", "R19", "R27"),
    "spy": ("R25", "R26"),
    "capture": ("R19", "R34"),
    "distraction": ("R33",),
    "mischief": ("R31",),
    "mayhem": ("R29", "R30"),
    "trickster": ("R47", "R48"),
    "trick_the_trickster": ("R47", "R49"),
    "turnabout": ("R51", "R48", "R57"),
    "mortal": ("R53", "R54"),
    "reveal_all": ("R43",),
    "conceal_all": ("R41",),
    "remorse": ("R36", "R40"),
    "regret": ("R36", "R40"),
    "flash_the_crown": ("R37",),
}
_BY_CARD: dict[str, tuple[str, ...]] = {
    "cardan": ("R36", "R40"),
    "dain": ("R38", "R36"),
    "balekin": ("R38", "R36"),
    "oak": ("R49", "R50", "R57"),
    "jude": ("R18", "R21"),
}


def rulings_for(card: CardId) -> tuple[tuple[str, str], ...]:
    """Return the rulings that concern a card, as number and sentence."""
    numbers = _BY_CARD.get(card, _BY_SUBTYPE[CARD[card].subtype])
    return tuple((number, RULINGS[number]) for number in numbers)
