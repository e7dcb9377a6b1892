"""Constant addresses: a global, null or a number, and the bytes behind it, as the data layout counts them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pyopt.dialects.llvm.functions import global_type, linkage_of
from pyopt.dialects.llvm.types import LLVMArrayType, LLVMPointerType, LLVMStructType
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.types import I8, I64, IntegerType, VectorType
from pyopt.light import final
from pyopt.translate.constants import EXPRESSION, GLOBAL, INTEGER, ZERO, Constant, expression, integer, splat
from pyopt.translate.types import is_vector, name_text, vector_shape

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pyopt.ir.core import Operation
    from pyopt.ir.types import Type
    from pyopt.translate.layout import DataLayout
    from pyopt.translate.module import ModuleTranslation

ADDRESS: Final = "getelementptr"
_REPLACEABLE: Final = ("weak", "linkonce", "common", "extern_weak")
"""The linker may put another symbol there."""


@final
class Target:
    """What constants are folded with: the data layout, and the module's symbols."""

    __slots__ = ("_ops", "layout", "module")

    def __init__(self, module: ModuleTranslation) -> None:
        self.module = module
        self.layout: DataLayout = module.layout
        self._ops: dict[str, Operation] = {}

    def op_of(self, constant: Constant) -> Operation | None:
        """The op of a global or function."""
        if not self._ops:
            self._ops = {"@" + name_text(name): op for name, op in self.module.symbols.items()}
        return self._ops.get(constant.name)

    def extent(self, constant: Constant) -> int:
        """The bytes that a variable has for sure."""
        op = self.op_of(constant)
        if op is None or op.info.name != "llvm.mlir.global" or linkage_of(op) == "extern_weak":
            return 0
        type = global_type(op)
        return self.layout.store(type) if is_sized(type) else 0

    def may_be_null(self, constant: Constant) -> bool:
        """A symbol that need not exist, or one in an address space where null is an address like others."""
        op = self.op_of(constant)
        type = constant.type
        weak = op is None or (op.info.name != "llvm.mlir.alias" and linkage_of(op) == "extern_weak")
        return weak or not isinstance(type, LLVMPointerType) or type.address_space != 0

    def is_distinct(self, constant: Constant) -> bool:
        """No other symbol with this property has the same address."""
        op = self.op_of(constant)
        if op is None or op.info.name not in ("llvm.mlir.global", "llvm.func") or linkage_of(op) in _REPLACEABLE:
            return False
        unnamed = op.attributes.get("unnamed_addr")
        if isinstance(unnamed, IntegerAttr) and unnamed.value == 2:
            return False
        return op.info.name == "llvm.func" or self.extent(constant) > 0

    def alignment(self, constant: Constant) -> int:
        """What the address of a variable is a multiple of."""
        op = self.op_of(constant)
        if op is None or op.info.name != "llvm.mlir.global":
            return 1
        found = op.attributes.get("alignment")
        if isinstance(found, IntegerAttr) and found.value:
            return found.value
        type = global_type(op)
        return self.layout.abi(type) if is_sized(type) else 1


def is_sized(type: Type) -> bool:
    """The layout knows the size."""
    while isinstance(type, LLVMArrayType):
        type = type.element_type
    if isinstance(type, LLVMStructType):
        return type.types is not None and all(is_sized(one) for one in type.types)
    return not (isinstance(type, VectorType) and vector_shape(type)[1])


