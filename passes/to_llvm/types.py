"""The type converter to the llvm dialect, and casts of values.

    index                        ->  i64
    si8, f8E5M2                  ->  i8
    complex<f32>                 ->  !llvm.struct<(f32, f32)>
    vector<2x3xf32>              ->  !llvm.array<2 x vector<3xf32>>
    memref<?x4xf32>              ->  !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    memref<*xf32>                ->  !llvm.struct<(i64, ptr)>
    (i32) -> f32                 ->  !llvm.ptr

Tuples, none, tensors, and vectors that are scalable in another dimension than the last cannot be converted.
"""

from __future__ import annotations

from pyopt.dialects.dlti.layouts import INDEX_WIDTH
from pyopt.dialects.llvm.types import (
    VOID,
    LLVMArrayType,
    LLVMFunctionType,
    LLVMPointerType,
    LLVMStructType,
    is_compatible,
)
from pyopt.ir.attributes import IntegerAttr, Location
from pyopt.ir.core import Operation, Value
from pyopt.ir.strides import strides_and_offset
from pyopt.ir.symbols import SymbolTables
from pyopt.ir.types import (
    DYNAMIC,
    INDEX,
    ComplexType,
    FloatType,
    FunctionType,
    IntegerType,
    MemRefType,
    Type,
    VectorType,
)
from pyopt.light import TYPE_CHECKING, Callable, Final, Sequence, final
from pyopt.rewrite.type_converter import TypeConverter

if TYPE_CHECKING:
    from pyopt.rewrite.rewriter import Rewriter

CAST: Final = "builtin.unrealized_conversion_cast"
POINTER_WIDTH: Final = 64
"""The bits of pointers where no layout says another number."""
PREFIX: Final = "_Converted."
"""The prefix of the name of an identified struct whose body was converted."""
NOT_STRIDED: Final = (
    "conversion to strided form failed either due to non-strided layout maps (which should have been normalized away) "
    "or other reasons"
)


