"""The reference's messages for ops that LLVM IR does not have."""

from __future__ import annotations

import re

from pyopt.light import TYPE_CHECKING
from pyopt.syntax.attribute_printer import AttributePrinter
from pyopt.translate.errors import TranslationError

if TYPE_CHECKING:
    from pyopt.ir.core import Operation
    from pyopt.ir.types import Type


def untranslatable(op: Operation) -> TranslationError:
    """An op of another dialect, or one that has no translation."""
    name = op.info.name
    dialect = name.partition(".")[0]
    if dialect in ("llvm", "builtin"):
        return TranslationError((failure(op), op), shown=(0,))
    message = (
        "cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: "
        f"{name}"
    )
    return TranslationError((message, op), shown=(0,))


def failure(op: Operation) -> str:
    return f"LLVM Translation failed for operation: {op.info.name}"


def failed(message: str, op: Operation) -> TranslationError:
    """A message about an op, and that its translation failed."""
    return TranslationError((message, op), (failure(op), op), shown=(1,))


def check_top_level(op: Operation) -> None:
    """The op is a module."""
    if op.info.name != "builtin.module" or len(op.regions) != 1:
        raise TranslationError(("can not be translated to an LLVMIR module", op), shown=(0,))


def without_type(type: Type, module: Operation) -> TranslationError:
    """The first op of a module that has a type of which there is none in LLVM IR."""
    text = AttributePrinter().type(type)
    word = re.compile(rf"(?<![\w.!$]){re.escape(text)}(?![\w.$])")
    for op in module.walk():
        if any(word.search(AttributePrinter().attribute(one)) for one in op.attributes.values()):
            return failed(f"LLVM IR has no type like {text}", op)
    return failed(f"LLVM IR has no type like {text}", module)
