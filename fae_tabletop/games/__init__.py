"""One folder per game; no game knows another."""
