"""Reads what artists and level designers make, and knows where it lies."""
