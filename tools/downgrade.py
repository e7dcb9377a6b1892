"""Writes today's text in the spelling of 2019, 2021 or 2023, and checks that `upgrade` gives back the same module.

    python tools/downgrade.py --year 2019 FILE              prints the parts of a file as that year wrote them
    python tools/downgrade.py --year 2019 --generic FILE    in generic form
    python tools/downgrade.py --check [--year Y] [--every N] [--reasons] [FILE...]
                                                            there and back over tests/lit, or every Nth file of it
    python tools/downgrade.py --speed                       the time of reading old text beside that of today's

A part counts for a year if every op of it could be said then, and something of it was written in another way.
Exit code 1 and a line for each part that does not come back; `--reasons` counts what could not be said.
"""

from __future__ import annotations

import argparse
import gc
import sys
import time
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from pyopt.memo import remembering
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module
from pyopt.upgrade import upgrade
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


def _functions(form: str) -> str:
    """The functions of a printed module; "" if there is something else in it."""
    head, _, body = form.partition("module {\n")
    lines = [line.removeprefix("  ") for line in body.rpartition("\n}")[0].split("\n")]
    plain = all(line.startswith(("func", " ", "}", "^")) for line in lines if line)
    return "" if head or not plain else "\n".join(lines) + "\n"


def _speed(years: tuple[int, ...]) -> None:
    """Medians of five runs in this process, without the collector, as the command line goes without it."""
    gc.disable()
    for year in years:
        olds: list[str] = []
        for path in lit_files(LIT):
            for _, _, forms in parts_of(path):
                try:
                    old = _functions(downgraded(forms[0], year)[0])
                except NotSayable:
                    continue
                if old and not {"#", "!"} & set(old) and _time_of_reading(upgrade(old).text) is not None:
                    olds.append(old)
        text = "\n".join(olds)
        new = upgrade(text).text
        times: list[tuple[float, float]] = []
        for _ in range(5):
            start = time.process_time()
            upgrade(text)
            rewriting = time.process_time() - start
            times.append((rewriting, _time_of_reading(new) or 0.0))
        rewriting, reading = median([one for one, _ in times]), median([one for _, one in times])
        ratio = (rewriting + reading) / reading if reading else 0.0
        print(
            f"{year}: {text.count(chr(10))} lines, upgrade {rewriting:.3f} s, parse {reading:.3f} s: "
            f"together {ratio:.2f} times the parse alone"
        )


def _time_of_reading(text: str) -> float | None:
    """Of today's text; None if it is not read."""
    start = time.process_time()
    module = parse_module(Source(text, "-"), remembering(lambda *arguments: None, True))
    return None if module is None else time.process_time() - start


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--year", type=int, choices=YEARS)
    parser.add_argument("--generic", action="store_true")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--every", type=int, default=1, metavar="N")
    parser.add_argument("--speed", action="store_true")
    parser.add_argument("--reasons", action="store_true")
    parser.add_argument("files", nargs="*", type=Path)
    arguments = parser.parse_args()
    if arguments.speed:
        _speed((arguments.year,) if arguments.year else (2019, 2021))
        return 0
    if arguments.check:
        paths = arguments.files or lit_files(LIT)[:: arguments.every]
        return _check(paths, (arguments.year,) if arguments.year else YEARS, arguments.reasons)
    for path in arguments.files:
        _show(path, arguments.year or 2019, arguments.generic)
    return 0


if __name__ == "__main__":
    sys.exit(main())
