"""Enemies & Lovers: its rules, its bots, its pictures and its table."""
