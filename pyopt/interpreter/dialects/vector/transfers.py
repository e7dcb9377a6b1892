"""vector.transfer_read and transfer_write: slices of memory or tensors, permuted, padded and masked.

The kernels take the mask of a vector.mask around, or None, first.
"""

from __future__ import annotations

from typing import cast

import numpy as np

from pyopt.dialects.vector.shapes import permutation_map, vector_type
from pyopt.interpreter.compiler import Compiler
from pyopt.interpreter.dialects.memref.access import check_writable
from pyopt.interpreter.dialects.vector.reductions import unmasked
from pyopt.interpreter.elements import element_shape, scalar_type, typed, vector_shape
from pyopt.interpreter.encodings import with_encodings
from pyopt.interpreter.errors import undefined
from pyopt.interpreter.machine import Machine
from pyopt.interpreter.numbers import Array
from pyopt.interpreter.values import MemRef, Poison, PoisonUsed
from pyopt.ir.affine import DIM
from pyopt.ir.attributes import ArrayAttr, IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.signature import operand_bounds
from pyopt.ir.types import element_type_or_self
from pyopt.light import TYPE_CHECKING, Final, Sequence, final

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Evaluator, Kernel


@final
class _Window:
    """The positions of the elements of a transfer's vector in memory."""

    __slots__ = ("in_bounds", "inner", "mask_dims", "shape", "sources")

    def __init__(self, op: Operation, vector: Value, memory: Value, machine: Machine) -> None:
        map = permutation_map(op)
        self.sources = [expr.value if expr.kind == DIM else -1 for expr in map.results]
        """For each dimension of the vector that of the memory; -1 where the same elements are repeated."""
        whole = vector_shape(vector_type(vector.type), machine)
        self.inner = len(element_shape(element_type_or_self(memory.type), machine))
        self.shape = whole[: len(whole) - self.inner]
        bounds = op.attributes.get("in_bounds")
        flags = bounds.elements if isinstance(bounds, ArrayAttr) else ()
        self.in_bounds = [isinstance(flag, IntegerAttr) and flag.value != 0 for flag in flags]
        # A mask has a dimension for each one of the memory that the vector takes, in the memory's order.
        used = sorted([source for source in self.sources if source >= 0])
        self.mask_dims = [self.sources.index(source) for source in used]

    def mask_on_vector(self, mask: Array) -> Array:
        """The mask with the vector's dimensions, 1 where elements are repeated."""
        rank = len(self.shape)
        if not self.mask_dims:
            return mask.reshape((1,) * rank)
        order = sorted(range(len(self.mask_dims)), key=lambda at: self.mask_dims[at])
        return mask.transpose(order).reshape([extent if at in self.mask_dims else 1
                                              for at, extent in enumerate(self.shape)])  # fmt: skip

    def places(
        self, extents: Sequence[int], indices: Sequence[int], mask: Array | None
    ) -> tuple[tuple[Array, ...], Array]:
        """(the index in each dimension of the memory, which of the points are there and in the mask)."""
        rank = len(self.shape)
        valid = np.ones((1,) * rank, np.bool_) if mask is None else self.mask_on_vector(mask)
        inside = np.ones((1,) * rank, np.bool_)
        promised = behind = inside
        found = []
        for dimension, (index, extent) in enumerate(zip(indices, extents, strict=True)):
            place = np.full((1,) * rank, index, np.int64)
            known = True
            for at, source in enumerate(self.sources):
                if source == dimension:
                    steps = np.arange(self.shape[at], dtype=np.int64)
                    place = place + steps.reshape([-1 if one == at else 1 for one in range(rank)])
                    known = at < len(self.in_bounds) and self.in_bounds[at]
            here = (place >= 0) & (place < extent)
            inside = inside & here
            if known:
                promised = promised & here
            behind = behind & (place >= 0)
            found.append(place)
        if not np.all(promised | ~valid):
            raise undefined(f"the slice at {_text(indices)} is not in bounds where it should be")
        if not np.all(behind | ~valid):
            # Indices may run out of bounds as they increase only: no lowering compares them with 0.
            raise undefined(
                f"the slice at ({', '.join([str(index) for index in indices])}) begins in front of the memory"
            )
        valid = np.broadcast_to(valid & inside, self.shape)
        return tuple(found), valid

    def widened(self, flags: Array) -> Array:
        """Flags of points for the elements, which may be vectors."""
        return flags.reshape(flags.shape + (1,) * self.inner)


def _text(indices: Sequence[int]) -> str:
    return f"({', '.join([str(index) for index in indices])})"


def _own_mask(around: Array | None, own: Sequence[Array]) -> Array | None:
    if not own:
        return around
    return own[0] if around is None else own[0] & around


def transfer_read(op: Operation, compiler: Compiler) -> Kernel:
    machine = compiler.machine
    window = _Window(op, op.results[0], op.operands[0], machine)
    start, end = operand_bounds(op, "indices")
    element = scalar_type(element_type_or_self(op.operands[0].type))
    shape = vector_shape(vector_type(op.results[0].type), machine)

    def read(around: Array | None, source: MemRef | Array, *rest: object, instead: object = None) -> Array:
        if isinstance(source, Poison):
            raise PoisonUsed
        array = source.array() if isinstance(source, MemRef) else source
        indices = cast("tuple[int, ...]", rest[start - 1 : end - 1])
        padding = rest[end - 1]
        mask = _own_mask(around, cast("Sequence[Array]", rest[end:]))
        places, valid = window.places(array.shape[: len(indices)], indices, mask)
        if valid.all():
            found = array[tuple(np.broadcast_arrays(*places))] if places else array
            return np.broadcast_to(found, shape).copy()
        if isinstance(padding, Poison):
            raise PoisonUsed
        result = np.empty(shape, array.dtype)
        result[...] = typed(padding, element)
        if instead is not None and mask is not None:
            outside = np.broadcast_to(window.widened(~window.mask_on_vector(mask)), shape)
            result = np.where(outside, cast("Array", instead), result)
        whole = [np.broadcast_to(place, window.shape)[valid] for place in places]
        result[valid] = array[tuple(whole)]
        return result

    return read


def transfer_write(op: Operation, compiler: Compiler) -> Kernel:
    window = _Window(op, op.operands[0], op.operands[1], compiler.machine)
    start, end = operand_bounds(op, "indices")

    def write(around: Array | None, vector: Array, target: MemRef | Array, *rest: object) -> object:
        if isinstance(vector, Poison) or isinstance(target, Poison):
            raise PoisonUsed
        if isinstance(target, MemRef):
            check_writable(target)
            array = target.array()
        else:
            array = target.copy()
        indices = cast("tuple[int, ...]", rest[start - 2 : end - 2])
        mask = _own_mask(around, cast("Sequence[Array]", rest[end - 2 :]))
        places, valid = window.places(array.shape[: len(indices)], indices, mask)
        if valid.any():
            whole = [np.broadcast_to(place, window.shape)[valid] for place in places]
            array[tuple(whole) if whole else ...] = vector[valid] if whole else vector.reshape(array.shape)
        return () if isinstance(target, MemRef) else array

    return write


TRANSFERS: Final[dict[str, Evaluator]] = {
    "vector.transfer_read": with_encodings(unmasked(transfer_read)),
    "vector.transfer_write": with_encodings(unmasked(transfer_write)),
}
