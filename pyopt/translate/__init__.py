"""Modules of the llvm dialect as LLVM IR, in the text that LLVM prints."""

from __future__ import annotations

from pyopt.light import TYPE_CHECKING
from pyopt.translate.errors import NoTypeError, TranslationError

if TYPE_CHECKING:
    from pyopt.ir.context import Context
    from pyopt.ir.core import Operation

__all__ = ["TranslationError", "to_llvm_ir"]


def to_llvm_ir(module: Operation, context: Context | None = None) -> str:
    """The text of a builtin.module whose ops are all of the llvm dialect; raises TranslationError.

    With the context in which the module was read, debug info is translated, too.

    Branches that go to one block twice, with arguments, get blocks of their own in the module.
    """
    from pyopt.translate.whole import translate_module

    try:
        return translate_module(module, context)
    except NoTypeError as error:
        from pyopt.translate.failures import without_type

        raise without_type(error.type, module) from None
