"""Loops over scf.forall that write to memory between reads, in drawn sequences of passes: what they compute stays."""

from __future__ import annotations

import random

import pytest

from tools.semantics.check import PassStep, Tally
from tools.semantics.sequences import follow, step_of
from tools.semantics.sources import subject_of_text

BUFFER = "memref<4x4xi32>"
BOUNDS = ("0", "1", "2", "4", "%n", "%c0", "%c1")
"""Extents of 0 and 1 are what rules drop or inline; %n is up to 3."""
CLEANING = ("--canonicalize", "--cse")
LOWERING = (
    ("--scf-forall-to-for",),
    ("--scf-forall-to-parallel",),
    ("--scf-forall-to-parallel", "--scf-parallel-for-to-nested-fors"),
    ("--convert-scf-to-cf",),
    ("--scf-forall-to-for", "--scf-for-loop-range-folding", "--scf-for-loop-peeling"),
    ("--scf-forall-to-for", "--scf-for-loop-canonicalization", "--convert-scf-to-cf"),
)
BETWEEN = ("--loop-invariant-code-motion", "--sccp", "--control-flow-sink", "--int-range-optimizations", "--mem2reg")


def forall(randomness: random.Random, depth: int, names: list[str]) -> list[str]:
    """A loop whose iterations each write to an element of their own; `names` counts the values."""
    rank = randomness.randint(0, 2)
    counters = [f"%i{len(names) + at}" for at in range(rank)]
    names += counters
    lines: list[str] = []
    places = (counters + [randomness.choice(("%c0", "%c1", "%n")) for _ in range(2)])[:2]
    ends = [randomness.choice(BOUNDS) for _ in range(rank)]
    if randomness.random() < 0.3:
        starts = [randomness.choice(("0", "1", "%c1", "%n")) for _ in range(rank)]
        steps = [randomness.choice(("1", "2", "3", "%c1")) for _ in range(rank)]
        bounds = f"= ({', '.join(starts)}) to ({', '.join(ends)}) step ({', '.join(steps)})"
    else:
        bounds = f"in ({', '.join(ends)})"
    lines.append(f"scf.forall ({', '.join(counters)}) {bounds} {{")
    lines += element(randomness, places, names)
    if depth and not rank:
        lines += forall(randomness, depth - 1, names)
    lines.append("}")
    return lines


def element(randomness: random.Random, places: list[str], names: list[str]) -> list[str]:
    """Reads an element, and one of what nothing writes to, and writes their sum or difference."""
    old, other, new = f"%v{len(names)}", f"%v{len(names) + 1}", f"%v{len(names) + 2}"
    names += [old, other, new]
    at = ", ".join(places)
    return [
        f"{old} = memref.load %a[{at}] : {BUFFER}",
        f"{other} = memref.load %b[{', '.join(reversed(places))}] : {BUFFER}",
        f"{new} = arith.{randomness.choice(('addi', 'subi', 'muli'))} {old}, {other} : i32",
        f"memref.store {new}, %a[{at}] : {BUFFER}",
    ]


def program(randomness: random.Random) -> str:
    """Loops, with a read of the same element before, between and after them."""
    names: list[str] = []
    reads: list[str] = []
    lines: list[str] = []
    for at in range(randomness.randint(1, 3) + 1):
        if at:
            lines += forall(randomness, 1, names)
        reads.append(f"%r{at}")
        lines.append(f"%r{at} = memref.load %a[%c0, %c1] : {BUFFER}")
    body = "\n  ".join(lines)
    return f"""func.func @f(%a: {BUFFER}, %b: {BUFFER}, %x: index) -> ({", ".join(["i32"] * len(reads))}) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %n = arith.andi %x, %c3 : index
  {body}
  return {", ".join(reads)} : {", ".join(["i32"] * len(reads))}
}}
"""


def sequence(randomness: random.Random) -> list[PassStep]:
    """A lowering of the loops, with canonicalize and cse, or neither, before, within and behind."""
    flags: list[str] = []
    for one in ("", *randomness.choice(LOWERING)):
        flags += [one] if one else []
        flags += [flag for flag in CLEANING if randomness.random() < 0.6]
        flags += [randomness.choice(BETWEEN)] if randomness.random() < 0.3 else []
    return [step_of(one) for one in flags]


@pytest.mark.parametrize("seed", range(8))
def test_sequences_keep_what_loops_write(seed: int) -> None:
    tally = Tally()
    for number in range(4):
        randomness = random.Random(f"{seed} {number}")
        one = subject_of_text("f", program(randomness), 5)
        assert one is not None and one.cases
        seen: set[str] = set()
        for _ in range(2):
            found = follow(one.text, sequence(randomness), one.cases, tally, seen)
            if found is not None:
                pytest.fail(found.report())
    assert tally["compared"] > 40 and not tally["pass failed"]
