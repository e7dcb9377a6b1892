"""Names of a program's functions that are names of library functions, too.

Passes call or declare library functions by name: @sin of a program, on complex numbers, would be taken for that of C,
and @malloc for that of the runtime. Such functions of a program get another name before it is lowered, and so do those
that it declares to print numbers, with whatever types, if `vector.print` needs them as well.
"""

from __future__ import annotations

from pyopt.dialects.llvm.bundles import without_bundles
from pyopt.dialects.llvm.types import VOID, LLVMFunctionType, is_compatible
from pyopt.dialects.tensor.verify import compatible_shapes
from pyopt.interpreter.runtime.lookup import C_MATH, MODULES, PRINTING
from pyopt.ir.attributes import Attribute, StringAttr, TypeAttr, function_type_of
from pyopt.ir.context import Context
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.symbols import is_symbol, ops_in_scope, rename, symbol_name, symbol_users
from pyopt.ir.types import I64, INDEX, MemRefType, Type
from pyopt.light import Final
from pyopt.native.checking import FAIL
from pyopt.native.library_names import is_library_function
from pyopt.native.llvm import OWN
from pyopt.native.runtime_ir import RENAMED
from pyopt.rewrite.rewriter import Rewriter

COPY: Final = "memrefCopy"
OTHERS: Final = frozenset(("memcpy", "memmove", "memset", "fmod", "fmodf", "printf", "putchar"))
KEPT: Final = frozenset(("llvm.emit_c_interface", "arg_attrs", "res_attrs"))
"""Attributes of declarations that are lowered with all that they have."""
_DECLARATIONS: Final = frozenset(("func.func", "llvm.func"))


def own_name(name: str) -> str:
    """The name in LLVM IR of a function that a program defines."""
    return OWN + name if is_of_library(name) else name


def is_of_library(name: str) -> bool:
    """A library has a function of this name, which passes, LLVM or we may call."""
    of_floats = name[-1:] == "f" and name[:-1] in C_MATH
    return of_floats or name in C_MATH or name in RENAMED or name in OTHERS or is_library_function(name)


def set_own_names_apart(module: Operation) -> None:
    """Renames the functions with a body, and all other symbols, that have the name of a library function."""
    block = module.regions[0].first
    found = [op for op in block or () if is_symbol(op) and is_of_library(symbol_name(op) or "")]
    if not found:
        return
    prints = any(op.info.name == "vector.print" for op in module.walk())
    renamed = [
        op
        for op in found
        if op.info.name not in _DECLARATIONS
        or op.regions[0].first is not None
        or (prints and MODULES.get(symbol_name(op) or "") == PRINTING)
    ]
    for op in renamed:
        old = symbol_name(op) or ""
        op.set_attribute("sym_name", StringAttr.get(OWN + old))
        for user in ops_in_scope(module):
            for key, attribute in list(user.attributes.items()):
                new = rename(attribute, old, OWN + old)
                if new is not attribute:
                    user.set_attribute(key, new)


def copy_by_ops(module: Operation, context: Context) -> None:
    """Makes ops of calls of the function that copies memrefs, which passes declare with addresses.

    call @memrefCopy(%size, %a, %b) : (index, memref<*xf32>, memref<*xf32>) -> ()      ->      memref.copy %a, %b
    """
    if not any(symbol_name(op) == COPY for op in module.regions[0].first or ()):
        return
    rewriter = Rewriter(context)
    for call, _ in symbol_users(module, COPY):
        if call.info.name != "func.call" or len(call.operands) != 3 or call.results:
            continue
        source, target = call.operands[1:]
        if isinstance(source.type, MemRefType) and isinstance(target.type, MemRefType):
            same = source.type.element_type is target.type.element_type
            if same and compatible_shapes(source.type.shape, target.type.shape):
                rewriter.start_at(call)
                rewriter.create("memref.copy", [source, target], [])
                rewriter.erase(call)


def declare_as_passes_do(module: Operation, context: Context) -> None:
    """Makes functions of libraries that a program declares those that passes call, too.

    func.func private @malloc(index) -> !llvm.ptr      ->      llvm.func @malloc(i64) -> !llvm.ptr

    Passes declare them in the llvm dialect, and cannot where the name is another op's. One that is not called goes.
    What checks call stays as it is: loops with it may be split, and with other calls they may not.
    """
    rewriter = Rewriter(context)
    block = module.regions[0].first
    for op in list(block or ()):
        name = symbol_name(op) or ""
        type = function_type_of(op.attributes.get("function_type"))
        if op.info.name != "func.func" or op.regions[0].first is not None or type is None or not is_of_library(name):
            continue
        if name == FAIL:
            continue
        calls = [user for user, _ in symbol_users(module, name)]
        if not calls:
            op.erase()
            continue
        inputs = [_lowered(one) for one in type.inputs]
        results = [_lowered(one) for one in type.results]
        crosses = len(results) < 2 and all(is_compatible(one) for one in (*inputs, *results))
        if not crosses or KEPT.intersection(op.attributes) or any(one.info.name != "func.call" for one in calls):
            continue
        rewriter.start_at(op)
        given = LLVMFunctionType.get(results[0] if results else VOID, tuple(inputs))
        kept: dict[str, Attribute] = {"sym_name": StringAttr.get(name), "function_type": TypeAttr.get(given)}
        rewriter.create("llvm.func", [], [], kept, [Region()])
        op.erase()
        for call in calls:
            rewriter.start_at(call)
            callee = {"callee": call.attributes["callee"], **without_bundles(len(call.operands))}
            operands = [_cast(rewriter, one, to) for one, to in zip(call.operands, inputs, strict=True)]
            found = rewriter.create("llvm.call", operands, results, callee).results
            rewriter.replace(call, [_cast(rewriter, one, to) for one, to in zip(found, type.results, strict=True)])


def _lowered(type: Type) -> Type:
    """The type that an index has in machine code; another type itself."""
    return I64 if type is INDEX else type


def _cast(rewriter: Rewriter, value: Value, type: Type) -> Value:
    """An index as i64, and the other way round."""
    return value if value.type is type else rewriter.create("arith.index_cast", [value], [type]).results[0]
