"""tensor ops on parts of tensors: slices, concatenation, padding, gather and scatter."""

from __future__ import annotations

import numpy as np

from pyopt.interpreter.compiler import Compiler, Framed
from pyopt.interpreter.dialects.scf.parallel import mixed_reader, slice_readers
from pyopt.interpreter.dialects.tensor.elements import or_poison, result_type
from pyopt.interpreter.elements import check_extents, check_slice, shape_text, uninitialized
from pyopt.interpreter.errors import undefined
from pyopt.interpreter.numbers import Array
from pyopt.interpreter.points import PointRegion
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation
from pyopt.ir.mixed_indices import dropped_dimensions, static_values
from pyopt.ir.types import TensorType, Type
from pyopt.light import TYPE_CHECKING, Callable, Final, Sequence

if TYPE_CHECKING:
    from pyopt.interpreter.code import Frame
    from pyopt.interpreter.compiler import Compiled, Evaluator, Kernel


# Slices.


def slice_places(op: Operation) -> Callable[[Sequence[object], Sequence[int]], tuple[slice, ...]]:
    """(values of the operands, shape) -> the slice that an op's offsets, sizes and strides say, which must be in the
    shape."""
    offsets, sizes, strides = slice_readers(op)

    def places(operands: Sequence[object], shape: Sequence[int]) -> tuple[slice, ...]:
        parts = zip(offsets(operands), sizes(operands), strides(operands), shape, strict=True)
        return tuple([_place(at, *part) for at, part in enumerate(parts)])

    return places


def _place(at: int, start: int, size: int, step: int, extent: int) -> slice:
    check_slice(at, start, size, step, extent)
    if size == 0:
        return slice(0, 0)
    if step == 0:
        if size > 1:
            raise undefined(f"the slice of dimension {at} has the stride 0")
        step = 1
    end = start + (size - 1) * step + (1 if step > 0 else -1)
    return slice(start, None if end < 0 else end, step)


def _kept(op: Operation, reduced: Type) -> list[int]:
    """The dimensions of the slice that the smaller type has."""
    assert isinstance(reduced, TensorType) and reduced.shape is not None
    dropped = dropped_dimensions(static_values(op, "static_sizes"), reduced.shape)
    assert dropped is not None
    return [at for at, gone in enumerate(dropped) if not gone]


def evaluate_extract_slice(op: Operation, compiler: Compiler) -> Kernel:
    places = slice_places(op)
    kept = _kept(op, op.results[0].type)

    def extract(*operands: Array) -> Array:
        source = operands[0]
        part: Array = source[places(operands, source.shape)]
        return part.reshape([part.shape[at] for at in kept])

    return extract


def evaluate_insert_slice(op: Operation, compiler: Compiler) -> Kernel:
    places = slice_places(op)
    kept = _kept(op, op.operands[0].type)

    def insert(*operands: Array) -> Array:
        source, target = operands[:2]
        result = target.copy()
        part = result[places(operands, target.shape)]
        wanted = tuple([part.shape[at] for at in kept])
        if source.shape != wanted:
            raise undefined(f"a source of shape {shape_text(source.shape)} where the slice has {shape_text(wanted)}")
        part[...] = source.reshape(part.shape)
        return result

    return insert


# Concatenation and padding.


def evaluate_concat(op: Operation, compiler: Compiler) -> Kernel:
    attribute = op.attributes["dim"]
    assert isinstance(attribute, IntegerAttr)
    dimension = attribute.value
    type = result_type(op)

    def concat(*inputs: Array) -> Array:
        first = inputs[0].shape
        for one in inputs[1:]:
            if any(at != dimension and extent != first[at] for at, extent in enumerate(one.shape)):
                raise undefined(f"the shapes {shape_text(first)} and {shape_text(one.shape)} cannot be joined")
        result = np.concatenate(inputs, axis=dimension)
        check_extents(result.shape, type, "a tensor")
        return result

    return concat


def evaluate_pad(op: Operation, compiler: Compiler) -> Compiled:
    low = mixed_reader(op, "low")
    high = mixed_reader(op, "high")
    type = result_type(op)
    machine = compiler.machine
    body = PointRegion(compiler, op.regions[0], type.element_type)

    def pad(frame: Frame, *operands: Array) -> Array:
        source = operands[0]
        before, after = low(operands), high(operands)
        if any(one < 0 for one in [*before, *after]):
            raise undefined("a tensor is padded by a negative amount")
        sizes = tuple([extent + a + b for extent, a, b in zip(source.shape, before, after, strict=True)])
        check_extents(sizes, type, "a tensor")
        result = uninitialized(machine, sizes, type.element_type)
        inside = tuple([slice(start, start + extent) for start, extent in zip(before, source.shape, strict=True)])
        outside = np.ones(sizes, np.bool_)
        outside[inside] = False
        if outside.any():
            body.fill(frame, result, outside)
        result[inside] = source
        return result

    return Framed(or_poison(op, compiler, pad))


# Gather and scatter.


def _coordinates(indices: Array, shape: Sequence[int], dimensions: Sequence[int]) -> tuple[Array, ...]:
    """An array of indices for each gathered dimension; raises if one is out of bounds."""
    found = []
    for number, dimension in enumerate(dimensions):
        one = indices[..., number].astype(np.int64)
        if one.size and (one.min() < 0 or one.max() >= shape[dimension]):
            raise undefined(f"a coordinate is out of the bounds of dimension {dimension}, which is {shape[dimension]}")
        found.append(one)
    return tuple(found)


def evaluate_gather(op: Operation, compiler: Compiler) -> Kernel:
    dimensions = static_values(op, "gather_dims")
    type = result_type(op)
    rank = len(type.shape or ())

    def gather(source: Array, indices: Array) -> Array:
        where = _coordinates(indices, source.shape, dimensions)
        found = np.moveaxis(source, dimensions, range(len(dimensions)))[where]
        outer = indices.shape[:-1]
        reduced = rank < len(outer) + source.ndim
        tail = [1 if at in dimensions else extent for at, extent in enumerate(source.shape)
                if not (reduced and at in dimensions)]  # fmt: skip
        return found.reshape([*outer, *tail])

    return gather


def evaluate_scatter(op: Operation, compiler: Compiler) -> Kernel:
    dimensions = static_values(op, "scatter_dims")

    def scatter(source: Array, target: Array, indices: Array) -> Array:
        where = _coordinates(indices, target.shape, dimensions)
        places = np.stack([one.reshape(-1) for one in where], axis=1) if where else np.zeros((1, 0), np.int64)
        if len(np.unique(places, axis=0)) != len(places):
            raise undefined("two coordinates are the same")
        result = target.copy()
        moved = np.moveaxis(result, dimensions, range(len(dimensions)))
        moved[where] = source.reshape(indices.shape[:-1] + moved.shape[len(dimensions) :])
        return result

    return scatter


SLICES: Final[dict[str, Evaluator]] = {
    "tensor.concat": evaluate_concat,
    "tensor.extract_slice": evaluate_extract_slice,
    "tensor.gather": evaluate_gather,
    "tensor.insert_slice": evaluate_insert_slice,
    "tensor.pad": evaluate_pad,
    "tensor.scatter": evaluate_scatter,
}
