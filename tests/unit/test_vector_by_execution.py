"""Canonicalization keeps what vector programs compute: random programs run before and after it, on NumPy arrays."""

from __future__ import annotations

import random
from collections.abc import Callable

import numpy as np
import pytest

from pyopt.dialects.vector.shapes import integers, shape_of
from pyopt.ir.attributes import FloatAttr, IntegerAttr
from pyopt.ir.context import Context
from pyopt.ir.core import Operation, Value
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.mixed_indices import static_values
from pyopt.ir.types import DYNAMIC, INDEX, VectorType
from pyopt.passes.canonicalize import CanonicalRules
from pyopt.rewrite.greedy import apply_greedily
from pyopt.rewrite.plans import GreedyOptions
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module

Array = np.ndarray[tuple[int, ...], np.dtype[np.float64]]
Shape = tuple[int, ...]

ARGUMENTS: dict[str, Shape | None] = {
    "%v": (2, 3), "%w": (3,), "%x": (2, 3, 4), "%y": (4,), "%a": None, "%b": None, "%z": (),
}  # fmt: skip
"""Names and shapes; None is a scalar."""


def type_text(shape: Shape | None) -> str:
    """f32, or a vector of it."""
    return "f32" if shape is None else f"vector<{''.join([f'{one}x' for one in shape])}f32>"


