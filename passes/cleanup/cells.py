"""Access to stack memory for mem2reg: of memref, and of llvm, whose cells are also read and written as values
of other types and fewer bits, set and copied.

    %p = llvm.alloca %one x i64                          %2 = llvm.zext %x : i32 to i64
    llvm.store %x, %p : i32, !llvm.ptr            ->     %3 = llvm.and %undef, -4294967296
    %0 = llvm.load %p : !llvm.ptr -> f32                 %4 = llvm.or %3, %2
                                                         %0 = llvm.bitcast (llvm.trunc %4 : i64 to i32)
"""

from __future__ import annotations

from pyopt.dialects.dlti.layouts import layout_entry
from pyopt.dialects.llvm.sizes import TypeSizes
from pyopt.dialects.llvm.types import LLVMPointerType
from pyopt.dialects.ub import POISON
from pyopt.ir.attributes import FALSE, IntegerAttr, StringAttr, TypeAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import ComplexType, FloatType, IndexType, IntegerType, MemRefType, TensorType, Type, VectorType
from pyopt.light import TYPE_CHECKING, Final, Iterable
from pyopt.passes.cleanup.memory_marks import DECLARATION, VALUE
from pyopt.rewrite.folding import constant_of

if TYPE_CHECKING:
    from pyopt.rewrite.rewriter import Rewriter

ALLOCATIONS: Final = ("memref.alloca", "llvm.alloca")
LOADED: Final = "llvm.load"
STORED: Final = "llvm.store"
SETS: Final = ("llvm.intr.memset", "llvm.intr.memset.inline")
COPIES: Final = ("llvm.intr.memcpy", "llvm.intr.memmove", "llvm.intr.memcpy.inline")
LOADS: Final = ("memref.load", LOADED)
STORES: Final = ("memref.store", STORED)
_POINTER_BITS: Final = 64


def has_zero(type: Type) -> bool:
    """There is an attribute for zero of that type: of others the reference does not make values."""
    if isinstance(type, (VectorType, TensorType)):
        return type.shape is not None and has_zero(type.element_type)
    return isinstance(type, (ComplexType, FloatType, IndexType, IntegerType))


def cell_type(alloca: Operation) -> Type | None:
    """The type of an allocation's one element, if there is one and it can be promoted to a value."""
    if alloca.info.name == "llvm.alloca":
        region = alloca.parent_region()
        element = alloca.attributes["elem_type"]
        in_front = region is not None and alloca.block is region.first
        return element.value if in_front and isinstance(element, TypeAttr) else None
    type = alloca.results[0].type
    shape = type.shape if isinstance(type, MemRefType) else None
    if not isinstance(type, MemRefType) or shape is None or any(extent != 1 for extent in shape):
        return None
    held = type.element_type
    return held if isinstance(held, MemRefType) or has_zero(held) else None


def nothing_stored(rewriter: Rewriter, alloca: Operation, type: Type) -> Value:
    """Creates the value of a cell that was never stored to."""
    if alloca.info.name == "llvm.alloca":
        return rewriter.create("llvm.mlir.undef", [], [type]).results[0]
    return rewriter.create("ub.poison", [], [type], {"value": POISON}).results[0]


def _bits(alloca: Operation, type: Type) -> int | None:
    """The size of a value that can be made an integer and back; None if it cannot."""
    if isinstance(type, (IntegerType, FloatType)):
        return type.width
    if isinstance(type, LLVMPointerType):
        return _POINTER_BITS if layout_entry(alloca, type) is None else None
    if isinstance(type, VectorType) and isinstance(type.element_type, (IntegerType, FloatType)):
        if type.shape is not None and len(type.shape) == 1 and not any(type.scalable):
            return type.shape[0] * type.element_type.width
    return None


def number_of(value: Value) -> int | None:
    """The integer that a value is; None if it is not known."""
    if value.op is not None and value.op.info.name == "llvm.mlir.zero" and isinstance(value.type, IntegerType):
        return 0
    attribute = constant_of(value)
    return attribute.value if isinstance(attribute, IntegerAttr) else None


def covered_bytes(op: Operation) -> int | None:
    """The number of bytes that an op sets or copies; None for other ops, and if it is not known."""
    name = op.info.name
    if name not in SETS and name not in COPIES:
        return None
    if name.endswith(".inline"):
        length = op.attributes["len"]
        return length.value if isinstance(length, IntegerAttr) else None
    return number_of(op.operands[2])


def writes(alloca: Operation, user: Operation) -> bool:
    """The op, which accesses the cell, writes to it; others read it."""
    name = user.info.name
    return name in STORES or name in SETS or (name in COPIES and user.operands[0] is alloca.results[0])


def can_access(alloca: Operation, cell: Type, user: Operation, position: int | list[int]) -> bool:
    """The op only reads the cell, or writes to it, and what it reads or writes is the cell's first bits."""
    name = user.info.name
    if name in SETS or name in COPIES:
        fits = position == 0 if name in SETS else position in (0, 1)
        return fits and user.attributes.get("isVolatile") is FALSE and _covers(alloca, cell, user)
    if (name not in STORES and name not in LOADS) or position != (1 if name in STORES else 0):
        return False
    if name.startswith("memref."):
        return True
    if user.attributes.get("volatile_") is not None:
        return False
    type = user.operands[0].type if name == STORED else user.results[0].type
    if type is cell:
        return True
    bits, whole = _bits(alloca, type), _bits(alloca, cell)
    if bits is None or whole is None or bits > whole:
        return False
    order = layout_entry(alloca, "dlti.endianness")
    return bits == whole or not isinstance(order, StringAttr) or order.value != "big"


