"""The rules of Enemies & Lovers in our own words, as pages with pictures, and what on the screen each explains."""

from __future__ import annotations

from fae_tabletop.games.enemies_and_lovers.cards import NAMES, CardId
from fae_tabletop.ui.handbook import Figure, HelpPage, Row, Words

SHAPE = 5 / 7


def _row(*cards: CardId) -> Row:
    """Cards side by side with their names."""
    return Row(tuple(Figure(f"enemies_and_lovers/{card}-small", SHAPE, NAMES[card]) for card in cards), 150.0)


def pages() -> tuple[HelpPage, ...]:
    """Return the pages of help of this game, in the order of the index."""
    return PAGES


PAGES: tuple[HelpPage, ...] = (
    HelpPage(
        "el-aim",
        "Enemies & Lovers",
        (
            Words(
                "Each of you builds a **Court** in secret. Whoever first has the **Crown**, a **Prince**, a "
                "**Conspirator** and a **Coercion** in it wins at once, in anybody’s turn. There is one Crown, and"
                " everybody wants it."
            ),
            _row("the_crown_of_elfhame", "dain", "madoc", "seduction"),
            Words(
                "At most one of each of the four lies in a Court. Everything there is face-down, Shields excepted:"
                " you know your own Court, and of the others what you were shown."
            ),
            Words(
                "**Kaye Fierch**, the Changeling, stands for a Prince or for a Conspirator that is missing, never "
                "for both.",
            ),
        ),
        ("panel:lacks",),
    ),
    HelpPage(
        "el-turn",
        "A turn: place, play, draw",
        (
            Words(
                "**Place**, if you like: one Court card of your hand into your Court. Or take one back, or "
                "exchange one for a hand card, or move a Shield to another card.",
                "Step 1",
            ),
            Words(
                "**Play**, if you like: one card of your hand for its effect. Playing first gives the placing of "
                "this turn up.",
                "Step 2",
            ),
            Words(
                "**Draw** one card; that goes by itself. A card with the crossed card on it costs the draw when it"
                " is played, though not when it is placed.",
                "Step 3",
            ),
            Words(
                "Drag a card where it shall go, or click it and then a lit place: green is a place in your Court, "
                "rose is somebody or something to play it at. Cards without an opponent are played onto the "
                "discard pile. What cannot be done says why."
            ),
        ),
        ("panel:steps", "button:end", "hand:", "pile:draw"),
    ),
    HelpPage(
        "el-attacks",
        "Attacks",
        (
            Words(
                "An attack names an opponent. Then everybody who may answer is asked; only after that is it said "
                "which card it hits. Of hidden hand cards one is drawn at random."
            ),
            _row("orlagh", "wraithberry", "stabbed_in_the_front", "mother_marrow"),
            Words(
                "**Steal** takes a hand card. **Treachery** makes the target discard three. **Poison** and "
                "**Strike** kill a card in hand or Court. **Spy** turns one over for all to see. **Capture** takes"
                " a Court card into your hand. **Distraction** costs a turn, **Mischief** changes hands, "
                "**Mayhem** changes Courts."
            ),
        ),
        ("seat:", "aim:"),
    ),
    HelpPage(
        "el-answers",
        "Answers out of turn",
        (
            Words(
                "A card with the plain key may be answered. A **Trickster** calls an attack on its player off. "
                "**Titch** tricks the Trickster. The **Turnabout** sends the attack back. **Oak** spoils any "
                "Poison."
            ),
            _row("queen_of_mirth", "titch", "jack_and_carter_gordon", "oak"),
            Words(
                "You are asked only when you hold an answer; nobody sees whether you were. On the stage you may "
                "choose to be asked about this kind of attack only when Crown or a winning Court is in danger, not"
                " in this turn, or not in this game. A plate beside what your Court lacks tells which attacks you are"
                " not asked about; a click on it ends that."
            ),
            Words(
                "**Heather** puts a Court card of your hand into your Court at any moment: press the *Mortal* "
                "button when it is lit, then choose card and place. Nothing waits for it."
            ),
            _row("heather"),
        ),
        ("panel:stage", "policy:", "button:answer-", "button:pass", "button:mortal", "button:policy-"),
    ),
    HelpPage(
        "el-shields",
        "Shields, the Trap, Mayhem",
        (
            Words(
                "A **Shield** lies openly on one card and is lost in its place when Poison, Strike or Capture are "
                "aimed there. Alone it guards nothing; a card may be laid beneath it later. Jude and Mayhem do not"
                " mind it."
            ),
            _row("vivienne", "rath_roiben_rye", "everapple"),
            Words(
                "**Roiben**, the Trap, springs when Poison or Strike kills him in your Court: you may take one "
                "Court card of the attacker. A Spy who finds him discards him."
            ),
            Words(
                "When Courts change owners all cards lie face-down in new places. Whoever’s Trap Mayhem comes upon"
                " may keep one card. Afterwards each new owner lays the Shields anew."
            ),
        ),
        ("court:",),
    ),
    HelpPage(
        "el-knowing",
        "What you know",
        (
            Words(
                "What you once saw stays written on the backs: the name along a card’s edge, *holds …* under a "
                "name. The open eye on your own card tells that somebody knows it, the closed eye that nobody "
                "does. The notebook (*N*) lists where every card is, and of the others who may hold them, by "
                "counting alone."
            ),
            Words(
                "The log (*L*) tells every deed with its picture; the box *Since your last turn* the latest ones. "
                "The discard pile lies open: click it to leaf through. Right click or *I* shows a card large, with"
                " its icons and rulings. *R* is the reference card."
            ),
            Words(
                "A placement can be taken back until a card is played or the turn ends. Ask *Hint* (*H*) up to three "
                "times: where to look, what to do, why. *W* tells what may be behind the last deed of a rival, by what "
                "you know; click an older one in the log to ask about that. Keys: *Tab* and arrows, *Enter*, *Escape*, "
                "*Space* shows motions at once, *Ctrl+Z* takes back, *[* and *]* change the speed."
            ),
            Words(
                "*Step by step* (*S*) lets each deed of the others wait until you press *Next* or *Space*. *To my "
                "turn* goes on to your next decision and lists what happened meanwhile."
            ),
            Words(
                "Click a card in the notebook to note who has it, by your own suspicion: a portrait stands for a "
                "rival, a back for the draw pile. Nobody else sees that; the marks are kept with the match."
            ),
        ),
        (
            "known:",
            "why:",
            "panel:since",
            "pile:discard",
            "button:notes",
            "button:log",
            "button:reference",
            "button:step",
            "button:go-on",
            "button:next",
            "discard:",
            "card:",
        ),
    ),
    HelpPage(
        "el-end",
        "How a game ends",
        (
            Words(
                "A complete Court wins, whatever else is going on. Capture, Jude, Steal and the Trap lead to the "
                "hand and never win; placing, exchanging, Heather and a card kept through Mayhem do."
            ),
            Words(
                "The game is drawn when no card has moved for three rounds, or after a hundred rounds; it is told "
                "before. When the draw pile is empty the discards but for the top three are shuffled anew."
            ),
        ),
        ("button:result", "button:rematch"),
    ),
    HelpPage(
        "el-afterwards",
        "After the match",
        (
            Words(
                "*How it went* shows where the Crown was by what each seat could know, and the three turns that changed"
                " your chances most. Each of them leads to the table as it stood, and to what was weighed."
            ),
            Words(
                "*Weighed* (*W*), while you watch a finished match, opens the decision at that step: what the mover "
                "held and believed, and the terms of what it did beside those of the best others, a card drawn counted "
                "as about a hundred. A bot’s thought is gone through again as it was; your own decisions are weighed "
                "as a careful player in your seat would have. There *left* and *right* lead from one to the next."
            ),
            Words(
                "*What if* (*T*) lets you play another line from any step: in your own seat, in a rival’s, or in all "
                "of them. How the match went in that turn stands beside it. Nothing of the line is kept, and *Ctrl+Z* "
                "takes back anything."
            ),
        ),
        (
            "button:account",
            "button:weighed",
            "weighed:",
            "move:",
            "turn:",
            "button:what-if",
            "button:sides",
            "button:again",
            "button:match",
            "panel:match",
        ),
    ),
)
"""All pages."""
