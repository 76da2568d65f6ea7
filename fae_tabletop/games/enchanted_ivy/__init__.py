"""Enchanted Ivy: an inn grown night by night for one, its guests and its story."""
