"""What an endless inn is made of: groups of guests, a seed or code that can be shared, and the best list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fae_tabletop.games.enchanted_ivy.campaign import LOWEST_RANK, RANKS
from fae_tabletop.games.enchanted_ivy.guests import GUESTS, LETTER_GROUPS, NUMBER_GROUPS
from fae_tabletop.games.enchanted_ivy.scene.guestlist import EDGE, GOLD_EDGE, NIGHT, OPEN
from fae_tabletop.games.enchanted_ivy.scene.tokens import draw_token
from fae_tabletop.ui.choosers import entry
from fae_tabletop.ui.forms import Field
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.theme import BODY, GOLD_INK, HEADING_STYLE, MOON, ROW_NAME, SECOND
from fae_tabletop.ui.widgets import button, button_width

SEED_DIGITS, CODE = 15, 40
"""The most digits of a seed, and characters of a code."""


class Chosen(NamedTuple):
    """What to build: ``groups`` of an endless inn, ``seed`` None for chance."""

    scenario: str
    groups: tuple[str, ...] = ()
    seed: int | None = None


class Best(NamedTuple):
    """An inn of the best list: what was built, from which seed, and what it came to."""

    scenario: str
    title: str
    groups: tuple[str, ...]
    seed: int
    total: int
    rank: str

    @property
    def told(self) -> str:
        """Where and with whom."""
        return f"{self.rank}. {self.title}, {'+'.join(self.groups)}, seed {self.seed}"


def code_of(scenario: str, groups: Sequence[str], seed: int) -> str:
    """Return what shares an endless inn in one word, such as ``e1:2+8+C:7``."""
    return f"{scenario}:{'+'.join(groups)}:{seed}"


def code_read(text: str) -> Chosen | None:
    """Return what a code names; None for what is none."""
    parts = text.split(":")
    if len(parts) != 3 or not is_seed(parts[2]):
        return None
    groups = tuple(parts[1].split("+"))
    known = {*NUMBER_GROUPS, *LETTER_GROUPS}
    return Chosen(parts[0], groups, int(parts[2])) if set(groups) <= known else None


def is_seed(text: str) -> bool:
    """Say whether this is the number of a seed."""
    return text.isascii() and text.isdigit() and len(text) <= SEED_DIGITS


def seed_field() -> Field:
    """Return an empty entry that takes a seed or a code."""
    return Field(
        "seed", longest=CODE, allowed=lambda sign: sign.isascii() and (sign.isalnum() or sign in ":+")
    )


def draw_groups(page: Page, box: Box, groups: Sequence[str], seed: Field) -> float:
    """Draw the groups to choose from, and the entry for a seed; returns the height."""
    y = page.words("Groups: two with a number, one with a letter", HEADING_STYLE, box).h + 6
    all_groups = (*NUMBER_GROUPS, *LETTER_GROUPS)
    high = 44.0 * (0.6 + 0.4 * page.text)
    across = max(1, min(3, int(box.w / (190.0 * (0.6 + 0.4 * page.text)))))
    wide = (box.w - 8.0 * (across - 1)) / across
    for n, group in enumerate(all_groups):
        row = Box(box.x + n % across * (wide + 8), box.y + y + n // across * (high + 6), wide, high)
        _group(page, row, group, group in groups)
    y += -(-len(all_groups) // across) * (high + 6) + 4
    field_h = 40.0 * (0.6 + 0.4 * page.text)
    row = Box(box.x, box.y + y, box.w, field_h)
    shown = (
        ("button:copy", "copy", "Copy code", "Copy the code of this inn"),
        ("button:groups", "dice", "By chance", "Draw groups by chance"),
    )
    widths = [min(button_width(page, words, "quiet", icon), box.w * 0.3) for _, icon, words, _ in shown]
    copy = row.end(widths[0])
    dice = row.before(copy.w + 8).end(widths[1])
    for (spot, icon, words, label), place in zip(shown, (copy, dice), strict=True):
        button(page, spot, words, place, kind="quiet", icon=icon, label=label)
    entry(
        page, seed.id, "Seed", seed.text, row.before(copy.w + dice.w + 18),
        empty="Seed or code", caret=seed.caret,
    )  # fmt: skip
    return y + field_h


def _group(page: Page, box: Box, group: str, chosen: bool) -> None:
    """Draw a group as its sign and the tokens of its guests; their names are told beside."""
    guests = [guest for guest in GUESTS if guest.group == group]
    names = ", ".join(f"{one.name} ×{one.tokens}" if one.tokens > 1 else one.name for one in guests)
    label = f"Group {group}: {names}"
    tip = Tip(f"Group {group}", f"{names}.")
    state = page.spot(f"group:{group}", "switch", label, box, selected=chosen, tip=tip)
    edge = GOLD_EDGE if chosen else EDGE
    page.fill(box, OPEN if chosen or state.over else NIGHT, 7, edge, 1.8 if chosen else 1)
    mark = box.left(min(box.h, box.w * 0.22))
    style = ROW_NAME.but(ink=GOLD_INK if chosen else MOON)
    page.words(group, page.fitted(group, style, mark.w, 0.5), mark, across=0.5, down=0.5, wrap=False)
    tick = 18.0 if chosen else 0.0
    room = box.after(mark.w).before(8 + tick)
    side = min(box.h - 8, room.w / max(1, len(guests)) - 4)
    for n, guest in enumerate(guests):
        draw_token(page, guest.id, Box(room.x + n * (side + 4), box.cy - side / 2, side, side))
    if chosen:
        page.icon("check", Box(box.right - 24, box.cy - 8, 16, 16), GOLD_INK)
    if state.focused:
        page.focus_ring(box, 7)


def draw_best(page: Page, box: Box, best: Sequence[Best]) -> float:
    """Draw the best list; a click chooses the same inn once more. Returns the height."""
    y = page.words("Best list", HEADING_STYLE, box).h + 6
    ranks = ", ".join(f"{rank} from {least}" for least, rank in RANKS)
    y += page.words(f"{ranks}; below that {LOWEST_RANK}.", SECOND.but(size=16), box.below(y)).h + 6
    if not best:
        return y + page.words("Nobody has finished an endless inn yet.", SECOND, box.below(y)).h
    high = 32.0 * (0.5 + 0.5 * page.text)
    for n, one in enumerate(best):
        row = Box(box.x, box.y + y, box.w, high)
        label = f"Place {n + 1}: {one.total} points. {one.told}: choose it again"
        state = page.spot(f"best:{n}", "button", label, row)
        page.fill(row, OPEN if state.over else NIGHT, 7, EDGE, 1)
        words = row.inset(10, 2)
        total = page.words(f"{n + 1}.  **{one.total}**", BODY.inked(GOLD_INK), words, down=0.5, wrap=False)
        rest = words.after(max(total.w, 56 * page.text) + 10)
        page.words(
            one.told, page.fitted(one.told, BODY.but(size=15), rest.w, 0.5), rest, down=0.5, wrap=False
        )
        if state.focused:
            page.focus_ring(row, 7)
        y += high + 5
    return y