class ProgramWriter:
    """Writes one random program."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.values = dict(ARGUMENTS)
        self.lines: list[str] = []

    def pick(self, accepts: Callable[[Shape | None], bool]) -> tuple[str, Shape | None]:
        """A value whose shape is accepted, rather a late one; ("", None) if there is none."""
        found = [(name, shape) for name, shape in self.values.items() if accepts(shape)]
        return found[-1 - min(int(self.random.expovariate(0.5)), len(found) - 1)] if found else ("", None)

    def vector(self, least: int = 1) -> tuple[str, Shape]:
        """A vector of that rank at least."""
        name, shape = self.pick(lambda shape: shape is not None and len(shape) >= least)
        assert shape is not None
        return name, shape

    def emit(self, text: str, shape: Shape | None) -> None:
        name = f"%{len(self.lines)}"
        self.lines.append(f"  {name} = {text}\n")
        self.values[name] = shape

    def position(self, shape: Shape) -> str:
        """A place in a vector's leading dimensions, perhaps a dynamic one."""
        return ", ".join(["%i" if self.random.random() < 0.1 else str(self.random.randrange(one)) for one in shape])

    def broadcast(self) -> None:
        name, shape = self.pick(lambda shape: shape is None or len(shape) < 4)
        lead = tuple(self.random.choices((1, 2, 3), k=self.random.randrange(2) + (not shape)))
        target = lead + tuple([self.random.choice((one, 2)) if one == 1 else one for one in shape or ()])
        self.emit(f"vector.broadcast {name} : {type_text(shape)} to {type_text(target)}", target)

    def extract(self) -> None:
        name, shape = self.vector()
        count = self.random.randrange(len(shape) + 1)
        rest = None if count == len(shape) else shape[count:]
        position = self.position(shape[:count])
        self.emit(f"vector.extract {name}[{position}] : {type_text(rest)} from {type_text(shape)}", rest)

    def insert(self) -> None:
        name, shape = self.vector()
        count = self.random.randrange(1, len(shape) + 1)
        rest = None if count == len(shape) else shape[count:]
        source, _ = self.pick(lambda other: other == rest)
        if source:
            position = self.position(shape[:count])
            self.emit(f"vector.insert {source}, {name}[{position}] : {type_text(rest)} into {type_text(shape)}", shape)

    def shape_cast(self) -> None:
        name, shape = self.vector()
        at = self.random.randrange(len(shape))
        if at + 1 < len(shape) and self.random.random() < 0.5:
            target = (*shape[:at], shape[at] * shape[at + 1], *shape[at + 2 :])
        else:
            pairs = [(one, shape[at] // one) for one in (1, 2, 3, shape[at]) if shape[at] % one == 0]
            target = (*shape[:at], *self.random.choice(pairs), *shape[at + 1 :])
        if len(target) < 5:
            self.emit(f"vector.shape_cast {name} : {type_text(shape)} to {type_text(target)}", target)

    def transpose(self) -> None:
        name, shape = self.vector(2)
        order = self.random.sample(range(len(shape)), len(shape))
        target = tuple([shape[one] for one in order])
        self.emit(f"vector.transpose {name}, {order} : {type_text(shape)} to {type_text(target)}", target)

    def extract_slice(self) -> None:
        name, shape = self.vector()
        count = self.random.randrange(1, len(shape) + 1)
        offsets = [self.random.randrange(one) for one in shape[:count]]
        sizes = [self.random.randrange(1, one - at + 1) for one, at in zip(shape, offsets, strict=False)]
        slice = f"{{offsets = {offsets}, sizes = {sizes}, strides = {[1] * count}}}"
        target = (*sizes, *shape[count:])
        self.emit(f"vector.extract_strided_slice {name} {slice} : {type_text(shape)} to {type_text(target)}", target)

    def insert_slice(self) -> None:
        name, shape = self.vector()
        source, part = self.pick(
            lambda other: bool(other) and other is not None and len(other) <= len(shape)
            and all(one <= extent for one, extent in zip(other[::-1], shape[::-1], strict=False))
        )  # fmt: skip
        if part is None:
            return
        room = (*[1] * (len(shape) - len(part)), *part)
        offsets = [self.random.randrange(extent - one + 1) for one, extent in zip(room, shape, strict=True)]
        slice = f"{{offsets = {offsets}, strides = {[1] * len(part)}}}"
        text = f"vector.insert_strided_slice {source}, {name} {slice}"
        self.emit(f"{text} : {type_text(part)} into {type_text(shape)}", shape)

    def splat(self) -> None:
        name, _ = self.pick(lambda shape: shape is None)
        shape = self.random.choice([(2, 3), (3,), (2, 3, 4), (4,)])
        self.emit(f"vector.broadcast {name} : f32 to {type_text(shape)}", shape)

    def from_elements(self) -> None:
        shape = self.random.choice([(2,), (2, 2), (1, 2), (3,)])
        names = [self.pick(lambda shape: shape is None)[0] for _ in range(int(np.prod(shape)))]
        self.emit(f"vector.from_elements {', '.join(names)} : {type_text(shape)}", shape)

    def constant(self) -> None:
        shape = self.random.choice([(2, 3), (3,), (2,), (2, 2)])
        values = np.array(self.random.choices((0.0, 1.0, 2.0), k=int(np.prod(shape)))).reshape(shape).tolist()
        self.emit(f"arith.constant dense<{self.random.choice((1.0, values))}> : {type_text(shape)}", shape)

    def shuffle(self) -> None:
        name, shape = self.vector()
        other, second = self.pick(lambda one: one is not None and len(one) == len(shape) and one[1:] == shape[1:])
        assert second is not None
        mask = self.random.choices(range(shape[0] + second[0]), k=self.random.randrange(1, 5))
        mask = self.random.choice((mask, list(range(shape[0]))))
        text = f"vector.shuffle {name}, {other} {mask} : {type_text(shape)}, {type_text(second)}"
        self.emit(text, (len(mask), *shape[1:]))

    def reduction(self) -> None:
        name, shape = self.vector()
        dims = [index for index in range(len(shape)) if self.random.random() < 0.5]
        left = tuple([extent for index, extent in enumerate(shape) if index not in dims]) or None
        accumulator, _ = self.pick(lambda other: other == left)
        if accumulator:
            text = f"vector.multi_reduction <add>, {name}, {accumulator} {dims}"
            self.emit(f"{text} : {type_text(shape)} to {type_text(left)}", left)

    def program(self) -> str:
        """The text of a function that returns some of its values."""
        kinds = (
            self.broadcast, self.extract, self.extract, self.extract, self.insert, self.insert, self.shape_cast,
            self.transpose, self.extract_slice, self.insert_slice, self.splat, self.from_elements, self.constant,
            self.shuffle, self.reduction,
        )  # fmt: skip
        for _ in range(self.random.randrange(4, 14)):
            self.random.choice(kinds)()
        returned = self.random.sample(list(self.values.items()), 3)
        arguments = ", ".join([f"{name}: {type_text(shape)}" for name, shape in ARGUMENTS.items()])
        types = ", ".join([type_text(shape) for _, shape in returned])
        names = ", ".join([name for name, _ in returned])
        head = f"func.func @f({arguments}, %i: index) -> ({types}) {{\n"
        return f"{head}{''.join(self.lines)}  return {names} : {types}\n}}\n"


# Execution.


def evaluate(op: Operation, given: list[Array], shape: Shape) -> Array:
    """What one op gives."""
    name = op.info.name
    if name == "arith.constant":
        value = op.attributes["value"]
        if isinstance(value, DenseElementsAttr):
            return np.broadcast_to(value.to_numpy(), shape).astype(np.float64)
        if isinstance(value, FloatAttr):
            return np.array(np.array(value.bits, np.uint32).view(np.float32), np.float64)
        assert isinstance(value, IntegerAttr)
        return np.array(float(value.value))
    if name == "arith.addf":
        return given[0] + given[1]
    if name == "vector.broadcast":
        return np.broadcast_to(given[0], shape)
    if name in ("vector.extract", "vector.insert"):
        target = given[name == "vector.insert"]
        dynamic = iter(given[1 + (name == "vector.insert") :])
        static = static_values(op, "static_position")
        position = tuple([int(next(dynamic)) if one == DYNAMIC else one for one in static])
        if name == "vector.extract":
            return np.array(target[position])
        changed = np.array(target)
        changed[position] = given[0]
        return changed
    if name == "vector.shape_cast":
        return given[0].reshape(shape)
    if name == "vector.transpose":
        return given[0].transpose(static_values(op, "permutation"))
    if name == "vector.extract_strided_slice":
        pairs = zip(integers(op, "offsets"), integers(op, "sizes"), strict=True)
        return given[0][tuple([slice(at, at + size) for at, size in pairs])]
    if name == "vector.insert_strided_slice":
        changed = np.array(given[1])
        offsets = integers(op, "offsets")
        lead = changed.ndim - given[0].ndim
        rows: list[int | slice] = [slice(at, at + n) for at, n in zip(offsets[lead:], given[0].shape, strict=True)]
        changed[tuple(offsets[:lead] + rows)] = given[0]
        return changed
    if name == "vector.from_elements":
        return np.array(given).reshape(shape)
    if name == "vector.shuffle":
        return np.concatenate(given)[integers(op, "mask")]
    if name == "vector.interleave":
        return np.stack(given, -1).reshape(shape)
    assert name == "vector.multi_reduction", name
    return np.asarray(given[0].sum(axis=tuple(integers(op, "reduction_dims"))) + given[1])


def run(function: Operation) -> list[Array]:
    """What a function returns for its arguments, which follow from their types."""
    block = function.regions[0].first
    assert block is not None
    numbers = np.random.default_rng(0)
    values: dict[Value, Array] = {}
    for argument in block.arguments:
        shape = shape_of(argument.type) if isinstance(argument.type, VectorType) else ()
        values[argument] = np.array(1.0) if argument.type is INDEX else numbers.integers(-9, 9, shape).astype(float)
    for op in block:
        given = [values[operand] for operand in op.operands]
        if op.info.name == "func.return":
            return given
        type = op.results[0].type
        shape = shape_of(type) if isinstance(type, VectorType) else ()
        values[op.results[0]] = evaluate(op, given, shape)
        assert values[op.results[0]].shape == shape
    raise AssertionError("no return")


def parsed(text: str, context: Context) -> Operation:
    module = parse_module(Source(text, "test"), context)
    assert module is not None
    return module


@pytest.mark.parametrize("hundred", range(4))
def test_results_stay(hundred: int) -> None:
    """A program gives the same before and after, and most become shorter."""
    shorter = 0
    for seed in range(hundred * 100, hundred * 100 + 100):
        text = ProgramWriter(seed).program()
        context = Context(lambda *message: pytest.fail(str(message)))
        module = parsed(text, context)
        function = next(op for op in module.walk() if op.info.name == "func.func")
        try:
            before = run(function)
        except IndexError:
            # A dynamic position is out of bounds: anything may come of it.
            continue
        count = sum(1 for _ in module.walk())
        apply_greedily(module, context, CanonicalRules(context).rules_of, GreedyOptions())
        shorter += sum(1 for _ in module.walk()) < count
        after = run(function)
        for one, other in zip(before, after, strict=True):
            assert np.array_equal(one, other), f"seed {seed}:\n{text}"
    assert shorter > 50
