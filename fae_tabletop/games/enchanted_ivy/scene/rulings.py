"""The rulings of Enchanted Ivy in short sentences for people; numbers as in RULINGS.md. Plain data."""

from __future__ import annotations

RULINGS: dict[str, str] = {
    "I1": (
        "The end. The two cards drawn last are played as one more turn, without filling the hand up again: an"
        " inn of N cards takes N/2 turns."
    ),
    "I2": "Tokens to spare stay in the bag and score nothing. A set-up with too few is refused.",
    "I3": "Filling up happens by itself, both cards at once; then the next card of the pile is seen.",
    "I4": "Both faces of a card show the same picture. Nothing is mirrored when it is turned over.",
    "I5": "Joined are two cards if ivy meets ivy at one of the three positions of their common edge at least.",
    "I6": (
        "Turning. A wall lies upright or turned by half a turn, a balcony always upright. There are no "
        "quarter turns."
    ),
    "I7": "A card that nothing joins is a patch of its own. Every card carries ivy.",
    "I8": "Faces, guests and doors never interrupt ivy, and ivy never crosses a gap.",
    "I9": "Patches are counted in the whole inn, at the end.",
    "I10": "The layout is neither turned nor mirrored; only where it lies is open.",
    "I11": "The first card may lie anywhere: all else is measured from it.",
    "I12": "Two cards, two placements. Each must be allowed when it is made, balcony first or wall first.",
    "I13": (
        "Walls and balconies may be spread over the layout in any way; only their number is fixed, half and "
        "half."
    ),
    "I14": "Where the gaps are is certain only where all ways to finish the inn agree.",
    "I15": "Gaps at the rim. An x of the layout is a gap wherever it stands, a dot never is.",
    "I16": "Top and bottom row are one row each, for the whole inn, full or not.",
    "I17": "Below a door nothing may be built, in any column.",
    "I18": (
        "A door at any time, once a suitable wall lies there, until the inn is counted; never a duty; it does"
        " not move."
    ),
    "I19": (
        "The row of a door is the bottom row when it is hung. Ways to finish the inn that need a lower one "
        "are over; where none would be left the door is refused."
    ),
    "I20": (
        "A wall with a door is no wall for guests, but still a card for flowers, ivy, edges, rows and "
        "columns."
    ),
    "I21": "Latecomers’ Hatch. One token goes from the hand onto the door, and one is drawn if the bag has one.",
    "I22": "The late guest is a guest for everybody; its space is neither wall nor balcony.",
    "I23": "Who is removed leaves an empty balcony, into which nobody moves again.",
    "I24": "The Mystery Knight looks along the whole row, over gaps too.",
    "I25": (
        "Distance. The next space is one away; steps are rows plus columns, over gaps and empty spaces as "
        "well."
    ),
    "I26": "The Painter sees three spaces far: 4, 3 and 2 points.",
    "I27": "The Scarecrow scores where no other stands in its row, column or diagonals.",
    "I28": "Caps limit one preference, upwards only. Nothing limits how far a guest may fall below zero.",
    "I29": "Choices of directions, lines and paths are made at the count, and always the best way.",
    "I30": "Paths step to any of the eight spaces around, to none twice, and never over gaps or the outside.",
    "I31": "Lines are straight along a row or column, and every space between the ends must qualify.",
    "I32": "Itself a guest does not count, but for the Accountant and the Salamander.",
    "I33": "Half a pair scores nothing: there is nothing to measure.",
    "I34": "Touching the door means one of the eight spaces around it; whoever stands on it does not touch it.",
    "I35": "Success is reached with exactly the goal, too.",
    "I36": (
        "Keepsakes go onto any shelf with room and are never moved. A door can be used from the next game on."
    ),
    "I37": (
        "Challenges look at the finished inn, after everything a door did, and count only with Success. *Fire"
        " Drill* counts turns: a door before the fifth turn is in time."
    ),
    "I38": "The Prologue has no High Score.",
    "I39": "Stickers of the garden are put where one likes.",
    "I40": "An endless game takes two different number groups, one letter group and a set-up card of eighteen.",
    "I41": "Ranks begin at zero; less has the lowest, too.",
    "I42": "Secret doors may be used in the story; replays get easier on purpose.",
    "I43": "Undo goes back to what was drawn last.",
    "I44": "Groups. Eight groups of three tokens, three of four: thirty-six in all.",
    "I45": "The Monk loses two points for each guest around him.",
    "I46": "A case may test a challenge on an inn of another size.",
}
"""Every ruling, by its number."""

RULINGS_AT: dict[str, tuple[str, ...]] = {
    "space:": ("I11", "I14", "I15", "I13"),
    "hand:": ("I4", "I12", "I5"),
    "wall:": ("I6", "I20"),
    "button:turn": ("I6",),
    "token:": ("I32", "I28"),
    "guest:": ("I25", "I28", "I29"),
    "kind:mystery_knight": ("I24",),
    "kind:painter": ("I26",),
    "kind:scarecrow": ("I27",),
    "kind:ghostly_accountant": ("I32",),
    "kind:fire_salamander": ("I32",),
    "kind:monk": ("I45",),
    "door:": ("I17", "I18", "I19"),
    "pile:bag": ("I2", "I3"),
    "button:cards": ("I3",),
    "button:undo": ("I43",),
    "button:finish": ("I1", "I35"),
    "shelf:": ("I36", "I42"),
    "scenario:": ("I38", "I37"),
    "group:": ("I40", "I41"),
}
"""The rulings that concern what is under the pointer, by how its hotspot's id begins; ``kind:`` a guest looked at."""


def rulings_for(spot: str) -> tuple[tuple[str, str], ...]:
    """Return the rulings that concern a hotspot, as number and sentence; the longest beginning decides."""
    fitting = [begin for begin in RULINGS_AT if spot.startswith(begin)]
    numbers = RULINGS_AT[max(fitting, key=len)] if fitting else ()
    return tuple((number, RULINGS[number]) for number in numbers)
