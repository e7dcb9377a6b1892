"""The declarations of the vector ops that read and write memory."""

from __future__ import annotations

from pyopt.dialects.vector import verify_memory
from pyopt.ir.core import Operation
from pyopt.ir.opinfo import CONDITIONALLY_SPECULATABLE, LOCAL_VERIFY, OPERAND_SEGMENTS, READS, WRITES, OpInfo
from pyopt.ir.types import MemRefType
from pyopt.light import Final

_SYNTAX: Final = "pyopt.dialects.vector.syntax_memory:"
_FOLDS: Final = "pyopt.dialects.vector.folds_memory:"
_MASK: Final = "VectorOfNonZeroRankOf<[I1]>"
_FIXED_MASK: Final = "FixedVectorOfNonZeroRankOf<[I1]>"
_VECTOR: Final = "AnyVectorOfNonZeroRank"
_OFFSETS: Final = "VectorOfNonZeroRankOf<[AnyInteger, Index]>"
_ALIGNMENT: Final = "alignment: optional<ConfinedAttr<I64Attr, [IntPositivePowerOf2]>>"


def _read_effects(op: Operation) -> int | None:
    """A transfer reads memory unless it is from a tensor."""
    return READS if isinstance(op.operands[0].type, MemRefType) else 0


def _write_effects(op: Operation) -> int | None:
    """A transfer writes memory unless it is to a tensor."""
    return WRITES if isinstance(op.operands[1].type, MemRefType) else 0


def _masked_read(mnemonic: str, mask: str, doc: str) -> OpInfo:
    return OpInfo(
        "vector." + mnemonic,
        operands=f"base: AnyMemRef, indices: variadic<Index>, mask: {mask}, pass_thru: {_VECTOR}",
        results=f"result: {_VECTOR}",
        attributes=_ALIGNMENT,
        syntax="$base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict "
        "`:` type($base) `,` type($mask) `,` type($pass_thru) `into` type($result)",
        traits=LOCAL_VERIFY,
        effects="base: reads",
        verify=verify_memory.verify_masked,
        doc=doc,
    )


def _masked_write(mnemonic: str, mask: str, doc: str) -> OpInfo:
    return OpInfo(
        "vector." + mnemonic,
        operands=f"base: AnyMemRef, indices: variadic<Index>, mask: {mask}, valueToStore: {_VECTOR}",
        attributes=_ALIGNMENT,
        syntax="$base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict "
        "`:` type($base) `,` type($mask) `,` type($valueToStore)",
        traits=LOCAL_VERIFY,
        effects="base: writes",
        verify=verify_memory.verify_masked,
        doc=doc,
    )


