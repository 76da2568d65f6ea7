"""The screens that belong to no game: title, settings, help, credits, saved matches, the menu over a match."""

from fae_tabletop.app.menus.opening import MENUS

__all__ = ["MENUS"]
