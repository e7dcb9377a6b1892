"""Compares pyopt with mlir-opt on random modules, and makes what differs small.

    python tools/compare_random.py --dialects arith,scf --count 1000 [--flags="--canonicalize --cse"]
    python tools/compare_random.py --dialects tensor --count 1000 --against again

Many modules go through one run of each program, split by markers. A module whose result differs is reduced: ops are
taken out, their results becoming arguments, as long as a difference stays. Instead of with the reference, pyopt can be
compared with itself: `--against again` asks whether a second run changes the result of the first, `--against needs`
whether canonicalization has the same result without the tables that say when a rule or fold need not be asked.
"""

from __future__ import annotations

import argparse
import re
import shlex
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.support.lit_file import SPLIT_MARKER  # noqa: E402
from tests.support.reference import compare, kind_of, reference  # noqa: E402
from tests.support.shell import run_tool  # noqa: E402
from tools.generate import GROUPS, ModuleOptions, generate  # noqa: E402
from tools.generators.reduce import smaller  # noqa: E402
from tools.rule_stats import canonicalized  # noqa: E402

BATCH = 50
"""Modules a run."""


class DifferingModule(NamedTuple):
    """A module on which the results differ, and how."""

    text: str
    difference: str


Check = Callable[[list[str], list[str]], list[DifferingModule]]
"""(modules, flags) -> those that differ."""


def against_reference(texts: list[str], flags: list[str]) -> list[DifferingModule]:
    """Those of which pyopt and mlir-opt make different things; what crashes the reference is left out."""
    if not texts:
        return []
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "x.mlir").write_text(f"{SPLIT_MARKER}\n".join(texts), encoding="utf-8")
        if reference(["--split-input-file", *flags], "x.mlir", folder).code not in (0, 1):
            if len(texts) == 1:
                return []
            half = len(texts) // 2
            return against_reference(texts[:half], flags) + against_reference(texts[half:], flags)
        flags = ["--split-input-file", *flags]
        found = compare("x.mlir", folder, flags, run_tool([*flags, "x.mlir"], "", folder))
    by_text = {text.strip(): text for text in texts}
    return [DifferingModule(by_text.get(one.chunk.text.strip(), one.chunk.text), one.text) for one in found]


def against_again(texts: list[str], flags: list[str]) -> list[DifferingModule]:
    """Those of the modules that a second run of pyopt changes once more."""
    with tempfile.TemporaryDirectory() as folder:
        outputs = [f"{SPLIT_MARKER}\n".join(texts)]
        for name in ("x.mlir", "y.mlir"):
            Path(folder, name).write_text(outputs[-1], encoding="utf-8")
            outputs.append(run_tool(["--split-input-file", *flags, name], "", folder).out)
    found = _unequal(texts, outputs[1].split(SPLIT_MARKER), outputs[2].split(SPLIT_MARKER))
    # Where extents contradict each other, the first run may end with an error, as the reference does.
    return [one for one in found if not one.difference.startswith("first:\n\n")]


def against_needs(texts: list[str], flags: list[str]) -> list[DifferingModule]:
    """Those of the modules that canonicalization treats otherwise if every rule and fold is asked about every op."""
    one = [canonicalized(text) for text in texts]
    return _unequal(texts, one, [canonicalized(text, with_needs=False) for text in texts])


def _unequal(texts: list[str], one: list[str], other: list[str]) -> list[DifferingModule]:
    if len(one) != len(other) or len(one) != len(texts):
        return [DifferingModule("", "a module was rejected")]
    return [
        DifferingModule(text, f"first:\n{a.strip()}\nsecond:\n{b.strip()}\n")
        for text, a, b in zip(texts, one, other, strict=True)
        if a.strip() != b.strip()
    ]


CHECKS: dict[str, Check] = {"reference": against_reference, "again": against_again, "needs": against_needs}


def is_invalid(finding: DifferingModule) -> bool:
    """One of the programs reported an error, which a valid module has none of."""
    return re.search(r"^[-+ ].*error: ", finding.difference, re.MULTILINE) is not None


def reference_failed(finding: DifferingModule) -> bool:
    """Only the reference reported an error: it does not accept what its own passes made."""
    if "\n@@ -0,0 " in finding.difference:
        return True
    return re.search(r"^-.*error: ", finding.difference, re.MULTILINE) is not None and not re.search(
        r"^[+ ].*error: ", finding.difference, re.MULTILINE
    )


def reduced(finding: DifferingModule, flags: list[str], check: Check, rounds: int = 60) -> DifferingModule:
    """The finding on a module that is as small as taking out ops makes it; all candidates of a round share a run."""
    rejected = is_invalid(finding)
    for _ in range(rounds):
        candidates = smaller(finding.text)
        found = [
            one
            for one in check(candidates, flags)
            if one.text and is_invalid(one) == rejected and not reference_failed(one)
        ]
        if not found:
            break
        finding = min(found, key=lambda one: len(one.text))
    return finding


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--dialects", default="all", help="comma-separated; each module has ops of one")
    parser.add_argument("--together", action="store_true", help="modules with ops of all the dialects")
    parser.add_argument("--count", type=int, default=1000, help="modules a dialect")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--flags", default="--canonicalize --cse")
    parser.add_argument("--against", choices=CHECKS, default="reference")
    parser.add_argument("--ops", type=int, default=12)
    parser.add_argument("--depth", type=int, default=2)
    parser.add_argument("--functions", type=int, default=1)
    parser.add_argument("--constants", type=float, default=0.25)
    parser.add_argument("--show", type=int, default=1, help="differences of one kind to reduce and show")
    parser.add_argument("--limit", type=int, default=12, help="kinds a dialect to reduce and show")
    options = parser.parse_args()
    names = list(GROUPS) if options.dialects == "all" else options.dialects.split(",")
    flags = shlex.split(options.flags)
    check = CHECKS[options.against]
    for dialects in [tuple(names)] if options.together else [(name,) for name in names]:
        wanted = ModuleOptions(dialects, options.functions, options.ops, options.depth, options.constants)
        kinds: Counter[str] = Counter()
        failures = 0
        shown: set[str] = set()
        for start in range(0, options.count, BATCH):
            seeds = range(options.seed + start, options.seed + min(start + BATCH, options.count))
            for finding in check([generate(seed, wanted) for seed in seeds], flags):
                if reference_failed(finding):
                    failures += 1
                    continue
                kind = kind_of(finding.difference)
                kinds[kind] += 1
                if kinds[kind] > options.show or len(shown) >= options.limit:
                    continue
                small = reduced(finding, flags, check)
                if small.difference not in shown:
                    shown.add(small.difference)
                    print(f"=== {small.text.strip()}\n--- differs:\n{small.difference}", flush=True)
        share = 100 - 100 * kinds.total() / max(options.count, 1)
        print(f"{','.join(dialects)}: {options.count} modules, {kinds.total()} differ, {share:.2f} % equal; "
              f"{failures} failed in the reference", flush=True)  # fmt: skip


if __name__ == "__main__":
    main()
