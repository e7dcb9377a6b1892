"""vector ops that put the same elements, or bits, in another order or shape."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from pyopt.dialects.vector.shapes import integer, integers, vector_type
from pyopt.interpreter.dialects.tensor.shapes import product_of
from pyopt.interpreter.dialects.vector.elements import result_shape
from pyopt.interpreter.elements import array_from
from pyopt.interpreter.errors import undefined
from pyopt.interpreter.numbers import array_dtype, from_bits, is_native, to_bits, width_of
from pyopt.ir.mixed_indices import static_values
from pyopt.ir.signature import operand_bounds

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pyopt.interpreter.compiler import Compiler, Evaluator, Kernel
    from pyopt.interpreter.numbers import Array
    from pyopt.ir.core import Operation


def evaluate_shape_cast(op: Operation, compiler: Compiler) -> Kernel:
    shape = result_shape(op, compiler.machine)
    return lambda source: source.reshape(shape)


def evaluate_transpose(op: Operation, compiler: Compiler) -> Kernel:
    order = static_values(op, "permutation")
    return lambda source: source.transpose(order)


def evaluate_shuffle(op: Operation, compiler: Compiler) -> Kernel:
    mask = np.array(integers(op, "mask"), np.int64)

    def shuffle(first: Array, second: Array) -> Array:
        rows = np.concatenate([np.atleast_1d(first), np.atleast_1d(second)])
        return rows[mask]

    return shuffle


def evaluate_interleave(op: Operation, compiler: Compiler) -> Kernel:
    shape = result_shape(op, compiler.machine)
    return lambda first, second: np.stack([first, second], axis=-1).reshape(shape)


def evaluate_deinterleave(op: Operation, compiler: Compiler) -> Kernel:
    return lambda source: (source[..., 0::2], source[..., 1::2])


def evaluate_flat_transpose(op: Operation, compiler: Compiler) -> Kernel:
    """Column by column, a matrix is its transpose row by row."""
    rows, columns = integer(op, "rows"), integer(op, "columns")
    return lambda matrix: matrix.reshape(columns, rows).transpose().reshape(-1)


# Bits.


def evaluate_bitcast(op: Operation, compiler: Compiler) -> Kernel:
    """Little-endian: the first element of a row has its lowest bits."""
    source = vector_type(op.operands[0].type).element_type
    target = vector_type(op.results[0].type).element_type
    shape = result_shape(op, compiler.machine)
    if is_native(source) and is_native(target) and shape:
        dtype = array_dtype(target)
        return lambda vector: np.ascontiguousarray(vector).view(dtype).reshape(shape)
    read, write = to_bits(source), from_bits(target)
    narrow, wide = width_of(source), width_of(target)

    def bitcast(vector: Array) -> Array:
        per_row = vector.shape[-1] if vector.ndim else 1
        out: list[object] = []
        flat = vector.reshape(-1).tolist()
        for start in range(0, len(flat), per_row):
            row = 0
            for at, number in enumerate(flat[start : start + per_row]):
                row |= read(number) << at * narrow
            out += [write(row >> at * wide & (1 << wide) - 1) for at in range(per_row * narrow // wide)]
        return array_from(out, shape, target)

    return bitcast


# Between shapes that vectors cover.


def evaluate_reshape(op: Operation, compiler: Compiler) -> Kernel:
    """Vectors of fixed sizes tile an input shape; their elements, in row-major order of that shape, go to one of the
    same number of elements, which vectors of the same sizes tile too. What these cover beyond it is zero."""
    fixed = integers(op, "fixed_vector_sizes")
    first, middle = operand_bounds(op, "input_shape")
    end = operand_bounds(op, "output_shape")[1]
    shape = result_shape(op, compiler.machine)
    dtype = array_dtype(vector_type(op.results[0].type).element_type)

    def reshape(vector: Array, *extents: int) -> Array:
        given, wanted = list(extents[: middle - first]), list(extents[middle - first : end - first])
        if product_of(given) != product_of(wanted):
            raise undefined(f"{product_of(given)} elements become {product_of(wanted)}")
        joined = _joined(vector, fixed)
        if any(extent > have for extent, have in zip(given, joined.shape, strict=True)):
            raise undefined("the vectors do not cover the input shape")
        elements = joined[tuple([slice(extent) for extent in given])].reshape(wanted)
        count = len(shape) - 2 * len(fixed)
        outer = [*shape[:count], *[one * size for one, size in zip(shape[count:], fixed, strict=False)]]
        if any(extent > have for extent, have in zip(wanted, outer, strict=True)):
            raise undefined("the vectors do not cover the output shape")
        whole = np.zeros(outer, dtype)
        whole[tuple([slice(extent) for extent in wanted])] = elements
        return _split(whole, fixed)

    return reshape


def _joined(vector: Array, fixed: Sequence[int]) -> Array:
    """The tiles of the last dimensions beside each other."""
    tiled = len(fixed)
    outer = vector.ndim - 2 * tiled
    order = list(range(outer))
    for at in range(tiled):
        order += [outer + at, outer + tiled + at]
    sizes = [vector.shape[outer + at] * fixed[at] for at in range(tiled)]
    return vector.transpose(order).reshape([*vector.shape[:outer], *sizes])


def _split(whole: Array, fixed: Sequence[int]) -> Array:
    tiled = len(fixed)
    outer = whole.ndim - tiled
    sizes = list(whole.shape[:outer])
    for at in range(tiled):
        sizes += [whole.shape[outer + at] // fixed[at], fixed[at]]
    order = list(range(outer)) + [outer + 2 * at for at in range(tiled)] + [outer + 2 * at + 1 for at in range(tiled)]
    return whole.reshape(sizes).transpose(order)


SHAPES: Final[dict[str, Evaluator]] = {
    "vector.bitcast": evaluate_bitcast,
    "vector.deinterleave": evaluate_deinterleave,
    "vector.flat_transpose": evaluate_flat_transpose,
    "vector.interleave": evaluate_interleave,
    "vector.reshape": evaluate_reshape,
    "vector.shape_cast": evaluate_shape_cast,
    "vector.shuffle": evaluate_shuffle,
    "vector.transpose": evaluate_transpose,
}
