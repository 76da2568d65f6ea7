"""What is told of the guests: what each wishes for, and what kind of person it is."""

from __future__ import annotations

from typing import NamedTuple

from fae_tabletop.games.enchanted_ivy.doors import DoorId
from fae_tabletop.games.enchanted_ivy.guests import GuestId


class Told(NamedTuple):
    """A guest in words: what it scores, an example of it, and a sentence about it."""

    rule: str
    example: str
    flavour: str


GUESTS_TOLD: dict[GuestId, Told] = {
    "monk": Told(
        "8 points. −2 for each guest touching the Monk.",
        "Two guests touch him: 8 − 4 = 4.",
        "He has taken a vow of silence and would like it back from whoever took it.",
    ),
    "mystery_knight": Told(
        "4 points if there is no guest to the right in the Knight’s row. 4 points if there is none to the left.",
        "A guest two spaces to the left, nobody to the right: 4.",
        "Nobody has seen the face under the visor, including, on foggy mornings, the Knight.",
    ),
    "painter": Told(
        (
            "Choose a direction (up, down, left or right). In that line, a guest 1 space away scores 4, 2 spaces "
            "away 3, 3 spaces away 2."
        ),
        "Guests 1 and 3 spaces to the right: 4 + 2 = 6.",
        "Works best in perspective and worst before coffee.",
    ),
    "bee_countess": Told(
        (
            "Count the different flower colours on the cards orthogonally touching the Countess: 2 / 3 / 4 "
            "colours score 3 / 6 / 10 (one colour: 0)."
        ),
        "Neighbours show rose, rose and daisy: two colours, 3 points.",
        "Her title is old, her honey is young, and she will be announced by full buzz.",
    ),
    "hedge_dragon": Told(
        "1 point for every 2 cards in the ivy patch that includes the Dragon’s own card, at most 9.",
        "A patch of 11 cards: 5.",
        "Guards his hoard of one acorn with perfectly adequate fire.",
    ),
    "topiary_ghost": Told(
        (
            "Only if the Ghost’s card is joined by ivy to exactly one orthogonally touching card: 3 points for "
            "each orthogonally touching card it is not joined to, at most 9."
        ),
        "Three neighbours, joined to one of them: 2 × 3 = 6.",
        "Clipped into the shape of a gentleman, and still trimming his own sideburns.",
    ),
    "owl_astronomer": Told(
        "3 points in the top row. 2 points for each wall below the Owl in its column, at most 6.",
        "Top row with two walls underneath: 3 + 4 = 7.",
        "Has mapped nine constellations, all of which look like mice.",
    ),
    "kite_maker": Told(
        "4 points for each gap touching the Kite Maker, at most 8.",
        "One gap at a corner: 4.",
        "Pays for a room, but only sleeps where it leaks sky.",
    ),
    "weathercock": Told(
        "3 points for each edge of its space with no card on the other side (a gap or the outside), at most 9.",
        "In a corner of the inn: two open edges, 6.",
        "Left the steeple to find out where the wind goes afterwards.",
    ),
    "teacup_smuggler": Told(
        (
            "Trace the shortest path to the door that visits only walls on the way. 1 / 2 / 3 / 4 or more walls "
            "on it score 3 / 6 / 8 / 9."
        ),
        "Wall, wall, door: 6.",
        "Carries forty cups past any customs house without so much as a clink.",
    ),
    "lamplighter": Told(
        "2 points for each Shady guest in the Lamplighter’s row or column, at most 10.",
        "One Shady guest in the row, two in the column: 6.",
        "Believes that everyone is a morning person, given enough lamps.",
    ),
    "vampire_tailor": Told(
        (
            "3 points for each Shady guest diagonally touching the Tailor, at most 9. −2 for each Sunny guest "
            "orthogonally touching."
        ),
        "Two Shady guests at corners, one Sunny guest beside: 6 − 2 = 4.",
        "Measures every neck, strictly for collars.",
    ),
    "opera_toad": Told(
        "1 point for each balcony in rows below the Toad’s own row, at most 9.",
        "Six balconies in lower rows: 6.",
        "Will sing to anybody, provided that they are underneath her.",
    ),
    "mole_duke": Told(
        "3 points in the bottom row. 2 points for each wall orthogonally touching the Duke, at most 6.",
        "Bottom row, one wall beside: 5.",
        "Owns everything under the county and nothing with a window.",
    ),
    "judge_heron": Told(
        (
            "5 points if the Judge touches as many Sunny as Shady guests, and at least one of each. 4 more points"
            " if it is at least two of each."
        ),
        "Touching two Sunny and two Shady: 9.",
        "Stands on one leg so as to weigh both sides on the other.",
    ),
    "racing_tortoise": Told(
        (
            "Choose a direction. An unbroken run of walls starting next to the Tortoise scores 2 / 5 / 8 / 11 for"
            " 1 / 2 / 3 / 4 or more walls."
        ),
        "Three walls in a row to the left: 8.",
        "Still talks about that one win, to a hare who is sick of it.",
    ),
    "gossiping_mushroom": Told(
        (
            "Trace the longest path from the Mushroom that visits only guests, changing alignment with each step "
            "(Sunny first). 2 points for each guest visited after the Mushroom, at most 10."
        ),
        "Sunny, Shady, Sunny: 6.",
        "Heard it from a root, who heard it from a drain.",
    ),
    "homesick_giant": Told(
        "1 point for each wall touching the Giant. 3 points if no guest is orthogonally touching.",
        "Four walls touching, a guest only at a corner: 4 + 3 = 7.",
        "Takes up two chairs and misses the mountains that used to be his pillows.",
    ),
    "chess_phantom": Told(
        "2 points for each guest on the Phantom’s diagonals, any distance away, at most 10.",
        "Three guests on diagonals: 6.",
        "A bishop in life; moves accordingly.",
    ),
    "mirror_maker": Told(
        (
            "Compare the spaces at equal distance to the left and right of the Mirror Maker, and above and below."
            " 4 points for each pair that holds two guests or two walls, at most 12."
        ),
        "Walls directly left and right, guests two spaces left and right: 8.",
        "Checks out of the room she checked into, eventually.",
    ),
    "perfumer": Told(
        "3 points for each touching card with the same flower colour as the Skunk’s own card, at most 9.",
        "Two touching cards share her colour: 6.",
        "A nose for business, and everyone else’s for complaints.",
    ),
    "tax_imp": Told(
        "Count the other guests in the Imp’s row and in its column. 4 points × the smaller number, at most 12.",
        "Three in the row, one in the column: 4.",
        "Rounds up. Always up.",
    ),
    "fire_salamander": Told(
        "2 points for each guest touching the door, the Salamander included, at most 10.",
        "Three guests touch the door: 6.",
        "Has counted the exits, the buckets and, twice, the guests.",
    ),
    "ghostly_accountant": Told(
        (
            "Count the guests in the row, in the column, and in the touching spaces, each time with the "
            "Accountant included. 3 points for each of the three numbers that is even."
        ),
        "Two in the row, three in the column, four in and around the space: 6.",
        "Died with one sum unfinished and has been carrying the one ever since.",
    ),
    "scarecrow": Told(
        "5 points for this token if there is no other Scarecrow in its row, in its column or on its diagonals.",
        "Another Scarecrow three spaces up the diagonal: 0.",
        "Each one has been told that it is the only one.",
    ),
    "candle_twins": Told(
        (
            "Draw a straight line (row or column) to the other Twin that crosses only walls. 1 / 2 / 3 or more "
            "walls on it score 4 / 7 / 10. Each Twin scores."
        ),
        "Two walls between them: 7 for each Twin.",
        "When one sneezes, the other goes out.",
    ),
    "feuding_cousins": Told(
        (
            "Count the steps to the other Cousin: 2 / 3 / 4 / 5 / 6 or more steps score 2 / 3 / 5 / 6 / 8. Each "
            "Cousin scores."
        ),
        "Two rows and three columns apart: 5 steps, 6 for each Cousin.",
        "Not on speaking terms, and keen that the other should hear about it.",
    ),
    "raven_courier": Told(
        "3 points for each touching card with marigold flowers, at most 9.",
        "Two marigold cards touching: 6.",
        "Delivers anything, though shiny parcels may be held for inspection.",
    ),
    "granny_patchwork": Told(
        (
            "Count the different kinds orthogonally touching Granny: wall, gap, door, Sunny guest, Shady guest. 2"
            " / 3 / 4 kinds score 3 / 6 / 9 (one kind: 0)."
        ),
        "A wall, a Sunny guest and the door: 6.",
        "Has never met a scrap she could not be related to.",
    ),
    "lost_prince": Told(
        "Count the steps to the nearest other Sunny guest: 2 / 3 / 4 or more steps score 2 / 5 / 9.",
        "Nearest Sunny guest three steps away: 5.",
        "Left the castle to find himself and mislaid the castle.",
    ),
}
"""All guests by id."""

DOORS_TOLD: dict[DoorId, str] = {
    "start": "Scores 3 points at the end of the game.",
    "A": (
        "From now on the ivy on this card is joined to the ivy of every orthogonally touching card, whatever "
        "their patterns. Scores 2 points."
    ),
    "B": (
        "Put 1 guest token from your hand on this door. If there are tokens in the bag, draw 1. The guest "
        "scores as usual. The door scores 2 points."
    ),
    "C": "You may swap two guest tokens that are in the inn. Scores 2 points.",
    "D": (
        "Remove 1 guest token from the inn (if there is one); it goes back to the box and scores nothing. "
        "Scores 7 points."
    ),
    "E": (
        "Place it on a wall in the top row instead of the bottom row. From then on no new card may be placed "
        "above it (below is allowed). Scores 2 points for each different flower colour on the cards touching "
        "it."
    ),
}
"""What each door does."""
