"""Libraries of shape functions from files: those that ship with pyopt, under the name `common`, and any others."""

from __future__ import annotations

import os

from pyopt.analysis.shapes.libraries import LIBRARY
from pyopt.ir.attributes import Location
from pyopt.ir.context import Context
from pyopt.ir.core import Operation
from pyopt.ir.verifier import verify
from pyopt.light import TYPE_CHECKING, Final, Iterable, Sequence, final
from pyopt.passes.shapes.library.common import FILE, CommonLibrary, common_libraries, folder, take
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module

if TYPE_CHECKING:
    from pyopt.ir.errors import Place

COMMON: Final = "common"

_common: list[CommonLibrary] = []
"""The libraries of `common`, for the next chunk of a split source."""


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
    where = folder()
    return [os.path.join(where, one) for one in sorted(os.listdir(where)) if one.endswith(".mlir")]


def load(names: Sequence[str], reader: Context, ops: Iterable[str] | None = None) -> LoadedLibraries:
    """The libraries of these files; `reader` is told what is wrong with them, LibraryError says that something is.

    Of `common` only the functions that these ops need are read."""
    loaded = LoadedLibraries()
    for name in names:
        if name != COMMON:
            if not loaded.add(*_read(name, reader)):
                raise LibraryError(f"there is no shape.function_library in '{name}'")
            continue
        if not _common:
            _common.extend(common_libraries(text_of(os.path.join(folder(), FILE))))
        for module, context in take(_common, ops, reader):
            loaded.add(module, context)
    return loaded


def text_of(path: str) -> str:
    """The text of a file; LibraryError if there is none."""
    try:
        with open(path, encoding="utf-8") as file:
            return file.read()
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "it is no text"
        raise LibraryError(f"cannot read the shape function library '{path}': {why}") from error


def _read(path: str, reader: Context) -> tuple[Operation, Context]:
    """The module in a file, and the context that knows where its ops stand."""

    def tell(severity: str, message: str, place: Location, notes: Sequence[tuple[str, Location]]) -> None:
        reader.emit(severity, message, place, notes)

    context = Context(tell, reader.allow_unregistered)
    module = parse_module(Source(text_of(path), path), context)
    if module is None or not verify(module, context):
        raise LibraryError(f"the shape function library '{path}' is not valid", True)
    return module, context
