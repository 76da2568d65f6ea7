"""The expert with one part switched off, to show what the part is worth."""

from __future__ import annotations

from fae_tabletop.games.enthrone.bot import LEVELS, EnthroneBot

EXPERT = LEVELS["expert"]
LESSER = {
    "without memory": EXPERT._replace(memory=0),
    "without look-ahead": EXPERT._replace(iterations=0),
    "without belief": EXPERT._replace(weighs=False),
}
"""The first forgets every turn; the second plays what looks best at once; the third remembers, but takes all whom it
cannot exclude for equally likely."""
BOT = EnthroneBot({"expert": EXPERT, **LESSER})
"""Plays at the levels ``expert`` and LESSER."""
