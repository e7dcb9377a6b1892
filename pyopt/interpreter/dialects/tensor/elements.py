"""tensor ops on elements: making tensors of them, reading and replacing one, casts, and questions about the shape."""

from __future__ import annotations

import numpy as np

from pyopt.interpreter.compiler import Compiler, Framed
from pyopt.interpreter.dialects.arith.casts import evaluate_bitcast
from pyopt.interpreter.elements import array_from, check_extents, check_index, filled, sizes_of, taker, uninitialized
from pyopt.interpreter.errors import undefined
from pyopt.interpreter.numbers import Array
from pyopt.interpreter.points import PointRegion
from pyopt.interpreter.values import Poison, PoisonUsed
from pyopt.ir.core import Operation
from pyopt.ir.types import TensorType, element_type_or_self
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.interpreter.code import Frame
    from pyopt.interpreter.compiler import Compiled, Evaluator, Kernel


def result_type(op: Operation) -> TensorType:
    """The type of the result, which a declaration says is a tensor."""
    type = op.results[0].type
    assert isinstance(type, TensorType)
    return type


# Questions.


def evaluate_dim(op: Operation, compiler: Compiler) -> Kernel:
    def dim(source: Array, index: int | Array) -> int | Array:
        where = np.asarray(index)
        if not np.all((where >= 0) & (where < source.ndim)):
            raise undefined(f"dimension {index} of a tensor of rank {source.ndim}")
        return source.shape[index] if isinstance(index, int) else np.asarray(source.shape, np.int64)[index]

    return dim


def evaluate_rank(op: Operation, compiler: Compiler) -> Kernel:
    lanes = compiler.lanes

    def rank(source: Array) -> int | Array:
        return np.asarray(source.ndim, np.int64) if lanes else source.ndim

    return rank


# New tensors.


def evaluate_empty(op: Operation, compiler: Compiler) -> Kernel:
    type = result_type(op)
    machine = compiler.machine
    return lambda *sizes: uninitialized(machine, sizes_of(type, sizes), type.element_type)


def evaluate_splat(op: Operation, compiler: Compiler) -> Kernel:
    type = result_type(op)
    machine = compiler.machine
    return lambda value, *sizes: filled(value, sizes_of(type, sizes), type.element_type, machine)


def evaluate_from_elements(op: Operation, compiler: Compiler) -> Kernel:
    type = result_type(op)
    return lambda *values: array_from(values, type.shape or (), type.element_type)


def evaluate_generate(op: Operation, compiler: Compiler) -> Compiled:
    type = result_type(op)
    machine = compiler.machine
    body = PointRegion(compiler, op.regions[0], type.element_type)

    def generate(frame: Frame, *sizes: int) -> Array:
        array = uninitialized(machine, sizes_of(type, sizes), type.element_type)
        body.fill(frame, array)
        return array

    return Framed(or_poison(op, compiler, generate))


def or_poison(op: Operation, compiler: Compiler, kernel: Kernel) -> Kernel:
    """A tensor of which one element is poison is poison."""
    poison = compiler.poison(op, "an element of it is poison")

    def careful(*operands: object) -> object:
        try:
            return kernel(*operands)
        except PoisonUsed:
            if poison is None:
                raise
            return poison

    return careful


# Elements.


def evaluate_extract(op: Operation, compiler: Compiler) -> Kernel:
    if compiler.lanes:
        return _extract_many
    take = taker(element_type_or_self(op.operands[0].type))

    def extract(source: Array, *indices: int) -> object:
        for at, index in enumerate(indices):
            check_index(index, source.shape[at], at)
        return take(source, indices)

    return extract


def _extract_many(source: Array, *indices: Array) -> Array:
    for at, index in enumerate(indices):
        extent = source.shape[at]
        if index.size and not np.all((index >= 0) & (index < extent)):
            raise undefined(f"indices are out of the bounds of dimension {at} with extent {extent}")
    return np.asarray(source[indices])


def evaluate_insert(op: Operation, compiler: Compiler) -> Kernel:
    def insert(value: object, target: Array, *indices: int) -> Array:
        for at, index in enumerate(indices):
            check_index(index, target.shape[at], at)
        if isinstance(value, Poison):
            raise PoisonUsed
        result = target.copy()
        result[indices] = value
        return result

    return insert


# Casts.


def evaluate_cast(op: Operation, compiler: Compiler) -> Kernel:
    type = result_type(op)

    def cast(source: Array) -> Array:
        check_extents(source.shape, type, "a tensor")
        return source

    return cast


def evaluate_tensor_bitcast(op: Operation, compiler: Compiler) -> Kernel:
    """The bits as another type; the extents have to be the result's."""
    type = result_type(op)
    convert = evaluate_bitcast(op, compiler)

    def bitcast(source: Array) -> object:
        check_extents(source.shape, type, "a tensor")
        return convert(source)

    return bitcast


ELEMENTS: Final[dict[str, Evaluator]] = {
    "tensor.bitcast": evaluate_tensor_bitcast,
    "tensor.cast": evaluate_cast,
    "tensor.dim": evaluate_dim,
    "tensor.empty": evaluate_empty,
    "tensor.extract": evaluate_extract,
    "tensor.from_elements": evaluate_from_elements,
    "tensor.generate": evaluate_generate,
    "tensor.insert": evaluate_insert,
    "tensor.rank": evaluate_rank,
    "tensor.splat": evaluate_splat,
}
