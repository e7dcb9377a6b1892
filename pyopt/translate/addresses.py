"""Constant addresses: a global, null or a number, and the bytes behind it, as the data layout counts them."""

from __future__ import annotations

from pyopt.dialects.llvm.functions import global_type, linkage_of
from pyopt.dialects.llvm.types import LLVMArrayType, LLVMPointerType, LLVMStructType
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation
from pyopt.ir.types import I8, I64, Type, VectorType
from pyopt.light import TYPE_CHECKING, Final, final
from pyopt.translate.constants import EXPRESSION, GLOBAL, INTEGER, ZERO, Constant, expression, integer
from pyopt.translate.types import name_text, vector_shape

if TYPE_CHECKING:
    from pyopt.translate.layout import DataLayout

ADDRESS: Final = "getelementptr"
BLOCK: Final = "blockaddress("
_REPLACEABLE: Final = ("weak", "linkonce", "common", "extern_weak")
"""The linker may put another symbol there."""


@final
class FoldingTarget:
    """The context of constant folding: the data layout, and the module's symbols."""

    __slots__ = ("_ops", "_symbols", "layout")

    def __init__(self, layout: DataLayout, symbols: dict[str, Operation]) -> None:
        self.layout = layout
        self._symbols = symbols
        self._ops: dict[str, Operation] = {}

    def op_of(self, constant: Constant) -> Operation | None:
        """The op of a global or function."""
        if not self._ops:
            self._ops = {"@" + name_text(name): op for name, op in self._symbols.items()}
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
        """The alignment of the address of a variable."""
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


def pointer_at(type: Type, number: int) -> Constant:
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


def compare_pointers(target: FoldingTarget, predicate: str, left: Constant, right: Constant) -> bool | None:
    """icmp of pointers, None where the answer is not known."""
    if left.is_same(right):
        return predicate in ("eq", "sle", "sge", "ule", "uge")
    numbers = number_of(left), number_of(right)
    if numbers[0] is not None and numbers[1] is not None:
        wrap = 0 if predicate[0] == "s" else 1 << I64.width
        return _compare(predicate, *[one % wrap if wrap else one for one in (numbers[0], numbers[1])])
    is_equality = predicate in ("eq", "ne")
    first, second = base_and_offset(left, not is_equality), base_and_offset(right, not is_equality)
    if first[0].is_same(second[0]) and predicate[0] != "s":
        return _compare(predicate, first[1], second[1])
    if left.kind == ZERO:
        left, right = right, left
        predicate = {"ult": "ugt", "ugt": "ult", "ule": "uge", "uge": "ule"}.get(predicate, predicate)
    if right.kind == ZERO:
        if predicate in ("ult", "uge"):
            return predicate == "uge"
        if function_of_block(left):
            return predicate == "ne" if is_equality else None
        return _compare_with_null(target, predicate, base_and_offset(left, True)[0])
    if is_equality and left.kind == right.kind == GLOBAL and _are_apart(target, left, right):
        return predicate == "ne"
    return None


def _are_apart(target: FoldingTarget, left: Constant, right: Constant) -> bool:
    """Two symbols or blocks have different addresses for sure; blocks of one function may be empty, and one."""
    functions = function_of_block(left), function_of_block(right)
    if functions != ("", ""):
        return functions[0] != functions[1]
    return target.is_distinct(left) and target.is_distinct(right)


def function_of_block(constant: Constant) -> str:
    """The function in `blockaddress(@f, %2)`; "" for what is no address of a block."""
    return constant.name[len(BLOCK) :].rpartition(", ")[0] if constant.name.startswith(BLOCK) else ""


def _compare(predicate: str, a: int, b: int) -> bool:
    if predicate in ("eq", "ne"):
        return (a == b) == (predicate == "eq")
    word = predicate[1:]
    return a < b if word == "lt" else a <= b if word == "le" else a > b if word == "gt" else a >= b


def _compare_with_null(target: FoldingTarget, predicate: str, base: Constant) -> bool | None:
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


def fold_mask(target: FoldingTarget, left: Constant, right: Constant) -> Constant | None:
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
