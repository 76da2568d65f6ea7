"""The rules of Enthrone in our own words, as topics with pictures, and what on the screen each explains."""

from __future__ import annotations

from dataclasses import dataclass

from fae_tabletop.games.enthrone.scene.notes import NOTES
from fae_tabletop.ui.handbook import Figure, HelpPage, Part, Row, Words


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph in the markup of the toolkit (``**bold**``, ``*italic*``, ``{icon}``), with pictures beside it.

    ``pictures`` are paths below assets/ without suffix, shown in a row in the order given.
    """

    text: str
    pictures: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Topic:
    """One page of help; ``rulings`` are the numbers of RULINGS.md that it rests on."""

    id: str
    title: str
    paragraphs: tuple[Paragraph, ...]
    rulings: tuple[str, ...] = ()


TOPICS: tuple[Topic, ...] = (
    Topic(
        "aim",
        "What it is about",
        (
            Paragraph(
                "Eight pawns stand on the board, and nobody owns any of them. One of the eight is secretly **you**, "
                "another is your rival. Both of you move whichever pawn you like, and hide behind all the others.",
                ("enthrone/pawn-priestess", "enthrone/pawn-knight", "enthrone/pawn-demon"),
            ),
            Paragraph(
                "You win in one of four ways: your own pawn steps onto the Regalia; you capture your rival’s pawn; "
                "the three pawns on your list are all captured, by anybody; or your rival makes the fourth capture of"
                " the game and wins nothing by it.",
                ("enthrone/cell-regalia", "enthrone/badge-capture"),
            ),
        ),
    ),
    Topic(
        "identity",
        "Your identity",
        (
            Paragraph(
                "You are dealt three identity cards and choose one of them as your **Chosen Pawn**. Your rival does "
                "the same with three others, and two cards stay unseen by both. So your two other cards tell you who "
                "your rival is not.",
                tuple(f"enthrone/identity-{pawn}-small" for pawn in ("priestess", "archer", "demon")),
            ),
            Paragraph(
                "Each card names three pawns, its **quarry**. Every pawn is hunted by exactly three others. The pawns"
                " move alike; only place, tile and quarry make one choice better than another.",
                ("enthrone/medal-assassin", "enthrone/medal-king", "enthrone/medal-wizard"),
            ),
            Paragraph(
                "You may capture your own Chosen Pawn. It hides you well, but it can then neither reach the Regalia "
                "nor be beaten by a capture."
            ),
        ),
        ("E2", "E5"),
    ),
    Topic(
        "tiles",
        "The action board",
        (
            Paragraph(
                "On your turn take one tile from the **top five** places and move its pawn one step. The tile drops "
                "to the bottom and those below it rise. The last three places are **locked** {lock}.",
                ("enthrone/tile-jester", "enthrone/tile-priestess", "enthrone/tile-archer"),
            ),
            Paragraph(
                "The place a tile is taken **from** decides what its pawn may do. Places 1 and 2 have swords "
                "{swords}: they may capture. Places 1 to 3 have laurels {laurel}: they may enter the Regalia. All "
                "five may move."
            ),
            Paragraph(
                "A tile whose pawn has nowhere to go may not be taken. If that is so for all five, the turn passes "
                "and the tiles stay."
            ),
        ),
        ("E3",),
    ),
    Topic(
        "moving",
        "Moving",
        (
            Paragraph(
                "A pawn moves to a space beside it that is empty. A **rose bed** is no space, but it joins all the "
                "spaces around it: a pawn beside the roses may step to any other space beside them.",
                ("enthrone/cell-florette", "enthrone/cell-plain-0"),
            ),
            Paragraph(
                "The eight **lions** are where the pawns begin. A lion that has been left is closed: nobody steps "
                "back onto it. Somebody who stands on one may still be captured there, and the capturer then stands "
                "on it.",
                ("enthrone/cell-lion", "enthrone/cell-lion-left"),
            ),
        ),
        ("E4",),
    ),
    Topic(
        "capturing",
        "Capturing",
        (
            Paragraph(
                "With a tile from place 1 or 2 {swords} a pawn may step onto an occupied space. Whoever stood there "
                "is out of the game, and its tile is turned over where it lies.",
                ("enthrone/mark-capture", "enthrone/badge-capture"),
            ),
            Paragraph(
                "After each capture the court looks, in this order: was it the rival’s Chosen Pawn? Then the capturer"
                " wins. Is the capturer’s quarry complete? Then the capturer wins. Is the other’s quarry complete? "
                "Then the other wins. Was it the fourth capture? Then the capturer **loses**."
            ),
            Paragraph(
                "If the game goes on, you have learned something: the pawn you took is not your rival."
            ),
        ),
        ("E5", "E6"),
    ),
    Topic(
        "neutral",
        "Turned-over tiles",
        (
            Paragraph(
                "The tile of a captured pawn shows an arrow. It stands for the first face-up tile **below** it; "
                "several arrows in a row all point to the same one.",
                ("enthrone/tile-neutral", "enthrone/tile-knight"),
            ),
            Paragraph(
                "The arrow’s own place decides what may be done, so it can wake a pawn whose tile is locked. It goes "
                "to the bottom like any other and stays turned over; the tile it stood for stays where it is."
            ),
        ),
        ("E7",),
    ),
    Topic(
        "regalia",
        "The Regalia",
        (
            Paragraph(
                "Only its owner may bring a Chosen Pawn onto the Regalia, from one of the six spaces around it, with "
                "a tile from place 1, 2 or 3 {laurel}. That wins at once.",
                ("enthrone/cell-regalia", "enthrone/badge-regalia"),
            ),
            Paragraph(
                "The step is offered to nobody else, and nobody else is told that you could take it."
            ),
        ),
    ),
    Topic(
        "end",
        "The end",
        (
            Paragraph(
                "Whoever wins or loses turns the card over; then all eight are shown."
            ),
            Paragraph(
                "So that no game goes on for ever, the court **adjourns** and nobody wins after 120 turns without a "
                "capture, or when the same position stands for the fourth time with the same player to move. Both are"
                " announced beforehand, and both can be switched off at *Change the table*."
            ),
        ),
        ("E8",),
    ),
    Topic(
        "beginning",
        "Who begins",
        (
            Paragraph(
                "Your rival hides the King’s tile in one of two fists. Point at a fist: find the King and you are "
                "First Player, else your rival is. At *Change the table* you may begin yourself, or leave it to the "
                "lot.",
                ("enthrone/tile-king",),
            ),
        ),
        ("E1",),
    ),
    Topic(
        "boards",
        "Boards, and your own",
        (
            Paragraph(
                "Three boards come with the game, each with a walk of its own to the crown: choose one at *Change the "
                "table*.",
                ("enthrone/cell-lion", "enthrone/cell-florette"),
            ),
            Paragraph(
                "You can draw others with Tiled, a free editor of maps. *Your own* shows the folder in which they lie,"
                " with tiles, a board to begin with, and a page (README.md) that tells how to go about it. A map that "
                "cannot be played is listed there with the cell that is to blame and the reason."
            ),
        ),
    ),
    Topic(
        "table",
        "Playing at this table",
        (
            Paragraph(
                "Click a tile and then a lit space, or a pawn and then a space, or drag a tile or pawn there. While a"
                " tile is taken up, *After* shows how the action board will lie. What cannot be done says why when "
                "you point at it or click it."
            ),
            Paragraph(
                "The notebook keeps who your rival **certainly** is not, with the reason. Click the others to mark "
                "your own suspicion; nobody sees it."
            ),
            Paragraph(
                "Ask *Hint* up to three times: where to look, what to do, why. Hold *D*, or point at your identity or "
                "your Chosen Pawn, to see who could take it next turn; a short tap on *D* keeps that in sight until "
                "the next one. Click a turn of your rival in the log to read what may be behind it. After the match, "
                "*How it went* tells whether you were seen through."
            ),
            Paragraph(
                "Keys: *Tab* and arrows move the focus, *Enter* does it, *Escape* goes back, *Space* finishes "
                "motions, *L* the log, *N* the notebook, *H* a hint, *D* held or tapped who could take "
                "your heir, *W* why, *R* who hunts whom, *I* or a right click a piece at full size, "
                "*Ctrl+Z* undo, *[* and *]* speed, *+* and *−* text size, *M* sound, "
                "*F11* or *Alt+Enter* full screen, *F1* help."
            ),
            Paragraph(
                "Undo takes back your last move and the reply to it, again and again, until a capture: what that told"
                " you cannot be unlearned."
            ),
        ),
    ),
    Topic(
        "afterwards",
        "After the match",
        (
            Paragraph(
                "*How it went* shows what your rival suspected, turn by turn, and the three turns that changed your "
                "chances most, by what you could know then. Each of them leads to the board as it stood, and to what "
                "was weighed."
            ),
            Paragraph(
                "*Weighed*, while you watch a finished match, opens the decision at that step: who the mover was, "
                "whom it suspected, and the terms of its move beside those of the best others, in hundredths of a "
                "certain win. A bot’s thought is gone through again as it was; your own turns are weighed as a "
                "careful player in your seat would have."
            ),
            Paragraph(
                "*What if* lets you play another line from any step: against the bot, for both seats in turn, or in "
                "your rival’s seat. The match stands beside it at the same turn and stays as it was; nothing of the "
                "line is kept. There *Undo* takes back anything, captures too."
            ),
            Paragraph(
                "Keys while you watch: *W* what was weighed, *T* try another line; there *left* and *right* lead from "
                "decision to decision."
            ),
        ),
    ),
)  # fmt: skip

_EXPLAINS: dict[str, tuple[str, ...]] = {
    "tiles": ("tile:",),
    "regalia": ("cell:0,0",),
    "moving": ("cell:", "pawn:"),
    "identity": ("identity:", "panel:identity"),
    "capturing": ("panel:captured",),
    "end": ("panel:banner", "switch:adjourns"),
    "table": ("suspect:", "button:undo", "button:notes", "button:log", "button:hint", "button:why"),
    "beginning": ("fist:", "opening:"),
    "boards": ("board:", "button:own", "button:boards-left", "button:boards-right", "choose:", "folder:"),
    "afterwards": (
        "button:account",
        "button:weighed",
        "weighed:",
        "move:",
        "turn:",
        "button:what-if",
        "button:sides",
        "button:again",
        "panel:match",
    ),
    "aim": ("way:",),
}
"""Beginnings of the hotspot ids that each topic explains."""
_SHAPES: tuple[tuple[str, float], ...] = (
    ("enthrone/pawn-", 420 / 620),
    ("enthrone/tile-", 600 / 660),
    ("enthrone/identity-", 5 / 7),
    ("enthrone/cell-", 420 / 380),
    ("enthrone/mark-", 420 / 380),
)
"""Width over height of the pictures by the beginning of their name; all others are square."""


def pages() -> tuple[HelpPage, ...]:
    """Return the topics as pages of the handbook, the notes of a first game last."""
    found = [
        HelpPage(
            topic.id,
            topic.title,
            tuple(part for one in topic.paragraphs for part in _parts(one)),
            _EXPLAINS.get(topic.id, ()),
        )
        for topic in TOPICS
    ]
    notes = tuple(Words(note.sentence.format(pawn="pawn")) for note in NOTES)
    found.append(HelpPage("notes", "First-game notes", notes, ("panel:note", "button:close-note")))
    return tuple(found)


def _parts(paragraph: Paragraph) -> tuple[Part, ...]:
    words = Words(paragraph.text)
    if not paragraph.pictures:
        return (words,)
    figures = tuple(Figure(name, _shape(name)) for name in paragraph.pictures)
    return (words, Row(figures, 110.0))


def _shape(name: str) -> float:
    return next((shape for start, shape in _SHAPES if name.startswith(start)), 1.0)
