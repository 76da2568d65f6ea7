"""Enchanted Ivy: a solo puzzle in which an inn grows card by card and its guests judge it."""
