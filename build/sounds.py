"""Makes the sounds under `assets/sounds/` from their recipes in `fae_tabletop/art/sounds.py`.

    sounds.py            make them all; a file that comes out the same is left untouched
    sounds.py --check    make them in memory and compare with what is stored; 1 when one differs

Each line tells the file, its length in seconds, its peak and its loudest moment in dB, and its size. Needs Python
alone.
"""

import argparse
import math
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from fae_tabletop.art.sound import RATE, finished, loudness, wav  # noqa: E402 - the clone must come first
from fae_tabletop.art.sounds import SOUNDS  # noqa: E402

FOLDER = ROOT / "assets" / "sounds"


def main(words: Sequence[str] | None = None) -> int:
    """Run the command; 1 when a check failed."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="compare with what is stored, write nothing")
    check: bool = parser.parse_args(words).check
    differ = total = 0
    for name, recipe in SOUNDS.items():
        wave = finished(recipe.make(), recipe.level)
        data, path = wav(wave), FOLDER / f"{name}.wav"
        same = path.is_file() and path.read_bytes() == data
        differ += not same
        total += len(data)
        if not same and not check:
            FOLDER.mkdir(parents=True, exist_ok=True)
            path.write_bytes(data)
        peak = 20 * math.log10(max(map(abs, wave)))
        told = "same" if same else "differs" if check else "made"
        print(
            f"{told:8} {path.name:13} {len(wave) / RATE:.2f} s  peak {peak:6.1f} dB  "
            f"loud {loudness(wave):6.1f} dB  {len(data) / 1000:5.0f} KB"
        )
    print(f"{total / 1000:.0f} KB in all")
    return 1 if check and differ else 0


if __name__ == "__main__":
    sys.exit(main())
