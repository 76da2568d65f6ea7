"""The program's window: how it opens, and what is said where it cannot."""

from __future__ import annotations

import os
from pathlib import Path

import pygame
import pytest

from fae_tabletop.ui.geometry import SMALLEST
from fae_tabletop.ui.window import NoDisplay, Window, WindowChoice


def test_an_invisible_driver_nobody_asked_for_is_told_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SDL_VIDEODRIVER", raising=False)
    monkeypatch.delenv("SDL_VIDEO_DRIVER", raising=False)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    monkeypatch.setattr(pygame.display, "quit", lambda: None)
    with pytest.raises(NoDisplay, match="invisible driver offscreen"):
        Window(WindowChoice(), "test")


def test_no_display_at_all_is_told_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise pygame.error("x11 not available")

    monkeypatch.setattr(pygame.display, "init", fail)
    with pytest.raises(NoDisplay, match="x11 not available"):
        Window(WindowChoice(), "test")


def test_the_desktop_knows_the_window_by_the_name_in_its_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    # As pygame leaves it on a desktop.
    monkeypatch.setenv("SDL_VIDEO_X11_WMCLASS", "__main__.py")
    Window(WindowChoice(320, 200), "toy")
    entry = Path(__file__).parents[2] / "build" / "linux" / "fae-tabletop.desktop"
    assert f"StartupWMClass={os.environ['SDL_VIDEO_X11_WMCLASS']}" in entry.read_text().splitlines()


def test_no_window_opens_smaller_than_the_screens_are_designed_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    assert Window(WindowChoice(320, 200), "toy").size == SMALLEST


def test_software_frames_go_through_shared_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.delenv("SDL_FRAMEBUFFER_ACCELERATION", raising=False)
    Window(WindowChoice(320, 200), "toy")
    assert os.environ["SDL_FRAMEBUFFER_ACCELERATION"] == "0"
