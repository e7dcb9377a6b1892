"""Libraries of shape functions from files: those that ship with pyopt, under the name `common`, and any others."""

from __future__ import annotations

import os
import re
import sys

from pyopt.analysis.shapes.libraries import LIBRARY
from pyopt.ir.attributes import Location
from pyopt.ir.context import Context
from pyopt.ir.core import Operation
from pyopt.ir.verifier import verify
from pyopt.light import TYPE_CHECKING, Container, Final, Sequence, final
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module

if TYPE_CHECKING:
    from pyopt.ir.errors import Place

COMMON: Final = "common"

_common: dict[str, tuple[Operation, Context]] = {}
"""The files of `common` that were read, for the next chunk of a split source: they are not changed."""
_ops: dict[str, frozenset[str]] = {}
"""The ops that have functions in the files of `common`."""
_ENTRY: Final = re.compile(r"""\b(\w+)(\.\w+) = [@"]""")
_DIALECTS: Final = re.compile(r"shape\.dialects = \{(.*?)\}")
_DIALECT: Final = re.compile(r'(\w+) = "(\w+)"')


class LibraryError(Exception):
    """A file has no library that can be used; `reported` says that the reason was reported."""

    def __init__(self, message: str, reported: bool = False) -> None:
        super().__init__(message)
        self.message = message
        self.reported = reported


@final
class LoadedLibraries:
    """The `libraries` of some files, and where their ops stand."""

    __slots__ = ("_contexts", "libraries")

    def __init__(self) -> None:
        self.libraries: list[Operation] = []
        self._contexts: dict[Operation, Context] = {}

    def add(self, module: Operation, context: Context) -> bool:
        """Takes in the libraries of a module; whether there are any."""
        found = [op for op in module.walk() if op.info.name == LIBRARY]
        self.libraries += found
        self._contexts[module] = context
        return bool(found)

    def place_of(self, op: Operation) -> Place:
        """The location of an op: in one of the files, or else in the source."""
        root = op
        parent = op.parent_op()
        while parent is not None:
            root = parent
            parent = root.parent_op()
        context = self._contexts.get(root)
        return op.loc if context is None else context.location(op.loc)


def files_of(name: str) -> list[str]:
    """The files that a name stands for: `common`, or a path."""
    if name != COMMON:
        return [name]
    # A compiled module learns where it is after it has run.
    folder = os.path.dirname(sys.modules["pyopt.passes.shapes.library"].__file__ or "")
    return [os.path.join(folder, one) for one in sorted(os.listdir(folder)) if one.endswith(".mlir")]


def load(names: Sequence[str], reader: Context, ops: Container[str] | None = None) -> LoadedLibraries:
    """The libraries of these files; `reader` is told what is wrong with them, LibraryError says that something is.

    Of `common` only the files with functions for these ops are read."""
    loaded = LoadedLibraries()
    for name in names:
        for path in files_of(name):
            if name == COMMON:
                if ops is not None and not any(op in ops for op in _ops_of(path)):
                    continue
                found = _common.get(path)
                if found is None:
                    # Tests verify what pyopt ships.
                    found = _common[path] = _read(path, reader, False)
            else:
                found = _read(path, reader, True)
            if not loaded.add(*found):
                raise LibraryError(f"there is no shape.function_library in '{path}'")
    return loaded


def _ops_of(path: str) -> frozenset[str]:
    """The ops that have functions in a file of `common`, by its text."""
    found = _ops.get(path)
    if found is None:
        text = _text(path)
        entries: list[tuple[str, str]] = _ENTRY.findall(text)
        same: list[tuple[str, str]] = [pair for one in _DIALECTS.findall(text) for pair in _DIALECT.findall(one)]
        names = [dialect + rest for dialect, rest in entries]
        names += [other + rest for dialect, rest in entries for other, its in same if its == dialect]
        found = _ops[path] = frozenset(names)
    return found


def _text(path: str) -> str:
    try:
        with open(path, encoding="utf-8") as file:
            return file.read()
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "it is no text"
        raise LibraryError(f"cannot read the shape function library '{path}': {why}") from error


def _read(path: str, reader: Context, verifies: bool) -> tuple[Operation, Context]:
    """The module in a file, and the context that knows where its ops stand."""
    text = _text(path)

    def tell(severity: str, message: str, place: Location, notes: Sequence[tuple[str, Location]]) -> None:
        reader.emit(severity, message, place, notes)

    context = Context(tell, reader.allow_unregistered)
    module = parse_module(Source(text, path), context)
    if module is None or (verifies and not verify(module, context)):
        raise LibraryError(f"the shape function library '{path}' is not valid", True)
    return module, context
