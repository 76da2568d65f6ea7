"""A running match: the authority, its chairs, the journal, the bot process and the profile."""
