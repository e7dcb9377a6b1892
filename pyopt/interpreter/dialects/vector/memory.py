"""vector ops that read and write consecutive or scattered elements of memory."""

from __future__ import annotations

import numpy as np

from pyopt.dialects.vector.shapes import vector_type
from pyopt.interpreter.compiler import Compiler
from pyopt.interpreter.dialects.memref.access import check_writable
from pyopt.interpreter.dialects.vector.reductions import unmasked
from pyopt.interpreter.elements import shape_text, vector_shape
from pyopt.interpreter.encodings import with_encodings
from pyopt.interpreter.errors import undefined
from pyopt.interpreter.numbers import Array
from pyopt.interpreter.values import MemRef
from pyopt.ir.core import Operation
from pyopt.ir.signature import operand_bounds
from pyopt.light import TYPE_CHECKING, Final, Sequence

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Evaluator, Kernel


# Slices.


def _slice(memref: MemRef, indices: Sequence[int], shape: Sequence[int]) -> Array:
    """The part of a memref that a vector covers: its dimensions are the last ones. Writing to it writes through."""
    inner = memref.buffer.data.ndim - 1
    covered = tuple(shape)[: len(shape) - inner] if inner else tuple(shape)
    lead = len(indices) - len(covered)
    if lead < 0:
        raise undefined(f"a vector of shape {shape_text(shape)} at {len(indices)} indices")
    sizes = (1,) * lead + covered
    for at, (index, size, extent) in enumerate(zip(indices, sizes, memref.sizes, strict=True)):
        if index < 0 or index + size > extent:
            raise undefined(
                f"elements {index} to {index + size} are out of the bounds of dimension {at}, which is {extent}"
            )
    places = tuple([slice(index, index + size) for index, size in zip(indices, sizes, strict=True)])
    return memref.array()[places].reshape(shape) if not places else _dropped(memref.array()[places], lead)


def _dropped(part: Array, lead: int) -> Array:
    return part[(0,) * lead + (...,)]


def read_vector(memref: MemRef, indices: Sequence[int], shape: Sequence[int]) -> Array:
    """A copy of the elements from `indices` on."""
    return _slice(memref, indices, shape).reshape(shape).copy()


def write_vector(value: Array, memref: MemRef, indices: Sequence[int]) -> None:
    part = _slice(memref, indices, value.shape)
    check_writable(memref)
    part[...] = value.reshape(part.shape)


def evaluate_load(op: Operation, compiler: Compiler) -> Kernel:
    shape = vector_shape(vector_type(op.results[0].type), compiler.machine)
    return lambda memref, *indices: read_vector(memref, indices, shape)


def evaluate_store(op: Operation, compiler: Compiler) -> Kernel:
    return lambda value, memref, *indices: write_vector(value, memref, indices)


# Elements by a mask.


def _at(memref: MemRef, indices: Sequence[int], mask: Array, packed: bool) -> tuple[Array, tuple[object, ...]]:
    """(the memref's elements, where in them those are that the mask has); raises if one is out of bounds.

    The mask's dimensions are the last ones of the memory. Packed ones are one behind the other in the last dimension.
    """
    array = memref.array()
    offsets: tuple[Array, ...] = (np.arange(np.count_nonzero(mask)),) if packed else np.nonzero(mask)
    lead = len(indices) - len(offsets)
    if lead < 0:
        raise undefined(f"a vector of shape {shape_text(mask.shape)} at {len(indices)} indices")
    for at, index in enumerate(indices):
        places = index + offsets[at - lead] if at >= lead else np.array([index])
        if places.size and (places.min() < 0 or places.max() >= array.shape[at]):
            raise undefined(
                f"elements {places.min()} to {places.max()} are out of the bounds of dimension {at}, "
                f"which is {array.shape[at]}"
            )
    inner = [index + one for index, one in zip(indices[lead:], offsets, strict=True)]
    return array, (*indices[:lead], *inner)


