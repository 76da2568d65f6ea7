"""The table when it is pointed at: what a thing stands for, why it does nothing now, what an attack was dropped on."""

from __future__ import annotations

from fae_tabletop.core.game import Ref
from fae_tabletop.games.enemies_and_lovers.scene.aims import aiming, reach, still_wished, wish
from fae_tabletop.games.enemies_and_lovers.scene.sayings import sentence
from fae_tabletop.games.enemies_and_lovers.scene.showing import own_card
from fae_tabletop.games.enemies_and_lovers.scene.showntable import ShownTable
from fae_tabletop.games.enemies_and_lovers.scene.wishes import refusals
from fae_tabletop.ui.hotspots import Tip


class PointedTable(ShownTable):
    """A table whose things are pointed at; what buttons and keys do is the business of a subclass."""

    def means(self, spot_id: str) -> Ref | None:
        """A rival's things stand for the rival while one is to be named; a hand's answer button for its card."""
        kind, _, key = spot_id.partition(":")
        if kind == "button" and key.startswith("answer-"):
            return Ref("hand", key.removeprefix("answer-"))
        if kind == "aim":
            kind, _, key = key.partition(":")
        if kind == "panel" or not key:
            return None
        ref = Ref(kind, key)
        following = self.picker.next()
        if ref in following:
            return ref
        if kind in ("hand", "court", "seat"):
            owner = key.split(":")[0]
            seat = Ref("seat", owner)
            if owner.isdigit() and seat in following:
                attack = own_card(self.view, self.picker.chosen[0].key)
                beside = kind != "seat" and aiming(self.view, attack) and ref not in reach(self.view, attack)
                return ref if beside else seat
            new = Ref("court", f"{self.view.seat}:new")
            if kind == "court" and owner == str(self.view.seat) and self.picker.chosen and new in following:
                # Dropped on the Court as such, a card takes the free place; what lies there is not exchanged.
                shield = Ref("court", f"{key}:shield")
                return shield if shield in following else ref
        return ref

    def _click(self, spot: str) -> None:
        if spot.startswith(("hand:", "court:")):
            self._wish_at(self.picker.chosen[0] if self.picker.chosen else None, spot)
        super()._click(spot)

    def _drop(self, spot: str, over: str) -> None:
        self._wish_at(self.means(spot), over)
        super()._drop(spot, over)

    def _wish_at(self, source: Ref | None, over: str) -> None:
        """Remember on which card of a rival an attack was dropped: it is pointed at once that is asked for."""
        kind, _, key = over.partition(":")
        attack = own_card(self.view, source.key) if source is not None and source.kind == "hand" else None
        self._wished = wish(self.view, attack, Ref(kind, key)) if key and self.my_turn else None

    def _as_wished(self) -> bool:
        """Point at the card on which the attack was dropped, if that is asked for now."""
        ref = still_wished(self.view, self._wished)
        command = next((one for one in self.picker.commands if one.picks() == (ref,)), None)
        if ref is None or command is None:
            return False
        self._wished = None
        self.give(command, certain=True)
        return True

    def refuse(self, ref: Ref) -> Tip | None:
        """Say why pointing there does nothing."""
        if not self.my_turn:
            return None
        following, starts = self.picker.next(), self.picker.starts()
        found = refusals(self.view, self.choices.people, self.picker.chosen, following, starts)
        owner = ref.key.split(":")[0]
        if ref.kind in ("court", "hand") and owner.isdigit() and ref.id not in found:
            # What a rival has stands for the rival.
            return found.get(f"seat:{owner}")
        return found.get(ref.id)

    def tell_refusal(self, ref: Ref) -> None:
        """Say why pointing there does nothing: once, where the tool tip of what is pointed at says it already."""
        look = self.stack.look()
        spot = self.stack.spots.get(look.hover or look.focus)
        said = self.refuse(ref)
        shown = None if spot is None or spot.enabled else spot.tip or Tip("", spot.why_not or "")
        # Without a tool tip of its own a hotspot shows why it does nothing.
        if said is not None and shown is not None and (shown == said or shown == Tip("", said.body)):
            self.stack.sound("refusal")
            return
        super().tell_refusal(ref)

    def _dropped_nowhere(self, spot: str) -> None:
        """Say where a card of the hand can go that was dropped where nothing takes it."""
        ref = self.means(spot)
        if ref is not None and ref.kind == "hand" and self.my_turn and self.picker.chosen == (ref,):
            where = sentence(
                self.view, self.choices.people, self.picker.chosen, tuple(self.picker.next()), False
            )
            self._refused(f"Not there. {where}")
