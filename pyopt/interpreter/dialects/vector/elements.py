"""vector ops that make vectors of elements, take elements and parts out of them, and put them in."""

from __future__ import annotations

import numpy as np

from pyopt.dialects.vector.shapes import integers, vector_type
from pyopt.interpreter.compiler import Compiler, ConstantResult
from pyopt.interpreter.dialects.scf.parallel import mixed_reader
from pyopt.interpreter.elements import array_from, as_value, filled, part_of, vector_shape
from pyopt.interpreter.machine import Machine, junk_of
from pyopt.interpreter.numbers import Array
from pyopt.interpreter.values import Poison, PoisonUsed, full
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation
from pyopt.ir.types import VectorType
from pyopt.light import TYPE_CHECKING, Callable, Final, Sequence

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Compiled, Evaluator, Kernel

    Position = Callable[[Sequence[object]], list[int]]
    """(values of all operands) -> where"""


def result_shape(op: Operation, machine: Machine) -> tuple[int, ...]:
    """The extents of the result, a vector."""
    return vector_shape(vector_type(op.results[0].type), machine)


# New vectors.


def evaluate_broadcast(op: Operation, compiler: Compiler) -> Kernel:
    """Of a vector, or of a number: along new leading dimensions and those of extent 1."""
    type = vector_type(op.results[0].type)
    machine = compiler.machine
    shape = vector_shape(type, machine)
    if isinstance(op.operands[0].type, VectorType):
        return lambda source: np.broadcast_to(_whole(source), shape)
    return lambda value: filled(value, shape, type.element_type, machine)


def _whole(value: Array | Poison) -> Array:
    if isinstance(value, Poison):
        raise PoisonUsed
    return value


def evaluate_from_elements(op: Operation, compiler: Compiler) -> Kernel:
    type = vector_type(op.results[0].type)
    shape = type.shape or ()
    return lambda *values: array_from(values, shape, type.element_type)


def evaluate_to_elements(op: Operation, compiler: Compiler) -> Kernel:
    type = vector_type(op.operands[0].type)
    count = len(op.results)

    def take(source: Array) -> object:
        elements = [as_value(one, type.element_type) for one in _whole(source).reshape(-1)[:count]]
        return elements[0] if count == 1 else tuple(elements)

    return take


def evaluate_step(op: Operation, compiler: Compiler) -> Compiled:
    return ConstantResult(np.arange(result_shape(op, compiler.machine)[0], dtype=np.int64))


def evaluate_vscale(op: Operation, compiler: Compiler) -> Compiled:
    return ConstantResult(compiler.machine.options.vscale)


# Elements and sub-vectors.


def evaluate_extract(op: Operation, compiler: Compiler) -> Kernel:
    return _extraction(op, compiler, mixed_reader(op, "dynamic_position"))


def _extraction(op: Operation, compiler: Compiler, position: Position) -> Kernel:
    type = op.results[0].type
    machine = compiler.machine
    outside = compiler.poison(op, "the position is out of bounds")

    def extract(*operands: Array) -> object:
        source = _whole(operands[0])
        at = position(operands)
        if not _is_within(at, source.shape):
            if outside is not None:
                return outside
            at = [0] * len(at)
        part = part_of(source, at)
        return part.reshape(vector_shape(type, machine)) if isinstance(type, VectorType) else as_value(part, type)

    return extract


def _is_within(position: list[int], shape: tuple[int, ...]) -> bool:
    return all(0 <= index < extent for index, extent in zip(position, shape, strict=False))


def evaluate_insert(op: Operation, compiler: Compiler) -> Kernel:
    return _insertion(op, compiler, mixed_reader(op, "dynamic_position"))


def _copier(op: Operation, compiler: Compiler) -> Callable[[Array | Poison], Array]:
    """Copies what an op inserts into. Of a vector that is poison as a whole, the elements that stay are some numbers:
    which of the elements of a vector are poison is not followed."""
    type = vector_type(op.results[0].type)
    machine = compiler.machine
    anything = junk_of(type.element_type, machine.options.junk)

    def copy(target: Array | Poison) -> Array:
        if isinstance(target, Poison):
            return full(type, vector_shape(type, machine), anything)
        return target.copy()

    return copy


