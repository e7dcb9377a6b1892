"""Programs of branches on tensors, with loops of them, compute after One-Shot bufferization what they did before."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from pyopt import parse

TENSOR = "tensor<?xi32>"


def program(random: Random) -> str:
    """A function of up to four blocks that branch to each other, at most %k times."""
    count = random.randint(1, 4)
    lines = [
        f"func.func @main(%a: {TENSOR}, %b: {TENSOR}, %bits: i32, %k: i32) -> ({TENSOR}, {TENSOR}) {{",
        "%c0 = arith.constant 0 : index",
        "%c1 = arith.constant 1 : index",
        "%zero = arith.constant 0 : i32",
        "%one = arith.constant 1 : i32",
        f"%n = tensor.dim %a, %c0 : {TENSOR}",
        f"cf.br ^b0(%a, %k : {TENSOR}, i32)",
    ]
    for at in range(count):
        now = f"%t{at}"
        lines.append(f"^b{at}({now}: {TENSOR}, %k{at}: i32):")
        for step in range(random.randint(0, 2)):
            lines += ops(random, now, f"v{at}_{step}", f"%k{at}")
            now = f"%v{at}_{step}"
        lines += [
            f"%m{at} = arith.subi %k{at}, %one : i32",
            f"%more{at} = arith.cmpi sgt, %k{at}, %zero : i32",
            f"cf.cond_br %more{at}, ^s{at}, ^b{count}({random.choice([now, '%a'])} : {TENSOR})",
            f"^s{at}:",
            f"%shifted{at} = arith.shrui %bits, %k{at} : i32",
            f"%bit{at} = arith.trunci %shifted{at} : i32 to i1",
        ]
        targets = []
        for target in (at + 1, random.randrange(count)):
            value = random.choice([now, now, "%a", "%b"])
            counted = f"({value}, %m{at} : {TENSOR}, i32)" if target < count else f"({value} : {TENSOR})"
            targets.append(f"^b{target}{counted}")
        lines.append(f"cf.cond_br %bit{at}, {', '.join(targets)}")
    second = random.choice(["%a", "%b", f"%t{count}"])
    lines += [f"^b{count}(%t{count}: {TENSOR}):", f"return %t{count}, {second} : {TENSOR}, {TENSOR}", "}"]
    return "\n".join(lines)


def ops(random: Random, now: str, name: str, number: str) -> list[str]:
    """Ops that give %name of a tensor."""
    kind = random.random()
    if kind < 0.6:
        target = random.choice([now, now, "%a", "%b"])
        return [
            f"%{name}x = tensor.extract {now}[%c1] : {TENSOR}",
            f"%{name}y = arith.addi %{name}x, {number} : i32",
            f"%{name} = tensor.insert %{name}y into {target}[%c{random.randrange(2)}] : {TENSOR}",
        ]
    if kind < 0.8:
        return [
            f"%{name}b = arith.trunci {number} : i32 to i1",
            f"%{name} = arith.select %{name}b, {now}, %b : {TENSOR}",
        ]
    return [
        f"%{name} = scf.for %i = %c0 to %n step %c1 iter_args(%q = {now}) -> {TENSOR} {{",
        f"%w = tensor.extract %q[%c0] : {TENSOR}",
        "%w2 = arith.addi %w, %one : i32",
        f"%r = tensor.insert %w2 into %q[%i] : {TENSOR}",
        f"scf.yield %r : {TENSOR}",
        "}",
    ]


def results(text: str, passes: str) -> list[list[int]]:
    module = parse(text)
    if passes:
        module.run(passes)
    found = []
    for bits, steps in ((0, 0), (0x5A3C1, 4), (0x2F0E7, 7), (0, 6)):
        first, second = np.array([1, 2, 3], np.int32), np.array([10, 20, 30], np.int32)
        found += [one.tolist() for one in module.evaluate("main", first, second, bits, steps)]
    return found


@pytest.mark.parametrize("seed", range(24))
def test_branches_on_tensors(seed: int) -> None:
    text = program(Random(seed))
    wanted = results(text, "")
    for options in ("", " copy-before-write", " function-boundary-type-conversion=identity-layout-map"):
        assert results(text, f"one-shot-bufferize{{bufferize-function-boundaries{options}}}") == wanted, text
