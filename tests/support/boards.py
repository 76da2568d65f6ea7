"""Boards that no map has, for positions the standard board cannot show."""

from __future__ import annotations

import msgspec

from fae_tabletop.games.enthrone.board import REGALIA, Board, around
from fae_tabletop.games.enthrone.public import EnthroneSetup
from tests.support.positions import STANDARD

DEAD_ENDS = Board(
    name="dead_ends",
    spaces=(
        REGALIA, *around(REGALIA), (0, -2), (0, -3), (0, 2), (0, 3), (2, 0), (-2, 0), (2, -2), (-2, 2),
    ),
    lions=((0, -2), (0, -3), (0, 2), (0, 3), (2, 0), (-2, 0), (2, -2), (-2, 2)),
    florettes=(),
)  # fmt: skip
"""A ring round the Regalia and two arms of two lions each: whoever stays at the end of an arm is shut in."""

DEAD_ENDS_SETUP: EnthroneSetup = msgspec.structs.replace(STANDARD, board=DEAD_ENDS)

SHUT_IN = """
      K

      o

  N   .   P
    .   .
      @
    .   .
  S   .   o

      o

      A
"""
"""King and archer shut in at the ends of their arms; knight, priestess and assassin on lions."""
