"""vector ops that put the same elements, or bits, in another order or shape."""

from __future__ import annotations

import numpy as np

from pyopt.dialects.vector.shapes import integers, vector_type
from pyopt.interpreter.compiler import Compiler
from pyopt.interpreter.dialects.vector.elements import result_shape
from pyopt.interpreter.elements import array_from, vector_shape
from pyopt.interpreter.machine import junk_of
from pyopt.interpreter.numbers import Array, array_dtype, from_bits, is_native, to_bits, width_of
from pyopt.interpreter.values import Poison, PoisonUsed, full
from pyopt.ir.core import Operation
from pyopt.ir.mixed_indices import static_values
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Evaluator, Kernel


def evaluate_shape_cast(op: Operation, compiler: Compiler) -> Kernel:
    shape = result_shape(op, compiler.machine)
    return lambda source: source.reshape(shape)


def evaluate_transpose(op: Operation, compiler: Compiler) -> Kernel:
    order = static_values(op, "permutation")
    return lambda source: source.transpose(order)


def evaluate_shuffle(op: Operation, compiler: Compiler) -> Kernel:
    """Anything where the mask says poison, and of a vector that is poison as a whole where elements of both are taken:
    which of the elements of a vector are poison is not followed."""
    mask = np.array(integers(op, "mask"), np.int64)
    types = [vector_type(operand.type) for operand in op.operands]
    count = vector_shape(types[0], compiler.machine)[0] if types[0].shape else 1
    anything = junk_of(types[0].element_type, compiler.machine.options.junk)
    takes = [bool(np.any((mask >= 0) & (mask < count))), bool(np.any(mask >= count))]

    def defined(number: int, vector: Array | Poison) -> Array:
        if isinstance(vector, Poison):
            if not takes[1 - number]:
                raise PoisonUsed
            type = types[number]
            return full(type, vector_shape(type, compiler.machine), anything)
        return vector

    def shuffle(first: Array | Poison, second: Array | Poison) -> Array:
        if isinstance(first, Poison) or isinstance(second, Poison):
            if isinstance(first, Poison) and isinstance(second, Poison):
                raise PoisonUsed
            first, second = defined(0, first), defined(1, second)
        rows = np.concatenate([np.atleast_1d(first), np.atleast_1d(second)])
        found = rows[mask]
        found[mask < 0] = anything
        return found

    return shuffle


def evaluate_interleave(op: Operation, compiler: Compiler) -> Kernel:
    shape = result_shape(op, compiler.machine)
    return lambda first, second: np.stack([first, second], axis=-1).reshape(shape)


def evaluate_deinterleave(op: Operation, compiler: Compiler) -> Kernel:
    return lambda source: (source[..., 0::2], source[..., 1::2])


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


SHAPES: Final[dict[str, Evaluator]] = {
    "vector.bitcast": evaluate_bitcast,
    "vector.deinterleave": evaluate_deinterleave,
    "vector.interleave": evaluate_interleave,
    "vector.shape_cast": evaluate_shape_cast,
    "vector.shuffle": evaluate_shuffle,
    "vector.transpose": evaluate_transpose,
}
