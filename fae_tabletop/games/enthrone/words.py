"""What the table says in words: names, refusals, the log, prompts. A function of what its reader may know."""

from __future__ import annotations

from dataclasses import dataclass

from fae_tabletop.core.game import Reason, Seat
from fae_tabletop.games.enthrone.board import graph_of
from fae_tabletop.games.enthrone.moves import OpenPosition, active_pawn, crossed_florette, pointed_position
from fae_tabletop.games.enthrone.public import (
    FATAL_CAPTURE,
    LAST_FREE,
    LAST_LAURELS,
    LAST_SWORDS,
    NUMBER,
    PAWNS,
    QUIET_TURNS,
    QUIET_WARNING,
    REPETITIONS,
    Pawn,
    Record,
    View,
)  # fmt: skip

NAMES: dict[str, str] = {pawn: pawn.capitalize() for pawn in PAWNS}
LONGEST_NAME = max(NAMES.values(), key=len)
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")


@dataclass(frozen=True, slots=True)
class Saying:
    """A short title and a sentence under it."""

    title: str
    body: str


@dataclass(frozen=True, slots=True)
class LogLine:
    """A turn told: its number, who played, whose medal to show, what happened and what made it possible.

    Turns count from 1; ``grave`` marks a capture, which the log sets apart.
    """

    turn: int
    seat: Seat
    who: str
    pawn: Pawn | None
    text: str
    how: str
    grave: bool = False


def place(position: int) -> str:
    """Return what to call a place on the action board, from 1."""
    return f"place {position}"


def refusal(reason: Reason, view: View) -> Saying:
    """Return why something may not be done, naming the piece or place that causes it."""
    culprit = reason.culprit
    key = culprit.key if culprit is not None else ""
    pawn = NAMES.get(key, "This pawn")
    match reason.code:
        case "locked_tile":
            return Saying(
                "Locked tile", f"Place {key} is locked. Only the top five places may be taken from."
            )
        case "empty_neutral":
            return Saying(
                "Nothing below", f"The turned-over tile at place {key} has no face-up tile below it."
            )
        case "florette":
            return Saying(
                "Rose bed", "Nobody stands on roses. A pawn passes through to any space around them."
            )
        case "not_a_space":
            return Saying("Not a space", "The board ends here.")
        case "not_adjacent":
            return Saying("Too far", f"The {pawn} moves one step, or through a rose bed beside it.")
        case "not_chosen_pawn":
            return Saying(
                "Not your heir", f"Only its owner may bring a pawn to the Regalia; the {pawn} is not yours."
            )
        case "no_laurels":
            return Saying("No laurels", f"Place {key} has no laurels. The Regalia opens from places 1 to 3.")
        case "no_swords":
            return Saying("No swords", f"Place {key} has no swords. Captures need place 1 or 2.")
        case "closed_lion":
            return Saying("Closed lion", "A lion that has been left stays shut. You may only capture there.")
        case "not_your_turn":
            return Saying("Not yet", "It is not your turn.")
        case "game_over":
            return Saying("The game is over", "Look around as long as you like.")
        case "no_move":
            return Saying(
                "Nowhere to go", f"The {pawn} has no open space beside it, so its tile stays where it is."
            )
        case "not_in_hand":
            return Saying("Not your card", "That card is not among your three identities.")
        case "already_chosen":
            return Saying("Chosen already", "An identity is chosen once and kept to the end.")
        case "moves_left":
            return Saying("You can still move", "A turn is passed only when no tile can move its pawn.")
        case "identities_first":
            return Saying("First the secret", "Both players choose who they are before anybody moves.")
    return Saying("Not allowed", reason.code.replace("_", " "))


def powers(position: int, short: bool = False) -> str:
    """Return what a tile at a place, from 1, may do; ``short`` leaves out the move that all of them may."""
    if position > LAST_FREE:
        return "locked"
    if position > LAST_LAURELS:
        return "move only"
    special = "capture · Regalia" if position <= LAST_SWORDS else "Regalia"
    return special if short else f"move · {special}"


def tile_label(view: View, position: int) -> str:
    """Return the spoken name of the tile at a place, such as ``Priestess, place 2, move · capture``."""
    tile = view.tiles[position - 1]
    if not tile.neutral:
        return f"{NAMES[tile.pawn]}, place {position}, {powers(position)}"
    below = pointed_position(OpenPosition(view), position - 1)
    stands = "nothing below" if below is None else f"counts as {NAMES[view.tiles[below].pawn]}"
    return f"Turned over, {stands}, place {position}, {powers(position)}"


