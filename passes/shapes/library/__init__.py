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
from pyopt.light import TYPE_CHECKING, Final, Iterable, Sequence, final
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module

if TYPE_CHECKING:
    from pyopt.ir.errors import Place

COMMON: Final = "common"

_texts: dict[str, CommonText] = {}
"""The files of `common`, for the next chunk of a split source."""
_ENTRY: Final = re.compile(r"""\b(\w+)(\.\w+) = (?:@(\w+)|")""")
_ENTRIES: Final = re.compile(r"\{\s*(?:\w+\.\w+ = @\w+[,\s]*)+\}")
_FUNCTION: Final = "\n    func"
_FUNCTION_END: Final = "\n    }\n"
_WORD: Final = re.compile(r"\w+")
_SYMBOL: Final = re.compile(r"@(\w+)")
_NAMED_BY: Final = re.compile(r"shape\.named_by = \{(.*?)\}")
_DIALECTS: Final = re.compile(r"shape\.dialects = \{(.*?)\}")
_DIALECT: Final = re.compile(r'(\w+) = "(\w+)"')


class LibraryError(Exception):
    """A file has no library that can be used; `reported` says that the reason was reported."""

    def __init__(self, message: str, reported: bool = False) -> None:
        super().__init__(message)
        self.message = message
        self.reported = reported


@final
class CommonText:
    """A file of `common`, of which no more is parsed than the functions that some ops need.

    These files are as `pyopt.format` writes them, so the functions are found by their lines.
    """

    __slots__ = ("_bodies", "_dialects", "_head", "_names", "_parsed", "_path", "_taken", "_text")

    def __init__(self, path: str) -> None:
        self._path = path
        self._text = text = _text(path)
        # All but the functions, as words, and those of them that may be names of ops.
        head = text[: text.find(_FUNCTION)] + text[text.rfind(_FUNCTION_END) :]
        self._head = " ".join(head.replace("{", " { ").split())
        self._names = self._head.split(" ")
        self._dialects = dict([pair for one in _DIALECTS.findall(self._head) for pair in _DIALECT.findall(one)])
        self._bodies: dict[str, tuple[int, int]] = {}
        self._taken: set[str] = set()
        self._parsed: tuple[Operation, Context] | None = None

    def parsed(self, ops: Iterable[str] | None, reader: Context) -> tuple[Operation, Context] | None:
        """The module with all functions that these ops need, and its context; None if they have none in the file.

        Each is parsed at most twice: who asks for more than was taken at first gets all of them."""
        names = None if ops is None else self._named(ops)
        if names is not None and not names:
            return None
        if not self._bodies:
            self._find_bodies()
        needed = {*self._bodies} if names is None else self._with_callees(self._functions_of(names))
        if self._parsed is None or not needed <= self._taken:
            self._taken = needed if self._parsed is None else {*self._bodies}
            # Tests verify what pyopt ships.
            self._parsed = _read(self._path, self._part(self._taken), reader, False)
        return self._parsed

    def _find_bodies(self) -> None:
        text = self._text
        at = text.find(_FUNCTION)
        while at >= 0:
            name = text.index("@", at) + 1
            end = text.index(_FUNCTION_END, at) + len(_FUNCTION_END)
            self._bodies[text[name : text.index("(", name)]] = at + 1, end
            at = text.find(_FUNCTION, end - 1)

    def _named(self, ops: Iterable[str]) -> set[str]:
        """Those of the ops that the file has something for, by the names that stand in it."""
        wanted = {*ops}
        if self._dialects:
            parts = [name.partition(".") for name in wanted]
            wanted.update([f"{self._dialects[one]}.{rest}" for one, _, rest in parts if one in self._dialects])
        return wanted.intersection(self._names)

    def _functions_of(self, names: Iterable[str]) -> list[str]:
        """The functions of these ops; all of them where an attribute of an op names another one."""
        head = self._head
        found: list[str] = []
        for name in names:
            if any(f" {name} = " in f" {one} " for one in _NAMED_BY.findall(head)):
                return [*self._bodies]
            entry = f" {name} = @"
            at = head.find(entry)
            while at >= 0:
                at += len(entry)
                symbol = _WORD.match(head, at)
                found += [] if symbol is None else [symbol.group()]
                at = head.find(entry, at)
        return found

    def _with_callees(self, functions: Sequence[str]) -> set[str]:
        found: set[str] = set()
        unseen = list(functions)
        while unseen:
            name = unseen.pop()
            if name not in found and name in self._bodies:
                found.add(name)
                unseen += _SYMBOL.findall(self._text, *self._bodies[name])
        return found

    def _part(self, functions: set[str]) -> str:
        """The text with these functions only, in the lines where they stand."""
        parts = []
        at = 0
        for name, (start, end) in self._bodies.items():
            if name not in functions:
                parts += [self._text[at:start], "\n" * self._text.count("\n", start, end)]
                at = end
        parts.append(self._text[at:])

        def entries(match: re.Match[str]) -> str:
            kept = [f"{one[0]}{one[1]} = @{one[2]}" for one in _ENTRY.findall(match.group()) if one[2] in functions]
            return "{" + ", ".join(kept) + "\n" * match.group().count("\n") + "}"

        parts[0] = _ENTRIES.sub(entries, parts[0])
        parts[-1] = _ENTRIES.sub(entries, parts[-1])
        return "".join(parts)


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


def load(names: Sequence[str], reader: Context, ops: Iterable[str] | None = None) -> LoadedLibraries:
    """The libraries of these files; `reader` is told what is wrong with them, LibraryError says that something is.

    Of `common` only the functions that these ops need are read."""
    loaded = LoadedLibraries()
    for name in names:
        for path in files_of(name):
            if name == COMMON:
                text = _texts.get(path)
                if text is None:
                    text = _texts[path] = CommonText(path)
                found = text.parsed(ops, reader)
                if found is None:
                    continue
            else:
                found = _read(path, _text(path), reader, True)
            if not loaded.add(*found):
                raise LibraryError(f"there is no shape.function_library in '{path}'")
    return loaded


def _text(path: str) -> str:
    try:
        with open(path, encoding="utf-8") as file:
            return file.read()
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "it is no text"
        raise LibraryError(f"cannot read the shape function library '{path}': {why}") from error


def _read(path: str, text: str, reader: Context, verifies: bool) -> tuple[Operation, Context]:
    """The module in the text of a file, and the context that knows where its ops stand."""

    def tell(severity: str, message: str, place: Location, notes: Sequence[tuple[str, Location]]) -> None:
        reader.emit(severity, message, place, notes)

    context = Context(tell, reader.allow_unregistered)
    module = parse_module(Source(text, path), context)
    if module is None or (verifies and not verify(module, context)):
        raise LibraryError(f"the shape function library '{path}' is not valid", True)
    return module, context
