"""Start of the program: freeze support first, then the command line."""

from multiprocessing import freeze_support


def main() -> int:
    """Run the program with the arguments of this process and return its exit status (0, 1 or 2)."""
    # A frozen program starts itself again as the bot process. That copy must be recognised before anything
    # else is imported: it would otherwise open a second window, and a third.
    freeze_support()
    from fae_tabletop.app.cli import main as run

    return run()


if __name__ == "__main__":
    raise SystemExit(main())
