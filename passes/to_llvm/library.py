"""Functions of the C library that lowered programs call: found in the module, or declared at its beginning."""

from __future__ import annotations

from pyopt.dialects.llvm.bundles import without_bundles
from pyopt.dialects.llvm.types import VOID, LLVMFunctionType
from pyopt.ir.attributes import Attribute, Location, StringAttr, SymbolRefAttr, TypeAttr
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.symbols import NAME, table_of
from pyopt.ir.types import Type
from pyopt.light import TYPE_CHECKING, Sequence
from pyopt.rewrite.conversion import PatternRefused
from pyopt.rewrite.rewriter import Rewriter

if TYPE_CHECKING:
    from pyopt.passes.to_llvm.types import LLVMTypes


def module_of(op: Operation) -> Operation:
    """The module around an op."""
    walk = op
    while walk.info.name != "builtin.module":
        parent = walk.parent_op()
        if parent is None:
            break
        walk = parent
    return walk


def free_name(name: str, module: Operation, types: LLVMTypes) -> str:
    """A symbol that the module does not have: the name, or with a number behind."""
    symbols = types.symbols.get(module)
    if symbols is None:
        symbols = types.symbols[module] = set(table_of(module))
    number = types.numbers.get(module, 0)
    found = name
    while found in symbols:
        found = f"{name}_{number}"
        number += 1
    types.numbers[module] = number
    symbols.add(found)
    return found


def declare(
    rewriter: Rewriter,
    types: LLVMTypes,
    place: Operation,
    name: str,
    inputs: Sequence[Type],
    result: Type,
    loc: int | Location | None = None,
    renamed: bool = False,
) -> Operation:
    """The llvm.func of a name in the module around `place`; declared if there is none.

    Its location is that of the module unless another is given. renamed: where the name is another op's, the function
    gets a free one, each time anew.
    One of another type is an error, at which the pattern stops.
    """
    module = module_of(place)
    type = LLVMFunctionType.get(result, tuple(inputs))
    known = types.declared.get((module, name))
    if known is not None and known.block is not None:
        return known
    found = table_of(module).get(name)
    if found is not None and renamed and found.info.name != "llvm.func":
        found, name = None, free_name(name, module, types)
    if found is None or found.info.name != "llvm.func":
        kept = (rewriter.block, rewriter.before, rewriter.loc)
        rewriter.insert_at_start(module.regions[0].entry())
        rewriter.loc = module.loc if loc is None else loc
        attributes: dict[str, Attribute] = {
            NAME: StringAttr.get(name),
            "function_type": TypeAttr.get(type),
        }
        found = rewriter.create("llvm.func", (), (), attributes, [Region()])
        rewriter.block, rewriter.before, rewriter.loc = kept
    check_type(rewriter, found, TypeAttr.get(type))
    types.declared[module, name] = found
    return found


def check_type(rewriter: Rewriter, function: Operation, type: TypeAttr) -> None:
    """Stops the pattern with an error unless an llvm.func that is declared has this type."""
    theirs = function.attributes["function_type"]
    if theirs is type:
        return
    text = rewriter.context.type_text
    shown = "?" if text is None or not isinstance(theirs, TypeAttr) else text(theirs.value)
    name = function.attributes[NAME]
    assert isinstance(name, StringAttr)
    message = f"redefinition of reserved function '{name.value}' of different type '{shown}' is prohibited"
    raise refusal(rewriter, message, function)


def refusal(rewriter: Rewriter, message: str, symbol: Operation) -> PatternRefused:
    """Reports an error at a symbol that a pattern cannot use; the pattern raises what this returns."""
    rewriter.context.error(message, symbol.place(), rewriter.context.op_notes(symbol))
    return PatternRefused()


def call(rewriter: Rewriter, function: Operation, operands: Sequence[Value]) -> list[Value]:
    """llvm.call of an llvm.func."""
    type = function.attributes["function_type"]
    name = function.attributes[NAME]
    assert isinstance(type, TypeAttr) and isinstance(type.value, LLVMFunctionType) and isinstance(name, StringAttr)
    results = [] if type.value.result is VOID else [type.value.result]
    attributes: dict[str, Attribute] = {"callee": SymbolRefAttr.get(name.value), **without_bundles(len(operands))}
    return list(rewriter.create("llvm.call", operands, results, attributes).results)
