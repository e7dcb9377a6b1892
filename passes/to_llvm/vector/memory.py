"""Loads and stores of vectors as those of llvm, at the address of the first element.

    load %m[%i]                       ->    llvm.load
    maskedload %m[%i], %k, %p         ->    llvm.intr.masked.load
    gather %m[%i][%x], %k, %p         ->    llvm.intr.masked.gather, for each row if there are several
    expandload %m[%i], %k, %p         ->    llvm.intr.masked.expandload

A vector of integers lies in memory without gaps, bit by bit, while an element of a memref takes whole bytes: where
that differs, as for i1, integers of the next larger width with as many bits as their bytes have are loaded and
stored. The reference loads the bits of one byte as eight elements, and takes strided elements for consecutive ones.
"""

from __future__ import annotations

from pyopt.dialects.llvm.types import LLVMPointerType
from pyopt.dialects.vector.shapes import shape_of, vector_type
from pyopt.ir.attributes import TRUE, UNIT, ArrayAttr, Attribute, DictionaryAttr, IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.signature import operand_group
from pyopt.ir.strides import strides_and_offset
from pyopt.ir.types import I32, I64, FloatType, IntegerType, MemRefType, Type, VectorType
from pyopt.light import TYPE_CHECKING, Final, final
from pyopt.passes.lowering.vector_to_scf.permutation_maps import is_in_mask
from pyopt.passes.to_llvm.descriptors import element_pointer, strided_element_pointer
from pyopt.passes.to_llvm.types import LLVMTypes
from pyopt.rewrite.conversion_rewriter import ConversionRewriter
from pyopt.rewrite.rewriter import Rewriter

if TYPE_CHECKING:
    from pyopt.passes.to_llvm.common import Lower

WORD: Final = 8
"""The greatest alignment of an integer, in bytes."""


def _power_at_least(number: int) -> int:
    power = 1
    while power < number:
        power *= 2
    return power


def _bytes(bits: int) -> int:
    return (bits + 7) // 8


def _width(type: Type) -> int:
    if isinstance(type, (IntegerType, FloatType)):
        return type.width
    return 64


def alignment_of(type: Type) -> int:
    """The alignment in bytes that LLVM prefers for a type that memrefs have as elements."""
    if isinstance(type, VectorType):
        return _power_at_least(_bytes(type.element_count() * _width(type.element_type)))
    if isinstance(type, IntegerType):
        return min(WORD, _power_at_least(_bytes(type.width)))
    return _power_at_least(_bytes(_width(type)))


