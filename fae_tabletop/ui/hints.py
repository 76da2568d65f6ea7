"""A hint in three steps: where to look, what to do, why; each asking tells one step more."""

from __future__ import annotations

from fae_tabletop.core.hints import Hint

STEPS = 3


class HintSteps:
    """Which hint was asked for, and how much of it was told."""

    def __init__(self) -> None:
        self.hint: Hint | None = None
        self.told = 0

    def ask(self, hint: Hint) -> tuple[str, str]:
        """Return title and words of the next step; another advice begins anew, after the last step too."""
        before = self.hint
        same = before is not None and (before.command, before.what) == (hint.command, hint.what)
        self.told = self.told + 1 if same and self.told < STEPS else 1
        self.hint = hint
        words = (hint.where, hint.what, hint.why)[: self.told]
        return f"Hint, {self.told} of {STEPS}", " ".join(words)

    @property
    def points(self) -> tuple[str, ...]:
        """The hotspots that the step told last points at."""
        if self.hint is None:
            return ()
        return self.hint.look if self.told == 1 else self.hint.do

    def forget(self) -> None:
        """The hint was followed, or closed."""
        self.hint = None
        self.told = 0
