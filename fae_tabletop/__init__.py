"""Fae Tabletop: faerie table games for one person against honest opponents."""

__version__ = "0.1.0"
