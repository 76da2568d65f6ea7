"""Scenes: one screen or dialog each, pushed with a callback and closed with a typed result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from fae_tabletop.ui import gestures as g
from fae_tabletop.ui.geometry import Box
from fae_tabletop.ui.hotspots import Hotspot
from fae_tabletop.ui.page import Page
from fae_tabletop.ui.tips import Corner
from fae_tabletop.ui.trace import Prompt

if TYPE_CHECKING:
    from fae_tabletop.ui.stack import SceneStack

R = TypeVar("R")
T = TypeVar("T")


class Scene(Generic[R]):
    """One screen or dialog: says what is drawn (`build`, `movers`) and what a gesture does (`handle`).

    `name`: as in the UI trace; empty takes the name of the scene below (dialogs). `overlay`: scenes below
    stay drawn, but cannot be pointed at. `beside`: a click on nothing is told as Back, as overlays are told
    anyway; elsewhere a stray click must not leave the screen. `first_focus`: hotspot id that has the focus
    when the scene opens.
    """

    name: str = ""
    game: str | None = None
    overlay: bool = False
    beside: bool = False
    first_focus: str | None = None

    def __init__(self) -> None:
        self._stack: SceneStack | None = None
        self._then: Callable[[Any], None] | None = None
        self._page: Page | None = None
        self._focus: str | None = None
        self._changed = True

    # -- for subclasses to answer ---------------------------------------------------------------------------

    def build(self, page: Page) -> None:
        """Put everything settled on the page. Called again after `change()`, a resize, or a new look."""
        raise NotImplementedError

    def movers(self, page: Page) -> None:
        """Put what moves now on the page. Called for every frame while `moving`."""

    def handle(self, gesture: g.Gesture) -> bool:
        """Act on a gesture; returns whether it was taken. Back closes nothing unless a scene does so here."""
        return False

    def update(self, seconds: float) -> None:
        """Time passes; called for every scene that is drawn."""

    def opened(self) -> None:
        """The scene is on the stack now."""

    def closing(self) -> None:
        """The scene is about to leave the stack, whatever the reason."""

    @property
    def moving(self) -> bool:
        """Whether something moves, so that the next frame looks different."""
        return False

    @property
    def busy(self) -> bool:
        """Whether somebody else is thinking."""
        return False

    @property
    def prompt(self) -> Prompt | None:
        """What is asked. Clicks begun under another prompt id are dropped."""
        return None

    @property
    def announce(self) -> str | None:
        """What a voice says when the scene comes up."""
        return None

    def tip_room(self, page: Page, spot: Hotspot) -> tuple[Sequence[Box], Sequence[Box]]:
        """Where a tool tip may lie, tried before places beside the thing, and what it must not cover."""
        return (), ()

    @property
    def follows(self) -> bool:
        """Whether something is drawn at the pointer, wherever it goes."""
        return False

    def toast_room(self, page: Page) -> tuple[Sequence[Corner], Sequence[Box]]:
        """Where words in passing may lie, tried before the foot of the window, and what they must not cover."""
        return (), ()

    def closer(self, spot: Hotspot) -> Scene[None] | None:
        """What shows a hotspot's thing at full size (right click, I); None for its words alone."""
        return None

    # -- for subclasses to call -----------------------------------------------------------------------------

    @property
    def stack(self) -> SceneStack:
        """The stack this scene is on. Raises RuntimeError before it was pushed."""
        if self._stack is None:
            raise RuntimeError(f"the scene {type(self).__name__} is on no stack")
        return self._stack

    def change(self) -> None:
        """Something looks different now: build again before the next frame."""
        self._changed = True

    def push(self, scene: Scene[T], then: Callable[[T], None] | None = None) -> None:
        """Open a scene over this one; `then` gets its result."""
        self.stack.push(scene, then)

    def close(self, result: R) -> None:
        """Leave the stack, with everything above, and hand the result back. A second call does nothing."""
        if self._stack is not None:
            self._stack.close(self, result)
