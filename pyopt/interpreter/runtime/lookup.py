"""Library functions by name: a table of the modules that have them, each loaded when one of its functions is called.

A module has FUNCTIONS, makers by name: (the declaration, the machine) -> the function, which gives a tuple of results.
Names that differ in an element type or a width only (`printMemrefF32`) stand there without it (`printMemref`), and
their maker reads the rest of the name from the declaration (`suffix_of`).
"""

from __future__ import annotations

from importlib import import_module

from pyopt.interpreter.errors import unsupported
from pyopt.ir.attributes import function_type_of
from pyopt.ir.core import Operation
from pyopt.ir.symbols import name_of_symbol, symbol_name
from pyopt.ir.types import FunctionType
from pyopt.light import TYPE_CHECKING, Callable, Final, TypeAlias

if TYPE_CHECKING:
    from pyopt.interpreter.machine import Function, Machine

    Maker: TypeAlias = Callable[[Operation, Machine], Function]

FORMATTED: Final = "formatted"
PRINTING: Final = "printing"
UTILITIES: Final = "utilities"
SPARSE_TENSORS: Final = "sparse_tensors"
SPARSE_FILES: Final = "sparse_readers"
MODULES: Final = {
    "abort": UTILITIES,
    "aligned_alloc": UTILITIES,
    "createCheckedSparseTensorReader": SPARSE_FILES,
    "createSparseTensorWriter": SPARSE_FILES,
    "delSparseTensor": SPARSE_TENSORS,
    "delSparseTensorReader": SPARSE_FILES,
    "delSparseTensorWriter": SPARSE_FILES,
    "endLexInsert": SPARSE_TENSORS,
    "free": UTILITIES,
    "getSparseTensorReaderDimSizes": SPARSE_FILES,
    "getSparseTensorReaderNSE": SPARSE_FILES,
    "getTensorFilename": UTILITIES,
    "malloc": UTILITIES,
    "memrefCopy": UTILITIES,
    "mlirAlignedAlloc": UTILITIES,
    "mlirAlignedFree": UTILITIES,
    "mlirAlloc": UTILITIES,
    "mlirFree": UTILITIES,
    "nanoTime": UTILITIES,
    "newSparseTensor": SPARSE_TENSORS,
    "outSparseTensorWriterMetaData": SPARSE_FILES,
    "printBF16": PRINTING,
    "printClose": PRINTING,
    "printComma": PRINTING,
    "printF16": PRINTING,
    "printF32": PRINTING,
    "printF64": PRINTING,
    "printFlops": PRINTING,
    "printI64": PRINTING,
    "printNewline": PRINTING,
    "printOpen": PRINTING,
    "printString": PRINTING,
    "printU64": PRINTING,
    "printf": FORMATTED,
    "putchar": FORMATTED,
    "puts": FORMATTED,
    "rtclock": UTILITIES,
    "rtdrand": UTILITIES,
    "rtrand": UTILITIES,
    "rtsrand": UTILITIES,
    "sparseDimSize": SPARSE_TENSORS,
    "sparseLvlSize": SPARSE_TENSORS,
}
"""The module that has a function."""
FAMILIES: Final = {
    "_mlir_apfloat_": "apfloat",
    "expInsert": SPARSE_TENSORS,
    "getSparseTensorReaderReadToBuffers": SPARSE_FILES,
    "lexInsert": SPARSE_TENSORS,
    "outSparseTensorWriterNext": SPARSE_FILES,
    "printMemref": "memrefs",
    "sparseCoordinates": SPARSE_TENSORS,
    "sparseCoordinatesBuffer": SPARSE_TENSORS,
    "sparsePositions": SPARSE_TENSORS,
    "sparseValues": SPARSE_TENSORS,
    "stdSort": UTILITIES,
    "verifyMemRef": "memrefs",
}
"""The module that has the functions whose names begin so."""
C_MATH: Final = frozenset((
    "acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "cabs", "carg", "cbrt", "ccos", "ceil", "clog",
    "conj", "cos", "cosh", "cpow", "csin", "csqrt", "ctan", "ctanh", "erf", "erfc", "exp", "exp2", "expm1", "fabs",
    "floor", "fma", "log", "log10", "log1p", "log2", "pow", "round", "roundeven", "sin", "sinh", "sqrt", "tan",
    "tanh", "trunc",
))  # fmt: skip
"""Functions of C's mathematical library on doubles; those on floats have an f behind. Native code has them itself."""


def library_function(op: Operation, machine: Machine) -> Function | None:
    """The function that a declaration (a function without a body) names; None if no library has it.

    Raises if it is declared with other types than it has.
    """
    if function_type_of(op.attributes.get("function_type")) is None:
        lowered: Callable[[Operation, Machine], Function | None]
        lowered = import_module("pyopt.interpreter.runtime.lowered").lowered_function
        return lowered(op, machine)
    name = name_of(op)
    module = "libm" if name in C_MATH or (name[-1:] == "f" and name[:-1] in C_MATH) else MODULES.get(name)
    key = name
    if module is None:
        # `sparseCoordinatesBuffer0` is no `sparseCoordinates`: the longest beginning counts.
        key = max([one for one in FAMILIES if name.startswith(one)], key=len, default="")
        module = FAMILIES.get(key)
    if module is None:
        return None
    makers: dict[str, Maker] = import_module("pyopt.interpreter.runtime." + module).FUNCTIONS
    return makers[key](op, machine)


def name_of(op: Operation) -> str:
    """The name of a function."""
    return name_of_symbol(symbol_name(op) or "")


def suffix_of(op: Operation, beginning: str) -> str:
    """The suffix of a function's name, behind the beginning."""
    return name_of(op).removeprefix(beginning)


def signature_of(op: Operation) -> FunctionType:
    """The types of a declared function."""
    found = function_type_of(op.attributes.get("function_type"))
    assert found is not None
    return found


def unknown_function(op: Operation) -> Exception:
    """The error of a name that looks like one of a library and is none."""
    return unsupported(f"@{name_of(op)} has no body, and the runtime library has no function of this name")


def check_signature(op: Operation, operands: int, results: int) -> FunctionType:
    """The types of a declared function that has so many operands and results; raises if it has not."""
    type = signature_of(op)
    if len(type.inputs) != operands or len(type.results) != results:
        raise unsupported(
            f"@{name_of(op)} is a function of the runtime library with {operands} operands and {results} results, "
            f"and it is declared with {len(type.inputs)} and {len(type.results)}"
        )
    return type
