"""Fuzzes pyopt with mutated inputs of every op, through passes in any order.

    python tools/fuzz.py --count 200000 --seed 1
    python tools/fuzz.py --reference --count 20000 --seed 1      # with mlir-opt beside it

Inputs are seeds (`tests/support/fuzz/seeds.py`: each op in the generic form, the custom form and as written) with
changes of tokens, numbers, types, operands, attributes, regions. Each runs through a pass or a sequence of passes; the
IR is verified, printed, read back and printed again after each. A complaint of each kind is reduced and saved with the
command that shows it. Workers are processes; one that makes no progress is killed and its input reported.

With --reference no passes run: what one program accepts the other should, and print as the same generic text. What
differs has a reason in `tests/support/fuzz/reasons.py`, or is a finding. --flags adds passes for both, --values changes
constants, ops and types only.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import random
import re
import resource
import shlex
import sys
import time
from multiprocessing.queues import Queue
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.support.fuzz.inputs import draw_input  # noqa: E402
from tests.support.fuzz.reducing import reduce  # noqa: E402
from tests.support.fuzz.runs import check, flags_of  # noqa: E402
from tests.support.fuzz.seeds import PER_OP, make_pool  # noqa: E402
from tests.support.fuzzing import FLAGS, complaint, draw_texts  # noqa: E402
from tools.fuzz_reference import compare_with_reference  # noqa: E402

MEMORY = 6 << 30
"""Bytes that a worker may use."""


class Progress(NamedTuple):
    """From a worker: how many inputs it has done, how many were accepted, and a complaint with its input, if any."""

    worker: int
    done: int
    accepted: int
    kind: str
    complaint: str
    flags: list[str]
    text: str


class Work(NamedTuple):
    """The task of a worker."""

    number: int
    inputs: int
    options: argparse.Namespace


def work(task: Work, reports: Queue[Progress]) -> None:
    """Runs its inputs; every report has the number done so far."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    options = task.options
    randomness = random.Random(f"{options.seed}:{task.number}")
    pool = make_pool(options.seed, options.per_op, options.share)
    if options.only:
        pool.ops = [name for name in pool.ops if re.search(options.only, name)]
    made: list[str] = []
    last = time.monotonic()
    current = Path(f"/tmp/pyopt-fuzz-{os.getppid()}-{task.number}")
    known: set[str] = set()
    accepted = 0
    for index in range(task.inputs):
        drawn = draw_input(pool, randomness)
        text, steps = drawn.text, drawn.steps
        if randomness.random() < options.generated:
            made = made or draw_texts(10, randomness.randrange(1 << 30))
            text = made.pop()
        current.write_text(f"// {' '.join(flags_of(steps))}\n{text}", encoding="utf-8", errors="surrogateescape")
        outcome = check(text, steps, options.seconds)
        accepted += outcome.accepted
        wrong = outcome.complaint
        if wrong is not None:
            shown = wrong.kind not in known
            if shown:
                known.add(wrong.kind)
                steps = steps[: wrong.steps]
                if options.reduce > 0:
                    text, steps = reduce(text, steps, wrong.kind, options.seconds, options.reduce)
            flags = ["--allow-unregistered-dialect", "--verify-roundtrip", *flags_of(steps)]
            reports.put(
                Progress(task.number, index + 1, accepted, wrong.kind, wrong.text, flags, text if shown else "")
            )
        elif randomness.random() < 0.03:
            flags = randomness.choice(FLAGS)
            said = complaint(text, flags, options.seconds)
            if said is not None:
                kind = re.sub(r"0x[0-9a-f]+|\d+|'[^']*'", "N", said)[:160]
                reports.put(Progress(task.number, index + 1, accepted, kind, said, flags, text))
        if time.monotonic() - last > 1 or index + 1 == task.inputs:
            last = time.monotonic()
            reports.put(Progress(task.number, index + 1, accepted, "", "", [], ""))
    current.unlink(missing_ok=True)


