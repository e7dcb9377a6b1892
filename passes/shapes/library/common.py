"""The libraries that ship with pyopt, read from what `python tools/shape_library.py` makes of their files.

`common.jsonl` has for each file a line about its library, and one for each of its functions: what the parser gives
for them, as numbers, so that a run that needs some of them builds these and parses nothing but attributes and types.
`tools/shape_forms.py` writes it and says what stands in it; a test compares it with the files.
"""

from __future__ import annotations

import json
import os
import sys

from pyopt.analysis.shapes.libraries import LIBRARY
from pyopt.ir.attributes import ArrayAttr, Attribute, DictionaryAttr, SymbolRefAttr, TypeAttr
from pyopt.ir.context import Context
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.light import TYPE_CHECKING, Final, Iterable, final
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module

if TYPE_CHECKING:
    from pyopt.ir.opinfo import OpInfo
    from pyopt.ir.types import Type

FILE: Final = "common.jsonl"


def folder() -> str:
    """Where the files are."""
    # A compiled module learns where it is after it has run.
    return os.path.dirname(sys.modules["pyopt.passes.shapes.library"].__file__ or "")


@final
class CommonLibrary:
    """The library of one file. `needs` says which of its functions some ops need, `built` makes it with these.

    Each function is built at most twice: who asks for more than was taken at first gets all of them.
    """

    __slots__ = (
        "_attributes", "_callees", "_dialects", "_entries", "_lines", "_named_by", "_ops", "_places", "_taken",
        "module", "path",
    )  # fmt: skip

    def __init__(self, head: str, lines: list[str]) -> None:
        said = json.loads(head)
        self.path = os.path.join(folder(), said["file"])
        self._places: list[int] = said["places"]
        # Attributes that no function stands in, as text; the others map names of ops to functions.
        self._attributes: dict[str, str] = said["attributes"]
        self._entries: dict[str, dict[str, str]] = said["entries"]
        self._ops: set[str] = {*said["ops"]}
        self._named_by: set[str] = {*said["named_by"]}
        self._dialects: dict[str, str] = said["dialects"]
        self._callees: dict[str, list[str]] = said["functions"]
        self._lines = dict(zip(self._callees, lines, strict=False))
        self._taken: set[str] = set()
        # What was built last.
        self.module: tuple[Operation, Context] | None = None

    def count(self) -> int:
        """The number of its functions."""
        return len(self._callees)

    def needs(self, ops: Iterable[str] | None) -> list[FunctionForm] | None:
        """The functions to build for these ops, or for all; None if there is nothing for these ops in the file."""
        names = None if ops is None else self._named(ops)
        if names is not None and not names:
            return None
        needed = {*self._callees} if names is None else self._with_callees(self._functions_of(names))
        if self.module is not None:
            if needed <= self._taken:
                return []
            needed = {*self._callees}
        self._taken = needed
        self.module = None
        return [FunctionForm(self._lines[name]) for name in self._callees if name in needed]

    def texts(self) -> Iterable[str]:
        """The texts of attributes that no function stands in."""
        return self._attributes.values()

    def built(self, forms: list[FunctionForm], known: dict[str, Attribute], reader: Context) -> None:
        """Makes the module with these functions, and its context; `known` has the attributes of all texts."""
        context = Context(reader.handler, True)
        context.source_name = self.path
        context.place_offset = _same
        context.line_and_column = self._line_and_column
        self.module = self._build(forms, known, context), context

    def _named(self, ops: Iterable[str]) -> set[str]:
        """Those of the ops that the file has something for, by the names that stand in it."""
        wanted = {*ops}
        if self._dialects:
            parts = [name.partition(".") for name in wanted]
            wanted.update([f"{self._dialects[one]}.{rest}" for one, _, rest in parts if one in self._dialects])
        return wanted & self._ops

    def _functions_of(self, names: set[str]) -> list[str]:
        """The functions of these ops; all of them where an attribute of an op names another one."""
        if not self._named_by.isdisjoint(names):
            return [*self._callees]
        return [entries[name] for entries in self._entries.values() for name in names if name in entries]

    def _with_callees(self, functions: list[str]) -> set[str]:
        found: set[str] = set()
        unseen = functions
        while unseen:
            name = unseen.pop()
            if name not in found:
                found.add(name)
                unseen += self._callees[name]
        return found

    def _line_and_column(self, offset: int) -> tuple[int, int]:
        with open(self.path, encoding="utf-8") as file:
            return Source(file.read(), self.path).line_and_column(offset)

    def _build(self, forms: list[FunctionForm], known: dict[str, Attribute], context: Context) -> Operation:
        attributes = {name: known[text] for name, text in self._attributes.items()}
        for kind, entries in self._entries.items():
            taken: dict[str, Attribute] = {}
            for op, name in entries.items():
                if name in self._taken:
                    taken[op] = SymbolRefAttr.get(name)
            attributes[kind] = DictionaryAttr.get(taken)
        body = Block()
        for form in forms:
            body.append(form.built(known, context))
        module, library = self._places
        around = Block()
        around.append(Operation(op_info(LIBRARY, context), [], (), attributes, library, [region_of(body)]))
        return Operation(op_info("builtin.module", context), [], (), {}, module, [region_of(around)])


