"""The one command of this project: python3 build/dev.py JOB [arguments]

Needs Python 3.11 or newer and its pip or venv; everything else goes into folders of this clone.

    play      open the game; arguments go to the program (play --help lists its commands)
    test      format, lint, types, import contracts and all tests; with arguments: pytest alone, with these
    check     the same without the tests
    package   build the program and its archive for this system into dist/
    bake      paint pictures again; arguments go to build/bake.py
    sounds    make the sounds again, or compare them (--check)
    art       the tests of the painting tools; arguments go to pytest
    wine      build the Windows package under Wine and self-test it there, where Wine is installed
"""

# Only this first file is read by an old Python before it is turned away, so it keeps to syntax of all ages.
import sys

if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("Fae Tabletop needs Python 3.11 or newer; this is Python %d.%d." % sys.version_info[:2])  # noqa: UP031

import jobs

if __name__ == "__main__":
    sys.exit(jobs.main(sys.argv[1:], __doc__))
