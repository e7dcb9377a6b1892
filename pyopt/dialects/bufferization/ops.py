"""The declarations of the bufferization ops."""

from __future__ import annotations

from pyopt.dialects.bufferization import verify
from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Operation, Value
from pyopt.ir.opinfo import INFERS_TYPES, LOCAL_VERIFY, OPERAND_SEGMENTS, PURE, SAME_ELEMENT, SAME_SHAPE, OpInfo
from pyopt.light import Final


def fold_to_buffer(op: Operation, constants: list[Attribute | None]) -> Value | None:
    """to_buffer(to_tensor(m)) : type of m -> m"""
    inner = op.operands[0].op
    if inner is None or inner.info.name != "bufferization.to_tensor":
        return None
    return inner.operands[0] if inner.operands[0].type is op.results[0].type else None


def fold_to_tensor(op: Operation, constants: list[Attribute | None]) -> Value | None:
    """to_tensor(to_buffer(t)) -> t, if the one comes right behind the other"""
    inner = op.operands[0].op
    if inner is None or inner.info.name != "bufferization.to_buffer":
        return None
    return inner.operands[0] if inner.next is op else None


_SYNTAX: Final = "pyopt.dialects.bufferization.syntax:"
_SHAPES: Final = "pyopt.dialects.bufferization.result_shapes:"
_TENSOR_TRANSFER: Final = "pyopt.dialects.tensor.shape_transfer:"
_TRANSFER: Final = "pyopt.dialects.bufferization.shape_transfer:"

OPS: Final = (
    OpInfo(
        "bufferization.alloc_tensor",
        operands="dynamic_sizes: variadic<Index>, copy: optional<AnyTensor>, size_hint: optional<Index>",
        results="result: AnyTensor",
        attributes="memory_space: optional<AnyAttr>",
        traits=OPERAND_SEGMENTS,
        verify=verify.verify_alloc_tensor,
        form=_SYNTAX + "alloc_tensor",
        shape_transfer=_TRANSFER + "of_alloc_tensor",
        result_shapes=_SHAPES + "of_alloc_tensor",
        extents="dynamic_sizes",
        doc="A tensor with a new buffer of its own, which begins with the contents of another if one is given.",
    ),
    OpInfo(
        "bufferization.clone",
        operands="input: AnyRankedOrUnrankedMemRef",
        results="output: AnyRankedOrUnrankedMemRef",
        syntax="$input attr-dict `:` type($input) `to` type($output)",
        effects="input: reads, output: writes allocates",
        shape_transfer=_TENSOR_TRANSFER + "of_cast",
        doc="A buffer with the same contents; neither may be written to afterwards, so it may be the same one.",
    ),
    OpInfo(
        "bufferization.dealloc",
        operands="memrefs: variadic<AnyRankedOrUnrankedMemRef>, conditions: variadic<I1>, "
        "retained: variadic<AnyRankedOrUnrankedMemRef>",
        results="updatedConditions: variadic<I1>",
        syntax="(` ` `(` $memrefs^ `:` type($memrefs) `)` `if` ` ` `(` $conditions `)`)? "
        "(`retain` ` ` `(` $retained^ `:` type($retained) `)`)? attr-dict",
        traits=OPERAND_SEGMENTS | INFERS_TYPES,
        verify=verify.verify_dealloc,
        infer=verify.infer_dealloc,
        doc="Frees each buffer whose condition holds and of which no retained buffer is an alias, "
        "and says of each retained one whether it is now owned.",
    ),
    OpInfo(
        "bufferization.dealloc_tensor",
        operands="tensor: AnyTensor",
        syntax="$tensor attr-dict `:` type($tensor)",
        doc="Frees what stores a tensor.",
    ),
    OpInfo(
        "bufferization.materialize_in_destination",
        operands="source: AnyTensor, dest: AnyShaped",
        results="result: optional<AnyTensor>",
        attributes="restrict: UnitAttr, writable: UnitAttr",
        syntax="$source `in` (`restrict` $restrict^)? (`writable` $writable^)? $dest attr-dict "
        "`:` functional-type(operands, results)",
        inits="dest",
        traits=LOCAL_VERIFY,
        invariants=verify.match_materialize,
        effects=verify.effects_of_materialize,
        verify=verify.verify_materialize,
        shape_transfer=_TRANSFER + "of_materialize",
        result_shapes=_SHAPES + "of_materialize",
        doc="Says that a tensor's contents shall end up in the buffer of another tensor, or in a given buffer.",
    ),
    OpInfo(
        "bufferization.to_buffer",
        operands="tensor: TensorLike",
        results="buffer: BufferLike",
        attributes="read_only: UnitAttr",
        syntax="$tensor (`read_only` $read_only^)? attr-dict `:` type($tensor) `to` type($buffer)",
        traits=PURE | SAME_SHAPE | SAME_ELEMENT,
        invariants=verify.match_tensor_and_buffer,
        fold=fold_to_buffer,
        fold_needs="constant bufferization.to_tensor",
        doc="The buffer that will hold a tensor.",
    ),
    OpInfo(
        "bufferization.to_tensor",
        operands="buffer: BufferLike",
        results="result: TensorLike",
        attributes="restrict: UnitAttr, writable: UnitAttr",
        syntax="$buffer (`restrict` $restrict^)? (`writable` $writable^)? attr-dict "
        "`:` type($buffer) `to` type($result)",
        traits=SAME_SHAPE | SAME_ELEMENT,
        effects="buffer: reads",
        invariants=verify.match_tensor_and_buffer,
        fold=fold_to_tensor,
        fold_needs="constant bufferization.to_buffer",
        doc="The contents of a buffer as a tensor.",
    ),
)