@final
class FunctionForm:
    """The line of a function: names of ops and attributes, texts of attributes and types, and numbers."""

    __slots__ = ("_at", "_attributes", "_code", "_infos", "_names", "_types", "texts")

    def __init__(self, line: str) -> None:
        said = json.loads(line)
        self._names: list[str] = said[0]
        self.texts: list[str] = said[1]
        self._code: list[int] = said[2]
        self._at = 0
        self._attributes: list[Attribute] = []
        self._types: list[Type | None] = []
        self._infos: list[OpInfo | None] = []

    def built(self, known: dict[str, Attribute], context: Context) -> Operation:
        """The function; `known` has the attributes of the texts."""
        self._attributes = [known[text] for text in self.texts]
        self._types = [one.value if isinstance(one, TypeAttr) else None for one in self._attributes]
        self._infos = [context.op_info(name) if "." in name else None for name in self._names]
        self._at = 0
        return self._op([])

    def _next(self) -> int:
        at = self._at
        self._at = at + 1
        return self._code[at]

    def _op(self, values: list[Value]) -> Operation:
        """The op that comes next; its results, and the values inside it, are put behind `values`."""
        code = self._code
        at = self._at
        info = self._infos[code[at]]
        assert info is not None
        place = code[at + 1]
        count = code[at + 2]
        at += 3
        operands = [values[one] for one in code[at : at + count]]
        at += count
        types: list[Type] = []
        for one in range(at + 1, at + 1 + code[at]):
            type = self._types[code[one]]
            assert type is not None
            types.append(type)
        at += 1 + code[at]
        end = at + 1 + 2 * code[at]
        attributes = {}
        for one in range(at + 1, end, 2):
            attributes[self._names[code[one]]] = self._attributes[code[one + 1]]
        self._at = end + 1
        if not code[end]:
            op = Operation(info, operands, types, attributes, place)
        else:
            regions = [self._region(values) for _ in range(code[end])]
            op = Operation(info, operands, types, attributes, place, regions)
        values += op.results
        return op

    def _region(self, values: list[Value]) -> Region:
        """A region with no block or one."""
        region = Region()
        if self._next():
            block = Block()
            for _ in range(self._next()):
                type = self._types[self._next()]
                assert type is not None
                values.append(block.add_argument(type, self._next()))
            for _ in range(self._next()):
                block.append(self._op(values))
            region.append(block)
        return region


def _same(place: int) -> int:
    return place


def op_info(name: str, context: Context) -> OpInfo:
    """The declaration of an op of pyopt's."""
    found = context.op_info(name)
    assert found is not None
    return found


def region_of(block: Block) -> Region:
    """A region with that block."""
    region = Region()
    region.append(block)
    return region


def parsed_attributes(texts: list[str], context: Context) -> list[Attribute]:
    """The attributes, or the types as attributes, with these texts."""
    reader = Context(context.handler, True)
    op = parse_module(Source(f'"all"() {{value = [{", ".join(texts)}]}} : () -> ()', FILE), reader, False)
    assert op is not None
    found = op.attributes["value"]
    assert isinstance(found, ArrayAttr)
    return [*found.elements]


def take(libraries: list[CommonLibrary], ops: Iterable[str] | None, reader: Context) -> list[tuple[Operation, Context]]:
    """The modules of the libraries that have something for these ops, with what they need; of all for None."""
    named = None if ops is None else {*ops}
    found: list[tuple[CommonLibrary, list[FunctionForm]]] = []
    texts: dict[str, None] = {}
    for library in libraries:
        forms = library.needs(named)
        if forms is None:
            continue
        found.append((library, forms))
        if library.module is None:
            texts.update(dict.fromkeys(library.texts()))
            for form in forms:
                texts.update(dict.fromkeys(form.texts))
    known = dict(zip(texts, parsed_attributes([*texts], reader), strict=True)) if texts else {}
    modules: list[tuple[Operation, Context]] = []
    for library, forms in found:
        if library.module is None:
            library.built(forms, known, reader)
        assert library.module is not None
        modules.append(library.module)
    return modules


def common_libraries(text: str) -> list[CommonLibrary]:
    """The libraries in the text of `common.jsonl`."""
    lines = text.split("\n")
    found: list[CommonLibrary] = []
    at = 0
    while at < len(lines) - 1:
        library = CommonLibrary(lines[at], lines[at + 1 :])
        found.append(library)
        at += 1 + library.count()
    return found
