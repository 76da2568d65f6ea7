"""Where everything meets: the catalogue, the commands, the menus and the match."""
