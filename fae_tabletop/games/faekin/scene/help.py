"""The rules of FaeKin in our own words, as pages with pictures, and what on the screen each explains."""

from __future__ import annotations

from fae_tabletop.games.faekin.cards import CardId
from fae_tabletop.games.faekin.scene.rulings import RULINGS
from fae_tabletop.games.faekin.words import card_name
from fae_tabletop.ui.handbook import Figure, HelpPage, Row, Words

SHAPE = 5 / 7


def _row(*cards: CardId) -> Row:
    """Cards side by side with their names."""
    return Row(tuple(Figure(f"faekin/{card}-small", SHAPE, card_name(card)) for card in cards), 104.0)


def pages() -> tuple[HelpPage, ...]:
    """Return the pages of help of this game, in the order of the index."""
    return PAGES


PAGES: tuple[HelpPage, ...] = (
    HelpPage(
        "fk-aim",
        "FaeKin",
        (
            Words(
                "Everybody has three cards of **Summer** and **Winter** and is, in secret, the highest of them. All of "
                "one Court win or lose together, but nobody knows who that is."
            ),
            _row("SK", "W10", "S4"),
            Words(
                "These three make their holder the **Summer King**, of the Summer Court. If two cards tie for the "
                "highest, they cancel, and the third one is who you are."
            ),
            _row("SQ", "WQ", "W5"),
            Words("This one is the **Winter 5**, and of Winter: the Queens cancel each other."),
            Words(
                "The highest identity of a Court is its **Heir**. Whoever claims names both Heirs, with the Crown and "
                "the Dagger; if both are right the claimant’s Court wins, and otherwise the other one.",
                "What wins",
            ),
        ),
        ("panel:you",),
    ),
    HelpPage(
        "fk-duel",
        "A duel",
        (
            Words(
                "In your turn choose a card, then a rival, who answers with a card. You two look at both; nobody else "
                "does. Then each card goes home."
            ),
            Words(
                "The lower card is turned up before its owner and carries a badge: who beat it, and the season of what "
                "did. So all learn that the winner hides a higher card of that season."
            ),
            Words(
                "Season does not matter for winning, only rank: 1 to 10, Jack, Queen, King, Ace. A tie shows nothing."
            ),
            Words(
                "Lying open, a card cannot duel again until all three of its owner do. What you once saw stays in your "
                "log and notebook."
            ),
        ),
        ("hand:", "seat:", "up:", "panel:duel", "button:go-on"),
    ),
    HelpPage(
        "fk-talk",
        "Talk, true and false",
        (
            Words(
                "Speak whenever you like: click a portrait, or *Tell* and *Ask*, and put a sentence together in two or "
                "three clicks. A line of the log can be added as evidence. All hear it, and all of it may be a lie."
            ),
            Words(
                "A question is answered by whoever was asked; saying nothing is an answer, too. Ask *why* and somebody "
                "names the duel that a word rests on, or has to pass."
            ),
            Words(
                "The others weigh your words: what they saw themselves counts first, and whoever is caught in a lie is "
                "believed less. So a lie is best told about what nobody else can know."
            ),
            Words(
                "Everybody has manners: Ashkar likes to lie, Grumm hardly can, Mossback would rather say nothing."
            ),
        ),
        ("button:tell", "button:ask", "talk:", "bubble:", "button:say", "urging:", "button:hear", "why:"),
    ),
    HelpPage(
        "fk-claim",
        "The claim",
        (
            Row(
                (
                    Figure("faekin/crown", 1.0, "Crown: the Heir of your Court"),
                    Figure("faekin/dagger", 1.0, "Dagger: the Heir of the other"),
                ),
                110.0,
            ),
            Words(
                "Between duels anybody may touch Crown and Dagger. That ends the duelling. The claimant places both "
                "tokens, listens, moves them, and at last locks in."
            ),
            Words(
                "You may crown yourself. If you think that all are of your Court, leave the Dagger in the middle. Both "
                "tokens never stand before the same one."
            ),
            Words(
                "When somebody else claims, you want both tokens right if that one is of your Court, and one of them "
                "wrong if not. Say so, or say the opposite. Beside every statement stands whether your "
                "notebook takes the speaker for your Court or the other.",
                "What they urge",
            ),
        ),
        ("token:", "middle:", "button:lock-in", "button:agree", "panel:claim"),
    ),
    HelpPage(
        "fk-knowing",
        "What you know",
        (
            Words(
                "The notebook (*N*) lists for everybody the Courts and identities that are possible, each with what it "
                "rests on, and in how many of the deals that fit it is an Heir. Where they are too many they are "
                "sampled, and it says *about*. It believes no word of anybody."
            ),
            Words(
                "Your own marks stand beside that: a season for whom you suspect of it, a crown for an Heir. Nobody "
                "sees them, and they are kept with the match."
            ),
            Words(
                "Ask *Hint* (*H*) up to three times: where to look, what to do, why. *W* tells what may be behind the "
                "last deed or word of another; click an older one in the log to ask about that. *L* opens the log, *R* "
                "the reference card with all cards that you have seen."
            ),
        ),
        ("button:notes", "button:log", "known:", "log:", "button:hint", "button:why", "mark:"),
    ),
    HelpPage(
        "fk-small",
        "Sorcha, Maeve and the Jokers",
        (
            Words(
                "At tables of two and three **Sorcha** and **Maeve** sit with you. They hold three cards each, may be "
                "Heirs and answer a challenge with a card drawn at random; but they never act, speak or win."
            ),
            Words(
                "Each shows one card from the start. You may challenge her when as many of your cards lie open as of "
                "hers."
            ),
            _row("X1", "X2"),
            Words(
                "With the **Jokers**, two cards of no Court are shuffled in. A Joker loses to 1 to 10 and beats Jack, "
                "Queen, King and Ace. Nobody is a Joker. When one wins, it has no season, and so all know it."
            ),
        ),
        ("fae:",),
    ),
    HelpPage(
        "fk-match",
        "Rounds and points",
        (
            Words(
                "Every winner of a round has a point. Play on as long as you like, or until somebody has five; the "
                "seat clockwise of the last starter begins the next round."
            ),
            Words(
                "After a claim all hands are turned over and every statement is judged: true, mistaken, or a lie. "
                "Whoever said what it could not know was mistaken; whoever knew better lied."
            ),
        ),
        ("button:result", "button:rematch", "panel:score"),
    ),
    HelpPage(
        "fk-rulings",
        "Rulings",
        tuple(Words(f"**{number}** {sentence}") for number, sentence in RULINGS.items()),
        (),
    ),
)
"""All pages."""
