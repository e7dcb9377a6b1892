"""Checks that passes keep what programs compute: every function is run before and after each pass.

    python tools/check_semantics.py FILE ... --passes="--canonicalize --cse"
    python tools/check_semantics.py tests/lit                         the passes of each file's RUN lines
    python tools/check_semantics.py --generate arith,scf --count 500 --passes="--sccp"
    python tools/check_semantics.py --sequences 5 --seed 7 --programs all --kernels all
    python tools/check_semantics.py --sequences 3 --generate memref,bufferization --count 200
    python tools/check_semantics.py --singles --programs softmax,gru
    python tools/check_semantics.py --bufferize --programs all tests/lit/run --generate tensor,linalg --count 100

The inputs are edge values first, then random ones. Undefined behaviour of a program excuses what a pass makes of it;
so does a result that depends on uninitialized memory, which a second run finds. Unregistered ops and
functions without a body are the world outside: what they are called with has to stay the same. Random modules, and
functions that are not defined for any input, are mended until they are (`--as-is` leaves them alone). The first
difference of a module is reduced: to fewer ops and the shortest input that show it. Exit code 1 if there is one.

`--sequences N` runs N random sequences of 3 to 8 passes on each module, with canonicalize after every other pass, and
compares after each pass: kernels (tools/sparse) and programs (tests/programs) with what NumPy and Python compute,
random modules and files with what they compute as written. `--singles` runs each pass alone,
`--bufferize` the sequences of bufferization, behind which buffers that are left are findings, too.
"""

from __future__ import annotations

import argparse
import re
import shlex
import sys
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from pyopt.driver.options import UsageError  # noqa: E402
from tests.support.lit_file import SPLIT_MARKER, lit_files, pyopt_flags, run_lines  # noqa: E402
from tools.generate import GROUPS, ModuleOptions, generate  # noqa: E402
from tools.semantics.check import INPUTS, Finding, PassStep, Tally, check, reduced, steps_of  # noqa: E402
from tools.semantics.mending import mended  # noqa: E402


def jobs_of_file(path: Path, flags: list[str] | None) -> Iterator[tuple[str, str, list[PassStep]]]:
    """(where, text, passes) of each part of a file: for the given passes, or for those of each RUN line."""
    text = path.read_text(encoding="utf-8", errors="surrogateescape")
    wanted = [flags] if flags else [one for line in run_lines(text) for one in pyopt_flags(line)]
    seen: set[tuple[PassStep, ...]] = set()
    for one in wanted:
        try:
            steps = steps_of(one)
        except UsageError:
            if flags:
                raise
            continue  # a test of what the command line refuses
        if not steps or tuple(steps) in seen:
            continue
        if not flags and any("reference-exact" in step.text() for step in steps):
            continue  # asks for the reference's mistakes
        if not flags and any("debug-interface" in step.options for step in steps):
            continue  # makes what is to be read, not run
        if not flags and any("dialect-filter" in step.options for step in steps):
            continue  # a part of a bufferization: buffers of tensors that are left are written to
        if not flags and any(step.name.endswith(("-to-apfloat", "-to-libm", "-linalg-to-std")) for step in steps):
            continue  # calls of a library, of which the check says only that they are made
        seen.add(tuple(steps))
        line = 1
        parts_of_complex = any(step.name == "convert-complex-to-standard" for step in steps)
        for part in text.split(SPLIT_MARKER):
            if not flags and parts_of_complex and re.search(r"complex<(f8|bf16|f16|tf32)", part):
                line += part.count("\n")
                continue  # formulas on the parts round more often, which shows in narrow floats
            yield f"{path}:{line}", part, steps
            line += part.count("\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("files", nargs="*", type=Path, help="MLIR files, or folders of them")
    parser.add_argument("--passes", default="", help="flags, as pyopt takes them; else those of each file's RUN lines")
    parser.add_argument("--inputs", type=int, default=INPUTS, help="inputs a function")
    parser.add_argument("--generate", default="", help="dialects of random modules: comma-separated, or `all`")
    parser.add_argument("--count", type=int, default=100, help="random modules a dialect")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--ops", type=int, default=12)
    parser.add_argument("--sequences", type=int, default=0, metavar="N", help="random sequences of passes a module")
    parser.add_argument("--singles", action="store_true", help="each pass alone")
    parser.add_argument("--bufferize", action="store_true", help="the sequences of bufferization")
    parser.add_argument("--kernels", default="", help="names of sparse kernels, comma-separated, or `all`")
    parser.add_argument("--programs", default="", help="names of programs, comma-separated, or `all`")
    parser.add_argument("--mixed", type=int, default=0, help="random modules of three dialects each")
    parser.add_argument("--calls", type=float, default=0.0, help="share of random functions that call those before")
    parser.add_argument("--functions", type=int, default=1)
    parser.add_argument("--as-is", action="store_true", help="leave what is undefined as it is")
    parser.add_argument("--show", type=int, default=10, help="differences to reduce and show")
    parser.add_argument("--why", type=int, default=0, help="reasons to list for which functions were not compared")
    options = parser.parse_args()
    if options.sequences or options.singles or options.bufferize:
        from tools.semantics.running import run_sequences

        sys.exit(run_sequences(options))
    flags = shlex.split(options.passes)
    tally = Tally()
    findings: list[tuple[str, Finding]] = []
    start = time.monotonic()
    for where, text, steps in jobs(options, flags):
        found = check(text, steps, tally, options.inputs, not options.as_is)
        if found is not None:
            findings.append((where, found))
            if len(findings) <= options.show:
                print(f"{where}: {reduced(found, options.inputs).report()}", flush=True)
            else:
                print(f"{where}: {found.step.text()} changes @{found.function}: {found.kind}", flush=True)
    if options.why:
        for reason, count in tally.whys.most_common(options.why):
            print(f"{count:6} {reason}")
    print(f"functions: {tally.shares()}")
    counts = ", ".join([f"{count} {kind}" for kind, count in tally.most_common()])
    print(f"{len(findings)} differences; runs: {counts or 'none'}; {time.monotonic() - start:.0f} s")
    sys.exit(1 if findings else 0)


def jobs(options: argparse.Namespace, flags: list[str]) -> Iterator[tuple[str, str, list[PassStep]]]:
    """(where, text, passes) of all that is to be checked."""
    for path in options.files:
        for file in lit_files(path) if path.is_dir() else [path]:
            yield from jobs_of_file(file, flags or None)
    dialects = GROUPS if options.generate == "all" else [one for one in options.generate.split(",") if one]
    for dialect in dialects:
        wanted = ModuleOptions((dialect,), options.functions, options.ops, calls=options.calls)
        for number in range(options.seed, options.seed + options.count):
            text = generate(number, wanted)
            yield f"{dialect} {number}", text if options.as_is else mended(text, options.inputs), steps_of(flags)


if __name__ == "__main__":
    main()
