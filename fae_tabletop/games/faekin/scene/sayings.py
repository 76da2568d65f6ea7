"""The sentence in the middle: what is asked of the person, or what is going on; and why pointing does nothing."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from fae_tabletop.core.game import Reason, Ref
from fae_tabletop.games.faekin import moves, words
from fae_tabletop.games.faekin.commands import Answer, Claim, Duel, MoveToken, holder_ref, token_ref
from fae_tabletop.games.faekin.public import View
from fae_tabletop.games.faekin.scene.showing import court_of, waited_for
from fae_tabletop.games.faekin.scene.tokens import TOKENS
from fae_tabletop.games.faekin.scene.wells import OTHER
from fae_tabletop.ui.hotspots import Tip
from fae_tabletop.ui.people import Person


def sentence(
    view: View, people: Sequence[Person], chosen: Sequence[Ref], pausing: bool, hearing: bool
) -> str:
    """Return what is asked of the viewer now, or who is waited for."""
    if view.why is not None:
        return "The round is over."
    waited = waited_for(view)
    name = people[waited].name
    if view.claimant is not None:
        return _claim(view, name, chosen)
    if view.challenge is not None:
        challenger = people[view.challenge.attacker].name
        if view.challenge.target == view.seat:
            return f"{challenger} challenges you: choose a card to answer with."
        rival = "You wait for" if view.challenge.attacker == view.seat else f"{challenger} waits for"
        return f"{rival} the answer of {name}."
    if pausing:
        following = "your duel is next" if waited == view.seat else f"{name} duels next"
        return f"Touch Crown or Dagger to claim; {following}."
    if waited == view.seat:
        if hearing:
            return "The others may speak or claim before you duel."
        if chosen:
            return "Now click whom you challenge."
        return "Your duel: choose a card, then a rival."
    return f"{name} chooses whom to challenge."


def _claim(view: View, name: str, chosen: Sequence[Ref]) -> str:
    if view.claimant != view.seat:
        return f"{name} claims: say what you think."
    if chosen:
        return _whose(view, chosen[0])
    if view.crown is None:
        return "Click the Crown, then the Heir of your Court."
    return "Move the tokens as you like, then lock in."


def _whose(view: View, chosen: Ref) -> str:
    """Return what is asked of a claimant who has taken up a token."""
    own = court_of(view.identity)
    if chosen.key == "crown":
        return f"The Crown: click the Heir of {words.COURT_NAMES[own]}."
    if chosen.key == "dagger":
        return f"The Dagger: click the Heir of {words.COURT_NAMES[OTHER[own]]}."
    return "Click whom it belongs to."


def refusals(view: View, chosen: Sequence[Ref], following: Collection[Ref]) -> dict[str, Tip]:
    """Return by hotspot why it does nothing now; what does something, or only informs, is left out."""
    found: dict[str, Tip] = {}

    def put(ref: Ref, code: str | None) -> None:
        if code is not None and ref not in following:
            said = words.refusal(Reason(code))
            found[ref.id] = Tip(said.title, said.body, refuse=True)

    for card in view.hand:
        target = next(holder for holder in view.holders if holder != view.seat)
        command = Answer(card) if view.challenge is not None else Duel(target, card)
        reason = moves.refusal(view, command)
        put(Ref("hand", card), None if reason is None or _only_target(reason.code) else reason.code)
    claim = moves.refusal(view, Claim())
    for token in TOKENS:
        if view.claimant is None:
            put(token_ref(token), None if claim is None else claim.code)
        elif view.claimant != view.seat:
            put(token_ref(token), "not_claimant")
    start = chosen[0] if chosen else None
    for holder in view.holders:
        ref = holder_ref(holder)
        if start is None:
            continue
        if start.kind == "hand":
            own = Reason("target_self") if holder == view.seat else None
            reason = own or moves.challenge_refusal(view, holder)
        else:
            token = TOKENS[0] if start.key == "crown" else TOKENS[1]
            reason = moves.refusal(view, MoveToken(token, holder))
        put(ref, None if reason is None else reason.code)
    return found


def _only_target(code: str) -> bool:
    return code in ("fae_needs_more_revealed", "no_such_rival")
