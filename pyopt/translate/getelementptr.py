"""getelementptr of constants."""

from __future__ import annotations

from pyopt.dialects.llvm.types import LLVMArrayType, LLVMPointerType, LLVMStructType
from pyopt.ir.types import I8, I64, IntegerType, Type, VectorType
from pyopt.light import TYPE_CHECKING, Sequence
from pyopt.translate.addresses import ADDRESS, FoldingTarget, is_address, is_sized, number_of, pointer_at
from pyopt.translate.constants import GLOBAL, INTEGER, Constant, expression, integer, splat
from pyopt.translate.folding import fold_cast
from pyopt.translate.types import element_of, is_vector, vector_shape

if TYPE_CHECKING:
    from pyopt.translate.layout import DataLayout


def fold_address(
    target: FoldingTarget, base: Constant, indices: Sequence[Constant], source: Type, type: Type, flags: str
) -> Constant | None:
    """getelementptr."""
    if base.is_undef():
        return Constant(base.kind, type)
    if isinstance(source, VectorType) and vector_shape(source)[1]:
        return None
    if all(one.is_null() or one.is_undef() for one in indices):
        if is_vector(type) and not is_vector(base.type):
            return splat(type, base)
        return base
    offset = _offset_in(target.layout, source, indices)
    if offset is None or not isinstance(base.type, LLVMPointerType):
        wide = [_as_index(target, base.type, one) for one in indices]
        return expression(ADDRESS + flags, type, (base, *wide), source)
    known = set(flags.split())
    while is_address(base):
        known &= set(base.name.split())
        if base.source is not I8 or base.parts[-1].kind != INTEGER:
            break
        offset += base.parts[1].number
        base = base.parts[0]
    number = number_of(base)
    if number is not None:
        return pointer_at(type, offset + number)
    if 0 <= offset <= (target.extent(base) if base.kind == GLOBAL else 0) or "inbounds" in known:
        known |= {"inbounds", "nusw"}
    if "nusw" in known and offset >= 0:
        known.add("nuw")
    if not offset:
        return base
    words = [one for one in ("inbounds", "nusw", "nuw") if one in known]
    if "inbounds" in known:
        words.remove("nusw")
    return expression(" ".join([ADDRESS, *words]), type, (base, integer(I64, offset)), I8)


def _offset_in(layout: DataLayout, type: Type, indices: Sequence[Constant]) -> int | None:
    """The bytes that indices step over, None where one is no number."""
    if not is_sized(type) or any(one.kind != INTEGER for one in indices):
        return None
    offset = indices[0].number * layout.allocation(type)
    for one in indices[1:]:
        if isinstance(type, LLVMStructType):
            offset += layout.field_offset(type, one.number)
            type = (type.types or ())[one.number]
            continue
        if not isinstance(type, (LLVMArrayType, VectorType)):
            return None
        type = type.element_type
        offset += one.number * layout.allocation(type)
    return offset


def _as_index(target: FoldingTarget, pointer: Type, index: Constant) -> Constant:
    """A vector of indices as wide as offsets are."""
    element = element_of(pointer)
    if not isinstance(element, LLVMPointerType) or not is_vector(index.type):
        return index
    wide = IntegerType.get(target.layout.index_bits(element.address_space))
    count, scalable = vector_shape(index.type)
    return fold_cast(target, "sext", index, VectorType.get((count,), wide, (scalable,))) or index
