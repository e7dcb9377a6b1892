"""llvm.intr.matrix: vectors that have matrices column by column."""

from __future__ import annotations

import numpy as np

from pyopt.dialects.vector.shapes import shape_of, vector_type
from pyopt.interpreter.combining import combiner
from pyopt.interpreter.compiler import Compiler
from pyopt.interpreter.errors import undefined, unsupported
from pyopt.interpreter.numbers import Array, array_dtype
from pyopt.interpreter.runtime.pointers import elements_behind, place_of
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation
from pyopt.ir.types import Type
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Evaluator, Kernel


def _count(op: Operation, name: str) -> int:
    attribute = op.attributes[name]
    assert isinstance(attribute, IntegerAttr)
    return attribute.value


def _checked(type: Type, *sizes: int) -> None:
    """The vector has as many elements as the matrix."""
    shape = shape_of(type)
    if any(vector_type(type).scalable) or len(shape) != 1 or shape[0] != int(np.prod(sizes)):
        raise unsupported("a vector that is no matrix of these sizes")


def evaluate_multiply(op: Operation, compiler: Compiler) -> Kernel:
    """Adds the products one after another, rounding each product and each sum."""
    rows, inner, columns = (_count(op, name) for name in ("lhs_rows", "lhs_columns", "rhs_columns"))
    for value, *sizes in (
        (op.operands[0], rows, inner),
        (op.operands[1], inner, columns),
        (op.results[0], rows, columns),
    ):
        _checked(value.type, *sizes)
    element = vector_type(op.results[0].type).element_type
    plus, times = combiner("add", element), combiner("mul", element)

    def multiply(left: Array, right: Array) -> Array:
        first, second = left.reshape(inner, rows), right.reshape(columns, inner)
        total = times(first[0], second[:, 0, None])
        for step in range(1, inner):
            total = plus(total, times(first[step], second[:, step, None]))
        return total.reshape(-1)

    return multiply


def evaluate_transpose(op: Operation, compiler: Compiler) -> Kernel:
    rows, columns = _count(op, "rows"), _count(op, "columns")
    _checked(op.operands[0].type, rows, columns)
    _checked(op.results[0].type, rows, columns)
    return lambda matrix: matrix.reshape(columns, rows).T.reshape(-1)


# Memory.


def _places(op: Operation, type: Type) -> tuple[Array, int]:
    """(the column and the row of each element, by their distance for a stride; the number of rows)"""
    rows, columns = _count(op, "rows"), _count(op, "columns")
    _checked(type, rows, columns)
    return np.stack([np.repeat(np.arange(columns), rows), np.tile(np.arange(rows), columns)]), rows


def _memory(pointer: object, type: Type, places: Array, rows: int, stride: int, writes: bool) -> tuple[Array, Array]:
    """(all elements behind a pointer, where those of the matrix are among them)"""
    if stride < rows:
        raise undefined(f"columns of {rows} elements overlap at a distance of {stride}")
    buffer, _ = place_of(pointer)
    if writes and buffer.read_only:
        raise undefined("the memory is constant")
    dtype = array_dtype(vector_type(type).element_type)
    if dtype.kind == "O" and buffer.data.dtype != dtype:
        raise unsupported("memory of other elements cannot be used here")
    elements = elements_behind(pointer, dtype)
    at = places[0] * stride + places[1]
    if at.size and at.max() >= elements.size:
        raise undefined(f"element {at.max()} is behind the end of the memory, which has {elements.size}")
    return elements, at


def evaluate_load(op: Operation, compiler: Compiler) -> Kernel:
    type = op.results[0].type
    places, rows = _places(op, type)

    def load(pointer: object, stride: int) -> Array:
        elements, at = _memory(pointer, type, places, rows, stride, writes=False)
        return np.asarray(elements[at])

    return load


def evaluate_store(op: Operation, compiler: Compiler) -> Kernel:
    type = op.operands[0].type
    places, rows = _places(op, type)

    def store(matrix: Array, pointer: object, stride: int) -> None:
        elements, at = _memory(pointer, type, places, rows, stride, writes=True)
        elements[at] = matrix

    return store


MATRICES: Final[dict[str, Evaluator]] = {
    "llvm.intr.matrix.column.major.load": evaluate_load,
    "llvm.intr.matrix.column.major.store": evaluate_store,
    "llvm.intr.matrix.multiply": evaluate_multiply,
    "llvm.intr.matrix.transpose": evaluate_transpose,
}
