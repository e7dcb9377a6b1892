"""What LLVM's verifier rejects though the llvm dialect can say it, so that what is written is valid LLVM IR.

Messages are those of LLVM; each stands at the op that the instruction, function or variable comes from.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyopt.translate.verifying.debug import check_debug_info
from pyopt.translate.verifying.functions import check_function
from pyopt.translate.verifying.instructions import check_instruction
from pyopt.translate.verifying.symbols import check_symbol

if TYPE_CHECKING:
    from pyopt.translate.module import ModuleTranslation
    from pyopt.translate.verifying.report import Problems


def problems_of(module: ModuleTranslation) -> Problems:
    """What is wrong with a module that was translated, in the order of its ops."""
    found: Problems = []
    for op in module.op.regions[0].first or ():
        check_symbol(op, found)
        if op.info.name != "llvm.func":
            continue
        check_function(module, op, found)
        for block in op.regions[0]:
            for one in block:
                check_instruction(module, op, one, found)
    check_debug_info(module, found)
    return found