MEMORY_OPS: Final = (
    _masked_write(
        "compressstore", _FIXED_MASK, "Writes the elements whose mask bit is set to memory, one behind the other."
    ),
    _masked_read(
        "expandload", _FIXED_MASK, "Reads as many consecutive elements as the mask has bits set, and puts them there."
    ),
    OpInfo(
        "vector.gather",
        operands=f"base: TensorOrMemRef<[AnyType]>, offsets: variadic<Index>, indices: {_OFFSETS}, mask: {_MASK}, "
        f"pass_thru: {_VECTOR}",
        results=f"result: {_VECTOR}",
        attributes=_ALIGNMENT,
        syntax="$base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $pass_thru attr-dict "
        "`:` type($base) `,` type($indices) `,` type($mask) `,` type($pass_thru) `into` type($result)",
        traits=LOCAL_VERIFY,
        effects="base: reads",
        verify=verify_memory.verify_masked,
        doc="Reads elements at distances that a vector gives; where the mask is not set, takes those of `pass_thru`.",
    ),
    OpInfo(
        "vector.load",
        operands="base: AnyMemRef, indices: variadic<Index>",
        results="result: AnyVectorOfAnyRank",
        attributes=f"nontemporal: optional<BoolAttr> = false, {_ALIGNMENT}",
        syntax="$base `[` $indices `]` attr-dict `:` type($base) `,` type($result)",
        traits=LOCAL_VERIFY,
        effects="base: reads",
        verify=verify_memory.verify_load,
        doc="Reads a slice of memory into a vector.",
    ),
    _masked_read(
        "maskedload", _MASK, "Reads consecutive elements; where the mask is not set, takes those of `pass_thru`."
    ),
    _masked_write(
        "maskedstore", _MASK, "Writes those elements of a vector to memory whose mask bit is set, each in its place."
    ),
    OpInfo(
        "vector.scatter",
        operands=f"base: TensorOrMemRef<[AnyType]>, offsets: variadic<Index>, indices: {_OFFSETS}, mask: {_MASK}, "
        f"valueToStore: {_VECTOR}",
        results="result: optional<AnyRankedTensor>",
        attributes=_ALIGNMENT,
        syntax="$base `[` $offsets `]` `[` $indices `]` `,` $mask `,` $valueToStore attr-dict "
        "`:` type($base) `,` type($indices) `,` type($mask) `,` type($valueToStore) (`->` type($result)^)?",
        traits=LOCAL_VERIFY,
        effects="base: writes",
        verify=verify_memory.verify_masked,
        shape_transfer="pyopt.dialects.vector.shape_transfer:of_scatter",
        doc="Writes the elements whose mask bit is set to memory, at distances that a vector gives; or gives a tensor "
        "with them.",
    ),
    OpInfo(
        "vector.store",
        operands="valueToStore: AnyVectorOfAnyRank, base: AnyMemRef, indices: variadic<Index>",
        attributes=f"nontemporal: optional<BoolAttr> = false, {_ALIGNMENT}",
        syntax="$valueToStore `,` $base `[` $indices `]` attr-dict `:` type($base) `,` type($valueToStore)",
        traits=LOCAL_VERIFY,
        effects="base: writes",
        verify=verify_memory.verify_store,
        doc="Writes a vector to a slice of memory.",
    ),
    OpInfo(
        "vector.transfer_read",
        operands=f"base: AnyShaped, indices: variadic<Index>, padding: AnyType, mask: optional<{_MASK}>",
        results="vector: AnyVectorOfAnyRank",
        attributes="permutation_map: AffineMapAttr, in_bounds: BoolArrayAttr",
        traits=OPERAND_SEGMENTS | CONDITIONALLY_SPECULATABLE | LOCAL_VERIFY,
        effects=_read_effects,
        form=_SYNTAX + "transfer_read",
        verify=verify_memory.verify_transfer_read,
        fold=_FOLDS + "fold_transfer_read",
        fold_needs="constant vector.transfer_write",
        doc="Reads a slice of a memref or tensor, its dimensions permuted or repeated as the map says. What is out of "
        "bounds or not in the mask is `padding`; `in_bounds` promises that a dimension stays within.",
    ),
    OpInfo(
        "vector.transfer_write",
        operands="valueToStore: AnyVectorOfAnyRank, base: AnyShaped, indices: variadic<Index>, "
        f"mask: optional<{_MASK}>",
        results="result: optional<AnyRankedTensor>",
        attributes="permutation_map: AffineMapAttr, in_bounds: BoolArrayAttr",
        traits=OPERAND_SEGMENTS | CONDITIONALLY_SPECULATABLE | LOCAL_VERIFY,
        inits="base",
        effects=_write_effects,
        form=_SYNTAX + "transfer_write",
        verify=verify_memory.verify_transfer_write,
        fold=_FOLDS + "fold_transfer_write",
        fold_needs="constant vector.transfer_read",
        shape_transfer="pyopt.dialects.vector.shape_transfer:of_transfer_write",
        doc="Writes a vector to a slice of a memref, or gives a tensor with the slice replaced; the reverse of "
        "transfer_read.",
    ),
)