@final
class LLVMTypes:
    """The types of one conversion. `converter` is what its patterns take.

    index: the type that index becomes. pointer_widths: the bits of pointers by address space, as far as a layout says.
    bare_pointers: functions take and return memrefs as pointers to their elements.
    report: takes what is wrong with a type that cannot be converted. `declared` has the functions of libraries that
    were found or declared, by module and name; `symbols` the names of modules that get new ones, and `numbers` what was
    last put behind such a name; `tables` finds functions whose attributes matter, if there are any.
    """

    __slots__ = (
        "_named",
        "bare_pointers",
        "converter",
        "declared",
        "index",
        "numbers",
        "pointer_widths",
        "report",
        "symbols",
        "tables",
    )

    def __init__(
        self,
        index_bitwidth: int = 64,
        bare_pointers: bool = False,
        report: Callable[[str], None] | None = None,
    ) -> None:
        self.index = IntegerType.get(index_bitwidth or INDEX_WIDTH)
        self.pointer_widths: dict[int, int] = {}
        self.bare_pointers = bare_pointers
        self.report = report
        self.declared: dict[tuple[Operation, str], Operation] = {}
        self.symbols: dict[Operation, set[str]] = {}
        self.numbers: dict[Operation, int] = {}
        self.tables: SymbolTables | None = None
        self._named: dict[str, LLVMStructType] = {}
        converter = self.converter = TypeConverter()
        converter.add(self._rule)
        converter.to_source.append(cast)
        converter.to_target.append(cast)

    def convert(self, type: Type) -> Type | None:
        """The type that a type becomes, or None."""
        found = self.converter.convert(type)
        return found[0] if found is not None and len(found) == 1 else None

    def convert_all(self, types: Sequence[Type]) -> list[Type] | None:
        """Converts each type; None if one cannot be converted."""
        out: list[Type] = []
        for type in types:
            found = self.convert(type)
            if found is None:
                return None
            out.append(found)
        return out

    def element_type(self, type: MemRefType) -> Type:
        """Converts the element type of a memref, which is known to be convertible."""
        found = self.convert(type.element_type)
        assert found is not None
        return found

    def pointer(self, type: MemRefType) -> LLVMPointerType | None:
        """The pointers to the elements of a memref; None if its memory space is no number."""
        space = self.address_space(type)
        return None if space is None else LLVMPointerType.get(space)

    def address_space(self, type: MemRefType) -> int | None:
        """The number of a memref's memory space; None if it is no number."""
        space = type.memory_space
        if space is None:
            return 0
        return space.value & 0xFFFFFFFF if isinstance(space, IntegerAttr) else None

    def pointer_bytes(self, space: int) -> int:
        """The size of the pointers to an address space; what is not said of it holds for space 0."""
        widths = self.pointer_widths
        return (widths.get(space, widths.get(0, POINTER_WIDTH)) + 7) // 8

    # Types.

    def _rule(self, type: Type) -> Sequence[Type] | bool:
        found = self._convert(type)
        return False if found is None else (found,)

    def _convert(self, type: Type) -> Type | None:
        if isinstance(type, IntegerType):
            return IntegerType.get(type.width)
        if type is INDEX:
            return self.index
        if isinstance(type, FloatType):
            if type.width <= 8:
                return IntegerType.get(type.width)
            return type if is_compatible(type) else None
        if isinstance(type, MemRefType):
            return self._memref(type)
        if isinstance(type, VectorType):
            return self._vector(type)
        if isinstance(type, ComplexType):
            element = self.convert(type.element_type)
            return None if element is None else LLVMStructType.get((element, element))
        if isinstance(type, FunctionType):
            return LLVMPointerType.get()
        if isinstance(type, LLVMStructType):
            return self._struct(type)
        if isinstance(type, LLVMArrayType):
            element = self.convert(type.element_type)
            return None if element is None else LLVMArrayType.get(type.count, element)
        if isinstance(type, LLVMFunctionType):
            result = self.convert(type.result)
            inputs = self.convert_all(type.inputs)
            if result is None or inputs is None:
                return None
            return LLVMFunctionType.get(result, tuple(inputs), type.is_vararg)
        return type if is_compatible(type) else None

    def _vector(self, type: VectorType) -> Type | None:
        element = self.convert(type.element_type)
        if element is None:
            return None
        shape = type.shape or ()
        if not shape:
            return VectorType.get((1,), element)
        if any(type.scalable[:-1]):
            return None
        out: Type = VectorType.get(shape[-1:], element, type.scalable[-1:])
        for extent in reversed(shape[:-1]):
            out = LLVMArrayType.get(extent, out)
        return out

    def _memref(self, type: MemRefType) -> Type | None:
        if type.shape is None:
            return LLVMStructType.get((self.index, LLVMPointerType.get()))
        if strides_and_offset(type) is None:
            if self.report is not None:
                self.report(NOT_STRIDED)
            return None
        if self.convert(type.element_type) is None:
            return None
        pointer = self._pointer_to(type)
        if pointer is None:
            return None
        fields: list[Type] = [pointer, pointer, self.index]
        if type.shape:
            array = LLVMArrayType.get(len(type.shape), self.index)
            fields += [array, array]
        return LLVMStructType.get(tuple(fields))

    def _pointer_to(self, type: MemRefType) -> LLVMPointerType | None:
        pointer = self.pointer(type)
        if pointer is None and self.report is not None:
            self.report(
                f"conversion of memref memory space {space_text(type)} to integer address space failed. "
                "Consider adding memory space conversions."
            )
        return pointer

    def _struct(self, type: LLVMStructType) -> LLVMStructType | None:
        """The struct of what the types of a struct become; an identified one gets another name if they change."""
        if type.types is None:
            return type
        if type.identifier is None:
            types = self.convert_all(type.types)
            return None if types is None else LLVMStructType.get(tuple(types), type.is_packed)
        if self._is_kept(type, []):
            return type
        name = PREFIX + type.identifier
        found = self._named.get(name)
        if found is not None:
            return found
        found = self._named[name] = LLVMStructType(None, type.is_packed, name)
        # It may refer to itself.
        types = [found if one is type else one for one in type.types]
        converted = [one if one is found else self.convert(one) for one in types]
        body = tuple([one for one in converted if one is not None])
        if len(body) != len(converted):
            del self._named[name]
            return None
        found.types = body
        return found

    def _is_kept(self, type: Type, around: list[Type]) -> bool:
        """The type, and what is in it, is converted to itself."""
        if isinstance(type, LLVMStructType):
            if type in around or type.types is None:
                return True
            return all(self._is_kept(one, [*around, type]) for one in type.types)
        if isinstance(type, LLVMArrayType):
            return self._is_kept(type.element_type, around)
        return self.convert(type) is type

    # Functions.

    def argument_types(self, type: Type, bare_pointers: bool) -> list[Type] | None:
        """The types of the arguments that stand for one of type `type`: memrefs come in pieces."""
        if isinstance(type, MemRefType):
            if bare_pointers:
                pointer = self.bare_pointer(type)
                return None if pointer is None else [pointer]
            # Not from the converter's cache, so that what is wrong with the type is reported for each function.
            descriptor = self._memref(type)
            if not isinstance(descriptor, LLVMStructType) or descriptor.types is None:
                return None
            if type.shape is None:
                return [*descriptor.types]
            return [*descriptor.types[:3], *[self.index] * (2 * len(type.shape))]
        found = self.convert(type)
        return None if found is None else [found]

    def bare_pointer(self, type: MemRefType) -> LLVMPointerType | None:
        """The pointer that stands for a memref whose extents, strides and offset are static; None for others."""
        if type.shape is None or DYNAMIC in type.shape:
            return None
        known = strides_and_offset(type)
        if known is None or DYNAMIC in known[0] or known[1] == DYNAMIC:
            return None
        return None if self.convert(type.element_type) is None else self.pointer(type)

    def signature(self, type: FunctionType, bare_pointers: bool) -> list[list[Type]] | None:
        """For each argument the types of those that stand for it."""
        out: list[list[Type]] = []
        for one in type.inputs:
            pieces = self.argument_types(one, bare_pointers)
            if pieces is None:
                return None
            out.append(pieces)
        return out

    def result_type(self, types: Sequence[Type], bare_pointers: bool) -> Type | None:
        """void for no result, a struct for several."""
        out: list[Type] = []
        for type in types:
            found = self.call_type(type, bare_pointers)
            if found is None:
                return None
            out.append(found)
        if not out:
            return VOID
        if len(out) == 1:
            return out[0]
        return LLVMStructType.get(tuple(out)) if all(is_compatible(one) for one in out) else None

    def call_type(self, type: Type, bare_pointers: bool) -> Type | None:
        """The type of one result of a function."""
        if bare_pointers and isinstance(type, MemRefType):
            return self.bare_pointer(type)
        return self.convert(type)


def space_text(type: MemRefType) -> str:
    """The memory space of a memref as it is printed."""
    from pyopt.syntax.attribute_printer import AttributePrinter

    assert type.memory_space is not None
    return AttributePrinter().attribute(type.memory_space)


def cast(rewriter: Rewriter, type: Type, values: Sequence[Value], loc: int | Location) -> Value | None:
    """One value -> an unrealized cast of it"""
    if len(values) != 1:
        return None
    return rewriter.create(CAST, values, [type]).results[0]
