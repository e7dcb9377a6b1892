"""Insertions into a sparse tensor changed it in place until autumn 2022; today they give the tensor with the value.

So what uses the tensor behind an insertion has another operand, and loops and conditionals with insertions carry the
tensor. This is a step of its own, before other ops are upgraded: it renames operands of any op.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from functools import partial
from itertools import islice, takewhile

from pyopt.format.statements import RegionText, Statement
from pyopt.light import Final, final
from pyopt.upgrade.document import Document
from pyopt.upgrade.ops import later_labels
from pyopt.upgrade.sparse_carry import CARRIERS, carry, yield_also
from pyopt.upgrade.sparse_types import dimension_coordinates, encoding_in

_IN_PLACE: Final = frozenset(("sparse_tensor.lex_insert", "sparse_tensor.insert", "sparse_tensor.compress"))
_FUNCTIONS: Final = frozenset(("func", "func.func"))
_INTEGER: Final = re.compile(r"\d{1,18}")
_CONSTANTS: Final = frozenset(("constant", "std.constant", "arith.constant"))


def upgrade_insertions(document: Document) -> None:
    """Rewrites functions with insertions that have no result."""
    texts = document.texts
    if not any(token in _IN_PLACE for token in texts):
        return
    statements = document.statements()
    labels = later_labels(document)
    for number, statement in enumerate(statements):
        if statement.name >= statement.end or texts[statement.name] not in _FUNCTIONS or not statement.regions:
            continue
        inner = list(takewhile(partial(_is_within, statement), islice(statements, number + 1, None)))
        inserts = [one for one in inner if _is_in_place(texts, one)]
        if inserts:
            document.use_names(statement.first, statement.end)
            document.attempt(partial(_Function(document, statement, inner, inserts, labels).upgrade))


def _is_within(outer: Statement, inner: Statement) -> bool:
    return inner.first < outer.end


def _is_in_place(texts: list[str], statement: Statement) -> bool:
    return statement.first == statement.name and texts[statement.name] in _IN_PLACE


def _tensor_at(texts: list[str], insert: Statement) -> int:
    """The index of the operand that an insertion changes."""
    for at in range(insert.name, insert.end):
        if texts[at] == "into":
            return at + 1
    return insert.name + 1


@final
class _Values:
    """Facts about a place: the current names of tensors, and index constants."""

    __slots__ = ("constants", "current")

    def __init__(self, current: dict[str, str], constants: dict[int, str]) -> None:
        self.current = current
        self.constants = constants

    def copy(self) -> _Values:
        return _Values(dict(self.current), dict(self.constants))


@final
class _Function:
    """One function: its statements, and what was made in it."""

    def __init__(
        self,
        document: Document,
        function: Statement,
        statements: list[Statement],
        inserts: list[Statement],
        labels: list[int],
    ) -> None:
        self.document = document
        self.texts = document.texts
        self.function = function
        self.statements = statements
        self.firsts = [one.first for one in statements]
        self.inserts = inserts
        self.inserts_at = [one.first for one in inserts]
        self.labels = labels
        self.stack = [(function, region) for region in function.regions]
        self.next = 0
        self.defined: dict[int, set[str]] = {}
        self.types: dict[str, str] = {}
        self.used: set[str] = set()
        self.constants: dict[int, str] = {}

    def upgrade(self) -> None:
        document, texts = self.document, self.texts
        for insert in self.inserts:
            reason = self._prepare(insert)
            if reason:
                document.refuse(insert.name, f"'{texts[insert.name]}' op {reason}")
                return
        values = _Values({}, {})
        for region in self.function.regions:
            self._walk(region.open, region.close, values)
        self._refuse_unused(values, {})
        if self.constants:
            first = self.statements[bisect_right(self.firsts, self.function.regions[0].open)].first
            lines = [f"{name} = arith.constant {value} : index\n" for value, name in self.constants.items()]
            document.replace(first, first, "".join(lines))

    def _prepare(self, insert: Statement) -> str:
        """The reason why an insertion cannot be upgraded; "" if it can. Notes the type of its tensor."""
        document, texts = self.document, self.texts
        name = texts[_tensor_at(texts, insert)]
        colon = document.find(":", insert.name, insert.end)
        types = [document.source(*part) for part in document.split(colon + 1, insert.end)] if colon > 0 else []
        if not types or name[:1] != "%":
            return "expected types behind a colon"
        self.types[name] = types[0] if texts[insert.name + 1] == name else types[-1]
        counts = {"sparse_tensor.lex_insert": 3, "sparse_tensor.compress": 6}
        if texts[insert.name + 1] == name:
            if encoding_in(document, _resolved(document, self.types[name])) is None:
                return "the encoding of its tensor is not in the text"
            operands = document.split(insert.name + 1, colon)
            if not len(types) == len(operands) == counts.get(texts[insert.name]):
                return "expected as many types as operands"
        for one, region in self._around(insert):
            first_label = bisect_right(self.labels, region.open)
            if first_label < len(self.labels) and self.labels[first_label] < region.close:
                return "changes its tensor in place between branches, which are not followed"
            if one is not self.function and name not in self._defined(one, region):
                if texts[one.name] not in CARRIERS:
                    return f"changes its tensor in place within {texts[one.name]}, which cannot carry it"
        return ""

    def _around(self, insert: Statement) -> list[tuple[Statement, RegionText]]:
        """The ops and regions around an insertion, from the outside. Insertions are asked for in order."""
        while self.next < len(self.statements) and self.statements[self.next].first < insert.first:
            one = self.statements[self.next]
            self.stack += [(one, region) for region in one.regions]
            self.next += 1
        self.stack = [(one, region) for one, region in self.stack if insert.first < region.close]
        return [(one, region) for one, region in self.stack if region.open < insert.first]

    def _defined(self, op: Statement, region: RegionText) -> set[str]:
        """The values that are defined within a region of an op, by the op for its regions, or as blocks' arguments."""
        found = self.defined.get(region.open)
        if found is None:
            found = self._arguments(op)
            for one in self._within(region.open, region.close):
                found.update(self.texts[one.first : one.name])
                if one.regions:
                    found |= self._arguments(one)
            self.defined[region.open] = found
        return found

    def _arguments(self, op: Statement) -> set[str]:
        """`%i` of `scf.for %i = ..`, and what the labels of first blocks name."""
        texts = self.texts
        found = {texts[at] for at in range(op.name, op.regions[0].open) if texts[at + 1] == "="}
        for region in op.regions:
            if region.label is not None:
                found.update(texts[region.label.first : region.label.last])
        return found

    def _within(self, open: int, close: int) -> list[Statement]:
        """The statements between two tokens, outer ones before those in their regions."""
        return self.statements[bisect_right(self.firsts, open) : bisect_left(self.firsts, close)]

    def _refuse_unused(self, values: _Values, outer: dict[str, str]) -> None:
        """Refuses insertions for the caller's sake: `outer` has what goes on behind the region."""
        texts = self.texts
        for name, last in values.current.items():
            if name in outer or last in self.used:
                continue
            insert = next(one for one in self.inserts if texts[_tensor_at(texts, one)] == name)
            reason = f"changes {name} in place, which nothing uses later: today it gives a new tensor"
            self.document.refuse(insert.name, f"'{texts[insert.name]}' op {reason}")

    # The walk.

    def _walk(self, open: int, close: int, values: _Values) -> None:
        """Goes through a region, in order."""
        done = open
        for statement in self._within(open, close):
            if statement.first <= done:
                continue
            done = statement.end - 1
            if _is_in_place(self.texts, statement):
                self._insert(statement, values)
                continue
            self._note_constant(statement, values)
            for start, stop in statement.ranges_around(statement.regions):
                self._rename(start, stop, values)
            if statement.regions:
                self._regions(statement, values)

    def _rename(self, start: int, stop: int, values: _Values) -> None:
        for at in range(start, stop):
            new = values.current.get(self.texts[at], "")
            if new:
                self.document.replace(at, at + 1, new)
                self.used.add(new)

    def _note_constant(self, statement: Statement, values: _Values) -> None:
        texts, at = self.texts, statement.name
        known = texts[at] in _CONSTANTS and statement.end == at + 4 and texts[at + 3] == "index"
        if known and _INTEGER.fullmatch(texts[at + 1]):
            values.constants.setdefault(int(texts[at + 1]), texts[statement.first])

    def _regions(self, statement: Statement, values: _Values) -> None:
        """The regions of an op. What is changed in them and comes from outside is carried."""
        texts = self.texts
        changed: list[str] = []
        begin = bisect_right(self.inserts_at, statement.first)
        for one in self.inserts[begin : bisect_left(self.inserts_at, statement.end)]:
            name = texts[_tensor_at(texts, one)]
            if name not in changed and not any(
                name in self._defined(statement, region) for region in statement.regions
            ):
                changed.append(name)
        before = [values.current.get(name, name) for name in changed]
        types = [self.types[name] for name in changed]
        arguments: list[list[str]] = []
        if changed:
            arguments = carry(self.document, statement, changed, before, types)
        results = [self.document.fresh(f"{name}_out") for name in changed]
        for number, region in enumerate(statement.regions):
            inner = values.copy()
            if changed:
                inner.current.update(zip(changed, arguments[number], strict=True))
            self._walk(region.open, region.close, inner)
            self._refuse_unused(inner, {**values.current, **dict.fromkeys(changed, "")})
            if changed:
                last = [inner.current[name] for name in changed]
                yield_also(self.document, region, last, types)
                self.used.update(last)
        if changed:
            first = statement.first
            if first == statement.name:
                self.document.replace(first, first, ", ".join(results) + " = ")
            else:
                self.document.insert_behind(statement.name - 2, "".join(f", {result}" for result in results))
            values.current.update(zip(changed, results, strict=True))

    # Insertions.

    def _insert(self, insert: Statement, values: _Values) -> None:
        """Gives the result of an insertion a name; those of the first years had their coordinates in a buffer."""
        document, texts = self.document, self.texts
        at = _tensor_at(texts, insert)
        name = texts[at]
        new = document.fresh(f"{name}_inserted")
        if texts[at - 1] == "into":
            self._rename(insert.name, insert.end, values)
            document.replace(insert.first, insert.first, f"{new} = ")
        else:
            document.replace(insert.first, insert.end, self._with_coordinates(insert, new, values))
            self.used.add(values.current.get(name, name))
        document.note(insert.name, texts[insert.name] + " in place", "an op with a result", 2022)
        values.current[name] = new

    def _with_coordinates(self, insert: Statement, new: str, values: _Values) -> str:
        """`sparse_tensor.lex_insert %t, %coordinates, %x`, and `sparse_tensor.compress %t, %coordinates, ..`."""
        document = self.document
        colon = document.find(":", insert.name, insert.end)
        operands = [document.source(*part) for part in document.split(insert.name + 1, colon)]
        types = [document.source(*part) for part in document.split(colon + 1, insert.end)]
        tensor = values.current.get(operands[0], operands[0])
        encoding = encoding_in(document, _resolved(document, types[0]))
        assert encoding is not None
        compress = self.texts[insert.name] == "sparse_tensor.compress"
        levels: list[str] = []
        text = ""
        for level in range(len(encoding.levels) - compress):
            levels.append(document.fresh(f"%crd{level}"))
            text += f"{levels[-1]} = memref.load {operands[1]}[{self._constant(level, values)}] : {types[1]}\n"
        if compress:
            return (
                f"{text}{new} = sparse_tensor.compress {', '.join(operands[2:])} into {tensor}[{', '.join(levels)}] : "
                f"{', '.join(types[2:5])}, {types[0]}"
            )
        value = operands[2]
        if types[2].startswith("memref"):
            value = document.fresh("%value")
            text += f"{value} = memref.load {operands[2]}[] : {types[2]}\n"
        before, dims = dimension_coordinates(document, encoding, levels)
        return f"{text}{before}{new} = tensor.insert {value} into {tensor}[{', '.join(dims)}] : {types[0]}"

    def _constant(self, value: int, values: _Values) -> str:
        """The name of an index constant: one that is there, or one at the beginning of the function."""
        known = values.constants.get(value) or self.constants.get(value)
        if not known:
            known = self.constants[value] = self.document.fresh(f"%c{value}")
        return known


def _resolved(document: Document, type: str) -> str:
    """A type's text, with an alias replaced."""
    if type[0] != "!":
        return type
    found = re.search(rf"^\s*{re.escape(type)}\s*=\s*([^\n]*)", document.text, re.MULTILINE)
    return found.group(1) if found else type
