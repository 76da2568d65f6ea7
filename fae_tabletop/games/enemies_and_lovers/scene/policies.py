"""Standing answers of the person: which attacks to ask about, and for how long not to. Pure; the table keeps them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from fae_tabletop.games.enemies_and_lovers.cards import CARD, SUBTYPE_NAMES
from fae_tabletop.games.enemies_and_lovers.courts import lacking
from fae_tabletop.games.enemies_and_lovers.public import View

Policy = Literal["ask", "threat", "turn", "game"]
POLICIES: tuple[tuple[Policy, str, str], ...] = (
    ("ask", "Ask me", "Ask me"),
    ("threat", "Only for Crown or a winning Court", "Only if grave"),
    ("turn", "Not this turn", "Not this turn"),
    ("game", "Not this game", "Not this game"),
)
"""Each policy with its words and its short form."""
CROWN = "the_crown_of_elfhame"
HAND_ATTACKS = frozenset({"steal", "treachery", "poison", "strike", "spy", "mischief"})
COURT_ATTACKS = frozenset({"poison", "strike", "spy", "capture", "mayhem"})


@dataclass(slots=True)
class Policies:
    """The policies that are on, by what is asked about (a subtype); ``turn`` ones end with the turn."""

    chosen: dict[str, Policy] = field(default_factory=dict)
    _turns: int | None = None

    def of(self, topic: str) -> Policy:
        """Return the policy for what is asked about."""
        return self.chosen.get(topic, "ask")

    def choose(self, topic: str, policy: Policy) -> None:
        """Set a policy."""
        if policy == "ask":
            self.chosen.pop(topic, None)
        else:
            self.chosen[topic] = policy

    def see(self, view: View) -> None:
        """Let the policies end whose time is over: with the turn, or with the game."""
        if view.why is not None:
            self.chosen.clear()
        elif self._turns is not None and view.turns != self._turns:
            self.chosen = {topic: policy for topic, policy in self.chosen.items() if policy != "turn"}
        self._turns = view.turns

    def asks(self, view: View) -> bool:
        """Say whether the person wants to be asked about the open answer window of ``view``."""
        match self.of(topic(view)):
            case "ask":
                return True
            case "threat":
                return threatens(view)
            case _:
                return False

    def told(self) -> tuple[tuple[str, str], ...]:
        """Return what is asked about by a policy other than always, each with the policy in words."""
        words = {policy: short.lower() for policy, _, short in POLICIES}
        return tuple((topic, f"{topic_words(topic)}: {words[on]}") for topic, on in self.chosen.items())

    def end(self, topic: str) -> None:
        """Ask again about this from now on."""
        self.chosen.pop(topic, None)


def topic(view: View) -> str:
    """Return what the open answer window is about: the subtype of the card that would be answered."""
    attack = view.attack
    if attack is None:
        return ""
    card = view.resolving[-1] if attack.stage in ("countered", "turned") and view.resolving else attack.card
    return CARD[card].subtype


def topic_words(subtype: str) -> str:
    """Return what a subtype is called where its cards are meant together."""
    return {"": "", "treachery": "Treachery", "mischief": "Mischief", "mayhem": "Mayhem", "spy": "Spies"}.get(
        subtype, f"{SUBTYPE_NAMES.get(subtype, subtype)}s"
    )


def threatens(view: View) -> bool:
    """Say whether the attack could cost the viewer the Crown, or a Court that lacks at most one card."""
    attack = view.attack
    if attack is None:
        return False
    subtype = CARD[attack.card].subtype
    target = attack.original if attack.stage == "turned" else attack.at
    if target != view.seat:
        return False
    in_court = any(slot.card == CROWN for slot in view.court)
    if in_court and subtype in COURT_ATTACKS:
        return True
    if CROWN in view.hand and subtype in HAND_ATTACKS:
        return True
    return len(lacking(view)) <= 1 and subtype in COURT_ATTACKS
