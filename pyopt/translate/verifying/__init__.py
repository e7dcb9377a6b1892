"""Checks of LLVM's verifier that the llvm dialect does not make, so that the output is valid LLVM IR.

Messages are those of LLVM; each stands at the op that the instruction, function or variable comes from.
"""

from __future__ import annotations

from pyopt.light import TYPE_CHECKING
from pyopt.translate.verifying.debug import check_debug_info
from pyopt.translate.verifying.functions import check_function
from pyopt.translate.verifying.instructions import check_instruction
from pyopt.translate.verifying.symbols import check_symbol

if TYPE_CHECKING:
    from pyopt.translate.module import ModuleTranslation
    from pyopt.translate.verifying.report import Problems


def problems_of(module: ModuleTranslation) -> Problems:
    """The problems of a translated module, in the order of its ops."""
    found: Problems = []
    for op in module.op.regions[0].first or ():
        check_symbol(module, op, found)
        if op.info.name != "llvm.func":
            continue
        check_function(module, op, found)
        for block in op.regions[0]:
            for one in block:
                check_instruction(module, op, one, found)
    check_debug_info(module, found)
    return found
