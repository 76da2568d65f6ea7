"""Plays whole games of Enemies & Lovers in a window until every one of the 47 cards was played or placed.

    PYTHONPATH=.:build python -m tests.support.collector [--seats 2 3 4] [--seed N] [--games N] [--level random]

For each number of seats it tells, game by game, how many cards were used so far: by anybody, and with the pointer. It
stops there when all of them were used by anybody, or after so many games, then with status 1 for the cards left over.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from fae_tabletop.core.codec import Codec
from fae_tabletop.core.log import read_entry, read_header
from fae_tabletop.games.enemies_and_lovers.cards import CARD, SUBTYPE_NAMES
from fae_tabletop.games.enemies_and_lovers.commands import Exchange, Interrupt, Mortal, Place, Play
from fae_tabletop.games.enemies_and_lovers.rules import ENEMIES_AND_LOVERS
from fae_tabletop.table.table import HUMAN
from tests.support.pilot import Pilot
from tests.support.schemer import NEEDED, Schemer

GAME = "enemies-and-lovers"
HEATHER = "heather"
EAGER = 60
"""Decisions in a game after which the Court is completed as soon as it can be."""


class Collector(Schemer):
    """A Schemer who would rather use a card that was not used yet; ``used`` is shared from game to game."""

    most = 600

    def __init__(self, pilot: Pilot, used: set[str]) -> None:
        super().__init__(pilot)
        self.used = used
        self._tried: set[tuple[str, str]] = set()

    def decide(self) -> None:
        """Answer what is asked, with a card that was not used yet where there is one."""
        answers = [spot.id.removeprefix("button:answer-") for spot in self.pilot.spots("button:answer-")]
        if self.pilot.has("button:yes"):
            self.pilot.click("button:yes")
        elif answers:
            self.decisions += 1
            card = next((card for card in answers if card not in self.used), answers[0])
            self.click(f"button:answer-{card}")
            self.used.add(card)
        else:
            super().decide()

    def _turn(self) -> None:
        """Place or play something new; else end the turn, or late in a game go on as a Schemer does."""
        placing = self.pilot.prompt is not None and self.pilot.prompt.startswith("Place")
        moment = f"{self.pilot.spot('pile:draw').label}, {self.pilot.prompt}, {len(self.hand())}"
        if HEATHER not in self.used and self.pilot.has("button:mortal") and self._come():
            return
        for card in [spot.id.removeprefix("hand:") for spot in self.hand()]:
            if card not in self.used and (card, moment) not in self._tried:
                self._tried.add((card, moment))
                if self._use(card, placing):
                    return
        if self.decisions > EAGER:
            super()._turn()
        else:
            self.click("button:end")

    def _come(self) -> bool:
        """Play Heather with any Court card that may be placed; say whether there was one."""
        self.click("button:mortal")
        for spot in self.pilot.spots("hand:"):
            card = spot.id.removeprefix("hand:")
            if card in CARD and CARD[card].kind == "court" and not self._completes(card):
                self.pilot.click(spot.id)
                if self._point([f"court:{self._seat()}:new"]):
                    self.used |= {HEATHER, card}
                    return True
        self._put_back()
        return False

    def _use(self, card: str, placing: bool) -> bool:
        """Place the card, else play it, if it can be; say whether it could."""
        self.pilot.click(f"hand:{card}")
        may_place = placing and CARD[card].kind == "court" and not self._completes(card)
        ways = [f"court:{self._seat()}:new"] if may_place else []
        ways += [spot.id for spot in self.pilot.spots("seat:")]
        # A card that does not go there leaves the pile to be leafed through.
        if "discard pile" in (self.pilot.prompt or ""):
            ways.append("pile:discard")
        if self._point(ways):
            self.used.add(card)
            return True
        self._put_back()
        return False

    def _put_back(self) -> None:
        """Take back what is chosen, step by step, as long as anything is: one step more would open the menu."""
        while self.pilot.has("button:back"):
            self.click("button:back")

    def _point(self, ways: Sequence[str]) -> bool:
        """Click the first of these that is lit, and answer yes to a question; say whether there was one."""
        way = next((way for way in ways if self.pilot.has(way)), None)
        if way is None:
            return False
        self.click(way)
        if self.pilot.has("button:yes"):
            self.pilot.click("button:yes")
        return True

    def _completes(self, card: str) -> bool:
        """Whether the Court lacks nothing but this card's kind: then the game would be over before it need be."""
        lacks = self.pilot.spot("panel:lacks").label
        needed = [name for name in NEEDED if name in lacks]
        return self.decisions <= EAGER and needed == [SUBTYPE_NAMES[CARD[card].subtype]]


def uses(match: Path) -> tuple[set[str], set[str]]:
    """Return the cards of a match file that were played or placed: by anybody, and by the person."""
    header, *lines = match.read_text(encoding="utf-8").splitlines()
    person = read_header(header).seats.index(HUMAN)
    codec = Codec(ENEMIES_AND_LOVERS.vocabulary)
    anybody: set[str] = set()
    own: set[str] = set()
    for number, line in enumerate(lines, 2):
        entry = read_entry(codec, line, number)
        if isinstance(entry.command, Play | Place | Exchange | Interrupt | Mortal):
            cards = {entry.command.card} | ({HEATHER} if isinstance(entry.command, Mortal) else set())
            anybody |= cards
            own |= cards if entry.seat == person else set()
    return anybody, own


def play(pilot: Pilot, seats: int, seed: int, level: str, used: set[str]) -> tuple[str, set[str], set[str]]:
    """Play one whole game; return what its result announces, and the cards that anybody and the person used."""
    matches = pilot.folder / "data" / "matches"
    before = set(matches.glob("*.jsonl"))
    pilot.start("play", GAME, "--seats", str(seats), "--seed", str(seed), "--level", level)
    told = Collector(pilot, used).to_the_end()
    pilot.close()
    (match,) = set(matches.glob("*.jsonl")) - before
    return told, *uses(match)


def main(words: Sequence[str] | None = None) -> int:
    """Run the command."""
    from screen import Screen  # needs Xvfb and python-xlib, which only Linux has

    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--level", default="random")
    options = parser.parse_args(words)
    left_over = False
    with Screen() as screen, tempfile.TemporaryDirectory() as folder:
        for seats in options.seats:
            anybody: set[str] = set()
            own: set[str] = set()
            for game in range(options.games):
                pilot = Pilot(screen, Path(folder) / str(seats))
                pilot.folder.mkdir(exist_ok=True)
                told, theirs, mine = play(pilot, seats, options.seed + game, options.level, anybody | own)
                anybody |= theirs
                own |= mine
                sys.stdout.write(
                    f"{seats} seats, seed {options.seed + game}: {told} {len(anybody)} of {len(CARD)} cards "
                    f"used, {len(own)} of them with the pointer\n"
                )
                sys.stdout.flush()
                if len(anybody) == len(CARD):
                    break
            missing = sorted(set(CARD) - anybody)
            left_over |= bool(missing)
            sys.stdout.write(f"{seats} seats: {', '.join(missing) or 'nothing'} left over\n")
    return int(left_over)


if __name__ == "__main__":
    sys.exit(main())
