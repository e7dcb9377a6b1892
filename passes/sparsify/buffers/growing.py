"""Buffers that double until there is room; of push_back also a store or a fill behind what is in use."""

from __future__ import annotations

from pyopt.dialects.arith.verify import type_text
from pyopt.dialects.memref.layouts import subview_type
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import Slice
from pyopt.ir.signature import operand_group
from pyopt.ir.strides import has_identity_layout
from pyopt.ir.types import DYNAMIC, INDEX, MemRefType
from pyopt.light import final
from pyopt.passes.canonicalize.common import slice_parts
from pyopt.passes.canonicalize.named_ops import create_named
from pyopt.passes.sparsify.emitter.code import Code
from pyopt.passes.sparsify.storage.constants import has_zero, zero_constant
from pyopt.rewrite.rewriter import Rewriter


def refusal(op: Operation, initialize: bool) -> str:
    """The reason why there is no code for a sparse_tensor.push_back; empty if there is."""
    type = op.operands[1].type
    assert isinstance(type, MemRefType)
    if "inbounds" in op.attributes:
        return ""
    if type.shape != (DYNAMIC,):
        return f"cannot grow a buffer of static size, {type_text(type)}"
    if not has_identity_layout(type):
        return f"cannot grow a buffer with the layout of {type_text(type)}"
    if initialize and not has_zero(type.element_type):
        return f"cannot initialize a buffer with elements of type {type_text(type.element_type)}"
    return ""


@final
class Growth:
    """initialize: spare capacity is filled with zeros. empty: the ops whose buffers may have no capacity, so that
    twice as much is none."""

    __slots__ = ("empty", "initialize")

    def __init__(self, initialize: bool, empty: frozenset[Operation]) -> None:
        self.initialize = initialize
        self.empty = empty

    def rewrite(self, op: Operation, rewriter: Rewriter) -> bool:
        """push_back %size, %buffer, %v -> if %size + 1 > dim { realloc %buffer(2 * dim) }; store %v, [%size]"""
        if refusal(op, self.initialize):
            return False
        code = Code(rewriter)
        size, buffer, value = op.operands[:3]
        given = operand_group(op, "n")
        capacity = capacity_of(code, buffer)
        count = given[0] if given else code.index(1)
        single = code.number_of(count) == 1
        new_size = code.add(size, count)
        if "inbounds" not in op.attributes:
            empty = op in self.empty
            buffer = with_room(code, buffer, capacity, new_size, single, empty, self.initialize)
        if single:
            code.store(value, buffer, [size])
        else:
            create_named("linalg.fill", [value], _part(code, buffer, size, count), rewriter)
        rewriter.replace(op, [buffer, new_size])
        return True


def capacity_of(code: Code, buffer: Value) -> Value:
    """How many elements a buffer has room for."""
    return code.computed("memref.dim", [buffer, code.index(0)], INDEX)


def with_room(
    code: Code, buffer: Value, capacity: Value, needed: Value, single: bool, empty: bool, initialize: bool
) -> Value:
    """The buffer, which has room for `capacity` elements, or a copy that has room for `needed` where it has not.

    single: that is at most one more than there is room for. empty: there may be room for none. initialize: what is
    behind `needed` is filled with zeros.
    """
    type = buffer.type
    assert isinstance(type, MemRefType)
    full = code.greater(needed, capacity)
    two = code.index(2)
    choice = code.branch(full, [type])
    code.enter_branch(choice, 0)
    capacity = _doubled(code, capacity, two, needed, single, empty)
    grown = code.computed("memref.realloc", [buffer, capacity], type)
    if initialize:
        rest = code.subtract(capacity, needed)
        zero = zero_constant(code.rewriter, type.element_type)
        create_named("linalg.fill", [zero], _part(code, grown, needed, rest), code.rewriter)
    code.give([grown])
    code.enter_branch(choice, 1)
    code.give([buffer])
    code.leave(choice)
    return choice.results[0]


def _doubled(code: Code, capacity: Value, two: Value, needed: Value, single: bool, empty: bool) -> Value:
    """Twice the capacity, or more if that is not enough for `needed` elements. empty: the capacity may be 0."""
    if single:
        doubled = code.multiply(capacity, two)
        return code.maximum(doubled, needed) if empty else doubled
    if empty:
        capacity = code.maximum(capacity, code.index(1))
    loop, before, after = code.open_while([capacity])
    doubled = code.multiply(before.arguments[0], two)
    code.give([code.greater(needed, doubled), doubled], "scf.condition")
    code.rewriter.insert_at_end(after)
    code.give(after.arguments)
    code.leave(loop)
    return loop.results[0]


def _part(code: Code, buffer: Value, offset: Value, size: Value) -> Value:
    """The subview of `size` elements from `offset` on."""
    type = buffer.type
    assert isinstance(type, MemRefType)
    operands, attributes = slice_parts(Slice([offset], [size], [code.index(1)]), [buffer])
    part = subview_type(type, [DYNAMIC], [DYNAMIC], [DYNAMIC])
    return code.rewriter.create("memref.subview", operands, [part], attributes).results[0]