def _masked_read(packed: bool) -> Evaluator:
    def evaluate(op: Operation, compiler: Compiler) -> Kernel:
        def read(memref: MemRef, *rest: Array) -> Array:
            *indices, mask, other = rest
            result = other.copy()
            if mask.any():
                array, where = _at(memref, indices, mask, packed)  # type: ignore[arg-type]  # indices
                result[mask] = array[where]  # type: ignore[index]  # numbers and arrays of them
            return result

        return read

    return evaluate


def _masked_write(packed: bool) -> Evaluator:
    def evaluate(op: Operation, compiler: Compiler) -> Kernel:
        def write(memref: MemRef, *rest: Array) -> None:
            *indices, mask, value = rest
            if mask.any():
                array, where = _at(memref, indices, mask, packed)  # type: ignore[arg-type]  # indices
                check_writable(memref)
                array[where] = value[mask]  # type: ignore[index]  # numbers and arrays of them

        return write

    return evaluate


# Scattered elements.


def _scattered(
    op: Operation, memref: MemRef | Array, indices: Sequence[int], offsets: Array
) -> tuple[Array, tuple[Array, ...]]:
    """(elements, where in them those at distances from the indices are). Distances count elements in row-major
    order; beyond the row they must mean the same for the memory."""
    array = memref.array() if isinstance(memref, MemRef) else memref
    rank = len(indices)
    shape = array.shape[:rank]
    for at, (index, extent) in enumerate(zip(indices, shape, strict=True)):
        if not 0 <= index < extent:
            raise undefined(f"index {index} is out of the bounds of dimension {at}, which is {extent}")
    first = int(np.ravel_multi_index(tuple(indices), shape)) if rank else 0
    last = indices[-1] + offsets if rank else offsets
    within = bool(np.all((last >= 0) & (last < (shape[-1] if rank else 1))))
    places = first + offsets
    total = int(np.prod(shape, dtype=np.int64))
    if not within and (not array.flags.c_contiguous or (places.size and (places.min() < 0 or places.max() >= total))):
        raise undefined(f"offsets from {offsets.min()} to {offsets.max()} at {list(indices)} are out of bounds")
    return array, np.unravel_index(places, shape) if rank else ()


def gather(op: Operation, compiler: Compiler) -> Kernel:
    """A kernel whose first operand is a further mask, or None."""
    count = operand_bounds(op, "offsets")[1] - 1

    def read(around: Array | None, base: MemRef | Array, *rest: Array) -> Array:
        indices, (offsets, mask, other) = rest[:count], rest[count:]
        if around is not None:
            mask = mask & around
        result = other.copy()
        if mask.any():
            array, where = _scattered(op, base, indices, offsets[mask].astype(np.int64))  # type: ignore[arg-type]
            result[mask] = array[where]
        return result

    return read


def evaluate_scatter(op: Operation, compiler: Compiler) -> Kernel:
    """In order, so that of several elements for one place the last one stays. Of a tensor there is a copy."""
    count = operand_bounds(op, "offsets")[1] - 1

    def write(base: MemRef | Array, *rest: Array) -> Array | None:
        indices, (offsets, mask, value) = rest[:count], rest[count:]
        target = base if isinstance(base, MemRef) else base.copy()
        if mask.any():
            array, where = _scattered(op, target, indices, offsets[mask].astype(np.int64))  # type: ignore[arg-type]
            if isinstance(target, MemRef):
                check_writable(target)
            for at, one in zip(zip(*where, strict=True), value[mask], strict=True):
                array[at] = one
        return target if op.results and not isinstance(target, MemRef) else None

    return write


MEMORY: Final[dict[str, Evaluator]] = {
    "vector.compressstore": _masked_write(True),
    "vector.expandload": _masked_read(True),
    "vector.gather": with_encodings(unmasked(gather)),
    "vector.load": evaluate_load,
    "vector.maskedload": _masked_read(False),
    "vector.maskedstore": _masked_write(False),
    "vector.scatter": evaluate_scatter,
    "vector.store": evaluate_store,
}
