"""What guests say when they are counted: a line each when delighted, content or offended."""

from __future__ import annotations

from fae_tabletop.games.enchanted_ivy.guests import GuestId

DELIGHTED, CONTENT = 6, 2
"""The points from which a guest is delighted, and content."""
SMALL: dict[GuestId, int] = {"scarecrow": 5}
"""Guests who are delighted with less, as they can never get more."""


def says(guest: GuestId, points: int) -> str:
    """Return what a guest says about so many points."""
    delighted, content, offended = LINES[guest]
    if points >= SMALL.get(guest, DELIGHTED):
        return delighted
    return content if points >= CONTENT else offended


LINES: dict[GuestId, tuple[str, str, str]] = {
    "monk": (
        "… (He bows twice.)",
        "… (He bows once.)",
        "… (He looks at the wall, where the noise comes from.)",
    ),
    "mystery_knight": (
        "No neighbour left, none right. I could almost lift the visor.",
        "One side is quiet. I shall sleep on that one.",
        "They knocked. On my head.",
    ),
    "painter": (
        "What a view! I have used up all my people colour.",
        "A modest group, but they hold still.",
        "I painted the wall. It is a very good likeness.",
    ),
    "bee_countess": (
        "A bouquet on every side. One feels properly announced.",
        "Pleasant flowers. One could have wished for more of them.",
        "One colour! Are we a bee or a moth?",
    ),
    "hedge_dragon": (
        "All that hedge, and all of it mine to guard.",
        "A decent hedge. The acorn likes it.",
        "That is not a hedge. That is a moustache.",
    ),
    "topiary_ghost": (
        "Just one tie to the world. So tasteful.",
        "A little overgrown at the collar, but one manages.",
        "Someone has let me run wild.",
    ),
    "owl_astronomer": (
        "Walls below, sky above. I have found a tenth mouse.",
        "Some sky. It will do for the smaller mice.",
        "I was shown a ceiling and told it was overcast.",
    ),
    "kite_maker": (
        "The draught in here is first-rate.",
        "A bit of a breeze. The small kites are happy.",
        "Not a crack anywhere. How does one live?",
    ),
    "weathercock": (
        "Wind on every side! I have not known where I was all day.",
        "One can feel something coming, from over there.",
        "It is so still that I began to think.",
    ),
    "teacup_smuggler": (
        "Out past every wall and not one clink.",
        "A short way to the door. Short, but mine.",
        "There was a crash. Thirty-nine cups, if anybody asks.",
    ),
    "lamplighter": (
        "So many night owls to wake. What a morning!",
        "A few drawn curtains opened. A start.",
        "Everybody here is up already. What am I for?",
    ),
    "vampire_tailor": (
        "Such necks at every corner. Collars, I mean.",
        "A fitting here, a fitting there.",
        "Somebody opposite whistles at sunrise.",
    ),
    "opera_toad": (
        "All of them underneath me. They wept, and I let them.",
        "A small house, but they clapped in time.",
        "I sang to the cellar. It did not join in.",
    ),
    "mole_duke": (
        "Walls, low ceilings, no view. Exquisite.",
        "One feels the earth nearby. That is something.",
        "A window. They gave me a window.",
    ),
    "judge_heron": (
        "Day and night in perfect balance. I shall stand on both legs.",
        "Evenly weighed, if lightly.",
        "The scales tip. I nearly did, too.",
    ),
    "racing_tortoise": (
        "What a straight! The hare shall hear of this.",
        "A short sprint. I was ahead all the way.",
        "No track at all. I practised my bow.",
    ),
    "gossiping_mushroom": (
        "It went all round the house and came back better.",
        "Two people know. That is nearly everybody.",
        "Nobody told me anything. I have never been so insulted.",
    ),
    "homesick_giant": (
        "So many walls to lean on. Like my pillows.",
        "It is a bit like home, with the mountains left out.",
        "I said good night, and a lamp fell over next door.",
    ),
    "chess_phantom": (
        "Everybody on my diagonals. Check, and check, and check.",
        "I see you over there. Your move.",
        "I looked down every slant. I am alone on the board.",
    ),
    "mirror_maker": (
        "Left is right and up is down. I checked out, and in again.",
        "One good pair. I winked, and something winked.",
        "Nothing matches. I could not find myself anywhere.",
    ),
    "perfumer": (
        "The same note on all sides. I call it Neighbourhood.",
        "A hint of my own flower through the wall.",
        "They mixed the scents. They all think it was me.",
    ),
    "tax_imp": (
        "Rows times columns. And a little more, rounded.",
        "It adds up. It always adds up a little more.",
        "Nobody to charge in one direction. I charged the direction.",
    ),
    "fire_salamander": (
        "Everyone at the exit, in an orderly fashion. I am moved.",
        "Some of them would get out.",
        "I counted the way to the door. I stopped at supper.",
    ),
    "ghostly_accountant": (
        "Even, even, even. I could put the one down at last.",
        "It nearly comes out. I know the feeling.",
        "Odd. All of it. I shall start again.",
    ),
    "scarecrow": (
        "I am the only one. I looked everywhere.",
        "I am nearly sure that I am the only one.",
        "There is a man of straw over there, and he waved.",
    ),
    "candle_twins": (
        "I could see her all night, right down the corridor.",
        "I can see a glow. It may be her.",
        "She blew out, and I had to hear it from the draught.",
    ),
    "feuding_cousins": (
        "I could not hear him. I listened very hard.",
        "Far enough to shout. We did.",
        "He breathes. Through the wall. On purpose.",
    ),
    "raven_courier": (
        "Marigolds all round. So shiny that I mislaid the post.",
        "A flower that glitters. I inspected it at length.",
        "Nothing gold for miles. The post came on time.",
    ),
    "granny_patchwork": (
        "One of each! I have sewn them in already.",
        "A nice pair of neighbours. They would match.",
        "All the same stuff. You cannot quilt with that.",
    ),
    "lost_prince": (
        "Miles from anyone cheerful. I found a whole thought.",
        "I could hear somebody laugh. I nearly asked the way.",
        "He asked me whether I was lost. Over breakfast.",
    ),
}
"""By guest: delighted, content, offended."""
