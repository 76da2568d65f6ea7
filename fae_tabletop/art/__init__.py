"""Draws pictures at bake time with skia; knows no game and no window."""