class Findings:
    """Complaints by kind: how many of each, and one input saved."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.kinds: dict[str, int] = {}

    def note(self, report: Progress) -> None:
        """Counts a complaint; prints and saves the first of its kind."""
        count = self.kinds[report.kind] = self.kinds.get(report.kind, 0) + 1
        if count > 1:
            return
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / f"{len(self.kinds)}.mlir"
        command = f"pyopt {shlex.join(report.flags)} {path}"
        path.write_text(report.text, encoding="utf-8", errors="surrogateescape")
        with (self.folder / "findings.txt").open("a", encoding="utf-8", errors="surrogateescape") as file:
            file.write(f"{len(self.kinds)}: {report.complaint}\n  {command}\n")
        print(f"{len(self.kinds)}: {report.complaint}\n  {command}", flush=True)

    def summary(self) -> str:
        """The kinds, the most frequent first."""
        order = {kind: number for number, kind in enumerate(self.kinds, 1)}
        lines = [f"{count:7} times {order[kind]}: {kind}" for kind, count in self.kinds.items()]
        return "\n".join(sorted(lines, reverse=True))


def parse_arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=20.0, help="time for one input")
    parser.add_argument("--only", default="", help="ops whose name matches this regular expression")
    parser.add_argument("--per-op", type=int, default=PER_OP, help="seeds of each op in each form")
    parser.add_argument("--share", type=float, default=1.0, help="share of the lit tests that seeds come from")
    parser.add_argument("--generated", type=float, default=0.005, help="share of inputs that the grammar makes")
    parser.add_argument("--reduce", type=float, default=20.0, help="seconds to reduce the first input of a kind")
    parser.add_argument("--reference", action="store_true", help="compare with mlir-opt")
    parser.add_argument("--flags", default="", help="with --reference: passes for both")
    parser.add_argument("--values", action="store_true", help="with --reference: other constants, ops and types only")
    parser.add_argument("--save", type=Path, default=Path("/tmp/pyopt-fuzz-failures"))
    return parser.parse_args()


def fix_hash_seed(seed: int) -> None:
    """Starts again with hashes of strings that the seed tells: sets are gone through in their order."""
    if "PYTHONHASHSEED" not in os.environ:
        environment = {**os.environ, "PYTHONHASHSEED": str(seed % 2**32)}
        os.execve(sys.executable, [sys.executable, *sys.argv], environment)


def main() -> None:
    options = parse_arguments()
    fix_hash_seed(options.seed)
    if options.reference:
        sys.exit(0 if compare_with_reference(options) else 1)
    reports: Queue[Progress] = multiprocessing.Queue()
    share = [options.count // options.jobs + (n < options.count % options.jobs) for n in range(options.jobs)]
    processes = [
        multiprocessing.Process(target=work, args=(Work(n, share[n], options), reports)) for n in range(options.jobs)
    ]
    for process in processes:
        process.start()
    done = [0] * options.jobs
    accepted = [0] * options.jobs
    heard = [time.monotonic()] * options.jobs
    findings = Findings(options.save)
    while any(process.is_alive() for process in processes) or not reports.empty():
        if not reports.empty():
            report = reports.get()
            done[report.worker], accepted[report.worker] = report.done, report.accepted
            heard[report.worker] = time.monotonic()
            if report.complaint:
                findings.note(report)
        else:
            time.sleep(0.05)
        for n, process in enumerate(processes):
            if process.is_alive() and time.monotonic() - heard[n] > 4 * options.seconds + options.reduce + 100:
                process.kill()
                heard[n] = time.monotonic()
                current = Path(f"/tmp/pyopt-fuzz-{os.getpid()}-{n}")
                stuck = current.read_text(encoding="utf-8", errors="surrogateescape") if current.exists() else ""
                hang = "hang: the worker had to be killed; its first line has the flags"
                findings.note(Progress(n, done[n], accepted[n], "hang", hang, [], stuck))
    lost = [n for n, process in enumerate(processes) if process.exitcode != 0]
    kinds = findings.kinds
    print(findings.summary())
    print(
        f"{sum(done)} inputs, {sum(accepted)} of them accepted, seed {options.seed}: "
        f"{sum(kinds.values())} complaints of {len(kinds)} kinds"
    )
    if lost:
        print(f"workers {lost} did not end by themselves")
    sys.exit(1 if kinds or lost or sum(done) < options.count else 0)


if __name__ == "__main__":
    main()
