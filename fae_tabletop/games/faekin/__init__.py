"""FaeKin: its rules, its bots and its table."""
