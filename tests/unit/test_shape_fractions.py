"""Sizes that are computed in floats: what is known of them is what NumPy computes in floats of 32 bits."""

from __future__ import annotations

import random

import numpy as np
import pytest

from pyopt.ir.context import Context
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module
from tools.onnx_graphs.known import at_sizes, solved

SIZES = ({"n": 1, "m": 1}, {"n": 7, "m": 3}, {"n": 32, "m": 20}, {"n": 1001, "m": 640})
CONSTANTS = (0.5, 2.0, 0.25, 1.5, 3.0, 0.0625, 0.3, 1.0, 7.75, 0.03125, -2.0)
PAIRS = ("Add", "Sub", "Mul", "Div", "Max", "Min")
SINGLE = ("Floor", "Ceil", "Neg", "Identity")


class Chain:
    """A program of ONNX that computes floats from the extents n and m, and what each value is for some sizes."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.lines: list[str] = []
        self.types: dict[str, str] = {}
        self.values: list[tuple[str, list[np.float32]]] = []
        for at, name in enumerate(("n", "m")):
            place = self.emit("Constant", "", f"value = dense<{at}> : tensor<i64>", "i64")
            extent = self.emit("Gather", f"%shape, {place}", "axis = 0 : si64", "i64")
            self.add(self.emit("Cast", extent, "to = f32"), [np.float32(sizes[name]) for sizes in SIZES])
        for number in self.random.sample(CONSTANTS, 4):
            self.add(
                self.emit("Constant", "", f"value = dense<{number}> : tensor<f32>"), [np.float32(number)] * len(SIZES)
            )

    def emit(self, op: str, operands: str, attributes: str = "", result: str = "f32") -> str:
        name = f"%v{len(self.lines)}"
        names = operands.split(", ") if operands else []
        types = ["tensor<2xi64>" if one == "%shape" else self.types[one] for one in names]
        self.types[name] = f"tensor<*x{result}>"
        self.lines.append(
            f'  {name} = "onnx.{op}"({operands}) {{{attributes}}} : ({", ".join(types)}) -> tensor<*x{result}>'
        )
        return name

    def add(self, name: str, numbers: list[np.float32]) -> None:
        self.values.append((name, numbers))

    def grow(self) -> None:
        """One more op."""
        (name, left), (other, right) = self.random.choice(self.values), self.random.choice(self.values)
        op = self.random.choice((*PAIRS, *SINGLE))
        calculate = {
            "Add": np.add, "Sub": np.subtract, "Mul": np.multiply, "Div": np.divide, "Max": np.maximum,
            "Min": np.minimum, "Floor": np.floor, "Ceil": np.ceil, "Neg": np.negative, "Identity": np.positive,
        }[op]  # fmt: skip
        if op in SINGLE:
            self.add(self.emit(op, name), [calculate(one) for one in left])
        elif op != "Div" or all(one != 0 for one in right):
            pairs = zip(left, right, strict=True)
            self.add(self.emit(op, f"{name}, {other}"), [calculate(one, two) for one, two in pairs])


def checked(seed: int) -> tuple[int, int]:
    """(values that are known, of how many)"""
    chain = Chain(seed)
    for _ in range(12):
        chain.grow()
    whole = []
    for name, numbers in chain.values:
        whole.append((chain.emit("Cast", name, "to = i64", "i64"), numbers))
    arguments = '%x: tensor<?x?xf32> {shape.dims = ["n", "m"]}'
    lines = [f"func.func @f({arguments}) {{", '  %shape = "onnx.Shape"(%x) : (tensor<?x?xf32>) -> tensor<2xi64>']
    text = "\n".join([*lines, *chain.lines, "  return", "}"])
    context = Context(lambda *message: None, allow_unregistered=True)
    module = parse_module(Source(text, "chain"), context)
    assert module is not None, text
    solver, _ = solved(module, context)
    ops = [op for op in module.walk() if op.name == "onnx.Cast" and "i64" in str(op.results[0].type)]
    assert len(ops) == len(whole)
    known = 0
    for op, (name, numbers) in zip(ops, whole, strict=True):
        extents = solver.denoted(op.results[0]).extents
        assert extents is not None
        (extent,) = extents
        for sizes, number in zip(SIZES, numbers, strict=True):
            found = at_sizes(extent)(sizes)
            assert found in (None, int(number)), f"{name} = {extent} is {found} for {sizes}, not {number}\n{text}"
        known += at_sizes(extent)(SIZES[0]) is not None
    return known, len(whole)


@pytest.mark.parametrize("seed", range(10))
def test_floats_are_what_they_are_computed_to(seed: int) -> None:
    counts = [checked(seed * 10 + one) for one in range(10)]
    assert sum([known for known, _ in counts]) * 2 > sum([every for _, every in counts])
