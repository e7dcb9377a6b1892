"""Attributes of a module for the assembler and the linker, and about its origin."""

from __future__ import annotations

from pyopt.dialects.llvm.text_attributes import LibrariesAttr
from pyopt.ir.attributes import ArrayAttr, StringAttr
from pyopt.ir.core import Operation
from pyopt.light import TYPE_CHECKING, Final
from pyopt.translate.errors import TranslationError
from pyopt.translate.metadata import string
from pyopt.translate.types import escaped

if TYPE_CHECKING:
    from pyopt.translate.module import ModuleTranslation

_STRINGS: Final = ("llvm.ident", "llvm.commandline")
"""Attributes that become metadata of the same name."""
_ASSEMBLY: Final = "llvm.module_asm"
_LIBRARIES: Final = "llvm.dependent_libraries"


def assembly_lines(op: Operation) -> list[str]:
    """`module asm "..."` for each line of assembly, behind one that is blank; nothing if there is none."""
    given = op.attributes.get(_ASSEMBLY)
    if given is None:
        return []
    if not isinstance(given, ArrayAttr):
        raise TranslationError(("expected an array attribute for a module level asm", op), shown=(0,))
    text = ""
    for one in given.elements:
        if not isinstance(one, StringAttr):
            message = "expected a string attribute for each entry of a module level asm"
            raise TranslationError((message, op), shown=(0,))
        text += one.value
        if text and not text.endswith("\n"):
            text += "\n"
    lines = [f'module asm "{escaped(line)}"' for line in text.split("\n")[:-1]]
    return ["", *lines] if lines else []


def translate_attributes(module: ModuleTranslation) -> None:
    """Adds metadata with names."""
    attributes = module.op.attributes
    node = module.metadata.node
    for name in _STRINGS:
        given = attributes.get(name)
        if isinstance(given, StringAttr):
            module.named(name).append(node(string(given.value)))
    libraries = attributes.get(_LIBRARIES)
    names: list[str] = []
    if isinstance(libraries, LibrariesAttr):
        names = list(libraries.names)
    elif isinstance(libraries, ArrayAttr):
        names = [one.value for one in libraries.elements if isinstance(one, StringAttr)]
    if names:
        module.named(_LIBRARIES.replace("_", "-")).extend([node(string(one)) for one in names])
