"""What `tools/shape_library.py` writes to `common.jsonl`: the libraries of shape functions as the parser gives them.

For each file, in the order of their names, a line with an object: `file`, the `places` of the module and the library,
`attributes` of the library as text but for those that map names of ops to functions, which are `entries`; `ops` that
the library has something for, those of them that are `named_by` an attribute, `dialects` that have the ops of others,
and its `functions` with what they call. Then a line for each function, in this order: names, texts, and numbers.

An op is: its name, its place (an offset in the file), operands, types of results, attributes (name and text), regions,
each list behind its length. A region is 0, or 1 with a block: arguments (type and place) and ops. Operands are numbers
of values in the order in which these are made, those inside of an op before its results.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from pyopt.analysis.shapes.libraries import CONTROL, DIALECTS, FRACTIONS, LIBRARY, MAPPING, NAMED_BY, VALUES, texts_of
from pyopt.ir.attributes import Attribute, DictionaryAttr, SymbolRefAttr
from pyopt.ir.context import Context
from pyopt.ir.core import Block, Operation, Value
from pyopt.ir.symbols import op_references, symbol_name
from pyopt.ir.types import Type
from pyopt.passes.shapes.library import COMMON, files_of
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module


def text() -> str:
    """The text of the file."""
    return "\n".join([line for path in files_of(COMMON) for line in lines_of(Path(path))]) + "\n"


def module_of(path: Path) -> tuple[Operation, Context]:
    """What the parser gives for a file."""
    context = Context(lambda *message: None)
    module = parse_module(Source(path.read_text(encoding="utf-8"), str(path)), context)
    assert module is not None
    return module, context


def lines_of(path: Path) -> list[str]:
    """The lines for one file."""
    module, context = module_of(path)
    (library,) = [one for one in module.walk() if one.name == LIBRARY]
    offset = context.place_offset
    assert offset is not None
    functions = {symbol_name(one) or "": one for one in library.regions[0].entry()}
    entries: dict[str, dict[str, str]] = {}
    attributes: dict[str, str] = {}
    for name, said in library.attributes.items():
        if name in (MAPPING, VALUES, FRACTIONS) and isinstance(said, DictionaryAttr):
            entries[name] = {op: one.path[-1] for op, one in said.entries if isinstance(one, SymbolRefAttr)}
            assert len(entries[name]) == len(said.entries)
        else:
            attributes[name] = str(said)
    named_by, control = texts_of(library, NAMED_BY), texts_of(library, CONTROL)
    head = {
        "file": path.name,
        "places": [_place(one, offset) for one in (module, library)],
        "attributes": attributes,
        "entries": entries,
        "ops": sorted({*named_by, *control, *[op for one in entries.values() for op in one]}),
        "named_by": sorted(named_by),
        "dialects": texts_of(library, DIALECTS),
        "functions": {name: _callees(one) for name, one in functions.items()},
    }
    forms = [_Form(one, offset).line() for one in functions.values()]
    return [json.dumps(one, separators=(",", ":"), ensure_ascii=False) for one in (head, *forms)]


def _place(op: Operation, offset: Callable[[int], int]) -> int:
    assert isinstance(op.loc, int)
    return offset(op.loc)


def _callees(function: Operation) -> list[str]:
    return list(dict.fromkeys([one.path[-1] for op in function.walk() for one in op_references(op)]))


class _Form:
    """The line of one function."""

    def __init__(self, function: Operation, offset: Callable[[int], int]) -> None:
        self._offset = offset
        self._names: dict[str, int] = {}
        self._texts: dict[str, int] = {}
        self._values: dict[Value, int] = {}
        self._code: list[int] = []
        self._add(function)

    def line(self) -> list[object]:
        return [[*self._names], [*self._texts], self._code]

    def _name(self, name: str) -> int:
        return self._names.setdefault(name, len(self._names))

    def _text(self, one: Type | Attribute) -> int:
        return self._texts.setdefault(str(one), len(self._texts))

    def _add(self, op: Operation) -> None:
        assert not op.successors and op.properties is None
        code = self._code
        code += [self._name(op.name), _place(op, self._offset), len(op.operands)]
        code += [self._values[one] for one in op.operands]
        code += [len(op.results), *[self._text(one.type) for one in op.results], len(op.attributes)]
        for name, attribute in op.attributes.items():
            code += [self._name(name), self._text(attribute)]
        code.append(len(op.regions))
        for region in op.regions:
            blocks = list(region)
            code.append(len(blocks))
            for block in blocks:
                assert len(blocks) == 1
                self._add_block(block)
        for result in op.results:
            self._values[result] = len(self._values)

    def _add_block(self, block: Block) -> None:
        self._code.append(len(block.arguments))
        for argument in block.arguments:
            assert isinstance(argument.loc, int)
            self._values[argument] = len(self._values)
            self._code += [self._text(argument.type), self._offset(argument.loc)]
        ops = list(block)
        self._code.append(len(ops))
        for op in ops:
            self._add(op)
