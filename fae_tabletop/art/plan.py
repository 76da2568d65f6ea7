"""The plan of a deck's pictures: what each shows, as rows to be compared before anything is painted."""

from collections.abc import Mapping
from typing import NamedTuple


class Row(NamedTuple):
    """One picture.

    `kind` is person, hands, object, creature or place; `framing` bust, three-quarter, full, still life or view;
    `facing` the way the hero looks, or how a thing stands. `halo` is what shines round the hero ("none": nothing),
    `sky` a key of the skies, `colour` the one that covers most of the hero, `background` what stands behind.
    """

    card: str
    kind: str
    framing: str
    facing: str
    pose: str
    halo: str
    sky: str
    colour: str
    background: str


def rows_of(table: str) -> dict[str, Row]:
    """The rows by card, in their order, of a table whose cells are parted by "|".

    Raises TypeError when a line has more or fewer cells than a row.
    """
    lines = (line.split("|") for line in table.strip().splitlines())
    return {row.card: row for row in (Row(*(cell.strip() for cell in cells)) for cells in lines)}


def page_of(title: str, rows: Mapping[str, Row]) -> str:
    """The plan as the text of a game's `ART_PLAN.md`."""
    lines = [
        f"# {title}",
        "",
        "What each card shows, so that no two are alike. Written from `art_plan.py`; a test compares them.",
        "",
        "| " + " | ".join(Row._fields) + " |",
        "|" + " --- |" * len(Row._fields),
    ]
    lines += ["| " + " | ".join(row) + " |" for row in rows.values()]
    return "\n".join(lines) + "\n"