def about(view: View, spot_id: str) -> str:
    """Return all that is open about the pawn or tile behind a hotspot id; nothing for other things."""
    kind, _, key = spot_id.partition(":")
    if kind == "cell":
        pawn = next(
            (p for p, at in zip(PAWNS, view.pawns, strict=True) if at and f"{at[0]},{at[1]}" == key), None
        )
    elif kind == "tile":
        below = pointed_position(OpenPosition(view), int(key) - 1)
        pawn = None if below is None else view.tiles[below].pawn
    else:
        pawn = next((p for p in PAWNS if kind == "pawn" and p == key), None)
    if pawn is None:
        return ""
    where = next(i for i, tile in enumerate(view.tiles, start=1) if tile.pawn == pawn)
    hunts = [NAMES[hunted] for hunted in view.quarry[NUMBER[pawn]]]
    hunters = [NAMES[p] for p, quarry in zip(PAWNS, view.quarry, strict=True) if pawn in quarry]
    return (
        f"The {NAMES[pawn]}’s tile lies in {place(where)}: {powers(where)}. "
        f"It hunts {_list_of(hunts)}; it is hunted by {_list_of(hunters)}."
    )


def _list_of(names: list[str]) -> str:
    return " and ".join(filter(None, (", ".join(names[:-1]), names[-1])))


def who(view: View, seat: Seat, rival: str) -> str:
    """Return ``You`` or the rival's name."""
    return "You" if seat == view.seat else rival


def log_lines(view: View, rival: str) -> tuple[LogLine, ...]:
    """Return every turn so far, oldest first."""
    lines = []
    lost = 0
    for turn, record in enumerate(view.moves, start=1):
        lost += record.victim is not None
        lines.append(_log_line(view, turn, record, rival, lost))
    return tuple(lines)


def _log_line(view: View, turn: int, record: Record, rival: str, lost: int) -> LogLine:
    name = who(view, record.seat, rival)
    if record.pawn is None or record.origin is None or record.to is None:
        verb = "have" if name == "You" else "has"
        return LogLine(turn, record.seat, name, None, f"{name} {verb} no legal move.", "the tiles stay")
    graph = graph_of(view.board)
    pawn = NAMES[record.pawn]
    through = crossed_florette(graph, graph.index[record.origin], graph.index[record.to])
    left_lion = record.origin in view.board.lions
    how = f"taken from {place(record.tile)}"
    if record.neutral:
        how = f"by a turned-over tile at {place(record.tile)}"
    if through is not None:
        how += "; the rose bed joins both spaces"
    if record.victim is not None:
        victim = NAMES[record.victim]
        text = f"{pawn} takes the {victim}."
        if not (view.why in ("capture", "quarry", "fourth") and turn == len(view.moves)):
            text += f" The {victim}’s tile turns over."
        how += f"; {NUMBERS[lost]} taken, the fourth loses" if lost < FATAL_CAPTURE else "; the fourth"
        return LogLine(turn, record.seat, name, record.pawn, text, how, grave=True)
    if record.to == (0, 0):
        return LogLine(
            turn, record.seat, name, record.pawn, f"{pawn} steps onto the Regalia.", how, grave=True
        )
    if left_lion:
        text = f"{pawn} leaves its lion. That lion is closed now."
    elif through is not None:
        text = f"{pawn} crosses a rose bed."
    else:
        text = f"{pawn} moves one step."
    if graph.regalia in graph.adjacent[graph.index[record.to]]:
        text = text.removesuffix(".").split(". ")[0] + " and stands beside the Regalia."
    return LogLine(turn, record.seat, name, record.pawn, text, how)


def happened(view: View, rival: str, turns: int) -> Saying | None:
    """Return what the rival did in the last ``turns`` turns, one line each; None for nothing."""
    theirs = [line for line in log_lines(view, rival)[len(view.moves) - turns :] if line.seat != view.seat]
    if not theirs:
        return None
    told = [f"{line.text} {line.how[0].upper()}{line.how[1:]}." for line in theirs]
    return Saying("Meanwhile", "\n".join(told))


def captures_line(view: View, short: bool = False) -> str:
    """Return how many pawns are captured and what the fourth does."""
    taken = f"{len(view.captured)} of 4" if view.captured else "None yet"
    return f"{taken}; fourth loses." if short else f"{taken}. The fourth capture loses."


def quiet_line(view: View) -> str:
    """Return the line under the turn number: quiet turns, or how near the adjournment is (E8)."""
    if view.adjourns and view.seen.count(view.seen[-1]) >= REPETITIONS - 1:
        return "once more here adjourns"
    if view.adjourns and view.quiet >= QUIET_WARNING:
        left = QUIET_TURNS - view.quiet
        return f"court adjourns in {left}"
    if view.quiet == 0:
        return "a capture just now" if view.captured else "the court opens"
    return f"{view.quiet} quiet turn" + ("s" if view.quiet != 1 else "")


