"""The eight sitters of Enthrone by name."""

from fae_tabletop.art.figures_recipe import Recipe
from fae_tabletop.games.enthrone.art_figures_court import JESTER, KING, KNIGHT, PRIESTESS
from fae_tabletop.games.enthrone.art_figures_wild import ARCHER, ASSASSIN, DEMON, WIZARD

RECIPES: dict[str, Recipe] = {
    "king": KING,
    "archer": ARCHER,
    "wizard": WIZARD,
    "jester": JESTER,
    "demon": DEMON,
    "knight": KNIGHT,
    "priestess": PRIESTESS,
    "assassin": ASSASSIN,
}
