"""Masks: create_mask, constant_mask, and vector.mask, which runs an op where its mask is set."""

from __future__ import annotations

from typing import cast

import numpy as np

from pyopt.dialects.vector.shapes import integers, vector_type
from pyopt.interpreter.compiler import Compiler, ConstantResult, Framed
from pyopt.interpreter.dialects.vector.elements import result_shape
from pyopt.interpreter.dialects.vector.memory import gather
from pyopt.interpreter.dialects.vector.products import contract, outerproduct
from pyopt.interpreter.dialects.vector.reductions import multi_reduction, reduction
from pyopt.interpreter.dialects.vector.transfers import transfer_read, transfer_write
from pyopt.interpreter.encodings import with_encoding, without_encoding
from pyopt.interpreter.numbers import Array
from pyopt.ir.core import Operation
from pyopt.ir.types import TensorType
from pyopt.light import TYPE_CHECKING, Final, Sequence

if TYPE_CHECKING:
    from pyopt.interpreter.code import Frame
    from pyopt.interpreter.compiler import Compiled, Evaluator, Kernel

MASKED: Final[dict[str, Evaluator]] = {
    "vector.contract": contract,
    "vector.gather": gather,
    "vector.multi_reduction": multi_reduction,
    "vector.outerproduct": outerproduct,
    "vector.reduction": reduction,
    "vector.transfer_read": transfer_read,
    "vector.transfer_write": transfer_write,
}
"""Makers of kernels that take a mask, or None, before the operands."""


def _box(extents: Sequence[int], shape: tuple[int, ...]) -> Array:
    """Set where each coordinate is below its extent."""
    mask = np.ones(shape, np.bool_)
    for at, (extent, size) in enumerate(zip(extents, shape, strict=True)):
        inside = np.arange(size) < extent
        mask &= inside.reshape([-1 if one == at else 1 for one in range(len(shape))])
    return mask


def evaluate_create_mask(op: Operation, compiler: Compiler) -> Kernel:
    """Of rank 0 there is one bit, set by an extent that is positive."""
    shape = result_shape(op, compiler.machine)
    if not shape:
        return lambda extent: np.array(extent > 0)
    return lambda *extents: _box(extents, shape)


def evaluate_constant_mask(op: Operation, compiler: Compiler) -> Compiled:
    """Of a scalable dimension all bits or none."""
    type = vector_type(op.results[0].type)
    shape = result_shape(op, compiler.machine)
    extents = integers(op, "mask_dim_sizes")
    if not shape:
        return ConstantResult(np.array(extents[0] > 0))
    factors = [compiler.machine.options.vscale if scalable else 1 for scalable in type.scalable]
    return ConstantResult(_box([extent * factor for extent, factor in zip(extents, factors, strict=True)], shape))


def evaluate_mask(op: Operation, compiler: Compiler) -> Compiled:
    block = op.regions[0].entry()
    masked = block.first
    maker = None if masked is None else MASKED.get(masked.info.name)
    if masked is None or maker is None:
        return _unmaskable(op, compiler)
    kernel = maker(masked, compiler)
    assert callable(kernel)
    sources = [compiler.slot(operand) for operand in masked.operands]
    targets = [compiler.slot(value) for value in block.terminator().operands]
    made = [compiler.define(result) for result in masked.results]
    passes = masked.info.name == "vector.transfer_read" and len(op.operands) > 1

    encoded = any(isinstance(one.type, TensorType) and one.type.encoding is not None for one in masked.operands)

    def run(frame: Frame, mask: Array, *passthru: object) -> object:
        operands = [frame[slot] for slot in sources]
        if encoded:
            types = [one.type for one in masked.operands]
            operands = [without_encoding(value, type) for value, type in zip(operands, types, strict=True)]
        if passes:
            found = kernel(mask, *operands, instead=passthru[0])
        else:
            found = kernel(mask, *operands)
        if made:
            frame[made[0]] = with_encoding(found, masked.results[0].type)
        values = [frame[slot] for slot in targets]
        return values[0] if len(values) == 1 else values

    return Framed(run)


def _unmaskable(op: Operation, compiler: Compiler) -> Framed:
    """Any other op gives its result everywhere; where the mask is not set, `passthru` takes its place."""
    body = compiler.region(op.regions[0])
    single = len(op.results) == 1

    def run(frame: Frame, mask: Array, *passthru: Array) -> object:
        values = list(body(frame))
        if passthru and single:
            values[0] = np.where(mask, cast("Array", values[0]), passthru[0])
        return values[0] if single else values

    return Framed(run)


MASKS: Final[dict[str, Evaluator]] = {
    "vector.constant_mask": evaluate_constant_mask,
    "vector.create_mask": evaluate_create_mask,
    "vector.mask": evaluate_mask,
}
