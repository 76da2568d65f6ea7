"""What the words of a sentence read like on their chips: words, portrait and season, in groups to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fae_tabletop.games.faekin.cards import COURTS, NUMBER, RANK, Court, Holder
from fae_tabletop.games.faekin.events import Asked
from fae_tabletop.games.faekin.public import Duelled, View
from fae_tabletop.games.faekin.sayable import JOKER, MIDDLE, NOBODY
from fae_tabletop.games.faekin.scene.builder import Builder, Choosing
from fae_tabletop.games.faekin.scene.showing import Showing
from fae_tabletop.games.faekin.sentence import ASK, TELL, Draft, options
from fae_tabletop.games.faekin.talk import Topic
from fae_tabletop.games.faekin.words import COURT_NAMES, bounded, card_name, rank_name, statement

OPENINGS: dict[str, tuple[str, str]] = {
    "my-court": ("my Court", "My Court is"),
    "my-height": ("my rank", "I am"),
    "their-court": ("somebody’s Court", "The Court of"),
    "their-height": ("somebody’s rank", "The rank of"),
    "played": ("our duel", "In our duel"),
    "summer-heir": ("Heir of Summer", "The Heir of Summer is"),
    "winter-heir": ("Heir of Winter", "The Heir of Winter is"),
    "crown": ("where the Crown goes", "The Crown goes to"),
    "dagger": ("where the Dagger goes", "The Dagger goes to"),
    "agree": ("agree", "I agree:"),
    "doubt": ("doubt", "I doubt it:"),
    "evade": ("no answer", "I keep that to myself"),
    "ask-court": ("which Court", "What is your Court"),
    "ask-height": ("how high", "How high are you"),
    "ask-played": ("a card laid", "What was your card in"),
    "ask-crown": ("whom they crown", "Whom do you crown"),
    "ask-why": ("why", "Why do you believe that"),
}
"""Each beginning: what it is about, to choose it by, and as it stands in the sentence."""
ASKED: dict[Topic, str] = {
    "court": "your Court?",
    "height": "how high are you?",
    "played": "what was laid in duel {0}?",
    "crown": "whom do you crown?",
    "why": "why do you believe that?",
}
INSTEAD = 4
"""Other beginnings that are offered beside a whole sentence."""


class Chip(NamedTuple):
    """A word: its hotspot, what stands on it, whose portrait and which season beside that, and what a voice says."""

    spot: str
    words: str
    label: str
    holder: Holder | None = None
    court: Court | None = None
    chosen: bool = False


class Group(NamedTuple):
    """Chips that belong together, on lines of their own behind a caption."""

    caption: str
    court: Court | None
    chips: tuple[Chip, ...]


# -- the sentence -----------------------------------------------------------------------------------------------


def sentence_chips(now: Showing, builder: Builder) -> tuple[Chip, ...]:
    """Return the words that stand, each to be chosen again."""
    draft = builder.draft
    open_place = builder.choosing(now.view).place
    found = []
    for place, word in enumerate(draft.words):
        chip = _chip(now, draft, place, word, f"talk:part:{place}")
        if not place:
            chip = chip._replace(words=OPENINGS[word][1], label=OPENINGS[word][1])
        elif place == 2:
            # The third word says what somebody is, or what a card was.
            told = f"{'was' if draft.words[0] == 'played' else 'is'} {chip.words}"
            chip = chip._replace(words=told, label=told)
        found.append(chip._replace(label=f"Change: {chip.label}", chosen=place == open_place))
    return tuple(found)


def about_chip(now: Showing, builder: Builder) -> Chip | None:
    """Return the statement that is spoken about while nothing else stands yet."""
    if builder.about is None or builder.draft.words:
        return None
    chip = _said_chip(now, builder.about, "panel:about")
    return chip._replace(label=f"About what was said: {chip.label}")


def evidence_chips(now: Showing, draft: Draft) -> tuple[Chip, ...]:
    """Return the evidence that was taken, each piece to be put back."""
    found = []
    if draft.duel is not None:
        found.append(_duel_chip(now, draft.duel, f"talk:duel:{draft.duel}"))
    if draft.against is not None:
        found.append(_said_chip(now, draft.against, f"talk:said:{draft.against}"))
    return tuple(chip._replace(label=f"Leave out: {chip.label}") for chip in found)


# -- what can be chosen -----------------------------------------------------------------------------------------


def choices(now: Showing, builder: Builder, duels: Sequence[int], said: Sequence[int]) -> tuple[Group, ...]:
    """Return what can be chosen now, in groups; ``duels`` and ``said`` are what can be taken as evidence."""
    open_now = builder.choosing(now.view)
    if open_now.place is None:
        return _evidence(now, duels, said)
    draft = builder.draft
    words = open_now.words
    chips = [_chip(now, draft, open_now.place, word, f"talk:word:{word}") for word in words]
    if open_now.place == 0:
        return (Group("", None, (*chips, *_switches(builder, open_now))),)
    if not words:
        return (_instead(now, builder),)
    if not any(word.startswith(("least:", "most:")) for word in words):
        return (Group("", None, tuple(chips)),)
    return _bounds(words, chips)


def _switches(builder: Builder, open_now: Choosing) -> tuple[Chip, ...]:
    """Return what leads to other beginnings than those on offer."""
    if builder.about is not None and not builder.draft.words:
        return (Chip("talk:other", "something else", "Say something else"),)
    words = "tell instead" if builder.asking else "ask instead"
    return (Chip("talk:kind", words, words.capitalize()),)


def _instead(now: Showing, builder: Builder) -> Group:
    """Return what could be said instead of a sentence that is whole."""
    draft = builder.draft
    kinds = ASK if draft.asks else TELL
    others = [word for word in options(now.view, draft, 0) if word in kinds and word != draft.words[0]]
    chips = [_chip(now, draft, 0, word, f"talk:new:{word}") for word in others[:INSTEAD]]
    return Group("or", None, (*chips, *_switches(builder, builder.choosing(now.view))))


def _bounds(words: Sequence[str], chips: Sequence[Chip]) -> tuple[Group, ...]:
    """Return ranks in lines: by season, at least and at most apart."""
    lines: dict[tuple[str, str], list[Chip]] = {}
    rest = []
    for word, chip in zip(words, chips, strict=True):
        bound, _, rank = word.partition(":")
        if bound not in ("least", "most"):
            rest.append(chip)
            continue
        number, _, court = rank.partition(":")
        lines.setdefault((court, bound), []).append(chip._replace(words=rank_name(int(number)), court=None))
    found = [
        Group(f"at {bound}", next((one for one in COURTS if one == court), None), tuple(line))
        for (court, bound), line in lines.items()
    ]
    return (*found, Group("", None, tuple(rest))) if rest else tuple(found)


def _evidence(now: Showing, duels: Sequence[int], said: Sequence[int]) -> tuple[Group, ...]:
    groups = (
        Group("a duel", None, tuple(_duel_chip(now, number, f"talk:duel:{number}") for number in duels)),
        Group("words", None, tuple(_said_chip(now, number, f"talk:said:{number}") for number in said)),
    )
    return tuple(group for group in groups if group.chips)


# -- single words -----------------------------------------------------------------------------------------------


def _chip(now: Showing, draft: Draft, place: int, word: str, spot: str) -> Chip:
    view = now.view
    if not place:
        words = OPENINGS[word][0]
        court = next((one for one in COURTS if word == f"{one}-heir"), None)
        return Chip(spot, words, words, court=court)
    opening = draft.words[0]
    match opening:
        case "my-court" | "their-court" if word in COURT_NAMES:
            court = COURTS[word == "winter"]
            return Chip(spot, COURT_NAMES[court], COURT_NAMES[court], court=court)
        case "my-height" | "their-height" if ":" in word:
            return _bound_chip(word, spot)
        case "played" if place == 1:
            return _play_chip(now, word, spot)
        case "played":
            return Chip(spot, "a Joker", "a Joker") if word == JOKER else _bound_chip(word, spot)
        case "agree" | "doubt":
            return _said_chip(now, int(word), spot)
        case "ask-played":
            number, _, whom = word.partition(":")
            seat = int(whom)
            told = _duel_words(now, view.duels[int(number)])
            return Chip(
                spot, f"duel {int(number) + 1}", f"{now.name_of(seat)}, duel {int(number) + 1}: {told}", seat
            )
        case "ask-why":
            return _said_chip(now, int(word.partition(":")[0]), spot)
    if word == NOBODY:
        return Chip(spot, "nobody at all", "nobody at all")
    if word == MIDDLE:
        return Chip(spot, "nobody: leave it", "nobody: leave it in the middle")
    holder = _holder(view, word)
    name = "myself" if holder == view.seat else now.name_of(holder)
    return Chip(spot, name, name, holder)


def _holder(view: View, word: str) -> Holder:
    return next(holder for holder in view.holders if str(holder) == word)


def _bound_chip(word: str, spot: str) -> Chip:
    """Return a bound by its words: ``at least a 9``."""
    bound, number, *court = word.split(":")
    rank = int(number)
    words = bounded(bound, rank)
    season = next((one for one in COURTS if [one] == court), None)
    return Chip(spot, words, f"{words} of {COURT_NAMES[season]}" if season else words, court=season)


def _play_chip(now: Showing, word: str, spot: str) -> Chip:
    number, _, whom = word.partition(":")
    holder = _holder(now.view, whom)
    mine = holder == now.view.seat
    words = f"duel {int(number) + 1}: {'my card' if mine else 'their card' if isinstance(holder, int) else 'her card'}"
    seen = _seen(now.view.duels[int(number)], holder)
    label = f"Duel {int(number) + 1}, what {'I' if mine else now.name_of(holder)} laid{seen}"
    return Chip(spot, words, label, holder)


def _seen(duel: Duelled, holder: Holder) -> str:
    card = duel.attack if holder == duel.attacker else duel.defence
    return "" if card is None else f": you saw the {card_name(card)}"


def _said_chip(now: Showing, number: int, spot: str) -> Chip:
    said = now.view.talk[number]
    if isinstance(said, Asked):
        words = asked_words(said)
        return Chip(spot, words, f"{now.name_of(said.seat)}: {words}", said.seat)
    names = [person.name for person in now.people]
    words = statement(now.view, names, said.seat, said.fact)
    return Chip(spot, f"“{words}”", f"{now.name_of(said.seat)}: “{words}”", said.seat)


def asked_words(asked: Asked) -> str:
    """Return a question in a few words."""
    return ASKED[asked.topic].format((asked.duel or 0) + 1)


def _duel_chip(now: Showing, number: int, spot: str) -> Chip:
    duel = now.view.duels[number]
    words = f"duel {number + 1}: {_duel_words(now, duel)}"
    return Chip(spot, words, words, court=duel.season)


def _duel_words(now: Showing, duel: Duelled) -> str:
    def name(holder: Holder) -> str:
        return "I" if holder == now.view.seat else now.name_of(holder)

    if duel.loser is None or duel.winner is None or duel.card is None:
        return f"{name(duel.attacker)} and {name(duel.defender)} tied"
    whom = "me" if duel.winner == now.view.seat else now.name_of(duel.winner)
    return f"{name(duel.loser)} lost the {rank_name(RANK[NUMBER[duel.card]])} to {whom}"
