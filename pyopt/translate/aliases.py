"""Other names of symbols: aliases, functions that are chosen when a program is loaded, equivalents."""

from __future__ import annotations

from pyopt.dialects.llvm import enums
from pyopt.dialects.llvm.aliases import alias_type
from pyopt.dialects.llvm.functions import linkage_of
from pyopt.ir.attributes import SymbolRefAttr, TypeAttr
from pyopt.ir.core import Operation
from pyopt.ir.symbols import symbol_name
from pyopt.light import Final
from pyopt.translate.addresses import BLOCK
from pyopt.translate.constants import EXPRESSION, GLOBAL, Constant, global_reference
from pyopt.translate.declarations import linkage_words, ops_named, word_of
from pyopt.translate.errors import TranslationError
from pyopt.translate.function import EMITTERS, FunctionTranslation
from pyopt.translate.module import ModuleTranslation
from pyopt.translate.types import name_text, type_text
from pyopt.translate.variables import initializer

_EQUIVALENT: Final = "dso_local_equivalent "


def translate_aliases(module: ModuleTranslation) -> None:
    """The lines of aliases, then those of functions with resolvers."""
    for op in ops_named(module, "llvm.mlir.alias"):
        module.note_types(alias_type(op))
        module.aliases.append(_alias_text(module, op))
    for op in ops_named(module, "llvm.mlir.ifunc"):
        module.ifuncs.append(_ifunc_text(module, op))


def _alias_text(module: ModuleTranslation, op: Operation) -> str:
    """`@a = weak alias i32, ptr @g`."""
    value = initializer(module, op)
    _check(module, op, value)
    text = f"@{name_text(symbol_name(op) or '')} = {linkage_words(op, False)}"
    if op.attributes.get("thread_local_") is not None:
        text += "thread_local "
    text += word_of(op, "unnamed_addr", enums.UNNAMED_ADDRESS.by_attribute)
    return f"{text}alias {type_text(alias_type(op))}, {value.text() if value.kind == EXPRESSION else value.typed()}"


def _check(module: ModuleTranslation, op: Operation, value: Constant) -> None:
    """Checks LLVM's requirements of aliases."""
    if value.kind not in (GLOBAL, EXPRESSION) or value.name.startswith((_EQUIVALENT, BLOCK)):
        raise TranslationError(("Aliasee should be either GlobalValue or ConstantExpr", op))
    base = value
    while base.kind == EXPRESSION and base.parts:
        base = base.parts[0]
    target = module.target.op_of(base) if base.kind == GLOBAL else None
    if target is op:
        raise TranslationError(("Aliases cannot form a cycle", op))
    if target is None:
        return
    if target.info.name == "llvm.mlir.alias" and linkage_of(target) in ("weak", "linkonce"):
        raise TranslationError(("Alias cannot point to an interposable alias", op))
    if linkage_of(op) == "available_externally":
        if linkage_of(target) != "available_externally":
            raise TranslationError(("available_externally alias must point to available_externally global value", op))
    elif _is_elsewhere(module, target):
        raise TranslationError(("Alias must point to a definition", op))


def _is_elsewhere(module: ModuleTranslation, op: Operation) -> bool:
    """The definition of a symbol is not in this module, or is not to be relied on."""
    if linkage_of(op) == "available_externally":
        return True
    if op.info.name == "llvm.mlir.global":
        return op not in module.initializers
    return op.info.name == "llvm.func" and op.regions[0].first is None


def _ifunc_text(module: ModuleTranslation, op: Operation) -> str:
    """`@f = ifunc float (i64), ptr @resolver`."""
    type, resolver, of_resolver = [op.attributes[one] for one in ("i_func_type", "resolver", "resolver_type")]
    assert isinstance(type, TypeAttr) and isinstance(resolver, SymbolRefAttr) and isinstance(of_resolver, TypeAttr)
    module.note_types(type.value)
    if type_text(of_resolver.value) != "ptr":
        raise TranslationError(("IFunc resolver has incorrect type", op))
    target = f"{type_text(of_resolver.value)} @{name_text(resolver.path[0])}"
    return f"@{name_text(symbol_name(op) or '')} = {linkage_words(op)}ifunc {type_text(type.value)}, {target}"


def emit_equivalent(f: FunctionTranslation, op: Operation) -> None:
    """dso_local_equivalent."""
    symbol = op.attributes["function_name"]
    assert isinstance(symbol, SymbolRefAttr)
    constant = global_reference(symbol.path[0], op.results[0].type)
    constant.name = _EQUIVALENT + constant.name
    f.define_constant(op.results[0], constant)


EMITTERS["llvm.dso_local_equivalent"] = emit_equivalent
