"""Casts between numbers, vectors and addresses."""

from __future__ import annotations

from pyopt.ir.core import Operation
from pyopt.light import TYPE_CHECKING, Final
from pyopt.translate.types import is_vector, vector_shape
from pyopt.translate.verifying.sizes import width_of

if TYPE_CHECKING:
    from pyopt.translate.layout import DataLayout

_NARROWING: Final = {"llvm.trunc": "Trunc", "llvm.fptrunc": "FPTrunc"}
_BETWEEN_KINDS: Final = {
    "llvm.fptosi": "FPToSI", "llvm.fptoui": "FPToUI", "llvm.sitofp": "SIToFP", "llvm.uitofp": "UIToFP",
}  # fmt: skip
_ADDRESSES: Final = {"llvm.inttoptr": "IntToPtr", "llvm.ptrtoint": "PtrToInt"}
CASTS: Final = frozenset(
    (*_NARROWING, *_BETWEEN_KINDS, *_ADDRESSES, "llvm.fpext", "llvm.addrspacecast", "llvm.bitcast")
)


def cast_fault(layout: DataLayout, op: Operation) -> str:
    """The error in a cast, "" if there is none. One to the same type is no instruction."""
    name = op.info.name
    source, target = op.operands[0].type, op.results[0].type
    if source is target:
        return ""
    mixed = is_vector(source) != is_vector(target)
    differs = not mixed and is_vector(source) and vector_shape(source) != vector_shape(target)
    if name in _NARROWING:
        if mixed:
            return f"{name.removeprefix('llvm.')} source and destination must both be a vector or neither"
        return f"DestTy too big for {_NARROWING[name]}" if width_of(source) <= width_of(target) else ""
    if name == "llvm.fpext":
        if mixed:
            return "fpext source and destination must both be a vector or neither"
        return "DestTy too small for FPExt" if width_of(source) >= width_of(target) else ""
    if name in _BETWEEN_KINDS:
        if mixed:
            return f"{_BETWEEN_KINDS[name]} source and dest must both be vector or scalar"
        return f"{_BETWEEN_KINDS[name]} source and dest vector length mismatch" if differs else ""
    if name in _ADDRESSES:
        if mixed:
            return f"{_ADDRESSES[name]} type mismatch"
        return f"{_ADDRESSES[name]} Vector length mismatch" if differs else ""
    if name == "llvm.addrspacecast":
        return "AddrSpaceCast vector pointer number of elements mismatch" if mixed or differs else ""
    if width_of(source) and width_of(target) and layout.bits(source) != layout.bits(target):
        return "Invalid bitcast"
    return ""
