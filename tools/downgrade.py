"""Writes today's text in the spelling of 2019, 2021 or 2023, and checks that `upgrade` gives back the same module.

    python tools/downgrade.py --year 2019 FILE              prints the parts of a file as that year wrote them
    python tools/downgrade.py --year 2019 --generic FILE    in generic form
    python tools/downgrade.py --check [--year Y] [--every N] [--reasons] [FILE...]
                                                            there and back over tests/lit, or every Nth file of it

A part counts for a year if every op of it could be said then, and something of it was written in another way.
Exit code 1 and a line for each part that does not come back; `--reasons` counts what could not be said.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.support.lit_file import SPLIT_MARKER, lit_files
from tools.downgrading.back import YEARS, check, parts_of
from tools.downgrading.reasons import NotSayable
from tools.downgrading.text import downgraded

LIT = Path(__file__).resolve().parents[1] / "tests" / "lit"


def _show(path: Path, year: int, generic: bool) -> None:
    parts: list[str] = []
    for line, _, forms in parts_of(path):
        try:
            parts.append(downgraded(forms[generic], year)[0])
        except NotSayable as error:
            parts.append(f"// line {line} cannot be said in {year}: {error}\n")
    print(f"{SPLIT_MARKER}\n".join(parts), end="")


def _check(paths: list[Path], years: tuple[int, ...], reasons: bool) -> int:
    outcome = check(paths, years)
    for failure in outcome.failures:
        print(failure)
    for year in years:
        made, texts, skipped = outcome.made[year], outcome.texts[year], outcome.skipped[year]
        print(f"{year}: {made} parts came back ({texts} texts), {skipped} skipped")
        if reasons:
            for reason, count in outcome.unsayable[year].most_common(40):
                print(f"    {count:5} {reason}")
    print(f"{sum(outcome.made.values())} parts came back, {len(outcome.failures)} did not")
    return 1 if outcome.failures else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--year", type=int, choices=YEARS)
    parser.add_argument("--generic", action="store_true")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--every", type=int, default=1, metavar="N")
    parser.add_argument("--reasons", action="store_true")
    parser.add_argument("files", nargs="*", type=Path)
    arguments = parser.parse_args()
    if arguments.check:
        paths = arguments.files or lit_files(LIT)[:: arguments.every]
        return _check(paths, (arguments.year,) if arguments.year else YEARS, arguments.reasons)
    for path in arguments.files:
        _show(path, arguments.year or 2019, arguments.generic)
    return 0


if __name__ == "__main__":
    sys.exit(main())
