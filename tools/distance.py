"""Counts what keeps the text of the lit files apart from the reference's, by cause.

    python tools/distance.py [WORD ...]          # compares the files of tests/lit whose path has one of the words
    python tools/distance.py --write [WORD ...]  # and writes their counts in tests/differential/not_yet.txt
    python tools/distance.py --kinds 100         # shows the most frequent kinds of difference, an example for each
    python tools/distance.py --jobs 2

Each file runs with the flags of its RUN lines, in custom and in generic form, as the tests compare it
(`tests/differential/same_text.py`); known differences are left out. A kind is the first line that the reference alone
prints, and the first that pyopt alone prints, without names and numbers. The kinds are the list of what to do when
pyopt follows another release of MLIR (docs/following-mlir.md).
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.differential.same_text import LIT, NOT_YET, lit_flag_sets, unknown_differences  # noqa: E402
from tests.support.chunks.runs import LitText  # noqa: E402
from tests.support.lit_file import lit_files  # noqa: E402


class Found(NamedTuple):
    """A difference: its kind, and the file with the chunk's line."""

    kind: str
    place: str


class Compared(NamedTuple):
    """A file, with the number of chunks that were compared and what differs."""

    name: str
    chunks: int
    found: list[Found]


def compare_file(path: Path) -> Compared:
    """Compares one lit file under all its flags."""
    file = LitText(path)
    name = path.relative_to(LIT).as_posix()
    sets = lit_flag_sets(path)
    found = [
        Found(kind_of(one.text), f"{name}:{one.chunk.line}")
        for flags in sets
        for one in unknown_differences(file.name, flags, file.whole(flags))
    ]
    return Compared(name, len(sets) * max(len(file.chunks), 1), found)


def kind_of(difference: str) -> str:
    """The first line of each side in a unified difference, without what is particular to the input."""
    lines = [line for line in difference.split("\n")[2:] if line[:1] in ("-", "+")]
    sides = [next((line for line in lines if line[0] == sign), sign) for sign in "-+"]
    return "   ".join(map(_without_names, sides))


def _without_names(line: str) -> str:
    line = re.sub(r"^([-+])\s+", r"\1", line)
    line = re.sub(r"[\w./<>-]+:\d+:\d+:", "PLACE:", line)
    line = re.sub(r'"[^"]*"|\'[^\']*\'', "_", line)
    line = re.sub(r"[%@][\w#$.-]+", "%", line)
    return re.sub(r"\d+", "N", line)[:120]


def write_counts(compared: list[Compared]) -> None:
    """Puts the counts of these files into the list of those that differ."""
    counts = dict(line.split() for line in NOT_YET.read_text(encoding="utf-8").splitlines())
    for file in compared:
        counts.pop(file.name, None)
        if file.found:
            counts[file.name] = str(len(file.found))
    NOT_YET.write_text("".join(f"{name} {count}\n" for name, count in sorted(counts.items())), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("words", nargs="*", metavar="WORD")
    parser.add_argument("--write", action="store_true", help=f"write {NOT_YET.relative_to(ROOT)}")
    parser.add_argument("--kinds", type=int, default=40, help="how many kinds to show")
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    paths = [path for path in lit_files(LIT) if not options.words or any(word in str(path) for word in options.words)]
    with ProcessPoolExecutor(options.jobs) as pool:
        compared = list(pool.map(compare_file, paths, chunksize=4))
    if options.write:
        write_counts(compared)
    kinds = Counter(one.kind for file in compared for one in file.found)
    examples = {one.kind: one.place for file in reversed(compared) for one in reversed(file.found)}
    for kind, count in kinds.most_common(options.kinds):
        print(f"{count:5d}  {kind}   {examples[kind]}")
    differing = sum(1 for file in compared if file.found)
    chunks = sum(file.chunks for file in compared)
    print(f"{sum(kinds.values())} of {chunks} chunks times flags differ, in {differing} of {len(compared)} files")


if __name__ == "__main__":
    main()