def memory_type(type: VectorType) -> VectorType | None:
    """The vector of integers as they lie in memory, for those of which a vector leaves out gaps between elements."""
    element = type.element_type
    if not isinstance(element, IntegerType):
        return None
    align = alignment_of(element)
    size = -(-_bytes(element.width) // align) * align
    if size * 8 == element.width:
        return None
    return VectorType.get(shape_of(type), IntegerType.get(size * 8), type.scalable)


@final
class _Access:
    """The memref, the indices and the vector type of an access that can be converted."""

    __slots__ = ("address", "alignment", "element", "pointer", "vector")

    def __init__(
        self, op: Operation, address: Value, pointer: LLVMPointerType, element: Type, vector: Type, whole: bool
    ) -> None:
        self.address = address
        self.pointer = pointer
        self.element = element
        self.vector = vector
        given = op.attributes.get("alignment")
        self.alignment = given.value if isinstance(given, IntegerAttr) else alignment_of(vector if whole else element)


def _is_contiguous(memref: MemRefType) -> bool:
    found = strides_and_offset(memref)
    return found is not None and (not found[0] or found[0][-1] == 1)


def _access(
    op: Operation, operands: list[Value], vector: Type, rewriter: Rewriter, types: LLVMTypes, whole: bool
) -> _Access | None:
    """The address of the first element; None for what cannot be converted. `operands` are memref and indices first.
    `whole`: it is aligned as the vector."""
    given = operand_group(op, "base")[0].type
    if not isinstance(given, MemRefType) or given.shape is None or len(shape_of(vector)) > 1:
        return None
    converted = types.convert(vector)
    pointer = types.pointer(given)
    if converted is None or pointer is None or types.convert(given) is None:
        return None
    address = strided_element_pointer(rewriter, types, given, operands[0], operands[1 : 1 + len(given.shape)])
    return _Access(op, address, pointer, types.element_type(given), converted, whole)


@final
class MemoryLowering:
    """`exact`: as the reference has it, strided elements and elements of some bits are taken for consecutive ones.
    `whole`: the first element is aligned as the vector, and as the reference has it each one of those at offsets."""

    __slots__ = ("exact", "whole")

    def __init__(self, exact: bool, whole: bool) -> None:
        self.exact = exact
        self.whole = whole

    def _stored(self, type: Type) -> VectorType | None:
        """The type of a vector in memory if that is another type, else None."""
        return None if self.exact or not isinstance(type, VectorType) else memory_type(type)

    def _is_refused(self, op: Operation) -> bool:
        memref = operand_group(op, "base")[0].type
        return not self.exact and isinstance(memref, MemRefType) and not _is_contiguous(memref)

    def _narrowed(self, rewriter: Rewriter, value: Value, type: Type) -> Value:
        return value if value.type is type else rewriter.create("llvm.trunc", [value], [type]).results[0]

    def _widened(self, rewriter: Rewriter, value: Value) -> Value:
        stored = self._stored(value.type)
        return value if stored is None else rewriter.create("llvm.zext", [value], [stored]).results[0]

    def load(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
        """vector.load m[i] -> llvm.load"""
        access = _access(op, operands, op.results[0].type, rewriter, types, self.whole)
        if access is None:
            return False
        stored = self._stored(access.vector) or access.vector
        if isinstance(access.element, VectorType):
            stored = access.vector
        value = rewriter.create("llvm.load", [access.address], [stored], _plain(op, access)).results[0]
        rewriter.replace(op, [self._narrowed(rewriter, value, access.vector)])
        return True

    def store(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
        """vector.store v, m[i] -> llvm.store"""
        access = _access(op, operands[1:], op.operands[0].type, rewriter, types, self.whole)
        if access is None:
            return False
        value = operands[0] if isinstance(access.element, VectorType) else self._widened(rewriter, operands[0])
        rewriter.create("llvm.store", [value, access.address], [], _plain(op, access))
        rewriter.erase(op)
        return True

    def masked_load(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
        """vector.maskedload m[i], k, p -> llvm.intr.masked.load"""
        if self._is_refused(op):
            return False
        access = _access(op, operands, op.results[0].type, rewriter, types, self.whole)
        if access is None:
            return False
        other = self._widened(rewriter, operands[-1])
        value = rewriter.create(
            "llvm.intr.masked.load", [access.address, operands[-2], other], [other.type], _narrow(access)
        ).results[0]
        rewriter.replace(op, [self._narrowed(rewriter, value, access.vector)])
        return True

    def masked_store(
        self, op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes
    ) -> bool:
        """vector.maskedstore m[i], k, v -> llvm.intr.masked.store"""
        if self._is_refused(op):
            return False
        access = _access(op, operands, op.operands[-1].type, rewriter, types, self.whole)
        if access is None:
            return False
        value = self._widened(rewriter, operands[-1])
        rewriter.create("llvm.intr.masked.store", [value, access.address, operands[-2]], [], _narrow(access))
        rewriter.erase(op)
        return True

    def expand_load(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
        """vector.expandload m[i], k, p -> llvm.intr.masked.expandload"""
        if self._is_refused(op):
            return False
        access = _access(op, operands, op.results[0].type, rewriter, types, self.whole)
        if access is None:
            return False
        other = self._widened(rewriter, operands[-1])
        value = rewriter.create(
            "llvm.intr.masked.expandload", [access.address, operands[-2], other], [other.type], _aligned(op, 0)
        ).results[0]
        rewriter.replace(op, [self._narrowed(rewriter, value, access.vector)])
        return True

    def compress_store(
        self, op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes
    ) -> bool:
        """vector.compressstore m[i], k, v -> llvm.intr.masked.compressstore"""
        if self._is_refused(op):
            return False
        access = _access(op, operands, op.operands[-1].type, rewriter, types, self.whole)
        if access is None:
            return False
        value = self._widened(rewriter, operands[-1])
        inputs = [value, access.address, operands[-2]]
        rewriter.create("llvm.intr.masked.compressstore", inputs, [], _aligned(op, 1))
        rewriter.erase(op)
        return True

    def gather(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
        """vector.gather m[i][x], k, p -> llvm.intr.masked.gather"""
        memref = op.operands[0].type
        result = op.results[0].type
        if not isinstance(memref, MemRefType) or not _is_contiguous(memref) or is_in_mask(op):
            return False
        access = _access(op, operands, result, rewriter, types, self.whole and self.exact)
        if access is None:
            return False
        offsets, mask, other = operands[-3:]
        inputs = [_addresses(rewriter, access, offsets), mask, other]
        rewriter.replace_with_new(op, "llvm.intr.masked.gather", inputs, [other.type], _narrow(access))
        return True

    def scatter(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
        """vector.scatter m[i][x], k, v -> llvm.intr.masked.scatter"""
        memref = op.operands[0].type
        if not isinstance(memref, MemRefType) or not _is_contiguous(memref) or is_in_mask(op):
            return False
        access = _access(op, operands, op.operands[-1].type, rewriter, types, self.whole and self.exact)
        if access is None:
            return False
        offsets, mask, value = operands[-3:]
        addresses = _addresses(rewriter, access, offsets)
        rewriter.create("llvm.intr.masked.scatter", [value, addresses, mask], [], _narrow(access))
        rewriter.erase(op)
        return True

    def lowerings(self) -> dict[str, Lower]:
        """The lowerings by the ops that they are for."""
        return {
            "vector.compressstore": self.compress_store,
            "vector.expandload": self.expand_load,
            "vector.gather": self.gather,
            "vector.load": self.load,
            "vector.maskedload": self.masked_load,
            "vector.maskedstore": self.masked_store,
            "vector.scatter": self.scatter,
            "vector.store": self.store,
        }


def _plain(op: Operation, access: _Access) -> dict[str, Attribute]:
    """The attributes of a load or store."""
    attributes: dict[str, Attribute] = {"alignment": IntegerAttr.get(access.alignment, I64)}
    if op.attributes.get("nontemporal") is TRUE:
        attributes["nontemporal"] = UNIT
    return attributes


def _narrow(access: _Access) -> dict[str, Attribute]:
    """The attributes of an intrinsic."""
    return {"alignment": IntegerAttr.get(access.alignment, I32)}


def _aligned(op: Operation, index: int) -> dict[str, Attribute]:
    """The attributes of an intrinsic of three operands, of which one is an address with the op's alignment."""
    alignment = op.attributes.get("alignment")
    if alignment is None:
        return {}
    entries = [DictionaryAttr.get({"llvm.align": alignment} if at == index else {}) for at in range(3)]
    return {"arg_attrs": ArrayAttr.get(tuple(entries))}


def _addresses(rewriter: Rewriter, access: _Access, offsets: Value) -> Value:
    """The addresses of the elements at offsets from the first one."""
    given = vector_type(offsets.type)
    type = VectorType.get(shape_of(given)[:1], access.pointer, (any(given.scalable),))
    return element_pointer(rewriter, type, access.element, access.address, [offsets])
