"""Sizes and alignments of types, by the data layouts of the modules around an op."""

from __future__ import annotations

from pyopt.dialects.dlti.layouts import index_width, integers, layout_entries, layout_entry
from pyopt.dialects.llvm.types import LLVMArrayType, LLVMPointerType, LLVMStructType
from pyopt.ir.core import Operation
from pyopt.ir.types import DYNAMIC, FloatType, IndexType, IntegerType, Type, VectorType
from pyopt.light import Final, final

_POINTER: Final = 64
"""The bits of a pointer, and its alignment, where no layout says other numbers."""
_WIDE: Final = 64
"""Integers of so many bits and more are aligned at four bytes where no layout says anything of integers."""


def _bytes(bits: int) -> int:
    return -(-bits // 8)


def power_from(number: int) -> int:
    """The least power of two from a number on."""
    return 1 << max(number - 1, 0).bit_length()


def rounded_up(number: int, alignment: int) -> int:
    """The least multiple of an alignment from a number on."""
    return -(-number // alignment) * alignment


@final
class TypeSizes:
    """Answers are in bytes, and kept. Of types that have no fixed size nothing is known."""

    def __init__(self, op: Operation) -> None:
        self._op = op
        self._sizes: dict[Type, int | None] = {}
        self._fields: dict[LLVMStructType, list[tuple[int, int, Type]]] = {}
        self._alignments: dict[Type, int] = {}
        self._integers: dict[int, int] | None = None

    def size(self, type: Type) -> int | None:
        """The size of a value in memory, None if that is not known. Elements of an array lie `stride` apart."""
        if type not in self._sizes:
            self._sizes[type] = None
            self._sizes[type] = self._size(type)
        return self._sizes[type]

    def _size(self, type: Type) -> int | None:
        if isinstance(type, (IntegerType, FloatType)):
            return _bytes(type.width)
        if isinstance(type, IndexType):
            return _bytes(index_width(self._op))
        if isinstance(type, LLVMPointerType):
            return _bytes(self._pointer(type)[0])
        if isinstance(type, VectorType):
            element = self.size(type.element_type)
            if element is None or type.shape is None or DYNAMIC in type.shape or any(type.scalable):
                return None
            count = power_from(type.shape[-1]) if type.shape else 1
            for extent in type.shape[:-1]:
                count *= extent
            return element * count
        if isinstance(type, LLVMArrayType):
            stride = self.stride(type.element_type)
            return None if stride is None else stride * type.count
        if isinstance(type, LLVMStructType):
            fields = self.fields(type)
            if type.types is None or len(fields) < len(type.types):
                return None
            if not fields:
                return 0
            offset, _, last = fields[-1]
            return rounded_up(offset + (self.stride(last) or 0), self.alignment(type))
        return None

    def stride(self, type: Type) -> int | None:
        """The distance between elements of an array, which their own size determines."""
        size = self.size(type)
        return None if size is None else rounded_up(size, min(self.alignment(type), power_from(size)))

    def fields(self, type: LLVMStructType) -> list[tuple[int, int, Type]]:
        """(offset, size, type) of each field, up to one whose size is not known."""
        found = self._fields.get(type)
        if found is not None:
            return found
        found = self._fields[type] = []
        end = 0
        for one in type.types or ():
            size, stride = self.size(one), self.stride(one)
            if size is None or stride is None:
                break
            offset = end if type.is_packed else rounded_up(end, self.alignment(one))
            found.append((offset, size, one))
            end = offset + stride
        return found

    def elements(self, type: LLVMArrayType) -> list[tuple[int, int, Type]]:
        """(offset, size, type) of each element; none if their size is not known."""
        size, stride = self.size(type.element_type), self.stride(type.element_type)
        if size is None or stride is None:
            return []
        return [(stride * number, size, type.element_type) for number in range(type.count)]

    def alignment(self, type: Type) -> int:
        """The alignment that the ABI asks for; 1 if nothing is known."""
        found = self._alignments.get(type)
        if found is None:
            found = self._alignments[type] = self._alignment(type)
        return found

    def _alignment(self, type: Type) -> int:
        if isinstance(type, IntegerType):
            return self._integer(type.width)
        if isinstance(type, IndexType):
            return self._integer(index_width(self._op))
        if isinstance(type, FloatType):
            given = integers(layout_entry(self._op, type))
            return max(_bytes(given[0]), 1) if given else power_from(_bytes(type.width))
        if isinstance(type, LLVMPointerType):
            return max(_bytes(self._pointer(type)[1]), 1)
        if isinstance(type, VectorType):
            return power_from(self.size(type) or 1)
        if isinstance(type, LLVMArrayType):
            return self.alignment(type.element_type)
        if isinstance(type, LLVMStructType) and not type.is_packed:
            return max((self.alignment(one) for one in type.types or ()), default=1)
        return 1

    def _integer(self, width: int) -> int:
        """The alignment of the integer with so many bits: that of the next one of which a layout says it."""
        known = self._integers
        if known is None:
            known = self._integers = {}
            for key, value in layout_entries(self._op).items():
                given = integers(value)
                if isinstance(key, IntegerType) and given:
                    known[key.width] = max(_bytes(given[0]), 1)
        if not known:
            return power_from(_bytes(width)) if width < _WIDE else 4
        return known[min((one for one in known if one >= width), default=max(known))]

    def _pointer(self, type: LLVMPointerType) -> tuple[int, int]:
        """(bits, bits of alignment) of a pointer; those of other address spaces are as in the first one."""
        given = integers(layout_entry(self._op, type)) or integers(layout_entry(self._op, LLVMPointerType.get()))
        return (given[0], given[1]) if given is not None and len(given) > 1 else (_POINTER, _POINTER)
