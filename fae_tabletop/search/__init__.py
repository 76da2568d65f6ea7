"""Tree search over imagined worlds, through the protocol of the games."""
