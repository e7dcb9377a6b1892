"""Memref descriptors: structs, built and taken apart by llvm.insertvalue and llvm.extractvalue.

memref<?x4xf32>  ->  struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
                     allocated, aligned, offset, sizes, strides
memref<*xf32>    ->  struct<(i64, ptr)>: the rank, and where a descriptor of that rank is
"""

from __future__ import annotations

from pyopt.dialects.llvm.enums import INBOUNDS, NO_UNSIGNED_WRAP, NO_WRAP, OVERFLOW
from pyopt.dialects.llvm.types import LLVMStructType
from pyopt.ir.attributes import Attribute, DenseArrayAttr, IntegerAttr, Location, TypeAttr
from pyopt.ir.core import BlockArgument, Value
from pyopt.ir.overflow import NSW, NUW
from pyopt.ir.strides import strides_and_offset
from pyopt.ir.types import DYNAMIC, I32, I64, INDEX, MemRefType, Type
from pyopt.light import TYPE_CHECKING, Final, Sequence, final
from pyopt.passes.to_llvm.types import CAST, LLVMTypes

if TYPE_CHECKING:
    from pyopt.rewrite.rewriter import Rewriter

DYNAMIC_INDEX: Final = -(1 << 31)
"""The constant index of a getelementptr that marks an index that is an operand."""
ALLOCATED: Final = 0
ALIGNED: Final = 1
OFFSET: Final = 2
SIZES: Final = 3
STRIDES: Final = 4
RANK: Final = 0
MEMORY: Final = 1
"""The fields of both kinds of descriptors."""


# Single ops of llvm.


def poison(rewriter: Rewriter, type: Type) -> Value:
    """A value of which nothing is known."""
    return rewriter.create("llvm.mlir.poison", (), [type]).results[0]


def insert_value(rewriter: Rewriter, container: Value, value: Value, *position: int) -> Value:
    """`container` with `value` at a position."""
    attributes: dict[str, Attribute] = {"position": DenseArrayAttr.get(I64, position)}
    return rewriter.create("llvm.insertvalue", [container, value], [container.type], attributes).results[0]


def extract_value(rewriter: Rewriter, container: Value, type: Type, *position: int) -> Value:
    """Extracts the value at a position, which has type `type`."""
    attributes: dict[str, Attribute] = {"position": DenseArrayAttr.get(I64, position)}
    return rewriter.create("llvm.extractvalue", [container], [type], attributes).results[0]


def constant(rewriter: Rewriter, value: Attribute, type: Type) -> Value:
    """llvm.mlir.constant."""
    return rewriter.create("llvm.mlir.constant", (), [type], {"value": value}).results[0]


def index_constant(rewriter: Rewriter, value: int, type: Type) -> Value:
    """llvm.mlir.constant(value : index) of what index becomes."""
    return constant(rewriter, IntegerAttr.get(value, INDEX), type)


def integer_constant(rewriter: Rewriter, value: int, type: Type) -> Value:
    """llvm.mlir.constant of the integer type `type`."""
    return constant(rewriter, IntegerAttr.get(value, type), type)


def element_pointer(
    rewriter: Rewriter,
    result: Type,
    element: Type,
    base: Value,
    indices: Sequence[Value | int],
    flags: int = 0,
) -> Value:
    """llvm.getelementptr: the address of an element of type `element`; integers are constant indices."""
    operands = [base]
    raw: list[int] = []
    for index in indices:
        if isinstance(index, int):
            raw.append(index)
        else:
            raw.append(DYNAMIC_INDEX)
            operands.append(index)
    attributes: dict[str, Attribute] = {
        "elem_type": TypeAttr.get(element),
        "rawConstantIndices": DenseArrayAttr.get(I32, tuple(raw)),
    }
    if flags:
        attributes["noWrapFlags"] = NO_WRAP.get(flags)
    return rewriter.create("llvm.getelementptr", operands, [result], attributes).results[0]


# Ranked memrefs.


