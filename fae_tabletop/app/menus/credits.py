"""The credits, as pages of the handbook: what the program is, what it stands on, under which terms."""

from __future__ import annotations

from fae_tabletop import __version__
from fae_tabletop.core.cast import CAST
from fae_tabletop.ui.cast import portrait
from fae_tabletop.ui.handbook import Figure, HelpPage, Row, Words

PAGES = (
    HelpPage(
        "program",
        "The program",
        (
            Row((Figure("scene/wordmark", 1460 / 372),), 110.0),
            Words(f"Fae Tabletop {__version__}. Rules, bots, pictures and words were made for this program."),
            Words(
                "Everything here was painted by programs of our own: paper, light, leaves and faces are drawn from"
                " numbers, so that every picture can be painted again, larger or otherwise."
            ),
            Words("The program is free software under the MIT licence; the file LICENSE tells the terms."),
        ),
    ),
    HelpPage(
        "cast",
        "The cast",
        (
            Words(
                "Those who sit across the table. Each knows what a person in that seat would know, and no more."
            ),
            Row(tuple(Figure(portrait(name), 1.0, name) for name in CAST), 104.0),
        ),
    ),
    HelpPage(
        "thanks",
        "Standing on shoulders",
        (
            Words(
                "**Cormorant** by Christian Thalmann, **EB Garamond** by Georg Duffner and Octavio Pardo, and "
                "**Cinzel** by Natanael Gama, all under the SIL Open Font License, whose text lies beside the fonts.",
                "Letters",
            ),
            Words(
                "Python, pygame-ce and SDL draw the window; pytmx reads maps made with Tiled; msgspec reads and "
                "writes; platformdirs knows where things are kept. The painting tools use Skia.",
                "Libraries",
            ),
            Words(
                "The bots search as Peter Cowling, Edward Powley and Daniel Whitehouse described it in 2012: "
                "Information Set Monte Carlo Tree Search.",
                "Ideas",
            ),
        ),
    ),
)