def prompt(view: View, tile: int | None, rival: str, thinking: bool) -> Saying:
    """Return the prompt of the table; ``tile`` is the place of the tile taken up, if any."""
    if view.why is not None:
        return Saying("The game is over", "look around, or go on to the result")
    if view.to_move != view.seat:
        return Saying(
            f"{rival} is thinking" if thinking else f"{rival} to move", "you may look at anything meanwhile"
        )
    if tile is None:
        return Saying("Take a tile", "from the top five places, or touch a pawn")
    pawn = active_pawn(OpenPosition(view), tile - 1)
    name = "pawn" if pawn is None else NAMES[PAWNS[pawn]]
    return Saying(f"Move the {name}", "to a lit space, or take another tile")


def must_pass() -> Saying:
    """Return the prompt for a seat without a legal move (E3)."""
    return Saying("You have no legal move", "no tile in the top five can move its pawn; the tiles stay")


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a game ended, told to one seat: headline, sentence, and the move that did it."""

    headline: str
    sentence: str
    move_title: str
    move_body: str


WAYS: tuple[tuple[str, str, str], ...] = (
    ("regalia", "crown", "Regalia"),
    ("capture", "swords", "Rival taken"),
    ("quarry", "check", "Quarry taken"),
    ("fourth", "close", "Fourth taken"),
)
"""The ways to win as (why, icon, words)."""


def verdict(view: View, rival: str) -> Verdict:
    """Return the end of the game in words. Raises ValueError while it is still on."""
    known = view.revealed
    if view.why is None or known is None:
        raise ValueError("the game is not over")
    me, other = view.seat, 1 - view.seat
    mine, theirs = known.chosen[me], known.chosen[other]
    my_name = NAMES[mine] if mine else "heir"
    was = f" {rival} was the {NAMES[theirs]}." if theirs else ""
    won = view.winner == me
    headline = (
        "The court adjourns"
        if view.winner is None
        else "The throne is yours"
        if won
        else "The throne is lost"
    )
    last = view.moves[-1] if view.moves else None
    title, body = _last_move(view, last, rival)
    sentence = {
        "regalia": f"Your {my_name} reached the Regalia."
        if won
        else f"{rival}’s {_of(theirs)} reached the Regalia.",
        "capture": f"You took {rival}’s heir, the {_of(theirs)}." if won else f"{rival} took your {my_name}.",
        "quarry": f"All three quarry of your {my_name} are taken."
        if won
        else f"All three quarry of {rival}’s {_of(theirs)} are taken.",
        "fourth": f"{rival} made the fourth capture without winning by it."
        if won
        else "You made the fourth capture without winning by it.",
        "resigned": f"{rival} gave the game up." if won else "You gave the game up.",
        "adjourned_turns": f"{QUIET_TURNS} turns passed without a capture: nobody wins.",
        "adjourned_repetition": "The same position stood for the fourth time: nobody wins."
        if view.adjourns
        else "Nobody can move any more: nobody wins.",
    }[view.why]
    tail = was if view.why != "capture" or not won else ""
    if view.why in ("regalia", "quarry") and not won:
        tail = f" You were the {my_name}."
    return Verdict(headline, sentence + tail, title, body)


def _of(pawn: Pawn | None) -> str:
    return NAMES[pawn] if pawn else "hidden heir"


def _last_move(view: View, last: Record | None, rival: str) -> tuple[str, str]:
    if view.why == "resigned" or last is None:
        return "Given up", "No move decided this game."
    lines = log_lines(view, rival)
    line = lines[-1]
    turn = f"Turn {line.turn}: {line.text.split('. ')[0].removesuffix('.')}."
    if last.tile == 0:
        return turn, "The tiles stayed as they were, and nobody could force the throne any more."
    spot = f"The tile lay in {place(last.tile)}" + (" and was turned over" if last.neutral else "")
    match view.why:
        case "regalia":
            return turn, f"{spot}, under the laurels, and only its owner may enter."
        case "capture":
            return turn, f"{spot}, under the swords, and the pawn it took was the hidden heir."
        case "quarry":
            return turn, f"{spot}. It was the last of three quarry; whoever takes it, the hunter wins."
        case "fourth":
            return turn, f"{spot}. It was the fourth capture, and it won nothing: whoever does that loses."
    return turn, f"{spot}. Nobody could force the throne any more."
