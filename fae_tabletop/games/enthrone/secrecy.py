"""The two directions across the secrecy border: hide (State to View) and imagine (View to State)."""

from __future__ import annotations

from functools import lru_cache

from fae_tabletop.core.dice import Dice
from fae_tabletop.core.game import Seat
from fae_tabletop.games.enthrone.board import graph_of
from fae_tabletop.games.enthrone.deduction import possible_identities
from fae_tabletop.games.enthrone.moves import OFF_BOARD
from fae_tabletop.games.enthrone.public import NUMBER, PAWNS, Revealed, Tile, View
from fae_tabletop.games.enthrone.state import UNCHOSEN, Fixed, State, placed

HAND_SIZE = 3


def hide(state: State, seat: Seat) -> View:
    """Return what ``seat`` may know: everything but the other's three cards and the two set aside."""
    cells = state.graph.cells
    own = state.chosen[seat]
    return View(
        seat=seat,
        board=state.graph.board,
        quarry=state.fixed.quarry,
        adjourns=state.fixed.adjourns,
        hand=tuple(PAWNS[pawn] for pawn in state.hands[seat]),
        chosen=None if own == UNCHOSEN else PAWNS[own],
        ready=(state.chosen[0] != UNCHOSEN, state.chosen[1] != UNCHOSEN),
        pawns=tuple(None if space == OFF_BOARD else cells[space] for space in state.where),
        tiles=tuple(Tile(PAWNS[pawn], state.neutral[pawn]) for pawn in state.tiles),
        captured=tuple(PAWNS[pawn] for pawn in state.captured),
        to_move=state.to_move,
        turn=state.turn,
        quiet=state.quiet,
        seen=tuple(state.seen),
        dealt=tuple(cells[space] for space in state.fixed.dealt),
        dealt_tiles=tuple(PAWNS[pawn] for pawn in state.fixed.dealt_tiles),
        moves=tuple(state.moves),
        winner=state.winner,
        why=state.why,
        revealed=None if state.why is None else reveal(state),
    )


def reveal(state: State) -> Revealed:
    """Return all eight identity cards, as they are shown at the end (E8 and rulebook: Capturing Pieces)."""
    names = [tuple(PAWNS[pawn] for pawn in hand) for hand in state.hands]
    chosen = [None if pawn == UNCHOSEN else PAWNS[pawn] for pawn in state.chosen]
    return Revealed(
        hands=(names[0], names[1]),
        chosen=(chosen[0], chosen[1]),
        aside=tuple(PAWNS[pawn] for pawn in state.aside),
    )


class Imagination:
    """What a view fixes, worked out once: a state without secrets and the identities that are left."""

    __slots__ = ("blank", "open_cards", "possible", "rival", "view")

    def __init__(self, view: View) -> None:
        graph = graph_of(view.board)
        fixed = Fixed(
            graph, view.quarry, view.adjourns, [graph.index[cell] for cell in view.dealt],
            [NUMBER[pawn] for pawn in view.dealt_tiles],
        )  # fmt: skip
        self.view = view
        self.rival = 1 - view.seat
        own = tuple(NUMBER[pawn] for pawn in view.hand)
        blank = placed(
            fixed,
            [OFF_BOARD if cell is None else graph.index[cell] for cell in view.pawns],
            [NUMBER[tile.pawn] for tile in view.tiles],
            [NUMBER[pawn] for pawn in view.captured],
            (own, own),
            (UNCHOSEN, UNCHOSEN),
            view.to_move,
            [NUMBER[tile.pawn] for tile in view.tiles if tile.neutral],
        )
        blank.chosen[view.seat] = UNCHOSEN if view.chosen is None else NUMBER[view.chosen]
        blank.turn, blank.quiet = view.turn, view.quiet
        blank.seen, blank.moves = list(view.seen), list(view.moves)
        blank.winner, blank.why = view.winner, view.why
        self.blank = blank
        self.possible = tuple(NUMBER[pawn] for pawn in possible_identities(view))
        self.open_cards = tuple(pawn for pawn in range(len(PAWNS)) if pawn not in own)

    def with_rival(self, chosen: int, dice: Dice) -> State:
        """Return a state in which the rival's Chosen Pawn is ``chosen`` (UNCHOSEN: not chosen yet)."""
        state = self.blank.copy()
        others = dice.shuffled([pawn for pawn in self.open_cards if pawn != chosen])
        held = others[:HAND_SIZE] if chosen == UNCHOSEN else [chosen, *others[: HAND_SIZE - 1]]
        hand = tuple(sorted(held))
        state.hands = (hand, state.hands[1]) if self.rival == 0 else (state.hands[0], hand)
        state.aside = tuple(sorted(set(self.open_cards).difference(hand)))
        state.chosen[self.rival] = chosen
        return state


@lru_cache(maxsize=8)
def imagination(view: View) -> Imagination:
    """Return the imagination of ``view``; kept for a while, since search asks thousands of times."""
    return Imagination(view)


def imagine(view: View, dice: Dice) -> State:
    """Return a state that the viewer cannot tell from the real one, every possible rival equally likely."""
    known = view.revealed
    mind = imagination(view)
    if known is not None:
        return _as_revealed(mind, known)
    if not view.ready[mind.rival]:
        return mind.with_rival(UNCHOSEN, dice)
    return mind.with_rival(dice.choice(mind.possible), dice)


def _as_revealed(mind: Imagination, known: Revealed) -> State:
    state = mind.blank.copy()
    hands = [tuple(NUMBER[pawn] for pawn in hand) for hand in known.hands]
    state.hands = (hands[0], hands[1])
    state.aside = tuple(NUMBER[pawn] for pawn in known.aside)
    state.chosen = [UNCHOSEN if pawn is None else NUMBER[pawn] for pawn in known.chosen]
    return state
