"""Random programs over extents: what shape inference makes of them computes the same, and so do exported functions."""

from __future__ import annotations

import random
from typing import Any, Final

import numpy as np
import pytest

import pyopt
from pyopt.driver.run import run_in_process

NUMBERS: Final = (0, 1, 2, 3, 4, 7, 40)
BY_ANY: Final = (
    "arith.addi", "arith.subi", "arith.muli", "arith.minsi", "arith.maxsi", "arith.minui", "arith.maxui", "index.mins",
)  # fmt: skip
BY_NUMBER: Final = ("arith.floordivsi", "arith.ceildivsi", "arith.remui", "arith.remsi", "arith.divui")
PREDICATES: Final = ("slt", "sle", "sgt", "sge", "eq", "ne", "ult", "ule", "ugt", "uge")
THIRD: Final = {'"c"': (0, 0, 1), '"2 * c"': (0, 0, 2), '"a + b"': (1, 1, 0), '""': (0, 0, 1)}
"""The names of the third argument's extent, with what it is as a sum of multiples of a, b and c."""
PIPELINES: Final = (
    ["--shape-inference"],
    ["--shape-inference", "--canonicalize"],
    ["--shape-inference", "--canonicalize", "--cse", "--shape-inference"],
)


def program(draw: random.Random, third: str, bounded: bool) -> str:
    """A function of three tensors that returns numbers computed of their extents, and a tensor of such a size."""
    values = ["%a", "%b", "%c"]
    conditions = []
    lines = []
    for index in range(draw.randrange(4, 12)):
        one, other = draw.choice(values), draw.choice([*values, *[f"%k{number}" for number in NUMBERS]])
        made = f"%v{index}"
        kind = draw.randrange(4)
        if kind == 0:
            lines.append(f"%q{index} = arith.cmpi {draw.choice(PREDICATES)}, {one}, {other} : index")
            left, right = draw.choice([(one, other), (other, one), (one, draw.choice(values))])
            lines.append(f"{made} = arith.select %q{index}, {left}, {right} : index")
            conditions.append(f"%q{index}")
        elif kind == 1:
            lines.append(f"{made} = {draw.choice(BY_NUMBER)} {one}, %k{draw.choice(NUMBERS[1:])} : index")
        elif kind == 2 and index % 2:
            lines += sized(one, str(index))
            lines.append(
                f"%p{index} = tensor.concat dim(0) %t{index}, %x : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>"
            )
            lines.append(f"{made} = tensor.dim %p{index}, %k0 : tensor<?xf32>")
        else:
            name = draw.choice(BY_ANY)
            lines.append(f"{made} = {name} {one}, {other}{'' if name.startswith('index') else ' : index'}")
        values.append(made)
    for index in range(3):
        one, other = draw.sample(values, 2)
        lines.append(f"%z{index} = arith.cmpi {draw.choice(PREDICATES)}, {one}, {other} : index")
        conditions.append(f"%z{index}")
    lines += sized(values[-1], "")
    results = [*conditions, *values[3:], "%t"]
    types = ", ".join(["i1"] * len(conditions) + ["index"] * len(values[3:]) + ["tensor<?xf32>"])
    start = [f"%k{number} = arith.constant {number} : index" for number in NUMBERS]
    start.append("%f = arith.constant 0.0 : f32")
    start += [f"%{name} = tensor.dim %{of}, %k0 : tensor<?xf32>" for name, of in zip("abc", "xyw", strict=True)]
    body = "\n  ".join([*start, *lines, f"return {', '.join(results)} : {types}"])
    arguments = [
        f"%{name}: tensor<?xf32> {{shape.dims = [{dim}]}}"
        for name, dim in zip("xyw", ('"a"', '"b"', third), strict=True)
    ]
    bounds = ' attributes {shape.bounds = ["1 <= a <= 6", "2 <= b"]}' if bounded else ""
    return f"func.func @f({', '.join(arguments)}) -> ({types}){bounds} {{\n  {body}\n}}\n"


def sized(size: str, index: str) -> list[str]:
    """A tensor %tN whose extent is `size`, as far as that is between 0 and 40."""
    return [
        f"%g{index} = arith.maxsi {size}, %k0 : index",
        f"%h{index} = arith.minsi %g{index}, %k40 : index",
        f"%t{index} = tensor.splat %f[%h{index}] : tensor<?xf32>",
    ]


def plain(results: Any) -> list[Any]:
    return [int(one) if np.shape(one) == () else np.shape(one) for one in results]


@pytest.mark.parametrize("seed", range(40))
def test_what_they_compute_stays(seed: int) -> None:
    draw = random.Random(seed)
    third = draw.choice(sorted(THIRD))
    bounded = draw.random() < 0.5
    text = program(draw, third, bounded)
    code, out, err = run_in_process([*draw.choice(PIPELINES), "-"], text)
    assert (code, err) == (0, ""), text
    module, after = pyopt.parse(text), pyopt.parse(out)
    exported = pyopt.parse(text).run("export-shape-functions")
    for _ in range(8):
        a, b, c = draw.randrange(1, 7), draw.randrange(2, 9), draw.randrange(9)
        if not bounded:
            a, b = draw.randrange(9), draw.randrange(9)
        extents = [a, b, sum([one * factor for one, factor in zip((a, b, c), THIRD[third], strict=True)])]
        given = [np.ones(extent, np.float32) for extent in extents]
        expected = plain(module.evaluate("f", *given))
        assert plain(after.evaluate("f", *given)) == expected, text
        if "@f_shapes" in exported.text():
            shapes = exported.evaluate("f_shapes", *[np.array([extent]) for extent in extents])
            assert list(shapes) == list(expected[-1]), text


def test_a_second_run_changes_nothing() -> None:
    for seed in range(40):
        draw = random.Random(seed)
        text = program(draw, draw.choice(sorted(THIRD)), True)
        code, once, err = run_in_process(["--shape-inference", "-"], text)
        assert (code, err) == (0, "")
        assert run_in_process(["--shape-inference", "-"], once) == (0, once, "")