@final
class MemRefDescriptor:
    """The struct of a ranked memref; what changes it makes a new `value`."""

    __slots__ = ("index", "pointer", "rewriter", "type", "value")

    def __init__(self, rewriter: Rewriter, value: Value) -> None:
        type = value.type
        assert isinstance(type, LLVMStructType) and type.types is not None
        self.rewriter = rewriter
        self.value = value
        self.type = type
        self.pointer = type.types[ALLOCATED]
        self.index = type.types[OFFSET]

    @staticmethod
    def poison(rewriter: Rewriter, types: LLVMTypes, type: MemRefType) -> MemRefDescriptor:
        """One of which nothing is known."""
        struct = types.convert(type)
        assert struct is not None
        return MemRefDescriptor(rewriter, poison(rewriter, struct))

    @staticmethod
    def of_static(
        rewriter: Rewriter, types: LLVMTypes, type: MemRefType, memory: Value, aligned: Value | None = None
    ) -> MemRefDescriptor:
        """One of a memref whose extents, strides and offset are static."""
        found = strides_and_offset(type)
        assert found is not None and type.shape is not None
        strides, offset = found
        out = MemRefDescriptor.poison(rewriter, types, type)
        out.set_allocated(memory)
        out.set_aligned(memory if aligned is None else aligned)
        out.set_offset(index_constant(rewriter, offset, types.index))
        for number, (extent, stride) in enumerate(zip(type.shape, strides, strict=True)):
            out.set_size(number, index_constant(rewriter, extent, types.index))
            out.set_stride(number, index_constant(rewriter, stride, types.index))
        return out

    @staticmethod
    def pack(rewriter: Rewriter, types: LLVMTypes, type: MemRefType, values: Sequence[Value]) -> Value:
        """The descriptor of its pieces: allocated, aligned, offset, all sizes, all strides."""
        out = MemRefDescriptor.poison(rewriter, types, type)
        rank = len(type.shape or ())
        out.set_allocated(values[0])
        out.set_aligned(values[1])
        out.set_offset(values[2])
        for number in range(rank):
            out.set_size(number, values[3 + number])
            out.set_stride(number, values[3 + rank + number])
        return out.value

    def unpack(self, rank: int) -> list[Value]:
        """The pieces: allocated, aligned, offset, all sizes, all strides."""
        out = [self.allocated(), self.aligned(), self.offset()]
        out += [self.size(number) for number in range(rank)]
        out += [self.stride(number) for number in range(rank)]
        return out

    def allocated(self) -> Value:
        """The pointer to free."""
        return extract_value(self.rewriter, self.value, self.pointer, ALLOCATED)

    def aligned(self) -> Value:
        """The pointer that addresses begin at."""
        return extract_value(self.rewriter, self.value, self.pointer, ALIGNED)

    def offset(self) -> Value:
        """The offset of the first element behind that address, in elements."""
        return extract_value(self.rewriter, self.value, self.index, OFFSET)

    def size(self, number: int) -> Value:
        """The extent of a dimension."""
        return extract_value(self.rewriter, self.value, self.index, SIZES, number)

    def stride(self, number: int) -> Value:
        """The stride of a dimension, in elements."""
        return extract_value(self.rewriter, self.value, self.index, STRIDES, number)

    def set_allocated(self, value: Value) -> None:
        self._set(value, ALLOCATED)

    def set_aligned(self, value: Value) -> None:
        self._set(value, ALIGNED)

    def set_offset(self, value: Value) -> None:
        self._set(value, OFFSET)

    def set_size(self, number: int, value: Value) -> None:
        self._set(value, SIZES, number)

    def set_stride(self, number: int, value: Value) -> None:
        self._set(value, STRIDES, number)

    def _set(self, value: Value, *position: int) -> None:
        self.value = insert_value(self.rewriter, self.value, value, *position)

    def buffer(self, types: LLVMTypes, type: MemRefType) -> Value:
        """The pointer to the first element: the aligned one, and the offset if it is not 0."""
        found = strides_and_offset(type)
        assert found is not None
        offset = found[1]
        pointer = self.aligned()
        if offset == 0:
            return pointer
        distance = self.offset() if offset == DYNAMIC else index_constant(self.rewriter, offset, types.index)
        return element_pointer(self.rewriter, self.pointer, types.element_type(type), pointer, [distance])


