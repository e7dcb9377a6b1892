"""The translation of a module from its beginning to its end."""

from __future__ import annotations

import pyopt.translate.block_addresses  # adds emitters
import pyopt.translate.call_intrinsics
import pyopt.translate.debug
import pyopt.translate.exceptions
import pyopt.translate.masked  # noqa: F401  # adds emitters, as intrinsics does, which it imports
from pyopt.ir.context import Context
from pyopt.ir.core import Operation
from pyopt.ir.symbols import symbol_name
from pyopt.translate.aliases import translate_aliases
from pyopt.translate.declarations import declare_functions, translate_other_ops
from pyopt.translate.errors import TranslationError
from pyopt.translate.failures import check_top_level
from pyopt.translate.function import FunctionTranslation
from pyopt.translate.legalize import separate_successors
from pyopt.translate.module import ModuleTranslation
from pyopt.translate.module_attributes import assembly_lines, translate_attributes
from pyopt.translate.variables import translate_globals
from pyopt.translate.verifying import problems_of


def translate_module(op: Operation, context: Context | None) -> str:
    """The LLVM IR of a module, with debug info if there is a context; raises TranslationError."""
    check_top_level(op)
    for one in op.regions[0].first or ():
        if one.info.name == "llvm.func":
            separate_successors(one)
    module = ModuleTranslation(op, assembly_lines(op))
    module.context = context
    if context is not None:
        from pyopt.translate.debug_info import DebugInfo

        module.debug = DebugInfo(module.metadata, module.named, context.location)
    for one in op.regions[0].first or ():
        name = symbol_name(one)
        if name is not None:
            module.symbols[name] = one
    declare_functions(module)
    translate_globals(module)
    translate_aliases(module)
    translate_attributes(module)
    translate_other_ops(module)
    for one in op.regions[0].first or ():
        if one.info.name == "llvm.func" and one.regions[0].first is not None:
            found = module.functions[symbol_name(one) or ""]
            found.body = FunctionTranslation(module, one).translate()
    if module.debug is not None:
        module.debug.finish()
    text = module.text()
    problems = problems_of(module)
    if problems:
        raise TranslationError(*problems)
    return text
