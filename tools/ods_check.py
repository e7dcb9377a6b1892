"""Compares pyopt's declarations with those of MLIR: ops, enumerations, types, attributes, passes and their options.

    python tools/ods_check.py                          # what differs without a reason; exit code 1 if anything does
    python tools/ods_check.py --all                    # what differs with a reason, too, and the reason
    python tools/ods_check.py --dialect arith --dialect math
    python tools/ods_check.py --passes                 # only passes; with --dialect, these as well
    python tools/ods_check.py --summary                # counts by kind and dialect behind the differences

MLIR's declarations are its .td files, read by llvm-tblgen --dump-json (packages llvm-N, libmlir-N-dev), and for
pipelines the help of mlir-opt (mlir-N-tools). A line says what differs:

    arith.trunci: attribute overflowFlags is missing         MLIR has it, pyopt has not
    affine.dma_start: op is not in MLIR                      pyopt has it, MLIR has not
    --cse: option x is true by default, in MLIR false

A difference that is meant has its line and its reason in tools/ods/reasons.txt. An entry there that explains no
difference any more is an error, too. Compared of an op: operands, results, attributes, regions and successors, with
their names, whether they are optional or variadic, and the words of their constraints, which messages have; defaults;
the traits for which `pyopt.ir.opinfo` has a bit; parents, implicit terminators, memory effects; whether there is a fold
or a rule of canonicalization where MLIR has one; the assembly format if both sides declare one.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tools.ods import own_ops, own_passes, reference_ops, reference_passes  # noqa: E402
from tools.ods.areas import FILES, PASSES, area_of  # noqa: E402
from tools.ods.compare import compare_dialects, compare_passes  # noqa: E402
from tools.ods.reasons import judge, parse_reasons  # noqa: E402
from tools.ods.tablegen import is_available  # noqa: E402

REASONS = ROOT / "tools" / "ods" / "reasons.txt"


def differences(areas: list[str]) -> list[str]:
    """The lines of all differences in these areas."""
    traits = frozenset(own_ops.TRAITS.values())
    found: list[str] = []
    for name in areas:
        if name == PASSES:
            found += compare_passes(own_passes.read_passes(), reference_passes.read_passes())
        else:
            found += compare_dialects(own_ops.read_dialect(name), reference_ops.read_dialect(name), traits)
    return found


def kind_of(line: str) -> str:
    """The kind of a difference: its words without names and values, for --summary."""
    words = line.partition(": ")[2]
    if ": default is " in words:
        return "attribute: default"
    for noun in ("operand", "result", "attribute", "region", "successor", "enumeration", "trait", "type", "option"):
        if words.startswith(noun + " "):
            for end in ("is missing", "is not in MLIR", "is called", "is to be", "has the effects"):
                if re.search(rf" {end}\b", words):
                    return f"{noun} {end}"
            return f"{noun} is other"
    for start in ("op is missing", "op is not in MLIR", "pass is missing", "pass is not in MLIR"):
        if words == start:
            return start
    return words.partition(" ")[0] + " is other"


def print_summary(lines: list[str]) -> None:
    """The numbers of differences of each kind, by area."""
    kinds: dict[str, Counter[str]] = {}
    for line in lines:
        kinds.setdefault(kind_of(line), Counter())[area_of(line)] += 1
    for kind, areas in sorted(kinds.items()):
        print(f"{areas.total():5} {kind}: " + ", ".join(f"{area} {count}" for area, count in sorted(areas.items())))
    print(f"{len(lines):5} in all")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--dialect", action="append", default=[], choices=sorted(FILES), help="only this one")
    parser.add_argument("--passes", action="store_true", help="only passes")
    parser.add_argument("--all", action="store_true", help="those with a reason, too")
    parser.add_argument("--summary", action="store_true", help="counts by kind")
    arguments = parser.parse_args()
    if not is_available():
        raise SystemExit("this needs the packages llvm-22, libmlir-22-dev and mlir-22-tools")
    everything = not arguments.dialect and not arguments.passes
    areas = sorted(FILES) if everything else sorted(set(arguments.dialect))
    if everything or arguments.passes:
        areas.append(PASSES)
    entries = parse_reasons(REASONS.read_text(encoding="utf-8"))
    judged = judge(differences(areas), entries, lambda pattern: everything or area_of(pattern) in areas)
    for line in judged.unexplained:
        print(line)
    if arguments.all:
        for line, reason in judged.meant:
            print(f"{line}\n    {reason}")
    for entry in judged.stale:
        print(f"no longer a difference: {entry.pattern}\n    {entry.reason}")
    if arguments.summary:
        print_summary(judged.unexplained)
    return 1 if judged.unexplained or judged.stale else 0


if __name__ == "__main__":
    raise SystemExit(main())
