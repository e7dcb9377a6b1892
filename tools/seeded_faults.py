"""Measures how many seeded faults a test tier finds.

    python tools/seeded_faults.py draw --seed 1 --count 100
    python tools/seeded_faults.py run --tier quick --seed 1 --count 100 --jobs 2
    python tools/seeded_faults.py run --tier quick,default,full --seed 1
    python tools/seeded_faults.py run --tier default --seed 1 --only 17 parser:3
    python tools/seeded_faults.py run --tier default --seed 1 --tests tests/lit/arith

A fault is a small edit inside a function of pyopt: a comparison flipped or off by one, a condition negated, a statement
dropped and so on (`tools/faults/edits.py`). A seed draws them, with a share for each area (`tools/faults/areas.py`).
`draw` prints them, so that a person can repeat one by hand; no source is changed. A fault's number depends on --count,
its name AREA:K does not: that is the area's fault number K of the seed, counted from 0.

`run` collects the tier's tests once. One run of all of them with probes at the faults' places shows which tests reach
which fault; where the expression around a fault has no effects, a test reaches it only if its value would be another.
Then, for each fault, a fork of the process exchanges the code of the function and runs the tests that reach it until
one fails. With several tiers, each larger one is only asked about the faults that the smaller ones did not find.

A fork does not pass its fault to fresh processes of Python: tests that start pyopt as a program find nothing here, and
so do those that read the sources. Functions that run while modules are imported are not drawn.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tools.faults.areas import AREAS  # noqa: E402
from tools.faults.drawing import Fault, draw, names_of  # noqa: E402
from tools.faults.report import table  # noqa: E402
from tools.faults.session import Request  # noqa: E402
from tools.faults.trial import Verdict  # noqa: E402

TIERS: Final[dict[str, list[str]]] = {"quick": ["-m", "quick"], "default": [], "full": ["--full"]}
"""The arguments of pytest that select each tier."""


def main() -> None:
    """The command line."""
    options = _options()
    faults = draw(ROOT, AREAS, options.seed, options.count)
    names = names_of(faults)
    if options.command == "draw":
        for number, (name, fault) in enumerate(zip(names, faults, strict=True)):
            print(f"{number:3d} {name:14s} {fault}")
        return
    chosen = choose(names, options.only)
    verdicts: dict[str, dict[int, Verdict]] = {}
    left = chosen
    for tier in options.tier.split(","):
        if tier not in TIERS:
            sys.exit(f"seeded_faults: {tier!r} is no tier; {', '.join(TIERS)} are")
        arguments = ["-n", "0", "-q", *TIERS[tier], *options.tests]
        print(f"{tier}: {len(left)} faults, pytest {' '.join(arguments)}", file=sys.stderr)
        few, few_names = [faults[number] for number in left], [names[number] for number in left]
        found = run(ROOT, few, arguments, options.jobs, options.budget, names=few_names)
        verdicts[tier] = dict(zip(left, found, strict=True))
        left = [number for number in left if not verdicts[tier][number].found]
    print(table(faults, chosen, verdicts))


def choose(names: list[str], only: list[str] | None) -> list[int]:
    """The numbers of the faults that `only` has by number or by name, all for None; ends the program at others."""
    known = {name: number for number, name in enumerate(names)}
    known |= {str(number): number for number in range(len(names))}
    for one in only or ():
        if one not in known:
            sys.exit(f"seeded_faults: --only {one}: not among the {len(names)} faults drawn; --count N draws more")
    return sorted({known[one] for one in only}) if only is not None else list(range(len(names)))


def run(
    root: Path,
    faults: list[Fault],
    arguments: list[str],
    jobs: int = 1,
    budget: float = 0,
    patience: float = 5,
    use_cache: bool = True,
    names: list[str] | None = None,
) -> list[Verdict]:
    """The verdicts of the tests that pytest collects for `arguments` in `root`, by a session in a new process.

    The session reports its progress with the faults' `names`.
    """
    if not faults:
        return []
    with tempfile.TemporaryDirectory() as folder:
        answer = Path(folder, "answer.json")
        cache = _cache_file(root, faults, arguments) if use_cache else ""
        values = [list(fault) for fault in faults]
        shown = names if names is not None else names_of(faults)
        request = Request(str(root), values, shown, str(answer), cache, jobs, budget, patience)
        path = Path(folder, "request.json")
        path.write_text(json.dumps(request._asdict()), encoding="utf-8")
        command = [sys.executable, "-m", "tools.faults.session", str(path), "--", *arguments]
        environment = {**os.environ, "PYTHONPATH": f"{root}{os.pathsep}{ROOT}"}
        subprocess.run(command, cwd=root, env=environment, check=True, stdout=subprocess.DEVNULL)
        return [Verdict(*values) for values in json.loads(answer.read_text(encoding="utf-8"))]


def _cache_file(root: Path, faults: list[Fault], arguments: list[str]) -> str:
    """The file of the tests' reach, named by the faults, the commit and the changes since."""
    state = b"".join(
        subprocess.run(["git", "-C", str(root), *command], capture_output=True, check=True).stdout
        for command in (["rev-parse", "HEAD"], ["diff", "HEAD", "--", "pyopt", "passes", "tests"])
    )
    key = hashlib.sha256(state + json.dumps([faults, arguments]).encode()).hexdigest()[:24]
    return str(Path(tempfile.gettempdir(), f"pyopt-faults-reach-{os.getuid()}", f"{key}.json"))


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measures how many seeded faults a test tier finds.")
    commands = parser.add_subparsers(dest="command", required=True)
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("--seed", type=int, default=1)
    common.add_argument("--count", type=int, default=100, help="how many faults are drawn")
    commands.add_parser("draw", parents=[common], help="print the faults of a seed")
    running = commands.add_parser("run", parents=[common], help="run the tests of tiers against them")
    running.add_argument("--tier", default="default", help="quick, default, full, or several with commas")
    running.add_argument("--only", nargs="+", metavar="K", help="single faults, by number or as AREA:K")
    running.add_argument("--tests", nargs="+", default=[], help="paths of tests instead of all")
    running.add_argument("--jobs", type=int, default=1, choices=(1, 2))
    running.add_argument("--budget", type=float, default=0, metavar="SECONDS", help="the most that one fault may take")
    return parser.parse_args()


if __name__ == "__main__":
    main()
