"""The data layout of a module: how many bytes types take in memory, and how they are aligned."""

from __future__ import annotations

from pyopt.dialects.llvm.sizes import power_from, rounded_up
from pyopt.dialects.llvm.types import (
    LLVMArrayType,
    LLVMFunctionType,
    LLVMPointerType,
    LLVMStructType,
    LLVMTargetType,
)
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation
from pyopt.ir.types import FloatType, IntegerType, Type, VectorType
from pyopt.light import Final, final
from pyopt.translate.types import type_text, vector_shape

Alignment = tuple[int, int]
"""In bytes: what the ABI asks for, and what is preferred."""

_SIMPLE_BITS: Final = {"x86_amx": 8192, "ppc_fp128": 128}


def alignment_of(op: Operation, otherwise: int = 0) -> int:
    """The alignment that an op has as an attribute: LLVM takes the power of two below one that is none."""
    given = op.attributes.get("alignment")
    value = given.value if isinstance(given, IntegerAttr) else 0
    return 1 << value.bit_length() - 1 if value else otherwise


@final
class DataLayout:
    """A parsed layout string, on top of LLVM's defaults. Sizes are in bits, alignments in bytes."""

    __slots__ = (
        "_alignments",
        "aggregate",
        "alloca_space",
        "floats",
        "integers",
        "is_little_endian",
        "pointers",
        "text",
        "vectors",
    )

    def __init__(self, text: str) -> None:
        self.text = text
        self.integers: dict[int, Alignment] = {1: (1, 1), 8: (1, 1), 16: (2, 2), 32: (4, 4), 64: (4, 8)}
        self.floats: dict[int, Alignment] = {16: (2, 2), 32: (4, 4), 64: (8, 8), 128: (16, 16)}
        self.vectors: dict[int, Alignment] = {64: (8, 8), 128: (16, 16)}
        self.aggregate: Alignment = (1, 8)
        self.pointers: dict[int, tuple[int, Alignment, int]] = {0: (64, (8, 8), 64)}
        self.alloca_space = 0
        self.is_little_endian = "E" not in text.split("-")
        self._alignments: dict[Type, Alignment] = {}
        for part in text.split("-"):
            if part:
                self._read(part)

    def _read(self, part: str) -> None:
        """One specification; what concerns neither sizes nor alignments is passed over."""
        letter, rest = part[0], part[1:]
        fields = rest.split(":")
        if letter == "A" and rest.isdigit():
            self.alloca_space = int(rest)
        if letter not in "ifvap" or len(fields) < 2:
            return
        numbers = [int(one) if one.isdigit() else 0 for one in fields]
        if letter == "p":
            alignment = numbers[2] >> 3 if len(numbers) > 2 else numbers[1] >> 3
            preferred = numbers[3] >> 3 if len(numbers) > 3 else alignment
            index = numbers[4] if len(numbers) > 4 else numbers[1]
            self.pointers[numbers[0]] = (numbers[1], (alignment, preferred), index)
            return
        alignment = max(numbers[1] >> 3, 1)
        preferred = numbers[2] >> 3 if len(numbers) > 2 else alignment
        if letter == "a":
            self.aggregate = (alignment, preferred)
        else:
            table = {"i": self.integers, "f": self.floats, "v": self.vectors}[letter]
            table[numbers[0]] = (alignment, preferred)

    # Alignment.

    def abi(self, type: Type) -> int:
        """The alignment that loads and stores have if they do not say another."""
        return self.alignment(type)[0]

    def preferred(self, type: Type) -> int:
        return self.alignment(type)[1]

    def alignment(self, type: Type) -> Alignment:
        found = self._alignments.get(type)
        if found is None:
            found = self._alignments[type] = self._alignment(type)
        return found

    def _alignment(self, type: Type) -> Alignment:
        if isinstance(type, IntegerType):
            widths = sorted(self.integers)
            return self.integers[next((one for one in widths if one >= type.width), widths[-1])]
        if isinstance(type, FloatType):
            found = self.floats.get(type.width)
            default = power_from(type.width >> 3)
            return found if found is not None else (default, default)
        if isinstance(type, LLVMPointerType):
            return self.pointers.get(type.address_space, self.pointers[0])[1]
        if isinstance(type, LLVMArrayType):
            return self.alignment(type.element_type)
        if isinstance(type, VectorType):
            count, _ = vector_shape(type)
            bits = count * self.bits(type.element_type)
            found = self.vectors.get(bits)
            default = power_from(bits + 7 >> 3)
            return found if found is not None else (default, default)
        if isinstance(type, LLVMStructType):
            if type.is_packed:
                return 1, self.aggregate[1] if self.aggregate[1] > 1 else 1
            inner = max([self.abi(one) for one in type.types or ()], default=1)
            return max(self.aggregate[0], inner), max(self.aggregate[1], inner)
        if isinstance(type, LLVMTargetType):
            return (16, 16) if type.identifier == "aarch64.svcount" else (8, 8)
        if isinstance(type, LLVMFunctionType):
            return 1, 1
        bits = _SIMPLE_BITS.get(type_text(type), 8)
        return bits >> 3, bits >> 3

    # Size.

    def bits(self, type: Type) -> int:
        """The bit width of a value; of a scalable vector, the least."""
        if isinstance(type, (IntegerType, FloatType)):
            return type.width
        if isinstance(type, LLVMPointerType):
            return self.pointers.get(type.address_space, self.pointers[0])[0]
        if isinstance(type, VectorType):
            return vector_shape(type)[0] * self.bits(type.element_type)
        if isinstance(type, LLVMArrayType):
            return type.count * self.allocation(type.element_type) * 8
        if isinstance(type, LLVMStructType):
            return self._struct_size(type) * 8
        return _SIMPLE_BITS.get(type_text(type), 64)

    def index_bits(self, address_space: int) -> int:
        """The width of offsets from pointers."""
        return self.pointers.get(address_space, self.pointers[0])[2]

    def store(self, type: Type) -> int:
        """The bytes that a store writes."""
        return self.bits(type) + 7 >> 3

    def allocation(self, type: Type) -> int:
        """The bytes from one element of an array to the next."""
        return rounded_up(self.store(type), self.abi(type))

    def field_offset(self, type: LLVMStructType, index: int) -> int:
        """The bytes in front of a part of a struct."""
        offset = 0
        for number, one in enumerate(type.types or ()):
            if not type.is_packed:
                offset = rounded_up(offset, self.abi(one))
            if number == index:
                break
            offset += self.allocation(one)
        return offset

    def _struct_size(self, type: LLVMStructType) -> int:
        offset = 0
        for one in type.types or ():
            if not type.is_packed:
                offset = rounded_up(offset, self.abi(one))
            offset += self.allocation(one)
        if not type.is_packed:
            offset = rounded_up(offset, max([self.abi(one) for one in type.types or ()], default=1))
        return offset
