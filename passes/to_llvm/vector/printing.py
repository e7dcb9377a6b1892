"""vector.print of scalars, strings and punctuation as calls of the runner's library.

    vector.print %x : f32            ->    llvm.call @printF32(%x), llvm.call @printNewline()
    vector.print %x : f8E5M2         ->    llvm.call @printApFloat(7, its bits), llvm.call @printNewline()
    vector.print str "hi"            ->    llvm.call @printString(the address of a global)
    vector.print punctuation <open>  ->    llvm.call @printOpen()

What is called is declared at the front of the module where it is not there yet. Vectors are for convert-vector-to-scf.
"""

from __future__ import annotations

from pyopt.dialects.llvm.bundles import without_bundles
from pyopt.dialects.llvm.enums import LINKAGE
from pyopt.dialects.llvm.types import VOID, LLVMArrayType, LLVMFunctionType, LLVMPointerType
from pyopt.ir.attributes import UNIT, Attribute, EnumAttr, IntegerAttr, StringAttr, SymbolRefAttr, TypeAttr
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.symbols import nearest_symbol_table, table_of
from pyopt.ir.types import (
    BF16,
    F16,
    F32,
    F64,
    I8,
    I16,
    I32,
    I64,
    INDEX,
    UNSIGNED,
    FloatType,
    FunctionType,
    IntegerType,
    TensorType,
    Type,
)
from pyopt.light import Final, Sequence, final
from pyopt.passes.to_llvm.descriptors import constant, element_pointer
from pyopt.passes.to_llvm.library import check_type, refusal
from pyopt.passes.to_llvm.types import LLVMTypes
from pyopt.rewrite.conversion_rewriter import ConversionRewriter
from pyopt.rewrite.rewriter import Rewriter

POINTER: Final = LLVMPointerType.get()
_FLOATS: Final[dict[Type, str]] = {F32: "printF32", F64: "printF64"}
_HALVES: Final[dict[Type, str]] = {F16: "printF16", BF16: "printBF16"}
_SMALL: Final[dict[str, int]] = {
    "f8E5M2": 7, "f8E5M2FNUZ": 8, "f8E4M3": 9, "f8E4M3FN": 10, "f8E4M3FNUZ": 11, "f8E4M3B11FNUZ": 12, "f8E3M4": 13,
    "f8E8M0FNU": 15, "f6E3M2FN": 16, "f6E2M3FN": 17, "f4E2M1FN": 18,
}  # fmt: skip
"""The numbers by which printApFloat knows the floats that LLVM does not have."""
_MARKS: Final[dict[str, str]] = {
    "newline": "printNewline", "comma": "printComma", "open": "printOpen", "close": "printClose",
}  # fmt: skip


@final
class _Number:
    """The way to print a number: the function, and the op that makes its argument, or ""."""

    __slots__ = ("argument", "function", "widening")

    def __init__(self, function: str, argument: Type, widening: str = "") -> None:
        self.function = function
        self.argument = argument
        self.widening = widening


def _number(type: Type) -> _Number | None:
    """The function that prints a number of a type; None for what no function prints."""
    if type in _FLOATS:
        return _Number(_FLOATS[type], type)
    if type in _HALVES:
        return _Number(_HALVES[type], I16, "llvm.bitcast")
    if type is INDEX:
        return _Number("printU64", I64)
    if not isinstance(type, IntegerType) or type.width > 64:
        return None
    is_unsigned = type.signedness == UNSIGNED
    widening = "arith.extui" if is_unsigned or type.width == 1 else "arith.extsi"
    return _Number("printU64" if is_unsigned else "printI64", I64, "" if type.width == 64 else widening)


