"""The contract of all games: nouns, dice, codec and log; standard library and msgspec only."""
