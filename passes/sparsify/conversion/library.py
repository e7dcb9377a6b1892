"""Calls of the runtime library's functions, which are declared at the front of the module where they are needed."""

from __future__ import annotations

from pyopt.dialects.llvm.types import LLVMPointerType
from pyopt.ir.attributes import UNIT, Attribute, IntegerAttr, StringAttr, SymbolRefAttr, TypeAttr
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.signature import segments
from pyopt.ir.symbols import table_of
from pyopt.ir.types import DYNAMIC, INDEX, FunctionType, IntegerType, MemRefType, Type
from pyopt.light import Final, Sequence, final
from pyopt.passes.building.memref import TEMPORAL
from pyopt.rewrite.rewriter import Rewriter

POINTER: Final = LLVMPointerType.get()
"""The type that a sparse tensor is converted to: a handle of the library."""
CAST: Final = "builtin.unrealized_conversion_cast"


def row_of(element: Type) -> MemRefType:
    """memref<?xT>"""
    return MemRefType.get((DYNAMIC,), element)


@final
class LibraryDeclarations:
    """The functions that the modules of one run declare."""

    __slots__ = ("_declared",)

    def __init__(self) -> None:
        self._declared: dict[Operation, set[str]] = {}

    def calls_at(self, op: Operation, rewriter: Rewriter) -> Calls:
        """The emitter of calls at the rewriter's insertion point, for the module around `op`."""
        module = op.parent_op()
        while module is not None and module.info.name != "builtin.module":
            module = module.parent_op()
        assert module is not None
        declared = self._declared.get(module)
        if declared is None:
            declared = self._declared[module] = set(table_of(module))
        return Calls(module, declared, rewriter)


@final
class Calls:
    """Emits calls, and what their operands need, at the insertion point."""

    __slots__ = ("_declared", "_module", "rewriter")

    def __init__(self, module: Operation, declared: set[str], rewriter: Rewriter) -> None:
        self._module = module
        self._declared = declared
        self.rewriter = rewriter

    def call(
        self, name: str, operands: Sequence[Value], results: Sequence[Type] = (), interface: bool = False
    ) -> list[Value]:
        """func.call. `interface`: the function takes or gives memrefs, as C sees them."""
        if name not in self._declared:
            self._declared.add(name)
            self._declare(name, FunctionType.get(tuple([one.type for one in operands]), tuple(results)), interface)
        callee = {"callee": SymbolRefAttr.get(name)}
        return list(self.rewriter.create("func.call", operands, results, dict(callee)).results)

    def _declare(self, name: str, type: FunctionType, interface: bool) -> None:
        attributes: dict[str, Attribute] = {
            "sym_name": StringAttr.get(name),
            "function_type": TypeAttr.get(type),
            "sym_visibility": StringAttr.get("private"),
        }
        if interface:
            attributes["llvm.emit_c_interface"] = UNIT
        rewriter = self.rewriter
        place = (rewriter.block, rewriter.before)
        front = self._module.regions[0].first
        assert front is not None
        rewriter.insert_at_start(front)
        rewriter.create("func.func", [], [], attributes, [Region()])
        rewriter.block, rewriter.before = place

    # Constants and buffers.

    def index(self, number: int) -> Value:
        return self.rewriter.constant(IntegerAttr.get(number, INDEX), INDEX)

    def integer(self, number: int, width: int) -> Value:
        type = IntegerType.get(width)
        return self.rewriter.constant(IntegerAttr.get(number, type), type)

    def stack_row(self, length: int, element: Type) -> Value:
        """memref.alloca(%length) : memref<?xT>"""
        size = self.index(length)
        sizes: dict[str, Attribute] = {"operandSegmentSizes": segments(1, 0)}
        return self.rewriter.create("memref.alloca", [size], [row_of(element)], sizes).results[0]

    def stack_cell(self, element: Type) -> Value:
        """memref.alloca() : memref<T>"""
        sizes: dict[str, Attribute] = {"operandSegmentSizes": segments(0, 0)}
        return self.rewriter.create("memref.alloca", [], [MemRefType.get((), element)], sizes).results[0]

    def store(self, value: Value, buffer: Value, indices: Sequence[Value]) -> None:
        self.rewriter.create("memref.store", [value, buffer, *indices], [], dict(TEMPORAL))

    def store_cell(self, value: Value, cell: Value) -> None:
        """Stores into a memref<T>, without saying how, as the reference has it."""
        self.rewriter.create("memref.store", [value, cell], [])

    def load(self, buffer: Value, indices: Sequence[Value]) -> Value:
        assert isinstance(buffer.type, MemRefType)
        element = buffer.type.element_type
        return self.rewriter.create("memref.load", [buffer, *indices], [element], dict(TEMPORAL)).results[0]

    def fill_row(self, buffer: Value, values: Sequence[Value]) -> None:
        """Stores values from index 0 on."""
        for number, value in enumerate(values):
            self.store(value, buffer, [self.index(number)])

    def row_with(self, values: Sequence[Value], element: Type) -> Value:
        """A buffer on the stack with these values."""
        buffer = self.stack_row(len(values), element)
        self.fill_row(buffer, values)
        return buffer

    def first_size(self, buffer: Value) -> Value:
        """memref.dim %buffer, 0"""
        return self.rewriter.create("memref.dim", [buffer, self.index(0)], [INDEX]).results[0]

    def seen_as(self, value: Value, type: Type) -> Value:
        """The same memory with elements of another type that has the same bytes: i1 and i8, index and i64."""
        if value.type is type:
            return value
        return self.rewriter.create(CAST, [value], [type]).results[0]
