"""Chooses the lit chunks of the quick tier: cheap ones that take, between them, every branch that any chunk takes.

    python tools/quick_chunks.py [--covers 2] [--budget SECONDS]    # writes tests/left_out.txt

Needs the package coverage. The RUN lines of all chunks are run under it, folder by folder (half an hour); of the
chunks in the order of what they add for their processor time, those are left out that add nothing: what they take,
--covers others take, too. With --budget the quick tier ends where that is spent. A chunk is known by its text: one
that is new or was changed is in the quick tier until the next run.
"""

from __future__ import annotations

import argparse
import heapq
import json
import subprocess
import sys
import tempfile
import time
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.support.tiers import LEFT_OUT, key_of  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    import pytest

Branch = tuple[str, int, int]
"""A file, and the lines from and to which it leads."""


class Chunk(NamedTuple):
    """The time and the branches of one chunk."""

    key: str
    seconds: float
    branches: np.ndarray[tuple[int], np.dtype[np.int32]]


class Tracer:
    """A plug-in of pytest that notes the branches that each chunk takes, and its processor time."""

    def __init__(self) -> None:
        try:
            library = import_module("coverage")
        except ImportError:
            sys.exit("tools/quick_chunks.py needs the package coverage: pip install coverage")
        folders = [f"{ROOT / name}/*" for name in ("pyopt", "passes")]
        self.coverage: Any = library.Coverage(data_file=None, branch=True, include=folders, config_file=False)
        self.seconds: dict[str, float] = {}
        self.keys: dict[str, str] = {}

    def pytest_collection_finish(self) -> None:
        self.coverage.start()

    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, bool, bool]:
        text = getattr(item, "text", None)
        self.coverage.switch_context(item.nodeid)
        begin = time.process_time()
        found = yield
        if text is not None:
            self.seconds[item.nodeid] = time.process_time() - begin
            self.keys[item.nodeid] = key_of(text)
        return found

    def pytest_sessionfinish(self) -> None:
        self.coverage.stop()

    def rows(self) -> dict[str, tuple[str, float, list[Branch]]]:
        """Item -> its key, its seconds and its branches."""
        data = self.coverage.get_data()
        found: dict[str, tuple[str, float, list[Branch]]] = {}
        for name, key in self.keys.items():
            data.set_query_context(name)
            branches: list[Branch] = []
            for file in data.measured_files():
                short = file.removeprefix(f"{ROOT}/").replace("pyopt/passes/", "passes/")
                branches += [(short, start, end) for start, end in data.arcs(file) or ()]
            found[name] = (key, self.seconds[name], branches)
        return found


def trace(folder: str, file: str) -> None:
    """Runs the chunks of a folder, and writes what they take to a file."""
    import pytest

    tracer = Tracer()
    hook = pytest.hookimpl(wrapper=True)(Tracer.pytest_runtest_protocol)
    tracer.pytest_runtest_protocol = hook.__get__(tracer)  # type: ignore[method-assign]
    if pytest.main(["-q", "-n", "0", "-p", "no:cacheprovider", "--ask", "run lines", folder], plugins=[tracer]) > 1:
        sys.exit(f"{folder}: the tests could not be run")
    Path(file).write_text(json.dumps(tracer.rows()), encoding="utf-8")


def collected(folders: Sequence[str]) -> tuple[list[Chunk], int]:
    """The chunks of all folders, and how many branches they take between them."""
    numbers: dict[Branch, int] = {}
    found: list[Chunk] = []
    with tempfile.TemporaryDirectory() as place:
        for folder in folders:
            file = Path(place) / "rows.json"
            command = [sys.executable, __file__, "--trace", folder, str(file)]
            subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
            for key, seconds, branches in json.loads(file.read_text(encoding="utf-8")).values():
                taken = sorted({numbers.setdefault((a, b, c), len(numbers)) for a, b, c in branches})
                found.append(Chunk(key, seconds, np.array(taken, np.int32)))
            print(f"{folder}: {len(found)} chunks, {len(numbers)} branches", flush=True)
    return found, len(numbers)


def chosen(chunks: Sequence[Chunk], branches: int, covers: int, budget: float) -> list[Chunk]:
    """Chunks until each branch is taken by one of them, then by two, and so on up to `covers`, or by all that take it,
    or until the seconds of the budget are spent; next is the one with the most new branches for its time."""
    taken = np.zeros(branches, np.int32)
    found: list[Chunk] = []
    rest = list(chunks)
    for wanted in range(1, covers + 1):
        waiting = [(-len(one.branches) / one.seconds, at) for at, one in enumerate(rest)]
        heapq.heapify(waiting)
        left: list[Chunk] = []
        while waiting and budget > 0:
            _, at = heapq.heappop(waiting)
            one = rest[at]
            new = int(np.count_nonzero(taken[one.branches] < wanted))
            gain = -new / one.seconds
            if new == 0:
                left.append(one)
            elif waiting and gain > waiting[0][0]:
                heapq.heappush(waiting, (gain, at))  # others have taken some of its branches since
            else:
                taken[one.branches] += 1
                found.append(one)
                budget -= one.seconds
        rest = left
    return found


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--covers", type=int, default=2, help="so many chunks are to take each branch")
    parser.add_argument("--budget", type=float, default=float("inf"), help="processor seconds, under coverage")
    parser.add_argument("--trace", nargs=2, metavar=("FOLDER", "FILE"), help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.trace:
        trace(*options.trace)
        return
    folders = sorted({str(path.parent.relative_to(ROOT)) for path in (ROOT / "tests" / "lit").rglob("*.mlir")})
    chunks, branches = collected([one for one in folders if not one.endswith("/Inputs")])
    kept = {one.key for one in chosen(chunks, branches, options.covers, options.budget)}
    left_out = sorted({one.key for one in chunks} - kept)
    LEFT_OUT.write_text("\n".join(left_out) + "\n", encoding="utf-8")
    print(f"{len(kept)} chunks of {len(chunks)} are in the quick tier")


if __name__ == "__main__":
    main()
