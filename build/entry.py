"""Entry of the packaged program."""

from fae_tabletop.__main__ import main

if __name__ == "__main__":
    raise SystemExit(main())
