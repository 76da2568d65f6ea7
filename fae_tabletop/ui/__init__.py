"""The toolkit of the window; knows no game."""