def fold_address(
    target: Target, base: Constant, indices: Sequence[Constant], source: Type, type: Type, flags: str
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
        return _pointer(type, offset + number)
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


def _as_index(target: Target, pointer: Type, index: Constant) -> Constant:
    """A vector of indices as wide as offsets are."""
    from pyopt.translate.folding import fold_cast
    from pyopt.translate.types import element_of

    element = element_of(pointer)
    if not isinstance(element, LLVMPointerType) or not is_vector(index.type):
        return index
    wide = IntegerType.get(target.layout.index_bits(element.address_space))
    count, scalable = vector_shape(index.type)
    return fold_cast(target, "sext", index, VectorType.get((count,), wide, (scalable,))) or index


def is_address(constant: Constant) -> bool:
    """A getelementptr."""
    return constant.kind == EXPRESSION and constant.name.startswith(ADDRESS)


def number_of(pointer: Constant) -> int | None:
    """The address that null and `inttoptr (i64 5 to ptr)` are."""
    if pointer.kind == ZERO:
        return 0
    if pointer.kind == EXPRESSION and pointer.name == "inttoptr" and pointer.parts[0].kind == INTEGER:
        return pointer.parts[0].number
    return None


def _pointer(type: Type, number: int) -> Constant:
    if not number:
        return Constant(ZERO, type)
    return expression("inttoptr", type, (integer(I64, number),))


def base_and_offset(pointer: Constant, only_inbounds: bool = False) -> tuple[Constant, int]:
    """`getelementptr (i8, ptr @g, i64 4)` -> `@g`, 4."""
    if not is_address(pointer) or pointer.source is not I8 or (only_inbounds and "inbounds" not in pointer.name):
        return pointer, 0
    index = pointer.parts[-1]
    return (pointer.parts[0], index.number) if index.kind == INTEGER else (pointer, 0)


# Comparisons.


def compare_pointers(target: Target, predicate: str, left: Constant, right: Constant) -> bool | None:
    """icmp of pointers, None where the answer is not known."""
    if left.is_same(right):
        return predicate in ("eq", "sle", "sge", "ule", "uge")
    numbers = number_of(left), number_of(right)
    if numbers[0] is not None and numbers[1] is not None:
        return _compare(predicate, numbers[0], numbers[1]) if predicate[0] != "s" else None
    first, second = base_and_offset(left, True), base_and_offset(right, True)
    if first[0].is_same(second[0]) and predicate[0] != "s":
        return _compare(predicate, first[1], second[1])
    if right.kind == ZERO:
        return _compare_with_null(target, predicate, first[0])
    if left.kind == ZERO:
        swapped = {"ult": "ugt", "ugt": "ult", "ule": "uge", "uge": "ule"}.get(predicate, predicate)
        return _compare_with_null(target, swapped, second[0])
    if left.kind == right.kind == GLOBAL and predicate in ("eq", "ne"):
        if target.is_distinct(left) and target.is_distinct(right):
            return predicate == "ne"
    return None


def _compare(predicate: str, a: int, b: int) -> bool:
    if predicate in ("eq", "ne"):
        return (a == b) == (predicate == "eq")
    word = predicate[1:]
    return a < b if word == "lt" else a <= b if word == "le" else a > b if word == "gt" else a >= b


def _compare_with_null(target: Target, predicate: str, base: Constant) -> bool | None:
    """The comparison of an address in a variable or of a function with null on its right."""
    if base.kind != GLOBAL or predicate[0] == "s" or target.may_be_null(base):
        return None
    return predicate in ("ne", "ugt", "uge")


# Numbers of pointers.


def fold_difference(left: Constant, right: Constant) -> Constant | None:
    """ptrtoint @g + 8 - ptrtoint @g -> 8"""
    if not (_is_number_of_pointer(left) and _is_number_of_pointer(right)):
        return None
    first, second = base_and_offset(left.parts[0]), base_and_offset(right.parts[0])
    if first[0].kind != GLOBAL or not first[0].is_same(second[0]):
        return None
    return integer(left.type, first[1] - second[1])


def fold_mask(target: Target, left: Constant, right: Constant) -> Constant | None:
    """`and` of an address and a number, where the alignment says what is left."""
    if not _is_number_of_pointer(left) or right.kind != INTEGER:
        return None
    base, offset = base_and_offset(left.parts[0])
    if base.kind != GLOBAL:
        return None
    known = target.alignment(base) - 1
    kept = offset & known
    if right.number & ~known == 0:
        return integer(left.type, right.number & kept)
    return left if right.number | (known & ~kept) == -1 else None


def _is_number_of_pointer(constant: Constant) -> bool:
    return constant.kind == EXPRESSION and constant.name == "ptrtoint"