def strided_element_pointer(
    rewriter: Rewriter,
    types: LLVMTypes,
    type: MemRefType,
    descriptor: Value,
    indices: Sequence[Value],
    accessed: bool = False,
) -> Value:
    """The address of the element of a memref at indices, one a dimension; no arithmetic for static strides of 1.

    `accessed`: the element is read or written, so that it is in bounds and nothing overflows on the way, though
    numbers wrap around where a stride is negative; dynamic strides are taken not to be, as in MLIR.
    """
    found = strides_and_offset(type)
    assert found is not None
    memref = MemRefDescriptor(rewriter, descriptor)
    base = memref.buffer(types, type)
    flagged = accessed and all(stride >= 0 or stride == DYNAMIC for stride in found[0])
    kept = {"overflowFlags": OVERFLOW.get(NSW | NUW)} if flagged else {}
    distance: Value | None = None
    for number, (index, stride) in enumerate(zip(indices, found[0], strict=True)):
        step = index
        if stride != 1:
            factor = memref.stride(number) if stride == DYNAMIC else index_constant(rewriter, stride, types.index)
            step = rewriter.create("llvm.mul", [index, factor], [types.index], kept).results[0]
        if distance is None:
            distance = step
        else:
            distance = rewriter.create("llvm.add", [distance, step], [types.index], kept).results[0]
    if distance is None:
        return base
    flags = INBOUNDS | NO_UNSIGNED_WRAP if flagged else 0
    return element_pointer(rewriter, memref.pointer, types.element_type(type), base, [distance], flags)


# Unranked memrefs.


@final
class UnrankedDescriptor:
    """The struct of an unranked memref."""

    __slots__ = ("rewriter", "type", "value")

    def __init__(self, rewriter: Rewriter, value: Value) -> None:
        type = value.type
        assert isinstance(type, LLVMStructType) and type.types is not None
        self.rewriter = rewriter
        self.value = value
        self.type = type

    @staticmethod
    def poison(rewriter: Rewriter, types: LLVMTypes, type: MemRefType) -> UnrankedDescriptor:
        """One of which nothing is known."""
        struct = types.convert(type)
        assert struct is not None
        return UnrankedDescriptor(rewriter, poison(rewriter, struct))

    @staticmethod
    def pack(rewriter: Rewriter, types: LLVMTypes, type: MemRefType, values: Sequence[Value]) -> Value:
        """The descriptor of rank and memory."""
        out = UnrankedDescriptor.poison(rewriter, types, type)
        out.set_rank(values[0])
        out.set_memory(values[1])
        return out.value

    def unpack(self) -> list[Value]:
        """Rank and memory."""
        return [self.rank(), self.memory()]

    def _field(self, number: int) -> Type:
        assert self.type.types is not None
        return self.type.types[number]

    def rank(self) -> Value:
        return extract_value(self.rewriter, self.value, self._field(RANK), RANK)

    def memory(self) -> Value:
        """The pointer to the descriptor of that rank."""
        return extract_value(self.rewriter, self.value, self._field(MEMORY), MEMORY)

    def set_rank(self, value: Value) -> None:
        self.value = insert_value(self.rewriter, self.value, value, RANK)

    def set_memory(self, value: Value) -> None:
        self.value = insert_value(self.rewriter, self.value, value, MEMORY)


# Arguments.


@final
class ArgumentMaker:
    """Makes memrefs of the arguments that they come in."""

    __slots__ = ("types",)

    def __init__(self, types: LLVMTypes) -> None:
        self.types = types

    def make(self, rewriter: Rewriter, type: Type, values: Sequence[Value], loc: int | Location) -> Value | None:
        """A cast of the descriptor that the arguments are the pieces of; None for what is no memref.

        The descriptor has the given location, the cast that of the argument.
        """
        if not isinstance(type, MemRefType):
            return None
        if type.shape is None:
            if len(values) == 1:
                return None
            descriptor = UnrankedDescriptor.pack(rewriter, self.types, type, values)
        elif len(values) == 1:
            if not _is_argument_of_function(values[0]):
                return None
            descriptor = MemRefDescriptor.of_static(rewriter, self.types, type, values[0]).value
        else:
            descriptor = MemRefDescriptor.pack(rewriter, self.types, type, values)
        rewriter.loc = values[0].location()
        cast = rewriter.create(CAST, [descriptor], [type])
        rewriter.loc = loc
        return cast.results[0]


def _is_argument_of_function(value: Value) -> bool:
    """An argument of the first block of a function."""
    if not isinstance(value, BlockArgument):
        return False
    region = value.block.region
    parent = value.block.parent_op()
    if region is None or region.first is not value.block or parent is None:
        return False
    return parent.info.name in ("func.func", "llvm.func")