def _insertion(op: Operation, compiler: Compiler, position: Position) -> Kernel:
    copied = _copier(op, compiler)
    outside = compiler.poison(op, "the position is out of bounds")

    def insert(*operands: Array) -> object:
        source, target = operands[:2]
        at = position(operands)
        result = copied(target)
        if not _is_within(at, result.shape):
            return result if outside is None else outside
        part = part_of(result, at)
        part[...] = np.reshape(_whole(source), part.shape)
        return result

    return insert


# Slices.


def evaluate_extract_strided_slice(op: Operation, compiler: Compiler) -> Kernel:
    """Of a dimension that is scalable and taken whole, vscale times as much."""
    places = _places(op, compiler.machine, vector_type(op.operands[0].type), integers(op, "sizes"))
    return lambda source: _whole(source)[places]


def evaluate_insert_strided_slice(op: Operation, compiler: Compiler) -> Kernel:
    """The source's dimensions are the last ones of the target."""
    target_type = vector_type(op.operands[1].type)
    source = vector_type(op.operands[0].type)
    lead = len(target_type.shape or ()) - len(source.shape or ())
    sizes = [1] * lead + list(source.shape or ())
    places = _places(op, compiler.machine, target_type, sizes, lead)
    copied = _copier(op, compiler)

    def insert(part: Array, target: Array) -> Array:
        result = copied(target)
        where = result[places]
        where[...] = _whole(part).reshape(where.shape)
        return result

    return insert


def _places(op: Operation, machine: Machine, type: VectorType, sizes: list[int], lead: int = 0) -> tuple[slice, ...]:
    """The slice that offsets, sizes and strides say; strides may lack the leading dimensions."""
    offsets = integers(op, "offsets")
    strides = [1] * lead + integers(op, "strides")
    found = []
    for at, (offset, size) in enumerate(zip(offsets, sizes, strict=False)):
        factor = machine.options.vscale if type.scalable[at] else 1
        step = strides[at] if at < len(strides) else 1
        start = offset * factor
        found.append(slice(start, start + (size * factor - 1) * step + 1, step))
    return tuple(found)


def _scalable_start(op: Operation, part: VectorType, compiler: Compiler) -> int:
    attribute = op.attributes["pos"]
    assert isinstance(attribute, IntegerAttr)
    return attribute.value * (compiler.machine.options.vscale if part.scalable[0] else 1)


def evaluate_scalable_extract(op: Operation, compiler: Compiler) -> Kernel:
    """Poison where the source ends before the part does."""
    start = _scalable_start(op, vector_type(op.results[0].type), compiler)
    (size,) = result_shape(op, compiler.machine)
    outside = compiler.poison(op, "the part reaches beyond the vector")

    def extract(source: Array) -> object:
        if start + size > len(_whole(source)):
            return np.resize(source[start:], (size,)) if outside is None else outside
        return source[start : start + size]

    return extract


def evaluate_scalable_insert(op: Operation, compiler: Compiler) -> Kernel:
    start = _scalable_start(op, vector_type(op.operands[0].type), compiler)
    outside = compiler.poison(op, "the part reaches beyond the vector")

    def insert(part: Array, target: Array) -> object:
        if start + len(_whole(part)) > len(_whole(target)):
            return target if outside is None else outside
        result = target.copy()
        result[start : start + len(part)] = part
        return result

    return insert


ELEMENTS: Final[dict[str, Evaluator]] = {
    "vector.broadcast": evaluate_broadcast,
    "vector.extract": evaluate_extract,
    "vector.extract_strided_slice": evaluate_extract_strided_slice,
    "vector.from_elements": evaluate_from_elements,
    "vector.insert": evaluate_insert,
    "vector.insert_strided_slice": evaluate_insert_strided_slice,
    "vector.scalable.extract": evaluate_scalable_extract,
    "vector.scalable.insert": evaluate_scalable_insert,
    "vector.step": evaluate_step,
    "vector.to_elements": evaluate_to_elements,
    "vector.vscale": evaluate_vscale,
}