@final
class Printing:
    """The symbols of the modules of one run."""

    __slots__ = ("_symbols",)

    def __init__(self) -> None:
        self._symbols: dict[Operation, dict[str, Operation]] = {}

    def lower(self, op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
        """vector.print -> calls"""
        module = nearest_symbol_table(op)
        if module is None:
            return False
        symbols = self._symbols.get(module)
        if symbols is None:
            symbols = self._symbols[module] = dict(table_of(module))
        call = _Calls(module, symbols, rewriter)
        if operands and isinstance(type := op.operands[0].type, FloatType) and type.name in _SMALL:
            kind = constant(rewriter, IntegerAttr.get(_SMALL[type.name], I32), I32)
            bits = rewriter.create("llvm.zext", operands, [I64]).results[0]
            call.call("printApFloat", [kind, bits])
        elif operands:
            number = _number(op.operands[0].type)
            if number is None:
                return False
            value = operands[0]
            if number.widening:
                value = rewriter.create(number.widening, [value], [number.argument]).results[0]
            call.call(number.function, [value])
        text = op.attributes.get("stringLiteral")
        if isinstance(text, StringAttr):
            call.print_string(text.value)
        else:
            punctuation = op.attributes["punctuation"]
            mark = _MARKS.get(punctuation.text) if isinstance(punctuation, EnumAttr) else None
            if mark is not None:
                call.call(mark, [])
        rewriter.erase(op)
        return True


@final
class _Calls:
    """Makes calls at the rewriter's insertion point, for a module whose symbols are known."""

    __slots__ = ("module", "rewriter", "symbols")

    def __init__(self, module: Operation, symbols: dict[str, Operation], rewriter: Rewriter) -> None:
        self.module = module
        self.symbols = symbols
        self.rewriter = rewriter

    def call(self, name: str, operands: Sequence[Value]) -> None:
        """llvm.call of a function of the library; func.call if the module declares it so"""
        types = tuple([operand.type for operand in operands])
        attributes: dict[str, Attribute] = {"callee": SymbolRefAttr.get(name)}
        known = self.symbols.get(name)
        type = TypeAttr.get(LLVMFunctionType.get(VOID, types, False))
        if known is None or known.block is None:
            self._declare(name, "llvm.func", {"sym_name": StringAttr.get(name), "function_type": type})
        elif known.info.name == "llvm.func":
            check_type(self.rewriter, known, type)
        elif known.attributes.get("function_type") is TypeAttr.get(FunctionType.get(types, ())):
            self.rewriter.create("func.call", operands, [], attributes)
            return
        else:
            raise refusal(self.rewriter, f"redefinition of symbol named '{name}'", known)
        self.rewriter.create("llvm.call", operands, [], {**attributes, **without_bundles(len(operands))})

    def print_string(self, text: str) -> None:
        """A string of bytes, in a global that ends with a zero"""
        values = [ord(one) for one in text] + [0]
        name = "vector_print_str"
        number = 0
        while name in self.symbols:
            name = f"vector_print_str_{number}"
            number += 1
        type = LLVMArrayType.get(len(values), I8)
        value = DenseElementsAttr.from_values(TensorType.get((len(values),), I8), values)
        self._declare(
            name,
            "llvm.mlir.global",
            {
                "sym_name": StringAttr.get(name),
                "global_type": TypeAttr.get(type),
                "constant": UNIT,
                "linkage": LINKAGE.get("private"),
                "addr_space": IntegerAttr.get(0, I32),
                "value": value,
            },
        )
        rewriter = self.rewriter
        symbol: dict[str, Attribute] = {"global_name": SymbolRefAttr.get(name)}
        address = rewriter.create("llvm.mlir.addressof", [], [POINTER], symbol).results[0]
        self.call("printString", [element_pointer(rewriter, POINTER, type, address, [0])])

    def _declare(self, name: str, kind: str, attributes: dict[str, Attribute]) -> None:
        """A symbol at the front of the module; a function has the module's location"""
        rewriter = self.rewriter
        block, before, loc = rewriter.block, rewriter.before, rewriter.loc
        body = self.module.regions[0].first
        assert body is not None
        rewriter.insert_at_start(body)
        if kind == "llvm.func":
            rewriter.loc = self.module.loc
        self.symbols[name] = rewriter.create(kind, [], [], attributes, [Region()])
        rewriter.block, rewriter.before, rewriter.loc = block, before, loc
