"""Enthrone: hidden identities on a hex board, for two."""