def _covers(alloca: Operation, cell: Type, user: Operation) -> bool:
    """The op sets or copies the cell, no more and no less; what it sets can be made a number of whole bytes."""
    if user.info.name in SETS and not (isinstance(cell, (IntegerType, FloatType)) and cell.width % 8 == 0):
        return False
    size = TypeSizes(alloca).size(cell)
    return size is not None and size == covered_bytes(user)


def writes_part(alloca: Operation, cell: Type, store: Operation) -> bool:
    """Some of the cell's bits stay as they are."""
    if store.info.name not in STORES:
        return False
    type = store.operands[0].type
    return type is not cell and _bits(alloca, type) != _bits(alloca, cell)


def _cast(rewriter: Rewriter, name: str, value: Value, type: Type) -> Value:
    """The cast, or what was cast the other way before."""
    if value.type is type:
        return value
    op = value.op
    if name == "llvm.bitcast" and op is not None and op.info.name == name and op.operands[0].type is type:
        return op.operands[0]
    return rewriter.create(name, [value], [type]).results[0]


def _as_integer(rewriter: Rewriter, value: Value, bits: int) -> Value:
    name = "llvm.ptrtoint" if isinstance(value.type, LLVMPointerType) else "llvm.bitcast"
    return _cast(rewriter, name, value, IntegerType.get(bits))


def _of_integer(rewriter: Rewriter, value: Value, type: Type) -> Value:
    name = "llvm.inttoptr" if isinstance(type, LLVMPointerType) else "llvm.bitcast"
    return _cast(rewriter, name, value, type)


def stored(rewriter: Rewriter, alloca: Operation, cell: Type, store: Operation, before: Value | None) -> Value:
    """The value of the cell after an op that writes to it; `before` is given where only a part is written."""
    if store.info.name in COPIES:
        rewriter.start_at(store)
        return rewriter.create(LOADED, [store.operands[1]], [cell]).results[0]
    if store.info.name in SETS:
        rewriter.start_at(store)
        return _filled(rewriter, store.operands[1], cell)
    value = store.operands[0]
    bits, whole = _bits(alloca, value.type), _bits(alloca, cell)
    if value.type is cell or bits is None or whole is None:
        return value
    rewriter.start_at(store)
    if before is None:
        return _of_integer(rewriter, _as_integer(rewriter, value, bits), cell)
    kept = _as_integer(rewriter, before, whole)
    wide = kept.type
    given = rewriter.create("llvm.zext", [_as_integer(rewriter, value, bits)], [wide]).results[0]
    mask = rewriter.constant(IntegerAttr.get(-1 << bits, wide), wide, "llvm")
    rest = rewriter.create("llvm.and", [kept, mask], [wide]).results[0]
    return _of_integer(rewriter, rewriter.create("llvm.or", [rest, given], [wide]).results[0], cell)


def _filled(rewriter: Rewriter, byte: Value, cell: Type) -> Value:
    """The value whose bytes are all the same."""
    assert isinstance(cell, (IntegerType, FloatType))
    wide = IntegerType.get(cell.width)
    known = number_of(byte)
    if known is not None:
        ones = int.from_bytes(b"\1" * (cell.width // 8), "little")
        return _of_integer(rewriter, rewriter.constant(IntegerAttr.get((known & 255) * ones, wide), wide, "llvm"), cell)
    value = byte if cell.width == 8 else rewriter.create("llvm.zext", [byte], [wide]).results[0]
    filled = 8
    while filled < cell.width:
        distance = rewriter.constant(IntegerAttr.get(filled, wide), wide, "llvm")
        shifted = rewriter.create("llvm.shl", [value, distance], [wide]).results[0]
        value = rewriter.create("llvm.or", [value, shifted], [wide]).results[0]
        filled *= 2
    return _of_integer(rewriter, value, cell)


def copied(rewriter: Rewriter, copy: Operation, value: Value) -> None:
    """Stores the cell's value to where it is copied to."""
    rewriter.start_at(copy)
    rewriter.create(STORED, [value, copy.operands[0]], [])


def loaded(rewriter: Rewriter, alloca: Operation, cell: Type, load: Operation, value: Value) -> Value:
    """The result of a load, computed from the cell's value."""
    type = load.results[0].type
    bits, whole = _bits(alloca, type), _bits(alloca, cell)
    if type is cell or bits is None or whole is None:
        return value
    rewriter.start_at(load)
    number = _as_integer(rewriter, value, whole)
    if bits != whole:
        number = rewriter.create("llvm.trunc", [number], [IntegerType.get(bits)]).results[0]
    return _of_integer(rewriter, number, type)


def note_value(rewriter: Rewriter, markers: Iterable[Operation], value: Value) -> None:
    """Says at the insertion point of the variables that the cell is the memory of that they are `value` now."""
    for marker in markers:
        if marker.info.name == DECLARATION:
            rewriter.loc = marker.loc
            rewriter.create(VALUE, [value], [], marker.attributes)
