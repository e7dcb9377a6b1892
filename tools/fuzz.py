"""Fuzzes pyopt: generated and mutated inputs, never a traceback, never a hang.

    python tools/fuzz.py --count 100000 --seed 1

Workers are processes; one that makes no progress is killed and its input reported. Failing inputs are saved, one for
each distinct complaint, and can be run again with `PYOPT_DEBUG=1 pyopt FLAGS FILE`.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import random
import re
import resource
import sys
import time
from multiprocessing.queues import Queue
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.support.fuzzing import FLAGS, complaint, corpus, draw_texts, mutated  # noqa: E402

MEMORY = 6 << 30
"""Bytes that a worker may use."""


class Report(NamedTuple):
    """From a worker: how many inputs it has done, and a complaint with its input, if any."""

    worker: int
    done: int
    complaint: str
    flags: list[str]
    text: str


def work(worker: int, count: int, seed: int, seconds: float, generated: int, reports: Queue[Report]) -> None:
    """Runs `count` inputs; every report has the number done so far."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    randomness = random.Random(f"{seed}:{worker}")
    real = corpus()
    made: list[str] = []
    while len(made) < generated:
        made += draw_texts(min(50, generated - len(made)), randomness.randrange(1 << 30))
        reports.put(Report(worker, 0, "", [], ""))
    last = time.monotonic()
    current = Path(f"/tmp/pyopt-fuzz-{os.getppid()}-{worker}")
    for index in range(count):
        if index < len(made):
            text = made[index]
        else:
            text = mutated(randomness.choice(made if made and randomness.random() < 0.2 else real), real, randomness)
        flags = randomness.choice(FLAGS)
        current.write_text(" ".join(flags) + "\n" + text, encoding="utf-8", errors="surrogateescape")
        wrong = complaint(text, flags, seconds)
        if wrong is not None or time.monotonic() - last > 1 or index + 1 == count:
            last = time.monotonic()
            reports.put(Report(worker, index + 1, wrong or "", flags, text))
    current.unlink(missing_ok=True)


def kind_of(wrong: str) -> str:
    """A complaint without what differs from input to input."""
    return re.sub(r"0x[0-9a-f]+|\d+|'[^']*'", "N", wrong)[:160]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=20.0, help="time for one input")
    parser.add_argument("--generated", type=float, default=0.05, help="share of inputs that the grammar makes")
    parser.add_argument("--save", type=Path, default=Path("/tmp/pyopt-fuzz-failures"))
    options = parser.parse_args()
    reports: Queue[Report] = multiprocessing.Queue()
    share = [options.count // options.jobs + (n < options.count % options.jobs) for n in range(options.jobs)]
    processes = [
        multiprocessing.Process(
            target=work, args=(n, share[n], options.seed, options.seconds, int(share[n] * options.generated), reports)
        )
        for n in range(options.jobs)
    ]
    for process in processes:
        process.start()
    done = [0] * options.jobs
    heard = [time.monotonic()] * options.jobs
    kinds: dict[str, int] = {}
    while any(process.is_alive() for process in processes) or not reports.empty():
        if not reports.empty():
            report = reports.get()
            done[report.worker] = report.done
            heard[report.worker] = time.monotonic()
            if report.complaint:
                _note(report, kinds, options.save)
        else:
            time.sleep(0.05)
        for n, process in enumerate(processes):
            if process.is_alive() and time.monotonic() - heard[n] > 4 * options.seconds + 60:
                process.kill()
                current = Path(f"/tmp/pyopt-fuzz-{os.getpid()}-{n}")
                stuck = current.read_text(encoding="utf-8", errors="surrogateescape") if current.exists() else ""
                _note(Report(n, done[n], "hang: the worker had to be killed", [], stuck), kinds, options.save)
    lost = [n for n, process in enumerate(processes) if process.exitcode != 0]
    print(f"{sum(done)} inputs, seed {options.seed}: {sum(kinds.values())} complaints of {len(kinds)} kinds")
    if lost:
        print(f"workers {lost} did not end by themselves")
    sys.exit(1 if kinds or lost or sum(done) < options.count else 0)


def _note(report: Report, kinds: dict[str, int], folder: Path) -> None:
    kind = kind_of(report.complaint)
    kinds[kind] = kinds.get(kind, 0) + 1
    if kinds[kind] == 1:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{len(kinds)}.mlir"
        path.write_text(report.text, encoding="utf-8", errors="surrogateescape")
        print(f"{report.complaint}\n  pyopt {' '.join(report.flags)} {path}", flush=True)


if __name__ == "__main__":
    main()
