"""The declarations of the vector ops that read and write memory."""

from __future__ import annotations

from pyopt.dialects.vector import verify_memory
from pyopt.ir.core import Operation
from pyopt.ir.opinfo import LOCAL_VERIFY, OPERAND_SEGMENTS, READS, WRITES, OpInfo
from pyopt.ir.types import MemRefType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

_SYNTAX: Final = "pyopt.dialects.vector.syntax_memory:"
_FOLDS: Final = "pyopt.dialects.vector.folds_memory:"
_MASK: Final = "VectorOfRankAndType<[1], [I1]>"


def _read_effects(op: Operation) -> int | None:
    """A transfer reads memory unless it is from a tensor."""
    return READS if isinstance(op.operands[0].type, MemRefType) else 0


def _write_effects(op: Operation) -> int | None:
    """A transfer writes memory unless it is to a tensor."""
    return WRITES if isinstance(op.operands[1].type, MemRefType) else 0


def _masked_read(mnemonic: str, doc: str) -> OpInfo:
    return OpInfo(
        "vector." + mnemonic,
        operands=f"base: AnyMemRef, indices: variadic<Index>, mask: {_MASK}, pass_thru: VectorOfRank<[1]>",
        results="result: VectorOfRank<[1]>",
        syntax="$base `[` $indices `]` `,` $mask `,` $pass_thru attr-dict "
        "`:` type($base) `,` type($mask) `,` type($pass_thru) `into` type($result)",
        traits=LOCAL_VERIFY,
        effects="base: reads",
        verify=verify_memory.verify_masked,
        doc=doc,
    )


def _masked_write(mnemonic: str, doc: str) -> OpInfo:
    return OpInfo(
        "vector." + mnemonic,
        operands=f"base: AnyMemRef, indices: variadic<Index>, mask: {_MASK}, valueToStore: VectorOfRank<[1]>",
        syntax="$base `[` $indices `]` `,` $mask `,` $valueToStore attr-dict "
        "`:` type($base) `,` type($mask) `,` type($valueToStore)",
        traits=LOCAL_VERIFY,
        effects="base: writes",
        verify=verify_memory.verify_masked,
        doc=doc,
    )


MEMORY_OPS: Final = (
    _masked_write("compressstore", "Writes the elements whose mask bit is set to memory, one behind the other."),
    _masked_read("expandload", "Reads as many consecutive elements as the mask has bits set, and puts them there."),
    OpInfo(
        "vector.gather",
        operands="base: AnyShaped, indices: variadic<Index>, index_vec: VectorOf<[AnyInteger, Index]>, "
        "mask: VectorOf<[I1]>, pass_thru: AnyVector",
        results="result: AnyVector",
        syntax="$base `[` $indices `]` `[` $index_vec `]` `,` $mask `,` $pass_thru attr-dict "
        "`:` type($base) `,` type($index_vec) `,` type($mask) `,` type($pass_thru) `into` type($result)",
        traits=LOCAL_VERIFY,
        effects="base: reads",
        verify=verify_memory.verify_masked,
        doc="Reads elements at offsets that a vector gives; where the mask is not set, takes those of `pass_thru`.",
    ),
    OpInfo(
        "vector.load",
        operands="base: AnyMemRef, indices: variadic<Index>",
        results="result: AnyVectorOfAnyRank",
        attributes="nontemporal: optional<BoolAttr> = false",
        syntax="$base `[` $indices `]` attr-dict `:` type($base) `,` type($result)",
        traits=LOCAL_VERIFY,
        effects="base: reads",
        verify=verify_memory.verify_load,
        doc="Reads a slice of memory into a vector.",
    ),
    _masked_read("maskedload", "Reads consecutive elements; where the mask is not set, takes those of `pass_thru`."),
    _masked_write(
        "maskedstore", "Writes those elements of a vector to memory whose mask bit is set, each in its place."
    ),
    OpInfo(
        "vector.scatter",
        operands="base: AnyMemRef, indices: variadic<Index>, "
        f"index_vec: VectorOfRankAndType<[1], [AnyInteger, Index]>, mask: {_MASK}, valueToStore: VectorOfRank<[1]>",
        syntax="$base `[` $indices `]` `[` $index_vec `]` `,` $mask `,` $valueToStore attr-dict "
        "`:` type($base) `,` type($index_vec) `,` type($mask) `,` type($valueToStore)",
        traits=LOCAL_VERIFY,
        effects="base: writes",
        verify=verify_memory.verify_masked,
        doc="Writes the elements whose mask bit is set to memory, at offsets that a vector gives.",
    ),
    OpInfo(
        "vector.store",
        operands="valueToStore: AnyVectorOfAnyRank, base: AnyMemRef, indices: variadic<Index>",
        attributes="nontemporal: optional<BoolAttr> = false",
        syntax="$valueToStore `,` $base `[` $indices `]` attr-dict `:` type($base) `,` type($valueToStore)",
        traits=LOCAL_VERIFY,
        effects="base: writes",
        verify=verify_memory.verify_store,
        doc="Writes a vector to a slice of memory.",
    ),
    OpInfo(
        "vector.transfer_read",
        operands="source: AnyShaped, indices: variadic<Index>, padding: AnyType, mask: optional<VectorOf<[I1]>>",
        results="vector: AnyVectorOfAnyRank",
        attributes="permutation_map: AffineMapAttr, in_bounds: BoolArrayAttr",
        traits=OPERAND_SEGMENTS | LOCAL_VERIFY,
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
        operands="vector: AnyVectorOfAnyRank, source: AnyShaped, indices: variadic<Index>, "
        "mask: optional<VectorOf<[I1]>>",
        results="result: optional<AnyRankedTensor>",
        attributes="permutation_map: AffineMapAttr, in_bounds: BoolArrayAttr",
        traits=OPERAND_SEGMENTS | LOCAL_VERIFY,
        inits="source",
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
